"""Intervals hold what they promise, also where games of one deal resemble each other."""

from random import Random

import pytest

from backroom.arena.intervals import Part, difference, mean, ratio, share, student, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_the_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.005)


def test_a_mean_of_independent_deals_has_the_interval_of_the_textbook() -> None:
    found = mean([Part(value, 1) for value in (2.0, 4.0, 4.0, 6.0)])
    assert found.value == 4
    assert found.interval is not None
    # The standard deviation is the root of 8/3, so the error is the root of 2/3.
    assert found.interval.high - 4 == pytest.approx(student(3) * (2 / 3) ** 0.5)


def test_one_deal_has_no_interval() -> None:
    assert mean([Part(3, 1)]).interval is None
    assert share([Part(3, 4)]).interval is None


def test_deals_without_weight_say_nothing() -> None:
    some = [Part(1, 2), Part(2, 2), Part(0, 1)]
    assert share([*some, Part(0, 0)]) == share(some)


def test_a_share_without_scatter_counts_every_deal_once() -> None:
    """Forty won games of ten deals are not forty independent games."""
    found = share([Part(4, 4)] * 10)
    assert found.value == 1
    assert found.interval == wilson(10, 10, student(9))


def test_independent_deals_with_one_game_each_are_wilsons() -> None:
    found = share([Part(1, 1)] * 30 + [Part(0, 1)] * 70)
    assert found.interval is not None
    assert found.interval == pytest.approx(wilson(30, 100), abs=0.003)


def rotated_deals(chance: Random, deals: int) -> list[Part]:
    """Four games a deal; most deals are won or lost whichever way one sits. 0.3 wins in truth."""
    luck = [chance.choice([0.0, 0.0, 0.2, 1.0]) for _ in range(deals)]
    return [Part(sum(chance.random() < one for _ in range(4)), 4) for one in luck]


def test_intervals_of_correlated_games_hold_the_truth_as_often_as_they_say() -> None:
    chance = Random(1)
    found = [share(rotated_deals(chance, 60)).interval for _ in range(600)]
    held = sum(interval is not None and interval.low <= 0.3 <= interval.high for interval in found)
    assert 0.93 <= held / len(found) <= 0.98


def test_an_interval_over_games_would_promise_too_much() -> None:
    """What the test before would find if all games were taken to be independent."""
    chance = Random(1)
    found = [wilson(sum(part.sum for part in rotated_deals(chance, 60)), 240) for _ in range(600)]
    assert sum(low <= 0.3 <= high for low, high in found) / len(found) < 0.8


def test_a_difference_is_taken_deal_against_deal() -> None:
    theirs = [Part(value, 1) for value in (1.0, 5.0, 9.0, 20.0)]
    ours = [Part(part.sum + 2, 1) for part in theirs]
    found = difference(ours, theirs)
    assert found.value == 2
    assert found.interval == pytest.approx((2, 2))  # what the deals share falls out
    assert ratio(ours) == pytest.approx(ratio(theirs) + 2)


def test_differences_of_nothing_leave_out_zero_as_often_as_they_say() -> None:
    chance = Random(2)
    found = [
        difference(rotated_deals(chance, 50), rotated_deals(chance, 50)).interval
        for _ in range(600)
    ]
    outside = sum(
        interval is not None and not interval.low <= 0 <= interval.high for interval in found
    )
    assert 0.02 <= outside / len(found) <= 0.08

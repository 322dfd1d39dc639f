"""Luck: fair, repeatable, and not to be foreseen by a copy."""

from collections import Counter
from collections.abc import Callable

import pytest

from backroom.kernel.chance import (
    MULTIPLIER,
    Chance,
    ChanceError,
    KeyedChance,
    RecordedChance,
    ScriptedChance,
    fast_chance,
    shuffle,
)
from backroom.kernel.numbers import bit, i64, vec

MAKERS: list[Callable[[str], Chance]] = [fast_chance, KeyedChance]
both_generators = pytest.mark.parametrize("make", MAKERS, ids=["fast", "keyed"])


def draws(chance: Chance, count: int = 50, below: int = 1000) -> list[int]:
    return [int(chance.below(below)) for _ in range(count)]


@both_generators
def test_a_seed_gives_one_stream_and_another_seed_another(make: Callable[[str], Chance]) -> None:
    assert draws(make("a")) == draws(make("a"))
    assert draws(make("a")) != draws(make("b"))


@both_generators
def test_all_outcomes_are_equally_likely(make: Callable[[str], Chance]) -> None:
    counts = Counter(draws(make("dice"), 60_000, 6))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_square < 20.5  # 1 in 1000 for 5 degrees of freedom; the seed is fixed


@both_generators
def test_a_fork_is_another_stream_and_leaves_the_first_alone(make: Callable[[str], Chance]) -> None:
    chance, untouched = make("a"), make("a")
    fork = chance.fork()
    assert draws(fork) != draws(untouched)
    assert draws(chance)[:50] == draws(make("a"))


def test_the_streams_are_what_old_records_rely_on() -> None:
    assert draws(fast_chance(1), 5) == EXPECTED_FAST
    assert draws(KeyedChance("1"), 5) == EXPECTED_KEYED


EXPECTED_FAST = [68, 324, 870, 363, 21]
EXPECTED_KEYED = [854, 65, 868, 386, 578]


def test_the_multiplier_gives_a_long_period() -> None:
    """MULTIPLIER * 2**32 - 1 must be a safe prime."""
    number = int(MULTIPLIER) * 2**32 - 1
    for candidate in (number, (number - 1) // 2):
        assert all(pow(base, candidate - 1, candidate) == 1 for base in (2, 3, 5, 7, 11, 13))


def test_a_shuffle_reaches_every_order_equally_often() -> None:
    chance = fast_chance("shuffle")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cells = vec[i64]([9, 1, 2, 3, 9])
        shuffle(cells, 1, 4, chance)
        counts[tuple(cells)] += 1
    assert len(counts) == 6
    assert min(counts.values()) > 1_800


def test_a_script_says_when_it_is_too_short_or_does_not_fit() -> None:
    script = ScriptedChance([3, 9])
    assert script.below(6) == 3
    with pytest.raises(ChanceError, match="outcome 2 of the script is 9"):
        script.below(6)
    assert script.left() == 1
    with pytest.raises(ChanceError, match="one more"):
        ScriptedChance([]).below(2)


def test_what_chance_gave_can_be_taken_down() -> None:
    recorded = RecordedChance(fast_chance(5))
    first = draws(recorded, 3)
    assert recorded.take_down() == first
    assert recorded.take_down() == []


def test_bits_up_to_62() -> None:
    assert [int(bit(number)) for number in range(63)] == [2**number for number in range(63)]

"""Two editions, game by game."""

import pytest
from msgspec import json

from arena.plans import nobody_heeds, unseated
from backroom import games
from backroom.arena import balance, plots
from backroom.arena.balance import BalanceReport, Pair, clearest, play_balance, play_pairs
from backroom.arena.farm import Farm
from backroom.arena.plan import Plan
from backroom.arena.statistics import Speed
from backroom.kernel.text import phrasebook

SPEED = Speed("local", 1, 1.0, 1.0, 1.0)
LANDLORD = (
    '"The Landlord",      level =  9, mod = -2',
    '"The Landlord",      level =  1, mod =  0',
)


def random_plan(game: str = "crooks", seats: int = 4, count: int = 300) -> Plan:
    return unseated(game, seats, count)._replace(line_ups=(("random",) * seats,))


def changed(plan: Plan, *changes: tuple[str, str]) -> Plan:
    text = plan.edition_text
    for find, put in (('name = "house-1"', 'name = "mine"'), *changes):
        assert text.count(find) == 1
        text = text.replace(find, put)
    return plan._replace(edition_source="mine.toml", edition_text=text)


def report_of(ours: Plan, theirs: Plan) -> BalanceReport:
    pairs, interrupted = play_balance(ours, theirs, Farm(), nobody_heeds)
    return balance.report(ours, theirs, pairs, interrupted, SPEED)


@pytest.fixture(scope="module")
def report() -> BalanceReport:
    """The Landlord, one of the strongest crooks, is now one of the weakest."""
    house = random_plan()
    return report_of(changed(house, LANDLORD), house)


def test_the_same_cards_make_no_difference() -> None:
    house = random_plan(count=20)
    found = report_of(changed(house), house)
    assert (found.ours.name, found.theirs.name) == ("mine", "house-1")
    for figure in found.compared():
        assert figure.difference.value == 0
        assert not figure.is_clear
        assert figure.ours == figure.theirs


def test_a_weakened_card_wins_less_for_those_who_get_it(report: BalanceReport) -> None:
    won = {card.card: card.won for card in report.cards if card.won is not None}
    assert clearest(won)[0][0] == "3"
    assert won["3"].is_clear
    assert won["3"].difference.value < -0.05
    assert won["3"].difference.value == pytest.approx(won["3"].ours.value - won["3"].theirs.value)


def test_seats_and_scores_are_compared(report: BalanceReport) -> None:
    assert sum(wins.ours.value for wins in report.wins) == pytest.approx(1)
    assert sum(wins.theirs.value for wins in report.wins) == pytest.approx(1)
    assert report.points.ours.value == pytest.approx(report.our_distributions.points.mean)
    assert report.length.theirs.value == pytest.approx(report.their_distributions.lengths.mean)
    assert report.winners_points.ours.value > report.points.ours.value
    assert report.lead.ours.value > 0
    assert len(report.cards) == 32


def test_workers_change_nothing() -> None:
    house = random_plan(count=250)
    mine = changed(house, LANDLORD)
    alone = play_balance(mine, house, Farm(), nobody_heeds)
    assert play_balance(mine, house, Farm(workers=2), nobody_heeds) == alone


def test_an_interrupt_leaves_whole_pairs() -> None:
    def interrupt(_: float) -> None:
        raise KeyboardInterrupt

    house = random_plan(count=250)
    pairs, interrupted = play_balance(changed(house), house, Farm(), interrupt)
    assert (len(pairs), interrupted) == (100, True)


def test_a_card_that_only_one_edition_has_is_compared_in_play_alone() -> None:
    pairs = play_pairs(random_plan(count=2), random_plan(count=2), range(2))
    lonely = [Pair(p.ours._replace(cards=[*p.ours.cards, "new"]), p.theirs) for p in pairs]
    found = balance.card_balance("new", lonely)
    assert found.won is None
    assert found.played is not None
    assert (found.played.ours.value, found.played.theirs.value) == (1, 0)


@pytest.mark.parametrize("name", games.names())
def test_who_gets_a_card_is_known_in_every_game(name: str) -> None:
    plan = random_plan(name, count=3)
    found = [balance.weigh(plan, number) for number in range(3)]
    gained = {card for game in found for _, card in game.gained}
    assert gained
    assert all(0 <= seat < 4 for game in found for seat, _ in game.gained)
    if name != "animalcatraz":  # inmates are there from the start, so nobody counts them
        assert gained <= {card for game in found for card in game.cards}


def test_gangsters_and_inmates_have_owners() -> None:
    plan = random_plan("animalcatraz", 6, 2)
    (inmates,) = {len(balance.weigh(plan, n).gained) >= 6 for n in range(2)}
    assert inmates


def test_a_report_survives_json(report: BalanceReport) -> None:
    assert json.decode(json.encode(report), type=BalanceReport) == report


def test_a_picture_can_be_drawn(report: BalanceReport) -> None:
    assert plots.draw(report, "png", phrasebook("it")).startswith(b"\x89PNG")


def test_one_pair_has_no_intervals() -> None:
    house = random_plan(count=1)
    found = report_of(changed(house), house)
    assert all(figure.difference.interval is None for figure in found.compared())

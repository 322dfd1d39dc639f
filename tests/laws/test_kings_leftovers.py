"""What is over leaves nothing behind on a table of New York Kings, and nothing is kept twice.

A position says in ``more`` what none of its readable parts says. So whatever stands there must be
something that no readable part can say, and at a menu, or while bids are made,
something that outlasts a decision.
"""

from pathlib import Path

import pytest

from backroom import games
from backroom.games.kings.position import position_of
from backroom.games.kings.rules import Kings
from backroom.kernel.chance import fast_chance
from backroom.kernel.record import RESIGN
from backroom.kernel.scenario import read_scenario
from support import SCENARIOS, luck_of, scenario_table, shows

GAME = games.game("kings")
# Everything in one of these follows from what can be read: who waits in a bar is in no deck.
READABLE = {
    *("bank", "money", "pot", "person", "place", "carries", "hand", "hand_size"),
    *("fate", "address", "goal", "row", "bag", "missions_left", "mission_deck", "start_tile"),
    *("guest", "hench_fate", "hench_left", "hench_deck", "car", "cars_moved", "cards_left"),
    *("joker_of", "joker_slot", "decision", "round", "first", "active", "stage", "died"),
}
# What seats did in this turn or know from earlier ones, and which of two copies is the one.
REMEMBERED = {
    *("next", "lead", "taken", "deaths", "left_behind", "left_men", "police_off"),
    *("acted", "moved", "halted", "fresh", "recruited", "steps", "began", "step_limit"),
    *("provoked", "numbers", "sales", "sale_lender", "sale_person", "sale_choice", "leeway"),
    *("chains", "sent", "draft_to", "draft_item", "draft_give", "draft_ask", "draft_card_give"),
    *("draft_card_ask", "draft_number", "draft_car", "draft_car_to"),
    *("goal_since", "bag_since", "clock", "waits", "wait"),
    *("card_fate", "card_deck", "card_epoch", "card_with", "epoch"),
}
PATHS = [path for path in SCENARIOS if path.parent.name == GAME.name]


def check(table: Kings) -> None:
    position = position_of(table)
    assert not READABLE & set(position.more)
    if position.phase in ("moves", "actions"):
        assert set(position.more) <= REMEMBERED
    if position.phase == "bid":
        assert set(position.more) <= {"waiting", "bid", *REMEMBERED}


@shows("NK-032", "NK-036")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_new_game_can_be_read(seats: int) -> None:
    table = GAME.new(GAME.edition(), seats, GAME.options({}), fast_chance(1))
    assert isinstance(table, Kings)
    assert set(position_of(table).more) <= {"waiting", *REMEMBERED}
    check(table)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_nothing_is_left_behind(path: Path) -> None:
    """At every table of every scenario."""
    scenario = read_scenario(path)
    if scenario.refused is not None:
        return
    table = scenario_table(GAME, scenario, luck_of(scenario))
    assert isinstance(table, Kings)
    check(table)
    for step in scenario.step:
        seat, words = step.get("seat", 0), step.get("do")
        if "refused" in step or not isinstance(words, str):
            continue
        if words == RESIGN:
            table.resign(seat)
        else:
            table.play(seat, GAME.actions.code(words))
        check(table)

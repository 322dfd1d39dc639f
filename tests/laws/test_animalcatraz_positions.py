"""Positions of Animalcatraz: everything is told, and what cannot be is refused."""

from typing import Any

import pytest
from msgspec import convert, json, to_builtins

from backroom.games.animalcatraz import GAME
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.position.parts import Position
from backroom.games.animalcatraz.position.reading import position_of
from backroom.games.animalcatraz.position.restoring import lay_out
from backroom.games.animalcatraz.rules import Animalcatraz, new_table
from backroom.games.animalcatraz.state import TableOptions
from backroom.kernel.chance import fast_chance
from backroom.kernel.refusals import SetupError

EDITION = GAME.edition()


def options_for(seats: int, kind: str) -> TableOptions:
    """Options of a seating: "normal", "advanced", "two" or "teams"."""
    options = TableOptions(seats)
    options.pool = list(range(12 if kind != "normal" else 8))
    if kind != "normal":
        options.advanced = options.warden = options.trash_tags = True
        options.gangsters = list(range(12))
        options.fugitive = options.guard_tiles = options.crime_lord = True
    options.pairs = kind in ("two", "teams")
    options.two_cells = kind == "two"
    if options.pairs:
        options.rivals = 2 if kind == "two" else (seats + 1) // 2
        options.inmates = 2 * options.rivals
    return options


SEATINGS = [
    (3, "normal"),
    (4, "normal"),
    (2, "two"),
    (3, "advanced"),
    (4, "advanced"),
    *((seats, "teams") for seats in range(4, 9)),
]


def laid_out(position: Position, kind: str) -> Animalcatraz:
    options = options_for(position.seats, kind)
    table = new_table(EDITION.cards, position.seats, fast_chance(1), options)
    lay_out(table, position)
    return table


def again(table: Animalcatraz, kind: str) -> Animalcatraz:
    """The table that the position of a table describes, read from its text."""
    return laid_out(json.decode(json.encode(position_of(table)), type=Position), kind)


@pytest.mark.parametrize(("seats", "kind"), SEATINGS)
def test_a_position_may_say_nothing(seats: int, kind: str) -> None:
    table = laid_out(Position(seats=seats), kind)
    assert again(table, kind).b == table.b
    position = position_of(table)
    assert position.stack == ["next_turn", "main 0"]
    assert [inmate.at for inmate in position.inmates] == ["cell"] * len(position.inmates)
    assert len(position.chair) == 48
    assert {room: len(items) for room, items in (position.decks or {}).items()} == dict.fromkeys(
        ["library", "infirmary", "cafeteria", "laundry"], 12
    )


# A team game of eight with something in every part of the position.
FULL: dict[str, Any] = {
    "seats": 8,
    "stack": ["next_turn", "turn_over 2", "shift_to 2 84"],
    "day": 2,
    "round": 3,
    "played": [0, 4],
    "last_rival": 0,
    "trip": 1,
    "brush": 1,
    "active": 2,
    "left": 3,
    "free_steps": 2,
    "toll_paid": True,
    "deeds": {"robbed_in": ["wing_b"], "corrupted": ["drunk"], "turned_primal": True},
    "inmates": [
        {
            "card": "vinnie",
            "at": "yard",
            "force": 3,
            "force_notch": 1,
            "carried": ["boost", "crutch", "boost"],
            "gangsters": ["magpie", ""],
            "gangster_cards": ["phone"],
            "inmate_upgrade": "lifting_belt",
            "crimes": ["cat_burglar", "cartel"],
            "icons_used": ["library A", "escape"],
            "abilities_used": [2],
        },
        {"card": "rookie", "lying": True, "after_fight": True, "owed": 1},
        {"primal_since": 7, "primal_debt": 2, "tormented": [1], "took_part": True},
        {"at": "hole", "owed": 2, "bleeding": "assassin", "bet": "second"},
        {"at": "outside", "stage": 2, "out_since": 1, "cell_upgrade": "bookshelf"},
    ],
    "rivals": [
        {"rep": 9, "bases": 3, "trash_held": [0, 2, 0, 0], "claimed_once": True, "fell": 1},
        {"plan": "tunnel", "plan_open": True, "secured": ["blueprint"], "last_active": 2},
        {
            "crimes_kept": ["payroll"],
            "crime_points": 1,
            "riot_injured": ["inmate", "partner's gangster 1"],
        },
        {"plan": "raft", "tag_answer": "yes", "reached": ["lowlife"]},
    ],
    "cells": {
        "cell_1": {
            "cards": ["pills", "boost"],
            "spare": [{"card": "fork", "by": 2}, {"gangster": "snitch"}, {"card": "ramen"}],
            "claimed": True,
        },
        "cell_3": {"spare": [{}, {"card": "radio", "gangster": "die_hard"}]},
    },
    "tags": {"1": 0, "3": 2},
    "guards": {
        "lieutenant": {"letter": "B", "owner": 0},
    },
    "letter": "A",
    "warden": "wing_d",
    "taken": ["cleaver"],
    "paid": 3,
    "pile": ["cigars", "syringe"],
    "chair": ["gold_watch", "cook_badge"],
    "chair_head": 70,
    "event": "roll_call",
    "events_turned": ["delivery", "roll_call"],
    "discarded": ["double_dip"],
    "gangsters": {"magpie": {"lost": 1, "used": 1, "thefts": ["yard"]}},
    "copied": "magpie",
    "fugitive": {"seen": [1, 0, 0], "card": "dogs", "lock_shift": -2, "sacrificed": ["drunk"]},
    "tiles": [5, 4, 3, 2, 1, 0],
    "tiles_turned": 2,
    "fight": {
        "kind": "fight",
        "room": "yard",
        "sides": [0, 3],
        "injured": [["gangster 1"], []],
        "to_attack": 1,
        "fighters": ["inmate", "gangster 2"],
        "revealed": [["boost 3", ""], ["", "fork"]],
        "dice": [7, 8],
        "totals": [10, 12],
        "ranks": ["unknown", "imposing"],
        "chemist": [False, True],
        "rerolled": ["die_hard"],
        "fought": ["magpie"],
        "damage": [[0, 2], [0, 0]],
        "loser": 1,
        "clashes": 2,
        "swapped": ["carried 1", "carried 3"],
    },
    "riot": {"due": [3], "room": "library", "left": [0, 1], "chain": 1, "is_last": True},
    "challenges": ["1 tagged"],
    "copies": {"boost": [4, 2, 1, 3]},
    "known": {"crutch": ["0123w"], "boost": ["0", "01", "0", ""], "cleaver": ["2"]},
    "crimes_known": {"cartel": "02"},
    "plans_known": {"raft": "3w"},
    "decisions": [1, 2, 3, 4, 5, 6, 7, 8],
}


def full_table() -> Animalcatraz:
    return laid_out(convert(FULL, Position), "teams")


def test_a_full_position_is_told_again() -> None:
    table = full_table()
    assert again(table, "teams").b == table.b
    told = to_builtins(position_of(table))
    assert told["inmates"][0]["carried"] == ["boost", "crutch", "boost"]
    assert told["rivals"][0]["rep"] == 9
    assert told["cells"]["cell_1"]["spare"][0] == {"card": "fork", "gangster": "", "by": 2}
    assert told["known"]["crutch"] == ["0123w"]
    assert told["stack"] == FULL["stack"]
    assert told["copies"] == {"boost": [4, 2, 1, 3]}


def traces(table: Animalcatraz) -> set[int]:
    """Cells of the board that stand for nothing just now, and those that follow from others."""
    b = table.b
    depth = b[at.DEPTH]
    cells = set()
    for first, count, end in (
        (at.frame(0), depth, at.frame(at.FRAMES)),
        (at.frame_first(0), depth, at.frame_first(at.FRAMES)),
        (at.frame_second(0), depth, at.frame_second(at.FRAMES)),
        (at.frame_third(0), depth, at.frame_third(at.FRAMES)),
        (at.event_deck(0), b[at.EVENTS_LEFT], at.event_deck(at.EVENT_CARDS)),
        (at.crime_deck(0), b[at.CRIMES_LEFT], at.crime_deck(at.CRIMES)),
        (at.plan_pile(0, 0), b[at.plan_count(0)], at.plan_pile(1, 0)),
        (at.plan_pile(1, 0), b[at.plan_count(1)], at.plan_pile(2, 0)),
        (at.execution_deck(0), b[at.EXECUTION_LEFT], at.execution_deck(at.GANGSTERS)),
    ):
        cells |= set(range(first + count, end))
    counts = {
        at.DEPTH,
        at.PILE_COUNT,
        at.CHAIR_COUNT,
        at.CHAIR_HEAD,
        at.EVENTS_LEFT,
        at.CRIMES_LEFT,
    }
    counts |= {
        at.plan_count(0),
        at.plan_count(1),
        at.EXECUTION_LEFT,
    }  # make traces of what they leave
    for first, end in (  # a change alone would put a card or a guard in two places
        (at.slot(0, 0), at.DECK),
        (at.spare_card(0, 0), at.spare_gang(0, 0)),
        (at.chair(0), at.PILE_COUNT),
        (at.pile(0), at.known(0)),
        (at.guard(0), at.letter(0)),
        (at.gang_fate(0), at.gang_lost(0)),
        (at.cell_rival(0), at.spare_card(0, 0)),
    ):
        cells |= set(range(first, end))
    return cells | counts | {at.WAITING}


def other_numbers(number: int) -> list[int]:
    """Some that a cell of the board could hold instead; a flag is 0 or 1."""
    return [other for other in {0, 1, number - 1} if 0 <= other != number]


def test_every_cell_of_the_board_is_told() -> None:
    """Whatever number of a board is changed, the position says so, or cannot be."""
    table = full_table()
    before = list(table.b)
    ignored = traces(table)
    told = 0
    for cell in range(len(at.empty_board())):
        for value in other_numbers(before[cell]):
            table.b[cell] = value
            try:
                restored = list(again(table, "teams").b)
            except (SetupError, IndexError, KeyError, ValueError):
                continue
            finally:
                table.b[cell] = before[cell]
            if cell not in ignored:
                changed = [*before[:cell], value, *before[cell + 1 :]]
                assert restored == changed, f"cell {cell} was {before[cell]} and is {value}"
                told += 1
    assert told > 500


DAMAGED: dict[str, tuple[dict[str, Any], str]] = {
    "a fork twice": (
        {"inmates": [{"carried": ["fork", "fork"]}]},
        r"inmates\.0\.carried: there are fewer cards fork",
    ),
    "an unknown card": ({"pile": ["spork"]}, "pile: there is no 'spork'"),
    "six in a pocket": ({"inmates": [{"carried": ["boost"] * 4 + ["pills"] * 2}]}, "too many"),
    "four in a pocket": ({"inmates": [{"carried": ["boost"] * 4}]}, "too many"),
    "four in a cell": ({"cells": {"cell_1": {"cards": ["boost"] * 4}}}, "too many"),
    "an upgrade that is none": ({"inmates": [{"inmate_upgrade": "fork"}]}, "no such upgrade"),
    "a card on nobody": ({"inmates": [{"gangster_cards": ["fork"]}]}, "nobody carries"),
    "five inmates": ({"inmates": [{}] * 5}, "inmates: there are 4"),
    "one card for two": ({"inmates": [{"card": "vinnie"}] * 2}, "vinnie is there twice"),
    "two in one cell": ({"inmates": [{"home": "cell_2"}]}, "a rival lives there"),
    "an attic": ({"inmates": [{"at": "attic"}]}, "there is no 'attic'"),
    "a level of nine": ({"inmates": [{"force": 9}]}, "there is no level 9"),
    "a notch too high": ({"inmates": [{"force_notch": 5}]}, "force_notch: 5 is none"),
    "lying in the Yard": ({"inmates": [{"at": "yard", "lying": True}]}, "only in the cell"),
    "REP of fifteen": ({"rivals": [{"rep": 15}]}, "rep: 15 is none"),
    "three Crimes": ({"inmates": [{"crimes": ["payroll", "vulture", "arsenal"]}]}, "has two"),
    "one Crime twice": ({"inmates": [{"crimes": ["payroll"]}] * 2}, "payroll is somewhere else"),
    "a plan twice": ({"rivals": [{"plan": "raft"}] * 2}, "raft is somewhere else"),
    "an open plan of none": ({"rivals": [{"plan_open": True}]}, "there is no plan"),
    "a tool of no plan": ({"rivals": [{"secured": ["blueprint"]}]}, "no tool of the open plan"),
    "a wing claimed too early": (
        {"cells": {"cell_1": {"claimed": True, "spare": [{"card": "fork"}]}}},
        "cells are empty",
    ),
    "a fifth cell": ({"cells": {"cell_5": {}}}, "there is no 'cell_5'"),
    "too many tags": ({"tags": {"1": 0, "2": 0, "3": 0}}, "a rival has 2 Gang Tags"),
    "a fifth round": ({"tags": {"5": 0}}, "there is no '5'"),
    "a wandering Lieutenant": ({"guards": {"lieutenant": {"room": "library"}}}, "cannot be there"),
    "two guards in a room": (
        {"guards": {"drunk": {"room": "library"}, "smoker": {"room": "library"}}},
        "another guard is there",
    ),
    "more guards than bases": (
        {"guards": {name: {"owner": 0} for name in ("drunk", "smoker", "matron")}},
        "it owns more guards",
    ),
    "a letter D": ({"letter": "D"}, "letter: there is no 'D'"),
    "an item in another deck": ({"decks": {"library": ["fork"]}}, "fork is of another room"),
    "items nowhere": ({"decks": {"library": []}}, "not the items that lie nowhere"),
    "taken from no deck": ({"taken": ["fork"], "pile": ["fork"]}, "some are in no deck"),
    "a Crime lost": ({"crimes": ["payroll"]}, "crimes: some lie nowhere"),
    "Y before X": ({"events": ["roll_call", "delivery"]}, "X come before Y"),
    "an Event twice": ({"event": "delivery", "events": ["delivery"]}, "delivery is somewhere"),
    "a stranger": ({"inmates": [{"gangsters": ["assassin"]}]}, "not in this game"),
    "an unknown frame": ({"stack": ["dance"]}, "there is no 'dance'"),
    "a frame of nobody": ({"stack": ["main 9"]}, "numbers out of range"),
    "a frame of words": ({"stack": ["main big_bill"]}, "is no frame"),
    "an empty stack": ({"stack": []}, "nothing is to happen"),
    "another's main choice": ({"stack": ["main 1"]}, "the main choice is the active inmate's"),
    "a fight of one": ({"fight": {"kind": "fight", "sides": [0, None]}}, "two inmates fight"),
    "an unknown eye": ({"known": {"fork": ["7"]}}, "there is no '7'"),
    "eyes for too many": ({"known": {"fork": ["0", "1"]}}, "there are 1 of them"),
    "copies that are none": ({"copies": {"boost": [1, 2, 3, 5]}}, "expected 1 to 4"),
    "a look elsewhere": ({"rivals": [{"look": []}]}, "items of the decks are missing"),
    "negative Actions": ({"left": -1}, "left: -1 is none"),
    "decisions of one": ({"decisions": [1]}, "decisions: expected 4 numbers"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_position_is_refused(name: str) -> None:
    given, why = DAMAGED[name]
    with pytest.raises(SetupError, match=why) as refused:
        laid_out(convert(given, Position), "advanced")
    assert refused.value.code == "bad_position"


VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (3, {"inmates": "chosen"}),
    (4, {"mode": "advanced", "guard_tiles": True, "el_chapo": True}),
    (2, {"inmates": "two", "fugitive": True}),
    (5, {"crime_lord": True, "fugitive": True}),
]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_position_is_the_whole_state_in_every_variant(
    seats: int, options: dict[str, Any]
) -> None:
    agreed, chance = GAME.options(options), fast_chance(seats)
    table: Any = GAME.new(EDITION, seats, agreed, fast_chance(f"{options}"))
    for step in range(400):
        asked = table.asked()
        if not asked:
            break
        if step % 9 == 0:
            text = json.encode(GAME.position_of(table))
            position = json.decode(text, type=Position)
            restored = GAME.restore(EDITION, position, agreed, fast_chance(0))
            assert restored.b == table.b
        seat = asked[chance.below(len(asked))]
        legal = table.legal(seat)
        table.play(seat, legal[chance.below(len(legal))])
    assert step > 100


def test_a_position_that_leads_nowhere_is_refused() -> None:
    """The stack asks for what the rest of the position has not."""
    given = {"active": 0, "stack": ["next_turn", "main 0", "consume_what 0"]}
    with pytest.raises(SetupError, match="S0 is asked and has no answer"):
        GAME.restore(EDITION, GAME.position(given), GAME.options({}), fast_chance(0))

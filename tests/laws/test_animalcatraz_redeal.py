"""Redeals of Animalcatraz: what a seat knows stays, all else is dealt again, whatever it was."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from backroom.games.animalcatraz import GAME, board
from backroom.games.animalcatraz.redeal import can_pay, rival_of_seat
from backroom.games.animalcatraz.rules import Animalcatraz
from backroom.kernel.chance import fast_chance
from backroom.kernel.state import SPECTATOR

EDITION = GAME.edition()
ALL_GANGSTERS = [gangster.id for gangster in EDITION.data.cards.gangsters[8:16]]
SETTINGS: dict[str, tuple[int, dict[str, Any]]] = {
    "normal": (3, {}),
    "advanced": (4, {"mode": "advanced", "extra_gangsters": ALL_GANGSTERS, "guard_tiles": True}),
    "two seats": (2, {"fugitive": True, "inmates": "two"}),
    "teams": (5, {"crime_lord": True}),
}
MOMENTS = [0, 1, 2, 3, 10, 40, 90, 160, 240]


@cache
def moments(name: str) -> list[Animalcatraz]:
    """A random game, as it stands at some moments."""
    seats, options = SETTINGS[name]
    chance = fast_chance(name)
    table: Any = GAME.new(EDITION, seats, GAME.options(options), fast_chance(name))
    found = []
    for step in range(max(MOMENTS) + 1):
        if table.waiting() == 0:
            break
        if step in MOMENTS:
            found.append(table.copy())
        asked = table.asked()
        seat = asked[chance.below(len(asked))]
        legal = table.legal(seat)
        table.play(seat, legal[chance.below(len(legal))])
    return found


def restored(position: dict[str, Any], **options: Any) -> Any:
    given = GAME.position(position)
    return GAME.restore(EDITION, given, GAME.options(options), fast_chance(1))


def everybody(table: Animalcatraz) -> list[int]:
    return [*range(int(table.seats)), SPECTATOR]


@pytest.mark.parametrize("name", SETTINGS)
def test_a_redeal_does_not_depend_on_the_real_deal(name: str) -> None:
    """From whichever deal of those that look the same a redeal starts, it ends in the same one."""
    for table in moments(name):
        for seat in everybody(table):
            other: Any = table.redeal(seat, fast_chance("another"))
            for seed in range(3):
                first, second = (
                    table.redeal(seat, fast_chance(seed)),
                    other.redeal(seat, fast_chance(seed)),
                )
                assert first.b == second.b


@pytest.mark.parametrize("name", SETTINGS)
def test_what_a_rival_knows_stays_where_it_is(name: str) -> None:
    for table in moments(name):
        for seat in everybody(table):
            rival = rival_of_seat(table, seat)
            before, after = table.b, table.redeal(seat, fast_chance(seat)).b
            places = [*range(board.SLOT, board.DECK), *range(board.SPARE_CARD, board.SPARE_GANG)]
            for place in places:
                card = before[place]
                assert (card == board.NOTHING) == (after[place] == board.NOTHING)
                if card != board.NOTHING and (before[board.KNOWN + card] >> rival) & 1:
                    assert after[place] == card
            for place in range(board.REP, board.REACHED):
                assert after[place] == before[place]


@pytest.mark.parametrize("name", SETTINGS)
def test_a_redeal_can_be_played_on(name: str) -> None:
    for table in moments(name):
        for seat in everybody(table):
            other: Any = table.redeal(seat, fast_chance(7))
            chance = fast_chance(8)
            for _ in range(30):
                asked = other.asked()
                if not asked:
                    break
                legal = other.legal(asked[0])
                other.play(asked[0], legal[chance.below(len(legal))])


def test_all_deals_are_equally_likely() -> None:
    """A hidden plan, a hidden pocket out of three cards that may be there, the next tile."""
    chair = ["radio", "radio", "phone", "phone", "gold_watch", "gold_watch"]
    table = restored(
        {
            "seats": 4,
            "rivals": [{}, {"plan": "raft"}],
            "cells": {"cell_2": {"cards": ["cigarettes"]}},
            "chair": chair,
            "tiles_turned": 3,
        },
        guard_tiles=True,
    )
    rounds = 3000
    plans: Counter[int] = Counter()
    tiles: Counter[int] = Counter()
    values: Counter[int] = Counter()
    for seed in range(rounds):
        b = table.redeal(0, fast_chance(seed)).b
        plans[b[board.PLAN_OF + 1]] += 1
        tiles[b[board.TILE + 3]] += 1
        card = b[board.cell_slot(1, 0)]
        values[card] += 1
    assert len(plans) == 4
    assert all(abs(count - rounds / 4) < 130 for count in plans.values())
    assert sorted(tiles) == [3, 4, 5]
    assert all(abs(count - rounds / 3) < 140 for count in tiles.values())
    # Every card that is in no corner deck can lie there: all 48 of contraband.
    assert set(values) == set(range(48, 96))
    assert all(abs(count - rounds / 48) < 40 for count in values.values())


def test_corner_decks_hold_what_they_may_hold() -> None:
    """An item that has left its deck unseen may be any of those not known to be elsewhere."""
    look = [item for item in EDITION.cards.kind_ids[:48] if item not in ("fork", "ladle")]
    table = restored(
        {
            "inmates": [{"carried": ["fork"]}, {"carried": ["cleaver", "ladle", "pills"]}],
            "rivals": [{"look": look}],
        }
    )
    found: Counter[str] = Counter()
    for seed in range(600):
        other: Any = GAME.position_of(table.redeal(0, fast_chance(seed)))
        deck = other.decks["cafeteria"]
        assert len(deck) == 9
        assert "fork" not in deck
        assert "ladle" not in deck  # seen elsewhere once, and forgotten
        found.update(set(EDITION.cards.kind_ids[24:36]) - set(deck) - {"fork", "ladle"})
        assert other.inmates[0].carried == ["fork"]
    assert len(found) == 10  # one of the other ten is missing
    assert all(abs(count - 60) < 35 for count in found.values())


def test_who_has_begun_to_pay_can_pay() -> None:
    table = restored(
        {
            "active": 1,
            "stack": ["next_turn", "main 1", "recruit_pay 1 0 0"],
            "inmates": [{}, {"at": "wing_b", "carried": ["phone", "stamps"]}],
            "cells": {"cell_2": {"spare": [{"gangster": "bonecrusher"}]}},
        },
        mode="advanced",
    )
    hands = set()
    for seed in range(200):
        other: Any = table.redeal(0, fast_chance(seed))
        assert can_pay(other)
        assert other.legal(1)
        hands.add(tuple(GAME.position_of(other).inmates[1].carried))
    assert len(hands) > 50


def test_who_has_begun_to_take_a_drug_has_one() -> None:
    table = restored(
        {
            "active": 1,
            "stack": ["next_turn", "main 1", "consume_what 1"],
            "inmates": [{}, {"at": "wing_b", "carried": ["boost", "stamps"]}],
        },
    )
    hands: Counter[tuple[str, ...]] = Counter()
    for seed in range(100):
        other: Any = table.redeal(0, fast_chance(seed))
        assert other.legal(1)
        hands[tuple(sorted(GAME.position_of(other).inmates[1].carried))] += 1
    assert all({"boost", "primal_drug"} & set(hand) for hand in hands)
    assert len(hands) > 10

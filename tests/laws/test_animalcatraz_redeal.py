"""Redeals of Animalcatraz: what a seat knows stays, all else is dealt again, whatever it was."""

from collections import Counter
from functools import cache
from typing import Any

import pytest
from msgspec.structs import astuple

from backroom.games.animalcatraz import GAME
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.actions import CRIME_CARD, DONE, STAT
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
            places = [
                *range(at.slot(0, 0), at.DECK),
                *range(at.spare_card(0, 0), at.spare_gang(0, 0)),
            ]
            for place in places:
                card = before[place]
                assert (card == at.NOTHING) == (after[place] == at.NOTHING)
                if card != at.NOTHING and (before[at.known(card)] >> rival) & 1:
                    assert after[place] == card
            for place in range(at.rep(0), at.reached(0)):
                assert after[place] == before[place]


@pytest.mark.parametrize("name", SETTINGS)
def test_no_card_is_lost_or_doubled(name: str) -> None:
    for table in moments(name):
        for seat in everybody(table):
            redealt: Any = table.redeal(seat, fast_chance(seat))
            assert sorted(cards_of(redealt)) == sorted(cards_of(table))


def cards_of(table: Animalcatraz) -> list[int]:
    """Contraband and prison items, in whatever place."""
    b = table.b
    places = [
        *range(at.slot(0, 0), at.DECK),
        *range(at.chair(0), at.chair(at.CARDS)),
        *range(at.pile(0), at.pile(at.CARDS)),
        *range(at.spare_card(0, 0), at.spare_gang(0, 0)),
        *range(at.secured(0, 0), at.look(0)),
    ]
    in_decks = [item for item in range(at.ITEMS) if (b[at.DECK] >> item) & 1]
    return [int(b[place]) for place in places if b[place] != at.NOTHING] + in_decks


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
        plans[b[at.plan(1)]] += 1
        tiles[b[at.tile(3)]] += 1
        card = b[at.cell_slot(1, 0)]
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


@pytest.mark.parametrize("spare", range(3))
def test_who_has_begun_to_pay_can_pay(spare: int) -> None:
    cells: list[dict[str, str]] = [{}, {}, {}]
    cells[spare] = {"gangster": "bonecrusher"}
    table = restored(
        {
            "active": 1,
            "stack": ["next_turn", "main 1", f"recruit_pay 1 {spare} 0"],
            "inmates": [{}, {"at": "wing_b", "carried": ["phone", "stamps"]}],
            "cells": {"cell_2": {"spare": cells}},
        },
        mode="advanced",
    )
    hands = set()
    for seed in range(200):
        other: Any = table.redeal(0, fast_chance(seed))
        assert can_pay(other)
        assert other.legal(1)
        carried = GAME.position_of(other).inmates[1].carried
        kinds = [EDITION.cards.kind_ids.index(card) for card in carried]
        assert sum(EDITION.cards.value[kind] for kind in kinds) >= 4
        hands.add(tuple(carried))
    assert len(hands) > 50


@pytest.mark.parametrize("spare", range(3))
def test_the_price_is_that_of_the_gangster_in_question(spare: int) -> None:
    """Double Dip costs 2; those of the next wing cost more."""
    cells: list[dict[str, str]] = [{}, {}, {}]
    cells[spare] = {"gangster": "double_dip"}
    dear = [{"gangster": "magpie"}, {"gangster": "bonecrusher"}, {"gangster": "assassin"}]
    table = restored(
        {
            "active": 1,
            "stack": ["next_turn", "main 1", f"recruit_pay 1 {spare} 0"],
            "inmates": [{}, {"at": "wing_b", "carried": ["stamps"]}],
            "cells": {"cell_1": {"spare": dear}, "cell_2": {"spare": cells}},
        },
        mode="advanced",
        extra_gangsters=ALL_GANGSTERS,
    )
    assert can_pay(table)


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


@pytest.mark.parametrize(("inmate", "partner"), [(0, 1), (1, 0)])
def test_a_partners_crime_is_paid_for_too(inmate: int, partner: int) -> None:
    """Whoever has begun with it has cards of that value."""
    can = []
    for carried in (["phone", "stamps"], ["ramen"]):
        inmates: list[dict[str, Any]] = [{}, {}, {}, {}]
        inmates[inmate] = {"at": "laundry", "carried": carried}
        inmates[partner] = {"crimes": ["pickpocket", "smuggler"]}
        discard = f"crime_discard {inmate} {CRIME_CARD + 3} 0"
        stack = ["next_turn", f"main {inmate}", discard]
        table = restored({"active": inmate, "stack": stack, "inmates": inmates}, teams="on")
        can.append(can_pay(table))
    assert can == [True, False]


@pytest.mark.parametrize("item", EDITION.cards.kind_ids[:3])
def test_what_a_trader_has_picked_stays_for_the_trader(item: str) -> None:
    stack = ["next_turn", "main 0", "trade_take 0 0"]
    inmates = [{"at": "library", "carried": ["phone"]}]
    table = restored({"stack": stack, "inmates": inmates, "taken": [item]})
    others = set()
    for seed in range(30):
        assert GAME.position_of(table.redeal(0, fast_chance(seed))).taken == [item]
        (picked,) = GAME.position_of(table.redeal(1, fast_chance(seed))).taken
        others.add(picked)
    assert len(others) > 5


def test_an_item_known_to_be_in_its_deck_stays_there() -> None:
    table = restored({"inmates": [{}, {"carried": ["cleaver"]}], "known": {"fork": ["0"]}})
    redeals: list[Any] = [
        GAME.position_of(table.redeal(0, fast_chance(seed))) for seed in range(60)
    ]
    decks = [redeal.decks["cafeteria"] for redeal in redeals]
    assert all("fork" in deck for deck in decks)
    assert any("cleaver" in deck for deck in decks)


def test_the_inmates_that_others_choose_from_are_any_but_ones_own() -> None:
    """AZ-036: for all that a seat knows; none of them is offered twice."""
    table: Any = GAME.new(EDITION, 2, GAME.options({"inmates": "two"}), fast_chance(1))
    own = {int(card) for card in table.b[at.pending(0, 0) : at.pending(2, 0)]}
    found: set[tuple[int, int]] = set()
    for seed in range(60):
        offered = table.redeal(0, fast_chance(seed)).b[at.pending(0, 0) : at.pending(4, 0)]
        assert len(set(offered)) == 8
        assert set(offered[:4]) == own
        found.update((place, int(card)) for place, card in enumerate(offered[4:]))
    others = set(table.options.pool) - own
    assert found == {(place, card) for place in range(4) for card in others}


def test_nobody_looks_for_an_item_that_it_holds() -> None:
    """Others may have seen anything in the corner decks, but not what they know elsewhere."""
    table = restored({"inmates": [{}, {"carried": ["fork"]}], "known": {"fork": ["012"]}})
    fork = EDITION.cards.kind_ids.index("fork")
    for seed in range(5):
        b = table.redeal(0, fast_chance(seed)).b
        assert (b[at.look(1)] >> fork) & 1 == 0
        assert (b[at.look(1)] | 1 << fork) == (1 << at.ITEMS) - 1


def test_cells_chosen_in_secret_are_the_choosers_own() -> None:
    """AZ-049: either of a seat's two cells, for each of its two cards."""
    table: Any = GAME.new(EDITION, 2, GAME.options({}), fast_chance(1))
    for seat in range(2):
        own = {cell for cell in range(at.CELLS) if table.b[at.cell_rival(cell)] == seat}
        chosen = table.copy()
        while seat in chosen.asked():
            chosen.play(seat, chosen.legal(seat)[0])
        cells = at.pending(2 * seat + 1, 0)
        found = set()
        for seed in range(30):
            b = chosen.redeal(1 - seat, fast_chance(seed)).b
            found.add((b[cells], b[cells + 1]))
        assert found == {(first, second) for first in own for second in own}


@pytest.mark.parametrize("seat", range(3))
def test_training_chosen_in_secret_is_drawn_again(seat: int) -> None:
    """AZ-090: two notches each, all kinds; who has not finished begins anew."""
    table = restored({"seats": 3, "round": 4, "active": 2, "played": [0, 1]})
    table.play(2, int(DONE))
    other = (seat + 1) % 3
    table.play(seat, int(STAT))
    assert trained(table, other, seat) == {(2, 0, 0)}
    table.play(seat, int(STAT) + 1)
    assert trained(table, other, seat) == {(0, 2, 0), (0, 1, 1), (0, 0, 2)}
    assert trained(table, other, other) == {(2, 0, 0)}


def trained(table: Any, eyes: int, inmate: int) -> set[tuple[int, ...]]:
    """What an inmate may have left to train and have trained, for all that a seat can see."""
    redeals = (GAME.position_of(table.redeal(eyes, fast_chance(seed))) for seed in range(30))
    return {astuple(position.inmates[inmate].night) for position in redeals}

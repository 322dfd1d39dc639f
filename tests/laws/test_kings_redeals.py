"""Redeals of New York Kings at small tables, where all that may be hidden can be counted.

The laws of ``test_kings.py`` ask the same of thousands of redeals, whether each is as likely as the
others; these ask quickly whether each is there, and nothing else.
"""

from typing import Any

from backroom import games
from backroom.games.kings import board as at
from backroom.games.kings import deck, proposals, resources
from backroom.games.kings.drafts import has_draft
from backroom.games.kings.position import Position, position_of
from backroom.games.kings.rules import Kings
from backroom.games.kings.view import open_view, view
from backroom.kernel.chance import ScriptedChance, fast_chance
from backroom.kernel.refusals import ALLOWED
from support import shows

GAME = games.game("kings")
EDITION = GAME.edition()


def laid_out(given: dict[str, Any], **options: str) -> Kings:
    options = {"deals": "on", **options}
    table = GAME.restore(EDITION, GAME.position(given), GAME.options(options), fast_chance(0))
    assert isinstance(table, Kings)
    return table


def say(table: Kings, seat: int, *words: str) -> None:
    for choice in words:
        table.play(seat, GAME.actions.code(choice))


def give_money(table: Kings, amount: int) -> None:
    """S1 gives S2 money, and S0 sees only that."""
    say(table, 1, "deal", "seat S2", "money give", f"amount {amount}", "send")
    say(table, 2, "yes")


def redealt(table: Kings, seat: int, seed: int) -> Kings:
    other = table.redeal(seat, fast_chance(seed))
    assert isinstance(other, Kings)
    return other


def redeals(table: Kings, seat: int, count: int) -> list[Position]:
    return [position_of(redealt(table, seat, seed)) for seed in range(count)]


def given_by_s1(table: Kings, seat: int, amount: int) -> set[int]:
    """What S1 may have given S2 as far as a seat knows, of which the amount is the truth."""
    truth = position_of(table).money
    assert truth is not None
    found = set()
    for position in redeals(table, seat, 60):
        assert position.money is not None
        moved = truth[1] - position.money[1]
        assert position.money[2] - truth[2] == moved
        assert position.money[0] == truth[0]
        found.add(amount + moved)
    return found


# Money that passed in secret (NK-388).


@shows("NK-388")
def test_what_was_given_may_have_been_any_amount() -> None:
    table = laid_out({"active": 1})
    give_money(table, 5)
    assert given_by_s1(table, 0, 5) == set(range(1, 11))
    assert given_by_s1(table, 2, 5) == {5}


DUEL = {
    "active": 1,
    "phase": "actions",
    "characters": {"S0": ["boss soho"], "S1": ["boss soho"], "S2": ["boss harlem"]},
}


def win_against_s0(table: Kings) -> None:
    """S1 provokes S0, which has the weaker dice and folds."""
    table.chance = ScriptedChance([4, 4, 4, 0, 1, 2])
    say(table, 1, "provoke")
    say(table, 0, "yes")


@shows("NK-259", "NK-388")
def test_who_puts_into_a_pot_had_as_much() -> None:
    """S1 had 10 and puts in 2; what it wins tells nothing."""
    table = laid_out(DUEL)
    give_money(table, 5)
    win_against_s0(table)
    assert given_by_s1(table, 0, 5) == set(range(1, 9))


@shows("NK-277", "NK-388")
def test_who_lacks_something_for_a_pot_shows_how_much_it_has() -> None:
    table = laid_out(DUEL)
    give_money(table, 9)
    win_against_s0(table)
    assert given_by_s1(table, 0, 9) == {9}


@shows("NK-285", "NK-388")
def test_what_was_seen_stays_true_on_a_redeal_of_a_redeal() -> None:
    """S1 has offered 3 for a henchman."""
    table = laid_out(
        {
            "active": 1,
            "phase": "actions",
            "characters": {"S1": ["boss queens"]},
            "bars": {"queens": "the_lord"},
        }
    )
    give_money(table, 5)
    table.chance = ScriptedChance([0, 0, 0])
    say(table, 1, "recruit", "amount 3")
    for seed in range(6):
        other = redealt(table, 0, seed)
        fortunes = [position.money or [] for position in redeals(other, 0, 10)]
        assert min(money[1] for money in fortunes) >= 3
        assert {sum(money) for money in fortunes} == {30}


@shows("NK-109", "NK-150", "NK-388")
def test_who_names_a_price_has_a_choice_of_prices() -> None:
    """A henchman is poached for 1 at least: S1, asked how much, has 2 or more."""
    table = laid_out(
        {
            "active": 1,
            "phase": "actions",
            "characters": {"S2": ["boss harlem", "looxy soho"]},
            "hands": {"S1": ["loyalty_price"]},
        }
    )
    give_money(table, 3)
    say(table, 1, "card loyalty_price")
    assert position_of(table).phase == "poach_price"
    assert given_by_s1(table, 0, 3) == set(range(1, 9))


@shows("NK-108", "NK-150", "NK-388")
def test_who_is_asked_whom_to_hire_can_pay_for_two() -> None:
    """A king for 5, a nine for 1 and a jack for 3: S1 has 3 or more."""
    table = laid_out(
        {
            "active": 1,
            "phase": "actions",
            "bars": {"queens": "the_lord", "bronx": "the_kid", "brooklyn": "angelo"},
            "hands": {"S1": ["family_business"]},
        }
    )
    give_money(table, 2)
    say(table, 1, "card family_business")
    assert position_of(table).phase == "hire_where"
    assert given_by_s1(table, 0, 2) == set(range(1, 8))


# Proposals (NK-388).


@shows("NK-366", "NK-388")
def test_a_proposal_between_others_may_have_been_any_that_can_be_sent() -> None:
    """S1 has no money: it can only ask for some, and never for none."""
    hands = {"S1": ["big_tip", "fast_food"], "S2": ["fast_food"]}
    table = laid_out({"active": 1, "first": 1, "money": [10, 0, 10], "hands": hands})
    say(table, 1, "deal", "seat S2", "card give", "card big_tip", "send")
    gives, asks = set(), set()
    for seed in range(40):
        other = redealt(table, 0, seed)
        assert proposals.proposal_refusal(other, 1) == ALLOWED
        talks = view(other, 2).talks
        assert talks is not None
        gives.update(talks.give or [])
        asks.update(talks.ask or [])
    assert not any(item.startswith("money") for item in gives)
    assert "money 0" not in asks
    for items in (gives, asks):
        assert len([item for item in items if item.startswith("card")]) > 5
    assert len([item for item in gives if item.startswith("police")]) > 5


def test_who_sold_a_number_knows_which() -> None:
    """NK-388: S2 knows three of those who wait, and S1 buys the number of one."""
    men = ["boss harlem", "the_lord harlem", "diamond harlem", "angelo harlem"]
    table = laid_out(
        {
            "active": 1,
            "phase": "actions",
            "characters": {"S1": ["boss brooklyn"], "S2": men},
            "bars": {"bronx": "looxy", "queens": "hard_jack", "brooklyn": "rosa"},
        }
    )
    say(table, 1, "deal", "seat S2", "number", "to queens", "send")
    say(table, 2, "yes")
    sold = {seat: {str(p.more["numbers"]) for p in redeals(table, seat, 20)} for seat in range(3)}
    truth = str(position_of(table).more["numbers"])
    assert sold[1] == sold[2] == {truth}
    assert len(sold[0]) == 3


# What nobody else counts or sees.


@shows("NK-103")
def test_how_often_others_were_asked_is_not_known() -> None:
    table = laid_out({"decisions": [7, 5, 3]})
    assert [position_of(redealt(table, seat, 1)).decisions for seat in range(3)] == [
        [7, 0, 0],
        [0, 5, 0],
        [0, 0, 3],
    ]


@shows("NK-050")
def test_start_tiles_of_others_are_dealt_again() -> None:
    tiles = {"S0": ["soho", "chelsea", "harlem"], "S1": ["tribeca", "gramercy", "yorkville"]}
    bag = ["chinatown", "financial"]
    table = laid_out({"seats": 2, "phase": "start_tile", "start_tiles": tiles, "bag": bag})
    found = redeals(table, 0, 20)
    assert all(position.start_tiles["S0"] == tiles["S0"] for position in found)
    for position in found:
        unseen = [*position.start_tiles["S1"], *(position.bag or [])]
        assert sorted(unseen) == sorted([*tiles["S1"], *bag])
    assert {tile for p in found for tile in p.start_tiles["S1"]} == {*tiles["S1"], *bag}


@shows("NK-276", "NK-420")
def test_a_casualty_named_in_secret_may_be_anybody_there() -> None:
    """Level hands: both lose somebody, and S1 has named its boss, its man there or the Joker."""
    table = laid_out(
        {
            "phase": "actions",
            "characters": {
                "S0": ["boss soho", "the_kid soho"],
                "S1": ["boss soho", "", "charlie soho"],
            },
            "jokers": ["S0 1", "S1 2"],
        },
        jokers="on",
    )
    table.chance = ScriptedChance([0] * 10)
    say(table, 0, "provoke", "own 0")
    while position_of(table).phase == "fold":
        say(table, table.asked()[0], "no")
    assert position_of(table).phase == "casualty"
    say(table, 1, "own 2")
    named = {redealt(table, 0, seed).b[at.victim(1)] for seed in range(30)}
    assert named == {0, 2, at.SLOTS + 1}
    assert {redealt(table, 1, seed).b[at.victim(1)] for seed in range(5)} == {2}


# Cards.


def test_unseen_cards_are_in_hands_and_deck() -> None:
    """Two of five with S1, one with S2, two in the deck."""
    unseen = ["night_rider", "fake_plates", "old_favour", "traffic_jam", "dirty_cop"]
    hands = {"S0": ["big_tip"], "S1": unseen[:2], "S2": unseen[2:3]}
    table = laid_out({"hands": hands, "deck": unseen[3:]})
    found = redeals(table, 0, 60)
    for position in found:
        assert position.hands["S0"] == ["big_tip"]
        assert [len(position.hands[seat]) for seat in ("S1", "S2")] == [2, 1]
        there = [*position.hands["S1"], *position.hands["S2"], *(position.deck or [])]
        assert sorted(there) == sorted(unseen)
    assert len({frozenset(position.hands["S1"]) for position in found}) == 10
    assert len({tuple(position.deck or []) for position in found}) == 20


@shows("NK-125")
def test_a_card_that_was_stolen_is_known_to_the_two_alone() -> None:
    """S1 has one of S0 and one of S2: what each of them knows stays with its own card."""
    hands = {"S0": ["old_favour"], "S1": ["fake_plates"], "S2": ["dirty_cop"]}
    table = laid_out({"hands": hands})
    table.chance = ScriptedChance([0, 0])
    resources.steal(table, 1, 0)
    resources.steal(table, 1, 2)
    stolen = deck.card_known(table, 0, 1, table.cards.kind_ids.index("old_favour"))
    for seed in range(40):
        other = redealt(table, 0, seed)
        assert other.b[at.card_with(stolen)] == table.b[at.card_with(stolen)]
        assert "old_favour" in position_of(other).hands["S1"]


@shows("NK-125")
def test_a_card_goes_on_to_somebody_else() -> None:
    """S1 takes S0's only card and S2 takes one of S1's: S0's is with one of them. If it was the
    only one that S1 had, it is with S2."""
    for more, places in ((["fake_plates"], {"S1", "S2"}), ([], {"S2"})):
        hands = {"S0": ["old_favour"], "S1": more, "S2": ["dirty_cop"]}
        table = laid_out({"seats": 4, "hands": hands})
        table.chance = ScriptedChance([0, 0])
        resources.steal(table, 1, 0)
        resources.steal(table, 2, 1)
        found = redeals(table, 0, 30)
        assert {s for p in found for s in p.hands if "old_favour" in p.hands[s]} == places


# Destinations and missions.


@shows("NK-141", "NK-237")
def test_who_put_a_tile_back_unseen_knows_when() -> None:
    """S1 changes its plans: Soho's tile comes back after S2 has drawn, as S1 alone knows."""
    table = laid_out(
        {
            "active": 1,
            "characters": {"S1": ["boss queens m13"], "S2": ["boss queens m14"]},
            "goals": {"m13": "soho", "m14": "harlem"},
            "bag": ["tribeca", "chelsea"],
            "hands": {"S1": ["change_of_plans"]},
        }
    )
    table.chance = ScriptedChance([0])
    say(table, 1, "card change_of_plans")
    goals = {seat: redeals(table, seat, 40) for seat in (0, 1)}
    assert {p.goals["m14"] for p in goals[0]} == {"soho", "harlem", "chelsea", "tribeca"}
    assert {p.goals["m14"] for p in goals[1]} == {"harlem", "chelsea"}
    assert {p.goals["m13"] for p in goals[1]} == {"tribeca"}


@shows("NK-038")
def test_the_end_card_stays_among_the_last_six() -> None:
    deck = ["m01", "m02", "m03", "m04", "m05", "m06", "m07", "end", "m08"]
    table = laid_out({"mission_deck": deck})
    found = [position.mission_deck or [] for position in redeals(table, 0, 40)]
    assert all(sorted(missions) == sorted(deck) for missions in found)
    assert {missions.index("end") for missions in found} == set(range(3, 9))
    assert {missions[0] for missions in found} == set(deck) - {"end"}


def test_the_missions_after_the_end_card_come_in_any_order() -> None:
    deck = ["m03", "m01", "m02"]
    table = laid_out({"last_round": 2, "mission_deck": deck})
    found = [position.mission_deck or [] for position in redeals(table, 0, 40)]
    assert len({tuple(missions) for missions in found}) == 6


# Who may speak, and what is open to all.


@shows("NK-367")
def test_every_other_seat_is_invited_at_a_menu() -> None:
    table = laid_out({"active": 1})
    first = [table.invitation(seat) for seat in range(3)]
    assert first[0] == first[2] != 0
    assert first[1] == 0
    say(table, 1, "end moves")
    second = [table.invitation(seat) for seat in range(3)]
    assert second[0] == second[2] not in (0, first[0])
    say(table, 1, "end turn")
    third = [table.invitation(seat) for seat in range(3)]
    assert third[0] == third[1] not in (0, first[0], second[0])
    assert third[2] == 0


def test_nobody_speaks_from_a_chair_that_is_not_there() -> None:
    table = laid_out({})
    assert [table.may_choose(seat) for seat in range(-1, 4)] == [False, True, True, True, False]


@shows("NK-366")
def test_a_proposal_that_is_put_together_is_seen_by_its_author_alone() -> None:
    table = laid_out({"active": 1})
    say(table, 0, "deal", "money ask", "amount 2")
    assert view(redealt(table, 0, 1), 0).draft == view(table, 0).draft
    assert not has_draft(redealt(table, 1, 1), 0)


# Who is asked (NK-103).


def test_where_nobodys_cards_fit_somebody_is_asked_all_the_same() -> None:
    """A made-up table: S2 is asked, and there is no card that it could play."""
    asking = {"seats": 4, "phase": "turn", "hands": {"S2": ["traffic_jam"]}}
    window = position_of(laid_out(asking)).more
    hands = {seat: ["big_tip"] for seat in ("S1", "S2", "S3")}
    table = laid_out({"seats": 4, "phase": "react", "hands": hands, "deck": [], "more": window})
    assert table.asked() == [2]
    asked = {redealt(table, 0, seed).asked()[0] for seed in range(6)}
    assert asked == {1, 2, 3}


def test_bids_that_are_made_are_open_to_those_who_see_all() -> None:
    table = laid_out({"phase": "round"})
    say(table, 1, "amount 3")
    assert open_view(table).bids == [None, 3, None]
    assert view(table, 1).bids is None
    say(table, 0, "amount 1")
    say(table, 2, "amount 0")
    assert open_view(table).bids is None

"""What views of Animalcatraz show and hide (spec, chapters 8 and 12), and their exact odds."""

from itertools import product
from typing import Any

import pytest
from msgspec import convert

from backroom import games
from backroom.games.animalcatraz.odds import both, holding, not_above, reaching, ways
from backroom.games.animalcatraz.position import Position
from backroom.games.animalcatraz.view.parts import AnimalcatrazView, Prospect
from backroom.kernel.chance import fast_chance
from backroom.kernel.state import SPECTATOR

GAME = games.game("animalcatraz")
EDITION = GAME.edition()
TUNNEL = {"plan": "tunnel", "plan_open": True, "secured": ["sharpened_spoon"]}


def view_of(position: dict[str, Any], seat: int = 0, **options: Any) -> AnimalcatrazView:
    """What a seat sees of a position."""
    state = GAME.restore(
        EDITION, convert(position, Position), GAME.options(options), fast_chance(1)
    )
    view = GAME.view(state, seat)
    assert isinstance(view, AnimalcatrazView)
    return view


def prospect(view: AnimalcatrazView, roll: str, **wanted: Any) -> Prospect:
    """The only roll of this kind with these properties."""
    (found,) = (
        one
        for one in view.prospects
        if one.roll == roll and all(getattr(one, name) == value for name, value in wanted.items())
    )
    return found


def percent(found: Prospect) -> int:
    return round(100 * found.odds.win / found.odds.of)


# Odds.


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_sums_are_counted_roll_by_roll(dice: int) -> None:
    sums = [sum(roll) for roll in product(range(1, 7), repeat=dice)]
    assert ways(dice) == {total: sums.count(total) for total in set(sums)}
    for needed in range(25):
        assert reaching(needed, dice) == (sum(total >= needed for total in sums), len(sums))


def test_two_sides_are_counted_case_by_case() -> None:
    two = [sum(roll) for roll in product(range(1, 7), repeat=2)]
    three = [sum(roll) for roll in product(range(1, 7), repeat=3)]
    for lead in range(-20, 20):
        wins = sum(one + lead >= other for one in two for other in three)
        assert holding(lead, 2, 3) == (wins, 6**5)
    assert holding(20) == (1296, 1296)
    assert not_above(-1) == (0, 6)
    assert not_above(7) == (6, 6)
    assert both((1, 2), (2, 3)) == (2, 6)


def test_the_figures_of_the_specification() -> None:
    """T-76."""
    figures = {
        72: reaching(14 - 8),
        92: reaching(9 - 5),
        56: holding(0),
        76: holding(2),
        20: both(reaching(6), reaching(9)),
    }
    for wanted, (win, of) in figures.items():
        assert round(100 * win / of) == wanted


# Prospects.


def test_a_bribe_for_the_lieutenant() -> None:
    """T-76, T-04: bribe 8 on 14; AZ-333: Cunning is not added."""
    view = view_of({"inmates": [{"at": "yard", "cunning": 5, "carried": ["magazine", "pills"]}]})
    bribed = prospect(view, "corruption", cards=["magazine"])
    assert (bribed.target, bribed.needs, percent(bribed)) == ("lieutenant", 6, 72)
    assert (bribed.win, bribed.lose) == (1, -1)
    assert prospect(view, "corruption", cards=[]).needs == 14 - 5


def test_a_rivals_guard_an_event_and_a_badge_count() -> None:
    """T-06, AZ-337, AZ-271: the badge works in a pocket too."""
    view = view_of(
        {
            "inmates": [{"at": "library", "cunning": 4, "carried": ["cook_badge"]}],
            "guards": {"pill_popper": {"room": "library", "owner": 1}},
            "event": "unpaid_wages",
        }
    )
    assert prospect(view, "corruption").needs == 11 + 2 - 2 - 4 - 1


def test_without_a_base_nobody_is_corrupted() -> None:
    """AZ-330."""
    view = view_of({"inmates": [{"at": "yard"}], "rivals": [{"bases": 0}]})
    assert [one for one in view.prospects if one.roll == "corruption"] == []


def test_a_fight_unarmed_armed_and_primal() -> None:
    """AZ-386, AZ-155, AZ-160; only the attacker's own cards are known."""
    inmates = [
        {"card": "big_bill", "at": "yard", "carried": ["soap_sock", "primal_drug", "comics"]},
        {"card": "vinnie", "at": "yard", "force": 4, "carried": ["cleaver"]},
    ]
    view = view_of({"inmates": inmates})
    unarmed = prospect(view, "fight", cards=[])
    assert (unarmed.target, percent(unarmed)) == ("vinnie", 56)
    armed = prospect(view, "fight", cards=["soap_sock"])
    assert (armed.odds.win, armed.odds.of) == holding(2 + 1)
    assert percent(prospect(view, "fight", cards=["primal_drug"])) == 76
    assert (armed.win, armed.lose) == (1, -1)


def test_in_a_riot_only_the_clash_has_odds() -> None:
    """AZ-491, AZ-490: no icons, no guards, other rewards; brains count with the better stat."""
    inmates = [
        {"card": "dandy_dufresne", "at": "library", "force": 1, "cunning": 5},
        {"card": "vinnie", "at": "library", "force": 2, "cunning": 4},
    ]
    view = view_of(
        {
            "seats": 3,
            "event": "riot_brains",
            "riot": {"room": "library", "left": [0, 1], "is_last": True},
            "fight": {
                "kind": "riot",
                "room": "library",
                "sides": [0, 1],
                "fighters": ["inmate", "inmate"],
            },
            "stack": ["riot_over", "reveal 0"],
            "inmates": inmates,
        }
    )
    assert view.prospects == []
    assert view.fight is not None
    assert view.fight.odds is not None
    assert (view.fight.odds.win, view.fight.odds.of) == holding(5 - 4)


@pytest.mark.parametrize("side", [0, 1])
def test_a_card_that_could_be_shown_has_odds(side: int) -> None:
    """AZ-381, AZ-382, AZ-388: for its bearer alone; who attacks, side 0, wins a tie."""
    position = {
        "inmates": [
            {"card": "big_bill", "at": "yard", "force": 4, "carried": ["cleaver", "comics"]},
            {"card": "vinnie", "at": "yard", "force": 4, "carried": ["hot_iron"]},
        ],
        "fight": {
            "kind": "fight",
            "room": "yard",
            "sides": [0, 1],
            "fighters": ["inmate", "inmate"],
        },
        "stack": ["main 0", f"reveal {side}"],
    }
    views = [view_of(position, seat) for seat in range(2)]
    assert [one for one in views[1 - side].prospects if one.roll == "clash"] == []
    shown = prospect(views[side], "clash")
    if side == 0:
        assert (shown.cards, shown.odds.win, shown.odds.of) == (["cleaver"], *holding(4))
    else:
        beaten, of = holding(-3)
        assert (shown.cards, shown.odds.win, shown.odds.of) == (["hot_iron"], of - beaten, of)


def choosing(event: str, inmates: list[dict[str, Any]], **parts: Any) -> AnimalcatrazView:
    """What rival 0 sees when it chooses an opponent in the last Riot."""
    riot = {"room": "library", "left": [0, 1, 2], "is_last": True}
    stack = ["riot_over", "riot_opponent 0"]
    return view_of({"event": event, "riot": riot, "stack": stack, "inmates": inmates, **parts})


def rioters(*cards: str) -> list[dict[str, Any]]:
    return [
        {"card": "big_bill", "at": "library", "force": 3, "cunning": 4, "carried": list(cards)},
        {"card": "vinnie", "at": "library", "force": 2, "cunning": 5},
        {"card": "dandy_dufresne", "at": "library", "force": 1, "cunning": 1},
    ]


def test_who_chooses_an_opponent_in_a_riot_weighs_all_that_are_left() -> None:
    """AZ-492, AZ-496, AZ-501: nobody gains or loses REP before it is over."""
    inmates = rioters("cleaver")
    view = choosing("riot_fists", inmates)
    found = [(one.roll, one.target, one.cards) for one in view.prospects]
    assert found == [("fight", "vinnie", []), ("fight", "dandy_dufresne", [])]  # AZ-488
    assert {(one.win, one.lose) for one in view.prospects} == {(0, 0)}
    assert (view.prospects[0].odds.win, view.prospects[0].odds.of) == holding(3 - 2)
    fallen = choosing("riot_fists", inmates, rivals=[{}, {"riot_injured": ["inmate"]}])
    assert [one.target for one in fallen.prospects] == ["dandy_dufresne"]


def test_the_special_rule_of_a_riot_counts_before_its_fights() -> None:
    """AZ-490: brains, but who is Primal has none (AZ-167); AZ-486, AZ-769: two weapons, no cap."""
    plain = prospect(choosing("riot_brains", rioters()), "fight", target="vinnie")
    assert (plain.odds.win, plain.odds.of) == holding(4 - 5)
    primal = prospect(choosing("riot_brains", rioters("primal_drug")), "fight", target="vinnie")
    assert primal.cards == ["primal_drug"]
    assert (primal.odds.win, primal.odds.of) == holding(3 + 2 - 5)
    inmates = rioters("cleaver", "letter_opener")
    armed = prospect(choosing("riot_arsenal", inmates), "fight", target="vinnie")
    assert armed.cards == ["cleaver", "letter_opener"]
    assert (armed.odds.win, armed.odds.of) == holding(3 + 4 + 3 - 2)


def test_two_weapons_with_their_cap() -> None:
    """T-33."""
    inmates = [
        {"card": "g_jackson", "at": "yard", "cunning": 3, "carried": ["letter_opener", "cleaver"]},
        {"card": "vinnie", "at": "yard", "force": 4},
    ]
    found = prospect(view_of({"inmates": inmates}), "fight", cards=["letter_opener", "cleaver"])
    assert (found.odds.win, found.odds.of) == holding(6)


def test_rep_for_a_higher_rank() -> None:
    """AZ-412, B-16."""
    inmates = [{"at": "yard"}, {"at": "yard"}]
    view = view_of({"inmates": inmates, "rivals": [{"rep": 1}, {"rep": 9}]})
    assert prospect(view, "fight").win == 3


def test_only_known_cards_defend_a_cell() -> None:
    """AZ-447, AZ-271: a false bottom that nobody has seen is not counted."""
    inmates = [{"card": "big_bill", "at": "wing_b", "cunning": 4}, {"card": "vinnie", "at": "yard"}]
    cells = {"cell_2": {"cards": ["false_bottom"]}}
    hidden = prospect(view_of({"inmates": inmates, "cells": cells}), "robbery")
    assert (hidden.cell, percent(hidden)) == (1, 56)
    position = {"inmates": inmates, "cells": cells, "known": {"false_bottom": ["01"]}}
    seen = prospect(view_of(position), "robbery")
    assert (seen.odds.win, seen.odds.of) == holding(-2)


def test_nobody_robs_the_lying() -> None:
    """AZ-435."""
    inmates = [{"at": "wing_b"}, {"lying": True, "owed": 1}]
    view = view_of({"inmates": inmates, "cells": {"cell_2": {"cards": ["comics"]}}})
    assert [one for one in view.prospects if one.roll in ("robbery", "fight")] == []


def test_the_escape_of_the_specification() -> None:
    """T-45, T-76: 72 % x 28 % = 20 %; a tool in the cell does not help."""
    inmate = {"at": "wing_b", "force": 5, "cunning": 4, "carried": ["plaster_saw"]}
    cells = {"cell_1": {"cards": ["blueprint"]}}
    view = view_of({"inmates": [inmate], "rivals": [TUNNEL], "cells": cells})
    first, second = prospect(view, "escape_force"), prospect(view, "escape_cunning")
    assert (first.needs, percent(first)) == (6, 72)
    assert (second.needs, percent(second)) == (9, 28)
    assert percent(prospect(view, "escape")) == 20


def test_recruiting_and_abandoning() -> None:
    """AZ-515, AZ-405."""
    inmates = [{"card": "big_bill", "at": "wing_a", "cunning": 5}, {"card": "vinnie", "cunning": 2}]
    cells = {"cell_1": {"spare": [{"gangster": "double_dip"}]}}
    view = view_of({"inmates": inmates, "cells": cells}, mode="advanced")
    assert prospect(view, "recruiting", target="double_dip").needs == 9 - 4
    fight = {"kind": "fight", "room": "wing_a", "sides": [1, 0], "to_attack": 1}
    position = {"inmates": inmates, "fight": fight, "stack": ["main 0", "counter_or_abandon 1"]}
    found = prospect(view_of(position, mode="advanced"), "abandoning")
    assert (found.odds.win, found.odds.of) == (3, 6)


# What is hidden.

CARDS: dict[str, Any] = {
    "inmates": [
        {"card": "big_bill", "carried": ["fork", "pills"], "crimes": ["arsenal"]},
        {"card": "vinnie", "carried": ["cleaver"], "crimes": ["vulture"]},
    ],
    "rivals": [{"plan": "raft"}, {"plan": "tunnel"}],
    "cells": {
        "cell_1": {"cards": ["comics"], "spare": [{"card": "trap_library"}]},
        "cell_2": {"cards": ["phone"]},
    },
}


def test_a_seat_sees_its_own_cards_and_counts_of_others() -> None:
    view = view_of(CARDS)
    own, other = view.inmates[:2]
    assert own.cards == ["fork", "pills"]
    assert other.cards == [None]
    assert [crime.crime for crime in own.crimes + other.crimes] == ["arsenal", None]
    assert [view.cells[0].cards, view.cells[1].cards] == [["comics"], [None]]
    assert view.cells[0].spare[0].card == "trap_library"
    assert [(rival.has_plan, rival.plan) for rival in view.rivals[:2]] == [
        (True, "raft"),
        (True, None),
    ]


def test_who_watches_sees_no_hidden_card() -> None:
    view = view_of(CARDS, SPECTATOR)
    assert [card for inmate in view.inmates for card in inmate.cards] == [None] * 3
    assert [card for cell in view.cells for card in cell.cards] == [None] * 2
    assert view.cells[0].spare[0].has_card
    assert view.cells[0].spare[0].card is None
    assert [rival.plan for rival in view.rivals] == [None] * 4
    assert view.prospects == []
    assert view.rival is None
    assert all(deck.may_hold is None for deck in view.decks)


def test_the_memory_aid_shows_cards_seen_before() -> None:
    position = {**CARDS, "known": {"cleaver": ["01"]}}
    assert view_of(position).inmates[1].cards == ["cleaver"]
    assert view_of(position, 2).inmates[1].cards == [None]
    without = view_of(position, memory="off")
    assert without.inmates[1].cards == [None]
    assert without.chair.cards == []
    assert without.chair.count > 0
    assert without.inmates[0].cards == ["fork", "pills"]


def test_partners_see_each_others_cards() -> None:
    """AZ-613."""
    inmates = [{"carried": ["fork"]}, {"carried": ["pills"]}, {"carried": ["cleaver"]}]
    view = view_of({"inmates": inmates}, mode="advanced", teams="on")
    assert [inmate.cards for inmate in view.inmates[:3]] == [["fork"], ["pills"], [None]]
    assert view.your_inmates == [0]


def test_only_the_asked_side_learns_which_place_is_meant() -> None:
    position = {"inmates": [{"carried": ["fork"]}], "stack": ["main 0", "shift_to 0 83"]}
    own, other = view_of(position).question, view_of(position, 1).question
    assert own is not None
    assert other is not None
    assert (own.ask, own.about) == ("shift_to", {"inmate": 0, "slot": "card 1"})
    assert (other.ask, other.about) == ("shift_to", {"inmate": 0})


def test_a_trader_sees_the_deck_and_nobody_else() -> None:
    """AZ-232."""
    position = {"inmates": [{"at": "library"}], "stack": ["main 0", "trade_take 0 0"]}
    trade = view_of(position).trade
    assert trade is not None
    assert len(trade.deck) == 12
    assert view_of(position, 1).trade is None


# What is derived.


def test_icons_doors_and_guards_for_the_one_who_looks() -> None:
    """AZ-125, AZ-126, AZ-144, AZ-340, AZ-342."""
    position = {
        "inmates": [{"at": "yard", "icons_used": ["yard A"]}],
        "guards": {"lieutenant": {"owner": 0}},
        "letter": "C",
    }
    own, other = view_of(position), view_of(position, 1)
    states = [[(icon.state, icon.price) for icon in view.rooms[4].icons] for view in (own, other)]
    assert states[0] == [("used", 1), ("free", 1), ("free", 0)]
    assert states[1] == [("free", 1), ("free", 1), ("blocked", 2)]
    assert [room.door_open for room in own.rooms[5:]] == [True, True, True, False]
    guard = other.rooms[4].guard
    assert guard is not None
    assert (guard.owner, guard.level) == (0, 16)


def test_rep_to_the_next_rank() -> None:
    view = view_of({"rivals": [{"rep": 7}, {"rep": -1}]})
    assert [(r.rank, r.next_rank, r.rep_to_next) for r in view.rivals[:2]] == [
        ("imposing", "dominant", 2),
        ("lowlife", "unknown", 2),
    ]


def test_the_index_of_the_decks() -> None:
    """AZ-249: what this seat has taken is gone for sure; what others took it cannot know."""
    view = view_of({"inmates": [{"carried": ["ladle"]}, {"carried": ["fork"]}]})
    cafeteria = view.decks[2]
    assert [deck.left for deck in view.decks] == [12, 12, 10, 12]
    assert cafeteria.may_hold is not None
    assert len(cafeteria.may_hold) == 11
    assert "fork" in cafeteria.may_hold
    assert "ladle" not in cafeteria.may_hold


def test_a_crime_says_when_it_is_ready() -> None:
    """AZ-282."""
    arsenal = {"carried": ["fork", "ladle"], "crimes": ["arsenal", "vulture"]}
    view = view_of({"inmates": [arsenal]})
    assert [(crime.crime, crime.ready) for crime in view.inmates[0].crimes] == [
        ("arsenal", True),
        ("vulture", False),
    ]


def test_a_crime_that_counts_says_how_far_it_has_come() -> None:
    """A rival learns nothing of it, and a deed is no number."""
    carrier = {"card": "big_bill", "carried": ["ramen", "pills"], "crimes": ["smuggler"]}
    others = [{"card": "vinnie", "crimes": ["top_brass"]}, {"card": "rob_z"}]
    position = {"inmates": [carrier, *others]}
    (mine,) = view_of(position).inmates[0].crimes
    assert (mine.have, mine.wants) == (3, 6)  # the value of what is carried
    (unknown,) = view_of(position, seat=1).inmates[0].crimes
    assert (unknown.crime, unknown.have, unknown.wants) == (None, 0, 0)
    (deed,) = view_of(position, seat=1).inmates[1].crimes
    assert (deed.crime, deed.wants) == ("top_brass", 0)

"""What follows from what a seat of New York Kings sees: distances, and exact odds."""

from functools import cache

from backroom.games.kings import board as at
from backroom.games.kings import decisions, sides
from backroom.games.kings.cards import RANK_WORDS, steps_between
from backroom.games.kings.hands import pack
from backroom.games.kings.names import counting_names, hand_name
from backroom.games.kings.odds import duel, hiring, joker_hiring
from backroom.games.kings.rules import Kings
from backroom.games.kings.state import is_at_risk, jokers_at, slots_at
from backroom.games.kings.view.parts import FightView, GroupView, Odds, SideView, Way

OFFERS = range(1, 11)


@cache
def hiring_odds(rank: int) -> list[Odds]:
    """By offer: to accept, to hesitate."""
    return [Odds(*hiring(rank, offer)) for offer in OFFERS]


def joker_odds() -> list[Odds]:
    return [Odds(*joker_hiring(offer)) for offer in OFFERS]


def ways_of(table: Kings, seat: int) -> list[Way]:
    """From each character of a seat to each open mission, and to the goal of the one he carries."""
    b, cards = table.b, table.cards
    ways = []
    for slot in range(int(at.SLOTS)):
        if b[at.person(seat, slot)] == at.NOBODY or b[at.place(seat, slot)] >= at.CELL:
            continue
        goals = []
        for place in range(int(at.PLACES)):
            mission = b[at.row(place)]
            if mission != at.NOBODY:
                goals.append((mission, "address", b[at.address(mission)]))
        carried = b[at.carries(seat, slot)]
        if carried != at.NOBODY:
            goals.append((carried, "goal", b[at.goal(carried)]))
        for mission, to, where in goals:
            if where != at.NOWHERE:
                steps = steps_between(cards, b[at.place(seat, slot)], where)
                ways.append(Way(slot, cards.mission_ids[mission], to, steps))
    return ways


def fight_now(table: Kings) -> FightView:
    """The present fight, and its odds if nobody folds."""
    b = table.b
    police = b[at.FIGHT] == at.ARREST
    short = police and b[at.RESISTING] == 0 and b[at.DECISION] != decisions.RESIST
    dice = 0 if short else int(at.DICE)
    left = [max(0, dice - int(b[at.rolled(side)])) for side in range(2)]
    hands = [int(sides.hand_of(table, side)) for side in range(2)]
    jokers = [int(sides.jokers_of_side(table, side)) for side in range(2)]
    return FightView(
        kind="arrest" if police else "provocation",
        district=table.cards.district_ids[b[at.FIGHT_AT]],
        sides=[_side(table, side) for side in range(2)],
        pot=b[at.POT],
        resisting=b[at.RESISTING] == 1,
        odds=Odds(*duel(hands[0], jokers[0], left[0], hands[1], jokers[1], left[1])),
        ahead=_ahead(table),
    )


def _ahead(table: Kings) -> int | None:
    """The side whose values make the stronger hand as they lie there now."""
    first, second = (int(sides.strength_of(table, side)) for side in range(2))
    return None if first == second else int(second > first)


def _side(table: Kings, side: int) -> SideView:
    b = table.b
    hand = int(sides.hand_of(table, side))
    strength = int(sides.strength_of(table, side))
    return SideView(
        seat=b[at.fighter(side)],
        dice=[RANK_WORDS[b[at.die(side, die)]] for die in range(b[at.rolled(side)])],
        values=[RANK_WORDS[r] for r in range(6) for _ in range((hand >> (4 * r)) & 15)],
        jokers=int(sides.jokers_of_side(table, side)),
        hand=hand_name(strength),
        counting=counting_names(strength),
    )


def groups_of(table: Kings, seat: int) -> list[GroupView]:
    """A seat's groups, district by district, and what could happen to each."""
    found = []
    for district in range(int(at.DISTRICTS)):
        slots = int(slots_at(table, seat, district))
        if slots:
            found.append(_group(table, seat, district, slots))
    return found


def _group(table: Kings, seat: int, district: int, slots: int) -> GroupView:
    hand, jokers = _values(table, seat, district)
    seats = range(int(table.seats))
    rivals = [other for other in seats if other != seat and slots_at(table, other, district)]
    return GroupView(
        district=table.cards.district_ids[district],
        slots=[slot for slot in range(int(at.SLOTS)) if (slots >> slot) & 1],
        at_risk=is_at_risk(table, seat, slots),
        arrest=[
            Odds(*duel(hand, jokers, 3, cars * int(pack(at.JACK)), 0, 3))
            for cars in range(1, int(at.CARS) + 1)
        ],
        duels={
            f"S{rival}": Odds(*duel(hand, jokers, 5, *_values(table, rival, district), 5))
            for rival in rivals
        },
    )


def _values(table: Kings, seat: int, district: int) -> tuple[int, int]:
    """The ranks of a seat's characters in a district, packed, and its Jokers there."""
    b = table.b
    slots = int(slots_at(table, seat, district))
    people = [b[at.person(seat, s)] for s in range(int(at.SLOTS)) if (slots >> s) & 1]
    hand = sum(int(pack(table.cards.rank[person])) for person in people)
    return hand, int(jokers_at(table, seat, district))

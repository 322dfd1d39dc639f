"""What follows from what a seat of New York Kings sees: distances, and exact odds."""

from backroom.games.kings.board import (
    ACCEPT_AT,
    CARRIES,
    CARS,
    CELL,
    DICE,
    DIE_OF,
    DISTRICTS,
    FIGHT,
    FIGHT_AT,
    GOAL,
    JACK,
    NOBODY,
    NOWHERE,
    PERSON,
    PHASE,
    PLACE,
    PLACES,
    POT,
    RESISTING,
    ROLLED,
    ROW,
    SIDE,
    SLOTS,
)
from backroom.games.kings.hands import pack
from backroom.games.kings.kinds import ARREST, RESIST
from backroom.games.kings.names import RANK_NAMES, counting_names, hand_name
from backroom.games.kings.odds import duel, hiring, joker_hiring
from backroom.games.kings.rules import Kings
from backroom.games.kings.view.parts import FightView, GroupView, Odds, SideView, Way

OFFERS = range(1, 11)


def hiring_odds(rank: int) -> list[Odds]:
    """By offer: to accept, to hesitate."""
    return [Odds(*hiring(rank, offer)) for offer in OFFERS]


def joker_odds() -> list[Odds]:
    return [Odds(*joker_hiring(offer)) for offer in OFFERS]


def ways_of(table: Kings, seat: int) -> list[Way]:
    """From each character of a seat to each open mission, and to the goal of the one he carries."""
    b, cards = table.b, table.cards
    ways = []
    for slot in range(int(SLOTS)):
        cell = seat * int(SLOTS) + slot
        if b[PERSON + cell] == NOBODY or b[PLACE + cell] >= CELL:
            continue
        goals = [(b[ROW + p], "address", ACCEPT_AT) for p in range(int(PLACES))]
        goals.append((b[CARRIES + cell], "goal", GOAL))
        for mission, to, where in goals:
            if mission != NOBODY and b[where + mission] != NOWHERE:
                steps = cards.distance[b[PLACE + cell] * DISTRICTS + b[where + mission]]
                ways.append(Way(slot, cards.mission_ids[mission], to, steps))
    return ways


def fight_now(table: Kings) -> FightView:
    """The present fight, and its odds if nobody folds."""
    b = table.b
    police = b[FIGHT] == ARREST
    short = police and b[RESISTING] == 0 and b[PHASE] != RESIST
    dice = 0 if short else int(DICE)
    left = [max(0, dice - int(b[ROLLED + side])) for side in range(2)]
    hands = [int(table.hand_of(side)) for side in range(2)]
    jokers = [int(table.jokers_of_side(side)) for side in range(2)]
    return FightView(
        kind="arrest" if police else "provocation",
        district=table.cards.district_ids[b[FIGHT_AT]],
        sides=[_side(table, side) for side in range(2)],
        pot=b[POT],
        resisting=b[RESISTING] == 1,
        odds=Odds(*duel(hands[0], jokers[0], left[0], hands[1], jokers[1], left[1])),
    )


def _side(table: Kings, side: int) -> SideView:
    b = table.b
    hand = int(table.hand_of(side))
    strength = int(table.strength_of(side))
    return SideView(
        seat=b[SIDE + side],
        dice=[RANK_NAMES[b[DIE_OF + side * DICE + die]] for die in range(b[ROLLED + side])],
        values=[RANK_NAMES[r] for r in range(6) for _ in range((hand >> (4 * r)) & 15)],
        jokers=int(table.jokers_of_side(side)),
        hand=hand_name(strength),
        counting=counting_names(strength),
    )


def groups_of(table: Kings, seat: int) -> list[GroupView]:
    """A seat's groups, district by district, and what could happen to each."""
    found = []
    for district in range(int(DISTRICTS)):
        slots = int(table.slots_at(seat, district))
        if slots:
            found.append(_group(table, seat, district, slots))
    return found


def _group(table: Kings, seat: int, district: int, slots: int) -> GroupView:
    hand, jokers = _values(table, seat, district)
    seats = range(int(table.seats))
    rivals = [other for other in seats if other != seat and table.slots_at(other, district)]
    return GroupView(
        district=table.cards.district_ids[district],
        slots=[slot for slot in range(int(SLOTS)) if (slots >> slot) & 1],
        at_risk=table.is_at_risk(seat, slots),
        arrest=[
            Odds(*duel(hand, jokers, 3, cars * int(pack(JACK)), 0, 3))
            for cars in range(1, int(CARS) + 1)
        ],
        duels={
            f"S{rival}": Odds(*duel(hand, jokers, 5, *_values(table, rival, district), 5))
            for rival in rivals
        },
    )


def _values(table: Kings, seat: int, district: int) -> tuple[int, int]:
    """The ranks of a seat's characters in a district, packed, and its Jokers there."""
    b = table.b
    slots = int(table.slots_at(seat, district))
    people = [b[PERSON + seat * SLOTS + s] for s in range(int(SLOTS)) if (slots >> s) & 1]
    hand = sum(int(pack(table.cards.rank[person])) for person in people)
    return hand, int(table.jokers_at(seat, district))

"""The two sides of a fight, and how strong their hands are (NK-389 to NK-407)."""

from backroom.games.kings import board as at
from backroom.games.kings.hands import pack, strength_with_jokers
from backroom.games.kings.state import Table, cars_at, jokers_at
from backroom.kernel.numbers import i64


def side_of(table: Table, seat: i64) -> i64:
    """The side that a seat's cards serve; against itself its own (NK-105)."""
    return 0 if table.b[at.fighter(0)] == seat else 1


# Hands.


def hand_of(table: Table, side: i64) -> i64:
    """The values of a side (NK-389), packed, Jokers left out."""
    b = table.b
    hand: i64 = b[at.extra(side)]
    for die in range(b[at.rolled(side)]):
        hand += pack(b[at.die(side, die)])
    if side == 1 and b[at.FIGHT] == at.ARREST:
        return hand + cars_at(table, b[at.FIGHT_AT]) * pack(at.JACK)
    seat: i64 = b[at.fighter(side)]
    for slot in range(at.SLOTS):
        if b[at.person(seat, slot)] != at.NOBODY and b[at.place(seat, slot)] == b[at.FIGHT_AT]:
            hand += pack(table.cards.rank[b[at.person(seat, slot)]])
    return hand


def jokers_of_side(table: Table, side: i64) -> i64:
    b = table.b
    if side == 1 and b[at.FIGHT] == at.ARREST:
        return 0
    return jokers_at(table, b[at.fighter(side)], b[at.FIGHT_AT])


def strength_of(table: Table, side: i64) -> i64:
    return strength_with_jokers(hand_of(table, side), jokers_of_side(table, side))

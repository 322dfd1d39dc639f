"""What a seat of Crooks can know about each crook (CR-122 to CR-124).

A seat knows every crook that lies open, its own, and those it has seen face down. Of the others it
knows in which pile it last saw them, and how large that pile was: piles only shrink, so the size
tells the moment. Crooks about which it knows the same form a lot.
"""

from typing import Final

from backroom.games.crooks import board as at
from backroom.games.crooks.state import Table
from backroom.kernel.numbers import i64, vec, zeros

LOCATED: Final[i64] = -1  # the seat knows where this crook is
UNSEEN: Final[i64] = 0  # the seat has never seen it
LOTS_PER_HANGOUT: Final[i64] = 8


def lot_of_look(hangout: i64, size: i64) -> i64:
    """The lot of the crooks last seen in this pile when it held this many."""
    return 1 + hangout * LOTS_PER_HANGOUT + size


def lots(table: Table, seat: i64, sizes: vec[i64]) -> vec[i64]:
    """By crook: LOCATED, UNSEEN, or the lot of the look at which this seat saw it last.

    ``sizes`` are the taken sizes of the table.
    """
    b = table.b
    result = zeros(at.CROOKS + 1)
    for crook in range(1, at.CROOKS + 1):
        place: i64 = b[at.place(crook)]
        if is_located(table, seat, crook):
            result[crook] = LOCATED
        elif place < at.HANGOUTS:
            result[crook] = last_seen(table, seat, place, 0)
        elif b[at.origin(crook)] != at.NOWHERE:
            result[crook] = last_seen(table, seat, b[at.origin(crook)], sizes[crook])
        else:
            result[crook] = UNSEEN
    return result


def is_located(table: Table, seat: i64, crook: i64) -> bool:
    """Whether this seat knows where the crook is without remembering a pile."""
    b = table.b
    place: i64 = b[at.place(crook)]
    if place < at.HANGOUTS or place == at.UNDEALT:
        return False  # CR-114, CR-27
    if place == at.IN_HAND:
        return seat == b[at.ACTIVE]  # CR-50
    if b[at.down(crook)] == 0:
        return True
    return seat >= 0 and (b[at.known(seat)] >> crook) & 1 == 1  # CR-115, CR-116, CR-124


def last_seen(table: Table, seat: i64, hangout: i64, taken_size: i64) -> i64:
    """The lot of the seat's last look at this pile while it held a crook taken at that size."""
    if seat < 0:
        return UNSEEN
    looks: i64 = table.b[at.looks(seat, hangout)] >> taken_size
    if looks == 0:
        return UNSEEN
    size: i64 = taken_size
    while looks & 1 == 0:
        looks >>= 1
        size += 1
    return lot_of_look(hangout, size)


def taken_sizes(table: Table) -> vec[i64]:
    """By crook: how many its pile held when it was taken, itself included; 0 if it was not."""
    b = table.b
    result = zeros(at.CROOKS + 1)
    for crook in range(1, at.CROOKS + 1):
        hangout: i64 = b[at.origin(crook)]
        if hangout == at.NOWHERE:
            continue
        result[crook] = b[at.size(hangout)]
        for other in range(1, at.CROOKS + 1):
            if b[at.origin(other)] == hangout and b[at.taken_at(other)] >= b[at.taken_at(crook)]:
                result[crook] += 1
    return result

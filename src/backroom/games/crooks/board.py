"""Where on the board everything stands.

Written by tools/generate_boards.py (make layout) from layout.py. Do not edit.
"""

from typing import Final

from backroom.kernel.numbers import i64, vec, zeros

SEATS: Final[i64] = 4
CROOKS: Final[i64] = 32  # CR-01; ids run from 1 to 32
TARGETS: Final[i64] = 8  # CR-02; target t has the printed number t + 2
LOWEST_TARGET: Final[i64] = 2
HANGOUTS: Final[i64] = 9  # CR-03
PILE_AT_MOST: Final[i64] = 5
NOBODY: Final[i64] = 0  # no crook: ids start at 1
NOWHERE: Final[i64] = -1
UNDEALT: Final[i64] = 10
IN_HAND: Final[i64] = 11
IN_TRANSIT: Final[i64] = 12  # being moved by a swap
IN_BOX: Final[i64] = 13
IN_CELLS: Final[i64] = 16

DECISION: Final[i64] = 8
ACTIVE: Final[i64] = 9
BANK: Final[i64] = 10
HAND: Final[i64] = 11  # the crook in the active seat's hand
HANGOUT: Final[i64] = 12  # where the active seat has paid
TARGET: Final[i64] = 13  # where a swap or a hitman was just placed
TAKEN: Final[i64] = 14  # how many crooks were taken so far, in the whole game
HANGOUTS_OPEN: Final[i64] = 15
MEMORY_AID: Final[i64] = 16  # CR-125


def passed(seat: i64) -> i64:
    return 17 + seat


def money(seat: i64) -> i64:
    return 21 + seat


def filled(seat: i64) -> i64:
    """Cells of its row that hold a crook."""
    return 25 + seat


def cell(seat: i64, target: i64) -> i64:
    """Crooks in the cell."""
    return 29 + seat * 8 + target


def hidden(target: i64) -> i64:
    """Face-down crooks there."""
    return 61 + target


def size(hangout: i64) -> i64:
    """Crooks in the pile."""
    return 69 + hangout


def pile(hangout: i64, slot: i64) -> i64:
    """Sorted by id (CR-53)."""
    return 78 + hangout * 5 + slot


def place(crook: i64) -> i64:
    return 123 + crook


def down(crook: i64) -> i64:
    """Whether it was placed face down."""
    return 156 + crook


def origin(crook: i64) -> i64:
    """Where it was taken (CR-121)."""
    return 189 + crook


def taken_at(crook: i64) -> i64:
    """The how-manieth to be taken it was."""
    return 222 + crook


def looks(seat: i64, hangout: i64) -> i64:
    """Looked when it held so many."""
    return 255 + seat * 9 + hangout


def known(seat: i64) -> i64:
    """Face-down crooks that it knows."""
    return 291 + seat


def glimpsed(seat: i64) -> i64:
    """Who was in its last glimpse (CR-125)."""
    return 295 + seat


def glimpsed_at(seat: i64) -> i64:
    """Where that glimpse was."""
    return 299 + seat


def failed_full(hangout: i64) -> i64:
    return 303 + hangout


def failed_open(hangout: i64) -> i64:
    return 312 + hangout


def empty_board() -> vec[i64]:
    """A board with nothing on it."""
    b = zeros(321)
    b[HANGOUT] = -1
    b[TARGET] = -1
    for cell in range(33):  # place
        b[123 + cell] = 10
    for cell in range(33):  # origin
        b[189 + cell] = -1
    for cell in range(4):  # glimpsed_at
        b[299 + cell] = -1
    return b


def clear_glimpse(b: vec[i64], seat: i64) -> None:
    b[295 + seat] = 0
    b[299 + seat] = -1

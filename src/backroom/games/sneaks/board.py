"""Where on the board everything stands.

Written by tools/generate_boards.py (make layout) from layout.py. Do not edit.
"""

from typing import Final

from backroom.games.sneaks.cards import Cards
from backroom.kernel.numbers import i64, vec, zeros

SITES: Final[i64] = 8  # SN-01
COLOURS: Final[i64] = 4  # SN-05: blue, green, red, yellow
SEATS: Final[i64] = 5
NOTHING: Final[i64] = -1  # no loot, no seat, no site
IN_PLAY: Final[i64] = 0
DISCARDED: Final[i64] = 1
KEPT: Final[i64] = 2
ALL_SITES: Final[i64] = 255
ONE_SITE: Final[i64] = 4311810305
OF_SNEAKS: Final[i64] = 0
OF_SNITCHES: Final[i64] = 1

DECISION: Final[i64] = 8
WAITING: Final[i64] = 9  # the seats that must choose now
ROUND: Final[i64] = 10
ALLY: Final[i64] = 11  # who holds the ally; nobody if there are over two
SITES_OPEN: Final[i64] = 12  # SN-13, SN-115
SITE_AT: Final[i64] = 13  # being settled; none while plans are made
THIEF: Final[i64] = 14  # who must choose in evaluation
STOLEN: Final[i64] = 15  # the loot that the thief chooses for
LEFT: Final[i64] = 16  # tokens that the thief may still take, or exchanges it may make
LOOT_LEFT: Final[i64] = 17  # cards in the loot deck
STASH_LEFT: Final[i64] = 18  # cards in the stash deck
SNEAKS: Final[i64] = 19
SNITCHES: Final[i64] = 20


def sneaks_due(seat: i64) -> i64:
    """Sneak sites its plan still lacks."""
    return 21 + seat


def snitches_due(seat: i64) -> i64:
    """Snitch sites its plan still lacks."""
    return 26 + seat


def bank(colour: i64) -> i64:
    return 31 + colour


def tokens(seat: i64, colour: i64) -> i64:
    return 35 + seat * 4 + colour


def stash(seat: i64, colour: i64) -> i64:
    """Stash cards in hand."""
    return 55 + seat * 4 + colour


def loot_at(site: i64) -> i64:
    return 75 + site


def loot_deck(slot: i64) -> i64:
    return 83 + slot


def fate(cards: Cards, loot: i64) -> i64:
    """What became of it."""
    return 83 + cards.loot_count + loot


def stash_deck(cards: Cards, slot: i64) -> i64:
    return 83 + 2 * cards.loot_count + slot


def sent(cards: Cards, past_round: i64, teams: i64) -> i64:
    """Destinations then (SN-91)."""
    return 83 + 2 * cards.loot_count + cards.stash_count + past_round * 2 + teams


def empty_board(cards: Cards) -> vec[i64]:
    """A board with nothing on it."""
    b = zeros(83 + 2 * cards.loot_count + 2 * cards.round_count + cards.stash_count)
    b[ALLY] = -1
    b[SITE_AT] = -1
    b[THIEF] = -1
    b[STOLEN] = -1
    for cell in range(8):  # loot_at
        b[75 + cell] = -1
    for cell in range(cards.loot_count):  # loot_deck
        b[83 + cell] = -1
    for cell in range(cards.stash_count):  # stash_deck
        b[83 + 2 * cards.loot_count + cell] = -1
    return b


def clear_theft(b: vec[i64]) -> None:
    b[THIEF] = -1
    b[STOLEN] = -1
    b[LEFT] = 0


def clear_plans(b: vec[i64]) -> None:
    b[SNEAKS] = 0
    b[SNITCHES] = 0


def clear_stash(b: vec[i64], seat: i64) -> None:
    for cell in range(4):  # stash
        b[55 + seat * 4 + cell] = 0

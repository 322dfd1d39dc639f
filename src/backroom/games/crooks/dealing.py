"""Set-up of Crooks: the empty board and the deal (CR-17 to CR-31)."""

from backroom.games.crooks.state import (
    ACTIVE,
    BANK,
    BOARD,
    CROOKS,
    GLIMPSED_AT,
    HANGOUT,
    HANGOUTS_OPEN,
    MEMORY_AID,
    MONEY,
    NOWHERE,
    ORIGIN,
    PHASE,
    PILE_AT_MOST,
    PLACE_OF,
    SEATS,
    SIZE,
    SLOT,
    TARGET,
    TURN,
    UNDEALT,
    Cards,
)
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import i64, vec, zeros


def dealt_board(cards: Cards, seats: i64, memory_aid: bool, chance: Chance) -> vec[i64]:
    """Set-up: the deal and the first seat, all outcomes equally likely (CR-31)."""
    b = empty_board(cards, seats, memory_aid)
    deal(cards, seats, b, chance)
    b[ACTIVE] = chance.below(seats)  # CR-30
    return b


def empty_board(cards: Cards, seats: i64, memory_aid: bool) -> vec[i64]:
    """A board before the deal: all crooks undealt, every purse full, seat 0 to begin."""
    b = zeros(BOARD)
    b[PHASE] = TURN
    b[HANGOUT] = NOWHERE
    b[TARGET] = NOWHERE
    b[MEMORY_AID] = 1 if memory_aid else 0
    b[HANGOUTS_OPEN] = len(cards.piles[seats])  # CR-22 to CR-24
    for seat in range(seats):
        b[MONEY + seat] = cards.start_money  # CR-28
    for seat in range(SEATS):
        b[GLIMPSED_AT + seat] = NOWHERE
    b[BANK] = cards.note_total - cards.start_money * seats  # CR-29
    for crook in range(1, CROOKS + 1):
        b[PLACE_OF + crook] = UNDEALT
        b[ORIGIN + crook] = NOWHERE
    return b


def deal(cards: Cards, seats: i64, b: vec[i64], chance: Chance) -> None:
    """CR-26: a shuffle decides which crooks form which pile; the rest is undealt (CR-27)."""
    deck = zeros(CROOKS)
    for card in range(CROOKS):
        deck[card] = card + 1
    shuffle(deck, 0, CROOKS, chance)
    dealt: i64 = 0
    for hangout, size in enumerate(cards.piles[seats]):  # CR-25
        for _ in range(size):
            add_to_pile(b, hangout, deck[dealt])
            dealt += 1


def add_to_pile(b: vec[i64], hangout: i64, crook: i64) -> None:
    """Lay a crook into a pile, which stays sorted by id (CR-53)."""
    first: i64 = SLOT + hangout * PILE_AT_MOST
    slot: i64 = b[SIZE + hangout]
    while slot > 0 and b[first + slot - 1] > crook:
        b[first + slot] = b[first + slot - 1]
        slot -= 1
    b[first + slot] = crook
    b[SIZE + hangout] += 1
    b[PLACE_OF + crook] = hangout

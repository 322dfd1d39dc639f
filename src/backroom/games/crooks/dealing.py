"""Set-up of Crooks: the empty board and the deal (CR-17 to CR-31)."""

from backroom.games.crooks import board as at
from backroom.games.crooks import decisions
from backroom.games.crooks.cards import Cards
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import i64, vec, zeros


def dealt_board(cards: Cards, seats: i64, memory_aid: bool, chance: Chance) -> vec[i64]:
    """Set-up: the deal and the first seat, all outcomes equally likely (CR-31)."""
    b = board_before_deal(cards, seats, memory_aid)
    deal(cards, seats, b, chance)
    b[at.ACTIVE] = chance.below(seats)  # CR-30
    return b


def board_before_deal(cards: Cards, seats: i64, memory_aid: bool) -> vec[i64]:
    """All crooks undealt, every purse full, seat 0 to begin."""
    b = at.empty_board()
    b[at.DECISION] = decisions.TURN
    b[at.MEMORY_AID] = 1 if memory_aid else 0
    b[at.HANGOUTS_OPEN] = len(cards.piles[seats])  # CR-22 to CR-24
    for seat in range(seats):
        b[at.money(seat)] = cards.start_money  # CR-28
    b[at.BANK] = cards.note_total - cards.start_money * seats  # CR-29
    return b


def deal(cards: Cards, seats: i64, b: vec[i64], chance: Chance) -> None:
    """CR-26: a shuffle decides which crooks form which pile; the rest is undealt (CR-27)."""
    deck = zeros(at.CROOKS)
    for card in range(at.CROOKS):
        deck[card] = card + 1
    shuffle(deck, 0, at.CROOKS, chance)
    dealt: i64 = 0
    for hangout, size in enumerate(cards.piles[seats]):  # CR-25
        for _ in range(size):
            add_to_pile(b, hangout, deck[dealt])
            dealt += 1


def add_to_pile(b: vec[i64], hangout: i64, crook: i64) -> None:
    """Lay a crook into a pile, which stays sorted by id (CR-53)."""
    first: i64 = at.pile(hangout, 0)
    slot: i64 = b[at.size(hangout)]
    while slot > 0 and b[first + slot - 1] > crook:
        b[first + slot] = b[first + slot - 1]
        slot -= 1
    b[first + slot] = crook
    b[at.size(hangout)] += 1
    b[at.place(crook)] = hangout

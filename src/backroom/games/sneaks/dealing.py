"""Set-up of Sneaks & Snitches, and what a new round repeats of it (SN-13 to SN-24)."""

from backroom.games.sneaks.state import (
    ALLY,
    BANK,
    COLOURS,
    LOOT_DECK,
    LOOT_LEFT,
    NOTHING,
    PHASE,
    PLAN,
    ROUND,
    SITE,
    SITE_AT,
    SITES,
    SITES_OPEN,
    SNEAKS_DUE,
    SNITCHES_DUE,
    STASH_LEFT,
    STOLEN,
    THIEF,
    TOKENS,
    WAITING,
    Cards,
)
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import bit, i64, vec, zeros


def dealt_board(cards: Cards, seats: i64, chance: Chance) -> vec[i64]:
    """The board after set-up; nothing is left to chance after it."""
    b = empty_board(cards, seats)
    deal_tokens(cards, seats, b, chance)
    stack_stash_deck(cards, b, chance)
    stack_loot_deck(cards, b, chance)
    fill_sites(b)  # SN-23
    if seats == 2:
        b[ALLY] = chance.below(2)  # SN-116, SN-117
    open_plans(b, seats)
    return b


def empty_board(cards: Cards, seats: i64) -> vec[i64]:
    """A board before the deal: all tokens in the bank, no deck, no loot, no plans."""
    b = zeros(cards.board_size(seats))
    b[ROUND] = 1
    b[ALLY] = NOTHING
    b[SITES_OPEN] = cards.sites[seats]
    b[SITE_AT] = NOTHING
    b[THIEF] = NOTHING
    b[STOLEN] = NOTHING
    for site in range(SITES):
        b[SITE + site] = NOTHING
    for colour in range(COLOURS):
        b[BANK + colour] = cards.supply[colour]
    for card in range(cards.loot_count):
        b[LOOT_DECK + card] = NOTHING
    for card in range(cards.stash_count):
        b[cards.stash_deck_at + card] = NOTHING
    return b


def deal_tokens(cards: Cards, seats: i64, b: vec[i64], chance: Chance) -> None:
    """SN-18 to SN-20: one by one, without return, seat by seat."""
    left: i64 = b[BANK] + b[BANK + 1] + b[BANK + 2] + b[BANK + 3]
    for seat in range(seats):
        for _ in range(cards.start_tokens):
            drawn: i64 = chance.below(left)
            colour: i64 = 0
            while drawn >= b[BANK + colour]:
                drawn -= b[BANK + colour]
                colour += 1
            b[BANK + colour] -= 1
            b[TOKENS + seat * COLOURS + colour] += 1
            left -= 1


def stack_stash_deck(cards: Cards, b: vec[i64], chance: Chance) -> None:
    """SN-21: all stash cards in random order."""
    first: i64 = cards.stash_deck_at
    size: i64 = 0
    for colour in range(COLOURS):
        for _ in range(cards.stash[colour]):
            b[first + size] = colour
            size += 1
    shuffle(b, first, first + size, chance)
    b[STASH_LEFT] = size


def stack_loot_deck(cards: Cards, b: vec[i64], chance: Chance) -> None:
    """SN-22: I in random order above II in random order. The last card is the top one."""
    size: i64 = 0
    for back in range(2, 0, -1):
        bottom: i64 = size
        for loot in range(cards.loot_count):
            if cards.back[loot] == back:
                b[LOOT_DECK + size] = loot
                size += 1
        shuffle(b, LOOT_DECK + bottom, LOOT_DECK + size, chance)
    b[LOOT_LEFT] = size


def open_plans(b: vec[i64], seats: i64) -> None:
    """Every seat owes a plan (SN-26 to SN-28); the ally decides how many teams (SN-118, SN-119)."""
    ally: i64 = b[ALLY]
    for seat in range(seats):
        b[SNEAKS_DUE + seat] = 2 if ally == seat else 1
        b[SNITCHES_DUE + seat] = 1 if ally == seat or ally == NOTHING else 2
    b[PHASE] = PLAN
    b[WAITING] = bit(seats) - 1  # SN-31


def fill_sites(b: vec[i64]) -> None:
    """Empty sites get cards from the top of the loot deck, in letter order (SN-24, SN-80)."""
    for site in range(b[SITES_OPEN]):
        if b[SITE + site] == NOTHING:
            b[LOOT_LEFT] -= 1
            top: i64 = LOOT_DECK + b[LOOT_LEFT]
            b[SITE + site] = b[top]
            b[top] = NOTHING

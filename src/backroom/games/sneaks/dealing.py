"""Set-up of Sneaks & Snitches, and what a new round repeats of it (SN-13 to SN-24)."""

from backroom.games.sneaks import board as at
from backroom.games.sneaks.cards import Cards
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import i64, vec


def dealt_board(cards: Cards, seats: i64, chance: Chance) -> vec[i64]:
    """The board after set-up, before the first plans; nothing is left to chance after it."""
    b = board_before_deal(cards, seats)
    deal_tokens(cards, seats, b, chance)
    stack_stash_deck(cards, b, chance)
    stack_loot_deck(cards, b, chance)
    fill_sites(b)  # SN-23
    if seats == 2:
        b[at.ALLY] = chance.below(2)  # SN-116, SN-117
    return b


def board_before_deal(cards: Cards, seats: i64) -> vec[i64]:
    """All tokens in the bank, no deck, no loot, no plans."""
    b = at.empty_board(cards)
    b[at.ROUND] = 1
    b[at.SITES_OPEN] = cards.sites[seats]
    for colour in range(at.COLOURS):
        b[at.bank(colour)] = cards.supply[colour]
    return b


def deal_tokens(cards: Cards, seats: i64, b: vec[i64], chance: Chance) -> None:
    """SN-18 to SN-20: one by one, without return, seat by seat."""
    left: i64 = 0
    for colour in range(at.COLOURS):
        left += b[at.bank(colour)]
    for seat in range(seats):
        for _ in range(cards.start_tokens):
            deal_token(b, seat, chance.below(left))
            left -= 1


def deal_token(b: vec[i64], seat: i64, drawn: i64) -> None:
    """A seat gets the token with this number of those in the bank."""
    colour: i64 = 0
    while drawn >= b[at.bank(colour)]:
        drawn -= b[at.bank(colour)]
        colour += 1
    b[at.bank(colour)] -= 1
    b[at.tokens(seat, colour)] += 1


def stack_stash_deck(cards: Cards, b: vec[i64], chance: Chance) -> None:
    """SN-21: all stash cards in random order."""
    size: i64 = 0
    for colour in range(at.COLOURS):
        for _ in range(cards.stash[colour]):
            b[at.stash_deck(cards, size)] = colour
            size += 1
    shuffle(b, at.stash_deck(cards, 0), at.stash_deck(cards, size), chance)
    b[at.STASH_LEFT] = size


def stack_loot_deck(cards: Cards, b: vec[i64], chance: Chance) -> None:
    """SN-22: I in random order above II in random order. The last card is the top one."""
    size: i64 = 0
    for back in range(2, 0, -1):
        bottom: i64 = size
        for loot in range(cards.loot_count):
            if cards.back[loot] == back:
                b[at.loot_deck(size)] = loot
                size += 1
        shuffle(b, at.loot_deck(bottom), at.loot_deck(size), chance)
    b[at.LOOT_LEFT] = size


def fill_sites(b: vec[i64]) -> None:
    """Empty sites get cards from the top of the loot deck, in letter order (SN-24, SN-80)."""
    for site in range(b[at.SITES_OPEN]):
        if b[at.loot_at(site)] == at.NOTHING:
            b[at.LOOT_LEFT] -= 1
            top: i64 = at.loot_deck(b[at.LOOT_LEFT])
            b[at.loot_at(site)] = b[top]
            b[top] = at.NOTHING

"""The deal, and another deal that a seat of Sneaks & Snitches cannot tell from the real one.

Hidden from a seat are the stash cards of the others, the order of both decks, and what the others
have planned until the reveal (SN-30 to SN-32, SN-86 to SN-90). Stash cards are drawn blindly and no
rule looks at them before scoring, so every deal of the unseen ones is equally likely.
"""

from backroom.games.sneaks.state import (
    ALLY,
    BANK,
    COLOURS,
    LOOT_DECK,
    LOOT_LEFT,
    NOTHING,
    OVER,
    PHASE,
    PLAN,
    ROUND,
    SITE,
    SITE_AT,
    SITE_BITS,
    SITES,
    SITES_OPEN,
    SNEAKS,
    SNEAKS_DUE,
    SNITCHES,
    SNITCHES_DUE,
    STASH,
    STASH_LEFT,
    STOLEN,
    THIEF,
    TOKENS,
    WAITING,
    Cards,
    Table,
)
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import bit, i64, vec, zeros


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


def redealt(table: Table, seat: i64, chance: Chance) -> vec[i64]:
    """The board of another deal that looks the same to this seat."""
    b = table.b[:]
    if b[PHASE] == OVER:
        return b  # SN-94: nothing is hidden any more
    redeal_stash(table, b, seat, chance)
    redeal_loot(table, b, chance)
    if b[PHASE] == PLAN:
        for other in range(table.seats):
            if other != seat:
                redraw_plan(table, b, other, chance)
    return b


def redeal_stash(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """Gather the stash cards that this seat has not seen, shuffle them, and deal them again."""
    first: i64 = table.cards.stash_deck_at
    left: i64 = b[STASH_LEFT]
    unseen = zeros(table.cards.stash_count)
    for card in range(left):
        unseen[card] = b[first + card]
    count: i64 = left
    for other in range(table.seats):
        if other != seat:
            count = gather_stash(b, other, unseen, count)
    shuffle(unseen, 0, count, chance)
    for card in range(left):
        b[first + card] = unseen[card]
    dealt: i64 = left
    for other in range(table.seats):
        if other != seat:
            for _ in range(table.stash_size(other)):  # SN-87
                b[STASH + other * COLOURS + unseen[dealt]] += 1
                dealt += 1


def gather_stash(b: vec[i64], seat: i64, unseen: vec[i64], count: i64) -> i64:
    """Take a seat's stash cards to the unseen ones; how many those are then."""
    for colour in range(COLOURS):
        for _ in range(b[STASH + seat * COLOURS + colour]):
            unseen[count] = colour
            count += 1
        b[STASH + seat * COLOURS + colour] = 0
    return count


def redeal_loot(table: Table, b: vec[i64], chance: Chance) -> None:
    """Shuffle what is left of I and of II; I stays above II (SN-22)."""
    left: i64 = b[LOOT_LEFT]
    second: i64 = 0
    while second < left and table.cards.back[b[LOOT_DECK + second]] == 2:
        second += 1
    shuffle(b, LOOT_DECK, LOOT_DECK + second, chance)
    shuffle(b, LOOT_DECK + second, LOOT_DECK + left, chance)


def redraw_plan(table: Table, b: vec[i64], other: i64, chance: Chance) -> None:
    """Another plan for a seat: any legal one if it has finished, and none at all if it has not.

    How far an unfinished plan is nobody else can know (SN-32), so it starts anew, its picks
    uncounted.
    """
    sneaks: i64 = table.sneaks_owed(other)
    snitches: i64 = table.snitches_owed(other)
    finished = table.has_finished(other)
    b[SNEAKS] ^= table.sneaks_of(other) << (other * SITE_BITS)
    b[SNITCHES] ^= table.snitches_of(other) << (other * SITE_BITS)
    if not finished:
        b[other] -= sneaks - b[SNEAKS_DUE + other] + snitches - b[SNITCHES_DUE + other]
        b[SNEAKS_DUE + other] = sneaks
        b[SNITCHES_DUE + other] = snitches
        return
    letters = zeros(SITES)
    for site in range(b[SITES_OPEN]):
        letters[site] = site
    shuffle(letters, 0, b[SITES_OPEN], chance)
    for pick in range(sneaks):
        b[SNEAKS] |= bit(other * SITE_BITS + letters[pick])
    for pick in range(sneaks, sneaks + snitches):
        b[SNITCHES] |= bit(other * SITE_BITS + letters[pick])  # SN-29, SN-120

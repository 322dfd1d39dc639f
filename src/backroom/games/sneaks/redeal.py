"""Another deal that a seat of Sneaks & Snitches cannot tell from the real one.

Hidden from a seat are the stash cards of the others, the order of both decks, and what the others
have planned until the reveal (SN-30 to SN-32, SN-86 to SN-90). Stash cards are drawn blindly and no
rule looks at them before scoring, so every deal of the unseen ones is equally likely.
"""

from backroom.games.sneaks.state import (
    COLOURS,
    LOOT_DECK,
    LOOT_LEFT,
    OVER,
    PHASE,
    PLAN,
    SITE_BITS,
    SITES,
    SITES_OPEN,
    SNEAKS,
    SNEAKS_DUE,
    SNITCHES,
    SNITCHES_DUE,
    STASH,
    STASH_LEFT,
    Table,
)
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import bit, i64, vec, zeros


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

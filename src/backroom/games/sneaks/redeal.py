"""Another deal that a seat of Sneaks & Snitches cannot tell from the real one.

Hidden from a seat are the stash cards of the others, the order of both decks, and what the others
have planned until the reveal (SN-30 to SN-32, SN-86 to SN-90). Stash cards are drawn blindly and no
rule looks at them before scoring, so every deal of the unseen ones is equally likely. What is
unseen is put into a fixed order first, so that a deal comes from what the seat knows and from
chance alone.
"""

from backroom.games.sneaks import board as at
from backroom.games.sneaks import decisions
from backroom.games.sneaks.state import (
    Table,
    destination,
    has_finished,
    sneaks_of,
    sneaks_owed,
    snitches_of,
    snitches_owed,
    stash_size,
)
from backroom.kernel.chance import Chance, shuffle, sort
from backroom.kernel.numbers import bit, copy_of, i64, vec, zeros


def redealt(table: Table, seat: i64, chance: Chance) -> vec[i64]:
    """The board of another deal that looks the same to this seat."""
    b = copy_of(table.b)
    if b[at.DECISION] == decisions.OVER:
        return b  # SN-94: nothing is hidden any more
    redeal_stash(table, b, seat, chance)
    redeal_loot(table, b, chance)
    if b[at.DECISION] == decisions.PLAN:
        for other in range(table.seats):
            if other != seat:
                redraw_plan(table, b, other, chance)
    return b


def redeal_stash(table: Table, b: vec[i64], seat: i64, chance: Chance) -> None:
    """Gather the stash cards that this seat has not seen, shuffle them, and deal them again."""
    first: i64 = at.stash_deck(table.cards, 0)
    left: i64 = b[at.STASH_LEFT]
    unseen = zeros(table.cards.stash_count)
    for card in range(left):
        unseen[card] = b[first + card]
    count: i64 = left
    for other in range(table.seats):
        if other != seat:
            count = gather_stash(b, other, unseen, count)
    sort(unseen, 0, count)
    shuffle(unseen, 0, count, chance)
    for card in range(left):
        b[first + card] = unseen[card]
    dealt: i64 = left
    for other in range(table.seats):
        if other != seat:
            for _ in range(stash_size(table, other)):  # SN-87
                b[at.stash(other, unseen[dealt])] += 1
                dealt += 1


def gather_stash(b: vec[i64], seat: i64, unseen: vec[i64], count: i64) -> i64:
    """Take a seat's stash cards to the unseen ones; how many those are then."""
    for colour in range(at.COLOURS):
        for _ in range(b[at.stash(seat, colour)]):
            unseen[count] = colour
            count += 1
        b[at.stash(seat, colour)] = 0
    return count


def redeal_loot(table: Table, b: vec[i64], chance: Chance) -> None:
    """Shuffle what is left of I and of II; I stays above II (SN-22)."""
    left: i64 = b[at.LOOT_LEFT]
    second: i64 = 0
    while second < left and table.cards.back[b[at.loot_deck(second)]] == 2:
        second += 1
    sort(b, at.loot_deck(0), at.loot_deck(second))
    sort(b, at.loot_deck(second), at.loot_deck(left))
    shuffle(b, at.loot_deck(0), at.loot_deck(second), chance)
    shuffle(b, at.loot_deck(second), at.loot_deck(left), chance)


def redraw_plan(table: Table, b: vec[i64], other: i64, chance: Chance) -> None:
    """Another plan for a seat: any legal one if it has finished, and none at all if it has not.

    How far an unfinished plan is nobody else can know (SN-32), so it starts anew, its picks
    uncounted.
    """
    sneaks: i64 = sneaks_owed(table, other)
    snitches: i64 = snitches_owed(table, other)
    finished = has_finished(table, other)
    b[at.SNEAKS] ^= sneaks_of(table, other) << destination(other, 0)
    b[at.SNITCHES] ^= snitches_of(table, other) << destination(other, 0)
    if not finished:
        b[other] -= sneaks - b[at.sneaks_due(other)] + snitches - b[at.snitches_due(other)]
        b[at.sneaks_due(other)] = sneaks
        b[at.snitches_due(other)] = snitches
        return
    letters = zeros(at.SITES)
    for site in range(b[at.SITES_OPEN]):
        letters[site] = site
    shuffle(letters, 0, b[at.SITES_OPEN], chance)
    for pick in range(sneaks):
        b[at.SNEAKS] |= bit(destination(other, letters[pick]))
    for pick in range(sneaks, sneaks + snitches):
        b[at.SNITCHES] |= bit(destination(other, letters[pick]))  # SN-29, SN-120

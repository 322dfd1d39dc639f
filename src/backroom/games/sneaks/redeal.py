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
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import bit, copy_of, i64, vec, zeros


class Hidden:
    """What a seat has not seen, in a fixed order, as it is between two choices: what a table keeps,
    so that many deals in a row do not find it out again."""

    def __init__(self, table: Table, seat: i64) -> None:
        self.seat: i64 = seat
        self.moment: i64 = table.choices_made()
        self.stash = unseen_stash(table, seat)
        self.second: i64 = count_second(table)
        self.loot = loot_to_come(table, self.second)

    def is_up_to_date(self, table: Table, seat: i64) -> bool:
        return self.seat == seat and self.moment == table.choices_made()


def unseen_stash(table: Table, seat: i64) -> vec[i64]:
    """The stash cards in the deck and in other hands, by colour."""
    b = table.b
    counts = zeros(at.COLOURS)
    for card in range(b[at.STASH_LEFT]):
        counts[b[at.stash_deck(table.cards, card)]] += 1
    for other in range(table.seats):
        if other != seat:
            for colour in range(at.COLOURS):
                counts[colour] += b[at.stash(other, colour)]
    total: i64 = 0
    for colour in range(at.COLOURS):
        total += counts[colour]
    unseen = zeros(total)
    end: i64 = 0
    for colour in range(at.COLOURS):
        for _ in range(counts[colour]):
            unseen[end] = colour
            end += 1
    return unseen


def loot_to_come(table: Table, second: i64) -> vec[i64]:
    """What is left of II, and of I above it (SN-22), each by number."""
    b = table.b
    is_left = zeros(table.cards.loot_count)
    for slot in range(b[at.LOOT_LEFT]):
        is_left[b[at.loot_deck(slot)]] = 1
    to_come = zeros(b[at.LOOT_LEFT])
    below: i64 = 0
    above: i64 = second
    for loot in range(table.cards.loot_count):
        if is_left[loot] == 1:
            if table.cards.back[loot] == 2:
                to_come[below] = loot
                below += 1
            else:
                to_come[above] = loot
                above += 1
    return to_come


def count_second(table: Table) -> i64:
    """How many cards are left of II; they lie below all others."""
    b = table.b
    count: i64 = 0
    while count < b[at.LOOT_LEFT] and table.cards.back[b[at.loot_deck(count)]] == 2:
        count += 1
    return count


def redealt(table: Table, hidden: Hidden, chance: Chance) -> vec[i64]:
    """The board of another deal that looks the same to the seat from which this is hidden."""
    b = copy_of(table.b)
    if b[at.DECISION] == decisions.OVER:
        return b  # SN-94: nothing is hidden any more
    deal_stash(table, b, hidden, chance)
    deal_loot(b, hidden, chance)
    if b[at.DECISION] == decisions.PLAN:
        for other in range(table.seats):
            if other != hidden.seat:
                redraw_plan(table, b, other, chance)
    return b


def deal_stash(table: Table, b: vec[i64], hidden: Hidden, chance: Chance) -> None:
    """The unseen stash cards to the deck and to other hands, each as large as it is."""
    dealt = copy_of(hidden.stash)
    shuffle(dealt, 0, len(dealt), chance)
    first: i64 = at.stash_deck(table.cards, 0)
    next_card: i64 = b[at.STASH_LEFT]
    for card in range(next_card):
        b[first + card] = dealt[card]
    for other in range(table.seats):
        if other != hidden.seat:
            at.clear_stash(b, other)
            for _ in range(stash_size(table, other)):  # SN-87
                b[at.stash(other, dealt[next_card])] += 1
                next_card += 1


def deal_loot(b: vec[i64], hidden: Hidden, chance: Chance) -> None:
    """Shuffle what is left of I and of II."""
    left: i64 = len(hidden.loot)
    for slot in range(left):
        b[at.loot_deck(slot)] = hidden.loot[slot]
    shuffle(b, at.loot_deck(0), at.loot_deck(hidden.second), chance)
    shuffle(b, at.loot_deck(hidden.second), at.loot_deck(left), chance)


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

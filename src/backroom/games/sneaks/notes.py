"""What a seat of Sneaks & Snitches knows, noted down before a table is put into numbers.

The same notes with nothing hidden serve the encoding of the whole table.
"""

from typing import Final

from backroom.games.sneaks import board as at
from backroom.games.sneaks import decisions
from backroom.games.sneaks.cards import ITEM
from backroom.games.sneaks.scoring import rank_colour
from backroom.games.sneaks.state import (
    Table,
    past_rounds,
    sites_of,
    sneaks_of,
    snitches_of,
    stash_size,
)
from backroom.kernel.numbers import i64, zeros

NO_ROUND: Final[i64] = -1


class Notes:
    """What is known of one table."""

    def __init__(self) -> None:
        self.sees_all = False
        self.sees_plans = False
        # By seat and colour: tokens, and stash cards once they are shown; as if scored now.
        self.total = zeros(at.SEATS * at.COLOURS)
        self.place = zeros(at.SEATS * at.COLOURS)
        self.points = zeros(at.SEATS * at.COLOURS)
        self.items = zeros(at.SEATS)  # what the items of a seat are worth

    def take(self, table: Table, seat: i64, whole: bool) -> None:
        """Note what a seat knows of a table, or what there is."""
        b, cards = table.b, table.cards
        over = b[at.DECISION] == decisions.OVER
        self.sees_all = whole or over  # SN-94
        self.sees_plans = b[at.THIEF] != at.NOTHING or whole  # SN-33
        items, total = self.items, self.total
        for owner in range(table.seats):
            items[owner] = 0
            for colour in range(at.COLOURS):
                count: i64 = b[at.tokens(owner, colour)]
                if self.sees_all:
                    count += b[at.stash(owner, colour)]
                total[owner * at.COLOURS + colour] = count
        for loot in range(cards.loot_count):
            keeper: i64 = b[at.fate(cards, loot)] - at.KEPT
            if keeper >= 0 and cards.kind[loot] == ITEM:
                items[keeper] += cards.item_points[loot]
        for colour in range(at.COLOURS):
            rank_colour(table, colour, total, self.place, self.points)


# What slots tell.


def sees_stash(seat: i64, owner: i64, notes: Notes) -> bool:
    """SN-86."""
    return notes.sees_all or seat == owner


def sees_plan(table: Table, seat: i64, owner: i64, notes: Notes) -> bool:
    """SN-30, SN-33."""
    return notes.sees_plans or (seat == owner and table.b[at.DECISION] != decisions.OVER)


def stash_count(table: Table, owner: i64) -> i64:
    return stash_size(table, owner)


def next_back(table: Table) -> i64:
    """SN-89: the back of the top card of the loot deck; 0 if there is none."""
    b = table.b
    left: i64 = b[at.LOOT_LEFT]
    return 0 if left == 0 else table.cards.back[b[at.loot_deck(left - 1)]]


def is_gone(table: Table, loot: i64) -> i64:
    """Whether a loot card has been discarded or kept."""
    return 0 if table.b[at.fate(table.cards, loot)] == at.IN_PLAY else 1


def keeper(table: Table, loot: i64) -> i64:
    """The seat that keeps an item, or less than 0."""
    return max(table.b[at.fate(table.cards, loot)] - at.KEPT, at.NOTHING)


def pays(table: Table, site: i64, colour: i64) -> i64:
    """What the loot of a site pays in a colour."""
    loot: i64 = table.b[at.loot_at(site)]
    return 0 if loot == at.NOTHING else table.cards.tokens[loot * at.COLOURS + colour]


def plan_sneaks(table: Table, owner: i64) -> i64:
    return sneaks_of(table, owner)


def plan_snitches(table: Table, owner: i64) -> i64:
    return snitches_of(table, owner)


def past_round(table: Table, ago: i64) -> i64:
    """The round that was settled so long ago, or NO_ROUND."""
    return max(past_rounds(table) - 1 - ago, NO_ROUND)


def past_sneaks(table: Table, ago: i64, owner: i64) -> i64:
    return sent(table, past_round(table, ago), at.OF_SNEAKS, owner)


def past_snitches(table: Table, ago: i64, owner: i64) -> i64:
    return sent(table, past_round(table, ago), at.OF_SNITCHES, owner)


def sent(table: Table, past: i64, teams: i64, owner: i64) -> i64:
    if past == NO_ROUND:
        return 0
    return sites_of(table.b[at.sent(table.cards, past, teams)], owner)


def points(notes: Notes, owner: i64) -> i64:
    """As if scored now."""
    result: i64 = notes.items[owner]
    for colour in range(at.COLOURS):
        result += notes.points[owner * at.COLOURS + colour]
    return result

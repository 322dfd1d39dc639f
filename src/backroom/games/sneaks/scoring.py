"""Who gets what for tokens, stash cards and items (SN-95 to SN-114, SN-125 to SN-128).

The same count serves the end of the game, where stash cards are shown, and the running score of a
view, where only tokens are.
"""

from backroom.games.sneaks import board as at
from backroom.games.sneaks.cards import ITEM
from backroom.games.sneaks.state import Table
from backroom.kernel.numbers import i64, vec, zeros
from backroom.kernel.state import Standing, ranked


class Score:
    """The count over tokens, and stash cards if they are shown. Arrays are by seat and colour."""

    def __init__(self, table: Table, with_stash: bool) -> None:
        self.total = zeros(at.SEATS * at.COLOURS)
        self.place = zeros(at.SEATS * at.COLOURS)
        self.points = zeros(at.SEATS * at.COLOURS)
        self.item_points = zeros(at.SEATS)
        self.result = zeros(at.SEATS)
        self._add_up(table, with_stash)
        for colour in range(at.COLOURS):  # SN-95, SN-110
            rank_colour(table, colour, self.total, self.place, self.points)
        self._add_items(table)
        for seat in range(table.seats):
            self.result[seat] = self.item_points[seat]  # SN-111
            for colour in range(at.COLOURS):
                self.result[seat] += self.points[seat * at.COLOURS + colour]

    def _add_up(self, table: Table, with_stash: bool) -> None:
        b = table.b
        for seat in range(table.seats):
            for colour in range(at.COLOURS):
                total: i64 = b[at.tokens(seat, colour)]  # SN-96
                if with_stash:
                    total += b[at.stash(seat, colour)]  # SN-07
                self.total[seat * at.COLOURS + colour] = total

    def _add_items(self, table: Table) -> None:
        b = table.b
        cards = table.cards
        for loot in range(cards.loot_count):
            seat: i64 = b[at.fate(cards, loot)] - at.KEPT
            if seat >= 0 and cards.kind[loot] == ITEM:
                self.item_points[seat] += cards.item_points[loot]  # SN-59

    def colour_rule(self, seats: i64, colour: i64) -> str:
        """Which rule gives the points of a colour."""
        places = {self.place[seat * at.COLOURS + colour] for seat in range(seats)}
        is_tied = len(places) < seats
        if seats == 2:
            return "SN-127" if is_tied else "SN-126"
        return "SN-99" if is_tied else "SN-97"


def rank_colour(
    table: Table, colour: i64, total: vec[i64], place: vec[i64], points: vec[i64]
) -> None:
    """Places and points of one colour; a seat with none is ranked like the others (SN-102).

    Seats closer to each other than the lead are tied; only with two seats can the lead be more
    than 1 (SN-127), so that being tied never reaches further than one seat.
    """
    cards = table.cards
    seats: i64 = table.seats
    lead: i64 = lead_needed(table)
    first_rank: i64 = (seats * at.COLOURS + colour) * at.SEATS
    for seat in range(seats):
        own: i64 = total[seat * at.COLOURS + colour]
        above: i64 = 0
        tied: i64 = 0
        for other in range(seats):
            ahead: i64 = total[other * at.COLOURS + colour] - own
            if ahead >= lead:
                above += 1
            elif ahead > -lead:
                tied += 1
        pot: i64 = 0
        for rank in range(above, above + tied):
            pot += cards.rank_points[first_rank + rank]  # SN-97, SN-98
        place[seat * at.COLOURS + colour] = above + 1
        points[seat * at.COLOURS + colour] = pot // tied  # SN-99 to SN-101, SN-128


def lead_needed(table: Table) -> i64:
    """By how much a seat must be ahead to be ranked above another (SN-98, SN-127)."""
    if table.seats > 2:
        return 1
    return max(table.cards.two_player_margin, 1)


def standings(table: Table) -> list[Standing]:
    """Places by result; equal seats share one, and so a victory (SN-112 to SN-114)."""
    result = Score(table, True).result
    return ranked([(int(result[seat]),) for seat in range(int(table.seats))])


def result_rule(result: list[Standing]) -> str:
    """Whether one seat wins or several share the victory."""
    return "SN-113" if sum(standing.place == 1 for standing in result) > 1 else "SN-112"

"""What a seat of Sneaks & Snitches can work out from what it sees: ranks, trades, rounds left."""

from backroom.games.sneaks import board as at
from backroom.games.sneaks import decisions
from backroom.games.sneaks.scoring import Score, lead_needed, rank_colour
from backroom.games.sneaks.state import Table, stash_size
from backroom.kernel.numbers import copy_of, zeros


class StashOutlook:
    """The stash cards that a seat has not seen, and what they can do to the ranks."""

    def __init__(self, table: Table, known: list[bool]) -> None:
        """``known``: by seat, whether its stash cards are seen."""
        self.table = table
        self.lead = int(lead_needed(table))
        seats = range(int(table.seats))
        # Stash cards by seat that could be of any colour still unseen.
        self.hidden = [0 if known[seat] else int(stash_size(table, seat)) for seat in seats]
        # What each seat surely has, by seat and colour.
        self.sure = [
            [
                int(table.b[at.tokens(seat, colour)])
                + (int(table.b[at.stash(seat, colour)]) if known[seat] else 0)
                for colour in range(at.COLOURS)
            ]
            for seat in seats
        ]
        self.unseen = [
            int(table.cards.stash[colour])
            - sum(int(table.b[at.stash(seat, colour)]) for seat in seats if known[seat])
            for colour in range(at.COLOURS)
        ]
        self.in_deck = int(table.b[at.STASH_LEFT])

    def best_place(self, seat: int, colour: int) -> int:
        """The best place this seat can have: it has all it can have, the others as little."""
        gain = min(self.hidden[seat], self.unseen[colour])
        total = self.sure[seat][colour] + gain
        # Cards of the colour that the deck has no room for must lie with the others: first where
        # they lift nobody above this seat, then where one such seat takes in most of them.
        to_place = self.unseen[colour] - gain - self.in_deck
        above = 0
        lifted = []
        for other in self._others(seat):
            still_below = total + self.lead - 1 - self.sure[other][colour]
            if still_below < 0:
                above += 1
                to_place -= self.hidden[other]
            else:
                harmless = min(self.hidden[other], still_below)
                to_place -= harmless
                lifted.append(self.hidden[other] - harmless)
        for takes_in in sorted(lifted, reverse=True):
            if to_place > 0:
                above += 1
                to_place -= takes_in
        return above + 1

    def worst_place(self, seat: int, colour: int) -> int:
        """The worst place this seat can have: as many others as possible are just above it."""
        elsewhere = self.in_deck + sum(self.hidden[other] for other in self._others(seat))
        forced = max(0, self.unseen[colour] - elsewhere)
        total = self.sure[seat][colour] + forced
        budget = self.unseen[colour] - forced
        above = 0
        needs = (
            (max(0, total + self.lead - self.sure[other][colour]), self.hidden[other])
            for other in self._others(seat)
        )
        for need, can_have in sorted(needs):
            if need <= min(budget, can_have):
                above += 1
                budget -= need
        return above + 1

    def _others(self, seat: int) -> list[int]:
        return [other for other in range(int(self.table.seats)) if other != seat]


class TradeOutlook:
    """What an exchange of the thief would do to the ranks that a score counts."""

    def __init__(self, table: Table, now: Score) -> None:
        self.table = table
        self.now = now

    def after(self, trade: int) -> tuple[dict[int, list[int]], list[int]]:
        """The places in both colours afterwards, and how each seat's points change."""
        table = self.table
        seats = range(int(table.seats))
        thief = int(table.b[at.THIEF])
        partner, taken, given = trade >> 4, (trade >> 2) & 3, trade & 3
        size = len(self.now.total)
        total, place, points = copy_of(self.now.total), zeros(size), zeros(size)
        for seat, colour, change in (
            (partner, taken, -1),
            (thief, taken, 1),
            (thief, given, -1),
            (partner, given, 1),
        ):
            total[seat * at.COLOURS + colour] += change
        places: dict[int, list[int]] = {}
        changes = [0 for _ in seats]
        for colour in (taken, given):
            rank_colour(table, colour, total, place, points)
            places[colour] = [int(place[seat * at.COLOURS + colour]) for seat in seats]
            for seat in seats:
                cell = seat * at.COLOURS + colour
                changes[seat] += int(points[cell] - self.now.points[cell])
        return places, changes


def rounds_left(table: Table) -> tuple[int, int]:
    """How many rounds are still to be settled, this one included, at least and at most."""
    if table.b[at.DECISION] == decisions.OVER:
        return 0, 0
    left, cards, seats = table.b[at.LOOT_LEFT], table.cards, table.seats
    return int(left // cards.most_loss(seats)) + 1, int(left // cards.least_loss(seats)) + 1

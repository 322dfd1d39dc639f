"""What a bot should know of Sneaks & Snitches: how likely each seat is to end at each rank of a
colour, and which points items have brought."""

from math import exp, sqrt
from typing import Final

from backroom.games.sneaks import board as at
from backroom.games.sneaks import decisions
from backroom.games.sneaks.cards import ITEM
from backroom.games.sneaks.rules import Sneaks
from backroom.games.sneaks.state import (
    destination,
    has_finished,
    sneaks_of,
    sneaks_owed,
    snitches_of,
    snitches_owed,
)
from backroom.kernel.advice import Advice, share_by_points
from backroom.kernel.numbers import bit, i64, vec, zeros
from backroom.kernel.state import State

HUNDREDTHS: Final[float] = 100.0  # prospects are reckoned in hundredths of a point
# A lead of so many items is nearly three to one to last: more at the end of a game than before.
FIRM: Final[float] = 0.44
FIRM_BY_LOOT: Final[float] = 0.27  # by the root of the cards in the loot deck
LOOT_AT_MOST: Final[i64] = 40  # from here on a larger deck is as uncertain
LEAD_AT_MOST: Final[i64] = 20  # from here on a larger lead is as firm
LEADS: Final[i64] = 2 * LEAD_AT_MOST + 1
SPREAD: Final[float] = 90.0  # this lead makes a win nearly three times as likely, at the end ...
SPREAD_BY_LOOT: Final[float] = 25.0  # ... and by the root of the cards in the loot deck


class SneaksAdvice(Advice):
    """A round is enough to look ahead: what the others plan later nobody can tell."""

    def __init__(self) -> None:
        super().__init__()
        self.large_lead = 3
        self.aftermath = 6  # of thieves, after a reveal
        self.horizon = 6
        self.samples = 300  # what others plan is anybody's guess
        self.totals = zeros(at.SEATS)
        # How likely it is that so many others end ahead.
        self.ahead = vec[float]([0.0] * int(at.SEATS))
        # By cards in the loot deck and lead: how likely the lead is to last.
        self.lasting = vec[float]([0.0] * int((LOOT_AT_MOST + 1) * LEADS))
        for loot in range(LOOT_AT_MOST + 1):
            firm: float = FIRM + FIRM_BY_LOOT * sqrt(float(loot))
            for place in range(LEADS):
                lead: float = float(place - LEAD_AT_MOST)
                self.lasting[loot * LEADS + place] = 1.0 / (1.0 + exp(-lead / firm))

    def moment(self, state: State) -> i64:
        return state.b[at.ROUND] if state.b[at.DECISION] == decisions.PLAN else 0

    def reopen(self, state: State, seat: i64) -> None:
        assert isinstance(state, Sneaks)
        b = state.b
        if b[at.DECISION] != decisions.PLAN:
            return
        for other in range(state.seats):
            if other != seat and has_finished(state, other):
                b[at.SNEAKS] ^= sneaks_of(state, other) << destination(other, 0)
                b[at.SNITCHES] ^= snitches_of(state, other) << destination(other, 0)
                b[at.sneaks_due(other)] = sneaks_owed(state, other)
                b[at.snitches_due(other)] = snitches_owed(state, other)
                b[at.WAITING] |= bit(other)

    def evaluate(self, state: State, values: vec[i64]) -> None:
        assert isinstance(state, Sneaks)
        b = state.b
        doubt: float = sqrt(float(b[at.LOOT_LEFT]))
        for seat in range(state.seats):
            values[seat] = 0
        for loot in range(state.cards.loot_count):
            keeper: i64 = b[at.fate(state.cards, loot)] - at.KEPT
            if keeper >= 0 and state.cards.kind[loot] == ITEM:
                values[keeper] += i64(HUNDREDTHS) * state.cards.item_points[loot]
        for colour in range(at.COLOURS):
            self.add_colour(state, colour, values)
        share_by_points(values, state.seats, SPREAD + SPREAD_BY_LOOT * doubt)

    def add_colour(self, state: Sneaks, colour: i64, values: vec[i64]) -> None:
        """The points that each seat may expect in a colour."""
        b = state.b
        totals = self.totals
        for seat in range(state.seats):
            totals[seat] = b[at.tokens(seat, colour)] + b[at.stash(seat, colour)]
        first: i64 = (state.seats * at.COLOURS + colour) * at.SEATS
        no_lead: i64 = min(b[at.LOOT_LEFT], LOOT_AT_MOST) * LEADS + LEAD_AT_MOST
        for seat in range(state.seats):
            self.foresee(state.seats, seat, no_lead)
            points: float = 0.0
            for rank in range(state.seats):
                points += self.ahead[rank] * float(state.cards.rank_points[first + rank])
            values[seat] += i64(HUNDREDTHS * points)

    def foresee(self, seats: i64, seat: i64, no_lead: i64) -> None:
        """How likely it is that in the end none, one, two ... others are ahead of a seat;
        ``no_lead`` is where in the table of leads there is none."""
        ahead = self.ahead
        ahead[0] = 1.0
        for rank in range(1, seats):
            ahead[rank] = 0.0
        for other in range(seats):
            if other != seat:
                lead: i64 = self.totals[other] - self.totals[seat]
                lead = max(min(lead, LEAD_AT_MOST), -LEAD_AT_MOST)
                passed: float = self.lasting[no_lead + lead]
                for rank in range(seats - 1, 0, -1):
                    ahead[rank] += passed * (ahead[rank - 1] - ahead[rank])
                ahead[0] -= passed * ahead[0]

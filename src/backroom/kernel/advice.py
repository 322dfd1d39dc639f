"""What a bot should know of a game: how good a table is for each seat, and which choices are worth
a try. A game's ``advice.py`` subclasses it; values are in ten-thousandths of a win.
"""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from backroom.kernel.numbers import i64, vec
from backroom.kernel.state import Standing, State

WIN: Final[i64] = 10_000
TO_THE_END: Final[i64] = 1_000_000  # a horizon beyond every game
FOR_PLACES: Final[i64] = 1000  # of WIN: what the places below the first share
FAR_BEHIND: Final[i64] = 1_000_000_000
SPREADS_OF_LEAD: Final[float] = 3.0  # make a lead that is large
FOR_LEAD: Final[i64] = 1000  # of WIN: points count a little too, where the places are settled


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """The advice that fits every game: nothing but the result."""

    def __init__(self) -> None:
        self.horizon: i64 = TO_THE_END  # choices of a rollout before a table is judged
        self.candidates: i64 = 1  # of which a rollout makes the one that looks best
        self.exploration: float = 0.7  # how much a search tries choices that look worse
        self.aftermath: i64 = 0  # choices that can follow from what seats have chosen at once
        self.samples: i64 = 16  # tables on which a look one step ahead tries its choices
        self.large_lead: i64 = 12  # points by which one is far ahead
        self.is_flat = False  # whether a search tries choices side by side instead of in a tree

    def moment(self, state: State) -> i64:
        """Where seats choose at once, in secret: a number that changes as soon as all of them have
        chosen; 0 where seats choose one after the other."""
        return 0

    def reopen(self, state: State, seat: i64) -> None:
        """Take back what others have chosen in secret at this moment. A redeal draws it blindly; it
        is better guessed like any other choice."""

    def reckon(self, state: State, seat: i64, code: i64, values: vec[i64]) -> bool:
        """Write what a table will be worth after a choice, where dice would decide and their
        odds are known exactly; False where nothing was written: the choice must be tried."""
        return False

    def evaluate(self, state: State, values: vec[i64]) -> None:
        """Write each seat's prospects, 0 .. WIN, at a table that is not over yet."""
        for seat in range(state.seats):
            values[seat] = WIN // state.seats

    def weigh(
        self, state: State, seat: i64, codes: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """Write how much each legal code is worth a try, at least 1."""
        for i in range(count):
            weights[i] = 1

    def judge(self, state: State, values: vec[i64]) -> None:
        """Write what a table is worth to each seat, whether its game is over or not."""
        if state.waiting() == 0:
            self.settle(state, values)
        else:
            self.evaluate(state, values)

    def settle(self, state: State, values: vec[i64]) -> None:
        """Write what the end of a game is worth to each seat: winning, and a little its place and
        by how much it is ahead."""
        standings = state.standings()
        winners: i64 = 0
        for standing in standings:
            if standing.place == 1:
                winners += 1
        for standing in standings:
            won: i64 = 0
            if standing.place == 1:
                won = (WIN - FOR_PLACES - FOR_LEAD) // winners
            beaten: i64 = 0
            for other in standings:
                if other.place > standing.place:
                    beaten += 1
            won += FOR_PLACES * beaten // max(state.seats - 1, 1)
            lead: i64 = lead_of(standing, standings)
            values[standing.seat] = won + worth_of_lead(lead, self.large_lead, state.seats)


def worth_of_lead(lead: i64, large: i64, seats: i64) -> i64:
    """An even share of FOR_LEAD for who is level, up to twice as much for who is ahead."""
    even: i64 = FOR_LEAD // seats
    return even + even * lead // (max(lead, -lead) + large)


def lead_of(standing: Standing, standings: list[Standing]) -> i64:
    """How many points a seat is ahead of the best of those that have another place."""
    best: i64 = -FAR_BEHIND
    for other in standings:
        if other.place != standing.place:
            best = max(best, other.points)
    return 0 if best == -FAR_BEHIND else standing.points - best


def first_seat(waiting: i64) -> i64:
    """The first seat of a mask that is not empty."""
    seat: i64 = 0
    while (waiting >> seat) & 1 == 0:
        seat += 1
    return seat


def share_by_points(values: vec[i64], seats: i64, spread: float) -> None:
    """Turn points into prospects: a lead of ``spread`` makes a win about three times as likely."""
    best: i64 = values[0]
    second: i64 = values[0]
    for seat in range(1, seats):
        if values[seat] > best or seat == 1:
            second = min(best, values[seat])
            best = max(best, values[seat])
        else:
            second = max(second, values[seat])
    total: float = 0.0
    for seat in range(seats):
        total += exp(float(values[seat] - best) / spread)
    large: i64 = i64(SPREADS_OF_LEAD * spread) + 1
    for seat in range(seats):
        lead: i64 = values[seat] - (second if values[seat] == best else best)
        share: float = exp(float(values[seat] - best) / spread) / total
        values[seat] = i64(float(WIN - FOR_LEAD) * share) + worth_of_lead(lead, large, seats)

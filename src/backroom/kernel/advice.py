"""What a bot should know of a game: how good a table is for each seat, and which choices are worth
a try. A game's ``advice.py`` subclasses it; values are in thousandths of a win.
"""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from backroom.kernel.numbers import i64, vec
from backroom.kernel.state import State

WIN: Final[i64] = 1000
FOR_PLACES: Final[i64] = 100  # of WIN: what the places below the first share


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """The advice that fits every game: nothing but the result."""

    def __init__(self) -> None:
        self.horizon: i64 = 0  # choices of a rollout before a table is judged; 0: play to the end

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

    def settle(self, state: State, values: vec[i64]) -> None:
        """Write what the end of a game is worth to each seat: winning, and a little its place."""
        standings = state.standings()
        winners: i64 = 0
        for standing in standings:
            if standing.place == 1:
                winners += 1
        for standing in standings:
            won: i64 = (WIN - FOR_PLACES) // winners if standing.place == 1 else 0
            beaten: i64 = 0
            for other in standings:
                if other.place > standing.place:
                    beaten += 1
            values[standing.seat] = won + FOR_PLACES * beaten // max(state.seats - 1, 1)


def share_by_points(values: vec[i64], seats: i64, spread: float) -> None:
    """Turn points into prospects: a lead of ``spread`` makes a win about three times as likely."""
    best: i64 = values[0]
    for seat in range(1, seats):
        best = max(best, values[seat])
    total: float = 0.0
    for seat in range(seats):
        total += exp(float(values[seat] - best) / spread)
    for seat in range(seats):
        values[seat] = i64(float(WIN) * exp(float(values[seat] - best) / spread) / total)

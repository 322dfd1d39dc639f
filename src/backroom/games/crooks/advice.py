"""What a bot should know of Crooks: points so far, and that money is there to be spent."""

from typing import Final

from backroom.games.crooks import board as at
from backroom.games.crooks.actions import PASS, PLACE_DOWN, PLACE_UP, PLACE_USE
from backroom.games.crooks.rules import Crooks
from backroom.games.crooks.scoring import EVERYBODY, Score
from backroom.kernel.advice import Advice, share_by_points
from backroom.kernel.numbers import i64, vec
from backroom.kernel.state import State

SPREAD: Final[float] = 12.0  # thirds of a point
MONEY_LEFT: Final[i64] = 1  # what a dollar is worth to a seat still in the game, likewise


class CrooksAdvice(Advice):
    """Games are short: simulations play to the end."""

    def evaluate(self, state: State, values: vec[i64]) -> None:
        assert isinstance(state, Crooks)
        b = state.b
        total = Score(state, EVERYBODY).total
        for seat in range(state.seats):
            values[seat] = 3 * total[seat]
            if b[at.passed(seat)] == 0:
                values[seat] += MONEY_LEFT * b[at.money(seat)]
        share_by_points(values, state.seats, SPREAD)

    def weigh(
        self, state: State, seat: i64, codes: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """Nobody leaves early; abilities are there to be used, and hiding costs a dollar."""
        for i in range(count):
            code: i64 = codes[i]
            if code == PASS:
                weights[i] = 1
            elif code < PLACE_UP:
                weights[i] = 20
            elif PLACE_USE <= code < PLACE_DOWN:
                weights[i] = 30
            else:
                weights[i] = 10

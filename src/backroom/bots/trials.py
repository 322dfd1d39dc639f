"""Choices tried side by side, for games whose moves are long chains of small choices.

In every simulation each choice that is still in question is made on the same table and followed by
a rollout with the same luck, so that it is the choices that make the difference and not the deals.
Whatever falls behind by more than luck explains is tried no more.
"""

from math import sqrt
from typing import Final

from backroom.bots.guide import Guide
from backroom.bots.judgement import Judgement
from backroom.kernel.numbers import append, i64, vec, zeros
from backroom.kernel.state import SEATS_AT_MOST, State

ENOUGH: Final[i64] = 8  # simulations before a choice can be dropped
DOUBT: Final[float] = 1500.0  # a lead that luck can explain, by the root of the simulations


class Trials:
    """The search of one decision of one seat."""

    def __init__(
        self, seat: int, codes: list[int], judgement: Judgement, action_count: int
    ) -> None:
        self.seat: i64 = seat
        self.judgement = judgement
        self.advice = judgement.advice
        self.guide = Guide(self.advice, action_count)
        self.codes = vec[i64](codes)  # those still in question
        self.totals = zeros(len(codes))  # of values to the seat
        self.values = zeros(SEATS_AT_MOST)
        self.favour = zeros(action_count)  # by code: what the seat likes it for besides
        self.simulations: i64 = 0
        self.is_decided = False  # whether there is nothing left to find out

    def simulate(self, state: State) -> None:
        """Try every choice that is still in question on a table that could be the real one."""
        for i in range(len(self.codes)):
            if not self.advice.reckon(state, self.seat, self.codes[i], self.values):
                tried = state.copy()
                tried.choose(self.seat, self.codes[i])
                self.guide.roll_out(tried, self.advice.horizon, tried.chance)
                self.judgement.judge(tried, self.seat, self.values)
            self.totals[i] += self.values[self.seat] + self.favour[self.codes[i]]
        self.simulations += 1
        if self.simulations >= ENOUGH:
            self.drop()

    def drop(self) -> None:
        """Choices that lie too far behind the best are out of the question."""
        margin: i64 = i64(DOUBT * sqrt(float(self.simulations)))
        least: i64 = self.totals[self.best()] - margin
        codes = vec[i64]()
        totals = vec[i64]()
        for i in range(len(self.codes)):
            if self.totals[i] >= least:
                codes = append(codes, self.codes[i])
                totals = append(totals, self.totals[i])
        self.codes = codes
        self.totals = totals
        self.is_decided = len(codes) == 1

    def best(self) -> i64:
        """The place of the choice that has done best."""
        best: i64 = 0
        for i in range(len(self.totals)):
            if self.totals[i] > self.totals[best]:
                best = i
        return best

    def answer(self) -> int:
        """The choice that has done best."""
        return int(self.codes[self.best()])

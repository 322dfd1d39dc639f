"""Choices tried side by side, for games whose moves are long chains of small choices.

In every simulation each choice that is still in question is made on the same table and followed by
a rollout with the same luck, so that it is the choices that make the difference and not the deals.
Whatever falls behind by more than luck explains is tried no more.
"""

from math import sqrt
from typing import Final

from backroom.bots.lookahead import Lookahead
from backroom.kernel.advice import Advice, Guide
from backroom.kernel.numbers import append, i64, vec, zeros
from backroom.kernel.state import SEATS_AT_MOST, State

ENOUGH: Final[i64] = 8  # simulations before a choice can be dropped
BEFOREHAND: Final[i64] = 30  # rollouts that the look one step ahead is worth
DOUBT: Final[float] = 150.0  # a lead that luck can explain, by the root of the simulations


class Trials:
    """The search of one decision of one seat."""

    def __init__(self, seat: int, codes: list[int], advice: Advice, action_count: int) -> None:
        self.seat: i64 = seat
        self.advice = advice
        self.guide = Guide(advice, action_count)
        self.lookahead = Lookahead(advice, action_count)
        self.codes = vec[i64](codes)  # those still in question
        self.totals = zeros(len(codes))  # of values to the seat, after rollouts
        self.at_once = zeros(len(codes))  # of values to the seat, one step ahead
        self.values = zeros(SEATS_AT_MOST)
        self.simulations: i64 = 0

    def simulate(self, state: State) -> None:
        """Try every choice that is still in question on a table that could be the real one."""
        for i in range(len(self.codes)):
            tried = state.copy()
            tried.choose(self.seat, self.codes[i])
            self.guide.judge(tried, self.advice.horizon, tried.chance, self.values)
            self.totals[i] += self.values[self.seat]
            self.at_once[i] += self.lookahead.prospects(state, self.seat, self.codes[i])
        self.simulations += 1
        if self.simulations >= ENOUGH:
            self.drop()

    def drop(self) -> None:
        """Choices that lie too far behind the best are out of the question."""
        margin: i64 = i64(DOUBT * sqrt(float(self.simulations)))
        least: i64 = self.score(self.best()) - margin
        codes = vec[i64]()
        totals = vec[i64]()
        at_once = vec[i64]()
        for i in range(len(self.codes)):
            if self.score(i) >= least:
                codes = append(codes, self.codes[i])
                totals = append(totals, self.totals[i])
                at_once = append(at_once, self.at_once[i])
        self.codes = codes
        self.totals = totals
        self.at_once = at_once

    def score(self, place: i64) -> i64:
        """What the rollouts of a choice came to, and the look one step ahead as if it were some
        more of them: a few rollouts say less than it does."""
        return self.totals[place] + BEFOREHAND * self.at_once[place] // self.simulations

    def best(self) -> i64:
        """The place of the choice that has done best."""
        best: i64 = 0
        for i in range(len(self.codes)):
            if self.score(i) > self.score(best):
                best = i
        return best

    def answer(self) -> int:
        """The choice that has done best."""
        return int(self.codes[self.best()])

"""One step ahead: what a table is worth to a seat after a choice."""

from typing import Final

from backroom.bots.guide import Guide
from backroom.bots.judgement import Judgement
from backroom.kernel.numbers import bit, i64, zeros
from backroom.kernel.state import SEATS_AT_MOST, State

STEPS: Final[i64] = 40  # of one's own unfinished move, at most


class Lookahead:
    """Tries choices on copies of tables."""

    def __init__(self, judgement: Judgement, action_count: int) -> None:
        self.judgement = judgement
        self.advice = judgement.advice
        self.guide = Guide(self.advice, action_count)
        self.codes = zeros(action_count)
        self.values = zeros(SEATS_AT_MOST)

    def prospects(self, table: State, seat: i64, code: i64) -> i64:
        """A seat's prospects after a choice, when its move is over and all who choose at the same
        time have chosen. It goes on with what looks best at once; for others the advice draws, with
        the luck of the copy, so that every choice on a table meets the same answers."""
        if self.advice.reckon(table, seat, code, self.values):
            return self.values[seat]
        moment: i64 = self.advice.moment(table)
        state = table.copy()
        state.choose(seat, code)
        if moment != 0:
            while self.advice.moment(state) == moment:
                self.guide.step(state, state.waiting(), state.chance)
            self.settle_aftermath(state, seat)
        steps: i64 = 0
        while state.waiting() == bit(seat) and steps < STEPS:
            state.choose(seat, self.best_at_once(state, seat))
            steps += 1
        self.judgement.judge(state, seat, self.values)
        return self.values[seat]

    def settle_aftermath(self, state: State, seat: i64) -> None:
        """What others are asked in consequence of choices made at once."""
        for _ in range(self.advice.aftermath):
            waiting: i64 = state.waiting()
            if waiting == 0 or self.advice.moment(state) != 0:
                return
            if waiting == bit(seat):
                state.choose(seat, self.best_at_once(state, seat))
            else:
                self.guide.step(state, waiting, state.chance)

    def worth(self, state: State, seat: i64) -> i64:
        """A seat's prospects at a table as it is, by the advice alone: networks are taught with
        tables at which a move is over."""
        self.advice.judge(state, self.values)
        return self.values[seat]

    def best_at_once(self, state: State, seat: i64) -> i64:
        """The choice after which a table looks best to a seat."""
        count: i64 = state.fill_legal(seat, self.codes)
        best: i64 = self.codes[0]
        most: i64 = -1
        for i in range(count):
            worth: i64 = self.worth_at_once(state, seat, self.codes[i])
            if worth > most:
                best = self.codes[i]
                most = worth
        return best

    def worth_at_once(self, state: State, seat: i64, code: i64) -> i64:
        """A seat's prospects right after a choice."""
        if self.advice.reckon(state, seat, code, self.values):
            return self.values[seat]
        tried = state.copy()
        tried.choose(seat, code)
        return self.worth(tried, seat)

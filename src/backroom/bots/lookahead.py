"""One step ahead: what a table is worth to a seat after a choice."""

from typing import Final

from backroom.kernel.advice import Advice
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64, zeros
from backroom.kernel.state import SEATS_AT_MOST, State

STEPS: Final[i64] = 40  # of one's own unfinished move, at most


class Lookahead:
    """Tries choices on copies of tables."""

    def __init__(self, advice: Advice, action_count: int) -> None:
        self.advice = advice
        self.codes = zeros(action_count)
        self.weights = zeros(action_count)
        self.values = zeros(SEATS_AT_MOST)

    def prospects(self, table: State, seat: i64, code: i64, chance: Chance) -> i64:
        """A seat's prospects after a choice, when its move is over and all who choose at the same
        time have chosen. It goes on with what looks best at once; for others the advice draws."""
        state = table.copy()
        state.choose(seat, code)
        steps: i64 = 0
        waiting: i64 = state.waiting()
        while waiting != 0 and steps < STEPS and is_unfinished(waiting, seat):
            if waiting == bit(seat):
                state.choose(seat, self.best_at_once(state, seat))
            else:
                self.draw(state, waiting, chance)
            steps += 1
            waiting = state.waiting()
        return self.worth(state, seat)

    def worth(self, state: State, seat: i64) -> i64:
        """A seat's prospects at a table as it is."""
        if state.waiting() == 0:
            self.advice.settle(state, self.values)
        else:
            self.advice.evaluate(state, self.values)
        return self.values[seat]

    def best_at_once(self, state: State, seat: i64) -> i64:
        """The choice after which a table looks best to a seat."""
        count: i64 = state.fill_legal(seat, self.codes)
        best: i64 = self.codes[0]
        most: i64 = -1
        for i in range(count):
            tried = state.copy()
            tried.choose(seat, self.codes[i])
            worth: i64 = self.worth(tried, seat)
            if worth > most:
                best = self.codes[i]
                most = worth
        return best

    def draw(self, state: State, waiting: i64, chance: Chance) -> None:
        """One choice of the first seat that waits."""
        seat: i64 = 0
        while (waiting >> seat) & 1 == 0:
            seat += 1
        count: i64 = state.fill_legal(seat, self.codes)
        self.advice.weigh(state, seat, self.codes, count, self.weights)
        total: i64 = 0
        for i in range(count):
            total += self.weights[i]
        drawn: i64 = chance.below(total)
        place: i64 = 0
        while drawn >= self.weights[place]:
            drawn -= self.weights[place]
            place += 1
        state.choose(seat, self.codes[place])


def is_unfinished(waiting: i64, seat: i64) -> bool:
    """Whether a seat is in the middle of its move, or several choose at once."""
    return waiting == bit(seat) or waiting & (waiting - 1) != 0

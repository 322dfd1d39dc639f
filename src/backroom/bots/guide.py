"""Choices as an advice weighs them, one after another: rollouts."""

from backroom.kernel.advice import Advice, first_seat
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64, zeros
from backroom.kernel.state import SEATS_AT_MOST, State


class Guide:
    """Draws choices as an advice weighs them."""

    def __init__(self, advice: Advice, action_count: int) -> None:
        self.advice = advice
        self.is_blind = False  # all choices alike, whatever the advice
        self.candidates: i64 = advice.candidates
        self.codes = zeros(action_count)
        self.weights = zeros(action_count)
        self.values = zeros(SEATS_AT_MOST)

    def roll_out(self, state: State, horizon: i64, chance: Chance) -> None:
        """Make so many more choices, or fewer if seats choose at once."""
        advice = self.advice
        made: i64 = 0
        waiting: i64 = state.waiting()
        while waiting != 0 and made < horizon and advice.moment(state) == 0:
            self.step(state, waiting, chance)
            made += 1
            waiting = state.waiting()

    def end_move(self, state: State, seat: i64, horizon: i64, chance: Chance) -> None:
        """The same, until it is another seat's move."""
        advice = self.advice
        own: i64 = bit(seat)
        made: i64 = 0
        while state.waiting() == own and made < horizon and advice.moment(state) == 0:
            self.step(state, own, chance)
            made += 1

    def step(self, state: State, waiting: i64, chance: Chance) -> None:
        """One choice of the first seat that waits."""
        seat: i64 = first_seat(waiting)
        count: i64 = state.fill_legal(seat, self.codes)
        place: i64 = self.place(state, seat, count, chance)
        if self.candidates > 1 and count > 1:
            place = self.best_place(state, seat, place, count, chance)
        state.choose(seat, self.codes[place])

    def place(self, state: State, seat: i64, count: i64, chance: Chance) -> i64:
        """The place of one of the first ``count`` codes."""
        if count == 1:
            return 0
        if self.is_blind:
            return chance.below(count)
        self.advice.weigh(state, seat, self.codes, count, self.weights)
        return self.draw(count, chance)

    def draw(self, count: i64, chance: Chance) -> i64:
        weights = self.weights
        total: i64 = 0
        for i in range(count):
            total += weights[i]
        drawn: i64 = chance.below(total)
        place: i64 = 0
        while drawn >= weights[place]:
            drawn -= weights[place]
            place += 1
        return place

    def best_place(self, state: State, seat: i64, first: i64, count: i64, chance: Chance) -> i64:
        """Of some codes, or of all if they are few, the one after which a seat's prospects are
        best."""
        best: i64 = first
        most: i64 = self.worth_after(state, seat, first)
        tries: i64 = min(count, self.candidates)
        for i in range(tries):
            place: i64 = i if tries == count else self.draw(count, chance)
            if place != best:
                worth: i64 = self.worth_after(state, seat, place)
                if worth > most:
                    best = place
                    most = worth
        return best

    def worth_after(self, state: State, seat: i64, place: i64) -> i64:
        if not self.advice.reckon(state, seat, self.codes[place], self.values):
            tried = state.copy()
            tried.choose(seat, self.codes[place])
            self.advice.judge(tried, self.values)
        return self.values[seat]

"""Regret matching, for decisions at which several seats choose at once and in secret.

One best answer could be foreseen, so a mixture of answers is sought. In every simulation one seat
learns: the others choose, and all answers of the one are tried against that, on the same table and
with the same luck. An answer gains what it brings more than the mixture does, and is drawn as often
as it has gained (regret matching with external sampling; Lanctot and others, 2009). Where a seat
makes several choices, a node stands for each that it can have made so far.

The seat that has to choose learns against what the others have learned, and those learn against
others who draw as the advice does: they are taken for players who do what looks best to them,
without a guess at what is guessed about them.
"""

from typing import Final

from backroom.kernel.advice import Advice, Guide, first_seat
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import append, bit, i64, vec, zeros
from backroom.kernel.state import SEATS_AT_MOST, State

NONE: Final[i64] = -1
# The cells of a node.
CODE: Final[i64] = 0  # the choice
FIRST: Final[i64] = 1  # the first choice below
NEXT: Final[i64] = 2  # the next choice beside
REGRET: Final[i64] = 3  # how much more the choice would have brought than the mixture
MIXED: Final[i64] = 4  # how much of all mixtures fell on it
CELLS: Final[i64] = 5
SHARE: Final[i64] = 1000  # a whole mixture
EXPLORED: Final[i64] = 10  # per cent of draws that ignore the mixture


class Mixture:
    """The search of one decision of one seat."""

    def __init__(
        self, seat: int, moment: int, advice: Advice, chance: Chance, action_count: int
    ) -> None:
        self.seat: i64 = seat
        self.moment: i64 = moment
        self.advice = advice
        self.chance = chance
        self.guide = Guide(advice, action_count)
        self.nodes = vec[i64]()
        self.roots = zeros(SEATS_AT_MOST)
        self.branch = zeros(SEATS_AT_MOST)
        self.values = zeros(SEATS_AT_MOST)
        self.simulations: i64 = 0
        for other in range(SEATS_AT_MOST):
            self.roots[other] = self.grow(NONE)

    def simulate(self, state: State) -> None:
        """One seat learns, every other time the one that has to choose."""
        self.advice.reopen(state, self.seat)
        pupil: i64 = self.seat
        if self.simulations % 2 == 1:
            pupil = self.chance.below(state.seats)
        self.simulations += 1
        for other in range(state.seats):
            self.branch[other] = self.roots[other]
        waiting: i64 = state.waiting() & ~bit(pupil)
        while waiting != 0:
            self.draw(state, first_seat(waiting), pupil)
            waiting = state.waiting() & ~bit(pupil)
            if self.advice.moment(state) != self.moment:
                return  # the pupil had nothing to choose
        self.learn(state, pupil, self.roots[pupil])

    def draw(self, state: State, seat: i64, pupil: i64) -> None:
        """A choice of a seat that does not learn."""
        count: i64 = state.fill_legal(seat, self.guide.codes)
        branch: i64 = self.branch[seat]
        is_unknown: bool = branch == NONE or self.nodes[branch + FIRST] == NONE
        if is_unknown or pupil != self.seat or self.chance.below(100) < EXPLORED:
            self.branch[seat] = NONE
            place: i64 = self.guide.place(state, seat, count, self.chance)
            state.choose(seat, self.guide.codes[place])
            return
        nodes = self.nodes
        drawn: i64 = self.chance.below(max(self.regrets(branch), 1))
        child: i64 = nodes[branch + FIRST]
        while drawn >= nodes[child + REGRET] and nodes[child + NEXT] != NONE:
            drawn -= nodes[child + REGRET]
            child = nodes[child + NEXT]
        self.branch[seat] = child
        state.choose(seat, nodes[child + CODE])

    def regrets(self, node: i64) -> i64:
        nodes = self.nodes
        total: i64 = 0
        child: i64 = nodes[node + FIRST]
        while child != NONE:
            total += nodes[child + REGRET]
            child = nodes[child + NEXT]
        return total

    def learn(self, state: State, pupil: i64, node: i64) -> i64:
        """Try every choice of the pupil; what its mixture of them brings."""
        if self.nodes[node + FIRST] == NONE:
            self.spread(state, pupil, node)
        regrets: i64 = self.regrets(node)
        expected: i64 = 0
        choices: i64 = 0
        child: i64 = self.nodes[node + FIRST]
        worth = vec[i64]()
        while child != NONE:
            tried = state.copy()
            tried.choose(pupil, self.nodes[child + CODE])
            value: i64 = self.worth(tried, pupil, child)
            worth = append(worth, value)
            expected += value * self.nodes[child + REGRET] if regrets > 0 else value
            choices += 1
            child = self.nodes[child + NEXT]
        expected = expected // regrets if regrets > 0 else expected // choices
        nodes = self.nodes
        child = nodes[node + FIRST]
        for i in range(choices):
            share: i64 = SHARE // choices
            if regrets > 0:
                share = SHARE * nodes[child + REGRET] // regrets
            nodes[child + MIXED] += share
            nodes[child + REGRET] = max(nodes[child + REGRET] + worth[i] - expected, 0)
            child = nodes[child + NEXT]
        return expected

    def worth(self, state: State, pupil: i64, node: i64) -> i64:
        """What a choice of the pupil leads to."""
        if self.advice.moment(state) == self.moment:
            return self.learn(state, pupil, node)
        self.guide.judge(state, state.chance, self.values)
        return self.values[pupil]

    def spread(self, state: State, seat: i64, node: i64) -> None:
        """Nodes for all choices of a seat."""
        count: i64 = state.fill_legal(seat, self.guide.codes)
        for i in range(count):
            new: i64 = self.grow(self.nodes[node + FIRST])
            self.nodes[new + CODE] = self.guide.codes[i]
            self.nodes[node + FIRST] = new

    def grow(self, beside: i64) -> i64:
        """A new node, beside another one."""
        new: i64 = len(self.nodes)
        for _ in range(CELLS):
            self.nodes = append(self.nodes, 0)
        self.nodes[new + FIRST] = NONE
        self.nodes[new + NEXT] = beside
        return new

    def answer(self) -> int:
        """A choice drawn from the mixture of all simulations."""
        nodes = self.nodes
        root: i64 = self.roots[self.seat]
        total: i64 = 0
        child: i64 = nodes[root + FIRST]
        while child != NONE:
            total += nodes[child + MIXED]
            child = nodes[child + NEXT]
        drawn: i64 = self.chance.below(total)
        child = nodes[root + FIRST]
        while drawn >= nodes[child + MIXED]:
            drawn -= nodes[child + MIXED]
            child = nodes[child + NEXT]
        return int(nodes[child + CODE])

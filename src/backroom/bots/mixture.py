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

from backroom.bots.guide import Guide
from backroom.bots.judgement import Judgement
from backroom.kernel.advice import first_seat
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
RARE: Final[i64] = 300  # an answer is, if the most frequent one is SHARE and it no more than this
EXPLORED: Final[i64] = 10  # per cent of draws that ignore the mixture


class Mixture:
    """The search of one decision of one seat."""

    def __init__(
        self, seat: int, moment: int, judgement: Judgement, chance: Chance, action_count: int
    ) -> None:
        self.seat: i64 = seat
        self.moment: i64 = moment
        self.judgement = judgement
        self.advice = judgement.advice
        self.chance = chance
        self.guide = Guide(self.advice, action_count)
        self.nodes = vec[i64]()
        self.roots = zeros(SEATS_AT_MOST)
        self.branch = zeros(SEATS_AT_MOST)
        self.values = zeros(SEATS_AT_MOST)
        self.favour = zeros(action_count)  # by code: what the seat likes it for besides
        self.simulations: i64 = 0
        self.is_decided = False  # there is always more to find out
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
        """A choice of a seat that does not learn: from its mixture, or as the advice draws."""
        count: i64 = state.fill_legal(seat, self.guide.codes)
        node: i64 = NONE
        if pupil == self.seat and self.chance.below(100) >= EXPLORED:
            node = self.drawn_node(self.branch[seat], count)
        self.branch[seat] = node
        if node == NONE:
            place: i64 = self.guide.place(state, seat, count, self.chance)
            state.choose(seat, self.guide.codes[place])
        else:
            state.choose(seat, self.nodes[node + CODE])

    def drawn_node(self, node: i64, count: i64) -> i64:
        """One of the choices below a node, by its regret, if it is among the first ``count`` codes;
        another table may not offer it."""
        regrets: i64 = 0 if node == NONE else self.regrets(node)
        if regrets == 0:
            return NONE
        nodes = self.nodes
        drawn: i64 = self.chance.below(regrets)
        child: i64 = nodes[node + FIRST]
        while drawn >= nodes[child + REGRET]:
            drawn -= nodes[child + REGRET]
            child = nodes[child + NEXT]
        return child if self.is_offered(nodes[child + CODE], count) else NONE

    def is_offered(self, code: i64, count: i64) -> bool:
        codes = self.guide.codes
        for i in range(count):
            if codes[i] == code:
                return True
        return False

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
        choices = self.choices(state, pupil, node)
        worth = zeros(len(choices))
        regrets: i64 = 0
        for i in range(len(choices)):
            tried = state.copy()
            tried.choose(pupil, self.nodes[choices[i] + CODE])
            worth[i] = self.worth(tried, pupil, choices[i])
            if pupil == self.seat:
                worth[i] += self.favour[self.nodes[choices[i] + CODE]]
            regrets += self.nodes[choices[i] + REGRET]
        nodes = self.nodes
        expected: i64 = 0
        for i in range(len(choices)):
            share: i64 = SHARE // len(choices)
            if regrets > 0:
                share = SHARE * nodes[choices[i] + REGRET] // regrets
            nodes[choices[i] + MIXED] += share * self.simulations  # later ones know more
            expected += share * worth[i]
        expected //= SHARE
        for i in range(len(choices)):
            gained: i64 = nodes[choices[i] + REGRET] + worth[i] - expected
            nodes[choices[i] + REGRET] = max(gained, 0)
        return expected

    def worth(self, state: State, pupil: i64, node: i64) -> i64:
        """What a choice of the pupil leads to."""
        if self.advice.moment(state) == self.moment:
            return self.learn(state, pupil, node)
        self.guide.roll_out(state, self.advice.aftermath, state.chance)
        self.judgement.judge(state, pupil, self.values)
        return self.values[pupil]

    def choices(self, state: State, seat: i64, node: i64) -> vec[i64]:
        """The nodes of all choices that a seat has at a table; new ones where none was met."""
        count: i64 = state.fill_legal(seat, self.guide.codes)
        found = vec[i64]()
        for i in range(count):
            code: i64 = self.guide.codes[i]
            child: i64 = self.nodes[node + FIRST]
            while child != NONE and self.nodes[child + CODE] != code:
                child = self.nodes[child + NEXT]
            if child == NONE:
                child = self.grow(self.nodes[node + FIRST])
                self.nodes[child + CODE] = code
                self.nodes[node + FIRST] = child
            found = append(found, child)
        return found

    def grow(self, beside: i64) -> i64:
        """A new node, beside another one."""
        new: i64 = len(self.nodes)
        for _ in range(CELLS):
            self.nodes = append(self.nodes, 0)
        self.nodes[new + FIRST] = NONE
        self.nodes[new + NEXT] = beside
        return new

    def answer(self) -> int:
        """A choice drawn from the mixture of all simulations, but for what is rare in it: that is
        left from before anything was learned."""
        nodes = self.nodes
        first: i64 = nodes[self.roots[self.seat] + FIRST]
        most: i64 = self.most_mixed(first)
        codes = vec[i64]()
        shares = vec[i64]()
        total: i64 = 0
        child: i64 = first
        while child != NONE:
            share: i64 = SHARE * nodes[child + MIXED] // most
            if share > RARE:
                codes = append(codes, nodes[child + CODE])
                shares = append(shares, share)
                total += share
            child = nodes[child + NEXT]
        drawn: i64 = self.chance.below(total)
        place: i64 = 0
        while drawn >= shares[place]:
            drawn -= shares[place]
            place += 1
        return int(codes[place])

    def most_mixed(self, first: i64) -> i64:
        """How much of all mixtures fell on the most frequent of the choices beside each other."""
        most: i64 = 0
        child: i64 = first
        while child != NONE:
            most = max(most, self.nodes[child + MIXED])
            child = self.nodes[child + NEXT]
        return most

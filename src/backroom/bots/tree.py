"""Information-set Monte Carlo tree search, for any game of ours.

Every simulation begins with another table that the seat cannot tell from the real one, so one tree
holds what the seat can see. A node is a choice; it counts how often it was made and how often it
could have been made, because not every table offers it (Cowling, Powley and Whitehouse, 2012).
Each node keeps its value to the seat that made the choice, so any number of seats may play, and
partners, who share a value, work together.

Where several seats choose at once, none may know the others' choices: each draws from a mixture
that regret matching has made, and the node below stands for all choices together.
"""

from math import log, sqrt
from typing import Final

from backroom.kernel.advice import WIN, Advice
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import append, i64, vec, zeros
from backroom.kernel.state import SEATS_AT_MOST, State

ROOT: Final[i64] = 0
NONE: Final[i64] = -1
# The cells of a node.
CODE: Final[i64] = 0  # the choice; of a joint node the number of the combination
SEAT: Final[i64] = 1  # who made it
FIRST: Final[i64] = 2  # the first choice below
NEXT: Final[i64] = 3  # the next choice beside
VISITS: Final[i64] = 4
AVAILABLE: Final[i64] = 5
TOTAL: Final[i64] = 6  # of values to the seat that made it
PARENT: Final[i64] = 7
REGRET: Final[i64] = 8  # where seats choose at once
MIXED: Final[i64] = 9  # how much of the mixtures fell on it
CELLS: Final[i64] = 10
SHARE: Final[i64] = 1_000_000  # of a mixture
EXPLORED: Final[i64] = 100_000  # share of a mixture spread over all choices


class Tree:
    """The search of one decision of one seat."""

    def __init__(
        self, seat: int, advice: Advice, chance: Chance, action_count: int, exploration: float
    ) -> None:
        self.seat: i64 = seat
        self.advice = advice
        self.chance = chance
        self.exploration = exploration
        self.guided = True
        self.cut_off: i64 = 0  # choices of a rollout before the advice judges; 0: never
        self.simulations: i64 = 0
        self.nodes = zeros(CELLS)
        self.nodes[FIRST] = NONE
        self.nodes[NEXT] = NONE
        self.path = zeros(0)
        self.values = zeros(SEATS_AT_MOST)
        self.codes = zeros(action_count)
        self.weights = zeros(action_count)
        self.stamps = zeros(action_count)
        self.stamp: i64 = 0

    def simulate(self, state: State) -> None:
        """One simulation on a table that could be the real one; the table is used up."""
        self.path = vec[i64]()
        node: i64 = ROOT
        waiting: i64 = state.waiting()
        grown = False
        while waiting != 0 and not grown:
            if waiting & (waiting - 1) != 0:
                node, grown = self.choose_together(state, waiting, node)
            else:
                node, grown = self.choose_alone(state, first_seat(waiting), node)
            waiting = state.waiting()
        self.finish(state)
        self.learn()
        self.simulations += 1

    # Selection and expansion.

    def choose_alone(self, state: State, seat: i64, node: i64) -> tuple[i64, bool]:
        """Make the most promising choice, or one that was never made."""
        count: i64 = state.fill_legal(seat, self.codes)
        self.mark(count)
        nodes = self.nodes
        best: i64 = NONE
        best_score: float = -1.0
        known: i64 = 0
        child: i64 = nodes[node + FIRST]
        while child != NONE:
            if nodes[child + SEAT] == seat and self.stamps[nodes[child + CODE]] == self.stamp:
                known += 1
                nodes[child + AVAILABLE] += 1
                self.stamps[nodes[child + CODE]] = 0
                score: float = self.score(child)
                if score > best_score:
                    best = child
                    best_score = score
            child = nodes[child + NEXT]
        grown = known < count
        if grown:
            best = self.grow(node, seat, self.untried(state, seat, count))
        self.path = append(self.path, best)
        state.choose(seat, self.nodes[best + CODE])
        return best, grown

    def mark(self, count: i64) -> None:
        """Stamp the legal codes, so that a choice is seen to be legal in one step."""
        self.stamp += 1
        for i in range(count):
            self.stamps[self.codes[i]] = self.stamp

    def score(self, child: i64) -> float:
        """UCB1 with the number of times the choice could have been made."""
        nodes = self.nodes
        visits = float(nodes[child + VISITS])
        mean = float(nodes[child + TOTAL]) / visits / float(WIN)
        return mean + self.exploration * sqrt(log(float(nodes[child + AVAILABLE])) / visits)

    def untried(self, state: State, seat: i64, count: i64) -> i64:
        """One of the choices that have no node yet, those that the advice likes more often."""
        left: i64 = 0
        for i in range(count):
            if self.stamps[self.codes[i]] == self.stamp:
                self.codes[left] = self.codes[i]
                left += 1
        return self.codes[self.pick(state, seat, left)]

    def pick(self, state: State, seat: i64, count: i64) -> i64:
        """The place of a code, drawn by the weights of the advice."""
        if not self.guided:
            return self.chance.below(count)
        self.advice.weigh(state, seat, self.codes, count, self.weights)
        total: i64 = 0
        for i in range(count):
            total += self.weights[i]
        drawn: i64 = self.chance.below(total)
        place: i64 = 0
        while drawn >= self.weights[place]:
            drawn -= self.weights[place]
            place += 1
        return place

    def grow(self, node: i64, seat: i64, code: i64) -> i64:
        """A new choice below a node."""
        new: i64 = len(self.nodes)
        for _ in range(CELLS):
            self.nodes = append(self.nodes, 0)
        nodes = self.nodes
        nodes[new + CODE] = code
        nodes[new + SEAT] = seat
        nodes[new + FIRST] = NONE
        nodes[new + NEXT] = nodes[node + FIRST]
        nodes[new + AVAILABLE] = 1
        nodes[new + PARENT] = node
        nodes[node + FIRST] = new
        return new

    # Choices made at once.

    def choose_together(self, state: State, waiting: i64, node: i64) -> tuple[i64, bool]:
        """Each seat draws from its mixture; the node below stands for all their choices."""
        joint: i64 = 0
        grown = False
        for seat in range(state.seats):
            if (waiting >> seat) & 1 == 1:
                choice, new = self.choose_mixed(state, seat, node)
                grown = grown or new
                joint = joint * 1009 + self.nodes[choice + CODE] + 1
                self.path = append(self.path, choice)
                state.choose(seat, self.nodes[choice + CODE])
        child: i64 = self.nodes[node + FIRST]
        while child != NONE:
            if self.nodes[child + SEAT] == NONE and self.nodes[child + CODE] == joint:
                return child, grown
            child = self.nodes[child + NEXT]
        return self.grow(node, NONE, joint), True

    def choose_mixed(self, state: State, seat: i64, node: i64) -> tuple[i64, bool]:
        count: i64 = state.fill_legal(seat, self.codes)
        self.mark(count)
        nodes = self.nodes
        regrets: i64 = 0
        known: i64 = 0
        child: i64 = nodes[node + FIRST]
        while child != NONE:
            if nodes[child + SEAT] == seat and self.stamps[nodes[child + CODE]] == self.stamp:
                self.stamps[nodes[child + CODE]] = 0
                nodes[child + AVAILABLE] += 1
                regrets += nodes[child + REGRET]
                known += 1
            child = nodes[child + NEXT]
        if known < count:
            return self.grow(node, seat, self.untried(state, seat, count)), True
        return self.draw(node, seat, count, regrets), False

    def draw(self, node: i64, seat: i64, count: i64, regrets: i64) -> i64:
        """One choice by regret matching; the shares of all are added to the mixture."""
        self.mark(count)
        nodes = self.nodes
        drawn: i64 = self.chance.below(SHARE)
        chosen: i64 = NONE
        child: i64 = nodes[node + FIRST]
        while child != NONE:
            if nodes[child + SEAT] == seat and self.stamps[nodes[child + CODE]] == self.stamp:
                share: i64 = SHARE // count
                if regrets > 0:
                    share = (SHARE - EXPLORED) * nodes[child + REGRET] // regrets
                    nodes[child + MIXED] += share
                    share += EXPLORED // count
                else:
                    nodes[child + MIXED] += share
                if chosen == NONE or drawn >= 0:
                    chosen = child
                drawn -= share
            child = nodes[child + NEXT]
        return chosen

    # The end of a simulation.

    def finish(self, state: State) -> None:
        """Play on to the end, or until the advice judges, and write the values."""
        made: i64 = 0
        waiting: i64 = state.waiting()
        while waiting != 0:
            if self.cut_off != 0 and made >= self.cut_off:
                self.advice.evaluate(state, self.values)
                return
            seat: i64 = first_seat(waiting)
            count: i64 = state.fill_legal(seat, self.codes)
            place: i64 = 0 if count == 1 else self.pick(state, seat, count)
            state.choose(seat, self.codes[place])
            made += 1
            waiting = state.waiting()
        self.advice.settle(state, self.values)

    def learn(self) -> None:
        """Every choice on the path is credited with what it brought the seat that made it."""
        nodes = self.nodes
        for step in range(len(self.path)):
            node: i64 = self.path[step]
            value: i64 = self.values[nodes[node + SEAT]]
            nodes[node + VISITS] += 1
            nodes[node + TOTAL] += value
            if nodes[node + MIXED] > 0:
                self.regret(nodes[node + PARENT], nodes[node + SEAT], value)

    def regret(self, node: i64, seat: i64, value: i64) -> None:
        """How much better, on average, each of a seat's choices here has been than what it got."""
        nodes = self.nodes
        child: i64 = nodes[node + FIRST]
        while child != NONE:
            if nodes[child + SEAT] == seat and nodes[child + VISITS] > 0:
                mean: i64 = nodes[child + TOTAL] // nodes[child + VISITS]
                nodes[child + REGRET] = max(nodes[child + REGRET] + mean - value, 0)
            child = nodes[child + NEXT]

    # The answer.

    def answer(self) -> int:
        """The choice that was made most often; where others choose at the same time, one drawn
        from the mixture of all simulations."""
        nodes = self.nodes
        best: i64 = NONE
        mixed: i64 = 0
        child: i64 = nodes[FIRST]
        while child != NONE:
            if nodes[child + SEAT] == self.seat:
                mixed += nodes[child + MIXED]
                if best == NONE or nodes[child + VISITS] > nodes[best + VISITS]:
                    best = child
            child = nodes[child + NEXT]
        if mixed > 0:
            best = self.draw_answer(mixed)
        return int(nodes[best + CODE])

    def draw_answer(self, mixed: i64) -> i64:
        nodes = self.nodes
        # A mixture may weigh more than a generator's range; a share of it is drawn instead.
        drawn: i64 = mixed // SHARE * self.chance.below(SHARE)
        child: i64 = nodes[FIRST]
        while nodes[child + SEAT] != self.seat or drawn >= nodes[child + MIXED]:
            if nodes[child + SEAT] == self.seat:
                drawn -= nodes[child + MIXED]
            child = nodes[child + NEXT]
        return child


def first_seat(waiting: i64) -> i64:
    seat: i64 = 0
    while (waiting >> seat) & 1 == 0:
        seat += 1
    return seat

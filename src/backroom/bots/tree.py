"""Information-set Monte Carlo tree search, for any game of ours.

Every simulation begins with another table that the seat cannot tell from the real one, so one tree
holds what the seat can see. A node is a choice; it counts how often it was made and how often it
could have been made, because not every table offers it (Cowling, Powley and Whitehouse, 2012).
Each node keeps its value to the seat that made the choice, so any number of seats may play, and
partners, who share a value, work together.

The tree ends where seats choose at once; ``mixture`` is for such a decision itself.
"""

from math import log, sqrt
from typing import Final

from backroom.bots.guide import Guide
from backroom.bots.judgement import Judgement
from backroom.kernel.advice import WIN, first_seat
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import append, i64, vec, zeros
from backroom.kernel.state import SEATS_AT_MOST, State

ROOT: Final[i64] = 0
NONE: Final[i64] = -1
# The cells of a node.
CODE: Final[i64] = 0  # the choice
SEAT: Final[i64] = 1  # who made it
FIRST: Final[i64] = 2  # the first choice below
NEXT: Final[i64] = 3  # the next choice beside
VISITS: Final[i64] = 4
AVAILABLE: Final[i64] = 5
TOTAL: Final[i64] = 6  # of values to the seat that made it
CELLS: Final[i64] = 7
OFTEN: Final[i64] = 80  # per cent of the most frequent choice's visits: it may be chosen instead


class Tree:
    """The search of one decision of one seat."""

    def __init__(self, judgement: Judgement, chance: Chance, action_count: int) -> None:
        self.judgement = judgement
        self.advice = judgement.advice
        self.guide = Guide(self.advice, action_count)
        self.chance = chance
        self.exploration = self.advice.exploration
        self.simulations: i64 = 0
        self.is_decided = False  # there is always more to find out
        self.is_reckoned = False  # whether the latest choice needs no simulation
        self.nodes = zeros(CELLS)
        self.nodes[FIRST] = NONE
        self.nodes[NEXT] = NONE
        self.path = zeros(0)
        self.values = zeros(SEATS_AT_MOST)
        # By code: what the seat that has to choose likes it for besides.
        self.favour = zeros(action_count)
        self.codes = self.guide.codes
        self.stamps = zeros(action_count)
        self.stamp: i64 = 0

    def simulate(self, state: State) -> None:
        """One simulation on a table that could be the real one; the table is used up."""
        self.path = vec[i64]()
        node: i64 = ROOT
        seat: i64 = 0
        waiting: i64 = state.waiting()
        grown = False
        self.is_reckoned = False
        while waiting != 0 and not grown:
            if self.advice.moment(state) != 0:
                break
            seat = first_seat(waiting)
            node, grown = self.choose_alone(state, seat, node)
            if self.is_reckoned:
                break
            waiting = state.waiting()
        if not self.is_reckoned:
            self.look_ahead(state, seat)
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
        code: i64 = self.nodes[best + CODE]
        self.is_reckoned = self.advice.reckon(state, seat, code, self.values)
        if not self.is_reckoned:
            state.choose(seat, code)
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
        return self.codes[self.guide.place(state, seat, left, self.chance)]

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
        nodes[node + FIRST] = new
        return new

    # The end of a simulation.

    def look_ahead(self, state: State, seat: i64) -> None:
        """Judge a table where the tree ends. What was learned is about tables at which a move is
        over, and says more than a long rollout."""
        if self.judgement.is_learned:
            self.guide.end_move(state, seat, self.advice.horizon, self.chance)
        else:
            self.guide.roll_out(state, self.advice.horizon, self.chance)
        self.judgement.judge(state, seat, self.values)

    def learn(self) -> None:
        """Every choice on the path is credited with what it brought the seat that made it."""
        nodes = self.nodes
        for step in range(len(self.path)):
            node: i64 = self.path[step]
            value: i64 = self.values[nodes[node + SEAT]]
            if step == 0:
                value += self.favour[nodes[node + CODE]]
            nodes[node + VISITS] += 1
            nodes[node + TOTAL] += value

    # The answer.

    def answer(self) -> int:
        """Of the choices that were made about as often as the most frequent one, the one that has
        brought most."""
        nodes = self.nodes
        most: i64 = 0
        child: i64 = nodes[FIRST]
        while child != NONE:
            most = max(most, nodes[child + VISITS])
            child = nodes[child + NEXT]
        best: i64 = NONE
        best_mean: float = -1.0
        child = nodes[FIRST]
        while child != NONE:
            visits: i64 = nodes[child + VISITS]
            mean = float(nodes[child + TOTAL]) / float(visits)
            if visits * 100 >= most * OFTEN and mean > best_mean:
                best = child
                best_mean = mean
            child = nodes[child + NEXT]
        return int(nodes[best + CODE])

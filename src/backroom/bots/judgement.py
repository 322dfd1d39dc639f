"""What a table is worth to each seat: what the game's advice says, corrected by a small network
that was taught by games (``backroom train``; see ``networks.py`` for where it is kept).

The network reads the marks of the whole table, two layers turn them into one number for each seat,
and the advice's prospects are multiplied by the exponentials of these. Its weights are whole
numbers, so a compiled build and an interpreted one agree to the last bit.
"""

from math import exp
from typing import Final

from backroom.kernel.advice import WIN, Advice
from backroom.kernel.encoder import AMOUNT_BITS, AMOUNTS, Encoder
from backroom.kernel.numbers import i64, vec, zeros
from backroom.kernel.state import SEATS_AT_MOST, State

ONE_BITS: Final[i64] = 12  # of a weight or a strength: so many bits are behind the point
ONE: Final[i64] = 4096
ONE_ONE: Final[float] = 16777216.0  # what stands for 1 after the last layer
LANE_BITS: Final[i64] = 32  # two units share a number
LANE: Final[i64] = 0xFFFFFFFF
HALF_LANE: Final[i64] = 0x80000000
PAIRS_AT_ONCE: Final[i64] = 4  # of units that are added up in one go through the marks
NO_ROW: Final[i64] = -1
LARGEST_AMOUNT: Final[i64] = 127
# A seat's number beyond that says nothing more than "certainly" or "never".
SURE: Final[float] = 8.0


class Network:
    """Weights, layer by layer: first each unit's own, then those of what the layer before says."""

    def __init__(self, rows: i64, first: vec[i64], second: vec[i64], last: vec[i64]) -> None:
        self.units: i64 = len(first) // (rows + 1)
        self.later_units: i64 = len(second) // (self.units + 1)
        self.seats: i64 = len(last) // (self.later_units + 1)
        self.pairs = pairs_of(first)
        self.second = second
        self.last = last

    def weigh(
        self, rows: vec[i64], amounts: vec[i64], count: i64, strengths: vec[i64], said: vec[i64]
    ) -> None:
        """Write a number for each seat, from so many rows that start units off by amounts;
        ``strengths`` is a sheet to scribble on."""
        units, later_units = self.units, self.later_units
        self.add_up(rows, amounts, count, strengths)
        second, last = self.second, self.last
        for later in range(later_units):
            strengths[units + later] = second[later] << ONE_BITS
        for unit in range(units):
            strength: i64 = strengths[unit]
            if strength > 0:
                row: i64 = (unit + 1) * later_units
                for later in range(later_units):
                    strengths[units + later] += strength * second[row + later]
        for seat in range(self.seats):
            said[seat] = last[seat] << ONE_BITS
        for later in range(later_units):
            strong: i64 = strengths[units + later] >> ONE_BITS
            if strong > 0:
                place: i64 = (later + 1) * self.seats
                for seat in range(self.seats):
                    said[seat] += strong * last[place + seat]

    def add_up(self, rows: vec[i64], amounts: vec[i64], count: i64, strengths: vec[i64]) -> None:
        """The strengths of the first layer's units, four pairs at a time."""
        pairs = self.pairs
        for block in range(0, self.units // 2, PAIRS_AT_ONCE):
            one: i64 = pairs[block]
            two: i64 = pairs[block + 1]
            three: i64 = pairs[block + 2]
            four: i64 = pairs[block + 3]
            for place in range(count):
                row: i64 = rows[place] + block
                amount: i64 = amounts[place]
                one += amount * pairs[row]
                two += amount * pairs[row + 1]
                three += amount * pairs[row + 2]
                four += amount * pairs[row + 3]
            unpack(one, strengths, 2 * block)
            unpack(two, strengths, 2 * block + 2)
            unpack(three, strengths, 2 * block + 4)
            unpack(four, strengths, 2 * block + 6)


def pairs_of(weights: vec[i64]) -> vec[i64]:
    """Two weights in one number, the second one in its upper half: both are added to at once. A
    negative sum below borrows from the one above, which ``unpack`` gives back."""
    pairs = zeros(len(weights) // 2)
    for place in range(len(pairs)):
        upper: i64 = weights[2 * place + 1]
        pairs[place] = (upper << LANE_BITS) + weights[2 * place]
    return pairs


def unpack(pair: i64, strengths: vec[i64], place: i64) -> None:
    """The two sums of a pair."""
    lower: i64 = ((pair + HALF_LANE) & LANE) - HALF_LANE
    strengths[place] = lower
    strengths[place + 1] = (pair - lower) >> LANE_BITS


class Judgement:
    """Says what tables with some cards and some number of seats are worth."""

    def __init__(self, advice: Advice) -> None:
        self.advice = advice
        self.is_learned = False

    def judge(self, state: State, seat: i64, values: vec[i64]) -> None:
        """Write what a table is worth to each seat, when a seat's move is over."""
        self.advice.judge(state, values)


class LearnedJudgement(Judgement):
    """The advice's judgement, corrected. ``rows`` says where in the network a column of the
    encoding has its weights, or that it has none."""

    def __init__(self, advice: Advice, encoder: Encoder, network: Network, rows: vec[i64]) -> None:
        super().__init__(advice)
        self.is_learned = True
        self.encoder = encoder
        self.network = network
        self.rows = rows
        self.marks = zeros(len(rows))
        self.marked_rows = zeros(len(rows))
        self.amounts = zeros(len(rows))
        self.strengths = zeros(network.units + network.later_units)
        self.said = zeros(network.seats)
        self.shares = vec[float]([0.0] * int(SEATS_AT_MOST))

    def judge(self, state: State, seat: i64, values: vec[i64]) -> None:
        self.advice.judge(state, values)
        if state.waiting() == 0:
            return
        count: i64 = self.read(self.encoder.encode(state, seat, True, self.marks))
        self.network.weigh(self.marked_rows, self.amounts, count, self.strengths, self.said)
        self.correct(state.seats, seat, values)

    def read(self, marked: i64) -> i64:
        """Look up the rows of the marks; how many there are."""
        marks, rows = self.marks, self.rows
        count: i64 = 0
        for place in range(marked):
            mark: i64 = marks[place]
            row: i64 = rows[mark >> AMOUNT_BITS]
            if row != NO_ROW:
                amount: i64 = mark & AMOUNTS
                self.marked_rows[count] = row
                self.amounts[count] = amount if amount <= LARGEST_AMOUNT else amount - AMOUNTS - 1
                count += 1
        return count

    def correct(self, seats: i64, first: i64, values: vec[i64]) -> None:
        """Prospects in the light of what the network said, seat by seat from the first one on; what
        all seats share is as much as before."""
        shares = self.shares
        before: i64 = 0
        total: float = 0.0
        for turn in range(seats):
            seat: i64 = (first + turn) % seats
            said: float = max(min(float(self.said[turn]) / ONE_ONE, SURE), -SURE)
            before += max(values[seat], 0)
            shares[seat] = float(max(values[seat], 1)) * exp(said)
            total += shares[seat]
        for seat in range(seats):
            values[seat] = min(i64(float(before) * shares[seat] / total), WIN)

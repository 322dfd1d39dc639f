"""Many tables of one kind side by side, and what is delivered of them after every step.

Every table has a row: which seat is asked, what that seat knows in numbers, and which codes it may
choose. Rows lie one after another in flat arrays, which numpy reads where they are.
"""

from typing import Final

from backroom.kernel.encoder import AMOUNT_BITS, AMOUNTS, Encoder
from backroom.kernel.numbers import i64, u8, vec, zeros
from backroom.kernel.state import State

NO_SEAT: Final[i64] = -1
EVERY_SEAT: Final[i64] = -1  # as bits


class Herd:
    """Tables that are stepped together. What a row says is up to date once it was looked at."""

    def __init__(
        self, states: list[State], encoder: Encoder, columns: int, marks: int, codes: int
    ) -> None:
        count = len(states)
        self.states = states
        self.observations = vec[u8](bytes(count * columns))
        self.masks = vec[u8](bytes(count * codes))
        self.seats = zeros(count)  # who is asked; NO_SEAT at a table that is over
        self.choices = zeros(count)  # how many codes that seat has
        self.observed = zeros(count)  # the seats whose rows somebody reads, as bits
        for table in range(i64(count)):
            self.observed[table] = EVERY_SEAT
        self.marked = zeros(count)  # how many marks its row has
        self.marks = zeros(count * marks)  # row after row, with room for the most there can be
        self._encoder = encoder
        self._columns: i64 = columns
        self._codes: i64 = codes
        self._most: i64 = marks
        self._now = zeros(marks)
        self._legal = zeros(codes)

    def first_refused(self, tables: list[int], codes: list[int]) -> int:
        """The first of some tables at which its code cannot be chosen, or -1."""
        masks = self.masks
        for place in range(len(tables)):
            code: i64 = codes[place]
            if code < 0 or code >= self._codes:
                return tables[place]
            if masks[i64(tables[place]) * self._codes + code] == 0:
                return tables[place]
        return -1

    def step(self, tables: list[int], codes: list[int]) -> list[int]:
        """Make a choice at some tables, which must be possible, and look at those that go on; the
        tables that are over."""
        over: list[int] = []
        states, seats = self.states, self.seats
        for place in range(len(tables)):
            table: i64 = tables[place]
            state = states[table]
            state.choose(seats[table], codes[place])
            if not self.look(table):
                over.append(table)
        return over

    def look(self, table: i64) -> bool:
        """Write the row of a table for the first seat that is asked; False if none is."""
        state = self.states[table]
        waiting: i64 = state.waiting()
        if waiting == 0:
            self.seats[table] = NO_SEAT
            self.wipe_choices(table)
            return False
        seat: i64 = 0
        while (waiting >> seat) & 1 == 0:
            seat += 1
        self.seats[table] = seat
        if (self.observed[table] >> seat) & 1 == 1:
            self.observe(table, seat)
        self.list_choices(table, seat)
        return True

    def observe(self, table: i64, seat: i64) -> None:
        """Write what a seat knows into a table's row."""
        rows, marks, now = self.observations, self.marks, self._now
        first, start = table * self._columns, table * self._most
        for place in range(start, start + self.marked[table]):
            rows[first + (marks[place] >> AMOUNT_BITS)] = 0
        count: i64 = self._encoder.encode(self.states[table], seat, False, now)
        self.marked[table] = count
        for place in range(count):
            mark: i64 = now[place]
            marks[start + place] = mark
            rows[first + (mark >> AMOUNT_BITS)] = u8(mark & AMOUNTS)

    def wipe_choices(self, table: i64) -> None:
        masks, first = self.masks, table * self._codes
        for code in range(first, first + self._codes):
            masks[code] = 0
        self.choices[table] = 0

    def list_choices(self, table: i64, seat: i64) -> None:
        """Write which codes a seat may choose."""
        self.wipe_choices(table)
        masks, legal = self.masks, self._legal
        first = table * self._codes
        count: i64 = self.states[table].fill_legal(seat, legal)
        for place in range(count):
            masks[first + legal[place]] = 1
        self.choices[table] = count

"""How much time the seats of a table have left."""

from collections.abc import Collection
from typing import NamedTuple

from backroom.server.messages import LiveClock, Pace, TurnClock

DAY = 86_400.0
AFTER_RETURN = 60.0  # seconds at least, for somebody who takes a seat back


class Due(NamedTuple):
    """When a seat's time runs out, on the clock of the house."""

    clock: float
    seat: int


class Clocks:
    """The seats' time. It runs on the clock of the house, for the seats that are asked.

    A live clock is a bank that grows with every decision; the others start anew at each.
    """

    def __init__(self, pace: Pace, seats: int, decision_seconds: int | None) -> None:
        self._starts_anew = not isinstance(pace, LiveClock)
        self._increment = 0.0
        self._full: float | None = decision_seconds
        if isinstance(pace, LiveClock):
            self._full, self._increment = float(pace.bank), float(pace.increment)
        elif isinstance(pace, TurnClock):
            self._full = pace.days * DAY
        self.left = [self._full or 0.0] * seats
        self.read_at = 0.0

    @property
    def ticks(self) -> bool:
        """Whether there is a clock at all."""
        return self._full is not None

    def advance(self, clock: float, running: Collection[int]) -> None:
        """Time has passed, for the seats whose clocks ran."""
        for seat in running:
            self.left[seat] -= max(0.0, clock - self.read_at)
        self.read_at = max(clock, self.read_at)

    def chose(self, seat: int) -> None:
        """A seat has made a decision."""
        if self._full is not None:
            self.left[seat] = self._full if self._starts_anew else self.left[seat] + self._increment

    def came_back(self, seat: int) -> None:
        """Somebody who had run out of time gets enough for the next decision."""
        if self._full is not None:
            self.left[seat] = max(self.left[seat], min(self._full, AFTER_RETURN))

    def left_at(self, seat: int, clock: float, running: Collection[int]) -> float:
        """What a seat has left at a moment."""
        spent = max(0.0, clock - self.read_at) if seat in running else 0.0
        return max(0.0, self.left[seat] - spent)

    def next_due(self, running: Collection[int]) -> Due | None:
        """Whose time runs out first, if nothing happens."""
        if self._full is None or not running:
            return None
        seat = min(running, key=lambda seat: self.left[seat])
        return Due(self.read_at + self.left[seat], seat)

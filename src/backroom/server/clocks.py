"""How much time the seats of a table have left."""

from collections.abc import Collection
from typing import NamedTuple

from backroom.server.messages import LiveClock, Pace, TurnClock

DAY = 86_400.0
IN_SECRET = 60.0  # seconds at most for an answer of which nobody may know; a bank is not touched


class Due(NamedTuple):
    """When a seat's time runs out, on the clock of the house."""

    clock: float
    seat: int


class Clocks:
    """The seats' time. It runs on the clock of the house, for the seats that are asked.

    A live clock is a bank that grows with every decision; the others start anew at each. A question
    that others may not know of must not show on a clock that they see: it takes nothing from a
    bank, and has a time of its own that only the asked seat is shown.
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
        self._full_in_secret = self._full or 0.0
        if isinstance(pace, LiveClock):
            self._full_in_secret = min(self._full_in_secret, IN_SECRET)
        self.left_in_secret = [self._full_in_secret] * seats
        self.read_at = 0.0
        self.given: dict[int, tuple[int, float]] = {}  # by choice: the seat, and what it got for it
        self.got_up: dict[
            int, float
        ] = {}  # by seat that is still asked what it was asked then: when

    @property
    def ticks(self) -> bool:
        """Whether there is a clock at all."""
        return self._full is not None

    def advance(self, clock: float, running: Collection[int], in_secret: Collection[int]) -> None:
        """Time has passed, for the seats whose clocks ran, and for those asked in secret."""
        passed = max(0.0, clock - self.read_at)
        for seat in running:
            self.left[seat] -= passed
        for seat in in_secret:
            self.left_in_secret[seat] -= passed
        self.read_at = max(clock, self.read_at)

    def ask_anew(self, seats: Collection[int]) -> None:
        """These seats have the whole time for the next answer that they give in secret."""
        for seat in seats:
            self.left_in_secret[seat] = self._full_in_secret

    def get_up(self, seat: int) -> None:
        """Somebody else is to answer what a seat is asked."""
        self.got_up[seat] = self.read_at

    def come_back(self, seat: int, in_secret: bool) -> None:
        """Whoever comes back before that has happened has never been away: a clock that stood still
        meanwhile could be stopped for ever, by leaving and coming back again and again."""
        away = self.read_at - self.got_up.pop(seat, self.read_at)
        (self.left_in_secret if in_secret else self.left)[seat] -= away

    def note_asked(self, seats: Collection[int]) -> None:
        """Those who are not among these seats are not asked any more what they were asked."""
        self.got_up = {seat: clock for seat, clock in self.got_up.items() if seat in seats}

    def chose(self, seat: int, choice: int, in_person: bool) -> None:
        """A seat's decision was made. A bank grows only for who makes it in person."""
        if self._full is None:
            return
        given = self._full - self.left[seat] if self._starts_anew else self._increment * in_person
        self.left[seat] += given
        if given:
            self.given[choice] = (seat, given)

    def undo(self, choices: Collection[int]) -> None:
        """Choices were taken back, and what the seats got for them."""
        for choice in choices:
            seat, given = self.given.pop(choice, (0, 0.0))
            self.left[seat] = max(0.0, self.left[seat] - given)

    def is_out(self, seat: int) -> bool:
        """Whether a seat has no time left."""
        return self.ticks and self.left[seat] <= 0

    def left_at(self, seat: int, clock: float, running: Collection[int]) -> float:
        """What a seat has left at a moment."""
        spent = max(0.0, clock - self.read_at) if seat in running else 0.0
        return max(0.0, self.left[seat] - spent)

    def left_in_secret_at(self, seat: int, clock: float) -> float:
        """What a seat that is asked in secret has left at a moment."""
        return max(0.0, self.left_in_secret[seat] - max(0.0, clock - self.read_at))

    def runs_out(self, running: Collection[int], in_secret: Collection[int]) -> dict[int, float]:
        """By seat: when its time is over, on the clock of the house, if nothing happens."""
        if self._full is None:
            return {}
        secret = {seat: self.read_at + self.left_in_secret[seat] for seat in in_secret}
        return secret | {seat: self.read_at + self.left[seat] for seat in running}

    def next_due(self, running: Collection[int], in_secret: Collection[int]) -> Due | None:
        """Whose time runs out first, if nothing happens."""
        ends = [Due(clock, seat) for seat, clock in self.runs_out(running, in_secret).items()]
        return min(ends, default=None)

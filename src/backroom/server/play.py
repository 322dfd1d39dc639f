"""The game of one table, as the table's log tells it."""

from collections.abc import Collection
from hashlib import blake2b
from typing import Any, NamedTuple, cast

from msgspec import Raw, Struct, json

from backroom.kernel.game import Game
from backroom.kernel.journal import Event
from backroom.kernel.numbers import i64, vec
from backroom.kernel.record import RESIGN, Mark, Session
from backroom.kernel.refusals import Refused
from backroom.kernel.state import SPECTATOR, State

PIECE = 2047  # bytes; for more Python lets other threads run, and getting back costs far more

_encode = json.Encoder().encode


class Changed(Exception):
    """The log does not give the same game again: the rules or the edition are other ones."""


class Played(NamedTuple):
    """A choice: the number of its row, and the entries of the journal that came of it."""

    number: int
    seat: int
    do: str
    first_entry: int
    end_entry: int


class Before(NamedTuple):
    """The table before the latest choice: how it lay, who was asked, and what was seen of it."""

    board: vec[i64]
    waiting: int
    seen: dict[int, Raw]


class Play:
    """A game being played, with the log's numbers beside its choices and its journal."""

    def __init__(
        self, game: Game, edition: Any, seats: int, options: Any, key: str, number: int
    ) -> None:
        self.session = Session(game, edition, seats, options, key, "keyed")
        self._key = key
        self.began_at = number
        self.beginning = len(self.session.journal.entries)
        self.choices: list[Played] = []
        self.last_of: dict[int, Played] = {}  # by seat: its latest choice
        self._seen: dict[int, Raw] = {}  # by audience: its view, as it is sent
        self._looked: tuple[int, Struct] | None = None  # the latest view, and whose it is
        self._before: Before | None = None

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def state(self) -> State:
        return self.session.state

    def is_over(self) -> bool:
        return self.state.waiting() == 0

    def choose(self, number: int, seat: int, do: str) -> list[int]:
        """Carry out a choice; what chance gave. Raises Refused and changes nothing."""
        session = self.session
        first = len(session.journal.entries)
        before = Before(session.state.b[:], int(session.state.waiting()), self._seen)
        if do == RESIGN:
            session.resign(seat)
        else:
            session.play(seat, cast(int, self.game.actions.code(do)))
        self._before, self._seen, self._looked = before, {}, None
        choice = Played(number, seat, do, first, len(session.journal.entries))
        self.choices.append(choice)
        self.last_of[seat] = choice
        return session.moves[-1].chance

    def seen(self, audience: int) -> Raw:
        """What an audience sees, as it is sent; made once for all who share it."""
        seen = self._seen.get(audience)
        if seen is None:
            seen = self._seen[audience] = Raw(_encode(self.view(audience)))
        return seen

    def view(self, audience: int) -> Struct:
        """The same to be read. Only the latest is kept: views are large, and memory that is used
        again at once is much quicker than memory for all views of all tables."""
        if self._looked is None or self._looked[0] != audience:
            self._looked = (audience, self.game.view(self.state, audience))
        return self._looked[1]

    def unaware(self) -> list[int]:
        """The seats and spectators who cannot know that the latest choice was made.

        It is somebody's secret how far a plan is that nobody sees yet.
        """
        return [who for who in audiences(int(self.state.seats)) if not self._notices(who)]

    def _notices(self, audience: int) -> bool:
        choice, before = self.choices[-1], self._before
        assert before is not None
        if audience == choice.seat or before.waiting != int(self.state.waiting()):
            return True
        journal = self.session.journal
        entries = range(choice.first_entry, choice.end_entry)
        if any(journal.entry_seen_by(i, audience) is not None for i in entries):
            return True
        seen_before = before.seen.get(audience)
        if seen_before is None:
            state = self.state.copy()
            state.b = before.board
            seen_before = Raw(_encode(self.game.view(state, audience)))
        return bytes(seen_before) != bytes(self.seen(audience))

    def without(self, numbers: Collection[int]) -> "Play":
        """The same game without some choices; raises Changed if the others do not fit any more."""
        session = self.session
        seats = int(session.state.seats)
        fresh = Play(self.game, session.edition, seats, session.options, self._key, self.began_at)
        for choice, move in zip(self.choices, session.moves, strict=True):
            if choice.number in numbers:
                continue
            try:
                outcomes = fresh.choose(choice.number, choice.seat, choice.do)
            except Refused as error:
                raise Changed from error
            if outcomes != move.chance:
                raise Changed
        return fresh

    def resume(self, mark: Mark, choices: list[Played]) -> None:
        """Go on where the same game stood after some choices; raises ValidationError."""
        self.session.resume(mark)
        self.choices = choices
        self.last_of = {choice.seat: choice for choice in choices}
        self._seen, self._looked, self._before = {}, None, None

    def told(self, audience: int, after: int) -> list[tuple[int, int, Event]]:
        """What an audience may read of the journal behind a row: the row, the entry, the event."""
        rows = [(one.number, range(one.first_entry, one.end_entry)) for one in self._since(after)]
        if self.began_at > after:
            rows.insert(0, (self.began_at, range(self.beginning)))
        seen_by = self.session.journal.entry_seen_by
        return [
            (number, entry, event)
            for number, entries in rows
            for entry in entries
            if (event := seen_by(entry, audience)) is not None
        ]

    def _since(self, after: int) -> list[Played]:
        """News is asked for after almost every choice, so look from the end."""
        start = len(self.choices)
        while start > 0 and self.choices[start - 1].number > after:
            start -= 1
        return self.choices[start:]

    def fingerprint(self) -> str:
        """A quick hash of everything that lies on the table."""
        board = memoryview(self.state.b).cast("B")
        found = blake2b(digest_size=8)
        for start in range(0, len(board), PIECE):
            found.update(board[start : start + PIECE])
        return found.hexdigest()


def audiences(seats: int) -> range:
    """Everybody who sees a table in a way of their own: the spectators and every seat."""
    return range(SPECTATOR, seats)

"""The game of one table, as the table's log tells it."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Raw, Struct, json

from backroom.kernel.game import Game
from backroom.kernel.journal import Event
from backroom.kernel.layout import Hasher
from backroom.kernel.numbers import i64, vec
from backroom.kernel.record import Bookmark, Session
from backroom.kernel.refusals import Refused
from backroom.kernel.state import SPECTATOR, State

ONLY: Final = "only"  # a choice that was given for a player who had no other
BY_PARTS: Final = "parts:"  # begins a hash that goes over the parts of a board by their names

Row = TypeVar("Row")

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
    by: str = "player"


class Before(NamedTuple):
    """The table before the latest choice: how it lay, and by audience who was known to be asked and
    what was seen of it."""

    board: vec[i64]
    waiting: list[int]
    seen: dict[int, Raw]


class Play:
    """A game being played, with the log's numbers beside its choices and its journal."""

    def __init__(
        self,
        game: Game,
        edition: Any,
        seats: int,
        options: Any,
        key: str,
        number: int,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.session = Session(game, edition, seats, options, key, "keyed", position)
        self.game = game
        self.state: State = self.session.state
        self._hasher = Hasher(game.layout, edition.cards)
        self._key = key
        self.began_at = number
        self.beginning = len(self.session.journal.entries)
        self.choices: list[Played] = []
        self.last_of: dict[int, Played] = {}  # by seat: its latest choice
        self._seen: dict[int, Raw] = {}  # by audience: its view, as it is sent
        self._looked: tuple[int, Struct] | None = None  # the latest view, and whose it is
        self._before: Before | None = None
        self._without: tuple[list[int], Play] | None = None  # the latest answer of ``without``

    def is_over(self) -> bool:
        return self.state.waiting() == 0

    def choose(self, number: int, seat: int, do: str, by: str = "player") -> list[int]:
        """Carry out a choice; what chance gave. Raises Refused and changes nothing."""
        session = self.session
        first = len(session.journal.entries)
        before = Before(self.state.b[:], self._waiting_seen(), self._seen)
        session.carry_out(seat, do)
        self._before, self._seen, self._looked, self._without = before, {}, None, None
        choice = Played(number, seat, do, first, len(session.journal.entries), by)
        self.choices.append(choice)
        self._note_last(choice)
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

    def _waiting_seen(self) -> list[int]:
        """By seat, and in the end for spectators: who is known to be asked."""
        seats = int(self.state.seats)
        return [int(self.state.waiting_seen_by(who)) for who in (*range(seats), SPECTATOR)]

    def _notices(self, audience: int) -> bool:
        choice, before = self.choices[-1], self._before
        assert before is not None
        if audience == choice.seat:
            return True
        if before.waiting[audience] != int(self.state.waiting_seen_by(audience)):
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

    def without(self, numbers: Sequence[int]) -> "Play":
        """The same game without some choices; raises Changed if the others do not fit any more.

        All others are played again, which takes long, so whoever asks first does so beside the loop
        and the answer is kept until the next choice.
        """
        kept = self._without
        if kept is None or kept[0] != list(numbers):
            kept = self._without = (list(numbers), self._played_without(numbers))
        return kept[1]

    def _played_without(self, numbers: Sequence[int]) -> "Play":
        session = self.session
        seats = int(session.state.seats)
        fresh = Play(
            self.game,
            session.edition,
            seats,
            session.options,
            self._key,
            self.began_at,
            session.position,
        )
        for choice, move in zip(self.choices, session.moves, strict=True):
            if choice.number in numbers:
                continue
            try:
                outcomes = fresh.choose(choice.number, choice.seat, choice.do, choice.by)
            except Refused as error:
                raise Changed from error
            if outcomes != move.chance:
                raise Changed
        return fresh

    def resume(self, bookmark: Bookmark, choices: list[Played]) -> None:
        """Go on where the same game stood after some choices; raises ValidationError."""
        self.session.resume(bookmark)
        self.choices = choices
        self.last_of = {}
        for choice in choices:
            self._note_last(choice)
        self._seen, self._looked, self._before = {}, None, None

    def _note_last(self, choice: Played) -> None:
        """What was given for a seat it has not chosen, and would be given again at once."""
        if choice.by != ONLY:
            self.last_of[choice.seat] = choice

    def told(self, audience: int, after: int, last: int) -> list[tuple[int, int, Event]]:
        """What an audience may read of the journal behind a row, up to another: the row, the
        entry, the event."""
        choices = rows_between(self.choices, after, last, _number)
        rows = [(one.number, range(one.first_entry, one.end_entry)) for one in choices]
        if after < self.began_at <= last:
            rows.insert(0, (self.began_at, range(self.beginning)))
        seen_by = self.session.journal.entry_seen_by
        return [
            (number, entry, event)
            for number, entries in rows
            for entry in entries
            if (event := seen_by(entry, audience)) is not None
        ]

    def fingerprint(self) -> str:
        """A quick hash of everything that lies on the table."""
        return BY_PARTS + self._hasher.hash(self.state.b)


def can_be_checked(fingerprint: str) -> bool:
    """Whether a row's hash is one of those that are made today. Before tables were declared by
    parts it went over the memory of the board, which lies in another order now."""
    return fingerprint.startswith(BY_PARTS)


def _number(choice: Played) -> int:
    return choice.number


def rows_between(rows: list[Row], after: int, last: int, number: Callable[[Row], int]) -> list[Row]:
    """Of rows in order, those behind a number and up to another one. The latest are asked for most,
    and there cannot be more of them than numbers."""
    if not rows or number(rows[-1]) <= after:
        return []
    most = max(0, len(rows) - (number(rows[-1]) - after))
    first = bisect_right(rows, after, most, key=number)
    end = len(rows) if number(rows[-1]) <= last else bisect_right(rows, last, first, key=number)
    return rows[first:end]


def audiences(seats: int) -> range:
    """Everybody who sees a table in a way of their own: the spectators and every seat."""
    return range(SPECTATOR, seats)

"""A table as it stands after a row, so that it can go on without the rows before it.

The log stays the truth. A snapshot that is damaged or of another version, or that does not lead to
the state whose hash it keeps, counts for nothing: the whole log is replayed then.
"""

from hashlib import blake2b

from msgspec import DecodeError, Struct, ValidationError, field, json

from backroom.kernel.record import Bookmark
from backroom.server.chairs import SeatState, Undo
from backroom.server.library import Library
from backroom.server.log import LogEvent, OpenedRow, StartedRow
from backroom.server.play import Played
from backroom.server.table import Table

HASH_BYTES = 16


class GameSoFar(Struct):
    """The game of a table: its choices, and where it stands after them."""

    choices: list[Played]
    bookmark: Bookmark = field(name="mark")


class Snapshot(Struct):
    """Everything that a table has made of its rows."""

    number: int
    owner: str
    seats: list[SeatState]
    undo: Undo | None
    rematch: str | None
    is_closed: bool
    active_at: float
    visited_at: float
    warned_at: float | None
    happened: list[tuple[int, LogEvent]]
    commands: dict[str, str]
    noticed: dict[int, list[int]]
    time_left: list[float]
    time_left_in_secret: list[float]
    clock_read_at: float
    time_given: dict[int, tuple[int, float]]
    moment: int
    moment_at: float
    state: str  # the hash of the state of the game
    game: GameSoFar | None
    got_up: dict[int, float] = {}  # which snapshots of before did not keep


_decoder = json.Decoder(Snapshot)


def snapshot_of(table: Table) -> bytes:
    """A table that is not frozen, as it is kept."""
    play = table.play
    body = json.encode(
        Snapshot(
            number=table.number,
            owner=table.owner,
            seats=table.seats,
            undo=table.undo,
            rematch=table.rematch,
            is_closed=table.is_closed,
            active_at=table.active_at,
            visited_at=table.visited_at,
            warned_at=table.warned_at,
            happened=table.happened,
            commands=table.commands,
            noticed=table.noticed,
            time_left=table.clocks.left,
            time_left_in_secret=table.clocks.left_in_secret,
            clock_read_at=table.clocks.read_at,
            time_given=table.clocks.given,
            got_up=table.clocks.got_up,
            moment=table.moment,
            moment_at=table.moment_at,
            state=table.state_then,
            game=None if play is None else GameSoFar(play.choices, play.session.bookmark()),
        )
    )
    return _hash(body) + body


def restored(library: Library, data: bytes) -> Table | None:
    """The table of a snapshot; None if it cannot be trusted to be the one of the log."""
    body = data[HASH_BYTES:]
    if _hash(body) != data[:HASH_BYTES]:
        return None
    try:
        kept = _decoder.decode(body)
        return _table(library, kept)
    except (ValidationError, DecodeError):
        return None


def _table(library: Library, kept: Snapshot) -> Table | None:
    _, opened = kept.happened[0]
    assert isinstance(opened, OpenedRow)
    table = Table(library, opened)
    table.seats = kept.seats
    table.note_players()
    if kept.game is not None and not _resume(table, kept):
        return None
    table.number = kept.number
    table.owner = kept.owner
    table.undo = kept.undo
    table.rematch = kept.rematch
    table.is_closed = kept.is_closed
    table.active_at, table.warned_at = kept.active_at, kept.warned_at
    table.visited_at = kept.visited_at
    table.happened = kept.happened
    table.commands = kept.commands
    table.noticed = kept.noticed
    table.clocks.left = kept.time_left
    table.clocks.left_in_secret = kept.time_left_in_secret
    table.clocks.read_at = kept.clock_read_at
    table.clocks.given = kept.time_given
    table.clocks.got_up = kept.got_up
    table.moment, table.moment_at = kept.moment, kept.moment_at
    table.state_then = kept.state
    table.check()
    return table if table.frozen is None else None


def _resume(table: Table, kept: Snapshot) -> bool:
    """Go on with the game, if its cards are dealt today as they were then: that shows that rules,
    edition and the meaning of every cell of the board are the same."""
    assert kept.game is not None
    for number, row in kept.happened:
        if isinstance(row, StartedRow):
            dealt_then = row.state
            table.start(row, number)
            if table.play is None or table.play.fingerprint() != dealt_then:
                return False
    if table.play is None:
        return False
    table.play.resume(kept.game.bookmark, kept.game.choices)
    return True


def _hash(body: bytes) -> bytes:
    return blake2b(body, digest_size=HASH_BYTES).digest()

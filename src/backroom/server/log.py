"""What is written down of a table: one row for each thing that happened, never changed again.

The log is the truth: a table is what comes of its rows, from the first to the last. It holds the
table's secrets and never leaves the server as it is; clients get their own part of it, as the
happenings of ``messages``.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct, field, json

from backroom.server.messages import Pace, Player, WhatIf


class Row(Struct, tag_field="row", omit_defaults=True, kw_only=True):
    """One thing that happened. The three fields here are stamped on it when it is carried out.

    ``at`` is the time of day; ``clock`` the house's own time, which stands still while no server
    runs, so that nobody loses time. ``command`` names the command that led to it, so that a command
    sent twice is known again: ``player/id/mark``, as ``command_parts`` reads it.
    """

    at: float = 0.0
    clock: float = 0.0
    command: str = ""


class OpenedRow(Row, tag="opened"):
    """A table was opened. ``held`` are seats kept for players of the game before; ``evening`` is
    the first table of those at which they stay together, if this is a later one."""

    table: str
    player: Player
    game: str
    rules: int
    edition: str
    digest: str  # of the edition
    options: dict[str, Any]
    seats: int
    pace: Pace
    public: bool
    seed: str
    held: dict[int, str] = field(default_factory=dict)
    evening: str = ""
    what_if: WhatIf | None = None
    position: dict[str, Any] | None = None  # at which the game begins, if not with a deal
    hints: bool = False  # whether whoever plays alone against bots may ask the coach


class SatRow(Row, tag="sat"):
    seat: int
    player: Player


class LeftRow(Row, tag="left"):
    """A player got up before the game."""

    seat: int
    player: Player


class RemovedRow(Row, tag="removed"):
    """The owner removed a player before the game."""

    seat: int
    player: Player


class InvitedRow(Row, tag="invited"):
    """An invitation is under way for a seat, which nobody else may take meanwhile: by a link, or
    for a friend."""

    seat: int
    player: Player | None = None


class BotPutRow(Row, tag="bot"):
    seat: int
    bot: str | None


class LuckRow(Row, tag="luck"):
    seat: int
    luck: str


class RatedRow(Row, tag="rated"):
    """A player agrees that the game counts for the ratings, or no longer."""

    seat: int
    agree: bool


class StartedRow(Row, tag="started"):
    """The cards were dealt. What the seed gave is kept, to be checked at every replay."""

    rated: bool = False
    setup: list[int] = field(default_factory=list)
    state: str = ""


class ChosenRow(Row, tag="chosen"):
    """A choice, what chance gave while it was carried out, and a hash of the state after it.

    ``do`` is the notation, or ``resign``. ``by`` nobody is told but, of an ``only`` answer that was
    given for it, the seat itself. ``unaware`` are the seats (and -1, the spectators) that
    cannot know of it. The last three are filled in when the choice is made.
    """

    seat: int
    do: str
    by: Literal["player", "bot", "clock", "only"] = "player"
    chance: list[int] = field(default_factory=list)
    unaware: list[int] = field(default_factory=list)
    state: str = ""


class AlwaysAskRow(Row, tag="always_ask"):
    """A player wants to be asked also where there is only one answer, or no longer."""

    seat: int
    always: bool


class HintedRow(Row, tag="hinted"):
    """The coach has told a seat its best choices. ``secret``: that it was asked is one."""

    seat: int
    secret: bool = False


class SaidRow(Row, tag="said"):
    player: Player
    seat: int | None
    said: str


class StoodInRow(Row, tag="stood_in"):
    seat: int
    why: Literal["left", "time"]


class TookBackRow(Row, tag="took_back"):
    seat: int


class BotFailedRow(Row, tag="bot_failed"):
    seat: int


class UndoAskedRow(Row, tag="undo_asked"):
    seat: int


class UndoAnsweredRow(Row, tag="undo_answered"):
    seat: int
    agree: bool


class UndoneRow(Row, tag="undone"):
    """Choices were taken back: the numbers of their rows, which stay where they are."""

    seat: int
    choices: list[int]
    state: str = ""


class RematchRow(Row, tag="rematch"):
    table: str


class WarnedRow(Row, tag="warned"):
    """Nothing has happened for long: if that goes on, the table is closed."""

    days: int  # that are left


class HushedRow(Row, tag="hushed"):
    """Whoever runs the house has taken a line out of sight: the number of its row."""

    line: int


class ClosedRow(Row, tag="closed"):
    """Nothing has happened for so long that the table was closed, without a result."""


LogEvent = (
    OpenedRow
    | SatRow
    | LeftRow
    | RemovedRow
    | InvitedRow
    | BotPutRow
    | LuckRow
    | RatedRow
    | StartedRow
    | ChosenRow
    | AlwaysAskRow
    | HintedRow
    | SaidRow
    | StoodInRow
    | TookBackRow
    | BotFailedRow
    | UndoAskedRow
    | UndoAnsweredRow
    | UndoneRow
    | RematchRow
    | WarnedRow
    | HushedRow
    | ClosedRow
)


class Moment(NamedTuple):
    """When something happens: the time of day, and the clock of the house."""

    at: float
    clock: float


def command_parts(command: str) -> tuple[str, str]:
    """Which command led to a row (its player and its id), and the mark of what it asked for, which
    rows of long ago do not have."""
    player, given, *mark = command.split("/")
    return f"{player}/{given}", mark[0] if mark else ""


def stamp(rows: Sequence[LogEvent], moment: Moment, command: str = "") -> None:
    """Say of new rows when they happened, and which command led to them."""
    for row in rows:
        row.at, row.clock = moment
        row.command = command


encode = json.Encoder().encode
_decoder = json.Decoder(LogEvent)


def decode(data: bytes) -> LogEvent:
    """A row as it was kept."""
    return _decoder.decode(data)  # type: ignore[no-any-return]

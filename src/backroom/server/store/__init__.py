"""Where tables are kept: one log of rows for each, and what lies beside it.

The log is the truth. Row 1 says how a table began, every later row what happened then; whatever
else is kept of a table (its head, its snapshot) can be made again from the log. Two stores keep
it: SQLite for one process, PostgreSQL for many.
"""

from collections.abc import Callable, Sequence
from math import inf
from typing import Protocol

from msgspec import Struct

from backroom.kernel.text import Phrasebook, phrasebook
from backroom.server.world import steady

# The layout that this version writes. An older one is brought up to it, one number after the other,
# when a store is opened; a newer one is refused. 2: tables without a clock are looked after too.
# 3: hashes of states go over the parts of a board, which older versions take for other states.
# 4: there are notices, which are kept with the choice that they tell of.
# 5: finished games are kept beside their logs, and whoever has spoken at a table belongs to it.
# 6: logs of tables that have been over for long lie in an archive.
SCHEMA = 6
NEVER = inf  # a moment that does not come: for what does not expire, and for tables that sleep
STALLED_AFTER = 10.0  # seconds without a sign of life after which a process is not running
ILL_FOR = 10.0  # seconds for which a store counts as one that cannot write after a write has failed


class Conflict(Exception):
    """Somebody else appended first, or there is no such table; nothing was written."""


class StoreLost(Exception):
    """The store cannot be used now: no space, a fault of the disk, another program that keeps the
    file, a database that cannot be reached. Nobody knows whether a write was kept or not."""


class StoreUnusable(Exception):
    """A store cannot be opened. The reason is a message of the locale files."""

    def __init__(self, reason: str, **values: object) -> None:
        self._message = f"store-{reason}"
        self._values = {name: str(value) for name, value in values.items()}
        super().__init__(self.told(phrasebook("en")))

    def told(self, phrases: Phrasebook) -> str:
        """The reason in a language."""
        return phrases.say(self._message, **self._values)


class TableRow(Struct, frozen=True):
    """What can be said of a table without reading its log."""

    id: str
    created: float
    public: bool
    open: bool  # listed for those who look for a table
    wake: float  # when the server should look after it, though nobody asks; NEVER: it may sleep
    head: bytes  # small JSON for the lists of the lobby


class LogRow(Struct, frozen=True):
    """A row of a log, or the snapshot taken after it."""

    number: int
    data: bytes


class NewNotice(Struct, frozen=True):
    """Somebody is to be told of something at a table, by all ways that lead to them."""

    player: str
    kind: str
    due: float  # when, on the clock of the house
    data: bytes


class Notices(Struct, frozen=True):
    """What an append changes of the notices of a table: first some are withdrawn, then new ones are
    left for whoever delivers them."""

    looked: Sequence[str] = ()  # these players have seen how the table stands
    answered: Sequence[str] = ()  # it waits no more for these
    new: Sequence[NewNotice] = ()


class NoticeRow(Struct, frozen=True):
    """A notice for one player, by one way."""

    player: str
    table: str
    kind: str
    way: str
    number: int  # the row of the log that it came with
    data: bytes
    tries: int  # this one among them
    way_data: bytes | None  # what is kept of the way; None: it is gone


class Mention(Struct, frozen=True):
    """Something small that was put, whose key or content names somebody."""

    kind: str
    key: str
    data: bytes
    expires: float


class FinishedRow(Struct, frozen=True):
    """What is kept of a table whose game is over, for those who look back."""

    table: str
    ended: float  # by the clock of the house
    data: bytes


class StoreFigures(Struct, frozen=True):
    """How many tables a store has, and what its archive saves."""

    open: int
    over: int  # those in the archive too
    archived: int
    rows: int  # in the archive
    bytes_before: int  # that these rows had in the log
    bytes_after: int


class Change(Struct, frozen=True):
    """What an append changes beside the log, in the same transaction; None leaves it as it is."""

    head: bytes | None = None
    open: bool | None = None
    wake: float | None = None
    players: Sequence[str] = ()  # who belongs to the table from now on
    notices: Notices = Notices()


class Condition:
    """Whether a store can write, as far as can be told from its latest writes."""

    def __init__(self) -> None:
        self._failed_at: float | None = None

    def note_failure(self) -> None:
        """A write could not be made."""
        self._failed_at = steady()

    @property
    def can_write(self) -> bool:
        return self._failed_at is None or steady() - self._failed_at > ILL_FOR


NO_CHANGE = Change()
Heard = Callable[[str, int], None]  # the table, and the number of its last row
Missed = Callable[[], None]
Announced = Callable[[str], None]


class Store(Protocol):
    """A place that keeps tables. What was written is durable when a method returns.

    Names (of tables, players, kinds, keys) are short words without blanks; whoever lets strangers
    choose one checks it first. Every method may raise StoreLost.
    """

    @property
    def can_write(self) -> bool:
        """Whether writes work; signs of life see to it that this is known after a second."""

    async def create_table(
        self,
        table: str,
        head: bytes,
        public: bool,
        first: bytes,
        players: Sequence[str] = (),
        notices: Sequence[NewNotice] = (),
    ) -> None:
        """A new table that is open, with row 1 of its log; raises Conflict if the name is taken."""

    async def append(
        self, table: str, after: int, rows: Sequence[bytes], change: Change = NO_CHANGE
    ) -> int:
        """Add rows behind row number ``after``, which must be the last; raises Conflict.

        Returns the number of the last row. Without rows only the change is made.
        """

    async def read(self, table: str, after: int = 0) -> list[LogRow]:
        """The rows of a log behind a number, in order."""

    async def table(self, table: str) -> TableRow | None:
        """One table."""

    async def tables(
        self,
        *,
        public_open: bool = True,
        limit: int = 100,
        before: tuple[float, str] | None = None,
    ) -> list[TableRow]:
        """Tables, the newest first; ``before`` is (created, id) of the last one already seen."""

    async def tables_of(self, player: str, limit: int = 100) -> list[TableRow]:
        """The tables that a player belongs to: those that are open first, then the newest."""

    async def due(
        self, moment: float, limit: int = 100, after: tuple[float, str] | None = None
    ) -> list[TableRow]:
        """The tables whose ``wake`` has come by a moment, the most overdue first; ``after`` is
        (wake, id) of the last one already seen."""

    async def save_snapshot(self, table: str, number: int, data: bytes) -> None:
        """Keep what a table is after a row; an older snapshot never replaces a newer one."""

    async def snapshot(self, table: str) -> LogRow | None:
        """The newest snapshot of a table."""

    async def put(self, kind: str, key: str, data: bytes, expires: float = NEVER) -> None:
        """Keep something small under a name, in place of what was there."""

    async def get(self, kind: str, key: str) -> bytes | None:
        """What was put under a name and has not expired."""

    async def find(self, kind: str, start: str) -> dict[str, bytes]:
        """Everything of a kind whose name begins in a way and that has not expired, by name."""

    async def take(self, kind: str, key: str) -> bytes | None:
        """The same, for the last time: of many who take at once, one gets it."""

    async def put_once(self, kind: str, key: str, data: bytes) -> bytes:
        """Keep something under a name for good, unless something is there; what is there then."""

    # Notices. There is one of a kind for each player, table and way, until the player has looked.

    async def take_notices(self, moment: float, until: float, limit: int = 100) -> list[NoticeRow]:
        """The notices that are due by a moment of the house's clock, for one of many who ask at
        once. Unless it is settled meanwhile each is due again ``until`` then."""

    async def settle_notice(self, notice: NoticeRow, due: float | None) -> None:
        """When a notice is due again (NEVER: it was delivered), or (None) forget it."""

    async def saw_table(self, player: str, table: str, number: int) -> None:
        """A player has seen how a table stood after a row: they can be told of it anew. What came
        with a later row, by another process, they have not seen."""

    async def forget_notices(self, player: str, way: str | None = None) -> None:
        """Nobody is told of anything any more, or not by one way."""

    async def notices_of(self, player: str) -> list[NoticeRow]:
        """What a player is to be told, or was and has not looked yet."""

    async def mentions(self, word: str) -> list[Mention]:
        """Everything small that names something, in its key or in what it says. It looks at all
        there is, which takes a while."""

    async def rewrite(
        self,
        table: str,
        rows: Sequence[LogRow],
        head: bytes,
        finished: bytes | None,
        player: str,
        becomes: str | None,
    ) -> None:
        """Say of somebody at a table who they are now: in these rows of the log, in the head and
        in what is kept of the finished game, which (None) is told again later. The snapshot goes.
        The table belongs to ``becomes`` instead of to ``player``, or (None) to nobody in their
        place."""

    async def record(self, table: str, ended: float, data: bytes) -> None:
        """Keep what is told of a game that is over; empty: there is nothing to tell. A table that
        never ended (0), because it is damaged, is never put into the archive."""

    async def unrecorded(self, limit: int = 100) -> list[str]:
        """Tables that are over and of which nobody has kept yet what is told of them."""

    async def recorded(self, table: str) -> FinishedRow | None:
        """What is kept of one finished game."""

    async def finished(
        self, limit: int = 1000, after: tuple[float, str] | None = None
    ) -> list[FinishedRow]:
        """Finished games of everybody, the oldest first; ``after`` is (ended, table) of the last
        one already seen."""

    async def finished_of(
        self, player: str, limit: int = 100, before: tuple[float, str] | None = None
    ) -> list[FinishedRow]:
        """The finished games of a player, the latest first; ``before`` is (ended, table) of the
        last one already seen."""

    # The archive. The log of a table lies there in one piece, and is read as if it did not. Whoever
    # appends to it or rewrites it takes it out again.

    async def to_archive(self, before: float, limit: int = 100) -> list[str]:
        """Tables that ended before a moment of the house's clock and are not in the archive."""

    async def archive(self, table: str) -> bool:
        """Put the log of a table into the archive, in place of its rows and its snapshot; whether
        that was done, and not by somebody else already."""

    async def figures(self) -> StoreFigures:
        """How many tables there are, and what the archive saves."""

    async def now_alive(self, clock: float | None = None) -> float:
        """A sign of life, about once a second: the house's clock shows at least this. A server
        that starts does not know yet.

        Returns what the clock shows, which is never less than before. A new house begins with the
        time of day. What has expired is thrown away.
        """

    async def announce(self, word: str) -> None:
        """Tell all processes that listen something short that nobody keeps."""

    def listen(self, heard: Heard, missed: Missed, announced: Announced) -> None:
        """Be told of appends by other processes, and of what any process has announced; ``missed``
        when some of it may not have been heard."""

    async def close(self) -> None:
        """Write what waits to be written, and end."""


WAY = "way"  # the kind under which a player's ways are put, as player/way
OF_A_WAIT = ("turn", "clock")  # kinds of notices that are pointless when nobody waits any more


def after_all(start: str) -> str:
    """A name that comes after all names that begin in a way."""
    return start[:-1] + chr(ord(start[-1]) + 1)


def furthest_clock(moment: float | None, away: float, clock: float | None, now: float) -> float:
    """What the house's clock shows. It is kept as the time of day of the latest sign of life, and
    how far the clock was behind it."""
    shown = now if moment is None else moment - away
    return shown if clock is None else max(shown, clock)


async def open_store(url: str) -> Store:
    """The store that a URL names: ``postgresql://...`` or the path of a file; raises StoreUnusable.

    What a database needs is imported only when it is used.
    """
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from backroom.server.store.postgres import PostgresStore  # noqa: PLC0415
        except ModuleNotFoundError as error:
            raise StoreUnusable("no-driver") from error
        return await PostgresStore.opened(url)
    from backroom.server.store.sqlite import SqliteStore  # noqa: PLC0415

    path = url.removeprefix("sqlite:///")
    if "://" in path:
        raise StoreUnusable("unknown", address=url)
    return await SqliteStore.opened(path)

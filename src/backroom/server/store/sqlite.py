"""Tables in an SQLite file: one process, nothing to set up.

A commit is on the disk when it returns (WAL with synchronous=FULL). One thread writes (see
``sqlite_writer``); readers have connections of their own and never wait for it.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from errno import EISDIR
from os import strerror
from pathlib import Path
from threading import local
from typing import Any, TypeVar

from backroom.server.store import (
    NEVER,
    NO_CHANGE,
    SCHEMA,
    WAY,
    Announced,
    Change,
    Conflict,
    FinishedRow,
    Heard,
    LogRow,
    Mention,
    Missed,
    NewNotice,
    NoticeRow,
    Notices,
    StoreFigures,
    StoreUnusable,
    TableRow,
    after_all,
    furthest_clock,
)
from backroom.server.store.disk import Disk, as_told, primary_code
from backroom.server.store.packing import rows_of
from backroom.server.store.sqlite_writer import (
    Writer,
    insert_rows,
    leave_notices,
    seat_players,
    take_out,
)
from backroom.server.world import now

OURS = 0x4261636B  # "Back": tells our files from other databases
PAGES_BEFORE_CHECKPOINT = 4000  # 16 MB of log, so that busy pages are copied once, not each second

LAYOUT = """
CREATE TABLE tables (
  id TEXT PRIMARY KEY, created REAL NOT NULL, public INTEGER NOT NULL, open INTEGER NOT NULL,
  wake REAL NOT NULL, head BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_age ON tables (created, id);
CREATE INDEX tables_to_join ON tables (created, id) WHERE public AND open;
CREATE INDEX tables_to_wake ON tables (wake) WHERE wake < 9e999;
CREATE TABLE log (
  table_id TEXT NOT NULL, number INTEGER NOT NULL, data BLOB NOT NULL,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE member (
  player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
CREATE TABLE snapshot (table_id TEXT PRIMARY KEY, number INTEGER NOT NULL, data BLOB NOT NULL);
CREATE TABLE kept (
  kind TEXT NOT NULL, key TEXT NOT NULL, data BLOB NOT NULL, expires REAL NOT NULL,
  PRIMARY KEY (kind, key)
) WITHOUT ROWID;
CREATE INDEX kept_until ON kept (expires);
CREATE TABLE notice (
  player TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, way TEXT NOT NULL,
  number INTEGER NOT NULL, due REAL NOT NULL, data BLOB NOT NULL, tries INTEGER NOT NULL,
  PRIMARY KEY (player, table_id, kind, way)
) WITHOUT ROWID;
CREATE INDEX notice_due ON notice (due) WHERE due < 9e999;
CREATE TABLE finished (
  table_id TEXT PRIMARY KEY, ended REAL NOT NULL, data BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX finished_by_time ON finished (ended, table_id);
CREATE TABLE archive (
  table_id TEXT PRIMARY KEY, rows INTEGER NOT NULL, bytes INTEGER NOT NULL, data BLOB NOT NULL
);
CREATE TABLE alive (moment REAL, away REAL NOT NULL);
INSERT INTO alive VALUES (NULL, 0);
"""
# By layout: what makes it of the one before.
MIGRATIONS = {
    # A table that could sleep for ever is looked at within the month, spread over some days.
    2: """
UPDATE tables
SET wake = (SELECT coalesce(moment, 0) - away FROM alive) + 2592000 + abs(random()) % 604800
WHERE open AND wake >= 9e999;
""",
    # Snapshots hold boards as they lay in memory then. They are made again from the logs.
    3: "DELETE FROM snapshot;",
    4: """
CREATE TABLE notice (
  player TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, way TEXT NOT NULL,
  number INTEGER NOT NULL, due REAL NOT NULL, data BLOB NOT NULL, tries INTEGER NOT NULL,
  PRIMARY KEY (player, table_id, kind, way)
) WITHOUT ROWID;
CREATE INDEX notice_due ON notice (due) WHERE due < 9e999;
""",
    # Finished games are told from the logs again, one after the other. Whoever only watched and
    # spoke belongs to the table too, so that their words are found.
    5: """
CREATE TABLE finished (
  table_id TEXT PRIMARY KEY, ended REAL NOT NULL, data BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX finished_by_time ON finished (ended, table_id);
INSERT OR IGNORE INTO member
SELECT json_extract(CAST(data AS TEXT), '$.player.player'), table_id FROM log
WHERE substr(CAST(data AS TEXT), 1, 14) = '{"row":"said",' AND json_valid(CAST(data AS TEXT))
AND json_extract(CAST(data AS TEXT), '$.player.player') IS NOT NULL;
""",
    # Of a game without a result nobody had kept when it ended; that is found out again.
    6: """
CREATE TABLE archive (
  table_id TEXT PRIMARY KEY, rows INTEGER NOT NULL, bytes INTEGER NOT NULL, data BLOB NOT NULL
);
DELETE FROM finished WHERE data = x'';
""",
}
TABLE_FIELDS = "id, created, public, open, wake, head"

Found = TypeVar("Found")


class SqliteStore:
    """A store in a file."""

    def __init__(self, path: Path, lock: sqlite3.Connection, writer: Writer, disk: Disk) -> None:
        self._path = path
        self._lock = lock
        self._writer = writer
        self._disk = disk
        self._readers = disk.readers()
        self._of_thread = local()
        self._connections: set[sqlite3.Connection] = set()

    @classmethod
    async def opened(cls, path: str, disk: Disk | None = None) -> "SqliteStore":
        """The store in a file, which is made if it is not there; raises StoreUnusable."""
        file, disk = Path(path), disk or Disk()
        _check_folder(file)
        lock = _lock(file)
        try:
            connection = _prepared(disk, file)
        except BaseException:
            lock.close()
            raise
        loop = asyncio.get_running_loop()
        writer = Writer(connection, lambda: _connected(disk, file), disk.writer(), loop)
        return cls(file, lock, writer, disk)

    @property
    def can_write(self) -> bool:
        return self._writer.condition.can_write

    async def create_table(
        self,
        table: str,
        head: bytes,
        public: bool,
        first: bytes,
        players: Sequence[str] = (),
        notices: Sequence[NewNotice] = (),
    ) -> None:
        created = now()

        def write(connection: sqlite3.Connection) -> None:
            made = connection.execute(
                "INSERT OR IGNORE INTO tables VALUES (?,?,?,1,?,?)",
                (table, created, public, NEVER, head),
            )
            if not made.rowcount:
                raise Conflict(table)
            insert_rows(connection, (table, 1, first))
            seat_players(connection, [(table, player) for player in players])
            leave_notices(connection, [(table, 1, Notices(new=notices))])

        await self._writer.submit(write)

    async def append(
        self, table: str, after: int, rows: Sequence[bytes], change: Change = NO_CHANGE
    ) -> int:
        return await self._writer.append(table, after, rows, change)

    async def read(self, table: str, after: int = 0) -> list[LogRow]:
        rows = await self._rows(
            "SELECT number, data FROM log WHERE table_id = ? AND number > ?"
            " UNION ALL SELECT 0, data FROM archive WHERE table_id = ? ORDER BY number",
            table,
            after,
            table,
        )
        return rows_of([LogRow(*row) for row in rows], after)

    async def table(self, table: str) -> TableRow | None:
        rows = await self._rows(f"SELECT {TABLE_FIELDS} FROM tables WHERE id = ?", table)
        return _table_row(rows[0]) if rows else None

    async def tables(
        self,
        *,
        public_open: bool = True,
        limit: int = 100,
        before: tuple[float, str] | None = None,
    ) -> list[TableRow]:
        which = "public AND open" if public_open else "TRUE"
        rows = await self._rows(
            f"SELECT {TABLE_FIELDS} FROM tables WHERE {which} AND (created, id) < (?, ?) "
            "ORDER BY created DESC, id DESC LIMIT ?",
            *(before or (NEVER, "")),
            limit,
        )
        return [_table_row(row) for row in rows]

    async def tables_of(self, player: str, limit: int = 100) -> list[TableRow]:
        rows = await self._rows(
            f"SELECT {TABLE_FIELDS} FROM tables JOIN member ON table_id = id WHERE player = ? "
            "ORDER BY open DESC, created DESC, id DESC LIMIT ?",
            player,
            limit,
        )
        return [_table_row(row) for row in rows]

    async def due(
        self, moment: float, limit: int = 100, after: tuple[float, str] | None = None
    ) -> list[TableRow]:
        rows = await self._rows(
            f"SELECT {TABLE_FIELDS} FROM tables WHERE wake < 9e999 AND wake <= ? "
            "AND (wake, id) > (?, ?) ORDER BY wake, id LIMIT ?",
            moment,
            *(after or (-NEVER, "")),
            limit,
        )
        return [_table_row(row) for row in rows]

    async def save_snapshot(self, table: str, number: int, data: bytes) -> None:
        await self._write(
            "INSERT INTO snapshot VALUES (?,?,?) ON CONFLICT (table_id) DO UPDATE SET "
            "number = excluded.number, data = excluded.data WHERE excluded.number > number",
            table,
            number,
            data,
        )

    async def snapshot(self, table: str) -> LogRow | None:
        rows = await self._rows("SELECT number, data FROM snapshot WHERE table_id = ?", table)
        return LogRow(*rows[0]) if rows else None

    async def put(self, kind: str, key: str, data: bytes, expires: float = NEVER) -> None:
        await self._write("REPLACE INTO kept VALUES (?,?,?,?)", kind, key, data, expires)

    async def get(self, kind: str, key: str) -> bytes | None:
        rows = await self._rows(
            "SELECT data FROM kept WHERE kind = ? AND key = ? AND expires > ?",
            kind,
            key,
            now(),
        )
        return rows[0][0] if rows else None

    async def find(self, kind: str, start: str) -> dict[str, bytes]:
        rows = await self._rows(
            "SELECT key, data FROM kept WHERE kind = ? AND key >= ? AND key < ? AND expires > ?"
            " ORDER BY key",
            kind,
            start,
            after_all(start),
            now(),
        )
        return dict(rows)

    async def take(self, kind: str, key: str) -> bytes | None:
        rows = await self._write(
            "DELETE FROM kept WHERE kind = ? AND key = ? AND expires > ? RETURNING data",
            kind,
            key,
            now(),
        )
        return rows[0][0] if rows else None

    async def put_once(self, kind: str, key: str, data: bytes) -> bytes:
        def write(connection: sqlite3.Connection) -> bytes:
            connection.execute(
                "INSERT OR IGNORE INTO kept VALUES (?,?,?,?)", (kind, key, data, NEVER)
            )
            found = "SELECT data FROM kept WHERE kind = ? AND key = ?"
            return bytes(connection.execute(found, (kind, key)).fetchone()[0])

        return bytes(await self._writer.submit(write))

    async def take_notices(self, moment: float, until: float, limit: int = 100) -> list[NoticeRow]:
        is_due = "due < 9e999 AND due <= ?"
        if not await self._rows(f"SELECT 1 FROM notice WHERE {is_due} LIMIT 1", moment):
            return []  # most times: nobody has to wait for the disk

        def write(connection: sqlite3.Connection) -> list[NoticeRow]:
            rows = connection.execute(
                "SELECT player, table_id, notice.kind, way, number, notice.data, tries + 1,"
                " kept.data FROM notice LEFT JOIN kept"
                " ON kept.kind = ? AND kept.key = player || '/' || way"
                f" WHERE {is_due} ORDER BY due LIMIT ?",
                (WAY, moment, limit),
            ).fetchall()
            connection.executemany(
                "UPDATE notice SET due = ?, tries = tries + 1"
                " WHERE player = ? AND table_id = ? AND kind = ? AND way = ?",
                [(until, *row[:4]) for row in rows],
            )
            return [NoticeRow(*row) for row in rows]

        return list(await self._writer.submit(write))

    async def settle_notice(self, notice: NoticeRow, due: float | None) -> None:
        one = (notice.player, notice.table, notice.kind, notice.way, notice.number)
        where = "WHERE player = ? AND table_id = ? AND kind = ? AND way = ? AND number = ?"
        if due is None:
            await self._write(f"DELETE FROM notice {where}", *one)
        else:
            await self._write(f"UPDATE notice SET due = ? {where}", due, *one)

    async def saw_table(self, player: str, table: str, number: int) -> None:
        where = "FROM notice WHERE player = ? AND table_id = ? AND number <= ?"
        if await self._rows(f"SELECT 1 {where} LIMIT 1", player, table, number):
            await self._write(f"DELETE {where}", player, table, number)

    async def forget_notices(self, player: str, way: str | None = None) -> None:
        where = "WHERE player = ?1 AND (?2 IS NULL OR way = ?2)"
        await self._write(f"DELETE FROM notice {where}", player, way)

    async def notices_of(self, player: str) -> list[NoticeRow]:
        rows = await self._rows(
            "SELECT player, table_id, notice.kind, way, number, notice.data, tries, kept.data"
            " FROM notice LEFT JOIN kept ON kept.kind = ? AND kept.key = player || '/' || way"
            " WHERE player = ? ORDER BY table_id, notice.kind, way",
            WAY,
            player,
        )
        return [NoticeRow(*row) for row in rows]

    async def mentions(self, word: str) -> list[Mention]:
        rows = await self._rows(
            "SELECT kind, key, data, expires FROM kept"
            " WHERE (instr(key, ?) OR instr(data, ?)) AND expires > ? ORDER BY kind, key",
            word,
            word.encode(),
            now(),
        )
        return [Mention(*row) for row in rows]

    async def rewrite(
        self,
        table: str,
        rows: Sequence[LogRow],
        head: bytes,
        finished: bytes | None,
        player: str,
        becomes: str | None,
    ) -> None:
        def write(connection: sqlite3.Connection) -> None:
            take_out(connection, table)
            connection.executemany(
                "UPDATE log SET data = ? WHERE table_id = ? AND number = ?",
                [(row.data, table, row.number) for row in rows],
            )
            connection.execute("UPDATE tables SET head = ? WHERE id = ?", (head, table))
            connection.execute("DELETE FROM snapshot WHERE table_id = ?", (table,))
            if finished is None:  # somebody may have told of it just now
                connection.execute("DELETE FROM finished WHERE table_id = ?", (table,))
            else:
                connection.execute(
                    "UPDATE finished SET data = ? WHERE table_id = ?", (finished, table)
                )
            if becomes != player:
                connection.execute(
                    "DELETE FROM member WHERE player = ? AND table_id = ?", (player, table)
                )
            if becomes is not None:
                seat_players(connection, [(table, becomes)])

        await self._writer.submit(write)

    async def record(self, table: str, ended: float, data: bytes) -> None:
        await self._write("REPLACE INTO finished VALUES (?,?,?)", table, ended, data)

    async def unrecorded(self, limit: int = 100) -> list[str]:
        rows = await self._rows(
            "SELECT id FROM tables WHERE NOT open"
            " AND NOT EXISTS (SELECT 1 FROM finished WHERE table_id = id) LIMIT ?",
            limit,
        )
        return [name for (name,) in rows]

    async def recorded(self, table: str) -> FinishedRow | None:
        rows = await self._rows(
            "SELECT table_id, ended, data FROM finished WHERE table_id = ? AND data <> x''", table
        )
        return FinishedRow(*rows[0]) if rows else None

    async def finished(
        self, limit: int = 1000, after: tuple[float, str] | None = None
    ) -> list[FinishedRow]:
        rows = await self._rows(
            "SELECT table_id, ended, data FROM finished WHERE data <> x''"
            " AND (ended, table_id) > (?, ?) ORDER BY ended, table_id LIMIT ?",
            *(after or (-NEVER, "")),
            limit,
        )
        return [FinishedRow(*row) for row in rows]

    async def finished_of(
        self, player: str, limit: int = 100, before: tuple[float, str] | None = None
    ) -> list[FinishedRow]:
        rows = await self._rows(
            "SELECT table_id, ended, data FROM member JOIN finished USING (table_id)"
            " WHERE player = ? AND data <> x'' AND (ended, table_id) < (?, ?)"
            " ORDER BY ended DESC, table_id DESC LIMIT ?",
            player,
            *(before or (NEVER, "")),
            limit,
        )
        return [FinishedRow(*row) for row in rows]

    async def to_archive(self, before: float, limit: int = 100) -> list[str]:
        rows = await self._rows(
            "SELECT table_id FROM finished WHERE ended > 0 AND ended < ?"
            " AND NOT EXISTS (SELECT 1 FROM archive WHERE archive.table_id = finished.table_id)"
            " ORDER BY ended LIMIT ?",
            before,
            limit,
        )
        return [name for (name,) in rows]

    async def archive(self, table: str) -> bool:
        return await self._writer.archive(table)

    async def figures(self) -> StoreFigures:
        rows = await self._rows(
            "SELECT (SELECT count(*) FROM tables WHERE open),"
            " (SELECT count(*) FROM tables WHERE NOT open), count(*),"
            " coalesce(sum(rows), 0), coalesce(sum(bytes), 0), coalesce(sum(length(data)), 0)"
            " FROM archive"
        )
        return StoreFigures(*rows[0])

    async def now_alive(self, clock: float | None = None) -> float:
        moment = now()

        def write(connection: sqlite3.Connection) -> float:
            last, away = connection.execute("SELECT moment, away FROM alive").fetchone()
            shown = furthest_clock(last, away, clock, moment)
            connection.execute("UPDATE alive SET moment = ?, away = ?", (moment, moment - shown))
            connection.execute("DELETE FROM kept WHERE expires <= ?", (moment,))
            return shown

        return float(await self._writer.submit(write))

    async def announce(self, word: str) -> None:
        """There is nobody to hear it."""

    def listen(self, heard: Heard, missed: Missed, announced: Announced) -> None:
        """Nobody else writes into this file, so there is nothing to hear."""

    async def close(self) -> None:
        await self._writer.finish()
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        self._lock.close()

    async def _write(self, statement: str, *values: object) -> list[Any]:
        return await self._writer.submit(  # type: ignore[no-any-return]
            lambda connection: connection.execute(statement, values).fetchall()
        )

    async def _rows(self, statement: str, *values: object) -> list[Any]:
        return await self._read(lambda connection: connection.execute(statement, values).fetchall())

    async def _read(self, work: Callable[[sqlite3.Connection], Found]) -> Found:
        def done() -> Found:
            try:
                return work(self._reader())
            except sqlite3.Error as fault:
                self._give_up_reader()
                raise as_told(fault) from fault

        return await asyncio.get_running_loop().run_in_executor(self._readers, done)

    def _reader(self) -> sqlite3.Connection:
        """The connection of this thread."""
        connection: sqlite3.Connection | None = getattr(self._of_thread, "connection", None)
        if connection is None:
            connection = self._disk.connect(self._path)
            self._connections.add(connection)
            self._of_thread.connection = connection
            connection.execute("PRAGMA query_only = ON")
        return connection

    def _give_up_reader(self) -> None:
        """The next one who reads in this thread gets a new connection."""
        connection = getattr(self._of_thread, "connection", None)
        if connection is not None:
            self._of_thread.connection = None
            self._connections.discard(connection)
            with suppress(sqlite3.Error):
                connection.close()


def _check_folder(file: Path) -> None:
    folder = file.absolute().parent
    try:
        is_there = folder.is_dir()
    except OSError as error:
        raise StoreUnusable("unreadable", file=file, why=error.strerror) from error
    if not file.name:
        raise StoreUnusable("unreadable", file=file.absolute(), why=strerror(EISDIR))
    if not is_there:
        raise StoreUnusable("no-folder", folder=folder)


def _lock(file: Path) -> sqlite3.Connection:
    """Keep other servers away from a file for as long as this process lives.

    The lock is an open transaction on an empty database beside it, which works on every system
    and ends with the process, however that ends.
    """
    beside = file.with_name(f"{file.name}.lock")
    try:
        lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if primary_code(error) == sqlite3.SQLITE_BUSY:
            raise StoreUnusable("in-use", file=file) from error
        raise StoreUnusable("unreadable", file=file, why=error) from error
    return lock


def _prepared(disk: Disk, file: Path) -> sqlite3.Connection:
    """A connection to a file that has our layout and can be written."""
    try:
        connection = _connected(disk, file)
    except sqlite3.Error as error:
        raise StoreUnusable("unreadable", file=file, why=error) from error
    try:
        _check_layout(connection, file)
        connection.execute("UPDATE alive SET away = away")  # a full disk shows now, not later
    except sqlite3.Error as error:
        connection.close()
        raise StoreUnusable("unreadable", file=file, why=error) from error
    except StoreUnusable:
        connection.close()
        raise
    return connection


def _connected(disk: Disk, file: Path) -> sqlite3.Connection:
    """A connection that writes durably."""
    connection = disk.connect(file)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES_BEFORE_CHECKPOINT}")
    # What a statement would need to be undone; in a file it costs as much as the log itself.
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute("PRAGMA busy_timeout = 0")  # the writer itself waits, beside the loop
    return connection


def _check_layout(connection: sqlite3.Connection, file: Path) -> None:
    """Lay out a file that is empty, and leave others alone that are not ours."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
        connection.executescript(
            f"BEGIN; {LAYOUT} PRAGMA application_id = {OURS}; PRAGMA user_version = {SCHEMA};"
            "COMMIT;"
        )
    elif application != OURS:
        raise StoreUnusable("not-ours", file=file)
    elif version > SCHEMA:
        raise StoreUnusable("newer", place=file, version=version, known=SCHEMA)
    else:
        for number in range(version + 1, SCHEMA + 1):
            connection.executescript(
                f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number}; COMMIT;"
            )
    connection.execute("PRAGMA journal_mode = WAL")  # which the file remembers


def _table_row(row: tuple[str, float, int, int, float, bytes]) -> TableRow:
    name, created, public, opened, wake, head = row
    return TableRow(name, created, bool(public), bool(opened), wake, head)

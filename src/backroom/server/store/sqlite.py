"""Tables in an SQLite file: one process, nothing to set up.

A commit is on the disk when it returns (WAL with synchronous=FULL). One thread writes (see
``sqlite_writer``); readers have connections of their own and never wait for it.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import Any, TypeVar

from backroom.server.store import (
    NEVER,
    NO_CHANGE,
    SCHEMA,
    STALLED_AFTER,
    Announced,
    Change,
    Conflict,
    Heard,
    LogRow,
    Missed,
    StoreUnusable,
    TableRow,
)
from backroom.server.store.sqlite_writer import Writer, insert_rows, seat_players

OURS = 0x4261636B  # "Back": tells our files from other databases
READERS = 4
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
CREATE TABLE alive (moment REAL, away REAL NOT NULL);
INSERT INTO alive VALUES (NULL, 0);
"""
TABLE_FIELDS = "id, created, public, open, wake, head"

Found = TypeVar("Found")


class SqliteStore:
    """A store in a file."""

    def __init__(self, path: Path, lock: sqlite3.Connection, writer: Writer) -> None:
        self._path = path
        self._lock = lock
        self._writer = writer
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._of_thread = local()
        self._connections: list[sqlite3.Connection] = []

    @classmethod
    async def opened(cls, path: str) -> "SqliteStore":
        """The store in a file, which is made if it is not there; raises StoreUnusable."""
        file = Path(path)
        if not file.absolute().parent.is_dir():
            raise StoreUnusable("no-folder", folder=file.absolute().parent)
        lock = _lock(file)
        try:
            connection = _prepared(file)
        except BaseException:
            lock.close()
            raise
        return cls(file, lock, Writer(connection, asyncio.get_running_loop()))

    async def create_table(
        self, table: str, head: bytes, public: bool, first: bytes, players: Sequence[str] = ()
    ) -> None:
        created = time.time()

        def write(connection: sqlite3.Connection) -> None:
            made = connection.execute(
                "INSERT OR IGNORE INTO tables VALUES (?,?,?,1,?,?)",
                (table, created, public, NEVER, head),
            )
            if not made.rowcount:
                raise Conflict(table)
            insert_rows(connection, (table, 1, first))
            seat_players(connection, [(table, player) for player in players])

        await self._writer.submit(write)

    async def append(
        self, table: str, after: int, rows: Sequence[bytes], change: Change = NO_CHANGE
    ) -> int:
        return await self._writer.append(table, after, rows, change)

    async def read(self, table: str, after: int = 0) -> list[LogRow]:
        rows = await self._rows(
            "SELECT number, data FROM log WHERE table_id = ? AND number > ? ORDER BY number",
            table,
            after,
        )
        return [LogRow(*row) for row in rows]

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        def read(connection: sqlite3.Connection) -> dict[str, int]:
            found = {
                table: connection.execute(
                    "SELECT max(number) FROM log WHERE table_id = ?", (table,)
                ).fetchone()[0]
                for table in tables
            }
            return {table: number for table, number in found.items() if number is not None}

        return await self._read(read)

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
            "ORDER BY created DESC, id DESC LIMIT ?",
            player,
            limit,
        )
        return [_table_row(row) for row in rows]

    async def due(self, moment: float, limit: int = 100) -> list[TableRow]:
        rows = await self._rows(
            f"SELECT {TABLE_FIELDS} FROM tables WHERE wake < 9e999 AND wake <= ? "
            "ORDER BY wake, id LIMIT ?",
            moment,
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
            time.time(),
        )
        return rows[0][0] if rows else None

    async def take(self, kind: str, key: str) -> bytes | None:
        rows = await self._write(
            "DELETE FROM kept WHERE kind = ? AND key = ? AND expires > ? RETURNING data",
            kind,
            key,
            time.time(),
        )
        return rows[0][0] if rows else None

    async def now_alive(self, moment: float, starting: bool = False) -> float:
        tolerated = 0 if starting else STALLED_AFTER

        def write(connection: sqlite3.Connection) -> float:
            last, away = connection.execute("SELECT moment, away FROM alive").fetchone()
            last = moment if last is None else last
            if moment - last > tolerated:
                away += moment - last
            connection.execute("UPDATE alive SET moment = ?, away = ?", (max(moment, last), away))
            connection.execute("DELETE FROM kept WHERE expires <= ?", (moment,))
            return float(away)

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
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, lambda: work(self._reader()))

    def _reader(self) -> sqlite3.Connection:
        """The connection of this thread."""
        connection: sqlite3.Connection | None = getattr(self._of_thread, "connection", None)
        if connection is None:
            connection = _connected(self._path)
            connection.execute("PRAGMA query_only = ON")
            self._of_thread.connection = connection
            self._connections.append(connection)
        return connection


def _connected(file: Path) -> sqlite3.Connection:
    # Each connection is used by one thread; another one closes it at the end.
    return sqlite3.connect(file, isolation_level=None, check_same_thread=False)


def _lock(file: Path) -> sqlite3.Connection:
    """Keep other servers away from a file for as long as this process lives.

    The lock is an open transaction on an empty database beside it, which works on every system
    and ends with the process, however that ends.
    """
    beside = file.with_name(f"{file.name}.lock")
    try:
        lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreUnusable("in-use", file=file) from error
        raise StoreUnusable("unreadable", file=file, why=error) from error
    return lock


def _prepared(file: Path) -> sqlite3.Connection:
    """A connection that writes durably, to a file that has our layout."""
    try:
        connection = _connected(file)
        _check_layout(connection, file)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES_BEFORE_CHECKPOINT}")
        # What a statement would need to be undone; in a file it costs as much as the log itself.
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.execute("PRAGMA busy_timeout = 0")  # the writer itself waits, beside the loop
    except sqlite3.Error as error:
        raise StoreUnusable("unreadable", file=file, why=error) from error
    return connection


def _check_layout(connection: sqlite3.Connection, file: Path) -> None:
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


def _table_row(row: tuple[str, float, int, int, float, bytes]) -> TableRow:
    name, created, public, opened, wake, head = row
    return TableRow(name, created, bool(public), bool(opened), wake, head)

"""Tables in PostgreSQL: any number of processes, each with a store of its own on one database.

Appends go through ``postgres_writer``, which settles who was first; LISTEN and NOTIFY tell the
other processes. A lost connection is made again, and whoever waits goes on waiting meanwhile.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg

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
    StoreLost,
    StoreUnusable,
    TableRow,
    after_all,
    furthest_clock,
)
from backroom.server.store.packing import rows_of
from backroom.server.store.postgres_link import (
    ANNOUNCEMENTS,
    LOST,
    SCHEMA_NAME,
    SETTINGS,
    UNABLE,
    Listener,
    is_lost,
    persistently,
)
from backroom.server.store.postgres_writer import (
    LOCK,
    Writer,
    is_archived,
    leave_notices,
    put_in,
    take_out,
)
from backroom.server.world import now

CONNECTIONS = 4  # for all but appends and listening
BUILDING = 0x4261636B  # the advisory lock of the one who lays out the tables

LAYOUT = f"""
CREATE SCHEMA IF NOT EXISTS {SCHEMA_NAME};
CREATE TABLE layout (version integer NOT NULL);
INSERT INTO layout VALUES ({SCHEMA});
CREATE TABLE tables (
  id text COLLATE "C" PRIMARY KEY, created float8 NOT NULL, public boolean NOT NULL,
  open boolean NOT NULL, wake float8 NOT NULL, head bytea NOT NULL, last bigint NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX ON tables (created, id);
CREATE INDEX ON tables (created, id) WHERE public AND open;
CREATE INDEX ON tables (wake) WHERE wake < 'infinity';
CREATE TABLE log (
  table_id text COLLATE "C" NOT NULL, number bigint NOT NULL, data bytea NOT NULL,
  PRIMARY KEY (table_id, number)
);
CREATE TABLE member (
  player text COLLATE "C" NOT NULL, table_id text COLLATE "C" NOT NULL,
  PRIMARY KEY (player, table_id)
);
CREATE TABLE snapshot (
  table_id text COLLATE "C" PRIMARY KEY, number bigint NOT NULL, data bytea NOT NULL
);
CREATE TABLE kept (
  kind text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL, data bytea NOT NULL,
  expires float8 NOT NULL, PRIMARY KEY (kind, key)
);
CREATE INDEX ON kept (expires);
CREATE TABLE notice (
  player text COLLATE "C" NOT NULL, table_id text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL, way text COLLATE "C" NOT NULL,
  number bigint NOT NULL, due float8 NOT NULL, data bytea NOT NULL, tries integer NOT NULL,
  PRIMARY KEY (player, table_id, kind, way)
);
CREATE INDEX ON notice (due) WHERE due < 'infinity';
CREATE TABLE finished (
  table_id text COLLATE "C" PRIMARY KEY, ended float8 NOT NULL, data bytea NOT NULL
);
CREATE INDEX ON finished (ended, table_id);
CREATE TABLE archive (
  table_id text COLLATE "C" PRIMARY KEY, rows bigint NOT NULL, bytes bigint NOT NULL,
  data bytea NOT NULL
);
CREATE TABLE alive (moment float8, away float8 NOT NULL);
INSERT INTO alive VALUES (NULL, 0);
"""
# By layout: what makes it of the one before.
MIGRATIONS = {
    # A table that could sleep for ever is looked at within the month, spread over some days.
    2: """
UPDATE tables
SET wake = (SELECT coalesce(moment, 0) - away FROM alive) + 2592000 + floor(random() * 604800)
WHERE open AND wake = 'infinity';
""",
    # Snapshots hold boards as they lay in memory then. They are made again from the logs.
    3: "DELETE FROM snapshot;",
    4: """
CREATE TABLE notice (
  player text COLLATE "C" NOT NULL, table_id text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL, way text COLLATE "C" NOT NULL,
  number bigint NOT NULL, due float8 NOT NULL, data bytea NOT NULL, tries integer NOT NULL,
  PRIMARY KEY (player, table_id, kind, way)
);
CREATE INDEX ON notice (due) WHERE due < 'infinity';
""",
    # Finished games are told from the logs again, one after the other. Whoever only watched and
    # spoke belongs to the table too, so that their words are found.
    5: """
CREATE TABLE finished (
  table_id text COLLATE "C" PRIMARY KEY, ended float8 NOT NULL, data bytea NOT NULL
);
CREATE INDEX ON finished (ended, table_id);
INSERT INTO member
SELECT player, table_id FROM (
  SELECT substring(encode(data, 'escape') from '"player":."player":"([0-9a-z-]+)"') AS player,
    table_id
  FROM log WHERE substring(data from 1 for 14) = convert_to('{"row":"said",', 'UTF8')
) AS speaker WHERE player IS NOT NULL ON CONFLICT DO NOTHING;
""",
    # Of a game without a result nobody had kept when it ended; that is found out again.
    6: """
CREATE TABLE archive (
  table_id text COLLATE "C" PRIMARY KEY, rows bigint NOT NULL, bytes bigint NOT NULL,
  data bytea NOT NULL
);
DELETE FROM finished WHERE data = '';
""",
}
CREATE = """
WITH made AS (
  INSERT INTO tables VALUES ($1, $2, $3, true, 'infinity', $4, 1)
  ON CONFLICT DO NOTHING RETURNING id
), logged AS (
  INSERT INTO log SELECT id, 1, $5 FROM made
), seated AS (
  INSERT INTO member SELECT DISTINCT player, id FROM made, unnest($6::text[]) AS player
) SELECT count(*) FROM made
"""
# One of many who ask at once gets each of them.
TAKE_NOTICES = """
WITH due AS (
  SELECT player, table_id, kind, way FROM notice WHERE due < 'infinity' AND due <= $1
  ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
), taken AS (
  UPDATE notice SET due = $2, tries = tries + 1 FROM due
  WHERE (notice.player, notice.table_id, notice.kind, notice.way)
    = (due.player, due.table_id, due.kind, due.way)
  RETURNING notice.*
) SELECT player, table_id, taken.kind, way, number, taken.data, tries, kept.data
FROM taken LEFT JOIN kept ON kept.kind = $4 AND kept.key = player || '/' || way
"""
# Whoever appends to the table locks it first, so nobody waits for the other in a circle.
SAW_TABLE = """
WITH locked AS (SELECT id FROM tables WHERE id = $2 FOR UPDATE)
DELETE FROM notice USING locked
WHERE player = $1 AND table_id = locked.id AND notice.number <= $3
"""
REWRITE = """
UPDATE log SET data = new.data FROM unnest($2::bigint[], $3::bytea[]) AS new (number, data)
WHERE table_id = $1 AND log.number = new.number
"""
TABLE_FIELDS = "id, created, public, open, wake, head"

Found = TypeVar("Found")


class PostgresStore:
    """A store in a database that other processes use too."""

    def __init__(self, url: str, pool: Any) -> None:
        self._pool = pool
        self._writer = Writer(url)
        self._listener = Listener(url, self._writer.line.pid)

    @classmethod
    async def opened(cls, url: str) -> "PostgresStore":
        """The store in a database, laid out if it is new; raises StoreUnusable."""
        place = url
        try:
            parts = urlsplit(url)
            place = parts.path.removeprefix("/") or parts.hostname or "PostgreSQL"
            pool = await asyncpg.create_pool(url, min_size=1, max_size=CONNECTIONS, **SETTINGS)
            async with pool.acquire() as connection:
                await _check_layout(connection, place)
                # A database that only reads, or is full, shows now and not later.
                await connection.execute("UPDATE alive SET away = away")
        except (*LOST, asyncpg.PostgresError, ValueError, OverflowError) as error:
            raise StoreUnusable("unreachable", place=place, why=error) from error
        return cls(url, pool)

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

        async def write(connection: Any, again: bool) -> bool:
            values = (table, created, public, head, first, list(players))
            async with connection.transaction():
                if await connection.fetchval(CREATE, *values):
                    await leave_notices(connection, [(table, 1, Notices(new=notices))])
                    return True
            row = "SELECT data FROM log WHERE table_id = $1 AND number = 1"
            return again and await connection.fetchval(row, table) == first

        if not await self._ask(write):
            raise Conflict(table)

    async def append(
        self, table: str, after: int, rows: Sequence[bytes], change: Change = NO_CHANGE
    ) -> int:
        return await self._writer.append(table, after, rows, change)

    async def read(self, table: str, after: int = 0) -> list[LogRow]:
        rows = await self._rows(
            "SELECT number, data FROM log WHERE table_id = $1 AND number > $2"
            " UNION ALL SELECT 0, data FROM archive WHERE table_id = $1 ORDER BY number",
            table,
            after,
        )
        return rows_of([LogRow(*row) for row in rows], after)

    async def table(self, table: str) -> TableRow | None:
        rows = await self._rows(f"SELECT {TABLE_FIELDS} FROM tables WHERE id = $1", table)
        return TableRow(*rows[0]) if rows else None

    async def tables(
        self,
        *,
        public_open: bool = True,
        limit: int = 100,
        before: tuple[float, str] | None = None,
    ) -> list[TableRow]:
        which = "public AND open" if public_open else "true"
        rows = await self._rows(
            f"SELECT {TABLE_FIELDS} FROM tables WHERE {which} AND (created, id) < ($1, $2) "
            "ORDER BY created DESC, id DESC LIMIT $3",
            *(before or (NEVER, "")),
            limit,
        )
        return [TableRow(*row) for row in rows]

    async def tables_of(self, player: str, limit: int = 100) -> list[TableRow]:
        rows = await self._rows(
            f"SELECT {TABLE_FIELDS} FROM tables JOIN member ON table_id = id WHERE player = $1 "
            "ORDER BY open DESC, created DESC, id DESC LIMIT $2",
            player,
            limit,
        )
        return [TableRow(*row) for row in rows]

    async def due(
        self, moment: float, limit: int = 100, after: tuple[float, str] | None = None
    ) -> list[TableRow]:
        rows = await self._rows(
            f"SELECT {TABLE_FIELDS} FROM tables WHERE wake < 'infinity' AND wake <= $1 "
            "AND (wake, id) > ($2, $3) ORDER BY wake, id LIMIT $4",
            moment,
            *(after or (-NEVER, "")),
            limit,
        )
        return [TableRow(*row) for row in rows]

    async def save_snapshot(self, table: str, number: int, data: bytes) -> None:
        await self._rows(
            "INSERT INTO snapshot AS old VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE SET "
            "number = excluded.number, data = excluded.data WHERE excluded.number > old.number",
            table,
            number,
            data,
        )

    async def snapshot(self, table: str) -> LogRow | None:
        rows = await self._rows("SELECT number, data FROM snapshot WHERE table_id = $1", table)
        return LogRow(*rows[0]) if rows else None

    async def put(self, kind: str, key: str, data: bytes, expires: float = NEVER) -> None:
        await self._rows(
            "INSERT INTO kept VALUES ($1, $2, $3, $4) ON CONFLICT (kind, key) "
            "DO UPDATE SET data = excluded.data, expires = excluded.expires",
            kind,
            key,
            data,
            expires,
        )

    async def get(self, kind: str, key: str) -> bytes | None:
        rows = await self._rows(
            "SELECT data FROM kept WHERE kind = $1 AND key = $2 AND expires > $3",
            kind,
            key,
            now(),
        )
        return rows[0]["data"] if rows else None

    async def find(self, kind: str, start: str) -> dict[str, bytes]:
        rows = await self._rows(
            "SELECT key, data FROM kept WHERE kind = $1 AND key >= $2 AND key < $3 AND expires > $4"
            " ORDER BY key",
            kind,
            start,
            after_all(start),
            now(),
        )
        return {row["key"]: row["data"] for row in rows}

    async def take(self, kind: str, key: str) -> bytes | None:
        # Asked once only: a second try could not tell that the first one took it.
        try:
            async with self._pool.acquire() as connection:
                taken: bytes | None = await connection.fetchval(
                    "DELETE FROM kept WHERE kind = $1 AND key = $2 AND expires > $3 RETURNING data",
                    kind,
                    key,
                    now(),
                )
        except (*LOST, *UNABLE) as error:
            if is_lost(error) or isinstance(error, UNABLE):
                self._writer.condition.note_failure()
                raise StoreLost(str(error)) from error
            raise
        return taken

    async def put_once(self, kind: str, key: str, data: bytes) -> bytes:
        add = "INSERT INTO kept VALUES ($1, $2, $3, 'infinity') ON CONFLICT DO NOTHING"
        await self._rows(add, kind, key, data)
        rows = await self._rows("SELECT data FROM kept WHERE kind = $1 AND key = $2", kind, key)
        return bytes(rows[0]["data"])

    async def take_notices(self, moment: float, until: float, limit: int = 100) -> list[NoticeRow]:
        return [
            NoticeRow(*row) for row in await self._rows(TAKE_NOTICES, moment, until, limit, WAY)
        ]

    async def settle_notice(self, notice: NoticeRow, due: float | None) -> None:
        one = (notice.player, notice.table, notice.kind, notice.way, notice.number)
        where = "WHERE player = $1 AND table_id = $2 AND kind = $3 AND way = $4 AND number = $5"
        if due is None:
            await self._rows(f"DELETE FROM notice {where}", *one)
        else:
            await self._rows(f"UPDATE notice SET due = $6 {where}", *one, due)

    async def saw_table(self, player: str, table: str, number: int) -> None:
        where = "FROM notice WHERE player = $1 AND table_id = $2 AND number <= $3"
        if await self._rows(f"SELECT 1 {where} LIMIT 1", player, table, number):
            await self._rows(SAW_TABLE, player, table, number)

    async def forget_notices(self, player: str, way: str | None = None) -> None:
        await self._rows(
            "DELETE FROM notice WHERE player = $1 AND ($2::text IS NULL OR way = $2)", player, way
        )

    async def notices_of(self, player: str) -> list[NoticeRow]:
        rows = await self._rows(
            "SELECT player, table_id, notice.kind, way, number, notice.data, tries, kept.data"
            " FROM notice LEFT JOIN kept ON kept.kind = $1 AND kept.key = player || '/' || way"
            " WHERE player = $2 ORDER BY table_id, notice.kind, way",
            WAY,
            player,
        )
        return [NoticeRow(*row) for row in rows]

    async def mentions(self, word: str) -> list[Mention]:
        rows = await self._rows(
            "SELECT kind, key, data, expires FROM kept"
            " WHERE (position($1 in key) > 0 OR position(convert_to($1, 'UTF8') in data) > 0)"
            " AND expires > $2 ORDER BY kind, key",
            word,
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
        numbers, data = [row.number for row in rows], [row.data for row in rows]

        async def write(connection: Any, _again: bool) -> None:
            async with connection.transaction():
                locked = await connection.fetch(LOCK, [table])
                if any(is_archived(row["last"]) for row in locked):
                    await take_out(connection, [table])
                await connection.execute(REWRITE, table, numbers, data)
                await connection.execute("UPDATE tables SET head = $2 WHERE id = $1", table, head)
                await connection.execute("DELETE FROM snapshot WHERE table_id = $1", table)
                if finished is None:  # somebody may have told of it just now
                    await connection.execute("DELETE FROM finished WHERE table_id = $1", table)
                else:
                    await connection.execute(
                        "UPDATE finished SET data = $2 WHERE table_id = $1", table, finished
                    )
                if becomes != player:
                    await connection.execute(
                        "DELETE FROM member WHERE player = $1 AND table_id = $2", player, table
                    )
                if becomes is not None:
                    await connection.execute(
                        "INSERT INTO member VALUES ($1, $2) ON CONFLICT DO NOTHING", becomes, table
                    )

        await self._ask(write)

    async def record(self, table: str, ended: float, data: bytes) -> None:
        await self._rows(
            "INSERT INTO finished VALUES ($1, $2, $3) ON CONFLICT (table_id) "
            "DO UPDATE SET ended = excluded.ended, data = excluded.data",
            table,
            ended,
            data,
        )

    async def unrecorded(self, limit: int = 100) -> list[str]:
        rows = await self._rows(
            "SELECT id FROM tables WHERE NOT open"
            " AND NOT EXISTS (SELECT 1 FROM finished WHERE table_id = id) LIMIT $1",
            limit,
        )
        return [row["id"] for row in rows]

    async def recorded(self, table: str) -> FinishedRow | None:
        rows = await self._rows(
            "SELECT table_id, ended, data FROM finished WHERE table_id = $1 AND data <> ''", table
        )
        return FinishedRow(*rows[0]) if rows else None

    async def finished(
        self, limit: int = 1000, after: tuple[float, str] | None = None
    ) -> list[FinishedRow]:
        rows = await self._rows(
            "SELECT table_id, ended, data FROM finished WHERE data <> ''"
            " AND (ended, table_id) > ($1, $2) ORDER BY ended, table_id LIMIT $3",
            *(after or (-NEVER, "")),
            limit,
        )
        return [FinishedRow(*row) for row in rows]

    async def finished_of(
        self, player: str, limit: int = 100, before: tuple[float, str] | None = None
    ) -> list[FinishedRow]:
        rows = await self._rows(
            "SELECT table_id, ended, data FROM member JOIN finished USING (table_id)"
            " WHERE player = $1 AND data <> '' AND (ended, table_id) < ($2, $3)"
            " ORDER BY ended DESC, table_id DESC LIMIT $4",
            player,
            *(before or (NEVER, "")),
            limit,
        )
        return [FinishedRow(*row) for row in rows]

    async def to_archive(self, before: float, limit: int = 100) -> list[str]:
        rows = await self._rows(
            "SELECT table_id FROM finished WHERE ended > 0 AND ended < $1"
            " AND NOT EXISTS (SELECT 1 FROM archive WHERE archive.table_id = finished.table_id)"
            " ORDER BY ended LIMIT $2",
            before,
            limit,
        )
        return [row["table_id"] for row in rows]

    async def archive(self, table: str) -> bool:
        async def write(connection: Any, again: bool) -> bool:
            async with connection.transaction():
                return await put_in(connection, table) or again

        return await self._ask(write)

    async def figures(self) -> StoreFigures:
        rows = await self._rows(
            "SELECT (SELECT count(*) FROM tables WHERE open),"
            " (SELECT count(*) FROM tables WHERE NOT open), count(*),"
            " coalesce(sum(rows), 0)::bigint, coalesce(sum(bytes), 0)::bigint,"
            " coalesce(sum(length(data)), 0)::bigint FROM archive"
        )
        return StoreFigures(*rows[0])

    async def now_alive(self, clock: float | None = None) -> float:
        moment = now()

        async def write(connection: Any, _again: bool) -> float:
            async with connection.transaction():
                select = "SELECT moment, away FROM alive FOR UPDATE"
                last, away = await connection.fetchrow(select)
                shown = furthest_clock(last, away, clock, moment)
                await connection.execute(
                    "UPDATE alive SET moment = $1, away = $2", moment, moment - shown
                )
                await connection.execute("DELETE FROM kept WHERE expires <= $1", moment)
            return shown

        return await self._ask(write)

    async def announce(self, word: str) -> None:
        await self._rows("SELECT pg_notify($1, $2)", ANNOUNCEMENTS, word)

    def listen(self, heard: Heard, missed: Missed, announced: Announced) -> None:
        self._listener.start(heard, missed, announced)

    async def close(self) -> None:
        await self._writer.finish()
        await self._listener.stop()
        await self._pool.close()

    async def _rows(self, statement: str, *values: object) -> list[Any]:
        async def ask(connection: Any, _again: bool) -> list[Any]:
            return list(await connection.fetch(statement, *values))

        return await self._ask(ask)

    async def _ask(self, work: Callable[[Any, bool], Awaitable[Found]]) -> Found:
        async def on_a_connection(again: bool) -> Found:
            async with self._pool.acquire() as connection:
                return await work(connection, again)

        return await persistently(on_a_connection, self._writer.condition)


async def _check_layout(connection: Any, place: str) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", BUILDING)
        if await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA_NAME}.layout") is None:
            await connection.execute(LAYOUT)
        version = await connection.fetchval("SELECT version FROM layout")
        for number in range(version + 1, SCHEMA + 1):
            await connection.execute(MIGRATIONS[number])
            await connection.execute("UPDATE layout SET version = $1", number)
    if version > SCHEMA:
        raise StoreUnusable("newer", place=place, version=version, known=SCHEMA)

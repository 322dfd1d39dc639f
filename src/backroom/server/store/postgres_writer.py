"""The appends of one process to PostgreSQL, many in one transaction.

A row of ``tables`` is locked for as long as its log grows: whoever gets the lock and still finds
the number it expected was first, and the key (table, number) of the log would refuse all others.
One transaction for many appends means one fsync and one NOTIFY for all of them; since PostgreSQL
lets only one notifying transaction commit at a time, that is also what keeps many processes from
waiting for each other.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from backroom.server.store import (
    OF_A_WAIT,
    WAY,
    Change,
    Condition,
    Conflict,
    LogRow,
    Notices,
    StoreLost,
)
from backroom.server.store.packing import packed, unpacked
from backroom.server.store.postgres_link import CHANNEL, Line, notices, persistently

BATCH = 500  # at most so many appends in one transaction

# ``last`` is negative while the log lies in the archive, so that no append has to look there.
LOCK = "SELECT id, last FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE"
ADD_ROWS = "INSERT INTO log SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])"
CHANGE_TABLES = """
UPDATE tables SET last = new.last, head = coalesce(new.head, tables.head),
  open = coalesce(new.open, tables.open), wake = coalesce(new.wake, tables.wake)
FROM unnest($1::text[], $2::bigint[], $3::bytea[], $4::boolean[], $5::float8[])
  AS new (id, last, head, open, wake) WHERE tables.id = new.id
"""
SEAT = "INSERT INTO member SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING"

SEEN = """
DELETE FROM notice USING unnest($1::text[], $2::text[]) AS seen (player, table_id)
WHERE (notice.player, notice.table_id) = (seen.player, seen.table_id)
"""
POINTLESS = """
DELETE FROM notice USING unnest($1::text[], $2::text[]) AS over (player, table_id)
WHERE (notice.player, notice.table_id) = (over.player, over.table_id)
  AND kind = ANY($3::text[]) AND due < 'infinity'
"""
# One for each way that leads to the player.
NEW_NOTICES = """
INSERT INTO notice
SELECT player, table_id, new.kind, substr(key, length(player) + 2), number, due, new.data, 0
FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::float8[], $6::bytea[])
  AS new (player, table_id, kind, number, due, data)
JOIN kept ON kept.kind = $7 AND key >= player || '/' AND key < player || '0'
ON CONFLICT DO NOTHING
"""


class Append:
    """Rows for the end of a log, and the future of the one who waits for them."""

    def __init__(
        self,
        future: "asyncio.Future[int]",
        table: str,
        after: int,
        rows: Sequence[bytes],
        change: Change,
    ) -> None:
        self.future = future
        self.table = table
        self.after = after
        self.rows = rows
        self.change = change
        self.end = after + len(rows)


class Writer:
    """Takes all appends that wait and commits them together, again and again."""

    def __init__(self, url: str) -> None:
        self.line = Line(url)
        self.condition = Condition()
        self._waiting: list[Append] = []
        self._wanted = asyncio.Event()
        self._closing = False
        self._task = asyncio.get_running_loop().create_task(self._run())

    def append(
        self, table: str, after: int, rows: Sequence[bytes], change: Change
    ) -> "asyncio.Future[int]":
        """Have rows appended in the next transaction."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(future, table, after, rows, change))
        self._wanted.set()
        return future

    async def finish(self) -> None:
        """Write what is waiting, then end."""
        self._closing = True
        self._wanted.set()
        await self._task
        self.line.drop()

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                await self._wanted.wait()
                self._wanted.clear()
                continue
            await self._commit(self._next_batch())

    def _next_batch(self) -> list[Append]:
        """The oldest appends, one a table: a second one waits until the first has its answer."""
        batch: dict[str, Append] = {}
        later: list[Append] = []
        for job in self._waiting:
            if job.table in batch or len(batch) >= BATCH:
                later.append(job)
            else:
                batch[job.table] = job
        self._waiting = later
        return list(batch.values())

    async def _commit(self, batch: list[Append]) -> None:
        """All appends in one transaction; if one of them is faulty, each in one of its own."""
        try:
            ends = await persistently(lambda again: self._transaction(batch, again), self.condition)
        except Exception as fault:
            if len(batch) > 1 and not isinstance(fault, StoreLost):
                for job in batch:
                    await self._commit([job])
                return
            for job in batch:
                _resolve(job, None, fault)
            return
        for job in batch:
            end = ends.get(job.table)
            _resolve(job, end, Conflict(job.table) if end is None else None)

    async def _transaction(self, batch: list[Append], again: bool) -> dict[str, int]:
        """The new ends of the logs whose append was first, or had been when the line broke."""
        try:
            connection = await self.line.connection()
            async with connection.transaction():
                locked = await connection.fetch(LOCK, sorted(job.table for job in batch))
                last = {row["id"]: row["last"] for row in locked}
                await take_out(connection, [name for name in last if is_archived(last[name])])
                last = {name: abs(number) for name, number in last.items()}
                won = [job for job in batch if last.get(job.table) == job.after]
                written = [
                    job
                    for job in batch
                    if again and last.get(job.table, 0) > job.after
                    if await _is_written(connection, job)
                ]
                if won:
                    await _write(connection, won)
        except BaseException:
            self.line.drop()  # with whatever became of the transaction
            raise
        return {job.table: job.end for job in won + written}


def is_archived(last: int) -> bool:
    """Whether the log of a table lies in the archive, as the number of its last row says."""
    return last < 0


async def put_in(connection: Any, table: str) -> bool:
    """Put the log of a table into the archive, in a transaction; whether there was any."""
    await connection.fetch(LOCK, [table])
    found = "SELECT number, data FROM log WHERE table_id = $1 ORDER BY number"
    rows = [LogRow(*row) for row in await connection.fetch(found, table)]
    if rows:
        size = sum(len(row.data) for row in rows)
        kept = (table, len(rows), size, packed(rows))
        await connection.execute("INSERT INTO archive VALUES ($1, $2, $3, $4)", *kept)
        await connection.execute("DELETE FROM log WHERE table_id = $1", table)
        await connection.execute("DELETE FROM snapshot WHERE table_id = $1", table)
        await connection.execute("UPDATE tables SET last = -last WHERE id = $1", table)
    return bool(rows)


async def take_out(connection: Any, tables: Sequence[str]) -> None:
    """Take logs out of the archive whose tables are locked; in a transaction."""
    if not tables:
        return
    taken = "DELETE FROM archive WHERE table_id = ANY($1) RETURNING table_id, data"
    rows = [
        (name, row.number, row.data)
        for name, data in await connection.fetch(taken, tables)
        for row in unpacked(data)
    ]
    await connection.execute(ADD_ROWS, *_columns(rows))
    await connection.execute("UPDATE tables SET last = -last WHERE id = ANY($1)", tables)


async def _write(connection: Any, won: list[Append]) -> None:
    rows = [
        (job.table, number, data)
        for job in won
        for number, data in enumerate(job.rows, job.after + 1)
    ]
    changes = [
        (job.table, job.end, job.change.head, job.change.open, job.change.wake) for job in won
    ]
    seated = [(player, job.table) for job in won for player in job.change.players]
    if rows:
        await connection.execute(ADD_ROWS, *_columns(rows))
    await connection.execute(CHANGE_TABLES, *_columns(changes))
    if seated:
        await connection.execute(SEAT, *_columns(seated))
    await leave_notices(connection, [(job.table, job.end, job.change.notices) for job in won])
    for notice in notices({job.table: job.end for job in won if job.rows}):
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)


async def leave_notices(connection: Any, changed: Sequence[tuple[str, int, Notices]]) -> None:
    """Withdraw the notices of some tables that are pointless now, and leave new ones: for each
    table the number of its last row, and what changes."""
    looked = [(player, table) for table, _, notices in changed for player in notices.looked]
    answered = [(player, table) for table, _, notices in changed for player in notices.answered]
    left = [
        (new.player, table, new.kind, number, new.due, new.data)
        for table, number, notices in changed
        for new in notices.new
    ]
    if looked:
        await connection.execute(SEEN, *_columns(looked))
    if answered:
        await connection.execute(POINTLESS, *_columns(answered), OF_A_WAIT)
    if left:
        await connection.execute(NEW_NOTICES, *_columns(left), WAY)


async def _is_written(connection: Any, job: Append) -> bool:
    """Whether the log holds just these rows where they belong.

    A row tells who chose what at which moment, so nobody else can have written the same by chance.
    """
    rows = await connection.fetch(
        "SELECT data FROM log WHERE table_id = $1 AND number > $2 AND number <= $3 ORDER BY number",
        job.table,
        job.after,
        job.end,
    )
    return bool(job.rows) and [row["data"] for row in rows] == list(job.rows)


def _columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _resolve(job: Append, end: int | None, fault: BaseException | None) -> None:
    with suppress(asyncio.InvalidStateError):  # nobody waits for it any more
        if fault is None:
            job.future.set_result(end)  # type: ignore[arg-type]
        else:
            job.future.set_exception(fault)

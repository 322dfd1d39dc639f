"""The one writer of an SQLite store: it commits for everybody at once.

Whoever writes waits for a future. The statements run where the loop runs and take microseconds,
because they only change pages in memory; the commit waits for the disk, in a thread of its own.
While it does, all that comes gathers for the next transaction, and the futures are resolved after
the commit: a thousand writers share one fsync. If the thread ran the statements too, it would give
up the interpreter lock at each of them, and wait to get it back from a busy loop.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from typing import Any

from backroom.server.store import (
    NO_CHANGE,
    OF_A_WAIT,
    WAY,
    Change,
    Condition,
    Conflict,
    LogRow,
    Notices,
    StoreLost,
    after_all,
)
from backroom.server.store.disk import as_told, primary_code
from backroom.server.store.packing import packed, unpacked

BATCH = 500  # at most so many writes in one transaction; five values each must fit a statement
REMEMBERED = 100_000  # tables whose last number is kept in memory
PATIENCE = 30.0  # seconds for which another program may keep the file to itself
PAUSE = 0.02  # seconds between two tries to get it

SEEN = "DELETE FROM notice WHERE player = ? AND table_id = ?"
POINTLESS = (
    "DELETE FROM notice WHERE player = ? AND table_id = ? AND kind IN (?, ?) AND due < 9e999"
)
# One for each way that leads to the player.
NEW_NOTICE = (
    "INSERT OR IGNORE INTO notice SELECT ?, ?, ?, substr(key, ?), ?, ?, ?, 0 FROM kept"
    " WHERE kind = ? AND key >= ? AND key < ?"
)

Work = Callable[[sqlite3.Connection], Any]
Outcome = tuple["Job", Any, BaseException | None]


class Job:
    """Something to be written, and the future of the one who waits for it."""

    def __init__(self, future: "asyncio.Future[Any]") -> None:
        self.future = future


class WorkJob(Job):
    """A function of the connection that leaves nothing behind when it raises Conflict."""

    def __init__(self, future: "asyncio.Future[Any]", work: Work) -> None:
        super().__init__(future)
        self.work = work


class AppendJob(Job):
    """Rows for the end of a log."""

    def __init__(
        self,
        future: "asyncio.Future[int]",
        table: str,
        after: int,
        rows: Sequence[bytes],
        change: Change,
    ) -> None:
        super().__init__(future)
        self.table = table
        self.after = after
        self.rows = rows
        self.change = change


class Writer:
    """The connection, the hand that commits, and what is known of the ends of the logs.

    A transaction that fails, wherever it does, is rolled back, what is known of the logs is
    forgotten, and everybody who waits for it is told; the next one starts from what is kept. If
    not even that can be done, the connection is given up for a new one.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        connect: Callable[[], sqlite3.Connection],
        hand: Executor,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self.condition = Condition()
        self._open: sqlite3.Connection | None = connection
        self._connect = connect
        self._hand = hand
        self._loop = loop
        self._waiting: list[Job] = []  # for the next transaction
        self._is_busy = False  # whether there is a transaction, or one is about to begin
        self._last: dict[str, int] = {}
        self._gives_up_at: float | None = None  # while another program has the file

    def submit(self, work: Work) -> "asyncio.Future[Any]":
        """Have some work done in the next transaction."""
        job = WorkJob(self._loop.create_future(), work)
        self._add(job)
        return job.future

    def append(
        self, table: str, after: int, rows: Sequence[bytes], change: Change
    ) -> "asyncio.Future[int]":
        """Have rows appended in the next transaction."""
        future: asyncio.Future[int] = self._loop.create_future()
        self._add(AppendJob(future, table, after, rows, change))
        return future

    def archive(self, table: str) -> "asyncio.Future[bool]":
        """Have the log of a table put into the archive in the next transaction."""

        def work(connection: sqlite3.Connection) -> bool:
            self._last.pop(table, None)  # whoever appends takes it out again
            return put_in(connection, table)

        return self.submit(work)

    async def finish(self) -> None:
        """Write what is waiting, then end."""
        with suppress(StoreLost):  # whoever waits for something has been told
            await self.submit(lambda _: None)
        self._hand.shutdown()
        self._give_up_connection()

    @property
    def _connection(self) -> sqlite3.Connection:
        if self._open is None:
            self._open = self._connect()
        return self._open

    def _add(self, job: Job) -> None:
        self._waiting.append(job)
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._begin)  # with what others write in this turn of the loop

    def _begin(self) -> None:
        """Write what waits; the hand commits it."""
        jobs = self._waiting[:BATCH]
        try:
            outcomes = self._written(jobs)
        except Exception as fault:  # no transaction can be had at all
            self._roll_back()
            if primary_code(fault) == sqlite3.SQLITE_BUSY and not self._has_waited_enough():
                self._loop.call_later(PAUSE, self._begin)
                return
            outcomes = _all_failed(jobs, fault)
        self._gives_up_at = None
        del self._waiting[: len(jobs)]
        self._hand.submit(self._commit, outcomes)

    def _has_waited_enough(self) -> bool:
        now = self._loop.time()
        if self._gives_up_at is None:
            self._gives_up_at = now + PATIENCE
        return now > self._gives_up_at

    def _commit(self, outcomes: list[Outcome]) -> None:
        """Done by the hand, while the loop goes on."""
        fault: Exception | None = None
        try:
            if self._open is not None and self._open.in_transaction:
                self._open.execute("COMMIT")
        except Exception as error:
            fault = error
        self._loop.call_soon_threadsafe(self._committed, outcomes, fault)

    def _committed(self, outcomes: list[Outcome], fault: Exception | None) -> None:
        if fault is not None:
            self._roll_back()
            outcomes = _all_failed([job for job, _, _ in outcomes], fault)
        if any(isinstance(failure, StoreLost) for _, _, failure in outcomes):
            self.condition.note_failure()
        _resolve(outcomes)
        if self._waiting:
            self._begin()
        else:
            self._is_busy = False

    def _written(self, jobs: list[Job]) -> list[Outcome]:
        """All jobs in one transaction, which is still open. If one of them is faulty they are tried
        one by one: a write that the database refuses does no harm to its neighbours."""
        if len(self._last) > REMEMBERED:
            self._last.clear()
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            return self._outcomes(jobs)
        except Exception as fault:
            if isinstance(as_told(fault), StoreLost):
                raise  # none of them could be kept
            self._roll_back()
        self._connection.execute("BEGIN IMMEDIATE")
        return [self._tried(job) for job in jobs]

    def _tried(self, job: Job) -> Outcome:
        self._connection.execute("SAVEPOINT one")
        try:
            (outcome,) = self._outcomes([job])
        except Exception as fault:
            if isinstance(as_told(fault), StoreLost):
                raise
            self._last.clear()
            self._connection.execute("ROLLBACK TO one")
            outcome = (job, None, fault)
        self._connection.execute("RELEASE one")
        return outcome

    def _roll_back(self) -> None:
        """Back to what is kept, whatever became of the transaction. SQLite itself rolls back after
        some faults, and after others not."""
        self._last.clear()
        try:
            if self._open is not None and self._open.in_transaction:
                self._open.execute("ROLLBACK")
        except sqlite3.Error:
            self._give_up_connection()

    def _give_up_connection(self) -> None:
        """What was not committed ends with it. The next transaction makes a new one."""
        connection, self._open = self._open, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()

    def _outcomes(self, jobs: list[Job]) -> list[Outcome]:
        outcomes = [self._outcome(job) for job in jobs if isinstance(job, WorkJob)]
        return outcomes + self._append([job for job in jobs if isinstance(job, AppendJob)])

    def _outcome(self, job: WorkJob) -> Outcome:
        try:
            return job, job.work(self._connection), None
        except Conflict as conflict:
            return job, None, conflict

    def _append(self, jobs: list[AppendJob]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        rows: list[object] = []
        changes: dict[str, Change] = {}
        players: list[tuple[str, str]] = []
        notices: list[tuple[str, int, Notices]] = []
        for job in jobs:
            if self._last_number(job.table) != job.after:
                outcomes.append((job, None, Conflict(job.table)))
                continue
            for number, data in enumerate(job.rows, job.after + 1):
                rows += (job.table, number, data)
            self._last[job.table] = job.after + len(job.rows)
            changes[job.table] = _merged(changes.get(job.table), job.change)
            players += [(job.table, player) for player in job.change.players]
            if job.change.notices is not NO_CHANGE.notices:
                notices.append((job.table, self._last[job.table], job.change.notices))
            outcomes.append((job, self._last[job.table], None))
        insert_rows(self._connection, rows)
        _change_tables(self._connection, changes)
        seat_players(self._connection, players)
        leave_notices(self._connection, notices)
        return outcomes

    def _last_number(self, table: str) -> int | None:
        if table not in self._last:
            last = _last_number(self._connection, table)
            if last is None and take_out(self._connection, table):
                last = _last_number(self._connection, table)
            if last is None:
                return None
            self._last[table] = last
        return self._last[table]


def _last_number(connection: sqlite3.Connection, table: str) -> int | None:
    found = connection.execute("SELECT max(number) FROM log WHERE table_id = ?", (table,))
    last: int | None = found.fetchone()[0]
    return last


def put_in(connection: sqlite3.Connection, table: str) -> bool:
    """Put the log of a table into the archive; whether there was any."""
    found = "SELECT number, data FROM log WHERE table_id = ? ORDER BY number"
    rows = [LogRow(*row) for row in connection.execute(found, (table,))]
    if rows:
        size = sum(len(row.data) for row in rows)
        kept = (table, len(rows), size, packed(rows))
        connection.execute("INSERT INTO archive VALUES (?,?,?,?)", kept)
        connection.execute("DELETE FROM log WHERE table_id = ?", (table,))
        connection.execute("DELETE FROM snapshot WHERE table_id = ?", (table,))
    return bool(rows)


def take_out(connection: sqlite3.Connection, table: str) -> bool:
    """Take the log of a table out of the archive; whether it was there."""
    taken = "DELETE FROM archive WHERE table_id = ? RETURNING data"
    kept = connection.execute(taken, (table,)).fetchall()
    rows = [(table, row.number, row.data) for (data,) in kept for row in unpacked(data)]
    connection.executemany("INSERT INTO log (table_id, number, data) VALUES (?,?,?)", rows)
    return bool(kept)


def _all_failed(jobs: list[Job], fault: Exception) -> list[Outcome]:
    return [(job, None, as_told(fault)) for job in jobs]


def insert_rows(connection: sqlite3.Connection, values: Sequence[object]) -> None:
    """Rows of logs, given as table, number, data, table, number, data ..."""
    most = 3 * BATCH
    for start in range(0, len(values), most):
        part = values[start : start + most]
        places = ",".join(["(?,?,?)"] * (len(part) // 3))
        connection.execute(f"INSERT INTO log (table_id, number, data) VALUES {places}", part)


def seat_players(connection: sqlite3.Connection, seated: Sequence[tuple[str, str]]) -> None:
    """Remember who belongs to which table."""
    if seated:
        connection.executemany(
            "INSERT OR IGNORE INTO member (table_id, player) VALUES (?,?)", seated
        )


def leave_notices(
    connection: sqlite3.Connection, changed: Sequence[tuple[str, int, Notices]]
) -> None:
    """Withdraw the notices of some tables that are pointless now, and leave new ones: for each
    table the number of its last row, and what changes."""
    for table, number, notices in changed:
        for player in notices.looked:
            connection.execute(SEEN, (player, table))
        for player in notices.answered:
            connection.execute(POINTLESS, (player, table, *OF_A_WAIT))
        for new in notices.new:
            start = f"{new.player}/"
            what = (table, new.kind, len(start) + 1, number, new.due, new.data)
            ways = (WAY, start, after_all(start))
            connection.execute(NEW_NOTICE, (new.player, *what, *ways))


def _merged(earlier: Change | None, later: Change) -> Change:
    """Two changes of the same table as one."""
    if earlier is None:
        return later
    return Change(
        head=earlier.head if later.head is None else later.head,
        open=earlier.open if later.open is None else later.open,
        wake=earlier.wake if later.wake is None else later.wake,
    )


def _change_tables(connection: sqlite3.Connection, changes: dict[str, Change]) -> None:
    values: list[object] = []
    for table, change in changes.items():
        if (change.head, change.open, change.wake) != (None, None, None):
            values += (table, change.head, change.open, change.wake)
    if values:
        places = ",".join(["(?,?,?,?)"] * (len(values) // 4))
        connection.execute(
            f"WITH new (id, head, open, wake) AS (VALUES {places}) "
            "UPDATE tables SET head = coalesce(new.head, tables.head),"
            " open = coalesce(new.open, tables.open), wake = coalesce(new.wake, tables.wake)"
            " FROM new WHERE tables.id = new.id",
            values,
        )


def _resolve(outcomes: list[Outcome]) -> None:
    for job, result, fault in outcomes:
        if job.future.cancelled():
            continue
        if fault is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(fault)

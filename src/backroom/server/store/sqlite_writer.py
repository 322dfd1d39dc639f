"""The one writer of an SQLite store: a thread that commits for everybody at once.

Whoever writes waits for a future. While the thread is at a transaction, all that comes gathers for
the next one; the futures are resolved after the commit, so a thousand writers share one fsync. Rows
of logs, which are nearly all there is, go down in one statement: every statement gives up the
interpreter lock, and waiting to get it back would cost a busy server more than the writing. Waking
the thread for each write would, too.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any

from backroom.server.store import Change, Conflict

BATCH = 500  # at most so many writes in one transaction; five values each must fit a statement
REMEMBERED = 100_000  # tables whose last number is kept in memory

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
    """The thread, its connection and what it knows of the ends of the logs."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection = connection
        self._loop = loop
        self._waiting: list[Job] = []  # for the next transaction
        self._is_busy = False  # whether the thread has a transaction, or is about to get one
        self._transactions: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._last: dict[str, int] = {}
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

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

    async def finish(self) -> None:
        """Write what is waiting, then end the thread."""
        await self.submit(lambda _: None)
        self._transactions.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _add(self, job: Job) -> None:
        self._waiting.append(job)
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._hand_over)  # with what others write in this turn of the loop

    def _hand_over(self) -> None:
        jobs, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        self._transactions.put(jobs)

    def _run(self) -> None:
        while (jobs := self._transactions.get()) is not None:
            self._loop.call_soon_threadsafe(self._committed, self._commit(jobs))

    def _committed(self, outcomes: list[Outcome]) -> None:
        _resolve(outcomes)
        if self._waiting:
            self._hand_over()
        else:
            self._is_busy = False

    def _commit(self, jobs: list[Job]) -> list[Outcome]:
        """All jobs in one transaction; if one of them is faulty, each in a transaction of its own.

        Only so can a write that the database refuses do no harm to its neighbours.
        """
        try:
            return self._transaction(jobs)
        except Exception as fault:
            if len(jobs) == 1:
                return [(jobs[0], None, fault)]
            return [outcome for job in jobs for outcome in self._commit([job])]

    def _transaction(self, jobs: list[Job]) -> list[Outcome]:
        if len(self._last) > REMEMBERED:
            self._last.clear()
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            outcomes = [self._outcome(job) for job in jobs if isinstance(job, WorkJob)]
            outcomes += self._append([job for job in jobs if isinstance(job, AppendJob)])
            connection.execute("COMMIT")
        except BaseException:
            self._last.clear()
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes

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
        for job in jobs:
            if self._last_number(job.table) != job.after:
                outcomes.append((job, None, Conflict(job.table)))
                continue
            for number, data in enumerate(job.rows, job.after + 1):
                rows += (job.table, number, data)
            self._last[job.table] = job.after + len(job.rows)
            changes[job.table] = _merged(changes.get(job.table), job.change)
            players += [(job.table, player) for player in job.change.players]
            outcomes.append((job, self._last[job.table], None))
        insert_rows(self._connection, rows)
        _change_tables(self._connection, changes)
        seat_players(self._connection, players)
        return outcomes

    def _last_number(self, table: str) -> int | None:
        if table not in self._last:
            found = self._connection.execute(
                "SELECT max(number) FROM log WHERE table_id = ?", (table,)
            ).fetchone()[0]
            if found is None:
                return None
            self._last[table] = found
        return self._last[table]


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

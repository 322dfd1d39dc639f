"""A disk for SQLite stores that takes its time, is full, faulty or locked when its script says so,
and keeps only what was committed when its server crashes."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from random import Random
from typing import Any

from backroom.server.store.disk import Disk

FAULTS = {
    "full": (sqlite3.SQLITE_FULL, "database or disk is full"),
    "broken": (sqlite3.SQLITE_IOERR, "disk I/O error"),
    "locked": (sqlite3.SQLITE_BUSY, "database is locked"),
}
PLACES = ("before", "after", "rolled back")
EVERY_FAULT = [(kind, place) for kind in FAULTS for place in PLACES]


def fault(kind: str) -> sqlite3.OperationalError:
    """A fault as SQLite tells it."""
    code, text = FAULTS[kind]
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


class Script:
    """What goes wrong: so many of all statements, while there is trouble, or one that is named."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.trouble: str | None = None  # the kind
        self.share = 1.0  # of the statements, while there is trouble
        self.fail_at: tuple[int, str, str] | None = None  # the statement's number, kind and place
        self.statements = 0
        self.failed = 0

    def fail_once(self, statement: int, kind: str, place: str) -> None:
        """One fault, at this statement from now on."""
        self.statements = self.failed = 0
        self.fail_at = (statement, kind, place)

    def next_fault(self, statement: str) -> tuple[str, str] | None:
        """The kind of fault that meets a statement, and whether it meets it before it is carried
        out, or after, or instead of it and takes the whole transaction with it."""
        self.statements += 1
        if self.fail_at is not None and self.fail_at[0] == self.statements:
            self.failed += 1
            return self.fail_at[1:]
        if self.trouble is None or self.chance.random() > self.share:
            return None
        writes = statement.split(maxsplit=1)[0] not in ("SELECT", "PRAGMA", "ROLLBACK")
        if self.trouble == "full" and not writes:
            return None
        self.failed += 1
        return self.trouble, self.chance.choice(PLACES)


class ScriptedConnection(sqlite3.Connection):
    """A real connection that fails as its script says."""

    script: Script

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        met = self.script.next_fault(statement)
        if met is None:
            return super().execute(statement, *values)
        kind, place = met
        if place == "after" and kind != "locked":
            super().execute(statement, *values)
        elif place == "rolled back" and self.in_transaction:
            super().execute("ROLLBACK")
        raise fault(kind)


class ScriptedDisk(Disk):
    """The disk of one server."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.is_dead = False
        self._connections: list[sqlite3.Connection] = []

    def connect(self, file: Path) -> sqlite3.Connection:
        if self.is_dead:
            raise fault("broken")
        connection = sqlite3.connect(
            file, isolation_level=None, check_same_thread=False, factory=ScriptedConnection
        )
        connection.script = self.script
        self._connections.append(connection)
        return connection

    def writer(self) -> Executor:
        return Hand(self, Random(self.script.chance.random()), slowest=0.2)

    def readers(self) -> Executor:
        return Hand(self, Random(self.script.chance.random()), slowest=0.02)

    def crash(self) -> None:
        """What was not committed is gone."""
        self.is_dead = True
        for connection in self._connections:
            connection.close()


class Hand(Executor):
    """Does one thing after the other, each some time after it was asked to, and nothing after a
    crash."""

    def __init__(self, disk: ScriptedDisk, chance: Random, slowest: float) -> None:
        self._disk = disk
        self._chance = chance
        self._slowest = slowest
        self._free_at = 0.0

    def submit(self, work: Callable[..., Any], /, *args: Any, **more: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        loop = asyncio.get_running_loop()
        takes = self._chance.expovariate(20 / self._slowest)
        self._free_at = max(self._free_at, loop.time()) + min(takes, self._slowest)

        def do() -> None:
            if self._disk.is_dead or not future.set_running_or_notify_cancel():
                return
            try:
                future.set_result(work(*args, **more))
            except BaseException as error:
                future.set_exception(error)

        loop.call_at(self._free_at, do)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """There is nothing to be ended."""

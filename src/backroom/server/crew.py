"""Processes that work for the server beside its loop.

Each has a pipe of its own, so that the death of one takes nothing from the others. It may die at
any moment, idle or at work: another is started in its place, and what it was doing is done again.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal, Protocol

from msgspec import Struct

from backroom.server.line import Claim, Line

Task = Literal["think", "replay"]  # what a process does; see worker.py
START_SECONDS = 60.0  # for a process to be ready; it takes one, but not on a busy machine
TRIES = 3  # when the process dies
PAUSE = 0.5  # seconds before another try to start one


class CannotStart(Exception):
    """No process can be started now."""


class Lost(Exception):
    """A process has ended, and nobody knows what it found."""


class Failed(Exception):
    """The work itself could not be done."""


class Worker(Protocol):
    """One process."""

    @property
    def is_alive(self) -> bool:
        """Whether it runs, as far as is known."""

    async def work(self, data: bytes) -> bytes:
        """What comes of some work; raises Lost or Failed."""

    def end(self) -> None:
        """End it, whatever it does."""

    async def ended(self) -> None:
        """Wait until it has ended."""


Hire = Callable[[Task], Awaitable[Worker]]  # raises CannotStart


class CrewHealth(Struct):
    """How a crew is: whether work gets done, its processes, and how much waits for them."""

    is_well: bool
    processes: int
    waiting: int


class Crew:
    """So many processes for one task, each started when it is needed."""

    def __init__(self, task: Task, size: int, hire: Hire | None = None) -> None:
        self._task: Task = task
        self._hire = hire or Process.started
        self._line = Line(size)
        self._all: set[Worker] = set()
        self._idle: list[Worker] = []
        self._is_well = True

    @property
    def health(self) -> CrewHealth:
        alive = sum(1 for worker in self._all if worker.is_alive)
        return CrewHealth(self._is_well, alive, self._line.waiting)

    def waiting_of(self, name: str) -> int:
        """How much waits for the widest name of a path."""
        return self._line.waiting_of(name)

    async def work(self, data: bytes, seconds: float, claim: Claim) -> bytes:
        """What a process makes of it, when its turn has come.

        Raises Failed, TimeoutError if it takes longer, Lost if it kills every process that tries,
        and CannotStart.
        """
        async with self._line.turn(claim):
            for _ in range(TRIES):
                worker = await self._worker()
                try:
                    async with asyncio.timeout(seconds):
                        answer = await worker.work(data)
                except Lost:
                    self._dismiss(worker)
                    continue
                except Failed:
                    self._idle.append(worker)
                    raise
                except BaseException:  # overdue, or nobody waits for it any more
                    self._dismiss(worker)
                    raise
                self._is_well = True
                self._idle.append(worker)
                return answer
        self._is_well = False
        raise Lost

    async def close(self) -> None:
        """Send all processes home."""
        leaving = list(self._all)
        for worker in leaving:
            self._dismiss(worker)
        await asyncio.gather(*(worker.ended() for worker in leaving))

    async def _worker(self) -> Worker:
        """One that is free; raises CannotStart."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            self._dismiss(worker)
        for attempt in range(TRIES):
            await asyncio.sleep(attempt * PAUSE)
            try:
                worker = await self._hire(self._task)
            except CannotStart:
                self._is_well = False
                continue
            self._all.add(worker)
            return worker
        raise CannotStart

    def _dismiss(self, worker: Worker) -> None:
        self._all.discard(worker)
        worker.end()


class Process:
    """A process, which gets its work over its input and answers over its output.

    A message is its length in four bytes, and that many bytes. The process says nothing once, when
    it is ready; then it answers each message with one, whose first byte says whether it could.
    """

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self._input = process.stdin
        self._output = process.stdout

    @classmethod
    async def started(cls, task: Task) -> "Process":
        """A process that is ready; raises CannotStart."""
        try:
            process = cls(
                await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "backroom.server.worker", task),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                    start_new_session=True,  # Ctrl-C is for the server, which then ends us
                )
            )
        except (OSError, ValueError) as error:
            raise CannotStart from error
        try:
            async with asyncio.timeout(START_SECONDS):
                await process._hear()
        except (Lost, TimeoutError) as error:
            process.end()
            raise CannotStart from error
        except BaseException:
            process.end()
            raise
        return process

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def work(self, data: bytes) -> bytes:
        try:
            self._input.write(len(data).to_bytes(4, "big") + data)
            await self._input.drain()
        except (OSError, RuntimeError) as error:
            raise Lost from error
        answer = await self._hear()
        if not answer.startswith(b"+"):
            raise Failed(answer[1:].decode(errors="replace"))
        return answer[1:]

    def end(self) -> None:
        self._input.close()
        with suppress(ProcessLookupError):  # it may have ended by itself
            self._process.kill()

    async def ended(self) -> None:
        await self._process.wait()

    async def _hear(self) -> bytes:
        try:
            length = int.from_bytes(await self._output.readexactly(4), "big")
            return await self._output.readexactly(length)
        except (asyncio.IncompleteReadError, OSError) as error:
            raise Lost from error

"""The processes in which bots think."""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from secrets import token_hex
from typing import Any, Protocol

from msgspec import json

from backroom.bots import BotFailed
from backroom.kernel.chance import fast_chance
from backroom.kernel.game import Game
from backroom.kernel.state import State
from backroom.server.worker import Job, ready, think

SECONDS = 20.0  # for one choice; the strongest bot means to take two
FIRST_SECONDS = 30.0  # more, for a process that must start first
TRIES = 3  # when another table's bot takes the process down


class Thinker(Protocol):
    """Whoever can be asked for a bot's choice."""

    async def choose(self, job: Job) -> int | None:
        """The code; None if the bot keeps silent. Raises BotFailed."""


def job_for(
    game: Game,
    state: State,
    seat: int,
    bot: str,
    options: dict[str, Any],
    edition: Path | None,
    *,
    unasked: bool,
) -> Job:
    """A question that holds nothing but what the seat knows."""
    luck = token_hex(16)
    dealt_anew = state.redeal(seat, fast_chance(luck))
    return Job(
        game=game.name,
        edition=None if edition is None else str(edition),
        options=options,
        position=json.encode(game.position_of(dealt_anew)),
        seat=seat,
        bot=bot,
        luck=luck,
        unasked=unasked,
        seconds=SECONDS,
    )


class BotPool:
    """Processes that think, as many as the machine has cores to spare, started when needed."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._turns = asyncio.Semaphore(self._processes)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, job: Job) -> int | None:
        """The code; None if the bot keeps silent. Raises BotFailed.

        A bot that hangs is ended by its process's alarm, and with it whatever else the pool was
        thinking about; the others ask again.
        """
        data = json.encode(job)
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            async with self._turns:
                began = loop.time()
                pool = self._current()
                answer = loop.run_in_executor(pool, think, data)
                try:
                    return await asyncio.wait_for(answer, job.seconds + FIRST_SECONDS)
                except BrokenProcessPool:
                    self._drop(pool)
                    if loop.time() - began >= job.seconds:
                        break
                except TimeoutError:
                    self._drop(pool)
                    break
                except Exception as error:  # whatever a bot may raise
                    raise BotFailed(str(error)) from error
        raise BotFailed("no answer in time")

    def close(self) -> None:
        """Send the processes home."""
        if self._pool is not None:
            self._drop(self._pool)

    def _current(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Forking a process that runs an event loop and threads is not safe.
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=ready
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

"""The processes in which bots think."""

import asyncio
import os
from pathlib import Path
from typing import Any, Protocol

from msgspec import json
from msgspec.structs import replace

from backroom.bots import BotFailed
from backroom.kernel.chance import fast_chance
from backroom.kernel.game import Game
from backroom.kernel.state import State
from backroom.kernel.temperament import Temperament
from backroom.server.coaching.work import CoachTask
from backroom.server.crew import CannotStart, Crew, CrewHealth, Failed, Hire, Lost
from backroom.server.library import LAST_RESORT
from backroom.server.line import Claim
from backroom.server.worker import Job, answer
from backroom.server.world import token_hex

SECONDS = 20.0  # for one choice; the strongest bot means to take two


class Thinker(Protocol):
    """Whoever can be asked for a bot's choice."""

    @property
    def health(self) -> CrewHealth:
        """How the bots are."""

    async def choose(self, job: Job, claim: Claim) -> int | None:
        """The code; None if the bot keeps silent. Raises BotFailed."""

    async def reckon(self, task: CoachTask, claim: Claim) -> bytes:
        """What the coach finds, as JSON. Raises BotFailed."""


def job_for(
    game: Game,
    state: State,
    seat: int,
    bot: str,
    options: dict[str, Any],
    edition: Path | None,
    *,
    temperament: Temperament | None,
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
        temperament=temperament,
        luck=luck,
        unasked=unasked,
        seconds=SECONDS,
    )


class BotPool:
    """Processes that think, as many as the machine has cores to spare, started when needed."""

    def __init__(self, processes: int | None = None, hire: Hire | None = None) -> None:
        self._crew = Crew("think", processes or max(1, (os.cpu_count() or 2) - 1), hire)

    @property
    def health(self) -> CrewHealth:
        return self._crew.health

    async def choose(self, job: Job, claim: Claim) -> int | None:
        """The code; None if the bot keeps silent. Raises BotFailed.

        If no process can be started, the quickest bot that plays with sense thinks in a thread of
        the server, so that games go on and are still games.
        """
        try:
            found = await self._work(job, claim)
        except CannotStart:
            return await _choose_here(replace(job, bot=LAST_RESORT, temperament=None))
        return json.decode(found, type=int | None)

    async def reckon(self, task: CoachTask, claim: Claim) -> bytes:
        try:
            return await self._work(task, claim)
        except CannotStart as error:
            raise BotFailed("ended") from error

    async def _work(self, task: Job | CoachTask, claim: Claim) -> bytes:
        """What comes of a task; raises BotFailed and CannotStart."""
        try:
            return await self._crew.work(json.encode(task), task.seconds, claim)
        except TimeoutError as error:
            raise BotFailed("no-answer", seconds=task.seconds) from error
        except Lost as error:
            raise BotFailed("ended") from error
        except Failed as error:
            raise BotFailed("error", error=str(error)) from error

    async def close(self) -> None:
        """Send the processes home."""
        await self._crew.close()


async def _choose_here(job: Job) -> int | None:
    """The same without a process of its own."""
    try:
        return await asyncio.to_thread(answer, job)
    except Exception as error:
        raise BotFailed("error", error=repr(error)) from error

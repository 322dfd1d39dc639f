"""Servers that can be asked, crash at any moment, and have clocks that are set."""

import asyncio
from collections.abc import Coroutine
from contextvars import copy_context
from random import Random
from typing import Any, TypeVar

from starlette.types import ASGIApp

from backroom.server import world
from backroom.server.app import make_app
from backroom.server.courier import Courier
from backroom.server.endpoint import Desk
from backroom.server.hub import Hub, Settings
from backroom.server.identity import Identity
from backroom.server.library import Library
from backroom.server.limits import Limits
from backroom.server.store import Store
from backroom.server.ways import Outside
from backroom.server.world import World
from simulation.loop import OWNER
from simulation.thinker import ScriptedThinker

EPOCH = 1_800_000_000.0
LIBRARY = Library()
MESSAGES_A_SECOND = 1e6  # limits are tested elsewhere; here a refusal would hide a defect

Found = TypeVar("Found")


class Process:
    """One server, from its start to its crash."""

    def __init__(self, name: str, store: Store, chance: Random) -> None:
        self.name = name
        self.is_dead = False
        self.clock_set_by = 0.0  # seconds that the time of day is wrong
        self._tasks: set[asyncio.Task[Any]] = set()
        self._context = copy_context()
        loop = asyncio.get_running_loop()
        self._context.run(OWNER.set, self._tasks)
        self._context.run(
            world.enter,
            World(
                now=lambda: EPOCH + loop.time() + self.clock_set_by,
                steady=loop.time,
                chance=Random(chance.random()),
            ),
        )
        self.thinker = ScriptedThinker(Random(chance.random()))
        self.desk = self._context.run(self._set_up, store)
        self.app: ASGIApp = make_app(self.desk)

    def _set_up(self, store: Store) -> Desk:
        hub = Hub(store, LIBRARY, self.thinker, Settings(bot_pause=0.9, idle_seconds=120.0))
        limits = Limits(world.steady, MESSAGES_A_SECOND)
        return Desk(hub, Identity(store), limits, Courier(store, Outside(), limits.messages))

    @property
    def hub(self) -> Hub:
        return self.desk.hub

    def begin(self, work: Coroutine[Any, Any, Found]) -> "asyncio.Task[Found]":
        """Have some work done in this process."""
        return asyncio.get_running_loop().create_task(work, context=self._context)

    async def start(self) -> None:
        """Begin to mind the tables."""
        await self.begin(self.hub.start())

    def crash(self) -> None:
        """End at once. Whatever it still does has no effect on anybody."""
        self.is_dead = True
        for task in list(self._tasks):
            task.cancel()

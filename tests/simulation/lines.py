"""The way from one server to the database that several share: slow, and at times broken."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from backroom.server.store import Announced, Heard, Missed, Store, StoreLost


class Database:
    """One store for several servers, as PostgreSQL is, which tell each other what they append."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lines: list[Line] = []

    def tell(self, by: "Line", table: str, number: int) -> None:
        """Somebody has appended."""
        for line in self.lines:
            if line is not by:
                line.hear(lambda to: to.heard(table, number))

    def announce(self, word: str) -> None:
        """Somebody has said something that nobody keeps."""
        for line in self.lines:
            line.hear(lambda to: to.announced(word))


class Ears:
    """Whom a server has told the store to call."""

    def __init__(self, heard: Heard, missed: Missed, announced: Announced) -> None:
        self.heard = heard
        self.missed = missed
        self.announced = announced


class Line:
    """What one server takes for its store."""

    def __init__(self, database: Database, chance: Random) -> None:
        self._database = database
        self._chance = chance
        self._ears: Ears | None = None
        self._missed = False
        self.is_dead = False
        self.is_cut = False  # nothing gets through
        self.loses = 0.0  # the share of answers that are lost
        database.lines.append(self)

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._database.store, name)
        if not asyncio.iscoroutinefunction(real):
            return real

        async def over_the_line(*args: Any, **more: Any) -> Any:
            return await self._ask(lambda: real(*args, **more))

        return over_the_line

    async def append(self, table: str, after: int, rows: Any, *more: Any) -> int:
        async def append() -> int:
            try:
                return await self._database.store.append(table, after, rows, *more)
            finally:
                # PostgreSQL tells with the commit, also where the answer to that is lost. To hear
                # of rows that are not there does no harm.
                if rows:
                    self._database.tell(self, table, after + len(rows))

        return int(await self._ask(append))

    async def announce(self, word: str) -> None:
        await self._ask(self._nothing)
        self._database.announce(word)

    def listen(self, heard: Heard, missed: Missed, announced: Announced) -> None:
        self._ears = Ears(heard, missed, announced)

    async def close(self) -> None:
        """The database stays open for the others."""

    def hear(self, what: Callable[[Ears], None]) -> None:
        """Something was said; it comes through somewhat later, or is missed."""
        loop = asyncio.get_running_loop()
        if self.is_cut or self._chance.random() < self.loses:
            self._missed = True
        loop.call_later(self._chance.expovariate(50), self._call, what)

    def mend(self) -> None:
        """All is well again, and what was missed is known to have been."""
        self.is_cut, self.loses = False, 0.0
        self._call(lambda ears: ears.missed())

    def _call(self, what: Callable[[Ears], None]) -> None:
        if self._ears is None or self.is_dead or self.is_cut:
            return
        if self._missed:
            self._missed = False
            self._ears.missed()
        what(self._ears)

    async def _nothing(self) -> None:
        pass

    async def _ask(self, work: Callable[[], Any]) -> Any:
        await self._on_the_way()
        answer = await work()
        await self._on_the_way()
        return answer

    async def _on_the_way(self) -> None:
        await asyncio.sleep(self._chance.expovariate(300))
        if self.is_dead:
            await asyncio.Future()  # there is nobody who could wait for it
        if self.is_cut or self._chance.random() < self.loses:
            raise StoreLost("the line is cut")

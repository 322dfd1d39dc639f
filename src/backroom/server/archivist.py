"""Tables that have been over for long go into the archive of the store: their logs take less room
there, and are read as before. What is told of them (histories, ratings) stays where it is.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from backroom.server.log import Moment
from backroom.server.store import Store, StoreLost

DAY = 86_400.0
SWEEP_SECONDS = 600.0
PAGE = 100
BREATH = 0.02  # seconds between two tables: a log is packed while everybody waits

logger = logging.getLogger("backroom.server")


class Archivist:
    """One for each process; a table that two of them want goes there once."""

    def __init__(self, store: Store, days: int, moment: Callable[[], Moment]) -> None:
        self._store = store
        self._days = days
        self._moment = moment
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, if the house wants an archive."""
        if self._days:
            self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """End that."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def sweep(self) -> int:
        """Put away what is old enough; how many tables."""
        before, count = self._moment().clock - self._days * DAY, 0
        while names := await self._store.to_archive(before, PAGE):
            put_in = 0
            for name in names:
                put_in += await self._store.archive(name)
                await asyncio.sleep(BREATH)
            if not put_in:
                break  # another process does the same
            count += put_in
        return count

    async def _go_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreLost:
                pass  # there is a next time
            except Exception:
                logger.exception("old tables could not be put into the archive")
            await asyncio.sleep(SWEEP_SECONDS)

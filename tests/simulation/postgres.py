"""Connections to a real PostgreSQL that fail as their script says."""

from typing import Any

import asyncpg

from simulation.disk import Script

FAULTS = {
    "full": (asyncpg.DiskFullError, "could not extend file: No space left on device"),
    "broken": (asyncpg.PostgresIOError, "could not write block"),
    "locked": (asyncpg.LockNotAvailableError, "canceling statement due to lock timeout"),
    "lost": (asyncpg.ConnectionDoesNotExistError, "connection was closed in the middle"),
}


class ScriptedConnection(asyncpg.Connection):  # type: ignore[misc]
    """A real connection; every statement passes through here, also those around a transaction."""

    __slots__ = ()
    script: Script

    async def execute(self, query: str, *args: Any, **more: Any) -> Any:
        return await self._met(super().execute, query, *args, **more)

    async def fetch(self, query: str, *args: Any, **more: Any) -> Any:
        return await self._met(super().fetch, query, *args, **more)

    async def fetchval(self, query: str, *args: Any, **more: Any) -> Any:
        return await self._met(super().fetchval, query, *args, **more)

    async def fetchrow(self, query: str, *args: Any, **more: Any) -> Any:
        return await self._met(super().fetchrow, query, *args, **more)

    async def _met(self, work: Any, query: str, *args: Any, **more: Any) -> Any:
        met = self.script.next_fault(query)
        if met is None:
            return await work(query, *args, **more)
        kind, place = met
        if place == "after":
            await work(query, *args, **more)
        if kind == "lost":
            self.terminate()
        fault, text = FAULTS[kind]
        raise fault(text)

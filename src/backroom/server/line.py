"""Whose turn it is, where many wait for few places: fair to everybody, whatever one of them asks.

Who waits has a claim: a path of names (the address, the player, the table) and a rank. At each
step of the path the one that has had the least time so far is next, so nobody gets more by opening
more tables, or by coming under more names from one address.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal, NamedTuple

from backroom.server.world import steady

Rank = Literal["stand_in", "people", "bots_only"]
HEAD_START = 10.0  # seconds by which somebody who stands in for a person goes before the others
EXPECTED = 1.0  # seconds that a turn counts for until it is known how long it took
REMEMBERED = 1_000  # names at each step; who has had no more than the others need not be


class Claim(NamedTuple):
    """For whom a turn is, from the widest to the narrowest name, and how urgent it is."""

    path: tuple[str, ...]
    rank: Rank = "people"


class Waiting:
    """Somebody who waits."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.is_urgent = claim.rank == "stand_in"
        self.is_in_line = True
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Share:
    """What one name has had, and those who wait under it."""

    def __init__(self) -> None:
        self.had = 0.0
        self.waiting = 0
        self._urgent = 0
        self._here: deque[Waiting] = deque()  # at the end of their paths
        self._parts: dict[str, Share] = {}
        self._calling: dict[str, Share] = {}  # those parts under which somebody waits
        self._level = 0.0  # what the part that was next last had had; nobody saves up more

    def part(self, name: str) -> "Share":
        """What is known of a name under this one."""
        if name not in self._parts:
            if len(self._parts) >= REMEMBERED:
                self._forget()
            self._parts[name] = Share()
        return self._parts[name]

    def add(self, one: Waiting, path: tuple[str, ...]) -> None:
        """Somebody begins to wait."""
        self.waiting += 1
        self._urgent += one.is_urgent
        if not path:
            self._here.append(one)
            return
        part = self.part(path[0])
        if path[0] not in self._calling:
            part.had = max(part.had, self._level)
            self._calling[path[0]] = part
        part.add(one, path[1:])

    def remove(self, one: Waiting, path: tuple[str, ...]) -> None:
        """Somebody waits no longer."""
        self.waiting -= 1
        self._urgent -= one.is_urgent
        if not path:
            self._here.remove(one)
            return
        part = self._calling[path[0]]
        part.remove(one, path[1:])
        if not part.waiting:
            del self._calling[path[0]]

    def next(self) -> Waiting:
        """Whose turn it is; somebody must wait. Of equals, whoever came first."""
        if self._here:
            return self._here[0]
        part = min(self._calling.values(), key=Share._place)
        self._level = max(self._level, part.had)
        return part.next()

    def charge(self, path: tuple[str, ...], seconds: float) -> None:
        """Everybody on a path has had so much more."""
        self.had += seconds
        if path:
            self.part(path[0]).charge(path[1:], seconds)

    def _place(self) -> float:
        return self.had - HEAD_START if self._urgent else self.had

    def _forget(self) -> None:
        self._parts = {
            name: part
            for name, part in self._parts.items()
            if name in self._calling or part.had > self._level
        }


class Line:
    """Those who wait for some places."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._people = Share()
        self._bots_only = Share()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return self._people.waiting + self._bots_only.waiting

    def waiting_of(self, name: str) -> int:
        """How many of them come under the widest name of a path."""
        return self._people.part(name).waiting + self._bots_only.part(name).waiting

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        await self._wait(claim)
        began = steady()
        try:
            yield
        finally:
            self._free += 1
            self._share(claim).charge(claim.path, steady() - began - EXPECTED)
            self._call()

    async def _wait(self, claim: Claim) -> None:
        one = Waiting(claim)
        self._share(claim).add(one, claim.path)
        self._call()
        try:
            await one.turn
        except asyncio.CancelledError:
            if one.is_in_line:
                self._take_out(one)
            elif not one.turn.cancelled():  # it was called in the same moment
                self._free += 1
                self._call()
            raise

    def _call(self) -> None:
        """Those who are next, as long as there are places. Games of people come first."""
        while self._free and self.waiting:
            share = self._people if self._people.waiting else self._bots_only
            one = share.next()
            self._take_out(one)
            if not one.turn.cancelled():
                share.charge(one.claim.path, EXPECTED)
                self._free -= 1
                one.turn.set_result(None)

    def _take_out(self, one: Waiting) -> None:
        one.is_in_line = False
        self._share(one.claim).remove(one, one.claim.path)

    def _share(self, claim: Claim) -> Share:
        return self._bots_only if claim.rank == "bots_only" else self._people

"""What the house allows beside the limits that always hold (see ``limits``).

Its keepers set it while the server runs. It is kept in the store, so all processes have it, after
two seconds at most.
"""

import asyncio

from msgspec import json

from backroom.server.limits import Limit
from backroom.server.lobby import is_theirs
from backroom.server.messages import HouseLimits
from backroom.server.problems import NotDone
from backroom.server.store import Store, StoreLost
from backroom.server.world import now, steady, token_hex

HOUSE_KIND, LIMITS, NEWCOMER = "house", "limits", "newcomer"
FRESH_FOR = 2.0  # seconds after which it is read again
HOUR, MINUTE = 3600.0, 60.0
TABLES_AT_MOST = 10_000  # of a visitor that are looked at


class Allowance:
    """What is set, and who has used how much of it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._set = HouseLimits()
        self._read_at: float | None = None
        self._lines = Limit(1.0, 1.0, steady)  # by player; made anew when another number is set
        self._turn = asyncio.Lock()  # of newcomers: each must be counted before the next

    async def now(self) -> HouseLimits:
        """What is set."""
        if self._read_at is None or steady() - self._read_at >= FRESH_FOR:
            try:
                data = await self._store.get(HOUSE_KIND, LIMITS)
            except StoreLost:
                return self._set  # what was known holds on
            self._note(HouseLimits() if data is None else json.decode(data, type=HouseLimits))
        return self._set

    async def set(self, wanted: HouseLimits) -> None:
        """Allow as much from now on."""
        await self._store.put(HOUSE_KIND, LIMITS, json.encode(wanted))
        self._note(wanted)

    def _note(self, found: HouseLimits) -> None:
        if found.lines and found.lines != self._set.lines:
            self._lines = Limit(found.lines / MINUTE, found.lines, steady)
        self._set, self._read_at = found, steady()

    async def admit(self) -> None:
        """One more newcomer; raises NotDone if there are enough for this hour."""
        most = (await self.now()).newcomers
        if most is None:
            return
        async with self._turn:
            if len(await self._store.find(NEWCOMER, "n")) >= most:
                raise NotDone("no_newcomers")
            await self._store.put(NEWCOMER, f"n{token_hex(8)}", b"", now() + HOUR)

    async def check_may_open(self, player: str) -> None:
        """Raises NotDone for somebody who is at enough tables that are not over."""
        most = (await self.now()).tables
        if most is None:
            return
        rows = await self._store.tables_of(player, TABLES_AT_MOST)
        if sum(row.open and is_theirs(row, player) for row in rows) >= most:
            raise NotDone("enough_tables")

    async def spend_line(self, player: str) -> None:
        """Somebody says something; raises NotDone if that was enough for this minute."""
        most = (await self.now()).lines
        if most == 0:
            raise NotDone("enough_said")
        if most is not None:
            try:
                self._lines.spend(player)
            except NotDone as error:
                raise NotDone("enough_said") from error

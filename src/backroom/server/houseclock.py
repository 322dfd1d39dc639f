"""The house's own time: that of clocks and deadlines.

It only goes forward, whatever the time of day is set to, and stands still while no server is
running. The store keeps how far it has come.
"""

from backroom.server.store import STALLED_AFTER, Store
from backroom.server.world import now, steady


class HouseClock:
    """What one process reads of it. Between two signs of life it goes on for ten seconds at most:
    whoever gives none for longer, asleep or cut off from the store, counts as not running."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._shown = now()  # as a new house begins
        self._read_at = steady()

    async def start(self) -> None:
        """Go on where the house stopped."""
        self._shown, self._read_at = await self._store.now_alive(), steady()

    def read(self) -> float:
        """What it shows now."""
        return self._shown + min(steady() - self._read_at, STALLED_AFTER)

    async def keep(self) -> None:
        """Give a sign of life. Of many processes, the one that is furthest sets the time."""
        shown, read_at = self.read(), steady()
        self._shown, self._read_at = await self._store.now_alive(shown), read_at

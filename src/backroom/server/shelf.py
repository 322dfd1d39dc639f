"""Finished tables that a player has put away: they are no longer in that player's list."""

from msgspec import DecodeError, ValidationError

from backroom.server.cards import belongs, decode_card
from backroom.server.problems import NotDone
from backroom.server.store import Store, TableRow

KIND = "away"
FINISHED = ("over", "closed", "frozen")


class Shelf:
    """Who has put which table away."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tables(self, player: str) -> frozenset[str]:
        """What a player has put away."""
        start = f"{player}/"
        return frozenset(key.removeprefix(start) for key in await self._store.find(KIND, start))

    async def put(self, player: str, table: str) -> None:
        """Put a finished table away; raises NotDone."""
        row = await self._store.table(table)
        if row is None or not _is_ones_own(row, player):
            raise NotDone("no_table")
        if decode_card(row.head, player, 0.0).phase not in FINISHED:
            raise NotDone("not_over")
        await self._store.put(KIND, f"{player}/{table}", b"")

    async def take(self, player: str, table: str) -> None:
        """Have it in the list again."""
        await self._store.take(KIND, f"{player}/{table}")


def _is_ones_own(row: TableRow, player: str) -> bool:
    try:
        return belongs(row.head, player)
    except (DecodeError, ValidationError):
        return False

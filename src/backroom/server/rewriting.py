"""Somebody is somebody else now: in all that is kept of a table.

A log says who sat down, spoke and chose. When a player is renamed, becomes the same as another one,
or wants to be forgotten, what it says of them is said anew, in rows of before too; nothing else in
them changes. It is done to the plain data, so it holds for every row that there is or will be.
"""

from collections.abc import Callable
from typing import Any

from msgspec import DecodeError, json, to_builtins

from backroom.server.messages import Player
from backroom.server.store import LogRow, Store

Anew = Callable[[bytes], bytes]
UNSAID = "…"


class Renamer:
    """Says of one player, wherever data names them, who they are now."""

    def __init__(self, player: str, becomes: Player, *, forget: bool = False) -> None:
        self._player = player
        self._becomes = becomes
        self._forget = forget  # also what they have said

    def __call__(self, data: bytes) -> bytes:
        """The same data, of whom the player is now."""
        if self._player.encode() not in data:
            return data
        try:
            return json.encode(self._anew(json.decode(data)))
        except DecodeError:  # damaged: at least it names nobody any more
            return data.replace(self._player.encode(), self._becomes.player.encode())

    def _anew(self, value: Any) -> Any:
        if isinstance(value, dict):
            return self._object_anew(value)
        if isinstance(value, list):
            return [self._anew(one) for one in value]
        return self._word_anew(value) if isinstance(value, str) else value

    def _object_anew(self, value: dict[str, Any]) -> dict[str, Any]:
        if value.get("player") == self._player and "name" in value:
            is_bot = value.get("bot", False)
            return to_builtins(  # type: ignore[no-any-return]
                Player(self._becomes.player, self._becomes.name, is_bot, self._becomes.face)
            )
        anew = {self._word_anew(name): self._anew(part) for name, part in value.items()}
        if self._forget and anew.get("row") == "said" and anew != value:
            anew["said"] = UNSAID
        return anew

    def _word_anew(self, word: str) -> str:
        """A player's name as it is alone, or with which a command's name begins."""
        first, slash, rest = word.partition("/")
        return self._becomes.player + slash + rest if first == self._player else word


async def rewrite_kept(
    store: Store, table: str, player: str, becomes: str | None, anew: Anew
) -> None:
    """Say anew all that is kept of a table. To do it twice does no harm."""
    row = await store.table(table)
    if row is None:
        return
    rows = [(kept, anew(kept.data)) for kept in await store.read(table)]
    finished = await store.recorded(table)
    await store.rewrite(
        table,
        [LogRow(kept.number, data) for kept, data in rows if data != kept.data],
        anew(row.head),
        None if finished is None else anew(finished.data),
        player,
        becomes,
    )

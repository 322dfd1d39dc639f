"""Who is connected at other processes of the same house, by word of mouth.

Nothing of this is kept. A process tells the others whenever somebody comes to one of its tables or
goes, asks them when it opens a table, and gives a sign of life now and then; whoever falls silent
is counted as gone, with all who were connected there.
"""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress

from msgspec import DecodeError, Struct, ValidationError, json

from backroom.server.messages import Player, ToldOf
from backroom.server.room import Room
from backroom.server.scenes import Present
from backroom.server.store import Store, StoreLost
from backroom.server.world import token_hex

PULSE = 5.0  # seconds between two signs of life
SILENT_AFTER = 20.0  # seconds after which a process that gave none is gone


class Word(Struct, omit_defaults=True):
    """What one process tells the others: of a table, or only that it is there."""

    process: str
    table: str | None = None
    seats: list[int] = []
    spectators: int = 0
    looking: list[int] = []
    asks: bool = False  # whether the others should tell what they have of this table
    ended: str | None = None  # a player of whom a session is over,
    session: str | None = None  # namely this one; None: all
    told: str | None = None  # a player who is to be told,
    notice: ToldOf | None = None  # this
    renamed: Player | None = None  # somebody who is called like this from now on
    rewritten: str | None = None  # a table of which rows of before say something else now


_decoder = json.Decoder(Word)


class Grapevine:
    """What this process says and hears."""

    def __init__(
        self,
        store: Store,
        room_of: Callable[[str], Room | None],
        end_visits: Callable[[str, str | None], None],
        tell_of: Callable[[str, ToldOf], object],
        rename: Callable[[Player], None],
        reread: Callable[[str], None],
    ) -> None:
        self._store = store
        self._room_of = room_of
        self._end_visits = end_visits
        self._tell_of = tell_of
        self._rename = rename
        self._reread = reread
        self._process = token_hex(8)
        self._heard_at: dict[str, float] = {}  # by process
        self._pulse_at = 0.0
        self._speaking = asyncio.Lock()  # of two words about a table the later one must stay

    async def tell_of(self, room: Room, *, asks: bool = False) -> None:
        """Tell the others who is connected to a table here."""
        async with self._speaking:
            here = room.present_here()
            seats, looking = sorted(here.seats), sorted(here.looking)
            await self._say(Word(self._process, room.name, seats, here.spectators, looking, asks))

    async def tell_of_end(self, player: str, session: str | None) -> None:
        """Tell the others that a session of a player, or every one, is over."""
        await self._say(Word(self._process, ended=player, session=session))

    async def tell_of_notice(self, player: str, notice: ToldOf) -> None:
        """Tell the others what a player's pages are to show."""
        await self._say(Word(self._process, told=player, notice=notice))

    async def tell_of_name(self, player: Player) -> None:
        """Tell the others how somebody is called from now on."""
        await self._say(Word(self._process, renamed=player))

    async def tell_of_rewriting(self, table: str) -> None:
        """Tell the others that rows of a table which they may have read say something else now."""
        await self._say(Word(self._process, rewritten=table))

    async def hear(self, text: str, now: float) -> None:
        """Another process, or this one, has said something."""
        try:
            word = _decoder.decode(text)
        except (DecodeError, ValidationError):
            return  # of another version, while one process after the other is upgraded
        if word.process == self._process:
            return
        self._heard_at[word.process] = now
        if word.ended is not None:
            self._end_visits(word.ended, word.session)
        if word.told is not None and word.notice is not None:
            self._tell_of(word.told, word.notice)
        if word.renamed is not None:
            self._rename(word.renamed)
        if word.rewritten is not None:
            self._reread(word.rewritten)
        room = None if word.table is None else self._room_of(word.table)
        if room is None:
            return
        present = Present(frozenset(word.seats), word.spectators, frozenset(word.looking))
        room.note_elsewhere(word.process, present)
        if word.asks and room.watchers:
            await self.tell_of(room)

    async def mind(self, rooms: Collection[Room], now: float) -> None:
        """Give a sign of life, and forget who gave none."""
        if now - self._pulse_at >= PULSE:
            self._pulse_at = now
            await self._say(Word(self._process))
        for process, heard_at in list(self._heard_at.items()):
            if now - heard_at > SILENT_AFTER:
                del self._heard_at[process]
                for room in rooms:
                    room.note_elsewhere(process, Present(frozenset(), 0))

    async def _say(self, word: Word) -> None:
        with suppress(StoreLost):  # everybody asks again when the store is back
            await self._store.announce(json.encode(word).decode())

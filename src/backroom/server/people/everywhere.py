"""Somebody is called otherwise, is the same as somebody else, or is to be forgotten: everywhere.

That takes a while, so it is an errand that is kept until it is done: a server that is killed goes
on with it when it starts again.
"""

import asyncio
import logging
from typing import Literal

from msgspec import Struct, json

from backroom.server.connection import Visitor
from backroom.server.hub import Hub
from backroom.server.identity import FORMER, Identity
from backroom.server.messages import Leave, Player
from backroom.server.problems import NotDone
from backroom.server.rewriting import Renamer
from backroom.server.store import Mention, Store, StoreLost
from backroom.server.world import token_hex

ALL_TABLES = 1_000_000
# What names a player among things of others, or of the house, whose audit log nobody empties; all
# else that names one is the player's own.
OF_OTHERS = ("player", "audit")
# What does not go along when a guest becomes somebody else.
STAYS = ("session", "era", "player", "challenge", "errand", "settings", "keeper", "duty")

logger = logging.getLogger("backroom.server")


class Errand(Struct):
    """What is to be said of a player, everywhere."""

    what: Literal["rename", "join", "forget"]
    player: str
    becomes: Player


class Everywhere:
    """Carries it out."""

    def __init__(self, hub: Hub, identity: Identity) -> None:
        self._hub = hub
        self._store: Store = hub.store
        self._identity = identity
        self._turn = asyncio.Lock()  # of two names the later one must stay

    async def go_on(self) -> None:
        """Finish what a server before this one has begun."""
        for data in (await self._store.find("errand", "of/")).values():
            errand = json.decode(data, type=Errand)
            try:
                await self._run(errand)
            except StoreLost:
                return  # the next start goes on
            except Exception:
                logger.exception("what is to be said of %s could not be", errand.player)

    async def rename(self, player: Player) -> None:
        """A player is called otherwise, at once at all tables."""
        await self._hub.rename(player)
        await self._send(Errand("rename", player.player, player))

    async def join(self, guest: str, person: Player) -> None:
        """All that a guest has belongs to a person from now on; raises NotDone if both sit at a
        table that is not over, where they would be one."""
        await self._check_apart(guest, person.player)
        await self._send(Errand("join", guest, person))

    async def forget(self, visitor: Visitor) -> int:
        """Get up everywhere, and be forgotten; at how many tables a former player is left."""
        player = visitor.player.player
        for row in await self._store.tables_of(player, ALL_TABLES):
            if row.open:
                await self._leave(visitor, row.id)
        for token in await self._identity.tokens(player):
            await self._forget(token.player.player)
        return await self._forget(player)

    async def _forget(self, player: str) -> int:
        return await self._send(Errand("forget", player, Player(token_hex(8), FORMER)))

    async def _leave(self, visitor: Visitor, table: str) -> None:
        command = Leave(id=token_hex(8), table=table)
        try:
            await self._hub.command(visitor, command)
        except NotDone:
            return  # they do not sit there, or a bot plays for them already

    async def _check_apart(self, guest: str, person: str) -> None:
        theirs = {row.id for row in await self._store.tables_of(person, ALL_TABLES) if row.open}
        rows = await self._store.tables_of(guest, ALL_TABLES)
        for table in [row.id for row in rows if row.id in theirs]:
            seated = (await self._hub.room(table)).table
            if None not in (seated.seat_of(guest), seated.seat_of(person)):
                raise NotDone("both_seated")

    async def _send(self, errand: Errand) -> int:
        async with self._turn:
            await self._store.put("errand", f"of/{errand.player}", json.encode(errand))
            return await self._run(errand)

    async def _run(self, errand: Errand) -> int:
        """All of it, from the beginning: to do a part twice does no harm."""
        anew = Renamer(errand.player, errand.becomes, forget=errand.what == "forget")
        becomes = None if errand.what == "forget" else errand.becomes.player
        tables = await self._store.tables_of(errand.player, ALL_TABLES)
        for row in tables:
            await self._hub.rewrite(row.id, errand.player, becomes, anew)
        if errand.what != "rename":
            await self._identity.end_all(errand.player)
            await self._hub.end_visits(errand.player)
            await self._store.forget_notices(errand.player)
            for mention in await self._store.mentions(errand.player):
                await self._see_to(errand, mention, anew)
        await self._store.take("errand", f"of/{errand.player}")
        return len(tables)

    async def _see_to(self, errand: Errand, mention: Mention, anew: Renamer) -> None:
        if mention.kind == "errand":
            return  # it goes last
        if mention.kind in OF_OTHERS and errand.player not in mention.key:
            await self._store.put(mention.kind, mention.key, anew(mention.data), mention.expires)
            return
        if errand.what == "join" and mention.kind not in STAYS:
            key = mention.key.replace(errand.player, errand.becomes.player)
            if key == mention.key or await self._store.get(mention.kind, key) is None:
                await self._store.put(mention.kind, key, anew(mention.data), mention.expires)
            if key == mention.key:
                return
        await self._store.take(mention.kind, mention.key)

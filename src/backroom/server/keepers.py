"""Keepers: people who keep order in the house from its page, behind a passkey of theirs.

Whoever runs the house appoints them, and with them the passkeys that they have at that moment. One
that is made later opens nothing until they are appointed again: so whoever gets hold of a browser
that is signed in, and makes a passkey there, still stands before a closed door.
"""

from typing import Any

from msgspec import Struct, json

from backroom.server.connection import Visitor
from backroom.server.messages import Duty, KeeperCard, Player
from backroom.server.people.messages import PasskeyOptions
from backroom.server.people.passkeys import Passkeys
from backroom.server.problems import NotDone
from backroom.server.security import Page
from backroom.server.store import Store
from backroom.server.world import now

KEEPER, DUTY = "keeper", "duty"
DUTY_SECONDS = 3600.0  # for which the house stays open in a browser


class Appointment(Struct, kw_only=True):
    """Somebody is a keeper, with these passkeys."""

    player: Player
    passkeys: list[str]
    since: float


class Keepers:
    """Who they are, and which of them are at work."""

    def __init__(self, store: Store, passkeys: Passkeys) -> None:
        self._store = store
        self._passkeys = passkeys

    # Whoever runs the house.

    async def appoint(self, player: Player) -> None:
        """Make somebody a keeper, with the passkeys that they have now; raises NotDone."""
        keys = [one.key for one in await self._passkeys.of(player.player)]
        if not keys:
            raise NotDone("keeper_without_passkey")
        data = json.encode(Appointment(player=player, passkeys=keys, since=now()))
        await self._store.put(KEEPER, player.player, data)

    async def dismiss(self, player: str) -> None:
        """Somebody is no keeper any more, at once; raises NotDone."""
        if await self._store.take(KEEPER, player) is None:
            raise NotDone("not_keeper")

    async def all(self) -> list[KeeperCard]:
        """All keepers, the first appointed first."""
        found: list[Appointment] = []
        for first in "0123456789abcdef":  # players are called by such letters
            kept = await self._store.find(KEEPER, first)
            found += [json.decode(data, type=Appointment) for data in kept.values()]
        found.sort(key=lambda one: one.since)
        return [KeeperCard(one.player, len(one.passkeys), one.since) for one in found]

    # Keepers.

    async def duty(self, visitor: Visitor) -> Duty:
        """Whether a visitor is a keeper, and until when the house is open to this browser."""
        appointed = await self._appointment(visitor.player.player)
        data = await self._store.get(DUTY, visitor.session) if appointed else None
        kept = None if data is None else json.decode(data, type=Duty)
        until = kept.until if kept is not None and kept.player == visitor.player.player else None
        return Duty(player=visitor.player.player, keeper=appointed is not None, until=until)

    async def options(self, player: str, page: Page) -> PasskeyOptions:
        """What a keeper's browser needs to open the house; raises NotDone."""
        await self._keeper(player)
        return await self._passkeys.keeper_options(player, page)

    async def open(self, visitor: Visitor, answer: dict[str, Any], page: Page) -> Duty:
        """Open the house to a keeper's browser, for a while; raises NotDone."""
        player = visitor.player.player
        appointed = await self._keeper(player)
        key = await self._passkeys.keep_house(player, answer, page)
        if key not in appointed.passkeys:
            raise NotDone("other_passkey")
        duty = Duty(player=player, keeper=True, until=now() + DUTY_SECONDS)
        await self._store.put(DUTY, visitor.session, json.encode(duty), now() + DUTY_SECONDS)
        return duty

    async def close(self, visitor: Visitor) -> Duty:
        """Close it again."""
        await self._store.take(DUTY, visitor.session)
        return await self.duty(visitor)

    async def _keeper(self, player: str) -> Appointment:
        appointed = await self._appointment(player)
        if appointed is None:
            raise NotDone("not_keeper")
        return appointed

    async def _appointment(self, player: str) -> Appointment | None:
        data = await self._store.get(KEEPER, player)
        return None if data is None else json.decode(data, type=Appointment)

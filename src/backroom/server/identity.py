"""Who somebody is: guests with a session cookie, remote bots with a token.

Secrets are kept as hashes only: whoever reads the store cannot take anybody's place.
"""

import time
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Literal

from msgspec import Struct, json

from backroom.server.connection import Visitor
from backroom.server.messages import NewToken, Player, Token
from backroom.server.problems import NotDone
from backroom.server.store import Store

SESSION_SECONDS = 400 * 86_400  # as long as browsers keep a cookie
INVITATION_SECONDS = 30 * 86_400
SECRET_BYTES = 24


class Guest(Struct):
    """What is known of a player."""

    name: str
    muted: list[str] = []


class Session(Struct):
    player: str


class BotToken(Struct):
    player: Player
    scope: Literal["play", "watch"]
    table: str | None


class InvitationKept(Struct):
    table: str
    seat: int


class Identity:
    """Players, their sessions and tokens, and invitations."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # People.

    async def new_session(self, name: str) -> tuple[str, Player]:
        """A new guest; the secret of the session is for the guest's browser alone."""
        player = Player(token_hex(8), clean_name(name))
        secret = token_urlsafe(SECRET_BYTES)
        await self._put_guest(player.player, Guest(player.name))
        data = json.encode(Session(player.player))
        await self._store.put("session", hashed(secret), data, time.time() + SESSION_SECONDS)
        return secret, player

    async def by_session(self, secret: str) -> Visitor | None:
        """Whose session this is."""
        data = await self._store.get("session", hashed(secret))
        if data is None:
            return None
        session = json.decode(data, type=Session)
        guest = await self._guest(session.player)
        return Visitor(Player(session.player, guest.name))

    async def rename(self, visitor: Visitor, name: str) -> Player:
        """Another name; tables where one sits keep the old one."""
        guest = await self._guest(visitor.player.player)
        guest.name = clean_name(name)
        await self._put_guest(visitor.player.player, guest)
        return Player(visitor.player.player, guest.name, visitor.player.bot)

    async def muted(self, player: str) -> frozenset[str]:
        """Whom a player does not want to hear."""
        return frozenset((await self._guest(player)).muted)

    async def mute(self, player: str, other: str, muted: bool) -> frozenset[str]:
        """Hear no more of somebody, or again."""
        guest = await self._guest(player)
        wanted = [name for name in guest.muted if name != other]
        if muted:
            wanted = [*wanted[-199:], other]
        guest.muted = wanted
        await self._put_guest(player, guest)
        return frozenset(wanted)

    async def _guest(self, player: str) -> Guest:
        data = await self._store.get("player", player)
        return Guest("?") if data is None else json.decode(data, type=Guest)

    async def _put_guest(self, player: str, guest: Guest) -> None:
        await self._store.put("player", player, json.encode(guest))

    # Remote bots.

    async def new_token(self, wanted: NewToken) -> Token:
        """A token for a remote bot, which is a player of its own."""
        player = Player(token_hex(8), clean_name(wanted.name), bot=True)
        secret = token_urlsafe(SECRET_BYTES)
        kept = BotToken(player, wanted.scope, wanted.table)
        await self._put_guest(player.player, Guest(player.name))
        await self._store.put(
            "token", hashed(secret), json.encode(kept), time.time() + SESSION_SECONDS
        )
        return Token(secret, player, wanted.scope, wanted.table)

    async def by_token(self, secret: str) -> Visitor | None:
        """Whose token this is."""
        data = await self._store.get("token", hashed(secret))
        if data is None:
            return None
        kept = json.decode(data, type=BotToken)
        return Visitor(kept.player, kept.scope, kept.table)

    # Invitations.

    async def new_invitation(self, table: str, seat: int) -> str:
        """A secret that is worth a seat, once."""
        secret = token_urlsafe(SECRET_BYTES)
        data = json.encode(InvitationKept(table, seat))
        await self._store.put("invitation", hashed(secret), data, time.time() + INVITATION_SECONDS)
        return secret

    async def look_at_invitation(self, secret: str) -> InvitationKept:
        """What an invitation is good for; raises NotDone."""
        return _invitation(await self._store.get("invitation", hashed(secret)))

    async def take_invitation(self, secret: str) -> InvitationKept:
        """The same, for the last time: of many who use it at once, one gets it."""
        return _invitation(await self._store.take("invitation", hashed(secret)))


def _invitation(data: bytes | None) -> InvitationKept:
    if data is None:
        raise NotDone("no_invitation")
    return json.decode(data, type=InvitationKept)


def hashed(secret: str) -> str:
    """Secrets are long and random, so a plain hash of them tells nothing."""
    return sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name that can be shown; raises NotDone."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not clean:
        raise NotDone("bad_name")
    return clean

"""Who somebody is: guests with a session cookie, remote bots with a token.

Secrets are kept as hashes only: whoever reads the store cannot take anybody's place.
"""

from hashlib import sha256
from typing import Literal

from msgspec import Struct, json

from backroom.server.connection import Visitor
from backroom.server.messages import NewToken, Player, Token, TokenCard
from backroom.server.names import clean_name
from backroom.server.problems import NotDone
from backroom.server.store import Store
from backroom.server.world import now, token_hex, token_urlsafe

FORMER = ""  # the name of a player who wants to be forgotten; nobody can choose it
SESSION_SECONDS = 400 * 86_400  # as long as browsers keep a cookie
INVITATION_SECONDS = 30 * 86_400
SECRET_BYTES = 24
TOKENS_AT_MOST = 50  # of one person


class Guest(Struct):
    """What is known of a player."""

    name: str
    muted: list[str] = []
    face: int | None = None


class Session(Struct):
    """One browser of a player. Its era must be the player's: a new one ends all sessions."""

    player: str
    era: str = ""


class BotToken(Struct):
    player: Player
    scope: Literal["play", "watch"]
    table: str | None
    owner: str | None = None  # who made it; tokens of long ago do not say


class TokenKept(Struct):
    """What a person can know of a token of theirs, and where the token itself is kept."""

    key: str
    card: TokenCard


class InvitationKept(Struct):
    table: str
    seat: int


class Identity:
    """Players, their sessions and tokens, and invitations."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # People.

    async def new_session(self, name: str, face: int | None = None) -> tuple[str, Player]:
        """A new guest; the secret of the session is for the guest's browser alone."""
        player = Player(token_hex(8), clean_name(name), face=face)
        await self._put_guest(player.player, Guest(player.name, face=player.face))
        return await self._begin_session(player.player, ""), player

    async def begin_session(self, player: str) -> str:
        """One more browser is a player's: the secret of its session."""
        return await self._begin_session(player, await self._era(player))

    async def _begin_session(self, player: str, era: str) -> str:
        secret = token_urlsafe(SECRET_BYTES)
        data = json.encode(Session(player, era))
        await self._store.put("session", hashed(secret), data, now() + SESSION_SECONDS)
        return secret

    async def by_session(self, secret: str) -> Visitor | None:
        """Whose session this is."""
        data = await self._store.get("session", hashed(secret))
        if data is None:
            return None
        session = json.decode(data, type=Session)
        if session.era != await self._era(session.player):
            return None
        player = await self.player(session.player)
        return None if player is None else Visitor(player, session=hashed(secret))

    async def player(self, name: str) -> Player | None:
        """How a player is called; None if there is none any more."""
        data = await self._store.get("player", name)
        if data is None:
            return None
        guest = json.decode(data, type=Guest)
        return Player(name, guest.name, face=guest.face)

    async def end_session(self, visitor: Visitor) -> None:
        """A browser is no longer the player's."""
        await self._store.take("session", visitor.session)

    async def end_sessions(self, visitor: Visitor) -> None:
        """Whoever came as this player before has to come as somebody else."""
        await self.end_all(visitor.player.player)

    async def end_all(self, player: str) -> None:
        """The same of a player who does not ask for it."""
        await self._new_era(player)

    async def end_other_sessions(self, visitor: Visitor) -> str:
        """The same for all but the one who asks: the secret of the only session that is left."""
        player = visitor.player.player
        return await self._begin_session(player, await self._new_era(player))

    async def _era(self, player: str) -> str:
        return (await self._store.get("era", player) or b"").decode()

    async def _new_era(self, player: str) -> str:
        era = token_hex(8)
        await self._store.put("era", player, era.encode())
        return era

    async def rename(self, visitor: Visitor, name: str, face: int | None) -> Player:
        """Another name and face."""
        guest = await self._guest(visitor.player.player)
        guest.name, guest.face = clean_name(name), face
        await self._put_guest(visitor.player.player, guest)
        return Player(visitor.player.player, guest.name, visitor.player.bot, guest.face)

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

    async def new_token(self, owner: str, wanted: NewToken) -> Token:
        """A token for a remote bot, which is a player of its own; raises NotDone."""
        if len(await self.tokens(owner)) >= TOKENS_AT_MOST:
            raise NotDone("too_many_tokens")
        player = Player(token_hex(8), clean_name(wanted.name), bot=True)
        secret, until = token_urlsafe(SECRET_BYTES), now() + SESSION_SECONDS
        token = BotToken(player, wanted.scope, wanted.table, owner)
        card = TokenCard(player, wanted.scope, wanted.table, now())
        await self._put_guest(player.player, Guest(player.name))
        # First where the owner finds it: there must be no token that nobody can revoke.
        listed = json.encode(TokenKept(hashed(secret), card))
        await self._store.put("token-of", f"{owner}/{player.player}", listed, until)
        await self._store.put("token", hashed(secret), json.encode(token), until)
        return Token(secret, player, wanted.scope, wanted.table)

    async def by_token(self, secret: str) -> Visitor | None:
        """Whose token this is."""
        data = await self._store.get("token", hashed(secret))
        if data is None:
            return None
        kept = json.decode(data, type=BotToken)
        return Visitor(kept.player, kept.scope, kept.table, hashed(secret), kept.owner)

    async def tokens(self, owner: str) -> list[TokenCard]:
        """The tokens that a person has made, the oldest first."""
        found = (await self._store.find("token-of", f"{owner}/")).values()
        cards = [json.decode(data, type=TokenKept).card for data in found]
        return sorted(cards, key=lambda card: card.made)

    async def revoke_token(self, owner: str, bot: str) -> None:
        """A program comes in no more; raises NotDone if the person has made no such token."""
        place = f"{owner}/{bot}"
        listed = await self._store.get("token-of", place)
        if listed is None:
            raise NotDone("no_token")
        # The token goes first, for the same reason.
        await self._store.take("token", json.decode(listed, type=TokenKept).key)
        await self._store.take("token-of", place)

    # Invitations.

    async def new_invitation(self, table: str, seat: int) -> str:
        """A secret that is worth a seat, once."""
        secret = token_urlsafe(SECRET_BYTES)
        data = json.encode(InvitationKept(table, seat))
        await self._store.put("invitation", hashed(secret), data, now() + INVITATION_SECONDS)
        return secret

    async def look_at_invitation(self, secret: str) -> InvitationKept:
        """What an invitation is good for; raises NotDone."""
        data = await self._store.get("invitation", hashed(secret))
        if data is None:
            raise NotDone("no_invitation")
        return json.decode(data, type=InvitationKept)

    async def use_up_invitation(self, secret: str) -> None:
        """Somebody has the seat."""
        await self._store.take("invitation", hashed(secret))


def hashed(secret: str) -> str:
    """Secrets are long and random, so a plain hash of them tells nothing."""
    return sha256(secret.encode()).hexdigest()

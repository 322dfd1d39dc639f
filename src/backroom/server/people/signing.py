"""Signing in: a browser becomes that of a person. If a guest with tables plays in it already, it is
asked first what becomes of them."""

from msgspec import Struct, json

from backroom.server.connection import Visitor
from backroom.server.identity import Identity, hashed
from backroom.server.lobby import is_theirs
from backroom.server.messages import Player
from backroom.server.people.everywhere import Everywhere
from backroom.server.people.messages import SignedIn, WaysBack
from backroom.server.people.passkeys import Passkeys
from backroom.server.people.recovery import RecoveryCodes
from backroom.server.problems import NotDone
from backroom.server.store import Store
from backroom.server.world import now, token_urlsafe

TICKET_SECONDS = 600.0
TICKET_BYTES = 24


class Ticket(Struct):
    """Somebody has shown who they are, in a browser that is a guest's."""

    person: str
    guest: str


class Signing:
    """Who comes in as whom."""

    def __init__(self, store: Store, identity: Identity, everywhere: Everywhere) -> None:
        self._store = store
        self._identity = identity
        self._everywhere = everywhere
        self.passkeys = Passkeys(store)
        self.recovery = RecoveryCodes(store)

    async def ways_back(self, player: str) -> WaysBack:
        """How a player can come back."""
        cards = [one.card() for one in await self.passkeys.of(player)]
        return WaysBack(passkeys=cards, recovery=await self.recovery.card(player))

    async def is_kept(self, player: str) -> bool:
        """Whether a player can come back at all; if not, they are a guest."""
        ways = await self.ways_back(player)
        return bool(ways.passkeys) or ways.recovery is not None

    async def sign_in(self, here: Visitor | None, person: str) -> tuple[SignedIn, str | None]:
        """Somebody has shown who they are: the secret of their new session, if nothing is left to
        be asked. Raises NotDone if they are nobody any more."""
        player = await self._known(person)
        tables = await self._at_stake(here, person)
        if here is not None and tables > 0:
            ticket = token_urlsafe(TICKET_BYTES)
            data = json.encode(Ticket(person, here.player.player))
            await self._store.put("sign-in", hashed(ticket), data, now() + TICKET_SECONDS)
            return SignedIn(player=None, person=player, ticket=ticket, tables=tables), None
        return await self._begin(here, player)

    async def finish(self, here: Visitor, ticket: str, *, join: bool) -> tuple[SignedIn, str]:
        """The rest of it; raises NotDone."""
        data = await self._store.get("sign-in", hashed(ticket))
        kept = None if data is None else json.decode(data, type=Ticket)
        if kept is None or kept.guest != here.player.player:
            raise NotDone("old_challenge")
        player = await self._known(kept.person)
        if join:
            await self._everywhere.join(kept.guest, player)
        else:
            await self._identity.end_all(kept.guest)
        await self._store.take("sign-in", hashed(ticket))
        return await self._begin(None, player)

    async def _begin(self, here: Visitor | None, player: Player) -> tuple[SignedIn, str]:
        if here is not None:
            await self._identity.end_session(here)
        secret = await self._identity.begin_session(player.player)
        return SignedIn(player=player, person=player), secret

    async def _at_stake(self, here: Visitor | None, person: str) -> int:
        """How many tables would be lost with a guest."""
        if here is None or here.player.player == person or await self.is_kept(here.player.player):
            return 0
        guest = here.player.player
        return sum(is_theirs(row, guest) for row in await self._store.tables_of(guest))

    async def _known(self, person: str) -> Player:
        player = await self._identity.player(person)
        if player is None:
            raise NotDone("no_passkey")
        return player

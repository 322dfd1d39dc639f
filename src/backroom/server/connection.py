"""One client: who it is, what it watches, and what waits to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Literal

from msgspec import Struct, json
from msgspec.structs import replace

from backroom.server.messages import FromServer, Player, ToldOf, Waits, You
from backroom.server.problems import NotDone
from backroom.server.scenes import Eyes
from backroom.server.table import Table

CONNECTIONS_AT_MOST = 40  # of one player
NO_SESSION = 4401  # closing codes of our own
LET_GO = 4429
BYTES_WAITING = 2_000_000  # a client that reads slower than this is let go
TABLES_AT_ONCE = 32

_encode = json.Encoder().encode


class Visitor(Struct, frozen=True):
    """Who somebody is, and what they may do: a person may do everything, a token says what."""

    player: Player
    scope: Literal["play", "watch"] = "play"
    table: str | None = None  # the only table that a token is good for
    session: str = ""  # the session or token with which they came, hashed
    owner: str | None = None  # of a token: the person who made it
    address: str = ""  # where this visit comes from

    def check(self, table: str, *, playing: bool) -> None:
        """Raises NotDone for what a token does not allow."""
        if self.table not in (None, table) or (playing and self.scope != "play"):
            raise NotDone("not_allowed")

    def may_see(self, table: Table) -> bool:
        """Whether a table is theirs to see. Who belongs to a private one may make a token that
        lets a program look at it, as a spectator."""
        if table.head.public or table.is_member(self.player.player):
            return True
        is_for_it = self.table == table.head.table
        return is_for_it and self.owner is not None and table.is_member(self.owner)

    def check_may_see(self, table: Table) -> None:
        """Raises NotDone for a private table of others."""
        if not self.may_see(table):
            raise NotDone("not_allowed")


class Connection:
    """A client's socket. Nothing here waits for a slow client."""

    def __init__(
        self,
        visitor: Visitor,
        send: Callable[[str], Coroutine[Any, Any, None]],
        close: Callable[[int], Coroutine[Any, Any, None]],
    ) -> None:
        self.visitor = visitor
        self.language: str | None = None
        self.muted: frozenset[str] = frozenset()
        # By table: with whose eyes it is watched, and the last number that was sent.
        self.watching: dict[str, tuple[int, int]] = {}
        self.follows = False  # whether it wants to hear of all tables that wait for its player
        self.is_visible = True  # whether somebody can see what this client shows, as it says
        self.is_open = True
        self._send = send
        self._close = close
        self._waiting: deque[bytes] = deque()
        self._bytes_waiting = 0
        self._flushing: asyncio.Task[None] | None = None  # while the client reads too slowly
        self._closing: asyncio.Task[None] | None = None

    @property
    def player(self) -> Player:
        return self.visitor.player

    def eyes(self, audience: int) -> Eyes:
        """How this client sees a table."""
        return Eyes(audience, self.language, self.muted)

    def tell(self, message: FromServer) -> None:
        """Send a message of its own."""
        self.send(_encode(message))

    def send(self, data: bytes) -> None:
        """Send an encoded message, after those that wait."""
        if not self.is_open:
            return
        if self._flushing is None:
            try:
                rest = begin(self._send(data.decode()))
            except Exception:  # the other side is gone, in one of many ways
                self.is_open = False
                return
            if rest is not None:
                self._flushing = asyncio.create_task(self._flush(rest))
            return
        self._waiting.append(data)
        self._bytes_waiting += len(data)
        if self._bytes_waiting > BYTES_WAITING:
            self.drop()

    def drop(self, code: int = LET_GO) -> None:
        """Let the client go; it may come back and resume, if it still may come at all."""
        if self.is_open:
            self.is_open = False
            self._waiting.clear()
            self._closing = asyncio.create_task(self._close(code))

    async def _flush(self, first: Coroutine[Any, Any, None]) -> None:
        """Send what is under way, and all that comes to wait for it."""
        try:
            await first
            while self._waiting:
                data = self._waiting.popleft()
                self._bytes_waiting -= len(data)
                await self._send(data.decode())
        except Exception:
            self.is_open = False
        finally:
            self._flushing = None


class Door:
    """Who is connected to this process, by player."""

    def __init__(self) -> None:
        self._inside: dict[str, set[Connection]] = {}

    def let_in(self, connection: Connection) -> None:
        """One more; raises NotDone if it is one too many of the same player."""
        inside = self._inside.setdefault(connection.player.player, set())
        if len(inside) >= CONNECTIONS_AT_MOST:
            raise NotDone("too_many_requests")
        inside.add(connection)

    def see_out(self, connection: Connection) -> None:
        """One is gone."""
        player = connection.player.player
        self._inside[player].discard(connection)
        if not self._inside[player]:
            del self._inside[player]

    def tell_waits(self, player: str, table: str, waits: bool) -> None:
        """A table begins to wait for a player, or waits no more: tell whoever follows that."""
        for connection in self._inside.get(player, ()):
            if connection.follows:
                connection.tell(Waits(table=table, waits=waits))

    def tell_of(self, player: str, notice: ToldOf) -> bool:
        """Hand a notice to all pages of a player that follow; whether there is any."""
        pages = [one for one in self._inside.get(player, ()) if one.follows]
        for page in pages:
            page.tell(notice)
        return bool(pages)

    def rename(self, player: Player) -> None:
        """A player is called otherwise from now on: whoever is inside knows it at once."""
        for connection in self._inside.get(player.player, ()):
            connection.visitor = replace(connection.visitor, player=player)
            connection.tell(You(you=player))

    def end_visits(self, player: str, session: str | None = None) -> None:
        """A player's session, or every one, is over: nobody stays who came with it."""
        for connection in list(self._inside.get(player, ())):
            if session in (None, connection.visitor.session):
                connection.drop(NO_SESSION)


def begin(work: Coroutine[Any, Any, None]) -> Coroutine[Any, Any, None] | None:
    """Do some work as far as it goes without waiting; what is left of it, if anything.

    Nearly every message goes out at once, and a task for each would cost as much as the sending.
    (From Python 3.12 on asyncio can do this by itself; it calls such tasks eager.)
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return _go_on(work, waits_for)


async def _go_on(work: Coroutine[Any, Any, None], waits_for: asyncio.Future[Any]) -> None:
    try:
        while True:
            await asyncio.wait([waits_for])
            waits_for = work.send(None)
    except StopIteration:
        return
    finally:
        work.close()

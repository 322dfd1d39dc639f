"""A crowd of players for load tests: clients over sockets that choose at random, and remember what
the server has acknowledged.

Sessions and tables are laid into the store before the server starts, so that the limits which
strangers meet stay as they are.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

from msgspec import Struct, field, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from backroom.server.connection import Visitor
from backroom.server.crew import CrewHealth
from backroom.server.endpoint import COOKIE
from backroom.server.hub import Hub
from backroom.server.identity import Identity
from backroom.server.library import Library
from backroom.server.messages import (
    PROTOCOL,
    Act,
    AlwaysAsk,
    FromClient,
    Hello,
    Language,
    NewTable,
    Sit,
    Start,
    Unwatch,
    Watch,
)
from backroom.server.store import Store

RETRY = 0.05  # seconds between two tries to reach a server that is not there


class StoreAway(Exception):
    """The server cannot keep anything now, or does not know whether it has."""


GONE = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage, StoreAway)


class Guest(Struct):
    """A player who has a session."""

    player: str
    secret: str


class Group(Struct):
    """The people of a table, by seat, and the tables at which they play, one after the other."""

    guests: list[Guest]
    tables: list[str]


class Offer(Struct):
    """A choice that the server offers."""

    code: int


class Sight(Struct):
    """How a table stands, as far as it matters here."""

    phase: str
    decision: int | None
    choices: list[Offer]


class Incoming(Struct):
    """Any message of the server."""

    type: str
    id: str | None = None
    number: int = 0
    table: str | None = None
    scene: Sight | None = None
    code: str | None = None


class Diary(Struct):
    """What a crowd went through."""

    acked: list[tuple[str, str]] = field(default_factory=list)  # table, player/id
    latencies: list[float] = field(default_factory=list)
    views: int = 0
    reconnections: int = 0
    refused: int = 0  # because the store was away; whatever it was is asked for again
    problems: Counter[str] = field(default_factory=Counter)
    finished: set[str] = field(default_factory=set)


_decode = json.Decoder(Incoming).decode
_encode = json.Encoder().encode


async def gather_groups(
    store: Store,
    games: Sequence[str],
    groups: int,
    tables_each: int = 1,
    seats: int = 4,
    bots: Sequence[str] = (),
) -> list[Group]:
    """Groups of guests with sessions, each at tables of its own where the cards are dealt; bots sit
    on the last seats of every other round of games."""
    identity, hub = Identity(store), Hub(store, Library(), NoBots())

    async def gather(number: int) -> Group:
        first = number * seats + 1  # no two people have the same name, as in real life
        with_bots = bots if number // len(games) % 2 else ()
        places = range(seats - len(with_bots))
        people = [await identity.new_session(f"Player {first + seat}") for seat in places]
        visitors = [Visitor(player) for _, player in people]
        game = games[number % len(games)]
        tables = [await _dealt_table(hub, visitors, game, with_bots) for _ in range(tables_each)]
        return Group([Guest(player.player, secret) for secret, player in people], tables)

    gathered = list(await asyncio.gather(*map(gather, range(groups))))
    await hub.stop()
    return gathered


class NoBots:
    """Bots choose nothing until the real server starts."""

    health = CrewHealth(True, 0, 0)

    async def choose(self, job: object, claim: object) -> int | None:
        await asyncio.Event().wait()
        return None

    async def reckon(self, task: object, claim: object) -> bytes:
        await asyncio.Event().wait()
        return b""


async def _dealt_table(
    hub: Hub, visitors: Sequence[Visitor], game: str, bots: Sequence[str]
) -> str:
    seats = len(visitors) + len(bots)
    table = await hub.open(visitors[0], NewTable(game=game, seats=seats, bots=list(bots)))
    for seat, visitor in enumerate(visitors[1:], 1):
        await hub.command(visitor, Sit(id=f"sit{seat}", table=table, seat=seat))
    for visitor in visitors:  # who makes every choice alone is never answered for meanwhile
        await hub.command(visitor, AlwaysAsk(id="always", table=table, always=True))
    await hub.command(visitors[0], Start(id="start", table=table))
    return table


class Client:
    """One player, who comes back whenever the connection is lost and goes on where it was."""

    def __init__(
        self,
        guest: Guest,
        tables: Sequence[str],
        address: Callable[[], str],
        diary: Diary,
        *,
        think: Callable[[], float] = lambda: 0.0,
        language: Language | None = None,
        seed: int = 0,
    ) -> None:
        self.guest = guest
        self._tables = list(tables)
        self._address = address
        self._diary = diary
        self._think = think
        self._language: Language | None = language
        self._chance = random.Random(f"{guest.player}/{seed}")
        self._acts = 0
        self._saying: asyncio.Future[None] | None = None
        self._begin_table()

    def _begin_table(self) -> None:
        self._seen: int | None = None
        self._sight: Sight | None = None
        self._answered = -1  # the last decision that was acknowledged
        self._pending: Act | None = None
        self._sent_at = 0.0
        self._choosing: asyncio.TimerHandle | None = None

    async def play(self) -> None:
        """Play all tables to their ends."""
        while self._tables:
            try:
                async with visit(self._address(), self.guest) as socket:
                    await self._talk(socket)
            except GONE:
                self._diary.reconnections += 1
                await asyncio.sleep(RETRY)
            finally:
                if self._choosing is not None:
                    self._choosing.cancel()
                    self._choosing = None

    async def _talk(self, socket: ClientConnection) -> None:
        await say(socket, Hello(protocol=PROTOCOL, language=self._language))
        await say(socket, Watch(table=self._tables[0], since=self._seen))
        if self._pending is not None:
            await say(socket, self._pending)
        async for data in socket:
            self._hear(socket, _decode(data))
            if self._sight is not None and self._sight.phase == "over" and self._pending is None:
                await self._go_on(socket)
                if not self._tables:
                    return

    async def _go_on(self, socket: ClientConnection) -> None:
        """A game is over; the next one waits at another table."""
        over = self._tables.pop(0)
        self._diary.finished.add(over)
        self._begin_table()
        await say(socket, Unwatch(table=over))
        if self._tables:
            await say(socket, Watch(table=self._tables[0]))

    def _hear(self, socket: ClientConnection, message: Incoming) -> None:
        if message.code == "store_lost":
            self._diary.refused += 1
            raise StoreAway
        if message.type in ("table", "news") and message.table == self._tables[0]:
            self._seen, self._sight = message.number, message.scene
            self._diary.views += 1
        elif self._pending is not None and message.id == self._pending.id:
            self._settle(message)
        elif message.type == "problem":
            self._diary.problems[message.code or "?"] += 1
        self._consider(socket)

    def _settle(self, message: Incoming) -> None:
        """The answer to the pending choice."""
        assert self._pending is not None
        if message.type == "ack":
            self._diary.latencies.append(time.perf_counter() - self._sent_at)
            self._diary.acked.append(
                (self._pending.table, f"{self.guest.player}/{self._pending.id}")
            )
            self._answered = self._pending.decision
        else:
            self._diary.problems[message.code or "?"] += 1
        self._pending = None

    def _consider(self, socket: ClientConnection) -> None:
        sight = self._sight
        if self._pending is not None or self._choosing is not None or sight is None:
            return
        if sight.decision is None or sight.decision == self._answered or not sight.choices:
            return
        loop = asyncio.get_running_loop()
        self._choosing = loop.call_later(self._think(), self._choose, socket)

    def _choose(self, socket: ClientConnection) -> None:
        self._choosing = None
        sight = self._sight
        if self._pending is not None or sight is None or sight.decision is None:
            return
        self._acts += 1
        offer = self._chance.choice(sight.choices)
        self._pending = Act(
            id=f"act{self._acts}",
            table=self._tables[0],
            decision=sight.decision,
            action=offer.code,
        )
        self._sent_at = time.perf_counter()
        self._saying = asyncio.ensure_future(_try_to_say(socket, self._pending))


def visit(address: str, guest: Guest) -> connect:
    """A connection to a server, as the browser of a guest makes it."""
    return connect(
        f"ws://{address}/api/socket",
        additional_headers={"Cookie": f"{COOKIE}={guest.secret}"},
        origin=Origin(f"http://{address}"),
        compression=None,
        max_size=None,
        ping_interval=None,  # browsers send none
    )


async def say(socket: ClientConnection, message: FromClient) -> None:
    """Send a message."""
    await socket.send(_encode(message).decode())


async def _try_to_say(socket: ClientConnection, message: FromClient) -> None:
    """If the connection is lost meanwhile, the message is sent again over the next one."""
    with suppress(ConnectionClosed):
        await say(socket, message)

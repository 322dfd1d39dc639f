"""One client: who it is, what it watches, and what waits to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Literal

from msgspec import Struct, json

from backroom.server.messages import FromServer, Player
from backroom.server.problems import NotDone
from backroom.server.scenes import Eyes

BYTES_WAITING = 2_000_000  # a client that reads slower than this is let go
TABLES_AT_ONCE = 32

_encode = json.Encoder().encode


class Visitor(Struct, frozen=True):
    """Who somebody is, and what they may do: a person may do everything, a token says what."""

    player: Player
    scope: Literal["play", "watch"] = "play"
    table: str | None = None  # the only table that a token is good for

    def check(self, table: str, *, playing: bool) -> None:
        """Raises NotDone for what a token does not allow."""
        if self.table not in (None, table) or (playing and self.scope != "play"):
            raise NotDone("not_allowed")


class Connection:
    """A client's socket. Nothing here waits for a slow client."""

    def __init__(
        self,
        visitor: Visitor,
        send: Callable[[str], Coroutine[Any, Any, None]],
        close: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        self.visitor = visitor
        self.language: str | None = None
        self.muted: frozenset[str] = frozenset()
        # By table: with whose eyes it is watched, and the last number that was sent.
        self.watching: dict[str, tuple[int, int]] = {}
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

    def drop(self) -> None:
        """Let the client go; it may come back and resume."""
        if self.is_open:
            self.is_open = False
            self._waiting.clear()
            self._closing = asyncio.create_task(self._close())

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

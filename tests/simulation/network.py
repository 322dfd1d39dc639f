"""Sockets between players and servers: each keeps its order, takes its time, and may break.

What was under way when one breaks may still arrive, later than what is sent over the next one: so
commands come twice and in another order.
"""

import asyncio
from random import Random
from typing import Any

from backroom.server.endpoint import COOKIE
from simulation.processes import Process

HOST = b"house.example"
NOTICED_AFTER = 40.0  # seconds at most, until a server knows that a client is gone


class Wire:
    """One connection of a player to a server."""

    def __init__(self, process: Process, secret: str, chance: Random) -> None:
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()  # None: the connection is lost
        self.is_cut = False
        self.process = process
        self._chance = chance
        self._up: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._up_at = self._down_at = 0.0  # when the latest message arrives
        self._send_later({"type": "websocket.connect"})
        process.begin(self._serve(secret))

    async def _serve(self, secret: str) -> None:
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": "/api/socket",
            "raw_path": b"/api/socket",
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", HOST), (b"cookie", f"{COOKIE}={secret}".encode())],
            "client": ("192.0.2.1", 1),
            "server": (HOST.decode(), 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        try:
            await self.process.app(scope, self._up.get, self._send)
        finally:
            self._lose()

    def say(self, text: str) -> None:
        """A message of the player."""
        if not self.is_cut:
            self._send_later({"type": "websocket.receive", "text": text})

    def cut(self) -> None:
        """The player notices at once, the server some time later."""
        if self.is_cut:
            return
        self.is_cut = True
        self.inbox.put_nowait(None)
        noticed = self._chance.uniform(0, NOTICED_AFTER)
        self._up_at = max(self._up_at, asyncio.get_running_loop().time() + noticed)
        self._send_later({"type": "websocket.disconnect", "code": 1006})

    def _send_later(self, message: dict[str, Any]) -> None:
        loop = asyncio.get_running_loop()
        self._up_at = max(self._up_at, loop.time()) + self._latency()
        loop.call_at(self._up_at, self._up.put_nowait, message)

    async def _send(self, message: Any) -> None:
        """A message of the server."""
        if self.process.is_dead or self.is_cut:
            return
        if message["type"] == "websocket.close":
            self._lose()
        elif message["type"] == "websocket.send":
            loop = asyncio.get_running_loop()
            self._down_at = max(self._down_at, loop.time()) + self._latency()
            loop.call_at(self._down_at, self._arrive, message["text"])
            if self._chance.random() < 0.02:
                await asyncio.sleep(self._chance.uniform(0, 2))  # the player reads slowly

    def _arrive(self, text: str) -> None:
        if not self.is_cut:
            self.inbox.put_nowait(text)

    def _lose(self) -> None:
        if not self.is_cut:
            self.is_cut = True
            self.inbox.put_nowait(None)

    def _latency(self) -> float:
        return min(self._chance.expovariate(20), 2.0)

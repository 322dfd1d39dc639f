"""Frames of sockets, as clients may send them: whole, in pieces, together, against the rules."""

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from msgspec import json

from backroom.server.listening import frame_start
from backroom.server.socket import MESSAGE_AT_MOST
from house import PATIENCE, House, house, in_loop

PART, TEXT, BINARY, CLOSE, PING, PONG, LAST = 0, 1, 2, 8, 9, 10, 0x80
MASK = b"\x07\xf0\x5a\x81"
HELLO = b'{"type":"hello","protocol":1,"language":null}'
ASK = b'{"type":"ping"}'


def frame(text: bytes, first: int = LAST | TEXT) -> bytes:
    """A frame of a client, masked as it must be."""
    size = struct.pack("!BH", 0xFE, len(text)) if len(text) > 125 else bytes([0x80 + len(text)])
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(text))
    return bytes([first]) + size + MASK + masked


class Line:
    """A connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: what kind it is of, and its text."""
        async with asyncio.timeout(PATIENCE):
            first, size = await self._reader.readexactly(2)
            if size >= 126:
                more = await self._reader.readexactly(2 if size == 126 else 8)
                size = int.from_bytes(more, "big")
            return first & 15, await self._reader.readexactly(size)

    async def answers(self, count: int) -> list[str]:
        return [json.decode((await self.hear())[1])["type"] for _ in range(count)]

    async def closed_with(self) -> int:
        """The code with which the other side closes the connection."""
        while True:
            kind, text = await self.hear()
            if kind == CLOSE:
                return int.from_bytes(text[:2], "big")


@asynccontextmanager
async def line(server: House) -> AsyncIterator[Line]:
    """A guest's socket on which hello was said."""
    ann = await server.guest("Ann")
    host = urlsplit(server.address)
    reader, writer = await asyncio.open_connection(host.hostname, host.port)
    cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    writer.write(
        f"GET /api/socket HTTP/1.1\r\nHost: {host.netloc}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    one = Line(reader, writer)
    await one.send(frame(HELLO))
    assert await one.answers(1) == ["welcome"]
    yield one
    writer.close()


@in_loop
async def test_several_messages_may_come_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as server, line(server) as one:
        await one.send(frame(ASK) * 20)
        assert await one.answers(20) == ["pong"] * 20
        await one.send(frame(ASK, LAST | BINARY) + frame(ASK))
        assert await one.answers(2) == ["pong"] * 2


@in_loop
async def test_a_flood_of_messages_is_answered_in_order(tmp_path: Path) -> None:
    async with house(tmp_path) as server, line(server) as one:
        for number in range(45):  # after five more it would be let go
            say = {"type": "say", "id": f"n{number}", "table": "none", "said": "x"}
            await one.send(frame(json.encode(say)))
        for number in range(45):
            assert json.decode((await one.hear())[1])["id"] == f"n{number}"


@pytest.mark.parametrize("cut", [1, 2, 5, 6, 9])
@in_loop
async def test_a_message_may_come_in_pieces(tmp_path: Path, cut: int) -> None:
    async with house(tmp_path) as server, line(server) as one:
        for _ in range(3):
            await one.send(frame(ASK)[:cut])
            await asyncio.sleep(0.02)
            await one.send(frame(ASK)[cut:])
            await one.send(frame(b"nonsense") + frame(ASK))
            assert await one.answers(3) == ["pong", "problem", "pong"]


@in_loop
async def test_a_frame_in_the_middle_of_another_is_not_taken_for_a_message(tmp_path: Path) -> None:
    """A text whose own bytes are, masked, a whole frame: it comes in two pieces of which the second
    is that frame."""
    async with house(tmp_path) as server, line(server) as one:
        inner = frame(ASK)
        text = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(inner))
        outer = frame(text)
        assert outer.endswith(inner)
        await one.send(outer[: -len(inner)])
        await asyncio.sleep(0.05)
        await one.send(inner)
        await one.send(frame(ASK))
        heard = await one.hear()
        assert heard[0] == CLOSE or json.decode(heard[1])["type"] == "problem"


@in_loop
async def test_a_message_may_come_in_parts_with_others_between(tmp_path: Path) -> None:
    async with house(tmp_path) as server, line(server) as one:
        for parts in (
            [frame(ASK[:4], TEXT), frame(ASK[4:9], PART), frame(ASK[9:], LAST | PART)],
            [frame(ASK[:4], TEXT) + frame(b"", LAST | PONG), frame(ASK[4:], LAST | PART)],
        ):
            for part in parts:
                await one.send(part)
                await asyncio.sleep(0.02)
            assert await one.answers(1) == ["pong"]
        await one.send(frame(ASK[:4], TEXT) + frame(b"well?", LAST | PING))
        assert await one.hear() == (PONG, b"well?")
        await one.send(frame(ASK[4:], LAST | PART))
        assert await one.answers(1) == ["pong"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (b"\x81\x02hi", 1002),  # without a mask
        (frame(ASK, LAST | TEXT | 0x40), 1002),  # a bit that nobody has given a meaning
        (frame(ASK, LAST | PART), 1002),  # the end of nothing
        (frame(b"x" * (MESSAGE_AT_MOST + 1)), 1009),
        (b"\x81\xff" + b"\x7f" + b"\xff" * 7 + MASK, 1009),
        (frame(struct.pack("!H", 1000), LAST | CLOSE), 1000),
    ],
    ids=["no text", "no mask", "a bit", "no beginning", "too large", "huge", "goodbye"],
)
@in_loop
async def test_what_no_client_may_send_ends_the_connection(
    tmp_path: Path, data: bytes, code: int
) -> None:
    async with house(tmp_path) as server, line(server) as one:
        await one.send(data)
        assert await one.closed_with() == code


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_the_beginning_of_a_frame_says_how_long_it_is(size: int) -> None:
    first, more = frame_start(size)[0], frame_start(size)[1:]
    assert first == LAST | TEXT
    told = more[0] if len(more) == 1 else int.from_bytes(more[1:], "big")
    assert (told, len(more)) == (size, 1 if size <= 125 else 3 if size <= 65_535 else 9)

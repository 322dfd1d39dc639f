"""Those who get notices, on this machine: webhooks, push services, mail servers."""

import asyncio
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct, field, json

PATIENCE = 300.0  # seconds; a busy machine is no fault


class Post(Struct):
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float

    @property
    def said(self) -> dict[str, Any]:
        said: dict[str, Any] = json.decode(self.body)
        return said


class Receiver(Struct):
    """Takes requests, and answers as it is told."""

    address: str = ""
    posts: list[Post] = field(default_factory=list)
    answers: dict[str, int] = field(default_factory=dict)  # by path; 201 for the others
    heard: Callable[[Post], None] | None = None

    async def wait_for(self, count: int) -> list[Post]:
        """The posts, when there are so many."""
        async with asyncio.timeout(PATIENCE):
            while len(self.posts) < count:
                await asyncio.sleep(0.01)
        return self.posts

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            return  # whoever sent it was killed
        named = [line.partition(": ") for line in head[1:] if line]
        headers = {name.lower(): value for name, _, value in named}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        path = head[0].split(" ")[1]
        self.posts.append(Post(path, headers, body, asyncio.get_running_loop().time()))
        if self.heard is not None:
            self.heard(self.posts[-1])
        status = self.answers.get(path, 201)
        location = f"Location: {self.address}/elsewhere\r\n" if status // 100 == 3 else ""
        writer.write(f"HTTP/1.1 {status} X\r\n{location}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    """A receiver that listens."""
    one = Receiver()
    server = await asyncio.start_server(one.serve, "127.0.0.1", 0)
    one.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield one
    finally:
        server.close()


class Browser:
    """A browser's end of Web Push."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def way(self, endpoint: str) -> dict[str, str]:
        """What its page tells the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "way": "push",
            "endpoint": endpoint,
            "p256dh": urlsafe_b64encode(point).rstrip(b"=").decode(),
            "auth": urlsafe_b64encode(self._auth).rstrip(b"=").decode(),
        }

    def opened(self, sealed: bytes) -> dict[str, Any]:
        """What a message says to it."""
        data = http_ece.decrypt(
            sealed, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        said: dict[str, Any] = json.decode(data)
        return said


def claims_of(authorization: str) -> dict[str, Any]:
    """Who says to send a push message."""
    token = authorization.removeprefix("vapid t=").partition(",")[0]
    body = token.split(".")[1]
    claims: dict[str, Any] = json.decode(urlsafe_b64decode(body + "=" * (-len(body) % 4)))
    return claims


class PostOffice(Struct):
    """A mail server that keeps what it is given."""

    port: int = 0
    mails: list[str] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One conversation."""
        writer.write(b"220 here\r\n")
        mail: list[str] | None = None
        async for line in reader:
            text = line.decode().rstrip("\r\n")
            if mail is not None:
                if text != ".":
                    mail.append(text)
                    continue
                self.mails.append("\n".join(mail))
                mail = None
                writer.write(b"250 kept\r\n")
            elif text.upper() == "DATA":
                mail = []
                writer.write(b"354 go on\r\n")
            elif text.upper() == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 yes\r\n")
        writer.close()


@asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    """A mail server that listens."""
    one = PostOffice()
    server = await asyncio.start_server(one.serve, "127.0.0.1", 0)
    one.port = server.sockets[0].getsockname()[1]
    try:
        yield one
    finally:
        server.close()

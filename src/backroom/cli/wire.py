"""The line to a server: HTTP for what is asked once, a socket for what happens."""

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPResponse
from pathlib import Path
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from msgspec import DecodeError, ValidationError, json
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from backroom.cli.output import BadInput, voice
from backroom.server.messages import (
    PROTOCOL,
    FromClient,
    Hello,
    Language,
    NewSession,
    Player,
    Problem,
    ServerMessage,
    Watch,
)

COOKIE = "backroom"
SECONDS = 15
TRIES = 12  # about a minute until a lost server is given up
LARGEST = 2**24

Reply = TypeVar("Reply")


class Wire:
    """One server, and who we are there. A guest is known again by a secret kept in a file."""

    def __init__(self, address: str, language: Language) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadInput(voice.say("cli-join-address", address=address))
        self.base = f"{parts.scheme}://{parts.netloc}"
        self._language: Language = language
        self._secrets = Secrets()
        self._secret = self._secrets.of(self.base)
        self._socket: ClientConnection | None = None
        self._line = ExitStack()

    # Asked once.

    def who(self) -> Player | None:
        """Who we were at the last visit, if the server still knows."""
        if self._secret is None:
            return None
        try:
            return self.get("/api/session", Player)
        except BadInput:
            return None

    def introduce(self, name: str) -> Player:
        """A name: a new one, or another one."""
        response = self._open("/api/session", NewSession(name=name))
        cookie = response.headers.get("Set-Cookie", "")
        if cookie.startswith(f"{COOKIE}="):
            self._secret = cookie.removeprefix(f"{COOKIE}=").split(";")[0]
            self._secrets.keep(self.base, self._secret)
        return json.decode(response.read(), type=Player)

    def get(self, path: str, wanted: type[Reply]) -> Reply:
        """What an address answers; raises BadInput with the server's own reason."""
        return self._decoded(self._open(path, None), wanted)

    def post(self, path: str, body: Any, wanted: type[Reply]) -> Reply:
        """The same, for what changes something."""
        return self._decoded(self._open(path, body), wanted)

    def data(self, path: str) -> bytes:
        """The same as it came."""
        return self._open(path, None).read()

    def _open(self, path: str, body: Any) -> HTTPResponse:
        request = Request(self.base + path, None if body is None else json.encode(body))
        request.add_header("Accept-Language", self._language)
        if self._secret is not None:
            request.add_header("Cookie", f"{COOKIE}={self._secret}")
        try:
            response: HTTPResponse = urlopen(request, timeout=SECONDS)
        except HTTPError as error:
            raise BadInput(_reason(error)) from error
        except (URLError, OSError) as error:
            why = getattr(error, "reason", None) or error
            raise BadInput(
                voice.say("cli-join-no-server", address=self.base, why=str(why))
            ) from error
        return response

    def _decoded(self, response: HTTPResponse, wanted: type[Reply]) -> Reply:
        try:
            return json.decode(response.read(), type=wanted)
        except (DecodeError, ValidationError) as error:
            raise BadInput(voice.say("cli-join-other-server", address=self.base)) from error

    # What happens.

    def talk(self, table: str) -> None:
        """Open the socket and ask for a table."""
        self._connect()
        self.send(Hello(protocol=PROTOCOL, language=self._language))
        self.send(Watch(table=table))

    def send(self, message: FromClient) -> None:
        """Say something."""
        assert self._socket is not None
        self._socket.send(json.encode(message).decode())

    def hear(self, seconds: float | None = None) -> Any:
        """The next message; raises TimeoutError if none comes, Lost if the line is cut."""
        assert self._socket is not None
        try:
            return json.decode(self._socket.recv(seconds), type=ServerMessage)
        except (WebSocketException, OSError) as error:
            if isinstance(error, TimeoutError):
                raise
            raise Lost from error

    def call_again(self, table: str, since: int) -> Iterator[int]:
        """Try to get the line back, and ask for what was missed; counts the tries."""
        for attempt in range(1, TRIES + 1):
            yield attempt
            try:
                self._connect()
                self.send(Hello(protocol=PROTOCOL, language=self._language))
                self.send(Watch(table=table, since=since))
                return
            except (BadInput, WebSocketException, OSError):
                time.sleep(min(8.0, 0.25 * 2**attempt))
        raise BadInput(voice.say("cli-join-lost", address=self.base))

    def hang_up(self) -> None:
        """Close the line."""
        self._line.close()

    def _connect(self) -> None:
        url = "ws" + self.base.removeprefix("http") + "/api/socket"
        headers = {} if self._secret is None else {"Cookie": f"{COOKIE}={self._secret}"}
        self._line.close()
        try:
            self._socket = self._line.enter_context(
                connect(url, additional_headers=headers, max_size=LARGEST, open_timeout=SECONDS)
            )
        except (InvalidHandshake, OSError, TimeoutError) as error:
            reason = voice.say("cli-join-no-server", address=self.base, why=str(error))
            raise BadInput(reason) from error


class Lost(Exception):
    """The line to the server is cut."""


class Secrets:
    """By server: the secret by which it knows us again. Only its owner can read the file."""

    def __init__(self) -> None:
        home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
        self._path = Path(home) / "backroom" / "guests.json"

    def of(self, server: str) -> str | None:
        found = self._read().get(server)
        return found if isinstance(found, str) else None

    def keep(self, server: str, secret: str) -> None:
        kept = {**self._read(), server: secret}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.touch(mode=0o600)
            self._path.write_bytes(json.encode(kept))
        except OSError:
            pass  # then we are somebody new next time

    def _read(self) -> dict[str, Any]:
        try:
            return json.decode(self._path.read_bytes(), type=dict[str, Any])
        except (OSError, DecodeError, ValidationError):
            return {}


def _reason(error: HTTPError) -> str:
    """The server's own sentence, where it has one."""
    try:
        problem = json.decode(error.read(), type=Problem)
    except (DecodeError, ValidationError):
        return voice.say("cli-join-refused", status=error.code)
    return problem.text or problem.code

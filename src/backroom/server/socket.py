"""The socket: one connection of a browser, a terminal or a remote bot."""

import logging
from collections import Counter

from msgspec import DecodeError, ValidationError, json
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from backroom.server.connection import Connection, Visitor
from backroom.server.endpoint import Desk
from backroom.server.http import visitor_of
from backroom.server.messages import (
    PROTOCOL,
    Ack,
    ClientMessage,
    Command,
    Hello,
    Mute,
    Ping,
    Pong,
    Problem,
    Say,
    SetLanguage,
    Unwatch,
    Watch,
    Welcome,
)
from backroom.server.problems import NotDone, problem_of
from backroom.server.security import check_origin
from backroom.server.store import StoreLost

MESSAGE_AT_MOST = 4096
STRIKES_AT_MOST = 50  # messages in a row that could not be used
CONNECTIONS_AT_MOST = 40  # of one player
NO_SESSION = 4401  # closing codes of our own
LET_GO = 4429

logger = logging.getLogger("backroom.server")
_decoder = json.Decoder(ClientMessage)


class Sockets:
    """Takes connections and has their messages answered."""

    def __init__(self, desk: Desk, origins: tuple[str, ...]) -> None:
        self._desk = desk
        self._origins = origins
        self._of_player: Counter[str] = Counter()

    @property
    def count(self) -> int:
        """How many connections there are."""
        return self._of_player.total()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its first message to its last."""
        websocket = WebSocket(scope, receive, send)
        try:
            check_origin(websocket.headers, websocket.url.scheme, self._origins)
        except NotDone:
            await websocket.close()  # before it is accepted: HTTP 403
            return
        visitor = await visitor_of(websocket, self._desk.identity)
        await websocket.accept()
        if visitor is None:
            await _refuse(websocket, NotDone("no_session"), NO_SESSION)
            return
        player = visitor.player.player
        if self._of_player[player] >= CONNECTIONS_AT_MOST:
            await _refuse(websocket, NotDone("too_many_requests"), LET_GO)
            return
        self._of_player[player] += 1
        try:
            await self._talk(websocket, visitor, send)
        finally:
            self._of_player[player] -= 1
            if not self._of_player[player]:
                del self._of_player[player]

    async def _talk(self, websocket: WebSocket, visitor: Visitor, send: Send) -> None:
        metrics = self._desk.hub.metrics

        async def send_text(text: str) -> None:
            metrics.count("messages_out")
            # Past Starlette, which would look at each of so many messages.
            await send({"type": "websocket.send", "text": text})

        async def close() -> None:
            metrics.count("dropped")
            await websocket.close(LET_GO)

        connection = Connection(visitor, send_text, close)
        connection.muted = await self._desk.identity.muted(visitor.player.player)
        talk = Talk(self._desk, connection)
        try:
            while connection.is_open:
                message = await websocket.receive()
                if message["type"] != "websocket.receive":
                    return
                metrics.count("messages_in")
                await talk.hear(message.get("text") or message.get("bytes") or b"")
        except (WebSocketDisconnect, RuntimeError):
            return  # gone in the middle of something
        finally:
            metrics.count("connections_ended")
            await self._desk.hub.leave(connection)


class Talk:
    """What one client says, and what is answered."""

    def __init__(self, desk: Desk, connection: Connection) -> None:
        self._desk = desk
        self._connection = connection
        self._has_greeted = False
        self._strikes = 0

    async def hear(self, text: str | bytes) -> None:
        """One message. Whatever it is, it gets an answer, and no table suffers."""
        message: ClientMessage | None = None
        try:
            try:
                message = _understood(text)  # first, so that a refusal can name the command
            finally:
                self._desk.limits.messages.spend(self._connection.player.player)
            await self._answer(message)
            self._strikes = 0
        except NotDone as error:
            await self._refuse(error, message)
        except StoreLost:
            await self._refuse(NotDone("store_lost"), message)
        except Exception:
            logger.exception("a message could not be answered")
            await self._refuse(NotDone("server_error"), message)

    async def _answer(self, message: ClientMessage) -> None:
        if not self._has_greeted and not isinstance(message, Hello):
            raise NotDone("bad_protocol")
        hub, connection = self._desk.hub, self._connection
        match message:
            case Hello():
                self._greet(message)
            case SetLanguage(language=language):
                connection.language = language
                await hub.show_again(connection)
            case Ping():
                connection.tell(Pong(time=hub.moment().at))
            case Watch(table=table, since=since):
                await hub.watch(connection, table, since)
            case Unwatch(table=table):
                await hub.unwatch(connection, table)
            case Mute():
                await self._mute(message)
            case Command():
                if isinstance(message, Say):
                    self._desk.limits.says.spend(connection.player.player)
                connection.tell(await hub.command(connection.visitor, message))

    def _greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise NotDone("bad_protocol")
        self._has_greeted = True
        self._connection.language = hello.language
        self._connection.tell(
            Welcome(
                protocol=PROTOCOL,
                you=self._connection.player,
                language=hello.language,
                time=self._desk.hub.moment().at,
            )
        )

    async def _mute(self, message: Mute) -> None:
        connection, hub = self._connection, self._desk.hub
        place = await hub.place(message.table)
        connection.muted = await self._desk.identity.mute(
            connection.player.player, message.player, message.muted
        )
        audience = place.room.table.audience_of(connection.player.player)
        number = place.room.table.seen_number(audience)
        connection.tell(Ack(id=message.id, table=message.table, number=number))

    async def _refuse(self, error: NotDone, message: ClientMessage | None) -> None:
        self._desk.hub.metrics.count("problems")
        self._strikes += 1
        command = message if isinstance(message, Command) else None
        table = getattr(message, "table", None)
        self._connection.tell(
            problem_of(
                error,
                await self._text(error, table),
                command=None if command is None else command.id,
                table=table,
            )
        )
        if error.code == "too_large" or self._strikes >= STRIKES_AT_MOST:
            self._connection.drop()

    async def _text(self, error: NotDone, table: str | None) -> str | None:
        """The sentence of a refusal; a game's own comes from the game."""
        language = self._connection.language
        if language is None or error.refusal is None or table is None:
            return error.text(language) if error.refusal is None else None
        words = (await self._desk.hub.place(table)).room.scenes.words(language)
        return None if words is None else words.problem(error)


def _understood(text: str | bytes) -> ClientMessage:
    if len(text) > MESSAGE_AT_MOST:
        raise NotDone("too_large")
    try:
        return _decoder.decode(text)  # type: ignore[no-any-return]
    except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotDone("bad_message", detail=str(error)) from error


async def _refuse(websocket: WebSocket, error: NotDone, code: int) -> None:
    """Say why before the connection is closed: browsers show no other reason."""
    problem: Problem = problem_of(error, error.text("en"))
    await websocket.send_text(json.encode(problem).decode())
    await websocket.close(code)

"""The socket: one connection of a browser, a terminal or a remote bot."""

import asyncio
import logging
from json import loads

from msgspec import DecodeError, Struct, ValidationError, convert, json
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from backroom.server import commands
from backroom.server.connection import LET_GO, NO_SESSION, Connection, Visitor
from backroom.server.endpoint import Desk
from backroom.server.http import visitor_of
from backroom.server.messages import (
    PROTOCOL,
    Ack,
    AskUndo,
    ClientMessage,
    Command,
    Earlier,
    Follow,
    Hello,
    Identifier,
    Mute,
    Ping,
    Pong,
    Problem,
    Say,
    SetLanguage,
    Unwatch,
    Visible,
    Watch,
    Welcome,
)
from backroom.server.problems import NotDone, problem_of
from backroom.server.security import check_origin
from backroom.server.store import StoreLost

MESSAGE_AT_MOST = 4096
STRIKES_AT_MOST = 50  # messages in a row that could not be used
TRY_AGAIN = 1013
BAD_JSON = (ValidationError, DecodeError, UnicodeDecodeError, RecursionError)

logger = logging.getLogger("backroom.server")
_decoder = json.Decoder(ClientMessage)


class Named(Struct):
    """A message of which nothing else can be used, and the command that it was meant to be."""

    id: str | None = None
    table: str | None = None


class Sockets:
    """Takes connections and has their messages answered."""

    def __init__(self, desk: Desk, origins: tuple[str, ...]) -> None:
        self._desk = desk
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its first message to its last."""
        websocket = WebSocket(scope, receive, send)
        try:
            check_origin(websocket.headers, websocket.url.scheme, self._origins)
        except NotDone:
            await websocket.close()  # before it is accepted: HTTP 403
            return
        try:
            visitor = await visitor_of(websocket, self._desk.identity)
            player = "" if visitor is None else visitor.player.player
            muted = await self._desk.identity.muted(player)
        except StoreLost:
            await websocket.accept()
            await _refuse(websocket, NotDone("store_lost"), TRY_AGAIN)
            return
        await websocket.accept()
        if visitor is None:
            await _refuse(websocket, NotDone("no_session"), NO_SESSION)
            return
        try:
            await self._desk.hub.watchman.check_welcome(player, visitor.address)
        except NotDone as error:
            await _refuse(websocket, error, LET_GO)
            return
        await self._talk(websocket, visitor, muted, receive, send)

    async def _is_still_known(self, websocket: WebSocket) -> bool:
        """Whether the session has not ended while the connection was made; if it has, that is told.
        From here on whoever ends it finds the connection inside, and lets it go."""
        try:
            if await visitor_of(websocket, self._desk.identity) is not None:
                return True
            await _refuse(websocket, NotDone("no_session"), NO_SESSION)
        except StoreLost:
            await _refuse(websocket, NotDone("store_lost"), TRY_AGAIN)
        return False

    async def _talk(
        self,
        websocket: WebSocket,
        visitor: Visitor,
        muted: frozenset[str],
        receive: Receive,
        send: Send,
    ) -> None:
        metrics = self._desk.hub.metrics

        async def send_text(text: str) -> None:
            metrics.count("messages_out")
            # Past Starlette, which would look at each of so many messages.
            await send({"type": "websocket.send", "text": text})

        async def close(code: int) -> None:
            metrics.count("dropped")
            await websocket.close(code)

        connection = Connection(visitor, send_text, close)
        connection.muted = muted
        door = self._desk.hub.door
        try:
            door.let_in(connection)
        except NotDone as error:
            await _refuse(websocket, error, LET_GO)
            return
        talk = Talk(self._desk, connection)
        patience = self._desk.hub.settings.patience
        silence = asyncio.get_running_loop().call_later(patience, connection.drop)
        try:
            if not await self._is_still_known(websocket):
                return
            while connection.is_open:
                message = await receive()  # past Starlette, as above
                if message["type"] != "websocket.receive":
                    return
                metrics.count("messages_in")
                await talk.hear(message.get("text") or message.get("bytes") or b"")
                if talk.has_greeted:
                    silence.cancel()
        except (WebSocketDisconnect, RuntimeError):
            return  # gone in the middle of something
        finally:
            silence.cancel()
            metrics.count("connections_ended")
            door.see_out(connection)
            await self._desk.hub.leave(connection)


class Talk:
    """What one client says, and what is answered."""

    def __init__(self, desk: Desk, connection: Connection) -> None:
        self._desk = desk
        self._connection = connection
        self.has_greeted = False
        self._strikes = 0

    async def hear(self, text: str | bytes) -> None:
        """One message. Whatever it is, it gets an answer, and no table suffers."""
        message: ClientMessage | Named = Named()
        try:
            try:
                message = _understood(text)  # first, so that a refusal can name the command
            finally:
                self._desk.limits.messages.spend(self._connection.player.player)
            await self._answer(message)
            self._strikes = 0
        except NotUnderstood as error:
            await self._refuse(error, error.named)
        except NotDone as error:
            await self._refuse(error, message)
        except StoreLost:
            await self._refuse(NotDone("store_lost"), message)
        except Exception:
            logger.exception("a message could not be answered")
            await self._refuse(NotDone("server_error"), message)

    async def _answer(self, message: ClientMessage) -> None:
        if not self.has_greeted and not isinstance(message, Hello):
            raise NotDone("bad_protocol")
        hub, connection = self._desk.hub, self._connection
        match message:
            case Hello():
                self._greet(message)
            case SetLanguage(language=language):
                self._spend_shows(len(connection.watching))
                connection.language = language
                await hub.show_again(connection)
            case Ping():
                connection.tell(Pong(time=hub.moment().at))
            case Follow():
                connection.follows = True
            case Visible(visible=visible):
                await hub.note_sight(connection, visible)
            case Watch(table=table, since=since):
                self._spend_shows(1)
                await hub.watch(connection, table, since)
            case Earlier(table=table, before=before):
                self._spend_shows(1)
                await hub.show_past(connection, table, before)
            case Unwatch(table=table):
                await hub.unwatch(connection, table)
            case Mute():
                await self._mute(message)
            case Command():
                await self._obey(message)

    def _spend_shows(self, tables: int) -> None:
        self._desk.limits.shows.spend(self._connection.player.player, tables)

    async def _obey(self, command: Command) -> None:
        connection, limits = self._connection, self._desk.limits
        if isinstance(command, Say):
            limits.says.spend(connection.player.player)
        if isinstance(command, AskUndo):
            limits.undos.spend(connection.player.player)
        connection.tell(await self._desk.hub.command(connection.visitor, command))

    def _greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise NotDone("bad_protocol")
        self.has_greeted = True
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
        connection.visitor.check(message.table, playing=True)
        room = await hub.room(message.table)
        connection.visitor.check_may_see(room.table)
        commands.is_done(room.table, commands.command_key(connection.player, message))
        connection.muted = await self._desk.identity.mute(
            connection.player.player, message.player, message.muted
        )
        audience = room.table.audience_of(connection.player.player)
        number = room.table.seen_number(audience)
        connection.tell(Ack(id=message.id, table=message.table, number=number))

    async def _refuse(self, error: NotDone, message: ClientMessage | Named) -> None:
        self._desk.hub.metrics.count("problems")
        self._strikes += 1
        command, table = getattr(message, "id", None), getattr(message, "table", None)
        self._connection.tell(
            problem_of(
                error,
                await self._text(error, table),
                command=command,
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
        words = (await self._desk.hub.room(table)).scenes.words(language)
        return None if words is None else words.problem(error)


class NotUnderstood(NotDone):
    """A message that cannot be used."""

    def __init__(self, why: Exception, text: str | bytes) -> None:
        super().__init__("bad_message", detail=str(why))
        self.named = _named(text)


def _named(text: str | bytes) -> Named:
    try:
        given = loads(text)  # which also reads halves of letters, and numbers without end
    except (ValueError, RecursionError):
        return Named()
    if not isinstance(given, dict):
        return Named()
    return Named(_identifier(given.get("id")), _identifier(given.get("table")))


def _identifier(given: object) -> str | None:
    try:
        return convert(given, Identifier)
    except ValidationError:
        return None


def _understood(text: str | bytes) -> ClientMessage:
    if len(text) > MESSAGE_AT_MOST:
        raise NotDone("too_large")
    try:
        return _decoder.decode(text)  # type: ignore[no-any-return]
    except BAD_JSON as error:
        raise NotUnderstood(error, text) from error


async def _refuse(websocket: WebSocket, error: NotDone, code: int) -> None:
    """Say why before the connection is closed: browsers show no other reason."""
    problem: Problem = problem_of(error, error.text("en"))
    await websocket.send_text(json.encode(problem).decode())
    await websocket.close(code)

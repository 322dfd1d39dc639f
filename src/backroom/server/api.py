"""The HTTP API: every address, and what it does."""

import asyncio
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from backroom.kernel.record import Record
from backroom.server import lobby, replays
from backroom.server.endpoint import Answer, Call, Endpoint, InLanguage
from backroom.server.identity import SESSION_SECONDS
from backroom.server.messages import (
    ChanceCounts,
    GameList,
    Health,
    Invitation,
    Joined,
    Language,
    NewInvitation,
    NewSession,
    NewTable,
    NewToken,
    Player,
    ReplayFrames,
    ReplayOutline,
    RulesText,
    TableCard,
    TableList,
    Token,
    UseInvitation,
)
from backroom.server.problems import NotDone
from backroom.server.room import Room
from backroom.server.scenes import card_of

COOKIE = "backroom"
TABLES_AT_MOST = 100


class ReplayQuery(Struct, forbid_unknown_fields=True):
    """Which moments, and with whose eyes: a seat's number, ``spectator``, or ``open``."""

    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=1, le=replays.FRAMES_AT_MOST)] = 10
    eyes: Literal["open", "spectator", "0", "1", "2", "3", "4", "5", "6", "7"] = "open"
    language: Language = "en"


# Who one is.


async def new_session(call: Call) -> Answer:
    """The first visit, or another name."""
    if call.visitor is not None:
        return Answer(await call.desk.identity.rename(call.visitor, call.body.name))
    call.desk.limits.sessions.spend(call.address)
    secret, player = await call.desk.identity.new_session(call.body.name)
    cookie = f"{COOKIE}={secret}; Path=/; Max-Age={SESSION_SECONDS}; HttpOnly; SameSite=Lax"
    return Answer(player, {"Set-Cookie": cookie + ("; Secure" if call.is_secure else "")})


async def session(call: Call) -> Player | None:
    return None if call.visitor is None else call.visitor.player


async def new_token(call: Call) -> Token:
    if call.who().player.bot:
        raise NotDone("not_allowed")  # people vouch for bots
    call.desk.limits.sessions.spend(call.address)
    return await call.desk.identity.new_token(call.body)


# Games and tables.


async def list_games(call: Call) -> GameList:
    return lobby.game_list(call.hub.library, call.query.language)


async def rules(call: Call) -> RulesText:
    game = call.hub.library.game(call.path["game"])
    return await asyncio.to_thread(lobby.rules_text, game, call.query.language)


async def edition(call: Call) -> Any:
    return call.hub.library.edition(call.path["game"], call.path["edition"]).data


async def list_tables(call: Call) -> TableList:
    before = None
    if call.query.after is not None:
        last = await call.hub.store.table(call.query.after)
        before = None if last is None else (last.created, last.id)
    rows = await call.hub.store.tables(limit=TABLES_AT_MOST, before=before)
    return lobby.table_list(rows, None if call.visitor is None else call.visitor.player.player)


async def my_tables(call: Call) -> TableList:
    player = call.who().player.player
    return lobby.table_list(await call.hub.store.tables_of(player, TABLES_AT_MOST), player)


async def open_table(call: Call) -> TableCard:
    visitor = call.who()
    call.desk.limits.tables.spend(visitor.player.player)
    name = await call.hub.open(visitor, call.body)
    return await _card((await call.hub.place(name)).room, call)


async def show_table(call: Call) -> TableCard:
    return await _card(await _room(call), call)


async def invite(call: Call) -> Invitation:
    name = call.path["table"]
    call.desk.limits.tables.spend(call.who().player.player)
    seat = await call.hub.invite(call.who(), name, call.body.seat)
    secret = await call.desk.identity.new_invitation(name, seat)
    return Invitation(secret, f"#/join/{secret}")


async def use_invitation(call: Call) -> Joined:
    visitor = call.who()
    call.desk.limits.invitations.spend(call.address)
    identity = call.desk.identity
    offered = await identity.look_at_invitation(call.body.secret)
    room = (await call.hub.place(offered.table)).room
    own_seat = room.table.seat_of(visitor.player.player)
    if own_seat is not None:
        return Joined(offered.table, own_seat)  # the link was opened twice
    # Taken first, so that of two who come at once only one sits down.
    taken = await identity.take_invitation(call.body.secret)
    return await call.hub.sit_invited(visitor, taken.table, taken.seat)


# Games that are over.


async def record(call: Call) -> Answer:
    call.desk.limits.replays.spend(call.address)
    room = await _room(call)
    async with room.use() as table:
        kept = replays.record_of(table)
    name = f"{room.table.head.game}-{room.name}.json"
    return Answer(kept.to_json(), {"Content-Disposition": f'attachment; filename="{name}"'})


async def chance(call: Call) -> ChanceCounts:
    call.desk.limits.replays.spend(call.address)
    room = await _room(call)
    async with room.use() as table:
        return replays.counts_of(table)


async def replay(call: Call) -> ReplayOutline:
    call.desk.limits.replays.spend(call.address)
    room = await _room(call)
    async with room.use() as table:
        return replays.outline(table, call.query.language, call.hub.moment())


async def replay_frames(call: Call) -> ReplayFrames:
    call.desk.limits.replays.spend(call.address)
    room = await _room(call)
    query: ReplayQuery = call.query
    eyes = {"open": None, "spectator": -1}
    seat = eyes[query.eyes] if query.eyes in eyes else int(query.eyes)
    async with room.use() as table:
        return replays.frames(table, query.language, query.first, query.count, seat)


# About the server.


async def health(call: Call) -> Health:
    await call.hub.store.table("none")  # answers, or raises
    return Health(True, _version(), call.hub.tables_loaded)


async def metrics(call: Call) -> Answer:
    gauges = {"tables_loaded": float(call.hub.tables_loaded)}
    text = call.hub.metrics.text(gauges)
    return Answer(text.encode(), content_type="text/plain; version=0.0.4; charset=utf-8")


async def _room(call: Call) -> Room:
    """The table that a request names, if the caller may see it."""
    room = (await call.hub.place(call.path["table"])).room
    if not room.table.head.public:
        visitor = call.who()
        visitor.check(room.name, playing=False)
        if not room.table.is_member(visitor.player.player):
            raise NotDone("not_allowed")
    return room


async def _card(room: Room, call: Call) -> TableCard:
    async with room.use() as table:
        card = card_of(table, room.present(), call.hub.moment())
    if call.visitor is not None:
        card.you = table.seat_of(call.visitor.player.player)
    return card


def _version() -> str:
    try:
        return version("backroom")
    except PackageNotFoundError:
        return "0+source"


def _get(path: str, name: str, handler: Any, answer: Any, summary: str, **more: Any) -> Endpoint:
    return Endpoint(
        method="GET", path=path, name=name, handler=handler, answer=answer, summary=summary, **more
    )


def _post(
    path: str, name: str, handler: Any, body: Any, answer: Any, summary: str, **more: Any
) -> Endpoint:
    return Endpoint(
        method="POST",
        path=path,
        name=name,
        handler=handler,
        body=body,
        answer=answer,
        summary=summary,
        **more,
    )


ENDPOINTS = (
    _post(
        "/api/session",
        "newSession",
        new_session,
        NewSession,
        Player,
        "Choose a name: at the first visit a session begins, later the name changes.",
        needs_session=False,
    ),
    _get(
        "/api/session",
        "session",
        session,
        Player | None,
        "Who one is; null for somebody who has not come in yet.",
        needs_session=False,
    ),
    _post("/api/tokens", "newToken", new_token, NewToken, Token, "A token for a remote bot."),
    _get(
        "/api/games",
        "games",
        list_games,
        GameList,
        "The games, with their options and bots.",
        query=InLanguage,
        needs_session=False,
    ),
    _get(
        "/api/games/{game}/rules",
        "rules",
        rules,
        RulesText,
        "The rules of a game.",
        query=InLanguage,
        needs_session=False,
    ),
    _get(
        "/api/games/{game}/editions/{edition}",
        "edition",
        edition,
        dict[str, Any],
        "The cards of an edition and what they say, as its file has them.",
        needs_session=False,
    ),
    _get(
        "/api/tables",
        "tables",
        list_tables,
        TableList,
        "Public tables that are not over, the newest first.",
        query=lobby.Page,
        needs_session=False,
    ),
    _get("/api/tables/mine", "myTables", my_tables, TableList, "One's own tables."),
    _post("/api/tables", "openTable", open_table, NewTable, TableCard, "Open a table."),
    _get(
        "/api/tables/{table}",
        "table",
        show_table,
        TableCard,
        "A table as lists show it.",
        needs_session=False,
    ),
    _post(
        "/api/tables/{table}/invitations",
        "invite",
        invite,
        NewInvitation,
        Invitation,
        "Invite somebody to a seat.",
    ),
    _post(
        "/api/invitations",
        "useInvitation",
        use_invitation,
        UseInvitation,
        Joined,
        "Exchange an invitation for its seat, once.",
    ),
    _get(
        "/api/tables/{table}/record",
        "record",
        record,
        Record,
        "The record of a game that is over; `backroom verify` checks it.",
        needs_session=False,
    ),
    _get(
        "/api/tables/{table}/chance",
        "chance",
        chance,
        ChanceCounts,
        "How many possibilities every outcome of chance had in a game that is over.",
        needs_session=False,
    ),
    _get(
        "/api/tables/{table}/replay",
        "replay",
        replay,
        ReplayOutline,
        "The moves of a game that is over.",
        query=InLanguage,
        needs_session=False,
    ),
    _get(
        "/api/tables/{table}/replay/frames",
        "replayFrames",
        replay_frames,
        ReplayFrames,
        "Moments of a game that is over, from anybody's eyes or all open.",
        query=ReplayQuery,
        needs_session=False,
    ),
    _get(
        "/health",
        "health",
        health,
        Health,
        "Whether the server is up and its store answers.",
        needs_session=False,
    ),
    _get(
        "/metrics",
        "metrics",
        metrics,
        str,
        "Counters for Prometheus.",
        needs_session=False,
        content_type="text/plain",
    ),
)

"""The HTTP API: every address, and what it does."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from backroom import __version__
from backroom.kernel.record import Record
from backroom.server import api_house, api_notices, lobby, replays
from backroom.server.agreement import agreement
from backroom.server.cards import card_of
from backroom.server.coaching import desk as coaching
from backroom.server.connection import Visitor
from backroom.server.endpoint import Call, InLanguage, Reply, get, post
from backroom.server.identity import SESSION_SECONDS, hashed
from backroom.server.messages import (
    Agreement,
    BotsHealth,
    ChanceCounts,
    EndSession,
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
    PutAway,
    ReplayFrames,
    ReplayOutline,
    RulesText,
    TableCard,
    TableList,
    Token,
    TokenList,
    UseInvitation,
    Wanted,
)
from backroom.server.people import desk as people
from backroom.server.problems import NotDone
from backroom.server.room import Room
from backroom.server.security import counted_as
from backroom.server.shelf import Shelf
from backroom.server.store import Store, StoreLost

TABLES_AT_MOST = 100
LOOPBACK = [counted_as(address) for address in ("127.0.0.1", "::1")]
SECONDS_FOR_AN_ANSWER = 5.0  # of the store, for /health


class ReplayQuery(Struct, forbid_unknown_fields=True):
    """Which moments, and with whose eyes: a seat's number, ``spectator``, or ``open``."""

    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=1, le=replays.FRAMES_AT_MOST)] = 10
    eyes: Literal["open", "spectator", "0", "1", "2", "3", "4", "5", "6", "7"] = "open"
    language: Language = "en"


# Who one is.


async def new_session(call: Call) -> Reply:
    """The first visit, or another name."""
    if call.visitor is not None:
        if call.visitor.scope != "play":
            raise NotDone("not_allowed")
        return Reply(await _rename(call, call.visitor))
    call.desk.limits.sessions.spend(call.address)
    await call.hub.allowance.admit()
    secret, player = await call.desk.identity.new_session(call.body.name, call.body.face)
    return Reply(player, call.cookie(secret, SESSION_SECONDS))


async def _rename(call: Call, visitor: Visitor) -> Player:
    call.desk.limits.renames.spend(visitor.player.player)
    player = await call.desk.identity.rename(visitor, call.body.name, call.body.face)
    await call.desk.everywhere.rename(player)
    return player


async def session(call: Call) -> Player | None:
    return None if call.visitor is None else call.visitor.player


async def end_session(call: Call) -> Reply:
    """Here, in all other browsers, or everywhere; whoever is connected with it is let go."""
    visitor, identity = call.person(), call.desk.identity
    player, ways = visitor.player.player, call.desk.courier.ways
    match call.body.where:
        case "here":
            await identity.end_session(visitor)
            await ways.end_browser(player, visitor.session)
            await call.hub.end_visits(player, visitor.session)
        case "everywhere":
            await identity.end_sessions(visitor)
            await ways.end_browsers(player)
            await call.hub.end_visits(player)
        case "others":
            secret = await identity.end_other_sessions(visitor)
            await ways.note_session(player, visitor.session, hashed(secret))
            await ways.end_browsers(player, but=hashed(secret))
            await call.hub.end_visits(player)  # this browser comes back with its new cookie
            return Reply(visitor.player, call.cookie(secret, SESSION_SECONDS))
    return Reply(None, call.cookie("", 0))


async def new_token(call: Call) -> Token:
    visitor = call.person()
    call.desk.limits.sessions.spend(call.address)
    if call.body.table is not None:
        visitor.check_may_see((await call.hub.room(call.body.table)).table)
    return await call.desk.identity.new_token(visitor.player.player, call.body)


async def tokens(call: Call) -> TokenList:
    return TokenList(await call.desk.identity.tokens(call.person().player.player))


async def revoke_token(call: Call) -> TokenList:
    bot = call.path["bot"]
    await call.desk.identity.revoke_token(call.person().player.player, bot)
    await call.hub.end_visits(bot)
    return await tokens(call)


# Games and tables.


async def list_games(call: Call) -> GameList:
    return lobby.game_list(call.hub.library, call.query.language)


async def agree(call: Call) -> Agreement:
    game, language = call.path["game"], call.query.language
    return await asyncio.to_thread(agreement, call.hub.library, game, call.body, language)


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
    player = None if call.visitor is None else call.visitor.player.player
    return lobby.table_list(rows, player, call.hub.moment().clock)


async def my_tables(call: Call) -> TableList:
    player = call.who().player.player
    rows = await call.hub.store.tables_of(player, TABLES_AT_MOST)
    away = await Shelf(call.hub.store).tables(player)
    wanted = [row for row in rows if (row.id in away) == call.query.away]
    return lobby.own_tables(wanted, player, call.hub.moment().clock)


async def put_away(call: Call) -> TableList:
    player, table = call.who().player.player, call.path["table"]
    shelf = Shelf(call.hub.store)
    await (shelf.put if call.body.away else shelf.take)(player, table)
    return await my_tables(call)


async def open_table(call: Call) -> TableCard:
    visitor = call.who()
    call.desk.limits.tables.spend(visitor.player.player)
    name = await call.hub.open(visitor, call.body)
    return await _card(await call.hub.room(name), call)


async def show_table(call: Call) -> TableCard:
    return await _card(await call.room(), call)


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
    visitor.check(offered.table, playing=True)
    room = await call.hub.room(offered.table)
    own_seat = room.table.seat_of(visitor.player.player)
    if own_seat is None:
        await call.hub.sit_invited(visitor, offered.table, offered.seat)
        own_seat = offered.seat
    if own_seat == offered.seat:
        # Used up last: if the store fails before, the invitation is still good, and if it fails now
        # it is worth nothing while somebody has the seat. Of two who come at once one gets it.
        with suppress(StoreLost):
            await identity.use_up_invitation(call.body.secret)
    return Joined(offered.table, own_seat)  # also if the link was opened twice


# Games that are over.


async def record(call: Call) -> Reply:
    room = await call.room_to_replay()
    async with room.use() as table:
        wanted = replays.record_wanted(call.hub.library, table)
    name = f"{room.table.head.game}-{room.name}.json"
    kept = await call.desk.replayer.retell(wanted, call.address)
    return Reply(kept, {"Content-Disposition": f'attachment; filename="{name}"'})


async def chance(call: Call) -> Reply:
    async with (await call.room_to_replay()).use() as table:
        wanted = replays.chance_wanted(call.hub.library, table)
    return Reply(await call.desk.replayer.retell(wanted, call.address))


async def replay(call: Call) -> Reply:
    language, moment = call.query.language, call.hub.moment()
    async with (await call.room_to_replay()).use() as table:
        wanted = replays.outline_wanted(call.hub.library, table, language, moment)
    return Reply(await call.desk.replayer.retell(wanted, call.address))


async def replay_frames(call: Call) -> Reply:
    query: ReplayQuery = call.query
    eyes = {"open": None, "spectator": -1}
    seat = eyes[query.eyes] if query.eyes in eyes else int(query.eyes)
    async with (await call.room_to_replay()).use() as table:
        wanted = replays.frames_wanted(
            call.hub.library, table, query.language, query.first, query.count, seat
        )
    return Reply(await call.desk.replayer.retell(wanted, call.address))


# About the server.


async def health(call: Call) -> Reply:
    store, bots = await _store_health(call.hub.store), call.hub.bots
    found = Health(
        ok=store == "ok",
        version=__version__,
        tables_loaded=call.hub.tables_loaded,
        store=store,
        bots=BotsHealth(
            bots.is_well,
            bots.processes if _is_of_the_house(call) else None,
            bots.waiting if _is_of_the_house(call) else None,
        ),
    )
    return Reply(found, status=200 if found.ok else 503)


async def _store_health(store: Store) -> Literal["ok", "cannot_write", "lost"]:
    try:
        async with asyncio.timeout(SECONDS_FOR_AN_ANSWER):
            await store.table("none")
    except (StoreLost, TimeoutError):
        return "lost"
    return "ok" if store.can_write else "cannot_write"


async def metrics(call: Call) -> Reply:
    """Only for the machine itself: what is counted moves with answers that are given in secret."""
    if not _is_of_the_house(call):
        raise NotDone("not_allowed")
    bots = call.hub.bots
    gauges = {
        "tables_loaded": float(call.hub.tables_loaded),
        "store_can_write": float(call.hub.store.can_write),
        "bots_ok": float(bots.is_well),
        "bot_processes": float(bots.processes),
        "bot_choices_waiting": float(bots.waiting),
    }
    text = call.hub.metrics.text(gauges)
    return Reply(text.encode(), content_type="text/plain; version=0.0.4; charset=utf-8")


def _is_of_the_house(call: Call) -> bool:
    """Whether a program on the same machine asks."""
    return call.address in LOOPBACK


async def _card(room: Room, call: Call) -> TableCard:
    async with room.use() as table:
        player = "" if call.visitor is None else call.visitor.player.player
        return card_of(table, room.present(), call.hub.moment(), table.audience_of(player))


ENDPOINTS = (
    post(
        "/api/session",
        "newSession",
        new_session,
        NewSession,
        Player,
        "Choose a name and a face: at the first visit a session begins, later they change.",
        needs_session=False,
    ),
    get(
        "/api/session",
        "session",
        session,
        Player | None,
        "Who one is; null for somebody who has not come in yet.",
        needs_session=False,
    ),
    post(
        "/api/session/end",
        "endSession",
        end_session,
        EndSession,
        Player | None,
        "End one's session here, in all other browsers, or everywhere; who one is then.",
    ),
    post("/api/tokens", "newToken", new_token, NewToken, Token, "A token for a remote bot."),
    get("/api/tokens", "tokens", tokens, TokenList, "The tokens that one has made."),
    post(
        "/api/tokens/{bot}/revoke",
        "revokeToken",
        revoke_token,
        None,
        TokenList,
        "Revoke a token, named by its bot's player; the tokens that are left.",
    ),
    get(
        "/api/games",
        "games",
        list_games,
        GameList,
        "The games, with their options and bots.",
        query=InLanguage,
        needs_session=False,
    ),
    post(
        "/api/games/{game}/agreement",
        "agreement",
        agree,
        Wanted,
        Agreement,
        "As much of what somebody wants as can be played, and what else could be chosen.",
        query=InLanguage,
        needs_session=False,
    ),
    get(
        "/api/games/{game}/rules",
        "rules",
        rules,
        RulesText,
        "The rules of a game.",
        query=InLanguage,
        needs_session=False,
    ),
    get(
        "/api/games/{game}/editions/{edition}",
        "edition",
        edition,
        dict[str, Any],
        "The cards of an edition and what they say, as its file has them.",
        needs_session=False,
    ),
    get(
        "/api/tables",
        "tables",
        list_tables,
        TableList,
        "Public tables that are not over, the newest first.",
        query=lobby.Page,
        needs_session=False,
    ),
    get(
        "/api/tables/mine",
        "myTables",
        my_tables,
        TableList,
        "One's own tables, those that wait for a choice first; or those that were put away.",
        query=lobby.Mine,
    ),
    post(
        "/api/tables/{table}/away",
        "putAway",
        put_away,
        PutAway,
        TableList,
        "Put a finished table away, or have it back; one's tables after that.",
        query=lobby.Mine,
    ),
    post("/api/tables", "openTable", open_table, NewTable, TableCard, "Open a table."),
    get(
        "/api/tables/{table}",
        "table",
        show_table,
        TableCard,
        "A table as lists show it.",
        needs_session=False,
    ),
    post(
        "/api/tables/{table}/invitations",
        "invite",
        invite,
        NewInvitation,
        Invitation,
        "Invite somebody to a seat.",
    ),
    post(
        "/api/invitations",
        "useInvitation",
        use_invitation,
        UseInvitation,
        Joined,
        "Exchange an invitation for its seat, once.",
    ),
    get(
        "/api/tables/{table}/record",
        "record",
        record,
        Record,
        "The record of a game that is over; `backroom verify` checks it.",
        needs_session=False,
    ),
    get(
        "/api/tables/{table}/chance",
        "chance",
        chance,
        ChanceCounts,
        "How many possibilities every outcome of chance had in a game that is over.",
        needs_session=False,
    ),
    get(
        "/api/tables/{table}/replay",
        "replay",
        replay,
        ReplayOutline,
        "The moves of a game that is over.",
        query=InLanguage,
        needs_session=False,
    ),
    get(
        "/api/tables/{table}/replay/frames",
        "replayFrames",
        replay_frames,
        ReplayFrames,
        "Moments of a game that is over, from anybody's eyes or all open.",
        query=ReplayQuery,
        needs_session=False,
    ),
    get(
        "/health",
        "health",
        health,
        Health,
        "How the server is: 200 if all is well, 503 if its store cannot be read or written.",
        needs_session=False,
        other_answers={503: Health},
    ),
    get(
        "/metrics",
        "metrics",
        metrics,
        str,
        "Counters for Prometheus, on the same machine.",
        needs_session=False,
        content_type="text/plain",
    ),
    *api_notices.ENDPOINTS,
    *people.ENDPOINTS,
    *coaching.ENDPOINTS,
    *api_house.ENDPOINTS,
)

"""The addresses at which visitors report and block, and whoever runs the house keeps order.

Those of ``/api/admin`` want the house's key in the header ``Authorization: Bearer KEY``: it lies in
the folder of the data, for `backroom admin`. Or a keeper comes from the page, after opening the
house with a passkey (see ``keepers``).
"""

from hmac import compare_digest
from typing import Annotated, Any

from msgspec import Meta, Struct, to_builtins

from backroom.server import lobby
from backroom.server.connection import Visitor
from backroom.server.endpoint import Call, get, post
from backroom.server.identity import hashed
from backroom.server.log import ClosedRow, HushedRow, SaidRow
from backroom.server.messages import (
    Announce,
    Appoint,
    AuditLog,
    Ban,
    Block,
    BlockList,
    CloseTable,
    DeleteLine,
    Dismiss,
    Duty,
    HouseAct,
    HouseFigures,
    HouseLimits,
    HouseNews,
    KeeperList,
    NewReport,
    Pardon,
    Player,
    PlayerFile,
    PlayerList,
    ReadWarning,
    ReportList,
    SetLimits,
    SettleReport,
    Silence,
    SpokenLine,
    SpokenLines,
    TableList,
    Warn,
)
from backroom.server.people.messages import PasskeyOptions, UsePasskey
from backroom.server.problems import NotDone
from backroom.server.store import NEVER

HOUR = 3600.0
ADDRESS_SECONDS = 86_400.0  # others may come from there tomorrow
SHOWN_AT_MOST = 100


class Called(Struct, forbid_unknown_fields=True):
    """A part of a name."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


# Visitors.


def _person(call: Call) -> Visitor:
    visitor = call.who()
    if visitor.player.bot:
        raise NotDone("not_allowed")
    return visitor


async def report(call: Call) -> None:
    visitor = _person(call)
    call.desk.limits.reports.spend(visitor.player.player)
    call.desk.limits.reports.spend(call.address)
    room = await call.hub.room(call.body.table)
    visitor.check_may_see(room.table)
    spoke = [row.player.player for _, row in room.table.happened if isinstance(row, SaidRow)]
    if call.body.player not in spoke and room.table.seat_of(call.body.player) is None:
        raise NotDone("nobody_there")
    await call.hub.watchman.report(visitor.player.player, call.body)


async def block(call: Call) -> BlockList:
    player = _person(call).player.player
    call.desk.limits.blocks.spend(player)
    await call.desk.identity.mute(player, call.body.player, call.body.blocked)
    if call.body.blocked:
        await call.desk.friends.remove(player, call.body.player)
    return BlockList(await call.hub.watchman.block(player, call.body.player, call.body.blocked))


async def blocked(call: Call) -> BlockList:
    return BlockList(await call.hub.watchman.blocked(_person(call).player.player))


async def news(call: Call) -> HouseNews:
    player = "" if call.visitor is None else call.visitor.player.player
    return await call.hub.watchman.news(player)


async def read(call: Call) -> HouseNews:
    await call.hub.watchman.has_read(_person(call).player.player, call.body.warning)
    return await news(call)


# Whoever runs the house.


def _has_key(call: Call) -> bool:
    key = call.desk.house_key
    return bool(key and call.bearer and compare_digest(hashed(call.bearer), key))


async def _keeper(call: Call) -> Player | None:
    """The keeper who asks; None is whoever has the key. Raises NotDone for everybody else; who
    guesses is soon kept waiting."""
    if _has_key(call):
        return None
    if call.visitor is not None and (await call.desk.keepers.duty(call.visitor)).until is not None:
        return call.visitor.player
    call.desk.limits.invitations.spend(call.address)
    raise NotDone("not_allowed")


async def duty(call: Call) -> Duty:
    return await call.desk.keepers.duty(_person(call))


async def door_options(call: Call) -> PasskeyOptions:
    player = _person(call).player.player
    call.desk.limits.challenges.spend(call.address)
    return await call.desk.keepers.options(player, call.page)


async def open_door(call: Call) -> Duty:
    return await call.desk.keepers.open(_person(call), call.body.credential, call.page)


async def close_door(call: Call) -> Duty:
    return await call.desk.keepers.close(_person(call))


async def keepers(call: Call) -> KeeperList:
    await _keeper(call)
    return KeeperList(await call.desk.keepers.all())


async def players(call: Call) -> PlayerList:
    await _keeper(call)
    return PlayerList(await call.hub.watchman.called(call.query.name))


async def figures(call: Call) -> HouseFigures:
    await _keeper(call)
    kept = await call.hub.store.figures()
    return HouseFigures(
        open=kept.open,
        over=kept.over,
        archived=kept.archived,
        archived_rows=kept.rows,
        bytes_before=kept.bytes_before,
        bytes_after=kept.bytes_after,
        archive_days=call.hub.settings.archive_days,
    )


async def limits(call: Call) -> HouseLimits:
    await _keeper(call)
    return await call.hub.allowance.now()


async def reports(call: Call) -> ReportList:
    await _keeper(call)
    cards = await call.hub.watchman.reports()
    named = [name for card in cards for name in (card.by, card.player)]
    return ReportList(cards, await call.hub.watchman.names_of(named))


async def tables(call: Call) -> TableList:
    await _keeper(call)
    rows = await call.hub.store.tables(public_open=False, limit=SHOWN_AT_MOST)
    return lobby.table_list(rows, None, call.hub.moment().clock)


async def lines(call: Call) -> SpokenLines:
    await _keeper(call)
    table = (await call.hub.room(call.path["table"])).table
    return SpokenLines(
        [
            SpokenLine(number, row.at, row.player, row.said)
            for number, row in table.happened
            if isinstance(row, SaidRow)
        ]
    )


async def player_file(call: Call) -> PlayerFile:
    await _keeper(call)
    player, watchman = call.path["player"], call.hub.watchman
    rows = await call.hub.store.tables_of(player, SHOWN_AT_MOST)
    return PlayerFile(
        player=player,
        name=await watchman.name_of(player),
        tables=lobby.own_tables(rows, player, call.hub.moment().clock).tables,
        sanctions=await watchman.sanctions(player),
    )


async def audit(call: Call) -> AuditLog:
    await _keeper(call)
    lines = await call.hub.watchman.audit()
    named = [line.what["player"] for line in lines if "player" in line.what]
    return AuditLog(lines, await call.hub.watchman.names_of(named))


async def act(call: Call) -> None:
    by = await _keeper(call)
    what: dict[str, Any] = to_builtins(call.body.do)
    if "player" in what:  # there must be one
        await call.hub.watchman.name_of(what["player"])
    if by is not None and isinstance(call.body.do, Appoint | Dismiss):
        raise NotDone("needs_key")
    await _do(call, call.body.do)
    await call.hub.watchman.note(what.pop("act"), what, by)


async def _do(call: Call, wanted: Any) -> None:
    match wanted:
        case CloseTable(table=table):
            await call.hub.write(table, ClosedRow())
        case DeleteLine(table=table, line=line):
            happened = dict((await call.hub.room(table)).table.happened)
            if not isinstance(happened.get(line), SaidRow):
                raise NotDone("no_line")
            await call.hub.write(table, HushedRow(line=line))
        case SettleReport(report=report):
            await call.hub.watchman.settle(report)
        case Announce(text=text):
            await call.hub.watchman.say(text)
        case SetLimits(newcomers=newcomers, tables=tables, lines=lines):
            allowed = HouseLimits(newcomers=newcomers, tables=tables, lines=lines)
            await call.hub.allowance.set(allowed)
        case _:
            await _do_to_player(call, wanted)


async def _do_to_player(call: Call, wanted: Any) -> None:
    watchman, keepers = call.hub.watchman, call.desk.keepers
    match wanted:
        case Warn(player=player, text=text):
            await watchman.warn(player, text)
        case Silence(player=player, hours=hours, why=why):
            await watchman.impose("silence", player, hours * HOUR, why)
        case Ban():
            await _ban(call, wanted)
        case Pardon(player=player):
            await watchman.lift(player)
        case Appoint(player=player):
            await keepers.appoint(Player(player, await watchman.name_of(player)))
        case Dismiss(player=player):
            await keepers.dismiss(player)


async def _ban(call: Call, wanted: Ban) -> None:
    seconds = NEVER if wanted.hours is None else wanted.hours * HOUR
    if wanted.address:
        address = call.hub.address_of(wanted.player)
        if address is None:
            raise NotDone("no_address")
        await call.hub.watchman.impose_on_address(
            address, min(seconds, ADDRESS_SECONDS), wanted.why
        )
    await call.hub.watchman.impose("ban", wanted.player, seconds, wanted.why)
    await call.hub.end_visits(wanted.player)


ENDPOINTS = (
    post("/api/reports", "report", report, NewReport, None, "Report somebody at a table."),
    get("/api/blocks", "blocks", blocked, BlockList, "Whom one has blocked."),
    post("/api/blocks", "block", block, Block, BlockList, "Block somebody, or no longer."),
    get(
        "/api/house",
        "houseNews",
        news,
        HouseNews,
        "What the house has to say.",
        needs_session=False,
    ),
    post("/api/house/read", "readWarning", read, ReadWarning, HouseNews, "A warning was read."),
    get("/api/admin/duty", "duty", duty, Duty, "Whether one is a keeper, and is at work."),
    post(
        "/api/admin/door/options",
        "doorOptions",
        door_options,
        None,
        PasskeyOptions,
        "What a keeper's browser needs to open the house with a passkey.",
    ),
    post(
        "/api/admin/door",
        "openDoor",
        open_door,
        UsePasskey,
        Duty,
        "Open the house to a keeper's browser, for an hour.",
    ),
    post("/api/admin/door/close", "closeDoor", close_door, None, Duty, "Close it again."),
    get(
        "/api/admin/keepers",
        "adminKeepers",
        keepers,
        KeeperList,
        "Who keeps order from the page.",
        needs_session=False,
    ),
    get(
        "/api/admin/players",
        "adminPlayers",
        players,
        PlayerList,
        "People whose names have something in them.",
        query=Called,
        needs_session=False,
    ),
    get(
        "/api/admin/figures",
        "adminFigures",
        figures,
        HouseFigures,
        "How many tables there are, and what the archive saves.",
        needs_session=False,
    ),
    get(
        "/api/admin/limits",
        "adminLimits",
        limits,
        HouseLimits,
        "What the house allows beside the limits that always hold.",
        needs_session=False,
    ),
    get(
        "/api/admin/reports",
        "adminReports",
        reports,
        ReportList,
        "Reports that nobody has settled.",
        needs_session=False,
    ),
    get(
        "/api/admin/tables",
        "adminTables",
        tables,
        TableList,
        "The latest tables, private ones too.",
        needs_session=False,
    ),
    get(
        "/api/admin/tables/{table}/lines",
        "adminLines",
        lines,
        SpokenLines,
        "What was said at a table.",
        needs_session=False,
    ),
    get(
        "/api/admin/players/{player}",
        "adminPlayer",
        player_file,
        PlayerFile,
        "What the house knows of a player.",
        needs_session=False,
    ),
    get(
        "/api/admin/audit",
        "adminAudit",
        audit,
        AuditLog,
        "What was done in the name of the house, the latest first.",
        needs_session=False,
    ),
    post(
        "/api/admin/acts",
        "adminAct",
        act,
        HouseAct,
        None,
        "Warn, silence, ban, pardon, close a table, delete a line, settle a report, announce, set "
        "limits; with the key also appoint and dismiss keepers.",
        needs_session=False,
    ),
)

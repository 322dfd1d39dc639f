"""The addresses at which players say how they want to be told of what happens at their tables."""

from backroom.server.connection import Visitor
from backroom.server.endpoint import Call, get, post
from backroom.server.messages import (
    ConfirmMail,
    HookWay,
    MailWay,
    NewWay,
    NoticeSettings,
    NoticeWishes,
)
from backroom.server.problems import NotDone
from backroom.server.ways import Ways


async def settings(call: Call) -> NoticeSettings:
    return await _ways(call).settings(_person(call).player.player)


async def wish(call: Call) -> NoticeSettings:
    await _ways(call).wish(_person(call).player.player, call.body)
    return await settings(call)


async def add_way(call: Call) -> NoticeSettings:
    visitor, to = _person(call), call.body.to
    call.desk.limits.ways.spend(visitor.player.player)
    call.desk.limits.ways.spend(call.address)
    if isinstance(to, HookWay) and to.table is not None:
        room = await call.hub.room(to.table)
        if room.table.owner != visitor.player.player:
            raise NotDone("not_owner")
    if isinstance(to, MailWay):  # a mail to somebody who has not asked for it
        call.desk.limits.mails.spend(call.address)
        call.desk.limits.mails.spend(to.address.lower())
    ways = _ways(call)
    name, secret = await ways.add(visitor.player.player, call.body, visitor.session)
    if secret is not None:
        _, way = await ways.own_way(visitor.player.player, name)
        await call.desk.courier.ask_to_confirm(way, name, secret)
    return await settings(call)


async def remove_way(call: Call) -> NoticeSettings:
    await _ways(call).remove(_person(call).player.player, call.path["way"])
    return await settings(call)


async def try_way(call: Call) -> NoticeSettings:
    player, name = _person(call).player.player, call.path["way"]
    call.desk.limits.trials.spend(player)
    call.desk.limits.trials.spend(call.address)
    keeper, way = await _ways(call).own_way(player, name)
    if not way.confirmed:
        raise NotDone("no_such_way")
    await call.desk.courier.try_out(way, name)
    await _ways(call).note_failures(keeper, name, 0)
    return await settings(call)


async def confirm_mail(call: Call) -> None:
    call.desk.limits.invitations.spend(call.address)
    await _ways(call).confirm(call.body.secret)


def _ways(call: Call) -> Ways:
    return call.desk.courier.ways


def _person(call: Call) -> Visitor:
    """Who calls, if it is no program: programs look for themselves."""
    visitor = call.who()
    if visitor.player.bot:
        raise NotDone("not_allowed")
    return visitor


ENDPOINTS = (
    get(
        "/api/notices",
        "notices",
        settings,
        NoticeSettings,
        "Of what one is told, when, and by which ways; and which ways the house offers.",
    ),
    post(
        "/api/notices",
        "wishNotices",
        wish,
        NoticeWishes,
        NoticeSettings,
        "Say of what one wants to be told, and in which hours of nothing.",
    ),
    post(
        "/api/notices/ways",
        "addWay",
        add_way,
        NewWay,
        NoticeSettings,
        "Be told by one more way: a browser, a mail address, a webhook.",
    ),
    post(
        "/api/notices/ways/{way}/remove",
        "removeWay",
        remove_way,
        None,
        NoticeSettings,
        "Be told no more by one of them.",
    ),
    post(
        "/api/notices/ways/{way}/try",
        "tryWay",
        try_way,
        None,
        NoticeSettings,
        "Have something sent by one of them that only says that it came.",
    ),
    post(
        "/api/notices/confirm",
        "confirmMail",
        confirm_mail,
        ConfirmMail,
        None,
        "Confirm a mail address with the secret that was sent to it.",
        needs_session=False,
    ),
)

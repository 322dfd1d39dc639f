"""Players who look elsewhere are told once, soon, and no more than a lock screen may show."""

import asyncio
import quopri
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from backroom.server.log import ClosedRow, Moment, decode
from backroom.server.mailing import MailServer
from backroom.server.messages import LiveClock, Pace, Quiet, TurnClock
from backroom.server.notices import (
    AT_ONCE,
    LOOKING,
    Awaited,
    awaited_at,
    decode_data,
    invitations,
    nearly_out,
    notices_after,
    watchers_of,
)
from backroom.server.outgoing import Gate, NotAllowed, Unreachable, post
from backroom.server.pushing import Pusher, new_key
from backroom.server.store import Notices
from backroom.server.ways import Outside, Wishes
from house import PATIENCE, STANDS_STILL, Guest, House, house, in_loop
from receivers import Browser, Receiver, claims_of, post_office, receiver
from tables import TestTable, player

SOON = AT_ONCE + 0.1  # seconds after which a notice leaves
A_WHILE = 1.5  # in which it would have come


@asynccontextmanager
async def hooked_house(folder: Path, **more: Any) -> AsyncIterator[tuple[Receiver, House]]:
    """A server that may call a receiver of webhooks, and that receiver."""
    async with receiver() as there:
        outside = Outside(hooks=Gate([there.address]))
        async with house(folder, outside=outside, **more) as server:
            yield there, server


async def two_at(ann: Guest, bob: Guest, **more: Any) -> str:
    """Ann opens a table of Crooks, Bob sits down, and the game begins."""
    table = await ann.open("crooks", 2, **more)
    for answer in (await bob.command("sit", table, seat=1), await ann.command("start", table)):
        assert answer["type"] == "ack", answer
    return table


async def make_turn(guest: Guest, table: str) -> None:
    """Choose until somebody else must; then look away."""
    await guest.watch(table)
    while True:
        scene = await scene_now(guest)
        if scene["you"] not in scene["asked"]:
            break
        codes = [one["code"] for one in scene["choices"] if one["notation"] != "pass"]
        await guest.command("act", table, decision=scene["decision"], action=codes[0])
    await guest.say(type="unwatch", table=table)
    await scene_now(guest)


async def scene_now(guest: Guest) -> dict[str, Any]:
    """How the table stands that somebody watches, as they have heard by now."""
    await guest.say(type="ping")
    await guest.hear("pong")
    scenes = [told["scene"] for told in guest.heard if told["type"] in ("table", "news")]
    latest: dict[str, Any] = scenes[-1]
    return latest


async def in_turn(ann: Guest, bob: Guest, table: str) -> tuple[Guest, Guest]:
    card = await ann.get(f"/api/tables/{table}")
    return (ann, bob) if card["you"] in card["asked"] else (bob, ann)


async def hook(guest: Guest, url: str, status: int = 200, **more: Any) -> Any:
    way = {"to": {"way": "hook", "url": url, **more}}
    return await guest.post("/api/notices/ways", way, status)


async def come_in(server: House, *names: str) -> list[Guest]:
    guests = [await server.guest(name) for name in names]
    for guest in guests:
        await guest.call()
    return guests


@in_loop
async def test_a_webhook_is_told_once_and_soon_whose_turn_it_is(tmp_path: Path) -> None:
    async with receiver() as there:
        outside = Outside(address="https://play.example.org", hooks=Gate([there.address]))
        passed = [0.0]  # on the clock of the house, which stands still while the machine is slow
        async with house(tmp_path, outside=outside, steady=lambda: passed[0]) as server:
            ann, bob = await come_in(server, "Ann", "Bob")
            table = await two_at(ann, bob)
            first, second = await in_turn(ann, bob, table)
            await hook(second, f"{there.address}/second")
            await make_turn(first, table)
            await asyncio.sleep(A_WHILE)
            assert there.posts == []
            passed[0] += SOON
            (told,) = await there.wait_for(1)
            assert told.path == "/second"
            assert told.said == {
                "id": told.headers["idempotency-key"],
                "kind": "turn",
                "table": table,
                "link": f"https://play.example.org/#/table/{table}",
                "title": "Your turn",
                "text": "Crooks: a table waits for you.",
                "game": "crooks",
                "players": [],
            }
            # Until they have looked there is nothing new, whatever happens at the table.
            await asyncio.sleep(A_WHILE)
            assert len(there.posts) == 1
            await make_turn(second, table)
            await make_turn(first, table)
            passed[0] += SOON
            assert len({one.said["id"] for one in await there.wait_for(2)}) == 2


@in_loop
async def test_who_looks_at_the_table_is_told_of_nothing(tmp_path: Path) -> None:
    async with hooked_house(tmp_path) as (there, server):
        ann, bob = await come_in(server, "Ann", "Bob")
        table = await two_at(ann, bob)
        first, second = await in_turn(ann, bob, table)
        await hook(second, f"{there.address}/")
        await second.watch(table)
        await make_turn(first, table)
        await asyncio.sleep(A_WHILE)
        assert there.posts == []
        # A page that nobody can see does not look.
        await make_turn(second, table)
        await second.watch(table)
        await second.say(type="visible", visible=False)
        await make_turn(first, table)
        assert len(await there.wait_for(1)) == 1


@in_loop
async def test_push_messages_are_sealed_signed_and_say_little(tmp_path: Path) -> None:
    async with receiver() as there:
        pusher = Pusher(new_key(), "mailto:house@example.org")
        outside = Outside(services=Gate([there.address]), pusher=pusher)
        async with house(tmp_path, outside=outside) as server:
            ann, bob = await come_in(server, "Ann", "Bob")
            assert (await ann.get("/api/notices"))["push_key"] == pusher.public_key
            table = await two_at(ann, bob)
            first, second = await in_turn(ann, bob, table)
            browser = Browser()
            way = {"to": browser.way(f"{there.address}/one"), "language": "fr"}
            settings = await second.post("/api/notices/ways", way)
            assert [card["kind"] for card in settings["ways"]] == ["push"]
            await make_turn(first, table)
            (sealed,) = await there.wait_for(1)
            assert table.encode() not in sealed.body
            assert browser.opened(sealed.body) == {
                "type": "notice",
                "id": browser.opened(sealed.body)["id"],
                "table": table,
                "kind": "turn",
                "title": "À vous de jouer",
                "text": "Crooks\u00a0: une table vous attend.",
            }
            claims = claims_of(sealed.headers["authorization"])
            assert (claims["aud"], claims["sub"]) == (there.address, "mailto:house@example.org")
            # A browser that is no more is forgotten.
            there.answers["/one"] = 410
            await make_turn(second, table)
            await make_turn(first, table)
            await there.wait_for(2)
            async with asyncio.timeout(PATIENCE):
                while (await second.get("/api/notices"))["ways"]:
                    await asyncio.sleep(0.05)


@in_loop
async def test_what_could_not_be_delivered_is_tried_again(tmp_path: Path) -> None:
    async with hooked_house(tmp_path) as (there, server):
        ann, bob = await come_in(server, "Ann", "Bob")
        table = await two_at(ann, bob)
        first, second = await in_turn(ann, bob, table)
        there.answers["/"] = 503
        await hook(second, f"{there.address}/")
        await make_turn(first, table)
        await there.wait_for(1)
        there.answers["/"] = 200
        one, other, *_ = await there.wait_for(2)
        assert one.said == other.said


@in_loop
async def test_a_table_tells_its_webhook_what_everybody_may_know(tmp_path: Path) -> None:
    async with hooked_house(tmp_path) as (there, server):
        ann, bob = await come_in(server, "Ann", "@everyone <!here>")
        table = await two_at(ann, bob)
        answer = await hook(bob, f"{there.address}/", 403, table=table, form="chat")
        assert answer["code"] == "not_owner"
        await hook(ann, f"{there.address}/", table=table, form="chat")
        first, _second = await in_turn(ann, bob, table)
        await make_turn(first, table)
        (said,) = await there.wait_for(1)
        text = said.said["text"]
        assert text == said.said["content"]
        assert "Crooks" in text
        assert not set("<>@") & set(text)
        room = await server.hub.room(table)
        async with room.use():
            await room.keep([ClosedRow()])
        await ann.post("/api/notices/ways/none/remove", None, 404)
        (way,) = (await ann.get("/api/notices"))["ways"]
        assert way["table"] == table
        settings = await ann.post(f"/api/notices/ways/{way['way']}/remove", None)
        assert settings["ways"] == []


@in_loop
async def test_a_mail_address_is_asked_first(tmp_path: Path) -> None:
    async with post_office() as office:
        mail = MailServer.of(f"smtp://127.0.0.1:{office.port}?from=house@example.org")
        outside = Outside(address="https://play.example.org", mail=mail)
        async with house(tmp_path, outside=outside, limits_now=STANDS_STILL) as server:
            ann, bob = await come_in(server, "Ann", "Bob")
            table = await two_at(ann, bob)
            first, second = await in_turn(ann, bob, table)
            way = {"to": {"way": "mail", "address": "second@example.org"}}
            settings = await second.post("/api/notices/ways", way)
            assert [card["confirmed"] for card in settings["ways"]] == [False]
            await make_turn(first, table)
            await asyncio.sleep(A_WHILE)
            (asked,) = office.mails
            text = quopri.decodestring(asked).decode()
            secret = re.findall(r"#/confirm/([\w-]+)", text)[0]
            stranger = await server.stranger()
            await stranger.post("/api/notices/confirm", {"secret": secret})
            await stranger.post("/api/notices/confirm", {"secret": secret}, 404)
            await make_turn(second, table)
            await make_turn(first, table)
            async with asyncio.timeout(PATIENCE):
                while len(office.mails) < 2:
                    await asyncio.sleep(0.02)
            told = quopri.decodestring(office.mails[1]).decode()
            assert "Subject: Your turn" in told
            assert f"https://play.example.org/#/table/{table}" in told
            for _ in range(2):
                await second.post("/api/notices/ways", {"to": {**way["to"], "address": "x@y.org"}})
            await second.post("/api/notices/ways", {"to": {**way["to"], "address": "x@y.org"}}, 429)


@in_loop
async def test_nobody_is_told_what_they_do_not_want_to_hear(tmp_path: Path) -> None:
    async with hooked_house(tmp_path) as (there, server):
        ann, bob = await come_in(server, "Ann", "Bob")
        table = await two_at(ann, bob)
        first, second = await in_turn(ann, bob, table)
        await hook(second, f"{there.address}/")
        settings = await second.post("/api/notices", {"kinds": ["over"]})
        assert settings["kinds"] == ["over"]
        await make_turn(first, table)
        await asyncio.sleep(A_WHILE)
        assert there.posts == []
        quiet = {"first": 0, "last": 1, "zone": "Mars/Olympus"}
        await second.post("/api/notices", {"kinds": [], "quiet": quiet}, 400)


def test_quiet_hours_go_over_midnight_where_the_player_is() -> None:
    wishes = Wishes(quiet=Quiet(first=22 * 60, last=7 * 60, zone="Europe/Paris"))
    noon = 1_700_000_000.0 - 1_700_000_000.0 % 86_400 + 11 * 3600  # 12:00 in Paris, in winter
    assert wishes.quiet_for(noon) == 0.0
    assert wishes.quiet_for(noon + 10 * 3600) == 9 * 3600
    assert wishes.quiet_for(noon + 18 * 3600 + 90) == 3600 - 90
    assert wishes.quiet_for(noon + 19 * 3600) == 0.0


# What a visitor must not make the server do.

ALLOWED = ["https://discord.com", "http://10.0.0.7:8065", "https://*.push.example"]


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost:8930/metrics",
        "https://169.254.169.254/latest/meta-data",
        "https://discord.com.evil.example/",
        "https://evil.example/#https://discord.com",
        "https://discord.com@evil.example/",
        "https://user@discord.com/",
        "https://evil.example\\@discord.com/",
        "https://discord.com:22/",
        "http://discord.com/",
        "https://push.example/",
        "https://notpush.example/",
        "https://10.0.0.7:8065/",
        "http://10.0.0.7/",
        "http://10.0.0.8:8065/",
        "ftp://discord.com/",
        "//discord.com/",
        "https://discord.com/a b",
        "https://discord.com/\r\nHost: inner",
        "https://[::1]/",
        "https://discord.com:99999/",
        "https://d\u0131scord.com/",
        "",
    ],
)
def test_only_origins_that_the_house_allows_are_called(url: str) -> None:
    with pytest.raises(NotAllowed):
        Gate(ALLOWED).target(url)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
        "224.0.0.1",
    ],
)
def test_a_name_that_leads_inside_is_not_called(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    found = [(family, socket.SOCK_STREAM, 6, "", (address, 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    tried: list[Any] = []
    monkeypatch.setattr(socket, "socket", lambda *what: tried.append(what))
    with pytest.raises(Unreachable, match="open internet"):
        post(Gate(ALLOWED).target("https://discord.com/api"), b"", {})
    assert tried == []


@in_loop
async def test_nothing_follows_a_redirection(tmp_path: Path) -> None:
    async with hooked_house(tmp_path, limits_now=STANDS_STILL) as (there, server):
        (ann,) = await come_in(server, "Ann")
        there.answers["/"] = 307
        (way,) = (await hook(ann, f"{there.address}/"))["ways"]
        answer = await ann.post(f"/api/notices/ways/{way['way']}/try", None, 502)
        assert answer["code"] == "way_failed"
        assert [one.path for one in there.posts] == ["/"]
        for _ in range(4):
            await ann.post(f"/api/notices/ways/{way['way']}/try", None, 502)
        await ann.post(f"/api/notices/ways/{way['way']}/try", None, 429)
        refused = await hook(ann, "http://127.0.0.1:1/", 403)
        assert refused["code"] == "way_not_allowed"


@in_loop
async def test_ways_have_a_limit(tmp_path: Path) -> None:
    outside = Outside(hooks=Gate(["https://discord.com"]))
    async with house(tmp_path, outside=outside, limits_now=STANDS_STILL) as server:
        (ann,) = await come_in(server, "Ann")
        for number in range(10):
            await hook(ann, f"https://discord.com/{number}")
        await hook(ann, "https://discord.com/9")  # the same once more
        assert (await hook(ann, "https://discord.com/10", 429))["code"] == "too_many_ways"
        for _ in range(8):
            await hook(ann, "https://discord.com/10", 429)
        assert (await hook(ann, "https://discord.com/9", 429))["code"] == "too_many_requests"
        page = {"to": {"way": "page", "browser": "b1"}}
        assert (await ann.http.post("/api/notices/ways", json=page)).status_code == 429


@in_loop
async def test_a_browser_is_told_as_long_as_its_session_lasts(tmp_path: Path) -> None:
    async with hooked_house(tmp_path) as (there, server):
        (ann,) = await come_in(server, "Ann")
        code = (await ann.post("/api/me/recovery", None))["code"]
        phone, tablet = await server.stranger(), await server.stranger()
        for device in (phone, tablet):
            await device.post("/api/sign-in/code", {"code": code})
        for number, device in enumerate((ann, phone, tablet)):
            browser = {"to": {"way": "page", "browser": f"{number}" * 16}}
            await device.post("/api/notices/ways", browser)
        await hook(ann, f"{there.address}/")
        assert await told_at(ann) == ["000000000000", "111111111111", "222222222222", "hook"]
        await tablet.post("/api/session/end", {"where": "here"})
        assert await told_at(ann) == ["000000000000", "111111111111", "hook"]
        await phone.post("/api/sign-in/code", {"code": code})  # it has another session now
        await phone.post("/api/session/end", {"where": "others"})
        assert await told_at(phone) == ["111111111111", "hook"]
        await phone.post("/api/session/end", {"where": "everywhere"})
        await phone.post("/api/sign-in/code", {"code": code})
        assert await told_at(phone) == ["hook"]


@in_loop
async def test_a_browser_that_becomes_somebody_elses_tells_nothing_of_the_one_before(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as server:
        ann, bob = await come_in(server, "Ann", "Bob")
        code = (await ann.post("/api/me/recovery", None))["code"]
        for how in ("leave", None):
            browser = {"to": {"way": "page", "browser": "b" * 16}}
            await bob.post("/api/notices/ways", browser)
            before = bob.player
            if how is None:  # a guest without tables is not asked about
                await bob.post("/api/sign-in/code", {"code": code})
            else:
                await bob.open("crooks", 2)
                said = await bob.post("/api/sign-in/code", {"code": code})
                await bob.post("/api/sign-in/finish", {"ticket": said["ticket"], "how": how})
            assert await server.hub.store.find("way", f"{before}/") == {}
            assert await told_at(ann) == []
            bob = await server.guest("Bob")


async def told_at(guest: Guest) -> list[str]:
    """How the addresses of somebody's browsers end, and what else there is."""
    ways = (await guest.get("/api/notices"))["ways"]
    return sorted(card["tail"] or card["kind"] for card in ways)


# What is worth a notice.


def turned_over(house: TestTable, looking: bool = False) -> Notices:
    """What is to be told when it is the other one's turn."""
    (seat,) = house.table.asked()
    other = frozenset([player(1 - seat).player])
    while True:
        before = awaited_at(house.table)
        house.act_somehow(seat)
        rows = [decode(house.log[-1])]
        notices = notices_after(
            before, house.table, rows, house.moment(), other if looking else frozenset()
        )
        assert notices.looked == [player(seat).player]
        if house.table.asked() != [seat]:
            return notices
        assert notices.new == []


def test_a_turn_is_told_of_and_a_clock_before_it_has_run_out() -> None:
    house = TestTable("crooks", 2, pace=TurnClock(days=1))
    (seat,) = house.table.asked()
    notices = turned_over(house)
    due = {(new.player, new.kind): round(new.due - house.clock, 3) for new in notices.new}
    other, watchers = player(1 - seat).player, watchers_of(house.table.head.table)
    assert due == {
        (other, "turn"): AT_ONCE,
        (other, "clock"): 20 * 3600,
        (watchers, "turn"): AT_ONCE,
    }
    said = [decode_data(new.data) for new in notices.new]
    assert [one.players for one in said] == [[], [], [player(1 - seat).name]]


def test_who_looks_is_told_only_if_that_goes_on_for_long() -> None:
    notices = turned_over(TestTable("crooks", 2), looking=True)
    assert [new.kind for new in notices.new] == ["turn", "turn"]
    assert notices.new[0].due - 1000.0 >= LOOKING


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [
        (TurnClock(days=1), 4 * 3600),
        (TurnClock(days=30), 12 * 3600),
        (LiveClock(bank=60), 20),
        (LiveClock(bank=600), 100),
    ],
)
def test_a_sixth_of_the_time_is_nearly_nothing(pace: Pace, seconds: float) -> None:
    assert nearly_out(TestTable("crooks", 2, pace=pace, start=False).table) == seconds


def test_those_for_whom_a_seat_is_kept_are_invited() -> None:
    opened = TestTable("crooks", 2, start=False, public=False).table.opened
    opened.held = {0: opened.player.player, 1: "bob"}
    (invited,) = invitations(opened, Moment(5.0, 7.0))
    assert (invited.player, invited.kind, invited.due) == ("bob", "invited", 7.0 + AT_ONCE)


def test_nobody_but_a_seat_hears_that_it_is_asked_in_secret() -> None:
    options = {"deals": "on", "jokers": "on", "reactions": "all"}
    secrets = 0
    for seed in range(6):
        house = TestTable("kings", 3, options=options)
        house.play_on(60 + 20 * seed, seed)
        asked = house.table.asked_in_secret()
        if not asked:
            continue
        secrets += 1
        nobody = Awaited(frozenset(), (), is_over=False)
        notices = notices_after(nobody, house.table, [], house.moment(), frozenset())
        told = {new.player for new in notices.new}
        assert {player(seat).player for seat in asked} <= told
        for new in notices.new:
            names = decode_data(new.data).players
            assert not {player(seat).name for seat in asked} & set(names)
    assert secrets > 0

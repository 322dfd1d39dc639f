"""Clients that do not behave: every one gets a clear answer, and every table stays sound."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json
from websockets.exceptions import ConnectionClosed, InvalidStatus

from backroom.server.room import load
from house import LIBRARY, STANDS_STILL, Guest, House, house, in_loop

KINDS = [
    "hello", "language", "ping", "watch", "unwatch", "act", "resign", "sit", "leave", "take_back",
    "put_bot", "luck", "start", "say", "undo", "answer_undo", "rematch", "mute", "nonsense",
]  # fmt: skip
junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=20),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)
FIELDS = ["id", "table", "decision", "action", "seat", "bot", "said", "since", "language", "agree"]


@st.composite
def messages(draw: st.DrawFn) -> dict[str, Any]:
    """Messages that are almost right: a known kind with fields that fit, or do not."""
    message: dict[str, Any] = {"type": draw(st.sampled_from(KINDS))}
    good = {
        "id": st.sampled_from(["a", "b", "c"]),
        "table": st.just("TABLE"),
        "decision": st.integers(0, 3),
        "action": st.integers(0, 70),
        "seat": st.integers(0, 3),
        "since": st.integers(0, 30),
        "protocol": st.just(1),
        "luck": st.just("x"),
        "said": st.text(min_size=1, max_size=30),
        "agree": st.booleans(),
        "player": st.just("someone"),
        "muted": st.booleans(),
    }
    for name in draw(st.lists(st.sampled_from([*good, *FIELDS]), max_size=6)):
        message[name] = draw(good[name] if name in good and draw(st.booleans()) else junk)
    if draw(st.booleans()):
        message.setdefault("table", "TABLE")
        message.setdefault("id", "z")
    return message


anything = st.one_of(
    messages().map(json.encode),
    st.binary(max_size=60),
    st.text(max_size=60).map(str.encode),
    st.just(b"[" * 3000),
    st.just(b'{"type":"say","id":"a","table":"TABLE","said":"' + b"x" * 5000 + b'"}'),
)


async def table_with_victims(server: House) -> tuple[str, Guest]:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.open("crooks", 2)
    await ann.call("en")
    await bob.call("en")
    await bob.command("sit", table)
    await ann.command("start", table)
    return table, ann


async def attack(server: House, table: str, frames: list[bytes], greets: bool) -> None:
    mallory = await server.guest("Mallory")
    await mallory.connect()
    try:
        if greets:
            await mallory.say(type="hello", protocol=1, language="en")
            await mallory.hear("welcome")
        for frame in frames:
            await mallory.send(frame.replace(b"TABLE", table.encode()).decode(errors="replace"))
        await mallory.say(type="ping")
        while (message := await mallory.hear())["type"] != "pong":
            assert message["type"] in ("table", "news", "presence", "ack", "problem", "welcome")
            if message["type"] == "problem":
                assert message["code"]
                if message["code"] == "bad_protocol" and not greets:
                    return
    except ConnectionClosed:
        pass  # the worst are let go
    finally:
        await mallory.hang_up()


@settings(max_examples=5)
@given(frames=st.lists(st.lists(anything, max_size=15), max_size=4), greets=st.booleans())
def test_no_client_can_hurt_a_table(
    tmp_path_factory: pytest.TempPathFactory, frames: list[list[bytes]], greets: bool
) -> None:
    folder = tmp_path_factory.mktemp("hostile")

    async def run() -> None:
        async with house(folder) as server:
            table, ann = await table_with_victims(server)
            room = await server.hub.room(table)
            assert room.table.play is not None
            seats = [seat.player for seat in room.table.seats]
            for some in frames:
                await attack(server, table, some, greets)
            assert [seat.player for seat in room.table.seats] == seats
            assert room.table.play.choices == []
            assert (await load(server.hub.store, LIBRARY, table)).frozen is None
            scene = (await ann.watch(table))["scene"]
            assert scene["phase"] == "playing"

    asyncio.run(run())


@in_loop
async def test_a_frame_that_is_too_large_ends_the_connection(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, _ = await table_with_victims(server)
        mallory = await server.guest("Mallory")
        await mallory.call("en")
        await mallory.say(type="say", id="x", table=table, said="x" * 5000)
        with pytest.raises(ConnectionClosed):
            await mallory.hear("nothing of the kind")


@in_loop
async def test_a_flood_is_held_back_and_then_let_go(tmp_path: Path) -> None:
    async with house(tmp_path, rate=10, limits_now=STANDS_STILL) as server:
        table, ann = await table_with_victims(server)
        mallory = await server.guest("Mallory")
        await mallory.call("en")
        for _ in range(60):
            await mallory.say(type="ping")
        assert (await mallory.hear("problem"))["code"] == "too_many_requests"
        refused = await mallory.command("say", table, said="hi")  # a refusal names its command
        assert refused["code"] == "too_many_requests"
        with suppress(ConnectionClosed):  # it may be let go while it still talks
            for _ in range(60):
                await mallory.say(type="ping")
        with pytest.raises(ConnectionClosed):
            await mallory.hear("nothing of the kind")
        assert (await ann.watch(table))["type"] == "table"


@in_loop
async def test_whole_tables_are_not_shown_again_and_again(tmp_path: Path) -> None:
    """Each is worth a hundred messages, and a change of language as many as there are tables."""
    async with house(tmp_path, rate=20, limits_now=STANDS_STILL) as server:
        table, ann = await table_with_victims(server)
        mallory = await server.guest("Mallory")
        await mallory.call("en")
        tables = [await mallory.open("crooks", 2) for _ in range(20)]
        for one in tables:
            assert (await mallory.watch(one))["type"] == "table"
        for number in range(8):  # and with the fifth of these it is enough
            await mallory.say(type="language", language=("fr", "it")[number % 2])
        shown = 0
        while (await mallory.hear())["type"] == "table":
            shown += 1
        assert shown == 4 * len(tables)
        assert mallory.heard[-1]["code"] == "too_many_requests"
        for more in ({"type": "watch"}, {"type": "earlier", "before": 2}):
            await mallory.say(table=table, **more)
            assert (await mallory.hear("problem"))["code"] == "too_many_requests"
        assert (await mallory.command("say", tables[0], said="hm"))["type"] == "ack"
        assert (await ann.watch(table))["type"] == "table"


@in_loop
async def test_pages_of_others_cannot_open_a_socket_or_post(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        for origin in ("http://evil.example", "null", server.address + ".evil.example"):
            with pytest.raises(InvalidStatus) as refused:
                await ann.connect(Origin=origin)
            assert refused.value.response.status_code == 403
            body = json.encode({"game": "crooks", "seats": 2})
            answer = await ann.http.post("/api/tables", content=body, headers={"Origin": origin})
            assert answer.status_code == 403
            assert answer.json()["code"] == "bad_origin"
        await ann.connect(Origin=server.address)
        await ann.say(type="hello", protocol=1)
        assert (await ann.hear())["type"] == "welcome"


@in_loop
async def test_strangers_are_asked_who_they_are(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        stranger = await server.stranger()
        await stranger.connect()
        assert (await stranger.hear())["code"] == "no_session"
        with pytest.raises(ConnectionClosed):
            await stranger.hear()
        assert (await stranger.post("/api/tables", {}, 401))["code"] == "no_session"
        forged = Guest(server.address, "not-a-token")
        await forged.connect()
        assert (await forged.hear())["code"] == "no_session"
        await forged.leave()


@in_loop
async def test_another_protocol_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        await ann.connect()
        await ann.say(type="ping")
        assert (await ann.hear())["code"] == "bad_protocol"
        await ann.say(type="hello", protocol=99)
        assert (await ann.hear())["code"] == "bad_protocol"


@in_loop
async def test_invitations_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    async with house(tmp_path, limits_now=STANDS_STILL) as server:
        mallory = await server.guest("Mallory")
        codes = []
        for guess in range(15):
            answer = await mallory.http.post("/api/invitations", json={"secret": f"guess{guess}"})
            codes.append(answer.status_code)
        assert codes[:10] == [404] * 10
        assert codes[-1] == 429


@in_loop
async def test_an_address_that_can_name_nobody_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        for name in ("%C2%84", "a%0A", "a" * 65, "%F0%9F%A4%A1"):
            problem = await ann.post(f"/api/me/friends/{name}/remove", None, status=400)
            assert problem["code"] == "bad_message"

"""Order in the house: who may see and do what, under which name, and for how long."""

import asyncio
import socket
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed, InvalidStatus

from backroom.server.identity import Identity
from house import PATIENCE, STANDS_STILL, Guest, House, house, in_loop


async def seated(server: House, *names: str) -> tuple[str, list[Guest]]:
    """A table of Crooks with guests at all its seats, before the game; the first is its owner."""
    guests = [await server.guest(name) for name in names]
    table = await guests[0].open("crooks", len(names))
    for guest in guests:
        await guest.call("en")
        if guest is not guests[0]:
            await guest.command("sit", table)
    return table, guests


# Commands and their ids.


@in_loop
async def test_an_id_is_good_for_one_command(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, (ann, _) = await seated(server, "Ann", "Bob")
        first = await ann.repeat("once", "say", table, said="hello")
        assert first["type"] == "ack"
        assert (await ann.repeat("once", "say", table, said="hello"))["type"] == "ack"
        for kind, more in (("say", {"said": "goodbye"}), ("start", {}), ("leave", {})):
            other = await ann.repeat("once", kind, table, **more)
            assert (other["type"], other["code"]) == ("problem", "id_used")
        assert (await ann.repeat("once", "rematch", table))["code"] == "id_used"
        muting = await ann.repeat("once", "mute", table, player="somebody", muted=True)
        assert muting["code"] == "id_used"
        whole = await ann.watch(table)
        assert [event["said"] for event in whole["events"] if event["type"] == "said"] == ["hello"]
        assert whole["scene"]["phase"] == "gathering"
    async with house(tmp_path) as server:  # and after a restart
        ann = await server.back(ann)
        assert (await ann.repeat("once", "start", table))["code"] == "id_used"
        assert (await ann.repeat("once", "say", table, said="hello"))["type"] == "ack"


@pytest.mark.parametrize(
    ("message", "named"),
    [
        ('{"type": "act", "id": "x1", "table": "TABLE", "decision": "none"}', ("x1", "TABLE")),
        ('{"type": "act", "id": "x1", "table": "TABLE", "decision": 1e999}', ("x1", "TABLE")),
        ('{"type": "nonsense", "id": "x2", "table": "TABLE"}', ("x2", "TABLE")),
        ('{"type": "say", "id": "x3", "table": {"no": "table"}, "said": "hi"}', ("x3", None)),
        (r'{"type": "say", "id": "x4", "table": "TABLE", "said": "\ud800"}', ("x4", "TABLE")),
        ('{"type": "say", "id": "not an id", "table": "TABLE", "said": "hi"}', (None, "TABLE")),
        (r'{"type": "say", "id": "\ud800", "table": "TABLE", "said": "hi"}', (None, "TABLE")),
        ('{"type": "say", "id": 7, "said": "hi"}', (None, None)),
        ('{"type": "say", "id": "x5", "tab', (None, None)),
        ('["say", "x"]', (None, None)),
    ],
)
@in_loop
async def test_a_command_that_cannot_be_read_is_answered_by_its_id(
    tmp_path: Path, message: str, named: tuple[str | None, str | None]
) -> None:
    async with house(tmp_path) as server:
        table, (ann, _) = await seated(server, "Ann", "Bob")
        await ann.send(message.replace("TABLE", table))
        problem = await ann.hear("problem")
        assert problem["code"] == "bad_message"
        wanted = (named[0], None if named[1] is None else table)
        assert (problem["id"], problem["table"]) == wanted


# Who may see and do what.


@in_loop
async def test_a_private_table_tells_strangers_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        table = await ann.open("crooks", 2, public=False)
        await eve.call("en")
        for kind, more in (("mute", {"player": ann.player, "muted": True}), ("rematch", {})):
            answer = await eve.command(kind, table, **more)
            assert (answer["type"], answer["code"]) == ("problem", "not_allowed")


@in_loop
async def test_a_watch_token_looks_and_does_nothing_else(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, (ann, bob) = await seated(server, "Ann", "Bob")
        made = await ann.post("/api/tokens", {"name": "Eyes", "scope": "watch", "table": table})
        eyes = server.program(made["token"])
        await eyes.call()
        assert (await eyes.watch(table))["scene"]["you"] is None
        for kind, more in (
            ("mute", {"player": bob.player, "muted": True}),
            ("say", {"said": "psst"}),
            ("sit", {}),
            ("start", {}),
        ):
            assert (await eyes.command(kind, table, **more))["code"] == "not_allowed"
        for path, body in (
            ("/api/tables", {"game": "crooks", "seats": 2}),
            (f"/api/tables/{table}/invitations", {}),
            ("/api/tokens", {"name": "Child"}),
            ("/api/session/end", {"where": "everywhere"}),
            ("/api/session", {"name": "Other"}),
        ):
            assert (await eyes.post(path, body, 403))["code"] == "not_allowed"


@in_loop
async def test_a_token_opens_no_table_that_its_maker_could_not_see(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        table = await ann.open("crooks", 3, public=False)
        wanted = {"name": "Eyes", "scope": "watch", "table": table}
        assert (await eve.post("/api/tokens", wanted, 403))["code"] == "not_allowed"
        eyes = server.program((await ann.post("/api/tokens", wanted))["token"])
        await eyes.call()
        assert (await eyes.watch(table))["type"] == "table"
        await ann.call("en")
        bob = await server.guest("Bob")
        secret = (await ann.post(f"/api/tables/{table}/invitations", {}))["secret"]
        await bob.post("/api/invitations", {"secret": secret})
        await ann.command("leave", table)  # it is Bob's table now, and he invited nobody
        assert (await eyes.hear("problem"))["code"] == "not_allowed"
        assert (await eyes.watch(table))["code"] == "not_allowed"


@in_loop
async def test_an_invitation_is_not_used_up_by_somebody_who_cannot_sit_there(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table, other = await ann.open("crooks", 2, public=False), await ann.open("crooks", 2)
        secret = (await ann.post(f"/api/tables/{table}/invitations", {"seat": 1}))["secret"]
        for more in ({"scope": "watch"}, {"table": other}):
            token = (await bob.post("/api/tokens", {"name": "Robo", **more}))["token"]
            robo = server.program(token)
            refused = await robo.post("/api/invitations", {"secret": secret}, 403)
            assert refused["code"] == "not_allowed"
        await ann.call("en")
        await ann.command("put_bot", table, seat=1, bot="random")
        taken = await bob.post("/api/invitations", {"secret": secret}, 409)
        assert taken["code"] == "no_free_seat"
        await ann.command("put_bot", table, seat=1, bot=None)
        assert (await bob.post("/api/invitations", {"secret": secret}))["seat"] == 1


@in_loop
async def test_the_owner_removes_somebody_before_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, (ann, bob, cy) = await seated(server, "Ann", "Bob", "Cy")
        assert (await bob.command("remove", table, seat=2))["code"] == "not_owner"
        assert (await ann.command("remove", table, seat=5))["code"] == "bad_seats"
        assert (await ann.command("remove", table, seat=2))["type"] == "ack"
        whole = await cy.watch(table)
        assert whole["scene"]["you"] is None
        assert whole["events"][-1]["type"] == "removed"
        assert "Cy was removed" in whole["events"][-1]["text"]
        assert (await ann.command("remove", table, seat=2))["code"] == "nobody_there"
        assert (await cy.command("sit", table))["code"] == "removed"
        secret = (await ann.post(f"/api/tables/{table}/invitations", {}))["secret"]
        assert (await cy.post("/api/invitations", {"secret": secret}))["seat"] == 2
        await ann.command("start", table)
        assert (await ann.command("remove", table, seat=2))["code"] == "started"


@in_loop
async def test_who_is_removed_from_a_private_table_sees_no_more_of_it(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open("crooks", 2, public=False)
        secret = (await ann.post(f"/api/tables/{table}/invitations", {}))["secret"]
        await bob.post("/api/invitations", {"secret": secret})
        await ann.call("en")
        await bob.call("en")
        await bob.watch(table)
        await ann.command("remove", table, seat=1)
        assert (await bob.hear("problem"))["code"] == "not_allowed"
        assert (await bob.get(f"/api/tables/{table}", 403))["code"] == "not_allowed"
        assert (await bob.get("/api/tables/mine"))["tables"] == []
        (own,) = (await ann.get("/api/tables/mine"))["tables"]
        assert own["table"] == table
        assert "expected" not in own


@in_loop
async def test_a_table_stays_with_its_owner_who_does_not_sit_there(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open("crooks", 2, public=False, sit=False)
        secret = (await ann.post(f"/api/tables/{table}/invitations", {}))["secret"]
        await bob.post("/api/invitations", {"secret": secret})
        for guest in (ann, bob):
            assert [one["table"] for one in (await guest.get("/api/tables/mine"))["tables"]] == [
                table
            ]
        await bob.call()
        await bob.command("leave", table)
        assert (await bob.get("/api/tables/mine"))["tables"] == []


# Sessions and tokens.


async def is_let_go(guest: Guest) -> int:
    """The code with which a guest's socket is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        await guest.hear("nothing of the kind")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def with_the_same_cookie(server: House, guest: Guest) -> Guest:
    """Another browser, or a thief."""
    other = server.program()
    other.http.cookies = httpx.Cookies(guest.http.cookies)
    other.player = guest.player
    return other


@in_loop
async def test_sessions_can_be_ended_everywhere(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        thief = with_the_same_cookie(server, ann)
        await thief.call("en")
        me = await ann.post("/api/session/end", {"where": "others"})
        assert me["name"] == "Ann"
        assert await is_let_go(thief) == 4401
        assert await thief.get("/api/session") is None
        assert (await thief.post("/api/tables", {"game": "crooks", "seats": 2}, 401))["code"]
        await thief.connect()
        assert (await thief.hear())["code"] == "no_session"
        assert (await ann.get("/api/session"))["player"] == ann.player  # with the new cookie
        await ann.call("en")
        second = with_the_same_cookie(server, ann)
        assert await ann.post("/api/session/end", {"where": "everywhere"}) is None
        assert await is_let_go(ann) == 4401
        assert await ann.get("/api/session") is None
        assert await second.get("/api/session") is None


@in_loop
async def test_a_session_that_ends_while_a_socket_opens_lets_nobody_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        thief = with_the_same_cookie(server, ann)
        real, reached, ends = Identity.muted, asyncio.Event(), asyncio.Event()

        async def late(self: Identity, player: str) -> frozenset[str]:
            """The session has been looked up; before more is known of the player, it ends."""
            reached.set()
            await ends.wait()
            return await real(self, player)

        monkeypatch.setattr(Identity, "muted", late)
        opening = asyncio.create_task(thief.connect())
        await reached.wait()
        await ann.post("/api/session/end", {"where": "everywhere"})
        ends.set()
        await opening
        assert await is_let_go(thief) == 4401


@in_loop
async def test_a_session_can_be_ended_here_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        copy = with_the_same_cookie(server, ann)
        await copy.call("en")
        assert await ann.post("/api/session/end", {"where": "here"}) is None
        assert await is_let_go(copy) == 4401  # it is the same session
        assert await copy.get("/api/session") is None


@in_loop
async def test_tokens_are_listed_and_revoked(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        one = await ann.post("/api/tokens", {"name": "One"})
        two = await ann.post("/api/tokens", {"name": "Two", "scope": "watch"})
        listed = (await ann.get("/api/tokens"))["tokens"]
        assert [token["player"]["name"] for token in listed] == ["One", "Two"]
        assert one["token"] not in json.encode(listed).decode()
        assert (await eve.get("/api/tokens"))["tokens"] == []
        bot = one["player"]["player"]
        assert (await eve.post(f"/api/tokens/{bot}/revoke", None, 404))["code"] == "no_token"
        program, other = server.program(one["token"]), server.program(two["token"])
        await program.call()
        await other.call()
        left = (await ann.post(f"/api/tokens/{bot}/revoke", None))["tokens"]
        assert [token["player"]["name"] for token in left] == ["Two"]
        assert await is_let_go(program) == 4401
        assert await program.get("/api/session") is None
        await other.say(type="ping")
        assert (await other.hear())["type"] == "pong"


@in_loop
async def test_a_person_has_so_many_tokens_and_no_more(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        for number in range(50):
            await ann.post("/api/tokens", {"name": f"Robo {number}"})
        assert (await ann.post("/api/tokens", {"name": "More"}, 429))["code"] == "too_many_tokens"


# Addresses.


@in_loop
async def test_a_home_with_many_ipv6_addresses_counts_as_one(tmp_path: Path) -> None:
    async with house(tmp_path, limits_now=STANDS_STILL, proxy="127.0.0.1") as server:
        mallory = await server.guest("Mallory")

        async def guess(address: str) -> int:
            answer = await mallory.http.post(
                "/api/invitations", json={"secret": "guess"}, headers={"X-Forwarded-For": address}
            )
            return answer.status_code

        codes = [await guess(f"2001:db8:1:2:{number:x}::{number:x}") for number in range(15)]
        assert codes == [404] * 10 + [429] * 5
        assert await guess("2001:db8:1:3::1") == 404
        assert [await guess("::ffff:192.0.2.7") for _ in range(5)] == [404] * 5
        assert [await guess("192.0.2.7") for _ in range(6)] == [404] * 5 + [429]


@in_loop
async def test_only_the_servers_own_name_is_answered(tmp_path: Path) -> None:
    origin = "https://play.example.org"
    async with house(tmp_path, origins=(origin,), proxy="127.0.0.1") as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
            for host in ("play.example.org", "PLAY.example.org:443"):
                answer = await client.get("/api/games", headers={"Host": host})
                assert answer.status_code == 200
                assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
            for host in ("evil.example", "play.example.org.evil.example", "127.0.0.1", ""):
                for path in ("/", "/api/games", "/api/session"):
                    answer = await client.get(path, headers={"Host": host})
                    assert answer.status_code == 421
                    assert answer.json()["code"] == "bad_host"
            for path in ("/health", "/metrics"):
                assert (await client.get(path)).status_code == 200
        ann = server.program()
        with pytest.raises(InvalidStatus) as refused:
            await ann.connect(Origin=origin)
        assert refused.value.response.status_code == 403


@in_loop
async def test_a_server_without_https_does_not_ask_for_it(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        answer = await ann.http.get("/api/games")
        assert "Strict-Transport-Security" not in answer.headers


# Those who say half a word.


def halves() -> list[bytes]:
    head = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 15\r\n"
    return [
        b"",
        b"GET /hea",
        b"GET /health HTTP/1.1\r\nHost: x\r\n",
        head + b"\r\n" + b'{"name"',
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" + head,
    ]


def waits_for_the_end(address: str, half: bytes) -> None:
    """Send half a request and then nothing, until the other side has had enough."""
    host = urlsplit(address)
    with socket.create_connection((host.hostname, host.port), timeout=PATIENCE) as line:
        line.sendall(half)
        while line.recv(4096):
            pass


@pytest.mark.parametrize("half", halves(), ids=["nothing", "a line", "headers", "body", "second"])
@in_loop
async def test_half_a_request_is_not_waited_for_for_ever(tmp_path: Path, half: bytes) -> None:
    async with house(tmp_path, patience=0.2) as server:
        await asyncio.to_thread(waits_for_the_end, server.address, half)


def drips(address: str) -> None:
    """Send a request so slowly that it never ends, until nobody listens any more."""
    host = urlsplit(address)
    with socket.create_connection((host.hostname, host.port), timeout=PATIENCE) as line:
        line.sendall(b"GET /health HTTP/1.1\r\n")
        line.settimeout(0.05)
        while True:
            try:
                line.sendall(b"X-Drop: 1\r\n")
                if not line.recv(4096):
                    return
            except TimeoutError:
                pass
            except ConnectionError:
                return


@in_loop
async def test_a_request_that_drips_is_ended_too(tmp_path: Path) -> None:
    async with house(tmp_path, patience=0.3) as server:
        await asyncio.to_thread(drips, server.address)


@in_loop
async def test_a_socket_that_does_not_greet_is_closed(tmp_path: Path) -> None:
    # So long that a slow machine still gets Ann's own requests through.
    async with house(tmp_path, patience=3.0) as server:
        ann = await server.guest("Ann")
        await ann.connect()
        with pytest.raises(ConnectionClosed):
            await ann.hear()


# Names.


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Ann\u200b", "unseen_name"),  # a blank without width
        ("\u202eeve", "unseen_name"),  # turns the writing round
        ("A\u2066nn", "unseen_name"),
        ("Ann\u3164", "unseen_name"),  # a letter of Hangul that is blank
        ("\u3164\u3164", "bad_name"),
        ("\u2800", "bad_name"),
        ("\ue000Ann", "unseen_name"),
        ("A" + "\u0301" * 9, "unseen_name"),  # writing that climbs over its line
        ("\u0410nn", "mixed_name"),  # a Cyrillic A
        ("Bo\u03bf", "mixed_name"),  # a Greek o
        ("   ", "bad_name"),
    ],
)
@in_loop
async def test_names_that_deceive_the_eye_are_refused(tmp_path: Path, name: str, code: str) -> None:
    async with house(tmp_path) as server:
        eve = await server.stranger()
        assert (await eve.post("/api/session", {"name": name}, 400))["code"] == code
        ann = await server.guest("Ann")
        assert (await ann.post("/api/session", {"name": name}, 400))["code"] == code
        assert (await ann.post("/api/tokens", {"name": name}, 400))["code"] == code


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Zoë", "Zoë"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("Ольга", "Ольга"),
        ("Ελένη", "Ελένη"),
        ("東京 Tower", "東京 Tower"),
        ("さくら7", "さくら7"),
        ("שרה", "שרה"),
        ("नमिता", "नमिता"),
        ("\uff21nn\uff0e", "Ann."),  # wide letters become ordinary ones
        ("Ann \U0001f0a1\ufe0f", "Ann \U0001f0a1"),
    ],
)
@in_loop
async def test_names_of_all_people_are_kept(tmp_path: Path, given: str, shown: str) -> None:
    async with house(tmp_path) as server:
        ann = await server.stranger()
        assert (await ann.post("/api/session", {"name": given}))["name"] == shown


@pytest.mark.parametrize("other", ["Copa", "Сора", "Cop\u0251"])
@in_loop
async def test_names_that_look_the_same_are_shown_with_their_seats(
    tmp_path: Path, other: str
) -> None:
    async with house(tmp_path) as server:
        table, (ann, second, _) = await seated(server, "Copa", other, "Cy")
        await ann.command("start", table)
        await second.command("leave", table)
        whole = await ann.watch(table)
        assert [seat["alike"] for seat in whole["scene"]["seats"]] == [True, True, False]
        texts = [one["text"] for one in whole["events"]]
        assert any(text.startswith(f"{other} (2) has left") for text in texts)

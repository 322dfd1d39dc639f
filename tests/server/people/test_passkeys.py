"""The same person on another device, and everybody else who would like to be."""

from pathlib import Path
from typing import Any

import pytest

from authenticator import Device, kept, make, sign_in
from backroom.server.people import recovery
from house import STANDS_STILL, house, in_loop


class Hand:
    """The time of day, set by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@in_loop
async def test_a_person_comes_back_on_another_device(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, device = await kept(server)
        table = await ann.open("crooks", 2)
        other = await server.stranger()
        said = await sign_in(other, device)
        assert said["player"] == {"player": ann.player, "name": "Ann", "bot": False, "face": None}
        assert [card["table"] for card in (await other.get("/api/tables/mine"))["tables"]] == [
            table
        ]
        [card] = (await other.get("/api/me/ways-back"))["passkeys"]
        assert card["name"] == "My phone"
        assert card["used"] is not None


@in_loop
async def test_passkeys_have_names_and_go(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, phone = await kept(server)
        tablet = Device(server.address, name=b"the tablet's")
        ways = await make(ann, tablet, "Tablet")
        assert [card["name"] for card in ways["passkeys"]] == ["My phone", "Tablet"]
        first, second = (card["passkey"] for card in ways["passkeys"])
        ways = await ann.post(f"/api/me/passkeys/{first}/name", {"name": "Old phone"})
        assert [card["name"] for card in ways["passkeys"]] == ["Old phone", "Tablet"]
        ways = await ann.post(f"/api/me/passkeys/{first}/remove", None)
        assert [card["passkey"] for card in ways["passkeys"]] == [second]
        stranger = await server.stranger()
        assert (await sign_in(stranger, phone, 404))["code"] == "no_passkey"
        assert (await sign_in(stranger, tablet))["player"]["player"] == ann.player


@in_loop
async def test_nobody_touches_the_passkeys_of_others(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, _ = await kept(server)
        eve = await server.guest("Eve")
        [card] = (await ann.get("/api/me/ways-back"))["passkeys"]
        for what, body in (("remove", None), ("name", {"name": "Mine"})):
            path = f"/api/me/passkeys/{card['passkey']}/{what}"
            assert (await eve.post(path, body, 404))["code"] == "no_passkey"
        # Nor takes their name for one of her own.
        thief = Device(server.address)
        assert (await make(eve, thief, status=400))["code"] == "bad_passkey"
        assert (await ann.get("/api/me/ways-back"))["passkeys"] == [card]


@in_loop
async def test_a_challenge_is_good_once_for_one_thing_and_not_for_long(tmp_path: Path) -> None:
    hand = Hand()
    async with house(tmp_path, now=hand) as server:
        ann, device = await kept(server)
        other = await server.stranger()
        options = (await other.post("/api/sign-in/options", None))["options"]
        answer = {"credential": device.sign_in(options)}
        await other.post("/api/sign-in/passkey", answer)
        replay = await (await server.stranger()).post("/api/sign-in/passkey", answer, 409)
        assert replay["code"] == "old_challenge"
        # One for making a passkey does not sign in, and one of Ann's makes none of Eve's.
        making = (await ann.post("/api/me/passkeys/options", None))["options"]
        answer = {"credential": device.sign_in(making)}
        assert (await other.post("/api/sign-in/passkey", answer, 409))["code"] == "old_challenge"
        eve = await server.guest("Eve")
        making = (await ann.post("/api/me/passkeys/options", None))["options"]
        mine = {"name": "Hers", "credential": Device(server.address, name=b"hers").make(making)}
        assert (await eve.post("/api/me/passkeys", mine, 409))["code"] == "old_challenge"
        late = (await other.post("/api/sign-in/options", None))["options"]
        hand.now += 301
        answer = {"credential": device.sign_in(late)}
        assert (await other.post("/api/sign-in/passkey", answer, 409))["code"] == "old_challenge"


@in_loop
async def test_what_was_signed_for_another_page_is_worth_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        _, device = await kept(server)
        stranger = await server.stranger()
        for origin, host in (
            ("https://evil.example", "127.0.0.1"),
            (server.address.replace("http", "https"), "127.0.0.1"),
            (server.address, "evil.example"),
        ):
            there = device.copy()
            there.origin, there.host, there.count = origin, host, 99
            assert (await sign_in(stranger, there, 400))["code"] == "bad_passkey"
        impostor = Device(server.address)  # with the right name and another key
        assert (await sign_in(stranger, impostor, 400))["code"] == "bad_passkey"
        assert await stranger.get("/api/session") is None


@in_loop
async def test_a_copied_device_is_noticed(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, device = await kept(server)
        twin = device.copy()
        await sign_in(await server.stranger(), device)
        await sign_in(await server.stranger(), device)
        thief = await server.stranger()
        assert (await sign_in(thief, twin, 403))["code"] == "copied_passkey"
        assert await thief.get("/api/session") is None
        [card] = (await ann.get("/api/me/ways-back"))["passkeys"]
        assert card["copied"] is not None
        await sign_in(await server.stranger(), device)  # the real one goes on


@in_loop
async def test_behind_a_proxy_passkeys_belong_to_the_address_that_browsers_see(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, origins=("https://play.example.org",)) as server:
        ann = server.program()
        ann.http.headers["Host"] = "play.example.org"
        ann.player = (await ann.post("/api/session", {"name": "Ann"}))["player"]
        options = (await ann.post("/api/me/passkeys/options", None))["options"]
        assert options["rp"]["id"] == "play.example.org"
        device = Device("https://play.example.org", "play.example.org")
        await make(ann, device)
        assert (await sign_in(ann, device))["player"]["player"] == ann.player


@in_loop
async def test_what_is_no_answer_of_a_browser_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        _, device = await kept(server)
        stranger = await server.stranger()
        options = (await stranger.post("/api/sign-in/options", None))["options"]
        good = device.sign_in(options)
        given: list[dict[str, Any]] = [
            {},
            {"id": 1},
            {"response": {"clientDataJSON": "é"}},
            {"response": []},
        ]
        for bad in given:
            said = await stranger.post("/api/sign-in/passkey", {"credential": bad}, 400)
            assert said["code"] == "bad_passkey"
        for part in good["response"]:
            for damage in ("", "AAAA", 7):
                options = (await stranger.post("/api/sign-in/options", None))["options"]
                answer = device.sign_in(options)
                answer["response"][part] = damage
                said = await stranger.post("/api/sign-in/passkey", {"credential": answer}, 400)
                assert said["code"] == "bad_passkey"


@in_loop
async def test_there_is_a_limit_to_passkeys_and_challenges(tmp_path: Path) -> None:
    async with house(tmp_path, limits_now=STANDS_STILL) as server:
        ann = await server.guest("Ann")
        for number in range(10):
            await make(ann, Device(server.address, name=b"%d" % number))
        said = await ann.post("/api/me/passkeys/options", None, 429)
        assert said["code"] == "too_many_passkeys"
        stranger = await server.stranger()
        codes = []
        for _ in range(25):
            answer = await stranger.http.post("/api/sign-in/options")
            codes.append(answer.status_code)
        assert codes.count(429) == 6  # thirty at once from one address, for whatever they are
        assert codes[0] == 200


# What becomes of a guest.


@in_loop
async def test_a_guest_with_tables_is_asked_about_and_comes_along(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, device = await kept(server)
        guest = await server.guest("Guest")
        await guest.call("en")
        table = await guest.open("crooks", 2)
        await guest.command("say", table, said="Anybody?")
        said = await sign_in(guest, device)
        assert said["player"] is None
        assert said["person"]["name"] == "Ann"
        assert said["tables"] == 1
        assert (await guest.get("/api/session"))["name"] == "Guest"  # nothing has changed yet
        finish = {"ticket": said["ticket"], "how": "join"}
        eve = await server.guest("Eve")
        assert (await eve.post("/api/sign-in/finish", finish, 409))["code"] == "old_challenge"
        assert (await guest.post("/api/sign-in/finish", finish))["player"]["name"] == "Ann"
        assert (await guest.get("/api/session"))["player"] == ann.player
        await ann.call("en")
        whole = await ann.watch(table)
        assert whole["scene"]["you"] == 0
        assert whole["scene"]["owner"] == ann.player
        assert whole["scene"]["seats"][0]["player"]["name"] == "Ann"
        said = [event for event in whole["events"] if event["type"] == "said"]
        assert [event["player"]["name"] for event in said] == ["Ann"]
        assert [card["table"] for card in (await ann.get("/api/tables/mine"))["tables"]] == [table]
        assert (await ann.repeat("mine", "put_bot", table, seat=1, bot="greedy"))["type"] == "ack"


@in_loop
async def test_a_guest_can_be_left_behind(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, device = await kept(server)
        guest = await server.guest("Guest")
        await guest.open("crooks", 2)
        cookie = guest.http.cookies["backroom"]
        said = await sign_in(guest, device)
        await guest.post("/api/sign-in/finish", {"ticket": said["ticket"], "how": "leave"})
        assert (await guest.get("/api/session"))["player"] == ann.player
        assert (await guest.get("/api/tables/mine"))["tables"] == []
        former = server.program()
        former.http.cookies.set("backroom", cookie)
        assert await former.get("/api/session") is None


@in_loop
async def test_two_seats_of_one_game_stay_two(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, device = await kept(server)
        guest = await server.guest("Guest")
        await guest.call()
        table = await ann.open("crooks", 3)
        await guest.command("sit", table)
        said = await sign_in(guest, device)
        finish = {"ticket": said["ticket"], "how": "join"}
        assert (await guest.post("/api/sign-in/finish", finish, 409))["code"] == "both_seated"
        await guest.command("leave", table)
        await guest.post("/api/sign-in/finish", finish)  # the ticket is good still


@in_loop
async def test_settings_go_along(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, device = await kept(server)
        mine = {
            "language": "it",
            "speed": "fast",
            "symbols": True,
            "aids": False,
            "sound": False,
            "ask_always": True,
        }
        assert await ann.get("/api/me/settings") is None
        await ann.post("/api/me/settings", mine)
        other = await server.stranger()
        await sign_in(other, device)
        assert await other.get("/api/me/settings") == mine


# Recovery codes.


@in_loop
async def test_a_recovery_code_lets_one_in_however_it_is_written(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        code = (await ann.post("/api/me/recovery", None))["code"]
        assert len(code) == 29
        for written in (code, code.lower().replace("-", " ")):
            other = await server.stranger()
            said = await other.post("/api/sign-in/code", {"code": written})
            assert said["player"]["player"] == ann.player
        fresh = (await ann.post("/api/me/recovery", None))["code"]
        stranger = await server.stranger()
        assert (await stranger.post("/api/sign-in/code", {"code": code}, 403))[
            "code"
        ] == "no_recovery"
        await ann.post("/api/me/recovery/remove", None)
        await stranger.post("/api/sign-in/code", {"code": fresh}, 403)


@in_loop
async def test_a_recovery_code_is_kept_as_a_slow_hash(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        code = (await ann.post("/api/me/recovery", None))["code"]
        [kept] = [m for m in await server.hub.store.mentions(ann.player) if m.kind == "recovery"]
        assert b"$argon2id$" in kept.data
        assert code.replace("-", "")[5:].encode() not in kept.data


@in_loop
async def test_guesses_at_a_recovery_code_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery, "GUESSES", 2)
    hand = Hand()
    async with house(tmp_path, now=hand, limits_now=STANDS_STILL) as server:
        ann = await server.guest("Ann")
        code = (await ann.post("/api/me/recovery", None))["code"]
        stranger = await server.stranger()
        wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
        for _ in range(3):
            await stranger.post("/api/sign-in/code", {"code": wrong}, 403)
        await stranger.post("/api/sign-in/code", {"code": code}, 403)  # it rests
        hand.now += 3601
        await stranger.post("/api/sign-in/code", {"code": code})
        codes = [
            (await stranger.http.post("/api/sign-in/code", json={"code": "A"})).status_code
            for _ in range(6)
        ]
        assert codes == [403] * 4 + [429] * 2  # ten from one address: the code was made there too

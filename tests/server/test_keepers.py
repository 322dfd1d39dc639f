"""Keepers of the house: appointed with the key, let in by a passkey, and written down."""

from pathlib import Path
from typing import Any

from authenticator import PRESENT, Device, kept, make, sign_in
from house import HOUSE_KEY, STANDS_STILL, Guest, House, house, in_loop


async def with_key(server: House, act: dict[str, Any], status: int = 200) -> Any:
    """Something done by whoever has the key of the house."""
    stranger = await server.stranger()
    headers = {"Authorization": f"Bearer {HOUSE_KEY}"}
    answer = await stranger.http.post("/api/admin/acts", json={"do": act}, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


async def appoint(server: House, guest: Guest) -> None:
    await with_key(server, {"act": "appoint", "player": guest.player})


async def open_house(guest: Guest, device: Device, status: int = 200) -> Any:
    options = (await guest.post("/api/admin/door/options", None))["options"]
    assert options["userVerification"] == "required"
    answer = {"credential": device.sign_in(options)}
    return await guest.post("/api/admin/door", answer, status)


async def is_open_to(guest: Guest) -> bool:
    return (await guest.http.get("/api/admin/audit")).status_code == 200


@in_loop
async def test_a_keeper_opens_the_house_with_a_passkey_and_closes_it(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, device = await kept(server)
        assert (await ann.post("/api/admin/door/options", None, 403))["code"] == "not_keeper"
        await appoint(server, ann)
        assert await ann.get("/api/admin/duty") == {
            "player": ann.player,
            "keeper": True,
            "until": None,
        }
        assert not await is_open_to(ann)
        assert (await open_house(ann, device))["until"] > 1_700_000_000
        assert await is_open_to(ann)
        bob = await server.guest("Bob")
        warn = {"do": {"act": "warn", "player": bob.player, "text": "Be kind."}}
        await ann.post("/api/admin/acts", warn)
        log = await ann.get("/api/admin/audit")
        assert [(one["act"], one["by"] and one["by"]["name"]) for one in log["lines"]] == [
            ("warn", "Ann"),
            ("appoint", None),
        ]
        assert log["names"] == {ann.player: "Ann", bob.player: "Bob"}
        assert (await ann.post("/api/admin/door/close", None))["until"] is None
        assert not await is_open_to(ann)


@in_loop
async def test_only_this_browser_is_let_in_and_nobody_keeps_a_door_open(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, device = await kept(server)
        await appoint(server, ann)
        await open_house(ann, device)
        laptop = await server.guest("Guest")
        await sign_in(laptop, device)  # the same person in another browser
        assert (await laptop.get("/api/admin/duty"))["keeper"]
        assert not await is_open_to(laptop)
        # When the hour is over.
        [(key, data)] = (await every_duty(server)).items()
        await server.hub.store.put("duty", key, data, 1.0)
        assert not await is_open_to(ann)
        await open_house(ann, device)
        await with_key(server, {"act": "dismiss", "player": ann.player})
        assert not await is_open_to(ann)
        gone = {"act": "dismiss", "player": ann.player}
        assert (await with_key(server, gone, 403))["code"] == "not_keeper"


async def every_duty(server: House) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for first in "0123456789abcdef":
        found |= await server.hub.store.find("duty", first)
    return found


@in_loop
async def test_a_passkey_made_later_opens_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, device = await kept(server)
        await appoint(server, ann)
        later = Device(server.address, name=b"made by who found the browser open")
        await make(ann, later, "Another")
        assert (await open_house(ann, later, 403))["code"] == "other_passkey"
        await open_house(ann, device)
        await appoint(server, ann)  # once more, with all that she has now
        await ann.post("/api/admin/door/close", None)
        await open_house(ann, later)


@in_loop
async def test_a_finger_or_a_code_is_wanted_and_ones_own_passkey(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, device = await kept(server)
        bob = await server.guest("Bob")
        bobs = Device(server.address, name=b"of Bob")
        await make(bob, bobs)
        await appoint(server, ann)
        await appoint(server, bob)
        assert (await open_house(ann, bobs, 404))["code"] == "no_passkey"
        assert (await open_house(ann, Unverified(device), 400))["code"] == "bad_passkey"
        # What was signed to sign in does not open the house.
        options = (await ann.post("/api/sign-in/options", None))["options"]
        answer = {"credential": device.sign_in(options)}
        assert (await ann.post("/api/admin/door", answer, 409))["code"] == "old_challenge"
        assert not await is_open_to(ann)


class Unverified(Device):
    """The same device, which somebody holds whom it does not know."""

    def __init__(self, device: Device) -> None:
        super().__init__(device.origin, device.host, device.name)
        self.count, self._key = device.count, device._key

    def _authenticator(self, flags: int) -> bytes:
        return super()._authenticator(PRESENT)


@in_loop
async def test_keepers_are_made_with_the_key_alone_and_need_a_passkey(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, device = await kept(server)
        bob = await server.guest("Bob")
        wanted = {"act": "appoint", "player": bob.player}
        assert (await with_key(server, wanted, 409))["code"] == "keeper_without_passkey"
        await appoint(server, ann)
        await open_house(ann, device)
        for act in ("appoint", "dismiss"):
            body = {"do": {"act": act, "player": ann.player}}
            assert (await ann.post("/api/admin/acts", body, 403))["code"] == "needs_key"
        [card] = (await ann.get("/api/admin/keepers"))["keepers"]
        assert (card["player"]["name"], card["passkeys"]) == ("Ann", 1)


@in_loop
async def test_challenges_for_the_door_are_limited(tmp_path: Path) -> None:
    async with house(tmp_path, limits_now=STANDS_STILL) as server:
        ann, _ = await kept(server)
        await appoint(server, ann)
        codes = [(await ann.http.post("/api/admin/door/options")).status_code for _ in range(31)]
        assert codes[0] == 200
        assert codes[-1] == 429


@in_loop
async def test_a_keeper_finds_people_by_a_part_of_their_name_and_sees_figures(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as server:
        ann, device = await kept(server)
        bob = await server.guest("Bobolink")
        await appoint(server, ann)
        await open_house(ann, device)
        found = (await ann.get("/api/admin/players?name=BOBO"))["players"]
        assert [one["player"] for one in found] == [bob.player]
        await bob.open("crooks", 2)
        figures = await ann.get("/api/admin/figures")
        assert (figures["open"], figures["over"], figures["archived"]) == (1, 0, 0)


@in_loop
async def test_the_audit_log_outlives_those_of_whom_it_tells(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        bob = await server.guest("Bob")
        warn = {"act": "silence", "player": bob.player, "hours": 1, "why": "shouting"}
        await with_key(server, warn)
        await bob.post("/api/me/delete", {"sure": "delete"})
        [line] = await server.hub.watchman.audit()
        assert (line.act, line.what["why"]) == ("silence", "shouting")
        assert line.what["player"] not in ("", bob.player)

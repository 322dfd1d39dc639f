"""Who is asked in secret: what an attacker hears over a socket and reads over HTTP (NK-103)."""

from pathlib import Path
from random import Random
from typing import Any

import httpx

from backroom.kernel.chance import fast_chance
from house import Guest, House, house, in_loop

NAMES = ["Ann", "Bob", "Cy"]
SECRET = ("react", "bid")
SEED = 5  # of deals in which enough happens
CLOCK = {"pace": "live", "bank": 600, "increment": 5}


class Spied:
    """A table of Kings with three players, and a spectator who is nobody's friend."""

    def __init__(self, server: House) -> None:
        self.server = server
        self.table = ""
        self.players: list[Guest] = []
        self.luck = fast_chance(3)

    async def begin(self, **more: Any) -> None:
        self.players = [await self.server.guest(name) for name in NAMES]
        self.spy = await self.server.guest("Spy")
        self.everybody = [*self.players, self.spy]
        self.table = await self.players[0].open("kings", 3, **more)
        for guest in self.everybody:
            await guest.call("en")
        for seat, guest in enumerate(self.players[1:], 1):
            await guest.command("sit", self.table, seat=seat)
        for guest in self.players:  # or answers would be given between two looks
            await guest.command("always_ask", self.table, always=True)
        await self.players[0].command("start", self.table)

    async def look(self) -> list[dict[str, Any]]:
        """The table as everybody is told it, the spectator last."""
        return [await self.table_of(guest) for guest in self.everybody]

    async def table_of(self, guest: Guest) -> dict[str, Any]:
        await guest.say(type="watch", table=self.table)
        return await guest.hear("table")

    async def act(self, told: list[dict[str, Any]]) -> int:
        """Somebody who is asked chooses; in a window mostly to pass."""
        asked = [m["scene"] for m in told if m["scene"]["you"] in m["scene"]["asked"]]
        scene = asked[self.luck.below(len(asked))]
        choices = scene["choices"]
        choice = choices[self.luck.below(len(choices))]
        if scene["view"]["phase"] == "react" and self.luck.below(4):
            choice = next(c for c in choices if c["notation"] == "pass")
        seat: int = scene["you"]
        what = {"decision": scene["decision"], "action": choice["code"]}
        assert (await self.players[seat].command("act", self.table, **what))["type"] == "ack"
        return seat

    async def cards(self, guest: Guest) -> list[dict[str, Any]]:
        """The table in every list and on every page that a guest can ask for."""
        lists = [await guest.get("/api/tables")]
        if guest is not self.spy:
            lists.append(await guest.get("/api/tables/mine"))
        cards = [one for found in lists for one in found["tables"] if one["table"] == self.table]
        return [await guest.get(f"/api/tables/{self.table}"), *cards]


def told_of_others(scene: dict[str, Any]) -> list[str]:
    """What a scene says of who else is asked."""
    you, others = scene["you"], [seat for seat in range(3) if seat != scene["you"]]
    found = [f"asked {seat}" for seat in others if seat in scene["asked"]]
    found += [f"waiting {seat}" for seat in others if seat in scene["view"]["waiting"]]
    found += [f"clock {seat}" for seat in others if scene["seats"][seat]["clock"]["running"]]
    if you not in scene["asked"]:
        found += [f"named {name}" for name in NAMES if name in scene["to_do"]]
    return found


@in_loop
async def test_nobody_hears_who_else_is_asked_in_secret(tmp_path: Path) -> None:
    async with house(tmp_path, chance=Random(SEED)) as server:
        spied = Spied(server)
        await spied.begin(options={"reactions": "all"}, pace=CLOCK)
        met = set()
        for _ in range(90):
            told = await spied.look()
            if told[-1]["scene"]["view"]["phase"] in SECRET:
                met.add(told[-1]["scene"]["view"]["phase"])
                for message in told:
                    assert told_of_others(message["scene"]) == []
            await spied.act(told)
        assert met == set(SECRET)


@in_loop
async def test_lists_of_tables_tell_only_oneself(tmp_path: Path) -> None:
    async with house(tmp_path, chance=Random(SEED)) as server:
        spied = Spied(server)
        await spied.begin(options={"reactions": "all"})
        looked = 0
        for _ in range(60):
            told = await spied.look()
            if told[-1]["scene"]["view"]["phase"] in SECRET:
                looked += 1
                for guest, message in zip(spied.everybody, told, strict=True):
                    you = message["scene"]["you"]
                    is_asked = you in message["scene"]["asked"]
                    for card in await spied.cards(guest):
                        assert card["asked"] == ([you] if is_asked else [])
            await spied.act(told)
        assert looked > 10


@in_loop
async def test_an_answer_in_secret_reaches_nobody_else(tmp_path: Path) -> None:
    """Neither a message nor a number, nor later a clock that has run."""
    now = [1_000_000.0]
    async with house(tmp_path, steady=lambda: now[0], chance=Random(SEED)) as server:
        spied = Spied(server)
        await spied.begin(options={"reactions": "all"}, pace=CLOCK)
        hidden = 0
        told = await spied.look()
        for _ in range(110):
            now[0] += 7.0
            await server.hub._mind_once()
            before = told[-1]["scene"]
            actor = await spied.act(told)
            told, earlier = await spied.look(), told
            after = told[-1]["scene"]
            left = [seat["clock"]["left"] for seat in after["seats"]]
            has_run = left != [seat["clock"]["left"] for seat in before["seats"]]
            assert has_run == (before["view"]["phase"] not in SECRET)
            if has_run:
                continue
            if before["view"] == after["view"]:
                assert told[-1]["number"] == earlier[-1]["number"]
                for seat in range(3):
                    unasked = seat not in earlier[seat]["scene"]["asked"]
                    if seat != actor and unasked and seat not in told[seat]["scene"]["asked"]:
                        hidden += 1
                        assert told[seat]["number"] == earlier[seat]["number"]
        assert hidden > 5


@in_loop
async def test_what_is_counted_is_told_on_the_same_machine_only(tmp_path: Path) -> None:
    """A counter that moves while reactions are awaited would tell that somebody has one."""
    async with house(tmp_path) as server:
        for address, status in (("203.0.113.7", 403), ("127.0.0.1", 200), ("::1", 200)):
            way = httpx.ASGITransport(server.app, client=(address, 4000))
            async with httpx.AsyncClient(transport=way, base_url=server.address) as client:
                assert (await client.get("/metrics")).status_code == status
                bots = (await client.get("/health")).json()["bots"]
                number = 0 if status == 200 else None
                assert bots == {"ok": True, "processes": number, "waiting": number}


@in_loop
async def test_who_lets_time_run_out_in_secret_is_not_named(tmp_path: Path) -> None:
    """The answer of the rules is played, and no stand-in sits down for all to see."""
    now = [1_000_000.0]
    async with house(tmp_path, steady=lambda: now[0], chance=Random(SEED)) as server:
        spied = Spied(server)
        await spied.begin(options={"reactions": "all"}, pace=CLOCK)
        told = await spied.look()
        while told[-1]["scene"]["view"]["phase"] != "react":
            await spied.act(told)
            told = await spied.look()
        asked = next(m["scene"] for m in told if m["scene"]["you"] in m["scene"]["asked"])
        own = asked["seats"][asked["you"]]["clock"]
        assert own == {"left": 60.0, "running": True}
        for _ in range(9):  # a longer silence would mean that no server was running
            now[0] += 7.0
            await server.hub._mind_once()
        told = await spied.look()
        assert told[asked["you"]]["scene"]["decision"] != asked["decision"]
        assert not any(seat["stand_in"] for seat in told[-1]["scene"]["seats"])
        assert not any(event["type"] == "stood_in" for event in told[-1]["events"])

"""One's own tables: what waits comes first, with its time; what is finished can be put away."""

from pathlib import Path
from typing import Any

from backroom.server.log import ClosedRow
from house import Guest, House, house, in_loop


async def two_at(ann: Guest, bob: Guest, **more: Any) -> str:
    """Ann opens a table of Crooks, Bob sits down, and the game begins."""
    table = await ann.open("crooks", 2, **more)
    for answer in (await bob.command("sit", table, seat=1), await ann.command("start", table)):
        assert answer["type"] == "ack", answer
    return table


async def turn_of(guest: Guest, table: str) -> bool:
    card = await guest.get(f"/api/tables/{table}")
    return card["you"] in card["asked"]


async def names(guest: Guest, which: str = "") -> list[str]:
    listed = await guest.get(f"/api/tables/mine{which}")
    return [card["table"] for card in listed["tables"]]


@in_loop
async def test_tables_that_wait_come_first_the_most_urgent_before_the_others(
    tmp_path: Path,
) -> None:
    clock = [1_000_000.0]
    async with house(tmp_path, now=lambda: clock[0], steady=lambda: clock[0]) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        for guest in (ann, bob):
            await guest.call()
        hurried = await two_at(ann, bob, pace={"pace": "turns", "days": 1})
        at_ease = await two_at(ann, bob)
        slow = await two_at(ann, bob, pace={"pace": "turns", "days": 3})
        gathering = await ann.open("crooks", 2)
        for guest in (ann, bob):
            waiting = [t for t in (hurried, slow, at_ease) if await turn_of(guest, t)]
            listed = await names(guest)
            assert listed[: len(waiting)] == waiting
            assert len(listed) == (4 if guest is ann else 3)
        assert (await names(ann))[-1] == gathering
        clock[0] += 3600.0
        first = ann if await turn_of(ann, hurried) else bob
        cards = (await first.get("/api/tables/mine"))["tables"]
        left = {card["table"]: card["left"] for card in cards}
        assert left[hurried] is not None
        assert left[hurried] <= 86_400 - 10  # a house that gives no sign of life stands still
        other = bob if first is ann else ann
        cards = (await other.get("/api/tables/mine"))["tables"]
        assert all(card["left"] is None for card in cards if card["table"] == hurried)


@in_loop
async def test_only_finished_tables_of_ones_own_can_be_put_away(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
        for guest in (ann, bob):
            await guest.call()
        table = await two_at(ann, bob)
        away = f"/api/tables/{table}/away"
        assert (await ann.post(away, {"away": True}, 409))["code"] == "not_over"
        assert (await eve.post(away, {"away": True}, 404))["code"] == "no_table"
        assert (await eve.post("/api/tables/none/away", {"away": True}, 404))["code"] == "no_table"
        await close_table(server, table)
        listed = await ann.post(away, {"away": True})
        assert listed["tables"] == []
        assert await names(ann) == []
        assert await names(ann, "?away=true") == [table]
        assert await names(bob) == [table]
        listed = await ann.post(away, {"away": False})
        assert [card["table"] for card in listed["tables"]] == [table]
        assert await names(ann, "?away=true") == []


async def close_table(server: House, table: str) -> None:
    room = await server.hub.room(table)
    async with room.use():
        await room.keep([ClosedRow()])


@in_loop
async def test_whoever_follows_is_told_of_every_table_that_waits(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        for guest in (ann, bob):
            await guest.call()
            await guest.say(type="follow")
        table = await two_at(ann, bob)
        first, second = (ann, bob) if await turn_of(ann, table) else (bob, ann)
        assert await waits_heard(first) == [(table, True)]
        assert await waits_heard(second) == []
        message = await first.watch(table)
        while is_asked(message):
            scene = message["scene"]
            choice = scene["choices"][0]["code"]
            await first.command("act", table, decision=scene["decision"], action=choice)
            message = await first.watch(table)
        assert await waits_heard(first) == [(table, True), (table, False)]
        assert await waits_heard(second) == [(table, True)]


async def waits_heard(guest: Guest) -> list[tuple[str, bool]]:
    """What somebody who follows has been told by now."""
    await guest.say(type="ping")
    await guest.hear("pong")
    return [(told["table"], told["waits"]) for told in guest.heard if told["type"] == "waits"]


def is_asked(message: dict[str, Any]) -> bool:
    scene = message["scene"]
    return scene["you"] in scene["asked"]

"""Questions with one answer: it is given for people, and neither time nor order tells anything."""

import asyncio
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from backroom.server.pauses import (
    LEAST,
    MOST,
    USUAL,
    pause_at,
    share_of_pause,
    thinking_time,
)
from backroom.server.play import ONLY
from backroom.server.table import Table
from house import Guest, House, house, in_loop
from tables import TestTable

CROOKS_PASS = 0


async def crooks(server: House) -> tuple[str, list[Guest]]:
    guests = [await server.guest("Ann"), await server.guest("Bob")]
    table = await guests[0].open("crooks", 2)
    for guest in guests:
        await guest.call("en")
    await guests[1].command("sit", table)
    await guests[0].command("start", table)
    return table, guests


async def scene_of(guest: Guest, table: str) -> dict[str, Any]:
    await guest.say(type="watch", table=table)
    message = await guest.hear("table")
    scene: dict[str, Any] = message["scene"] | {"events": message["events"]}
    return scene


async def real(server: House, table: str) -> Table:
    return (await server.hub.room(table)).table


async def spend_everything(table: str, guests: list[Guest]) -> int:
    """Play on until somebody has no other choice than to pass, or nobody has anything; who."""
    while True:
        for guest in guests:
            scene = await scene_of(guest, table)
            if scene["phase"] == "over":
                return -1
            if scene["you"] not in scene["asked"]:
                continue
            codes = [choice["code"] for choice in scene["choices"]]
            if codes == [CROOKS_PASS]:
                return int(scene["you"])
            others = [code for code in codes if code != CROOKS_PASS]
            what = {"decision": scene["decision"], "action": others[-1]}
            await guest.command("act", table, **what)


@in_loop
async def test_a_forced_pass_is_given_at_once_where_all_can_see_it(tmp_path: Path) -> None:
    async with house(tmp_path, answer_pace=1000.0) as server:
        table, guests = await crooks(server)
        assert await spend_everything(table, guests) == -1
        play = (await real(server, table)).play
        assert play is not None
        given = [choice for choice in play.choices if choice.by == ONLY]
        assert [choice.do for choice in given] == ["pass"] * len(given)
        assert given
        for seat, guest in enumerate(guests):
            lines = [e for e in (await scene_of(guest, table))["events"] if e["type"] == "given"]
            assert len(lines) == sum(choice.seat == seat for choice in given)
            assert all("Nothing else could be chosen" in line["text"] for line in lines)


@in_loop
async def test_who_wants_to_be_asked_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path, answer_pace=0.0) as server:
        table, guests = await crooks(server)
        for guest in guests:
            assert (await guest.command("always_ask", table, always=True))["type"] == "ack"
            scene = await scene_of(guest, table)
            assert scene["always_ask"] is True
            # The wish is nobody else's business.
            assert [e["seat"] for e in scene["events"] if e["type"] == "always_ask"] == [
                scene["you"]
            ]
        seat = await spend_everything(table, guests)
        assert seat >= 0
        await asyncio.sleep(0.2)
        assert (await scene_of(guests[seat], table))["asked"] == [seat]
        await guests[seat].command("always_ask", table, always=False)
        while (await scene_of(guests[seat], table))["asked"] == [seat]:
            await asyncio.sleep(0.02)


@in_loop
async def test_an_answer_that_is_a_secret_waits_for_its_time_and_its_player(tmp_path: Path) -> None:
    """Also after a restart, and only while the player is there: nobody answers from elsewhere."""
    now, chance = [50_000.0], Random(1)
    async with house(tmp_path, answer_pace=1.0, steady=lambda: now[0], chance=chance) as server:
        ann = await server.guest("Ann")
        table = await ann.open("kings", 2, options={"reactions": "all"}, bots=["random"])
        await ann.call("en")
        await ann.command("start", table)
        while True:
            scene = await scene_of(ann, table)
            if scene["view"]["phase"] == "react" and len(scene["choices"]) == 1:
                break
            now[0] += 4.0
            await server.hub._mind_once()
            if scene["you"] in scene["asked"] and len(scene["choices"]) > 1:
                action = scene["choices"][0]["code"]
                await ann.command("act", table, decision=scene["decision"], action=action)
        await asyncio.sleep(0.3)
        assert (await scene_of(ann, table))["decision"] == scene["decision"]  # no time has passed
        await ann.hang_up()
        room = await server.hub.room(table)
        while room.watchers:
            await asyncio.sleep(0.02)  # until the server knows
        now[0] += 5.0
        await asyncio.sleep(MOST)  # the pause is over, whichever clock it went by
        play = room.table.play
        assert play is not None
        assert int(play.state.decision(0)) == scene["decision"]  # nobody is there
        at = room.table.answer_at(1.0)
    async with house(tmp_path, answer_pace=0.0) as server:
        assert (await real(server, table)).answer_at(1.0) == at
        again = Guest(server.address)
        again.http.cookies.update(ann.http.cookies)
        again.player = ann.player
        server._guests.append(again)
        await again.call("en")
        while (await scene_of(again, table))["decision"] == scene["decision"]:
            await asyncio.sleep(0.02)


def test_pauses_are_those_of_people() -> None:
    drawn = [pause_at("a secret", moment) for moment in range(4000)]
    assert min(drawn) >= LEAST
    assert max(drawn) <= MOST
    assert abs(median(drawn) - USUAL) < 0.06
    assert pause_at("a secret", 7) == drawn[7] != pause_at("another", 7)
    assert thinking_time("search:expert") > 2.0 > thinking_time("greedy") == 0.0


def test_who_has_more_to_choose_takes_longer_and_never_too_long() -> None:
    shares = [share_of_pause(answers) for answers in range(1, 200)]
    assert shares == sorted(shares)
    assert shares[0] < shares[1] < shares[9] <= 1.0 == shares[-1]


def test_the_time_of_an_answer_follows_from_what_all_can_see() -> None:
    """What somebody answers in secret moves no schedule, and neither does talk."""
    house = TestTable("kings", 4, options={"reactions": "all"})
    moved = hidden = 0
    for seed in range(120):
        table = house.table
        before = (table.moment, table.moment_at, table.answer_at(1.0), table.seen_number(-1))
        house.clock += 1.0
        house.play_on(1, seed)
        after = (table.moment, table.moment_at, table.answer_at(1.0), table.seen_number(-1))
        assert (before == after) == (before[3] == after[3])
        moved += before != after
        hidden += before == after
    assert moved > 20
    assert hidden > 5
    assert house.reloaded().answer_at(1.0) == house.table.answer_at(1.0)

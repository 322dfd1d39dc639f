"""Time as an attacker would have it: clocks that are set, refilled, or forgotten in a crowd."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

import pytest

from backroom.server.clocks import DAY
from backroom.server.crew import CrewHealth
from house import PATIENCE, Guest, House, house, in_loop

LIVE = {"pace": "live", "bank": 30, "increment": 5}
STEP = 2.0  # seconds of a clock that is moved; a server that sees ten at once thinks it was asleep


class NeverMoves:
    """Bots that think for ever."""

    def __init__(self) -> None:
        self.thinking = 0

    @property
    def health(self) -> CrewHealth:
        return CrewHealth(True, 0, self.thinking)

    async def choose(self, job: object, claim: object) -> int | None:
        self.thinking += 1
        await asyncio.Event().wait()
        return None


class Time:
    """Two clocks that a test moves: the time of day, and seconds that only grow."""

    def __init__(self) -> None:
        self.of_day = 1_700_000_000.0
        self.passed = 50.0

    def pass_by(self, seconds: float) -> None:
        self.of_day += seconds
        self.passed += seconds

    @asynccontextmanager
    async def flying(self) -> AsyncIterator[None]:
        """Time passes quickly."""

        async def fly() -> None:
            while True:
                await asyncio.sleep(STEP / 20)
                self.pass_by(STEP)

        flying = asyncio.create_task(fly())
        try:
            yield
        finally:
            flying.cancel()


@asynccontextmanager
async def house_in(time: Time, folder: Path, **more: Any) -> AsyncIterator[House]:
    async with house(folder, now=lambda: time.of_day, steady=lambda: time.passed, **more) as server:
        yield server


async def live_table(server: House, **more: Any) -> tuple[str, Guest, Guest]:
    """A table of two with a clock: first the one whose clock runs."""
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.open("crooks", 2, pace=LIVE, **more)
    for guest in (ann, bob):
        await guest.call()
    await bob.command("sit", table)
    await ann.command("start", table)
    scene = (await ann.watch(table))["scene"]
    await bob.watch(table)
    return (table, ann, bob) if scene["asked"] == [0] else (table, bob, ann)


async def time_left(guest: Guest, table: str) -> float:
    scene = (await guest.watch(table))["scene"]
    left: float = scene["seats"][scene["you"]]["clock"]["left"]
    return left


async def stood_in(guest: Guest, why: str) -> None:
    """Wait until a stand-in sits down."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for event in (await guest.hear("news"))["events"]:
                if event["type"] == "stood_in" and event["why"] == why:
                    return


@in_loop
async def test_a_clock_that_is_set_back_does_not_stop_a_live_game(tmp_path: Path) -> None:
    time = Time()
    async with house_in(time, tmp_path, bot_pause=0.1) as server:
        table, asked, waiting = await live_table(server)
        time.pass_by(5)
        assert await time_left(asked, table) == 25
        time.of_day -= 3600
        assert await time_left(asked, table) == 25
        time.pass_by(4)
        assert await time_left(asked, table) == 21
        async with time.flying():
            await stood_in(waiting, "time")
            news = await waiting.hear("news")  # and the bot who stands in does not wait an hour
            assert news["events"]


@in_loop
async def test_a_clock_that_is_set_forward_takes_no_time_from_anybody(tmp_path: Path) -> None:
    time = Time()
    async with house_in(time, tmp_path) as server:
        table, asked, _ = await live_table(server)
        time.of_day += 3600
        assert await time_left(asked, table) == 30
        cookies, player = asked.http.cookies, asked.player
        time.pass_by(5)
        assert await time_left(asked, table) == 25
    time.of_day -= 7200
    time.passed = 3.0  # the machine has started again
    async with house_in(time, tmp_path) as server:
        back = await server.stranger()
        back.http.cookies, back.player = cookies, player
        await back.call()
        # The last second before the end may not have been kept.
        assert 25 <= await time_left(back, table) <= 30
        before = await time_left(back, table)
        time.pass_by(5)
        assert before - 6 <= await time_left(back, table) <= before - 4


@in_loop
async def test_whoever_leaves_and_comes_back_has_no_more_time_than_before(tmp_path: Path) -> None:
    time = Time()
    async with house_in(time, tmp_path, bots=NeverMoves()) as server:
        table, asked, waiting = await live_table(server)
        for left in (29, 28, 27, 26, 25):
            time.pass_by(1)
            for command in ("leave", "take_back"):
                assert (await asked.command(command, table))["type"] == "ack"
            assert await time_left(asked, table) == left
        async with time.flying():
            await stood_in(waiting, "time")


@in_loop
async def test_nobody_stops_their_clock_by_leaving_again_and_again(tmp_path: Path) -> None:
    """Each time away is shorter than a stand-in takes, and what is left is looked at in between."""
    time = Time()
    async with house_in(time, tmp_path, bots=NeverMoves()) as server:
        table, asked, waiting = await live_table(server)
        for left in (26, 22, 18, 14):
            assert (await asked.command("leave", table))["type"] == "ack"
            time.pass_by(4)
            await server.hub._mind_once()  # or the server would seem to have been asleep
            assert (await asked.command("take_back", table))["type"] == "ack"
            assert await time_left(asked, table) == left
        await asked.command("leave", table)
        for _ in range(3):
            time.pass_by(5)
            await server.hub._mind_once()
        await asked.command("take_back", table)  # fifteen seconds later, of which there were 14
        async with time.flying():
            await stood_in(waiting, "time")
        assert (await asked.command("take_back", table))["code"] == "no_time"


@in_loop
async def test_who_has_run_out_of_time_does_not_come_back_for_more(tmp_path: Path) -> None:
    time = Time()
    async with house_in(time, tmp_path) as server:
        table, asked, waiting = await live_table(server)
        async with time.flying():
            await stood_in(waiting, "time")
        refused = await asked.command("take_back", table)
        assert refused["code"] == "no_time"
        assert refused["id"]


@in_loop
async def test_clocks_are_minded_however_many_tables_wait_for_their_bots(tmp_path: Path) -> None:
    time, bots = Time(), NeverMoves()
    async with house_in(time, tmp_path, bots=bots) as server:
        mallory = await server.guest("Mallory")
        for _ in range(120):  # more than the due list names at a time
            await mallory.open("sneaks", 4, bots=["search:expert"] * 3, start=True)
        async with asyncio.timeout(PATIENCE):
            while bots.thinking < 120:
                await asyncio.sleep(0.01)
        time.pass_by(9)  # all of them should have moved by now
        _, _, waiting = await live_table(server)
        async with time.flying():
            await stood_in(waiting, "time")


@in_loop
async def test_a_table_that_is_left_to_bots_ends_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.server.houseclock.STALLED_AFTER", inf)
    time = Time()
    async with house_in(time, tmp_path, bots=NeverMoves()) as server:
        ann = await server.guest("Ann")
        await ann.call()
        wanted: dict[str, Any] = {"bots": ["search:expert"] * 3, "sit": False, "start": True}
        tables = [await ann.open("crooks", 3, **wanted) for _ in range(3)]
        await ann.post("/api/tables", {"game": "crooks", "seats": 3, **wanted}, 429)
        scene = (await ann.watch(tables[0]))["scene"]
        assert scene["phase"] == "playing"
        time.pass_by(DAY)
        while scene["phase"] == "playing":
            scene = (await ann.hear("news"))["scene"]
        assert scene["phase"] == "closed"
        await ann.open("crooks", 3, **wanted)  # there is room for another

"""Bots' time is shared: nobody gets it all, and people go before bots that play among themselves.

The one process in which bots think here answers only when the test lets it. So the tests say who is
next, and not how long anybody waits.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import json

from backroom.server.bots import BotPool
from backroom.server.crew import Task
from backroom.server.log import ChosenRow, decode
from backroom.server.worker import Job
from house import PATIENCE, Guest, house, in_loop, open_to

# Whose bots think can be told by their names.
MALLORYS, ANNS, STAND_IN = "search:expert", "search:hard", "search:normal"
AMONG_THEMSELVES = "search:easy"


class Gate:
    """A process that begins to think when it is asked, and answers when it is let."""

    is_alive = True

    def __init__(self) -> None:
        self.begun: list[str] = []  # the bots that had their turn, in order
        self._let = asyncio.Semaphore(0)

    async def hire(self, task: Task) -> "Gate":
        assert task == "think"
        return self

    async def work(self, data: bytes) -> bytes:
        job = json.decode(data, type=Job)
        self.begun.append(job.bot)
        await self._let.acquire()
        # The last is never to pass, so that bots go on being asked at every table.
        return json.encode(None if job.unasked else open_to(job)[-1])

    async def next(self) -> str:
        """Let the bot that thinks answer; which one is next."""
        before = len(self.begun)
        self._let.release()
        await until(lambda: len(self.begun) > before)
        return self.begun[-1]

    def end(self) -> None:
        pass

    async def ended(self) -> None:
        pass


async def until(is_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_true():
            await asyncio.sleep(0.005)


async def waiting(guest: Guest, at_least: int) -> None:
    """Until so many choices of bots wait for their turn."""
    async with asyncio.timeout(PATIENCE):
        while (await guest.get("/health"))["bots"]["waiting"] < at_least:
            await asyncio.sleep(0.01)


async def table_where_bots_think(guest: Guest, bot: str) -> str:
    """A table of this guest and three bots, of which one is asked."""
    table = await guest.open("crooks", 4, bots=[bot] * 3, start=True)
    scene: dict[str, Any] = (await guest.watch(table))["scene"]
    while scene["asked"] == [0]:
        action = scene["choices"][-1]["code"]
        await guest.command("act", table, decision=scene["decision"], action=action)
        scene = (await guest.watch(table))["scene"]
    return table


@asynccontextmanager
async def at_the_gate(folder: Path) -> AsyncIterator[tuple[Gate, Guest, Guest]]:
    """A server with one such process, and two guests."""
    gate = Gate()
    async with house(folder, bots=BotPool(1, gate.hire)) as server:
        mallory, ann = await server.guest("Mallory"), await server.guest("Ann")
        await mallory.call()
        await ann.call()
        yield gate, mallory, ann


@in_loop
async def test_tables_of_bots_only_are_few_for_each_visitor(tmp_path: Path) -> None:
    async with at_the_gate(tmp_path) as (_, mallory, _ann):
        wanted = {"game": "crooks", "seats": 4, "bots": [MALLORYS] * 4, "sit": False, "start": True}
        answers = await asyncio.gather(
            *(mallory.http.post("/api/tables", json=wanted) for _ in range(20))
        )
        assert sorted(answer.status_code for answer in answers) == [200] * 3 + [429] * 17
        refused = next(answer.json() for answer in answers if answer.status_code == 429)
        assert refused["code"] == "too_many_bot_tables"
        assert refused["text"]
        # Nothing is left behind by those that were refused, and there is no back door.
        assert len((await mallory.get("/api/tables"))["tables"]) == 3
        table = await mallory.open("crooks", 2, sit=False, bots=[MALLORYS] * 2)
        assert (await mallory.command("start", table))["code"] == "too_many_bot_tables"
        again = await mallory.open("crooks", 2, bots=[MALLORYS], start=True)  # a game of her own
        assert (await mallory.watch(again))["scene"]["phase"] == "playing"


@in_loop
async def test_one_visitor_does_not_take_all_the_time_of_the_bots(tmp_path: Path) -> None:
    async with at_the_gate(tmp_path) as (gate, mallory, ann):
        for _ in range(20):
            await table_where_bots_think(mallory, MALLORYS)
        await waiting(ann, 19)
        for _ in range(3):
            await gate.next()  # they have had some time already
        await table_where_bots_think(ann, ANNS)
        turns: list[str] = []
        while turns.count(ANNS) < 2:  # a bot chooses more than once in its turn
            await waiting(ann, 20)  # all but the one that thinks
            turns.append(await gate.next())
        assert len(turns) <= 6, turns
        assert ANNS in turns[:2]


@in_loop
async def test_stand_ins_go_before_bots_and_these_before_bots_among_themselves(
    tmp_path: Path,
) -> None:
    async with at_the_gate(tmp_path) as (gate, mallory, ann):
        # In the order in which they come it would be the other way round. They are Ann's own, so
        # that she is not next because she has had less.
        for _ in range(3):
            await ann.open("crooks", 3, bots=[AMONG_THEMSELVES] * 3, sit=False, start=True)
        await waiting(ann, 2)
        for _ in range(2):
            await table_where_bots_think(ann, ANNS)
        await waiting(ann, 4)
        table = await ann.open("crooks", 2)
        await mallory.command("sit", table)
        await ann.command("start", table)
        scene = (await ann.watch(table))["scene"]
        leaving = ann if scene["asked"] == [0] else mallory
        assert (await leaving.command("leave", table))["type"] == "ack"
        await waiting(ann, 5)
        assert await gate.next() == STAND_IN
        # It may choose again before the turn is over; then the games with people are next.
        turn = await gate.next()
        while turn == STAND_IN:
            turn = await gate.next()
        assert turn == ANNS


@in_loop
async def test_bots_among_themselves_take_their_time_though_nobody_watches(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pause=3600.0) as server:
        ann = await server.guest("Ann")

        async def chosen(table: str) -> int:
            rows = [decode(row.data) for row in await server.hub.store.read(table)]
            return sum(isinstance(row, ChosenRow) for row in rows)

        alone = await ann.open("crooks", 4, bots=["random"] * 4, sit=False, start=True)
        hurried = 0  # choices of bots that people wait for, who look elsewhere
        while hurried == 0:  # she may be the first to choose
            table = await ann.open("crooks", 4, bots=["random"] * 3, start=True)
            async with asyncio.timeout(PATIENCE):
                while (await ann.get(f"/api/tables/{table}"))["asked"] != [0]:
                    await asyncio.sleep(0.01)
            hurried = await chosen(table)
        assert await chosen(alone) == 0

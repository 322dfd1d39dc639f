"""The processes in which bots think are killed, at work and idle: every table goes on."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from backroom.server import bots, crew
from backroom.server.bots import BotPool
from backroom.server.crew import CannotStart, Process, Task, Worker
from backroom.server.log import BotFailedRow, ChosenRow, decode
from house import PATIENCE, Guest, House, house, in_loop

KILLS_OF_EACH_KIND = 50
TURN = 12  # choices, and more than a turn of anybody has
TABLES = 3

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


@pytest.fixture(autouse=True)
def has_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks slowly on a busy machine is not a dead one."""
    monkeypatch.setattr(bots, "SECONDS", PATIENCE)
    monkeypatch.setattr(crew, "START_SECONDS", PATIENCE)


@asynccontextmanager
async def house_with_processes(folder: Path, pool: BotPool) -> AsyncIterator[House]:
    try:
        async with house(folder, bots=pool) as server:
            yield server
    finally:
        await pool.close()


class Fate:
    """Who dies when, and how many have."""

    def __init__(self) -> None:
        self._luck = Random(7)
        self.busy = 0
        self.idle = 0
        self.has_mercy = False

    async def hire(self, task: Task) -> Worker:
        return Mortal(await Process.started(task), self)

    def next(self) -> str:
        if self.has_mercy:
            return "lives"
        return self._luck.choice(["busy", "idle", "lives"])


class Mortal:
    """A real process that is killed with work in its hands, or when it has just begun to wait. The
    moments are given by what happens, so a slow machine makes no difference."""

    def __init__(self, process: Process, fate: Fate) -> None:
        self._process = process
        self._fate = fate

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive

    async def work(self, data: bytes) -> bytes:
        fate = self._fate.next()
        working = asyncio.ensure_future(self._process.work(data))
        if fate == "busy":
            await asyncio.sleep(0)  # it is handed over
            self._fate.busy += 1
            self._kill()
        answer = await working
        if fate == "idle":
            self._fate.idle += 1
            asyncio.get_running_loop().call_soon(self._kill)
        return answer

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process._process.kill()

    def end(self) -> None:
        self._process.end()

    async def ended(self) -> None:
        await self._process.ended()


async def table_with_bots(guest: Guest) -> str:
    table = await guest.open("crooks", 4, bots=["greedy", "random", "search:easy"], start=True)
    await guest.call()
    return table


async def choose(guest: Guest, table: str, scene: dict[str, Any]) -> None:
    """Anything, and not the end of one's game if that can be."""
    ack = await guest.command(
        "act", table, decision=scene["decision"], action=scene["choices"][-1]["code"]
    )
    assert ack["type"] == "ack", ack


async def asked_again(guest: Guest, table: str) -> dict[str, Any]:
    """The scene in which it is this guest's turn, or the game is over: the bots have chosen."""
    scene: dict[str, Any] = (await guest.watch(table))["scene"]
    while scene["phase"] == "playing" and scene["asked"] != [0]:
        scene = (await guest.hear("news"))["scene"]
    return scene


async def play_until_bots_are(guest: Guest, table: str, *, well: bool) -> dict[str, Any]:
    """The health of bots once one has had a turn, and so was found to be well or not. All of them
    may have died before, and the guest may be the first to choose."""
    for _ in range(TURN):
        scene = await asked_again(guest, table)
        health: dict[str, Any] = (await guest.get("/health"))["bots"]
        has_had_one = health["processes"] > 0 or not well
        if (health["ok"] is well and has_had_one) or scene["phase"] == "over":
            break
        await choose(guest, table, scene)
    return health


@in_loop
async def test_every_table_goes_on_however_often_the_bots_are_killed(tmp_path: Path) -> None:
    fate = Fate()
    async with house_with_processes(tmp_path, BotPool(2, fate.hire)) as server:
        guests = [await server.guest(f"Guest {number}") for number in range(TABLES)]
        tables = [await table_with_bots(guest) for guest in guests]
        while min(fate.busy, fate.idle) < KILLS_OF_EACH_KIND:
            for place, guest in enumerate(guests):
                scene = await asked_again(guest, tables[place])
                if scene["phase"] == "over":
                    await guest.hang_up()
                    tables[place] = await table_with_bots(guest)
                else:
                    await choose(guest, tables[place], scene)
        for guest, table in zip(guests, tables, strict=True):
            scene = await asked_again(guest, table)
            assert scene["phase"] in ("playing", "over")
        # The last choice may have killed all who tried: then bots are not well.
        fate.has_mercy = True
        await guests[0].hang_up()
        table = await table_with_bots(guests[0])
        health = await play_until_bots_are(guests[0], table, well=True)
        assert health["ok"] is True
        assert health["processes"] >= 1  # and not greedy in the server, for ever


class Mended:
    """A machine on which processes cannot be started, until it is mended."""

    def __init__(self) -> None:
        self.is_broken = True

    async def hire(self, task: Task) -> Process:
        if self.is_broken:
            raise CannotStart
        return await Process.started(task)


@in_loop
async def test_health_tells_when_no_bot_can_think_and_tables_go_on(tmp_path: Path) -> None:
    machine = Mended()
    async with house_with_processes(tmp_path, BotPool(1, machine.hire)) as server:
        ann = await server.guest("Ann")
        assert (await ann.get("/health"))["bots"] == {"ok": True, "processes": 0, "waiting": 0}
        table = await table_with_bots(ann)
        health = await play_until_bots_are(ann, table, well=False)  # greedy thinks in the server
        assert health["ok"] is False
        assert "backroom_bots_ok 0" in (await ann.http.get("/metrics")).text
        machine.is_broken = False
        await ann.hang_up()
        table = await table_with_bots(ann)
        health = await play_until_bots_are(ann, table, well=True)
        assert (health["ok"], health["processes"]) == (True, 1)
        whole = await ann.watch(table)
        assert not any(event["type"] == "bot_failed" for event in whole["events"])


@in_loop
async def test_without_processes_bots_still_play_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "PAUSE", 0.0)  # between two tries to start one
    async with house_with_processes(tmp_path, BotPool(1, Mended().hire)) as server:
        ann = await server.guest("Ann")
        await ann.call()
        bots = ["search:expert", "random"]
        table = await ann.open("crooks", 2, bots=bots, sit=False, start=True)
        scene = (await ann.watch(table))["scene"]
        while scene["phase"] != "over":
            scene = (await ann.hear("news"))["scene"]
        rows = [decode(row.data) for row in await server.hub.store.read(table)]
        chosen = [row for row in rows if isinstance(row, ChosenRow)]
        assert len(chosen) > len(bots)  # and not only that they are out of it
        assert not any(isinstance(row, BotFailedRow) for row in rows)

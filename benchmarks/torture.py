"""Lets everything go wrong at a server in the middle of play, and counts what is lost: nothing may
be.

    make torture                                  # all trials
    python benchmarks/torture.py --trial kills --times 20

Four players, or two and two bots, sit at each of some tables of all four games and choose at
random, as fast as the server answers. There are five trials:

- ``kills``: the server gets SIGKILL at a random moment and starts again on the same file;
- ``full``: its disk is full for a while (a small file system where we are root, else a quota);
- ``restarts``: the PostgreSQL of two servers restarts, by turns in order and as after a crash.

- ``notices``: players who look at their tables only when they are told (see ``tapped``), while the
  server is killed; ``notices-many``: while one of two servers on PostgreSQL is.

The players come back, send again what was not acknowledged, and go on. Meanwhile the processes in
which bots think are killed too, idle and at work. In the end every acknowledged choice must be in
the log of its table once, no command twice, every log must replay to the state that it says, and
every table must have gone on after all that or be at its end.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

import psutil
from msgspec import Struct
from rich.console import Console
from rich.progress import track

from backroom import games
from backroom.server.library import Library
from backroom.server.log import ChosenRow, command_parts, decode
from backroom.server.room import load
from backroom.server.store import Store, open_store
from crowd import Client, Diary, Group, gather_groups
from processes import ServerProcess, backroom_server
from receivers import receiver
from tapped import Ear, Evening, Outcome, judge, sleepers_of
from troubles import Database, Disk, disk_to_fill, own_database

GROUPS = 8
TROUBLES_A_TABLE = 4  # few enough that no group comes to the end of its tables
CHOICES_BETWEEN = 150  # at most, by all players together, between two troubles
START_KILLED = 0.1  # how often the server is killed while it starts
FULL_SECONDS = 2.0  # at most, from the first choice that was refused
SECONDS_TO_GO_ON = 480.0  # it takes one or two, but not on a busy machine
BOTS = ("greedy", "search:easy")
# A player who waits for bots only is faster than any person.
SETTINGS = ("--bot-pause", "0", "--bot-processes", "2", "--rate", "1000000")
# At most, between two times that all bots are killed; or twice as long as a server takes to start,
# because bots that never get to an answer leave nothing to lose.
SECONDS_BETWEEN_BOTS = 3.0
TIMES = {"kills": 100, "full": 20, "restarts": 20, "notices": 200, "notices-many": 200}
PLAYED_AT_ONCE = 3  # tables of a group that is told of them
SECONDS_BETWEEN_KILLS = 3.0  # at most, while people are told
# Whoever seemed to look is told after 45 seconds, and what could not be delivered goes out again
# after a minute, or after five: until then nothing is lost.
SECONDS_TO_BE_TOLD = 480.0


class Damage(Struct):
    """What the troubles have done. All but the first five must be 0."""

    troubles: int
    idle_bots: int  # killed while they waited for work
    busy_bots: int  # and while they started or thought
    acked: int
    refused: int  # because the store was away, and asked for again
    lost: int
    twice: int
    unsound: int
    stuck: int
    problems: dict[str, int]

    def is_well(self) -> bool:
        return not (self.lost or self.twice or self.unsound or self.stuck or self.problems)


class Stage(Struct):
    """Where something is about to go wrong."""

    servers: list[ServerProcess]
    diary: Diary
    chance: random.Random

    async def play_on(self) -> None:
        """Wait for some choices more."""
        for server in self.servers:
            await server.listening()
        await self.wait_for(self.chance.randrange(CHOICES_BETWEEN))

    async def wait_for(self, choices: int) -> None:
        """Wait until so many more are acknowledged."""
        enough = len(self.diary.acked) + choices
        async with asyncio.timeout(SECONDS_TO_GO_ON):
            while len(self.diary.acked) < enough:
                await asyncio.sleep(self.chance.uniform(0, 0.01))


Trouble = Callable[[Stage], Awaitable[None]]  # one thing that goes wrong, and is well again


async def kill_the_server(stage: Stage) -> None:
    """At some moment while it starts, or while people play."""
    (server,) = stage.servers
    if stage.chance.random() < START_KILLED:
        await asyncio.sleep(stage.chance.uniform(0, 1))
    else:
        await stage.play_on()
    server.kill()
    server.start()


def fill(disk: Disk) -> Trouble:
    """There is no space for a while, until choices are refused and then some time more."""

    async def no_space(stage: Stage) -> None:
        (server,) = stage.servers
        await stage.play_on()
        refused = stage.diary.refused
        disk.fill_up(server)
        async with asyncio.timeout(SECONDS_TO_GO_ON):
            while stage.diary.refused == refused:
                await asyncio.sleep(0.01)
        await asyncio.sleep(stage.chance.uniform(0, FULL_SECONDS))
        disk.make_room(server)

    return no_space


def restart(database: Database) -> Trouble:
    """The database is away for a moment."""

    async def no_database(stage: Stage) -> None:
        await stage.play_on()
        await database.restart(crash=stage.chance.random() < 0.5)

    return no_database


async def torture(
    database: str,
    folder: Path,
    trouble: Trouble,
    times: int,
    *,
    servers: int = 1,
    seed: int = 1,
    show: bool = False,
) -> Damage:
    """Play on an empty database while something goes wrong so many times."""
    store = await open_store(database)
    tables_each = 2 + times // TROUBLES_A_TABLE
    groups = await gather_groups(store, games.names(), GROUPS, tables_each, bots=BOTS)
    await store.close()
    names = [f"server{number}" for number in range(servers)]
    started = [backroom_server(database, folder, name, *SETTINGS) for name in names]
    stage = Stage(started, Diary(), random.Random(seed))
    hunts = [Hunt(server, stage.chance) for server in started]
    tasks: list[asyncio.Task[None]] = []
    try:
        for server in started:
            server.start()
        tasks = [asyncio.create_task(hunt.run()) for hunt in hunts]
        players = clients(groups, started, stage.diary)
        tasks += [asyncio.create_task(client.play()) for client in players]
        for _ in track(range(times), "Making trouble", disable=not show):
            await trouble(stage)
        for server in started:
            await server.listening()
        await _wait_for_a_catch(hunts)
        stuck = await _count_stuck(groups, stage.diary)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for server in started:
            server.kill()
    store = await open_store(database)
    damage = await inspect(store, groups, stage.diary, times, stuck)
    damage.idle_bots = sum(hunt.idle for hunt in hunts)
    damage.busy_bots = sum(hunt.busy for hunt in hunts)
    await store.close()
    return damage


class Hunt:
    """Kills the processes in which a server's bots think."""

    def __init__(self, server: ServerProcess, chance: random.Random) -> None:
        self._server = server
        self._chance = chance
        self.idle = 0
        self.busy = 0

    async def run(self) -> None:
        """Go on for ever, at random moments."""
        while True:
            longest = max(SECONDS_BETWEEN_BOTS, 2 * self._server.start_seconds)
            await asyncio.sleep(self._chance.uniform(0, longest))
            for process in self._server.bots():
                with suppress(psutil.Error):  # it has ended by itself, or with the server
                    is_busy = process.status() == psutil.STATUS_RUNNING
                    process.kill()
                    self.busy += is_busy
                    self.idle += not is_busy


def clients(
    groups: Sequence[Group], servers: Sequence[ServerProcess], diary: Diary
) -> list[Client]:
    """All players of some groups; those of one table are spread over the servers."""
    return [
        Client(guest, group.tables, _Proxy(servers, seat).address, diary)
        for group in groups
        for seat, guest in enumerate(group.guests)
    ]


class _Proxy:
    """Leads a player to a server: the same one while it lives, else to another."""

    def __init__(self, servers: Sequence[ServerProcess], seat: int) -> None:
        self._servers = servers
        self._seat = seat

    def address(self) -> str:
        alive = [server for server in self._servers if server.is_alive()] or self._servers
        return alive[self._seat % len(alive)].address


async def _wait_for_a_catch(hunts: Sequence[Hunt]) -> None:
    """However soon the troubles were over, some process of bots was killed too."""
    async with asyncio.timeout(SECONDS_TO_GO_ON):
        while not any(hunt.idle + hunt.busy for hunt in hunts):
            await asyncio.sleep(0.05)


async def _count_stuck(groups: Sequence[Group], diary: Diary) -> int:
    """The groups of which nobody gets a choice acknowledged any more."""
    before = len(diary.acked)
    waiting = [group for group in groups if not _is_done(group, diary)]
    loop = asyncio.get_running_loop()
    give_up = loop.time() + SECONDS_TO_GO_ON
    while waiting and loop.time() < give_up:
        await asyncio.sleep(0.05)
        going_on = {table for table, _ in diary.acked[before:]}
        waiting = [group for group in waiting if not going_on & set(group.tables)]
    return len(waiting)


def _is_done(group: Group, diary: Diary) -> bool:
    return set(group.tables) <= diary.finished


async def tap(
    database: str, folder: Path, times: int, *, servers: int, seed: int = 1, show: bool = False
) -> Outcome:
    """Play by notices alone while a server is killed again and again."""
    diary = Diary()
    store = await open_store(database)
    groups = await gather_groups(store, games.names(), GROUPS, 2 + times // TROUBLES_A_TABLE)
    tasks: list[asyncio.Task[None]] = []
    async with receiver() as there:
        options = ("--webhook", there.address, "--push-service", there.address, *SETTINGS)
        names = [f"server{number}" for number in range(servers)]
        started = [backroom_server(database, folder, name, *options) for name in names]
        sleepers = await sleepers_of(
            store, groups, lambda seat: _Proxy(started, seat).address, diary, there
        )
        await store.close()
        ear = Ear(sleepers, there)
        evenings = [
            Evening(group, [one for one in sleepers if one.guest in group.guests])
            for group in groups
        ]
        try:
            for server in started:
                server.start()
            tasks = [asyncio.create_task(sleeper.live()) for sleeper in sleepers]
            for evening in evenings * PLAYED_AT_ONCE:
                evening.begin()
            away = await _kill_by_turns(started, times, random.Random(seed), show)
            still = await _count_still(evenings, diary)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for server in started:
                server.kill()
    store = await open_store(database)
    outcome = await judge(store, evenings, ear.told, diary, away)
    outcome.lost = still
    await store.close()
    return outcome


async def _kill_by_turns(
    servers: Sequence[ServerProcess], times: int, chance: random.Random, show: bool
) -> list[tuple[float, float]]:
    """When a server was away, each time."""
    away = []
    for _ in track(range(times), "Making trouble", disable=not show):
        for server in servers:
            await server.listening()
        await asyncio.sleep(chance.uniform(0, SECONDS_BETWEEN_KILLS))
        server, begun = chance.choice(servers), time.time()
        server.kill()
        server.start()
        await server.listening()
        away.append((begun, time.time()))
    return away


async def _count_still(evenings: Sequence[Evening], diary: Diary) -> int:
    """The tables with which nobody goes on, as nobody was told of them."""
    before = len(diary.acked)
    begun = {table for evening in evenings for table in evening.begun}
    loop = asyncio.get_running_loop()
    give_up = loop.time() + SECONDS_TO_BE_TOLD
    while loop.time() < give_up:
        over = {table for evening in evenings for table in evening.over}
        still = begun - over - {table for table, _ in diary.acked[before:]}
        if not still:
            return 0
        await asyncio.sleep(0.1)
    return len(still)


async def inspect(
    store: Store, groups: Sequence[Group], diary: Diary, troubles: int, stuck: int = 0
) -> Damage:
    """Compare what was promised with what is kept."""
    library, kept = Library(), Counter[tuple[str, str]]()
    unsound = 0
    for name in [table for group in groups for table in group.tables]:
        rows = [decode(row.data) for row in await store.read(name)]
        kept.update(
            (name, command_parts(row.command)[0])
            for row in rows
            if isinstance(row, ChosenRow) and row.command
        )
        table = await load(store, library, name)
        unsound += table.frozen is not None
    return Damage(
        troubles=troubles,
        idle_bots=0,
        busy_bots=0,
        acked=len(diary.acked),
        refused=diary.refused,
        lost=sum(1 for command in diary.acked if not kept[command]),
        twice=sum(1 for count in kept.values() if count > 1),
        unsound=unsound,
        stuck=stuck,
        problems=dict(diary.problems),
    )


async def tell_sleepers(trial: str, times: int, seed: int = 1, *, show: bool = False) -> Outcome:
    """One of the two trials of notices, with all that it needs."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if trial == "notices":
            database = str(folder / "tables.db")
            return await tap(database, folder, times, servers=1, seed=seed, show=show)
        async with own_database() as own:
            return await tap(own.url, folder, times, servers=2, seed=seed, show=show)


async def try_out(trial: str, times: int, seed: int = 1, *, show: bool = False) -> Damage:
    """One of the other three trials, with all that it needs."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = str(folder / "tables.db")
        if trial == "kills":
            return await torture(database, folder, kill_the_server, times, seed=seed, show=show)
        if trial == "full":
            (folder / "disk").mkdir()
            with disk_to_fill(folder / "disk") as disk:
                database = str(disk.folder / "tables.db")
                return await torture(database, folder, fill(disk), times, seed=seed, show=show)
        async with own_database() as own:
            trouble = restart(own)
            return await torture(own.url, folder, trouble, times, servers=2, seed=seed, show=show)


def main() -> int:
    """Say what was lost; 1 if anything was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trial", choices=list(TIMES), help="this one alone")
    parser.add_argument("--times", type=int, help="how often it goes wrong in each")
    parser.add_argument("--seed", type=int, default=1, help="of the random moments")
    asked = parser.parse_args()
    console = Console()
    harmed = False
    for trial in [asked.trial] if asked.trial else list(TIMES):
        times = asked.times or TIMES[trial]
        damage: Damage | Outcome
        if trial.startswith("notices"):
            damage = asyncio.run(tell_sleepers(trial, times, asked.seed, show=True))
        else:
            damage = asyncio.run(try_out(trial, times, asked.seed, show=True))
        console.print(f"{trial}: {damage}")
        harmed = harmed or not damage.is_well()
    return 1 if harmed else 0


if __name__ == "__main__":
    raise SystemExit(main())

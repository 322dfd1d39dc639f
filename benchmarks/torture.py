"""Kills the server in the middle of play, again and again, and counts what is lost: nothing may be.

    make torture                                  # 100 kills on SQLite
    python benchmarks/torture.py --kills 20       # fewer

Four players sit at each of some tables of all four games and choose at random, as fast as the
server answers. The server gets SIGKILL at a random moment and starts again on the same file; the
players come back, send again what was not acknowledged, and go on. In the end every acknowledged
choice must be in the log of its table once, no command twice, every log must replay to the state
that it says, and every table must have gone on after every kill or be at its end.
"""

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.progress import track

from backroom import games
from backroom.server.library import Library
from backroom.server.log import ChosenRow, decode
from backroom.server.room import load
from backroom.server.store import Store, open_store
from crowd import Client, Diary, Group, gather_groups
from processes import ServerProcess, backroom_server

GROUPS = 8
KILLS_A_TABLE = 4  # few enough that no group comes to the end of its tables
CHOICES_BEFORE_A_KILL = 150  # at most, by all players together
START_KILLED = 0.1  # how often the server is killed while it starts
SECONDS_TO_GO_ON = 120.0


class Damage(Struct):
    """What the kills have done. All but the first two must be 0."""

    kills: int
    acked: int
    lost: int
    twice: int
    unsound: int
    stuck: int
    problems: dict[str, int]

    def is_none(self) -> bool:
        return not (self.lost or self.twice or self.unsound or self.stuck or self.problems)


async def torture(
    database: str, folder: Path, kills: int, seed: int = 1, *, show: bool = False
) -> Damage:
    """Play at a server on an empty database that is killed so many times."""
    chance = random.Random(seed)
    store = await open_store(database)
    groups = await gather_groups(store, games.names(), GROUPS, 2 + kills // KILLS_A_TABLE)
    await store.close()
    server, diary = backroom_server(database, folder), Diary()
    server.start()
    playing = [asyncio.create_task(client.play()) for client in clients(groups, [server], diary)]
    for _ in track(range(kills), "Killing the server", disable=not show):
        await _moment_to_kill(server, diary, chance)
        server.kill()
        server.start()
    await server.listening()
    stuck = await _count_stuck(groups, diary)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    server.kill()
    store = await open_store(database)
    damage = await inspect(store, groups, diary, kills, stuck)
    await store.close()
    return damage


async def _moment_to_kill(server: ServerProcess, diary: Diary, chance: random.Random) -> None:
    """Some moment while the server starts, or while people play."""
    if chance.random() < START_KILLED:
        await asyncio.sleep(chance.uniform(0, 1))
        return
    await server.listening()
    enough = len(diary.acked) + chance.randrange(CHOICES_BEFORE_A_KILL)
    async with asyncio.timeout(SECONDS_TO_GO_ON):
        while len(diary.acked) < enough:
            await asyncio.sleep(chance.uniform(0, 0.01))


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


async def inspect(
    store: Store, groups: Sequence[Group], diary: Diary, kills: int, stuck: int = 0
) -> Damage:
    """Compare what was promised with what is kept."""
    library, kept = Library(), Counter[tuple[str, str]]()
    unsound = 0
    for name in [table for group in groups for table in group.tables]:
        rows = [decode(row.data) for row in await store.read(name)]
        kept.update((name, row.command) for row in rows if isinstance(row, ChosenRow))
        table = await load(store, library, name)
        unsound += table.frozen is not None
    return Damage(
        kills=kills,
        acked=len(diary.acked),
        lost=sum(1 for command in diary.acked if not kept[command]),
        twice=sum(1 for count in kept.values() if count > 1),
        unsound=unsound,
        stuck=stuck,
        problems=dict(diary.problems),
    )


def main() -> int:
    """Say what was lost; 1 if anything was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="how often the server is killed")
    parser.add_argument("--seed", type=int, default=1, help="of the random moments")
    asked = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        damage = asyncio.run(torture(database, Path(folder), asked.kills, asked.seed, show=True))
    console.print(damage)
    return 0 if damage.is_none() else 1


if __name__ == "__main__":
    raise SystemExit(main())

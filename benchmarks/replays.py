"""Replays of a long game while others play: what they cost those.

    python benchmarks/replays.py

Four players sit at each of 100 tables of Crooks, with one choice a second at each. By turns nobody
else asks for anything, and ten replays a second of a game of New York Kings of 2,300 moves or more
are asked for, half of them its last moments and half all its moves. The bar: 99 % of
acknowledgements come within three times what they take without. Replays are asked for from many
addresses, as from one they would be refused.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table as Grid

from backroom.kernel.chance import fast_chance
from backroom.server import opening
from backroom.server.library import Library
from backroom.server.log import ChosenRow, LogEvent, Moment, StartedRow, encode, stamp
from backroom.server.messages import NewTable, Player
from backroom.server.room import make
from backroom.server.store import NEVER, Change, Store, open_store
from crowd import Client, Diary, gather_groups
from processes import ServerProcess, backroom_server
from server import Latency, arrive, latency_of, send_home

TABLES = 100
MOVES = 2300
REPLAYS_A_SECOND = 10
SECONDS = 10.0
ROUNDS = 2
MOST_TIMES = 3.0
SETTINGS = ("--rate", "1000000", "--proxy", "127.0.0.1")
# Five people at random, who trade, and are all asked before anything happens to anybody.
LONG_GAME = NewTable(
    game="kings",
    seats=5,
    options={"deals": "on", "jokers": "on", "reactions": "all"},
    bots=["random"] * 5,
    sit=False,
    start=True,
)


async def long_game(store: Store) -> tuple[str, int]:
    """A finished game of at least so many moves, and how many it has."""
    library, moment = Library(), Moment(0.0, 0.0)
    player = Player("somebody", "Somebody")
    for seed in count():
        opened = opening.opened_row(library, player, LONG_GAME)
        table = await make(store, library, opened, moment, "")
        rows: list[LogEvent] = opening.first_rows(library, player, LONG_GAME)
        stamp(rows, moment)
        for row in rows:
            table.apply(row)
        assert isinstance(rows[-1], StartedRow)
        assert table.play is not None
        luck, state = fast_chance(seed), table.play.state
        while asked := table.asked():
            legal = state.legal(asked[0])
            words = table.play.game.actions.words(legal[luck.below(len(legal))])
            choice = ChosenRow(seat=asked[0], do=words, by="bot")
            stamp([choice], moment)
            table.apply(choice)
            rows.append(choice)
        if len(table.play.choices) >= MOVES:
            kept = [encode(row) for row in rows]
            await store.append(opened.table, 1, kept, Change(open=False, wake=NEVER))
            return opened.table, len(table.play.choices)
    raise AssertionError


class Audience:
    """Asks for replays, so many a second, whether they come or not."""

    def __init__(self, server: ServerProcess, table: str, moves: int) -> None:
        self._base = f"http://{server.address}/api/tables/{table}"
        self._paths = ("/replay", f"/replay/frames?first={moves - 10}&count=10")
        self.told = 0
        self.refused = 0

    async def run(self) -> None:
        """Go on for ever."""
        async with httpx.AsyncClient(timeout=60.0) as http, asyncio.TaskGroup() as asking:
            for number in count():
                asking.create_task(self._ask(http, number))
                await asyncio.sleep(1 / REPLAYS_A_SECOND)

    async def _ask(self, http: httpx.AsyncClient, number: int) -> None:
        visitor = {"X-Forwarded-For": f"10.0.{number % 50}.1"}
        answer = await http.get(self._base + self._paths[number % 2], headers=visitor)
        self.told += answer.status_code == 200
        self.refused += answer.status_code != 200


async def latency(diary: Diary, server: ServerProcess) -> Latency:
    """How long acknowledgements take for a while."""
    diary.latencies.clear()
    waited = server.waited_seconds()
    await asyncio.sleep(SECONDS)
    return latency_of(diary.latencies, server.waited_seconds() - waited)


async def measure(console: Console) -> tuple[list[Latency], list[Latency], Audience, int]:
    """By turns without and with replays."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = str(folder / "tables.db")
        with console.status("Dealing the cards"):
            store = await open_store(database)
            groups = await gather_groups(store, ["crooks"], TABLES, tables_each=5)
            table, moves = await long_game(store)
            await store.close()
        server, diary = backroom_server(database, folder, "server", *SETTINGS), Diary()
        server.start()
        await server.listening()
        players = [
            Client(guest, group.tables, lambda: server.address, diary, think=lambda: 1.0)
            for group in groups
            for guest in group.guests
        ]
        tasks = await arrive([lambda one=one: asyncio.create_task(one.play()) for one in players])  # type: ignore[misc]
        audience = Audience(server, table, moves)
        alone, together = [], []
        for _ in range(ROUNDS):
            with console.status("Alone"):
                alone.append(await latency(diary, server))
            asking = asyncio.create_task(audience.run())
            with console.status("With replays"):
                together.append(await latency(diary, server))
            await send_home([asking])
        await send_home(tasks)
        server.stop()
        assert not diary.problems, diary.problems
    return alone, together, audience, moves


def p99(found: Sequence[Latency]) -> float:
    """The middle of several."""
    return sorted(one.p99 for one in found)[len(found) // 2]


def main() -> int:
    """Measure; 1 if the bar is missed."""
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args()
    console = Console()
    alone, together, audience, moves = asyncio.run(measure(console))
    grid = Grid("", "99 % of acks", "medians", "choices", "without a core")
    for what, found in (("alone", alone), (f"with replays of {moves} moves", together)):
        grid.add_row(
            what,
            ", ".join(f"{one.p99:.1f}" for one in found) + " ms",
            ", ".join(f"{one.median:.1f}" for one in found) + " ms",
            ", ".join(str(one.answers) for one in found),
            ", ".join(f"{one.waited:.1f}" for one in found) + " s",
        )
    console.print(grid)
    console.print(f"{audience.told} replays told, {audience.refused} refused")
    times = p99(together) / p99(alone)
    console.print(f"{times:.1f} times; wanted: under {MOST_TIMES:.0f}")
    return 0 if times < MOST_TIMES else 1


if __name__ == "__main__":
    raise SystemExit(main())

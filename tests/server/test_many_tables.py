"""A server with many open tables starts at once: tables are replayed when somebody wants them."""

import asyncio
import time
from pathlib import Path

from backroom.server.library import Library
from backroom.server.log import Moment
from backroom.server.messages import LiveClock, NewTable, Player
from backroom.server.opening import opened_row
from backroom.server.room import make
from backroom.server.store import open_store
from crowd import Client, Diary, Group, gather_groups
from house import PATIENCE
from processes import backroom_server

TABLES = 10_000
GAMES = 100  # of them with a game under way
SECONDS = 5.0  # of the processor: what other programs take from the clock says nothing about us


async def fill(database: str) -> list[Group]:
    """A store with many tables, most of them waiting for players."""
    store, library = await open_store(database), Library()
    groups = await gather_groups(store, ["crooks", "sneaks"], GAMES)
    owner = Player("owner", "Owner")
    wanted = NewTable(game="crooks", seats=4, pace=LiveClock(bank=600))
    opened = [opened_row(library, owner, wanted) for _ in range(TABLES - GAMES)]
    now = Moment(time.time(), time.time())
    await asyncio.gather(*(make(store, library, row, now, "") for row in opened))
    await store.close()
    return groups


async def measure(folder: Path) -> tuple[float, int]:
    """The processor's seconds until the server listens, and the choices that it acknowledged."""
    groups = await fill(str(folder / "tables.db"))
    server, diary = backroom_server(str(folder / "tables.db"), folder), Diary()
    server.start()
    await server.listening()
    seconds = server.cpu_seconds()
    playing = [
        asyncio.create_task(Client(guest, group.tables, lambda: server.address, diary).play())
        for group in groups[:4]
        for guest in group.guests
    ]
    async with asyncio.timeout(PATIENCE):
        while len(diary.acked) < 20:
            await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    server.stop()
    return seconds, len(diary.acked)


def test_ten_thousand_tables_do_not_delay_the_start(tmp_path: Path) -> None:
    seconds, choices = asyncio.run(measure(tmp_path))
    assert seconds < SECONDS
    assert choices >= 20

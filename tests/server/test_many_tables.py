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
from processes import backroom_server

TABLES = 10_000
GAMES = 100  # of them with a game under way
SECONDS = 5.0
TRIES = 3  # another program may be in the way


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
    """The seconds until the server listens, and the choices that it then acknowledged."""
    groups = await fill(str(folder / "tables.db"))
    server, diary = backroom_server(str(folder / "tables.db"), folder), Diary()
    for _ in range(TRIES):
        began = time.perf_counter()
        server.start()
        await server.listening()
        seconds = time.perf_counter() - began
        if seconds < SECONDS:
            break
        server.kill()
    else:
        return seconds, 0
    playing = [
        asyncio.create_task(Client(guest, group.tables, lambda: server.address, diary).play())
        for group in groups[:4]
        for guest in group.guests
    ]
    async with asyncio.timeout(20):
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

"""Two servers on one PostgreSQL: people of one table talk to both, and one of them dies."""

import asyncio
from pathlib import Path

from backroom.server.store import open_store
from crowd import Diary, gather_groups
from processes import backroom_server
from torture import Damage, clients, inspect

GAMES = ("crooks", "sneaks")  # the short ones, with one choice at a time and with all at once
GROUPS = 4
CHOICES_BEFORE_THE_KILL = 40
SECONDS = 3600.0  # on a busy machine; it takes a few


async def play(database: str, folder: Path) -> tuple[Damage, set[str], set[str]]:
    """Play games to their ends over two servers of which one is killed on the way."""
    store = await open_store(database)
    groups = await gather_groups(store, GAMES, GROUPS)
    servers = [backroom_server(database, folder, name) for name in ("one", "other")]
    diary = Diary()
    for server in servers:
        server.start()
    for server in servers:
        await server.listening()
    playing = asyncio.gather(*(client.play() for client in clients(groups, servers, diary)))
    async with asyncio.timeout(SECONDS):
        while len(diary.acked) < CHOICES_BEFORE_THE_KILL:
            await asyncio.sleep(0.01)
        servers[1].kill()
        await playing
    servers[0].stop()
    damage = await inspect(store, groups, diary, troubles=1)
    await store.close()
    return damage, diary.finished, {table for group in groups for table in group.tables}


def test_one_of_two_dies_and_every_game_goes_on_to_its_end(
    tmp_path: Path, empty_postgres: str
) -> None:
    damage, finished, tables = asyncio.run(play(empty_postgres, tmp_path))
    assert damage.is_well(), damage
    assert finished == tables

"""What holds for the file alone: its layout, its lock, its durability."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from backroom.kernel.text import LANGUAGES, phrasebook
from backroom.server.store import SCHEMA, StoreUnusable, open_store

pytestmark = pytest.mark.anyio

HOLD = """
import asyncio, sys
from backroom.server.store import open_store
async def hold():
    await open_store(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(600)
asyncio.run(hold())
"""


async def test_commits_are_durable(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    connection = store._writer._connection  # type: ignore[attr-defined]
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    await store.close()


async def test_a_second_server_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    with subprocess.Popen([sys.executable, "-c", HOLD, file], stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"open\n"
        with pytest.raises(StoreUnusable, match="in use by another server"):
            await open_store(file)
        first.kill()
    await (await open_store(file)).close()


async def test_twice_in_one_process_is_refused_too(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    with pytest.raises(StoreUnusable, match="in use"):
        await open_store(str(tmp_path / "tables.db"))
    await store.close()


async def test_a_newer_layout_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    await (await open_store(str(file))).close()
    with sqlite3.connect(file) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(StoreUnusable, match="newer Backroom") as refused:
        await open_store(str(file))
    assert file.read_bytes() == before
    assert len({refused.value.told(phrasebook(language)) for language in LANGUAGES}) == 3


async def test_other_peoples_files_are_left_alone(tmp_path: Path) -> None:
    theirs = tmp_path / "theirs.db"
    with sqlite3.connect(theirs) as connection:
        connection.execute("CREATE TABLE precious (x)")
    connection.close()
    with pytest.raises(StoreUnusable, match="another program"):
        await open_store(str(theirs))
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(b"no database at all" * 500)
    with pytest.raises(StoreUnusable, match="cannot be used as a database"):
        await open_store(str(garbage))
    assert garbage.read_bytes() == b"no database at all" * 500
    with pytest.raises(StoreUnusable, match="there is no folder"):
        await open_store(str(tmp_path / "nowhere" / "tables.db"))
    with pytest.raises(StoreUnusable, match="cannot be used as a database"):
        await open_store(str(tmp_path))

"""What holds for the file alone: its layout, its lock, its durability."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from backroom.kernel.text import LANGUAGES, phrasebook
from backroom.server.store import SCHEMA, StoreLost, StoreUnusable, open_store, sqlite_writer

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


async def test_another_program_that_writes_holds_up_nothing_but_writes(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    store = await open_store(file)
    await store.create_table("one", b"head", True, b"first")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    append = asyncio.create_task(store.append("one", 1, [b"second"]))
    # Less than the writer's patience: a loop that waits for the file itself comes too late.
    async with asyncio.timeout(sqlite_writer.PATIENCE * 0.8):
        await asyncio.sleep(0.1)
        assert [row.data for row in await store.read("one")] == [b"first"]
    assert not append.done()
    other.execute("ROLLBACK")
    assert await append == 2
    assert [row.data for row in await store.read("one")] == [b"first", b"second"]
    other.close()
    await store.close()


async def test_a_file_that_others_keep_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "PATIENCE", 0.1)
    file = str(tmp_path / "tables.db")
    store = await open_store(file)
    await store.create_table("one", b"head", True, b"first")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreLost):
        await store.append("one", 1, [b"second"])
    other.execute("ROLLBACK")
    assert await store.append("one", 1, [b"second"]) == 2
    other.close()
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

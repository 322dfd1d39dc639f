"""A disk that is full for a while: choices are refused then, and can be made again."""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from backroom.server.store import open_store
from house import PATIENCE, Guest, in_loop
from processes import backroom_server
from troubles import Quota


async def health(guest: Guest) -> tuple[int, dict[str, Any]]:
    answer = await guest.http.get("/health")
    return answer.status_code, answer.json()


async def choose(guest: Guest, table: str, scene: dict[str, Any], name: str) -> dict[str, Any]:
    return await guest.repeat(
        name, "act", table, decision=scene["decision"], action=scene["choices"][-1]["code"]
    )


def latest_scene(guest: Guest) -> dict[str, Any]:
    scenes = [message["scene"] for message in guest.heard if message["type"] in ("table", "news")]
    return dict(scenes[-1])


@in_loop
async def test_a_table_goes_on_when_there_is_space_again(tmp_path: Path) -> None:
    disk = Quota(tmp_path)
    server = backroom_server(str(tmp_path / "tables.db"), tmp_path, "server", "--bot-pause", "0")
    server.start()
    try:
        await server.listening()
        guest = Guest(f"http://{server.address}")
        guest.player = (await guest.post("/api/session", {"name": "Ada"}))["player"]
        table = await guest.open("crooks", 2, bots=["greedy"], start=True)
        await guest.call()
        scene = (await guest.watch(table))["scene"]
        while scene["decision"] is None:
            scene = (await guest.hear("news"))["scene"]
        disk.fill_up(server)
        for attempt in range(3):
            problem = await choose(guest, table, scene, f"full{attempt}")
            assert problem["code"] == "store_lost"
        async with asyncio.timeout(PATIENCE):
            while (told := await health(guest))[0] != 503:
                await asyncio.sleep(0.05)
        assert told[1]["store"] == "cannot_write"
        # Whoever only looks is served as ever.
        assert (await guest.watch(table))["scene"]["decision"] == scene["decision"]
        assert (await guest.get("/api/tables"))["tables"]
        disk.make_room(server)
        answer = await choose(guest, table, scene, "again")
        assert answer["type"] == "ack", answer
        # The bot answers, though its first try may have failed.
        answered = scene["decision"]
        while (scene := latest_scene(guest))["decision"] in (None, answered):
            await guest.hear("news")
        assert (await choose(guest, table, scene, "on"))["type"] == "ack"
        await guest.leave()
    finally:
        server.kill()


@pytest.mark.parametrize("is_new", [True, False])
def test_a_full_disk_at_the_start_is_told_in_one_line(tmp_path: Path, is_new: bool) -> None:
    if not is_new:
        asyncio.run(lay_out(tmp_path / "backroom.db"))
    said = started_badly("--data", str(tmp_path), before=_nothing_can_be_written)
    assert str(tmp_path) in said


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("mysql://root@127.0.0.1/games", "is no address of a database"),
        ("postgresql://[::1/games", "cannot be reached"),
        ("postgresql://127.0.0.1:1/games", "cannot be reached"),
        ("postgresql://127.0.0.1:99999/games", "cannot be reached"),
        ("postgresql://127.0.0.1:port/games", "cannot be reached"),
        ("postgresql://nobody@host.invalid/games", "cannot be reached"),
        ("/nowhere/at/all/tables.db", "there is no folder"),
        ("/proc/tables.db", "cannot be used as a database"),
        ("x" * 300, "cannot be used as a database"),
        ("x" * 5000 + "/tables.db", "cannot be used as a database"),
        ("", "cannot be used as a database"),
    ],
)
def test_a_bad_address_of_a_database_is_told_in_one_line(address: str, expected: str) -> None:
    assert expected in started_badly("--database", address)


async def lay_out(file: Path) -> None:
    await (await open_store(str(file))).close()


def started_badly(*options: str, before: Callable[[], None] | None = None) -> str:
    """What `backroom serve` says on its way out."""
    done = subprocess.run(
        [sys.executable, "-m", "backroom", "serve", "--port", "0", *options],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "COLUMNS": "10000"},
        preexec_fn=before,
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    said = done.stdout + done.stderr
    assert done.returncode == 2, said
    assert "Traceback" not in said
    assert len(said.strip().splitlines()) == 1, said
    return said


def _nothing_can_be_written() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

"""The server is killed in the middle of play: nothing that it acknowledged is lost."""

import asyncio
from pathlib import Path

from torture import torture

KILLS = 10


def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    damage = asyncio.run(torture(str(tmp_path / "tables.db"), tmp_path, KILLS))
    assert damage.kills == KILLS
    assert damage.acked > KILLS
    assert damage.is_none(), damage

"""Bots from outside the package at a table of the server."""

from pathlib import Path

import pytest

from backroom.kernel.refusals import SetupError
from backroom.server.bots import BotPool
from backroom.server.library import Library
from backroom.server.log import BotFailedRow, ChosenRow, decode
from house import house, in_loop, play_to_the_end

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
THRIFTY = "thrifty:thrifty"


@in_loop
async def test_a_bot_that_the_server_was_given_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)  # as if it were installed; its process gets the same path
    library = Library(guests=[THRIFTY])
    library.check()
    pool = BotPool(1)
    try:
        async with house(tmp_path, bots=pool, library=library) as server:
            ann = await server.guest("Ann")
            (card, *_) = (await ann.get("/api/games"))["games"]
            assert card["bots"][-1] == {"bot": THRIFTY, "title": "thrifty"}
            await ann.call()
            table = await ann.open("crooks", 2, bots=[THRIFTY], start=True)
            assert (await play_to_the_end(ann, table))["phase"] == "over"
            rows = [decode(row.data) for row in await server.hub.store.read(table)]
            assert any(isinstance(row, ChosenRow) and row.seat == 1 for row in rows)
            assert not any(isinstance(row, BotFailedRow) for row in rows)
    finally:
        await pool.close()


@in_loop
async def test_a_bot_that_the_server_was_not_given_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        wanted = {"game": "crooks", "seats": 2, "bots": [THRIFTY]}
        assert (await ann.post("/api/tables", wanted, status=404))["code"] == "unknown_bot"


def test_a_bot_that_is_not_there_keeps_a_server_from_starting() -> None:
    with pytest.raises(SetupError, match="unknown_bot"):
        Library(guests=["nowhere:nobody"]).check()

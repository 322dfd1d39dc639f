"""Stores that an older Backroom has kept are brought up to date when they are opened."""

import sqlite3
from pathlib import Path

import asyncpg
import pytest

from backroom.server.clocks import DAY
from backroom.server.library import Library
from backroom.server.log import ChosenRow, SaidRow, encode
from backroom.server.messages import Player
from backroom.server.room import load
from backroom.server.snapshots import restored, snapshot_of
from backroom.server.store import NEVER, SCHEMA, Store, open_store
from backroom.server.store.postgres_link import SCHEMA_NAME
from backroom.server.table import Table

HERE = Path(__file__).parent
NOW = 1_700_000_000.0  # when the old server ran last
IN_PLAY, GATHERING, WITH_CLOCK = "8814ced54dd6f345", "2f82ed4b3f2c5524", "b4382447231a7e72"
ROWS = {IN_PLAY: 10, GATHERING: 2, WITH_CLOCK: 10}
GAMES = {  # in play when layout 2 was the latest
    "42639b89b5fbe493": "crooks",
    "64b2ca296d15c16b": "animalcatraz",
    "a08da4350c653e05": "kings",
    "ca3c6eda06fe0b2c": "sneaks",
}


async def left_in(layout: int, url: str) -> str:
    """A store as the builds of a layout left it."""
    if url.startswith("postgresql://"):
        connection = await asyncpg.connect(url)
        await connection.execute(
            (HERE / f"layout-{layout}-postgres.sql").read_text(encoding="utf-8")
        )
        await connection.close()
    else:
        file = sqlite3.connect(url)
        file.executescript((HERE / f"layout-{layout}.sql").read_text(encoding="utf-8"))
        file.close()
    return url


@pytest.fixture
async def old_url(url: str) -> str:
    return await left_in(1, url)


async def contents(store: Store) -> dict[str, tuple[int, float]]:
    """By table: how many rows its log has, and when it is looked after."""
    found = {}
    for table in ROWS:
        row = await store.table(table)
        assert row is not None
        found[table] = (len(await store.read(table)), row.wake)
    return found


@pytest.mark.anyio
async def test_layout_1_is_brought_up_to_date_once(old_url: str) -> None:
    store = await open_store(old_url)
    first = await contents(store)
    await store.close()
    assert {table: rows for table, (rows, _) in first.items()} == ROWS
    # Nobody looked after a table without a clock; now somebody will, but not of all at once.
    for table in (IN_PLAY, GATHERING):
        assert NOW + 30 * DAY <= first[table][1] <= NOW + 37 * DAY
    assert first[WITH_CLOCK][1] == NOW + 600
    again = await open_store(old_url)
    assert await contents(again) == first
    await again.close()


@pytest.mark.anyio
async def test_a_migration_that_fails_leaves_everything_as_it_was(
    old_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from backroom.server.store import StoreUnusable, postgres, sqlite  # noqa: PLC0415

    for module in (postgres, sqlite):
        broken = module.MIGRATIONS[SCHEMA] + "SELECT * FROM nothing_of_the_kind;"
        monkeypatch.setitem(module.MIGRATIONS, SCHEMA, broken)
    with pytest.raises(StoreUnusable):
        await open_store(old_url)
    monkeypatch.undo()
    store = await open_store(old_url)
    assert all(wake < NEVER for _, wake in (await contents(store)).values())
    await store.close()


def chosen(table: Table) -> ChosenRow:
    """A choice that the table waits for, carried out."""
    assert table.play is not None
    seat = table.asked()[0]
    do = table.play.game.actions.words(table.play.state.legal(seat)[0])
    row = ChosenRow(seat=seat, do=do)
    table.apply(row)
    return row


@pytest.mark.anyio
@pytest.mark.parametrize("name", GAMES)
async def test_a_game_of_layout_2_goes_on(url: str, name: str) -> None:
    library = Library()
    store = await open_store(await left_in(2, url))
    table = await load(store, library, name)
    assert (table.head.game, table.phase) == (GAMES[name], "playing")
    rows = len(await store.read(name))
    await store.append(name, rows, [encode(chosen(table))])
    again = await load(store, library, name)
    assert again.phase == "playing"
    assert again.state_then == table.state_then
    await store.close()


@pytest.mark.anyio
@pytest.mark.parametrize("name", GAMES)
async def test_a_game_of_layout_2_gets_a_snapshot_that_can_be_trusted(url: str, name: str) -> None:
    library = Library()
    store = await open_store(await left_in(2, url))
    assert await store.snapshot(name) is None  # the one of then held another board
    table = await load(store, library, name)
    again = restored(library, snapshot_of(table))
    assert again is not None
    assert again.play is not None
    assert table.play is not None
    assert list(again.play.state.b) == list(table.play.state.b)
    await store.close()


@pytest.mark.anyio
@pytest.mark.parametrize("name", GAMES)
async def test_a_game_of_layout_2_that_does_not_replay_is_frozen(url: str, name: str) -> None:
    """Where the hash of then cannot be made any more, choices and outcomes still tell."""
    store = await open_store(await left_in(2, url))
    table = await load(store, Library(), name)
    seat = table.asked()[0]
    assert table.play is not None
    actions = table.play.game.actions
    legal = set(table.play.state.legal(seat))
    illegal = next(code for code in range(len(actions)) if code not in legal)
    row = ChosenRow(seat=seat, do=actions.words(illegal), state="0123456789abcdef")
    await store.append(name, table.number, [encode(row)])
    assert (await load(store, Library(), name)).frozen == "replay"
    await store.close()


def said(player: str, words: str) -> bytes:
    return encode(SaidRow(player=Player(player, "Eve"), seat=None, said=words))


async def add_words(url: str, table: str, number: int, data: bytes) -> None:
    """A row as the builds of then have kept it."""
    if url.startswith("postgresql://"):
        connection = await asyncpg.connect(url)
        await connection.execute(f"SET search_path = {SCHEMA_NAME}")
        await connection.execute("INSERT INTO log VALUES ($1, $2, $3)", table, number, data)
        await connection.close()
        return
    file = sqlite3.connect(url)
    file.execute("INSERT INTO log VALUES (?,?,?)", (table, number, data))
    file.commit()
    file.close()


@pytest.mark.anyio
async def test_whoever_only_spoke_belongs_to_the_table_from_layout_4_on(url: str) -> None:
    name = next(iter(GAMES))
    await left_in(2, url)
    await add_words(url, name, 900, said("00000000000000e1", "« Ça va ? »"))
    await add_words(url, name, 901, b'{"row":"said","player":{"pla')  # damaged
    store = await open_store(url)
    assert [row.id for row in await store.tables_of("00000000000000e1")] == [name]
    assert await store.unrecorded() == []
    await store.close()

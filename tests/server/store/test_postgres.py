"""What holds for PostgreSQL alone: several processes, and connections that break."""

import asyncio
from typing import Any

import asyncpg
import pytest

from backroom.server.store import SCHEMA, Conflict, LogRow, StoreUnusable, open_store, postgres_link
from backroom.server.store.postgres_link import notices, parse_notice
from backroom.server.store.postgres_writer import Writer
from house import PATIENCE
from troubles import start_postgres

pytestmark = pytest.mark.anyio

Heard = list[tuple[str, int]]


async def until(condition: Any, seconds: float = PATIENCE) -> None:
    """Wait for something that happens elsewhere."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def break_all_connections(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    await connection.close()


async def test_others_hear_of_an_append(empty_postgres: str) -> None:
    one, other = await open_store(empty_postgres), await open_store(empty_postgres)
    heard: dict[str, Heard] = {"one": [], "other": []}
    ready: list[str] = []
    announced: list[tuple[str, str]] = []
    for name, store in (("one", one), ("other", other)):
        store.listen(
            lambda table, number, name=name: heard[name].append((table, number)),  # type: ignore[misc]
            lambda name=name: ready.append(name),  # type: ignore[misc]
            lambda word, name=name: announced.append((name, word)),  # type: ignore[misc]
        )
    await until(lambda: len(ready) == 2)
    await one.create_table("t1", b"{}", True, b"a")
    await one.append("t1", 1, [b"b", b"c"])
    await until(lambda: heard["other"])
    await other.append("t1", 3, [b"d"])
    await until(lambda: heard["one"])
    assert heard == {"one": [("t1", 4)], "other": [("t1", 3)]}  # nobody hears himself
    await one.announce("hello")
    await until(lambda: len(announced) == 2)
    assert sorted(announced) == [("one", "hello"), ("other", "hello")]  # but all announcements
    await one.close()
    await other.close()


async def test_of_two_processes_one_is_first(empty_postgres: str) -> None:
    stores = [await open_store(empty_postgres) for _ in range(2)]
    names = [f"t{i}" for i in range(30)]
    for name in names:
        await stores[0].create_table(name, b"{}", True, b"a")

    async def race(store: Any, who: bytes, order: list[str]) -> list[Any]:
        tries = [store.append(name, number, [who]) for number in range(1, 6) for name in order]
        return await asyncio.gather(*tries, return_exceptions=True)

    # In opposite orders, so that careless locks would wait for each other for ever.
    outcomes = await asyncio.gather(
        race(stores[0], b"0", names), race(stores[1], b"1", names[::-1])
    )
    won = [sum(isinstance(outcome, int) for outcome in mine) for mine in outcomes]
    assert {type(o) for mine in outcomes for o in mine} <= {int, Conflict}
    rows = [row for name in names for row in await stores[0].read(name, after=1)]
    assert [sum(row.data == who for row in rows) for who in (b"0", b"1")] == won
    for name in names:
        numbers = [row.number for row in await stores[1].read(name)]
        assert numbers == list(range(1, len(numbers) + 1))
    for store in stores:
        await store.close()


async def test_broken_connections_lose_nothing_and_repeat_nothing(empty_postgres: str) -> None:
    store = await open_store(empty_postgres)
    missed: list[bool] = []
    store.listen(lambda _table, _number: None, lambda: missed.append(True), lambda _word: None)
    names = [f"t{i}" for i in range(20)]
    for name in names:
        await store.create_table(name, b"{}", True, b"a")
    await until(lambda: missed)

    async def grow(name: str) -> None:
        for number in range(1, 40):
            assert await store.append(name, number, [b"%s %d" % (name.encode(), number)]) == (
                number + 1
            )
            assert [row.number for row in await store.read(name, after=number)] == [number + 1]

    growing = asyncio.gather(*map(grow, names))
    for _ in range(3):
        await asyncio.sleep(0.05)
        await break_all_connections(empty_postgres)
    await growing
    for name in names:
        expected = [LogRow(n + 1, b"%s %d" % (name.encode(), n)) for n in range(1, 40)]
        assert await store.read(name, after=1) == expected
    await until(lambda: len(missed) > 1)
    await store.close()


async def test_a_commit_whose_answer_was_lost_counts_once(
    empty_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(empty_postgres)
    await store.create_table("t1", b"{}", True, b"a")
    real = Writer._transaction
    answers_lost: list[bool] = []

    async def lose_the_answer(self: Writer, batch: Any, again: bool) -> dict[str, int]:
        ends = await real(self, batch, again)
        if not answers_lost:
            answers_lost.append(True)
            self.line.drop()
            raise ConnectionResetError
        return ends

    monkeypatch.setattr(Writer, "_transaction", lose_the_answer)
    assert await store.append("t1", 1, [b"mine", b"too"]) == 3
    assert answers_lost
    assert await store.read("t1", after=1) == [LogRow(2, b"mine"), LogRow(3, b"too")]
    answers_lost.clear()
    with pytest.raises(Conflict):  # here somebody else's rows are in that place
        await store.append("t1", 1, [b"others"])
    await store.close()


async def test_it_waits_for_a_database_that_restarts(
    empty_postgres: str, postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_link, "PATIENCE", 600.0)  # a slow machine starts it slowly
    store = await open_store(empty_postgres)
    await store.create_table("t1", b"{}", True, b"a")
    await store.append("t1", 1, [b"b"])
    await asyncio.to_thread(postgres.stop)
    append = asyncio.ensure_future(store.append("t1", 2, [b"c"]))
    read = asyncio.ensure_future(store.read("t1"))
    await asyncio.sleep(0.3)
    assert not append.done()
    await asyncio.to_thread(start_postgres, postgres)
    assert await append == 3
    assert len(await read) >= 2
    await store.close()


async def test_a_newer_layout_is_refused(empty_postgres: str) -> None:
    await (await open_store(empty_postgres)).close()
    connection = await asyncpg.connect(empty_postgres)
    await connection.execute(f"UPDATE backroom.layout SET version = {SCHEMA + 1}")
    await connection.close()
    with pytest.raises(StoreUnusable, match="newer Backroom"):
        await open_store(empty_postgres)


async def test_a_database_that_is_not_there() -> None:
    for url in ("postgresql://u:secret@127.0.0.1:1/cards", "postgresql://127.0.0.1:port/cards"):
        with pytest.raises(StoreUnusable, match="cannot be reached") as refused:
            await open_store(url)
        assert "secret" not in str(refused.value)


async def test_two_servers_may_lay_out_one_database(empty_postgres: str) -> None:
    stores = await asyncio.gather(*(open_store(empty_postgres) for _ in range(4)))
    for store in stores:
        await store.close()


def test_notices_carry_any_number_of_tables() -> None:
    ends = {f"table-{i}": i for i in range(2000)}
    lines = notices(ends)
    assert all(len(line) < 8000 for line in lines)
    assert dict(pair for line in lines for pair in parse_notice(line)) == ends
    assert notices({}) == []

"""What every store promises, asked of both."""

import asyncio
import time

import pytest

from backroom.server import world
from backroom.server.store import (
    NEVER,
    Change,
    Conflict,
    FinishedRow,
    LogRow,
    Store,
    TableRow,
    open_store,
)
from backroom.server.world import World

pytestmark = pytest.mark.anyio


async def test_a_table_begins_with_row_one(store: Store) -> None:
    before = time.time()
    await store.create_table("t1", b'{"game":"crooks"}', True, b"first", ["ada", "bob", "ada"])
    assert await store.read("t1") == [LogRow(1, b"first")]
    table = await store.table("t1")
    assert table is not None
    assert before <= table.created <= time.time()
    assert table == TableRow("t1", table.created, True, True, NEVER, b'{"game":"crooks"}')
    assert await store.tables_of("bob") == [table]
    assert await store.tables_of("eve") == []


async def test_a_name_is_given_once(store: Store) -> None:
    await store.create_table("t1", b"{}", True, b"first")
    with pytest.raises(Conflict):
        await store.create_table("t1", b"other", False, b"other", ["eve"])
    assert await store.read("t1") == [LogRow(1, b"first")]
    assert await store.tables_of("eve") == []


async def test_rows_follow_the_last_one(store: Store) -> None:
    await store.create_table("t1", b"{}", True, b"a")
    assert await store.append("t1", 1, [b"b", b"c"]) == 3
    assert await store.append("t1", 3, [b"\x00\xff"]) == 4
    assert await store.read("t1", after=2) == [LogRow(3, b"c"), LogRow(4, b"\x00\xff")]
    assert await store.read("t1", after=4) == []


@pytest.mark.parametrize("after", [0, 1, 3, 99])
async def test_whoever_expects_another_number_was_late(store: Store, after: int) -> None:
    await store.create_table("t1", b"{}", True, b"a")
    await store.append("t1", 1, [b"b"])
    with pytest.raises(Conflict):
        await store.append("t1", after, [b"x", b"y"], Change(b"x", False, 1.0, ["eve"]))
    assert await store.read("t1") == [LogRow(1, b"a"), LogRow(2, b"b")]
    table = await store.table("t1")
    assert table is not None
    assert (table.head, table.open, table.wake) == (b"{}", True, NEVER)
    assert await store.tables_of("eve") == []


async def test_what_is_not_there(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("nowhere", 0, [b"x"])
    assert await store.read("nowhere") == []
    assert await store.table("nowhere") is None
    assert await store.snapshot("nowhere") is None
    assert await store.get("session", "nowhere") is None
    assert await store.take("session", "nowhere") is None


async def test_of_many_at_once_one_is_first(store: Store) -> None:
    await store.create_table("t1", b"{}", True, b"a")
    tries = [store.append("t1", 1, [b"%d" % i]) for i in range(20)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(map(str, outcomes)) == sorted(["2"] + ["t1"] * 19)
    winner = outcomes.index(2)
    assert await store.read("t1", after=1) == [LogRow(2, b"%d" % winner)]


async def test_a_change_goes_with_its_rows(store: Store) -> None:
    await store.create_table("t1", b"old", True, b"a")
    await store.append("t1", 1, [b"b"], Change(head=b"new"))
    await store.append("t1", 2, [], Change(open=False, wake=12.5, players=["ada"]))
    table = await store.table("t1")
    assert table is not None
    assert (table.head, table.open, table.wake) == (b"new", False, 12.5)
    assert await store.tables_of("ada") == [table]
    assert [row.number for row in await store.read("t1")] == [1, 2]


async def test_many_tables_grow_at_once(store: Store) -> None:
    names = [f"t{i}" for i in range(150)]
    await asyncio.gather(*(store.create_table(name, b"{}", True, b"a") for name in names))

    async def grow(name: str) -> None:
        for number in range(1, 6):
            change = Change(wake=float(number), players=[f"p{number}"])
            assert await store.append(name, number, [name.encode()], change) == number + 1

    await asyncio.gather(*map(grow, names))
    for name in names:
        assert [row.data for row in await store.read(name)] == [b"a"] + [name.encode()] * 5


async def test_a_faulty_write_harms_no_neighbour(store: Store) -> None:
    for name in ("t1", "t2", "t3"):
        await store.create_table(name, b"{}", True, b"a")
    outcomes = await asyncio.gather(
        store.append("t1", 1, [b"b"]),
        store.append("t2", 1, [b"b", "no bytes"]),  # type: ignore[list-item]
        store.append("t2", 1, [b"b"], Change(wake="soon")),  # type: ignore[arg-type]
        store.append("t3", 1, [b"b"], Change(head=b"new")),
        return_exceptions=True,
    )
    assert outcomes[0] == outcomes[3] == 2
    for name in ("t1", "t3"):
        assert [row.number for row in await store.read(name)] == [1, 2]
        assert await store.append(name, 2, [b"c"]) == 3


async def test_the_lobby_lists_what_can_be_joined(store: Store) -> None:
    for name, public in (("t1", True), ("t2", False), ("t3", True), ("t4", True)):
        await store.create_table(name, b"{}", public, b"a")
    await store.append("t3", 1, [], Change(open=False))
    assert [table.id for table in await store.tables()] == ["t4", "t1"]
    assert [table.id for table in await store.tables(public_open=False)] == ["t4", "t3", "t2", "t1"]


async def test_a_long_list_is_read_by_pages(store: Store) -> None:
    names = {f"t{i}" for i in range(25)}
    await asyncio.gather(*(store.create_table(name, b"{}", True, b"a") for name in names))
    seen: list[str] = []
    before: tuple[float, str] | None = None
    while page := await store.tables(limit=10, before=before):
        seen += [table.id for table in page]
        before = (page[-1].created, page[-1].id)
    assert len(seen) == 25
    assert set(seen) == names


async def test_tables_wake_when_their_moment_has_come(store: Store) -> None:
    for name, wake in (("t1", 30.0), ("t2", 10.0), ("t3", NEVER), ("t4", 20.0)):
        await store.create_table(name, b"{}", True, b"a")
        await store.append(name, 1, [], Change(wake=wake))
    assert [table.id for table in await store.due(5)] == []
    assert [table.id for table in await store.due(20)] == ["t2", "t4"]
    assert [table.id for table in await store.due(99, limit=2)] == ["t2", "t4"]
    assert [table.id for table in await store.due(99, after=(10.0, "t2"))] == ["t4", "t1"]
    assert await store.due(99, after=(30.0, "t1")) == []
    await store.append("t2", 1, [], Change(wake=NEVER))
    assert [table.id for table in await store.due(1e12)] == ["t4", "t1"]


async def test_the_newest_snapshot_stays(store: Store) -> None:
    await store.create_table("t1", b"{}", True, b"a")
    await store.save_snapshot("t1", 5, b"five")
    await store.save_snapshot("t1", 3, b"three")
    assert await store.snapshot("t1") == LogRow(5, b"five")
    await store.save_snapshot("t1", 8, b"eight")
    assert await store.snapshot("t1") == LogRow(8, b"eight")


async def test_small_things_are_kept_until_they_expire(store: Store) -> None:
    now = time.time()
    await store.put("session", "a", b"1")
    await store.put("session", "a", b"2", now + 60)
    await store.put("token", "a", b"other kind")
    await store.put("session", "b", b"late", now - 1)
    assert await store.get("session", "a") == b"2"
    assert await store.get("token", "a") == b"other kind"
    assert await store.get("session", "b") is None
    assert await store.take("session", "b") is None
    world.enter(World(now=lambda: now + 120))
    await store.now_alive()
    assert await store.get("session", "a") is None
    assert await store.get("token", "a") == b"other kind"


async def test_something_is_taken_once(store: Store) -> None:
    await store.put("invitation", "x", b"seat 2")
    taken = await asyncio.gather(*(store.take("invitation", "x") for _ in range(10)))
    assert sorted(taken, key=bool) == [None] * 9 + [b"seat 2"]


async def test_the_clock_of_the_house_stands_still_while_no_server_runs(url: str) -> None:
    moment = [1000.0]
    world.enter(World(now=lambda: moment[0]))
    store = await open_store(url)
    assert await store.now_alive() == 1000
    assert await store.now_alive(1001.0) == 1001
    await store.close()
    moment[0] = 1061.0
    store = await open_store(url)
    assert await store.now_alive() == pytest.approx(1001)
    moment[0] = 500.0  # the time of day is set back, and means nothing
    assert await store.now_alive(1002.5) == 1002.5
    assert await store.now_alive(1002.0) == pytest.approx(1002.5)  # another process is further
    await store.close()


async def test_everything_is_there_after_a_restart(url: str) -> None:
    store = await open_store(url)
    await store.create_table("t1", b"head", False, b"a", ["ada"])
    waiting = [asyncio.ensure_future(store.append("t1", n, [b"%d" % n])) for n in range(1, 6)]
    await asyncio.sleep(0)  # they are on their way when the store is closed
    await store.put("session", "s", b"ada")
    await store.save_snapshot("t1", 1, b"snap")
    await store.close()
    assert await asyncio.gather(*waiting) == [2, 3, 4, 5, 6]
    store = await open_store(url)
    assert [row.number for row in await store.read("t1")] == [1, 2, 3, 4, 5, 6]
    assert [table.id for table in await store.tables_of("ada")] == ["t1"]
    assert await store.get("session", "s") == b"ada"
    assert await store.snapshot("t1") == LogRow(1, b"snap")
    assert await store.append("t1", 6, [b"on"]) == 7
    await store.close()


async def test_finished_games_are_kept_in_their_order(store: Store) -> None:
    for name, ended in (("t1", 30.0), ("t2", 10.0), ("t3", 20.0), ("t4", 5.0)):
        await store.create_table(name, b"{}", True, b"a", ["ada"])
        await store.append(name, 1, [], Change(open=False))
        assert name in await store.unrecorded()
        await store.record(name, ended, b"" if name == "t4" else name.encode())
    assert await store.unrecorded() == []  # also where there was nothing to tell
    assert [row.table for row in await store.finished()] == ["t2", "t3", "t1"]
    assert [row.table for row in await store.finished(after=(10.0, "t2"), limit=1)] == ["t3"]
    assert [row.table for row in await store.finished_of("ada")] == ["t1", "t3", "t2"]
    assert [row.table for row in await store.finished_of("ada", before=(20.0, "t3"))] == ["t2"]
    assert await store.finished_of("bob") == []
    assert await store.recorded("t1") == FinishedRow("t1", 30.0, b"t1")
    assert await store.recorded("t4") is None
    await store.record("t1", 1.0, b"again")
    assert (await store.finished())[0] == FinishedRow("t1", 1.0, b"again")


async def test_open_tables_are_not_looked_back_on(store: Store) -> None:
    await store.create_table("t1", b"{}", True, b"a")
    assert await store.unrecorded() == []


async def test_somebody_becomes_somebody_else_at_a_table(store: Store) -> None:
    await store.create_table("t1", b"ada", True, b"ada opened", ["ada", "bob"])
    await store.append("t1", 1, [b"bob sat", b"ada sat"])
    await store.save_snapshot("t1", 3, b"ada")
    await store.record("t1", 1.0, b"ada won")
    rows = [LogRow(1, b"eve opened"), LogRow(3, b"eve sat")]
    for _ in range(2):  # to do it twice does no harm
        await store.rewrite("t1", rows, b"eve", b"eve won", "ada", "eve")
        assert [row.data for row in await store.read("t1")] == [
            b"eve opened",
            b"bob sat",
            b"eve sat",
        ]
    table = await store.table("t1")
    assert table is not None
    assert table.head == b"eve"
    assert await store.snapshot("t1") is None
    assert [row.data for row in await store.finished_of("eve")] == [b"eve won"]
    assert await store.tables_of("ada") == []
    await store.rewrite("t1", [], b"", None, "eve", None)
    assert await store.tables_of("eve") == []
    assert await store.tables_of("bob") != []
    assert await store.append("t1", 3, [b"on"]) == 4


async def test_what_names_somebody_is_found(store: Store) -> None:
    await store.put("friend", "ada/bob", b"since long")
    await store.put("token", "secret", b"of ada")
    await store.put("token", "other", b"of bob", NEVER)
    await store.put("old", "ada", b"", 1.0)
    found = [(one.kind, one.key) for one in await store.mentions("ada")]
    assert found == [("friend", "ada/bob"), ("token", "secret")]


async def test_a_log_in_the_archive_is_read_as_before_and_taken_out_by_who_writes(
    store: Store,
) -> None:
    await store.create_table("t1", b"{}", True, b"a", ["ada"])
    await store.append("t1", 1, [b"b" * 500, b"c"], Change(open=False))
    await store.save_snapshot("t1", 3, b"snapshot")
    whole = await store.read("t1")
    assert await store.to_archive(before=10.0) == []  # nobody knows when it ended
    await store.record("t1", 5.0, b"told")
    assert await store.to_archive(before=5.0) == []
    assert await store.to_archive(before=10.0) == ["t1"]
    assert await store.archive("t1")
    assert not await store.archive("t1")
    assert await store.to_archive(before=10.0) == []
    assert await store.read("t1") == whole
    assert await store.read("t1", after=2) == whole[2:]
    assert await store.read("t1", after=3) == []
    assert await store.snapshot("t1") is None
    assert await store.finished_of("ada") == [FinishedRow("t1", 5.0, b"told")]
    figures = await store.figures()
    assert (figures.open, figures.over, figures.archived, figures.rows) == (0, 1, 1, 3)
    assert figures.bytes_before == 502 > figures.bytes_after
    with pytest.raises(Conflict):
        await store.append("t1", 2, [b"late"])
    await store.archive("t1")
    assert await store.append("t1", 3, [b"d"]) == 4
    assert await store.read("t1") == [*whole, LogRow(4, b"d")]
    assert (await store.figures()).archived == 0
    assert await store.archive("t1")
    await store.rewrite("t1", [LogRow(1, b"A")], b"{}", None, "ada", "bob")
    assert await store.read("t1") == [LogRow(1, b"A"), *whole[1:], LogRow(4, b"d")]
    assert await store.append("t1", 4, [b"e"]) == 5


async def test_what_never_ended_or_is_not_there_stays_out_of_the_archive(store: Store) -> None:
    await store.create_table("t1", b"{}", True, b"a")
    await store.append("t1", 1, [], Change(open=False))
    await store.record("t1", 0.0, b"")  # damaged
    assert await store.to_archive(before=10.0) == []
    assert not await store.archive("nowhere")


async def test_of_many_who_append_to_an_archived_log_one_is_first(store: Store) -> None:
    await store.create_table("t1", b"{}", True, b"a")
    await store.archive("t1")
    tries = [store.append("t1", 1, [b"%d" % i]) for i in range(5)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(map(str, outcomes)) == sorted(["2"] + ["t1"] * 4)
    assert len(await store.read("t1")) == 2

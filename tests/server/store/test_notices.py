"""Notices are kept with what they tell of, handed out to one alone, and come back if nobody settles
them. Both stores do the same."""

import asyncio

import pytest

from backroom.server.store import (
    NEVER,
    WAY,
    Change,
    NewNotice,
    NoticeRow,
    Notices,
    Store,
    open_store,
)


async def table_for_ada(store: Store, ways: tuple[str, ...] = ("w1", "w2")) -> None:
    for way in ways:
        await store.put(WAY, f"ada/{way}", way.encode())
    await store.put(WAY, "adamant/w9", b"another one")
    await store.create_table("t1", b"head", True, b"opened", ["ada"])


def turn(player: str = "ada", due: float = 10.0, kind: str = "turn") -> NewNotice:
    return NewNotice(player, kind, due, b"data")


async def leave(store: Store, after: int, *new: NewNotice, **more: list[str]) -> None:
    change = Change(notices=Notices(new=new, **more))
    await store.append("t1", after, [b"row"], change)


async def due(store: Store, moment: float = 20.0) -> list[tuple[str, str, str]]:
    """What is due, without being taken for longer than a moment."""
    taken = await store.take_notices(moment, moment)
    return sorted((one.player, one.kind, one.way) for one in taken)


@pytest.mark.anyio
async def test_there_is_one_for_each_way(store: Store) -> None:
    await table_for_ada(store)
    await leave(store, 1, turn(), turn("bob"))
    taken = await store.take_notices(10.0, 15.0)
    assert sorted(taken, key=lambda one: one.way) == [
        NoticeRow("ada", "t1", "turn", way, 2, b"data", 1, way.encode()) for way in ("w1", "w2")
    ]
    assert await due(store, 14.0) == []
    again = await store.take_notices(15.0, 30.0)
    assert [one.tries for one in again] == [2, 2]


@pytest.mark.anyio
async def test_a_new_table_can_leave_some_too(store: Store) -> None:
    await store.put(WAY, "ada/w1", b"")
    await store.create_table("t1", b"head", True, b"opened", ["ada"], [turn(kind="invited")])
    assert await due(store) == [("ada", "invited", "w1")]


@pytest.mark.anyio
async def test_one_of_a_kind_until_the_player_has_looked(store: Store) -> None:
    await table_for_ada(store, ("w1",))
    await leave(store, 1, turn())
    (told,) = await store.take_notices(10.0, 15.0)
    await store.settle_notice(told, NEVER)
    await leave(store, 2, turn(due=11.0))
    assert await due(store) == []
    await store.saw_table("ada", "t1", 3)
    await leave(store, 3, turn(due=12.0))
    assert await due(store) == [("ada", "turn", "w1")]


@pytest.mark.anyio
async def test_whoever_has_seen_an_earlier_row_is_still_told_of_a_later_one(store: Store) -> None:
    await table_for_ada(store, ("w1",))
    await leave(store, 1, turn())  # row 2, which another process has kept
    await store.saw_table("ada", "t1", 1)
    assert await due(store, 10.0) == [("ada", "turn", "w1")]
    await store.saw_table("ada", "t1", 2)
    assert await due(store, 200.0) == []


@pytest.mark.anyio
async def test_what_is_pointless_is_withdrawn_with_the_choice(store: Store) -> None:
    await table_for_ada(store, ("w1",))
    await leave(store, 1, turn(), turn(kind="clock", due=100.0), turn(kind="over"))
    await leave(store, 2, answered=["ada"])
    assert await due(store, 200.0) == [("ada", "over", "w1")]
    await leave(store, 3, turn(due=11.0), looked=["ada"])
    assert await due(store) == [("ada", "turn", "w1")]
    # One that was told stays told, though nobody waits any more.
    (told,) = await store.take_notices(30.0, 30.0)
    await store.settle_notice(told, NEVER)
    await leave(store, 4, answered=["ada"])
    await leave(store, 5, turn(due=12.0))
    assert await due(store) == []


@pytest.mark.anyio
async def test_a_notice_that_was_replaced_is_not_settled_by_the_old_one(store: Store) -> None:
    await table_for_ada(store, ("w1",))
    await leave(store, 1, turn())
    (old,) = await store.take_notices(10.0, 15.0)
    await leave(store, 2, turn(due=12.0), looked=["ada"])
    await store.settle_notice(old, NEVER)
    assert await due(store) == [("ada", "turn", "w1")]
    await store.settle_notice(old, None)
    assert await due(store) == [("ada", "turn", "w1")]


@pytest.mark.anyio
async def test_ways_that_are_gone_get_nothing(store: Store) -> None:
    await table_for_ada(store)
    await leave(store, 1, turn())
    await store.forget_notices("ada", "w1")
    await store.take(WAY, "ada/w2")
    (one,) = await store.take_notices(10.0, 15.0)
    assert (one.way, one.way_data) == ("w2", None)
    await store.forget_notices("ada")
    assert await due(store) == []


@pytest.mark.anyio
async def test_of_many_who_take_at_once_one_gets_each(store: Store, url: str) -> None:
    await table_for_ada(store)
    stores = [store]
    if url.startswith("postgresql"):
        stores.append(await open_store(url))
    for number in range(1, 20):
        await store.put(WAY, f"p{number}/w", b"")
        await leave(store, number, turn(f"p{number}"))
    taking = [one.take_notices(10.0, 15.0, 3) for one in stores * 10]
    taken = [notice for batch in await asyncio.gather(*taking) for notice in batch]
    assert len(taken) == len({one.player for one in taken}) == 19
    for other in stores[1:]:
        await other.close()


@pytest.mark.anyio
async def test_what_is_put_once_stays(store: Store) -> None:
    assert await store.put_once("house", "key", b"one") == b"one"
    assert await store.put_once("house", "key", b"two") == b"one"

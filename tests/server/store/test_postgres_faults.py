"""A PostgreSQL that cannot write for a while: appends are refused, and can be made again."""

import asyncio

import asyncpg
import pytest

from backroom.server.store import LogRow, StoreLost, open_store
from backroom.server.store.postgres_writer import Writer

pytestmark = pytest.mark.anyio

FAULTS = [
    asyncpg.DiskFullError("could not extend file: No space left on device"),
    asyncpg.PostgresIOError("could not write block"),
    asyncpg.TooManyConnectionsError("too many clients"),
    asyncpg.ReadOnlySQLTransactionError("cannot execute INSERT in a read-only transaction"),
    asyncpg.LockNotAvailableError("canceling statement due to lock timeout"),
    asyncpg.DeadlockDetectedError("deadlock detected"),
]


@pytest.mark.parametrize("place", ["before", "after"])
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
async def test_whoever_appends_is_told_at_once_and_can_try_again(
    empty_postgres: str, fault: Exception, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(empty_postgres)
    await store.create_table("t1", b"{}", True, b"a")
    await store.create_table("t2", b"{}", True, b"a")
    assert store.can_write
    real = Writer._transaction

    async def failing(self: Writer, *args: object) -> dict[str, int]:
        if place == "after":
            await real(self, *args)  # type: ignore[arg-type]
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "_transaction", failing)
        both = await asyncio.gather(
            store.append("t1", 1, [b"b"]), store.append("t2", 1, [b"b"]), return_exceptions=True
        )
        assert [type(one) for one in both] == [StoreLost, StoreLost]
        assert not store.can_write
    kept = 2 if place == "after" else 1
    for name in ("t1", "t2"):
        assert len(await store.read(name)) == kept
        assert await store.append(name, kept, [b"c"]) == kept + 1
        assert (await store.read(name))[-1] == LogRow(kept + 1, b"c")
    await store.close()

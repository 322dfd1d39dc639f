"""The two stores, each empty, for tests that hold for both."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from backroom.server.store import Store, open_store


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


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

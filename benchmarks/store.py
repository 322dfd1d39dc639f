"""How fast the two stores keep what they are given, and how much room it takes.

    python benchmarks/store.py

Many tables append at once, one row of 100 bytes each time, as choices are; every append is on the
disk before the next one of its table. PostgreSQL is one that this program starts by itself.
"""

import asyncio
import tempfile
import time
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from backroom.server.store import Change, Store, open_store
from troubles import own_postgres

TABLES = 1000
ROWS = 20  # for each table
ROW = b"x" * 100
HEAD = b"h" * 500


class Figures(Struct):
    """What a store did."""

    appends_a_second: float
    p99_milliseconds: float
    tables_read_a_second: float


async def grow(store: Store, table: str, waited: list[float]) -> None:
    """Append to one table, one row after the other."""
    last = 1
    for _ in range(ROWS):
        began = time.perf_counter()
        last = await store.append(table, last, [ROW], Change(head=HEAD))
        waited.append(time.perf_counter() - began)


async def measure(url: str) -> Figures:
    """The figures of one store, which must be empty."""
    store = await open_store(url)
    names = [f"table{number}" for number in range(TABLES)]
    await asyncio.gather(*(store.create_table(name, HEAD, True, ROW) for name in names))
    waited: list[float] = []
    began = time.perf_counter()
    await asyncio.gather(*(grow(store, name, waited) for name in names))
    appending = time.perf_counter() - began
    began = time.perf_counter()
    for name in names:
        assert len(await store.read(name)) == ROWS + 1
    reading = time.perf_counter() - began
    await store.close()
    slowest = sorted(waited)[len(waited) * 99 // 100]
    return Figures(TABLES * ROWS / appending, 1000 * slowest, TABLES / reading)


def main() -> None:
    """Measure both."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        found["SQLite"] = asyncio.run(measure(str(file)))
        bytes_a_row = file.stat().st_size / (TABLES * (ROWS + 1))
    with own_postgres() as server:
        found["PostgreSQL"] = asyncio.run(measure(server.get_uri()))
    table = Table("", "appends a second", "99 % within", "tables read a second")
    for name, one in found.items():
        table.add_row(
            name,
            f"{one.appends_a_second:,.0f}",
            f"{one.p99_milliseconds:.0f} ms",
            f"{one.tables_read_a_second:,.0f}",
        )
    console = Console()
    console.print(table)
    console.print(f"A row of {len(ROW)} bytes takes {bytes_a_row:.0f} bytes of the SQLite file.")


if __name__ == "__main__":
    main()

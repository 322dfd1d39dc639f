"""Long random lives of a store, compared at every step with dictionaries that do the same."""

import asyncio
import itertools
from typing import Any

import asyncpg
import pytest
from hypothesis import settings, strategies
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from msgspec import Struct

from backroom.server.store import NEVER, Change, Conflict, LogRow, Store, open_store
from backroom.server.store.postgres_link import SCHEMA_NAME

LIVES = 12
STEPS = 30
NAMES = strategies.sampled_from(["t1", "t2", "t3", "t4"])
PLAYERS = strategies.lists(strategies.sampled_from(["ada", "bob", "eve"]), max_size=2)
DATA = strategies.binary(max_size=20)
MOMENTS = strategies.sampled_from([1.0, 2.0, 3.0, NEVER])
CHANGES = strategies.builds(
    Change,
    head=strategies.none() | DATA,
    open=strategies.none() | strategies.booleans(),
    wake=strategies.none() | MOMENTS,
    players=PLAYERS,
)


class Table(Struct):
    """What the model knows of a table."""

    order: int
    public: bool
    head: bytes
    log: list[bytes]
    players: set[str]
    open: bool = True
    wake: float = NEVER
    snapshot: LogRow | None = None

    def change(self, change: Change) -> None:
        self.head = self.head if change.head is None else change.head
        self.open = self.open if change.open is None else change.open
        self.wake = self.wake if change.wake is None else change.wake
        self.players |= set(change.players)


class StoreLife(RuleBasedStateMachine):
    """A store beside its model; a subclass names the URL of an empty one."""

    keys = Bundle("keys")

    def empty_url(self) -> str:
        raise NotImplementedError

    @initialize()
    def begin(self) -> None:
        self.runner = asyncio.Runner()
        self.url = self.empty_url()
        self.store: Store = self.run(open_store(self.url))
        self.model: dict[str, Table] = {}
        self.kept: dict[tuple[str, str], bytes] = {}
        self.order = itertools.count()
        self.archived: set[str] = set()

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.run(self.store.close())
            self.runner.close()

    @rule(name=NAMES, head=DATA, public=strategies.booleans(), first=DATA, players=PLAYERS)
    def create(
        self, name: str, head: bytes, public: bool, first: bytes, players: list[str]
    ) -> None:
        try:
            self.run(self.store.create_table(name, head, public, first, players))
        except Conflict:
            assert name in self.model
        else:
            assert name not in self.model
            self.model[name] = Table(next(self.order), public, head, [first], set(players))

    @rule(
        name=NAMES,
        behind=strategies.sampled_from([0, 0, 0, 1, -1]),
        rows=strategies.lists(DATA, max_size=3),
        change=CHANGES,
    )
    def append(self, name: str, behind: int, rows: list[bytes], change: Change) -> None:
        table = self.model.get(name)
        last = len(table.log) if table else 0
        self.archived.discard(name)  # also by whoever was late
        try:
            number = self.run(self.store.append(name, last + behind, rows, change))
        except Conflict:
            assert table is None or behind
        else:
            assert table is not None
            assert not behind
            table.log += rows
            table.change(change)
            assert number == len(table.log)

    @rule(name=NAMES, number=strategies.integers(1, 5), data=DATA)
    def save_snapshot(self, name: str, number: int, data: bytes) -> None:
        if table := self.model.get(name):
            self.run(self.store.save_snapshot(name, number, data))
            if table.snapshot is None or table.snapshot.number < number:
                table.snapshot = LogRow(number, data)

    @rule(name=NAMES)
    def archive(self, name: str) -> None:
        table = self.model.get(name)
        is_new = table is not None and name not in self.archived
        assert self.run(self.store.archive(name)) == is_new
        if table is not None and is_new:
            self.archived.add(name)
            table.snapshot = None

    @rule(target=keys, kind=strategies.sampled_from(["a", "b"]), key=NAMES, data=DATA)
    def put(self, kind: str, key: str, data: bytes) -> tuple[str, str]:
        self.run(self.store.put(kind, key, data))
        self.kept[kind, key] = data
        return kind, key

    @rule(key=keys)
    def take(self, key: tuple[str, str]) -> None:
        assert self.run(self.store.take(*key)) == self.kept.pop(key, None)

    @rule()
    def reopen(self) -> None:
        self.run(self.store.close())
        self.store = self.run(open_store(self.url))

    @invariant()
    def logs_are_the_same(self) -> None:
        for name, table in getattr(self, "model", {}).items():
            expected = [LogRow(number, data) for number, data in enumerate(table.log, 1)]
            assert self.run(self.store.read(name)) == expected
            assert self.run(self.store.read(name, after=1)) == expected[1:]
            assert self.run(self.store.snapshot(name)) == table.snapshot
            found = self.run(self.store.table(name))
            assert (found.id, found.public, found.open) == (name, table.public, table.open)
            assert (found.wake, found.head) == (table.wake, table.head)
            assert self.run(self.store.figures()).archived == len(self.archived)

    @invariant()
    def lists_are_the_same(self) -> None:
        if not hasattr(self, "model"):
            return
        newest = sorted(self.model, key=lambda name: -self.model[name].order)
        assert self.names(self.store.tables(public_open=False)) == newest
        assert self.names(self.store.tables()) == [
            name for name in newest if self.model[name].public and self.model[name].open
        ]
        for player in ("ada", "bob", "eve"):
            assert self.names(self.store.tables_of(player)) == [
                name
                for name in sorted(newest, key=lambda name: not self.model[name].open)
                if player in self.model[name].players
            ]
        due = [name for name in sorted(self.model) if self.model[name].wake <= 2]
        assert self.names(self.store.due(2.5)) == sorted(due, key=lambda n: self.model[n].wake)

    def names(self, listing: Any) -> list[str]:
        return [table.id for table in self.run(listing)]


BRIEF = settings(max_examples=LIVES, stateful_step_count=STEPS)


def test_sqlite_does_what_the_model_does(tmp_path_factory: pytest.TempPathFactory) -> None:
    class InSqlite(StoreLife):
        def empty_url(self) -> str:
            return str(tmp_path_factory.mktemp("life") / "tables.db")

    run_state_machine_as_test(InSqlite, settings=BRIEF)


def test_postgres_does_what_the_model_does(postgres: Any) -> None:
    class InPostgres(StoreLife):
        def empty_url(self) -> str:
            self.run(self.clear())
            return str(postgres.get_uri())

        async def clear(self) -> None:
            connection = await asyncpg.connect(postgres.get_uri())
            await connection.execute(f"DROP SCHEMA IF EXISTS {SCHEMA_NAME} CASCADE")
            await connection.close()

    run_state_machine_as_test(InPostgres, settings=BRIEF)

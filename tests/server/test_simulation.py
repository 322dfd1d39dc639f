"""The simulation: some stories end well, are the same again, and do not end well with a defect."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import count, cycle
from typing import Any

import pytest

from backroom.server import hub
from backroom.server.clocks import Clocks
from backroom.server.connection import Connection
from backroom.server.room import Room
from backroom.server.store.sqlite import SqliteStore
from backroom.server.store.sqlite_writer import Writer
from backroom.server.table import Table
from simulation.disk import EVERY_FAULT
from simulation.story import tell

STORIES = 4
SECONDS = 900.0
STORIES_TO_FIND_A_DEFECT = 12
QUIET_SECONDS = 15.0
FEWEST_STATEMENTS = 100


@pytest.mark.parametrize("seed", range(STORIES))
def test_a_story_ends_well(seed: int) -> None:
    ending = tell(seed, SECONDS)
    assert ending.broken is None, "\n".join(ending.trace[-40:])
    assert ending.acked
    assert ending.rows


def test_a_story_is_the_same_again_in_another_process() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-m", "simulation", "--seed", "3", "--seconds", "300"],
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(sys.path),
                "PYTHONHASHSEED": hash_seed,
            },
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert "every table goes on" in told[0]


def test_a_fault_at_each_statement_of_a_quiet_story_does_no_harm() -> None:
    faults = cycle(EVERY_FAULT)
    for statement in count(1):
        fault = (statement, *next(faults))
        ending = tell(5, QUIET_SECONDS, fault)
        assert ending.broken is None, (fault, "\n".join(ending.trace[-40:]))
        if not ending.faults:
            break  # it was over before
    assert statement > FEWEST_STATEMENTS


# Defects of old, or that anybody might make.


def acknowledges_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    real = SqliteStore.append
    begun: set[asyncio.Task[int]] = set()

    async def append(self: SqliteStore, table: str, after: int, rows: Any, *more: Any) -> int:
        begun.add(asyncio.create_task(real(self, table, after, rows, *more)))
        return after + len(rows)

    patch.setattr(SqliteStore, "append", append)


def gives_up_when_another_process_was_first(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hub, "TRIES", 1)


def ends_its_writer_with_a_failed_rollback(patch: pytest.MonkeyPatch) -> None:
    def roll_back(self: Writer) -> None:
        self._last.clear()
        if self._open is not None and self._open.in_transaction:
            self._open.execute("ROLLBACK")

    patch.setattr(Writer, "_roll_back", roll_back)


def does_not_read_again_what_may_be_lost(patch: pytest.MonkeyPatch) -> None:
    async def begin_use(self: Room) -> Table:
        await self._lock.acquire()
        return self.table

    patch.setattr(Room, "begin_use", begin_use)


def fills_a_clock_up(patch: pytest.MonkeyPatch) -> None:
    def chose(self: Clocks, seat: int, _choice: int, _in_person: bool) -> None:
        self.left[seat] = 10 * (self._full or 0.0)

    patch.setattr(Clocks, "chose", chose)


def shows_everybody_the_first_seat(patch: pytest.MonkeyPatch) -> None:
    real = Connection.eyes
    patch.setattr(Connection, "eyes", lambda self, audience: real(self, min(audience, 0)))


DEFECTS: list[Callable[[pytest.MonkeyPatch], None]] = [
    acknowledges_before_the_commit,
    gives_up_when_another_process_was_first,
    ends_its_writer_with_a_failed_rollback,
    does_not_read_again_what_may_be_lost,
    fills_a_clock_up,
    shows_everybody_the_first_seat,
]


@pytest.mark.parametrize("defect", DEFECTS)
def test_the_simulation_finds_a_defect(
    defect: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    defect(monkeypatch)
    found = next(
        (
            ending.broken
            for seed in range(STORIES_TO_FIND_A_DEFECT)
            if (ending := tell(seed, SECONDS)).broken
        ),
        None,
    )
    assert found is not None
    assert found.startswith(("Broken", "Stuck")), found  # and nothing else has happened

"""Tables in several processes: the same games, and nothing that must not happen."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from backroom.interop.shared import ARRAYS, SharedTables
from backroom.interop.vector import LEARNER, Tables
from backroom.kernel.refusals import Refused

PLAYERS = [LEARNER, "random", LEARNER]


@pytest.fixture(scope="module")
def shared() -> Iterator[SharedTables]:
    with SharedTables("crooks", 5, 3, players=PLAYERS) as tables:
        yield tables


def arrays(tables: SharedTables | Tables) -> dict[str, bytes]:
    return {name: getattr(tables, name).tobytes() for name in ARRAYS}


def some(tables: SharedTables | Tables, luck: np.random.Generator) -> Any:
    return (tables.masks * luck.random(tables.masks.shape)).argmax(1)


def test_they_play_the_same_games_as_in_one_process(shared: SharedTables) -> None:
    alone = Tables("crooks", 5, 3, players=PLAYERS)
    luck, ended = np.random.default_rng(1), 0
    for seed in (3, None, list(range(5))):  # None: the next games after the last seed
        for tables in (alone, shared):
            tables.reset(seed)
        for _ in range(40):
            assert arrays(shared) == arrays(alone)
            codes = some(alone, luck)
            for tables in (alone, shared):
                tables.step(codes)
            ended += int(alone.ends.sum())
    assert ended
    assert shared.decode(shared.observations[4]) == alone.decode(alone.observations[4])


@pytest.mark.parametrize("table", [0, 4])
def test_a_choice_that_is_not_legal_changes_nothing_anywhere(
    shared: SharedTables, table: int
) -> None:
    shared.reset(seed=1)
    codes = some(shared, np.random.default_rng(0))
    codes[table] = -1
    before = arrays(shared)
    with pytest.raises(Refused, match="unknown_action") as error:
        shared.step(codes)
    assert error.value.__notes__[0].startswith(f"table {table}, seat ")
    with pytest.raises(ValueError, match="whole number for each of 5 tables"):
        shared.step([0.5] * 5)
    assert arrays(shared) == before
    shared.step(some(shared, np.random.default_rng(0)))


def test_what_is_over_takes_no_further_choice() -> None:
    with SharedTables("crooks", 2, 2, autoreset=AutoresetMode.DISABLED) as tables:
        with pytest.raises(ValueError, match=r"before reset\(\)"):
            tables.step([0, 0])
        tables.reset(seed=2)
        luck = np.random.default_rng(3)
        while not tables.ends.all():
            tables.step(some(tables, luck))
        over = arrays(tables)
        tables.step([-1, 10**6])
        assert arrays(tables)["observations"] == over["observations"]
        tables._processes[1].terminate()
        with pytest.raises(RuntimeError, match="process 1 of these tables has ended"):
            tables.reset(seed=1)
    with pytest.raises(ValueError, match="closed"):
        tables.reset(seed=1)


def test_no_more_processes_than_tables() -> None:
    with pytest.raises(ValueError, match="2 tables are shared by 1 to 2 processes, not 3"):
        SharedTables("crooks", 2, processes=3)

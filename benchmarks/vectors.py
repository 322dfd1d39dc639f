"""Choices a second for those who train, here and elsewhere: the observation and the mask of legal
choices are delivered at every step, and numpy chooses at random among what is legal. Rates are per
second of processor time."""

import sys
from functools import cache
from importlib import import_module
from multiprocessing import active_children
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

TABLES = 1024
BETWEEN_LOOKS = 50  # steps, before it is asked how long processes have worked
SEATS = 4


def choices_per_second(game: str, seconds: float) -> float:
    """Of many tables side by side."""
    tables = _tables(game)
    luck = np.random.default_rng(1)
    tables.step(random_legal(tables, luck))
    begun, steps = process_time(), 0
    while process_time() - begun < seconds:
        tables.step(random_legal(tables, luck))
        steps += 1
    return steps * TABLES / (process_time() - begun)


def choices_of_processes(game: str, processes: int, seconds: float) -> float:
    """Of as many tables that several processes share, or that this one has all to itself.

    Per second of the processor time that must pass one after the other: what this process works,
    and then what the busiest of the others works. Where as many cores are free, that is the time on
    the wall but for waking each other up; where they are not, it is what free cores would need.
    """
    tables = _tables(game) if processes == 1 else _shared_tables(game, processes)
    luck = np.random.default_rng(1)
    tables.step(random_legal(tables, luck))
    begun, steps, passed = _worked(), 0, 0.0
    while passed < seconds:
        for _ in range(BETWEEN_LOOKS):
            tables.step(random_legal(tables, luck))
        steps += BETWEEN_LOOKS
        here, *there = (now - then for now, then in zip(_worked(), begun, strict=True))
        passed = here + max(there, default=0.0)
    return steps * TABLES / passed


def _worked() -> list[float]:
    """The processor time of this process so far, and of each that it has started."""
    import psutil  # noqa: PLC0415  (another build may have none)

    children = [psutil.Process(child.pid) for child in active_children()]
    return [process_time(), *(sum(child.cpu_times()[:2]) for child in children)]


def random_legal(tables: Any, luck: np.random.Generator) -> NDArray[np.int64]:
    """A legal code for each table, all of its codes equally likely."""
    legal = np.flatnonzero(tables.masks)
    first = np.cumsum(tables.choices) - tables.choices
    places = first + (luck.random(TABLES) * tables.choices).astype(int)
    codes: NDArray[np.int64] = legal[places] % tables.codes
    return codes


@cache
def _tables(game: str) -> Any:
    from backroom.interop.vector import Tables  # noqa: PLC0415  (an older build has none)

    return _under_way(Tables(game, TABLES, SEATS))


@cache
def _shared_tables(game: str, processes: int) -> Any:
    from backroom.interop.shared import SharedTables  # noqa: PLC0415  (the same)

    return _under_way(SharedTables(game, TABLES, SEATS, processes=processes))


def _under_way(tables: Any) -> Any:
    """Dealt, and played on so far that tables are at different moments."""
    tables.reset(seed=1)
    for step in range(200):
        tables.step(random_legal(tables, np.random.default_rng(step)))
    return tables


def pettingzoo_steps(game: str, seconds: float) -> float:
    """Of the environment of PettingZoo, which any build has; run as a program, of another build."""
    from backroom.interop.pettingzoo import env  # noqa: PLC0415

    table: Any = env(game, seats=SEATS)
    luck = np.random.default_rng(1)
    begun, steps, games = process_time(), 0, 0
    while process_time() - begun < seconds:
        table.reset(seed=games)
        games += 1
        for _ in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            if over or cut:
                break
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[int(luck.random() * len(legal))]))
            steps += 1
            if steps % 16 == 0 and process_time() - begun > seconds:
                break
    return steps / (process_time() - begun)


def openspiel_steps(game: str, seconds: float) -> float:
    """Of OpenSpiel's own Python loop, with the tensor and the mask of the player to move."""
    import pyspiel  # noqa: PLC0415

    loaded = pyspiel.load_game(game)
    luck = np.random.default_rng(1)
    begun, steps = process_time(), 0
    while process_time() - begun < seconds:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(luck.random() * len(outcomes))][0])
                continue
            np.asarray(state.information_state_tensor(), np.float32)
            legal = np.flatnonzero(state.legal_actions_mask())
            state.apply_action(int(legal[int(luck.random() * len(legal))]))
            steps += 1
    return steps / (process_time() - begun)


def pgx_steps(game: str, seconds: float) -> float:
    """Of Pgx on jax's processor build: as many tables, in one compiled step that also chooses."""
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(game)
    step = jax.vmap(env.step)

    def go_on_plain(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        over = state.terminated | state.truncated
        fresh = jax.vmap(env.init)(jax.random.split(key, TABLES))
        stepped = step(state, jax.random.categorical(key, logits, axis=1))

        def choose(new: Any, old: Any) -> Any:
            return jax.numpy.where(over.reshape(-1, *[1] * (new.ndim - 1)), new, old)

        return jax.tree_util.tree_map(choose, fresh, stepped)

    go_on = jax.jit(go_on_plain)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, TABLES))
    state = jax.block_until_ready(go_on(state, key))
    begun, steps = process_time(), 0
    while process_time() - begun < seconds:
        key, now = jax.random.split(key)
        state = jax.block_until_ready(go_on(state, now))
        np.asarray(state.observation)
        np.asarray(state.legal_action_mask)
        steps += 1
    return steps * TABLES / (process_time() - begun)


if __name__ == "__main__":
    sys.stdout.write(f"{pettingzoo_steps(sys.argv[1], float(sys.argv[2]))}\n")

"""PettingZoo's own tests, and what they do not ask."""

import pickle
from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from msgspec import json
from pettingzoo.test import api_test, parallel_api_test, seed_test

from backroom.interop.pettingzoo import RawEnv, RawParallelEnv, env, parallel_env
from backroom.kernel.refusals import Refused, SetupError
from backroom.kernel.state import SPECTATOR
from support import Setting, settings

CYCLES = 4
TEAMS = {"mode": "advanced", "teams": "on"}
ADVANCED = {"mode": "advanced"}
DEALS = {"deals": "on"}
TABLES: list[tuple[str, int, Mapping[str, object]]] = [
    *((setting.game.name, setting.seats, {}) for setting in settings()),
    ("animalcatraz", 3, ADVANCED),
    ("animalcatraz", 4, TEAMS),
    ("kings", 3, DEALS),
    ("crooks", 4, {"memory_aid": False}),
]
pytestmark = pytest.mark.filterwarnings(
    # PettingZoo allows these in its own games, by name.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
@pytest.mark.parametrize("shaped", [False, True])
def test_the_tests_of_pettingzoo_pass(
    name: str, seats: int, options: Mapping[str, object], shaped: bool
) -> None:
    given: dict[str, Any] = {"options": options, "shaped": shaped}
    api_test(env(name, seats, **given), num_cycles=CYCLES)
    seed_test(lambda: env(name, seats, **given), num_cycles=CYCLES)
    parallel_api_test(parallel_env(name, seats, **given), num_cycles=CYCLES)


def play(table: RawEnv, seed: int) -> Counter[str]:
    """A random game to its end; what every agent was paid."""
    choices = np.random.default_rng(seed)
    table.reset(seed=seed)
    paid: Counter[str] = Counter()
    for agent in table.agent_iter():
        _, reward, over, _, info = table.last(observe=False)
        paid[agent] += reward
        legal = np.flatnonzero(info["action_mask"])
        table.step(None if over else choices.choice(legal))
    return paid


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_shaped_rewards_add_up_to_those_for_places(
    name: str, seats: int, options: Mapping[str, object]
) -> None:
    plain = play(RawEnv(name, seats, options=options), 7)
    shaped = play(RawEnv(name, seats, options=options, shaped=True), 7)
    assert sum(plain.values()) == pytest.approx(0)
    assert any(plain.values())
    assert dict(shaped) == pytest.approx(dict(plain))


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [("crooks", 4, {}), ("sneaks", 4, {}), ("kings", 2, {}), ("animalcatraz", 3, {})],
)
def test_a_parallel_game_ends_with_rewards_for_places(
    name: str, seats: int, options: Mapping[str, object]
) -> None:
    table = RawParallelEnv(name, seats, options=options)
    choices = np.random.default_rng(1)
    _, infos = table.reset(seed=1)
    while table.agents:
        actions = {
            agent: choices.choice(np.flatnonzero(info["action_mask"]))
            for agent, info in infos.items()
        }
        _, rewards, over, truncated, infos = table.step(actions)
    assert all(over.values())
    assert not any(truncated.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert any(rewards.values())


def test_plans_are_made_at_once_and_turns_are_waited_for() -> None:
    together = RawParallelEnv("sneaks", 3)
    _, infos = together.reset(seed=1)
    assert all(info["action_mask"][:-1].any() for info in infos.values())
    assert not any(info["action_mask"][-1] for info in infos.values())
    in_turns = RawParallelEnv("crooks", 3)
    _, infos = in_turns.reset(seed=1)
    assert sum(bool(info["action_mask"][:-1].any()) for info in infos.values()) == 1
    assert sum(bool(info["action_mask"][-1]) for info in infos.values()) == 2


def test_who_may_speak_unasked_may_wait() -> None:
    table = RawEnv("kings", 3, options=DEALS)
    table.reset(seed=1)
    choices = np.random.default_rng(1)
    waited = spoken = 0
    for _ in range(200):
        mask = table.infos[table.agent_selection]["action_mask"]
        choice = choices.choice(np.flatnonzero(mask))
        waited += choice == table.table.wait
        spoken += bool(mask[-1]) and choice != table.table.wait
        table.step(choice)
    assert waited
    assert spoken


@pytest.mark.parametrize("setting", settings(), ids=repr)
def test_only_the_agent_in_turn_may_choose(setting: Setting) -> None:
    table = RawEnv(setting.game.name, setting.seats)
    table.reset(seed=3)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.any() == (agent == table.agent_selection)
        assert np.array_equal(mask, table.infos[agent]["action_mask"])
    seat = table.seat(table.agent_selection)
    assert list(np.flatnonzero(table.table.mask(seat))) == table.table.state.legal(seat)


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    deals = []
    for _ in range(2):
        table = RawEnv("crooks", 2)
        table.reset(seed=11)
        first = table.table.game.data_of(table.table.state)
        table.reset()
        deals.append((first, table.table.game.data_of(table.table.state)))
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]


@pytest.mark.parametrize("choice", [0, 999, -1])
def test_an_illegal_choice_is_refused_and_changes_nothing(choice: int) -> None:
    table = RawEnv("sneaks", 2)  # code 0 is legal here, until it was chosen
    table.reset(seed=1)
    if choice == 0:
        table.step(0)
    before = table.table.game.data_of(table.table.state)
    with pytest.raises(Refused):
        table.step(choice)
    assert table.table.game.data_of(table.table.state) == before


@pytest.mark.parametrize("choice", [1.0, "pass", None])
def test_a_choice_is_a_whole_number(choice: Any) -> None:
    table = RawEnv("crooks", 2)
    table.reset(seed=1)
    with pytest.raises((TypeError, ValueError)):
        table.step(choice)
    assert table.table.state.decision(0) == 0


def test_an_illegal_choice_in_the_wrapped_game_ends_it() -> None:
    table = env("crooks", 2)
    table.reset(seed=1)
    offender = table.agent_selection
    mask = table.last()[0]["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards[offender] == -1


def test_in_a_parallel_game_everybody_acts() -> None:
    table = RawParallelEnv("sneaks", 3)
    table.reset(seed=1)
    before = table.table.game.data_of(table.table.state)
    with pytest.raises(ValueError, match="seat_0, seat_1, seat_2"):
        table.step({"seat_0": 0})
    with pytest.raises(Refused):
        table.step({"seat_0": 0, "seat_1": 0, "seat_2": table.table.wait})
    assert table.table.game.data_of(table.table.state) == before


@pytest.mark.parametrize(
    "given",
    [
        {"game": "chess"},
        {"game": "crooks", "seats": 9},
        {"game": "crooks", "options": {"memory": 1}},
        {"game": "crooks", "render_mode": "human"},
        {"game": "crooks", "edition": "/nowhere.toml"},
    ],
)
def test_a_table_that_cannot_be_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises((SetupError, ValueError)):
        env(**given)


def test_an_environment_can_travel_and_be_drawn() -> None:
    table = pickle.loads(pickle.dumps(RawEnv("crooks", 3, render_mode="ansi")))
    table.reset(seed=1)
    assert json.decode(table.render())["you"] == SPECTATOR
    assert table.table.setting.seats == 3

"""The doors to tables side by side: Gymnasium's vector environments and PufferLib's."""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from backroom.interop.gymnasium import BackroomVectorEnv, Observation
from backroom.kernel.refusals import Refused

if find_spec("pufferlib") is None:
    sys.path.append(str(Path(__file__).parent / "stand_in"))
from pufferlib import PufferEnv

from backroom.interop.puffer import BackroomPufferEnv

GAMES = [("crooks", 2), ("crooks", 4), ("sneaks", 3)]
every_game = pytest.mark.parametrize(("game", "seats"), GAMES)


def legal(masks: Any, luck: np.random.Generator) -> Any:
    return (masks * (luck.random(masks.shape) + 0.1)).argmax(1)


class OneTable(gymnasium.Env[Observation, int]):
    """A vector environment of one table, for Gymnasium's checker, which takes no others. What it
    samples is made legal."""

    def __init__(self, game: str, seats: int) -> None:
        self.tables = BackroomVectorEnv(game, 1, seats)
        self.observation_space = self.tables.single_observation_space
        self.action_space = self.tables.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        observation, _ = self.tables.reset(seed=seed)
        return self._first(observation), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        mask = self.tables.tables.masks[0]
        code = action if mask[action] else int(mask.argmax())
        observation, rewards, ends, cuts, _ = self.tables.step([code])
        return self._first(observation), float(rewards[0]), bool(ends[0]), bool(cuts[0]), {}

    def _first(self, observation: Observation) -> Observation:
        return {name: array[0] for name, array in observation.items()}


@every_game
@pytest.mark.filterwarnings("ignore:.*render_modes", "ignore:.*spec")
def test_the_checker_of_gymnasium_passes(game: str, seats: int) -> None:
    check_env(OneTable(game, seats), skip_render_check=True)


@every_game
def test_a_vector_environment_is_what_gymnasium_expects(game: str, seats: int) -> None:
    env = BackroomVectorEnv(game, 6, seats)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    luck, ended = np.random.default_rng(1), 0
    observation, infos = env.reset(seed=4)
    for _ in range(80):
        assert env.observation_space.contains(observation)
        assert (infos["action_mask"] == observation["action_mask"]).all()
        kept = {name: array.copy() for name, array in observation.items()}
        seen, rewards, ends, cuts, infos = env.step(legal(infos["action_mask"], luck))
        assert all((observation[name] == kept[name]).all() for name in kept)
        assert rewards.shape == ends.shape == cuts.shape == (6,)
        assert (rewards[~ends] == 0).all()
        assert not cuts.any()
        assert ends.any() == ("final_obs" in infos)
        for table in np.flatnonzero(ends):
            final = infos["final_obs"][table]
            assert env.single_observation_space.contains(final)
            assert not final["action_mask"].any()
            assert "decision: over" in env.tables.decode(final["observation"])
        observation = seen
        ended += int(ends.sum())
    assert ended
    with pytest.raises(Refused):
        env.step(infos["action_mask"].argmin(1))


def test_gymnasium_restarts_the_tables_of_a_mask() -> None:
    env = BackroomVectorEnv("crooks", 4, 2, autoreset=AutoresetMode.DISABLED, copy=False)
    luck = np.random.default_rng(1)
    observation, infos = env.reset(seed=4)
    ends = np.zeros(4, np.bool_)
    while not ends.any():
        observation, _, ends, _, infos = env.step(legal(infos["action_mask"], luck))
    others = observation["observation"][~ends].copy()
    observation, infos = env.reset(options={"reset_mask": ends.copy()})
    assert (observation["observation"][~ends] == others).all()
    assert not env.tables.ends.any()
    assert infos["action_mask"].any(1).all()
    with pytest.raises(ValueError, match="mask"):
        env.reset(options={"reset_mask": [True]})


def test_either_all_tables_have_seeds_or_none() -> None:
    with pytest.raises(ValueError, match="every table"):
        BackroomVectorEnv("crooks", 2).reset(seed=[1, None])


@every_game
def test_puffer_writes_into_the_arrays_it_is_given(game: str, seats: int) -> None:
    first = BackroomPufferEnv(game, 6, seats)
    assert isinstance(first, PufferEnv)
    names = ("observations", "rewards", "terminals", "truncations", "masks", "actions")
    arrays = {name: getattr(first, name).copy() for name in names}
    env = BackroomPufferEnv(game, 6, seats, buf=arrays)
    luck, ended = np.random.default_rng(3), 0
    for one in (first, env):
        one.async_reset(seed=9)
    for _ in range(80):
        assert env.observations is arrays["observations"]
        assert (first.observations == env.observations).all()
        masks = env.observations[:, : env.tables.codes]
        assert masks.any(1).all()
        codes = legal(masks, luck).astype(np.int32)
        for one in (first, env):
            one.send(codes)
        observations, rewards, terminals, *_ = env.recv()
        assert observations is arrays["observations"]
        assert (rewards[~terminals] == 0).all()
        ended += int(terminals.sum())
    assert ended


@pytest.mark.parametrize("code", [-1, 40, 10**6])
def test_an_illegal_choice_ends_a_puffers_game(code: int) -> None:
    env, other = BackroomPufferEnv("crooks", 3, 2), BackroomPufferEnv("crooks", 3, 2)
    for one in (env, other):
        one.reset(seed=2)
    codes = env.observations[:, : env.tables.codes].argmax(1)
    other.step(codes)
    codes[1] = code
    env.step(codes)
    assert (env.rewards[1], env.terminals[1]) == (-1.0, True)
    assert (env.rewards[[0, 2]] == other.rewards[[0, 2]]).all()
    assert (env.observations[[0, 2]] == other.observations[[0, 2]]).all()
    assert env.observations[1, : env.tables.codes].any()

"""The games as PettingZoo environments.

``env`` gives turns to one seat after another (AEC); in ``parallel_env`` all seats act in every
step, and those that are not asked wait. docs/interop.md tells what agents see and are paid.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from msgspec import json
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from backroom.interop.observations import LEAST, MOST
from backroom.interop.setting import Setting
from backroom.interop.table import LearningTable
from backroom.kernel.state import SPECTATOR

ILLEGAL_REWARD = -1.0
SEEDS = 1 << 62

Observation = dict[str, NDArray[Any]]


def env(game: str, seats: int = 4, **given: Any) -> AECEnv[str, Observation, SupportsIndex]:
    """A game in turns, in the wrappers of PettingZoo's own classic games: an illegal choice ends
    it with a reward of -1. ``given`` is what ``RawEnv`` takes."""
    table = wrappers.TerminateIllegalWrapper(RawEnv(game, seats, **given), ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def parallel_env(
    game: str, seats: int = 4, **given: Any
) -> ParallelEnv[str, Observation, SupportsIndex]:
    """A game in which all seats act in every step. ``given`` is what ``RawEnv`` takes."""
    return RawParallelEnv(game, seats, **given)


class _Seats(EzPickle):
    """What both kinds of environment have: agents, their spaces, and a table dealt by seed.

    ``options`` are the game's own, by name; ``edition`` is the file of an edition. ``shaped`` pays
    seats also before the end, whenever they are asked.
    """

    def __init__(
        self,
        game: str,
        seats: int = 4,
        *,
        options: Mapping[str, object] | None = None,
        edition: str | Path | None = None,
        shaped: bool = False,
        render_mode: str | None = None,
    ) -> None:
        given = {"options": options, "edition": edition, "shaped": shaped}
        super().__init__(game, seats, **given, render_mode=render_mode)  # to make it again
        self.table = LearningTable(Setting(game, seats, options or {}, edition), shaped)
        self.metadata: dict[str, Any] = {
            "name": f"{game}_v{self.table.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is 'ansi' or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        codes, size = self.table.wait + 1, self.table.observations.size
        self.action_spaces = {agent: spaces.Discrete(codes) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LEAST, MOST, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (codes,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seeds: np.random.Generator | None = None

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def seat(self, agent: str) -> int:
        """The number of an agent's seat."""
        return self.possible_agents.index(agent)

    def ask(self, bot: str, agent: str) -> int:
        """What a bot would choose for an agent that is asked, such as ``ask("greedy", agent)``."""
        return self.table.ask(bot, self.seat(agent))

    def render(self) -> str | None:
        """What a spectator sees, as readable JSON."""
        if self.render_mode is None:
            return None
        return json.format(json.encode(self.table.view(SPECTATOR))).decode()

    def close(self) -> None:
        """Nothing is held open."""

    def _deal(self, seed: int | None) -> None:
        """A new game; without a seed, the next one after the last seed."""
        if seed is not None or self._seeds is None:
            self._seeds, _ = seeding.np_random(seed)
        self.table.deal(int(self._seeds.integers(SEEDS)))


class RawEnv(_Seats, AECEnv[str, Observation, SupportsIndex]):
    """A game in turns, without wrappers: an illegal choice raises Refused and changes nothing."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. ``options`` stands here because PettingZoo has it; a game's own options
        are given when the environment is made."""
        self._deal(seed)
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._select()

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose; only when its game is over it takes None")
        self.table.play({self.seat(agent): action})
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self._select()
        paid = self.table.pay(self.seat(self.agent_selection))
        self.rewards = {agent: paid.get(self.seat(agent), 0.0) for agent in self.agents}
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        seat = self.seat(agent)
        mask = self._mask if agent == self.agent_selection else np.zeros_like(self._mask)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def _select(self) -> None:
        """The next agent, the only one for which something is legal."""
        seat = 0 if self.table.over else self.table.asked[0]
        self.agent_selection = self.possible_agents[seat]
        self._mask = self.table.mask(seat)
        nothing = np.zeros_like(self._mask)
        self.infos = {agent: {"action_mask": nothing} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self._mask}


class RawParallelEnv(_Seats, ParallelEnv[str, Observation, SupportsIndex]):
    """A game in which all seats act in every step; whoever is not asked can only wait.

    Where seats choose at once, they do so in one step. An illegal choice raises Refused and
    changes nothing.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game; ``options`` as in ``RawEnv``."""
        self._deal(seed)
        self.agents = list(self.possible_agents)
        return self._seen()

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        if set(actions) != set(self.agents):
            raise ValueError(f"an action is needed for each of {', '.join(self.agents)}")
        self.table.play({self.seat(agent): action for agent, action in actions.items()})
        paid = self.table.pay(*self.table.asked)
        rewards = {agent: paid.get(self.seat(agent), 0.0) for agent in self.agents}
        over = dict.fromkeys(self.agents, self.table.over)
        truncated = dict.fromkeys(self.agents, False)
        observations, infos = self._seen()
        if self.table.over:
            self.agents = []
        return observations, rewards, over, truncated, infos

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        masks = {agent: self._mask_of(agent) for agent in self.agents}
        observations: dict[str, Observation] = {
            agent: {"observation": self.table.observe(self.seat(agent)), "action_mask": mask}
            for agent, mask in masks.items()
        }
        return observations, {agent: {"action_mask": mask} for agent, mask in masks.items()}

    def _mask_of(self, agent: str) -> NDArray[np.int8]:
        seat = self.seat(agent)
        mask = self.table.mask(seat)
        if seat not in self.table.asked:
            mask[self.table.wait] = 1
        return mask

"""The part of PufferLib 3.0 that an environment of its meets, for where PufferLib cannot be built.

Written from its documented interface: an environment declares two spaces and how many agents it
has, gets its arrays from whoever makes it, and is stepped by ``send`` and ``recv``.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray


class APIUsageError(RuntimeError):
    """The environment does not keep to the interface."""


def arrays_of(env: Any) -> dict[str, NDArray[Any]]:
    """The arrays that PufferLib makes for an environment."""
    agents, space = env.num_agents, env.single_observation_space
    return {
        "observations": np.zeros((agents, *space.shape), space.dtype),
        "rewards": np.zeros(agents, np.float32),
        "terminals": np.zeros(agents, np.bool_),
        "truncations": np.zeros(agents, np.bool_),
        "masks": np.ones(agents, np.bool_),
        "actions": np.zeros(agents, np.int32),
    }


class PufferEnv:
    """What environments are made from."""

    single_observation_space: spaces.Box
    single_action_space: spaces.Discrete
    num_agents: int
    observations: NDArray[Any]
    rewards: NDArray[Any]
    terminals: NDArray[Any]
    truncations: NDArray[Any]
    masks: NDArray[Any]
    actions: NDArray[Any]

    def __init__(self, buf: Mapping[str, NDArray[Any]] | None = None) -> None:
        for name in ("single_observation_space", "single_action_space", "num_agents"):
            if not hasattr(self, name):
                raise APIUsageError(f"{name} must be there before super().__init__()")
        for name in ("observation_space", "action_space"):
            if hasattr(self, name):
                raise APIUsageError(f"{name} is made by PufferEnv, from the single one")
        if self.num_agents < 1:
            raise APIUsageError("there must be an agent")
        if not isinstance(self.single_observation_space, spaces.Box):
            raise APIUsageError("an observation must be a Box")
        if not isinstance(self.single_action_space, (spaces.Discrete, spaces.MultiDiscrete)):
            raise APIUsageError("an action must be Discrete or MultiDiscrete")
        for name, array in (buf or arrays_of(self)).items():
            setattr(self, name, array)
        codes = int(self.single_action_space.n)
        self.action_space = spaces.MultiDiscrete([codes] * self.num_agents)
        self.agent_ids = np.arange(self.num_agents)

    emulated = False
    done = False
    infos: list[dict[str, Any]]

    @property
    def driver_env(self) -> "PufferEnv":
        return self

    def reset(self, seed: int | None = None) -> Any:
        raise NotImplementedError

    def step(self, actions: NDArray[Any]) -> Any:
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    def async_reset(self, seed: int | None = None) -> None:
        _, self.infos = self.reset(seed)
        if not isinstance(self.infos, list):
            raise APIUsageError("infos must be a list")

    def send(self, actions: NDArray[Any]) -> None:
        *_, self.infos = self.step(actions)
        if not isinstance(self.infos, list):
            raise APIUsageError("infos must be a list")

    def recv(self) -> tuple[Any, ...]:
        arrays = (self.observations, self.rewards, self.terminals, self.truncations)
        return (*arrays, self.infos, self.agent_ids, self.masks)

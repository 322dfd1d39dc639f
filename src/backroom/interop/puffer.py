"""Tables as an environment of PufferLib, whose arrays are the caller's and written in place.

PufferLib has no masks of legal choices, so an observation begins with them. An illegal choice ends
its game, as in PettingZoo's classic games: who made it is paid -1, and the next game is dealt.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pufferlib import PufferEnv

from backroom.interop.vector import LEARNER, Player, Tables, legal_codes

ILLEGAL_REWARD = -1.0
Buffers = Mapping[str, NDArray[Any]]


class BackroomPufferEnv(PufferEnv):
    """So many tables at which one learner sits, and ``opponents`` at the other seats: names of bots
    or policies, in turn from the learner. An agent is the learner of one table."""

    def __init__(
        self,
        game: str,
        count: int = 1024,
        seats: int = 4,
        *,
        opponents: Sequence[Player] | None = None,
        options: Mapping[str, object] | None = None,
        edition: str | Path | None = None,
        buf: Buffers | None = None,
        seed: int = 0,
    ) -> None:
        others = ["random"] * (seats - 1) if opponents is None else opponents
        self.tables = Tables(
            game, count, seats, players=[LEARNER, *others], options=options, edition=edition
        )
        self.num_agents = count
        width = self.tables.codes + len(self.tables.columns)
        self.single_observation_space = spaces.Box(-128, 127, (width,), np.int8)
        self.single_action_space = spaces.Discrete(self.tables.codes)
        self.seed = seed
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.int8], list[dict[str, Any]]]:
        """Deal a new game at every table."""
        self.tables.reset(self.seed if seed is None else seed)
        self.rewards[:] = 0.0
        self.terminals[:] = False
        self.truncations[:] = False
        self._observe()
        return self.observations, []

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[np.int8], NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        tables = self.tables
        codes = tables.checked_codes(actions)
        legal = legal_codes(codes, tables.masks)
        learners = tables.learner_seats()
        tables.step(np.where(legal, codes, tables.masks.argmax(1)))
        self.rewards[:] = tables.rewards[np.arange(tables.count), learners]
        self.terminals[:] = tables.ends
        if not legal.all():
            tables.restart(~legal & ~tables.ends)
            self.rewards[~legal] = ILLEGAL_REWARD
            self.terminals[~legal] = True
        self._observe()
        return self.observations, self.rewards, self.terminals, self.truncations, []

    def close(self) -> None:
        """Nothing is held open."""

    def _observe(self) -> None:
        codes = self.tables.codes
        self.observations[:, :codes] = self.tables.masks
        self.observations[:, codes:] = self.tables.observations

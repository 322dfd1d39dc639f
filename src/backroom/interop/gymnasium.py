"""Tables as a vector environment of Gymnasium: one seat of each learns, others play the rest."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from backroom.interop.vector import LEARNER, Player, Tables

Observation = dict[str, NDArray[Any]]
Infos = dict[str, Any]


class BackroomVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """So many tables at which one learner sits, and ``opponents`` at the other seats: names of bots
    or policies, in turn from the learner.

    An observation has the numbers under ``observation`` and which codes are legal under
    ``action_mask``, also in ``infos``. An illegal choice raises Refused and changes nothing. With
    ``copy=False`` the same arrays are handed out, and written, every time. What else is given is
    what ``Tables`` takes.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int = 4,
        *,
        opponents: Sequence[Player] | None = None,
        options: Mapping[str, object] | None = None,
        edition: str | Path | None = None,
        dtype: Literal["int8", "float32"] = "float32",
        autoreset: AutoresetMode = AutoresetMode.SAME_STEP,
        rotate: bool = True,
        copy: bool = True,
    ) -> None:
        others = ["random"] * (seats - 1) if opponents is None else opponents
        self.tables = Tables(
            game,
            num_envs,
            seats,
            players=[LEARNER, *others],
            rotate=rotate,
            options=options,
            edition=edition,
            dtype=dtype,
            autoreset=autoreset,
            keep_finals=autoreset == AutoresetMode.SAME_STEP,
        )
        if self.tables.players.count(LEARNER) > 1:
            raise ValueError("one seat of each table learns; for several see Tables")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": autoreset, "render_modes": []}
        columns = len(self.tables.columns)
        kind = np.float32 if dtype == "float32" else np.int8
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (columns,), kind),
                "action_mask": spaces.Box(0, 1, (self.tables.codes,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self.tables.codes)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies = copy

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, Infos]:
        """Deal a new game at every table; ``options`` stands here because Gymnasium has it, and
        with a ``reset_mask`` only those tables that are over are dealt again."""
        if options and "reset_mask" in options:
            self.tables.restart(options["reset_mask"])
        else:
            self.tables.reset(_seed(seed))
        return self._observed()

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        tables = self.tables
        learners = tables.learner_seats()
        tables.step(actions)
        rewards = tables.rewards[np.arange(self.num_envs), learners].astype(np.float64)
        observation, infos = self._observed()
        if tables.finals:
            infos |= self._finals(learners)
        return observation, rewards, tables.ends.copy(), np.zeros_like(tables.ends), infos

    def _finals(self, learners: NDArray[np.int64]) -> Infos:
        """What learners saw at the end of the games that ended, as Gymnasium tells it."""
        finals = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros(self.tables.codes, np.int8)
        for table, rows in self.tables.finals.items():
            finals[table] = {"observation": rows[learners[table]], "action_mask": nothing}
        ended = self.tables.ends.copy()
        return {"final_obs": finals, "_final_obs": ended, "final_info": {}, "_final_info": ended}

    def _observed(self) -> tuple[Observation, Infos]:
        numbers, mask = self.tables.observations, self.tables.masks.view(np.int8)
        if self._copies:
            numbers, mask = numbers.copy(), mask.copy()
        return {"observation": numbers, "action_mask": mask}, {"action_mask": mask}


def _seed(seed: int | Sequence[int | None] | None) -> int | list[int] | None:
    if seed is None or isinstance(seed, int):
        return seed
    if None in seed:
        raise ValueError("either every table has a seed, or none")
    return [int(one) for one in seed if one is not None]

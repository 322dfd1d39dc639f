"""Train a small agent on two-seat Crooks, and plot how it fares against greedy and random.

docs/tutorial-training.md goes through this file.
"""

from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import torch
from cyclopts import App
from matplotlib.figure import Figure
from numpy.typing import NDArray
from rich.progress import Progress
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from backroom.arena.intervals import Interval, wilson
from backroom.interop.pettingzoo import RawEnv

OPPONENTS = ("greedy", "random")  # that it is measured against
TABLES = 8  # played side by side while learning
SIZE = 1024  # of an observation: a view of two-seat Crooks has about 340 features

app = App(help=__doc__)


class OneSeat(gymnasium.Env[NDArray[np.float32], int]):
    """One seat of a PettingZoo table as a Gymnasium environment; a bot of ours has the other."""

    def __init__(self, opponent: str, seed: int) -> None:
        self.env = RawEnv("crooks", seats=2, size=SIZE, shaped=True)
        self.env.reset(seed=seed)
        self.opponent = opponent
        self.seat = 0
        self.observation_space = self.env.observation_space("seat_0")["observation"]
        self.action_space: Any = self.env.action_space("seat_0")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """A new game, in the seat that ``options`` names, or else in the other one."""
        self.seat = (options or {}).get("seat", 1 - self.seat)
        self.env.reset(seed=seed)
        observation, *_ = self._until_asked()
        return observation, {}

    def step(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        self.env.step(action)
        observation, reward, over = self._until_asked()
        return observation, reward, over, False, {}

    def action_masks(self) -> NDArray[np.int8]:
        """The choices that are legal now; MaskablePPO asks for them under this name."""
        return self.env.infos[f"seat_{self.seat}"]["action_mask"]

    def _until_asked(self) -> tuple[NDArray[np.float32], float, bool]:
        """Let the bot play until our seat is asked, or is told that the game is over."""
        for agent in self.env.agent_iter():
            ours = agent == f"seat_{self.seat}"
            observation, reward, over, _, _ = self.env.last(observe=ours)
            if ours:
                return observation["observation"], reward, over
            self.env.step(None if over else self._bot_choice())
        raise AssertionError("the game ended without telling our seat")

    def _bot_choice(self) -> int:
        return self.env.ask(self.opponent, f"seat_{1 - self.seat}")


class Score(NamedTuple):
    """How an agent fared against one opponent after so many steps of training."""

    steps: int
    opponent: str
    wins: float  # share of the games; a draw is half a win
    interval: Interval  # of 95 %


def measure(model: MaskablePPO, steps: int, opponent: str, games: int, seed: int) -> Score:
    """Play each deal twice, once in each seat."""
    env = OneSeat(opponent, seed)
    pairs = [
        sum(play(model, env, seed + deal, seat) for seat in range(2)) / 2
        for deal in range(games // 2)
    ]
    return Score(steps, opponent, sum(pairs) / len(pairs), wilson(sum(pairs), len(pairs)))


def play(model: MaskablePPO, env: OneSeat, seed: int, seat: int) -> float:
    """One game: 1 if it is won, 0 if it is lost."""
    observation, _ = env.reset(seed=seed, options={"seat": seat})
    total = 0.0
    over = False
    while not over:
        action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
        observation, reward, over, _, _ = env.step(int(action))
        total += reward
    return (1 + total) / 2  # shaped rewards add up to that for the place: 1, 0 or -1


def draw(scores: list[Score], path: Path) -> None:
    """Win shares over steps, with their intervals."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for opponent in OPPONENTS:
        line = [score for score in scores if score.opponent == opponent]
        steps = [score.steps for score in line]
        axes.plot(steps, [score.wins for score in line], marker="o", label=f"against {opponent}")
        lows, highs = zip(*(score.interval for score in line), strict=True)
        axes.fill_between(steps, lows, highs, alpha=0.2)
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="choices made in training", ylabel="share of games won", ylim=(0, 1))
    axes.legend()
    axes.set_title("A small agent learns two-seat Crooks")
    figure.savefig(path)


@app.default
def train(
    *,
    steps: int = 100_000,
    measurements: int = 10,
    games: int = 200,
    seed: int = 1,
    opponent: str = "greedy",
    plot: Path = Path("training.svg"),
    quick: bool = False,
) -> list[Score]:
    """Train an agent and plot its progress.

    Parameters
    ----------
    steps
        Choices of the agent in training.
    measurements
        How often it is measured, evenly spread over the training.
    games
        Games of each measurement against each opponent.
    seed
        Everything follows from it.
    opponent
        The bot it trains against.
    plot
        Where the plot is written.
    quick
        Hardly train or measure at all, only to see that everything works.
    """
    if quick:
        steps, measurements, games = 64, 1, 4
    torch.set_num_threads(1)  # the network is small: more threads only get in each other's way
    tables = DummyVecEnv([lambda n=n: OneSeat(opponent, seed + n) for n in range(TABLES)])
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=min(256, steps // TABLES),
        batch_size=min(256, steps),
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    scores: list[Score] = []
    with Progress() as progress:
        bar = progress.add_task("training", total=measurements + 1)
        for number in range(measurements + 1):
            if number > 0:
                model.learn(steps // measurements, reset_num_timesteps=False)
            for against in OPPONENTS:
                score = measure(model, model.num_timesteps, against, games, 1_000_000 * seed)
                scores.append(score)
                low, high = score.interval
                progress.console.print(
                    f"{score.steps:>8} steps: wins {score.wins:.1%} against {against}"
                    f" (95 %: {low:.1%} to {high:.1%})"
                )
            draw(scores, plot)  # each time, so that an interrupted training has its plot too
            progress.advance(bar)
    return scores


if __name__ == "__main__":
    app(result_action="return_value")

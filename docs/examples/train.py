"""Train a small network to play one of the games, from nothing, against itself or a bot (PPO).

docs/tutorial-training.md goes through this file. It needs numpy, and matplotlib for the plot.
"""

from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np
from cyclopts import App
from matplotlib.figure import Figure
from numpy.typing import NDArray
from rich.progress import Progress

from backroom.arena.intervals import Interval, wilson
from backroom.interop.vector import LEARNER, Tables

Array = NDArray[np.float32]

app = App(help=__doc__)


@dataclass
class Settings:
    """What the training is made of.

    Parameters
    ----------
    tables
        Tables that are played side by side.
    length
        Choices at each of them between two lessons.
    hidden
        Units of the first hidden layer; the second one has half as many.
    rate
        The learning rate at the start; it falls to nothing at the end.
    epochs
        How often a lesson is gone through.
    batch
        Choices that are learned from at once.
    patience
        How much of what came later counts beside what was expected of it (lambda).
    clip
        How far a lesson may change the odds of a choice.
    curiosity
        What it is worth to stay undecided (entropy).
    places
        What some choices name, such as `site`: each is judged by what is told of it, with the same
        weights for all of them. Without it, only the row as a whole counts.
    """

    tables: int = 512
    length: int = 64
    hidden: int = 128
    rate: float = 1e-3
    epochs: int = 2
    batch: int = 4096
    patience: float = 0.95
    clip: float = 0.2
    curiosity: float = 0.01
    places: str = ""


class Places(NamedTuple):
    """By place: the columns that tell of it, and the codes that name it, each in the same order."""

    columns: NDArray[np.int64]
    codes: NDArray[np.int64]


def places_of(tables: Tables, name: str) -> Places:
    """The places that choices name so."""
    codes: dict[str, list[int]] = {}
    for action in tables.game.actions.actions:
        if [*action.values] == [name]:
            codes.setdefault(action.values[name], []).append(action.code)
    columns = [
        [number for number, column in enumerate(tables.columns) if place in column.where]
        for place in codes
    ]
    if name and not codes:
        raise ValueError(f"no choice of {tables.game.name} names a {name}")
    return Places(
        np.array(columns, np.int64, ndmin=2), np.array([*codes.values()], np.int64, ndmin=2)
    )


class Look(NamedTuple):
    """What a network makes of some rows, from layer to layer."""

    first: Array
    second: Array
    told: Array  # of each place
    local: Array  # the hidden layer of each place
    odds: Array  # of all choices
    expected: Array  # the result


class Network:
    """Two hidden layers, and from them the odds of every choice and the result that is expected.

    A place has a hidden layer of its own, of what is told there and of the first layer; from it
    come the odds of choices that name it.
    """

    def __init__(self, columns: int, codes: int, hidden: int, seed: int, places: Places) -> None:
        self.places = places
        luck = np.random.default_rng(seed)

        def weights(rows: int, width: int, scale: float = 1.0) -> Array:
            spread = scale * np.sqrt(2 / max(rows, 1))
            return luck.normal(0, spread, (rows, width)).astype(np.float32)

        half = hidden // 2
        self.layers = [
            weights(columns, hidden, 3.0),  # nearly all columns are 0
            np.zeros(hidden, np.float32),
            weights(hidden, half),
            np.zeros(half, np.float32),
            weights(half, codes, 0.01),
            np.zeros(codes, np.float32),
            weights(half, 1, 0.01),
            np.zeros(1, np.float32),
            weights(places.columns.shape[1], half, 2.0),
            weights(hidden, half),
            np.zeros(half, np.float32),
            weights(half, places.codes.shape[1], 0.01),
        ]
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.lessons = 0

    def look(self, seen: Array, masks: NDArray[np.bool_]) -> Look:
        """The odds of all choices, the result that is expected, and how they come about."""
        w1, b1, w2, b2, wp, bp, wv, bv, wl, wf, bl, wc = self.layers
        first = np.maximum(seen @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        told = seen[:, self.places.columns]
        local = np.maximum(everywhere(told, wl) + (first @ wf + bl)[:, None], 0)
        scores = second @ wp + bp
        scores[:, self.places.codes] += everywhere(local, wc)
        scores = np.where(masks, scores, -np.inf)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        return Look(first, second, told, local, odds, np.tanh(second @ wv + bv)[:, 0])

    def learn(self, lesson: "Lesson", settings: Settings, rate: float) -> None:
        """One step down the slope of PPO's loss."""
        first, second, told, local, odds, expected = self.look(lesson.seen, lesson.masks)
        count = len(expected)
        rows = np.arange(count)
        chosen = odds[rows, lesson.codes]
        ratio = chosen / lesson.chosen
        # Choices whose odds have already moved far enough teach nothing more.
        gain = lesson.gain
        open_ = np.where(gain > 0, ratio < 1 + settings.clip, ratio > 1 - settings.clip)
        pull = -gain * ratio * open_
        slope = -odds * pull[:, None]
        slope[rows, lesson.codes] += pull
        surprise = np.log(np.maximum(odds, 1e-9))
        entropy = -(odds * surprise).sum(axis=1, keepdims=True)
        slope += settings.curiosity * odds * (surprise + entropy)
        slope /= count
        miss: Array = ((expected - lesson.results) * (1 - expected**2) / np.float32(count))[:, None]
        _, _, w2, _, wp, _, wv, _, _, wf, _, wc = self.layers
        back = (slope @ wp.T + miss @ wv.T) * (second > 0)
        named = slope[:, self.places.codes]
        near = everywhere(named, wc.T) * (local > 0)
        around = near.sum(axis=1)
        deep = (back @ w2.T + around @ wf.T) * (first > 0)
        self._descend(
            [
                lesson.seen.T @ deep,
                deep.sum(axis=0),
                first.T @ back,
                back.sum(axis=0),
                second.T @ slope,
                slope.sum(axis=0),
                second.T @ miss,
                miss.sum(axis=0),
                flat(told).T @ flat(near),
                first.T @ around,
                around.sum(axis=0),
                flat(local).T @ flat(named),
            ],
            rate,
        )

    def _descend(self, slopes: list[Array], rate: float) -> None:
        """Adam, after the slope was made no longer than 0.5."""
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        shorter = min(1.0, 0.5 / (length + 1e-8))
        self.lessons += 1
        rate *= np.sqrt(1 - 0.999**self.lessons) / (1 - 0.9**self.lessons)
        for number, slope in enumerate(slopes):
            self.means[number] += 0.1 * (shorter * slope - self.means[number])
            self.squares[number] += 0.001 * ((shorter * slope) ** 2 - self.squares[number])
            step = self.means[number] / (np.sqrt(self.squares[number]) + 1e-8)
            self.layers[number] -= np.float32(rate) * step


class Lesson(NamedTuple):
    """Choices to learn from: what was seen, chosen and with which odds, how the game ended for who
    chose, and how much better that is than was expected."""

    seen: Array
    masks: NDArray[np.bool_]
    codes: NDArray[np.int64]
    chosen: Array
    results: Array
    gain: Array


def flat(places: Array) -> Array:
    """The places of all rows, one after another."""
    return places.reshape(places.shape[0] * places.shape[1], -1)


def everywhere(places: Array, weights: Array) -> Array:
    """The same weights at all places of all rows."""
    passed: Array = flat(places) @ weights
    return passed.reshape(*places.shape[:2], weights.shape[1])


def drawn(odds: Array, luck: np.random.Generator) -> NDArray[np.int64]:
    """A choice of every row, by its odds."""
    reached = odds.cumsum(axis=1) > luck.random((len(odds), 1), np.float32) * odds.sum(1)[:, None]
    chosen: NDArray[np.int64] = reached.argmax(axis=1)
    return chosen


def won(rewards: Array) -> Array:
    """Each seat's share of a win, from rewards by table and seat."""
    best = rewards == rewards.max(axis=1, keepdims=True)
    shares: Array = (best / best.sum(axis=1, keepdims=True)).astype(np.float32)
    return shares


class School:
    """Tables at which a network plays all seats, or one against bots, and learns from how the games
    end."""

    def __init__(
        self, game: str, seats: int, settings: Settings, seed: int, others: str | None = None
    ) -> None:
        self.settings = settings
        players = (LEARNER, *(others or LEARNER,) * (seats - 1))
        self.tables = Tables(game, settings.tables, seats, players=players, dtype="float32")
        self.tables.reset(seed=seed)
        self.luck = np.random.default_rng(seed)
        columns, codes = len(self.tables.columns), self.tables.codes
        places = places_of(self.tables, settings.places)
        self.network = Network(columns, codes, settings.hidden, seed, places)
        shape = (settings.length, settings.tables)
        self.seen = np.zeros((*shape, columns), np.float32)
        self.masks = np.zeros((*shape, codes), np.bool_)
        self.codes = np.zeros(shape, np.int64)
        self.chosen = np.zeros(shape, np.float32)
        self.expected = np.zeros(shape, np.float32)
        self.seats = np.zeros(shape, np.int64)
        self.rewards = np.zeros((*shape, seats), np.float32)
        self.ends = np.zeros(shape, np.bool_)

    def play(self) -> None:
        """So many choices at every table, noted."""
        tables = self.tables
        everyone = np.arange(tables.count)
        for step in range(self.settings.length):
            look = self.network.look(tables.observations, tables.masks)
            codes = drawn(look.odds, self.luck)
            self.seen[step] = tables.observations
            self.masks[step] = tables.masks
            self.codes[step] = codes
            self.chosen[step] = look.odds[everyone, codes]
            self.expected[step] = look.expected
            self.seats[step] = tables.asked
            tables.step(codes)
            self.rewards[step] = 2 * won(tables.rewards) - 1
            self.ends[step] = tables.ends

    def results(self) -> Array:
        """What each choice has led to: how the game ended for its seat or, as far as that is not
        known yet or far away, what the seat expected when it was asked again."""
        found = np.full(self.codes.shape, np.nan, np.float32)
        everyone = np.arange(self.tables.count)
        later = np.full((self.tables.count, self.tables.seats), np.nan, np.float32)
        for step in reversed(range(self.settings.length)):
            ended = self.ends[step]
            later[ended] = self.rewards[step][ended]
            seats, expected = self.seats[step], self.expected[step]
            found[step] = known = later[everyone, seats]
            patience = self.settings.patience
            passed_on = patience * known + (1 - patience) * expected
            later[everyone, seats] = np.where(np.isnan(known), expected, passed_on)
        return found

    def learn(self, rate: float) -> None:
        """Go through what was played, in small portions and in another order each time."""
        results = self.results()
        known = np.flatnonzero(~np.isnan(results).ravel())
        gain = results - self.expected
        spread = float(np.nanstd(gain)) + 1e-6
        gain = (gain - float(np.nanmean(gain))) / spread
        rows = self.settings.length * self.tables.count
        for _ in range(self.settings.epochs):
            order = self.luck.permutation(known)
            for first in range(0, len(order), self.settings.batch):
                some = order[first : first + self.settings.batch]
                self.network.learn(
                    Lesson(
                        self.seen.reshape(rows, -1)[some],
                        self.masks.reshape(rows, -1)[some],
                        self.codes.ravel()[some],
                        self.chosen.ravel()[some],
                        results.ravel()[some],
                        gain.ravel()[some],
                    ),
                    self.settings,
                    rate,
                )


class Score(NamedTuple):
    """How a network fared against one opponent after so many choices of training."""

    choices: int
    seconds: float  # of processor time spent on training so far
    opponent: str
    wins: float  # share of the games; a shared win counts as a share
    interval: Interval  # of 95 %


def measure(school: School, opponent: str, games: int, seed: int) -> tuple[float, Interval]:
    """Games of the network against others, in every seat as often, choosing what it likes best."""
    seats = school.tables.seats
    players = (LEARNER, *(opponent,) * (seats - 1))
    tables = Tables(school.tables.game.name, games, seats, players=players, dtype="float32")
    tables.reset(seed=seed)
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        ours = tables.learner_seats()
        look = school.network.look(tables.observations, tables.masks)
        tables.step(look.odds.argmax(axis=1))
        first = tables.ends & np.isnan(shares)
        shares[first] = won(tables.rewards)[first, ours[first]]
    return float(shares.mean()), wilson(float(shares.sum()), games)


def draw(scores: list[Score], even: float, title: str, path: Path) -> None:
    """Win shares over training, with their intervals."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for opponent in sorted({score.opponent for score in scores}):
        line = [score for score in scores if score.opponent == opponent]
        choices = [score.choices / 1e6 for score in line]
        axes.plot(choices, [score.wins for score in line], marker="o", label=f"against {opponent}")
        lows, highs = zip(*(score.interval for score in line), strict=True)
        axes.fill_between(choices, lows, highs, alpha=0.2)
    axes.axhline(even, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="choices in training, millions", ylabel="share of games won", ylim=(0, 1))
    axes.legend()
    axes.set_title(title)
    figure.savefig(path)


@app.default
def train(
    game: str = "crooks",
    *,
    seats: int = 2,
    minutes: float = 10,
    measurements: int = 8,
    games: int = 400,
    against: str = "greedy,random",
    others: str | None = None,
    seed: int = 1,
    plot: Path = Path("training.svg"),
    save: Path | None = None,
    settings: Settings | None = None,
) -> list[Score]:
    """Train a network and plot its progress.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    seats
        The number of seats.
    minutes
        Processor time of training; measuring is not counted.
    measurements
        How often it is measured, evenly spread over the training.
    games
        Games of each measurement against each opponent.
    against
        The bots that it is measured against; each has all the other seats.
    others
        A bot that has all the other seats in training, too; without one the network plays them all.
    seed
        Everything but the length of the training follows from it.
    plot
        Where the plot is written.
    save
        Where the network is written, as numpy keeps arrays.
    settings
        What the training is made of.
    """
    school = School(game, seats, settings or Settings(), seed, others)
    scores: list[Score] = []
    spent, choices = 0.0, 0
    with Progress() as progress:
        bar = progress.add_task(f"training for {game}", total=minutes * 60)
        for measured in range(measurements + 1):
            for opponent in against.split(","):
                found = measure(school, opponent, games, seed + 1_000_000)
                scores.append(Score(choices, spent, opponent, *found))
                progress.print(scores[-1])
            if measured == measurements:
                break
            until = minutes * 60 * (measured + 1) / measurements
            while spent < until:
                begun = process_time()
                school.play()
                school.learn(school.settings.rate * max(1 - spent / (minutes * 60), 0.02))
                spent += process_time() - begun
                choices += school.codes.size
                progress.update(bar, completed=spent)
    draw(scores, 1 / seats, f"A small network learns {game}, {seats} seats", plot)
    if save is not None:
        np.savez(save, *school.network.layers)
    return scores


if __name__ == "__main__":
    app()

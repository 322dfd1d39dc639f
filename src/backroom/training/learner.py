"""The network while it learns: numbers with a point, and numpy, which play does without."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from backroom.bots.judgement import ONE
from backroom.bots.networks import LARGEST_WEIGHT, Head, Weights, strongest
from backroom.kernel.encoder import AMOUNT_BITS, AMOUNTS
from backroom.kernel.encoding import Column
from backroom.training.lessons import Lesson

Floats = NDArray[np.float32]

BATCH = 256
EXAM_SHARE = 10  # per cent of the games are kept back, to see what was understood
DECAY = 0.01  # of weights, by step and speed
MEANS = (0.9, 0.999)  # how much of the old is in Adam's running means
TINY = 1e-8


class Lessons(NamedTuple):
    """Lessons in arrays, one row for each; marks lie one after another."""

    columns: NDArray[np.int32]
    amounts: Floats
    starts: NDArray[np.int64]  # of each lesson's marks, and where the last one's end
    prospects: Floats  # logarithms of shares; far below for seats that are not there
    ended: Floats  # shares
    games: NDArray[np.int32]


class Progress(NamedTuple):
    """How well the results of games are foretold after so many passes through the lessons: mean
    surprise, of lessons and of games that were kept back."""

    epoch: int
    lessons: float
    exam: float


def gathered(
    games: Sequence[Sequence[Lesson]], places: dict[int, NDArray[np.int32]], seats: int
) -> Lessons:
    """Lessons of games as arrays. ``places`` says, by the number of seats, which row of the largest
    table a column is; prospects and ends have ``seats`` columns."""
    lessons = [lesson for game in games for lesson in game]
    owners = [number for number, game in enumerate(games) for _ in game]
    columns, amounts = [], []
    for lesson in lessons:
        marks = np.frombuffer(lesson.marks, np.int32)
        columns.append(places[len(lesson.ended) // 4][marks >> int(AMOUNT_BITS)])
        amounts.append((marks & int(AMOUNTS)).astype(np.uint8).view(np.int8))
    starts = np.cumsum([0, *map(len, columns)])
    prospects = np.full((len(lessons), seats), -1e9, np.float32)
    ended = np.zeros((len(lessons), seats), np.float32)
    for row, lesson in enumerate(lessons):
        hand = np.maximum(np.frombuffer(lesson.prospects, np.int32), 1)
        prospects[row, : len(hand)] = np.log(hand / hand.sum())
        worth = np.maximum(np.frombuffer(lesson.ended, np.int32), 0)
        ended[row, : len(worth)] = worth / max(worth.sum(), 1)
    return Lessons(
        np.concatenate(columns),
        np.concatenate(amounts).astype(np.float32),
        starts,
        prospects,
        ended,
        np.array(owners, np.int32),
    )


class Learner:
    """A network of three layers, taught in small steps (Adam)."""

    def __init__(self, columns: Sequence[Column], sizes: tuple[int, int, int], seed: int) -> None:
        self.columns = list(columns)
        self.units = np.array([column.unit for column in columns], np.float32)
        self.luck = np.random.default_rng(seed)
        first, second, last = sizes
        self.layers = [
            self._layer(len(columns), first, 0.05),
            self._layer(first, second, (2 / first) ** 0.5),
            self._layer(second, last, 0.01),
        ]
        self._means = [np.zeros_like(layer) for layer in self.layers]
        self._squares = [np.zeros_like(layer) for layer in self.layers]
        self._steps = 0

    def _layer(self, before: int, units: int, spread: float) -> Floats:
        """Weights by column, and below them each unit's own."""
        layer = self.luck.normal(0, spread, (before + 1, units)).astype(np.float32)
        layer[-1] = 0
        return layer

    def learn(
        self, lessons: Lessons, epochs: int, speed: float, tell: Callable[[Progress], object]
    ) -> None:
        """Go through the lessons so often, in another order every time, ever slower. What was met
        in no lesson has no weight."""
        met = np.zeros(len(self.columns), bool)
        met[lessons.columns] = True
        self.layers[0][:-1][~met] = 0
        exam = lessons.games % (100 // EXAM_SHARE) == 0
        rows, kept_back = np.flatnonzero(~exam), np.flatnonzero(exam)
        some = rows[: len(kept_back)]
        tell(Progress(0, self.surprise(lessons, some), self.surprise(lessons, kept_back)))
        batches = -(-len(rows) // BATCH) * epochs
        for epoch in range(1, epochs + 1):
            total = 0.0
            for batch in _in_batches(self.luck.permutation(rows)):
                share_left = 1 - self._steps / batches
                total += self._learn(lessons, batch, speed * max(share_left, 0.02)) * len(batch)
            tell(Progress(epoch, total / len(rows), self.surprise(lessons, kept_back)))

    def surprise(self, lessons: Lessons, rows: NDArray[np.int64]) -> float:
        """The mean cross entropy of how games ended, less what would be left to one who knew."""
        total = 0.0
        for batch in _in_batches(rows):
            expected = self.expected(lessons, batch)
            ended = lessons.ended[batch]
            total += float(-(ended * np.log(np.maximum(expected, 1e-9))).sum())
        return total / max(len(rows), 1)

    def expected(self, lessons: Lessons, rows: NDArray[np.int64]) -> Floats:
        """The share of each seat."""
        *_, said = self._forward(self._inputs(lessons, rows))
        return _shares(said + lessons.prospects[rows])

    def _inputs(self, lessons: Lessons, rows: NDArray[np.int64]) -> Floats:
        starts, ends = lessons.starts[rows], lessons.starts[rows + 1]
        counts = ends - starts
        into = np.repeat(np.arange(len(rows)), counts)
        shifts = np.repeat(starts - np.concatenate(([0], np.cumsum(counts)[:-1])), counts)
        places = np.arange(len(into)) + shifts
        columns = lessons.columns[places]
        inputs = np.zeros((len(rows), len(self.columns)), np.float32)
        inputs[into, columns] = lessons.amounts[places] / self.units[columns]
        return inputs

    def _forward(self, inputs: Floats) -> list[Floats]:
        strengths = [inputs]
        for layer in self.layers:
            before = strengths[-1] if len(strengths) == 1 else np.maximum(strengths[-1], 0)
            strengths.append(before @ layer[:-1] + layer[-1])
        return strengths

    def _learn(self, lessons: Lessons, rows: NDArray[np.int64], speed: float) -> float:
        """One step; the surprise before it."""
        strengths = self._forward(self._inputs(lessons, rows))
        expected = _shares(strengths[-1] + lessons.prospects[rows])
        ended = lessons.ended[rows]
        surprise = float(-(ended * np.log(np.maximum(expected, 1e-9))).sum(axis=1).mean())
        slope = (expected - ended) / len(rows)
        slope[lessons.prospects[rows] < -1e8] = 0
        self._steps += 1
        for number in (2, 1, 0):
            before = strengths[number] if number == 0 else np.maximum(strengths[number], 0)
            gradient = np.vstack([before.T @ slope, slope.sum(axis=0)])
            if number:
                slope = (slope @ self.layers[number][:-1].T) * (strengths[number] > 0)
            self._step(number, gradient, speed)
        return surprise

    def _step(self, number: int, gradient: Floats, speed: float) -> None:
        mean, square, layer = self._means[number], self._squares[number], self.layers[number]
        mean += (1 - MEANS[0]) * (gradient - mean)
        square += (1 - MEANS[1]) * (gradient * gradient - square)
        straight = mean / (1 - MEANS[0] ** self._steps)
        wide = np.sqrt(square / (1 - MEANS[1] ** self._steps)) + TINY
        layer -= speed * straight / wide
        layer[:-1] *= 1 - speed * DECAY

    # In whole numbers.

    def rounded(self, head: Head, marks: int) -> Weights:
        """The network as it is kept; ``marks`` is how many a table can have."""
        first, second, last = (layer.astype(np.float64) for layer in self.layers)
        most = np.array([*strongest(self.columns, marks), LARGEST_WEIGHT], np.float64)
        first = first / np.append(self.units, 1)[:, None]
        limits = np.minimum(most, LARGEST_WEIGHT)[:, None]
        whole = np.clip(np.rint(first * ONE), -limits, limits)
        return Weights(
            head,
            _own_first(whole),
            _own_first(_whole(second)),
            _own_first(_whole(last * head.strength / 100)),
        )


def _whole(layer: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.clip(np.rint(layer * ONE), -LARGEST_WEIGHT, LARGEST_WEIGHT)


def _own_first(layer: NDArray[np.float64]) -> list[int]:
    """Row after row, beginning with each unit's own weight."""
    numbers: list[int] = np.vstack([layer[-1:], layer[:-1]]).astype(np.int64).ravel().tolist()
    return numbers


def _shares(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def _in_batches(rows: NDArray[np.int64]) -> Iterator[NDArray[np.int64]]:
    for start in range(0, len(rows), BATCH):
        yield rows[start : start + BATCH]

"""From nothing to a network that plays better: generation after generation of games, what was
learned from them, and a match that decides whether it counts.

Everything is kept in a folder as soon as it is there, so that a training that was broken off goes
on where it stopped.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

import numpy as np
from msgspec import Struct, json, msgpack
from numpy.typing import NDArray

from backroom import games as library
from backroom.arena.farm import Farm
from backroom.arena.intervals import Estimate
from backroom.arena.match import plan_match, play_match, report
from backroom.arena.plan import Plan
from backroom.arena.statistics import Speed
from backroom.bots.networks import BY_HAND, FOLDER, Head, digest_of_columns
from backroom.kernel.edition import EditionText, read_edition
from backroom.training.learner import Learner, Progress, gathered
from backroom.training.lessons import Course, Lesson, play_lessons

PORTION = 100  # games that are kept in one file
STRENGTHS = (100, 50)  # per cent of what was learned, tried one after the other


class Training(Struct, frozen=True, kw_only=True):
    """What is asked for. The same training in the same folder goes on where it stopped."""

    game: str
    seats: tuple[int, ...]
    seed: int
    generations: int
    games: int  # of each generation
    samples: int  # of those who play them
    errors: int
    kept: int
    units: int
    later_units: int
    epochs: int
    speed: float  # of learning
    match_games: int
    begin: str  # who plays the first generation: "hand", or a network's file


class Tried(Struct):
    """A match of one with the new network against others with the one before."""

    strength: int
    games: int
    share: Estimate


class Generation(Struct):
    """What one generation brought."""

    number: int
    games: int  # that taught it, with those of all generations before
    lessons: int
    curve: list[Progress]
    tried: list[Tried]
    kept: str  # the network that goes on, "hand" if there is none


class TrainingReport(Struct):
    """All generations, and the match against the bots that were there before."""

    training: Training
    even_share: float
    generations: list[Generation]
    against_last: Tried | None  # nothing where no network was better


# What is done now, of which generation, and of how many games: who is told how many are done.
Stage = Callable[[str, int, int], AbstractContextManager[Callable[[float], None]]]


def train(training: Training, folder: Path, farm: Farm, stage: Stage) -> TrainingReport:
    """Go through all generations that are not there yet."""
    found: list[Generation] = []
    kept = training.begin
    for number in range(training.generations):
        file = folder / f"generation-{number}.json"
        if file.exists():
            generation = json.decode(file.read_bytes(), type=Generation)
        else:
            generation = _Generation(training, folder, farm, stage, number, kept).run()
            write_whole(file, json.encode(generation))
        found.append(generation)
        kept = generation.kept
    even = 1 / max(training.seats)
    return TrainingReport(training, even, found, _against_last(training, folder, farm, stage, kept))


def _against_last(
    training: Training, folder: Path, farm: Farm, stage: Stage, kept: str
) -> Tried | None:
    """The match of what was kept against the network that the bots have now."""
    if kept == BY_HAND:
        return None
    usual = FOLDER / f"{training.game}.net"
    last = str(usual) if usual.exists() else BY_HAND
    file = folder / "against-last.json"
    if not file.exists():
        with stage("last", training.generations, training.match_games) as progress:
            share = match(training, farm, kept, last, progress)
        write_whole(file, json.encode(Tried(100, training.match_games, share)))
    return json.decode(file.read_bytes(), type=Tried)


class _Generation:
    """One generation."""

    def __init__(
        self,
        training: Training,
        folder: Path,
        farm: Farm,
        stage: Stage,
        number: int,
        before: str,
    ) -> None:
        self.training = training
        self.folder = folder
        self.farm = farm
        self.stage = stage
        self.number = number
        self.before = before
        self.game = library.game(training.game)
        self.edition = self.game.edition()
        self.seats = max(training.seats)
        self.columns = self.game.encoding.columns(self.edition.cards, self.seats, whole=True)

    def run(self) -> Generation:
        """Play, learn, and see what it is good for."""
        self.play()
        games = [game for number in range(self.number + 1) for game in self.lessons_of(number)]
        lessons = gathered(games, self.places(), self.seats)
        training = self.training
        sizes = (training.units, training.later_units, self.seats)
        learner = Learner(self.columns, sizes, training.seed + self.number)
        curve: list[Progress] = []
        learner.learn(lessons, training.epochs, training.speed, curve.append)
        tried = []
        kept, most = self.before, 1 / self.seats
        for strength in STRENGTHS:
            path = self.folder / f"generation-{self.number}-{strength}.net"
            head = self.head(len(games), strength)
            marks = self.game.encoding.marks_at_most(self.edition.cards, self.seats)
            write_whole(path, learner.rounded(head, marks).written())
            with self.stage("match", self.number + 1, training.match_games) as progress:
                share = match(training, self.farm, str(path), self.before, progress)
            tried.append(Tried(strength, training.match_games, share))
            if share.value > most:
                kept, most = str(path), share.value
        return Generation(self.number, len(games), len(lessons.games), curve, tried, kept)

    def head(self, games: int, strength: int) -> Head:
        training = self.training
        return Head(
            game=training.game,
            edition=self.edition.digest,
            columns=digest_of_columns(self.columns, self.game.encoding),
            seats=sorted(set(training.seats)),
            rows=len(self.columns),
            units=training.units,
            later_units=training.later_units,
            games=games,
            seed=training.seed,
            strength=strength,
        )

    def places(self) -> dict[int, NDArray[np.int32]]:
        """By the number of seats: the rows of its columns."""
        rows = {column.name: row for row, column in enumerate(self.columns)}
        return {
            seats: np.array(
                [
                    rows[column.name]
                    for column in self.game.encoding.columns(self.edition.cards, seats, whole=True)
                ],
                np.int32,
            )
            for seats in set(self.training.seats)
        }

    # The games of a generation.

    def play(self) -> None:
        """The games that are not there yet."""
        training = self.training
        text = read_edition(self.game.house_edition)
        course = Course(
            training.game,
            text.source,
            text.text,
            training.seats,
            training.seed * 1000 + self.number,
            f"greedy:judgement={self.before}:samples={training.samples}",
            training.errors,
            training.kept,
        )
        portions = -(-training.games // PORTION)
        missing = [n for n in range(portions) if not self.portion(self.number, n).exists()]
        chunks = [range(n * PORTION, min((n + 1) * PORTION, training.games)) for n in missing]
        played = self.farm.play(partial(play_lessons, course), chunks)
        with self.stage("games", self.number + 1, len(missing)) as progress:
            for done, (number, lessons) in enumerate(zip(missing, played, strict=True), 1):
                write_whole(self.portion(self.number, number), msgpack.encode(lessons))
                progress(done)

    def portion(self, generation: int, number: int) -> Path:
        return self.folder / f"generation-{generation}-{number}.lessons"

    def lessons_of(self, generation: int) -> list[list[Lesson]]:
        """All lessons of a generation, game by game."""
        portions = -(-self.training.games // PORTION)
        return [
            game
            for number in range(portions)
            for game in msgpack.decode(
                self.portion(generation, number).read_bytes(), type=list[list[Lesson]]
            )
        ]


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that is there as a whole or not at all."""
    written = path.with_suffix(".writing")
    written.write_bytes(data)
    written.replace(path)


def match(
    training: Training, farm: Farm, hero: str, rival: str, progress: Callable[[float], None]
) -> Estimate:
    """The share of games that ``greedy`` with one judgement wins against others with another."""
    source: EditionText = read_edition(library.game(training.game).house_edition)
    seats = max(training.seats)
    bots = [f"greedy:judgement={hero}", *[f"greedy:judgement={rival}"] * (seats - 1)]
    plan = plan_match(
        Plan(
            training.game,
            source.source,
            source.text,
            (),
            seats,
            (),
            training.seed + 1,
            training.match_games,
        ),
        bots,
    )
    played = play_match(plan, farm, progress)
    if played.interrupted:
        raise KeyboardInterrupt
    speed = Speed("local", 1, 0, 0, 0)
    figures = report(plan, plan.games, played, speed)
    return figures.by_bot[0].win_share

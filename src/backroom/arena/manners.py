"""Positions with an obvious answer, and how often a bot gives it.

A file of ``tests/manners/<game>/`` is a position, the answers that any good player would give, or
those that none would, and why. ``docs/notation.md`` describes the format for those who write one.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, convert, field

from backroom import games as library
from backroom.arena.farm import Farm
from backroom.bots import Chair, make_bot
from backroom.kernel.chance import ScriptedChance, fast_chance
from backroom.kernel.game import Game
from backroom.kernel.refusals import SetupError
from backroom.kernel.state import State

ENOUGH = 0.95  # of the tries; a bot that does not think twice may slip now and then


class Before(Struct, kw_only=True, forbid_unknown_fields=True):
    """A choice on the way to the question."""

    seat: int = 0
    do: str


class Manner(Struct, kw_only=True, forbid_unknown_fields=True):
    """A position with an obvious answer, as its file gives it."""

    title: str
    why: str
    best: list[str] = field(default_factory=list)  # one of these is a good answer, no other one ...
    never: list[str] = field(
        default_factory=list
    )  # ... or all but these are; * stands for any text
    seat: int = 0  # who is asked
    options: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] = field(default_factory=dict)
    chance: list[int] = field(default_factory=list)  # what chance does on the way
    step: list[Before] = field(default_factory=list)

    def is_good(self, action: str) -> bool:
        """Whether an answer shows manners."""
        wanted = self.best or self.never
        return any(fnmatchcase(action, pattern) for pattern in wanted) == bool(self.best)


class Manners(Struct):
    """How a bot did in one position."""

    file: str
    title: str
    why: str
    tries: int
    good: int
    answers: dict[str, int]  # by action, the most frequent first

    @property
    def holds(self) -> bool:
        return self.good >= ENOUGH * self.tries


class Question(Struct, frozen=True):
    """A position ready to be put to a bot, as it travels between processes."""

    game: str
    file: str
    bot: str
    tries: int
    seed: int


def read_manner(path: Path) -> Manner:
    """The position of a file; raises SetupError where it is none."""
    try:
        return convert(tomllib.loads(path.read_text(encoding="utf-8")), Manner)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, ValidationError) as error:
        raise SetupError("bad_manner", f"{path}: {error}") from error


def pose(game: Game, edition: Any, manner: Manner) -> State:
    """The table at which the question is asked; raises SetupError if a good answer and a bad one
    are not both open to the seat: that could never fail, or never hold."""
    options = game.options(manner.options)
    state = game.restore(
        edition, game.position(manner.position), options, ScriptedChance(manner.chance)
    )
    for step in manner.step:
        state.play(step.seat, _code(game, step.do))
    if manner.seat not in state.asked():
        raise SetupError("bad_manner", f"S{manner.seat} is not asked, but {state.asked()}")
    legal = [game.actions.words(code) for code in state.legal(manner.seat)]
    for pattern in (*manner.best, *manner.never):
        if not any(fnmatchcase(action, pattern) for action in legal):
            raise SetupError("bad_manner", f"{pattern!r} is none of {', '.join(legal)}")
    if len({manner.is_good(action) for action in legal}) < 2:
        raise SetupError("bad_manner", f"of {', '.join(legal)} all are good, or none")
    return state


def _code(game: Game, words: str) -> int:
    code = game.actions.code(words)
    if code is None:
        raise SetupError("bad_manner", f"{words!r} is no action of this game")
    return code


def ask(question: Question) -> Manners:
    """Put a position to a bot, again and again with other luck."""
    game = library.game(question.game)
    edition = game.edition()
    manner = read_manner(Path(question.file))
    state = pose(game, edition, manner)
    answers: Counter[str] = Counter()
    for number in range(question.tries):
        name = f"{question.seed} {manner.title} {number}"
        chair = Chair(
            game, state, manner.seat, fast_chance(f"{name} chair"), game.options(manner.options)
        )
        bot = make_bot(question.bot, game, edition)
        try:
            answers[game.actions.words(bot.choose(chair, fast_chance(name)))] += 1
        finally:
            bot.leave()
    good = sum(times for action, times in answers.items() if manner.is_good(action))
    told = dict(answers.most_common())
    return Manners(question.file, manner.title, manner.why, question.tries, good, told)


def ask_all(
    questions: Sequence[Question], farm: Farm, progress: Callable[[int], None]
) -> Generator[Manners]:
    """Put many positions to a bot, each on its own."""
    chunks = [[number] for number in range(len(questions))]
    for done, answered in enumerate(farm.play(partial(_asked, questions), chunks), 1):
        progress(done)
        yield answered


def _asked(questions: Sequence[Question], numbers: Sequence[int]) -> Manners:
    return ask(questions[numbers[0]])

"""Games that teach: ``greedy`` plays against itself with few samples, errs now and then, and some
tables of every game are kept, together with how it ended."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from backroom import games
from backroom.bots import Bot, Chair, make_bot
from backroom.kernel.advice import Advice
from backroom.kernel.chance import fast_chance
from backroom.kernel.edition import EditionText
from backroom.kernel.encoder import Encoder
from backroom.kernel.game import Game
from backroom.kernel.numbers import bit, i64, vec, zeros
from backroom.kernel.state import SEATS_AT_MOST, State

IN_A_HUNDRED = 100
MARKS_AT_MOST = 4096


class Course(NamedTuple):
    """How games are played from which a network learns. It travels between processes."""

    game: str
    edition_source: str
    edition_text: str
    seats: tuple[int, ...]  # the numbers of seats, one game after the other in turn
    seed: int
    bot: str  # who plays every seat
    errors: int  # in a hundred choices, which are left to chance
    kept: int  # tables of each game


class Lesson(NamedTuple):
    """A table at which somebody's move was over, as it is told to a network: that seat first. All
    numbers are of 32 bits, one after another."""

    marks: bytes
    prospects: bytes  # of each seat, as the advice judges them
    ended: bytes  # what the end of the game was worth to each seat


class Pupils(NamedTuple):
    """What a process needs to play the games of a course."""

    game: Game
    edition: Any
    bots: dict[int, Bot]  # by the number of seats
    encoder: Encoder
    # To scribble on, again and again: what compiled code was handed once is never given back.
    marks: vec[i64]
    values: vec[i64]


@lru_cache(maxsize=2)
def _pupils(course: Course) -> Pupils:
    game = games.game(course.game)
    edition = game.parse_edition(EditionText(course.edition_source, course.edition_text))
    bots = {seats: make_bot(course.bot, game, edition) for seats in course.seats}
    sheets = zeros(MARKS_AT_MOST), zeros(SEATS_AT_MOST)
    return Pupils(game, edition, bots, game.encoder(), *sheets)


def play_lessons(course: Course, numbers: Sequence[int]) -> list[list[Lesson]]:
    """The lessons of some games, game by game."""
    return [_Play(course, number).lessons() for number in numbers]


class _Play:
    """One game of a course."""

    def __init__(self, course: Course, number: int) -> None:
        self.course = course
        self.pupils = _pupils(course)
        self.seats = course.seats[number % len(course.seats)]
        self.chance = fast_chance(f"{course.seed} lesson {number}")
        game = self.pupils.game
        luck = fast_chance(f"{course.seed} deal {number}")
        self.state: State = game.new(self.pupils.edition, self.seats, game.options({}), luck)
        self.met = 0
        self.kept: list[tuple[int, Lesson]] = []

    def lessons(self) -> list[Lesson]:
        """Play to the end, and say of every table that was kept how it ended."""
        advice: Advice = self.pupils.game.advice
        state = self.state
        while asked := state.asked():
            seat = asked[0]
            moment = advice.moment(state)
            state.choose(seat, self._chosen(seat))
            if int(state.waiting()) not in (0, int(bit(seat))):
                new_moment = advice.moment(state)
                if new_moment == 0:
                    self._meet(seat)
                elif new_moment != moment:
                    self._meet(int(self.chance.below(self.seats)))
        values = self.pupils.values
        advice.settle(state, values)
        return [lesson._replace(ended=self._turned(values, first)) for first, lesson in self.kept]

    def _chosen(self, seat: int) -> int:
        legal = self.state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self.chance.below(IN_A_HUNDRED) < self.course.errors:
            return legal[self.chance.below(len(legal))]
        chair = Chair(self.pupils.game, self.state, seat, self.chance)
        return self.pupils.bots[self.seats].choose(chair, self.chance)

    def _meet(self, seat: int) -> None:
        """Keep a table, so that in the end all have had the same chance to be kept."""
        self.met += 1
        if len(self.kept) < self.course.kept:
            self.kept.append((seat, self._lesson(seat)))
        else:
            place = self.chance.below(self.met)
            if place < self.course.kept:
                self.kept[place] = (seat, self._lesson(seat))

    def _lesson(self, seat: int) -> Lesson:
        marks, values = self.pupils.marks, self.pupils.values
        count = int(self.pupils.encoder.encode(self.state, seat, True, marks))
        self.pupils.game.advice.judge(self.state, values)
        told = array("i", [int(marks[place]) for place in range(count)])
        return Lesson(told.tobytes(), self._turned(values, seat), b"")

    def _turned(self, values: vec[i64], first: int) -> bytes:
        """By turn from a seat on."""
        turns = range(first, first + self.seats)
        return array("i", [int(values[turn % self.seats]) for turn in turns]).tobytes()

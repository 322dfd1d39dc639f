"""Positions of real games with one choice that is clearly best, as far as the seat can know."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from msgspec import Struct, json, to_builtins

from backroom.bots import Chair, make_bot
from backroom.coach.calibration import WHOLE, Calibration, calibration_of
from backroom.coach.prospects import Prospects
from backroom.coach.review import Figure, differing
from backroom.coach.weighing import CERTAIN, Tried, compare, lead_of, weigh
from backroom.kernel.chance import Chance, fast_chance
from backroom.kernel.game import Game
from backroom.kernel.state import State

GAP = 1000  # points of the chance to win, in hundredths: by so much the best choice must lead
GLANCE = 8  # one in so many of the tables of a first look shows where nothing stands out
SOME = 5  # times the tables of a first look, to see whether it is worth the while
LONGER = 50  # times these tables, to be sure
ONE_IN = 2  # decisions is looked at, so that they come from all of a game
MOST_A_GAME = 2  # puzzles of one game, so that they differ
DECIDED = 9_500  # a chance that leaves nothing to win
RIVALS = 3  # choices that are tried on so many tables: the best and those that may be as good


class PuzzleAnswer(Struct):
    """A choice, and the seat's chance to win after it."""

    choice: str  # in notation
    chance: int


class Puzzle(Struct):
    """What is the best choice here?"""

    game: str
    edition: str  # the digest of the cards that it is about
    options: dict[str, Any]
    seat: int
    position: dict[str, Any]  # a table that the seat cannot tell from the real one
    answers: list[PuzzleAnswer]  # the best first; the first few are sure, the others a first look's
    within: int  # of the lead of the best over the next, 95 times of 100
    figures: list[Figure]  # after the next best choice, and after the best


def puzzles_in(game: Game, seats: int, bot: str, seed: str) -> Iterator[Puzzle]:
    """The puzzles of one game of these bots."""
    edition, options = game.edition(), game.options({})
    chance = fast_chance(f"puzzles {seed}")
    state = game.new(edition, seats, options, chance)
    bots = [make_bot(bot, game, edition) for _ in range(seats)]
    found = 0
    while state.waiting() and found < MOST_A_GAME:
        (seat, *others) = state.asked()
        if not others and len(state.legal(seat)) > 1 and chance.below(ONE_IN) == 0:
            posed = Posing(game, state.redeal(seat, chance), seat, chance).puzzle()
            if posed is not None:
                found += 1
                yield Puzzle(
                    game.name,
                    edition.digest,
                    to_builtins(options),
                    seat,
                    game.data_of(posed.state),
                    posed.answers,
                    posed.within,
                    posed.figures,
                )
        state.choose(seat, bots[seat].choose(Chair(game, state, seat, chance, options), chance))


class Posed(Struct):
    """What a puzzle is made of."""

    state: Any
    answers: list[PuzzleAnswer]
    within: int
    figures: list[Figure]


class Posing:
    """Finds out whether a position is a puzzle."""

    def __init__(self, game: Game, state: State, seat: int, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.chance = chance
        self.calibration: Calibration = calibration_of(game.name)
        self.prospects = Prospects(game, seat)
        self.teams = game.teams(state)

    def puzzle(self) -> Posed | None:
        """The puzzle of this position; None if no choice is clearly best."""
        tries = self.calibration.tries
        if self._gap(self._looked_at(tries // GLANCE)) < GAP // 2:
            return None
        first = self._looked_at(tries)
        if self._gap(first) < GAP:
            return None
        codes = [one.code for one in first[:RIVALS]]
        again = self._tried(codes, SOME * tries)
        if self._gap(again) + self._within(again) < GAP or again[0].code != codes[0]:
            return None
        tried = self._tried(codes, LONGER * tries)
        gap, within = self._gap(tried), self._within(tried)
        next_best = self._chance(tried[1])
        if gap - within < GAP or tried[0].code != codes[0] or next_best > DECIDED - GAP:
            return None
        actions = self.game.actions
        answers = [
            PuzzleAnswer(actions.words(one.code), self._chance(one))
            for one in (*tried, *first[RIVALS:])
        ]
        return Posed(self.state, answers, within, differing(tried[1], tried[0]))

    def _looked_at(self, samples: int) -> list[Tried]:
        """All choices on so many tables, the best first."""
        legal = self.state.legal(self.seat)
        return weigh(self.prospects, self.state, legal[0], samples, self.chance)

    def _tried(self, codes: list[int], samples: int) -> list[Tried]:
        """Some choices on so many tables, the best first."""
        tried = compare(self.game, self.prospects, self.state, codes, samples, self.chance)
        return sorted(tried, key=lambda one: -self._chance(one))

    def _gap(self, tried: list[Tried]) -> int:
        """By how much the best leads."""
        return self._chance(tried[0]) - self._chance(tried[1])

    def _within(self, tried: list[Tried]) -> int:
        lead, error = lead_of(tried[0], tried[1])
        return round(CERTAIN * error * self._gap(tried) / lead) if lead else WHOLE

    def _chance(self, tried: Tried) -> int:
        return self.calibration.chances(tried.mean(), self.teams)[self.seat]


def kept_puzzles(game: str) -> list[Puzzle]:
    """The puzzles that come with the package."""
    path = files("backroom.coach") / "positions" / f"{game}.json"
    return json.decode(path.read_bytes(), type=list[Puzzle])


def table_of(puzzle: Puzzle, game: Game, edition: Any, chance: Chance) -> State:
    """The table of a puzzle."""
    options = game.options(puzzle.options)
    return game.restore(edition, game.position(puzzle.position), options, chance)

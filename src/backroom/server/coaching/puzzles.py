"""Puzzles on the page: positions that come with the package, and which of them a visitor has
answered. Nobody gets one twice unless they want to look at it again."""

from functools import cache

from msgspec import Raw, Struct, json

from backroom import games
from backroom.coach.puzzles import Puzzle, kept_puzzles, table_of
from backroom.coach.words import told_action, told_figures
from backroom.kernel.chance import fast_chance
from backroom.kernel.state import State
from backroom.kernel.text import Speaker
from backroom.server.coaching.messages import (
    AnsweredPuzzle,
    GamePuzzles,
    PosedPuzzle,
    PuzzleList,
    PuzzleName,
    Solution,
    ToldAnswer,
)
from backroom.server.library import Library
from backroom.server.messages import Choice, Seat
from backroom.server.problems import NotDone
from backroom.server.store import Store
from backroom.server.words import seat_names

KIND = "puzzle"  # under which answers are put, as player/game
BOT = "greedy"  # that sits on every seat
DAY = 86_400.0

_encode = json.Encoder().encode


class Answered(Struct):
    """A puzzle that somebody has answered: when, and whether rightly."""

    day: int
    right: bool


class Puzzles:
    """Puts puzzles to visitors, and remembers what they have answered."""

    def __init__(self, store: Store, library: Library) -> None:
        self._store = store
        self._library = library

    async def answered(self, player: str, game: str) -> dict[int, Answered]:
        """What a visitor has answered, by the puzzles' numbers."""
        data = await self._store.get(KIND, f"{player}/{game}")
        return {} if data is None else json.decode(data, type=dict[int, Answered])

    async def list(self, player: str, now: float) -> PuzzleList:
        """The puzzle of the day, and how many there are of each game."""
        day = day_of(now)
        kept = {game: await self.answered(player, game) for game in games.names()}
        return PuzzleList(
            day=_of_the_day(day, kept),
            games=[
                GamePuzzles(
                    game=game,
                    count=len(puzzles_of(game)),
                    answered=[
                        AnsweredPuzzle(number, one.right) for number, one in sorted(done.items())
                    ],
                )
                for game, done in kept.items()
            ],
        )

    async def note(self, player: str, game: str, number: int, right: bool, now: float) -> None:
        """A visitor has answered; only the first answer counts."""
        done = await self.answered(player, game)
        if number not in done:
            done[number] = Answered(day_of(now), right)
            await self._store.put(KIND, f"{player}/{game}", json.encode(done))

    def posed(self, game: str, number: int, language: str) -> PosedPuzzle:
        """A puzzle as its seat sees it; raises NotDone."""
        return Posing(self._library, game, number, language).posed()

    def solution(self, game: str, number: int, choice: str, language: str) -> Solution:
        """Whether a choice is the best one, and why; raises NotDone."""
        return Posing(self._library, game, number, language).solution(choice)


class Posing:
    """One puzzle in one language; raises NotDone if there is none."""

    def __init__(self, library: Library, game: str, number: int, language: str) -> None:
        self.game = library.game(game)
        self.puzzle = puzzle(game, number)
        self.number = number
        self.edition = library.edition(game, None)
        if self.puzzle.edition != self.edition.digest:
            raise NotDone("no_puzzle")
        self.state: State = table_of(self.puzzle, self.game, self.edition, fast_chance(number))
        names = seat_names(seats_of(self.state), language)
        self.speaker: Speaker = self.game.speaker(self.edition, language, names)
        self.speaker.meet(self.state)

    def posed(self) -> PosedPuzzle:
        view = self.game.view(self.state, self.puzzle.seat)
        asking = self.game.asking(view, self.speaker)
        words = self.game.actions.words
        codes = self.state.legal(self.puzzle.seat)
        return PosedPuzzle(
            game=self.game.name,
            number=self.number,
            edition=self.edition.name,
            seat=self.puzzle.seat,
            seats=seats_of(self.state),
            view=Raw(_encode(view)),
            to_do=asking.question(),
            choices=[Choice(code, words(code), asking.answer(code)) for code in codes],
        )

    def solution(self, choice: str) -> Solution:
        answers = self.puzzle.answers
        if choice not in [answer.choice for answer in answers]:
            raise NotDone("bad_message")
        return Solution(
            right=choice == answers[0].choice,
            answers=[
                ToldAnswer(one.choice, told_action(one.choice, self.speaker), one.chance)
                for one in answers
            ],
            within=self.puzzle.within,
            says=told_figures(self.puzzle.figures, self.speaker),
        )


def seats_of(state: State) -> list[Seat]:
    """Those who sit at the table of a puzzle."""
    return [Seat(seat=seat, bot=BOT) for seat in range(int(state.seats))]


@cache
def puzzles_of(game: str) -> list[Puzzle]:
    """The puzzles of a game, read once."""
    return kept_puzzles(game)


def puzzle(game: str, number: int) -> Puzzle:
    """A puzzle by its number; raises NotDone."""
    puzzles = puzzles_of(game)
    if number not in range(1, len(puzzles) + 1):
        raise NotDone("no_puzzle")
    return puzzles[number - 1]


def day_of(now: float) -> int:
    """The number of a day, counted from 1970."""
    return int(now // DAY)


def _of_the_day(day: int, answered: dict[str, dict[int, Answered]]) -> PuzzleName | None:
    """The same for everybody, game after game; but whoever has answered it on another day gets the
    next one that they do not know."""
    every = _all_puzzles()
    for place in range(day, day + len(every)):
        name = every[place % len(every)]
        known = answered[name.game].get(name.number)
        if known is None or known.day == day:
            return name
    return None


@cache
def _all_puzzles() -> list[PuzzleName]:
    """The first of every game, then the second of every game, and so on."""
    counts = {game: len(puzzles_of(game)) for game in games.names()}
    return [
        PuzzleName(game, number)
        for number in range(1, max(counts.values()) + 1)
        for game, count in counts.items()
        if number <= count
    ]

"""What is to be played. A plan names every game by its number, so that it is the same game whoever
plays it, and whenever.

Every deal is played once with each line-up, one after the other: a simulation has one line-up, a
match one for each way to go round the table.
"""

from functools import lru_cache
from typing import Any, NamedTuple

from backroom import games
from backroom.bots import make_bot
from backroom.kernel.chance import fast_chance
from backroom.kernel.edition import EditionText
from backroom.kernel.game import Game
from backroom.kernel.playout import Playout
from backroom.kernel.refusals import SetupError
from backroom.kernel.state import State

RANDOM = "random"
CHUNK = 100  # games that a process plays in one go; random ones take a moment
CHUNK_OF_BOTS = 1  # bots may think for long
PLANS_AT_ONCE = 2  # of which a process keeps what they need: two editions are compared

LineUp = tuple[str, ...]  # the bots by seat


class Plan(NamedTuple):
    """What to play. It travels between processes, so it holds the edition's text."""

    game: str
    edition_source: str
    edition_text: str
    options: tuple[tuple[str, str], ...]
    seats: int
    line_ups: tuple[LineUp, ...]
    seed: int
    games: int

    def line_up(self, number: int) -> LineUp:
        """The bots of a game, by seat."""
        return self.line_ups[number % len(self.line_ups)]

    def deal(self, number: int) -> int:
        """Which deal a game is played with."""
        return number // len(self.line_ups)

    def chunks(self) -> list[range]:
        """All games, in the portions that are handed to processes, however many there are."""
        size = CHUNK if set().union(*self.line_ups) == {RANDOM} else CHUNK_OF_BOTS
        return [range(n, min(n + size, self.games)) for n in range(0, self.games, size)]


class PreparedPlan(NamedTuple):
    """What a process needs to play the games of a plan."""

    game: Game
    edition: Any
    options: Any
    playout: Playout

    def deal(self, seats: int, seed: int, deal: int) -> State:
        """The table of a deal, after set-up; raises SetupError."""
        return self.game.new(self.edition, seats, self.options, fast_chance(f"{seed} deal {deal}"))


@lru_cache(maxsize=PLANS_AT_ONCE)
def prepare(plan: Plan) -> PreparedPlan:
    """A plan with its game and edition, read once in each process."""
    game = games.game(plan.game)
    edition = game.parse_edition(EditionText(plan.edition_source, plan.edition_text))
    return PreparedPlan(game, edition, game.options(dict(plan.options)), Playout(len(game.actions)))


def check(plan: Plan) -> None:
    """Whether a plan can be played; raises SetupError."""
    if plan.games < 1:
        raise SetupError("bad_games", f"at least one game must be played, not {plan.games}")
    prepared = prepare(plan)
    prepared.deal(plan.seats, plan.seed, 0)
    for line_up in plan.line_ups:
        check_bots(line_up, plan.seats, prepared)


def check_bots(line_up: LineUp, seats: int, prepared: PreparedPlan) -> None:
    """Whether there is one known bot for each seat; raises SetupError."""
    if len(line_up) != seats:
        raise SetupError("bad_bots", f"{seats} seats need {seats} bots, not {len(line_up)}")
    for bot in line_up:
        make_bot(bot, prepared.game, prepared.edition)

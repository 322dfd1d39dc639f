"""A hint in the middle of a game: the best choices of a seat, as far as it can know."""

from typing import NamedTuple

from backroom.coach.calibration import calibration_of
from backroom.coach.prospects import Prospects
from backroom.coach.weighing import weigh
from backroom.kernel.chance import Chance
from backroom.kernel.game import Game
from backroom.kernel.state import State

HINTS = 3
CAREFUL = 4  # times the tables of a choice in a review


class Hint(NamedTuple):
    """A choice, and the seat's chance to win after it."""

    code: int
    chance: int


def hints(game: Game, state: State, seat: int, chance: Chance) -> list[Hint]:
    """A seat's best choices; fewer where the others are far worse."""
    calibration = calibration_of(game.name)
    teams = game.teams(state)
    legal = state.legal(seat)
    tried = weigh(Prospects(game, seat), state, legal[0], CAREFUL * calibration.tries, chance)
    found = [Hint(one.code, calibration.chances(one.mean(), teams)[seat]) for one in tried]
    # What fell behind was tried on fewer tables, and the first choice is never given up.
    return sorted(found, key=lambda hint: hint.chance, reverse=True)[:HINTS]

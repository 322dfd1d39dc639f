"""What a bot should know of Sneaks & Snitches: how firmly each seat holds its rank in each colour,
and which points items have brought."""

from math import exp
from typing import Final

from backroom.games.sneaks.rules import Sneaks
from backroom.games.sneaks.scoring import Score
from backroom.games.sneaks.state import COLOURS, SEATS
from backroom.kernel.advice import Advice, share_by_points
from backroom.kernel.numbers import i64, vec
from backroom.kernel.state import State

TENTHS: Final[i64] = 10  # prospects are reckoned in tenths of a point
SPREAD: Final[float] = 20.0  # two points make a win nearly three times as likely
FIRM: Final[float] = 2.0  # a lead of so many tokens is nearly three to one to last


class SneaksAdvice(Advice):
    """Games are short: simulations play to the end."""

    def evaluate(self, state: State, values: vec[i64]) -> None:
        assert isinstance(state, Sneaks)
        score = Score(state, True)
        for seat in range(state.seats):
            points: float = float(score.item_points[seat])
            for colour in range(COLOURS):
                points += likely_points(state, score, seat, colour)
            values[seat] = i64(float(TENTHS) * points)
        share_by_points(values, state.seats, SPREAD)


def likely_points(state: Sneaks, score: Score, seat: i64, colour: i64) -> float:
    """The points of the rank that a seat may expect in a colour, between two ranks in parts."""
    own: i64 = score.total[seat * COLOURS + colour]
    rank: float = 0.0
    for other in range(state.seats):
        if other != seat:
            ahead: i64 = score.total[other * COLOURS + colour] - own
            rank += 1.0 / (1.0 + exp(-float(ahead) / FIRM))
    above: i64 = i64(rank)
    below: i64 = min(above + 1, state.seats - 1)
    first: i64 = (state.seats * COLOURS + colour) * SEATS
    better: float = float(state.cards.rank_points[first + above])
    worse: float = float(state.cards.rank_points[first + below])
    return better + (worse - better) * (rank - float(above))

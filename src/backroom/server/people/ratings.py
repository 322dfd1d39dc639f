"""How strong people are at a game, by OpenSkill (Plackett and Luce's model).

Ratings are kept nowhere: they follow from the rated games in their order, so they can always be
made again. Bots are anchors that never move: they tie the scale to something that stays.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from msgspec import Struct, field

from backroom.server.anchors import anchor
from backroom.server.people.history import Finished, FinishedSeat

SETTLED_AFTER = 10  # games; until then a rating is provisional
ANCHOR_SIGMA = 1.0
Z = 1.96  # of a normal distribution: 95 % lie within


class Point(Struct, frozen=True):
    """A rating after a game."""

    ended: float
    table: str
    mu: float
    sigma: float


class Rating(Struct):
    """How strong somebody is at one game."""

    mu: float
    sigma: float
    wins: int = 0
    points: list[Point] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.points)

    @property
    def is_provisional(self) -> bool:
        return self.games < SETTLED_AFTER

    @property
    def low(self) -> float:
        return self.mu - Z * self.sigma

    @property
    def high(self) -> float:
        return self.mu + Z * self.sigma


class Ladder:
    """The ratings of everybody, game by game."""

    def __init__(self) -> None:
        self._ratings: dict[str, dict[str, Rating]] = {}  # by game and player

    @cached_property
    def _model(self) -> Any:
        from openskill.models import PlackettLuce  # noqa: PLC0415  (slow to load)

        return PlackettLuce()

    def of(self, game: str, player: str) -> Rating | None:
        """A player's rating at a game; None before the first rated one."""
        return self._ratings.get(game, {}).get(player)

    def everybody(self, game: str) -> Mapping[str, Rating]:
        """The ratings of all who have one."""
        return self._ratings.get(game, {})

    def count(self, game: Finished) -> None:
        """One more rated game is over. Whoever left is behind all who stayed, and none of those
        loses by it: a bot played on in the end, and not the one they sat down with."""
        before = [self._rating(game.game, seat) for seat in game.seats]
        left = [any(game.seats[seat].left for seat in team) for team in game.teams]
        last = 1 + len(game.seats)
        ranks = [
            float(last if gone else min(game.seats[seat].place for seat in team))
            for team, gone in zip(game.teams, left, strict=True)
        ]
        sides = [
            [self._model.rating(mu=before[seat].mu, sigma=before[seat].sigma) for seat in team]
            for team in game.teams
        ]
        for team, side, gone in zip(
            game.teams, self._model.rate(sides, ranks=ranks), left, strict=True
        ):
            for seat, rated in zip(team, side, strict=True):
                loses_by_a_leaver = any(left) and not gone and rated.mu < before[seat].mu
                mu, sigma = float(rated.mu), float(rated.sigma)
                if loses_by_a_leaver:
                    mu, sigma = before[seat].mu, before[seat].sigma
                self._keep(game, game.seats[seat], before[seat], mu, sigma)

    def _rating(self, game: str, seat: FinishedSeat) -> Rating:
        if seat.player is None:
            mu = anchor(game, seat.bot or "")
            return Rating(self._model.mu if mu is None else mu, ANCHOR_SIGMA)
        known = self._ratings.setdefault(game, {})
        return known.setdefault(seat.player.player, Rating(self._model.mu, self._model.sigma))

    def _keep(
        self, game: Finished, seat: FinishedSeat, rating: Rating, mu: float, sigma: float
    ) -> None:
        if seat.player is None:
            return  # anchors do not move
        rating.mu, rating.sigma = mu, sigma
        rating.wins += seat.place == 1 and not seat.left
        rating.points.append(Point(game.ended, game.table, mu, sigma))

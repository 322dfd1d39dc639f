"""The temperament of a bot: of choices that are about equally good it takes one that it likes."""

from collections.abc import Sequence
from typing import Final

from backroom.kernel.game import Game
from backroom.kernel.numbers import zeros
from backroom.kernel.refusals import SetupError
from backroom.kernel.state import SEATS_AT_MOST, State
from backroom.kernel.temperament import Temperament

FAVOUR: Final = 100  # ten-thousandths of a win that a choice may be worse if it is liked
VALUES: Final = zeros(SEATS_AT_MOST)  # to scribble on


def read_temperament(told: str | None) -> Temperament | None:
    """A temperament by its name; raises SetupError."""
    if told is None:
        return None
    try:
        return Temperament(told)
    except ValueError as error:
        known = ", ".join(Temperament)
        raise SetupError("bad_bot", f"temperament={told} is none; there are {known}") from error


def liked(
    game: Game, table: State, seat: int, legal: Sequence[int], temperament: Temperament
) -> list[int]:
    """Of the legal codes, those that a seat of a temperament likes at a table that it cannot tell
    from the real one."""
    leader = best_rival(game, table, seat)
    return [code for code in legal if game.likes(table, seat, code, temperament, leader)]


def best_rival(game: Game, table: State, seat: int) -> int:
    """Whose prospects are best, of all who do not win with a seat."""
    game.advice.judge(table, VALUES)
    with_it = next(team for team in game.teams(table) if seat in team)
    rivals = [other for other in range(int(table.seats)) if other not in with_it]
    return max(rivals, key=lambda other: int(VALUES[other]))

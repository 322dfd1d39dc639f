"""Small plans for the tests of the arena."""

from backroom import games
from backroom.arena.plan import Plan
from backroom.kernel.edition import read_edition


def unseated(
    game: str = "crooks",
    seats: int = 3,
    count: int = 12,
    seed: int = 1,
    options: tuple[tuple[str, str], ...] = (),
) -> Plan:
    """A plan in which nobody sits yet, with the house edition."""
    text = read_edition(games.game(game).house_edition)
    return Plan(game, text.source, text.text, options, seats, (), seed, count)


def nobody_heeds(_: float) -> None:
    """For work that nobody watches."""

"""What counts for a seat of Sneaks & Snitches, in numbers: its points and those of the best other
seat, the colours in which it is first, what it holds of all colours, and its items."""

from backroom.games.sneaks import board as at
from backroom.games.sneaks.scoring import Score
from backroom.games.sneaks.state import Table


def figures(table: Table, seat: int) -> dict[str, int]:
    """As if the game ended now."""
    score = Score(table, True)
    colours = range(seat * at.COLOURS, (seat + 1) * at.COLOURS)
    return {
        "points": int(score.result[seat]),
        "rival": int(max(score.result[other] for other in range(table.seats) if other != seat)),
        "first": sum(score.place[place] == 1 for place in colours),
        "tokens": sum(int(score.total[place]) for place in colours),
        "items": int(score.item_points[seat]),
    }

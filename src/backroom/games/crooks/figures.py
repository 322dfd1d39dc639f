"""What counts for a seat of Crooks, in numbers: its points and those of the best other seat, the
targets and gangs that bring them, and its money."""

from backroom.games.crooks import board as at
from backroom.games.crooks.cards import GANGS
from backroom.games.crooks.scoring import EVERYBODY, Score
from backroom.games.crooks.state import Table


def figures(table: Table, seat: int) -> dict[str, int]:
    """As if the game ended now."""
    score = Score(table, EVERYBODY)
    targets = range(seat * at.TARGETS, (seat + 1) * at.TARGETS)
    gangs = range(seat * GANGS, (seat + 1) * GANGS)
    return {
        "points": int(score.total[seat]),
        "rival": int(max(score.total[other] for other in range(table.seats) if other != seat)),
        "targets": sum(score.target_points[place] > 0 for place in targets),
        "gangs": sum(score.gang_points[place] > 0 for place in gangs),
        "money": int(table.b[at.money(seat)]),
    }

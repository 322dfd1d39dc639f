"""Who wins: fortunes, and what breaks ties (NK-353 to NK-359)."""

from backroom.games.kings import board as at
from backroom.games.kings.state import Table, ranks_of_men
from backroom.kernel.state import Standing


def standings(table: Table) -> list[Standing]:
    """Places of all seats, the best first; no two are equal, as age decides at last (NK-357)."""
    ranked = sorted(range(int(table.seats)), key=lambda seat: _worth(table, seat), reverse=True)
    return [
        Standing(seat, place, int(table.b[at.money(seat)]), _tiebreaks(table, seat))
        for place, seat in enumerate(ranked, 1)
    ]


def _worth(table: Table, seat: int) -> tuple[int, ...]:
    """The living before the dead, a later death before an earlier one (NK-359)."""
    b = table.b
    died = int(b[at.died(seat)])
    fortune = int(b[at.money(seat)]) if died == 0 else int(b[at.left_behind(seat)])  # NK-345
    alive = 1 << 30 if died == 0 else died
    return alive, fortune, *_tiebreaks(table, seat)


def _tiebreaks(table: Table, seat: int) -> tuple[int, int]:
    """The henchmen, those of the dead as they left them; then age."""
    alive = table.b[at.died(seat)] == 0
    men = ranks_of_men(table, seat) if alive else table.b[at.left_men(seat)]
    return int(men), -table.elders.index(seat)

"""Who wins: fortunes, and what breaks ties (NK-353 to NK-359)."""

from backroom.games.kings.state import (
    DIED,
    HENCHMEN,
    LEFT_BEHIND,
    MONEY,
    NOBODY,
    PERSON,
    SLOTS,
    Table,
)
from backroom.kernel.state import Standing


def standings(table: Table) -> list[Standing]:
    """Places of all seats, the best first; no two are equal, as age decides at last (NK-357)."""
    ranked = sorted(range(int(table.seats)), key=lambda seat: _worth(table, seat), reverse=True)
    return [
        Standing(seat, place, int(table.b[MONEY + seat]), tuple(_henchmen(table, seat)))
        for place, seat in enumerate(ranked, 1)
    ]


def _worth(table: Table, seat: int) -> tuple[int, int, int, list[int], int]:
    """The living before the dead, a later death before an earlier one (NK-359)."""
    b = table.b
    died = int(b[DIED + seat])
    fortune = int(b[MONEY + seat]) if died == 0 else int(b[LEFT_BEHIND + seat])  # NK-345
    ranks = _henchmen(table, seat)
    alive = 1 << 30 if died == 0 else died
    return alive, fortune, len(ranks), ranks, -table.elders.index(seat)


def _henchmen(table: Table, seat: int) -> list[int]:
    """The ranks of a seat's henchmen, prisoners too (NK-356), the highest first (NK-355)."""
    people = [int(table.b[PERSON + seat * SLOTS + slot]) for slot in range(int(SLOTS))]
    ranks = [int(table.cards.rank[p]) for p in people if p != NOBODY and p < HENCHMEN]
    return sorted(ranks, reverse=True)

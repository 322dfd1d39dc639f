"""Who is who in the journal: inmates and rivals by the ids of their cards, which have names."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.state import Table, first_inmate


def inmate_id(table: Table, inmate: int) -> str:
    """The inmate card; no two on the table are the same (AZ-035)."""
    return table.cards.inmate_ids[table.b[at.inmate_card(inmate)]]


def inmate_ids(table: Table, inmates: list[int]) -> list[str]:
    return [inmate_id(table, inmate) for inmate in inmates]


def rival_ids(table: Table, rival: int) -> list[str]:
    """The inmate cards of a rival: one, or two on one REP track."""
    first = int(first_inmate(table, rival))
    return inmate_ids(table, [first, first + 1] if table.pairs else [first])

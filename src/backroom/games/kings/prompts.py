"""Who is asked, and what happens next."""

from backroom.games.kings import board as at
from backroom.games.kings import decisions
from backroom.games.kings.state import Table
from backroom.kernel.numbers import bit, i64


def ask(table: Table, seat: i64, decision: i64) -> None:
    """The game waits for this seat."""
    b = table.b
    b[at.DECISION] = decision
    b[at.WAITING] = bit(seat)


def ask_all_seats(table: Table, decision: i64) -> None:
    """The game waits for everybody at once."""
    table.b[at.DECISION] = decision
    table.b[at.WAITING] = bit(table.seats) - 1


def go_on(table: Table, then: i64) -> None:
    """Nobody has to choose; this happens next."""
    b = table.b
    b[at.WAITING] = 0
    b[at.NEXT] = then


def first_waiting(table: Table) -> i64:
    """The lowest seat that must choose; somebody must."""
    seat: i64 = 0
    while (table.b[at.WAITING] >> seat) & 1 == 0:
        seat += 1
    return seat


def back_to_menu(table: Table, seat: i64) -> None:
    """To the movement menu or the action menu, whichever this turn is at."""
    ask(table, seat, decisions.MOVES if table.b[at.STAGE] == at.MOVING else decisions.ACTIONS)

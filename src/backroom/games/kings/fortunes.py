"""Money between seats and the bank, and what everybody sees of it."""

from backroom.games.kings import board as at
from backroom.games.kings.state import Table
from backroom.kernel.numbers import i64


def pay(table: Table, seat: i64, amount: i64) -> None:
    """From a seat to the bank (NK-034); less than nothing is paid to the seat."""
    table.b[at.money(seat)] -= amount
    table.b[at.BANK] += amount
    note_fortune(table, seat, 0)


def note_fortune(table: Table, seat: i64, least: i64) -> None:
    """Everybody sees that a seat has so much, whatever passed between seats in secret."""
    b = table.b
    if not table.deals:
        return
    for other in range(at.SEATS):
        way: i64 = at.leeway(seat, other)
        b[way] = min(b[way], b[at.money(seat)] - least)


def show_fortune(table: Table, seat: i64) -> None:
    """Everybody sees how much a seat has, exactly."""
    for other in range(at.SEATS):
        table.b[at.leeway(seat, other)] = 0
        table.b[at.leeway(other, seat)] = 0

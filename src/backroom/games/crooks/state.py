"""What lies on a table of Crooks, and small questions about it."""

from backroom.games.crooks import board as at
from backroom.games.crooks.cards import Cards
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import i64, vec
from backroom.kernel.state import State


class Table(State):
    """The board and the cards it is played with; the rules are functions over it."""

    def __init__(self, cards: Cards, seats: i64, b: vec[i64], chance: Chance) -> None:
        super().__init__(seats, b, chance)
        self.cards = cards


def asked(table: Table) -> i64:
    """The decision that the active seat faces."""
    return table.b[at.DECISION]


def price(table: Table, hangout: i64) -> i64:
    return table.b[at.size(hangout)] * table.cards.price_per_crook  # CR-46


def row_is_full(table: Table, seat: i64) -> bool:
    return table.b[at.filled(seat)] == at.TARGETS


def cell_place(seat: i64, target: i64) -> i64:
    """The place of a seat's cell at a target."""
    return at.IN_CELLS + seat * at.TARGETS + target


def pile_of(table: Table, hangout: i64) -> list[int]:
    """The crooks of a pile, sorted by id."""
    b = table.b
    return [int(b[at.pile(hangout, slot)]) for slot in range(b[at.size(hangout)])]


def crooks_at(table: Table, place: i64) -> list[int]:
    """The crooks at a place, first taken first.

    The crooks of a cell were stacked in the order they were taken, so that is bottom first
    (CR-92).
    """
    b = table.b
    found = [crook for crook in range(1, int(at.CROOKS) + 1) if b[at.place(crook)] == place]
    found.sort(key=lambda crook: int(b[at.taken_at(crook)]))
    return found


def crooks_in_cell(table: Table, seat: i64, target: i64) -> list[int]:
    return crooks_at(table, cell_place(seat, target))

"""What turns share: paying, what a seat keeps in sight, whose turn is next, and the end."""

from backroom.games.crooks import board as at
from backroom.games.crooks import decisions, telling
from backroom.games.crooks.state import Table
from backroom.kernel.numbers import bit, i64


def pay(table: Table, seat: i64, amount: i64) -> None:
    b = table.b
    b[at.money(seat)] -= amount
    b[at.BANK] += amount


def note_look(table: Table, seat: i64, hangout: i64) -> None:
    """CR-122: this seat has seen the pile as it is now."""
    b = table.b
    b[at.looks(seat, hangout)] |= bit(b[at.size(hangout)])


def note_glimpse(table: Table, seat: i64, hangout: i64) -> None:
    """CR-125: a look that no choice follows stays in sight until this seat's next turn."""
    b = table.b
    seen: i64 = 0
    for slot in range(b[at.size(hangout)]):
        seen |= bit(b[at.pile(hangout, slot)])
    b[at.glimpsed(seat)] = seen
    b[at.glimpsed_at(seat)] = hangout


def end_turn(table: Table) -> None:
    """The next seat that has not passed is active; with none left the game is over.

    When a turn begins, a glimpse is forgotten (CR-125). For the last seat in the game that would be
    at once; it keeps the look until its next choice, as it must be able to see it.
    """
    b = table.b
    b[at.HANGOUT] = at.NOWHERE
    b[at.TARGET] = at.NOWHERE
    seat: i64 = b[at.ACTIVE]
    for _ in range(table.seats):
        seat = seat + 1 if seat + 1 < table.seats else 0  # CR-32
        if b[at.passed(seat)] == 0:  # CR-36, CR-42
            if seat != b[at.ACTIVE]:
                at.clear_glimpse(b, seat)
            b[at.ACTIVE] = seat
            b[at.DECISION] = decisions.TURN
            return
    finish(table)


def finish(table: Table) -> None:
    """CR-43: the last seat has passed; everything is turned up and counted."""
    b = table.b
    if table.journal is not None:
        telling.revealed(table.journal, table, "CR-129")
    for crook in range(1, at.CROOKS + 1):
        if b[at.place(crook)] >= at.IN_CELLS:
            b[at.down(crook)] = 0  # CR-129; CR-75: no ability starts
    for target in range(at.TARGETS):
        b[at.hidden(target)] = 0
    b[at.DECISION] = decisions.OVER
    if table.journal is not None:
        telling.scored(table.journal, table)

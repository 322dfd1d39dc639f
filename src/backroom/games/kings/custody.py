"""The cells, and the way out of them (NK-211 to NK-222)."""

from backroom.games.kings import board as at
from backroom.games.kings import refusals, telling
from backroom.games.kings.state import Table, held, slots_at
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def cell_refusal(table: Table, seat: i64, cell: i64) -> i64:
    """Moving the prisoners of one cell on with a card (NK-216, NK-217)."""
    slots: i64 = slots_at(table, seat, at.CELL + cell)
    if slots == 0:
        return refusals.NO_SUCH_THING
    return ALLOWED if slots & ~table.b[at.FRESH] != 0 else refusals.CAUGHT_NOW


def nobody_in_cells(table: Table, seat: i64) -> i64:
    return refusals.NO_SUCH_THING if prisoners(table, seat) == 0 else ALLOWED


def cell_bonus_refusal(table: Table, seat: i64, kind: i64) -> i64:
    """A card for the prisoners of some cell, at the menu (NK-216, NK-217)."""
    if held(table, seat, kind) == 0:
        return refusals.NOT_HELD
    is_any_old = prisoners(table, seat) & ~table.b[at.FRESH] != 0
    return ALLOWED if is_any_old else refusals.CAUGHT_NOW


def advance(table: Table, seat: i64, slots: i64, rule: str) -> None:
    """One cell on, and out of cell 1 to Broadway (NK-213, NK-218)."""
    b = table.b
    if slots == 0:
        return
    for slot in range(at.SLOTS):
        if (slots >> slot) & 1 == 1:
            place: i64 = b[at.place(seat, slot)] + 1
            b[at.place(seat, slot)] = table.cards.broadway if place == at.OUTSIDE else place
            b[at.steps(slot)] = 0
    if table.journal is not None:
        telling.streets.advanced(table.journal, table, seat, slots, rule)


def prisoners(table: Table, seat: i64) -> i64:
    b = table.b
    slots: i64 = 0
    for slot in range(at.SLOTS):
        if b[at.person(seat, slot)] != at.NOBODY and b[at.place(seat, slot)] >= at.CELL:
            slots |= bit(slot)
    return slots


def release_all(table: Table, seat: i64) -> None:
    """NK-116."""
    b = table.b
    slots: i64 = prisoners(table, seat)
    for slot in range(at.SLOTS):
        if (slots >> slot) & 1 == 1:
            b[at.place(seat, slot)] = table.cards.broadway
            b[at.steps(slot)] = 0 if (b[at.MOVED] >> slot) & 1 == 1 else b[at.STEP_LIMIT]
    b[at.FRESH] = 0
    if table.journal is not None:
        telling.streets.advanced(table.journal, table, seat, slots, "NK-116")

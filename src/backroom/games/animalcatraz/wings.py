"""Spare cells and claimed wings (AZ-295 to AZ-304, AZ-316)."""

from backroom.games.animalcatraz import gang_tags, reputation, telling
from backroom.games.animalcatraz.board import (
    CELL_RIVAL,
    CLAIMED_ONCE,
    NOBODY,
    NOTHING,
    SPARE,
    SPARE_CARD,
    SPARE_GANG,
    WING_TAG,
)
from backroom.games.animalcatraz.frames import MOVE_TAG
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import i64

# Spare cells.


def spare(cell: i64, place: i64) -> i64:
    """A spare cell of a wing, counted through all wings."""
    return SPARE * cell + place


def is_empty(table: Table, cell: i64, place: i64) -> bool:
    """AZ-296, AZ-511: neither card nor gangster."""
    index: i64 = spare(cell, place)
    return table.b[SPARE_CARD + index] == NOTHING and table.b[SPARE_GANG + index] == NOBODY


def can_take_from(table: Table, cell: i64, place: i64) -> bool:
    """AZ-314: not from under a gangster."""
    index: i64 = spare(cell, place)
    return table.b[SPARE_CARD + index] != NOTHING and table.b[SPARE_GANG + index] == NOBODY


def count_empty(table: Table, cell: i64) -> i64:
    count: i64 = 0
    for place in range(SPARE):
        if is_empty(table, cell, place):
            count += 1
    return count


# Claims.


def check_wing(table: Table, cell: i64) -> None:
    """To be called whenever a spare cell was filled or emptied (AZ-297, AZ-303)."""
    b = table.b
    rival: i64 = b[CELL_RIVAL + cell]
    is_full: bool = count_empty(table, cell) == 0
    if is_full and b[WING_TAG + cell] == 0 and may_claim(table, rival):
        if gang_tags.free_tags(table, rival) > 0:
            claim(table, cell)
        elif gang_tags.on_indicator(table, rival) > 0:
            table.push(MOVE_TAG, rival, cell)  # AZ-304
    elif not is_full and b[WING_TAG + cell] == 1:
        b[WING_TAG + cell] = 0
        if table.journal is not None:
            telling.goals.wing_lost(table.journal, table, cell)
        gang_tags.came_back(table, rival)


def may_claim(table: Table, rival: i64) -> bool:
    """AZ-316, AZ-768."""
    return rival != NOBODY and not table.has_left(rival)


def claim_if_possible(table: Table, cell: i64) -> None:
    """AZ-304: a filled wing that had to wait for a tag."""
    b = table.b
    rival: i64 = b[CELL_RIVAL + cell]
    if count_empty(table, cell) > 0 or b[WING_TAG + cell] == 1 or not may_claim(table, rival):
        return
    if gang_tags.free_tags(table, rival) > 0:
        claim(table, cell)


def claim(table: Table, cell: i64) -> None:
    """AZ-297; the first claim of a rival is rewarded (AZ-298, AZ-299)."""
    b = table.b
    rival: i64 = b[CELL_RIVAL + cell]
    b[WING_TAG + cell] = 1
    if table.journal is not None:
        telling.goals.wing_claimed(table.journal, table, cell)
    if b[CLAIMED_ONCE + rival] == 0:
        b[CLAIMED_ONCE + rival] = 1
        reputation.change(table, rival, table.cards.king_first, reputation.FOR_WING)

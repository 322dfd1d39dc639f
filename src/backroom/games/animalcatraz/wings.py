"""Spare cells and claimed wings (AZ-295 to AZ-304, AZ-316)."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions, gang_tags, reputation, subjects, telling
from backroom.games.animalcatraz.state import Table, has_left, push
from backroom.kernel.decisions import Task
from backroom.kernel.numbers import i64

# Spare cells.


def is_empty(table: Table, cell: i64, place: i64) -> bool:
    """AZ-296, AZ-511: neither card nor gangster."""
    b = table.b
    return (
        b[at.spare_card(cell, place)] == at.NOTHING and b[at.spare_gang(cell, place)] == at.NOBODY
    )


def can_take_from(table: Table, cell: i64, place: i64) -> bool:
    """AZ-314: not from under a gangster."""
    b = table.b
    return (
        b[at.spare_card(cell, place)] != at.NOTHING and b[at.spare_gang(cell, place)] == at.NOBODY
    )


def count_empty(table: Table, cell: i64) -> i64:
    count: i64 = 0
    for place in range(at.SPARE):
        if is_empty(table, cell, place):
            count += 1
    return count


# Claims.


def check_wing(table: Table, cell: i64, rule: str) -> None:
    """To be called whenever a spare cell was filled or emptied; the rule is the one by which a
    claim would end."""
    b = table.b
    rival: i64 = b[at.cell_rival(cell)]
    is_full: bool = count_empty(table, cell) == 0
    if is_full and b[at.wing_tag(cell)] == 0 and may_claim(table, rival):
        if gang_tags.free_tags(table, rival) > 0:
            claim(table, cell, "AZ-297")
        elif gang_tags.on_indicator(table, rival) > 0:
            push(table, decisions.MOVE_TAG, rival, cell)  # AZ-304
    elif not is_full and b[at.wing_tag(cell)] == 1:
        b[at.wing_tag(cell)] = 0
        if table.journal is not None:
            telling.goals.wing_lost(table.journal, table, cell, rule)
        gang_tags.came_back(table, rival)


def may_claim(table: Table, rival: i64) -> bool:
    """AZ-316, AZ-768."""
    return rival != at.NOBODY and not has_left(table, rival)


def claim_if_possible(table: Table, cell: i64) -> None:
    """AZ-304: a filled wing that had to wait for a tag."""
    b = table.b
    rival: i64 = b[at.cell_rival(cell)]
    if count_empty(table, cell) > 0 or b[at.wing_tag(cell)] == 1 or not may_claim(table, rival):
        return
    if gang_tags.free_tags(table, rival) > 0:
        claim(table, cell, "AZ-304")


def claim(table: Table, cell: i64, rule: str) -> None:
    """The first claim of a rival is rewarded (AZ-298, AZ-299)."""
    b = table.b
    rival: i64 = b[at.cell_rival(cell)]
    b[at.wing_tag(cell)] = 1
    if table.journal is not None:
        telling.goals.wing_claimed(table.journal, table, cell, rule)
    if b[at.claimed_once(rival)] == 0:
        b[at.claimed_once(rival)] = 1
        reputation.change(table, rival, table.cards.king_first, reputation.FOR_WING, "AZ-298")


CLAIM_WING = Task("claim_wing", claim_if_possible, about=(subjects.CELL,))

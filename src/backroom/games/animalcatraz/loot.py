"""What a thief can take, from whom and where (AZ-443 to AZ-454, AZ-770).

A target is the token of an inmate, to be pickpocketed, or of a cell, to be robbed.
"""

from typing import Final

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.actions import CELL, INMATE, PICKPOCKET
from backroom.games.animalcatraz.fights import victim_refusal
from backroom.games.animalcatraz.refusals import (
    CELL_OUT_OF_REACH,
    ILLEGAL,
    NOT_A_RIVAL,
    NOTHING_TO_STEAL,
    TARGET_LYING,
)
from backroom.games.animalcatraz.state import Table, is_inside, rival_of
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED

BOARD_PLACES: Final[i64] = 72  # for cards, on the boards of all inmates


def target_refusal(table: Table, inmate: i64, verb: i64, code: i64) -> i64:
    if verb == PICKPOCKET:
        if code >= CELL:
            return ILLEGAL
        against: i64 = victim_refusal(table, inmate, code - INMATE)  # AZ-443, AZ-444
    else:
        if code < CELL:
            return ILLEGAL
        against = cell_refusal(table, inmate, code - CELL)
    if against != ALLOWED:
        return against
    return NOTHING_TO_STEAL if loot(table, code) == 0 else ALLOWED  # AZ-446


def cell_refusal(table: Table, inmate: i64, cell: i64) -> i64:
    """AZ-445: the cell behind the wing where the inmate stands; no spare cell (AZ-452)."""
    b = table.b
    if b[at.place(inmate)] != at.WING + cell or b[at.cell_rival(cell)] == at.NOBODY:
        return CELL_OUT_OF_REACH
    if b[at.cell_rival(cell)] == rival_of(table, inmate):
        return NOT_A_RIVAL
    lived_in: bool = False
    for other in range(table.inmates):
        if b[at.home(other)] == cell and is_inside(table, other):
            lived_in = True
            if b[at.lying(other)] != 0:
                return TARGET_LYING  # AZ-435, AZ-436
    return ALLOWED if lived_in else CELL_OUT_OF_REACH  # AZ-768


def verb_refusal(table: Table, inmate: i64, verb: i64) -> i64:
    """Whether there is anything to take in this way from where the inmate is."""
    first: i64 = INMATE if verb == PICKPOCKET else CELL
    count: i64 = table.inmates if verb == PICKPOCKET else at.CELLS
    refused: i64 = NOTHING_TO_STEAL
    for target in range(first, first + count):
        answer: i64 = target_refusal(table, inmate, verb, target)
        if answer == ALLOWED:
            return ALLOWED
        if answer == TARGET_LYING:
            refused = TARGET_LYING
    return refused


def loot_at(table: Table, target: i64, index: i64) -> i64:
    """The place of one of the cards that can be taken from a target, counted through; NOWHERE
    after the last."""
    if target < CELL:
        return pocket_loot(table, target - INMATE, index)
    return cell_loot(table, target - CELL, index)


def pocket_loot(table: Table, victim: i64, index: i64) -> i64:
    """AZ-450: what inmate and gangsters carry, and the inmate upgrade (AZ-270)."""
    b = table.b
    first: i64 = at.slot(victim, 0)
    for slot in range(at.CELL_UPGRADE_SLOT):
        if b[first + slot] != at.NOTHING:
            if index == 0:
                return first + slot
            index -= 1
    return at.NOWHERE


def cell_loot(table: Table, cell: i64, index: i64) -> i64:
    """AZ-451: the cards of the cell, and the cell upgrades of those who live in it (AZ-770)."""
    b = table.b
    first: i64 = at.cell_slot(cell, 0)
    for slot in range(at.CELL_SLOTS):
        if b[first + slot] != at.NOTHING:
            if index == 0:
                return first + slot
            index -= 1
    for inmate in range(table.inmates):
        upgrade: i64 = at.slot(inmate, at.CELL_UPGRADE_SLOT)
        if b[at.home(inmate)] == cell and is_inside(table, inmate) and b[upgrade] != at.NOTHING:
            if index == 0:
                return upgrade
            index -= 1
    return at.NOWHERE


def loot(table: Table, target: i64) -> i64:
    """How many cards can be taken; their number is public, and nothing else counts (AZ-761)."""
    count: i64 = 0
    while loot_at(table, target, count) != at.NOWHERE:
        count += 1
    return count


def owner_of(table: Table, target: i64) -> i64:
    """The rival that is robbed."""
    if target < CELL:
        return rival_of(table, target - INMATE)
    return table.b[at.cell_rival(target - CELL)]


def random_loot(table: Table, target: i64) -> i64:
    """AZ-453, AZ-454."""
    return loot_at(table, target, table.chance.below(loot(table, target)))


def loot_number(place: i64) -> i64:
    """A place of a card, counted through boards and then cells. What is remembered of a place must
    not change when parts of the table move."""
    on_boards: i64 = place - at.slot(0, 0)
    if 0 <= on_boards < BOARD_PLACES:
        return on_boards
    return BOARD_PLACES + place - at.cell_slot(0, 0)


def loot_place(number: i64) -> i64:
    """The place behind such a number."""
    if number < BOARD_PLACES:
        return at.slot(0, number)
    return at.cell_slot(0, number - BOARD_PLACES)


def target_of(table: Table, place: i64) -> i64:
    """The target that a place of a board or cell belongs to."""
    number: i64 = loot_number(place)
    if number >= BOARD_PLACES:
        return CELL + (number - BOARD_PLACES) // at.CELL_SLOTS
    inmate: i64 = number // at.BOARD_SLOTS
    if place == at.slot(inmate, at.CELL_UPGRADE_SLOT):
        return CELL + table.b[at.home(inmate)]
    return INMATE + inmate

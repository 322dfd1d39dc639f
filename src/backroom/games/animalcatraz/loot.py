"""What a thief can take, from whom and where (AZ-443 to AZ-454, AZ-770).

A target is the token of an inmate, to be pickpocketed, or of a cell, to be robbed.
"""

from backroom.games.animalcatraz.actions import CELL, INMATE, PICKPOCKET
from backroom.games.animalcatraz.board import (
    AT,
    CELL_RIVAL,
    CELL_SLOTS,
    CELL_UPGRADE_SLOT,
    CELLS,
    HOME,
    LYING,
    NOBODY,
    NOTHING,
    NOWHERE,
    WING,
    cell_slot,
    slot_of,
)
from backroom.games.animalcatraz.fights import victim_refusal
from backroom.games.animalcatraz.refusals import (
    CELL_OUT_OF_REACH,
    ILLEGAL,
    NOT_A_RIVAL,
    NOTHING_TO_STEAL,
    TARGET_LYING,
)
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED


def target_refusal(table: Table, inmate: i64, verb: i64, target: i64) -> i64:
    if verb == PICKPOCKET:
        if target >= CELL:
            return ILLEGAL
        against: i64 = victim_refusal(table, inmate, target - INMATE)  # AZ-443, AZ-444
    else:
        if target < CELL:
            return ILLEGAL
        against = cell_refusal(table, inmate, target - CELL)
    if against != ALLOWED:
        return against
    return NOTHING_TO_STEAL if loot(table, target) == 0 else ALLOWED  # AZ-446


def cell_refusal(table: Table, inmate: i64, cell: i64) -> i64:
    """AZ-445: the cell behind the wing where the inmate stands; no spare cell (AZ-452)."""
    b = table.b
    if b[AT + inmate] != WING + cell or b[CELL_RIVAL + cell] == NOBODY:
        return CELL_OUT_OF_REACH
    if b[CELL_RIVAL + cell] == table.rival_of(inmate):
        return NOT_A_RIVAL
    lived_in: bool = False
    for other in range(table.inmates):
        if b[HOME + other] == cell and table.is_inside(other):
            lived_in = True
            if b[LYING + other] != 0:
                return TARGET_LYING  # AZ-435, AZ-436
    return ALLOWED if lived_in else CELL_OUT_OF_REACH  # AZ-768


def verb_refusal(table: Table, inmate: i64, verb: i64) -> i64:
    """Whether there is anything to take in this way from where the inmate is."""
    first: i64 = INMATE if verb == PICKPOCKET else CELL
    count: i64 = table.inmates if verb == PICKPOCKET else CELLS
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
    first: i64 = slot_of(victim, 0)
    for slot in range(CELL_UPGRADE_SLOT):
        if b[first + slot] != NOTHING:
            if index == 0:
                return first + slot
            index -= 1
    return NOWHERE


def cell_loot(table: Table, cell: i64, index: i64) -> i64:
    """AZ-451: the cards of the cell, and the cell upgrades of those who live in it (AZ-770)."""
    b = table.b
    first: i64 = cell_slot(cell, 0)
    for slot in range(CELL_SLOTS):
        if b[first + slot] != NOTHING:
            if index == 0:
                return first + slot
            index -= 1
    for inmate in range(table.inmates):
        upgrade: i64 = slot_of(inmate, CELL_UPGRADE_SLOT)
        if b[HOME + inmate] == cell and table.is_inside(inmate) and b[upgrade] != NOTHING:
            if index == 0:
                return upgrade
            index -= 1
    return NOWHERE


def loot(table: Table, target: i64) -> i64:
    """How many cards can be taken; their number is public, and nothing else counts (AZ-761)."""
    count: i64 = 0
    while loot_at(table, target, count) != NOWHERE:
        count += 1
    return count


def owner_of(table: Table, target: i64) -> i64:
    """The rival that is robbed."""
    if target < CELL:
        return table.rival_of(target - INMATE)
    return table.b[CELL_RIVAL + target - CELL]


def random_loot(table: Table, target: i64) -> i64:
    """AZ-453, AZ-454."""
    return loot_at(table, target, table.chance.below(loot(table, target)))


def target_of(table: Table, place: i64) -> i64:
    """The target that a place of a board or cell belongs to."""
    if place >= cell_slot(0, 0):
        return CELL + (place - cell_slot(0, 0)) // CELL_SLOTS
    inmate: i64 = (place - slot_of(0, 0)) // (slot_of(1, 0) - slot_of(0, 0))
    if place == slot_of(inmate, CELL_UPGRADE_SLOT):
        return CELL + table.b[HOME + inmate]
    return INMATE + inmate

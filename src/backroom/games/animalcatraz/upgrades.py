"""Upgrades: placing them, and what they add (AZ-264 to AZ-273; AZ-770)."""

from backroom.games.animalcatraz import telling
from backroom.games.animalcatraz.board import (
    CARRY,
    CELL_RIVAL,
    CELL_SLOTS,
    CELL_UPGRADE_SLOT,
    FREE_STEPS,
    HOME,
    INMATE_UPGRADE_SLOT,
    NOTHING,
    cell_slot,
    slot_of,
)
from backroom.games.animalcatraz.cards import (
    CELL_UPGRADE,
    INMATE_UPGRADE,
    NOTCH_BONUS,
    ON_CELL_DEFENCE,
    ON_NIGHT,
    ROLL_BONUS,
)
from backroom.games.animalcatraz.refusals import NO_SUCH_CARD, WRONG_CARD
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import (
    card_at,
    free_places,
    lift,
    place_of,
    pocket,
    show,
    to_chair,
    what,
)
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED

# Placing one (D14).


def is_upgrade(table: Table, card: i64) -> bool:
    return what(table, card) == INMATE_UPGRADE or what(table, card) == CELL_UPGRADE


def place_refusal(table: Table, inmate: i64, code: i64) -> i64:
    """AZ-265: out of the carried cards or the cell, wherever the inmate is."""
    card: i64 = card_at(table, inmate, code)
    if card == NOTHING:
        return NO_SUCH_CARD
    return ALLOWED if is_upgrade(table, card) else WRONG_CARD


def place(table: Table, inmate: i64, code: i64) -> None:
    """AZ-264, AZ-266: face up into the slot of its kind. It counts for no limit (AZ-267)."""
    b = table.b
    card: i64 = lift(table, place_of(table, inmate, code))
    show(table, card)
    b[FREE_STEPS] += 1
    slot: i64 = CELL_UPGRADE_SLOT if what(table, card) == CELL_UPGRADE else INMATE_UPGRADE_SLOT
    old: i64 = b[slot_of(inmate, slot)]
    b[slot_of(inmate, slot)] = card
    if table.journal is not None:
        telling.cards.placed(table.journal, table, inmate, card, old)
    if old != NOTHING:  # AZ-272, AZ-273
        if free_places(table, inmate) > 0:
            pocket(table, inmate, old)
        else:
            to_chair(table, old)


# What they add (AZ-271). An upgrade that is not placed is shown when it does its work.


def bonus_of(table: Table, card: i64, effect: i64, on: i64) -> i64:
    if card == NOTHING:
        return 0
    kind: i64 = table.cards.kind_of[card]
    if table.cards.upgrade[kind] != effect or table.cards.upgrade_on[kind] != on:
        return 0
    return table.cards.upgrade_n[kind]


def bonus_in(table: Table, inmate: i64, first: i64, most: i64, effect: i64, on: i64) -> i64:
    """What the unplaced upgrades among the cards of some places add."""
    total: i64 = 0
    for cell in range(first, first + most):
        card: i64 = table.b[cell]
        bonus: i64 = bonus_of(table, card, effect, on)
        if bonus != 0:
            show(table, card)
            if table.journal is not None:
                telling.fights.upgrade_shown(table.journal, table, inmate, card)
            total += bonus
    return total


def inmate_bonus(table: Table, inmate: i64, effect: i64, on: i64) -> i64:
    """What an inmate's upgrade adds, placed or carried by the inmate itself."""
    placed: i64 = table.b[slot_of(inmate, INMATE_UPGRADE_SLOT)]
    unplaced: i64 = bonus_in(table, inmate, slot_of(inmate, 0), CARRY, effect, on)
    return bonus_of(table, placed, effect, on) + unplaced


def cell_bonus(table: Table, inmate: i64, effect: i64, on: i64, stat: i64) -> i64:
    """What the cell upgrades of one stat add: the one placed on its board, or lying in its cell."""
    b = table.b
    total: i64 = 0
    placed: i64 = b[slot_of(inmate, CELL_UPGRADE_SLOT)]
    if placed != NOTHING and table.cards.upgrade_stat[table.cards.kind_of[placed]] == stat:
        total += bonus_of(table, placed, effect, on)
    for slot in range(CELL_SLOTS):
        cell: i64 = cell_slot(b[HOME + inmate], slot)
        card: i64 = b[cell]
        if card != NOTHING and table.cards.upgrade_stat[table.cards.kind_of[card]] == stat:
            total += bonus_in(table, inmate, cell, 1, effect, on)
    return total


def night_bonus(table: Table, inmate: i64, stat: i64) -> i64:
    """More notches of a stat that is trained at Night."""
    return cell_bonus(table, inmate, NOTCH_BONUS, ON_NIGHT, stat)


def cell_defence(table: Table, cell: i64) -> i64:
    """What protects a cell from robbers: what lies in it, and the upgrades of all its inmates that
    are in the prison (AZ-770)."""
    b = table.b
    total: i64 = 0
    keeper: i64 = table.first_inmate(b[CELL_RIVAL + cell])
    for inmate in range(table.inmates):
        if b[HOME + inmate] == cell and table.is_inside(inmate):
            keeper = inmate
            placed: i64 = b[slot_of(inmate, CELL_UPGRADE_SLOT)]
            total += bonus_of(table, placed, ROLL_BONUS, ON_CELL_DEFENCE)
    first: i64 = cell_slot(cell, 0)
    return total + bonus_in(table, keeper, first, CELL_SLOTS, ROLL_BONUS, ON_CELL_DEFENCE)

"""Upgrades: placing them, and what they add (AZ-264 to AZ-273; AZ-770)."""

from backroom.games.animalcatraz import actions, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import (
    CELL_UPGRADE,
    INMATE_UPGRADE,
    NOTCH_BONUS,
    ON_CELL_DEFENCE,
    ON_NIGHT,
    ROLL_BONUS,
)
from backroom.games.animalcatraz.refusals import NO_SUCH_CARD, TOO_MANY_STEPS, WRONG_CARD
from backroom.games.animalcatraz.state import Table, is_inside
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
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED

# Placing one (D14).


def is_upgrade(table: Table, card: i64) -> bool:
    return what(table, card) == INMATE_UPGRADE or what(table, card) == CELL_UPGRADE


def place_refusal(table: Table, inmate: i64, code: i64) -> i64:
    """AZ-265: out of the carried cards or the cell, wherever the inmate is."""
    card: i64 = card_at(table, inmate, code)
    if card == at.NOTHING:
        return NO_SUCH_CARD
    return ALLOWED if is_upgrade(table, card) else WRONG_CARD


def place(table: Table, inmate: i64, code: i64) -> None:
    """AZ-264, AZ-266: face up into the slot of its kind. It counts for no limit (AZ-267)."""
    b = table.b
    card: i64 = lift(table, place_of(table, inmate, code))
    show(table, card)
    b[at.FREE_STEPS] += 1
    slot: i64 = (
        at.CELL_UPGRADE_SLOT if what(table, card) == CELL_UPGRADE else at.INMATE_UPGRADE_SLOT
    )
    old: i64 = b[at.slot(inmate, slot)]
    b[at.slot(inmate, slot)] = card
    if table.journal is not None:
        telling.cards.placed(
            table.journal, table, inmate, card, old, "AZ-264" if old == at.NOTHING else "AZ-272"
        )
    if old != at.NOTHING:  # AZ-272, AZ-273
        if free_places(table, inmate) > 0:
            pocket(table, inmate, old)
        else:
            to_chair(table, old)


PLACE_WHAT = Decision(
    "place_what",
    [Answer(actions.MY_CELL, actions.MY_UPGRADE - actions.MY_CELL, place, place_refusal)],
    public=False,
    about=(subjects.INMATE,),
)


def verb_refusal(table: Table, inmate: i64) -> i64:
    if table.b[at.FREE_STEPS] >= table.cards.free_steps:
        return TOO_MANY_STEPS  # AZ-105
    for code in range(actions.MY_CELL, actions.MY_UPGRADE):
        if place_refusal(table, inmate, code) == ALLOWED:
            return ALLOWED
    return NO_SUCH_CARD


# What they add (AZ-271). An upgrade that is not placed is shown when it does its work.


def bonus_of(table: Table, card: i64, effect: i64, on: i64) -> i64:
    if card == at.NOTHING:
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
                telling.fights.upgrade_shown(table.journal, table, inmate, card, "AZ-271")
            total += bonus
    return total


def inmate_bonus(table: Table, inmate: i64, effect: i64, on: i64) -> i64:
    """What an inmate's upgrade adds, placed or carried by the inmate itself."""
    placed: i64 = table.b[at.slot(inmate, at.INMATE_UPGRADE_SLOT)]
    unplaced: i64 = bonus_in(table, inmate, at.slot(inmate, 0), at.CARRY, effect, on)
    return bonus_of(table, placed, effect, on) + unplaced


def cell_bonus(table: Table, inmate: i64, effect: i64, on: i64, stat: i64) -> i64:
    """What the cell upgrades of one stat add: the one placed on its board, or lying in its cell."""
    b = table.b
    total: i64 = 0
    placed: i64 = b[at.slot(inmate, at.CELL_UPGRADE_SLOT)]
    if placed != at.NOTHING and table.cards.upgrade_stat[table.cards.kind_of[placed]] == stat:
        total += bonus_of(table, placed, effect, on)
    for slot in range(at.CELL_SLOTS):
        cell: i64 = at.cell_slot(b[at.home(inmate)], slot)
        card: i64 = b[cell]
        if card != at.NOTHING and table.cards.upgrade_stat[table.cards.kind_of[card]] == stat:
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
    keeper: i64 = at.NOBODY
    for inmate in range(table.inmates):
        if b[at.home(inmate)] == cell and is_inside(table, inmate):
            keeper = inmate
            placed: i64 = b[at.slot(inmate, at.CELL_UPGRADE_SLOT)]
            total += bonus_of(table, placed, ROLL_BONUS, ON_CELL_DEFENCE)
    first: i64 = at.cell_slot(cell, 0)
    return total + bonus_in(table, keeper, first, at.CELL_SLOTS, ROLL_BONUS, ON_CELL_DEFENCE)

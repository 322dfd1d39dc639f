"""A crook comes to a target: face up, face down, or using its ability (CR-57 to CR-81)."""

from backroom.games.crooks import abilities, actions, telling
from backroom.games.crooks import board as at
from backroom.games.crooks.cards import ACCOMPLICE, HITMAN, KINGPIN, NO_ABILITY, SWAPPER
from backroom.games.crooks.refusals import (
    ABILITY_USELESS,
    CANNOT_AFFORD_HIDING,
    CELL_OCCUPIED,
    FACE_UP_ONLY,
    HAS_NO_ABILITY,
    KINGPIN_HAS_NO_USE,
)
from backroom.games.crooks.state import Table
from backroom.games.crooks.turns import end_turn, pay
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def place_up_refusal(table: Table, seat: i64, target: i64) -> i64:
    return CELL_OCCUPIED if table.b[at.cell(seat, target)] > 0 else ALLOWED  # CR-62 to CR-65


def place_up(table: Table, seat: i64, target: i64) -> None:
    if table.journal is not None:
        telling.placed(table.journal, table, seat, target, "up", "CR-59")
    abilities.put(table, seat, target)  # CR-59
    end_turn(table)


def use_refusal(table: Table) -> i64:
    ability: i64 = table.cards.ability[table.b[at.HAND]]
    if ability == NO_ABILITY:
        return HAS_NO_ABILITY  # CR-73
    if ability == KINGPIN:
        return KINGPIN_HAS_NO_USE  # CR-106
    return ALLOWED


def place_and_use_refusal(table: Table, seat: i64, target: i64) -> i64:
    b = table.b
    ability: i64 = table.cards.ability[b[at.HAND]]
    if b[at.cell(seat, target)] > 0 and not (
        ability == ACCOMPLICE or ability == SWAPPER or ability == HITMAN
    ):
        return CELL_OCCUPIED  # CR-62 to CR-65, CR-81
    if not abilities.has_object(table, seat, target, ability):
        return ABILITY_USELESS  # CR-74
    return ALLOWED


def place_and_use(table: Table, seat: i64, target: i64) -> None:
    """CR-68, CR-70: face up, and the ability acts now."""
    ability: i64 = table.cards.ability[table.b[at.HAND]]
    if table.journal is not None:
        rule = "CR-78" if ability == ACCOMPLICE else "CR-68"
        telling.placed(table.journal, table, seat, target, "use", rule)
    abilities.use(table, seat, target, ability)


def hide_refusal(table: Table) -> i64:
    if table.cards.ability[table.b[at.HAND]] == KINGPIN:
        return FACE_UP_ONLY  # CR-103
    return ALLOWED


def place_down_refusal(table: Table, seat: i64, target: i64) -> i64:
    b = table.b
    if b[at.cell(seat, target)] > 0:
        return CELL_OCCUPIED  # CR-62 to CR-65
    if b[at.money(seat)] < table.cards.face_down_fee:
        return CANNOT_AFFORD_HIDING  # CR-60, CR-61
    return ALLOWED


def place_down(table: Table, seat: i64, target: i64) -> None:
    b = table.b
    crook: i64 = b[at.HAND]
    if table.journal is not None:
        telling.placed(table.journal, table, seat, target, "down", "CR-60")
    pay(table, seat, table.cards.face_down_fee)  # CR-60
    b[at.down(crook)] = 1
    b[at.hidden(target)] += 1
    b[at.known(seat)] |= bit(crook)  # CR-115
    abilities.put(table, seat, target)
    end_turn(table)


PLACE = Decision(
    "place",
    [
        Answer(actions.PLACE_UP, at.TARGETS, place_up, place_up_refusal),
        Answer(actions.PLACE_USE, at.TARGETS, place_and_use, place_and_use_refusal, use_refusal),
        Answer(actions.PLACE_DOWN, at.TARGETS, place_down, place_down_refusal, hide_refusal),
    ],
    public=False,
)

"""Movements: drives step by step, metro, helicopter, bonus steps (NK-152 to NK-202)."""

from typing import Final

from backroom.games.kings import (
    actions,
    custody,
    decisions,
    deck,
    effects,
    fights,
    fortunes,
    refusals,
    telling,
    windows,
)
from backroom.games.kings import board as at
from backroom.games.kings.prompts import ask, go_on
from backroom.games.kings.state import Table, cars_at, held, is_at_risk, is_linked, slots_at
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE

METRO_STEPS: Final[i64] = 3
NO_STEP: Final[i64] = 0
NORMAL_STEP: Final[i64] = 1
METRO_STEP: Final[i64] = 2
PREPAID_STEP: Final[i64] = 3
BONUS_STEP: Final[i64] = 4
LANDING: Final[i64] = 5


def open_refusal(table: Table, seat: i64, slot: i64) -> i64:
    """Opening a drive (NK-158, NK-159)."""
    b = table.b
    if b[at.person(seat, slot)] == at.NOBODY:
        return refusals.NO_SUCH_THING
    if b[at.place(seat, slot)] >= at.CELL:
        return refusals.IN_CUSTODY
    if (b[at.MOVED] >> slot) & 1 == 1:
        return refusals.MOVED_ALREADY  # NK-155, NK-161
    return ALLOWED


def open_drive(table: Table, seat: i64, slot: i64) -> None:
    b = table.b
    b[at.DRIVE_AT] = b[at.place(seat, slot)]
    b[at.ABOARD] = bit(slot)
    if table.journal is not None:
        telling.streets.boarded(table.journal, table, seat, slot, "NK-158")
    ask(table, seat, decisions.DRIVE)


# An open drive.


def board_refusal(table: Table, seat: i64, slot: i64) -> i64:
    """Getting in on the way (NK-159, NK-182)."""
    b = table.b
    if b[at.person(seat, slot)] == at.NOBODY:
        return refusals.NO_SUCH_THING
    if b[at.place(seat, slot)] >= at.CELL:
        return refusals.IN_CUSTODY
    if (b[at.HALTED] >> slot) & 1 == 1:
        return refusals.IS_HALTED  # NK-120
    if b[at.SPECIAL] == at.BY_METRO and b[at.DRIVE_STEPS] == 0:
        return refusals.METRO_LEAVES  # NK-182
    if b[at.place(seat, slot)] != b[at.DRIVE_AT]:
        return refusals.NOT_IN_THE_DISTRICT
    return refusals.ILLEGAL if (b[at.ABOARD] >> slot) & 1 == 1 else ALLOWED


def board(table: Table, seat: i64, slot: i64) -> None:
    b = table.b
    b[at.ABOARD] |= bit(slot)
    if b[at.SPECIAL] == at.BY_METRO:
        b[at.METRO_LEFT] = 0  # NK-182
    if table.journal is not None:
        telling.streets.boarded(table.journal, table, seat, slot, "NK-159")
    ask(table, seat, decisions.DRIVE)


def drop_refusal(table: Table, seat: i64, slot: i64) -> i64:
    """Setting down (NK-160)."""
    b = table.b
    if b[at.person(seat, slot)] == at.NOBODY:
        return refusals.NO_SUCH_THING
    if (b[at.ABOARD] >> slot) & 1 == 0:
        return refusals.ILLEGAL
    if (b[at.STEPPED] >> slot) & 1 == 0:
        return refusals.NOT_ABOARD_LONG_ENOUGH
    return refusals.ILLEGAL if b[at.ABOARD] == bit(slot) else ALLOWED


def drop(table: Table, seat: i64, slot: i64) -> None:
    b = table.b
    b[at.ABOARD] &= ~bit(slot)
    b[at.STEPPED] &= ~bit(slot)
    b[at.STOPPED] &= ~bit(slot)
    b[at.MOVED] |= bit(slot)  # NK-161
    b[at.steps(slot)] = 0
    if table.journal is not None:
        telling.streets.dropped(table.journal, table, seat, slot, "NK-160")
    ask(table, seat, decisions.DRIVE)


def next_step(table: Table) -> i64:
    """What kind of step the drive can make without a card from the hand."""
    b = table.b
    if b[at.METRO_LEFT] > 0:
        return METRO_STEP
    for slot in range(at.SLOTS):
        if (b[at.ABOARD] >> slot) & 1 == 1 and b[at.steps(slot)] == 0:
            return PREPAID_STEP if b[at.PREPAID] > 0 else NO_STEP  # NK-162, NK-202
    return NORMAL_STEP


def step_refusal(table: Table, district: i64) -> i64:
    b = table.b
    if not is_linked(table, b[at.DRIVE_AT], district):
        return refusals.NOT_CONNECTED
    if next_step(table) != NO_STEP:
        return ALLOWED
    is_stopped = b[at.STOPPED] & b[at.ABOARD] != 0
    return refusals.IS_STOPPED if is_stopped else refusals.NO_STEPS  # NK-167


def drive_on(table: Table, seat: i64, district: i64) -> None:
    step(table, seat, district, next_step(table))


def step(table: Table, seat: i64, district: i64, kind: i64) -> None:
    """The passengers go to a district, and the police may be there."""
    b = table.b
    if kind == METRO_STEP:
        b[at.METRO_LEFT] -= 1
    elif kind == PREPAID_STEP:
        b[at.PREPAID] -= 1
    for slot in range(at.SLOTS):
        if (b[at.ABOARD] >> slot) & 1 == 1:
            b[at.place(seat, slot)] = district
            if kind == NORMAL_STEP:
                b[at.steps(slot)] -= 1
    if table.journal is not None:
        telling.streets.drove(table.journal, table, seat, district, kind, step_rule(kind))
    b[at.DRIVE_AT] = district
    b[at.DRIVE_STEPS] += 1
    b[at.STEPPED] |= b[at.ABOARD]
    if kind == METRO_STEP or b[at.SHIELDED] == 1 or cars_at(table, district) == 0:
        go_on(table, decisions.STEP_OVER)  # NK-115, NK-176, NK-177
        return
    halt(table, seat, district, kind)


def halt(table: Table, seat: i64, district: i64, kind: i64) -> None:
    """NK-165 to NK-172: a stop, and an attempt if an at-risk mission is aboard."""
    b = table.b
    b[at.STOPPED] |= b[at.ABOARD]
    spend_steps(table)
    if table.journal is not None:
        telling.streets.halted(table.journal, table, seat, district, stop_rule(kind))
    if is_at_risk(table, seat, b[at.ABOARD]):
        roller: i64 = b[at.FIRST]  # NK-317, NK-320
        fights.try_arrest(table, seat, roller, district, decisions.STEP_OVER, at.NOBODY, "NK-171")
    else:
        go_on(table, decisions.STEP_OVER)


def step_over(table: Table) -> None:
    """Police matters are settled; others may react if passengers remain."""
    b = table.b
    if b[at.ABOARD] == 0:
        close_drive(table)  # NK-328
        go_on(table, decisions.OPEN_MOVES)
    else:
        windows.open_window(table, effects.OPP_MOVE_STEP, b[at.ACTIVE], decisions.GO_ON_DRIVING)


def go_on_driving(table: Table) -> None:
    b = table.b
    if b[at.DRIVE_AT] == at.NOWHERE or b[at.ABOARD] == 0:
        close_drive(table)
        ask(table, b[at.ACTIVE], decisions.MOVES)
    else:
        ask(table, b[at.ACTIVE], decisions.DRIVE)


def end_drive(table: Table, seat: i64) -> None:
    if table.journal is not None:
        telling.streets.drive_ended(table.journal, seat, "NK-161")
    close_drive(table)
    ask(table, seat, decisions.MOVES)


def close_drive(table: Table) -> None:
    """NK-161: everybody still aboard has made his movement."""
    b = table.b
    b[at.MOVED] |= b[at.ABOARD]
    spend_steps(table)
    at.clear_drive(b)


def spend_steps(table: Table) -> None:
    b = table.b
    for slot in range(at.SLOTS):
        if (b[at.ABOARD] >> slot) & 1 == 1:
            b[at.steps(slot)] = 0


# Metro and helicopter.


def special_refusal(table: Table, station: i64) -> i64:
    """Both start where their passengers were when the turn began (NK-181, NK-190)."""
    b = table.b
    if b[at.DRIVE_STEPS] > 0 or b[at.SPECIAL] != 0 or b[at.DRIVE_AT] != station:
        return refusals.NOT_FROM_HERE
    for slot in range(at.SLOTS):
        began_here = b[at.began(slot)] == station and (b[at.MOVED] >> slot) & 1 == 0
        if (b[at.ABOARD] >> slot) & 1 == 1 and not began_here:
            return refusals.NOT_FROM_HERE
    return ALLOWED


def metro_refusal(table: Table, seat: i64) -> i64:
    answer: i64 = special_refusal(table, table.cards.metro)
    if answer == ALLOWED and is_at_risk(table, seat, table.b[at.ABOARD]):
        return refusals.AT_RISK  # NK-179
    return answer


def take_metro(table: Table, seat: i64) -> None:
    """NK-174, NK-178."""
    b = table.b
    b[at.SPECIAL] = at.BY_METRO
    b[at.METRO_LEFT] = METRO_STEPS
    spend_steps(table)
    if table.journal is not None:
        telling.streets.took_metro(table.journal, seat, "NK-181")
    ask(table, seat, decisions.DRIVE)


def flight_price(table: Table) -> i64:
    """NK-186, in thousands."""
    aboard: i64 = table.b[at.ABOARD]
    price: i64 = 0
    for slot in range(at.SLOTS):
        price += (aboard >> slot) & 1
    return price


def heli_refusal(table: Table, seat: i64) -> i64:
    if flight_price(table) > table.b[at.money(seat)]:
        return refusals.FLIGHT_TOO_DEAR  # NK-191
    qualified = special_refusal(table, table.cards.heliport) == ALLOWED
    return ALLOWED if qualified else refusals.NO_HELICOPTER


def take_helicopter(table: Table, seat: i64) -> None:
    ask(table, seat, decisions.HELI_TO)


def heli_to_refusal(table: Table, district: i64) -> i64:
    return refusals.ILLEGAL if district == table.b[at.DRIVE_AT] else ALLOWED


def land(table: Table, seat: i64, district: i64) -> None:
    """NK-186 to NK-192."""
    b = table.b
    price: i64 = flight_price(table)
    fortunes.pay(table, seat, price)
    b[at.SPECIAL] = at.BY_HELICOPTER
    spend_steps(table)
    if table.journal is not None:
        telling.streets.flew(table.journal, seat, price, "NK-186")
    step(table, seat, district, LANDING)


HELI_TO = Decision(
    "heli_to",
    [Answer(actions.DISTRICT, at.DISTRICTS, land, heli_to_refusal)],
    public=False,
    rule="NK-187",
    skipped=True,
)


# Steps that a card from the hand pays for (NK-193 to NK-202, NK-216).


def drive_bonus_refusal(table: Table, seat: i64, kind: i64) -> i64:
    """NK-193 to NK-198."""
    if held(table, seat, kind) == 0:
        return refusals.NOT_HELD
    return ALLOWED if next_step(table) == NO_STEP else refusals.STEP_LEFT


def pay_step(table: Table, seat: i64, kind: i64) -> None:
    begin_bonus(table, seat, kind, at.FOR_DRIVE, "NK-193")


def pay_for_cell(table: Table, seat: i64, kind: i64) -> None:
    begin_bonus(table, seat, kind, at.FOR_CELLS, "NK-216")


def begin_bonus(table: Table, seat: i64, kind: i64, source: i64, rule: str) -> None:
    deck.discard_card(table, seat, kind)
    if table.journal is not None:
        telling.rounds.gave_for_step(table.journal, table, seat, kind, rule)
    table.b[at.BONUS_FROM] = source
    ask(table, seat, decisions.BONUS_TO)


def not_for_drive(table: Table) -> i64:
    return ALLOWED if table.b[at.BONUS_FROM] == at.FOR_DRIVE else WRONG_PHASE


def bonus_step_refusal(table: Table, district: i64) -> i64:
    is_near = is_linked(table, table.b[at.DRIVE_AT], district)
    return ALLOWED if is_near else refusals.NOT_CONNECTED


def make_bonus_step(table: Table, seat: i64, district: i64) -> None:
    table.b[at.BONUS_FROM] = 0
    step(table, seat, district, BONUS_STEP)


def not_for_cells(table: Table) -> i64:
    return WRONG_PHASE if table.b[at.BONUS_FROM] == at.FOR_DRIVE else ALLOWED


def leave_cell(table: Table, seat: i64, cell: i64) -> None:
    b = table.b
    b[at.BONUS_FROM] = 0
    slots: i64 = slots_at(table, seat, at.CELL + cell) & ~b[at.FRESH]
    custody.advance(table, seat, slots, "NK-216")
    ask(table, seat, decisions.MOVES)


BONUS_TO = Decision(
    "bonus_to",
    [
        Answer(actions.DISTRICT, at.DISTRICTS, make_bonus_step, bonus_step_refusal, not_for_drive),
        Answer(
            actions.CELL_3, at.OUTSIDE - at.CELL, leave_cell, custody.cell_refusal, not_for_cells
        ),
    ],
    public=False,
    rule="NK-198",
    skipped=True,
)


# Which rules are told.


def step_rule(kind: i64) -> str:
    """The rule by which the passengers go on."""
    if kind == METRO_STEP:
        return "NK-174"
    if kind == PREPAID_STEP:
        return "NK-202"
    if kind == BONUS_STEP:
        return "NK-193"
    return "NK-187" if kind == LANDING else "NK-152"


def stop_rule(kind: i64) -> str:
    """The rule by which the police stop those who arrive."""
    if kind == BONUS_STEP or kind == PREPAID_STEP:
        return "NK-200"
    return "NK-192" if kind == LANDING else "NK-165"


STEP_OVER = Task("step_over", step_over)
GO_ON_DRIVING = Task("go_on_driving", go_on_driving)

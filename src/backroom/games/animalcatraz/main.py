"""The main choice of a turn (D12): which topic a verb belongs to, and who may act at all."""

from backroom.games.animalcatraz import (
    abilities,
    carrying,
    corruption,
    crimes,
    escape,
    events,
    gang_abilities,
    icons,
    movement,
    partners,
)
from backroom.games.animalcatraz.actions import (
    ABILITY,
    CONSUME,
    CORRUPT,
    CRIME,
    DONE,
    EVENT,
    GANG,
    GIVE,
    ICON,
    PLACE,
    REVEAL_PLAN,
    ROOM,
    SHIFT,
)
from backroom.games.animalcatraz.board import AT, HOLE
from backroom.games.animalcatraz.frames import MAIN, STAND_UP, TURN_OVER
from backroom.games.animalcatraz.refusals import CANNOT_ACT
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE


def refusal(table: Table, inmate: i64, code: i64) -> i64:
    if code == DONE:
        return ALLOWED  # AZ-099, AZ-100
    if not table.can_act(inmate) and not is_open_to_idle(table, inmate, code):
        return CANNOT_ACT
    if code < ICON:
        return WRONG_PHASE if code < ROOM else movement.move_refusal(table, inmate, code - ROOM)
    if code < CORRUPT:
        return icons.verb_refusal(table, inmate, code)
    if code < ABILITY:
        return verb_refusal(table, inmate, code)
    if code < GANG:
        return abilities.verb_refusal(table, inmate, code)
    if code < GIVE:
        return gang_abilities.verb_refusal(table, inmate, code)
    return partners.exchange_refusal(table, inmate, code)


def is_open_to_idle(table: Table, inmate: i64, code: i64) -> bool:
    """What one that lies or sits in the Hole may still do (AZ-767)."""
    if code == SHIFT:
        return table.b[AT + inmate] != HOLE
    return code == PLACE or code == CONSUME or code == REVEAL_PLAN or code == CRIME


def verb_refusal(table: Table, inmate: i64, code: i64) -> i64:
    if code == CORRUPT:
        return corruption.verb_refusal(table, inmate, code)
    if code == REVEAL_PLAN:
        return escape.verb_refusal(table, inmate, code)
    if code == EVENT:
        return events.verb_refusal(table, inmate, code)
    if code == CRIME:
        return crimes.verb_refusal(table, inmate, code)
    return carrying.verb_refusal(table, inmate, code)


def choose(table: Table, inmate: i64, code: i64) -> None:
    """What was chosen comes first, then the same choice again, until the turn is over."""
    if code == DONE:
        table.push(TURN_OVER, inmate)
        return
    table.push(MAIN, inmate)
    if not table.can_act(inmate):
        table.push(STAND_UP, inmate)  # a drug or a Boost may pay what is owed
    if code < ICON:
        movement.go(table, inmate, code - ROOM)
    elif code < CORRUPT:
        icons.begin(table, inmate, code)
    elif code < ABILITY:
        begin(table, inmate, code)
    elif code < GANG:
        abilities.begin(table, inmate, code)
    elif code < GIVE:
        gang_abilities.begin(table, inmate, code)
    else:
        partners.exchange(table, inmate, code)


def begin(table: Table, inmate: i64, code: i64) -> None:
    if code == CORRUPT:
        corruption.begin(table, inmate, code)
    elif code == REVEAL_PLAN:
        escape.begin(table, inmate, code)
    elif code == EVENT:
        events.begin(table, inmate, code)
    elif code == CRIME:
        crimes.begin(table, inmate, code)
    else:
        carrying.begin(table, inmate, code)

"""Cellblock-King: filling a wing, taking cards out of spare cells (D19; group 4.13)."""

from backroom.games.animalcatraz import (
    carrying,
    gangsters,
    injuries,
    telling,
)
from backroom.games.animalcatraz.actions import DONE, PUT, TAKE
from backroom.games.animalcatraz.actions import SPARE as SPARE_TOKEN
from backroom.games.animalcatraz.board import AT, NOBODY, NOTHING, SPARE, SPARE_BY, SPARE_CARD, WING
from backroom.games.animalcatraz.cards import TRAP
from backroom.games.animalcatraz.frames import (
    CELLBLOCK,
    PUT_WHAT,
    PUT_WHERE,
    RECRUIT_WHERE,
    TAKE_WHERE,
)
from backroom.games.animalcatraz.refusals import (
    ILLEGAL,
    NO_SUCH_CARD,
    NOT_YOUR_WING,
    SPARE_EMPTY,
    SPARE_TAKEN,
)
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import (
    card_at,
    carried_count,
    lift_hidden,
    place_of,
    pocket,
    show,
    to_chair,
    what,
)
from backroom.games.animalcatraz.wings import (
    can_take_from,
    check_wing,
    claim_if_possible,
    count_empty,
    is_empty,
    spare,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# The icon.


def here(table: Table, inmate: i64) -> i64:
    """The cell of the wing where the inmate stands."""
    return table.b[AT + inmate] - WING


def put_refusal(table: Table, inmate: i64) -> i64:
    """AZ-294, AZ-309: only in its assigned wing."""
    if table.b[AT + inmate] != table.wing_of(inmate):
        return NOT_YOUR_WING
    if count_empty(table, here(table, inmate)) == 0:
        return SPARE_TAKEN
    return NO_SUCH_CARD if carried_count(table, inmate) == 0 else ALLOWED


def take_refusal(table: Table, inmate: i64) -> i64:
    """AZ-305, AZ-307: anybody in the wing."""
    for place in range(SPARE):
        if can_take_from(table, here(table, inmate), place):
            return ALLOWED
    return SPARE_EMPTY


def verb_refusal(table: Table, inmate: i64, verb: i64) -> i64:
    if verb == PUT:
        return put_refusal(table, inmate)
    if verb == TAKE:
        return take_refusal(table, inmate)
    return gangsters.recruit_refusal(table, inmate)


def icon_refusal(table: Table, inmate: i64) -> i64:
    """AZ-143: one icon for putting, taking and recruiting."""
    put: i64 = put_refusal(table, inmate)
    if put == ALLOWED or take_refusal(table, inmate) == ALLOWED:
        return ALLOWED
    return ALLOWED if gangsters.recruit_refusal(table, inmate) == ALLOWED else put


def begin(table: Table, inmate: i64) -> None:
    table.push(CELLBLOCK, inmate)


def choose_verb(table: Table, inmate: i64, verb: i64) -> None:
    """AZ-306: one of them."""
    if verb == PUT:
        table.push(PUT_WHAT, inmate)
    elif verb == TAKE:
        table.push(TAKE_WHERE, inmate)
    else:
        table.push(RECRUIT_WHERE, inmate)


def put_what_refusal(table: Table, inmate: i64, already: i64, code: i64) -> i64:
    if code == DONE:
        return ALLOWED if already > 0 else ILLEGAL
    return NO_SUCH_CARD if card_at(table, inmate, code) == NOTHING else ALLOWED


def put(table: Table, inmate: i64, already: i64, code: i64, place: i64) -> None:
    """AZ-294: face down; a second card may follow."""
    b = table.b
    cell: i64 = here(table, inmate)
    rival: i64 = table.rival_of(inmate)
    card: i64 = lift_hidden(table, place_of(table, inmate, code), bit(rival))
    b[SPARE_CARD + spare(cell, place)] = card
    b[SPARE_BY + spare(cell, place)] = rival
    if table.journal is not None:
        telling.goals.card_put(table.journal, table, inmate, cell, place, card)
    if already == 0 and put_refusal(table, inmate) == ALLOWED:
        table.push(PUT_WHAT, inmate, 1)
    check_wing(table, cell)


def take(table: Table, inmate: i64, place: i64) -> None:
    """AZ-305, AZ-310, AZ-311: shown before it is pocketed; no theft (AZ-308)."""
    b = table.b
    cell: i64 = here(table, inmate)
    index: i64 = spare(cell, place)
    card: i64 = b[SPARE_CARD + index]
    by: i64 = b[SPARE_BY + index]
    b[SPARE_CARD + index] = NOTHING
    b[SPARE_BY + index] = NOBODY
    show(table, card)
    if table.journal is not None:
        telling.goals.spare_taken(table.journal, table, inmate, cell, place, card)
    if what(table, card) == TRAP:
        to_chair(table, card)  # AZ-321
        injuries.spring(table, inmate, by, cell)
    else:
        pocket(table, inmate, card)
        carrying.check_pockets(table, inmate)
    check_wing(table, cell)


# Decisions.


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == CELLBLOCK:
        return verb_refusal(table, who, code)
    if decision == PUT_WHAT:
        return put_what_refusal(table, who, table.x(), code)
    place: i64 = code - SPARE_TOKEN
    if decision == PUT_WHERE:
        return ALLOWED if is_empty(table, here(table, who), place) else SPARE_TAKEN
    return ALLOWED if can_take_from(table, here(table, who), place) else SPARE_EMPTY


def choose(table: Table, decision: i64, who: i64, x: i64, y: i64, code: i64) -> None:
    if decision == CELLBLOCK:
        choose_verb(table, who, code)
    elif decision == PUT_WHAT:
        if code != DONE:
            table.push(PUT_WHERE, who, x, code)
    elif decision == PUT_WHERE:
        put(table, who, x, y, code - SPARE_TOKEN)
    else:
        take(table, who, code - SPARE_TOKEN)


def carry_out(table: Table, _task: i64, who: i64, _x: i64, _y: i64) -> None:
    """CLAIM_WING."""
    claim_if_possible(table, who)

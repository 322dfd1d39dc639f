"""Moving through the prison and what happens on entering a room (group 4.5)."""

from backroom.games.animalcatraz import telling
from backroom.games.animalcatraz.board import (
    AT,
    CELL_RIVAL,
    CELLS,
    LEFT,
    OWN_CELL,
    WARDEN_IN,
    WING,
    WING_TAG,
    YARD,
)
from backroom.games.animalcatraz.cards import NONE, UNSETTLE, UNSETTLE_MORE
from backroom.games.animalcatraz.frames import ENTERED, MEET_WARDEN, TRASH_TAG, VISIT
from backroom.games.animalcatraz.guards import can_pass_door
from backroom.games.animalcatraz.inmates import (
    ability,
    cunning_level,
    cure_bleeding,
    lose_if_any,
    lower_stat,
    spend,
)
from backroom.games.animalcatraz.refusals import (
    CANNOT_ACT,
    CLOSED_ROOM,
    DOOR_BLOCKED,
    NO_ACTIONS,
    NOT_ADJACENT,
)
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED


def is_wing(place: i64) -> bool:
    return WING <= place < WING + CELLS


def is_adjacent(table: Table, inmate: i64, here: i64, place: i64) -> bool:
    """AZ-107, AZ-110 to AZ-113: rooms joined on the map, and an inmate's cell and its wing."""
    if here == OWN_CELL:
        return place == table.wing_of(inmate)  # AZ-112
    if place == OWN_CELL:
        return here == table.wing_of(inmate)  # AZ-109
    return here < OWN_CELL and (table.cards.links[here] >> place) & 1 == 1


def is_door_open(table: Table, inmate: i64, here: i64, place: i64) -> bool:
    """Only the doors of the Yard can be shut (AZ-126, AZ-127), if need be all of them (AZ-128)."""
    if place == YARD and is_wing(here):
        return can_pass_door(table, inmate, here)
    if here == YARD and is_wing(place):
        return can_pass_door(table, inmate, place)
    return True


def is_claimed(table: Table, wing: i64) -> bool:
    """Whether a Gang Tag lies in the middle of a wing."""
    return is_wing(wing) and table.b[WING_TAG + wing - WING] == 1


def owns_wing(table: Table, inmate: i64, wing: i64) -> bool:
    return table.b[CELL_RIVAL + wing - WING] == table.rival_of(inmate)


def price(table: Table, inmate: i64, place: i64) -> i64:
    """AZ-106, AZ-300."""
    return 0 if is_claimed(table, place) and owns_wing(table, inmate, place) else 1


def move_refusal(table: Table, inmate: i64, place: i64) -> i64:
    if not table.can_act(inmate):
        return CANNOT_ACT
    here: i64 = table.b[AT + inmate]
    if not is_adjacent(table, inmate, here, place):
        # AZ-108: behind another wing lies another's cell.
        return CLOSED_ROOM if place == OWN_CELL and is_wing(here) else NOT_ADJACENT
    if not is_door_open(table, inmate, here, place):
        return DOOR_BLOCKED
    return NO_ACTIONS if price(table, inmate, place) > table.b[LEFT] else ALLOWED


def go(table: Table, inmate: i64, place: i64) -> None:
    """A move of its own; any number may share a room (AZ-114)."""
    spend(table, price(table, inmate, place))
    table.b[AT + inmate] = place
    if table.journal is not None:
        telling.moves.moved(table.journal, table, inmate)
    if place != OWN_CELL:
        table.push(ENTERED, inmate)


def carry_out(table: Table, _task: i64, who: i64, _x: i64, _y: i64) -> None:
    """ENTERED."""
    enter(table, who)


def enter(table: Table, inmate: i64) -> None:
    """AZ-116. Who is pushed, sent or released somewhere does not enter (AZ-117)."""
    b = table.b
    room: i64 = b[AT + inmate]
    cure_bleeding(table, inmate)
    if is_claimed(table, room) and not owns_wing(table, inmate, room):
        if table.journal is not None and b[LEFT] > 0:
            telling.moves.kept_out(table.journal, table, inmate)
        lose_if_any(table, 1)  # AZ-301, AZ-302
    for other in range(table.inmates):
        if table.is_rival(inmate, other) and b[AT + other] == room:
            unsettle(table, inmate, other)
    if b[WARDEN_IN] == room:
        table.push(MEET_WARDEN, inmate)
    if table.options.trash_tags:
        table.push(TRASH_TAG, inmate)
    table.push(VISIT, inmate)


def unsettle(table: Table, inmate: i64, other: i64) -> None:
    """AZ-648 to AZ-650: one enters the space of a rival that is cleverer and can make use of it."""
    first: i64 = ability(table, other, UNSETTLE)
    if first == NONE or cunning_level(table, inmate) >= cunning_level(table, other):
        return
    more: i64 = ability(table, other, UNSETTLE_MORE)
    if table.journal is not None:
        telling.moves.unsettled(table.journal, table, inmate, other)
    lose_if_any(table, table.cards.ability_n[first])
    if more != NONE:
        lower_stat(table, inmate, table.cards.ability_stat[more], table.cards.ability_n[more])


def can_push_to(table: Table, pusher: i64, victim: i64, place: i64) -> bool:
    """AZ-617, AZ-620: an adjacent room that is open to the victim, its own cell included; through
    a guarded door only with a guard of the one who pushes."""
    here: i64 = table.b[AT + victim]
    if not is_adjacent(table, victim, here, place):
        return False
    return is_door_open(table, pusher, here, place)

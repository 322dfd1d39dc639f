"""Moving through the prison and what happens on entering a room (group 4.5)."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions, subjects, telling
from backroom.games.animalcatraz.cards import NONE, UNSETTLE, UNSETTLE_MORE
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
    CELL_BEHIND_WING,
    CLOSED_ROOM,
    CLOSED_TO_VICTIM,
    CORNER_BETWEEN_WINGS,
    DOOR_BLOCKED,
    DOOR_SHUT_TO_BILL,
    NO_ACTIONS,
    NOT_ADJACENT,
    WINGS_APART,
    YARD_BEHIND_WINGS,
)
from backroom.games.animalcatraz.state import Table, is_rival, push, rival_of, wing_of
from backroom.kernel.decisions import Task
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED


def is_wing(place: i64) -> bool:
    return at.WING <= place < at.WING + at.CELLS


def is_adjacent(table: Table, inmate: i64, here: i64, place: i64) -> bool:
    """AZ-107, AZ-110 to AZ-113: rooms joined on the map, and an inmate's cell and its wing."""
    if here == at.OWN_CELL:
        return place == wing_of(table, inmate)  # AZ-112
    if place == at.OWN_CELL:
        return here == wing_of(table, inmate)  # AZ-109
    return here < at.OWN_CELL and (table.cards.links[here] >> place) & 1 == 1


def is_door_open(table: Table, inmate: i64, here: i64, place: i64) -> bool:
    """Only the doors of the Yard can be shut (AZ-126, AZ-127), if need be all of them (AZ-128)."""
    if place == at.YARD and is_wing(here):
        return can_pass_door(table, inmate, here)
    if here == at.YARD and is_wing(place):
        return can_pass_door(table, inmate, place)
    return True


def is_claimed(table: Table, wing: i64) -> bool:
    """Whether a Gang Tag lies in the middle of a wing."""
    return is_wing(wing) and table.b[at.wing_tag(wing - at.WING)] == 1


def owns_wing(table: Table, inmate: i64, wing: i64) -> bool:
    return table.b[at.cell_rival(wing - at.WING)] == rival_of(table, inmate)


def price(table: Table, inmate: i64, place: i64) -> i64:
    """AZ-106, AZ-300."""
    return 0 if is_claimed(table, place) and owns_wing(table, inmate, place) else 1


def move_refusal(table: Table, inmate: i64, place: i64) -> i64:
    here: i64 = table.b[at.place(inmate)]
    if not is_adjacent(table, inmate, here, place):
        return no_way(here, place)
    if not is_door_open(table, inmate, here, place):
        return DOOR_BLOCKED
    return NO_ACTIONS if price(table, inmate, place) > table.b[at.LEFT] else ALLOWED


def no_way(here: i64, place: i64) -> i64:
    """Why two places are not joined."""
    if here == place:
        return NOT_ADJACENT
    if here == at.OWN_CELL or place == at.OWN_CELL:
        return CLOSED_ROOM if is_wing(here) else CELL_BEHIND_WING  # behind a wing: another's cell
    if here == at.YARD or place == at.YARD:
        return YARD_BEHIND_WINGS
    return WINGS_APART if is_wing(here) and is_wing(place) else CORNER_BETWEEN_WINGS


def go(table: Table, inmate: i64, place: i64) -> None:
    """A move of its own; any number may share a room (AZ-114)."""
    spend(table, price(table, inmate, place))
    table.b[at.place(inmate)] = place
    if table.journal is not None:
        rule = "AZ-106" if price(table, inmate, place) > 0 else "AZ-300"
        telling.moves.moved(table.journal, table, inmate, rule)
    if place != at.OWN_CELL:
        push(table, decisions.ENTERED, inmate)


def enter(table: Table, inmate: i64) -> None:
    """AZ-116. Who is pushed, sent or released somewhere does not enter (AZ-117)."""
    b = table.b
    room: i64 = b[at.place(inmate)]
    cure_bleeding(table, inmate)
    if is_claimed(table, room) and not owns_wing(table, inmate, room):
        if table.journal is not None and b[at.LEFT] > 0:
            telling.moves.kept_out(table.journal, table, inmate, "AZ-301")
        lose_if_any(table, 1)  # AZ-301, AZ-302
    for other in range(table.inmates):
        if is_rival(table, inmate, other) and b[at.place(other)] == room:
            unsettle(table, inmate, other)
    if b[at.WARDEN_IN] == room:
        push(table, decisions.MEET_WARDEN, inmate)
    if table.options.trash_tags:
        push(table, decisions.TRASH_TAG, inmate)
    push(table, decisions.VISIT, inmate)


ENTERED = Task("entered", enter, about=(subjects.INMATE,))


def unsettle(table: Table, inmate: i64, other: i64) -> None:
    """AZ-648 to AZ-650: one enters the space of a rival that is cleverer and can make use of it."""
    first: i64 = ability(table, other, UNSETTLE)
    if first == NONE or cunning_level(table, inmate) >= cunning_level(table, other):
        return
    more: i64 = ability(table, other, UNSETTLE_MORE)
    if table.journal is not None:
        telling.moves.unsettled(table.journal, table, inmate, other, "AZ-648")
    lose_if_any(table, table.cards.ability_n[first])
    if more != NONE:
        notches: i64 = table.cards.ability_n[more]
        lower_stat(table, inmate, table.cards.ability_stat[more], notches, "AZ-649")


def push_refusal(table: Table, inmate: i64, victim: i64, place: i64) -> i64:
    """AZ-617, AZ-620: into an adjacent room that is open to the victim, its own cell included;
    through a guarded door only with a guard of the one who pushes."""
    here: i64 = table.b[at.place(victim)]
    if not is_adjacent(table, victim, here, place):
        return CLOSED_TO_VICTIM
    return ALLOWED if is_door_open(table, inmate, here, place) else DOOR_SHUT_TO_BILL

"""The guards: where they stand, what they block and for whom they work (groups 4.6, 4.7)."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import events
from backroom.games.animalcatraz.cards import ESCAPE
from backroom.games.animalcatraz.state import Table, rival_of
from backroom.kernel.numbers import bit, i64


def stands_on(table: Table, room: i64, letter: i64) -> bool:
    """Whether the guard of a room stands on this letter."""
    b = table.b
    return b[at.letter(b[at.guard(room)])] == letter


def works_for(table: Table, inmate: i64, room: i64) -> bool:
    """Whether the guard of a room is corrupted by the inmate's rival (AZ-343)."""
    b = table.b
    return b[at.owner(b[at.guard(room)])] == rival_of(table, inmate)


def is_own(table: Table, inmate: i64, room: i64, letter: i64) -> bool:
    """Whether the inmate's own guard stands on this letter (AZ-340)."""
    return stands_on(table, room, letter) and works_for(table, inmate, room)


def is_blocked(table: Table, inmate: i64, room: i64, letter: i64) -> bool:
    """AZ-125, AZ-340; an Event may free an icon."""
    if not stands_on(table, room, letter) or works_for(table, inmate, room):
        return False
    return not events.frees_icon(table, table.cards.icon[at.LETTERS * room + letter])


def attack_icon_free(table: Table, inmate: i64, room: i64) -> bool:
    """AZ-534: for abilities that ask for a free Attack/Steal icon."""
    return not is_blocked(table, inmate, room, table.cards.attack_letter[room])


def can_pass_door(table: Table, inmate: i64, wing: i64) -> bool:
    """AZ-126, AZ-342: the door between a wing and the Yard."""
    return not stands_on(table, wing, table.cards.door[wing]) or works_for(table, inmate, wing)


# Icons: what they cost and whether they are used up.


def icon_price(table: Table, inmate: i64, room: i64, letter: i64) -> i64:
    """AZ-130, AZ-131, AZ-144, AZ-341."""
    if is_own(table, inmate, room, letter):
        return 0
    return table.cards.icon_cost[at.LETTERS * room + letter]


def is_escape(table: Table, room: i64, letter: i64) -> bool:
    return table.cards.icon[at.LETTERS * room + letter] == ESCAPE


def use_bit(table: Table, room: i64, letter: i64) -> i64:
    """An icon of a room (AZ-134), or the Escape icons of two wings as one (AZ-345)."""
    return (
        bit(at.LETTERS * at.ROOMS)
        if is_escape(table, room, letter)
        else bit(at.LETTERS * room + letter)
    )


def is_used(table: Table, inmate: i64, room: i64, letter: i64) -> bool:
    """AZ-133: once per inmate and round; others may use it too (AZ-137)."""
    return table.b[at.icons_used(inmate)] & use_bit(table, room, letter) != 0


def mark_used(table: Table, inmate: i64, room: i64, letter: i64) -> None:
    """A free use counts too (AZ-145)."""
    table.b[at.icons_used(inmate)] |= use_bit(table, room, letter)


# The guard die.


def obey(table: Table, face: i64) -> None:
    """AZ-118, AZ-119: all guards stand on the letter shown, after an arrow in the next room; they
    keep their bases (AZ-129)."""
    if table.cards.die_arrow[face] == 1:
        go_round(table, 0, at.CORNERS)  # AZ-120, AZ-121; the Yard guard stays (AZ-123)
        go_round(table, at.WING, at.CELLS)  # AZ-122
    for guard in range(at.GUARDS):
        table.b[at.letter(guard)] = table.cards.die_letter[face]


def go_round(table: Table, first: i64, count: i64) -> None:
    """The guards of some rooms move to the next one clockwise."""
    b = table.b
    last: i64 = b[at.guard(first + count - 1)]
    for room in range(first + count - 1, first, -1):
        b[at.guard(room)] = b[at.guard(room - 1)]
    b[at.guard(first)] = last

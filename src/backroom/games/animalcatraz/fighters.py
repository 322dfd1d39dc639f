"""Who fights: the members of a side, what they can do and what they carry (group 4.16).

A member is a number: member // 3 is its board (0 the side's own, 1 the partner's, which fights only
in Riots, AZ-397, AZ-502), member % 3 its role (0 the inmate, 1 and 2 its gangsters).
"""

from backroom.games.animalcatraz import events
from backroom.games.animalcatraz.board import (
    AT,
    BOARD_GANG,
    CARRY,
    FIGHT,
    FIGHTER,
    GANG,
    GANG_LOST,
    GANG_SLOT,
    INJURED,
    MEMBERS,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    SIDE,
    slot_of,
)
from backroom.games.animalcatraz.cards import BEST_STAT, EXTRA_DIE
from backroom.games.animalcatraz.inmates import cunning_level, force_level
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import count_from
from backroom.kernel.numbers import i64


def inmate_of(table: Table, side: i64, member: i64) -> i64:
    """The inmate on whose board a member stands; NOBODY if there is no such board."""
    inmate: i64 = table.b[SIDE + side]
    return inmate if member < 3 else table.partner_of(inmate)


def gangster_of(table: Table, side: i64, member: i64) -> i64:
    """The gangster that a member is; NOBODY for an inmate or an empty place."""
    role: i64 = member % 3
    inmate: i64 = inmate_of(table, side, member)
    if role == 0 or inmate == NOBODY:
        return NOBODY
    return table.b[GANG + inmate * BOARD_GANG + role - 1]


def is_up(table: Table, side: i64, member: i64) -> bool:
    """Whether a member exists and is uninjured."""
    b = table.b
    if member >= 3 and b[FIGHT] != 2:
        return False
    inmate: i64 = inmate_of(table, side, member)
    if inmate == NOBODY or b[AT + inmate] == OUTSIDE:
        return False
    if (b[INJURED + side] >> member) & 1 == 1:
        return False
    return member % 3 == 0 or gangster_of(table, side, member) != NOBODY


def anybody_up(table: Table, side: i64) -> bool:
    for member in range(MEMBERS):
        if is_up(table, side, member):
            return True
    return False


def has_ability(table: Table, side: i64, member: i64, kind: i64) -> bool:
    """Whether a member is a gangster with an ability of this kind."""
    gangster: i64 = gangster_of(table, side, member)
    return gangster != NOBODY and table.cards.gang_ability[gangster] == kind


def member_with(table: Table, side: i64, kind: i64) -> i64:
    """An uninjured gangster of a side with an ability of this kind, or NOBODY."""
    for member in range(MEMBERS):
        if is_up(table, side, member) and has_ability(table, side, member, kind):
            return member
    return NOBODY


def extra_dice(table: Table, side: i64) -> i64:
    """AZ-598, AZ-599: while the Mad Chemist is uninjured."""
    member: i64 = member_with(table, side, EXTRA_DIE)
    return 0 if member == NOBODY else table.cards.gang_n[gangster_of(table, side, member)]


def force(table: Table, side: i64, member: i64) -> i64:
    """The level that counts (AZ-386)."""
    gangster: i64 = gangster_of(table, side, member)
    if gangster != NOBODY:
        return gang_force(table, gangster)
    return inmate_force(table, inmate_of(table, side, member))


def inmate_force(table: Table, inmate: i64) -> i64:
    """With what an inmate fights: in a Riot of brains with its better stat (AZ-490)."""
    own: i64 = force_level(table, inmate)
    return max(own, cunning_level(table, inmate)) if riot_has(table, BEST_STAT) else own


def gang_force(table: Table, gangster: i64) -> i64:
    """AZ-393, AZ-529: for fights only, and it never rises."""
    return max(table.cards.gang_force[gangster] - table.b[GANG_LOST + gangster], 0)


def riot_has(table: Table, rule: i64) -> bool:
    """Whether this fight belongs to the last Event's Riot and its card has this rule (AZ-482)."""
    return events.riot_rule(table) == rule


# What a member carries.


def first_place(table: Table, side: i64, member: i64) -> i64:
    """The first cell of the board with a card that this member carries."""
    role: i64 = member % 3
    inmate: i64 = inmate_of(table, side, member)
    return slot_of(inmate, 0) if role == 0 else slot_of(inmate, GANG_SLOT + role - 1)


def places(member: i64) -> i64:
    return CARRY if member % 3 == 0 else 1


def card_count(table: Table, side: i64, member: i64) -> i64:
    return count_from(table, first_place(table, side, member), places(member))


def place_of_card(table: Table, side: i64, member: i64, card: i64) -> i64:
    """Where a member has a card, or NOWHERE."""
    first: i64 = first_place(table, side, member)
    for place in range(first, first + places(member)):
        if table.b[place] == card:
            return place
    return NOWHERE


def fighting_inmate(table: Table, side: i64) -> i64:
    """The inmate of the board from which a side fights in this clash."""
    return inmate_of(table, side, max(table.b[FIGHTER + side], 0))


def inmates_of_side(table: Table, side: i64, board: i64) -> i64:
    """The inmate of a board that takes part in the fight, or NOBODY."""
    b = table.b
    if board == 1 and b[FIGHT] != 2:
        return NOBODY
    inmate: i64 = inmate_of(table, side, 3 * board)
    return NOBODY if inmate == NOBODY or b[AT + inmate] == OUTSIDE else inmate

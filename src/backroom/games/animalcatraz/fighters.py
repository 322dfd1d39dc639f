"""Who fights: the members of a side, what they can do and what they carry (group 4.16).

A member is a number: member // 3 is its board (0 the side's own, 1 the partner's, which fights only
in Riots, AZ-397, AZ-502), member % 3 its role (0 the inmate, 1 and 2 its gangsters).
"""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import events
from backroom.games.animalcatraz.cards import BEST_STAT, EXTRA_DIE
from backroom.games.animalcatraz.inmates import cunning_level, force_level
from backroom.games.animalcatraz.state import Table, asks_inmate, asks_rival, partner_of, rival_of
from backroom.games.animalcatraz.supply import count_from
from backroom.kernel.numbers import i64


def inmate_of(table: Table, side: i64, member: i64) -> i64:
    """The inmate on whose board a member stands; NOBODY if there is no such board."""
    inmate: i64 = table.b[at.side(side)]
    return inmate if member < 3 else partner_of(table, inmate)


def gangster_of(table: Table, side: i64, member: i64) -> i64:
    """The gangster that a member is; NOBODY for an inmate or an empty place."""
    role: i64 = member % 3
    inmate: i64 = inmate_of(table, side, member)
    if role == 0 or inmate == at.NOBODY:
        return at.NOBODY
    return table.b[at.gang(inmate, role - 1)]


def is_up(table: Table, side: i64, member: i64) -> bool:
    """Whether a member exists and is uninjured. Of a board that is out, all count as injured in a
    Riot (AZ-377)."""
    b = table.b
    if member >= 3 and b[at.FIGHT] != 2:
        return False
    if inmate_of(table, side, member) == at.NOBODY or (b[at.injured(side)] >> member) & 1 == 1:
        return False
    return member % 3 == 0 or gangster_of(table, side, member) != at.NOBODY


def anybody_up(table: Table, side: i64) -> bool:
    for member in range(at.MEMBERS):
        if is_up(table, side, member):
            return True
    return False


def has_ability(table: Table, side: i64, member: i64, kind: i64) -> bool:
    """Whether a member is a gangster with an ability of this kind."""
    gangster: i64 = gangster_of(table, side, member)
    return gangster != at.NOBODY and table.cards.gang_ability[gangster] == kind


def member_with(table: Table, side: i64, kind: i64) -> i64:
    """An uninjured gangster of a side with an ability of this kind, or NOBODY."""
    for member in range(at.MEMBERS):
        if is_up(table, side, member) and has_ability(table, side, member, kind):
            return member
    return at.NOBODY


def extra_dice(table: Table, side: i64) -> i64:
    """AZ-598, AZ-599: while the Mad Chemist is uninjured."""
    member: i64 = member_with(table, side, EXTRA_DIE)
    return 0 if member == at.NOBODY else table.cards.gang_n[gangster_of(table, side, member)]


def force(table: Table, side: i64, member: i64) -> i64:
    """The level that counts (AZ-386)."""
    gangster: i64 = gangster_of(table, side, member)
    if gangster != at.NOBODY:
        return gang_force(table, gangster)
    return inmate_force(table, inmate_of(table, side, member))


def inmate_force(table: Table, inmate: i64) -> i64:
    """With what an inmate fights: in a Riot of brains with its better stat (AZ-490)."""
    own: i64 = force_level(table, inmate)
    return max(own, cunning_level(table, inmate)) if riot_has(table, BEST_STAT) else own


def gang_force(table: Table, gangster: i64) -> i64:
    """AZ-393, AZ-529: for fights only, and it never rises."""
    return max(table.cards.gang_force[gangster] - table.b[at.gang_lost(gangster)], 0)


def riot_has(table: Table, rule: i64) -> bool:
    """Whether this fight belongs to the last Event's Riot and its card has this rule (AZ-482)."""
    return events.riot_rule(table) == rule


def asks_whole_side(table: Table, side: i64) -> i64:
    """In a Riot of pairs the seat of both boards chooses who fights (AZ-611)."""
    inmate: i64 = table.b[at.side(side)]
    if table.b[at.FIGHT] == 2:
        return asks_rival(table, rival_of(table, inmate))
    return asks_inmate(table, inmate)


# What a member carries.


def first_place(table: Table, side: i64, member: i64) -> i64:
    """The first cell of the board with a card that this member carries."""
    role: i64 = member % 3
    inmate: i64 = inmate_of(table, side, member)
    return at.slot(inmate, 0) if role == 0 else at.slot(inmate, at.GANG_SLOT + role - 1)


def places(member: i64) -> i64:
    return at.CARRY if member % 3 == 0 else 1


def card_count(table: Table, side: i64, member: i64) -> i64:
    return count_from(table, first_place(table, side, member), places(member))


def place_of_card(table: Table, side: i64, member: i64, card: i64) -> i64:
    """Where a member has a card, or NOWHERE."""
    first: i64 = first_place(table, side, member)
    for place in range(first, first + places(member)):
        if table.b[place] == card:
            return place
    return at.NOWHERE


def fighting_inmate(table: Table, side: i64) -> i64:
    """The inmate of the board from which a side fights in this clash."""
    return inmate_of(table, side, max(table.b[at.fighter(side)], 0))


def inmates_of_side(table: Table, side: i64, board: i64) -> i64:
    """The inmate of a board that takes part in the fight, or NOBODY."""
    b = table.b
    if board == 1 and b[at.FIGHT] != 2:
        return at.NOBODY
    inmate: i64 = inmate_of(table, side, 3 * board)
    return at.NOBODY if inmate == at.NOBODY or b[at.place(inmate)] == at.OUTSIDE else inmate

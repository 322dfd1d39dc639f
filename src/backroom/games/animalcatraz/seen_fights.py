"""What slots tell of fights and Riots of Animalcatraz: all lies open there; see seen.py."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import (
    fighters,
    reveals,
)
from backroom.games.animalcatraz.notes import NONE, Notes, kind_of
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import bit, i64

# Fights and Riots.


def side(table: Table, notes: Notes, side: i64) -> i64:
    return NONE if table.b[at.FIGHT] == 0 else notes.turn_of(table.b[at.side(side)])


def injured(table: Table, side: i64) -> i64:
    return table.b[at.injured(side)]


def fighter(table: Table, side: i64) -> i64:
    return table.b[at.fighter(side)]


def members_up(table: Table, side: i64) -> i64:
    """Those that can still fight, as bits."""
    found: i64 = 0
    for member in range(at.MEMBERS):
        if fighters.is_up(table, side, member):
            found |= bit(member)
    return found


def fight_strength(table: Table, side: i64) -> i64:
    """Of its fighter with the cards shown, before the dice."""
    if table.b[at.fighter(side)] == at.NOBODY:
        return 0
    force: i64 = fighters.force(table, side, table.b[at.fighter(side)])
    return force + reveals.attack_value(table, side)


def revealed(table: Table, side: i64) -> i64:
    return kind_of(table, table.b[at.revealed(side, 0)])


def revealed_second(table: Table, side: i64) -> i64:
    return kind_of(table, table.b[at.revealed(side, 1)])


def fight_dice(table: Table, side: i64) -> i64:
    return table.b[at.dice(side)]


def fight_total(table: Table, side: i64) -> i64:
    return table.b[at.total(side)] if table.b[at.dice(side)] != 0 else 0


def to_attack(table: Table) -> i64:
    return NONE if table.b[at.FIGHT] == 0 else table.b[at.TO_ATTACK]


def bet(table: Table, notes: Notes, who: i64) -> i64:
    """1 on the attacker or thief, 2 on the other."""
    owner: i64 = notes.inmate_at[who]
    return 0 if owner == NONE else table.b[at.bet(owner)]


def riot_left(table: Table, notes: Notes) -> i64:
    """The rivals that are still in it, as bits."""
    found: i64 = 0
    for turn in range(table.rivals):
        found |= ((table.b[at.RIOT_LEFT] >> notes.rival_at[turn]) & 1) << turn
    return found


def fell(table: Table, notes: Notes, turn: i64) -> i64:
    """When it fell: 1 first."""
    return table.b[at.fell(notes.rival_at[turn])]


def riot_injured(table: Table, notes: Notes, turn: i64) -> i64:
    return table.b[at.riot_injured(notes.rival_at[turn])]

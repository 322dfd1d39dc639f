"""What slots tell of the inmates of Animalcatraz and of their gangsters; see seen.py."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import (
    crimes,
    fighters,
    inmates,
)
from backroom.games.animalcatraz.notes import NONE, Notes, kind_in
from backroom.games.animalcatraz.state import Table, rival_of
from backroom.games.animalcatraz.supply import pocket_count
from backroom.kernel.numbers import bit, i64

# Inmates.


def inmate(notes: Notes, who: i64) -> i64:
    """Its number, which codes name."""
    return notes.inmate_at[who]


def inmate_card(table: Table, notes: Notes, who: i64) -> i64:
    return table.b[at.inmate_card(notes.inmate_at[who])]


def ability(table: Table, notes: Notes, who: i64) -> i64:
    """What its first star does."""
    card: i64 = inmate_card(table, notes, who)
    return NONE if card == at.NOTHING else table.cards.ability[2 * card]


def second_ability(table: Table, notes: Notes, who: i64) -> i64:
    card: i64 = inmate_card(table, notes, who)
    return NONE if card == at.NOTHING else table.cards.ability[2 * card + 1]


def unlocked(table: Table, notes: Notes, who: i64) -> i64:
    """Its stars that shine, as bits."""
    chosen: bool = inmate_card(table, notes, who) != at.NOTHING
    return inmates.abilities_of(table, notes.inmate_at[who]) if chosen else 0


def ability_used(table: Table, notes: Notes, who: i64) -> i64:
    return table.b[at.ability_used(notes.inmate_at[who])]


def home(table: Table, notes: Notes, who: i64) -> i64:
    return table.b[at.home(notes.inmate_at[who])]


def place(table: Table, notes: Notes, who: i64) -> i64:
    return table.b[at.place(notes.inmate_at[who])]


def force(table: Table, notes: Notes, who: i64) -> i64:
    chosen: bool = inmate_card(table, notes, who) != at.NOTHING
    return inmates.force_level(table, notes.inmate_at[who]) if chosen else 0


def cunning(table: Table, notes: Notes, who: i64) -> i64:
    chosen: bool = inmate_card(table, notes, who) != at.NOTHING
    return inmates.cunning_level(table, notes.inmate_at[who]) if chosen else 0


def force_notch(table: Table, notes: Notes, who: i64) -> i64:
    return table.b[at.notch(notes.inmate_at[who], at.FORCE)]


def cunning_notch(table: Table, notes: Notes, who: i64) -> i64:
    return table.b[at.notch(notes.inmate_at[who], at.CUNNING)]


def primal_rounds(table: Table, notes: Notes, who: i64) -> i64:
    """AZ-164: this one included."""
    b = table.b
    began: i64 = b[at.primal_from(notes.inmate_at[who])]
    return 0 if began == 0 else began + table.cards.primal_rounds - b[at.CLOCK]


def primal_debt(table: Table, notes: Notes, who: i64) -> i64:
    return table.b[at.primal_debt(notes.inmate_at[who])]


def lying(table: Table, notes: Notes, who: i64) -> i64:
    return table.b[at.lying(notes.inmate_at[who])]


def bleeding(table: Table, notes: Notes, who: i64) -> i64:
    return table.b[at.bleeding(notes.inmate_at[who])]


def owed(table: Table, notes: Notes, who: i64) -> i64:
    return table.b[at.owed(notes.inmate_at[who])]


def played(table: Table, notes: Notes, who: i64) -> i64:
    return (table.b[at.PLAYED] >> notes.inmate_at[who]) & 1


def icons_used(table: Table, notes: Notes, who: i64) -> i64:
    return table.b[at.icons_used(notes.inmate_at[who])]


def carried(table: Table, notes: Notes, who: i64) -> i64:
    """How many cards it carries itself."""
    return pocket_count(table, notes.inmate_at[who])


def upgrade(table: Table, notes: Notes, who: i64) -> i64:
    """The kind of its placed upgrade."""
    return kind_in(table, at.slot(notes.inmate_at[who], at.INMATE_UPGRADE_SLOT))


def cell_upgrade(table: Table, notes: Notes, who: i64) -> i64:
    return kind_in(table, at.slot(notes.inmate_at[who], at.CELL_UPGRADE_SLOT))


def crime_count(table: Table, notes: Notes, who: i64) -> i64:
    return crimes.count_on(table, notes.inmate_at[who])


def night_left(table: Table, notes: Notes, who: i64) -> i64:
    """Notches that are still to be trained, of one's own."""
    own: i64 = notes.inmate_at[who]
    return table.b[at.night_left(own)] if notes.sees_as(rival_of(table, own)) else 0


def night_force(table: Table, notes: Notes, who: i64) -> i64:
    own: i64 = notes.inmate_at[who]
    return table.b[at.night_force(own)] if notes.sees_as(rival_of(table, own)) else 0


def night_cunning(table: Table, notes: Notes, who: i64) -> i64:
    own: i64 = notes.inmate_at[who]
    return table.b[at.night_cunning(own)] if notes.sees_as(rival_of(table, own)) else 0


def stage(table: Table, notes: Notes, who: i64) -> i64:
    """Of a fugitive."""
    other: i64 = notes.inmate_at[who]
    return table.b[at.stage(other)] if table.b[at.place(other)] == at.OUTSIDE else 0


# Gangsters: those of a board, and those that wait in a wing.


def gangster(table: Table, notes: Notes, who: i64, which: i64) -> i64:
    owner: i64 = notes.inmate_at[who]
    return NONE if owner == NONE else table.b[at.gang(owner, which)]


def gang_force(table: Table, notes: Notes, who: i64, which: i64) -> i64:
    return fighters.gang_force(table, gangster(table, notes, who, which))


def gang_used(table: Table, notes: Notes, who: i64, which: i64) -> i64:
    return table.b[at.gang_used(gangster(table, notes, who, which))]


def gang_thefts(table: Table, notes: Notes, who: i64, which: i64) -> i64:
    return table.b[at.thefts(gangster(table, notes, who, which))]


def gang_carries(table: Table, notes: Notes, who: i64, which: i64) -> i64:
    """Whether it carries a card."""
    place: i64 = at.slot(notes.inmate_at[who], at.GANG_SLOT + which)
    return 1 if table.b[place] != at.NOTHING else 0


def gang_to_come(table: Table) -> i64:
    """The gangsters of the execution deck, as bits."""
    return gang_with_fate(table, at.IN_EXECUTION_DECK)


def gang_discarded(table: Table) -> i64:
    return gang_with_fate(table, at.DISCARDED)


def gang_with_fate(table: Table, fate: i64) -> i64:
    found: i64 = 0
    if table.options.advanced:
        for gangster in range(at.GANGSTERS):
            if table.b[at.gang_fate(gangster)] == fate:
                found |= bit(gangster)
    return found

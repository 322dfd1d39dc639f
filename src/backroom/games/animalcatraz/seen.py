"""What slots tell of a table of Animalcatraz: one thing at a time, as far as the seat that looks
may know it. ``turn`` is a rival in turn, ``who`` an inmate in turn; see notes.py."""

from typing import Final

from backroom.games.animalcatraz import (
    actions,
    corruption,
    reputation,
)
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import notes as taken
from backroom.games.animalcatraz.gang_tags import free_tags
from backroom.games.animalcatraz.loot import loot_place
from backroom.games.animalcatraz.notes import NONE, Notes, kind_in
from backroom.games.animalcatraz.state import Table, has_left
from backroom.games.animalcatraz.turns import plays
from backroom.kernel.numbers import bit, i64

OPTIONS: Final = [
    *("advanced", "pairs", "two cells", "Warden", "Trash Tags", "El Chapo", "Crime Lord"),
    *("Fugitive", "guard tiles", "memory aid"),
]

# Where the codes of slots.CODE begin that are not of cards.
CRIME_CODES: Final[i64] = 31
THEFT_CODES: Final[i64] = 35
POCKET_CODES: Final[i64] = 37
CELL_CODES: Final[i64] = 45

# What was agreed, and the question.


def options(table: Table) -> i64:
    """As bits, in the order of OPTIONS."""
    agreed = table.options
    found: i64 = 0
    found |= 1 if agreed.advanced else 0
    found |= 2 if agreed.pairs else 0
    found |= 4 if agreed.two_cells else 0
    found |= 8 if agreed.warden else 0
    found |= 16 if agreed.trash_tags else 0
    found |= 32 if agreed.el_chapo else 0
    found |= 64 if agreed.crime_lord else 0
    found |= 128 if agreed.fugitive else 0
    found |= 256 if agreed.guard_tiles else 0
    found |= 512 if agreed.memory else 0
    return found


def decision(notes: Notes) -> i64:
    return notes.decision


def waiting(table: Table, notes: Notes) -> i64:
    """The inmates whose seats must choose now, as bits."""
    found: i64 = 0
    for who in range(taken.TURNS):
        inmate: i64 = notes.inmate_at[who]
        if inmate != NONE and (table.b[at.WAITING] >> table.b[at.seat(inmate)]) & 1 == 1:
            found |= bit(who)
    return found


def about_inmate(notes: Notes) -> i64:
    return notes.turn_of(notes.subject[taken.AN_INMATE])


def about_victim(notes: Notes) -> i64:
    return notes.turn_of(notes.subject[taken.A_VICTIM])


def about_rival(notes: Notes) -> i64:
    return notes.turn(notes.subject[taken.A_RIVAL])


def about_cell(notes: Notes) -> i64:
    return notes.subject[taken.A_CELL]


def about_guard(notes: Notes) -> i64:
    return notes.subject[taken.A_GUARD]


def about_gangster(notes: Notes) -> i64:
    return notes.subject[taken.A_GANGSTER]


def about_room(notes: Notes) -> i64:
    return notes.subject[taken.A_ROOM]


def about_side(notes: Notes) -> i64:
    return notes.subject[taken.A_SIDE]


def about_spare_cell(notes: Notes) -> i64:
    return notes.subject[taken.A_SPARE_CELL]


def about_number(notes: Notes) -> i64:
    return max(notes.subject[taken.A_NUMBER], 0)


def about_code(notes: Notes) -> i64:
    return place_of_code(notes, notes.subject[taken.A_CODE])


def about_other_code(notes: Notes) -> i64:
    return place_of_code(notes, notes.subject[taken.ANOTHER_CODE])


def place_of_code(notes: Notes, code: i64) -> i64:
    """Among the codes that a question can be about: of cards, of Crimes, of thefts and their
    targets."""
    if actions.MY_CELL <= code < actions.KIND:
        return code - actions.MY_CELL
    if actions.CRIME_CARD <= code < actions.GUARD:
        return code - actions.CRIME_CARD + CRIME_CODES
    if actions.PICKPOCKET <= code <= actions.ROB:
        return code - actions.PICKPOCKET + THEFT_CODES
    if actions.INMATE <= code < actions.OWN:
        return notes.turn_of(code - actions.INMATE) + POCKET_CODES
    if actions.CELL <= code < actions.SPARE:
        return code - actions.CELL + CELL_CODES
    return NONE


def about_card(table: Table, notes: Notes) -> i64:
    return kind_of_loot(table, notes.subject[taken.A_CARD])


def about_other_card(table: Table, notes: Notes) -> i64:
    return kind_of_loot(table, notes.subject[taken.ANOTHER_CARD])


def kind_of_loot(table: Table, number: i64) -> i64:
    return NONE if number == NONE else kind_in(table, loot_place(number))


# Time and turns.


def winner(table: Table, notes: Notes) -> i64:
    return notes.turn(table.b[at.WINNER])


def brush(table: Table, notes: Notes) -> i64:
    return notes.turn(table.b[at.BRUSH])


def to_play(table: Table, notes: Notes) -> i64:
    """The inmates whose turn is still to come in this round, as bits."""
    found: i64 = 0
    for who in range(taken.TURNS):
        inmate: i64 = notes.inmate_at[who]
        if inmate != NONE and plays(table, inmate):
            found |= bit(who)
    return found


def active(table: Table, notes: Notes) -> i64:
    return notes.turn_of(table.b[at.ACTIVE])


def steps_left(table: Table) -> i64:
    """AZ-105."""
    if table.b[at.ACTIVE] == at.NOBODY:
        return 0
    return table.cards.free_steps - table.b[at.FREE_STEPS]


def next_event(table: Table) -> i64:
    """The letter on its back."""
    b = table.b
    return NONE if b[at.EVENTS_LEFT] == 0 else table.cards.event_deck[b[at.event_deck(0)]]


def tag(table: Table, notes: Notes, place: i64) -> i64:
    return notes.turn(table.b[at.tag(place)])


def took_part(table: Table, notes: Notes, who: i64) -> i64:
    return table.b[at.took_part(notes.inmate_at[who])]


# Rivals.


def is_rival(notes: Notes, turn: i64) -> i64:
    return 1 if notes.rival_at[turn] != NONE else 0


def rep(table: Table, notes: Notes, turn: i64) -> i64:
    return table.b[at.rep(notes.rival_at[turn])]


def rank(table: Table, notes: Notes, turn: i64) -> i64:
    return reputation.rank_of(table, notes.rival_at[turn])


def bases(table: Table, notes: Notes, turn: i64) -> i64:
    return table.b[at.bases(notes.rival_at[turn])]


def free_bases(table: Table, notes: Notes, turn: i64) -> i64:
    return reputation.free_bases(table, notes.rival_at[turn])


def tags_left(table: Table, notes: Notes, turn: i64) -> i64:
    return free_tags(table, notes.rival_at[turn])


def trash_free(table: Table, notes: Notes, turn: i64) -> i64:
    return table.b[at.trash_free(notes.rival_at[turn])]


def trash_held(table: Table, notes: Notes, turn: i64, giver: i64) -> i64:
    holder: i64 = notes.rival_at[turn]
    if holder == NONE or notes.rival_at[giver] == NONE:
        return 0
    return table.b[at.trash_held(holder, notes.rival_at[giver])]


def crime_points(table: Table, notes: Notes, turn: i64) -> i64:
    return table.b[at.crime_points(notes.rival_at[turn])]


def crimes_kept(table: Table, notes: Notes, turn: i64) -> i64:
    return table.b[at.crimes_kept(notes.rival_at[turn])]


def has_plan(table: Table, notes: Notes, turn: i64) -> i64:
    return 1 if table.b[at.plan(notes.rival_at[turn])] != at.NOTHING else 0


def plan_is_open(table: Table, notes: Notes, turn: i64) -> i64:
    return table.b[at.plan_open(notes.rival_at[turn])]


def is_gone(table: Table, notes: Notes, turn: i64) -> i64:
    return 1 if has_left(table, notes.rival_at[turn]) else 0


# Guards, wings and cells.


def guard_letter(table: Table, room: i64) -> i64:
    return table.b[at.letter(table.b[at.guard(room)])]


def guard_owner(table: Table, notes: Notes, room: i64) -> i64:
    return notes.turn(table.b[at.owner(table.b[at.guard(room)])])


def guard_level(table: Table, notes: Notes, room: i64) -> i64:
    """What it takes to corrupt the guard, for this seat (AZ-328, AZ-337)."""
    return corruption.needed(table, notes.rival, table.b[at.guard(room)])


def warden_owner(table: Table, notes: Notes) -> i64:
    return notes.turn_of(table.b[at.WARDEN_OWNER])


def cell_rival(table: Table, notes: Notes, cell: i64) -> i64:
    return notes.turn(table.b[at.cell_rival(cell)])


def spare_has_card(table: Table, cell: i64, spare: i64) -> i64:
    return 1 if table.b[at.spare_card(cell, spare)] != at.NOTHING else 0


def spare_by(table: Table, notes: Notes, cell: i64, spare: i64) -> i64:
    """Who put the card there."""
    return notes.turn(table.b[at.spare_by(cell, spare)])


def spare_card(table: Table, notes: Notes, cell: i64, spare: i64) -> i64:
    """The kind of that card, if the seat knows it (AZ-315)."""
    b = table.b
    knows: bool = notes.sees_as(b[at.spare_by(cell, spare)]) or notes.knows(
        b[at.known(b[at.spare_card(cell, spare)])]
    )
    return kind_in(table, at.spare_card(cell, spare)) if knows else NONE


# Tiles and the Fugitive.


def tile(table: Table, place: i64) -> i64:
    """The face of a guard tile that has been turned."""
    return table.b[at.tile(place)] if place < table.b[at.TILES_TURNED] else NONE


def fugitive_seen(table: Table, deck: i64) -> i64:
    """The cards of a deck that everybody has seen, as bits."""
    b = table.b
    found: i64 = 0
    if not table.options.fugitive:
        return found
    for place in range(3 - b[at.fugitive_seen(deck)], 3):
        found |= bit(b[at.fugitive_deck(deck, place)])
    return found

"""What slots tell of the cards of Animalcatraz, as far as the seat that looks may know them; see
seen.py."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import (
    crimes,
    decisions,
    reputation,
)
from backroom.games.animalcatraz import notes as taken
from backroom.games.animalcatraz.cards import CARRYING, DISCARD_VALUE, GANGSTER_AT, GUARDS_OWNED
from backroom.games.animalcatraz.notes import NONE, Notes, kind_in
from backroom.games.animalcatraz.state import Table, asked_first, rival_of
from backroom.games.animalcatraz.supply import cell_count, front_of_chair
from backroom.kernel.numbers import bit, i64

# Cards.


def items(notes: Notes, zone: i64) -> i64:
    return notes.items[zone]


def contraband(notes: Notes, zone: i64) -> i64:
    return notes.contraband[zone]


def contraband_twice(notes: Notes, zone: i64) -> i64:
    return notes.contraband_twice[zone]


def own_card(table: Table, notes: Notes, who: i64, slot: i64) -> i64:
    """The kind of a card in a place of one's own board."""
    owner: i64 = notes.inmate_at[who]
    if owner == NONE or notes.rival == NONE:
        return NONE
    return kind_in(table, at.slot(owner, slot))


def own_cell_card(table: Table, notes: Notes, who: i64, slot: i64) -> i64:
    """The kind of a card in the cell of one's own inmate."""
    owner: i64 = notes.inmate_at[who]
    if owner == NONE or notes.rival == NONE:
        return NONE
    cell: i64 = table.b[at.home(owner)]
    is_told: bool = who > 0 and cell == table.b[at.home(notes.inmate_at[0])]  # of one's partner
    return NONE if cell == at.NOWHERE or is_told else kind_in(table, at.cell_slot(cell, slot))


def chair_card(table: Table, notes: Notes, place: i64) -> i64:
    """The kind of one of the next cards of the chair, if the seat knows it."""
    b = table.b
    if place >= b[at.CHAIR_COUNT]:
        return NONE
    cell: i64 = at.chair((b[at.CHAIR_HEAD] + place) % at.CARDS)
    return kind_in(table, cell) if notes.knows(b[at.known(b[cell])]) else NONE


def decks_may_hold(table: Table, notes: Notes) -> i64:
    """The items that the corner decks may hold; all that they do hold if nothing is hidden."""
    if notes.sees_all:
        return table.b[at.DECK]
    if notes.rival == NONE or not notes.remembers:
        return 0
    return table.b[at.look(notes.rival)]


def deck_count(table: Table, notes: Notes, corner: i64) -> i64:
    """How many items a corner deck holds."""
    rest: i64 = table.b[at.DECK] & notes.corner[corner]
    count: i64 = 0
    while rest != 0:
        rest &= rest - 1
        count += 1
    return count


def is_own_trade(table: Table, notes: Notes) -> bool:
    asked: i64 = notes.decision
    is_trade: bool = (
        asked == decisions.TRADE_TAKE
        or asked == decisions.TRADE_PAY
        or asked == decisions.COURIER_ITEM
    )
    return is_trade and notes.sees_as(rival_of(table, asked_first(table)))


def deck_items(table: Table, notes: Notes) -> i64:
    """What the corner decks hold, for who looks through one of them."""
    if not is_own_trade(table, notes):
        return 0
    b = table.b
    return b[at.DECK] & notes.corner[notes.subject[taken.A_ROOM]] & ~b[at.TAKEN]


def taken_items(table: Table, notes: Notes) -> i64:
    return table.b[at.TAKEN] if is_own_trade(table, notes) else 0


def paid(table: Table, notes: Notes) -> i64:
    return table.b[at.PAID] if is_own_trade(table, notes) else 0


def cards_in_cell(table: Table, cell: i64) -> i64:
    return cell_count(table, cell)


# What one chooses from.


def offered_inmates(table: Table, notes: Notes, who: i64) -> i64:
    return offered(table, notes, who) if notes.decision == decisions.KEEP_INMATE else 0


def offered_crimes(table: Table, notes: Notes, who: i64) -> i64:
    return offered(table, notes, who) if notes.decision == decisions.START_CRIME else 0


def offered(table: Table, notes: Notes, who: i64) -> i64:
    """The two cards between which an inmate of one's own has not chosen yet, as bits."""
    b = table.b
    owner: i64 = notes.inmate_at[who]
    if owner == NONE or not notes.sees_as(rival_of(table, owner)):
        return 0
    if b[at.pending(owner, 1)] == at.NOTHING:
        return 0
    return bit(b[at.pending(owner, 0)]) | bit(b[at.pending(owner, 1)])


def offered_card(table: Table, notes: Notes, which: i64) -> i64:
    """A card for which a 2p seat chooses one of its cells (AZ-049, AZ-082)."""
    b = table.b
    if notes.decision == decisions.CELL_FOR_CARD:
        drawn: bool = which == 0 and notes.sees_as(asked_first(table))
        return table.cards.kind_of[front_of_chair(table)] if drawn else NONE
    if notes.decision != decisions.START_CELL or notes.rival == NONE:
        return NONE
    first: i64 = min(notes.inmate_at[0], notes.inmate_at[1])
    if b[at.pending(first + 1, which)] != at.NOTHING:
        return NONE
    return kind_in(table, at.pending(first, which))


# Crimes and plans.


def own_crime(table: Table, notes: Notes, who: i64, which: i64) -> i64:
    owner: i64 = notes.inmate_at[who]
    if owner == NONE or notes.rival == NONE:
        return NONE
    return table.b[at.crime(owner, which)]


def crime_is_ready(table: Table, notes: Notes, who: i64, which: i64) -> i64:
    """Whether what it asks for holds now, in a turn of one's own."""
    doer: i64 = table.b[at.ACTIVE]
    if doer == at.NOBODY or rival_of(table, doer) != notes.rival:
        return 0
    return 1 if crimes.is_fulfilled(table, doer, own_crime(table, notes, who, which)) else 0


def crime_progress(table: Table, notes: Notes, who: i64, which: i64) -> i64:
    """How much there is of what a Crime counts."""
    owner: i64 = notes.inmate_at[who]
    crime: i64 = own_crime(table, notes, who, which)
    need: i64 = table.cards.crime_need[crime]
    have: i64 = 0
    if need == GUARDS_OWNED:
        have = reputation.guards_owned(table, rival_of(table, owner))
    elif need == CARRYING:
        have = crimes.carries(table, owner, crime)
    elif need == DISCARD_VALUE:
        have = crimes.carried_value(table, owner)
    elif need == GANGSTER_AT:
        have = crimes.gang(table, owner)
    return min(have, table.cards.crime_n[crime])


def crimes_known(table: Table, notes: Notes, who: i64) -> i64:
    """The Crimes of a board that the seat knows, as bits."""
    b = table.b
    owner: i64 = notes.inmate_at[who]
    found: i64 = 0
    if owner == NONE:
        return found
    is_own: bool = notes.sees_as(rival_of(table, owner))
    for which in range(at.BOARD_CRIMES):
        crime: i64 = b[at.crime(owner, which)]
        if crime != at.NOTHING and (is_own or notes.knows(b[at.crime_known(crime)])):
            found |= bit(crime)
    return found


def crimes_in_deck(table: Table, notes: Notes) -> i64:
    """The Crimes that the seat knows to be in the deck, as bits."""
    b = table.b
    found: i64 = 0
    for index in range(b[at.CRIMES_LEFT]):
        crime: i64 = b[at.crime_deck(index)]
        if notes.knows(b[at.crime_known(crime)]):
            found |= bit(crime)
    return found


def next_crime(table: Table, notes: Notes) -> i64:
    b = table.b
    if b[at.CRIMES_LEFT] == 0:
        return NONE
    crime: i64 = b[at.crime_deck(0)]
    return crime if notes.knows(b[at.crime_known(crime)]) else NONE


def plan_known(table: Table, notes: Notes, turn: i64) -> i64:
    b = table.b
    owner: i64 = notes.rival_at[turn]
    plan: i64 = b[at.plan(owner)]
    if plan == at.NOTHING:
        return NONE
    if notes.sees_as(owner) or b[at.plan_open(owner)] == 1 or notes.knows(b[at.plan_known(plan)]):
        return plan
    return NONE


def plans_in_pile(table: Table, notes: Notes, pile: i64) -> i64:
    """The plans that the seat knows to lie at a wing, as bits."""
    b = table.b
    found: i64 = 0
    for index in range(b[at.plan_count(pile)]):
        plan: i64 = b[at.plan_pile(pile, index)]
        if notes.knows(b[at.plan_known(plan)]):
            found |= bit(plan)
    return found

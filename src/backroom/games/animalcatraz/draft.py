"""Set-up and its choices: inmates, first contraband, first Crimes (group 4.3; D1 to D3)."""

from typing import Final

from backroom.games.animalcatraz import telling
from backroom.games.animalcatraz.actions import CELL, INMATE_CARD, ONE
from backroom.games.animalcatraz.board import (
    BOARD_CRIMES,
    CARD_OF,
    CELL_RIVAL,
    CRIME_AT,
    CRIME_DECK,
    CRIME_KNOWN,
    CRIMES_LEFT,
    INMATES,
    NOBODY,
    NOTHING,
    NOWHERE,
    PENDING,
    SEAT_OF,
    fill,
)
from backroom.games.animalcatraz.dealing import lay_out, take_inmate
from backroom.games.animalcatraz.frames import (
    BEGIN_ROUND,
    KEEP_INMATE,
    PICK_INMATE,
    START_CELL,
    START_CRIME,
)
from backroom.games.animalcatraz.refusals import CARD_TAKEN, NOT_IN_POOL, NOT_YOUR_CELL
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import from_chair, learn, put_in_cell
from backroom.kernel.chance import shuffle
from backroom.kernel.numbers import bit, i64, vec, zeros
from backroom.kernel.refusals import ALLOWED

CHOSEN: Final[i64] = 1
ONE_OF_TWO: Final[i64] = 2


def set_up(table: Table) -> None:
    """Lay everything out, then ask: inmates, cells of the first cards, Crimes. What one stage needs
    is dealt when the stage before it is settled."""
    lay_out(table)
    table.push(BEGIN_ROUND)
    table.push(START_CRIME)
    if table.options.two_cells:
        table.push(START_CELL)
    deal_inmates(table)


def in_player_order(table: Table) -> vec[i64]:
    """All inmates: by ascending cells of their rivals, in pairs in two trips (AZ-608)."""
    b = table.b
    order = zeros(table.inmates)
    count: i64 = 0
    for trip in range(2 if table.pairs else 1):
        for cell in range(table.rivals):
            order[count] = table.first_inmate(b[CELL_RIVAL + cell]) + trip
            count += 1
    return order


# Inmates.


def deal_inmates(table: Table) -> None:
    """AZ-034 to AZ-037."""
    order = in_player_order(table)
    pool = zeros(len(table.options.pool))
    for index in range(len(table.options.pool)):
        pool[index] = table.options.pool[index]
    if table.options.draft == CHOSEN:
        for index in range(table.inmates):
            table.push(PICK_INMATE, order[table.inmates - 1 - index])
        return
    shuffle(pool, 0, len(table.options.pool), table.chance)
    if table.options.draft == ONE_OF_TWO:
        table.push(KEEP_INMATE)
        for index in range(table.inmates):
            table.b[PENDING + 2 * order[index]] = pool[2 * index]
            table.b[PENDING + 2 * order[index] + 1] = pool[2 * index + 1]
        return
    for index in range(table.inmates):
        take_inmate(table, order[index], pool[index])
    deal_contraband(table)


def pick_refusal(table: Table, code: i64) -> i64:
    card: i64 = code - INMATE_CARD
    if card not in table.options.pool:
        return NOT_IN_POOL  # AZ-028
    for inmate in range(table.inmates):
        if table.b[CARD_OF + inmate] == card:
            return CARD_TAKEN  # AZ-035
    return ALLOWED


def choose(table: Table, inmate: i64, code: i64) -> None:
    """PICK_INMATE, the only choice of set-up that is not made by all at once."""
    take_inmate(table, inmate, code - INMATE_CARD)
    if table.journal is not None:
        telling.turns.inmate_taken(table.journal, table, inmate)
    if table.top() != PICK_INMATE:
        deal_contraband(table)


# First cards.


def deal_contraband(table: Table) -> None:
    """AZ-048: two cards each, in player order; a 2p seat will choose their cells (AZ-049)."""
    b = table.b
    for cell in range(table.rivals):
        rival: i64 = b[CELL_RIVAL + cell]
        for index in range(table.cards.start_contraband):
            card: i64 = from_chair(table)
            if table.options.two_cells:
                b[PENDING + 2 * table.first_inmate(rival) + index] = card
                learn(table, card, bit(rival))
            else:
                put_in_cell(table, cell, card, rival)
    if not table.options.two_cells:
        deal_crimes(table)


def cells_to_choose(table: Table, seat: i64) -> i64:
    """The place in PENDING for the cell of this 2p seat's next card, or NOWHERE. The first inmate's
    places hold the two cards, the second inmate's the cells chosen for them."""
    first: i64 = PENDING + 4 * seat
    for index in range(2):
        if table.b[first + index] != NOTHING and table.b[first + 2 + index] == NOTHING:
            return first + 2 + index
    return NOWHERE


def fill_cells(table: Table) -> None:
    """AZ-049."""
    b = table.b
    for rival in range(table.rivals):
        first: i64 = PENDING + 4 * rival
        for index in range(2):
            if b[first + index] != NOTHING:
                put_in_cell(table, b[first + 2 + index], b[first + index], rival)
    clear_pending(table)
    if table.journal is not None:
        telling.turns.first_cards_placed(table.journal, table)
    deal_crimes(table)


def deal_crimes(table: Table) -> None:
    """AZ-055, AZ-056: every board looks at two."""
    b = table.b
    order = in_player_order(table)
    for index in range(table.inmates):
        for place in range(BOARD_CRIMES):
            crime: i64 = b[CRIME_DECK]
            b[CRIMES_LEFT] -= 1
            for below in range(b[CRIMES_LEFT]):
                b[CRIME_DECK + below] = b[CRIME_DECK + below + 1]
            b[CRIME_DECK + b[CRIMES_LEFT]] = NOTHING
            b[PENDING + 2 * order[index] + place] = crime
            b[CRIME_KNOWN + crime] = bit(table.rival_of(order[index]))


def return_crimes(table: Table) -> None:
    """The others go under the deck, in player order."""
    b = table.b
    order = in_player_order(table)
    for index in range(table.inmates):
        b[CRIME_DECK + b[CRIMES_LEFT]] = b[PENDING + 2 * order[index]]
        b[CRIMES_LEFT] += 1
    clear_pending(table)


def clear_pending(table: Table) -> None:
    fill(table.b, PENDING, 2 * INMATES, NOTHING)


# Choices that all make at once.


def next_inmate(table: Table, seat: i64) -> i64:
    """The inmate for which a seat has to keep one of two cards, or NOBODY."""
    b = table.b
    for inmate in range(table.inmates):
        if b[SEAT_OF + inmate] == seat and b[PENDING + 2 * inmate + 1] != NOTHING:
            return inmate
    return NOBODY


def waiting_for(table: Table, decision: i64) -> i64:
    """The seats that have not answered yet, as bits."""
    waiting: i64 = 0
    for seat in range(table.seats):
        if decision == START_CELL:
            if cells_to_choose(table, seat) != NOWHERE:
                waiting |= bit(seat)
        elif next_inmate(table, seat) != NOBODY:
            waiting |= bit(seat)
    return waiting


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == PICK_INMATE:
        return pick_refusal(table, code)
    if decision == START_CELL and table.b[CELL_RIVAL + code - CELL] != who:
        return NOT_YOUR_CELL  # AZ-021
    return ALLOWED  # of two cards either may be kept


def answer(table: Table, decision: i64, seat: i64, code: i64) -> None:
    b = table.b
    if decision == START_CELL:
        b[cells_to_choose(table, seat)] = code - CELL
        return
    inmate: i64 = next_inmate(table, seat)
    kept: i64 = b[PENDING + 2 * inmate + code - ONE]
    other: i64 = b[PENDING + 2 * inmate + 1 - (code - ONE)]
    b[PENDING + 2 * inmate + 1] = NOTHING
    if decision == KEEP_INMATE:
        b[PENDING + 2 * inmate] = kept
    else:
        b[PENDING + 2 * inmate] = other
        b[CRIME_AT + BOARD_CRIMES * inmate] = kept


def resolve(table: Table, decision: i64) -> None:
    """All have answered."""
    if decision == START_CELL:
        fill_cells(table)
    elif decision == START_CRIME:
        return_crimes(table)
    else:
        keep_inmates(table)


def keep_inmates(table: Table) -> None:
    """AZ-036: the inmates kept are shown, the others are not in the game."""
    for inmate in range(table.inmates):
        take_inmate(table, inmate, table.b[PENDING + 2 * inmate])
    clear_pending(table)
    if table.journal is not None:
        for inmate in range(table.inmates):
            telling.turns.inmate_taken(table.journal, table, inmate)
    deal_contraband(table)

"""Set-up and its choices: inmates, first contraband, first Crimes (group 4.3; D1 to D3)."""

from typing import Final

from backroom.games.animalcatraz import actions, decisions, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.dealing import lay_out, take_inmate
from backroom.games.animalcatraz.refusals import CARD_TAKEN, NOT_IN_POOL, NOT_YOUR_CELL
from backroom.games.animalcatraz.state import Table, asked, first_inmate, push, rival_of
from backroom.games.animalcatraz.supply import from_chair, learn, put_in_cell
from backroom.kernel.chance import shuffle
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64, vec, zeros
from backroom.kernel.refusals import ALLOWED

CHOSEN: Final[i64] = 1
ONE_OF_TWO: Final[i64] = 2


def set_up(table: Table) -> None:
    """Lay everything out, then ask: inmates, cells of the first cards, Crimes. What one stage needs
    is dealt when the stage before it is settled."""
    lay_out(table)
    push(table, decisions.BEGIN_ROUND)
    push(table, decisions.START_CRIME)
    if table.options.two_cells:
        push(table, decisions.START_CELL)
    deal_inmates(table)


def in_player_order(table: Table) -> vec[i64]:
    """All inmates: by ascending cells of their rivals, in pairs in two trips (AZ-608)."""
    b = table.b
    order = zeros(table.inmates)
    count: i64 = 0
    for trip in range(2 if table.pairs else 1):
        for cell in range(table.rivals):
            order[count] = first_inmate(table, b[at.cell_rival(cell)]) + trip
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
            push(table, decisions.PICK_INMATE, order[table.inmates - 1 - index])
        return
    shuffle(pool, 0, len(table.options.pool), table.chance)
    if table.options.draft == ONE_OF_TWO:
        push(table, decisions.KEEP_INMATE)
        for index in range(table.inmates):
            table.b[at.pending(order[index], 0)] = pool[2 * index]
            table.b[at.pending(order[index], 1)] = pool[2 * index + 1]
        return
    for index in range(table.inmates):
        take_inmate(table, order[index], pool[index])
    deal_contraband(table)


def pick_refusal(table: Table, card: i64) -> i64:
    if card not in table.options.pool:
        return NOT_IN_POOL  # AZ-028
    for inmate in range(table.inmates):
        if table.b[at.inmate_card(inmate)] == card:
            return CARD_TAKEN  # AZ-035
    return ALLOWED


def pick(table: Table, inmate: i64, card: i64) -> None:
    """The only choice of set-up that is not made by all at once."""
    take_inmate(table, inmate, card)
    if table.journal is not None:
        telling.turns.inmate_taken(table.journal, table, inmate, "AZ-035")
    if asked(table) != decisions.PICK_INMATE:
        deal_contraband(table)


PICK_INMATE = Decision(
    "pick_inmate",
    [Answer(actions.INMATE_CARD, actions.ACTION_COUNT - actions.INMATE_CARD, pick, pick_refusal)],
    public=True,
    about=(subjects.INMATE,),
)


# First cards.


def deal_contraband(table: Table) -> None:
    """AZ-048: two cards each, in player order; a 2p seat will choose their cells (AZ-049)."""
    b = table.b
    for cell in range(table.rivals):
        rival: i64 = b[at.cell_rival(cell)]
        for index in range(table.cards.start_contraband):
            card: i64 = from_chair(table)
            if table.options.two_cells:
                b[at.pending(first_inmate(table, rival), index)] = card
                learn(table, card, bit(rival))
            else:
                put_in_cell(table, cell, card, rival)
    if not table.options.two_cells:
        deal_crimes(table)


def cells_to_choose(table: Table, seat: i64) -> i64:
    """The pending place for the cell of this 2p seat's next card, or NOWHERE. The first inmate's
    places hold the two cards, the second inmate's the cells chosen for them."""
    b = table.b
    first: i64 = first_inmate(table, seat)
    for index in range(2):
        cell: i64 = at.pending(first + 1, index)
        if b[at.pending(first, index)] != at.NOTHING and b[cell] == at.NOTHING:
            return cell
    return at.NOWHERE


def fill_cells(table: Table) -> None:
    """AZ-049."""
    b = table.b
    for rival in range(table.rivals):
        first: i64 = first_inmate(table, rival)
        for index in range(2):
            card: i64 = b[at.pending(first, index)]
            if card != at.NOTHING:
                put_in_cell(table, b[at.pending(first + 1, index)], card, rival)
    at.clear_pending(table.b)
    if table.journal is not None:
        telling.turns.first_cards_placed(
            table.journal, table, "AZ-049" if table.options.two_cells else "AZ-048"
        )
    deal_crimes(table)


def deal_crimes(table: Table) -> None:
    """AZ-055, AZ-056: every board looks at two."""
    b = table.b
    order = in_player_order(table)
    for index in range(table.inmates):
        for place in range(at.BOARD_CRIMES):
            crime: i64 = b[at.crime_deck(0)]
            b[at.CRIMES_LEFT] -= 1
            for below in range(b[at.CRIMES_LEFT]):
                b[at.crime_deck(below)] = b[at.crime_deck(below + 1)]
            b[at.crime_deck(b[at.CRIMES_LEFT])] = at.NOTHING
            b[at.pending(order[index], place)] = crime
            b[at.crime_known(crime)] = bit(rival_of(table, order[index]))


def return_crimes(table: Table) -> None:
    """The others go under the deck, in player order."""
    b = table.b
    order = in_player_order(table)
    for index in range(table.inmates):
        b[at.crime_deck(b[at.CRIMES_LEFT])] = b[at.pending(order[index], 0)]
        b[at.CRIMES_LEFT] += 1
    at.clear_pending(table.b)


# Choices that all make at once: each is put again until nobody is left to answer.


def next_inmate(table: Table, seat: i64) -> i64:
    """The inmate for which a seat has to keep one of two cards, or NOBODY."""
    b = table.b
    for inmate in range(table.inmates):
        if b[at.seat(inmate)] == seat and b[at.pending(inmate, 1)] != at.NOTHING:
            return inmate
    return at.NOBODY


def asks_keepers(table: Table) -> i64:
    """The seats that have not chosen yet from what they were dealt."""
    waiting: i64 = 0
    for seat in range(table.seats):
        if next_inmate(table, seat) != at.NOBODY:
            waiting |= bit(seat)
    return waiting


def keep_inmate(table: Table, seat: i64, which: i64) -> None:
    b = table.b
    inmate: i64 = next_inmate(table, seat)
    b[at.pending(inmate, 0)] = b[at.pending(inmate, which)]
    b[at.pending(inmate, 1)] = at.NOTHING
    push(table, decisions.KEEP_INMATE)


def keep_inmates(table: Table) -> None:
    """AZ-036: the inmates kept are shown, the others are not in the game."""
    for inmate in range(table.inmates):
        take_inmate(table, inmate, table.b[at.pending(inmate, 0)])
    at.clear_pending(table.b)
    if table.journal is not None:
        for inmate in range(table.inmates):
            telling.turns.inmate_taken(table.journal, table, inmate, "AZ-036")
    deal_contraband(table)


KEEP_INMATE = Decision(
    "keep_inmate",
    [Answer(actions.ONE, 2, keep_inmate)],  # either may be kept
    public=False,
    marks=("at_once",),
    asks=asks_keepers,
    settled=keep_inmates,
)


def keep_crime(table: Table, seat: i64, which: i64) -> None:
    b = table.b
    inmate: i64 = next_inmate(table, seat)
    b[at.crime(inmate, 0)] = b[at.pending(inmate, which)]
    b[at.pending(inmate, 0)] = b[at.pending(inmate, 1 - which)]
    b[at.pending(inmate, 1)] = at.NOTHING
    push(table, decisions.START_CRIME)


START_CRIME = Decision(
    "start_crime",
    [Answer(actions.ONE, 2, keep_crime)],
    public=False,
    marks=("at_once",),
    asks=asks_keepers,
    settled=return_crimes,
)


def asks_for_cells(table: Table) -> i64:
    waiting: i64 = 0
    for seat in range(table.seats):
        if cells_to_choose(table, seat) != at.NOWHERE:
            waiting |= bit(seat)
    return waiting


def cell_refusal(table: Table, seat: i64, cell: i64) -> i64:
    """AZ-021."""
    return ALLOWED if table.b[at.cell_rival(cell)] == seat else NOT_YOUR_CELL


def choose_cell(table: Table, seat: i64, cell: i64) -> None:
    table.b[cells_to_choose(table, seat)] = cell
    push(table, decisions.START_CELL)


START_CELL = Decision(
    "start_cell",
    [Answer(actions.CELL, at.CELLS, choose_cell, cell_refusal)],
    public=False,
    marks=("at_once",),
    asks=asks_for_cells,
    settled=fill_cells,
)

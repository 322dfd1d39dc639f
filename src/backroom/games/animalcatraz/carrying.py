"""How many cards fit where, and what becomes of those too many (AZ-251 to AZ-259); drugs (AZ-173,
AZ-178). Cards cost no Action (AZ-245). Moving them about is in shifting.py, upgrades.py and
partners.py."""

from backroom.games.animalcatraz import shifting, telling, upgrades
from backroom.games.animalcatraz.actions import (
    CELL,
    CONSUME,
    MY_CARD,
    MY_CELL,
    MY_UPGRADE,
    SHIFT,
)
from backroom.games.animalcatraz.board import (
    CELL_RIVAL,
    CELLS,
    FREE_STEPS,
    NOTHING,
    NOWHERE,
    cell_slot,
    slot_of,
)
from backroom.games.animalcatraz.cards import BOOST, PRIMAL
from backroom.games.animalcatraz.frames import (
    CELL_FOR_CARD,
    CONSUME_WHAT,
    EXCESS_CARRIED,
    EXCESS_CELL,
    PLACE_WHAT,
    SHIFT_WHAT,
)
from backroom.games.animalcatraz.inmates import consume, is_primal
from backroom.games.animalcatraz.refusals import (
    ALREADY_PRIMAL,
    NO_SUCH_CARD,
    NOT_YOUR_CELL,
    TOO_MANY_STEPS,
    WRONG_CARD,
)
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import (
    card_at,
    cell_count,
    free_gang_slot,
    from_chair,
    front_of_chair,
    kind,
    learn,
    lift,
    lift_hidden,
    place_of,
    pocket_count,
    put_in_cell,
    show,
    to_chair,
    what,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# Limits.


def check_cell(table: Table, cell: i64) -> None:
    """AZ-251, AZ-252."""
    if cell_count(table, cell) > table.cards.cell_limit:
        table.push(EXCESS_CELL, cell)


def check_cells(table: Table, rival: i64) -> None:
    for cell in range(CELLS):
        if table.b[CELL_RIVAL + cell] == rival:
            check_cell(table, cell)


def check_pockets(table: Table, inmate: i64) -> None:
    """AZ-255, AZ-256: gangsters with a free place take what is too much, then cards must go."""
    b = table.b
    while pocket_count(table, inmate) > table.cards.carry_inmate:
        free: i64 = free_gang_slot(table, inmate)
        if free == NOWHERE:
            table.push(EXCESS_CARRIED, inmate)
            return
        last: i64 = slot_of(inmate, pocket_count(table, inmate) - 1)
        b[free] = lift_hidden(table, last, bit(table.rival_of(inmate)))


def discard_from_cell(table: Table, cell: i64, slot: i64) -> None:
    """AZ-253, AZ-259: face down."""
    rival: i64 = table.b[CELL_RIVAL + cell]
    card: i64 = lift_hidden(table, cell_slot(cell, slot), bit(rival))
    to_chair(table, card)
    if table.journal is not None:
        telling.cards.discarded_from_cell(table.journal, table, rival, card)
    check_cell(table, cell)


def discard_carried_one(table: Table, inmate: i64, code: i64) -> None:
    card: i64 = lift_hidden(table, place_of(table, inmate, code), bit(table.rival_of(inmate)))
    to_chair(table, card)
    if table.journal is not None:
        telling.cards.discarded(table.journal, table, inmate, card)
    check_pockets(table, inmate)


# Contraband into a cell (D4).


def draw_into(table: Table, cell: i64) -> None:
    """The card at the front of the chair, seen only by its owner; none if the chair is empty
    (AZ-227)."""
    rival: i64 = table.b[CELL_RIVAL + cell]
    card: i64 = from_chair(table)
    if card == NOTHING:
        return
    put_in_cell(table, cell, card, rival)
    if table.journal is not None:
        telling.turns.contraband_drawn(table.journal, table, rival, cell, card)


def ask_for_cell(table: Table, rival: i64, left: i64) -> None:
    """AZ-082: a 2p seat sees the card that it draws and picks the cell, as long as there are cards
    (AZ-227); the limit is tested once for all cards drawn together (AZ-591)."""
    card: i64 = front_of_chair(table)
    if left == 0 or card == NOTHING:
        check_cells(table, rival)
        return
    learn(table, card, bit(rival))
    table.push(CELL_FOR_CARD, rival, left)


def choose_cell(table: Table, rival: i64, left: i64, cell: i64) -> None:
    draw_into(table, cell)
    ask_for_cell(table, rival, left - 1)


# Drugs (D15).


def consume_refusal(table: Table, inmate: i64, code: i64) -> i64:
    """AZ-173, AZ-178: out of the carried cards; a gangster's serves the inmate too (AZ-176)."""
    card: i64 = card_at(table, inmate, code)
    if card == NOTHING:
        return NO_SUCH_CARD
    if what(table, card) == PRIMAL:
        return ALREADY_PRIMAL if is_primal(table, inmate) else ALLOWED  # AZ-172
    return ALLOWED if what(table, card) == BOOST else WRONG_CARD


def consume_card(table: Table, inmate: i64, code: i64) -> None:
    card: i64 = lift(table, place_of(table, inmate, code))
    show(table, card)
    to_chair(table, card)
    if table.journal is not None:
        telling.cards.consumed(table.journal, table, inmate, card)
    consume(table, inmate, kind(table, card))


# The main choice.


def verb_refusal(table: Table, inmate: i64, code: i64) -> i64:
    """SHIFT, PLACE and CONSUME."""
    if code == CONSUME:
        return any_refusal(table, CONSUME_WHAT, inmate, MY_CARD, MY_UPGRADE)
    if table.b[FREE_STEPS] >= table.cards.free_steps:
        return TOO_MANY_STEPS  # AZ-105
    if code == SHIFT:
        return shifting.verb_refusal(table, inmate)
    return any_refusal(table, PLACE_WHAT, inmate, MY_CELL, MY_UPGRADE)


def any_refusal(table: Table, decision: i64, inmate: i64, first: i64, end: i64) -> i64:
    """Whether one of these places holds a card that will do."""
    for code in range(first, end):
        if refusal(table, decision, inmate, code) == ALLOWED:
            return ALLOWED
    return NO_SUCH_CARD


def begin(table: Table, inmate: i64, code: i64) -> None:
    if code == CONSUME:
        table.push(CONSUME_WHAT, inmate)
    elif code == SHIFT:
        table.push(SHIFT_WHAT, inmate)
    else:
        table.push(PLACE_WHAT, inmate)


# Decisions.


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == CELL_FOR_CARD:
        return ALLOWED if table.b[CELL_RIVAL + code - CELL] == who else NOT_YOUR_CELL
    if decision == EXCESS_CELL:
        return ALLOWED if code - MY_CELL < cell_count(table, who) else NO_SUCH_CARD
    if decision == EXCESS_CARRIED:
        return NO_SUCH_CARD if card_at(table, who, code) == NOTHING else ALLOWED
    if decision == PLACE_WHAT:
        return upgrades.place_refusal(table, who, code)
    if decision == CONSUME_WHAT:
        return consume_refusal(table, who, code)
    return shifting.refusal(table, decision, who, code)


def choose(table: Table, decision: i64, who: i64, x: i64, y: i64, code: i64) -> None:
    if decision == CELL_FOR_CARD:
        choose_cell(table, who, x, code - CELL)
    elif decision == EXCESS_CELL:
        discard_from_cell(table, who, code - MY_CELL)
    elif decision == EXCESS_CARRIED:
        discard_carried_one(table, who, code)
    elif decision == PLACE_WHAT:
        upgrades.place(table, who, code)
    elif decision == CONSUME_WHAT:
        consume_card(table, who, code)
    else:
        shifting.choose(table, decision, who, x, y, code)

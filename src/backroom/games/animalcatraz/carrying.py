"""How many cards fit where, and what becomes of those too many (AZ-251 to AZ-259); drugs (AZ-173,
AZ-178). Cards cost no Action (AZ-245). Moving them about is in shifting.py, upgrades.py and
partners.py."""

from backroom.games.animalcatraz import actions, decisions, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import BOOST, PRIMAL
from backroom.games.animalcatraz.inmates import consume, is_primal
from backroom.games.animalcatraz.refusals import (
    ALREADY_PRIMAL,
    NO_SUCH_CARD,
    NOT_YOUR_CELL,
    WRONG_CARD,
)
from backroom.games.animalcatraz.state import Table, push, rival_of
from backroom.games.animalcatraz.supply import (
    card_at,
    card_refusal,
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
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# Limits.


def check_cell(table: Table, cell: i64) -> None:
    """AZ-251, AZ-252."""
    if cell_count(table, cell) > table.cards.cell_limit:
        push(table, decisions.EXCESS_CELL, cell)


def check_cells(table: Table, rival: i64) -> None:
    for cell in range(at.CELLS):
        if table.b[at.cell_rival(cell)] == rival:
            check_cell(table, cell)


def check_pockets(table: Table, inmate: i64) -> None:
    """AZ-255, AZ-256: gangsters with a free place take what is too much, then cards must go."""
    b = table.b
    while pocket_count(table, inmate) > table.cards.carry_inmate:
        free: i64 = free_gang_slot(table, inmate)
        if free == at.NOWHERE:
            push(table, decisions.EXCESS_CARRIED, inmate)
            return
        last: i64 = at.slot(inmate, pocket_count(table, inmate) - 1)
        b[free] = lift_hidden(table, last, bit(rival_of(table, inmate)))


def discard_from_cell(table: Table, cell: i64, slot: i64) -> None:
    """AZ-253, AZ-259: face down."""
    rival: i64 = table.b[at.cell_rival(cell)]
    card: i64 = lift_hidden(table, at.cell_slot(cell, slot), bit(rival))
    to_chair(table, card)
    if table.journal is not None:
        telling.cards.discarded_from_cell(table.journal, table, rival, card, "AZ-252")
    check_cell(table, cell)


def excess_refusal(table: Table, cell: i64, slot: i64) -> i64:
    return ALLOWED if slot < cell_count(table, cell) else NO_SUCH_CARD


EXCESS_CELL = Decision(
    "excess_cell",
    [Answer(actions.MY_CELL, at.CELL_SLOTS, discard_from_cell, excess_refusal)],
    public=False,
    about=(subjects.CELL,),
)


def discard_carried_one(table: Table, inmate: i64, code: i64) -> None:
    card: i64 = lift_hidden(table, place_of(table, inmate, code), bit(rival_of(table, inmate)))
    to_chair(table, card)
    if table.journal is not None:
        telling.cards.discarded(table.journal, table, inmate, card, "AZ-256")
    check_pockets(table, inmate)


EXCESS_CARRIED = Decision(
    "excess_carried",
    [
        Answer(
            actions.MY_CARD, actions.MY_UPGRADE - actions.MY_CARD, discard_carried_one, card_refusal
        )
    ],
    public=False,
    about=(subjects.INMATE,),
)


# Contraband into a cell (D4).


def draw_into(table: Table, cell: i64, rule: str) -> None:
    """The card at the front of the chair, seen only by its owner; none if the chair is empty
    (AZ-227)."""
    rival: i64 = table.b[at.cell_rival(cell)]
    card: i64 = from_chair(table)
    if card == at.NOTHING:
        return
    put_in_cell(table, cell, card, rival)
    if table.journal is not None:
        telling.turns.contraband_drawn(table.journal, table, rival, cell, card, rule)


def ask_for_cell(table: Table, rival: i64, left: i64, by_event: i64) -> None:
    """AZ-082: a 2p seat sees the card that it draws and picks the cell, as long as there are cards
    (AZ-227); the limit is tested once for all cards drawn together (AZ-591)."""
    card: i64 = front_of_chair(table)
    if left == 0 or card == at.NOTHING:
        check_cells(table, rival)
        return
    learn(table, card, bit(rival))
    push(table, decisions.CELL_FOR_CARD, rival, left, by_event)


def choose_cell(table: Table, rival: i64, cards: i64, by_event: i64, cell: i64) -> None:
    draw_into(table, cell, contraband_rule(by_event))
    ask_for_cell(table, rival, cards - 1, by_event)


def cell_refusal(table: Table, rival: i64, cell: i64) -> i64:
    return ALLOWED if table.b[at.cell_rival(cell)] == rival else NOT_YOUR_CELL


CELL_FOR_CARD = Decision(
    "cell_for_card",
    [Answer(actions.CELL, at.CELLS, choose_cell, cell_refusal)],
    public=True,
    about=(subjects.RIVAL, subjects.CARDS, subjects.BY_EVENT),
)


def contraband_rule(by_event: i64) -> str:
    """Cards from the chair come in every round, and by some Events."""
    return "AZ-207" if by_event == 1 else "AZ-080"


# Drugs (D15).


def consume_refusal(table: Table, inmate: i64, code: i64) -> i64:
    """AZ-173, AZ-178: out of the carried cards; a gangster's serves the inmate too (AZ-176)."""
    card: i64 = card_at(table, inmate, code)
    if card == at.NOTHING:
        return NO_SUCH_CARD
    if what(table, card) == PRIMAL:
        return ALREADY_PRIMAL if is_primal(table, inmate) else ALLOWED  # AZ-172
    return ALLOWED if what(table, card) == BOOST else WRONG_CARD


def consume_card(table: Table, inmate: i64, code: i64) -> None:
    card: i64 = lift(table, place_of(table, inmate, code))
    show(table, card)
    to_chair(table, card)
    is_drug: bool = what(table, card) == PRIMAL
    if table.journal is not None:
        rule = "AZ-173" if is_drug else "AZ-178"
        telling.cards.consumed(table.journal, table, inmate, card, rule)
    consume(table, inmate, kind(table, card), "AZ-158" if is_drug else "AZ-178")


CONSUME_WHAT = Decision(
    "consume_what",
    [Answer(actions.MY_CARD, actions.MY_UPGRADE - actions.MY_CARD, consume_card, consume_refusal)],
    public=False,
    about=(subjects.INMATE,),
)


def verb_refusal(table: Table, inmate: i64) -> i64:
    for code in range(actions.MY_CARD, actions.MY_UPGRADE):
        if consume_refusal(table, inmate, code) == ALLOWED:
            return ALLOWED
    return NO_SUCH_CARD

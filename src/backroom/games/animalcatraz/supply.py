"""Where the cards are and who knows it: pockets, cells, the chair and the Infirmary pile.

The places of an inmate and of a cell are kept without gaps. ``KNOWN`` says of every card which
rivals know where it is; what moves unseen out of a group is forgotten by those who did not see it.
"""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.actions import (
    MY_CARD,
    MY_CELL,
    MY_GANG,
    MY_UPGRADE,
    PARTNER_CARD,
    PARTNER_GANG,
    PARTNER_UPGRADE,
)
from backroom.games.animalcatraz.refusals import NO_SUCH_CARD
from backroom.games.animalcatraz.state import Table, partner_of, rival_of
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def kind(table: Table, card: i64) -> i64:
    return table.cards.kind_of[card]


def what(table: Table, card: i64) -> i64:
    """WEAPON, TOOL, BRIBE ..."""
    return table.cards.what[table.cards.kind_of[card]]


def value(table: Table, card: i64) -> i64:
    return table.cards.value[table.cards.kind_of[card]]


# Knowledge.


def learn(table: Table, card: i64, who: i64) -> None:
    """These rivals, as bits, now know where a card is; an item that is seen is in no deck."""
    b = table.b
    b[at.known(card)] |= who
    if card < at.ITEMS and (b[at.DECK] >> card) & 1 == 0:
        for rival in range(table.rivals):
            if (who >> rival) & 1 == 1:
                b[at.look(rival)] &= ~bit(card)


def show(table: Table, card: i64) -> None:
    """Everybody sees a card."""
    learn(table, card, at.PUBLIC)


def forget(table: Table, first: i64, count: i64, insiders: i64) -> None:
    """One of the cards in these cells of the board moves, and only the insiders see which."""
    if count < 2:
        return  # everybody can follow a single card
    b = table.b
    for cell in range(first, first + count):
        if b[cell] != at.NOTHING:
            b[at.known(b[cell])] &= insiders


# Pockets and cells.


def count_from(table: Table, first: i64, most: i64) -> i64:
    """How many places are taken, from this one on."""
    b = table.b
    count: i64 = 0
    while count < most and b[first + count] != at.NOTHING:
        count += 1
    return count


def pocket_count(table: Table, inmate: i64) -> i64:
    """The cards that the inmate itself carries."""
    return count_from(table, at.slot(inmate, 0), at.CARRY)


def cell_count(table: Table, cell: i64) -> i64:
    return count_from(table, at.cell_slot(cell, 0), at.CELL_SLOTS)


def carried_count(table: Table, inmate: i64) -> i64:
    """The cards that an inmate and its gangsters carry."""
    count: i64 = pocket_count(table, inmate)
    for place in range(at.BOARD_GANG):
        if table.b[at.slot(inmate, at.GANG_SLOT + place)] != at.NOTHING:
            count += 1
    return count


def free_gang_slot(table: Table, inmate: i64) -> i64:
    """A gangster's free place on a board, or NOWHERE."""
    b = table.b
    for place in range(at.BOARD_GANG):
        if b[at.gang(inmate, place)] != at.NOBODY:
            cell: i64 = at.slot(inmate, at.GANG_SLOT + place)
            if b[cell] == at.NOTHING:
                return cell
    return at.NOWHERE


def free_places(table: Table, inmate: i64) -> i64:
    """How many more cards an inmate and its gangsters may carry."""
    b = table.b
    free: i64 = table.cards.carry_inmate - pocket_count(table, inmate)
    for place in range(at.BOARD_GANG):
        taken: i64 = b[at.slot(inmate, at.GANG_SLOT + place)]
        if b[at.gang(inmate, place)] != at.NOBODY and taken == at.NOTHING:
            free += 1
    return max(free, 0)


def pocket(table: Table, inmate: i64, card: i64) -> None:
    """A card becomes a carried one: the inmate first, then gangsters (AZ-243), else too many
    (AZ-256: the caller pushes EXCESS_CARRIED)."""
    b = table.b
    count: i64 = pocket_count(table, inmate)
    cell: i64 = at.slot(inmate, count)
    if count >= table.cards.carry_inmate:
        free: i64 = free_gang_slot(table, inmate)
        if free != at.NOWHERE:
            cell = free
    b[cell] = card
    learn(table, card, bit(rival_of(table, inmate)))


def put_in_cell(table: Table, cell: i64, card: i64, rival: i64) -> None:
    """A card comes into a cell (the caller pushes EXCESS_CELL)."""
    table.b[at.cell_slot(cell, cell_count(table, cell))] = card
    learn(table, card, bit(rival))


def lift(table: Table, cell: i64) -> i64:
    """Take the card out of a place of a board or cell; places behind it move up."""
    b = table.b
    card: i64 = b[cell]
    last: i64 = end_of_group(cell)
    while cell < last - 1 and b[cell + 1] != at.NOTHING:
        b[cell] = b[cell + 1]
        cell += 1
    b[cell] = at.NOTHING
    return card


def end_of_group(cell: i64) -> i64:
    """The cell after the last one of the group of places that this one belongs to."""
    first_of_cells: i64 = at.cell_slot(0, 0)
    if cell >= first_of_cells:
        return cell + at.CELL_SLOTS - (cell - first_of_cells) % at.CELL_SLOTS
    place: i64 = (cell - at.slot(0, 0)) % (at.slot(1, 0) - at.slot(0, 0))
    return cell - place + at.CARRY if place < at.CARRY else cell + 1


def start_of_group(cell: i64) -> i64:
    """The first place of the group that this one belongs to."""
    first_of_cells: i64 = at.cell_slot(0, 0)
    if cell >= first_of_cells:
        return cell - (cell - first_of_cells) % at.CELL_SLOTS
    place: i64 = (cell - at.slot(0, 0)) % (at.slot(1, 0) - at.slot(0, 0))
    return cell - place if place < at.CARRY else cell


def lift_hidden(table: Table, cell: i64, insiders: i64) -> i64:
    """As lift, and only these rivals see which card of its group went."""
    first: i64 = start_of_group(cell)
    end: i64 = end_of_group(cell)
    forget(table, first, count_from(table, first, end - first), insiders)
    return lift(table, cell)


def place_of(table: Table, inmate: i64, code: i64) -> i64:
    """The cell of the board that a slot token means to this inmate; NOWHERE if it has none."""
    if MY_CELL <= code < MY_CARD:
        return at.cell_slot(table.b[at.home(inmate)], code - MY_CELL)
    if MY_CARD <= code < MY_GANG:
        return at.slot(inmate, code - MY_CARD)
    if MY_GANG <= code < MY_UPGRADE:
        return at.slot(inmate, at.GANG_SLOT + code - MY_GANG)
    if MY_UPGRADE <= code < PARTNER_CARD:
        return at.slot(inmate, at.INMATE_UPGRADE_SLOT + code - MY_UPGRADE)
    partner: i64 = partner_of(table, inmate)
    if partner == at.NOBODY:
        return at.NOWHERE
    if PARTNER_CARD <= code < PARTNER_GANG:
        return at.slot(partner, code - PARTNER_CARD)
    if PARTNER_GANG <= code < PARTNER_UPGRADE:
        return at.slot(partner, at.GANG_SLOT + code - PARTNER_GANG)
    if PARTNER_UPGRADE <= code < PARTNER_UPGRADE + 2:
        return at.slot(partner, at.INMATE_UPGRADE_SLOT + code - PARTNER_UPGRADE)
    return at.NOWHERE


def card_at(table: Table, inmate: i64, code: i64) -> i64:
    """The card that a slot token means to this inmate, or NOTHING."""
    cell: i64 = place_of(table, inmate, code)
    return at.NOTHING if cell == at.NOWHERE else table.b[cell]


def card_refusal(table: Table, inmate: i64, code: i64) -> i64:
    return NO_SUCH_CARD if card_at(table, inmate, code) == at.NOTHING else ALLOWED


# The chair (AZ-223) and the Infirmary pile.


def to_chair(table: Table, card: i64) -> None:
    """To the back of the queue, prison items too (AZ-225). Who knows the card keeps knowing it
    there."""
    b = table.b
    b[at.chair((b[at.CHAIR_HEAD] + b[at.CHAIR_COUNT]) % at.CARDS)] = card
    b[at.CHAIR_COUNT] += 1


def front_of_chair(table: Table) -> i64:
    """The card that will be drawn next, or NOTHING."""
    b = table.b
    return at.NOTHING if b[at.CHAIR_COUNT] == 0 else b[at.chair(b[at.CHAIR_HEAD])]


def from_chair(table: Table) -> i64:
    """The card at the front, or NOTHING (AZ-227)."""
    b = table.b
    card: i64 = front_of_chair(table)
    if card == at.NOTHING:
        return at.NOTHING
    b[at.chair(b[at.CHAIR_HEAD])] = at.NOTHING
    b[at.CHAIR_HEAD] = (b[at.CHAIR_HEAD] + 1) % at.CARDS
    b[at.CHAIR_COUNT] -= 1
    return card


def from_back_of_chair(table: Table) -> i64:
    """The card at the back, or NOTHING (AZ-592)."""
    b = table.b
    if b[at.CHAIR_COUNT] == 0:
        return at.NOTHING
    b[at.CHAIR_COUNT] -= 1
    last: i64 = at.chair((b[at.CHAIR_HEAD] + b[at.CHAIR_COUNT]) % at.CARDS)
    card: i64 = b[last]
    b[last] = at.NOTHING
    return card


def to_pile(table: Table, card: i64) -> None:
    b = table.b
    b[at.pile(b[at.PILE_COUNT])] = card
    b[at.PILE_COUNT] += 1


def from_pile(table: Table, index: i64) -> i64:
    """Take one card of the Infirmary pile; those above it move down."""
    b = table.b
    card: i64 = b[at.pile(index)]
    b[at.PILE_COUNT] -= 1
    for place in range(index, b[at.PILE_COUNT]):
        b[at.pile(place)] = b[at.pile(place + 1)]
    b[at.pile(b[at.PILE_COUNT])] = at.NOTHING
    return card


def discard_carried(table: Table, inmate: i64, to_infirmary: bool) -> i64:
    """All carried cards of an inmate and its gangsters go, in slot order; how many there were."""
    count: i64 = discard_group(table, at.slot(inmate, 0), at.CARRY, to_infirmary)
    for place in range(at.BOARD_GANG):
        count += discard_group(table, at.slot(inmate, at.GANG_SLOT + place), 1, to_infirmary)
    return count


def discard_group(table: Table, first: i64, most: i64, to_infirmary: bool) -> i64:
    """All cards of some places go, in slot order (AZ-226); how many there were."""
    b = table.b
    count: i64 = 0
    for cell in range(first, first + most):
        if b[cell] != at.NOTHING:
            if to_infirmary:
                to_pile(table, b[cell])
            else:
                to_chair(table, b[cell])
            b[cell] = at.NOTHING
            count += 1
    return count

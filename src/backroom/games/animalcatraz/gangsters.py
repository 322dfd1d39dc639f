"""Gangsters: inviting, recruiting, replacing and discarding them (group 4.20)."""

from backroom.games.animalcatraz import reputation, telling, wings
from backroom.games.animalcatraz.actions import (
    DONE,
    MY_CARD,
    MY_UPGRADE,
    ONE,
    OWN,
    TWO,
)
from backroom.games.animalcatraz.actions import SPARE as SPARE_CODE
from backroom.games.animalcatraz.board import (
    AT,
    BOARD_GANG,
    CELLS,
    COPIED,
    DISCARDED,
    EXECUTION_DECK,
    EXECUTION_LEFT,
    GANG,
    GANG_FATE,
    GANG_LOST,
    GANG_SLOT,
    GANG_USED,
    GANGSTERS,
    HOME,
    IN_EXECUTION_DECK,
    IN_SPARE_CELL,
    NOBODY,
    NOTHING,
    NOWHERE,
    ON_BOARD,
    SPARE,
    SPARE_BY,
    SPARE_CARD,
    SPARE_GANG,
    THEFTS,
    WING,
    slot_of,
)
from backroom.games.animalcatraz.cards import TRAP
from backroom.games.animalcatraz.frames import (
    INVITE_HOW_MANY,
    INVITE_WHERE,
    RECRUIT_PAY,
    RECRUIT_WHERE,
    RECRUITED,
    REPLACE_WHOM,
)
from backroom.games.animalcatraz.injuries import spring
from backroom.games.animalcatraz.inmates import level, roll_dice
from backroom.games.animalcatraz.refusals import (
    CANNOT_AFFORD,
    NO_GANGSTER,
    NO_SPARE_CELL,
    NO_SUCH_CARD,
    NOBODY_LEFT_TO_COME,
    NORMAL_GAME,
    NOT_HERE,
)
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import (
    card_at,
    lift,
    place_of,
    pocket_count,
    show,
    to_chair,
    value,
    what,
)
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED

# Inviting.


def invite_refusal(table: Table, inmate: i64) -> i64:
    """AZ-015, AZ-508: somebody must be able to come and find a cell."""
    if not table.options.advanced:
        return NORMAL_GAME
    if can_come(table) == 0:
        return NOBODY_LEFT_TO_COME
    return ALLOWED if free_spare_cells(table, table.b[HOME + inmate]) > 0 else NO_SPARE_CELL


def can_come(table: Table) -> i64:
    """The gangsters left in the deck, and the discarded ones of which a new one is made."""
    b = table.b
    count: i64 = b[EXECUTION_LEFT]
    for gangster in range(GANGSTERS):
        if b[GANG_FATE + gangster] == DISCARDED:
            count += 1
    return count


def free_spare_cells(table: Table, cell: i64) -> i64:
    """Spare cells of a wing without a gangster; a card may lie there (AZ-506, AZ-507)."""
    count: i64 = 0
    for spare in range(SPARE):
        if table.b[SPARE_GANG + cell * SPARE + spare] == NOBODY:
            count += 1
    return count


def begin_invite(table: Table, inmate: i64) -> None:
    table.push(INVITE_HOW_MANY, inmate)


def how_many_refusal(table: Table, inmate: i64, code: i64) -> i64:
    """AZ-504, AZ-508."""
    if code == ONE:
        return ALLOWED
    if can_come(table) < 2:
        return NOBODY_LEFT_TO_COME
    return ALLOWED if free_spare_cells(table, table.b[HOME + inmate]) > 1 else NO_SPARE_CELL


def invite(table: Table, inmate: i64, count: i64) -> None:
    """AZ-505: the cards are turned, then each gangster is given a cell."""
    first: i64 = turn_execution_card(table)
    second: i64 = turn_execution_card(table) if count == 2 else NOBODY
    if second != NOBODY:
        table.push(INVITE_WHERE, inmate, second)
    table.push(INVITE_WHERE, inmate, first)
    if table.journal is not None:
        telling.gang.invited(table.journal, table, inmate, first, second)


def turn_execution_card(table: Table) -> i64:
    b = table.b
    if b[EXECUTION_LEFT] == 0:
        renew_deck(table)
    gangster: i64 = b[EXECUTION_DECK]
    b[EXECUTION_LEFT] -= 1
    for place in range(EXECUTION_DECK, EXECUTION_DECK + b[EXECUTION_LEFT]):
        b[place] = b[place + 1]
    b[EXECUTION_DECK + b[EXECUTION_LEFT]] = NOTHING
    b[GANG_FATE + gangster] = IN_SPARE_CELL
    return gangster


def renew_deck(table: Table) -> None:
    """AZ-510: the discarded ones are shuffled into a new deck."""
    b = table.b
    count: i64 = 0
    for gangster in range(GANGSTERS):
        if b[GANG_FATE + gangster] == DISCARDED:
            b[GANG_FATE + gangster] = IN_EXECUTION_DECK
            b[EXECUTION_DECK + count] = gangster
            count += 1
    b[EXECUTION_LEFT] = count
    for last in range(count - 1, 0, -1):
        other: i64 = table.chance.below(last + 1)
        held: i64 = b[EXECUTION_DECK + last]
        b[EXECUTION_DECK + last] = b[EXECUTION_DECK + other]
        b[EXECUTION_DECK + other] = held


def invite_into(table: Table, inmate: i64, gangster: i64, spare: i64) -> None:
    """Into a spare cell of the inviter's wing (AZ-506, AZ-509); it fills it (AZ-511)."""
    b = table.b
    cell: i64 = b[HOME + inmate]
    b[SPARE_GANG + cell * SPARE + spare] = gangster
    if table.journal is not None:
        telling.gang.moved_in(table.journal, table, gangster, cell, spare)
    wings.check_wing(table, cell)


def spare_refusal(table: Table, inmate: i64, spare: i64) -> i64:
    place: i64 = SPARE_GANG + table.b[HOME + inmate] * SPARE + spare
    return ALLOWED if table.b[place] == NOBODY else NO_SPARE_CELL


# Recruiting.


def recruit_refusal(table: Table, inmate: i64) -> i64:
    """AZ-513, AZ-514: in any wing, a gangster there that one can pay for. Nothing else can be done
    to a gangster in a cell (AZ-512)."""
    if not table.options.advanced:
        return NO_GANGSTER
    refused: i64 = NO_GANGSTER
    for spare in range(SPARE):
        answer: i64 = where_refusal(table, inmate, spare)
        if answer == ALLOWED:
            return ALLOWED
        if answer != NO_GANGSTER:
            refused = answer
    return refused


def where_refusal(table: Table, inmate: i64, spare: i64) -> i64:
    """AZ-519: without the means no attempt."""
    wing: i64 = table.b[AT + inmate]
    if wing < WING or wing >= WING + CELLS:
        return NOT_HERE
    gangster: i64 = table.b[SPARE_GANG + (wing - WING) * SPARE + spare]
    if gangster == NOBODY:
        return NO_GANGSTER
    if means(table, inmate) < table.cards.gang_price[gangster]:
        return CANNOT_AFFORD
    return ALLOWED


def means(table: Table, inmate: i64) -> i64:
    """What the carried cards and the inmate upgrade are worth (AZ-517)."""
    total: i64 = 0
    for code in range(MY_CARD, MY_UPGRADE + 1):
        card: i64 = card_at(table, inmate, code)
        if card != NOTHING:
            total += value(table, card)
    return total


def begin_recruit(table: Table, inmate: i64) -> None:
    table.push(RECRUIT_WHERE, inmate)


def recruited_at(table: Table, inmate: i64, spare: i64) -> i64:
    """The gangster in a spare cell of the wing in which the inmate is."""
    return table.b[SPARE_GANG + (table.b[AT + inmate] - WING) * SPARE + spare]


def try_to_recruit(table: Table, inmate: i64, spare: i64) -> None:
    """AZ-515, AZ-516."""
    gangster: i64 = recruited_at(table, inmate, spare)
    dice: i64 = roll_dice(table, 2)
    total: i64 = dice + level(table, inmate, table.cards.gang_stat[gangster])
    success: bool = total >= table.cards.gang_target[gangster]
    if table.journal is not None:
        telling.gang.tried_to_recruit(table.journal, table, inmate, gangster, dice, total, success)
    if success:
        table.push(RECRUIT_PAY, inmate, spare, 0)
    else:
        rival: i64 = table.rival_of(inmate)
        reputation.change(table, rival, table.cards.recruit_fail, reputation.FOR_RECRUITING)


def pay_refusal(table: Table, inmate: i64, spare: i64, paid: i64, code: i64) -> i64:
    """Cards until it is enough, and not one more (AZ-257); then DONE."""
    enough: bool = paid >= table.cards.gang_price[recruited_at(table, inmate, spare)]
    if code == DONE:
        return ALLOWED if enough else CANNOT_AFFORD
    if enough or card_at(table, inmate, code) == NOTHING:
        return NO_SUCH_CARD
    return ALLOWED


def pay(table: Table, inmate: i64, spare: i64, paid: i64, code: i64) -> None:
    """AZ-518: shown, and to the back of the chair."""
    if code == DONE:
        if has_free_place(table, inmate):
            table.push(RECRUITED, inmate, spare, NOBODY)
        else:
            table.push(REPLACE_WHOM, inmate, spare)
        return
    card: i64 = lift(table, place_of(table, inmate, code))
    show(table, card)
    to_chair(table, card)
    if table.journal is not None:
        telling.gang.paid(table.journal, table, inmate, card)
    table.push(RECRUIT_PAY, inmate, spare, paid + value(table, card))


def has_free_place(table: Table, inmate: i64) -> bool:
    """AZ-525."""
    return free_place(table, inmate) != NOWHERE


def free_place(table: Table, inmate: i64) -> i64:
    for place in range(BOARD_GANG):
        if table.b[GANG + inmate * BOARD_GANG + place] == NOBODY:
            return place
    return NOWHERE


def recruit(table: Table, inmate: i64, spare: i64, replaced: i64) -> None:
    """RECRUITED: the gangster comes with the card of its cell (AZ-520); one that is replaced takes
    its place there, with its own card under it (AZ-526, AZ-527)."""
    b = table.b
    cell: i64 = b[AT + inmate] - WING
    here: i64 = cell * SPARE + spare
    gangster: i64 = b[SPARE_GANG + here]
    card: i64 = b[SPARE_CARD + here]
    put_by: i64 = b[SPARE_BY + here]
    clear_spare_cell(table, here)
    if table.journal is not None:
        telling.gang.recruited(table.journal, table, inmate, gangster)
    if replaced != NOBODY:
        move_out(table, inmate, replaced, here)
        if table.journal is not None:
            telling.gang.moved_in(table.journal, table, b[SPARE_GANG + here], cell, spare)
    place: i64 = place_on_board(table, inmate, gangster)
    if replaced == NOBODY:
        wings.check_wing(table, cell)  # AZ-524; else it was filled throughout
    if card != NOTHING:
        bring_card(table, inmate, place, card, put_by, cell)


def clear_spare_cell(table: Table, here: i64) -> None:
    b = table.b
    b[SPARE_GANG + here] = NOBODY
    b[SPARE_CARD + here] = NOTHING
    b[SPARE_BY + here] = NOBODY


def move_out(table: Table, inmate: i64, place: i64, here: i64) -> None:
    """A gangster leaves a board for a spare cell."""
    b = table.b
    slot: i64 = slot_of(inmate, GANG_SLOT + place)
    old: i64 = b[GANG + inmate * BOARD_GANG + place]
    b[SPARE_GANG + here] = old
    b[GANG_FATE + old] = IN_SPARE_CELL
    b[SPARE_CARD + here] = b[slot]
    if b[slot] != NOTHING:
        b[SPARE_BY + here] = table.rival_of(inmate)
    b[slot] = NOTHING
    b[GANG + inmate * BOARD_GANG + place] = NOBODY


def place_on_board(table: Table, inmate: i64, gangster: i64) -> i64:
    """A gangster joins a board with a free place, and with it its inmate (AZ-528); which place."""
    b = table.b
    place: i64 = free_place(table, inmate)
    b[GANG + inmate * BOARD_GANG + place] = gangster
    b[GANG_FATE + gangster] = ON_BOARD
    return place


def bring_card(table: Table, inmate: i64, place: i64, card: i64, put_by: i64, cell: i64) -> None:
    """AZ-521: the card is shown; a trap springs, and the recruiter keeps the gangster (AZ-522). It
    pays the rival that put it there (AZ-523)."""
    show(table, card)
    if table.journal is not None:
        telling.gang.came_with(table.journal, table, inmate, card)
    if what(table, card) == TRAP:
        to_chair(table, card)
        spring(table, inmate, put_by, cell)
        return
    table.b[slot_of(inmate, GANG_SLOT + place)] = card


# Leaving.


def discard_injured(table: Table, inmate: i64, place: i64) -> None:
    """AZ-438: its card has gone to the Infirmary pile."""
    b = table.b
    gangster: i64 = b[GANG + inmate * BOARD_GANG + place]
    b[GANG + inmate * BOARD_GANG + place] = NOBODY
    b[GANG_FATE + gangster] = DISCARDED
    b[GANG_LOST + gangster] = 0  # AZ-394
    b[GANG_USED + gangster] = 0
    b[THEFTS + gangster] = 0


def discard_by_own_text(table: Table, inmate: i64, gangster: i64) -> None:
    """A sacrifice or single use: its card stays with the board if there is room, with the inmate
    first (AZ-532, AZ-533)."""
    b = table.b
    place: i64 = 0 if b[GANG + inmate * BOARD_GANG] == gangster else 1
    slot: i64 = slot_of(inmate, GANG_SLOT + place)
    other: i64 = slot_of(inmate, GANG_SLOT + 1 - place)
    card: i64 = b[slot]
    b[slot] = NOTHING
    discard_injured(table, inmate, place)
    if table.journal is not None:
        telling.gang.discarded(table.journal, table, inmate, gangster)
    if card == NOTHING:
        return
    if pocket_count(table, inmate) < table.cards.carry_inmate:
        b[slot_of(inmate, pocket_count(table, inmate))] = card
    elif b[GANG + inmate * BOARD_GANG + 1 - place] != NOBODY and b[other] == NOTHING:
        b[other] = card
    else:
        to_chair(table, card)


# Which question is answered.


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == RECRUIT_WHERE:
        return where_refusal(table, who, code - SPARE_CODE)
    if decision == RECRUIT_PAY:
        return pay_refusal(table, who, table.x(), table.y(), code)
    if decision == REPLACE_WHOM:
        return NO_GANGSTER if code == OWN else ALLOWED
    if decision == INVITE_HOW_MANY:
        return how_many_refusal(table, who, code)
    return spare_refusal(table, who, code - SPARE_CODE)


def choose(table: Table, decision: i64, who: i64, x: i64, y: i64, code: i64) -> None:
    if decision == RECRUIT_WHERE:
        try_to_recruit(table, who, code - SPARE_CODE)
    elif decision == RECRUIT_PAY:
        pay(table, who, x, y, code)
    elif decision == REPLACE_WHOM:
        table.push(RECRUITED, who, x, code - OWN - 1)
    elif decision == INVITE_HOW_MANY:
        invite(table, who, 2 if code == TWO else 1)
    else:
        invite_into(table, who, x, code - SPARE_CODE)


def carry_out(table: Table, task: i64, who: i64, x: i64, y: i64) -> None:
    if task == RECRUITED:
        recruit(table, who, x, y)
    else:
        table.b[COPIED] = NOBODY  # COPY_OVER

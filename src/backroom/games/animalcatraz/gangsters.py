"""Gangsters: inviting, recruiting, replacing and discarding them (group 4.20)."""

from backroom.games.animalcatraz import (
    actions,
    decisions,
    reputation,
    subjects,
    supply,
    telling,
    wings,
)
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import TRAP
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
from backroom.games.animalcatraz.state import Table, push, rival_of
from backroom.games.animalcatraz.supply import (
    card_at,
    card_refusal,
    lift,
    place_of,
    pocket_count,
    show,
    to_chair,
    what,
)
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED

# Inviting.


def invite_refusal(table: Table, inmate: i64) -> i64:
    """AZ-015, AZ-508: somebody must be able to come and find a cell."""
    if not table.options.advanced:
        return NORMAL_GAME
    if can_come(table) == 0:
        return NOBODY_LEFT_TO_COME
    return ALLOWED if free_spare_cells(table, table.b[at.home(inmate)]) > 0 else NO_SPARE_CELL


def can_come(table: Table) -> i64:
    """The gangsters left in the deck, and the discarded ones of which a new one is made."""
    b = table.b
    count: i64 = b[at.EXECUTION_LEFT]
    for gangster in range(at.GANGSTERS):
        if b[at.gang_fate(gangster)] == at.DISCARDED:
            count += 1
    return count


def free_spare_cells(table: Table, cell: i64) -> i64:
    """Spare cells of a wing without a gangster; a card may lie there (AZ-506, AZ-507)."""
    count: i64 = 0
    for spare in range(at.SPARE):
        if table.b[at.spare_gang(cell, spare)] == at.NOBODY:
            count += 1
    return count


def begin_invite(table: Table, inmate: i64) -> None:
    push(table, decisions.INVITE_HOW_MANY, inmate)


def two_refusal(table: Table, inmate: i64) -> i64:
    """AZ-504, AZ-508."""
    if can_come(table) < 2:
        return NOBODY_LEFT_TO_COME
    return ALLOWED if free_spare_cells(table, table.b[at.home(inmate)]) > 1 else NO_SPARE_CELL


def invite_one(table: Table, inmate: i64) -> None:
    welcome(table, inmate, turn_execution_card(table), at.NOBODY)


def invite_two(table: Table, inmate: i64) -> None:
    first: i64 = turn_execution_card(table)
    welcome(table, inmate, first, turn_execution_card(table))


INVITE_HOW_MANY = Decision(
    "invite_how_many",
    [Answer(actions.ONE, 1, invite_one), Answer(actions.TWO, 1, invite_two, two_refusal)],
    public=True,
    about=(subjects.INMATE,),
)


def welcome(table: Table, inmate: i64, first: i64, second: i64) -> None:
    """AZ-505: the cards are turned, then each gangster is given a cell."""
    if second != at.NOBODY:
        push(table, decisions.INVITE_WHERE, inmate, second)
    push(table, decisions.INVITE_WHERE, inmate, first)
    if table.journal is not None:
        telling.gang.invited(table.journal, table, inmate, first, second, "AZ-505")


def turn_execution_card(table: Table) -> i64:
    b = table.b
    if b[at.EXECUTION_LEFT] == 0:
        renew_deck(table)
    gangster: i64 = b[at.execution_deck(0)]
    b[at.EXECUTION_LEFT] -= 1
    for place in range(at.execution_deck(0), at.execution_deck(b[at.EXECUTION_LEFT])):
        b[place] = b[place + 1]
    b[at.execution_deck(b[at.EXECUTION_LEFT])] = at.NOTHING
    b[at.gang_fate(gangster)] = at.IN_SPARE_CELL
    return gangster


def renew_deck(table: Table) -> None:
    """AZ-510: the discarded ones are shuffled into a new deck."""
    b = table.b
    count: i64 = 0
    for gangster in range(at.GANGSTERS):
        if b[at.gang_fate(gangster)] == at.DISCARDED:
            b[at.gang_fate(gangster)] = at.IN_EXECUTION_DECK
            b[at.execution_deck(count)] = gangster
            count += 1
    b[at.EXECUTION_LEFT] = count
    for last in range(count - 1, 0, -1):
        other: i64 = table.chance.below(last + 1)
        held: i64 = b[at.execution_deck(last)]
        b[at.execution_deck(last)] = b[at.execution_deck(other)]
        b[at.execution_deck(other)] = held


def invite_into(table: Table, inmate: i64, gangster: i64, spare: i64) -> None:
    """Into a spare cell of the inviter's wing (AZ-506, AZ-509); it fills it (AZ-511)."""
    b = table.b
    cell: i64 = b[at.home(inmate)]
    b[at.spare_gang(cell, spare)] = gangster
    if table.journal is not None:
        telling.gang.moved_in(table.journal, table, gangster, cell, spare, "AZ-506")
    wings.check_wing(table, cell, "AZ-303")


def spare_refusal(table: Table, inmate: i64, spare: i64) -> i64:
    place: i64 = at.spare_gang(table.b[at.home(inmate)], spare)
    return ALLOWED if table.b[place] == at.NOBODY else NO_SPARE_CELL


INVITE_WHERE = Decision(
    "invite_where",
    [Answer(actions.SPARE, at.SPARE, invite_into, spare_refusal)],
    public=True,
    about=(subjects.INMATE, subjects.GANGSTER),
)


# Recruiting.


def recruit_refusal(table: Table, inmate: i64) -> i64:
    """AZ-513, AZ-514: in any wing, a gangster there that one can pay for. Nothing else can be done
    to a gangster in a cell (AZ-512)."""
    if not table.options.advanced:
        return NO_GANGSTER
    refused: i64 = NO_GANGSTER
    for spare in range(at.SPARE):
        answer: i64 = where_refusal(table, inmate, spare)
        if answer == ALLOWED:
            return ALLOWED
        if answer != NO_GANGSTER:
            refused = answer
    return refused


def where_refusal(table: Table, inmate: i64, spare: i64) -> i64:
    """AZ-519: without the means no attempt."""
    wing: i64 = table.b[at.place(inmate)]
    if wing < at.WING or wing >= at.WING + at.CELLS:
        return NOT_HERE
    gangster: i64 = table.b[at.spare_gang(wing - at.WING, spare)]
    if gangster == at.NOBODY:
        return NO_GANGSTER
    if means(table, inmate) < table.cards.gang_price[gangster]:
        return CANNOT_AFFORD
    return ALLOWED


def means(table: Table, inmate: i64) -> i64:
    """What the carried cards and the inmate upgrade are worth (AZ-517)."""
    total: i64 = 0
    for code in range(actions.MY_CARD, actions.MY_UPGRADE + 1):
        card: i64 = card_at(table, inmate, code)
        if card != at.NOTHING:
            total += supply.value(table, card)
    return total


def recruited_at(table: Table, inmate: i64, spare: i64) -> i64:
    """The gangster in a spare cell of the wing in which the inmate is."""
    return table.b[at.spare_gang(table.b[at.place(inmate)] - at.WING, spare)]


def try_to_recruit(table: Table, inmate: i64, spare: i64) -> None:
    """AZ-515, AZ-516."""
    gangster: i64 = recruited_at(table, inmate, spare)
    dice: i64 = roll_dice(table, 2)
    total: i64 = dice + level(table, inmate, table.cards.gang_stat[gangster])
    success: bool = total >= table.cards.gang_target[gangster]
    if table.journal is not None:
        telling.gang.tried_to_recruit(
            table.journal, table, inmate, gangster, dice, total, success, "AZ-515"
        )
    if success:
        push(table, decisions.RECRUIT_PAY, inmate, spare, 0)
    else:
        rival: i64 = rival_of(table, inmate)
        reputation.change(
            table, rival, table.cards.recruit_fail, reputation.FOR_RECRUITING, "AZ-516"
        )


RECRUIT_WHERE = Decision(
    "recruit_where",
    [Answer(actions.SPARE, at.SPARE, try_to_recruit, where_refusal)],
    public=False,
    about=(subjects.INMATE,),
)


# Paying: cards until their value is enough, and not one more (AZ-257).


def price_refusal(table: Table, inmate: i64, spare: i64, value: i64) -> i64:
    price: i64 = table.cards.gang_price[recruited_at(table, inmate, spare)]
    return ALLOWED if value >= price else CANNOT_AFFORD


def pay_refusal(table: Table, inmate: i64, spare: i64, value: i64, code: i64) -> i64:
    if price_refusal(table, inmate, spare, value) == ALLOWED:
        return NO_SUCH_CARD
    return card_refusal(table, inmate, code)


def have_paid(table: Table, inmate: i64, spare: i64) -> None:
    if has_free_place(table, inmate):
        push(table, decisions.RECRUITED, inmate, spare, at.NOBODY)
    else:
        push(table, decisions.REPLACE_WHOM, inmate, spare)


def pay(table: Table, inmate: i64, spare: i64, value: i64, code: i64) -> None:
    """AZ-518: shown, and to the back of the chair."""
    card: i64 = lift(table, place_of(table, inmate, code))
    show(table, card)
    to_chair(table, card)
    if table.journal is not None:
        telling.gang.paid(table.journal, table, inmate, card, "AZ-518")
    push(table, decisions.RECRUIT_PAY, inmate, spare, value + supply.value(table, card))


RECRUIT_PAY = Decision(
    "recruit_pay",
    [
        Answer(actions.DONE, 1, have_paid, price_refusal),
        Answer(actions.MY_CARD, actions.MY_UPGRADE + 1 - actions.MY_CARD, pay, pay_refusal),
    ],
    public=True,
    marks=("open_ended",),
    about=(subjects.INMATE, subjects.SPARE, subjects.VALUE),
)


def replace_refusal(member: i64) -> i64:
    """One of two gangsters; member 0 is the inmate."""
    return NO_GANGSTER if member == 0 else ALLOWED


def replace(table: Table, inmate: i64, spare: i64, member: i64) -> None:
    push(table, decisions.RECRUITED, inmate, spare, member - 1)


REPLACE_WHOM = Decision(
    "replace_whom",
    [Answer(actions.OWN, 1 + at.BOARD_GANG, replace, replace_refusal)],
    public=False,
    about=(subjects.INMATE, subjects.SPARE),
)


def has_free_place(table: Table, inmate: i64) -> bool:
    """AZ-525."""
    return free_place(table, inmate) != at.NOWHERE


def free_place(table: Table, inmate: i64) -> i64:
    for place in range(at.BOARD_GANG):
        if table.b[at.gang(inmate, place)] == at.NOBODY:
            return place
    return at.NOWHERE


def recruit(table: Table, inmate: i64, spare: i64, replaced: i64) -> None:
    """The gangster comes with the card of its cell (AZ-520); one that is replaced takes
    its place there, with its own card under it (AZ-526, AZ-527)."""
    b = table.b
    cell: i64 = b[at.place(inmate)] - at.WING
    gangster: i64 = b[at.spare_gang(cell, spare)]
    card: i64 = b[at.spare_card(cell, spare)]
    put_by: i64 = b[at.spare_by(cell, spare)]
    at.clear_spare_cell(b, cell, spare)
    if table.journal is not None:
        telling.gang.recruited(table.journal, table, inmate, gangster, "AZ-520")
    if replaced != at.NOBODY:
        move_out(table, inmate, replaced, cell, spare)
        if table.journal is not None:
            old: i64 = b[at.spare_gang(cell, spare)]
            telling.gang.moved_in(table.journal, table, old, cell, spare, "AZ-526")
    place: i64 = place_on_board(table, inmate, gangster)
    if replaced == at.NOBODY:
        wings.check_wing(table, cell, "AZ-524")  # else it was filled throughout
    if card != at.NOTHING:
        bring_card(table, inmate, place, card, put_by, cell)


RECRUITED = Task("recruited", recruit, about=(subjects.INMATE, subjects.SPARE, subjects.REPLACED))


def move_out(table: Table, inmate: i64, place: i64, cell: i64, spare: i64) -> None:
    """A gangster leaves a board for a spare cell."""
    b = table.b
    slot: i64 = at.slot(inmate, at.GANG_SLOT + place)
    old: i64 = b[at.gang(inmate, place)]
    b[at.spare_gang(cell, spare)] = old
    b[at.gang_fate(old)] = at.IN_SPARE_CELL
    b[at.spare_card(cell, spare)] = b[slot]
    if b[slot] != at.NOTHING:
        b[at.spare_by(cell, spare)] = rival_of(table, inmate)
    b[slot] = at.NOTHING
    b[at.gang(inmate, place)] = at.NOBODY


def place_on_board(table: Table, inmate: i64, gangster: i64) -> i64:
    """A gangster joins a board with a free place, and with it its inmate (AZ-528); which place."""
    b = table.b
    place: i64 = free_place(table, inmate)
    b[at.gang(inmate, place)] = gangster
    b[at.gang_fate(gangster)] = at.ON_BOARD
    return place


def bring_card(table: Table, inmate: i64, place: i64, card: i64, put_by: i64, cell: i64) -> None:
    """AZ-521: the card is shown; a trap springs, and the recruiter keeps the gangster (AZ-522). It
    pays the rival that put it there (AZ-523)."""
    show(table, card)
    if table.journal is not None:
        telling.gang.came_with(table.journal, table, inmate, card, "AZ-521")
    if what(table, card) == TRAP:
        to_chair(table, card)
        spring(table, inmate, put_by, cell, "AZ-521", "AZ-523")
        return
    table.b[at.slot(inmate, at.GANG_SLOT + place)] = card


# Leaving.


def discard_injured(table: Table, inmate: i64, place: i64) -> None:
    """AZ-438: its card has gone to the Infirmary pile."""
    b = table.b
    gangster: i64 = b[at.gang(inmate, place)]
    b[at.gang(inmate, place)] = at.NOBODY
    b[at.gang_fate(gangster)] = at.DISCARDED
    b[at.gang_lost(gangster)] = 0  # AZ-394
    b[at.gang_used(gangster)] = 0
    b[at.thefts(gangster)] = 0


def discard_by_own_text(table: Table, inmate: i64, gangster: i64, rule: str) -> None:
    """A sacrifice or single use: its card stays with the board if there is room, with the inmate
    first (AZ-532, AZ-533)."""
    b = table.b
    place: i64 = 0 if b[at.gang(inmate, 0)] == gangster else 1
    slot: i64 = at.slot(inmate, at.GANG_SLOT + place)
    other: i64 = at.slot(inmate, at.GANG_SLOT + 1 - place)
    card: i64 = b[slot]
    b[slot] = at.NOTHING
    discard_injured(table, inmate, place)
    if table.journal is not None:
        telling.gang.discarded(table.journal, table, inmate, gangster, rule)
    if card == at.NOTHING:
        return
    if pocket_count(table, inmate) < table.cards.carry_inmate:
        b[at.slot(inmate, pocket_count(table, inmate))] = card
    elif b[at.gang(inmate, 1 - place)] != at.NOBODY and b[other] == at.NOTHING:
        b[other] = card
    else:
        to_chair(table, card)

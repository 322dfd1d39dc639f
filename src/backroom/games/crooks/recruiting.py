"""A turn begins: a seat passes, or pays at a hangout and takes a crook (CR-32 to CR-56)."""

from backroom.games.crooks import actions, decisions, telling
from backroom.games.crooks import board as at
from backroom.games.crooks.cards import KINGPIN, has_place_in_full_row
from backroom.games.crooks.refusals import (
    CANNOT_AFFORD_HANGOUT,
    HANGOUT_CLOSED,
    HANGOUT_EMPTY,
    KINGPIN_NOT_LAST,
    NO_PLACE,
    NO_SUCH_SLOT,
)
from backroom.games.crooks.state import Table, price, row_is_full
from backroom.games.crooks.turns import end_turn, note_glimpse, note_look, pay
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def leave(table: Table, seat: i64) -> None:
    b = table.b
    at.clear_glimpse(b, seat)
    if table.journal is not None:
        telling.passed(table.journal, table, seat, pass_rule(table, seat))
    b[at.passed(seat)] = 1  # CR-35
    end_turn(table)


def pass_rule(table: Table, seat: i64) -> str:
    """Whether a seat wants to go, has no money left, or finds nobody any more."""
    if len(table.legal(seat)) > 1:
        return "CR-35"
    b = table.b
    is_anybody_left = any(b[at.size(hangout)] > 0 for hangout in range(at.HANGOUTS))
    return "CR-38" if is_anybody_left else "CR-39"


def recruit_refusal(table: Table, seat: i64, hangout: i64) -> i64:
    b = table.b
    if hangout >= b[at.HANGOUTS_OPEN]:
        return HANGOUT_CLOSED  # CR-44
    if b[at.size(hangout)] == 0:
        return HANGOUT_EMPTY  # CR-45
    if price(table, hangout) > b[at.money(seat)]:
        return CANNOT_AFFORD_HANGOUT  # CR-48
    return ALLOWED


def recruit(table: Table, seat: i64, hangout: i64) -> None:
    b = table.b
    at.clear_glimpse(b, seat)
    paid: i64 = price(table, hangout)
    pay(table, seat, paid)  # CR-47
    note_look(table, seat, hangout)  # CR-49
    b[at.HANGOUT] = hangout
    if table.journal is not None:
        telling.recruited(table.journal, seat, hangout, paid, "CR-46")
        telling.saw_pile(table.journal, table, seat, hangout, "CR-49")
    for slot in range(b[at.size(hangout)]):
        if take_refusal(table, seat, slot) == ALLOWED:
            b[at.DECISION] = decisions.TAKE
            return
    fail_recruit(table, seat, hangout)


def fail_recruit(table: Table, seat: i64, hangout: i64) -> None:
    """CR-55: nobody can be taken, the price stays paid, the turn is over.

    What others learn of the pile depends on whether the row was full (see redeal.py).
    """
    b = table.b
    if row_is_full(table, seat):
        b[at.failed_full(hangout)] |= bit(b[at.size(hangout)])
    else:
        b[at.failed_open(hangout)] |= bit(b[at.size(hangout)])
    note_glimpse(table, seat, hangout)
    if table.journal is not None:
        telling.found_nobody(table.journal, seat, hangout, "CR-55")
    end_turn(table)


TURN = Decision(
    "turn",
    [
        Answer(actions.PASS, 1, leave),  # CR-37
        Answer(actions.RECRUIT, at.HANGOUTS, recruit, recruit_refusal),
    ],
    public=True,  # CR-127
)


def take_refusal(table: Table, seat: i64, slot: i64) -> i64:
    b = table.b
    hangout: i64 = b[at.HANGOUT]
    size: i64 = b[at.size(hangout)]
    if slot >= size:
        return NO_SUCH_SLOT  # CR-50
    ability: i64 = table.cards.ability[b[at.pile(hangout, slot)]]
    if ability == KINGPIN and size > 1:
        return KINGPIN_NOT_LAST  # CR-104
    if row_is_full(table, seat) and not has_place_in_full_row(ability):
        return NO_PLACE  # CR-54, CR-94
    return ALLOWED


def take(table: Table, seat: i64, slot: i64) -> None:
    b = table.b
    hangout: i64 = b[at.HANGOUT]
    crook: i64 = b[at.pile(hangout, slot)]
    last: i64 = b[at.size(hangout)] - 1
    for later in range(slot, last):  # CR-51, CR-53
        b[at.pile(hangout, later)] = b[at.pile(hangout, later + 1)]
    b[at.pile(hangout, last)] = at.NOBODY
    b[at.size(hangout)] = last
    b[at.TAKEN] += 1
    b[at.taken_at(crook)] = b[at.TAKEN]
    b[at.origin(crook)] = hangout  # CR-121
    b[at.place(crook)] = at.IN_HAND  # CR-50
    b[at.HAND] = crook
    b[at.HANGOUT] = at.NOWHERE
    b[at.DECISION] = decisions.PLACE
    note_look(table, seat, hangout)  # it knows the rest of the pile
    if table.journal is not None:
        telling.took(table.journal, seat, hangout, crook, "CR-50")


TAKE = Decision(
    "take",
    [Answer(actions.TAKE_SLOT, at.PILE_AT_MOST, take, take_refusal)],
    public=False,
)

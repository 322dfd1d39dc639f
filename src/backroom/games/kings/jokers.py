"""Jokers (NK-408 to NK-424)."""

from backroom.games.kings import actions, decisions, fortunes, recruiting, refusals, telling
from backroom.games.kings import board as at
from backroom.games.kings.prompts import ask
from backroom.games.kings.recruiting import LEAST_OFFER
from backroom.games.kings.state import Table
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED


def joker_refusal(table: Table, seat: i64, joker: i64) -> i64:
    """NK-409, NK-412, NK-414."""
    b = table.b
    if b[at.joker_of(joker)] != at.JOKER_FREE:
        return refusals.NO_SUCH_THING
    if b[at.money(seat)] < LEAST_OFFER:
        return refusals.CANNOT_AFFORD
    if b[at.RECRUITED] == 1:
        return refusals.RECRUITED_ALREADY
    for slot in range(at.SLOTS):
        if joker_with_refusal(table, seat, slot) == ALLOWED:
            return ALLOWED
    return refusals.NOBODY_FOR_A_JOKER


def begin_joker(table: Table, seat: i64, joker: i64) -> None:
    table.b[at.PICKED_JOKER] = joker
    ask(table, seat, decisions.JOKER_OFFER)


def offer_joker(table: Table, seat: i64, amount: i64) -> None:
    """NK-410, NK-411: only an A will do."""
    b = table.b
    b[at.RECRUITED] = 1
    fortunes.note_fortune(table, seat, amount)
    if table.journal is not None:
        telling.business.joker_offered(
            table.journal, table, seat, b[at.PICKED_JOKER], amount, "NK-409"
        )
    if recruiting.roll_offer(table, seat, amount, "NK-410") == at.ACE:
        fortunes.pay(table, seat, amount)
        ask(table, seat, decisions.JOKER_WITH)
        return
    if table.journal is not None:
        telling.business.joker_declined(table.journal, table, seat, b[at.PICKED_JOKER], "NK-410")
    recruiting.end_recruiting(table)


JOKER_OFFER = Decision(
    "joker_offer",
    [Answer(actions.AMOUNT, at.AMOUNTS, offer_joker, recruiting.offer_refusal)],
    public=False,
    rule="NK-410",
    skipped=True,
)


def joker_with_refusal(table: Table, seat: i64, slot: i64) -> i64:
    b = table.b
    if b[at.person(seat, slot)] == at.NOBODY:
        return refusals.NO_SUCH_THING
    return refusals.NO_JOKER_IN_CELLS if b[at.place(seat, slot)] >= at.CELL else ALLOWED


def place_joker(table: Table, seat: i64, slot: i64) -> None:
    """NK-413."""
    b = table.b
    joker: i64 = b[at.PICKED_JOKER]
    b[at.joker_of(joker)] = seat
    b[at.joker_slot(joker)] = slot
    if table.journal is not None:
        telling.business.joker_hired(table.journal, table, seat, joker, slot, "NK-413")
    recruiting.end_recruiting(table)


JOKER_WITH = Decision(
    "joker_with",
    [Answer(actions.OWN, at.SLOTS, place_joker, joker_with_refusal)],
    public=False,
    rule="NK-413",
    skipped=True,
)

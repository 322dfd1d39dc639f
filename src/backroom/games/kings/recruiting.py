"""Recruiting near and far, and dismissing (NK-282 to NK-309)."""

from typing import Final

from backroom.games.kings import (
    actions,
    decisions,
    effects,
    fortunes,
    people,
    refusals,
    telling,
    windows,
)
from backroom.games.kings import board as at
from backroom.games.kings.prompts import ask, back_to_menu, go_on
from backroom.games.kings.state import Table, bar_at, free_slot
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

LEAST_OFFER: Final[i64] = 1
MOST_OFFER: Final[i64] = 10
HESITATION_PRICE: Final[i64] = 1


def has_number(table: Table, seat: i64, person: i64) -> bool:
    """A number of its own, or one bought in this turn (NK-384)."""
    return (table.b[at.NUMBERS] >> person) & 1 == 1 or knows_number(table, seat, person)


def knows_number(table: Table, seat: i64, person: i64) -> bool:
    """NK-293, NK-294, NK-297: of a henchman of his suit, next above or below him."""
    b = table.b
    cards = table.cards
    for slot in range(1, at.SLOTS):
        own: i64 = b[at.person(seat, slot)]
        if own != at.NOBODY and cards.suit[own] == cards.suit[person]:
            apart: i64 = cards.rank[own] - cards.rank[person]
            if apart == 1 or apart == -1:
                return True
    return False


def is_face_to_face(table: Table, seat: i64, bar: i64) -> bool:
    """NK-298."""
    return table.b[at.place(seat, 0)] == table.cards.bars[bar]


def bar_refusal(table: Table, seat: i64, bar: i64) -> i64:
    person: i64 = table.b[at.guest(bar)]
    if person == at.NOBODY:
        return refusals.NO_SUCH_THING
    if is_face_to_face(table, seat, bar) or has_number(table, seat, person):
        return ALLOWED  # NK-283, NK-295
    return refusals.NO_BAR_NO_NUMBER


def recruit_refusal(table: Table, seat: i64) -> i64:
    b = table.b
    if b[at.money(seat)] < LEAST_OFFER:
        return refusals.CANNOT_AFFORD
    if b[at.RECRUITED] == 1:
        return refusals.RECRUITED_ALREADY  # NK-224
    answer: i64 = refusals.NO_BAR_NO_NUMBER
    for bar in range(at.BARS):
        if bar_refusal(table, seat, bar) == ALLOWED:
            answer = ALLOWED
    if answer == ALLOWED and free_slot(table, seat) == at.NOBODY:
        return refusals.NO_SLOT  # NK-304
    return answer


def begin_recruit(table: Table, seat: i64) -> None:
    ask(table, seat, decisions.RECRUIT_WHERE)


def where_refusal(table: Table, seat: i64, district: i64) -> i64:
    bar: i64 = bar_at(table, district)
    return refusals.NO_SUCH_THING if bar == at.NOBODY else bar_refusal(table, seat, bar)


def pick_bar(table: Table, seat: i64, district: i64) -> None:
    table.b[at.PICKED_BAR] = bar_at(table, district)
    ask(table, seat, decisions.OFFER)


RECRUIT_WHERE = Decision(
    "recruit_where",
    [Answer(actions.DISTRICT, at.DISTRICTS, pick_bar, where_refusal)],
    public=False,
    rule="NK-283",
    skipped=True,
)


def offer_refusal(table: Table, seat: i64, amount: i64) -> i64:
    """NK-284, NK-285."""
    if not LEAST_OFFER <= amount <= MOST_OFFER:
        return refusals.BAD_OFFER
    return refusals.CANNOT_AFFORD if amount > table.b[at.money(seat)] else ALLOWED


def make_offer(table: Table, seat: i64, amount: i64) -> None:
    b = table.b
    bar: i64 = b[at.PICKED_BAR]
    b[at.OFFERED] = amount
    b[at.RECRUITED] = 1
    fortunes.note_fortune(table, seat, amount)
    person: i64 = b[at.guest(bar)]
    if table.journal is not None:
        phone = not is_face_to_face(table, seat, bar)
        rule = "NK-295" if phone else "NK-284"
        telling.business.offered(table.journal, table, seat, person, amount, phone, rule)
    if is_face_to_face(table, seat, bar):
        go_on(table, decisions.CARRY_OUT_ANNOUNCED)
        return
    b[at.NUMBERS] &= ~bit(person)  # NK-384
    b[at.ANNOUNCED] = at.CALLING
    windows.open_window(table, effects.OPP_ANNOUNCE, b[at.ACTIVE], decisions.CARRY_OUT_ANNOUNCED)


OFFER = Decision(
    "offer",
    [Answer(actions.AMOUNT, at.AMOUNTS, make_offer, offer_refusal)],
    public=False,
    rule="NK-284",
    skipped=True,
)


def roll_offer(table: Table, seat: i64, dice: i64, rule: str) -> i64:
    """The highest of so many dice."""
    best: i64 = -1
    thrown: i64 = 0
    for _ in range(dice):
        die: i64 = table.chance.below(at.RANKS)
        thrown = thrown * 8 + die + 1
        best = max(best, die)
    if table.journal is not None:
        telling.business.offer_rolled(table.journal, seat, thrown, rule)
    return best


def call(table: Table, seat: i64) -> None:
    """NK-286 to NK-292."""
    b = table.b
    b[at.ANNOUNCED] = 0
    bar: i64 = b[at.PICKED_BAR]
    rank: i64 = table.cards.rank[b[at.guest(bar)]]
    best: i64 = roll_offer(table, seat, b[at.OFFERED], "NK-286")
    if best > rank:
        people.hire(table, seat, bar, b[at.OFFERED], "NK-287")
    elif best == rank:
        ask(table, seat, decisions.HESITATION)
        return
    elif table.journal is not None:
        telling.business.declined(table.journal, table, seat, b[at.guest(bar)], "NK-291")
    end_recruiting(table)


def end_recruiting(table: Table) -> None:
    b = table.b
    b[at.ANNOUNCED] = 0
    at.clear_picks(b)
    go_on(table, decisions.AFTER_ACTION)


def adding_refusal(table: Table, seat: i64) -> i64:
    b = table.b
    due: i64 = b[at.OFFERED] + HESITATION_PRICE
    return ALLOWED if b[at.money(seat)] >= due else refusals.CANNOT_ADD  # NK-290


def add(table: Table, seat: i64) -> None:
    b = table.b
    people.hire(table, seat, b[at.PICKED_BAR], b[at.OFFERED] + HESITATION_PRICE, "NK-289")
    end_recruiting(table)


def let_him_go(table: Table, seat: i64) -> None:
    b = table.b
    if table.journal is not None:
        person: i64 = b[at.guest(b[at.PICKED_BAR])]
        telling.business.declined(table.journal, table, seat, person, "NK-290")
    end_recruiting(table)


HESITATION = Decision(
    "hesitation",
    [Answer(actions.YES, 1, add, adding_refusal), Answer(actions.NO, 1, let_him_go)],
    public=False,
    rule="NK-289",
    absence=actions.NO,
)


# Dismissing.


def dismiss_whom_refusal(table: Table, seat: i64, slot: i64) -> i64:
    """NK-306."""
    b = table.b
    if slot == 0 or b[at.person(seat, slot)] == at.NOBODY:
        return refusals.NO_SUCH_THING
    if b[at.place(seat, slot)] >= at.CELL:
        return refusals.PRISONER_STAYS
    return refusals.ON_MISSION if b[at.carries(seat, slot)] != at.NOBODY else ALLOWED


def dismiss_refusal(table: Table, seat: i64) -> i64:
    answer: i64 = refusals.NO_SUCH_THING
    for slot in range(1, at.SLOTS):
        found: i64 = dismiss_whom_refusal(table, seat, slot)
        if found == ALLOWED:
            return ALLOWED
        if found == refusals.ON_MISSION or answer == refusals.NO_SUCH_THING:
            answer = found
    return answer


def begin_dismiss(table: Table, seat: i64) -> None:
    ask(table, seat, decisions.DISMISS)


def dismiss(table: Table, seat: i64, slot: i64) -> None:
    people.discharge(table, seat, slot)
    back_to_menu(table, seat)


DISMISS = Decision(
    "dismiss",
    [Answer(actions.OWN, at.SLOTS, dismiss, dismiss_whom_refusal)],
    public=False,
    rule="NK-306",
    skipped=True,
)

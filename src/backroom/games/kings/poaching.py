"""The cards that recruit: at a fixed price (NK-108), and from a rival (NK-109 to NK-112)."""

from backroom.games.kings import actions, decisions, fortunes, people, recruiting, refusals, telling
from backroom.games.kings import board as at
from backroom.games.kings.cards import price_of
from backroom.games.kings.prompts import ask
from backroom.games.kings.state import Table, bar_at, free_slot, is_alive
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED


def recruiting_card_refusal(table: Table, seat: i64, target: i64) -> i64:
    """NK-111, NK-112; target is what is against those whom the card could bring."""
    if target == refusals.FIXED_PRICE_TOO_HIGH or target == refusals.PRICE_TOO_HIGH:
        return target
    if table.b[at.RECRUITED] == 1:
        return refusals.RECRUITED_BEFORE_THE_CARD
    return refusals.NO_SLOT_FOR_THE_CARD if free_slot(table, seat) == at.NOBODY else target


def fixed_refusal(table: Table, seat: i64, bar: i64, kind: i64) -> i64:
    """NK-108."""
    b = table.b
    person: i64 = b[at.guest(bar)]
    if person == at.NOBODY:
        return refusals.NO_SUCH_THING
    if price_of(table.cards, kind, person) > b[at.money(seat)]:
        return refusals.FIXED_PRICE_TOO_HIGH
    return ALLOWED if is_in_the_family(table, seat, person) else refusals.NOBODY_TO_HIRE


def is_in_the_family(table: Table, seat: i64, person: i64) -> bool:
    """NK-108: of a suit of which the seat has a henchman, or of any if it has none."""
    has_any = False
    for slot in range(1, at.SLOTS):
        own: i64 = table.b[at.person(seat, slot)]
        if own != at.NOBODY:
            has_any = True
            if table.cards.suit[own] == table.cards.suit[person]:
                return True
    return not has_any


def fixed_card_refusal(table: Table, seat: i64, kind: i64) -> i64:
    answer: i64 = refusals.NOBODY_TO_HIRE
    for bar in range(at.BARS):
        found: i64 = fixed_refusal(table, seat, bar, kind)
        if found == ALLOWED:
            return ALLOWED
        is_too_dear = found == refusals.FIXED_PRICE_TOO_HIGH
        if is_too_dear and is_in_the_family(table, seat, table.b[at.guest(bar)]):
            answer = found
    return answer


def begin_fixed(table: Table, seat: i64, kind: i64) -> None:
    table.b[at.PICKED_KIND] = kind
    ask(table, seat, decisions.HIRE_WHERE)


def hire_where_refusal(table: Table, seat: i64, district: i64) -> i64:
    bar: i64 = bar_at(table, district)
    if bar == at.NOBODY:
        return refusals.NO_SUCH_THING
    return fixed_refusal(table, seat, bar, table.b[at.PICKED_KIND])


def hire_fixed(table: Table, seat: i64, district: i64) -> None:
    b = table.b
    bar: i64 = bar_at(table, district)
    b[at.RECRUITED] = 1
    price: i64 = price_of(table.cards, b[at.PICKED_KIND], b[at.guest(bar)])
    people.hire(table, seat, bar, price, "NK-108")
    recruiting.end_recruiting(table)


HIRE_WHERE = Decision(
    "hire_where",
    [Answer(actions.DISTRICT, at.DISTRICTS, hire_fixed, hire_where_refusal)],
    public=False,
    rule="NK-108",
    skipped=True,
)


# From a rival.


def can_poach(table: Table, rival: i64, slot: i64) -> bool:
    """NK-109: on the map and without a mission."""
    b = table.b
    is_on_map = b[at.person(rival, slot)] != at.NOBODY and b[at.place(rival, slot)] < at.CELL
    return is_on_map and b[at.carries(rival, slot)] == at.NOBODY


def poach_from_refusal(table: Table, seat: i64, rival: i64) -> i64:
    if rival >= table.seats or not is_alive(table, rival) or rival == seat:
        return refusals.NO_SUCH_THING
    for slot in range(1, at.SLOTS):
        if can_poach(table, rival, slot):
            return ALLOWED
    return refusals.NOBODY_TO_POACH


def poach_card_refusal(table: Table, seat: i64, kind: i64) -> i64:
    if table.b[at.money(seat)] < table.cards.amount[kind]:
        return refusals.PRICE_TOO_HIGH
    for rival in range(table.seats):
        if poach_from_refusal(table, seat, rival) == ALLOWED:
            return ALLOWED
    return refusals.NOBODY_TO_POACH


def begin_poach(table: Table, seat: i64, kind: i64) -> None:
    table.b[at.PICKED_KIND] = kind
    ask(table, seat, decisions.POACH_FROM)


def poach_from(table: Table, seat: i64, rival: i64) -> None:
    table.b[at.PICKED_RIVAL] = rival
    ask(table, seat, decisions.POACH_WHOM)


POACH_FROM = Decision(
    "poach_from",
    [Answer(actions.SEAT, at.SEATS, poach_from, poach_from_refusal)],
    public=False,
    rule="NK-109",
    skipped=True,
)


def poach_whom_refusal(table: Table, henchman: i64) -> i64:
    b = table.b
    rival: i64 = b[at.PICKED_RIVAL]
    slot: i64 = henchman + 1
    if b[at.person(rival, slot)] == at.NOBODY:
        return refusals.NO_SUCH_THING
    if b[at.place(rival, slot)] >= at.CELL:
        return refusals.NOT_TO_POACH
    is_busy = b[at.carries(rival, slot)] != at.NOBODY
    return refusals.POACHED_ON_A_MISSION if is_busy else ALLOWED


def poach_whom(table: Table, seat: i64, henchman: i64) -> None:
    table.b[at.PICKED_SLOT] = henchman + 1
    ask(table, seat, decisions.POACH_PRICE)


POACH_WHOM = Decision(
    "poach_whom",
    [Answer(actions.THEIR, at.HENCH_SLOTS, poach_whom, poach_whom_refusal)],
    public=False,
    rule="NK-109",
    skipped=True,
    marks=("poaching",),
)


def poach_price_refusal(table: Table, seat: i64, price: i64) -> i64:
    kind: i64 = table.b[at.PICKED_KIND]
    if not table.cards.amount[kind] <= price <= table.cards.high[kind]:
        return refusals.BAD_PRICE
    return refusals.PRICE_TOO_HIGH if price > table.b[at.money(seat)] else ALLOWED


def poach_price(table: Table, seat: i64, price: i64) -> None:
    b = table.b
    rival: i64 = b[at.PICKED_RIVAL]
    b[at.RECRUITED] = 1
    b[at.OFFERED] = price
    fortunes.note_fortune(table, seat, price)
    if table.journal is not None:
        slot: i64 = b[at.PICKED_SLOT]
        telling.business.poaching(table.journal, table, seat, rival, slot, price, "NK-109")
    ask(table, rival, decisions.POACH_ANSWER)


POACH_PRICE = Decision(
    "poach_price",
    [Answer(actions.AMOUNT, at.AMOUNTS, poach_price, poach_price_refusal)],
    public=False,
    rule="NK-109",
    skipped=True,
    marks=("poaching",),
)


def keep_refusal(table: Table, seat: i64) -> i64:
    b = table.b
    can_pay = b[at.money(seat)] >= b[at.OFFERED]
    return ALLOWED if can_pay else refusals.CANNOT_KEEP_HIM  # NK-110


def keep(table: Table, seat: i64) -> None:
    tell_poached(table, seat, True)
    fortunes.pay(table, seat, table.b[at.OFFERED])
    recruiting.end_recruiting(table)


def give_up_henchman(table: Table, seat: i64) -> None:
    b = table.b
    tell_poached(table, seat, False)
    slot: i64 = b[at.PICKED_SLOT]
    person: i64 = b[at.person(seat, slot)]
    district: i64 = b[at.place(seat, slot)]
    fortunes.pay(table, b[at.ACTIVE], b[at.OFFERED])
    people.leave(table, seat, slot)
    people.join(table, b[at.ACTIVE], person, district)
    recruiting.end_recruiting(table)


def tell_poached(table: Table, rival: i64, keeps: bool) -> None:
    """NK-109; never NK-110: it would tell who could not pay."""
    b = table.b
    if table.journal is not None:
        person: i64 = b[at.person(rival, b[at.PICKED_SLOT])]
        telling.business.poached(
            table.journal, table, b[at.ACTIVE], rival, person, b[at.OFFERED], keeps, "NK-109"
        )


POACH_ANSWER = Decision(
    "poach_answer",
    [Answer(actions.YES, 1, keep, keep_refusal), Answer(actions.NO, 1, give_up_henchman)],
    public=False,
    rule="NK-109",
    absence=actions.NO,
    marks=("poaching",),
)

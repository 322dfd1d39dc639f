"""Proposals put together in private (NK-360 to NK-377): who may talk, and what may be offered."""

from typing import Final

from backroom.games.kings import (
    actions,
    decisions,
    deck,
    fortunes,
    police,
    recruiting,
    refusals,
    telling,
)
from backroom.games.kings import board as at
from backroom.games.kings.drafts import close_talks, has_draft, has_item, is_at_menu, lender
from backroom.games.kings.prompts import ask
from backroom.games.kings.state import Table, bar_at, held, is_alive, living, next_living
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED, NOT_ASKED, WRONG_PHASE

CHAINS_EACH: Final[i64] = 2
OCCASIONS: Final[i64] = 1000  # more than there are menus in a game
ITEMS: Final[i64] = 6


def may_talk(table: Table, seat: i64) -> bool:
    """Whether a seat that is not waited for may act all the same (NK-365, NK-375)."""
    b = table.b
    if not table.deals or not is_alive(table, seat):
        return False
    if b[at.DECISION] == decisions.DEAL_ANSWER:
        return seat == b[at.OFFER_FROM]
    return is_at_menu(table) and (b[at.chains(seat)] < CHAINS_EACH or has_draft(table, seat))


def invitation(table: Table, seat: i64) -> i64:
    """NK-367: once at the first movement menu and once at the first action menu of a turn; who
    puts a proposal together is asked until it is done."""
    b = table.b
    if is_awaited(table, seat) or not is_at_menu(table) or not may_talk(table, seat):
        return 0
    if has_draft(table, seat):
        return OCCASIONS + b[seat]
    return 1 + (b[at.ROUND] * at.SEATS + b[at.ACTIVE]) * 2 + b[at.STAGE]


def is_awaited(table: Table, seat: i64) -> bool:
    return (table.b[at.WAITING] >> seat) & 1 == 1


def is_talking(table: Table, seat: i64) -> bool:
    """Whether a seat speaks unasked, so that all it can choose belongs to a proposal."""
    return is_at_menu(table) and not is_awaited(table, seat)


def question(table: Table, seat: i64, code: i64) -> i64:
    """The decision that a code answers: the one at hand, or a draft beside it."""
    decision: i64 = table.b[at.DECISION]
    if not table.deals or decision == decisions.DEAL_ANSWER or decision == decisions.COUNTER:
        return decision
    if code >= actions.DEAL or is_talking(table, seat):
        return decisions.DRAFT
    if has_draft(table, seat) and (code == actions.PASS or is_detail(table, seat, code)):
        return decisions.DRAFT
    return decision


def is_detail(table: Table, seat: i64, code: i64) -> bool:
    """Whether a code names what a draft asks for now: whom, how much, which card, car, where.
    With any other code of its menu the active seat plays on (NK-366)."""
    b = table.b
    if b[at.draft_to(seat)] == at.CHOOSING:
        return actions.SEAT <= code < actions.CARD
    if is_naming_money(table, seat):
        return actions.AMOUNT <= code < actions.DISTRICT
    if is_naming_card(table, seat):
        return actions.CARD <= code < actions.BONUS
    if is_naming_car(table, seat):
        return actions.CAR_0 <= code < actions.CELL_3
    return b[at.draft_item(seat)] != at.NOBODY and actions.DISTRICT <= code < actions.OWN


def why_not_said(table: Table, seat: i64, code: i64) -> i64:
    """What is against a code that is no part of a proposal, or not now."""
    if has_draft(table, seat):
        is_unasked = code < actions.DEAL and is_idle(table, seat) and not is_awaited(table, seat)
        return NOT_ASKED if is_unasked else refusals.NOT_IN_A_PROPOSAL
    if not is_awaited(table, seat):
        return NOT_ASKED
    return refusals.NOT_IN_A_PROPOSAL if is_at_menu(table) else WRONG_PHASE


# Beginning.


def deals_refusal(table: Table) -> i64:
    """NK-361."""
    return ALLOWED if table.deals else refusals.DEALS_OFF


def deal_refusal(table: Table, seat: i64) -> i64:
    if not is_at_menu(table) or has_draft(table, seat):
        return refusals.DEAL_CLOSED  # NK-364, NK-368
    return ALLOWED if table.b[at.chains(seat)] < CHAINS_EACH else refusals.DEAL_QUOTA  # NK-381


def begin_deal(table: Table, seat: i64) -> None:
    b = table.b
    b[at.chains(seat)] += 1
    b[at.CHAIN] = 0
    if seat != b[at.ACTIVE]:
        b[at.draft_to(seat)] = b[at.ACTIVE]
    elif living(table) == 2:
        b[at.draft_to(seat)] = next_living(table, seat)
    else:
        b[at.draft_to(seat)] = at.CHOOSING


def drop_refusal(table: Table, seat: i64) -> i64:
    return ALLOWED if has_draft(table, seat) else WRONG_PHASE


def drop_draft(table: Table, seat: i64) -> None:
    b = table.b
    at.clear_draft(b, seat)
    if b[at.DECISION] == decisions.COUNTER:
        close_talks(table, True, "NK-375")


def party_refusal(table: Table, seat: i64, other: i64) -> i64:
    if table.b[at.draft_to(seat)] != at.CHOOSING:
        return WRONG_PHASE
    if other >= table.seats or not is_alive(table, other) or other == seat:
        return refusals.NO_SUCH_THING
    return ALLOWED


def name_party(table: Table, seat: i64, other: i64) -> None:
    table.b[at.draft_to(seat)] = other


# Items (NK-369 to NK-374).


def is_idle(table: Table, seat: i64) -> bool:
    """Whether the parties of a draft are known, and no item is being named."""
    b = table.b
    return b[at.draft_to(seat)] >= 0 and b[at.draft_item(seat)] == at.NOBODY


def item_refusal(table: Table, seat: i64, code: i64) -> i64:
    """NK-369 to NK-373: one of each, money one way only."""
    b = table.b
    if not is_idle(table, seat):
        return WRONG_PHASE
    used = False
    if code == actions.MONEY_GIVE or code == actions.MONEY_ASK:
        used = b[at.draft_give(seat)] != at.NOBODY or b[at.draft_ask(seat)] != at.NOBODY
        if not used and code == actions.MONEY_GIVE and b[at.money(seat)] == 0:
            return refusals.CANNOT_GIVE
    elif code == actions.CARD_GIVE:
        used = b[at.draft_card_give(seat)] != at.NOBODY or b[at.hand_size(seat)] == 0
    elif code == actions.CARD_ASK:
        used = b[at.draft_card_ask(seat)] != at.NOBODY
    elif code == actions.NUMBER:
        if not has_number_to_sell(table, seat):
            return refusals.NO_NUMBER_TO_PASS
        used = b[at.draft_number(seat)] != at.NOBODY
    else:
        if not has_car_to_sell(table):
            return refusals.NO_MOVE_TO_PASS
        used = b[at.draft_car(seat)] != at.NOBODY
    return refusals.DEAL_ITEM if used else ALLOWED


def begin_item(table: Table, seat: i64, code: i64) -> None:
    table.b[at.draft_item(seat)] = code


def end_item(table: Table, seat: i64) -> None:
    table.b[at.draft_item(seat)] = at.NOBODY


def is_naming_money(table: Table, seat: i64) -> bool:
    item: i64 = table.b[at.draft_item(seat)]
    return item == actions.MONEY_GIVE or item == actions.MONEY_ASK


def amount_refusal(table: Table, seat: i64, amount: i64) -> i64:
    b = table.b
    if not is_naming_money(table, seat):
        return WRONG_PHASE
    if amount == 0:
        return refusals.BAD_GIFT
    is_short = b[at.draft_item(seat)] == actions.MONEY_GIVE and amount > b[at.money(seat)]
    return refusals.CANNOT_GIVE if is_short else ALLOWED


def name_amount(table: Table, seat: i64, amount: i64) -> None:
    b = table.b
    if b[at.draft_item(seat)] == actions.MONEY_GIVE:
        b[at.draft_give(seat)] = amount
    else:
        b[at.draft_ask(seat)] = amount
    end_item(table, seat)


def is_naming_card(table: Table, seat: i64) -> bool:
    item: i64 = table.b[at.draft_item(seat)]
    return item == actions.CARD_GIVE or item == actions.CARD_ASK


def card_refusal(table: Table, seat: i64, kind: i64) -> i64:
    if not is_naming_card(table, seat):
        return WRONG_PHASE
    gives = table.b[at.draft_item(seat)] == actions.CARD_GIVE
    return refusals.NOT_HELD if gives and held(table, seat, kind) == 0 else ALLOWED


def name_card(table: Table, seat: i64, kind: i64) -> None:
    b = table.b
    if b[at.draft_item(seat)] == actions.CARD_GIVE:
        b[at.draft_card_give(seat)] = kind
    else:
        b[at.draft_card_ask(seat)] = kind
    end_item(table, seat)


def is_naming_car(table: Table, seat: i64) -> bool:
    b = table.b
    return b[at.draft_item(seat)] == actions.POLICE and b[at.draft_car(seat)] == at.NOBODY


def car_refusal(table: Table, seat: i64, car: i64) -> i64:
    return car_item_refusal(table, car) if is_naming_car(table, seat) else WRONG_PHASE


def car_item_refusal(table: Table, car: i64) -> i64:
    """NK-373."""
    b = table.b
    if b[at.car(car)] < 0:
        return refusals.NO_SUCH_THING
    if b[at.ACTIVE] != b[at.FIRST] or b[at.POLICE_OFF] == 1 or b[at.STAGE] != at.MOVING:
        return refusals.NO_MOVE_TO_PASS
    return refusals.CAR_MOVED_ALREADY if (b[at.CARS_MOVED] >> car) & 1 == 1 else ALLOWED


def has_car_to_sell(table: Table) -> bool:
    for car in range(at.CARS):
        if car_item_refusal(table, car) == ALLOWED:
            return True
    return False


def name_car(table: Table, seat: i64, car: i64) -> None:
    table.b[at.draft_car(seat)] = car


def district_refusal(table: Table, seat: i64, district: i64) -> i64:
    b = table.b
    item: i64 = b[at.draft_item(seat)]
    if item == actions.NUMBER:
        return number_refusal(table, seat, district)
    if item == actions.POLICE and b[at.draft_car(seat)] != at.NOBODY:
        return police.car_move_refusal(table, b[at.draft_car(seat)], district)
    return WRONG_PHASE


def number_refusal(table: Table, seat: i64, district: i64) -> i64:
    """NK-372."""
    b = table.b
    bar: i64 = bar_at(table, district)
    if bar == at.NOBODY or b[at.guest(bar)] == at.NOBODY:
        return refusals.NO_SUCH_THING
    knows = recruiting.knows_number(table, lender(table, seat), b[at.guest(bar)])
    return ALLOWED if b[at.RECRUITED] == 0 and knows else refusals.NO_NUMBER_TO_PASS


def has_number_to_sell(table: Table, seat: i64) -> bool:
    for bar in range(at.BARS):
        if number_refusal(table, seat, table.cards.bars[bar]) == ALLOWED:
            return True
    return False


def name_district(table: Table, seat: i64, district: i64) -> None:
    b = table.b
    if b[at.draft_item(seat)] == actions.NUMBER:
        b[at.draft_number(seat)] = district
    else:
        b[at.draft_car_to(seat)] = district
    end_item(table, seat)


# Sending.


def send_refusal(table: Table, seat: i64) -> i64:
    return proposal_refusal(table, seat) if is_idle(table, seat) else WRONG_PHASE


def proposal_refusal(table: Table, seat: i64) -> i64:
    """NK-369; and what was put together may have become impossible by another deal."""
    b = table.b
    if not has_item(table, seat):
        return refusals.DEAL_ITEM
    if b[at.draft_give(seat)] > b[at.money(seat)]:
        return refusals.CANNOT_GIVE
    kind: i64 = b[at.draft_card_give(seat)]
    if kind != at.NOBODY and held(table, seat, kind) == 0:
        return refusals.NOT_HELD
    return ALLOWED if can_carry_out_public(table, seat) else refusals.DEAL_ITEM


def can_carry_out_public(table: Table, seat: i64) -> bool:
    """Whether number and police move of a proposal, which everybody can check, are there."""
    b = table.b
    number: i64 = b[at.draft_number(seat)]
    if number != at.NOBODY and number_refusal(table, seat, number) != ALLOWED:
        return False
    car: i64 = b[at.draft_car(seat)]
    return car == at.NOBODY or can_move(table, car, b[at.draft_car_to(seat)])


def can_move(table: Table, car: i64, district: i64) -> bool:
    if car_item_refusal(table, car) != ALLOWED:
        return False
    return police.car_move_refusal(table, car, district) == ALLOWED


def send(table: Table, seat: i64) -> None:
    b = table.b
    b[at.CHAIN] += 1
    if b[at.CHAIN] == 1:
        b[at.sent(seat)] += 1
    b[at.OFFER_FROM] = seat
    b[at.OFFER_TO] = b[at.draft_to(seat)]
    note_offer(table)
    if table.journal is not None:
        rule = "NK-365" if b[at.CHAIN] == 1 else "NK-379"
        telling.business.proposed(table.journal, table, rule)
    ask(table, b[at.OFFER_TO], decisions.DEAL_ANSWER)


def note_offer(table: Table) -> None:
    """The recipient sees that what is offered is there (NK-370, NK-371)."""
    b = table.b
    giver: i64 = b[at.OFFER_FROM]
    taker: i64 = b[at.OFFER_TO]
    fortunes.note_fortune(table, giver, max(0, b[at.draft_give(giver)]))
    kind: i64 = b[at.draft_card_give(giver)]
    if kind != at.NOBODY and deck.card_known(table, taker, giver, kind) == at.NOBODY:
        deck.note_hands(table, taker, deck.card_of_kind(table, giver, kind), bit(giver))


PROPOSING: Answer = Answer(actions.DEAL, 1, begin_deal, deal_refusal, deals_refusal)
DRAFTING: list[Answer] = [
    Answer(actions.PASS, 1, drop_draft, drop_refusal),
    Answer(actions.AMOUNT, at.AMOUNTS, name_amount, amount_refusal),
    Answer(actions.DISTRICT, at.DISTRICTS, name_district, district_refusal),
    Answer(actions.SEAT, at.SEATS, name_party, party_refusal),
    Answer(actions.CARD, at.KINDS, name_card, card_refusal),
    Answer(actions.CAR_0, at.CARS, name_car, car_refusal),
    PROPOSING,
    Answer(actions.SEND, 1, send, send_refusal),
    Answer(actions.MONEY_GIVE, ITEMS, begin_item, item_refusal),
]
# No table waits for a draft: it goes on beside the menus of a turn (NK-364).
DRAFT = Decision("draft", DRAFTING, public=False)
COUNTER = Decision("counter", DRAFTING, public=False, absence=actions.PASS, rule="NK-379")

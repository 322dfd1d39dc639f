"""Deals between seats (NK-375 to NK-388): proposals are answered and carried out."""

from typing import Final

from backroom.games.kings import (
    actions,
    decisions,
    deck,
    drafts,
    fortunes,
    police,
    proposals,
    recruiting,
    refusals,
    telling,
)
from backroom.games.kings import board as at
from backroom.games.kings.drafts import LEAST_MONEY, MOST_MONEY
from backroom.games.kings.prompts import ask, back_to_menu
from backroom.games.kings.rounds import HAND_LIMIT
from backroom.games.kings.state import Table, bar_at, held
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE

CHAIN_LENGTH: Final[i64] = 4


def not_for_sender(table: Table, seat: i64) -> i64:
    """Who has made a proposal can only withdraw it (NK-375)."""
    return WRONG_PHASE if seat == table.b[at.OFFER_FROM] else ALLOWED


def accept_refusal(table: Table) -> i64:
    return ALLOWED if is_feasible(table) else refusals.DEAL_UNABLE


def is_feasible(table: Table) -> bool:
    """NK-376: everything is there, and both hands hold at most five afterwards."""
    b = table.b
    giver: i64 = b[at.OFFER_FROM]
    taker: i64 = b[at.OFFER_TO]
    if proposals.proposal_refusal(table, giver) != ALLOWED:
        return False
    if b[at.draft_ask(giver)] > b[at.money(taker)]:
        return False
    gives: i64 = b[at.draft_card_give(giver)]
    asks: i64 = b[at.draft_card_ask(giver)]
    if asks != at.NOBODY and held(table, taker, asks) == 0:
        return False
    change: i64 = 0
    if gives != at.NOBODY:
        change += 1
    if asks != at.NOBODY:
        change -= 1
    return (
        b[at.hand_size(taker)] + change <= HAND_LIMIT
        and b[at.hand_size(giver)] - change <= HAND_LIMIT
    )


def accept(table: Table) -> None:
    b = table.b
    carry_out_deal(table, b[at.OFFER_FROM], b[at.OFFER_TO])


def decline(table: Table) -> None:
    drafts.close_talks(table, True, "NK-375")


def counter_refusal(table: Table) -> i64:
    can_go_on = table.b[at.CHAIN] < CHAIN_LENGTH
    return ALLOWED if can_go_on else refusals.CHAIN_IS_LONG  # NK-380


def counter(table: Table, seat: i64) -> None:
    """NK-379."""
    b = table.b
    giver: i64 = b[at.OFFER_FROM]
    b[at.OFFER_FROM] = at.NOBODY
    b[at.OFFER_TO] = at.NOBODY
    at.clear_draft(b, giver)
    at.clear_draft(b, seat)
    b[at.draft_to(seat)] = giver
    ask(table, seat, decisions.COUNTER)


def withdraw_refusal(table: Table, seat: i64) -> i64:
    return ALLOWED if seat == table.b[at.OFFER_FROM] else WRONG_PHASE


def withdraw(table: Table) -> None:
    drafts.close_talks(table, False, "NK-375")


DEAL_ANSWER = Decision(
    "deal_answer",
    [
        Answer(actions.YES, 1, accept, accept_refusal, not_for_sender),
        Answer(actions.NO, 1, decline, not_for_sender),
        proposals.PROPOSING,
        Answer(actions.COUNTER, 1, counter, counter_refusal, not_for_sender),
        Answer(actions.WITHDRAW, 1, withdraw, withdraw_refusal),
    ],
    public=False,
    absence=actions.NO,
    rule="NK-375",
)


# Carrying out.


def carry_out_deal(table: Table, giver: i64, taker: i64) -> None:
    """NK-378: money, cards, number, then the police move with its consequences."""
    b = table.b
    if table.journal is not None:
        telling.business.dealt(table.journal, table, "NK-378")
    paid: i64 = 0
    if b[at.draft_give(giver)] != at.NOBODY:
        paid = b[at.draft_give(giver)]
    elif b[at.draft_ask(giver)] != at.NOBODY:
        paid = -b[at.draft_ask(giver)]
    if paid > 0:
        pass_money(table, giver, taker, paid)
    elif paid < 0:
        pass_money(table, taker, giver, -paid)
    exchange_cards(table, giver, taker)
    bar: i64 = b[at.draft_number(giver)]
    if bar != at.NOBODY:
        pass_number(table, drafts.lender(table, giver), b[at.guest(bar_at(table, bar))])
    car: i64 = b[at.draft_car(giver)]
    district: i64 = b[at.draft_car_to(giver)]
    drafts.forget_offer(table)
    back_to_menu(table, b[at.ACTIVE])
    if car != at.NOBODY:
        police.move_car(table, b[at.ACTIVE], car, district, decisions.POLICE_DONE, "NK-386")


def pass_money(table: Table, giver: i64, taker: i64, amount: i64) -> None:
    """Others see that it was money, not how much."""
    b = table.b
    b[at.money(giver)] -= amount
    b[at.money(taker)] += amount
    b[at.leeway(giver, taker)] += MOST_MONEY - amount
    b[at.leeway(taker, giver)] += amount - LEAST_MONEY
    fortunes.note_fortune(table, giver, 0)
    fortunes.note_fortune(table, taker, 0)


def pass_number(table: Table, lender: i64, person: i64) -> None:
    """NK-384."""
    b = table.b
    b[at.NUMBERS] |= bit(person)
    sale: i64 = b[at.SALES]
    b[at.SALES] += 1
    b[at.sale_lender(sale)] = lender
    b[at.sale_person(sale)] = person
    for bar in range(at.BARS):
        waits: i64 = b[at.guest(bar)]
        if waits != at.NOBODY and recruiting.knows_number(table, lender, waits):
            b[at.sale_choice(sale)] |= bit(waits)


def exchange_cards(table: Table, giver: i64, taker: i64) -> None:
    b = table.b
    gives: i64 = b[at.draft_card_give(giver)]
    asks: i64 = b[at.draft_card_ask(giver)]
    given: i64 = at.NOBODY if gives == at.NOBODY else deck.card_of_kind(table, giver, gives)
    asked: i64 = at.NOBODY if asks == at.NOBODY else deck.card_of_kind(table, taker, asks)
    if given != at.NOBODY:
        deck.pass_card(table, giver, taker, given)
    if asked != at.NOBODY:
        deck.pass_card(table, taker, giver, asked)

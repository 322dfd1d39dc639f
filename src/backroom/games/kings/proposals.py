"""Proposals put together in private (NK-360 to NK-377): who may talk, and what may be offered."""

from typing import Final

from backroom.games.kings.actions import (
    AMOUNT,
    BONUS,
    CAR_0,
    CARD,
    CARD_ASK,
    CARD_GIVE,
    COUNTER,
    DEAL,
    DISTRICT,
    MONEY_ASK,
    MONEY_GIVE,
    NO,
    NUMBER,
    PASS,
    POLICE,
    SEAT,
    SEND,
    WITHDRAW,
    YES,
)
from backroom.games.kings.board import (
    ACTIVE,
    BAR,
    BARS,
    CAR,
    CARS,
    CARS_MOVED,
    CHAIN,
    CHAINS,
    DISTRICTS,
    DRAFT,
    DRAFT_ASK,
    DRAFT_CAR,
    DRAFT_CAR_TO,
    DRAFT_CARD_ASK,
    DRAFT_CARD_GIVE,
    DRAFT_CELLS,
    DRAFT_GIVE,
    DRAFT_NUMBER,
    DRAFT_SUB,
    DRAFT_TO,
    FIRST,
    HAND_SIZE,
    MONEY,
    NOBODY,
    OFFER_FROM,
    OFFER_TO,
    PHASE,
    POLICE_OFF,
    RECRUITED,
    ROUND,
    SEATS,
    STAGE,
    WAITING,
)
from backroom.games.kings.kinds import ACTIONS, DEAL_ANSWER, DEAL_COUNTER, MOVES
from backroom.games.kings.refusals import (
    BAD_GIFT,
    CANNOT_GIVE,
    CAR_MOVED_ALREADY,
    CHAIN_IS_LONG,
    DEAL_CLOSED,
    DEAL_ITEM,
    DEAL_QUOTA,
    DEAL_UNABLE,
    NO_MOVE_TO_PASS,
    NO_NUMBER_TO_PASS,
    NO_SUCH_THING,
    NOT_HELD,
)
from backroom.games.kings.rounds import HAND_LIMIT, Rounds
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED, NOT_ASKED, WRONG_PHASE

CHOOSING: Final[i64] = -2  # a draft whose other party is still to be named
CHAINS_EACH: Final[i64] = 2
CHAIN_LENGTH: Final[i64] = 4
LEAST_MONEY: Final[i64] = 1
MOST_MONEY: Final[i64] = 20
OCCASIONS: Final[i64] = 1000  # more than there are menus in a game


class Proposals(Rounds):
    """Who may offer what to whom."""

    def part(self, seat: i64, cell: i64) -> i64:
        return self.b[DRAFT + seat * DRAFT_CELLS + cell]

    def set_part(self, seat: i64, cell: i64, value: i64) -> None:
        self.b[DRAFT + seat * DRAFT_CELLS + cell] = value

    def has_draft(self, seat: i64) -> bool:
        return self.part(seat, DRAFT_TO) != NOBODY

    def clear_draft(self, seat: i64) -> None:
        for cell in range(DRAFT_CELLS):
            self.set_part(seat, cell, NOBODY)

    def clear_draft_items(self, seat: i64) -> None:
        """Begin anew with the same other party."""
        to: i64 = self.part(seat, DRAFT_TO)
        self.clear_draft(seat)
        self.set_part(seat, DRAFT_TO, to)

    def is_at_menu(self) -> bool:
        """NK-364."""
        phase: i64 = self.b[PHASE]
        return phase == MOVES or phase == ACTIONS

    def may_talk(self, seat: i64) -> bool:
        """Whether a seat that is not waited for may act all the same (NK-365, NK-375)."""
        b = self.b
        if not self.deals or not self.is_alive(seat):
            return False
        if b[PHASE] == DEAL_ANSWER:
            return seat == b[OFFER_FROM]
        return self.is_at_menu() and (b[CHAINS + seat] < CHAINS_EACH or self.has_draft(seat))

    def invitation(self, seat: i64) -> i64:
        """NK-367: once at the first movement menu and once at the first action menu of a turn; who
        puts a proposal together is asked until it is done."""
        b = self.b
        if (b[WAITING] >> seat) & 1 == 1 or not self.is_at_menu() or not self.may_talk(seat):
            return 0
        if self.has_draft(seat):
            return OCCASIONS + b[seat]
        return 1 + (b[ROUND] * SEATS + b[ACTIVE]) * 2 + b[STAGE]

    def is_talking(self, seat: i64) -> bool:
        """Whether a choice of this seat belongs to a deal and nothing else."""
        b = self.b
        if b[PHASE] == DEAL_ANSWER or b[PHASE] == DEAL_COUNTER:
            return True
        if not self.is_at_menu():
            return False
        return (b[WAITING] >> seat) & 1 == 0

    def belongs_to_deal(self, seat: i64, code: i64) -> bool:
        if code >= DEAL or self.is_talking(seat):
            return True
        return self.has_draft(seat) and (code == PASS or self.is_detail(seat, code))

    def is_detail(self, seat: i64, code: i64) -> bool:
        """Whether a code names what a draft asks for now: whom, how much, which card, car, where.
        With any other code of its menu the active seat plays on (NK-366)."""
        if self.part(seat, DRAFT_TO) == CHOOSING:
            return SEAT <= code < SEAT + SEATS
        sub: i64 = self.part(seat, DRAFT_SUB)
        return sub != NOBODY and self.detail_refusal(seat, sub, code) != WRONG_PHASE

    # What the rules say.

    def deal_refusal(self, seat: i64, code: i64) -> i64:
        b = self.b
        if b[PHASE] == DEAL_ANSWER:
            return self.answer_refusal(seat, code)
        if code == DEAL:
            return self.deal_verb_refusal(seat)
        if self.has_draft(seat):
            return self.draft_refusal(seat, code)
        return NOT_ASKED if (b[WAITING] >> seat) & 1 == 0 else WRONG_PHASE

    def deal_verb_refusal(self, seat: i64) -> i64:
        if not self.is_at_menu() or self.has_draft(seat):
            return DEAL_CLOSED
        return ALLOWED if self.b[CHAINS + seat] < CHAINS_EACH else DEAL_QUOTA  # NK-381

    def answer_refusal(self, seat: i64, code: i64) -> i64:
        """NK-375 to NK-377, NK-380."""
        b = self.b
        if code == DEAL:
            return DEAL_CLOSED  # NK-368
        if seat == b[OFFER_FROM]:
            return ALLOWED if code == WITHDRAW else WRONG_PHASE
        if code == NO:
            return ALLOWED
        if code == COUNTER:
            return ALLOWED if b[CHAIN] < CHAIN_LENGTH else CHAIN_IS_LONG  # NK-380
        if code == YES:
            return ALLOWED if self.is_feasible() else DEAL_UNABLE
        return WRONG_PHASE

    def is_feasible(self) -> bool:
        """NK-376: everything is there, and both hands hold at most five afterwards."""
        b = self.b
        giver: i64 = b[OFFER_FROM]
        taker: i64 = b[OFFER_TO]
        if self.send_refusal(giver) != ALLOWED:
            return False
        if self.part(giver, DRAFT_ASK) > b[MONEY + taker]:
            return False
        gives: i64 = self.part(giver, DRAFT_CARD_GIVE)
        asks: i64 = self.part(giver, DRAFT_CARD_ASK)
        if asks != NOBODY and self.held(taker, asks) == 0:
            return False
        change: i64 = 0
        if gives != NOBODY:
            change += 1
        if asks != NOBODY:
            change -= 1
        return (
            b[HAND_SIZE + taker] + change <= HAND_LIMIT
            and b[HAND_SIZE + giver] - change <= HAND_LIMIT
        )

    def draft_refusal(self, seat: i64, code: i64) -> i64:
        b = self.b
        if code == PASS:
            return ALLOWED
        if self.part(seat, DRAFT_TO) == CHOOSING:
            if not SEAT <= code < SEAT + SEATS:
                return WRONG_PHASE
            other: i64 = code - SEAT
            if other >= self.seats or not self.is_alive(other) or other == seat:
                return NO_SUCH_THING
            return ALLOWED
        sub: i64 = self.part(seat, DRAFT_SUB)
        if sub != NOBODY:
            return self.detail_refusal(seat, sub, code)
        if code < DEAL:
            return NOT_ASKED if (b[WAITING] >> seat) & 1 == 0 else WRONG_PHASE
        if code == SEND:
            return self.send_refusal(seat)
        return self.item_refusal(seat, code)

    def has_item(self, seat: i64) -> bool:
        for cell in range(DRAFT_GIVE, DRAFT_CELLS):
            if self.part(seat, cell) != NOBODY:
                return True
        return False

    def send_refusal(self, seat: i64) -> i64:
        """NK-369; and what was put together may have become impossible by another deal."""
        if not self.has_item(seat):
            return DEAL_ITEM
        if self.part(seat, DRAFT_GIVE) > self.b[MONEY + seat]:
            return CANNOT_GIVE
        card: i64 = self.part(seat, DRAFT_CARD_GIVE)
        if card != NOBODY and self.held(seat, card) == 0:
            return NOT_HELD
        return ALLOWED if self.can_carry_out_public(seat) else DEAL_ITEM

    def can_carry_out_public(self, seat: i64) -> bool:
        """Whether number and police move of a proposal, which everybody can check, are there."""
        number: i64 = self.part(seat, DRAFT_NUMBER)
        if number != NOBODY and self.number_refusal(seat, number) != ALLOWED:
            return False
        car: i64 = self.part(seat, DRAFT_CAR)
        if car == NOBODY:
            return True
        to: i64 = DISTRICT + self.part(seat, DRAFT_CAR_TO)
        return self.car_item_refusal(car) == ALLOWED and self.police_to_refusal(car, to) == ALLOWED

    def item_refusal(self, seat: i64, code: i64) -> i64:
        """NK-369 to NK-373: one of each, money one way only."""
        b = self.b
        used = False
        if code == MONEY_GIVE or code == MONEY_ASK:
            used = self.part(seat, DRAFT_GIVE) != NOBODY or self.part(seat, DRAFT_ASK) != NOBODY
            if not used and code == MONEY_GIVE and b[MONEY + seat] == 0:
                return CANNOT_GIVE
        elif code == CARD_GIVE:
            used = self.part(seat, DRAFT_CARD_GIVE) != NOBODY or b[HAND_SIZE + seat] == 0
        elif code == CARD_ASK:
            used = self.part(seat, DRAFT_CARD_ASK) != NOBODY
        elif code == NUMBER:
            if not self.has_number_to_sell(seat):
                return NO_NUMBER_TO_PASS
            used = self.part(seat, DRAFT_NUMBER) != NOBODY
        elif code == POLICE:
            if not self.has_car_to_sell():
                return NO_MOVE_TO_PASS
            used = self.part(seat, DRAFT_CAR) != NOBODY
        else:
            return WRONG_PHASE
        return DEAL_ITEM if used else ALLOWED

    def lender(self, seat: i64) -> i64:
        """Of the two parties of a draft the one that is not active."""
        other: i64 = self.part(seat, DRAFT_TO)
        return other if seat == self.b[ACTIVE] else seat

    def number_refusal(self, seat: i64, district: i64) -> i64:
        """NK-372."""
        b = self.b
        bar: i64 = self.bar_at(district)
        if bar == NOBODY or b[BAR + bar] == NOBODY:
            return NO_SUCH_THING
        if b[RECRUITED] == 1 or not self.knows_number(self.lender(seat), b[BAR + bar]):
            return NO_NUMBER_TO_PASS
        return ALLOWED

    def has_number_to_sell(self, seat: i64) -> bool:
        for bar in range(BARS):
            if self.number_refusal(seat, self.cards.bars[bar]) == ALLOWED:
                return True
        return False

    def car_item_refusal(self, car: i64) -> i64:
        """NK-373."""
        b = self.b
        if b[CAR + car] < 0:
            return NO_SUCH_THING
        if b[ACTIVE] != b[FIRST] or b[POLICE_OFF] == 1 or b[STAGE] != 1:
            return NO_MOVE_TO_PASS
        return CAR_MOVED_ALREADY if (b[CARS_MOVED] >> car) & 1 == 1 else ALLOWED

    def has_car_to_sell(self) -> bool:
        for car in range(CARS):
            if self.car_item_refusal(car) == ALLOWED:
                return True
        return False

    def detail_refusal(self, seat: i64, sub: i64, code: i64) -> i64:
        """The amount, card, bar or car of an item; only what the sender sees counts (NK-374)."""
        if sub == MONEY_GIVE or sub == MONEY_ASK:
            if not AMOUNT <= code <= AMOUNT + MOST_MONEY:
                return WRONG_PHASE
            if code == AMOUNT:
                return BAD_GIFT
            short = sub == MONEY_GIVE and code - AMOUNT > self.b[MONEY + seat]
            return CANNOT_GIVE if short else ALLOWED
        if sub == CARD_GIVE or sub == CARD_ASK:
            if not CARD <= code < BONUS:
                return WRONG_PHASE
            lacks = sub == CARD_GIVE and self.held(seat, code - CARD) == 0
            return NOT_HELD if lacks else ALLOWED
        if sub == POLICE and self.part(seat, DRAFT_CAR) == NOBODY:
            if not CAR_0 <= code < CAR_0 + CARS:
                return WRONG_PHASE
            return self.car_item_refusal(code - CAR_0)
        if not DISTRICT <= code < DISTRICT + DISTRICTS:
            return WRONG_PHASE
        if sub == POLICE:
            return self.police_to_refusal(self.part(seat, DRAFT_CAR), code)
        return self.number_refusal(seat, code - DISTRICT)

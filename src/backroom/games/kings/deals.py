"""Deals between seats (NK-360 to NK-388): proposals put together in private, sent and answered."""

from typing import Final

from backroom.games.kings import telling
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
from backroom.games.kings.refusals import (
    BAD_AMOUNT,
    CANNOT_AFFORD,
    DEAL_CLOSED,
    DEAL_ITEM,
    DEAL_QUOTA,
    DEAL_UNABLE,
    MOVED_ALREADY,
    NO_SUCH_THING,
    NOT_HELD,
)
from backroom.games.kings.rounds import HAND_LIMIT, Rounds
from backroom.games.kings.state import (
    ACTIONS,
    ACTIVE,
    ARREST,
    BAR,
    BARS,
    BOSS,
    CAR,
    CARS,
    CARS_MOVED,
    CHAIN,
    CHAINS,
    DEAL_ANSWER,
    DEAL_COUNTER,
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
    FIGHT,
    FIGHT_WINDOW,
    FIRST,
    HAND_SIZE,
    MONEY,
    MOVES,
    NEXT_POLICE_DONE,
    NOBODY,
    NUMBERS,
    OFFER_FROM,
    OFFER_TO,
    PERSON,
    PHASE,
    POLICE_OFF,
    PROVOCATION,
    RECRUITED,
    REROLL_LEFT,
    REROLL_PICKED,
    SEATS,
    SIDE,
    SLOTS,
    STAGE,
    WAITING,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED, NOT_ASKED, WRONG_PHASE

CHOOSING: Final[i64] = -2  # a draft whose other party is still to be named
CHAINS_EACH: Final[i64] = 2
CHAIN_LENGTH: Final[i64] = 4
MOST_MONEY: Final[i64] = 20


class Deals(Rounds):
    """Who offers what to whom."""

    def part(self, seat: i64, cell: i64) -> i64:
        return self.b[DRAFT + seat * DRAFT_CELLS + cell]

    def set_part(self, seat: i64, cell: i64, value: i64) -> None:
        self.b[DRAFT + seat * DRAFT_CELLS + cell] = value

    def has_draft(self, seat: i64) -> bool:
        return self.part(seat, DRAFT_TO) != NOBODY

    def clear_draft(self, seat: i64) -> None:
        for cell in range(DRAFT_CELLS):
            self.set_part(seat, cell, NOBODY)

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

    def is_talking(self, seat: i64) -> bool:
        """Whether a choice of this seat belongs to a deal and nothing else."""
        b = self.b
        if b[PHASE] == DEAL_ANSWER or b[PHASE] == DEAL_COUNTER:
            return True
        if not self.is_at_menu():
            return False
        if (b[WAITING] >> seat) & 1 == 0:
            return True
        return self.part(seat, DRAFT_SUB) != NOBODY or self.part(seat, DRAFT_TO) == CHOOSING

    def belongs_to_deal(self, seat: i64, code: i64) -> bool:
        if code >= DEAL or self.is_talking(seat):
            return True
        return code == PASS and self.has_draft(seat)

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
            return ALLOWED if b[CHAIN] < CHAIN_LENGTH else DEAL_QUOTA
        if code == YES:
            return ALLOWED if self.is_feasible() else DEAL_UNABLE
        return WRONG_PHASE

    def is_feasible(self) -> bool:
        """NK-376: money and cards are there, and both hands hold at most five afterwards."""
        b = self.b
        giver: i64 = b[OFFER_FROM]
        taker: i64 = b[OFFER_TO]
        if self.part(giver, DRAFT_GIVE) > b[MONEY + giver]:
            return False
        if self.part(giver, DRAFT_ASK) > b[MONEY + taker]:
            return False
        gives: i64 = self.part(giver, DRAFT_CARD_GIVE)
        asks: i64 = self.part(giver, DRAFT_CARD_ASK)
        if gives != NOBODY and self.held(giver, gives) == 0:
            return False
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
            return ALLOWED if self.has_item(seat) else DEAL_ITEM  # NK-369
        return self.item_refusal(seat, code)

    def has_item(self, seat: i64) -> bool:
        for cell in range(DRAFT_GIVE, DRAFT_CELLS):
            if self.part(seat, cell) != NOBODY:
                return True
        return False

    def item_refusal(self, seat: i64, code: i64) -> i64:
        """NK-369 to NK-373: one of each, money one way only."""
        b = self.b
        used = False
        if code == MONEY_GIVE or code == MONEY_ASK:
            used = self.part(seat, DRAFT_GIVE) != NOBODY or self.part(seat, DRAFT_ASK) != NOBODY
            if not used and code == MONEY_GIVE and b[MONEY + seat] == 0:
                return CANNOT_AFFORD
        elif code == CARD_GIVE:
            used = self.part(seat, DRAFT_CARD_GIVE) != NOBODY or b[HAND_SIZE + seat] == 0
        elif code == CARD_ASK:
            used = self.part(seat, DRAFT_CARD_ASK) != NOBODY
        elif code == NUMBER:
            used = self.part(seat, DRAFT_NUMBER) != NOBODY or not self.has_number_to_sell(seat)
        elif code == POLICE:
            used = self.part(seat, DRAFT_CAR) != NOBODY or not self.has_car_to_sell()
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
            return DEAL_ITEM
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
            return DEAL_ITEM
        return MOVED_ALREADY if (b[CARS_MOVED] >> car) & 1 == 1 else ALLOWED

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
                return BAD_AMOUNT
            short = sub == MONEY_GIVE and code - AMOUNT > self.b[MONEY + seat]
            return CANNOT_AFFORD if short else ALLOWED
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

    # What a choice does.

    def takes_talk(self, seat: i64, code: i64) -> bool:
        """Carry out a choice that belongs to a deal; any other one of the active seat drops what
        was not sent (NK-366)."""
        b = self.b
        if b[PHASE] == DEAL_ANSWER:
            self.answer(seat, code)
            return True
        if self.belongs_to_deal(seat, code):
            self.compose(seat, code)
            return True
        if self.is_at_menu():
            for other in range(self.seats):
                self.clear_draft(other)
        return False

    def compose(self, seat: i64, code: i64) -> None:
        b = self.b
        sub: i64 = self.part(seat, DRAFT_SUB)
        if code == PASS:
            self.clear_draft(seat)
            if b[PHASE] == DEAL_COUNTER:
                self.close_talks(True)
        elif code == DEAL:
            b[CHAINS + seat] += 1
            b[CHAIN] = 0
            self.set_part(seat, DRAFT_TO, b[ACTIVE])
            if seat == b[ACTIVE]:
                only = self.living() == 2
                self.set_part(seat, DRAFT_TO, self.next_living(seat) if only else CHOOSING)
        elif self.part(seat, DRAFT_TO) == CHOOSING:
            self.set_part(seat, DRAFT_TO, code - SEAT)
        elif sub != NOBODY:
            self.name_detail(seat, sub, code)
        elif code == SEND:
            self.send(seat)
        else:
            self.set_part(seat, DRAFT_SUB, code)

    def name_detail(self, seat: i64, sub: i64, code: i64) -> None:
        if sub == POLICE and self.part(seat, DRAFT_CAR) == NOBODY:
            self.set_part(seat, DRAFT_CAR, code - CAR_0)
            return
        if sub == MONEY_GIVE:
            self.set_part(seat, DRAFT_GIVE, code - AMOUNT)
        elif sub == MONEY_ASK:
            self.set_part(seat, DRAFT_ASK, code - AMOUNT)
        elif sub == CARD_GIVE:
            self.set_part(seat, DRAFT_CARD_GIVE, code - CARD)
        elif sub == CARD_ASK:
            self.set_part(seat, DRAFT_CARD_ASK, code - CARD)
        elif sub == NUMBER:
            self.set_part(seat, DRAFT_NUMBER, code - DISTRICT)
        else:
            self.set_part(seat, DRAFT_CAR_TO, code - DISTRICT)
        self.set_part(seat, DRAFT_SUB, NOBODY)

    def send(self, seat: i64) -> None:
        b = self.b
        b[CHAIN] += 1
        b[OFFER_FROM] = seat
        b[OFFER_TO] = self.part(seat, DRAFT_TO)
        if self.journal is not None:
            telling.proposed(self.journal, self)
        self.ask(b[OFFER_TO], DEAL_ANSWER)

    def answer(self, seat: i64, code: i64) -> None:
        b = self.b
        giver: i64 = b[OFFER_FROM]
        if code == YES:
            self.carry_out_deal(giver, b[OFFER_TO])
            return
        if code == COUNTER:  # NK-379
            b[OFFER_FROM] = NOBODY
            b[OFFER_TO] = NOBODY
            self.clear_draft(giver)
            self.clear_draft(seat)
            self.set_part(seat, DRAFT_TO, giver)
            self.ask(seat, DEAL_COUNTER)
            return
        self.clear_draft(giver)
        self.close_talks(code == NO)

    def close_talks(self, is_declined: bool) -> None:
        b = self.b
        if self.journal is not None:
            telling.talks_ended(self.journal, is_declined)
        b[OFFER_FROM] = NOBODY
        b[OFFER_TO] = NOBODY
        b[CHAIN] = 0
        self.back_to_menu(b[ACTIVE])

    def carry_out_deal(self, giver: i64, taker: i64) -> None:
        """NK-378: money, cards, number, then the police move with its consequences."""
        b = self.b
        if self.journal is not None:
            telling.dealt(self.journal, self)
        paid: i64 = 0
        if self.part(giver, DRAFT_GIVE) != NOBODY:
            paid = self.part(giver, DRAFT_GIVE)
        elif self.part(giver, DRAFT_ASK) != NOBODY:
            paid = -self.part(giver, DRAFT_ASK)
        b[MONEY + giver] -= paid
        b[MONEY + taker] += paid
        self.exchange_cards(giver, taker)
        bar: i64 = self.part(giver, DRAFT_NUMBER)
        if bar != NOBODY:
            b[NUMBERS] |= bit(b[BAR + self.bar_at(bar)])
        car: i64 = self.part(giver, DRAFT_CAR)
        district: i64 = self.part(giver, DRAFT_CAR_TO)
        self.clear_draft(giver)
        b[OFFER_FROM] = NOBODY
        b[OFFER_TO] = NOBODY
        b[CHAIN] = 0
        self.back_to_menu(b[ACTIVE])
        if car != NOBODY:
            self.move_car(b[ACTIVE], car, district, NEXT_POLICE_DONE)  # NK-386

    def exchange_cards(self, giver: i64, taker: i64) -> None:
        gives: i64 = self.part(giver, DRAFT_CARD_GIVE)
        asks: i64 = self.part(giver, DRAFT_CARD_ASK)
        given: i64 = NOBODY if gives == NOBODY else self.card_of_kind(giver, gives)
        asked: i64 = NOBODY if asks == NOBODY else self.card_of_kind(taker, asks)
        if given != NOBODY:
            self.pass_card(giver, taker, given)
        if asked != NOBODY:
            self.pass_card(taker, giver, asked)

    # Leaving the table (NK-347).

    def leave_fight(self, seat: i64) -> None:
        """A pot goes to the other side, and an arrest of a dead seat is none."""
        b = self.b
        if b[FIGHT] == 0 or (b[SIDE] != seat and b[SIDE + 1] != seat):
            return
        if b[FIGHT] == ARREST and b[SIDE] != seat:
            b[SIDE + 1] = self.next_living(seat)  # NK-321
            return
        if b[FIGHT] == PROVOCATION:
            self.win_pot(1 if b[SIDE] == seat else 0)
        if b[FIGHT_WINDOW] != NOBODY:
            self.close_window(1)
        b[REROLL_LEFT] = 0
        b[REROLL_PICKED] = 0
        self.end_fight()

    def leave_table(self, seat: i64) -> None:
        b = self.b
        self.clear_draft(seat)
        if b[OFFER_FROM] == seat:
            self.close_talks(False)
        if b[PERSON + seat * SLOTS] == BOSS:
            self.kill(seat, 0)
        else:
            self.eliminate(seat)

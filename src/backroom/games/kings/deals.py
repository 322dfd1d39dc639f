"""Deals between seats (NK-378 to NK-388): proposals are sent, answered and carried out."""

from backroom.games.kings import telling
from backroom.games.kings.actions import (
    AMOUNT,
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
    YES,
)
from backroom.games.kings.board import (
    ACTIVE,
    BAR,
    BOSS,
    CARS,
    CHAIN,
    CHAINS,
    DISTRICTS,
    DRAFT_ASK,
    DRAFT_CAR,
    DRAFT_CAR_TO,
    DRAFT_CARD_ASK,
    DRAFT_CARD_GIVE,
    DRAFT_GIVE,
    DRAFT_NUMBER,
    DRAFT_SUB,
    DRAFT_TO,
    FIGHT,
    FIGHT_WINDOW,
    KINDS,
    LEEWAY,
    LOSERS,
    MONEY,
    NOBODY,
    NUMBERS,
    OFFER_FROM,
    OFFER_TO,
    PERSON,
    PHASE,
    POT,
    REROLL_LEFT,
    REROLL_PICKED,
    SEATS,
    SIDE,
    SLOTS,
    VICTIMS,
)
from backroom.games.kings.kinds import (
    ARREST,
    DEAL_ANSWER,
    DEAL_COUNTER,
    NEXT_POLICE_DONE,
    PROVOCATION,
)
from backroom.games.kings.proposals import CHOOSING, LEAST_MONEY, MOST_MONEY, Proposals
from backroom.games.kings.redeal import pick_bit
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64, zeros
from backroom.kernel.refusals import ALLOWED


class Deals(Proposals):
    """What becomes of an offer."""

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
        self.note_offer()
        if self.journal is not None:
            telling.business.proposed(self.journal, self)
        self.ask(b[OFFER_TO], DEAL_ANSWER)

    def note_offer(self) -> None:
        """The recipient sees that what is offered is there (NK-370, NK-371)."""
        b = self.b
        giver: i64 = b[OFFER_FROM]
        taker: i64 = b[OFFER_TO]
        self.note_fortune(giver, max(0, self.part(giver, DRAFT_GIVE)))
        kind: i64 = self.part(giver, DRAFT_CARD_GIVE)
        if kind != NOBODY and self.card_known(taker, giver, kind) == NOBODY:
            self.note_hands(taker, self.card_of_kind(giver, kind), bit(giver))

    def redraw_offer(self, chance: Chance) -> None:
        """Another proposal that could have been sent in its stead, each with equal chance."""
        giver: i64 = self.b[OFFER_FROM]
        while not self.has_item(giver):
            self.redraw_goods(giver, chance)
            self.redraw_services(giver, chance)
        self.note_offer()

    def redraw_goods(self, giver: i64, chance: Chance) -> None:
        gives: i64 = min(self.b[MONEY + giver], MOST_MONEY)
        money: i64 = chance.below(1 + gives + MOST_MONEY)
        if money > gives:
            self.set_part(giver, DRAFT_ASK, money - gives)
        elif money > 0:
            self.set_part(giver, DRAFT_GIVE, money)
        kinds: i64 = 0
        for kind in range(KINDS):
            if self.held(giver, kind) > 0:
                kinds |= bit(kind)
        self.set_part(giver, DRAFT_CARD_GIVE, bit_or_none(kinds, chance))
        self.set_part(giver, DRAFT_CARD_ASK, chance.below(1 + KINDS) - 1)

    def redraw_services(self, giver: i64, chance: Chance) -> None:
        numbers: i64 = 0
        for district in range(DISTRICTS):
            if self.number_refusal(giver, district) == ALLOWED:
                numbers |= bit(district)
        self.set_part(giver, DRAFT_NUMBER, bit_or_none(numbers, chance))
        moves = zeros(CARS * DISTRICTS)
        count: i64 = 0
        for move in range(CARS * DISTRICTS):
            car: i64 = move // DISTRICTS
            to: i64 = DISTRICT + move % DISTRICTS
            if self.car_item_refusal(car) == ALLOWED and self.police_to_refusal(car, to) == ALLOWED:
                moves[count] = move
                count += 1
        picked: i64 = chance.below(1 + count)
        if picked < count:
            self.set_part(giver, DRAFT_CAR, moves[picked] // DISTRICTS)
            self.set_part(giver, DRAFT_CAR_TO, moves[picked] % DISTRICTS)

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
        self.close_talks(code == NO)

    def close_talks(self, is_declined: bool) -> None:
        if self.journal is not None:
            telling.business.talks_ended(self.journal, is_declined)
        self.forget_offer()
        self.back_to_menu(self.b[ACTIVE])

    def forget_offer(self) -> None:
        b = self.b
        if b[OFFER_FROM] != NOBODY:
            self.clear_draft(b[OFFER_FROM])
        b[OFFER_FROM] = NOBODY
        b[OFFER_TO] = NOBODY
        b[CHAIN] = 0

    def forget_talks(self) -> None:
        self.forget_offer()
        for seat in range(self.seats):
            self.clear_draft(seat)

    def carry_out_deal(self, giver: i64, taker: i64) -> None:
        """NK-378: money, cards, number, then the police move with its consequences."""
        b = self.b
        if self.journal is not None:
            telling.business.dealt(self.journal, self)
        paid: i64 = 0
        if self.part(giver, DRAFT_GIVE) != NOBODY:
            paid = self.part(giver, DRAFT_GIVE)
        elif self.part(giver, DRAFT_ASK) != NOBODY:
            paid = -self.part(giver, DRAFT_ASK)
        if paid > 0:
            self.pass_money(giver, taker, paid)
        elif paid < 0:
            self.pass_money(taker, giver, -paid)
        self.exchange_cards(giver, taker)
        bar: i64 = self.part(giver, DRAFT_NUMBER)
        if bar != NOBODY:
            b[NUMBERS] |= bit(b[BAR + self.bar_at(bar)])
        car: i64 = self.part(giver, DRAFT_CAR)
        district: i64 = self.part(giver, DRAFT_CAR_TO)
        self.forget_offer()
        self.back_to_menu(b[ACTIVE])
        if car != NOBODY:
            self.move_car(b[ACTIVE], car, district, NEXT_POLICE_DONE)  # NK-386

    def pass_money(self, giver: i64, taker: i64, amount: i64) -> None:
        """Others see that it was money, not how much."""
        b = self.b
        b[MONEY + giver] -= amount
        b[MONEY + taker] += amount
        b[LEEWAY + giver * SEATS + taker] += MOST_MONEY - amount
        b[LEEWAY + taker * SEATS + giver] += amount - LEAST_MONEY
        self.note_fortune(giver, 0)
        self.note_fortune(taker, 0)

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
        if b[LOSERS] & ~bit(seat) != 0:
            b[LOSERS] &= ~bit(seat)
            b[VICTIMS + seat] = NOBODY
            return  # NK-272, NK-274: the dice have spoken, and the other one's loss stands
        if b[FIGHT] == PROVOCATION and b[POT] > 0:
            self.win_pot(1 if b[SIDE] == seat else 0)
        if b[FIGHT_WINDOW] != NOBODY:
            self.close_window(1)
        b[REROLL_LEFT] = 0
        b[REROLL_PICKED] = 0
        self.end_fight()

    def leave_talks(self, seat: i64) -> None:
        """Nothing is proposed by, or to, a seat that has left."""
        b = self.b
        awaited: i64 = NOBODY
        if b[PHASE] == DEAL_ANSWER:
            awaited = b[OFFER_FROM]
        elif b[PHASE] == DEAL_COUNTER:
            awaited = self.first_waiting()
        is_party = awaited != NOBODY and (awaited == seat or self.part(awaited, DRAFT_TO) == seat)
        for other in range(self.seats):
            if other == seat or self.part(other, DRAFT_TO) == seat:
                self.clear_draft(other)
        if is_party:
            self.close_talks(False)

    def leave_table(self, seat: i64) -> None:
        b = self.b
        self.leave_talks(seat)
        if b[PERSON + seat * SLOTS] == BOSS:
            self.kill(seat, 0)
        else:
            self.eliminate(seat)


def bit_or_none(mask: i64, chance: Chance) -> i64:
    """One of the bits of a mask or none of them, NOBODY, each with equal chance."""
    return pick_bit(2 * mask + 1, chance) - 1

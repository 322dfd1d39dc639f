"""Recruiting near and far, dismissing, poaching, Jokers (NK-282 to NK-309, NK-408 to NK-424)."""

from typing import Final

from backroom.games.kings import telling
from backroom.games.kings.actions import AMOUNT, DISTRICT, NO, OWN, SEAT, THEIR, YES
from backroom.games.kings.board import (
    ACE,
    ACTIVE,
    AMOUNT_PICK,
    ANNOUNCED,
    BAR,
    BARS,
    CARRIES,
    CELL,
    DISTRICTS,
    JOKER_FREE,
    JOKER_OF,
    JOKER_WITH_SLOT,
    MONEY,
    NOBODY,
    NUMBERS,
    OTHER_PICK,
    PERSON,
    PICK,
    PLACE,
    RANKS,
    RECRUITED,
    SEATS,
    SLOTS,
)
from backroom.games.kings.kinds import (
    CALLING,
    DISMISS_WHOM,
    HESITATION,
    HIRE_WHERE,
    JOKER_OFFER,
    JOKER_WITH,
    NEXT_AFTER_ACTION,
    NEXT_CARRY_OUT,
    OFFER,
    OPP_ANNOUNCE,
    POACH_ANSWER,
    POACH_FROM,
    POACH_PRICE,
    POACH_WHOM,
    RECRUIT_WHERE,
)
from backroom.games.kings.missions import Missions
from backroom.games.kings.refusals import (
    BAD_OFFER,
    BAD_PRICE,
    CANNOT_ADD,
    CANNOT_AFFORD,
    CANNOT_KEEP_HIM,
    FIXED_PRICE_TOO_HIGH,
    NO_BAR_NO_NUMBER,
    NO_JOKER_IN_CELLS,
    NO_SLOT,
    NO_SUCH_THING,
    NO_TARGET,
    NOT_TO_POACH,
    ON_MISSION,
    POACHED_ON_A_MISSION,
    PRICE_TOO_HIGH,
    PRISONER_STAYS,
    RECRUITED_ALREADY,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE

LEAST_OFFER: Final[i64] = 1
MOST_OFFER: Final[i64] = 10
HESITATION_PRICE: Final[i64] = 1


class Recruiting(Missions):
    """Who works for whom."""

    # Trying to hire.

    def has_number(self, seat: i64, person: i64) -> bool:
        """A number of its own, or one bought in this turn (NK-384)."""
        return (self.b[NUMBERS] >> person) & 1 == 1 or self.knows_number(seat, person)

    def knows_number(self, seat: i64, person: i64) -> bool:
        """NK-293, NK-294, NK-297: of a henchman of his suit, next above or below him."""
        b = self.b
        cards = self.cards
        for slot in range(1, SLOTS):
            own: i64 = b[PERSON + seat * SLOTS + slot]
            if own != NOBODY and cards.suit[own] == cards.suit[person]:
                apart: i64 = cards.rank[own] - cards.rank[person]
                if apart == 1 or apart == -1:
                    return True
        return False

    def is_face_to_face(self, seat: i64, bar: i64) -> bool:
        """NK-298."""
        return self.b[PLACE + seat * SLOTS] == self.cards.bars[bar]

    def bar_refusal(self, seat: i64, bar: i64) -> i64:
        person: i64 = self.b[BAR + bar]
        if person == NOBODY:
            return NO_SUCH_THING
        if self.is_face_to_face(seat, bar) or self.has_number(seat, person):
            return ALLOWED  # NK-283, NK-295
        return NO_BAR_NO_NUMBER

    def recruit_refusal(self, seat: i64) -> i64:
        b = self.b
        if b[MONEY + seat] < LEAST_OFFER:
            return CANNOT_AFFORD
        if b[RECRUITED] == 1:
            return RECRUITED_ALREADY  # NK-224
        answer: i64 = NO_BAR_NO_NUMBER
        for bar in range(BARS):
            if self.bar_refusal(seat, bar) == ALLOWED:
                answer = ALLOWED
        if answer == ALLOWED and self.free_slot(seat) == NOBODY:
            return NO_SLOT  # NK-304
        return answer

    def begin_recruit(self, seat: i64) -> None:
        self.ask(seat, RECRUIT_WHERE)

    def where_refusal(self, seat: i64, code: i64) -> i64:
        if not DISTRICT <= code < DISTRICT + DISTRICTS:
            return WRONG_PHASE
        bar: i64 = self.bar_at(code - DISTRICT)
        return NO_SUCH_THING if bar == NOBODY else self.bar_refusal(seat, bar)

    def pick_bar(self, seat: i64, district: i64) -> None:
        self.b[PICK] = self.bar_at(district)
        self.ask(seat, OFFER)

    def offer_refusal(self, seat: i64, code: i64) -> i64:
        """NK-284, NK-285."""
        if not AMOUNT <= code <= AMOUNT + 20:
            return WRONG_PHASE
        if not LEAST_OFFER <= code - AMOUNT <= MOST_OFFER:
            return BAD_OFFER
        return CANNOT_AFFORD if code - AMOUNT > self.b[MONEY + seat] else ALLOWED

    def make_offer(self, seat: i64, amount: i64) -> None:
        b = self.b
        bar: i64 = b[PICK]
        b[AMOUNT_PICK] = amount
        b[RECRUITED] = 1
        self.note_fortune(seat, amount)
        person: i64 = b[BAR + bar]
        if self.journal is not None:
            phone = not self.is_face_to_face(seat, bar)
            telling.business.offered(self.journal, self, seat, person, amount, phone)
        if self.is_face_to_face(seat, bar):
            self.go_on(NEXT_CARRY_OUT)
            return
        b[NUMBERS] &= ~bit(person)  # NK-384
        b[ANNOUNCED] = CALLING
        self.open_window(OPP_ANNOUNCE, b[ACTIVE], NEXT_CARRY_OUT)

    def roll_offer(self, seat: i64, dice: i64) -> i64:
        """The highest of so many dice."""
        best: i64 = -1
        thrown: i64 = 0
        for _ in range(dice):
            die: i64 = self.chance.below(RANKS)
            thrown = thrown * 8 + die + 1
            best = max(best, die)
        if self.journal is not None:
            telling.business.offer_rolled(self.journal, seat, thrown)
        return best

    def call(self, seat: i64) -> None:
        """NK-286 to NK-292."""
        b = self.b
        b[ANNOUNCED] = 0
        bar: i64 = b[PICK]
        rank: i64 = self.cards.rank[b[BAR + bar]]
        best: i64 = self.roll_offer(seat, b[AMOUNT_PICK])
        if best > rank:
            self.hire(seat, bar, b[AMOUNT_PICK])
        elif best == rank:
            self.ask(seat, HESITATION)
            return
        elif self.journal is not None:
            telling.business.declined(self.journal, self, seat, b[BAR + bar])
        self.end_recruiting()

    def end_recruiting(self) -> None:
        b = self.b
        b[ANNOUNCED] = 0
        b[PICK] = NOBODY
        b[OTHER_PICK] = NOBODY
        b[AMOUNT_PICK] = 0
        self.go_on(NEXT_AFTER_ACTION)

    def hesitation_refusal(self, seat: i64, code: i64) -> i64:
        if code == NO:
            return ALLOWED
        if code != YES:
            return WRONG_PHASE
        b = self.b
        due: i64 = b[AMOUNT_PICK] + HESITATION_PRICE
        return ALLOWED if b[MONEY + seat] >= due else CANNOT_ADD  # NK-290

    def answer_hesitation(self, seat: i64, pays: bool) -> None:
        b = self.b
        if pays:
            self.hire(seat, b[PICK], b[AMOUNT_PICK] + HESITATION_PRICE)
        elif self.journal is not None:
            telling.business.declined(self.journal, self, seat, b[BAR + b[PICK]])
        self.end_recruiting()

    # Dismissing.

    def dismiss_whom_refusal(self, seat: i64, code: i64) -> i64:
        """NK-306."""
        b = self.b
        if not OWN <= code < OWN + SLOTS:
            return WRONG_PHASE
        cell: i64 = seat * SLOTS + code - OWN
        if code == OWN or b[PERSON + cell] == NOBODY:
            return NO_SUCH_THING
        if b[PLACE + cell] >= CELL:
            return PRISONER_STAYS
        return ON_MISSION if b[CARRIES + cell] != NOBODY else ALLOWED

    def dismiss_refusal(self, seat: i64) -> i64:
        answer: i64 = NO_SUCH_THING
        for slot in range(1, SLOTS):
            found: i64 = self.dismiss_whom_refusal(seat, OWN + slot)
            if found == ALLOWED:
                return ALLOWED
            if found == ON_MISSION or answer == NO_SUCH_THING:
                answer = found
        return answer

    def begin_dismiss(self, seat: i64) -> None:
        self.ask(seat, DISMISS_WHOM)

    # The cards that recruit.

    def recruiting_card_refusal(self, seat: i64, has_target: bool) -> i64:
        """NK-111, NK-112."""
        if self.b[RECRUITED] == 1:
            return RECRUITED_ALREADY
        if self.free_slot(seat) == NOBODY:
            return NO_SLOT
        return ALLOWED if has_target else NO_TARGET

    def fixed_refusal(self, seat: i64, bar: i64, kind: i64) -> i64:
        """NK-108."""
        b = self.b
        cards = self.cards
        person: i64 = b[BAR + bar]
        if person == NOBODY:
            return NO_SUCH_THING
        if cards.prices[kind * RANKS + cards.rank[person]] > b[MONEY + seat]:
            return FIXED_PRICE_TOO_HIGH
        has_any = False
        for slot in range(1, SLOTS):
            own: i64 = b[PERSON + seat * SLOTS + slot]
            if own != NOBODY:
                has_any = True
                if cards.suit[own] == cards.suit[person]:
                    return ALLOWED
        return NO_TARGET if has_any else ALLOWED

    def has_fixed(self, seat: i64, kind: i64) -> bool:
        for bar in range(BARS):
            if self.fixed_refusal(seat, bar, kind) == ALLOWED:
                return True
        return False

    def begin_fixed(self, seat: i64, kind: i64) -> None:
        self.b[OTHER_PICK] = kind
        self.ask(seat, HIRE_WHERE)

    def hire_where_refusal(self, seat: i64, code: i64) -> i64:
        if not DISTRICT <= code < DISTRICT + DISTRICTS:
            return WRONG_PHASE
        bar: i64 = self.bar_at(code - DISTRICT)
        if bar == NOBODY:
            return NO_SUCH_THING
        return self.fixed_refusal(seat, bar, self.b[OTHER_PICK])

    def hire_fixed(self, seat: i64, district: i64) -> None:
        b = self.b
        bar: i64 = self.bar_at(district)
        b[RECRUITED] = 1
        price: i64 = self.cards.prices[b[OTHER_PICK] * RANKS + self.cards.rank[b[BAR + bar]]]
        self.hire(seat, bar, price)
        self.end_recruiting()

    def can_poach(self, rival: i64, slot: i64) -> bool:
        """NK-109: on the map and without a mission."""
        cell: i64 = rival * SLOTS + slot
        b = self.b
        return b[PERSON + cell] != NOBODY and b[PLACE + cell] < CELL and b[CARRIES + cell] == NOBODY

    def poach_from_refusal(self, seat: i64, code: i64) -> i64:
        if not SEAT <= code < SEAT + SEATS:
            return WRONG_PHASE
        rival: i64 = code - SEAT
        if rival >= self.seats or not self.is_alive(rival) or rival == seat:
            return NO_SUCH_THING
        for slot in range(1, SLOTS):
            if self.can_poach(rival, slot):
                return ALLOWED
        return NO_TARGET

    def has_poachable(self, seat: i64, kind: i64) -> bool:
        if self.b[MONEY + seat] < self.cards.amount[kind]:
            return False
        for rival in range(self.seats):
            if self.poach_from_refusal(seat, SEAT + rival) == ALLOWED:
                return True
        return False

    def begin_poach(self, seat: i64, kind: i64) -> None:
        self.b[AMOUNT_PICK] = kind
        self.ask(seat, POACH_FROM)

    def poach_from(self, seat: i64, rival: i64) -> None:
        self.b[PICK] = rival
        self.ask(seat, POACH_WHOM)

    def poach_whom_refusal(self, code: i64) -> i64:
        b = self.b
        if not THEIR <= code < THEIR + 4:
            return WRONG_PHASE
        cell: i64 = b[PICK] * SLOTS + code - THEIR + 1
        if b[PERSON + cell] == NOBODY:
            return NO_SUCH_THING
        if b[PLACE + cell] >= CELL:
            return NOT_TO_POACH
        return POACHED_ON_A_MISSION if b[CARRIES + cell] != NOBODY else ALLOWED

    def poach_whom(self, seat: i64, slot: i64) -> None:
        self.b[OTHER_PICK] = slot
        self.ask(seat, POACH_PRICE)

    def poach_price_refusal(self, seat: i64, code: i64) -> i64:
        if not AMOUNT <= code <= AMOUNT + 20:
            return WRONG_PHASE
        kind: i64 = self.b[AMOUNT_PICK]
        if not self.cards.amount[kind] <= code - AMOUNT <= self.cards.high[kind]:
            return BAD_PRICE
        return PRICE_TOO_HIGH if code - AMOUNT > self.b[MONEY + seat] else ALLOWED

    def poach_price(self, seat: i64, price: i64) -> None:
        b = self.b
        b[RECRUITED] = 1
        b[AMOUNT_PICK] = price
        self.note_fortune(seat, price)
        if self.journal is not None:
            telling.business.poaching(self.journal, self, seat, b[PICK], b[OTHER_PICK], price)
        self.ask(b[PICK], POACH_ANSWER)

    def poach_answer_refusal(self, seat: i64, code: i64) -> i64:
        if code == NO:
            return ALLOWED
        if code != YES:
            return WRONG_PHASE
        b = self.b
        return ALLOWED if b[MONEY + seat] >= b[AMOUNT_PICK] else CANNOT_KEEP_HIM  # NK-110

    def poach_answer(self, rival: i64, keeps: bool) -> None:
        """NK-109."""
        b = self.b
        slot: i64 = b[OTHER_PICK]
        price: i64 = b[AMOUNT_PICK]
        person: i64 = b[PERSON + rival * SLOTS + slot]
        if self.journal is not None:
            telling.business.poached(self.journal, self, b[ACTIVE], rival, person, price, keeps)
        if keeps:
            self.pay(rival, price)
        else:
            district: i64 = b[PLACE + rival * SLOTS + slot]
            self.pay(b[ACTIVE], price)
            self.leave(rival, slot)
            self.join(b[ACTIVE], person, district)
        self.end_recruiting()

    # Jokers.

    def joker_refusal(self, seat: i64, joker: i64) -> i64:
        """NK-409, NK-412, NK-414."""
        b = self.b
        if b[JOKER_OF + joker] != JOKER_FREE:
            return NO_SUCH_THING
        if b[MONEY + seat] < LEAST_OFFER:
            return CANNOT_AFFORD
        if b[RECRUITED] == 1:
            return RECRUITED_ALREADY
        for slot in range(SLOTS):
            if self.joker_with_refusal(seat, OWN + slot) == ALLOWED:
                return ALLOWED
        return NO_TARGET

    def begin_joker(self, seat: i64, joker: i64) -> None:
        self.b[PICK] = joker
        self.ask(seat, JOKER_OFFER)

    def offer_joker(self, seat: i64, amount: i64) -> None:
        """NK-410, NK-411: only an A will do."""
        b = self.b
        b[RECRUITED] = 1
        self.note_fortune(seat, amount)
        if self.journal is not None:
            telling.business.joker_offered(self.journal, self, seat, b[PICK], amount)
        if self.roll_offer(seat, amount) == ACE:
            self.pay(seat, amount)
            self.ask(seat, JOKER_WITH)
            return
        if self.journal is not None:
            telling.business.joker_declined(self.journal, self, seat, b[PICK])
        self.end_recruiting()

    def joker_with_refusal(self, seat: i64, code: i64) -> i64:
        b = self.b
        if not OWN <= code < OWN + SLOTS:
            return WRONG_PHASE
        cell: i64 = seat * SLOTS + code - OWN
        if b[PERSON + cell] == NOBODY:
            return NO_SUCH_THING
        return NO_JOKER_IN_CELLS if b[PLACE + cell] >= CELL else ALLOWED

    def place_joker(self, seat: i64, slot: i64) -> None:
        """NK-413."""
        b = self.b
        joker: i64 = b[PICK]
        b[JOKER_OF + joker] = seat
        b[JOKER_WITH_SLOT + joker] = slot
        if self.journal is not None:
            telling.business.joker_hired(self.journal, self, seat, joker, slot)
        self.end_recruiting()

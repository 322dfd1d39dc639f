"""Movements: drives step by step, metro, helicopter, bonus steps, custody (NK-152 to NK-222)."""

from typing import Final

from backroom.games.kings import telling
from backroom.games.kings.actions import CELL_3, DISTRICT
from backroom.games.kings.board import (
    ABOARD,
    ACTIVE,
    BEGAN,
    BONUS_FROM,
    CELL,
    DISTRICTS,
    DRIVE_AT,
    DRIVE_STEPS,
    FIRST,
    FRESH,
    HALTED,
    METRO_LEFT,
    MONEY,
    MOVED,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    PERSON,
    PLACE,
    PREPAID,
    SHIELDED,
    SLOTS,
    SPECIAL,
    STEP_LIMIT,
    STEPPED,
    STEPS,
    STOPPED,
)
from backroom.games.kings.kinds import (
    BONUS_TO,
    DRIVE,
    HELI_TO,
    MOVES,
    NEXT_DRIVE,
    NEXT_MOVES,
    NEXT_STEP_OVER,
    OPP_MOVE_STEP,
)
from backroom.games.kings.police import Police
from backroom.games.kings.refusals import (
    AT_RISK,
    CAUGHT_NOW,
    FLIGHT_TOO_DEAR,
    ILLEGAL,
    IN_CUSTODY,
    IS_HALTED,
    IS_STOPPED,
    METRO_LEAVES,
    MOVED_ALREADY,
    NO_HELICOPTER,
    NO_STEPS,
    NO_SUCH_THING,
    NOT_ABOARD_LONG_ENOUGH,
    NOT_CONNECTED,
    NOT_FROM_HERE,
    NOT_HELD,
    NOT_IN_THE_DISTRICT,
    STEP_LEFT,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE

METRO_STEPS: Final[i64] = 3
BY_METRO: Final[i64] = 1
BY_HELICOPTER: Final[i64] = 2
NO_STEP: Final[i64] = 0
NORMAL_STEP: Final[i64] = 1
METRO_STEP: Final[i64] = 2
PREPAID_STEP: Final[i64] = 3
BONUS_STEP: Final[i64] = 4
LANDING: Final[i64] = 5


class Movement(Police):
    """The movement stage of a turn."""

    # The movement menu.

    def open_refusal(self, seat: i64, slot: i64) -> i64:
        """Opening a drive (NK-158, NK-159)."""
        b = self.b
        if b[PERSON + seat * SLOTS + slot] == NOBODY:
            return NO_SUCH_THING
        if b[PLACE + seat * SLOTS + slot] >= CELL:
            return IN_CUSTODY
        if (b[MOVED] >> slot) & 1 == 1:
            return MOVED_ALREADY  # NK-155, NK-161
        return ALLOWED

    def open_drive(self, seat: i64, slot: i64) -> None:
        b = self.b
        b[DRIVE_AT] = b[PLACE + seat * SLOTS + slot]
        b[ABOARD] = bit(slot)
        if self.journal is not None:
            telling.streets.boarded(self.journal, self, seat, slot)
        self.ask(seat, DRIVE)

    def cell_refusal(self, seat: i64, cell: i64) -> i64:
        """Moving the prisoners of one cell on with a card (NK-216, NK-217)."""
        slots: i64 = self.slots_at(seat, CELL + cell)
        if slots == 0:
            return NO_SUCH_THING
        return ALLOWED if slots & ~self.b[FRESH] != 0 else CAUGHT_NOW

    def menu_bonus_refusal(self, seat: i64, kind: i64) -> i64:
        """A card for the cells, at the menu."""
        answer: i64 = NO_SUCH_THING
        for cell in range(OUTSIDE - CELL):
            found: i64 = self.cell_refusal(seat, cell)
            if found == ALLOWED or answer == NO_SUCH_THING:
                answer = found
            if answer == ALLOWED:
                break
        if answer == NO_SUCH_THING:
            return answer
        return NOT_HELD if self.held(seat, kind) == 0 else answer

    def begin_bonus(self, seat: i64, kind: i64, source: i64) -> None:
        b = self.b
        self.discard_card(seat, kind)
        if self.journal is not None:
            telling.rounds.gave_for_step(self.journal, self, seat, kind)
        b[BONUS_FROM] = source
        self.ask(seat, BONUS_TO)

    def bonus_to_refusal(self, seat: i64, code: i64) -> i64:
        b = self.b
        if b[BONUS_FROM] == 1:
            if not DISTRICT <= code < DISTRICT + DISTRICTS:
                return WRONG_PHASE
            near = self.is_linked(b[DRIVE_AT], code - DISTRICT)
            return ALLOWED if near else NOT_CONNECTED
        if not CELL_3 <= code < CELL_3 + OUTSIDE - CELL:
            return WRONG_PHASE
        return self.cell_refusal(seat, code - CELL_3)

    def bonus_to(self, seat: i64, code: i64) -> None:
        b = self.b
        source: i64 = b[BONUS_FROM]
        b[BONUS_FROM] = 0
        if source == 1:
            self.step(seat, code - DISTRICT, BONUS_STEP)
            return
        cell: i64 = CELL + code - CELL_3
        self.advance(seat, self.slots_at(seat, cell) & ~b[FRESH])
        self.ask(seat, MOVES)

    # Custody.

    def advance(self, seat: i64, slots: i64) -> None:
        """One cell on, and out of cell 1 to Broadway (NK-212, NK-213, NK-218)."""
        b = self.b
        if slots == 0:
            return
        for slot in range(SLOTS):
            if (slots >> slot) & 1 == 1:
                place: i64 = b[PLACE + seat * SLOTS + slot] + 1
                b[PLACE + seat * SLOTS + slot] = self.cards.broadway if place == OUTSIDE else place
                b[STEPS + slot] = 0
        if self.journal is not None:
            telling.streets.advanced(self.journal, self, seat, slots)

    def prisoners(self, seat: i64) -> i64:
        b = self.b
        slots: i64 = 0
        for slot in range(SLOTS):
            if b[PERSON + seat * SLOTS + slot] != NOBODY and b[PLACE + seat * SLOTS + slot] >= CELL:
                slots |= bit(slot)
        return slots

    def release_all(self, seat: i64) -> None:
        """NK-116."""
        b = self.b
        slots: i64 = self.prisoners(seat)
        for slot in range(SLOTS):
            if (slots >> slot) & 1 == 1:
                b[PLACE + seat * SLOTS + slot] = self.cards.broadway
                b[STEPS + slot] = 0 if (b[MOVED] >> slot) & 1 == 1 else b[STEP_LIMIT]
        b[FRESH] = 0
        if self.journal is not None:
            telling.streets.advanced(self.journal, self, seat, slots)

    # An open drive.

    def board_refusal(self, seat: i64, slot: i64) -> i64:
        """Getting in on the way (NK-159, NK-182)."""
        b = self.b
        if b[PERSON + seat * SLOTS + slot] == NOBODY:
            return NO_SUCH_THING
        if b[PLACE + seat * SLOTS + slot] >= CELL:
            return IN_CUSTODY
        if (b[HALTED] >> slot) & 1 == 1:
            return IS_HALTED  # NK-120
        if b[SPECIAL] == BY_METRO and b[DRIVE_STEPS] == 0:
            return METRO_LEAVES  # NK-182
        if b[PLACE + seat * SLOTS + slot] != b[DRIVE_AT]:
            return NOT_IN_THE_DISTRICT
        return ILLEGAL if (b[ABOARD] >> slot) & 1 == 1 else ALLOWED

    def board(self, seat: i64, slot: i64) -> None:
        b = self.b
        b[ABOARD] |= bit(slot)
        if b[SPECIAL] == BY_METRO:
            b[METRO_LEFT] = 0  # NK-182
        if self.journal is not None:
            telling.streets.boarded(self.journal, self, seat, slot)
        self.ask(seat, DRIVE)

    def drop_refusal(self, seat: i64, slot: i64) -> i64:
        """Setting down (NK-160)."""
        b = self.b
        if b[PERSON + seat * SLOTS + slot] == NOBODY:
            return NO_SUCH_THING
        if (b[ABOARD] >> slot) & 1 == 0:
            return ILLEGAL
        if (b[STEPPED] >> slot) & 1 == 0:
            return NOT_ABOARD_LONG_ENOUGH
        return ILLEGAL if b[ABOARD] == bit(slot) else ALLOWED

    def drop(self, seat: i64, slot: i64) -> None:
        b = self.b
        b[ABOARD] &= ~bit(slot)
        b[STEPPED] &= ~bit(slot)
        b[STOPPED] &= ~bit(slot)
        b[MOVED] |= bit(slot)  # NK-161
        b[STEPS + slot] = 0
        if self.journal is not None:
            telling.streets.dropped(self.journal, self, seat, slot)
        self.ask(seat, DRIVE)

    def next_step(self) -> i64:
        """What kind of step the drive can make without a card from the hand."""
        b = self.b
        if b[METRO_LEFT] > 0:
            return METRO_STEP
        for slot in range(SLOTS):
            if (b[ABOARD] >> slot) & 1 == 1 and b[STEPS + slot] == 0:
                return PREPAID_STEP if b[PREPAID] > 0 else NO_STEP  # NK-162, NK-202
        return NORMAL_STEP

    def step_refusal(self, district: i64) -> i64:
        b = self.b
        if not self.is_linked(b[DRIVE_AT], district):
            return NOT_CONNECTED
        if self.next_step() != NO_STEP:
            return ALLOWED
        return IS_STOPPED if b[STOPPED] & b[ABOARD] != 0 else NO_STEPS  # NK-167

    def drive_bonus_refusal(self, seat: i64, kind: i64) -> i64:
        """NK-193 to NK-198."""
        if self.held(seat, kind) == 0:
            return NOT_HELD
        return ALLOWED if self.next_step() == NO_STEP else STEP_LEFT

    def step(self, seat: i64, district: i64, kind: i64) -> None:
        """The passengers go to a district, and the police may be there."""
        b = self.b
        if kind == METRO_STEP:
            b[METRO_LEFT] -= 1
        elif kind == PREPAID_STEP:
            b[PREPAID] -= 1
        for slot in range(SLOTS):
            if (b[ABOARD] >> slot) & 1 == 1:
                b[PLACE + seat * SLOTS + slot] = district
                if kind == NORMAL_STEP:
                    b[STEPS + slot] -= 1
        if self.journal is not None:
            telling.streets.drove(self.journal, self, seat, district, kind)
        b[DRIVE_AT] = district
        b[DRIVE_STEPS] += 1
        b[STEPPED] |= b[ABOARD]
        if kind == METRO_STEP or b[SHIELDED] == 1 or self.cars_at(district) == 0:
            self.go_on(NEXT_STEP_OVER)  # NK-115, NK-176, NK-177
            return
        self.halt(seat, district)

    def halt(self, seat: i64, district: i64) -> None:
        """NK-165 to NK-172: a stop, and an attempt if an at-risk mission is aboard."""
        b = self.b
        b[STOPPED] |= b[ABOARD]
        for slot in range(SLOTS):
            if (b[ABOARD] >> slot) & 1 == 1:
                b[STEPS + slot] = 0
        if self.journal is not None:
            telling.streets.halted(self.journal, self, seat, district)
        if self.is_at_risk(seat, b[ABOARD]):
            self.try_arrest(seat, b[FIRST], district, NEXT_STEP_OVER, NOBODY)  # NK-317, NK-320
        else:
            self.go_on(NEXT_STEP_OVER)

    def step_over(self) -> None:
        """Police matters are settled; others may react if passengers remain."""
        b = self.b
        if b[ABOARD] == 0:
            self.close_drive()  # NK-328
            self.go_on(NEXT_MOVES)
        else:
            self.open_window(OPP_MOVE_STEP, b[ACTIVE], NEXT_DRIVE)

    def go_on_driving(self) -> None:
        b = self.b
        if b[DRIVE_AT] == NOWHERE or b[ABOARD] == 0:
            self.close_drive()
            self.ask(b[ACTIVE], MOVES)
        else:
            self.ask(b[ACTIVE], DRIVE)

    def end_drive(self, seat: i64) -> None:
        if self.journal is not None:
            telling.streets.drive_ended(self.journal, seat)
        self.close_drive()
        self.ask(seat, MOVES)

    def close_drive(self) -> None:
        """NK-161: everybody still aboard has made his movement."""
        b = self.b
        b[MOVED] |= b[ABOARD]
        for slot in range(SLOTS):
            if (b[ABOARD] >> slot) & 1 == 1:
                b[STEPS + slot] = 0
        b[ABOARD] = 0
        b[STEPPED] = 0
        b[STOPPED] = 0
        b[DRIVE_AT] = NOWHERE
        b[DRIVE_STEPS] = 0
        b[METRO_LEFT] = 0
        b[SPECIAL] = 0
        b[PREPAID] = 0
        b[SHIELDED] = 0

    # Metro and helicopter.

    def special_refusal(self, station: i64) -> i64:
        """Both start where their passengers were when the turn began (NK-181, NK-190)."""
        b = self.b
        if b[DRIVE_STEPS] > 0 or b[SPECIAL] != 0 or b[DRIVE_AT] != station:
            return NOT_FROM_HERE
        for slot in range(SLOTS):
            began_here = b[BEGAN + slot] == station and (b[MOVED] >> slot) & 1 == 0
            if (b[ABOARD] >> slot) & 1 == 1 and not began_here:
                return NOT_FROM_HERE
        return ALLOWED

    def metro_refusal(self, seat: i64) -> i64:
        answer: i64 = self.special_refusal(self.cards.metro)
        if answer == ALLOWED and self.is_at_risk(seat, self.b[ABOARD]):
            return AT_RISK  # NK-179
        return answer

    def take_metro(self, seat: i64) -> None:
        """NK-174, NK-178."""
        b = self.b
        b[SPECIAL] = BY_METRO
        b[METRO_LEFT] = METRO_STEPS
        self.spend_steps()
        if self.journal is not None:
            telling.streets.took_metro(self.journal, seat)
        self.ask(seat, DRIVE)

    def spend_steps(self) -> None:
        b = self.b
        for slot in range(SLOTS):
            if (b[ABOARD] >> slot) & 1 == 1:
                b[STEPS + slot] = 0

    def flight_price(self) -> i64:
        """NK-186, in thousands."""
        aboard: i64 = self.b[ABOARD]
        price: i64 = 0
        for slot in range(SLOTS):
            price += (aboard >> slot) & 1
        return price

    def heli_refusal(self, seat: i64) -> i64:
        if self.flight_price() > self.b[MONEY + seat]:
            return FLIGHT_TOO_DEAR  # NK-191
        qualified = self.special_refusal(self.cards.heliport) == ALLOWED
        return ALLOWED if qualified else NO_HELICOPTER

    def take_helicopter(self, seat: i64) -> None:
        self.ask(seat, HELI_TO)

    def heli_to_refusal(self, code: i64) -> i64:
        if not DISTRICT <= code < DISTRICT + DISTRICTS:
            return WRONG_PHASE
        return ILLEGAL if code - DISTRICT == self.b[DRIVE_AT] else ALLOWED

    def land(self, seat: i64, district: i64) -> None:
        """NK-186 to NK-192."""
        b = self.b
        price: i64 = self.flight_price()
        self.pay(seat, price)
        b[SPECIAL] = BY_HELICOPTER
        self.spend_steps()
        if self.journal is not None:
            telling.streets.flew(self.journal, seat, price)
        self.step(seat, district, LANDING)

"""Police cars on the move: the first player's (NK-203 to NK-210) and raids (NK-122, NK-123)."""

from backroom.games.kings import telling
from backroom.games.kings.actions import CAR_0, DISTRICT, SEAT
from backroom.games.kings.board import (
    ACTIVE,
    AMOUNT_PICK,
    CAR,
    CARS,
    CARS_MOVED,
    CELL,
    DISTRICTS,
    FIRST,
    NOBODY,
    OTHER_PICK,
    PERSON,
    PICK,
    PLACE,
    POLICE_OFF,
    SEATS,
    SLOTS,
    WINDOW_PASSED,
)
from backroom.games.kings.fights import Fights
from backroom.games.kings.kinds import (
    ARREST_WHOM,
    NEXT_POLICE_DONE,
    NEXT_WINDOW,
    POLICE_TO,
    RAID_CAR,
)
from backroom.games.kings.refusals import (
    CAR_MOVED_ALREADY,
    ILLEGAL,
    NO_SUCH_THING,
    NO_TARGET,
    NOT_FIRST,
    POLICE_STAND_STILL,
    STANDS_THERE,
    TOO_FAR,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE


class Police(Fights):
    """Who drives the cars, and whom they find."""

    def car_refusal(self, seat: i64, car: i64) -> i64:
        b = self.b
        if b[CAR + car] < 0:
            return NO_SUCH_THING
        if b[POLICE_OFF] == 1:
            return POLICE_STAND_STILL  # NK-210
        if seat != b[FIRST]:
            return NOT_FIRST  # NK-203
        if (b[CARS_MOVED] >> car) & 1 == 1:
            return CAR_MOVED_ALREADY  # NK-205
        return ALLOWED

    def take_car(self, seat: i64, car: i64) -> None:
        self.b[PICK] = car
        self.ask(seat, POLICE_TO)

    def police_to_refusal(self, car: i64, code: i64) -> i64:
        if not DISTRICT <= code < DISTRICT + DISTRICTS:
            return WRONG_PHASE
        steps: i64 = self.cards.distance[self.b[CAR + car] * DISTRICTS + code - DISTRICT]
        if steps == 0:
            return STANDS_THERE  # NK-208
        return ALLOWED if steps <= 2 else TOO_FAR  # NK-203

    def move_car(self, mover: i64, car: i64, district: i64, then: i64) -> None:
        """NK-207, NK-311, NK-314: only where it ends does it look for somebody."""
        b = self.b
        b[CARS_MOVED] |= bit(car)
        b[PICK] = NOBODY
        if self.journal is not None:
            telling.streets.car_moved(self.journal, self, mover, car, district)
        b[CAR + car] = district
        liable: i64 = self.liable_at(district)
        if liable == 0:
            self.go_on(then)
        elif liable & (liable - 1) == 0:
            seat: i64 = 0
            while (liable >> seat) & 1 == 0:
                seat += 1
            self.try_arrest(seat, mover, district, then, NOBODY)
        else:
            b[PICK] = district
            b[OTHER_PICK] = liable
            self.ask(mover, ARREST_WHOM)

    def liable_at(self, district: i64) -> i64:
        """The seats with an at-risk mission in a district (NK-316), as bits."""
        liable: i64 = 0
        for seat in range(self.seats):
            slots: i64 = self.slots_at(seat, district)
            if slots != 0 and self.is_at_risk(seat, slots):
                liable |= bit(seat)
        return liable

    def arrest_whom_refusal(self, code: i64) -> i64:
        if not SEAT <= code < SEAT + SEATS:
            return WRONG_PHASE
        seat: i64 = code - SEAT
        if seat >= self.seats or not self.is_alive(seat):
            return NO_SUCH_THING
        return ALLOWED if (self.b[OTHER_PICK] >> seat) & 1 == 1 else ILLEGAL  # NK-315

    def arrest_whom(self, mover: i64, seat: i64) -> None:
        b = self.b
        district: i64 = b[PICK]
        b[PICK] = NOBODY
        b[OTHER_PICK] = NOBODY
        self.try_arrest(seat, mover, district, NEXT_POLICE_DONE, NOBODY)

    # Raids.

    def raid_car_refusal(self, code: i64) -> i64:
        if not CAR_0 <= code < CAR_0 + CARS:
            return WRONG_PHASE
        car: i64 = code - CAR_0
        if self.b[CAR + car] < 0:
            return NO_SUCH_THING
        return ALLOWED if self.raid_goals(car) != 0 else NO_TARGET

    def raid_goals(self, car: i64) -> i64:
        """Other districts with a character of the active seat, as bits."""
        b = self.b
        goals: i64 = 0
        first: i64 = b[ACTIVE] * SLOTS
        for cell in range(first, first + SLOTS):
            if b[PERSON + cell] != NOBODY and b[PLACE + cell] < CELL:
                goals |= bit(b[PLACE + cell])
        return goals & ~bit(b[CAR + car])

    def can_raid(self) -> bool:
        for car in range(CARS):
            if self.b[CAR + car] >= 0 and self.raid_goals(car) != 0:
                return True
        return False

    def raid_to_refusal(self, code: i64) -> i64:
        if not DISTRICT <= code < DISTRICT + DISTRICTS:
            return WRONG_PHASE
        if (self.raid_goals(self.b[PICK]) >> (code - DISTRICT)) & 1 == 1:
            return ALLOWED
        return NO_TARGET

    def begin_raid(self, seat: i64, rank: i64) -> None:
        self.b[AMOUNT_PICK] = rank
        self.ask(seat, RAID_CAR)

    def raid(self, seat: i64, district: i64) -> None:
        """NK-122, NK-123: the car may still make its normal move."""
        b = self.b
        car: i64 = b[PICK]
        rank: i64 = b[AMOUNT_PICK]
        b[PICK] = NOBODY
        b[AMOUNT_PICK] = 0
        if self.journal is not None:
            telling.streets.car_moved(self.journal, self, seat, car, district)
        b[CAR + car] = district
        b[WINDOW_PASSED] = 0
        active: i64 = b[ACTIVE]
        if self.is_at_risk(active, self.slots_at(active, district)):
            self.try_arrest(active, seat, district, NEXT_WINDOW, rank)
        else:
            self.go_on(NEXT_WINDOW)

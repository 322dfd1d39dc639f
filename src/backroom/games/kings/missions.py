"""Missions: accept, accomplish, redraw; and choosing whom to provoke (NK-228 to NK-257)."""

from backroom.games.kings import telling
from backroom.games.kings.actions import OWN, SEAT
from backroom.games.kings.board import (
    ACCEPT_AT,
    ACTED,
    ACTIVE,
    ANNOUNCED,
    BAG,
    CARRIES,
    CELL,
    DISTRICTS,
    FATE,
    GOAL,
    IN_PROGRESS,
    MISSIONS,
    NOBODY,
    NOWHERE,
    PERSON,
    PICK,
    PICKED,
    PLACE,
    PLACES,
    PROVOKED,
    REMOTE,
    ROW,
    SEATS,
    SLOTS,
)
from backroom.games.kings.kinds import (
    ACCEPTING,
    ACCOMPLISH_WHICH,
    CARRIER,
    NEXT_AFTER_ACTION,
    NEXT_CARRY_OUT,
    OPP_ANNOUNCE,
    OWN_ACCOMPLISH,
    PARTNER,
    PROVOKER,
    VICTIM,
)
from backroom.games.kings.movement import Movement
from backroom.games.kings.refusals import (
    ACTED_ALREADY,
    CARRIES_ANOTHER,
    HAS_A_MISSION,
    ILLEGAL,
    IN_CUSTODY,
    NO_ADDRESS,
    NO_MISSION_CARRIED,
    NO_RIVAL_HERE,
    NO_SUCH_THING,
    NO_TARGET,
    NOT_AT_THE_GOAL,
    POLICE_AT_THE_GOAL,
    POLICE_HERE,
    PROVOKED_ALREADY,
    TOO_FEW,
    TOO_FEW_AT_THE_GOAL,
    WRONG_PLACE,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE


def ones(mask: i64) -> i64:
    """How many slots a mask holds."""
    count: i64 = 0
    for slot in range(SLOTS):
        count += (mask >> slot) & 1
    return count


class Missions(Movement):
    """Jobs taken at one address and done at another."""

    # Accepting.

    def free_hands(self, seat: i64, district: i64) -> i64:
        """Slots in a district with an unspent action and no mission."""
        b = self.b
        slots: i64 = self.slots_at(seat, district) & ~b[ACTED]
        for slot in range(SLOTS):
            if b[CARRIES + seat * SLOTS + slot] != NOBODY:
                slots &= ~bit(slot)
        return slots

    def people_needed(self, seat: i64, mission: i64, district: i64) -> i64:
        """A Joker is the second person beside a lone character (NK-421)."""
        need: i64 = self.cards.people[mission]
        helped = need == 2 and self.jokers_at(seat, district) > 0
        return 1 if helped and ones(self.free_hands(seat, district)) == 1 else need

    def place_refusal(self, seat: i64, mission: i64, district: i64) -> i64:
        """Whether characters in this district may accept a mission (NK-228 to NK-239)."""
        if self.cards.risk[mission] == 1 and self.cars_at(district) > 0:
            return POLICE_HERE
        enough = ones(self.free_hands(seat, district)) >= self.people_needed(
            seat, mission, district
        )
        return ALLOWED if enough else TOO_FEW

    def row_refusal(self, seat: i64, place: i64) -> i64:
        b = self.b
        mission: i64 = b[ROW + place]
        if mission == NOBODY:
            return NO_SUCH_THING
        address: i64 = b[ACCEPT_AT + mission]
        if address == NOWHERE:
            return NO_ADDRESS  # NK-144
        if self.slots_at(seat, address) == 0:
            return WRONG_PLACE
        return self.place_refusal(seat, mission, address)

    def remote_refusal(self, seat: i64, place: i64) -> i64:
        """NK-117: from any one district, all other conditions holding there."""
        b = self.b
        mission: i64 = b[ROW + place]
        if mission == NOBODY:
            return NO_SUCH_THING
        if b[ACCEPT_AT + mission] == NOWHERE:
            return NO_ADDRESS  # NK-144
        answer: i64 = TOO_FEW
        for district in range(DISTRICTS):
            if self.slots_at(seat, district) != 0:
                found: i64 = self.place_refusal(seat, mission, district)
                if found == ALLOWED:
                    return ALLOWED
                if found == POLICE_HERE:
                    answer = POLICE_HERE
        return answer

    def can_accept_remotely(self, seat: i64) -> bool:
        for place in range(PLACES):
            if self.remote_refusal(seat, place) == ALLOWED:
                return True
        return False

    def pick_row(self, seat: i64, place: i64, remote: i64) -> None:
        b = self.b
        b[PICK] = b[ROW + place]
        b[PICKED] = 0
        b[REMOTE] = remote
        self.ask(seat, CARRIER)

    def idle_refusal(self, seat: i64, code: i64) -> i64:
        """Against naming a character of this seat who is free and has not acted yet."""
        b = self.b
        if not OWN <= code < OWN + SLOTS:
            return WRONG_PHASE
        slot: i64 = code - OWN
        cell: i64 = seat * SLOTS + slot
        if b[PERSON + cell] == NOBODY:
            return NO_SUCH_THING
        if b[PLACE + cell] >= CELL:
            return IN_CUSTODY
        return ACTED_ALREADY if (b[ACTED] >> slot) & 1 == 1 else ALLOWED

    def carrier_refusal(self, seat: i64, code: i64) -> i64:
        refusal: i64 = self.idle_refusal(seat, code)
        if refusal != ALLOWED:
            return refusal
        b = self.b
        slot: i64 = code - OWN
        cell: i64 = seat * SLOTS + slot
        if (b[PICKED] >> slot) & 1 == 1:
            return ACTED_ALREADY
        if b[REMOTE] == 0 and b[PLACE + cell] != b[ACCEPT_AT + b[PICK]]:
            return WRONG_PLACE
        if b[PICKED] != 0 and b[PLACE + cell] != self.place_of_picked(seat):
            return WRONG_PLACE
        if b[CARRIES + cell] != NOBODY:
            return HAS_A_MISSION  # NK-233
        return self.place_refusal(seat, b[PICK], b[PLACE + cell])

    def place_of_picked(self, seat: i64) -> i64:
        b = self.b
        slot: i64 = 0
        while (b[PICKED] >> slot) & 1 == 0:
            slot += 1
        return b[PLACE + seat * SLOTS + slot]

    def pick_carrier(self, seat: i64, slot: i64) -> None:
        b = self.b
        b[PICKED] |= bit(slot)
        district: i64 = b[PLACE + seat * SLOTS + slot]
        if ones(b[PICKED]) < self.people_needed(seat, b[PICK], district):
            self.ask(seat, CARRIER)
            return
        b[ANNOUNCED] = ACCEPTING  # NK-100
        if self.journal is not None:
            telling.business.announced_accept(self.journal, self, seat, b[PICK], b[PICKED])
        self.open_window(OPP_ANNOUNCE, b[ACTIVE], NEXT_CARRY_OUT)

    def accept(self, seat: i64, cancelled: bool) -> None:
        """NK-232, NK-235 to NK-238; cancelled it counts as done (NK-121)."""
        b = self.b
        mission: i64 = b[PICK]
        b[ACTED] |= b[PICKED]
        if not cancelled:
            for slot in range(SLOTS):
                if (b[PICKED] >> slot) & 1 == 1:
                    b[CARRIES + seat * SLOTS + slot] = mission
            b[FATE + mission] = IN_PROGRESS
            if self.cards.is_open[mission] == 0:
                self.draw_tile(mission, 1)
            if self.journal is not None:
                telling.business.accepted(self.journal, self, seat, mission, b[PICKED])
            gap: i64 = 0
            while b[ROW + gap] != mission:
                gap += 1
            b[ROW + gap] = NOBODY
            self.refill_row(gap)
        b[PICK] = NOBODY
        b[PICKED] = 0
        b[REMOTE] = 0
        b[ANNOUNCED] = 0
        self.go_on(NEXT_AFTER_ACTION)

    # Accomplishing.

    def mission_refusal(self, seat: i64, mission: i64) -> i64:
        """NK-241 to NK-250."""
        b = self.b
        carriers: i64 = self.carriers(seat, mission)
        if carriers & b[ACTED] != 0:
            return ACTED_ALREADY  # NK-242
        goal: i64 = b[GOAL + mission]
        there: i64 = self.slots_at(seat, goal) if goal != NOWHERE else 0
        if carriers & there == 0:
            return NOT_AT_THE_GOAL
        if self.cards.risk[mission] == 1 and self.cars_at(goal) > 0:
            return POLICE_AT_THE_GOAL  # NK-247
        if carriers & ~there != 0:
            return TOO_FEW_AT_THE_GOAL  # NK-242
        if ones(carriers) < self.cards.people[mission] and not self.has_partner(seat, goal):
            return TOO_FEW_AT_THE_GOAL  # NK-248
        return ALLOWED

    def has_partner(self, seat: i64, goal: i64) -> bool:
        return self.free_hands(seat, goal) != 0 or self.jokers_at(seat, goal) > 0

    def accomplish_refusal(self, seat: i64) -> i64:
        b = self.b
        answer: i64 = NO_MISSION_CARRIED
        furthest: i64 = 0
        for slot in range(SLOTS):
            mission: i64 = b[CARRIES + seat * SLOTS + slot]
            if mission != NOBODY:
                found: i64 = self.mission_refusal(seat, mission)
                if found == ALLOWED:
                    return ALLOWED
                if found > furthest:
                    furthest = found
                    answer = found
        return answer

    def begin_accomplish(self, seat: i64) -> None:
        """One question for each mission, so the lowest carrier of it stands for it."""
        self.ask(seat, ACCOMPLISH_WHICH)

    def which_refusal(self, seat: i64, code: i64) -> i64:
        if not OWN <= code < OWN + SLOTS:
            return WRONG_PHASE
        mission: i64 = self.mission_of(seat, code - OWN)
        if mission == NOBODY:
            return NO_SUCH_THING
        if self.carriers(seat, mission) & (bit(code - OWN) - 1) != 0:
            return ILLEGAL
        return self.mission_refusal(seat, mission)

    def mission_of(self, seat: i64, slot: i64) -> i64:
        return self.b[CARRIES + seat * SLOTS + slot]

    def pick_mission(self, seat: i64, slot: i64) -> None:
        b = self.b
        mission: i64 = self.mission_of(seat, slot)
        b[PICK] = mission
        carriers: i64 = self.carriers(seat, mission)
        if ones(carriers) == self.cards.people[mission] or (
            self.free_hands(seat, b[GOAL + mission]) == 0
        ):
            self.accomplish(seat, NOBODY)
        else:
            self.ask(seat, PARTNER)

    def partner_refusal(self, seat: i64, code: i64) -> i64:
        """NK-249."""
        refusal: i64 = self.idle_refusal(seat, code)
        if refusal != ALLOWED:
            return refusal
        b = self.b
        cell: i64 = seat * SLOTS + code - OWN
        if b[PLACE + cell] != b[GOAL + b[PICK]]:
            return NOT_AT_THE_GOAL
        return CARRIES_ANOTHER if b[CARRIES + cell] != NOBODY else ALLOWED

    def accomplish(self, seat: i64, partner: i64) -> None:
        """NK-242, NK-244 to NK-246."""
        b = self.b
        mission: i64 = b[PICK]
        b[PICK] = NOBODY
        carriers: i64 = self.carriers(seat, mission)
        b[ACTED] |= carriers
        if partner != NOBODY:
            b[ACTED] |= bit(partner)
        if self.journal is not None:
            telling.business.accomplished(self.journal, self, seat, mission)
        for slot in range(SLOTS):
            if (carriers >> slot) & 1 == 1:
                b[CARRIES + seat * SLOTS + slot] = NOBODY
        self.pay(seat, -self.cards.reward[mission])
        self.remove_mission(mission, NOBODY)
        self.open_window(OWN_ACCOMPLISH, seat, NEXT_AFTER_ACTION)

    # Another destination.

    def redraw_refusal(self, seat: i64, code: i64) -> i64:
        """NK-118."""
        if not OWN <= code < OWN + SLOTS:
            return WRONG_PHASE
        mission: i64 = self.mission_of(seat, code - OWN)
        if mission == NOBODY:
            return NO_SUCH_THING
        if self.carriers(seat, mission) & (bit(code - OWN) - 1) != 0:
            return ILLEGAL
        return ALLOWED if self.can_redraw(mission) else NO_TARGET

    def can_redraw(self, mission: i64) -> bool:
        """Whether there is a tile for it, after those who wait (NK-142, NK-143)."""
        b = self.b
        if b[GOAL + mission] == NOWHERE:
            return False
        if b[BAG] != 0:
            return True
        freed: i64 = 0
        for other in range(MISSIONS):
            if other != mission and self.can_free_address(other):
                freed += 1
        return self.tiles_after_waiting(freed) > 0

    def can_redraw_any(self, seat: i64) -> bool:
        for slot in range(SLOTS):
            mission: i64 = self.mission_of(seat, slot)
            if mission != NOBODY and self.can_redraw(mission):
                return True
        return False

    def redraw(self, seat: i64, slot: i64) -> None:
        b = self.b
        mission: i64 = self.mission_of(seat, slot)
        old: i64 = b[GOAL + mission]
        self.draw_tile(mission, 1)
        self.put_back(old, self.knower_of_goal(seat, mission))
        if self.journal is not None:
            telling.business.redrew(self.journal, self, seat, mission)
        self.serve_waiting()
        self.back_to_menu(seat)

    # Provoking.

    def provoker_refusal(self, seat: i64, code: i64) -> i64:
        refusal: i64 = self.idle_refusal(seat, code)
        if refusal != ALLOWED:
            return refusal
        b = self.b
        cell: i64 = seat * SLOTS + code - OWN
        answer: i64 = NO_RIVAL_HERE
        for rival in range(self.seats):
            if rival != seat and self.slots_at(rival, b[PLACE + cell]) != 0:
                if (b[PROVOKED + rival] >> b[PLACE + cell]) & 1 == 0:
                    return ALLOWED
                answer = PROVOKED_ALREADY  # NK-257
        return answer

    def provoke_refusal(self, seat: i64) -> i64:
        answer: i64 = NO_RIVAL_HERE
        for slot in range(SLOTS):
            found: i64 = self.provoker_refusal(seat, OWN + slot)
            if found == ALLOWED:
                return ALLOWED
            if found == PROVOKED_ALREADY or (found == ACTED_ALREADY and answer == NO_RIVAL_HERE):
                answer = found
        return answer

    def begin_provoke(self, seat: i64) -> None:
        self.ask(seat, PROVOKER)

    def pick_provoker(self, seat: i64, slot: i64) -> None:
        b = self.b
        b[PICKED] = bit(slot)
        b[PICK] = b[PLACE + seat * SLOTS + slot]
        self.ask(seat, VICTIM)

    def victim_refusal(self, seat: i64, code: i64) -> i64:
        """NK-254, NK-255."""
        b = self.b
        if not SEAT <= code < SEAT + SEATS:
            return WRONG_PHASE
        rival: i64 = code - SEAT
        if rival >= self.seats or not self.is_alive(rival) or rival == seat:
            return NO_SUCH_THING
        if (b[PROVOKED + rival] >> b[PICK]) & 1 == 1:
            return PROVOKED_ALREADY
        return NO_RIVAL_HERE if self.slots_at(rival, b[PICK]) == 0 else ALLOWED

    def pick_victim(self, seat: i64, rival: i64) -> None:
        b = self.b
        district: i64 = b[PICK]
        b[ACTED] |= b[PICKED]
        b[PICKED] = 0
        b[PICK] = NOBODY
        b[PROVOKED + rival] |= bit(district)
        self.provoke(seat, rival, district)

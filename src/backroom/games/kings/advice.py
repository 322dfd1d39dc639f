"""What a bot should know of New York Kings: the fortune, and what will soon add to it."""

from typing import Final

from backroom.games.kings.actions import (
    ACCOMPLISH,
    AMOUNT,
    BONUS,
    CAR_0,
    CARD,
    DISMISS,
    DISTRICT,
    DROP,
    END_DRIVE,
    OWN,
    PASS,
    PROVOKE,
    ROW_1,
)
from backroom.games.kings.board import (
    ABOARD,
    ACCEPT_AT,
    BIDS,
    CARRIES,
    CELL,
    DISTRICTS,
    DRIVE_AT,
    GOAL,
    HAND_SIZE,
    MISSIONS_LEFT,
    MONEY,
    NOBODY,
    NOWHERE,
    PERSON,
    PHASE,
    PLACE,
    PLACES,
    ROW,
    SLOTS,
    START_PICKS,
    WAITING,
)
from backroom.games.kings.kinds import (
    BID,
    BONUS_TO,
    CASUALTY,
    DRIVE,
    FOLD,
    HELI_TO,
    MOVES,
    RESIST,
    START,
)
from backroom.games.kings.rules import Kings
from backroom.kernel.advice import Advice, first_seat, share_by_points
from backroom.kernel.numbers import bit, i64, vec
from backroom.kernel.state import State

# A lead that makes a win nearly three times as likely, in eighths of a thousand.
SPREAD: Final[float] = 18.0
SPREAD_LATER: Final[float] = 1.6  # by mission still to come
# What things are worth, in eighths of a thousand. The numbers are fitted to games of rollouts.
A_THOUSAND: Final[i64] = 8
A_HENCHMAN: Final[i64] = 1
A_HENCHMAN_LATER: Final[i64] = 2  # by mission still to come, beyond those that are too late for him
TOO_LATE: Final[i64] = 6
SOON_ENOUGH: Final[i64] = 14
A_CARD: Final[i64] = 2
IN_CUSTODY: Final[i64] = -9
CARRIED: Final[i64] = 7  # for a mission in progress, by thousand of its reward ...
A_STEP: Final[i64] = -5  # ... less for every step to its destination
WITHIN_REACH: Final[i64] = 3  # for a mission in the row, by thousand ...
OUT_OF_REACH: Final[i64] = 1  # ... if it will be gone before anybody is there
FAR: Final[i64] = 12  # steps at which neither is worth anything; less is worth its share
STEPS_A_TURN: Final[i64] = 2
DEAD: Final[i64] = -400


class KingsAdvice(Advice):
    """Games are long, and most of a turn is moving on the map: every choice is tried with rollouts
    to the end of the round, in which everybody does what looks best."""

    def __init__(self) -> None:
        super().__init__()
        self.is_flat = True
        self.horizon = 60
        self.candidates = 8

    def moment(self, state: State) -> i64:
        phase: i64 = state.b[PHASE]
        return phase + 1 if phase == START or phase == BID or phase == CASUALTY else 0

    def reopen(self, state: State, seat: i64) -> None:
        assert isinstance(state, Kings)
        b = state.b
        phase: i64 = b[PHASE]
        if phase != START and phase != BID:
            return
        secret: i64 = START_PICKS if phase == START else BIDS
        for other in range(state.seats):
            was_asked: bool = phase == START or b[MONEY + other] > 0
            if other != seat and state.is_alive(other) and was_asked:
                b[secret + other] = NOBODY
                b[WAITING] |= bit(other)

    def reach(self, state: State) -> i64:
        """To stay in a fight or not is a matter of its dice. What comes after them is the same for
        both answers, and would only add its luck."""
        phase: i64 = state.b[PHASE]
        return 0 if phase == FOLD or phase == RESIST else self.horizon

    def evaluate(self, state: State, values: vec[i64]) -> None:
        assert isinstance(state, Kings)
        for seat in range(state.seats):
            values[seat] = worth_of(state, seat) if state.is_alive(seat) else DEAD
        spread: float = SPREAD + SPREAD_LATER * float(state.b[MISSIONS_LEFT])
        share_by_points(values, state.seats, spread)

    def weigh(
        self, state: State, seat: i64, codes: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """People drive where their mission leads, or to an open one, and take what they find there;
        hardly anybody bids, dismisses or spends a card without a reason."""
        assert isinstance(state, Kings)
        b = state.b
        phase: i64 = b[PHASE]
        at: i64 = NOWHERE
        goal: i64 = NOWHERE
        if phase == DRIVE or phase == BONUS_TO or phase == HELI_TO:
            at = b[DRIVE_AT]
            if at != NOWHERE and b[ABOARD] != 0:
                goal = goal_of(state, seat, first_seat(b[ABOARD]))
        for i in range(count):
            code: i64 = codes[i]
            if DISTRICT <= code < OWN:
                weights[i] = 6
                if goal != NOWHERE:
                    weights[i] = 40 if is_closer(state, code - DISTRICT, at, goal) else 1
            elif code == END_DRIVE:
                weights[i] = 2 if goal != NOWHERE and at != goal else 30
            elif phase == MOVES and OWN <= code < DROP:
                place: i64 = b[PLACE + seat * SLOTS + code - OWN]
                weights[i] = 2 if goal_of(state, seat, code - OWN) == place else 20
            elif phase == BID:
                weights[i] = 100 if code == AMOUNT else 1
            else:
                weights[i] = usual_weight(code)


def usual_weight(code: i64) -> i64:
    if code == ACCOMPLISH or ROW_1 <= code < CAR_0:
        return 60
    if code == DISMISS or code == PROVOKE or BONUS <= code < ROW_1:
        return 1
    if CARD <= code < BONUS:
        return 3
    return 9 if code == PASS else 6


def goal_of(table: Kings, seat: i64, slot: i64) -> i64:
    """Where a character has something to do, or NOWHERE."""
    b = table.b
    cell: i64 = seat * SLOTS + slot
    place: i64 = b[PLACE + cell]
    if place >= CELL:
        return NOWHERE
    if b[CARRIES + cell] != NOBODY:
        return b[GOAL + b[CARRIES + cell]]
    best: i64 = NOWHERE
    least: i64 = DISTRICTS
    free: i64 = free_people(table, seat)
    for row in range(PLACES):
        mission: i64 = b[ROW + row]
        if is_open_to(table, mission, free):
            steps: i64 = table.cards.distance[place * DISTRICTS + b[ACCEPT_AT + mission]]
            if steps < least:
                least = steps
                best = b[ACCEPT_AT + mission]
    return best


def free_people(table: Kings, seat: i64) -> i64:
    """How many characters of a seat could take a mission."""
    b = table.b
    count: i64 = 0
    for cell in range(seat * SLOTS, (seat + 1) * SLOTS):
        if b[PERSON + cell] != NOBODY and b[CARRIES + cell] == NOBODY and b[PLACE + cell] < CELL:
            count += 1
    return count


def is_open_to(table: Kings, mission: i64, free: i64) -> bool:
    """Whether a card in the row is a mission with an address, and for so few people."""
    if mission == NOBODY or mission >= len(table.cards.reward):
        return False
    return table.b[ACCEPT_AT + mission] != NOWHERE and table.cards.people[mission] <= free


def is_closer(table: Kings, district: i64, at: i64, goal: i64) -> bool:
    distance = table.cards.distance
    return distance[district * DISTRICTS + goal] < distance[at * DISTRICTS + goal]


def worth_of(table: Kings, seat: i64) -> i64:
    b = table.b
    worth: i64 = A_THOUSAND * b[MONEY + seat] + A_CARD * b[HAND_SIZE + seat]
    useful: i64 = max(min(b[MISSIONS_LEFT], SOON_ENOUGH) - TOO_LATE, 0)
    for slot in range(SLOTS):
        cell: i64 = seat * SLOTS + slot
        if b[PERSON + cell] == NOBODY:
            continue
        if slot > 0:
            worth += A_HENCHMAN + A_HENCHMAN_LATER * useful
        if b[PLACE + cell] >= CELL:
            worth += IN_CUSTODY
        elif b[CARRIES + cell] != NOBODY:
            worth += worth_of_mission(table, b[PLACE + cell], b[CARRIES + cell])
    return worth + worth_of_row(table, seat)


def worth_of_mission(table: Kings, place: i64, mission: i64) -> i64:
    """A mission in progress, by its reward and how far its destination is."""
    goal: i64 = table.b[GOAL + mission]
    reward: i64 = CARRIED * table.cards.reward[mission] // table.cards.people[mission]
    if goal == NOWHERE:
        return reward // 2
    return max(reward + A_STEP * table.cards.distance[place * DISTRICTS + goal], 1)


def worth_of_row(table: Kings, seat: i64) -> i64:
    """What the open missions promise to those who are free: the best one, and a third of the
    others. The right one leaves the row after this round, and the others move on."""
    b = table.b
    best: i64 = 0
    total: i64 = 0
    free: i64 = free_people(table, seat)
    for row in range(PLACES):
        mission: i64 = b[ROW + row]
        if is_open_to(table, mission, free):
            steps: i64 = steps_for(table, seat, b[ACCEPT_AT + mission], table.cards.people[mission])
            promise: i64 = table.cards.reward[mission] * max(FAR - steps, 0)
            in_time: bool = steps <= STEPS_A_TURN * (PLACES - row)
            promise = promise * (WITHIN_REACH if in_time else OUT_OF_REACH) // FAR
            best = max(best, promise)
            total += promise
    return best + (total - best) // 3


def steps_for(table: Kings, seat: i64, district: i64, people: i64) -> i64:
    """How far those of a seat are who would be there first: one, or two together."""
    b = table.b
    nearest: i64 = DISTRICTS
    second: i64 = DISTRICTS
    for cell in range(seat * SLOTS, (seat + 1) * SLOTS):
        if b[PERSON + cell] == NOBODY or b[CARRIES + cell] != NOBODY or b[PLACE + cell] >= CELL:
            continue
        steps: i64 = table.cards.distance[b[PLACE + cell] * DISTRICTS + district]
        if steps < nearest:
            second = nearest
            nearest = steps
        else:
            second = min(second, steps)
    return nearest if people == 1 else second

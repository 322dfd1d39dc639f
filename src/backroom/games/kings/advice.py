"""What a bot should know of New York Kings: the fortune, and what will soon add to it."""

from typing import Final

from backroom.games.kings import actions, decisions
from backroom.games.kings import board as at
from backroom.games.kings.cards import steps_between
from backroom.games.kings.rules import Kings
from backroom.games.kings.state import is_alive
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
        decision: i64 = state.b[at.DECISION]
        is_secret = decision == decisions.START_TILE or decision == decisions.BID
        return decision if is_secret or decision == decisions.CASUALTY else 0

    def reopen(self, state: State, seat: i64) -> None:
        assert isinstance(state, Kings)
        b = state.b
        decision: i64 = b[at.DECISION]
        if decision != decisions.START_TILE and decision != decisions.BID:
            return
        for other in range(state.seats):
            was_asked: bool = decision == decisions.START_TILE or b[at.money(other)] > 0
            if other != seat and is_alive(state, other) and was_asked:
                b[at.start_pick(other)] = at.NOBODY
                b[at.bid(other)] = at.NOBODY
                b[at.WAITING] |= bit(other)

    def reach(self, state: State) -> i64:
        """To stay in a fight or not is a matter of its dice. What comes after them is the same for
        both answers, and would only add its luck."""
        decision: i64 = state.b[at.DECISION]
        return 0 if decision == decisions.FOLD or decision == decisions.RESIST else self.horizon

    def evaluate(self, state: State, values: vec[i64]) -> None:
        assert isinstance(state, Kings)
        for seat in range(state.seats):
            values[seat] = worth_of(state, seat) if is_alive(state, seat) else DEAD
        spread: float = SPREAD + SPREAD_LATER * float(state.b[at.MISSIONS_LEFT])
        share_by_points(values, state.seats, spread)

    def weigh(
        self, state: State, seat: i64, codes: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """People drive where their mission leads, or to an open one, and take what they find there;
        hardly anybody bids, dismisses or spends a card without a reason."""
        assert isinstance(state, Kings)
        b = state.b
        decision: i64 = b[at.DECISION]
        here: i64 = at.NOWHERE
        goal: i64 = at.NOWHERE
        if (
            decision == decisions.DRIVE
            or decision == decisions.BONUS_TO
            or decision == decisions.HELI_TO
        ):
            here = b[at.DRIVE_AT]
            if here != at.NOWHERE and b[at.ABOARD] != 0:
                goal = goal_of(state, seat, first_seat(b[at.ABOARD]))
        for i in range(count):
            code: i64 = codes[i]
            if actions.DISTRICT <= code < actions.OWN:
                weights[i] = 6
                if goal != at.NOWHERE:
                    weights[i] = 40 if is_closer(state, code - actions.DISTRICT, here, goal) else 1
            elif code == actions.END_DRIVE:
                weights[i] = 2 if goal != at.NOWHERE and here != goal else 30
            elif decision == decisions.MOVES and actions.OWN <= code < actions.DROP:
                place: i64 = b[at.place(seat, code - actions.OWN)]
                weights[i] = 2 if goal_of(state, seat, code - actions.OWN) == place else 20
            elif decision == decisions.BID:
                weights[i] = 100 if code == actions.AMOUNT else 1
            else:
                weights[i] = usual_weight(code)


def usual_weight(code: i64) -> i64:
    if code == actions.ACCOMPLISH or actions.ROW_1 <= code < actions.CAR_0:
        return 60
    if code == actions.DISMISS or code == actions.PROVOKE or actions.BONUS <= code < actions.ROW_1:
        return 1
    if actions.CARD <= code < actions.BONUS:
        return 3
    return 9 if code == actions.PASS else 6


def goal_of(table: Kings, seat: i64, slot: i64) -> i64:
    """Where a character has something to do, or NOWHERE."""
    b = table.b
    place: i64 = b[at.place(seat, slot)]
    if place >= at.CELL:
        return at.NOWHERE
    if b[at.carries(seat, slot)] != at.NOBODY:
        return b[at.goal(b[at.carries(seat, slot)])]
    best: i64 = at.NOWHERE
    least: i64 = at.DISTRICTS
    free: i64 = free_people(table, seat)
    for row in range(at.PLACES):
        mission: i64 = b[at.row(row)]
        if is_open_to(table, mission, free):
            steps: i64 = steps_between(table.cards, place, b[at.address(mission)])
            if steps < least:
                least = steps
                best = b[at.address(mission)]
    return best


def free_people(table: Kings, seat: i64) -> i64:
    """How many characters of a seat could take a mission."""
    count: i64 = 0
    for slot in range(at.SLOTS):
        if is_free(table, seat, slot):
            count += 1
    return count


def is_free(table: Kings, seat: i64, slot: i64) -> bool:
    b = table.b
    if b[at.person(seat, slot)] == at.NOBODY or b[at.carries(seat, slot)] != at.NOBODY:
        return False
    return b[at.place(seat, slot)] < at.CELL


def is_open_to(table: Kings, mission: i64, free: i64) -> bool:
    """Whether a card in the row is a mission with an address, and for so few people."""
    if mission == at.NOBODY or mission >= len(table.cards.reward):
        return False
    return table.b[at.address(mission)] != at.NOWHERE and table.cards.people[mission] <= free


def is_closer(table: Kings, district: i64, here: i64, goal: i64) -> bool:
    cards = table.cards
    return steps_between(cards, district, goal) < steps_between(cards, here, goal)


def worth_of(table: Kings, seat: i64) -> i64:
    b = table.b
    worth: i64 = A_THOUSAND * b[at.money(seat)] + A_CARD * b[at.hand_size(seat)]
    useful: i64 = max(min(b[at.MISSIONS_LEFT], SOON_ENOUGH) - TOO_LATE, 0)
    for slot in range(at.SLOTS):
        if b[at.person(seat, slot)] == at.NOBODY:
            continue
        if slot > 0:
            worth += A_HENCHMAN + A_HENCHMAN_LATER * useful
        if b[at.place(seat, slot)] >= at.CELL:
            worth += IN_CUSTODY
        elif b[at.carries(seat, slot)] != at.NOBODY:
            worth += worth_of_mission(table, b[at.place(seat, slot)], b[at.carries(seat, slot)])
    return worth + worth_of_row(table, seat)


def worth_of_mission(table: Kings, place: i64, mission: i64) -> i64:
    """A mission in progress, by its reward and how far its destination is."""
    goal: i64 = table.b[at.goal(mission)]
    reward: i64 = CARRIED * table.cards.reward[mission] // table.cards.people[mission]
    if goal == at.NOWHERE:
        return reward // 2
    return max(reward + A_STEP * steps_between(table.cards, place, goal), 1)


def worth_of_row(table: Kings, seat: i64) -> i64:
    """What the open missions promise to those who are free: the best one, and a third of the
    others. The right one leaves the row after this round, and the others move on."""
    b = table.b
    best: i64 = 0
    total: i64 = 0
    free: i64 = free_people(table, seat)
    for row in range(at.PLACES):
        mission: i64 = b[at.row(row)]
        if is_open_to(table, mission, free):
            steps: i64 = steps_for(table, seat, b[at.address(mission)], table.cards.people[mission])
            promise: i64 = table.cards.reward[mission] * max(FAR - steps, 0)
            in_time: bool = steps <= STEPS_A_TURN * (at.PLACES - row)
            promise = promise * (WITHIN_REACH if in_time else OUT_OF_REACH) // FAR
            best = max(best, promise)
            total += promise
    return best + (total - best) // 3


def steps_for(table: Kings, seat: i64, district: i64, people: i64) -> i64:
    """How far those of a seat are who would be there first: one, or two together."""
    b = table.b
    nearest: i64 = at.DISTRICTS
    second: i64 = at.DISTRICTS
    for slot in range(at.SLOTS):
        if not is_free(table, seat, slot):
            continue
        steps: i64 = steps_between(table.cards, b[at.place(seat, slot)], district)
        if steps < nearest:
            second = nearest
            nearest = steps
        else:
            second = min(second, steps)
    return nearest if people == 1 else second

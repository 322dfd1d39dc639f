"""What a bot should know of New York Kings: the fortune, and what will soon add to it."""

from typing import Final

from backroom.games.kings import actions, decisions, foresight, sides
from backroom.games.kings import board as at
from backroom.games.kings.cards import steps_between
from backroom.games.kings.rules import Kings
from backroom.games.kings.state import is_alive, living, slots_at
from backroom.kernel.advice import WIN, Advice, first_seat, share_by_points
from backroom.kernel.numbers import bit, i64, vec, zeros
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
A_STEP: Final[i64] = -5  # ... less for every step to its destination ...
A_STEP_OF_TWO: Final[i64] = -3  # ... to each of two
HIDDEN: Final[i64] = 4  # steps to a destination that nobody knows yet
WITHIN_REACH: Final[i64] = 3  # for a mission in the row, by thousand ...
OUT_OF_REACH: Final[i64] = 1  # ... if it will be gone before anybody is there
A_LITTLE: Final[i64] = 3  # thousand, as a bribe
FAR: Final[i64] = 12  # steps at which neither is worth anything; less is worth its share
STEPS_A_TURN: Final[i64] = 2
FOR_TWO: Final[i64] = 67  # per cent of a promise that are left where it takes two
NEVER: Final[i64] = 1000
TAKEN_BEFORE: Final[i64] = 60  # per cent of a promise that are left for who comes after another
DEAD: Final[i64] = -4000
FEAR: Final[i64] = 50  # per cent of what a boss has: to die is worse than to lose it


class KingsAdvice(Advice):
    """Games are long, and most of a turn is moving on the map: every choice is tried with rollouts
    to the end of the round, in which everybody does what looks best."""

    def __init__(self) -> None:
        super().__init__()
        self.large_lead = 7
        self.is_flat = True
        self.horizon = 60
        self.candidates = 8
        self.odds = foresight.Odds()
        self.instead = zeros(at.SEATS)
        self.mixed = zeros(at.SEATS)
        self.at_stake = zeros(at.SEATS)
        # By seat and place of the row: how far it is, and how many turns are before that.
        self.steps = zeros(at.SEATS * at.PLACES)
        self.arrival = zeros(at.SEATS * at.PLACES)

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

    def reckon(self, state: State, seat: i64, code: i64, values: vec[i64]) -> bool:
        """To stay in a fight or to resist is a matter of dice that everybody can count."""
        assert isinstance(state, Kings)
        b = state.b
        if b[at.DECISION] == decisions.FOLD:
            if code == actions.YES:
                self.judge_end(foresight.after_fold(state, b[at.SPEAKER]), values)
            else:
                self.foresee_staying(state, values)
        elif b[at.DECISION] == decisions.RESIST:
            if code == actions.YES:
                self.foresee_resistance(state, values)
            else:
                self.judge_end(foresight.after_arrest(state), values)
        else:
            return False
        return True

    def evaluate(self, state: State, values: vec[i64]) -> None:
        assert isinstance(state, Kings)
        b = state.b
        if b[at.FIGHT] == 0:
            self.add_up(state, values)
        elif b[at.LOSERS] != 0:
            self.judge_end(foresight.after_losses(state), values)
        elif b[at.FIGHT] == at.ARREST:
            self.foresee_arrest(state, values)
        else:
            self.foresee_provocation(state, values)

    def judge_end(self, table: Kings, values: vec[i64]) -> None:
        """A table after a fight; the game may have ended with it."""
        if living(table) < 2:
            for seat in range(table.seats):
                values[seat] = WIN if is_alive(table, seat) else 0
        else:
            self.add_up(table, values)

    def foresee_provocation(self, table: Kings, values: vec[i64]) -> None:
        """Who is asked folds where that is better for him than what will come of staying."""
        if table.b[at.DECISION] != decisions.FOLD:
            self.foresee_shoot_out(table, values)
        else:
            self.foresee_staying(table, values)
            self.fold_if_better(table, table.b[at.SPEAKER], values)

    def foresee_staying(self, table: Kings, values: vec[i64]) -> None:
        """The other side may fold yet, if it has not spoken before."""
        b = table.b
        self.foresee_shoot_out(table, values)
        if b[at.SPOKEN] == 0:
            self.fold_if_better(table, 1 - b[at.SPEAKER], values)

    def foresee_shoot_out(self, table: Kings, values: vec[i64]) -> None:
        """Who rolls better takes the pot, and the other one loses somebody."""
        self.odds.find(table)
        losses: i64 = self.odds.cases - self.odds.wins - self.odds.ties
        self.begin_mixing(table)
        self.mix(foresight.after_shoot_out(table, 0), self.odds.wins)
        self.mix(foresight.after_shoot_out(table, 1), losses)
        self.mix(foresight.after_shoot_out(table, at.NOBODY), self.odds.ties)
        self.end_mixing(table, values)

    def fold_if_better(self, table: Kings, side: i64, values: vec[i64]) -> None:
        self.take_if_better(foresight.after_fold(table, side), table.b[at.fighter(side)], values)

    def take_if_better(self, table: Kings, seat: i64, values: vec[i64]) -> None:
        """What a seat can choose instead, if it likes that better."""
        self.judge_end(table, self.instead)
        if self.instead[seat] > values[seat]:
            for other in range(table.seats):
                values[other] = self.instead[other]

    def foresee_arrest(self, table: Kings, values: vec[i64]) -> None:
        """NK-322 to NK-335: a tie is lost, and only with a boss one may resist."""
        b = table.b
        seat: i64 = b[at.fighter(0)]
        if b[at.RESISTING] == 0:
            if sides.strength_of(table, 0) > sides.strength_of(table, 1):
                self.judge_end(foresight.after_escape(table), values)
                return
            if slots_at(table, seat, b[at.FIGHT_AT]) & 1 == 0:
                self.judge_end(foresight.after_arrest(table), values)
                return
        self.foresee_resistance(table, values)
        if b[at.RESISTING] == 0:
            self.take_if_better(foresight.after_arrest(table), seat, values)

    def foresee_resistance(self, table: Kings, values: vec[i64]) -> None:
        self.odds.find(table)
        self.begin_mixing(table)
        self.mix(foresight.after_escape(table), self.odds.wins)
        self.mix(foresight.after_resistance(table), self.odds.cases - self.odds.wins)
        self.end_mixing(table, values)

    def begin_mixing(self, table: Kings) -> None:
        self.add_up(table, self.at_stake)
        for seat in range(table.seats):
            self.mixed[seat] = 0

    def mix(self, table: Kings, ways: i64) -> None:
        """Add a table to the mean that so many cases lead to."""
        if ways == 0:
            return
        self.judge_end(table, self.instead)
        for seat in range(table.seats):
            worth: i64 = self.instead[seat]
            if not is_alive(table, seat):
                worth = -self.at_stake[seat] * FEAR // 100
            self.mixed[seat] += ways * worth

    def end_mixing(self, table: Kings, values: vec[i64]) -> None:
        for seat in range(table.seats):
            values[seat] = max(self.mixed[seat] // self.odds.cases, 0)

    def add_up(self, state: Kings, values: vec[i64]) -> None:
        """What everybody has, and what will soon add to it."""
        self.measure(state)
        for seat in range(state.seats):
            values[seat] = DEAD
            if is_alive(state, seat):
                values[seat] = worth_of(state, seat) + self.worth_of_row(state, seat)
        spread: float = SPREAD + SPREAD_LATER * float(state.b[at.MISSIONS_LEFT])
        share_by_points(values, state.seats, spread)

    def measure(self, table: Kings) -> None:
        """How far everybody is from the missions in the row, and who would be there before whom."""
        b = table.b
        for seat in range(table.seats):
            free: i64 = free_people(table, seat) if is_alive(table, seat) else 0
            for row in range(at.PLACES):
                mission: i64 = b[at.row(row)]
                place: i64 = seat * at.PLACES + row
                self.steps[place] = NEVER
                self.arrival[place] = NEVER
                if is_open_to(table, mission, free):
                    people: i64 = table.cards.people[mission]
                    self.steps[place] = steps_for(table, seat, b[at.address(mission)], people)
                    turns: i64 = (self.steps[place] + STEPS_A_TURN - 1) // STEPS_A_TURN
                    self.arrival[place] = next_turn(table, seat) + table.seats * max(turns - 1, 0)

    def worth_of_row(self, table: Kings, seat: i64) -> i64:
        """What the open missions promise to those who are free: the best one, and a third of the
        others. The right one leaves the row after this round, and the others move on; whoever is
        there before takes a mission away."""
        best: i64 = 0
        total: i64 = 0
        for row in range(at.PLACES):
            place: i64 = seat * at.PLACES + row
            steps: i64 = self.steps[place]
            if steps == NEVER:
                continue
            mission: i64 = table.b[at.row(row)]
            reward: i64 = table.cards.reward[mission]
            if table.cards.people[mission] > 1:
                reward = reward * FOR_TWO // 100  # two are busy with it
            in_time: bool = steps <= STEPS_A_TURN * (at.PLACES - row)
            promise: i64 = reward * max(FAR - steps, 0)
            promise = promise * (WITHIN_REACH if in_time else OUT_OF_REACH) // FAR
            for other in range(table.seats):
                if self.arrival[other * at.PLACES + row] < self.arrival[place]:
                    promise = promise * TAKEN_BEFORE // 100
            best = max(best, promise)
            total += promise
        return best + (total - best) // 3

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
                weights[i] = usual_bid(code - actions.AMOUNT)
            else:
                weights[i] = usual_weight(code)


def usual_bid(amount: i64) -> i64:
    """Most people keep their money, or bid a little."""
    if amount == 0:
        return 40
    return 5 if amount <= A_LITTLE else 1


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
            worth += worth_of_mission(table, seat, b[at.carries(seat, slot)])
    return worth


def worth_of_mission(table: Kings, seat: i64, mission: i64) -> i64:
    """To each of those who carry it, a mission in progress: its reward, and how far its destination
    is from the last of them."""
    b = table.b
    goal: i64 = b[at.goal(mission)]
    people: i64 = table.cards.people[mission]
    steps: i64 = HIDDEN if goal == at.NOWHERE else 0
    carriers: i64 = 0
    for slot in range(at.SLOTS):
        if b[at.carries(seat, slot)] == mission:
            carriers += 1
            if goal != at.NOWHERE:
                steps = max(steps, steps_between(table.cards, b[at.place(seat, slot)], goal))
    reward: i64 = CARRIED * table.cards.reward[mission] // people
    if carriers < people:
        reward //= people
    return max(reward + (A_STEP if people == 1 else A_STEP_OF_TWO) * steps, 1)


def next_turn(table: Kings, seat: i64) -> i64:
    """How many turns of others come before the next one of a seat, or the one it has now."""
    b = table.b
    order: i64 = (seat - b[at.LEAD] + table.seats) % table.seats
    had_it: bool = b[at.STAGE] != at.NO_STAGE and order < b[at.TAKEN] - 1
    return order + table.seats if had_it else order


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

"""What a bot should know of New York Kings: the fortune, and what will soon add to it."""

from typing import Final

from backroom.games.kings.actions import BONUS, CARD, DISMISS, ROW_1
from backroom.games.kings.board import (
    ACCEPT_AT,
    CARRIES,
    CELL,
    DISTRICTS,
    GOAL,
    HAND_SIZE,
    MONEY,
    NOBODY,
    NOWHERE,
    PERSON,
    PLACE,
    PLACES,
    ROW,
    SLOTS,
)
from backroom.games.kings.rules import Kings
from backroom.kernel.advice import Advice, share_by_points
from backroom.kernel.numbers import i64, vec
from backroom.kernel.state import State

SPREAD: Final[float] = 40.0  # five thousand
# What things are worth, in eighths of a thousand.
A_THOUSAND: Final[i64] = 8
A_HENCHMAN: Final[i64] = 14
A_CARD: Final[i64] = 3
IN_CUSTODY: Final[i64] = -12
CARRIED: Final[i64] = 6  # for a mission in progress, by thousand of its reward ...
A_STEP: Final[i64] = -5  # ... less for every step to its destination
WITHIN_REACH: Final[i64] = 3  # for a mission in the row, by thousand, less for every step
DEAD: Final[i64] = -400


class KingsAdvice(Advice):
    """Games are long: a table is judged after some choices."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 60

    def evaluate(self, state: State, values: vec[i64]) -> None:
        assert isinstance(state, Kings)
        for seat in range(state.seats):
            values[seat] = worth_of(state, seat) if state.is_alive(seat) else DEAD
        share_by_points(values, state.seats, SPREAD)

    def weigh(
        self, state: State, seat: i64, codes: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """Nobody is dismissed for nothing; missions are taken where they can be."""
        for i in range(count):
            code: i64 = codes[i]
            weights[i] = 6
            if code == DISMISS or BONUS <= code < ROW_1:
                weights[i] = 1
            elif CARD <= code < BONUS:
                weights[i] = 3


def worth_of(table: Kings, seat: i64) -> i64:
    b = table.b
    worth: i64 = A_THOUSAND * b[MONEY + seat] + A_CARD * b[HAND_SIZE + seat]
    for slot in range(SLOTS):
        cell: i64 = seat * SLOTS + slot
        if b[PERSON + cell] == NOBODY:
            continue
        if slot > 0:
            worth += A_HENCHMAN
        if b[PLACE + cell] >= CELL:
            worth += IN_CUSTODY
        elif b[CARRIES + cell] != NOBODY:
            worth += worth_of_mission(table, b[PLACE + cell], b[CARRIES + cell])
    return worth + best_in_reach(table, seat)


def worth_of_mission(table: Kings, place: i64, mission: i64) -> i64:
    """A mission in progress, by its reward and how far its destination is."""
    goal: i64 = table.b[GOAL + mission]
    reward: i64 = CARRIED * table.cards.reward[mission] // table.cards.people[mission]
    if goal == NOWHERE:
        return reward // 2
    return max(reward + A_STEP * table.cards.distance[place * DISTRICTS + goal], 1)


def best_in_reach(table: Kings, seat: i64) -> i64:
    """What the nearest open mission promises to somebody who is free."""
    b = table.b
    best: i64 = 0
    for slot in range(SLOTS):
        cell: i64 = seat * SLOTS + slot
        free: bool = b[PERSON + cell] != NOBODY and b[CARRIES + cell] == NOBODY
        if not free or b[PLACE + cell] >= CELL:
            continue
        for place in range(PLACES):
            mission: i64 = b[ROW + place]
            if mission == NOBODY or mission >= len(table.cards.reward):
                continue
            if b[ACCEPT_AT + mission] == NOWHERE:
                continue
            steps: i64 = table.cards.distance[b[PLACE + cell] * DISTRICTS + b[ACCEPT_AT + mission]]
            best = max(best, WITHIN_REACH * table.cards.reward[mission] + A_STEP * steps)
    return best

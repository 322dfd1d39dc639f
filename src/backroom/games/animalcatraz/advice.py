"""What a bot should know of Animalcatraz: REP above all, and what brings more of it later."""

from typing import Final

from backroom.games.animalcatraz.actions import DONE, SHIFT
from backroom.games.animalcatraz.board import (
    AT,
    BOARD_CRIMES,
    BOARD_GANG,
    CARRY,
    CELL_SLOTS,
    CRIME_AT,
    CUNNING,
    FORCE,
    GANG,
    HOLE,
    HOME,
    INMATES,
    LYING,
    NOBODY,
    NOTHING,
    OUTSIDE,
    OWED,
    PLAN_OF,
    REP,
    SEAT_OF,
    SECURED,
    SPARE,
    SPARE_CARD,
    cell_slot,
    slot_of,
)
from backroom.games.animalcatraz.decisions import is_at_once
from backroom.games.animalcatraz.frames import MAIN
from backroom.games.animalcatraz.inmates import normal_level
from backroom.games.animalcatraz.reputation import guards_owned
from backroom.games.animalcatraz.rules import Animalcatraz
from backroom.games.animalcatraz.supply import value
from backroom.kernel.advice import Advice, share_by_points
from backroom.kernel.numbers import i64, vec, zeros
from backroom.kernel.state import State

SPREAD: Final[float] = 60.0  # two REP
# What things are worth, in thirtieths of a REP.
A_REP: Final[i64] = 30
A_LEVEL: Final[i64] = 8
A_GUARD: Final[i64] = 10
A_GANGSTER: Final[i64] = 20
A_CRIME: Final[i64] = 6
A_PLAN: Final[i64] = 6
A_SECURED_TOOL: Final[i64] = 15
A_FILLED_CELL: Final[i64] = 6
CARRIED_VALUE: Final[i64] = 2  # by trade value
CELL_VALUE: Final[i64] = 1
OUT: Final[i64] = 200
AN_OWED_ACTION: Final[i64] = -4
LAID_UP: Final[i64] = -6


class AnimalcatrazAdvice(Advice):
    """Games are long: a table is judged as it is."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 0
        self.exploration = 0.1
        self.worth = zeros(INMATES)

    def moment(self, state: State) -> i64:
        assert isinstance(state, Animalcatraz)
        decision: i64 = state.top()
        return decision + 1 if is_at_once(decision) else 0

    def evaluate(self, state: State, values: vec[i64]) -> None:
        assert isinstance(state, Animalcatraz)
        b = state.b
        for rival in range(state.rivals):
            self.worth[rival] = worth_of_rival(state, rival)
        for inmate in range(state.inmates):
            rival = state.rival_of(inmate)
            values[b[SEAT_OF + inmate]] = self.worth[rival]
        share_by_points(values, state.seats, SPREAD)

    def weigh(
        self, state: State, seat: i64, codes: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """A turn is not ended while something can be done, and cards are not moved for nothing."""
        assert isinstance(state, Animalcatraz)
        at_main: bool = state.top() == MAIN
        for i in range(count):
            code: i64 = codes[i]
            weights[i] = 6
            if at_main and (code == DONE or code == SHIFT):
                weights[i] = 1


def worth_of_rival(table: Animalcatraz, rival: i64) -> i64:
    b = table.b
    worth: i64 = A_REP * b[REP + rival] + A_GUARD * guards_owned(table, rival)
    if b[PLAN_OF + rival] != NOTHING:
        worth += A_PLAN
    for place in range(4):
        if b[SECURED + 4 * rival + place] != NOTHING:
            worth += A_SECURED_TOOL
    first: i64 = table.first_inmate(rival)
    worth += worth_of_inmate(table, first)
    if table.pairs:
        worth += worth_of_inmate(table, first + 1)
    return worth


def worth_of_inmate(table: Animalcatraz, inmate: i64) -> i64:
    b = table.b
    if b[AT + inmate] == OUTSIDE:
        return OUT
    levels: i64 = normal_level(table, inmate, FORCE) + normal_level(table, inmate, CUNNING)
    worth: i64 = A_LEVEL * levels + AN_OWED_ACTION * b[OWED + inmate]
    if b[LYING + inmate] != 0 or b[AT + inmate] == HOLE:
        worth += LAID_UP
    for place in range(BOARD_GANG):
        if b[GANG + inmate * BOARD_GANG + place] != NOBODY:
            worth += A_GANGSTER
    for place in range(BOARD_CRIMES):
        if b[CRIME_AT + inmate * BOARD_CRIMES + place] != NOTHING:
            worth += A_CRIME
    return worth + worth_of_cards(table, inmate)


def worth_of_cards(table: Animalcatraz, inmate: i64) -> i64:
    """What it carries, what lies in its cell, and how far its wing is filled."""
    b = table.b
    worth: i64 = 0
    for place in range(CARRY + BOARD_GANG):
        worth += CARRIED_VALUE * value_at(table, slot_of(inmate, place))
    cell: i64 = b[HOME + inmate]
    for place in range(CELL_SLOTS):
        worth += CELL_VALUE * value_at(table, cell_slot(cell, place))
    for spare in range(SPARE):
        if b[SPARE_CARD + cell * SPARE + spare] != NOTHING:
            worth += A_FILLED_CELL
    return worth


def value_at(table: Animalcatraz, place: i64) -> i64:
    card: i64 = table.b[place]
    return 0 if card == NOTHING else value(table, card)

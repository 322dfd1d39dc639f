"""What a bot should know of Animalcatraz: REP above all, and what brings more of it later."""

from typing import Final

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions
from backroom.games.animalcatraz.actions import DONE, SHIFT
from backroom.games.animalcatraz.dispatch import is_at_once
from backroom.games.animalcatraz.inmates import normal_level
from backroom.games.animalcatraz.reputation import guards_owned
from backroom.games.animalcatraz.rules import Animalcatraz
from backroom.games.animalcatraz.state import asked, first_inmate, rival_for
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
        self.worth = zeros(at.INMATES)

    def moment(self, state: State) -> i64:
        assert isinstance(state, Animalcatraz)
        decision: i64 = asked(state)
        return decision + 1 if is_at_once(decision) else 0

    def evaluate(self, state: State, values: vec[i64]) -> None:
        assert isinstance(state, Animalcatraz)
        for rival in range(state.rivals):
            self.worth[rival] = worth_of_rival(state, rival)
        for seat in range(state.seats):
            values[seat] = self.worth[rival_for(state, seat)]
        share_by_points(values, state.seats, SPREAD)

    def weigh(
        self, state: State, seat: i64, codes: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """A turn is not ended while something can be done, and cards are not moved for nothing."""
        assert isinstance(state, Animalcatraz)
        at_main: bool = asked(state) == decisions.MAIN
        for i in range(count):
            code: i64 = codes[i]
            weights[i] = 6
            if at_main and (code == DONE or code == SHIFT):
                weights[i] = 1


def worth_of_rival(table: Animalcatraz, rival: i64) -> i64:
    b = table.b
    worth: i64 = A_REP * b[at.rep(rival)] + A_GUARD * guards_owned(table, rival)
    if b[at.plan(rival)] != at.NOTHING:
        worth += A_PLAN
    for place in range(4):
        if b[at.secured(rival, place)] != at.NOTHING:
            worth += A_SECURED_TOOL
    first: i64 = first_inmate(table, rival)
    worth += worth_of_inmate(table, first)
    if table.pairs:
        worth += worth_of_inmate(table, first + 1)
    return worth


def worth_of_inmate(table: Animalcatraz, inmate: i64) -> i64:
    b = table.b
    if b[at.place(inmate)] == at.OUTSIDE:
        return OUT
    levels: i64 = normal_level(table, inmate, at.FORCE) + normal_level(table, inmate, at.CUNNING)
    worth: i64 = A_LEVEL * levels + AN_OWED_ACTION * b[at.owed(inmate)]
    if b[at.lying(inmate)] != 0 or b[at.place(inmate)] == at.HOLE:
        worth += LAID_UP
    for place in range(at.BOARD_GANG):
        if b[at.gang(inmate, place)] != at.NOBODY:
            worth += A_GANGSTER
    for place in range(at.BOARD_CRIMES):
        if b[at.crime(inmate, place)] != at.NOTHING:
            worth += A_CRIME
    return worth + worth_of_cards(table, inmate)


def worth_of_cards(table: Animalcatraz, inmate: i64) -> i64:
    """What it carries, what lies in its cell, and how far its wing is filled."""
    b = table.b
    worth: i64 = 0
    for place in range(at.CARRY + at.BOARD_GANG):
        worth += CARRIED_VALUE * value_at(table, at.slot(inmate, place))
    cell: i64 = b[at.home(inmate)]
    for place in range(at.CELL_SLOTS):
        worth += CELL_VALUE * value_at(table, at.cell_slot(cell, place))
    for spare in range(at.SPARE):
        if b[at.spare_card(cell, spare)] != at.NOTHING:
            worth += A_FILLED_CELL
    return worth


def value_at(table: Animalcatraz, place: i64) -> i64:
    card: i64 = table.b[place]
    return 0 if card == at.NOTHING else value(table, card)

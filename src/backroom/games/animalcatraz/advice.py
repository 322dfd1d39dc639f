"""What a bot should know of Animalcatraz: REP above all, and what brings more of it later."""

from typing import Final

from backroom.games.animalcatraz import actions, decisions, escape, events
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.chances import SURE, best_weapon, share_of_escaping
from backroom.games.animalcatraz.dispatch import is_at_once
from backroom.games.animalcatraz.inmates import normal_level
from backroom.games.animalcatraz.reputation import guards_owned
from backroom.games.animalcatraz.rules import Animalcatraz
from backroom.games.animalcatraz.state import asked, asked_first, first_inmate, rival_for, rival_of
from backroom.games.animalcatraz.supply import value
from backroom.kernel.advice import WIN, Advice, share_by_points
from backroom.kernel.numbers import i64, vec, zeros
from backroom.kernel.state import State

# A lead that makes a win nearly three times as likely.
SPREAD: Final[float] = 45.0
SPREAD_LATER: Final[float] = 10.0  # by Event still to come
# What things are worth, in thirtieths of a REP.
A_REP: Final[i64] = 30
A_LEVEL: Final[i64] = 4
A_NOTCH: Final[i64] = 4  # besides, of the fifteen or so of a track
A_GUARD: Final[i64] = 10
A_GANGSTER: Final[i64] = 10
A_GANGSTERS_NIGHT: Final[i64] = 20  # by Night to come: a REP, unless he falls before (AZ-531)
A_CRIME: Final[i64] = 6
A_PLAN: Final[i64] = 10
A_SECURED_TOOL: Final[i64] = 15
A_TOOL: Final[i64] = 6  # of the own plan, besides its trade value
A_FILLED_CELL: Final[i64] = 6
A_WEAPON: Final[i64] = 2  # by what the best one adds in a fight
CARRIED_VALUE: Final[i64] = 2  # by trade value
PLACED_VALUE: Final[i64] = 3  # of an upgrade that cannot be lost any more
CELL_VALUE: Final[i64] = 1
OUT: Final[i64] = 200
READY_TO_LEAVE: Final[i64] = 90  # if the escape could not fail ...
AT_THE_GATE: Final[i64] = 20  # ... and in front of an Escape room
AN_OWED_ACTION: Final[i64] = -4
LAID_UP: Final[i64] = -6
AN_EVENT_TO_MEET: Final[i64] = -15  # where who stays away goes to the Hole (AZ-200)
AN_INSULT: Final[i64] = -20  # a REP, unless there is a fight before the Night (AZ-687)
A_TRASH_TAG: Final[i64] = 2


class AnimalcatrazAdvice(Advice):
    """Games are long: a table is judged as it is."""

    def __init__(self) -> None:
        super().__init__()
        self.large_lead = 6
        self.horizon = 0
        self.exploration = 0.15  # rolls that went wrong once are tried again
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
        spread: float = SPREAD + SPREAD_LATER * float(state.b[at.EVENTS_LEFT])
        share_by_points(values, state.seats, spread)

    def reckon(self, state: State, seat: i64, code: i64, values: vec[i64]) -> bool:
        """Everybody can count whether an escape succeeds. It wins the game (AZ-004), but not for
        fugitives, nor for a pair before both are out; a failure throws back so far that it counts
        as nothing."""
        assert isinstance(state, Animalcatraz)
        if code != actions.ATTEMPT or state.pairs or state.options.fugitive:
            return False
        chance: i64 = share_of_escaping(state, asked_first(state))
        self.evaluate(state, values)
        for other in range(state.seats):
            values[other] = values[other] * (SURE - chance) // SURE
        values[seat] = WIN * chance // SURE
        return True

    def weigh(
        self, state: State, seat: i64, codes: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """A turn is not ended while something can be done, and cards are not moved for nothing."""
        assert isinstance(state, Animalcatraz)
        decision: i64 = asked(state)
        is_usual: bool = decision == decisions.MAIN or decision == decisions.ESCAPE
        for i in range(count):
            weights[i] = usual_weight(codes[i]) if is_usual else 6


def usual_weight(code: i64) -> i64:
    """Of a choice in one's turn: what costs nothing is soon done, plans are rarely exchanged."""
    if code == actions.CRIME or code == actions.EVENT or code == actions.ATTEMPT:
        return 30
    is_idle: bool = code == actions.DONE or code == actions.SHIFT or code == actions.REVEAL_PLAN
    return 1 if is_idle or code == actions.DRAW_PLAN else 6


def worth_of_rival(table: Animalcatraz, rival: i64) -> i64:
    b = table.b
    worth: i64 = A_REP * b[at.rep(rival)] + A_GUARD * guards_owned(table, rival)
    worth += A_TRASH_TAG * b[at.trash_free(rival)]
    for giver in range(table.rivals):
        worth += AN_INSULT * b[at.trash_held(rival, giver)]
    if events.is_mandatory(table) and not events.has_taken_part(table, rival):
        worth += AN_EVENT_TO_MEET
    first: i64 = first_inmate(table, rival)
    worth += worth_of_inmate(table, first)
    if table.pairs:
        worth += worth_of_inmate(table, first + 1)
    return worth


def worth_of_inmate(table: Animalcatraz, inmate: i64) -> i64:
    b = table.b
    if b[at.place(inmate)] == at.OUTSIDE:
        return OUT
    worth: i64 = AN_OWED_ACTION * b[at.owed(inmate)] + A_WEAPON * best_weapon(table, inmate)
    for stat in range(2):
        worth += A_LEVEL * normal_level(table, inmate, stat) + A_NOTCH * b[at.notch(inmate, stat)]
    if b[at.lying(inmate)] != 0 or b[at.place(inmate)] == at.HOLE:
        worth += LAID_UP
    for place in range(at.BOARD_GANG):
        if b[at.gang(inmate, place)] != at.NOBODY:
            worth += A_GANGSTER + A_GANGSTERS_NIGHT * nights_left(table)
    for place in range(at.BOARD_CRIMES):
        if b[at.crime(inmate, place)] != at.NOTHING:
            worth += A_CRIME
    return worth + worth_of_cards(table, inmate) + worth_of_way_out(table, inmate)


def nights_left(table: Animalcatraz) -> i64:
    """Two Events are turned in a day; the Riot of the last one ends the game."""
    return (table.b[at.EVENTS_LEFT] + 1) // 2


def worth_of_way_out(table: Animalcatraz, inmate: i64) -> i64:
    """The plan and its tools, or how likely an escape would be if that is worth more; with El Chapo
    also before it is allowed."""
    b = table.b
    rival: i64 = rival_of(table, inmate)
    if b[at.plan(rival)] == at.NOTHING:
        return 0
    kept: i64 = A_PLAN
    for place in range(at.TOOLS):
        if b[at.secured(rival, place)] != at.NOTHING:
            kept += A_SECURED_TOOL
    ready: i64 = READY_TO_LEAVE
    if b[at.place(inmate)] == at.WING + 1 or b[at.place(inmate)] == at.WING + 3:
        ready += AT_THE_GATE
    return max(kept, ready * share_of_escaping(table, inmate) // SURE)


def worth_of_cards(table: Animalcatraz, inmate: i64) -> i64:
    """What it carries, what lies in its cell, and how far its wing is filled."""
    b = table.b
    worth: i64 = 0
    for place in range(at.CARRY + at.BOARD_GANG):
        worth += CARRIED_VALUE * value_at(table, at.slot(inmate, place))
        worth += worth_of_tool(table, inmate, at.slot(inmate, place))
    for place in range(at.INMATE_UPGRADE_SLOT, at.CELL_UPGRADE_SLOT + 1):
        worth += PLACED_VALUE * value_at(table, at.slot(inmate, place))
    cell: i64 = b[at.home(inmate)]
    for place in range(at.CELL_SLOTS):
        worth += CELL_VALUE * value_at(table, at.cell_slot(cell, place))
        worth += worth_of_tool(table, inmate, at.cell_slot(cell, place))
    for spare in range(at.SPARE):
        has_guest: bool = b[at.spare_gang(cell, spare)] != at.NOBODY
        if has_guest or b[at.spare_card(cell, spare)] != at.NOTHING:
            worth += A_FILLED_CELL
    return worth


def value_at(table: Animalcatraz, place: i64) -> i64:
    card: i64 = table.b[place]
    return 0 if card == at.NOTHING else value(table, card)


def worth_of_tool(table: Animalcatraz, inmate: i64, place: i64) -> i64:
    card: i64 = table.b[place]
    if card == at.NOTHING or not escape.is_tool_of_plan(table, rival_of(table, inmate), card):
        return 0
    return A_TOOL

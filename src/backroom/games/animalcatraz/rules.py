"""A table of Animalcatraz as everybody plays on it: the frame on top of the stack says what comes
next, and the game is led from one choice to the next."""

from typing import Final

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions, dispatch, draft, riot, telling
from backroom.games.animalcatraz.actions import ACTION_COUNT
from backroom.games.animalcatraz.cards import Cards
from backroom.games.animalcatraz.redeal import can_pay, redealt
from backroom.games.animalcatraz.refusals import HAS_LEFT, NO_PARTNER, REFUSALS
from backroom.games.animalcatraz.scoring import standings
from backroom.games.animalcatraz.state import (
    Table,
    TableOptions,
    asked,
    is_over,
    pop,
    push,
    rival_of,
)
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, copy_of, i64, vec, zeros
from backroom.kernel.refusals import ALLOWED, Refusal
from backroom.kernel.state import NO_SEAT, Standing, State

REDEALS: Final[i64] = 2000  # tries, where somebody has begun what needs certain cards
ANYBODY: Final[i64] = 0  # a seat, where the answers are the same for all


class Animalcatraz(Table):
    """A table of Animalcatraz."""

    def waiting(self) -> i64:
        return self.b[at.WAITING]

    def action_count(self) -> i64:
        return ACTION_COUNT

    def rule_against(self, seat: i64, code: i64) -> i64:
        return dispatch.refusal(self, seat, code)

    def fill_legal(self, seat: i64, codes: vec[i64]) -> i64:
        return dispatch.fill_legal(self, seat, codes)

    def apply(self, seat: i64, code: i64) -> None:
        self.b[at.WAITING] = 0
        dispatch.choose(self, seat, code)
        self.run()

    def explain(self, number: i64) -> Refusal:
        return REFUSALS[number]

    # From one choice to the next.

    def run(self) -> None:
        """Go on by itself until somebody has a real choice, or the game is over."""
        b = self.b
        while b[at.WAITING] == 0 and not is_over(self):
            frame: i64 = asked(self)
            if b[at.RIOT_DUE] != 0 and is_settled(frame):
                riot.break_out(self)  # AZ-464
            elif frame == decisions.MAIN and b[at.TURN_ENDS] == 1:
                pop(self)
                push(self, decisions.TURN_OVER, b[at.ACTIVE])
            elif frame >= decisions.TASKS:
                dispatch.carry_out(self, frame)
            else:
                self.open(frame)

    def open(self, decision: i64) -> None:
        """Ask, or answer for everybody to see (AZ-762); go on if nobody is left to be asked."""
        if dispatch.is_public(decision):
            codes = zeros(ACTION_COUNT)
            if dispatch.fill_legal(self, ANYBODY, codes) == 1:
                dispatch.choose(self, ANYBODY, codes[0])
                return
        self.b[at.WAITING] = dispatch.asks(self)
        if self.b[at.WAITING] == 0:
            dispatch.settle(self)

    # Leaving the table (AZ-024).

    def successor(self, seat: i64) -> i64:
        """The partner, while both are at the table; a seat that runs two inmates has none."""
        partner: i64 = seat + 1 if seat % 2 == 0 else seat - 1
        if not self.pairs or self.options.two_cells or partner >= self.seats:
            return NO_SEAT
        return NO_SEAT if self.is_gone(seat) or self.is_gone(partner) else partner

    def is_gone(self, seat: i64) -> bool:
        for inmate in range(self.inmates):
            if self.b[at.seat(inmate)] == seat:
                return False
        return True

    def give_up_refusal(self, seat: i64) -> i64:
        if self.is_gone(seat):
            return HAS_LEFT
        return NO_PARTNER if self.successor(seat) == NO_SEAT else ALLOWED  # AZ-764

    def give_up(self, seat: i64) -> None:
        """The partner runs both inmates from now on, and is asked whatever its side is asked. That
        may be another question than before, so it has another number (AZ-758)."""
        b = self.b
        partner: i64 = self.successor(seat)
        for inmate in range(self.inmates):
            if b[at.seat(inmate)] == seat:
                b[at.seat(inmate)] = partner
                if self.journal is not None:
                    telling.turns.taken_over(self.journal, self, inmate, seat, "AZ-024")
        b[at.WAITING] = dispatch.asks(self)
        if (b[at.WAITING] >> partner) & 1 == 1:
            b[partner] += 1

    # Other tables like this one.

    def copy(self) -> "Animalcatraz":
        return Animalcatraz(
            self.cards, self.seats, copy_of(self.b), self.chance.fork(), self.options
        )

    def redeal(self, seat: int, chance: Chance) -> State:
        """A deal in which somebody could not go on with what it has begun is no deal. If none is
        found, whoever is asked keeps what it has: that shows more than it should, so the tries are
        many enough to make it very rare."""
        for _ in range(REDEALS):
            other = self.on_board(redealt(self, seat, chance), chance)
            if other.can_go_on(seat):
                return other
        return self.on_board(redealt(self, seat, chance, self.asked_rivals()), chance)

    def can_go_on(self, seat: i64) -> bool:
        """Whether the one seat that is asked has an answer, if it is another than this one."""
        waiting: i64 = self.b[at.WAITING]
        if waiting == 0 or (seat >= 0 and (waiting >> seat) & 1 == 1):
            return True
        decision: i64 = asked(self)
        if dispatch.is_at_once(decision) or decision == decisions.MAIN:
            return True
        if not can_pay(self):
            return False
        if dispatch.is_open_ended(decision):
            return True
        return dispatch.fill_legal(self, ANYBODY, zeros(ACTION_COUNT)) > 0

    def asked_rivals(self) -> i64:
        """The rivals of the seats that must choose now, as bits."""
        rivals: i64 = 0
        for inmate in range(self.inmates):
            if (self.b[at.WAITING] >> self.b[at.seat(inmate)]) & 1 == 1:
                rivals |= bit(rival_of(self, inmate))
        return rivals

    def on_board(self, b: vec[i64], chance: Chance) -> "Animalcatraz":
        return Animalcatraz(self.cards, self.seats, b, chance, self.options)

    def standings(self) -> list[Standing]:
        return standings(self)


def new_table(cards: Cards, seats: int, chance: Chance, options: TableOptions) -> Animalcatraz:
    """A table with nothing on it."""
    return Animalcatraz(cards, seats, at.empty_board(), chance, options)


def new_game(table: Animalcatraz) -> Animalcatraz:
    """Set-up, up to the first choice."""
    draft.set_up(table)
    table.run()
    return table


def is_settled(frame: i64) -> bool:
    """Whether whatever went on before this frame is completely settled."""
    return (
        frame == decisions.MAIN
        or frame == decisions.TURN_OVER
        or frame == decisions.NEXT_TURN
        or frame == decisions.ROUND_OVER
        or frame == decisions.STEP_A
        or frame == decisions.STEP_B
        or frame == decisions.STEP_C
        or frame == decisions.BEGIN_ROUND
    )

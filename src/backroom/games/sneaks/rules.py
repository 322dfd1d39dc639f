"""A table of Sneaks & Snitches as everybody plays on it: who chooses, what a choice leads to, other
tables like it."""

from backroom.games.sneaks import board as at
from backroom.games.sneaks import decisions, dispatch
from backroom.games.sneaks.actions import ACTION_COUNT
from backroom.games.sneaks.cards import Cards
from backroom.games.sneaks.dealing import dealt_board
from backroom.games.sneaks.evaluation import evaluate
from backroom.games.sneaks.planning import open_plans
from backroom.games.sneaks.redeal import Hidden, redealt
from backroom.games.sneaks.refusals import ALREADY_PLANNED, REFUSALS
from backroom.games.sneaks.scoring import standings
from backroom.games.sneaks.state import Table
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import copy_of, i64, vec
from backroom.kernel.refusals import NOT_ASKED, Refusal
from backroom.kernel.state import Standing, State


class Sneaks(Table):
    """A table of Sneaks & Snitches."""

    def __init__(self, cards: Cards, seats: i64, b: vec[i64], chance: Chance) -> None:
        super().__init__(cards, seats, b, chance)
        self.hidden: Hidden | None = None  # what was hidden at the last redeal

    def waiting(self) -> i64:
        return self.b[at.WAITING]

    def shows_options(self, seat: i64) -> bool:
        return dispatch.is_public(self.b[at.DECISION])

    def action_count(self) -> i64:
        return ACTION_COUNT

    def not_asked(self, seat: i64, code: i64) -> i64:
        return ALREADY_PLANNED if self.b[at.DECISION] == decisions.PLAN else NOT_ASKED  # SN-31

    def rule_against(self, seat: i64, code: i64) -> i64:
        return dispatch.refusal(self, seat, code)

    def fill_legal(self, seat: i64, codes: vec[i64]) -> i64:
        return dispatch.fill_legal(self, seat, codes)

    def apply(self, seat: i64, code: i64) -> None:
        dispatch.choose(self, seat, code)
        if self.b[at.WAITING] == 0:
            evaluate(self)

    def explain(self, number: i64) -> Refusal:
        return REFUSALS[number]

    # Other tables like this one.

    def copy(self) -> "Sneaks":
        return Sneaks(self.cards, self.seats, copy_of(self.b), self.chance.fork())

    def redeal(self, seat: int, chance: Chance) -> State:
        if self.hidden is None or not self.hidden.is_up_to_date(self, seat):
            self.hidden = Hidden(self, seat)
        return Sneaks(self.cards, self.seats, redealt(self, self.hidden, chance), chance)

    def standings(self) -> list[Standing]:
        return standings(self)


def new_table(cards: Cards, seats: i64, chance: Chance) -> Sneaks:
    """A table after set-up."""
    table = Sneaks(cards, seats, dealt_board(cards, seats, chance), chance)
    open_plans(table)
    return table

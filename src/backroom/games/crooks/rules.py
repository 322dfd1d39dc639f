"""A table of Crooks as everybody plays on it: who chooses, what a choice leads to, other tables."""

from backroom.games.crooks import board as at
from backroom.games.crooks import dispatch
from backroom.games.crooks.actions import ACTION_COUNT
from backroom.games.crooks.cards import Cards
from backroom.games.crooks.dealing import dealt_board
from backroom.games.crooks.decisions import OVER
from backroom.games.crooks.redeal import Hidden, redealt
from backroom.games.crooks.refusals import REFUSALS
from backroom.games.crooks.scoring import standings
from backroom.games.crooks.state import Table
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, copy_of, i64, vec
from backroom.kernel.refusals import Refusal
from backroom.kernel.state import Standing, State


class Crooks(Table):
    """A table of Crooks."""

    def __init__(self, cards: Cards, seats: i64, b: vec[i64], chance: Chance) -> None:
        super().__init__(cards, seats, b, chance)
        self.hidden: Hidden | None = None  # what was hidden at the last redeal

    def waiting(self) -> i64:
        b = self.b
        if b[at.DECISION] == OVER:
            return 0
        return bit(b[at.ACTIVE])

    def shows_options(self, seat: i64) -> bool:
        return dispatch.is_public(self.b[at.DECISION])

    def action_count(self) -> i64:
        return ACTION_COUNT

    def rule_against(self, seat: i64, code: i64) -> i64:
        return dispatch.refusal(self, seat, code)

    def fill_legal(self, seat: i64, codes: vec[i64]) -> i64:
        return dispatch.fill_legal(self, seat, codes)

    def apply(self, seat: i64, code: i64) -> None:
        dispatch.choose(self, seat, code)

    def explain(self, number: i64) -> Refusal:
        return REFUSALS[number]

    # Other tables like this one.

    def copy(self) -> "Crooks":
        return Crooks(self.cards, self.seats, copy_of(self.b), self.chance.fork())

    def redeal(self, seat: int, chance: Chance) -> State:
        if self.hidden is None or not self.hidden.is_up_to_date(self, seat):
            self.hidden = Hidden(self, seat)
        return Crooks(self.cards, self.seats, redealt(self, self.hidden, chance), chance)

    def standings(self) -> list[Standing]:
        return standings(self)


def new_table(cards: Cards, seats: i64, memory_aid: bool, chance: Chance) -> Crooks:
    """A table after set-up."""
    return Crooks(cards, seats, dealt_board(cards, seats, memory_aid, chance), chance)

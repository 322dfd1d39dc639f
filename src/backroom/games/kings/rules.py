"""A table of New York Kings as everybody plays on it: who chooses, what a choice leads to, other
tables like it."""

from typing import Final

from backroom.games.kings import actions, decisions, dispatch, flow, leaving, proposals
from backroom.games.kings import board as at
from backroom.games.kings.asked_anew import redraw_asked, redraw_window
from backroom.games.kings.cards import Cards
from backroom.games.kings.dealing import check_seats, set_up
from backroom.games.kings.drafts import clear_draft_items, forget_drafts, has_draft
from backroom.games.kings.offered_anew import redraw_numbers, redraw_offer
from backroom.games.kings.redeal import redealt
from backroom.games.kings.refusals import DEALS_OFF, ELIMINATED, JOKERS_OFF, REFUSALS
from backroom.games.kings.scoring import standings
from backroom.games.kings.state import Table, is_alive
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, copy_of, i64, vec
from backroom.kernel.refusals import ALLOWED, NOT_ASKED, WRONG_PHASE, Refusal
from backroom.kernel.state import Standing, State

REDEALS: Final[i64] = 200  # tries, where somebody must hold what it is asked for


class Kings(Table):
    """A table of New York Kings."""

    def waiting(self) -> i64:
        return self.b[at.WAITING]

    def waiting_seen_by(self, seat: i64) -> i64:
        """In a window everybody knows only whether it is asked itself (NK-103), and while bids are
        made only whether its own is awaited."""
        waiting: i64 = self.b[at.WAITING]
        if not dispatch.is_secret(self.b[at.DECISION]):
            return waiting
        return waiting & bit(seat) if seat >= 0 else 0

    def shows_options(self, seat: i64) -> bool:
        return dispatch.is_public(self.b[at.DECISION])

    def may_choose(self, seat: int) -> bool:
        if seat < 0 or seat >= self.seats:
            return False
        return (self.b[at.WAITING] >> seat) & 1 == 1 or proposals.may_talk(self, seat)

    def has_invitations(self) -> bool:
        return self.deals

    def invitation(self, seat: i64) -> i64:
        return proposals.invitation(self, seat)

    def action_count(self) -> i64:
        return actions.ACTION_COUNT

    def not_asked(self, seat: i64, code: i64) -> i64:
        if not is_alive(self, seat):
            return ELIMINATED
        if code == actions.DEAL and self.deals:
            return proposals.deal_refusal(self, seat)  # NK-365
        return NOT_ASKED

    def rule_against(self, seat: i64, code: i64) -> i64:
        if code >= actions.DEAL and not self.deals:
            return DEALS_OFF
        if actions.JOKER <= code < actions.DEAL and not self.jokers:
            return JOKERS_OFF
        decision: i64 = proposals.question(self, seat, code)
        found: i64 = dispatch.refusal(self, decision, seat, code)
        is_talk = decision == decisions.DRAFT or decision == decisions.COUNTER
        if found == WRONG_PHASE and is_talk:
            return proposals.why_not_said(self, seat, code)
        return found

    def fill_legal(self, seat: i64, codes: vec[i64]) -> i64:
        decision: i64 = self.b[at.DECISION]
        if self.deals:
            if proposals.is_talking(self, seat):
                decision = decisions.DRAFT
            elif has_draft(self, seat):
                return super().fill_legal(seat, codes)  # of both, the draft and what is asked
        return dispatch.fill_legal(self, decision, seat, codes)

    def apply(self, seat: i64, code: i64) -> None:
        decision: i64 = proposals.question(self, seat, code)
        if self.deals and dispatch.is_menu(decision):
            forget_drafts(self)  # NK-366
        dispatch.choose(self, decision, seat, code)
        flow.run(self)

    def explain(self, number: i64) -> Refusal:
        decision: i64 = self.b[at.DECISION]
        if number == WRONG_PHASE:
            return Refusal("wrong_phase", decisions.RULES[decision])
        is_for_all = decision == decisions.START_TILE or decision == decisions.BID
        if number == NOT_ASKED and is_for_all:  # all choose at once, each a single time
            return Refusal("not_asked", decisions.RULES[decision])
        return REFUSALS[number]

    # Leaving the table.

    def give_up_refusal(self, seat: i64) -> i64:
        return ELIMINATED if self.is_gone(seat) else ALLOWED

    def is_gone(self, seat: i64) -> bool:
        return not is_alive(self, seat)

    def give_up(self, seat: i64) -> None:
        leaving.give_up(self, seat)

    # Other tables like this one.

    def copy(self) -> "Kings":
        return self.on_board(copy_of(self.b), self.chance.fork())

    def redeal(self, seat: int, chance: Chance) -> State:
        """A deal on which nobody could be asked what is asked is no deal. If none is found, a seat
        is asked whose cards do not fit."""
        b = self.b
        other = self.on_board(redealt(self, seat, chance), chance)
        for _ in range(REDEALS):
            if redraw_asked(other, seat, chance) and redraw_numbers(other, seat, chance):
                break
            other = self.on_board(redealt(self, seat, chance), chance)
        else:
            if b[at.DECISION] == decisions.REACT:
                redraw_window(other, seat, chance, whoever=True)
        is_stranger = seat != b[at.OFFER_FROM] and seat != b[at.OFFER_TO]
        if b[at.DECISION] == decisions.DEAL_ANSWER and is_stranger:
            clear_draft_items(other, b[at.OFFER_FROM])
            redraw_offer(other, chance)  # NK-388
        return other

    def on_board(self, b: vec[i64], chance: Chance) -> "Kings":
        return Kings(
            self.cards,
            self.seats,
            b,
            chance,
            self.deals,
            self.jokers,
            self.ask_all,
            self.elders,
            self.bosses,
        )

    def standings(self) -> list[Standing]:
        return standings(self)


def new_table(
    cards: Cards,
    seats: int,
    chance: Chance,
    deals: bool,
    jokers: bool,
    ask_all: bool,
    elders: list[int] | None,
    bosses: list[int] | None,
) -> Kings:
    """A table with nothing on it."""
    check_seats(seats)
    return Kings(cards, seats, at.empty_board(), chance, deals, jokers, ask_all, elders, bosses)


def new_game(table: Kings) -> Kings:
    """Set-up; the first choices are the start tiles."""
    set_up(table)
    return table

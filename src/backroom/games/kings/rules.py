"""A table of New York Kings: what everybody asks of it.

The rules are in files by topic, each a class on top of the one before: supply (decks, bag, row),
people, windows, fights, police, movement, missions, recruiting, cards, rounds, deals; then legality
and choices, where every kind of decision meets its predicate and its effect.
"""

from backroom.games.kings.actions import (
    ACTION_COUNT,
    DEAL,
)
from backroom.games.kings.board import (
    ACTIVE,
    AMOUNT_PICK,
    DEATHS,
    DIED,
    FIGHT,
    NOBODY,
    OFFER_FROM,
    OFFER_TO,
    PHASE,
    PICK,
    RECRUITED,
    REROLL_LEFT,
    REROLL_PICKED,
    STAGE,
    WAITING,
    empty_board,
)
from backroom.games.kings.choices import Choices
from backroom.games.kings.dealing import check_seats, set_up
from backroom.games.kings.kinds import (
    BID,
    CASUALTY,
    DEAL_ANSWER,
    DISCARD,
    HIT_WHOM,
    NEXT_DRAWER,
    POACH_ANSWER,
    POACH_PRICE,
    POACH_WHOM,
    RAID_CAR,
    RAID_TO,
    REACT,
    REROLL,
    START,
)
from backroom.games.kings.redeal import redealt
from backroom.games.kings.refusals import (
    ELIMINATED,
    REFUSALS,
)
from backroom.games.kings.scoring import standings
from backroom.games.kings.state import Cards
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64, vec
from backroom.kernel.refusals import ALLOWED, NOT_ASKED, Refusal
from backroom.kernel.state import Standing, State


class Kings(Choices):
    """A table of New York Kings."""

    def waiting(self) -> i64:
        return self.b[WAITING]

    def action_count(self) -> i64:
        return ACTION_COUNT

    # Kinds of decision are no single run of codes here; the predicates tell them apart.

    def first_code(self, seat: i64) -> i64:
        return 0

    def end_code(self, seat: i64) -> i64:
        return ACTION_COUNT

    def may_choose(self, seat: int) -> bool:
        if seat < 0 or seat >= self.seats:
            return False
        return (self.b[WAITING] >> seat) & 1 == 1 or self.may_talk(seat)

    def has_invitations(self) -> bool:
        return self.deals

    def not_asked(self, seat: i64, code: i64) -> i64:
        if self.b[DIED + seat] != 0:
            return ELIMINATED
        if code == DEAL and self.deals:
            return self.deal_verb_refusal(seat)  # NK-365
        return NOT_ASKED

    def explain(self, number: i64) -> Refusal:
        return REFUSALS[number]

    # Leaving the table.

    def give_up_refusal(self, seat: i64) -> i64:
        return ALLOWED if self.is_alive(seat) else ELIMINATED

    def give_up(self, seat: i64) -> None:
        """NK-347: it counts as the death of the boss."""
        b = self.b
        b[DEATHS] += 1
        self.leave_fight(seat)
        phase: i64 = b[PHASE]
        was_asked = (b[WAITING] >> seat) & 1 == 1
        in_own_turn = b[STAGE] > 0 and b[ACTIVE] == seat
        self.leave_table(seat)
        was_asked = was_asked and b[PHASE] == phase  # talks that end with him ask nobody any more
        goes_on = not in_own_turn or b[FIGHT] != 0
        if self.living() > 1 and goes_on:
            if self.is_poached_from(seat, phase):
                b[RECRUITED] = 1  # NK-111
                self.end_recruiting()
            elif was_asked:
                self.answer_for_absent(seat, phase)
        self.run()

    def is_poached_from(self, seat: i64, phase: i64) -> bool:
        """Whether a rival is about to name, or has named, a henchman of this seat and a price."""
        is_poaching = phase == POACH_WHOM or phase == POACH_PRICE or phase == POACH_ANSWER
        return is_poaching and self.b[PICK] == seat

    def answer_for_absent(self, seat: i64, phase: i64) -> None:
        """What the game waited for from a seat that has left."""
        b = self.b
        if phase == START or phase == BID:
            b[WAITING] &= ~bit(seat)
            if b[WAITING] == 0 and phase == START:
                self.place_bosses()
            elif b[WAITING] == 0:
                self.reveal_bids()
        elif phase == REACT:
            self.pass_window(seat)
        elif phase == HIT_WHOM or phase == RAID_CAR or phase == RAID_TO or phase == REROLL:
            b[PICK] = NOBODY
            b[AMOUNT_PICK] = 0
            b[REROLL_LEFT] = 0
            b[REROLL_PICKED] = 0
            self.answered()
        elif phase == DISCARD:
            self.go_on(NEXT_DRAWER)
        elif phase == CASUALTY:
            b[WAITING] &= ~bit(seat)
            if b[WAITING] == 0:
                self.bury()

    # Other tables like this one.

    def copy(self) -> "Kings":
        return self.on_board(self.b[:], self.chance.fork())

    def redeal(self, seat: int, chance: Chance) -> State:
        other = self.on_board(redealt(self, seat, chance), chance)
        is_stranger = seat != self.b[OFFER_FROM] and seat != self.b[OFFER_TO]
        if self.b[PHASE] == DEAL_ANSWER and is_stranger:
            other.clear_draft_items(self.b[OFFER_FROM])
            other.redraw_offer(chance)  # NK-388
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
    return Kings(cards, seats, empty_board(), chance, deals, jokers, ask_all, elders, bosses)


def new_game(table: Kings) -> Kings:
    """Set-up; the first choices are the start tiles."""
    set_up(table)
    return table

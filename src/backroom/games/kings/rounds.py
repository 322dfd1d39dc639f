"""Rounds: start tiles, bids, draws, turns, the row at the end of a round, the end of the game."""

from typing import Final

from backroom.games.kings import telling
from backroom.games.kings.actions import AMOUNT, TILE
from backroom.games.kings.board import (
    ACTED,
    ACTIVE,
    BAG,
    BEGAN,
    BIDS,
    BONUS_FROM,
    BOSS,
    BROKEN,
    CAR,
    CARS,
    CARS_MOVED,
    CHAINS,
    FIGHT,
    FIRST,
    FRESH,
    HALTED,
    HAND_SIZE,
    IN_FIGHT_WINDOW,
    JOKER_OF,
    JOKERS,
    LAST_ROUND,
    LEAD,
    MONEY,
    MOVED,
    NOBODY,
    NOWHERE,
    NUMBERS,
    PERSON,
    PHASE,
    PICK,
    PICKED,
    PLACE,
    PLACES,
    POLICE_OFF,
    PROVOKED,
    RAISED,
    RANKS,
    RECRUITED,
    REMOTE,
    ROUND,
    ROW,
    SEATS,
    SLOTS,
    STAGE,
    START_PICKS,
    START_TILES,
    STEP_LIMIT,
    STEPS,
    TAKEN,
    WAITING,
)
from backroom.games.kings.cards import ResourceCards
from backroom.games.kings.kinds import (
    ACTIONS,
    BID,
    BIDS_REVEALED,
    DISCARD,
    MOVES,
    NEXT_ACTIONS,
    NEXT_DRAWER,
    NEXT_END_TURN,
    NEXT_FIRST,
    NEXT_MOVES,
    NEXT_NOTHING,
    NEXT_ROUND,
    NEXT_SURPLUS,
    NEXT_TURN,
    OPP_TURN,
    OPP_TURN_START,
    OVER,
    RESOURCE_DRAW,
)
from backroom.games.kings.refusals import BAD_AMOUNT, BID_TOO_HIGH, NO_SUCH_THING, NOT_HELD
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE

NORMAL_STEPS: Final[i64] = 2
HAND_LIMIT: Final[i64] = 5
TILES_EACH: Final[i64] = 3


class Rounds(ResourceCards):
    """The order of everything."""

    def forget_talks(self) -> None:
        """Proposals, sent or not, end with the turn."""
        raise NotImplementedError

    # Start tiles (NK-045 to NK-051).

    def tile_refusal(self, seat: i64, code: i64) -> i64:
        if not TILE <= code < TILE + TILES_EACH:
            return WRONG_PHASE
        lies = self.b[START_TILES + seat * TILES_EACH + code - TILE] != NOWHERE
        return ALLOWED if lies else NO_SUCH_THING

    def pick_tile(self, seat: i64, tile: i64) -> None:
        b = self.b
        b[START_PICKS + seat] = tile
        b[WAITING] &= ~bit(seat)
        if b[WAITING] == 0:
            self.place_bosses()

    def place_bosses(self) -> None:
        """All picks are disclosed together, and the tiles go back (NK-047 to NK-049)."""
        b = self.b
        for seat in range(self.seats):
            if self.is_alive(seat):
                cell: i64 = START_TILES + seat * TILES_EACH + b[START_PICKS + seat]
                b[PERSON + seat * SLOTS] = BOSS
                b[PLACE + seat * SLOTS] = b[cell]
            b[START_PICKS + seat] = NOBODY
        for cell in range(START_TILES, START_TILES + TILES_EACH * SEATS):
            if b[cell] != NOWHERE:
                b[BAG] |= bit(b[cell])
                b[cell] = NOWHERE
        if self.journal is not None:
            telling.rounds.bosses_placed(self.journal, self)
        self.go_on(NEXT_ROUND)

    # Corruption (NK-061 to NK-070).

    def begin_round(self) -> None:
        b = self.b
        b[ROUND] += 1
        b[CARS_MOVED] = 0
        b[POLICE_OFF] = 0
        if self.journal is not None:
            telling.rounds.round_began(self.journal, self)
        for car in range(CARS):
            if b[CAR + car] == BROKEN:
                b[CAR + car] = self.cards.broadway  # NK-058, NK-059
                if self.journal is not None:
                    telling.rounds.car_came(self.journal, self, car)
        asked: i64 = 0
        for seat in range(self.seats):
            b[RAISED + seat] = 0
            b[BIDS + seat] = NOBODY
            if self.is_alive(seat):
                if b[MONEY + seat] == 0:
                    b[BIDS + seat] = 0  # NK-064, NK-150
                else:
                    asked |= bit(seat)
        b[PHASE] = BID
        b[WAITING] = asked
        if asked == 0:
            self.reveal_bids()

    def bid_refusal(self, seat: i64, code: i64) -> i64:
        if not AMOUNT <= code <= AMOUNT + 20:
            return WRONG_PHASE
        amount: i64 = code - AMOUNT
        if amount > 10 or amount == 8 or amount == 9:
            return BAD_AMOUNT  # NK-063
        return BID_TOO_HIGH if amount > self.b[MONEY + seat] else ALLOWED

    def bid(self, seat: i64, amount: i64) -> None:
        b = self.b
        b[BIDS + seat] = amount
        b[WAITING] &= ~bit(seat)
        if self.journal is not None:
            telling.rounds.bid(self.journal, seat, amount)
        if b[WAITING] == 0:
            self.reveal_bids()

    def reveal_bids(self) -> None:
        """NK-065, NK-068."""
        b = self.b
        if self.journal is not None:
            telling.rounds.bids_revealed(self.journal, self)
        for seat in range(self.seats):
            if self.is_alive(seat):
                self.pay(seat, b[BIDS + seat])
        self.open_window(BIDS_REVEALED, b[FIRST], NEXT_FIRST)

    def settle_first(self) -> None:
        """NK-066, NK-069, NK-070, NK-126."""
        b = self.b
        best: i64 = -1
        tied: i64 = 0
        for seat in range(self.seats):
            if self.is_alive(seat):
                worth: i64 = b[BIDS + seat] + b[RAISED + seat]
                if worth > best:
                    best = worth
                    tied = 0
                if worth == best:
                    tied |= bit(seat)
        while tied & (tied - 1) != 0:
            tied = self.roll_for_first(tied)
        first: i64 = 0
        while (tied >> first) & 1 == 0:
            first += 1
        for seat in range(self.seats):
            b[BIDS + seat] = NOBODY
            b[RAISED + seat] = 0
        b[FIRST] = first
        b[LEAD] = first
        b[TAKEN] = 0
        if self.journal is not None:
            telling.rounds.is_first(self.journal, first, best)
        self.go_on(NEXT_DRAWER)

    def roll_for_first(self, tied: i64) -> i64:
        """One die each; the seats with the highest."""
        best: i64 = -1
        left: i64 = 0
        for seat in range(self.seats):
            if (tied >> seat) & 1 == 1:
                die: i64 = self.chance.below(RANKS)
                if self.journal is not None:
                    telling.rounds.rolled_for_first(self.journal, seat, die)
                if die > best:
                    best = die
                    left = 0
                if die == best:
                    left |= bit(seat)
        return left

    # Resource cards (NK-071 to NK-078).

    def next_drawer(self) -> None:
        b = self.b
        while b[TAKEN] < self.seats:
            seat: i64 = (b[LEAD] + b[TAKEN]) % self.seats
            b[TAKEN] += 1
            if self.is_alive(seat):
                b[ACTIVE] = seat
                self.draw_cards(seat, self.draw_count(seat))
                self.open_window(RESOURCE_DRAW, seat, NEXT_SURPLUS)
                return
        b[TAKEN] = 0
        self.go_on(NEXT_TURN)

    def check_surplus(self) -> None:
        b = self.b
        if b[HAND_SIZE + b[ACTIVE]] > HAND_LIMIT:
            self.ask(b[ACTIVE], DISCARD)
        else:
            self.go_on(NEXT_DRAWER)

    def discard_refusal(self, seat: i64, kind: i64) -> i64:
        return NOT_HELD if self.held(seat, kind) == 0 else ALLOWED

    def discard(self, seat: i64, kind: i64) -> None:
        self.discard_card(seat, kind)
        if self.journal is not None:
            telling.rounds.discarded(self.journal, self, seat, kind)
        self.check_surplus()

    # Turns (NK-053, NK-146 to NK-149).

    def next_turn(self) -> None:
        b = self.b
        while b[TAKEN] < self.seats:
            seat: i64 = (b[LEAD] + b[TAKEN]) % self.seats
            b[TAKEN] += 1
            if self.is_alive(seat):
                self.start_turn(seat)
                return
        self.end_round()

    def start_turn(self, seat: i64) -> None:
        b = self.b
        b[ACTIVE] = seat
        b[STAGE] = 1
        self.clear_turn()
        b[STEP_LIMIT] = NORMAL_STEPS
        if self.journal is not None:
            telling.rounds.turn_began(self.journal, seat)
        for joker in range(JOKERS):
            if b[JOKER_OF + joker] == seat:
                self.free_joker(joker)  # NK-415
        prisoners: i64 = self.prisoners(seat)
        for slot in range(SLOTS):
            b[STEPS + slot] = NORMAL_STEPS
        self.advance(seat, prisoners)  # NK-214
        for slot in range(SLOTS):
            b[BEGAN + slot] = b[PLACE + seat * SLOTS + slot]
        self.open_window(OPP_TURN_START, seat, NEXT_MOVES)

    def clear_turn(self) -> None:
        """Movements and actions are renewed (NK-227)."""
        b = self.b
        self.close_drive()
        b[ACTED] = 0
        b[MOVED] = 0
        b[HALTED] = 0
        b[FRESH] = 0
        b[RECRUITED] = 0
        b[NUMBERS] = 0
        b[PICK] = NOBODY
        b[PICKED] = 0
        b[REMOTE] = 0
        b[BONUS_FROM] = 0
        b[STEP_LIMIT] = 0
        for slot in range(SLOTS):
            b[STEPS + slot] = 0
            b[BEGAN + slot] = 0
        for seat in range(SEATS):
            b[PROVOKED + seat] = 0
            b[CHAINS + seat] = 0
        if self.deals:
            self.forget_talks()  # NK-382

    def open_moves(self) -> None:
        self.ask(self.b[ACTIVE], MOVES)

    def end_moves(self, seat: i64) -> None:
        if self.journal is not None:
            telling.rounds.moves_ended(self.journal, seat)
        self.b[STAGE] = 2
        self.after_action()

    def after_action(self) -> None:
        """Opponents may react to a turn (window opp_turn), then the action menu comes again."""
        self.open_window(OPP_TURN, self.b[ACTIVE], NEXT_ACTIONS)

    def open_actions(self) -> None:
        self.ask(self.b[ACTIVE], ACTIONS)

    def end_turn(self) -> None:
        b = self.b
        if self.journal is not None:
            telling.rounds.turn_ended(self.journal, b[ACTIVE])
        self.clear_turn()
        b[STAGE] = 0
        self.go_on(NEXT_TURN)

    def break_off_turn(self) -> None:
        """The active seat is dead (NK-342): nothing that was going on in its turn goes on."""
        b = self.b
        self.close_window(1)
        self.close_window(0)
        b[IN_FIGHT_WINDOW] = 0
        self.end_recruiting()
        self.go_on(NEXT_END_TURN)

    # The end of a round, and of the game.

    def end_round(self) -> None:
        """NK-056, NK-057, NK-349 to NK-352."""
        b = self.b
        leaving: i64 = b[ROW + PLACES - 1]
        if leaving != NOBODY:
            b[ROW + PLACES - 1] = NOBODY
            if self.journal is not None:
                telling.business.expired(self.journal, self, leaving)
            self.remove_mission(leaving, NOBODY)
        is_last = b[LAST_ROUND] != 0 and b[ROUND] >= b[LAST_ROUND]
        self.refill_row(PLACES - 1)
        if is_last:
            self.finish()
        else:
            self.go_on(NEXT_ROUND)

    def finish(self) -> None:
        b = self.b
        if b[FIGHT] != 0:
            self.end_fight()  # its last rival has left the table
        if self.deals:
            self.forget_talks()
        b[PHASE] = OVER
        self.go_on(NEXT_NOTHING)
        if self.journal is not None:
            telling.rounds.ended(self.journal, self)

"""What may happen in Crooks: who may choose what, and what a choice does."""

from typing import Final

from backroom.games.crooks import telling
from backroom.games.crooks.actions import (
    ACTION_COUNT,
    MOVE_TO,
    PASS,
    PLACE_DOWN,
    PLACE_UP,
    PLACE_USE,
    RECRUIT,
    SPY_HANGOUT,
    SPY_TARGET,
    TAKE_SLOT,
    VICTIM,
)
from backroom.games.crooks.dealing import dealt_board
from backroom.games.crooks.redeal import Hidden, redealt
from backroom.games.crooks.scoring import standings
from backroom.games.crooks.state import (
    ACCOMPLICE,
    ACTIVE,
    BANK,
    CELL,
    CROOKS,
    DOWN,
    FAILED_FULL,
    FAILED_OPEN,
    FILLED,
    GLIMPSED,
    GLIMPSED_AT,
    HAND,
    HANGOUT,
    HANGOUTS,
    HANGOUTS_OPEN,
    HIDDEN,
    HIT,
    HITMAN,
    IN_BOX,
    IN_CELLS,
    IN_HAND,
    IN_TRANSIT,
    KINGPIN,
    KNOWN,
    LOOKS,
    MONEY,
    NO_ABILITY,
    NOBODY,
    NOWHERE,
    ORIGIN,
    OVER,
    PASSED,
    PHASE,
    PICKPOCKET,
    PILE_AT_MOST,
    PLACE,
    PLACE_OF,
    SIZE,
    SLOT,
    SPY,
    SPY_ABILITY,
    SWAP,
    SWAPPER,
    TAKE,
    TAKEN,
    TAKEN_AT,
    TARGET,
    TARGETS,
    TURN,
    Cards,
    Table,
    has_place_in_full_row,
)
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64, vec
from backroom.kernel.refusals import (
    ALLOWED,
    GAME_OVER,
    NOT_ASKED,
    STALE,
    UNKNOWN_ACTION,
    WRONG_PHASE,
    Refusal,
)
from backroom.kernel.state import Standing, State

# The ways to place a crook (CR-73).
UP: Final[i64] = 0
USE: Final[i64] = 1
FACE_DOWN: Final[i64] = 2
MODES: Final[i64] = 3

# Refusals, in the order of the tests (CR-153); numbers below 16 are the kernel's.
HANGOUT_CLOSED: Final[i64] = 16
SPY_HANGOUT_CLOSED: Final[i64] = 17
HANGOUT_EMPTY: Final[i64] = 18
CANNOT_AFFORD_HANGOUT: Final[i64] = 19
NO_SUCH_SLOT: Final[i64] = 20
KINGPIN_NOT_LAST: Final[i64] = 21
NO_PLACE: Final[i64] = 22
FACE_UP_ONLY: Final[i64] = 23
HAS_NO_ABILITY: Final[i64] = 24
KINGPIN_HAS_NO_USE: Final[i64] = 25
CELL_OCCUPIED: Final[i64] = 26
ABILITY_USELESS: Final[i64] = 27
CANNOT_AFFORD_HIDING: Final[i64] = 28
NOT_FREE: Final[i64] = 29
NO_VICTIM: Final[i64] = 30
NOTHING_AT_TARGET: Final[i64] = 31
NOTHING_AT_HANGOUT: Final[i64] = 32

REFUSALS: Final = {
    int(GAME_OVER): Refusal("game_over", "CR-43"),
    int(UNKNOWN_ACTION): Refusal("unknown_action", "CR-151"),
    int(NOT_ASKED): Refusal("not_asked", "CR-32"),
    int(STALE): Refusal("stale", "CR-154"),
    int(WRONG_PHASE): Refusal("wrong_phase", "CR-34"),
    int(HANGOUT_CLOSED): Refusal("hangout_closed", "CR-44"),
    int(SPY_HANGOUT_CLOSED): Refusal("hangout_closed", "CR-111"),
    int(HANGOUT_EMPTY): Refusal("hangout_empty", "CR-45"),
    int(CANNOT_AFFORD_HANGOUT): Refusal("cannot_afford", "CR-48"),
    int(NO_SUCH_SLOT): Refusal("no_such_slot", "CR-50"),
    int(KINGPIN_NOT_LAST): Refusal("kingpin_not_last", "CR-104"),
    int(NO_PLACE): Refusal("no_place", "CR-54"),
    int(FACE_UP_ONLY): Refusal("face_up_only", "CR-103"),
    int(HAS_NO_ABILITY): Refusal("no_ability", "CR-73"),
    int(KINGPIN_HAS_NO_USE): Refusal("no_ability", "CR-106"),
    int(CELL_OCCUPIED): Refusal("cell_occupied", "CR-63"),
    int(ABILITY_USELESS): Refusal("ability_useless", "CR-74"),
    int(CANNOT_AFFORD_HIDING): Refusal("cannot_afford", "CR-61"),
    int(NOT_FREE): Refusal("not_free", "CR-87"),
    int(NO_VICTIM): Refusal("no_victim", "CR-100"),
    int(NOTHING_AT_TARGET): Refusal("nothing_to_see", "CR-110"),
    int(NOTHING_AT_HANGOUT): Refusal("nothing_to_see", "CR-111"),
}


class Crooks(Table):
    """A table of Crooks."""

    def __init__(self, cards: Cards, seats: i64, b: vec[i64], chance: Chance) -> None:
        super().__init__(cards, seats, b, chance)
        self.hidden: Hidden | None = None  # what was hidden at the last redeal

    # Who chooses, and among which kind of codes.

    def waiting(self) -> i64:
        b = self.b
        if b[PHASE] == OVER:
            return 0
        return bit(b[ACTIVE])

    def action_count(self) -> i64:
        return ACTION_COUNT

    def first_code(self, seat: i64) -> i64:
        phase: i64 = self.b[PHASE]
        if phase == TURN:
            return PASS
        if phase == TAKE:
            return TAKE_SLOT
        if phase == PLACE:
            return PLACE_UP
        if phase == SWAP:
            return MOVE_TO
        if phase == HIT:
            return VICTIM
        return SPY_TARGET

    def end_code(self, seat: i64) -> i64:
        phase: i64 = self.b[PHASE]
        if phase == TURN:
            return TAKE_SLOT
        if phase == TAKE:
            return PLACE_UP
        if phase == PLACE:
            return MOVE_TO
        if phase == SWAP:
            return VICTIM
        if phase == HIT:
            return SPY_TARGET
        return ACTION_COUNT

    def explain(self, number: i64) -> Refusal:
        return REFUSALS[number]

    # What the rules say to a choice.

    def rule_against(self, seat: i64, code: i64) -> i64:
        if code == PASS:
            return ALLOWED  # CR-37
        if code < TAKE_SLOT:
            return self.recruit_refusal(seat, code - RECRUIT)
        if code < PLACE_UP:
            return self.take_refusal(seat, code - TAKE_SLOT)
        if code < PLACE_USE:
            return self.place_refusal(seat, code - PLACE_UP, UP)
        if code < PLACE_DOWN:
            return self.place_refusal(seat, code - PLACE_USE, USE)
        if code < MOVE_TO:
            return self.place_refusal(seat, code - PLACE_DOWN, FACE_DOWN)
        if code < VICTIM:
            return self.move_refusal(seat, code - MOVE_TO)
        if code < SPY_TARGET:
            return self.victim_refusal(seat, code - VICTIM)
        if code < SPY_HANGOUT:
            return self.spy_target_refusal(code - SPY_TARGET)
        return self.spy_hangout_refusal(code - SPY_HANGOUT)

    def recruit_refusal(self, seat: i64, hangout: i64) -> i64:
        b = self.b
        if hangout >= b[HANGOUTS_OPEN]:
            return HANGOUT_CLOSED  # CR-44
        if b[SIZE + hangout] == 0:
            return HANGOUT_EMPTY  # CR-45
        if self.price(hangout) > b[MONEY + seat]:
            return CANNOT_AFFORD_HANGOUT  # CR-48
        return ALLOWED

    def take_refusal(self, seat: i64, slot: i64) -> i64:
        b = self.b
        hangout: i64 = b[HANGOUT]
        size: i64 = b[SIZE + hangout]
        if slot >= size:
            return NO_SUCH_SLOT  # CR-50
        ability: i64 = self.cards.ability[b[SLOT + hangout * PILE_AT_MOST + slot]]
        if ability == KINGPIN and size > 1:
            return KINGPIN_NOT_LAST  # CR-104
        if self.row_is_full(seat) and not has_place_in_full_row(ability):
            return NO_PLACE  # CR-54, CR-94
        return ALLOWED

    def place_refusal(self, seat: i64, target: i64, mode: i64) -> i64:
        ability: i64 = self.cards.ability[self.b[HAND]]
        against_mode: i64 = self.mode_refusal(ability, mode)
        if against_mode != ALLOWED:
            return against_mode
        return self.cell_refusal(seat, target, ability, mode)

    def mode_refusal(self, ability: i64, mode: i64) -> i64:
        if mode == FACE_DOWN and ability == KINGPIN:
            return FACE_UP_ONLY  # CR-103
        if mode == USE and ability == NO_ABILITY:
            return HAS_NO_ABILITY  # CR-73
        if mode == USE and ability == KINGPIN:
            return KINGPIN_HAS_NO_USE  # CR-106
        return ALLOWED

    def cell_refusal(self, seat: i64, target: i64, ability: i64, mode: i64) -> i64:
        b = self.b
        if b[CELL + seat * TARGETS + target] > 0 and not (
            mode == USE and (ability == ACCOMPLICE or ability == SWAPPER or ability == HITMAN)
        ):
            return CELL_OCCUPIED  # CR-62 to CR-65, CR-81
        if mode == USE and not self.ability_has_object(seat, target, ability):
            return ABILITY_USELESS  # CR-74
        if mode == FACE_DOWN and b[MONEY + seat] < self.cards.face_down_fee:
            return CANNOT_AFFORD_HIDING  # CR-60, CR-61
        return ALLOWED

    def ability_has_object(self, seat: i64, target: i64, ability: i64) -> bool:
        b = self.b
        own_crooks_there = b[CELL + seat * TARGETS + target] > 0
        if ability == PICKPOCKET:
            return True  # CR-07, CR-77
        if ability == ACCOMPLICE:
            return own_crooks_there  # CR-78, CR-80
        if ability == SWAPPER:
            return own_crooks_there and b[FILLED + seat] < TARGETS  # CR-85, CR-94, CR-95
        if ability == HITMAN:
            return self.anybody_at(target)  # CR-96, CR-98, CR-100
        return self.spy_has_object()

    def anybody_at(self, target: i64) -> bool:
        b = self.b
        for seat in range(self.seats):
            if b[CELL + seat * TARGETS + target] > 0:
                return True
        return False

    def spy_has_object(self) -> bool:
        b = self.b
        for target in range(TARGETS):
            if b[HIDDEN + target] > 0:
                return True  # CR-110
        for hangout in range(b[HANGOUTS_OPEN]):
            if b[SIZE + hangout] > 0:
                return True  # CR-111
        return False

    def move_refusal(self, seat: i64, target: i64) -> i64:
        if self.b[CELL + seat * TARGETS + target] > 0:
            return NOT_FREE  # CR-87, CR-88
        return ALLOWED

    def victim_refusal(self, seat: i64, victim: i64) -> i64:
        b = self.b
        if victim == seat or victim >= self.seats or b[CELL + victim * TARGETS + b[TARGET]] == 0:
            return NO_VICTIM  # CR-100
        return ALLOWED

    def spy_target_refusal(self, target: i64) -> i64:
        return ALLOWED if self.b[HIDDEN + target] > 0 else NOTHING_AT_TARGET  # CR-109, CR-110

    def spy_hangout_refusal(self, hangout: i64) -> i64:
        b = self.b
        if hangout >= b[HANGOUTS_OPEN]:
            return SPY_HANGOUT_CLOSED  # CR-111
        return ALLOWED if b[SIZE + hangout] > 0 else NOTHING_AT_HANGOUT  # CR-111

    def fill_legal(self, seat: i64, codes: vec[i64]) -> i64:
        """As the kernel does it, but without asking all targets about a mode that is closed."""
        b = self.b
        if b[PHASE] != PLACE:
            return super().fill_legal(seat, codes)
        ability: i64 = self.cards.ability[b[HAND]]
        count: i64 = 0
        for mode in range(MODES):
            if self.mode_refusal(ability, mode) != ALLOWED:
                continue
            for target in range(TARGETS):
                if self.cell_refusal(seat, target, ability, mode) == ALLOWED:
                    codes[count] = PLACE_UP + mode * TARGETS + target
                    count += 1
        return count

    # What a choice does.

    def apply(self, seat: i64, code: i64) -> None:
        if code < TAKE_SLOT:
            self.forget_glimpse(seat)
        if code == PASS:
            self.leave(seat)
        elif code < TAKE_SLOT:
            self.recruit(seat, code - RECRUIT)
        elif code < PLACE_UP:
            self.take(seat, code - TAKE_SLOT)
        elif code < PLACE_USE:
            self.place_up(seat, code - PLACE_UP)
        elif code < PLACE_DOWN:
            self.place_and_use(seat, code - PLACE_USE)
        elif code < MOVE_TO:
            self.place_down(seat, code - PLACE_DOWN)
        elif code < VICTIM:
            self.move(seat, code - MOVE_TO)
        elif code < SPY_TARGET:
            self.hit(seat, code - VICTIM, self.b[TARGET])
            self.end_turn()
        elif code < SPY_HANGOUT:
            self.spy_on_target(seat, code - SPY_TARGET)
        else:
            self.spy_on_hangout(seat, code - SPY_HANGOUT)

    def leave(self, seat: i64) -> None:
        if self.journal is not None:
            telling.passed(self.journal, self, seat)
        self.b[PASSED + seat] = 1  # CR-35
        self.end_turn()

    def recruit(self, seat: i64, hangout: i64) -> None:
        b = self.b
        price: i64 = self.price(hangout)
        self.pay(seat, price)  # CR-47
        self.note_look(seat, hangout)  # CR-49
        b[HANGOUT] = hangout
        if self.journal is not None:
            telling.recruited(self.journal, self, seat, hangout, price)
        for slot in range(b[SIZE + hangout]):
            if self.take_refusal(seat, slot) == ALLOWED:
                b[PHASE] = TAKE
                return
        self.fail_recruit(seat, hangout)

    def fail_recruit(self, seat: i64, hangout: i64) -> None:
        """CR-55: nobody can be taken, the price stays paid, the turn is over.

        What others learn of the pile depends on whether the row was full (see redeal.py).
        """
        b = self.b
        if b[FILLED + seat] == TARGETS:
            b[FAILED_FULL + hangout] |= bit(b[SIZE + hangout])
        else:
            b[FAILED_OPEN + hangout] |= bit(b[SIZE + hangout])
        self.note_glimpse(seat, hangout)
        if self.journal is not None:
            telling.found_nobody(self.journal, seat, hangout)
        self.end_turn()

    def take(self, seat: i64, slot: i64) -> None:
        b = self.b
        hangout: i64 = b[HANGOUT]
        first: i64 = SLOT + hangout * PILE_AT_MOST
        crook: i64 = b[first + slot]
        last: i64 = b[SIZE + hangout] - 1
        for later in range(slot, last):  # CR-51, CR-53
            b[first + later] = b[first + later + 1]
        b[first + last] = NOBODY
        b[SIZE + hangout] = last
        b[TAKEN] += 1
        b[TAKEN_AT + crook] = b[TAKEN]
        b[ORIGIN + crook] = hangout  # CR-121
        b[PLACE_OF + crook] = IN_HAND  # CR-50
        b[HAND] = crook
        b[HANGOUT] = NOWHERE
        b[PHASE] = PLACE
        self.note_look(seat, hangout)  # it knows the rest of the pile
        if self.journal is not None:
            telling.took(self.journal, seat, hangout, crook)

    def place_up(self, seat: i64, target: i64) -> None:
        if self.journal is not None:
            telling.placed(self.journal, self, seat, target, "up")
        self.put(seat, target)  # CR-59
        self.end_turn()

    def place_down(self, seat: i64, target: i64) -> None:
        b = self.b
        crook: i64 = b[HAND]
        if self.journal is not None:
            telling.placed(self.journal, self, seat, target, "down")
        self.pay(seat, self.cards.face_down_fee)  # CR-60
        b[DOWN + crook] = 1
        b[HIDDEN + target] += 1
        b[KNOWN + seat] |= bit(crook)  # CR-115
        self.put(seat, target)
        self.end_turn()

    def place_and_use(self, seat: i64, target: i64) -> None:
        """CR-68, CR-70: face up, and the ability acts now."""
        b = self.b
        ability: i64 = self.cards.ability[b[HAND]]
        if self.journal is not None:
            telling.placed(self.journal, self, seat, target, "use")
        if ability == SWAPPER:
            self.lift(seat, target)
            self.put(seat, target)
            b[TARGET] = target
            b[PHASE] = SWAP  # CR-86
        elif ability == HITMAN:
            self.place_hitman(seat, target)
        elif ability == SPY_ABILITY:
            self.put(seat, target)
            b[PHASE] = SPY  # CR-107
        else:
            self.put(seat, target)
            if ability == PICKPOCKET:
                self.pick_pocket(seat)
            self.end_turn()

    def place_hitman(self, seat: i64, target: i64) -> None:
        b = self.b
        if b[CELL + seat * TARGETS + target] > 0:
            self.hit(seat, seat, target)  # CR-98, CR-99
            self.put(seat, target)
            self.end_turn()
        else:
            self.put(seat, target)
            b[TARGET] = target
            b[PHASE] = HIT  # CR-100

    def pick_pocket(self, seat: i64) -> None:
        gain: i64 = self.cards.pickpocket_gain
        self.pay(seat, -gain)  # CR-77
        if self.journal is not None:
            telling.picked_pocket(self.journal, seat, gain)

    def lift(self, seat: i64, target: i64) -> None:
        """The crooks of a cell are on their way to another target (CR-86, CR-91)."""
        b = self.b
        for crook in range(1, CROOKS + 1):
            if b[PLACE_OF + crook] == IN_CELLS + seat * TARGETS + target:
                b[PLACE_OF + crook] = IN_TRANSIT
                b[HIDDEN + target] -= b[DOWN + crook]
        b[CELL + seat * TARGETS + target] = 0
        b[FILLED + seat] -= 1

    def move(self, seat: i64, target: i64) -> None:
        """The lifted crooks arrive: nothing is turned over, paid or used (CR-89, CR-90, CR-93)."""
        b = self.b
        if self.journal is not None:
            telling.moved(self.journal, self, seat, target)
        for crook in range(1, CROOKS + 1):
            if b[PLACE_OF + crook] == IN_TRANSIT:
                b[PLACE_OF + crook] = IN_CELLS + seat * TARGETS + target
                b[HIDDEN + target] += b[DOWN + crook]
                b[CELL + seat * TARGETS + target] += 1
        b[FILLED + seat] += 1
        self.end_turn()

    def hit(self, seat: i64, victim: i64, target: i64) -> None:
        """All crooks of one seat at the target go to the box (CR-96, CR-97)."""
        b = self.b
        if self.journal is not None:
            telling.hit(self.journal, self, seat, victim, target)
        for crook in range(1, CROOKS + 1):
            if b[PLACE_OF + crook] == IN_CELLS + victim * TARGETS + target:
                b[PLACE_OF + crook] = IN_BOX
                b[HIDDEN + target] -= b[DOWN + crook]
        b[CELL + victim * TARGETS + target] = 0
        b[FILLED + victim] -= 1

    def spy_on_target(self, seat: i64, target: i64) -> None:
        b = self.b
        seen: i64 = 0
        for crook in range(1, CROOKS + 1):
            cell: i64 = b[PLACE_OF + crook] - IN_CELLS
            if cell >= 0 and cell % TARGETS == target and b[DOWN + crook] == 1:
                seen |= bit(crook)
        b[KNOWN + seat] |= seen
        b[GLIMPSED + seat] = seen
        b[GLIMPSED_AT + seat] = IN_CELLS + target
        if self.journal is not None:
            telling.spied_on_target(self.journal, self, seat, target)
        self.end_turn()

    def spy_on_hangout(self, seat: i64, hangout: i64) -> None:
        self.note_look(seat, hangout)
        self.note_glimpse(seat, hangout)
        if self.journal is not None:
            telling.spied_on_hangout(self.journal, self, seat, hangout)
        self.end_turn()

    # Small steps that several choices share.

    def pay(self, seat: i64, price: i64) -> None:
        self.b[MONEY + seat] -= price
        self.b[BANK] += price

    def put(self, seat: i64, target: i64) -> None:
        """The crook in hand goes into its seat's own cell (CR-57, CR-58)."""
        b = self.b
        cell: i64 = seat * TARGETS + target
        b[PLACE_OF + b[HAND]] = IN_CELLS + cell
        b[HAND] = NOBODY
        if b[CELL + cell] == 0:
            b[FILLED + seat] += 1
        b[CELL + cell] += 1

    def note_look(self, seat: i64, hangout: i64) -> None:
        """CR-122: this seat has seen the pile as it is now."""
        b = self.b
        b[LOOKS + seat * HANGOUTS + hangout] |= bit(b[SIZE + hangout])

    def note_glimpse(self, seat: i64, hangout: i64) -> None:
        """CR-125: a look that no choice follows stays in sight until this seat's next turn."""
        b = self.b
        seen: i64 = 0
        for slot in range(b[SIZE + hangout]):
            seen |= bit(b[SLOT + hangout * PILE_AT_MOST + slot])
        b[GLIMPSED + seat] = seen
        b[GLIMPSED_AT + seat] = hangout

    def forget_glimpse(self, seat: i64) -> None:
        """CR-125: this seat's next turn begins.

        For the last seat in the game that is at once; it keeps the look until its next choice, as
        it must be able to see it.
        """
        self.b[GLIMPSED + seat] = 0
        self.b[GLIMPSED_AT + seat] = NOWHERE

    def end_turn(self) -> None:
        """The next seat that has not passed is active; with none left the game is over."""
        b = self.b
        b[HANGOUT] = NOWHERE
        b[TARGET] = NOWHERE
        seat: i64 = b[ACTIVE]
        for _ in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0  # CR-32
            if b[PASSED + seat] == 0:  # CR-36, CR-42
                if seat != b[ACTIVE]:
                    self.forget_glimpse(seat)
                b[ACTIVE] = seat
                b[PHASE] = TURN
                return
        self.finish()

    def finish(self) -> None:
        """CR-43: the last seat has passed; everything is turned up and counted."""
        b = self.b
        if self.journal is not None:
            telling.revealed(self.journal, self)
        for crook in range(1, CROOKS + 1):
            if b[PLACE_OF + crook] >= IN_CELLS:
                b[DOWN + crook] = 0  # CR-129; CR-75: no ability starts
        for target in range(TARGETS):
            b[HIDDEN + target] = 0
        b[PHASE] = OVER
        if self.journal is not None:
            telling.scored(self.journal, self)

    # Other tables like this one.

    def copy(self) -> "Crooks":
        return Crooks(self.cards, self.seats, self.b[:], self.chance.fork())

    def redeal(self, seat: int, chance: Chance) -> State:
        if self.hidden is None or not self.hidden.is_up_to_date(self, seat):
            self.hidden = Hidden(self, seat)
        return Crooks(self.cards, self.seats, redealt(self, self.hidden, chance), chance)

    def standings(self) -> list[Standing]:
        return standings(self)


def new_table(cards: Cards, seats: i64, memory_aid: bool, chance: Chance) -> Crooks:
    """A table after set-up."""
    return Crooks(cards, seats, dealt_board(cards, seats, memory_aid, chance), chance)

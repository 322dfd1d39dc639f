"""What lies on a table of Crooks: the flat board, its offsets, and small questions about it."""

from typing import Final

from backroom.kernel.chance import Chance
from backroom.kernel.numbers import i64, vec
from backroom.kernel.state import State

CROOKS: Final[i64] = 32  # CR-01; ids run from 1 to 32
TARGETS: Final[i64] = 8  # CR-02; target t has the printed number t + 2
LOWEST_TARGET: Final[i64] = 2
HANGOUTS: Final[i64] = 9  # CR-03
PILE_AT_MOST: Final[i64] = 5
SEATS: Final[i64] = 4
GANGS: Final[i64] = 3
NOBODY: Final[i64] = 0  # no crook: ids start at 1
NOWHERE: Final[i64] = -1

# Phases of a turn.
TURN: Final[i64] = 0
TAKE: Final[i64] = 1
PLACE: Final[i64] = 2
SWAP: Final[i64] = 3
HIT: Final[i64] = 4
SPY: Final[i64] = 5
OVER: Final[i64] = 6

# Abilities (CR-12).
NO_ABILITY: Final[i64] = 0
PICKPOCKET: Final[i64] = 1
ACCOMPLICE: Final[i64] = 2
SWAPPER: Final[i64] = 3
HITMAN: Final[i64] = 4
KINGPIN: Final[i64] = 5
SPY_ABILITY: Final[i64] = 6
ABILITIES: Final[i64] = 7

# Where a crook is: in a pile (the number of its hangout), in one of these, or in a cell (IN_CELLS
# + the cell's number).
UNDEALT: Final[i64] = 10
IN_HAND: Final[i64] = 11
IN_TRANSIT: Final[i64] = 12  # being moved by a swap
IN_BOX: Final[i64] = 13
IN_CELLS: Final[i64] = 16

# Offsets into the board, after the kernel's SEATS_AT_MOST cells. The sum starts with a plain
# number: mypyc folds constants only within one module.
PHASE: Final[i64] = 8
ACTIVE: Final[i64] = PHASE + 1
BANK: Final[i64] = ACTIVE + 1
HAND: Final[i64] = BANK + 1  # the crook in the active seat's hand
HANGOUT: Final[i64] = HAND + 1  # where the active seat has paid
TARGET: Final[i64] = HANGOUT + 1  # where a swap or a hitman was just placed
TAKEN: Final[i64] = TARGET + 1  # how many crooks were taken so far, in the whole game
HANGOUTS_OPEN: Final[i64] = TAKEN + 1
MEMORY_AID: Final[i64] = HANGOUTS_OPEN + 1  # CR-125
PASSED: Final[i64] = MEMORY_AID + 1  # by seat: 1 if it has passed
MONEY: Final[i64] = PASSED + SEATS  # by seat
FILLED: Final[i64] = MONEY + SEATS  # by seat: cells of its row that hold a crook
CELL: Final[i64] = FILLED + SEATS  # by seat and target: crooks in the cell
HIDDEN: Final[i64] = CELL + SEATS * TARGETS  # by target: face-down crooks there
SIZE: Final[i64] = HIDDEN + TARGETS  # by hangout: crooks in the pile
SLOT: Final[i64] = SIZE + HANGOUTS  # by hangout and slot: the pile, sorted by id (CR-53)
PLACE_OF: Final[i64] = SLOT + HANGOUTS * PILE_AT_MOST  # by crook
DOWN: Final[i64] = PLACE_OF + CROOKS + 1  # by crook: 1 if it was placed face down
ORIGIN: Final[i64] = DOWN + CROOKS + 1  # by crook: the hangout it was taken from (CR-121)
TAKEN_AT: Final[i64] = ORIGIN + CROOKS + 1  # by crook: it was the how-manieth to be taken
# What seats have seen (CR-122). A pile only shrinks, so its size tells when it was seen.
LOOKS: Final[i64] = TAKEN_AT + CROOKS + 1  # by seat and hangout: bit n: looked when it held n
KNOWN: Final[i64] = LOOKS + SEATS * HANGOUTS  # by seat: bit c: knows face-down crook c
GLIMPSED: Final[i64] = KNOWN + SEATS  # by seat: bit c: crook c was in its last glimpse (CR-125)
GLIMPSED_AT: Final[i64] = GLIMPSED + SEATS  # by seat: the place of that glimpse, or NOWHERE
# By hangout, bit n: a recruit failed there when it held n crooks (CR-55), by a seat whose row was
# full, or by one that still had an empty cell.
FAILED_FULL: Final[i64] = GLIMPSED_AT + SEATS
FAILED_OPEN: Final[i64] = FAILED_FULL + HANGOUTS
BOARD: Final[i64] = FAILED_OPEN + HANGOUTS


class Cards:
    """What an edition says, as flat numbers. Arrays of crooks are indexed by id."""

    def __init__(
        self,
        level: list[int],
        modifier: list[int],
        gangs: list[int],
        ability: list[int],
        start_money: int,
        price_per_crook: int,
        face_down_fee: int,
        pickpocket_gain: int,
        note_total: int,
        piles: list[list[int]],
        gang_points: list[int],
    ) -> None:
        self.level = vec[i64](level)
        self.modifier = vec[i64](modifier)
        self.gangs = vec[i64](gangs)  # bit g: member of gang g
        self.ability = vec[i64](ability)
        self.start_money: i64 = start_money
        self.price_per_crook: i64 = price_per_crook
        self.face_down_fee: i64 = face_down_fee
        self.pickpocket_gain: i64 = pickpocket_gain
        self.note_total: i64 = note_total
        self.piles = piles  # by number of seats
        self.gang_points = gang_points  # by number of seats


class Table(State):
    """The board of Crooks and small questions about it; the rules build on it."""

    def __init__(self, cards: Cards, seats: i64, b: vec[i64], chance: Chance) -> None:
        super().__init__(seats, b, chance)
        self.cards = cards

    def phase(self) -> i64:
        return self.b[PHASE]

    def active(self) -> i64:
        return self.b[ACTIVE]

    def money(self, seat: i64) -> i64:
        return self.b[MONEY + seat]

    def has_passed(self, seat: i64) -> bool:
        return self.b[PASSED + seat] == 1

    def pile_size(self, hangout: i64) -> i64:
        return self.b[SIZE + hangout]

    def pile(self, hangout: i64) -> list[int]:
        """The crooks of a pile, sorted by id."""
        b = self.b
        return [int(b[SLOT + hangout * PILE_AT_MOST + slot]) for slot in range(b[SIZE + hangout])]

    def price(self, hangout: i64) -> i64:
        return self.b[SIZE + hangout] * self.cards.price_per_crook  # CR-46

    def row_is_full(self, seat: i64) -> bool:
        return self.b[FILLED + seat] == TARGETS

    def was_taken(self, crook: i64) -> bool:
        return self.b[TAKEN_AT + crook] > 0

    def is_down(self, crook: i64) -> bool:
        return self.b[DOWN + crook] == 1

    def at(self, place: i64) -> list[int]:
        """The crooks at a place, first taken first.

        The crooks of a cell were stacked in the order they were taken, so that is bottom first
        (CR-92).
        """
        b = self.b
        found = [crook for crook in range(1, int(CROOKS) + 1) if b[PLACE_OF + crook] == place]
        found.sort(key=lambda crook: int(b[TAKEN_AT + crook]))
        return found

    def cell(self, seat: i64, target: i64) -> list[int]:
        return self.at(cell_place(seat, target))


def cell_place(seat: i64, target: i64) -> i64:
    """The place of a seat's cell at a target."""
    return IN_CELLS + seat * TARGETS + target


def has_place_in_full_row(ability: i64) -> bool:
    """CR-54: who can still be placed by a seat that has crooks in every cell."""
    return ability == ACCOMPLICE or ability == HITMAN

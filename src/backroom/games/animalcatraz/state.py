"""What lies on a table of Animalcatraz: the flat board, its offsets, and small questions.

What is to happen lies on a stack of frames. A frame is a decision that somebody must answer or a
task that the game carries out by itself; each has a number and three arguments, the first mostly an
inmate or a rival. Whatever comes of a choice is pushed on top, so that it is settled before the
game goes on with what lies below: nothing has to remember where it was interrupted.
"""

from backroom.games.animalcatraz.board import (
    AT,
    CELL_RIVAL,
    CELLS,
    DEPTH,
    FRAME,
    FRAME_CELLS,
    HOLE,
    HOME,
    LYING,
    NOBODY,
    OUTSIDE,
    SEAT_OF,
    WING,
    WINNER,
)
from backroom.games.animalcatraz.cards import Cards
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import i64, vec
from backroom.kernel.state import State


class Table(State):
    """The board and everything that can be read off it."""

    def __init__(
        self, cards: Cards, seats: i64, b: vec[i64], chance: Chance, options: "TableOptions"
    ) -> None:
        super().__init__(seats, b, chance)
        self.cards = cards
        self.options = options
        self.pairs = options.pairs
        self.rivals: i64 = options.rivals
        self.inmates: i64 = options.inmates

    # The stack.

    def push(self, kind: i64, who: i64 = 0, x: i64 = 0, y: i64 = 0) -> None:
        """This comes next."""
        b = self.b
        frame: i64 = FRAME + b[DEPTH] * FRAME_CELLS
        b[frame] = kind
        b[frame + 1] = who
        b[frame + 2] = x
        b[frame + 3] = y
        b[DEPTH] += 1

    def pop(self) -> None:
        """Off with the frame on top; a board keeps no traces, so that positions tell all of it."""
        b = self.b
        b[DEPTH] -= 1
        frame: i64 = FRAME + b[DEPTH] * FRAME_CELLS
        for cell in range(frame, frame + FRAME_CELLS):
            b[cell] = 0

    def top(self) -> i64:
        """The number of the frame on top."""
        return self.b[FRAME + (self.b[DEPTH] - 1) * FRAME_CELLS]

    def who(self) -> i64:
        """The first argument of the frame on top."""
        return self.b[FRAME + (self.b[DEPTH] - 1) * FRAME_CELLS + 1]

    def x(self) -> i64:
        return self.b[FRAME + (self.b[DEPTH] - 1) * FRAME_CELLS + 2]

    def y(self) -> i64:
        return self.b[FRAME + (self.b[DEPTH] - 1) * FRAME_CELLS + 3]

    # Who is who.

    def rival_of(self, inmate: i64) -> i64:
        """The owner of its REP track, with all that a pair or team has in common (AZ-601, AZ-603,
        AZ-612)."""
        return inmate // 2 if self.pairs else inmate

    def first_inmate(self, rival: i64) -> i64:
        """A rival's only inmate, or the first of two, of a team or of a 2p seat (AZ-601)."""
        return rival * 2 if self.pairs else rival

    def partner_of(self, inmate: i64) -> i64:
        """The other inmate on its REP track, or NOBODY."""
        if not self.pairs:
            return NOBODY
        return inmate + 1 if inmate % 2 == 0 else inmate - 1

    def seat_for(self, rival: i64) -> i64:
        """The seat that answers a rival's common questions (AZ-611)."""
        first: i64 = self.b[SEAT_OF + self.first_inmate(rival)]
        if not self.pairs:
            return first
        return min(first, self.b[SEAT_OF + self.first_inmate(rival) + 1])

    def is_rival(self, inmate: i64, other: i64) -> bool:
        return self.rival_of(inmate) != self.rival_of(other)

    def is_inside(self, inmate: i64) -> bool:
        return self.b[AT + inmate] != OUTSIDE

    def has_left(self, rival: i64) -> bool:
        """Whether no inmate of a rival is in the prison any more (AZ-768)."""
        first: i64 = self.first_inmate(rival)
        if self.b[AT + first] != OUTSIDE:
            return False
        return not self.pairs or self.b[AT + first + 1] == OUTSIDE

    def can_act(self, inmate: i64) -> bool:
        """In the prison, neither lying nor in the Hole (AZ-767, AZ-536)."""
        at: i64 = self.b[AT + inmate]
        return at != OUTSIDE and at != HOLE and self.b[LYING + inmate] == 0

    def next_rival(self, rival: i64) -> i64:
        """The next rival clockwise: by ascending cells (AZ-032)."""
        b = self.b
        cell: i64 = b[HOME + self.first_inmate(rival)]
        for step in range(1, CELLS + 1):
            other: i64 = b[CELL_RIVAL + (cell + step) % CELLS]
            if other != NOBODY and other != rival:
                return other
        return rival

    def previous_rival(self, rival: i64) -> i64:
        """The one before it: what is to happen clockwise is pushed from the last to the first."""
        before: i64 = rival
        while self.next_rival(before) != rival:
            before = self.next_rival(before)
        return before

    def wing_of(self, inmate: i64) -> i64:
        """The wing in front of its cell (AZ-616)."""
        return WING + self.b[HOME + inmate]

    def is_over(self) -> bool:
        return self.b[WINNER] != NOBODY


class TableOptions:
    """What was agreed before set-up, in numbers."""

    def __init__(self, seats: i64) -> None:
        self.advanced = False
        self.pairs = False  # two inmates on a REP track
        self.two_cells = False  # 2p: a pair with two cells
        self.rivals: i64 = seats
        self.inmates: i64 = seats
        self.warden = False
        self.trash_tags = False
        self.el_chapo = False
        self.crime_lord = False
        self.fugitive = False
        self.guard_tiles = False
        self.memory = True  # the memory aid: views show cards seen before
        self.draft: i64 = 0  # of inmates: 0 dealt, 1 chosen, 2 one of two
        self.pool: list[int] = []  # inmate cards in the game
        self.gangsters: list[int] = []  # gangsters in the game


def first_of(mask: i64) -> i64:
    """The lowest number in a mask that has any."""
    number: i64 = 0
    while (mask >> number) & 1 == 0:
        number += 1
    return number

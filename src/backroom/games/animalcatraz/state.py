"""What lies on a table of Animalcatraz, and small questions about it.

What is to happen lies on a stack of frames. A frame is a decision that somebody must answer or a
task that the game carries out by itself; each has a number and three arguments, the first mostly an
inmate or a rival. Whatever comes of a choice is pushed on top, so that it is settled before the
game goes on with what lies below: nothing has to remember where it was interrupted.
"""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import Cards
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64, vec
from backroom.kernel.state import State


class Table(State):
    """The board and the cards it is played with; the rules are functions over it."""

    def __init__(
        self, cards: Cards, seats: i64, b: vec[i64], chance: Chance, options: "TableOptions"
    ) -> None:
        super().__init__(seats, b, chance)
        self.cards = cards
        self.options = options
        self.pairs = options.pairs
        self.rivals: i64 = options.rivals
        self.inmates: i64 = options.inmates


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


def is_over(table: Table) -> bool:
    return table.b[at.WINNER] != at.NOBODY


# The stack.


def push(table: Table, frame: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
    """This comes next."""
    b = table.b
    depth: i64 = b[at.DEPTH]
    b[at.frame(depth)] = frame
    b[at.frame_first(depth)] = first
    b[at.frame_second(depth)] = second
    b[at.frame_third(depth)] = third
    b[at.DEPTH] += 1


def pop(table: Table) -> None:
    """Off with the frame on top; a board keeps no traces, so that positions tell all of it."""
    b = table.b
    b[at.DEPTH] -= 1
    at.clear_frame(b, b[at.DEPTH])


def asked(table: Table) -> i64:
    """The number of the frame on top."""
    return table.b[at.frame(table.b[at.DEPTH] - 1)]


def asked_first(table: Table) -> i64:
    """The first argument of the frame on top."""
    return table.b[at.frame_first(table.b[at.DEPTH] - 1)]


def asked_second(table: Table) -> i64:
    return table.b[at.frame_second(table.b[at.DEPTH] - 1)]


def asked_third(table: Table) -> i64:
    return table.b[at.frame_third(table.b[at.DEPTH] - 1)]


def answered(table: Table) -> None:
    """A decision comes off the stack before its answer is carried out."""
    pop(table)


def begun(table: Table) -> None:
    """So does a task before it is."""
    pop(table)


def let_be(table: Table) -> None:
    """An answer of which nothing comes."""


# Who is asked, as bits.


def asks_inmate(table: Table, inmate: i64) -> i64:
    return bit(table.b[at.seat(inmate)])


def asks_rival(table: Table, rival: i64) -> i64:
    return bit(seat_for(table, rival))


def asks_cell(table: Table, cell: i64) -> i64:
    return bit(seat_for(table, table.b[at.cell_rival(cell)]))


def asks_side(table: Table, side: i64) -> i64:
    """The seat of the board that fights says what it reveals."""
    b = table.b
    inmate: i64 = b[at.side(side)]
    if b[at.fighter(side)] >= 3:
        inmate = partner_of(table, inmate)
    return asks_inmate(table, inmate)


# Who is who.


def rival_of(table: Table, inmate: i64) -> i64:
    """The owner of its REP track, with all that a pair or team has in common (AZ-601, AZ-603,
    AZ-612)."""
    return inmate // 2 if table.pairs else inmate


def first_inmate(table: Table, rival: i64) -> i64:
    """A rival's only inmate, or the first of two, of a team or of a 2p seat (AZ-601)."""
    return rival * 2 if table.pairs else rival


def partner_of(table: Table, inmate: i64) -> i64:
    """The other inmate on its REP track, or NOBODY."""
    if not table.pairs:
        return at.NOBODY
    return inmate + 1 if inmate % 2 == 0 else inmate - 1


def seat_for(table: Table, rival: i64) -> i64:
    """The seat that answers a rival's common questions (AZ-611)."""
    first: i64 = table.b[at.seat(first_inmate(table, rival))]
    if not table.pairs:
        return first
    return min(first, table.b[at.seat(first_inmate(table, rival) + 1)])


def rival_for(table: Table, seat: i64) -> i64:
    """The rival with which a seat wins or loses, also if it has left (AZ-024)."""
    return seat // 2 if table.pairs and not table.options.two_cells else seat


def is_rival(table: Table, inmate: i64, other: i64) -> bool:
    return rival_of(table, inmate) != rival_of(table, other)


def is_inside(table: Table, inmate: i64) -> bool:
    return table.b[at.place(inmate)] != at.OUTSIDE


def has_left(table: Table, rival: i64) -> bool:
    """Whether no inmate of a rival is in the prison any more (AZ-768)."""
    first: i64 = first_inmate(table, rival)
    if table.b[at.place(first)] != at.OUTSIDE:
        return False
    return not table.pairs or table.b[at.place(first + 1)] == at.OUTSIDE


def can_act(table: Table, inmate: i64) -> bool:
    """In the prison, neither lying nor in the Hole (AZ-767, AZ-536)."""
    place: i64 = table.b[at.place(inmate)]
    return place != at.OUTSIDE and place != at.HOLE and table.b[at.lying(inmate)] == 0


def next_rival(table: Table, rival: i64) -> i64:
    """The next rival clockwise: by ascending cells (AZ-032)."""
    b = table.b
    cell: i64 = b[at.home(first_inmate(table, rival))]
    for step in range(1, at.CELLS + 1):
        other: i64 = b[at.cell_rival((cell + step) % at.CELLS)]
        if other != at.NOBODY and other != rival:
            return other
    return rival


def previous_rival(table: Table, rival: i64) -> i64:
    """The one before it: what is to happen clockwise is pushed from the last to the first."""
    before: i64 = rival
    while next_rival(table, before) != rival:
        before = next_rival(table, before)
    return before


def wing_of(table: Table, inmate: i64) -> i64:
    """The wing in front of its cell (AZ-616)."""
    return at.WING + table.b[at.home(inmate)]


def first_of(mask: i64) -> i64:
    """The lowest number in a mask that has any."""
    number: i64 = 0
    while (mask >> number) & 1 == 0:
        number += 1
    return number

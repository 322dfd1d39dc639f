"""What lies on a table of Crooks. ``make layout`` writes ``board.py`` from this."""

from backroom.games.crooks.actions import HANGOUT_LETTERS, SEAT_WORDS, TARGET_WORDS
from backroom.games.crooks.decisions import NAMES
from backroom.kernel.layout import CHOICES_MADE, FLAG, Clearing, Layout, Number, Part, SetOf, Things

SEATS = 4
CROOKS = 32  # CR-01; ids run from 1 to 32
TARGETS = 8  # CR-02; target t has the printed number t + 2
LOWEST_TARGET = 2
HANGOUTS = 9  # CR-03
PILE_AT_MOST = 5
NOBODY = 0  # no crook: ids start at 1
NOWHERE = -1

# Where a crook is: in a pile (the number of its hangout), in one of these, or in a cell (IN_CELLS
# + the cell's number).
UNDEALT = 10
IN_HAND = 11
IN_TRANSIT = 12  # being moved by a swap
IN_BOX = 13
IN_CELLS = 16

DECISION = Things("decision", NAMES, hashed_by_word=True)
SEAT = Things("seat", SEAT_WORDS, are_seats=True)
TARGET = Things("target", TARGET_WORDS)
HANGOUT = Things("hangout", HANGOUT_LETTERS)
SLOT = Things("slot", range(PILE_AT_MOST))
CROOK = Things("crook", range(CROOKS + 1))
PILE_SIZE = Things("size of a pile", range(PILE_AT_MOST + 1))
CELLS = [f"{seat} {target}" for seat in SEAT_WORDS for target in TARGET_WORDS]
PLACE = Things(
    "place",
    {
        **dict(enumerate(HANGOUT_LETTERS)),
        UNDEALT: "undealt",
        IN_HAND: "hand",
        IN_TRANSIT: "moving",
        IN_BOX: "box",
        **dict(enumerate(CELLS, IN_CELLS)),
    },
)
GLIMPSE = Things(
    "place of a glimpse",
    {**dict(enumerate(HANGOUT_LETTERS)), **dict(enumerate(TARGET_WORDS, IN_CELLS))},
)
MONEY = Number(1_000_000_000)

LAYOUT = Layout(
    parts=[
        CHOICES_MADE,
        Part("decision", DECISION),
        Part("active", SEAT),
        Part("bank", MONEY),
        Part("hand", CROOK, empty=NOBODY, note="the crook in the active seat's hand"),
        Part("hangout", HANGOUT, empty=NOWHERE, note="where the active seat has paid"),
        Part("target", TARGET, empty=NOWHERE, note="where a swap or a hitman was just placed"),
        Part("taken", Number(CROOKS), note="how many crooks were taken so far, in the whole game"),
        Part("hangouts_open", Number(HANGOUTS)),
        Part("memory_aid", FLAG, note="CR-125"),
        Part("passed", FLAG, by=(SEAT,)),
        Part("money", MONEY, by=(SEAT,)),
        Part("filled", Number(TARGETS), by=(SEAT,), note="cells of its row that hold a crook"),
        Part("cell", Number(CROOKS), by=(SEAT, TARGET), note="crooks in the cell"),
        Part("hidden", Number(CROOKS), by=(TARGET,), note="face-down crooks there"),
        Part("size", Number(PILE_AT_MOST), by=(HANGOUT,), note="crooks in the pile"),
        Part("pile", CROOK, by=(HANGOUT, SLOT), note="sorted by id (CR-53)"),
        Part("place", PLACE, by=(CROOK,), empty=UNDEALT),
        Part("down", FLAG, by=(CROOK,), note="whether it was placed face down"),
        Part("origin", HANGOUT, by=(CROOK,), empty=NOWHERE, note="where it was taken (CR-121)"),
        Part("taken_at", Number(CROOKS), by=(CROOK,), note="the how-manieth to be taken it was"),
        # What seats have seen (CR-122). A pile only shrinks, so its size tells when it was seen.
        Part("looks", SetOf(PILE_SIZE), by=(SEAT, HANGOUT), note="looked when it held so many"),
        Part("known", SetOf(CROOK), by=(SEAT,), note="face-down crooks that it knows"),
        Part("glimpsed", SetOf(CROOK), by=(SEAT,), note="who was in its last glimpse (CR-125)"),
        Part("glimpsed_at", GLIMPSE, by=(SEAT,), empty=NOWHERE, note="where that glimpse was"),
        # A recruit failed there when it held so many crooks (CR-55), by a seat whose row was full,
        # or by one that still had an empty cell.
        Part("failed_full", SetOf(PILE_SIZE), by=(HANGOUT,)),
        Part("failed_open", SetOf(PILE_SIZE), by=(HANGOUT,)),
    ],
    clearings=[Clearing("glimpse", ("glimpsed", "glimpsed_at"), of=(SEAT,))],
)

"""What a seat of Animalcatraz knows, noted down before a table is put into numbers.

The same notes with nothing hidden serve the encoding of the whole table. Partners count as one
owner. Inmates and rivals are told in turn, clockwise from the one that looks, an inmate's partner
right after it; what the edition says of a card is told with the card.
"""

from typing import Final

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions
from backroom.games.animalcatraz.cards import Cards
from backroom.games.animalcatraz.state import (
    Table,
    asked,
    asked_first,
    asked_second,
    asked_third,
    can_act,
    first_inmate,
    is_over,
    next_rival,
    partner_of,
    rival_of,
)
from backroom.kernel.numbers import bit, i64, zeros

NONE: Final[i64] = -1
PAIR: Final[i64] = 2  # inmates that are told for each rival, with or without a partner
TURNS: Final[i64] = 8  # PAIR for each rival

# Where cards can be known to lie.
ON_BOARD: Final[i64] = 0  # by inmate in turn, with its gangsters and upgrades
IN_CELL: Final[i64] = 8
IN_WING: Final[i64] = 12  # in its spare cells
IN_CHAIR: Final[i64] = 16
IN_PILE: Final[i64] = 17
SECURED: Final[i64] = 18  # by rival in turn
ZONES: Final[i64] = 22

# What the arguments of a question can be.
NOTHING_TOLD: Final[i64] = 0
AN_INMATE: Final[i64] = 1
A_VICTIM: Final[i64] = 2
A_RIVAL: Final[i64] = 3
A_CELL: Final[i64] = 4
A_GUARD: Final[i64] = 5
A_GANGSTER: Final[i64] = 6
A_ROOM: Final[i64] = 7
A_SIDE: Final[i64] = 8
A_SPARE_CELL: Final[i64] = 9
A_NUMBER: Final[i64] = 10
A_CODE: Final[i64] = 11
ANOTHER_CODE: Final[i64] = 12
A_CARD: Final[i64] = 13
ANOTHER_CARD: Final[i64] = 14
SUBJECTS: Final[i64] = 15
SUBJECT_OF: Final = {
    "inmate": AN_INMATE,
    "victim": A_VICTIM,
    "rival": A_RIVAL,
    "cell": A_CELL,
    "guard": A_GUARD,
    "gangster": A_GANGSTER,
    "room": A_ROOM,
    "side": A_SIDE,
    "spare": A_SPARE_CELL,
    "cards": A_NUMBER,
    "value": A_NUMBER,
    "slot": A_CODE,
    "verb": A_CODE,
    "crime": A_CODE,
    "goal": ANOTHER_CODE,
    "target": ANOTHER_CODE,
    "first_card": A_CARD,
    "second_card": ANOTHER_CARD,
}
OWN_BUSINESS: Final = ("slot", "goal", "first_card", "second_card", "crime")  # they name a card


class Subjects:
    """By decision and argument: what it is, and whether only those who are asked may know it."""

    def __init__(self) -> None:
        self.kind = zeros(3 * len(decisions.NAMES))
        self.is_secret = zeros(3 * len(decisions.NAMES))
        for decision, name in enumerate(decisions.NAMES):
            for place, subject in enumerate(decisions.ABOUT.get(name, {})):
                self.kind[3 * decision + place] = SUBJECT_OF.get(subject, NOTHING_TOLD)
                self.is_secret[3 * decision + place] = 1 if subject in OWN_BUSINESS else 0


class Notes:
    """What is known of one table."""

    def __init__(self) -> None:
        self.sees_all = False
        self.remembers = False
        self.rival: i64 = NONE  # of the seat that looks
        self.eyes: i64 = at.RIVALS  # its bit among those who know a card
        self.first: i64 = 0  # the inmate in the first turn
        self.decision: i64 = decisions.OVER
        self.is_asked_side = False
        self.looking: i64 = NONE  # the inmate for which the seat looks, if it can do something
        # In turn: the rivals and inmates, and back.
        self.rival_at = zeros(at.RIVALS)
        self.turn_of_rival = zeros(at.RIVALS)
        self.inmate_at = zeros(TURNS)
        self.turn_of_inmate = zeros(at.INMATES)
        # Cards that are known, as bits: by zone items, and kinds of contraband.
        self.items = zeros(ZONES)
        self.contraband = zeros(ZONES)
        self.contraband_twice = zeros(ZONES)  # kinds of which there are two or more
        # The items of each corner room, as bits; of the cards that were looked at last.
        self.corner = zeros(at.CORNERS)
        self._cards: Cards | None = None
        # The question.
        self.subject = zeros(SUBJECTS)
        self._subjects = Subjects()

    def take(self, table: Table, seat: i64, whole: bool) -> None:
        """Note what a seat knows of a table, or what there is."""
        over: bool = is_over(table)
        self.sees_all = whole or over
        self.decision = decisions.OVER if over else asked(table)
        self.note_seat(table, seat)
        self.remembers = table.options.memory
        self.note_turns(table)
        self.looking = self.looking_inmate(table)
        if self._cards is not table.cards:
            self.note_corners(table.cards)
        self.note_cards(table)
        self.note_question(table, whole)

    # Who looks.

    def note_seat(self, table: Table, seat: i64) -> None:
        self.rival = NONE
        self.first = 0
        self.eyes = at.RIVALS
        for inmate in range(table.inmates):
            if table.b[at.seat(inmate)] == seat:
                self.first = inmate
                self.rival = rival_of(table, inmate)
                self.eyes = self.rival
                return

    def note_turns(self, table: Table) -> None:
        rivals, turns = self.rival_at, self.turn_of_rival
        inmates, turns_of = self.inmate_at, self.turn_of_inmate
        rival: i64 = max(self.rival, 0)
        is_seated: bool = table.b[at.home(first_inmate(table, rival))] != at.NOWHERE
        for turn in range(at.RIVALS):
            rivals[turn] = NONE
            inmates[PAIR * turn] = NONE
            inmates[PAIR * turn + 1] = NONE
        for turn in range(table.rivals):
            rivals[turn] = rival
            turns[rival] = turn
            inmate: i64 = first_inmate(table, rival)
            other: i64 = partner_of(table, inmate)
            if turn == 0 and self.rival != NONE and inmate != self.first:
                other = inmate
                inmate = self.first
            inmates[PAIR * turn] = inmate
            turns_of[inmate] = PAIR * turn
            if other != at.NOBODY:
                inmates[PAIR * turn + 1] = other
                turns_of[other] = PAIR * turn + 1
            rival = next_rival(table, rival) if is_seated else (rival + 1) % table.rivals

    def looking_inmate(self, table: Table) -> i64:
        """Its own in turn, else its first; NONE if it has none, or one that cannot act now."""
        if self.rival == NONE or self.decision == decisions.OVER:
            return NONE
        inmate: i64 = table.b[at.ACTIVE]
        if inmate == at.NOBODY or rival_of(table, inmate) != self.rival:
            inmate = self.inmate_at[0]
        if table.b[at.inmate_card(inmate)] == at.NOTHING or not can_act(table, inmate):
            return NONE
        return inmate if table.b[at.place(inmate)] < at.ROOMS else NONE

    def turn(self, rival: i64) -> i64:
        """The turn of a rival, or NONE."""
        return NONE if rival == at.NOBODY else self.turn_of_rival[rival]

    def turn_of(self, inmate: i64) -> i64:
        """The turn of an inmate, or NONE."""
        return NONE if inmate == at.NOBODY else self.turn_of_inmate[inmate]

    # What it knows.

    def sees_as(self, rival: i64) -> bool:
        return self.sees_all or (rival == self.rival and rival != NONE)

    def knows(self, knowing: i64) -> bool:
        """Whether the seat is among those who know something, and has the memory aid."""
        return self.sees_all or (self.remembers and (knowing >> self.eyes) & 1 == 1)

    def note_cards(self, table: Table) -> None:
        b = table.b
        self.wipe_cards()
        for turn in range(TURNS):
            if self.inmate_at[turn] != NONE:
                self.note_board(table, self.inmate_at[turn], ON_BOARD + turn)
        for cell in range(at.CELLS):
            sees: bool = self.sees_as(b[at.cell_rival(cell)])
            self.note_places(table, at.cell_slot(cell, 0), at.CELL_SLOTS, IN_CELL + cell, sees)
            self.note_wing(table, cell)
        works: bool = self.decision == decisions.WORK
        sees = self.sees_all or (works and self.sees_as(rival_of(table, asked_first(table))))
        self.note_places(table, at.pile(0), b[at.PILE_COUNT], IN_PILE, sees)
        behind: i64 = b[at.CHAIR_HEAD] + b[at.CHAIR_COUNT]  # the chair is a ring
        first: i64 = min(behind, at.CARDS) - b[at.CHAIR_HEAD]
        self.note_places(table, at.chair(b[at.CHAIR_HEAD]), first, IN_CHAIR, self.sees_all)
        self.note_places(table, at.chair(0), max(behind - at.CARDS, 0), IN_CHAIR, self.sees_all)
        for turn in range(table.rivals):
            tools: i64 = at.secured(self.rival_at[turn], 0)
            for place in range(tools, tools + at.TOOLS):
                self.note_places(table, place, 1, SECURED + turn, True)

    def note_corners(self, cards: Cards) -> None:
        self._cards = cards
        for corner in range(at.CORNERS):
            self.corner[corner] = 0
        for item in range(at.ITEMS):
            self.corner[cards.item_room[item]] |= bit(item)

    def wipe_cards(self) -> None:
        items, contraband, twice = self.items, self.contraband, self.contraband_twice
        for zone in range(ZONES):
            items[zone] = 0
            contraband[zone] = 0
            twice[zone] = 0

    def note_board(self, table: Table, inmate: i64, zone: i64) -> None:
        """Placed upgrades lie open."""
        sees: bool = self.sees_as(rival_of(table, inmate))
        self.note_places(table, at.slot(inmate, 0), at.CARRY, zone, sees)
        for slot in range(at.GANG_SLOT, at.BOARD_SLOTS):
            is_open: bool = sees or slot >= at.INMATE_UPGRADE_SLOT
            self.note_places(table, at.slot(inmate, slot), 1, zone, is_open)

    def note_wing(self, table: Table, cell: i64) -> None:
        """Who put a card into a spare cell may look at it (AZ-315)."""
        b = table.b
        for spare in range(at.SPARE):
            place: i64 = at.spare_card(cell, spare)
            if b[place] != at.NOTHING:
                sees: bool = self.sees_as(b[at.spare_by(cell, spare)])
                self.note_places(table, place, 1, IN_WING + cell, sees)

    def note_places(self, table: Table, first: i64, count: i64, zone: i64, sees: bool) -> None:
        """The cards in some places, up to the first empty one, that the seat may see or knows."""
        b = table.b
        eyes: i64 = bit(self.eyes) if self.remembers else 0
        for place in range(first, first + count):
            card: i64 = b[place]
            if card == at.NOTHING:
                return
            if sees or b[at.known(card)] & eyes != 0:
                self.note_card(table, card, zone)

    def note_card(self, table: Table, card: i64, zone: i64) -> None:
        if card < at.ITEMS:
            self.items[zone] |= bit(card)
            return
        kind: i64 = bit(table.cards.kind_of[card] - at.ITEMS)
        self.contraband_twice[zone] |= self.contraband[zone] & kind
        self.contraband[zone] |= kind

    # The question.

    def note_question(self, table: Table, whole: bool) -> None:
        """What the question on top of the stack is about; those who are not asked see less."""
        subject = self.subject
        for place in range(SUBJECTS):
            subject[place] = NONE
        self.is_asked_side = whole or self.asks_own_side(table)
        if self.decision == decisions.OVER:
            return
        self.note_subject(0, asked_first(table))
        self.note_subject(1, asked_second(table))
        self.note_subject(2, asked_third(table))

    def asks_own_side(self, table: Table) -> bool:
        """Whether this seat or its partner is asked."""
        if self.rival == NONE:
            return False
        for inmate in range(table.inmates):
            is_asked: bool = (table.b[at.WAITING] >> table.b[at.seat(inmate)]) & 1 == 1
            if is_asked and rival_of(table, inmate) == self.rival:
                return True
        return False

    def note_subject(self, place: i64, value: i64) -> None:
        about: i64 = 3 * self.decision + place
        if self._subjects.is_secret[about] == 0 or self.is_asked_side:
            self.subject[self._subjects.kind[about]] = value


def kind_in(table: Table, cell: i64) -> i64:
    """The kind of the card that lies in a cell of the board, or NONE."""
    return kind_of(table, table.b[cell])


def kind_of(table: Table, card: i64) -> i64:
    return NONE if card == at.NOTHING else table.cards.kind_of[card]

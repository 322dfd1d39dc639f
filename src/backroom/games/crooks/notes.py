"""What a seat of Crooks knows, noted down before a table is put into numbers.

The same notes with nothing hidden serve the encoding of the whole table. A seat that plays without
the memory aid knows only what lies before it, as in its view (CR-125).
"""

from typing import Final

from backroom.games.crooks import board as at
from backroom.games.crooks import decisions
from backroom.games.crooks.cards import GANGS
from backroom.games.crooks.state import Table
from backroom.kernel.numbers import bit, i64, zeros

UNKNOWN: Final[i64] = -1
# Where a crook is, as far as it is known.
HELD: Final[i64] = 0
MOVING: Final[i64] = 1
BOXED: Final[i64] = 2
GONE: Final[i64] = 3  # from the pile where it was seen
IN_PILES: Final[i64] = 4  # and the number of the hangout: there, or there when last seen
CELLS: Final[i64] = at.SEATS * at.TARGETS


class Notes:
    """What is known of one table."""

    def __init__(self) -> None:
        self.sees_all = False
        self.remembers = False
        # By crook.
        self.where = zeros(at.CROOKS + 1)  # or UNKNOWN
        self.cell = zeros(at.CROOKS + 1)  # at a target, or UNKNOWN
        self.where[at.NOBODY] = UNKNOWN
        self.cell[at.NOBODY] = UNKNOWN
        self.order = zeros(at.CROOKS + 1)  # who was taken first, second ...
        self.taken_size = zeros(at.CROOKS + 1)  # how many its pile held when it was taken
        # By cell, of crooks that are not known: how many, and where they came from, as bits.
        self.unknown = zeros(CELLS)
        self.origins = zeros(CELLS)
        self.box_unknown: i64 = 0
        # As if scored now, with the crooks that are known.
        self.strength = zeros(CELLS)
        self.value = zeros(at.TARGETS)
        self.members = zeros(at.SEATS * GANGS)
        self.points = zeros(at.SEATS)
        # By hangout.
        self.last_look = zeros(at.HANGOUTS)  # how many it held then; 0: never, or nobody remembers

    def take(self, table: Table, seat: i64, whole: bool) -> None:
        """Note what a seat knows of a table, or what there is."""
        b = table.b
        self.sees_all = whole or b[at.DECISION] == decisions.OVER  # CR-128
        self.remembers = not self.sees_all and seat >= 0 and b[at.MEMORY_AID] == 1
        self.box_unknown = 0
        self.wipe()
        if self.remembers:
            self.note_looks(table, seat)
            self.note_takes(table)
        self.note_crooks(table, seat)
        self.count_points(table)

    def wipe(self) -> None:
        unknown, origins, strength = self.unknown, self.origins, self.strength
        for cell in range(CELLS):
            unknown[cell] = 0
            origins[cell] = 0
            strength[cell] = 0
        value, members, last_look = self.value, self.members, self.last_look
        for target in range(at.TARGETS):
            value[target] = at.LOWEST_TARGET + target
        for member in range(at.SEATS * GANGS):
            members[member] = 0
        for hangout in range(at.HANGOUTS):
            last_look[hangout] = 0

    def note_looks(self, table: Table, seat: i64) -> None:
        """CR-122. Piles shrink: the last look is the one at the smallest."""
        b, last_look = table.b, self.last_look
        for hangout in range(b[at.HANGOUTS_OPEN]):
            looks: i64 = b[at.looks(seat, hangout)]
            if looks != 0:
                size: i64 = 1
                while (looks >> size) & 1 == 0:
                    size += 1
                last_look[hangout] = size

    def note_takes(self, table: Table) -> None:
        """How many each pile held when a crook was taken: everybody is put back, last first."""
        b, order, taken_size = table.b, self.order, self.taken_size
        for crook in range(1, at.CROOKS + 1):
            order[b[at.taken_at(crook)]] = crook
        sizes: i64 = 0  # four bits for each pile
        for hangout in range(b[at.HANGOUTS_OPEN]):
            sizes |= b[at.size(hangout)] << (4 * hangout)
        for turn in range(b[at.TAKEN], 0, -1):
            taken: i64 = order[turn]
            shift: i64 = 4 * b[at.origin(taken)]
            if shift >= 0:
                sizes += bit(shift)
                taken_size[taken] = (sizes >> shift) & 15

    def note_crooks(self, table: Table, seat: i64) -> None:
        """Where every crook is, and what those that are known add to the score."""
        b, cards = table.b, table.cards
        where, cells, strength, value = self.where, self.cell, self.strength, self.value
        piles: i64 = self.piles_seen(table, seat)
        for crook in range(1, at.CROOKS + 1):
            place: i64 = b[at.place(crook)]
            where[crook] = UNKNOWN
            cells[crook] = UNKNOWN
            if place < at.HANGOUTS:
                if (piles >> place) & 1 == 1:
                    where[crook] = IN_PILES + place
            elif place == at.UNDEALT:
                continue
            elif not self.knows(table, seat, crook, place):
                where[crook] = self.unknown_crook(table, seat, crook, place)
            elif place < at.IN_CELLS:
                where[crook] = place - at.IN_HAND
            else:
                cell: i64 = place - at.IN_CELLS
                cells[crook] = cell
                strength[cell] += cards.level[crook]
                value[cell % at.TARGETS] += cards.modifier[crook]
                if cards.gangs[crook] != 0:
                    self.add_member(cell // at.TARGETS, cards.gangs[crook])

    def piles_seen(self, table: Table, seat: i64) -> i64:
        """The hangouts where this seat has looked, or is looking now, as bits."""
        b = table.b
        if self.sees_all:
            return bit(at.HANGOUTS) - 1
        piles: i64 = 0
        for hangout in range(at.HANGOUTS):
            if self.last_look[hangout] > 0:
                piles |= bit(hangout)
        if b[at.DECISION] == decisions.TAKE and seat == b[at.ACTIVE]:
            piles |= bit(b[at.HANGOUT])  # CR-49
        return piles

    def add_member(self, seat: i64, gangs: i64) -> None:
        members = self.members
        for gang in range(GANGS):
            members[seat * GANGS + gang] += (gangs >> gang) & 1

    def knows(self, table: Table, seat: i64, crook: i64, place: i64) -> bool:
        """Whether the seat may name a crook that was taken, as in its view."""
        b = table.b
        if self.sees_all:
            return True
        if place == at.IN_HAND:
            return seat == b[at.ACTIVE]  # CR-50
        if b[at.down(crook)] == 0:
            return True
        if self.remembers:
            return (b[at.known(seat)] >> crook) & 1 == 1  # CR-115, CR-116, CR-124
        if place >= at.IN_CELLS:
            return (place - at.IN_CELLS) // at.TARGETS == seat
        return place == at.IN_TRANSIT and seat == b[at.ACTIVE]

    def unknown_crook(self, table: Table, seat: i64, crook: i64, place: i64) -> i64:
        """Where a crook is that was taken, and that the seat cannot tell from others."""
        b = table.b
        origin: i64 = b[at.origin(crook)]
        if place >= at.IN_CELLS:
            cell: i64 = place - at.IN_CELLS
            self.unknown[cell] += 1
            if origin != at.NOWHERE and b[at.MEMORY_AID] == 1:
                self.origins[cell] |= bit(origin)  # CR-121
        elif place == at.IN_BOX:
            self.box_unknown += 1
        if not self.remembers or origin == at.NOWHERE:
            return UNKNOWN
        size: i64 = self.taken_size[crook]
        if b[at.looks(seat, origin)] >> size == 0:
            return UNKNOWN
        # The seat saw it there. If that look was its last, it may be there still.
        return GONE if 0 < self.last_look[origin] < size else IN_PILES + origin

    def count_points(self, table: Table) -> None:
        """Points as if scored now (CR-130 to CR-145)."""
        for seat in range(table.seats):
            self.points[seat] = 0
        for target in range(at.TARGETS):
            self.count_target(table.seats, target)
        for gang in range(GANGS):
            self.count_gang(table, gang)

    def count_target(self, seats: i64, target: i64) -> None:
        points, strength = self.points, self.strength
        best: i64 = 1
        tied: i64 = 0
        for seat in range(seats):
            there: i64 = strength[seat * at.TARGETS + target]
            if there > best:
                best = there
                tied = 1
            elif there == best:
                tied += 1
        value: i64 = max(self.value[target], 0)  # CR-137
        self.value[target] = value
        if tied > 0:
            share: i64 = value if tied == 1 else value // tied
            for seat in range(seats):
                if strength[seat * at.TARGETS + target] == best:
                    points[seat] += share

    def count_gang(self, table: Table, gang: i64) -> None:
        leader: i64 = -1
        most: i64 = 0
        for seat in range(table.seats):
            there: i64 = self.members[seat * GANGS + gang]
            if there > most:
                leader = seat
                most = there
            elif there == most:
                leader = -1
        if leader >= 0:
            self.points[leader] += table.cards.gang_points[table.seats]


# What slots tell.


def hand(table: Table, notes: Notes) -> i64:
    """The crook in the active seat's hand, if it is known."""
    crook: i64 = table.b[at.HAND]
    return crook if notes.where[crook] == HELD else at.NOBODY


def looked_through(table: Table, seat: i64, notes: Notes, slot: i64) -> i64:
    """CR-49: the pile at which the active seat recruits."""
    b = table.b
    if b[at.DECISION] != decisions.TAKE or not (notes.sees_all or seat == b[at.ACTIVE]):
        return at.NOBODY
    return b[at.pile(b[at.HANGOUT], slot)]


def failed_full(table: Table, hangout: i64) -> i64:
    return table.b[at.failed_full(hangout)]


def failed_open(table: Table, hangout: i64) -> i64:
    return table.b[at.failed_open(hangout)]


def glimpsed(table: Table, seat: i64) -> i64:
    """CR-125: who was in the last glimpse."""
    return 0 if seat < 0 else table.b[at.glimpsed(seat)]


def glimpsed_pile(table: Table, seat: i64) -> i64:
    """The hangout of that glimpse, or UNKNOWN."""
    place: i64 = UNKNOWN if seat < 0 else table.b[at.glimpsed_at(seat)]
    return place if place < at.IN_CELLS else UNKNOWN


def glimpsed_target(table: Table, seat: i64) -> i64:
    """The target of that glimpse, or UNKNOWN."""
    return UNKNOWN if seat < 0 else max(table.b[at.glimpsed_at(seat)] - at.IN_CELLS, UNKNOWN)


def box_unknown(notes: Notes) -> i64:
    return notes.box_unknown

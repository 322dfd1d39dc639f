"""Another deal that a seat of Crooks cannot tell from the real one.

Each lot of crooks (see knowledge.py) is shuffled over the spots where its members lie, until every
crook fits what was seen to happen at its spot. All deals that fit are equally likely. Crooks and
spots are put into a fixed order first, so that a deal comes from what the seat knows and from
chance alone.
"""

from typing import Final

from backroom.games.crooks import board as at
from backroom.games.crooks import decisions
from backroom.games.crooks.cards import ABILITIES, KINGPIN, has_place_in_full_row
from backroom.games.crooks.knowledge import LOCATED, lots, taken_sizes
from backroom.games.crooks.state import Table, row_is_full
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import append, bit, copy_of, i64, vec, zeros

SHUFFLES_AT_MOST: Final[i64] = 1000  # one in a few fits, with the cards of the house edition
EXCHANGES_PER_CROOK: Final[i64] = 30


class Hidden:
    """The crooks whose spots a seat cannot tell apart, as they lie between two choices: what a
    table keeps, so that many deals in a row do not find it out again."""

    def __init__(self, table: Table, seat: i64) -> None:
        self.seat: i64 = seat
        self.moment: i64 = table.choices_made()
        self.spots = vec[i64]()  # lot by lot, as they lie
        self.crooks = vec[i64]()  # the same by number
        self.ends = vec[i64]()  # of the lots, in spots
        self.fitting = vec[i64]()  # by spot, bit a: who has ability a may lie there
        sizes = taken_sizes(table)
        lot = lots(table, seat, sizes)
        for first in range(1, at.CROOKS + 1):
            if lot[first] != LOCATED:
                self.gather(table, lot, first)
        for spot in range(len(self.spots)):
            there: i64 = self.spots[spot]
            self.fitting = append(self.fitting, fitting_abilities(table, there, sizes[there]))

    def gather(self, table: Table, lot: vec[i64], first: i64) -> None:
        """Add the lot of a crook, and strike it out in ``lot``."""
        number: i64 = lot[first]
        start: i64 = len(self.spots)
        for crook in range(first, at.CROOKS + 1):
            if lot[crook] == number:
                lot[crook] = LOCATED
                self.spots = append(self.spots, crook)
                self.crooks = append(self.crooks, crook)
        sort_spots(table, self.spots, start)
        self.ends = append(self.ends, len(self.spots))

    def is_up_to_date(self, table: Table, seat: i64) -> bool:
        return self.seat == seat and self.moment == table.choices_made()


def sort_spots(table: Table, spots: vec[i64], start: i64) -> None:
    """Put spots in an order that does not depend on who lies there."""
    for index in range(start, len(spots)):
        kept: i64 = spots[index]
        spot: i64 = index
        while spot > start and lies_behind(table.b, spots[spot - 1], kept):
            spots[spot] = spots[spot - 1]
            spot -= 1
        spots[spot] = kept


def lies_behind(b: vec[i64], one: i64, other: i64) -> bool:
    """Whether a crook comes later than another by what everybody sees of where they lie."""
    apart: i64 = b[at.place(one)] - b[at.place(other)]
    if apart == 0:
        apart = b[at.down(one)] - b[at.down(other)]
    if apart == 0:
        apart = b[at.origin(one)] - b[at.origin(other)]
    if apart == 0:
        apart = b[at.taken_at(one)] - b[at.taken_at(other)]
    return apart > 0


def redealt(table: Table, hidden: Hidden, chance: Chance) -> vec[i64]:
    """The board of another deal that looks the same to the seat from which this is hidden."""
    if table.b[at.DECISION] == decisions.OVER:
        return copy_of(table.b)  # CR-128: nothing is hidden any more
    spots = hidden.spots
    dealt = copy_of(hidden.crooks)  # by spot: who lies there in the new deal
    start: i64 = 0
    for lot in range(len(hidden.ends)):
        end: i64 = hidden.ends[lot]
        if end - start > 1:
            shuffle_lot(table, hidden, dealt, start, end, chance)
        start = end
    return rearranged(table, hidden.seat, spots, dealt)


def shuffle_lot(
    table: Table, hidden: Hidden, dealt: vec[i64], start: i64, end: i64, chance: Chance
) -> None:
    """Shuffle a lot until all fit: then every deal that fits is equally likely.

    Where hardly any deal fits, as in an edition full of kingpins, that would take for ever; then
    the real deal is stirred instead.
    """
    for _ in range(SHUFFLES_AT_MOST):
        shuffle(dealt, start, end, chance)
        if fits(table, hidden, dealt, start, end):
            return
    for spot in range(start, end):
        dealt[spot] = hidden.spots[spot]
    stir(table, hidden, dealt, start, end, chance)


def stir(
    table: Table, hidden: Hidden, dealt: vec[i64], start: i64, end: i64, chance: Chance
) -> None:
    """Exchange pairs at random, many times, always keeping a deal that fits."""
    count: i64 = end - start
    for _ in range(EXCHANGES_PER_CROOK * count):
        one: i64 = start + chance.below(count)
        other: i64 = start + chance.below(count)
        exchange(dealt, one, other)
        if not fits(table, hidden, dealt, start, end):
            exchange(dealt, one, other)


def exchange(dealt: vec[i64], one: i64, other: i64) -> None:
    kept: i64 = dealt[one]
    dealt[one] = dealt[other]
    dealt[other] = kept


def fits(table: Table, hidden: Hidden, dealt: vec[i64], start: i64, end: i64) -> bool:
    """Whether all that was seen to happen was possible with this deal of a lot."""
    abilities = table.cards.ability
    fitting = hidden.fitting
    for spot in range(start, end):
        if (fitting[spot] >> abilities[dealt[spot]]) & 1 == 0:
            return False
    return not leaves_nobody_to_take(table, hidden.spots, dealt, start, end)


def fitting_abilities(table: Table, there: i64, taken_size: i64) -> i64:
    """As bits: the abilities with which a crook may lie where this one lies."""
    fitting: i64 = 0
    for ability in range(ABILITIES):
        if ability_fits(table, ability, there, taken_size):
            fitting |= bit(ability)
    return fitting


def fits_spot(table: Table, crook: i64, there: i64, taken_size: i64) -> bool:
    """Whether a crook may lie where another one lies, after all that was seen to happen there."""
    return ability_fits(table, table.cards.ability[crook], there, taken_size)


def ability_fits(table: Table, ability: i64, there: i64, taken_size: i64) -> bool:
    """The same by the ability of the crook: nothing else matters of it."""
    b = table.b
    place: i64 = b[at.place(there)]
    if ability == KINGPIN and b[at.down(there)] == 1:
        return False  # CR-103
    if place == at.IN_HAND:
        if ability == KINGPIN and taken_size > 1:
            return False  # CR-104
        if row_is_full(table, b[at.ACTIVE]) and not has_place_in_full_row(ability):
            return False  # CR-54
    hangout: i64 = place if place < at.HANGOUTS else b[at.origin(there)]
    if place == at.UNDEALT or hangout == at.NOWHERE:
        return True
    # CR-55, CR-56: at a failed recruit the pile held nobody whom that seat could have taken.
    if b[at.failed_full(hangout)] >> taken_size != 0 and has_place_in_full_row(ability):
        return False
    return b[at.failed_open(hangout)] >> taken_size == 0 or ability == KINGPIN


def leaves_nobody_to_take(
    table: Table, spots: vec[i64], dealt: vec[i64], start: i64, end: i64
) -> bool:
    """Whether a seat that is about to take a crook would find nobody (CR-55), in this deal."""
    b = table.b
    if b[at.DECISION] != decisions.TAKE:
        return False
    hangout: i64 = b[at.HANGOUT]
    full = row_is_full(table, b[at.ACTIVE])
    pile_is_here = False
    for spot in range(start, end):
        if b[at.place(spots[spot])] == hangout:
            pile_is_here = True
            ability: i64 = table.cards.ability[dealt[spot]]
            if full and has_place_in_full_row(ability):
                return False
            if not full and (ability != KINGPIN or b[at.size(hangout)] == 1):
                return False
    return pile_is_here


def rearranged(table: Table, seat: i64, spots: vec[i64], dealt: vec[i64]) -> vec[i64]:
    """The board with every hidden crook replaced by the one that is dealt to its spot."""
    old = table.b
    new = copy_of(old)
    for spot in range(len(spots)):
        crook: i64 = spots[spot]
        after: i64 = dealt[spot]
        new[at.place(after)] = old[at.place(crook)]
        new[at.down(after)] = old[at.down(crook)]
        new[at.origin(after)] = old[at.origin(crook)]
        new[at.taken_at(after)] = old[at.taken_at(crook)]
        if old[at.place(crook)] == at.IN_HAND:
            new[at.HAND] = after
    sort_into_piles(new)
    move_sights(table, seat, new, spots, dealt)
    return new


def move_sights(table: Table, seat: i64, new: vec[i64], spots: vec[i64], dealt: vec[i64]) -> None:
    """What the other seats have seen lies where they saw it."""
    b = table.b
    for other in range(table.seats):
        if other != seat and (b[at.known(other)] | b[at.glimpsed(other)]) != 0:
            for spot in range(len(spots)):
                seen: i64 = bit(spots[spot])
                if b[at.known(other)] & seen != 0:
                    new[at.known(other)] += bit(dealt[spot]) - seen
                if b[at.glimpsed(other)] & seen != 0:
                    new[at.glimpsed(other)] += bit(dealt[spot]) - seen


def sort_into_piles(b: vec[i64]) -> None:
    filled = zeros(at.HANGOUTS)
    for crook in range(1, at.CROOKS + 1):
        hangout: i64 = b[at.place(crook)]
        if hangout < at.HANGOUTS:
            b[at.pile(hangout, filled[hangout])] = crook
            filled[hangout] += 1

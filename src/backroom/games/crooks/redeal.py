"""Another deal that a seat of Crooks cannot tell from the real one.

Each lot of crooks (see knowledge.py) is shuffled over the spots where its members lie, until every
crook fits what was seen to happen at its spot. All deals that fit are equally likely.
"""

from typing import Final

from backroom.games.crooks.knowledge import LOCATED, lots, taken_sizes
from backroom.games.crooks.state import (
    ACTIVE,
    CROOKS,
    DOWN,
    FAILED_FULL,
    FAILED_OPEN,
    GLIMPSED,
    HAND,
    HANGOUT,
    HANGOUTS,
    IN_HAND,
    KINGPIN,
    KNOWN,
    NOWHERE,
    ORIGIN,
    OVER,
    PHASE,
    PILE_AT_MOST,
    PLACE_OF,
    SIZE,
    SLOT,
    TAKE,
    TAKEN_AT,
    UNDEALT,
    Table,
    has_place_in_full_row,
)
from backroom.kernel.chance import Chance, shuffle
from backroom.kernel.numbers import append, bit, i64, vec, zeros

SHUFFLES_AT_MOST: Final[i64] = 1000  # one in a few fits, with the cards of the house edition
EXCHANGES_PER_CROOK: Final[i64] = 30


def redealt(table: Table, seat: i64, chance: Chance) -> vec[i64]:
    """The board of another deal that looks the same to this seat."""
    if table.b[PHASE] == OVER:
        return table.b[:]  # CR-128: nothing is hidden any more
    sizes = taken_sizes(table)
    lot = lots(table, seat, sizes)
    successor = zeros(CROOKS + 1)  # by crook: who lies at its spot in the new deal
    for crook in range(1, CROOKS + 1):
        successor[crook] = crook
    for first in range(1, CROOKS + 1):
        if lot[first] != LOCATED and is_first_of_lot(lot, first):
            shuffle_lot(table, members_of_lot(lot, lot[first]), sizes, successor, chance)
    return rearranged(table, seat, successor)


def is_first_of_lot(lot: vec[i64], crook: i64) -> bool:
    for earlier in range(1, crook):
        if lot[earlier] == lot[crook]:
            return False
    return True


def members_of_lot(lot: vec[i64], number: i64) -> vec[i64]:
    members = vec[i64]()
    for crook in range(1, CROOKS + 1):
        if lot[crook] == number:
            members = append(members, crook)
    return members


def shuffle_lot(
    table: Table, members: vec[i64], sizes: vec[i64], successor: vec[i64], chance: Chance
) -> None:
    """Shuffle a lot until all fit: then every deal that fits is equally likely.

    Where hardly any deal fits, as in an edition full of kingpins, that would take for ever; then
    the real deal is stirred instead.
    """
    dealt = members[:]
    for _ in range(SHUFFLES_AT_MOST):
        shuffle(dealt, 0, len(dealt), chance)
        if fits(table, members, dealt, sizes):
            note_successors(members, dealt, successor)
            return
    dealt = members[:]
    stir(table, members, dealt, sizes, chance)
    note_successors(members, dealt, successor)


def stir(table: Table, members: vec[i64], dealt: vec[i64], sizes: vec[i64], chance: Chance) -> None:
    """Exchange pairs at random, many times, always keeping a deal that fits."""
    count: i64 = len(dealt)
    for _ in range(EXCHANGES_PER_CROOK * count):
        one: i64 = chance.below(count)
        other: i64 = chance.below(count)
        exchange(dealt, one, other)
        if not fits(table, members, dealt, sizes):
            exchange(dealt, one, other)


def exchange(dealt: vec[i64], one: i64, other: i64) -> None:
    kept: i64 = dealt[one]
    dealt[one] = dealt[other]
    dealt[other] = kept


def note_successors(members: vec[i64], dealt: vec[i64], successor: vec[i64]) -> None:
    for spot in range(len(dealt)):
        successor[members[spot]] = dealt[spot]


def fits(table: Table, members: vec[i64], dealt: vec[i64], sizes: vec[i64]) -> bool:
    """Whether all that was seen to happen was possible with this deal of a lot."""
    for spot in range(len(dealt)):
        if not fits_spot(table, dealt[spot], members[spot], sizes[members[spot]]):
            return False
    return not leaves_nobody_to_take(table, members, dealt)


def fits_spot(table: Table, crook: i64, there: i64, taken_size: i64) -> bool:
    """Whether a crook may lie where another one lies, after all that was seen to happen there."""
    b = table.b
    ability: i64 = table.cards.ability[crook]
    place: i64 = b[PLACE_OF + there]
    if ability == KINGPIN and b[DOWN + there] == 1:
        return False  # CR-103
    if place == IN_HAND:
        if ability == KINGPIN and taken_size > 1:
            return False  # CR-104
        if table.row_is_full(b[ACTIVE]) and not has_place_in_full_row(ability):
            return False  # CR-54
    hangout: i64 = place if place < HANGOUTS else b[ORIGIN + there]
    if place == UNDEALT or hangout == NOWHERE:
        return True
    # CR-55, CR-56: at a failed recruit the pile held nobody whom that seat could have taken.
    if b[FAILED_FULL + hangout] >> taken_size != 0 and has_place_in_full_row(ability):
        return False
    return b[FAILED_OPEN + hangout] >> taken_size == 0 or ability == KINGPIN


def leaves_nobody_to_take(table: Table, members: vec[i64], dealt: vec[i64]) -> bool:
    """Whether a seat that is about to take a crook would find nobody (CR-55), in this deal."""
    b = table.b
    if b[PHASE] != TAKE:
        return False
    hangout: i64 = b[HANGOUT]
    full = table.row_is_full(b[ACTIVE])
    pile_is_here = False
    for spot in range(len(members)):
        if b[PLACE_OF + members[spot]] == hangout:
            pile_is_here = True
            ability: i64 = table.cards.ability[dealt[spot]]
            if full and has_place_in_full_row(ability):
                return False
            if not full and (ability != KINGPIN or b[SIZE + hangout] == 1):
                return False
    return pile_is_here


def rearranged(table: Table, seat: i64, successor: vec[i64]) -> vec[i64]:
    """The board with every crook replaced by its successor."""
    old = table.b
    new = old[:]
    for crook in range(1, CROOKS + 1):
        after: i64 = successor[crook]
        new[PLACE_OF + after] = old[PLACE_OF + crook]
        new[DOWN + after] = old[DOWN + crook]
        new[ORIGIN + after] = old[ORIGIN + crook]
        new[TAKEN_AT + after] = old[TAKEN_AT + crook]
        if old[PLACE_OF + crook] == IN_HAND:
            new[HAND] = after
    sort_into_piles(new)
    for other in range(table.seats):
        if other != seat:  # what the others have seen lies where they saw it
            new[KNOWN + other] = mapped(old[KNOWN + other], successor)
            new[GLIMPSED + other] = mapped(old[GLIMPSED + other], successor)
    return new


def sort_into_piles(b: vec[i64]) -> None:
    filled = zeros(HANGOUTS)
    for crook in range(1, CROOKS + 1):
        hangout: i64 = b[PLACE_OF + crook]
        if hangout < HANGOUTS:
            b[SLOT + hangout * PILE_AT_MOST + filled[hangout]] = crook
            filled[hangout] += 1


def mapped(mask: i64, successor: vec[i64]) -> i64:
    result: i64 = 0
    for crook in range(1, CROOKS + 1):
        if (mask >> crook) & 1 == 1:
            result |= bit(successor[crook])
    return result

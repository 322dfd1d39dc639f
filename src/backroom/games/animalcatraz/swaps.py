"""SWAP: instead of showing a card a side rearranges its carried cards unseen (AZ-398, AZ-399)."""

from backroom.games.animalcatraz import telling
from backroom.games.animalcatraz.actions import (
    DONE,
    MY_CARD,
    MY_GANG,
    MY_UPGRADE,
    TO_GANG,
    TO_INMATE,
    TO_PARTNER,
)
from backroom.games.animalcatraz.board import (
    CARRY,
    FIGHTER,
    GANG_SLOT,
    KNOWN,
    NOTHING,
    SWAPPED,
    slot_of,
)
from backroom.games.animalcatraz.fighters import fighting_inmate, is_up
from backroom.games.animalcatraz.frames import SWAP_TO, SWAP_WHAT, SWAP_WITH
from backroom.games.animalcatraz.refusals import CANNOT_SWAP_AGAIN, ILLEGAL, NO_SUCH_CARD
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import lift, pocket_count
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def can_swap(table: Table, side: i64) -> bool:
    """Everybody can see whether there are two bearers and a card (AZ-762)."""
    bearers: i64 = 0
    cards: i64 = 0
    for role in range(3):
        if is_bearer(table, side, role):
            bearers += 1
            cards += carried_by(table, side, role)
    return bearers > 1 and cards > 0


def is_bearer(table: Table, side: i64, role: i64) -> bool:
    """A member of the fighting board that is uninjured (AZ-399)."""
    board: i64 = table.b[FIGHTER + side] // 3
    return is_up(table, side, 3 * board + role)


def carried_by(table: Table, side: i64, role: i64) -> i64:
    inmate: i64 = fighting_inmate(table, side)
    if role == 0:
        return pocket_count(table, inmate)
    return 0 if table.b[slot_of(inmate, GANG_SLOT + role - 1)] == NOTHING else 1


def begin(table: Table, side: i64) -> None:
    """Whoever does not hold the cards sees only that they may have changed places: of several,
    nobody else knows any more which is where."""
    b = table.b
    if table.journal is not None:
        telling.fights.rearranged(table.journal, table, side)
    inmate: i64 = fighting_inmate(table, side)
    cards: i64 = (
        carried_by(table, side, 0) + carried_by(table, side, 1) + carried_by(table, side, 2)
    )
    if cards > 1:
        for place in range(slot_of(inmate, 0), slot_of(inmate, GANG_SLOT + 2)):
            if b[place] != NOTHING:
                b[KNOWN + b[place]] &= bit(table.rival_of(inmate))
    b[SWAPPED] = 0
    table.push(SWAP_WHAT, side)


# D44: a card, where it goes, and at the limit what comes back for it.


def refusal(table: Table, decision: i64, side: i64, code: i64) -> i64:
    if decision == SWAP_TO:
        return target_refusal(table, side, table.x(), code)
    if decision == SWAP_WITH:
        return partner_refusal(table, side, code)
    if code == DONE:
        return ALLOWED
    refused: i64 = card_refusal(table, side, code)
    if refused == ALLOWED and not has_target(table, side, code):
        return CANNOT_SWAP_AGAIN
    return refused


def has_target(table: Table, side: i64, token: i64) -> bool:
    for code in range(TO_INMATE, TO_PARTNER):
        if target_refusal(table, side, token, code) == ALLOWED:
            return True
    return False


def card_refusal(table: Table, side: i64, code: i64) -> i64:
    """Each card moves at most once in a SWAP (AZ-105), and what an injured member has got since not
    at all (AZ-399)."""
    slot: i64 = slot_of_token(code)
    if slot < 0 or not is_bearer(table, side, role_of_slot(slot)):
        return NO_SUCH_CARD
    if table.b[slot_of(fighting_inmate(table, side), slot)] == NOTHING:
        return NO_SUCH_CARD
    return CANNOT_SWAP_AGAIN if (table.b[SWAPPED] >> slot) & 1 == 1 else ALLOWED


def slot_of_token(code: i64) -> i64:
    """The place on the board of a carried card; -1 for other tokens."""
    if MY_CARD <= code < MY_GANG:
        return code - MY_CARD
    if MY_GANG <= code < MY_UPGRADE:
        return GANG_SLOT + code - MY_GANG
    return -1


def target_refusal(table: Table, side: i64, token: i64, code: i64) -> i64:
    """To an uninjured member that does not carry the card yet and has room, or a card to give for
    it that has not moved."""
    if code < TO_INMATE or code >= TO_PARTNER:
        return ILLEGAL
    role: i64 = role_of_target(code)
    if not is_bearer(table, side, role) or role == role_of_slot(slot_of_token(token)):
        return ILLEGAL
    if carried_by(table, side, role) < limit(table, role):
        return ALLOWED
    return ALLOWED if has_unmoved(table, role) else CANNOT_SWAP_AGAIN


def has_unmoved(table: Table, role: i64) -> bool:
    """Whether a full member has a card that has not moved in this SWAP."""
    swapped: i64 = table.b[SWAPPED]
    if role > 0:
        return (swapped >> (GANG_SLOT + role - 1)) & 1 == 0
    full: i64 = bit(table.cards.carry_inmate) - 1
    return swapped & full != full


def partner_refusal(table: Table, side: i64, code: i64) -> i64:
    """The card that comes back must be one of the inmate's."""
    if code >= MY_GANG:
        return ILLEGAL
    return card_refusal(table, side, code)


def role_of_target(code: i64) -> i64:
    return 0 if code == TO_INMATE else 1 + code - TO_GANG


def role_of_slot(slot: i64) -> i64:
    return 0 if slot < GANG_SLOT else 1 + slot - GANG_SLOT


def limit(table: Table, role: i64) -> i64:
    """AZ-255."""
    return table.cards.carry_inmate if role == 0 else 1


def choose(table: Table, decision: i64, side: i64, x: i64, _y: i64, code: i64) -> None:
    if decision == SWAP_WHAT:
        if code == DONE:
            table.b[SWAPPED] = 0
        else:
            table.push(SWAP_TO, side, code)
        return
    if decision == SWAP_WITH:
        exchange(table, side, slot_of_token(x), slot_of_token(code))
    elif carried_by(table, side, role_of_target(code)) < limit(table, role_of_target(code)):
        move(table, side, slot_of_token(x), role_of_target(code))
    elif code == TO_INMATE:
        table.push(SWAP_WITH, side, x, code)
        return
    else:
        exchange(table, side, slot_of_token(x), GANG_SLOT + code - TO_GANG)
    table.push(SWAP_WHAT, side)


def move(table: Table, side: i64, slot: i64, role: i64) -> None:
    """A card goes to a member with room; the marks of the moved ones keep up with their cards."""
    b = table.b
    inmate: i64 = fighting_inmate(table, side)
    card: i64 = lift(table, slot_of(inmate, slot))
    if slot < CARRY:
        below: i64 = b[SWAPPED] & (bit(slot) - 1)
        above: i64 = b[SWAPPED] & (bit(CARRY) - 1) & ~(bit(slot + 1) - 1)
        b[SWAPPED] = (b[SWAPPED] & ~(bit(CARRY) - 1)) | below | (above >> 1)
    place: i64 = pocket_count(table, inmate) if role == 0 else GANG_SLOT + role - 1
    b[slot_of(inmate, place)] = card
    b[SWAPPED] |= bit(place)


def exchange(table: Table, side: i64, slot: i64, other: i64) -> None:
    b = table.b
    inmate: i64 = fighting_inmate(table, side)
    first: i64 = slot_of(inmate, slot)
    second: i64 = slot_of(inmate, other)
    card: i64 = b[first]
    b[first] = b[second]
    b[second] = card
    b[SWAPPED] |= bit(slot) | bit(other)

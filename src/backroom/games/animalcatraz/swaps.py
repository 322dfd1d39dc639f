"""SWAP: instead of showing a card a side rearranges its carried cards unseen (AZ-398, AZ-399)."""

from backroom.games.animalcatraz import actions, decisions, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.fighters import fighting_inmate, is_up
from backroom.games.animalcatraz.refusals import CANNOT_SWAP_AGAIN, ILLEGAL, NO_SUCH_CARD
from backroom.games.animalcatraz.state import Table, push, rival_of
from backroom.games.animalcatraz.supply import lift, pocket_count
from backroom.kernel.decisions import Answer, Decision
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
    board: i64 = table.b[at.fighter(side)] // 3
    return is_up(table, side, 3 * board + role)


def carried_by(table: Table, side: i64, role: i64) -> i64:
    inmate: i64 = fighting_inmate(table, side)
    if role == 0:
        return pocket_count(table, inmate)
    return 0 if table.b[at.slot(inmate, at.GANG_SLOT + role - 1)] == at.NOTHING else 1


def begin(table: Table, side: i64) -> None:
    """Whoever does not hold the cards sees only that they may have changed places: of several,
    nobody else knows any more which is where."""
    b = table.b
    if table.journal is not None:
        telling.fights.rearranged(table.journal, table, side, "AZ-398")
    inmate: i64 = fighting_inmate(table, side)
    cards: i64 = (
        carried_by(table, side, 0) + carried_by(table, side, 1) + carried_by(table, side, 2)
    )
    if cards > 1:
        for place in range(at.slot(inmate, 0), at.slot(inmate, at.GANG_SLOT + 2)):
            if b[place] != at.NOTHING:
                b[at.known(b[place])] &= bit(rival_of(table, inmate))
    b[at.SWAPPED] = 0
    push(table, decisions.SWAP_WHAT, side)


# D44: a card, where it goes, and at the limit what comes back for it.


def what_refusal(table: Table, side: i64, code: i64) -> i64:
    refused: i64 = card_refusal(table, side, code)
    if refused == ALLOWED and not has_target(table, side, code):
        return CANNOT_SWAP_AGAIN
    return refused


def choose_card(table: Table, side: i64, code: i64) -> None:
    push(table, decisions.SWAP_TO, side, code)


def end_swap(table: Table) -> None:
    table.b[at.SWAPPED] = 0


SWAP_WHAT = Decision(
    "swap_what",
    [
        Answer(actions.DONE, 1, end_swap),
        Answer(actions.MY_CARD, actions.GIVE - actions.MY_CARD, choose_card, what_refusal),
    ],
    public=False,
    marks=("open_ended",),
    about=(subjects.SIDE,),
)


def has_target(table: Table, side: i64, token: i64) -> bool:
    for code in range(actions.TO_INMATE, actions.TO_PARTNER):
        if target_refusal(table, side, token, code) == ALLOWED:
            return True
    return False


def card_refusal(table: Table, side: i64, code: i64) -> i64:
    """Each card moves at most once in a SWAP (AZ-105), and what an injured member has got since not
    at all (AZ-399)."""
    slot: i64 = slot_of_token(code)
    if slot < 0 or not is_bearer(table, side, role_of_slot(slot)):
        return NO_SUCH_CARD
    if table.b[at.slot(fighting_inmate(table, side), slot)] == at.NOTHING:
        return NO_SUCH_CARD
    return CANNOT_SWAP_AGAIN if (table.b[at.SWAPPED] >> slot) & 1 == 1 else ALLOWED


def slot_of_token(code: i64) -> i64:
    """The place on the board of a carried card; -1 for other tokens."""
    if actions.MY_CARD <= code < actions.MY_GANG:
        return code - actions.MY_CARD
    if actions.MY_GANG <= code < actions.MY_UPGRADE:
        return at.GANG_SLOT + code - actions.MY_GANG
    return -1


def target_refusal(table: Table, side: i64, slot: i64, code: i64) -> i64:
    """To an uninjured member that does not carry the card yet and has room, or a card to give for
    it that has not moved."""
    if code < actions.TO_INMATE or code >= actions.TO_PARTNER:
        return ILLEGAL
    role: i64 = role_of_target(code)
    if not is_bearer(table, side, role) or role == role_of_slot(slot_of_token(slot)):
        return ILLEGAL
    return ALLOWED if has_unmoved(table, role) else CANNOT_SWAP_AGAIN


def has_unmoved(table: Table, role: i64) -> bool:
    """Whether a member has room, or a card that has not moved in this SWAP."""
    swapped: i64 = table.b[at.SWAPPED]
    if role > 0:
        return (swapped >> (at.GANG_SLOT + role - 1)) & 1 == 0
    full: i64 = bit(table.cards.carry_inmate) - 1
    return swapped & full != full


def partner_refusal(table: Table, side: i64, code: i64) -> i64:
    """The card that comes back must be one of the inmate's."""
    if code >= actions.MY_GANG:
        return ILLEGAL
    return card_refusal(table, side, code)


def role_of_target(code: i64) -> i64:
    return 0 if code == actions.TO_INMATE else 1 + code - actions.TO_GANG


def role_of_slot(slot: i64) -> i64:
    return 0 if slot < at.GANG_SLOT else 1 + slot - at.GANG_SLOT


def limit(table: Table, role: i64) -> i64:
    """AZ-255."""
    return table.cards.carry_inmate if role == 0 else 1


def send_to(table: Table, side: i64, slot: i64, code: i64) -> None:
    role: i64 = role_of_target(code)
    if carried_by(table, side, role) < limit(table, role):
        move(table, side, slot_of_token(slot), role)
    elif role == 0:
        push(table, decisions.SWAP_WITH, side, slot, code)
        return
    else:
        exchange(table, side, slot_of_token(slot), at.GANG_SLOT + role - 1)
    push(table, decisions.SWAP_WHAT, side)


SWAP_TO = Decision(
    "swap_to",
    [Answer(actions.TO_CELL, actions.KIND - actions.TO_CELL, send_to, target_refusal)],
    public=False,
    about=(subjects.SIDE, subjects.SLOT),
)


def swap_with(table: Table, side: i64, slot: i64, code: i64) -> None:
    exchange(table, side, slot_of_token(slot), slot_of_token(code))
    push(table, decisions.SWAP_WHAT, side)


SWAP_WITH = Decision(
    "swap_with",
    [Answer(actions.MY_CARD, actions.GIVE - actions.MY_CARD, swap_with, partner_refusal)],
    public=False,
    about=(subjects.SIDE, subjects.SLOT, subjects.GOAL),
)


def move(table: Table, side: i64, slot: i64, role: i64) -> None:
    """A card goes to a member with room; the marks of the moved ones keep up with their cards."""
    b = table.b
    inmate: i64 = fighting_inmate(table, side)
    card: i64 = lift(table, at.slot(inmate, slot))
    if slot < at.CARRY:
        below: i64 = b[at.SWAPPED] & (bit(slot) - 1)
        above: i64 = b[at.SWAPPED] & (bit(at.CARRY) - 1) & ~(bit(slot + 1) - 1)
        b[at.SWAPPED] = (b[at.SWAPPED] & ~(bit(at.CARRY) - 1)) | below | (above >> 1)
    place: i64 = pocket_count(table, inmate) if role == 0 else at.GANG_SLOT + role - 1
    b[at.slot(inmate, place)] = card
    b[at.SWAPPED] |= bit(place)


def exchange(table: Table, side: i64, slot: i64, other: i64) -> None:
    b = table.b
    inmate: i64 = fighting_inmate(table, side)
    first: i64 = at.slot(inmate, slot)
    second: i64 = at.slot(inmate, other)
    card: i64 = b[first]
    b[first] = b[second]
    b[second] = card
    b[at.SWAPPED] |= bit(slot) | bit(other)

"""Moving cards between cell, inmate, gangsters and partner (D13; AZ-260 to AZ-263)."""

from backroom.games.animalcatraz import telling
from backroom.games.animalcatraz.actions import (
    GIVE,
    MY_CARD,
    MY_CELL,
    MY_GANG,
    MY_UPGRADE,
    PARTNER_CARD,
    PARTNER_UPGRADE,
    TO_CELL,
    TO_GANG,
    TO_INMATE,
    TO_PARTNER,
)
from backroom.games.animalcatraz.board import (
    AT,
    FREE_STEPS,
    GANG_SLOT,
    HOLE,
    HOME,
    NOBODY,
    NOTHING,
    NOWHERE,
    OWN_CELL,
    cell_slot,
    slot_of,
)
from backroom.games.animalcatraz.frames import SHIFT_SWAP, SHIFT_TO, SHIFT_WHAT
from backroom.games.animalcatraz.partners import are_together, gangster_at
from backroom.games.animalcatraz.refusals import (
    CANNOT_ACT,
    ILLEGAL,
    NO_GANGSTER,
    NO_SUCH_CARD,
    NOT_IN_CELL,
    NOT_TOGETHER,
)
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import (
    card_at,
    cell_count,
    count_from,
    end_of_group,
    forget,
    free_gang_slot,
    lift_hidden,
    place_of,
    pocket_count,
    start_of_group,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# Which ways are open.


def way_refusal(table: Table, inmate: i64, code: i64, to: i64) -> i64:
    """Whether a card may go from this place to that destination."""
    if MY_CELL <= code < MY_CARD:
        return cell_refusal(table, inmate) if to == TO_INMATE else ILLEGAL
    if MY_CARD <= code < MY_GANG and to == TO_CELL:
        return cell_refusal(table, inmate)
    if to == TO_CELL or (code < PARTNER_CARD and to == TO_INMATE and not is_gang_token(code)):
        return ILLEGAL
    if TO_GANG <= to < TO_PARTNER:
        return gang_refusal(table, inmate, code, to - TO_GANG)
    if code < PARTNER_CARD and to == TO_INMATE:
        return ALLOWED  # AZ-261: from a gangster
    return partner_refusal(table, inmate, code, to)


def is_gang_token(code: i64) -> bool:
    return MY_GANG <= code < MY_UPGRADE


def cell_refusal(table: Table, inmate: i64) -> i64:
    """AZ-260."""
    return ALLOWED if table.b[AT + inmate] == OWN_CELL else NOT_IN_CELL


def gang_refusal(table: Table, inmate: i64, code: i64, place: i64) -> i64:
    """AZ-261: from the inmate, or from the partner (AZ-262), to one of its gangsters."""
    if gangster_at(table, inmate, place) == NOBODY:
        return NO_GANGSTER
    if MY_CARD <= code < MY_GANG:
        return ALLOWED
    if PARTNER_CARD <= code < PARTNER_UPGRADE:
        return ALLOWED if are_together(table, inmate) else NOT_TOGETHER
    return ILLEGAL


def partner_refusal(table: Table, inmate: i64, code: i64, to: i64) -> i64:
    """AZ-262: between the boards of two inmates in one room."""
    from_partner: bool = code >= PARTNER_CARD
    if from_partner != (to == TO_INMATE):
        return ILLEGAL
    return ALLOWED if are_together(table, inmate) else NOT_TOGETHER


def what_refusal(table: Table, inmate: i64, code: i64) -> i64:
    """A place whose card can go somewhere."""
    if card_at(table, inmate, code) == NOTHING:
        return NO_SUCH_CARD
    for to in range(TO_CELL, TO_PARTNER + 1):
        if way_refusal(table, inmate, code, to) == ALLOWED:
            return ALLOWED
    return NOT_TOGETHER if code >= MY_UPGRADE else NOT_IN_CELL


def verb_refusal(table: Table, inmate: i64) -> i64:
    """AZ-767: whoever lies may still sort its cards; who is in the Hole may not."""
    if table.b[AT + inmate] >= HOLE:
        return CANNOT_ACT
    for code in range(MY_CELL, GIVE):
        if what_refusal(table, inmate, code) == ALLOWED:
            return ALLOWED
    return NO_SUCH_CARD


# Where a card goes to.


def free_place(table: Table, inmate: i64, code: i64, to: i64) -> i64:
    """The free place at a destination, or NOWHERE if it is full (AZ-251, AZ-255, AZ-263)."""
    b = table.b
    if to == TO_CELL:
        home: i64 = b[HOME + inmate]
        count: i64 = cell_count(table, home)
        return cell_slot(home, count) if count < table.cards.cell_limit else NOWHERE
    if is_upgrade_token(code):
        slot: i64 = place_of(table, inmate, opposite(code))
        return slot if b[slot] == NOTHING else NOWHERE
    if TO_GANG <= to < TO_PARTNER:
        cell: i64 = slot_of(inmate, GANG_SLOT + to - TO_GANG)
        return cell if b[cell] == NOTHING else NOWHERE
    bearer: i64 = table.partner_of(inmate) if to == TO_PARTNER else inmate
    carried: i64 = pocket_count(table, bearer)
    if carried < table.cards.carry_inmate:
        return slot_of(bearer, carried)
    return free_gang_slot(table, bearer) if to == TO_PARTNER else NOWHERE


def is_upgrade_token(code: i64) -> bool:
    return MY_UPGRADE <= code < PARTNER_CARD or PARTNER_UPGRADE <= code < GIVE


def opposite(code: i64) -> i64:
    """The partner's slot for the same kind of upgrade."""
    if code < PARTNER_CARD:
        return code + PARTNER_UPGRADE - MY_UPGRADE
    return code - PARTNER_UPGRADE + MY_UPGRADE


def only_swap(code: i64, to: i64) -> i64:
    """The token of the single place at a full destination, or NOWHERE if there are more."""
    if is_upgrade_token(code):
        return opposite(code)
    return MY_GANG + to - TO_GANG if TO_GANG <= to < TO_PARTNER else NOWHERE


def swap_refusal(table: Table, inmate: i64, to: i64, code: i64) -> i64:
    """A card at a full destination to be taken in exchange."""
    if to == TO_CELL:
        fits: bool = MY_CELL <= code < MY_CARD
    elif to == TO_INMATE:
        fits = MY_CARD <= code < MY_GANG
    else:
        fits = PARTNER_CARD <= code < PARTNER_UPGRADE
    if not fits:
        return ILLEGAL
    return NO_SUCH_CARD if card_at(table, inmate, code) == NOTHING else ALLOWED


# Decisions.


def refusal(table: Table, decision: i64, inmate: i64, code: i64) -> i64:
    if decision == SHIFT_WHAT:
        return what_refusal(table, inmate, code)
    if decision == SHIFT_TO:
        return way_refusal(table, inmate, table.x(), code)
    return swap_refusal(table, inmate, table.y(), code)


def choose(table: Table, decision: i64, inmate: i64, x: i64, y: i64, code: i64) -> None:
    if decision == SHIFT_WHAT:
        table.push(SHIFT_TO, inmate, code)
    elif decision == SHIFT_TO:
        shift(table, inmate, x, code)
    else:
        swap(table, inmate, x, code, y)


def shift(table: Table, inmate: i64, code: i64, to: i64) -> None:
    """One card moves to a free place, or changes places with another."""
    free: i64 = free_place(table, inmate, code, to)
    if free != NOWHERE:
        table.b[FREE_STEPS] += 1
        card: i64 = lift_hidden(table, place_of(table, inmate, code), insiders(table, inmate))
        table.b[free] = card
        if table.journal is not None:
            telling.cards.shifted(table.journal, table, inmate, code, to, card)
    elif only_swap(code, to) != NOWHERE:
        swap(table, inmate, code, only_swap(code, to), to)
    else:
        table.push(SHIFT_SWAP, inmate, code, to)


def swap(table: Table, inmate: i64, code: i64, other: i64, to: i64) -> None:
    """Two cards change places, one for one (AZ-263)."""
    b = table.b
    b[FREE_STEPS] += 1
    here: i64 = place_of(table, inmate, code)
    there: i64 = place_of(table, inmate, other)
    hide(table, inmate, here)
    hide(table, inmate, there)
    card: i64 = b[here]
    b[here] = b[there]
    b[there] = card
    if table.journal is not None:
        telling.cards.swapped(table.journal, table, inmate, code, to, card, b[here])


def insiders(table: Table, inmate: i64) -> i64:
    return bit(table.rival_of(inmate))


def hide(table: Table, inmate: i64, cell: i64) -> None:
    """Others do not see which card of its group is swapped."""
    first: i64 = start_of_group(cell)
    most: i64 = end_of_group(cell) - first
    forget(table, first, count_from(table, first, most), insiders(table, inmate))

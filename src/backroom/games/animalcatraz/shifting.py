"""Moving cards between cell, inmate, gangsters and partner (D13; AZ-260 to AZ-263)."""

from backroom.games.animalcatraz import actions, decisions, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.partners import are_together, gangster_at
from backroom.games.animalcatraz.refusals import (
    CANNOT_ACT,
    ILLEGAL,
    NO_GANGSTER,
    NO_SUCH_CARD,
    NOT_IN_CELL,
    NOT_TOGETHER,
    TOO_MANY_STEPS,
)
from backroom.games.animalcatraz.state import Table, partner_of, push, rival_of
from backroom.games.animalcatraz.supply import (
    card_at,
    card_refusal,
    cell_count,
    count_from,
    end_of_group,
    free_gang_slot,
    lift_hidden,
    place_of,
    pocket_count,
    start_of_group,
)
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# Which ways are open.


def way_refusal(table: Table, inmate: i64, slot: i64, code: i64) -> i64:
    """Whether a card may go from this place to that destination, both named by their codes."""
    if actions.MY_CELL <= slot < actions.MY_CARD:
        return cell_refusal(table, inmate) if code == actions.TO_INMATE else ILLEGAL
    if actions.MY_CARD <= slot < actions.MY_GANG and code == actions.TO_CELL:
        return cell_refusal(table, inmate)
    if code == actions.TO_CELL or (
        slot < actions.PARTNER_CARD and code == actions.TO_INMATE and not is_gang_token(slot)
    ):
        return ILLEGAL
    if actions.TO_GANG <= code < actions.TO_PARTNER:
        return gang_refusal(table, inmate, slot, code - actions.TO_GANG)
    if slot < actions.PARTNER_CARD and code == actions.TO_INMATE:
        return ALLOWED  # AZ-261: from a gangster
    return partner_refusal(table, inmate, slot, code)


def is_gang_token(code: i64) -> bool:
    return actions.MY_GANG <= code < actions.MY_UPGRADE


def cell_refusal(table: Table, inmate: i64) -> i64:
    """AZ-260."""
    return ALLOWED if table.b[at.place(inmate)] == at.OWN_CELL else NOT_IN_CELL


def gang_refusal(table: Table, inmate: i64, slot: i64, place: i64) -> i64:
    """AZ-261: from the inmate, or from the partner (AZ-262), to one of its gangsters."""
    if gangster_at(table, inmate, place) == at.NOBODY:
        return NO_GANGSTER
    if actions.MY_CARD <= slot < actions.MY_GANG:
        return ALLOWED
    if actions.PARTNER_CARD <= slot < actions.PARTNER_UPGRADE:
        return ALLOWED if are_together(table, inmate) else NOT_TOGETHER
    return ILLEGAL


def partner_refusal(table: Table, inmate: i64, slot: i64, to: i64) -> i64:
    """AZ-262: between the boards of two inmates in one room."""
    from_partner: bool = slot >= actions.PARTNER_CARD
    if from_partner != (to == actions.TO_INMATE):
        return ILLEGAL
    return ALLOWED if are_together(table, inmate) else NOT_TOGETHER


def what_refusal(table: Table, inmate: i64, code: i64) -> i64:
    """A place whose card can go somewhere."""
    if card_at(table, inmate, code) == at.NOTHING:
        return NO_SUCH_CARD
    for to in range(actions.TO_CELL, actions.TO_PARTNER + 1):
        if way_refusal(table, inmate, code, to) == ALLOWED:
            return ALLOWED
    return NOT_TOGETHER if code >= actions.MY_UPGRADE else NOT_IN_CELL


def choose_card(table: Table, inmate: i64, code: i64) -> None:
    push(table, decisions.SHIFT_TO, inmate, code)


SHIFT_WHAT = Decision(
    "shift_what",
    [Answer(actions.MY_CELL, actions.GIVE - actions.MY_CELL, choose_card, what_refusal)],
    public=False,
    about=(subjects.INMATE,),
)


def verb_refusal(table: Table, inmate: i64) -> i64:
    """AZ-767: whoever lies may still sort its cards; who is in the Hole may not."""
    if table.b[at.place(inmate)] >= at.HOLE:
        return CANNOT_ACT
    if table.b[at.FREE_STEPS] >= table.cards.free_steps:
        return TOO_MANY_STEPS  # AZ-105
    for code in range(actions.MY_CELL, actions.GIVE):
        if what_refusal(table, inmate, code) == ALLOWED:
            return ALLOWED
    return NO_SUCH_CARD


# Where a card goes to.


def free_place(table: Table, inmate: i64, code: i64, to: i64) -> i64:
    """The free place at a destination, or NOWHERE if it is full (AZ-251, AZ-255, AZ-263)."""
    b = table.b
    if to == actions.TO_CELL:
        home: i64 = b[at.home(inmate)]
        count: i64 = cell_count(table, home)
        return at.cell_slot(home, count) if count < table.cards.cell_limit else at.NOWHERE
    if is_upgrade_token(code):
        slot: i64 = place_of(table, inmate, opposite(code))
        return slot if b[slot] == at.NOTHING else at.NOWHERE
    if actions.TO_GANG <= to < actions.TO_PARTNER:
        cell: i64 = at.slot(inmate, at.GANG_SLOT + to - actions.TO_GANG)
        return cell if b[cell] == at.NOTHING else at.NOWHERE
    bearer: i64 = partner_of(table, inmate) if to == actions.TO_PARTNER else inmate
    carried: i64 = pocket_count(table, bearer)
    if carried < table.cards.carry_inmate:
        return at.slot(bearer, carried)
    return free_gang_slot(table, bearer) if to == actions.TO_PARTNER else at.NOWHERE


def is_upgrade_token(code: i64) -> bool:
    return (
        actions.MY_UPGRADE <= code < actions.PARTNER_CARD
        or actions.PARTNER_UPGRADE <= code < actions.GIVE
    )


def opposite(code: i64) -> i64:
    """The partner's slot for the same kind of upgrade."""
    if code < actions.PARTNER_CARD:
        return code + actions.PARTNER_UPGRADE - actions.MY_UPGRADE
    return code - actions.PARTNER_UPGRADE + actions.MY_UPGRADE


def only_swap(code: i64, to: i64) -> i64:
    """The token of the single place at a full destination, or NOWHERE if there are more."""
    if is_upgrade_token(code):
        return opposite(code)
    return (
        actions.MY_GANG + to - actions.TO_GANG
        if actions.TO_GANG <= to < actions.TO_PARTNER
        else at.NOWHERE
    )


def swap_refusal(table: Table, inmate: i64, goal: i64, code: i64) -> i64:
    """A card at a full destination to be taken in exchange."""
    if goal == actions.TO_CELL:
        fits: bool = actions.MY_CELL <= code < actions.MY_CARD
    elif goal == actions.TO_INMATE:
        fits = actions.MY_CARD <= code < actions.MY_GANG
    else:
        fits = actions.PARTNER_CARD <= code < actions.PARTNER_UPGRADE
    if not fits:
        return ILLEGAL
    return card_refusal(table, inmate, code)


def shift(table: Table, inmate: i64, slot: i64, code: i64) -> None:
    """One card moves to a free place, or changes places with another."""
    free: i64 = free_place(table, inmate, slot, code)
    if free != at.NOWHERE:
        table.b[at.FREE_STEPS] += 1
        card: i64 = lift_hidden(table, place_of(table, inmate, slot), insiders(table, inmate))
        table.b[free] = card
        if table.journal is not None:
            telling.cards.shifted(
                table.journal, table, inmate, slot, code, card, shift_rule(slot, code)
            )
    elif only_swap(slot, code) != at.NOWHERE:
        swap(table, inmate, slot, code, only_swap(slot, code))
    else:
        push(table, decisions.SHIFT_SWAP, inmate, slot, code)


SHIFT_TO = Decision(
    "shift_to",
    [Answer(actions.TO_CELL, actions.KIND - actions.TO_CELL, shift, way_refusal)],
    public=False,
    about=(subjects.INMATE, subjects.SLOT),
)


def swap(table: Table, inmate: i64, slot: i64, goal: i64, code: i64) -> None:
    """Two cards change groups, one for one (AZ-263). Each comes last in its new one: the place of
    the other would show which card that was."""
    b = table.b
    b[at.FREE_STEPS] += 1
    here: i64 = place_of(table, inmate, slot)
    there: i64 = place_of(table, inmate, code)
    card: i64 = lift_hidden(table, here, insiders(table, inmate))
    back: i64 = lift_hidden(table, there, insiders(table, inmate))
    b[behind_group(table, here)] = back
    b[behind_group(table, there)] = card
    if table.journal is not None:
        telling.cards.swapped(
            table.journal, table, inmate, slot, goal, card, back, shift_rule(slot, goal)
        )


SHIFT_SWAP = Decision(
    "shift_swap",
    [Answer(actions.MY_CELL, actions.GIVE - actions.MY_CELL, swap, swap_refusal)],
    public=False,
    about=(subjects.INMATE, subjects.SLOT, subjects.GOAL),
)


def insiders(table: Table, inmate: i64) -> i64:
    return bit(rival_of(table, inmate))


def behind_group(table: Table, cell: i64) -> i64:
    """The first free place of the group that this one belongs to, which is not full."""
    first: i64 = start_of_group(cell)
    return first + count_from(table, first, end_of_group(cell) - first)


def shift_rule(code: i64, to: i64) -> str:
    """Between inmate and cell, between partners, or between inmate and gangsters."""
    if actions.MY_CELL <= code < actions.MY_CARD or to == actions.TO_CELL:
        return "AZ-260"
    return "AZ-262" if code >= actions.PARTNER_CARD or to == actions.TO_PARTNER else "AZ-261"

"""Cellblock-King: filling a wing, taking cards out of spare cells (D19; group 4.13)."""

from backroom.games.animalcatraz import (
    actions,
    carrying,
    decisions,
    gangsters,
    injuries,
    subjects,
    telling,
)
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import TRAP
from backroom.games.animalcatraz.refusals import (
    ILLEGAL,
    NOT_YOUR_WING,
    NOTHING_TO_PUT,
    SPARE_EMPTY,
    SPARE_TAKEN,
)
from backroom.games.animalcatraz.state import Table, let_be, push, rival_of, wing_of
from backroom.games.animalcatraz.supply import (
    card_refusal,
    carried_count,
    lift_hidden,
    place_of,
    pocket,
    show,
    to_chair,
    what,
)
from backroom.games.animalcatraz.wings import can_take_from, check_wing, count_empty, is_empty
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# The icon.


def here(table: Table, inmate: i64) -> i64:
    """The cell of the wing where the inmate stands."""
    return table.b[at.place(inmate)] - at.WING


def put_refusal(table: Table, inmate: i64) -> i64:
    """AZ-294, AZ-309: only in its assigned wing."""
    if table.b[at.place(inmate)] != wing_of(table, inmate):
        return NOT_YOUR_WING
    if count_empty(table, here(table, inmate)) == 0:
        return SPARE_TAKEN
    return NOTHING_TO_PUT if carried_count(table, inmate) == 0 else ALLOWED


def take_refusal(table: Table, inmate: i64) -> i64:
    """AZ-305, AZ-307: anybody in the wing."""
    for place in range(at.SPARE):
        if can_take_from(table, here(table, inmate), place):
            return ALLOWED
    return SPARE_EMPTY


def icon_refusal(table: Table, inmate: i64) -> i64:
    """AZ-143: one icon for putting, taking and recruiting. If it is of no use at all, it is because
    nothing can be put into one's own wing, or taken out of another's."""
    put: i64 = put_refusal(table, inmate)
    take: i64 = take_refusal(table, inmate)
    if put == ALLOWED or take == ALLOWED or gangsters.recruit_refusal(table, inmate) == ALLOWED:
        return ALLOWED
    return take if put == NOT_YOUR_WING else put


def begin(table: Table, inmate: i64) -> None:
    push(table, decisions.CELLBLOCK, inmate)


def begin_put(table: Table, inmate: i64) -> None:
    push(table, decisions.PUT_WHAT, inmate)


def begin_take(table: Table, inmate: i64) -> None:
    push(table, decisions.TAKE_WHERE, inmate)


def begin_recruiting(table: Table, inmate: i64) -> None:
    push(table, decisions.RECRUIT_WHERE, inmate)


CELLBLOCK = Decision(
    "cellblock",
    [  # AZ-306: one of them
        Answer(actions.PUT, 1, begin_put, put_refusal),
        Answer(actions.TAKE, 1, begin_take, take_refusal),
        Answer(actions.RECRUIT, 1, begin_recruiting, gangsters.recruit_refusal),
    ],
    public=False,
    about=(subjects.INMATE,),
)


# Putting cards into spare cells.


def stop_refusal(cards: i64) -> i64:
    """One card at least."""
    return ALLOWED if cards > 0 else ILLEGAL


def choose_card(table: Table, inmate: i64, cards: i64, code: i64) -> None:
    push(table, decisions.PUT_WHERE, inmate, cards, code)


PUT_WHAT = Decision(
    "put_what",
    [
        Answer(actions.DONE, 1, let_be, stop_refusal),
        Answer(actions.MY_CARD, actions.MY_UPGRADE - actions.MY_CARD, choose_card, card_refusal),
    ],
    public=False,
    marks=("open_ended",),
    about=(subjects.INMATE, subjects.CARDS),
)


def empty_refusal(table: Table, inmate: i64, place: i64) -> i64:
    return ALLOWED if is_empty(table, here(table, inmate), place) else SPARE_TAKEN


def put(table: Table, inmate: i64, cards: i64, slot: i64, place: i64) -> None:
    """AZ-294: face down; a second card may follow."""
    b = table.b
    cell: i64 = here(table, inmate)
    rival: i64 = rival_of(table, inmate)
    card: i64 = lift_hidden(table, place_of(table, inmate, slot), bit(rival))
    b[at.spare_card(cell, place)] = card
    b[at.spare_by(cell, place)] = rival
    if table.journal is not None:
        telling.goals.card_put(table.journal, table, inmate, cell, place, card, "AZ-294")
    if cards == 0 and put_refusal(table, inmate) == ALLOWED:
        push(table, decisions.PUT_WHAT, inmate, 1)
    check_wing(table, cell, "AZ-303")


PUT_WHERE = Decision(
    "put_where",
    [Answer(actions.SPARE, at.SPARE, put, empty_refusal)],
    public=True,
    about=(subjects.INMATE, subjects.CARDS, subjects.SLOT),
)


# Taking them out.


def spare_refusal(table: Table, inmate: i64, place: i64) -> i64:
    return ALLOWED if can_take_from(table, here(table, inmate), place) else SPARE_EMPTY


def take(table: Table, inmate: i64, place: i64) -> None:
    """AZ-305, AZ-310, AZ-311: shown before it is pocketed; no theft (AZ-308)."""
    b = table.b
    cell: i64 = here(table, inmate)
    card: i64 = b[at.spare_card(cell, place)]
    by: i64 = b[at.spare_by(cell, place)]
    b[at.spare_card(cell, place)] = at.NOTHING
    b[at.spare_by(cell, place)] = at.NOBODY
    show(table, card)
    if table.journal is not None:
        is_own = b[at.cell_rival(cell)] == rival_of(table, inmate)
        rule = "AZ-305" if is_own else "AZ-307"
        telling.goals.spare_taken(table.journal, table, inmate, cell, place, card, rule)
    if what(table, card) == TRAP:
        to_chair(table, card)  # AZ-321
        injuries.spring(table, inmate, by, cell, "AZ-311", "AZ-312")
    else:
        pocket(table, inmate, card)
        carrying.check_pockets(table, inmate)
    check_wing(table, cell, "AZ-303")


TAKE_WHERE = Decision(
    "take_where",
    [Answer(actions.SPARE, at.SPARE, take, spare_refusal)],
    public=True,
    about=(subjects.INMATE,),
)

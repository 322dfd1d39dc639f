"""The Hole (group 4.10, AZ-209 to AZ-222)."""

from typing import Final

from backroom.games.animalcatraz import actions, decisions, gangsters, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import SACRIFICE
from backroom.games.animalcatraz.inmates import lose_actions
from backroom.games.animalcatraz.state import (
    Table,
    can_act,
    first_inmate,
    is_inside,
    partner_of,
    push,
)
from backroom.games.animalcatraz.supply import discard_carried
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import i64

# Why an inmate is sent to the Hole.
UNPAID_TOLL: Final[i64] = 0
MISSED_EVENT: Final[i64] = 1
AFTER_ESCAPE: Final[i64] = 2


def send(table: Table, inmate: i64, why: i64) -> None:
    push(table, decisions.GO_TO_HOLE, inmate, 0, why)


def send_all(table: Table, rival: i64, why: i64) -> None:
    """All inmates of a rival that are in the prison (AZ-200, AZ-204)."""
    first: i64 = first_inmate(table, rival)
    if not table.pairs:
        if is_inside(table, first):
            send(table, first, why)
        return
    both: i64 = 1 if is_inside(table, first) and is_inside(table, first + 1) else 0
    if is_inside(table, first + 1):
        push(table, decisions.GO_TO_HOLE, first + 1, both, why)
    if is_inside(table, first):
        push(table, decisions.GO_TO_HOLE, first, both, why)


def take_away(table: Table, inmate: i64, with_partner: i64, why: i64) -> None:
    """Who lies or is locked up already cannot use the Scapegoat (AZ-536)."""
    if can_act(table, inmate) and scapegoat_of(table, inmate) != at.NOBODY:
        push(table, decisions.SCAPEGOAT_FOR_HOLE, inmate, with_partner, why)
    else:
        lock_up(table, inmate, with_partner, why)


GO_TO_HOLE = Task(
    "go_to_hole", take_away, about=(subjects.INMATE, subjects.WITH_PARTNER, subjects.WHY)
)


# The Scapegoat.


def scapegoat_of(table: Table, inmate: i64) -> i64:
    """A gangster on its board that goes in its stead, or NOBODY (AZ-570)."""
    for place in range(at.BOARD_GANG):
        gangster: i64 = table.b[at.gang(inmate, place)]
        if gangster != at.NOBODY and table.cards.gang_ability[gangster] == SACRIFICE:
            return gangster
    return at.NOBODY


def sacrifice(table: Table, inmate: i64, with_partner: i64) -> None:
    """AZ-571: the inmate stays, with its cards and Actions; if its partner is sent, it pays for
    that like any other partner (AZ-219)."""
    gangsters.discard_by_own_text(table, inmate, scapegoat_of(table, inmate), "AZ-570")
    if with_partner == 1:
        lose_actions(table, inmate, table.cards.hole_actions)


# In and out.


def lock_up(table: Table, inmate: i64, with_partner: i64, why: i64) -> None:
    """AZ-209 to AZ-215, AZ-218, AZ-220, AZ-221. A Primal state goes on (AZ-177)."""
    b = table.b
    price: i64 = table.cards.hole_actions
    b[at.place(inmate)] = at.HOLE
    b[at.lying(inmate)] = 0
    count: i64 = discard_carried(table, inmate, False)
    if table.journal is not None:
        telling.turns.sent_to_hole(table.journal, table, inmate, count, hole_rule(why))
    lose_actions(table, inmate, price)
    partner: i64 = partner_of(table, inmate)
    if partner != at.NOBODY and with_partner == 0 and is_inside(table, partner):
        lose_actions(table, partner, price)  # AZ-219
    if b[at.ACTIVE] == inmate:
        release_if_paid(table, inmate)  # AZ-217


SCAPEGOAT_FOR_HOLE = Decision(
    "scapegoat_for_hole",
    [Answer(actions.YES, 1, sacrifice), Answer(actions.NO, 1, lock_up)],
    public=False,
    about=(subjects.INMATE, subjects.WITH_PARTNER, subjects.WHY),
)


def hole_rule(why: i64) -> str:
    if why == MISSED_EVENT:
        return "AZ-200"
    return "AZ-370" if why == AFTER_ESCAPE else "AZ-677"


def release_if_paid(table: Table, inmate: i64) -> None:
    """AZ-216: in its own turn, with nothing owed; the Warden does not ask again in this turn
    (AZ-678)."""
    b = table.b
    if b[at.place(inmate)] != at.HOLE or b[at.owed(inmate)] > 0:
        return
    b[at.place(inmate)] = at.YARD
    b[at.TOLL_PAID] = 1
    if table.journal is not None:
        telling.turns.left_hole(table.journal, table, inmate, "AZ-216")
    push(table, decisions.VISIT, inmate)  # AZ-205

"""The Hole (group 4.10, AZ-209 to AZ-222)."""

from backroom.games.animalcatraz import gangsters, telling
from backroom.games.animalcatraz.actions import YES
from backroom.games.animalcatraz.board import (
    ACTIVE,
    AT,
    BOARD_GANG,
    GANG,
    HOLE,
    LYING,
    NOBODY,
    OWED,
    TOLL_PAID,
    YARD,
)
from backroom.games.animalcatraz.cards import SACRIFICE
from backroom.games.animalcatraz.frames import GO_TO_HOLE, SCAPEGOAT_FOR_HOLE, VISIT
from backroom.games.animalcatraz.inmates import lose_actions
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import discard_carried
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED


def send(table: Table, inmate: i64) -> None:
    table.push(GO_TO_HOLE, inmate)


def send_all(table: Table, rival: i64) -> None:
    """All inmates of a rival that are in the prison (AZ-200, AZ-204)."""
    first: i64 = table.first_inmate(rival)
    if not table.pairs:
        if table.is_inside(first):
            send(table, first)
        return
    both: i64 = 1 if table.is_inside(first) and table.is_inside(first + 1) else 0
    if table.is_inside(first + 1):
        table.push(GO_TO_HOLE, first + 1, both)
    if table.is_inside(first):
        table.push(GO_TO_HOLE, first, both)


def carry_out(table: Table, _task: i64, who: i64, x: i64, _y: i64) -> None:
    """GO_TO_HOLE; who lies or is locked up already cannot use the Scapegoat (AZ-536)."""
    if table.can_act(who) and scapegoat_of(table, who) != NOBODY:
        table.push(SCAPEGOAT_FOR_HOLE, who, x)
    else:
        lock_up(table, who, x == 1)


# The Scapegoat.


def scapegoat_of(table: Table, inmate: i64) -> i64:
    """A gangster on its board that goes in its stead, or NOBODY (AZ-570)."""
    for place in range(BOARD_GANG):
        gangster: i64 = table.b[GANG + inmate * BOARD_GANG + place]
        if gangster != NOBODY and table.cards.gang_ability[gangster] == SACRIFICE:
            return gangster
    return NOBODY


def refusal(_table: Table, _decision: i64, _inmate: i64, _code: i64) -> i64:
    """SCAPEGOAT_FOR_HOLE: YES or NO."""
    return ALLOWED


def choose(table: Table, _decision: i64, inmate: i64, x: i64, _y: i64, code: i64) -> None:
    """AZ-571: the inmate stays, with its cards and Actions; if its partner is sent, it pays for
    that like any other partner (AZ-219)."""
    if code == YES:
        gangsters.discard_by_own_text(table, inmate, scapegoat_of(table, inmate))
        if x == 1:
            lose_actions(table, inmate, table.cards.hole_actions)
    else:
        lock_up(table, inmate, x == 1)


# In and out.


def lock_up(table: Table, inmate: i64, with_partner: bool) -> None:
    """AZ-209 to AZ-215, AZ-218, AZ-220, AZ-221. A Primal state goes on (AZ-177)."""
    b = table.b
    price: i64 = table.cards.hole_actions
    b[AT + inmate] = HOLE
    b[LYING + inmate] = 0
    count: i64 = discard_carried(table, inmate, False)
    if table.journal is not None:
        telling.turns.sent_to_hole(table.journal, table, inmate, count)
    lose_actions(table, inmate, price)
    partner: i64 = table.partner_of(inmate)
    if partner != NOBODY and not with_partner and table.is_inside(partner):
        lose_actions(table, partner, price)  # AZ-219
    if b[ACTIVE] == inmate:
        release_if_paid(table, inmate)  # AZ-217


def release_if_paid(table: Table, inmate: i64) -> None:
    """AZ-216: in its own turn, with nothing owed; the Warden does not ask again in this turn
    (AZ-678)."""
    b = table.b
    if b[AT + inmate] != HOLE or b[OWED + inmate] > 0:
        return
    b[AT + inmate] = YARD
    b[TOLL_PAID] = 1
    if table.journal is not None:
        telling.turns.left_hole(table.journal, table, inmate)
    table.push(VISIT, inmate)  # AZ-205

"""The Warden and his toll (group 4.25; Pablo's share AZ-652 to AZ-658; D11, D52).

Nobody but Pablo corrupts him: the Event made for it is not published (AZ-681, AZ-682).
"""

from backroom.games.animalcatraz import carrying, hole, telling
from backroom.games.animalcatraz.actions import MY_UPGRADE
from backroom.games.animalcatraz.board import (
    AT,
    INMATE_UPGRADE_SLOT,
    NOBODY,
    NOTHING,
    TOLL_PAID,
    WARDEN_IN,
    WARDEN_OWNER,
    slot_of,
)
from backroom.games.animalcatraz.cards import WARDEN_IMMUNE
from backroom.games.animalcatraz.frames import TOLL
from backroom.games.animalcatraz.inmates import has_ability
from backroom.games.animalcatraz.refusals import NO_SUCH_CARD
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import (
    card_at,
    carried_count,
    lift_hidden,
    place_of,
    pocket,
    to_chair,
)
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def carry_out(table: Table, _task: i64, who: i64, _x: i64, _y: i64) -> None:
    """MEET_WARDEN: AZ-671 to AZ-674, AZ-677; a cell is not his room (AZ-680)."""
    b = table.b
    if b[TOLL_PAID] == 1 or b[AT + who] != b[WARDEN_IN]:
        return
    if has_ability(table, who, WARDEN_IMMUNE):
        return  # AZ-652
    if can_pay(table, who):
        table.push(TOLL, who)
    else:
        if table.journal is not None:
            telling.turns.cannot_pay(table.journal, table, who)
        hole.send(table, who)  # AZ-655


def can_pay(table: Table, inmate: i64) -> bool:
    """With a carried card, a gangster's too (AZ-675), or the inmate upgrade."""
    if carried_count(table, inmate) > 0:
        return True
    return table.b[slot_of(inmate, INMATE_UPGRADE_SLOT)] != NOTHING


def refusal(table: Table, _decision: i64, inmate: i64, code: i64) -> i64:
    return NO_SUCH_CARD if card_at(table, inmate, code) == NOTHING else ALLOWED


def choose(table: Table, _decision: i64, inmate: i64, _x: i64, _y: i64, code: i64) -> None:
    """The card goes face down to the chair (AZ-676), or to Pablo (AZ-654, AZ-657)."""
    b = table.b
    b[TOLL_PAID] = 1
    owner: i64 = payee(table, inmate)
    insiders: i64 = bit(table.rival_of(inmate))
    if owner != NOBODY:
        insiders |= bit(table.rival_of(owner))
    card: i64 = lift_hidden(table, place_of(table, inmate, code), insiders)
    if table.journal is not None:
        telling.turns.toll_paid(table.journal, table, inmate, owner, card, code == MY_UPGRADE)
    if owner == NOBODY:
        to_chair(table, card)
    else:
        pocket(table, owner, card)
        carrying.check_pockets(table, owner)


def payee(table: Table, inmate: i64) -> i64:
    """Whoever owns the Warden, if it is a rival in the prison; else NOBODY."""
    owner: i64 = table.b[WARDEN_OWNER]
    if owner == NOBODY or not table.is_rival(inmate, owner) or not table.is_inside(owner):
        return NOBODY
    return owner

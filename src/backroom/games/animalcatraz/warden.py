"""The Warden and his toll (group 4.25; Pablo's share AZ-652 to AZ-658; D11, D52).

Nobody but Pablo corrupts him: the Event made for it is not published (AZ-681, AZ-682).
"""

from backroom.games.animalcatraz import actions, carrying, decisions, hole, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import WARDEN_IMMUNE
from backroom.games.animalcatraz.inmates import has_ability
from backroom.games.animalcatraz.state import Table, is_inside, is_rival, push, rival_of
from backroom.games.animalcatraz.supply import (
    card_refusal,
    carried_count,
    lift_hidden,
    place_of,
    pocket,
    to_chair,
)
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import bit, i64


def meet(table: Table, inmate: i64) -> None:
    """AZ-671 to AZ-674, AZ-677; a cell is not his room (AZ-680)."""
    b = table.b
    if b[at.TOLL_PAID] == 1 or b[at.place(inmate)] != b[at.WARDEN_IN]:
        return
    if has_ability(table, inmate, WARDEN_IMMUNE):
        return  # AZ-652
    if can_pay(table, inmate):
        push(table, decisions.TOLL, inmate)
    else:
        if table.journal is not None:
            rule = "AZ-677" if payee(table, inmate) == at.NOBODY else "AZ-655"
            telling.turns.cannot_pay(table.journal, table, inmate, rule)
        hole.send(table, inmate, hole.UNPAID_TOLL)  # AZ-655


MEET_WARDEN = Task("meet_warden", meet, about=(subjects.INMATE,))


def can_pay(table: Table, inmate: i64) -> bool:
    """With a carried card, a gangster's too (AZ-675), or the inmate upgrade."""
    if carried_count(table, inmate) > 0:
        return True
    return table.b[at.slot(inmate, at.INMATE_UPGRADE_SLOT)] != at.NOTHING


def pay(table: Table, inmate: i64, code: i64) -> None:
    """The card goes face down to the chair (AZ-676), or to Pablo (AZ-654, AZ-657)."""
    b = table.b
    b[at.TOLL_PAID] = 1
    owner: i64 = payee(table, inmate)
    insiders: i64 = bit(rival_of(table, inmate))
    if owner != at.NOBODY:
        insiders |= bit(rival_of(table, owner))
    card: i64 = lift_hidden(table, place_of(table, inmate, code), insiders)
    if table.journal is not None:
        rule = "AZ-674" if owner == at.NOBODY else "AZ-654"
        telling.turns.toll_paid(
            table.journal, table, inmate, owner, card, code == actions.MY_UPGRADE, rule
        )
    if owner == at.NOBODY:
        to_chair(table, card)
    else:
        pocket(table, owner, card)
        carrying.check_pockets(table, owner)


TOLL = Decision(
    "toll",
    [Answer(actions.MY_CARD, actions.MY_UPGRADE + 1 - actions.MY_CARD, pay, card_refusal)],
    public=True,
    about=(subjects.INMATE,),
)


def payee(table: Table, inmate: i64) -> i64:
    """Whoever owns the Warden, if it is a rival in the prison; else NOBODY."""
    owner: i64 = table.b[at.WARDEN_OWNER]
    if owner == at.NOBODY or not is_rival(table, inmate, owner) or not is_inside(table, owner):
        return at.NOBODY
    return owner

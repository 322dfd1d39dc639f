"""Two inmates on one REP track: when they are together, and the exchange of gangsters (AZ-262,
AZ-263, AZ-376, AZ-606)."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import telling
from backroom.games.animalcatraz.actions import GIVE, TAKE_GANG
from backroom.games.animalcatraz.refusals import (
    CANNOT_ACT,
    NO_GANGSTER,
    NOT_TOGETHER,
    TOO_MANY_STEPS,
)
from backroom.games.animalcatraz.state import Table, can_act, partner_of
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED


def are_together(table: Table, inmate: i64) -> bool:
    """Whether the partner is in the same room, or in the cell that they share."""
    b = table.b
    partner: i64 = partner_of(table, inmate)
    if (
        partner == at.NOBODY
        or b[at.place(inmate)] != b[at.place(partner)]
        or b[at.place(inmate)] > at.OWN_CELL
    ):
        return False
    return b[at.place(inmate)] < at.OWN_CELL or b[at.home(inmate)] == b[at.home(partner)]


def is_own(code: i64) -> bool:
    """Whether an exchange starts with a gangster of one's own."""
    return code < TAKE_GANG


def place_in(code: i64) -> i64:
    return code - GIVE if is_own(code) else code - TAKE_GANG


def gangster_at(table: Table, inmate: i64, place: i64) -> i64:
    return table.b[at.gang(inmate, place)]


def meeting_refusal(table: Table, inmate: i64) -> i64:
    if not can_act(table, inmate):
        return CANNOT_ACT
    if not are_together(table, inmate):
        return NOT_TOGETHER
    # AZ-105
    return TOO_MANY_STEPS if table.b[at.FREE_STEPS] >= table.cards.free_steps else ALLOWED


def exchange_refusal(table: Table, inmate: i64, code: i64) -> i64:
    owner: i64 = inmate if is_own(code) else partner_of(table, inmate)
    return NO_GANGSTER if gangster_at(table, owner, place_in(code)) == at.NOBODY else ALLOWED


def exchange(table: Table, inmate: i64, code: i64) -> None:
    """A gangster changes boards with the card it carries. If the other board is full two change
    places: who is given, with the one in the same place; who is taken, with the one in the other
    place. So all four pairs can be named."""
    partner: i64 = partner_of(table, inmate)
    giver: i64 = inmate if is_own(code) else partner
    taker: i64 = partner if is_own(code) else inmate
    place: i64 = place_in(code)
    to: i64 = place if is_own(code) else 1 - place
    for free in range(at.BOARD_GANG):
        if gangster_at(table, taker, free) == at.NOBODY:
            to = free
    table.b[at.FREE_STEPS] += 1
    change_places(table, giver, place, taker, to)
    if table.journal is not None:
        rule = "AZ-606" if table.options.two_cells else "AZ-262"
        telling.cards.gangsters_exchanged(table.journal, table, giver, place, taker, to, rule)


def change_places(table: Table, giver: i64, place: i64, taker: i64, to: i64) -> None:
    b = table.b
    given: i64 = gangster_at(table, giver, place)
    card: i64 = b[at.slot(giver, at.GANG_SLOT + place)]
    b[at.gang(giver, place)] = gangster_at(table, taker, to)
    b[at.slot(giver, at.GANG_SLOT + place)] = b[at.slot(taker, at.GANG_SLOT + to)]
    b[at.gang(taker, to)] = given
    b[at.slot(taker, at.GANG_SLOT + to)] = card

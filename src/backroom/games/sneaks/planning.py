"""Every seat plans in secret: where its sneaks go, then its snitches (SN-25 to SN-34)."""

from backroom.games.sneaks import actions, decisions, telling
from backroom.games.sneaks import board as at
from backroom.games.sneaks.refusals import (
    DESTINATION_USED,
    DESTINATION_USED_BY_TWO,
    SITE_CLOSED,
)
from backroom.games.sneaks.state import Table, destination, sneaks_owed, snitches_owed
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED, WRONG_PHASE


def open_plans(table: Table) -> None:
    """Every seat owes a plan (SN-26 to SN-28); the ally decides how many teams (SN-118, SN-119)."""
    b = table.b
    for seat in range(table.seats):
        b[at.sneaks_due(seat)] = sneaks_owed(table, seat)
        b[at.snitches_due(seat)] = snitches_owed(table, seat)
    b[at.DECISION] = decisions.PLAN
    b[at.WAITING] = bit(table.seats) - 1  # SN-31


def no_sneaks_due(table: Table, seat: i64) -> i64:
    return WRONG_PHASE if table.b[at.sneaks_due(seat)] == 0 else ALLOWED


def sneaks_are_due(table: Table, seat: i64) -> i64:
    """Sneaks are sent before snitches."""
    return WRONG_PHASE if table.b[at.sneaks_due(seat)] > 0 else ALLOWED


def destination_refusal(table: Table, seat: i64, site: i64) -> i64:
    b = table.b
    if site >= b[at.SITES_OPEN]:
        return SITE_CLOSED  # SN-13, SN-16, SN-115
    if ((b[at.SNEAKS] | b[at.SNITCHES]) >> destination(seat, site)) & 1 == 1:
        return DESTINATION_USED if table.seats > 2 else DESTINATION_USED_BY_TWO
    return ALLOWED


def send_sneaks(table: Table, seat: i64, site: i64) -> None:
    """SN-26. Nothing is told: nobody may know that this plan has been begun (SN-32)."""
    b = table.b
    b[at.SNEAKS] |= bit(destination(seat, site))
    b[at.sneaks_due(seat)] -= 1


def send_snitches(table: Table, seat: i64, site: i64) -> None:
    """SN-27; the last snitches finish a plan, and the last plan sets off the rest (SN-33)."""
    b = table.b
    b[at.SNITCHES] |= bit(destination(seat, site))
    b[at.snitches_due(seat)] -= 1
    if b[at.snitches_due(seat)] > 0:
        return
    b[at.WAITING] ^= bit(seat)
    if table.journal is not None:
        telling.planned(table.journal, table, seat, "SN-32")
    if b[at.WAITING] == 0:
        if table.journal is not None:
            telling.revealed(table.journal, table, "SN-33")  # SN-34: no choice between
        b[at.SITE_AT] = 0


PLAN = Decision(
    "plan",
    [
        Answer(actions.SNEAK, at.SITES, send_sneaks, destination_refusal, no_sneaks_due),
        Answer(actions.SNITCH, at.SITES, send_snitches, destination_refusal, sneaks_are_due),
    ],
    public=True,  # sites and one's own destinations
)

"""Sites are settled one after the other, then the round ends (SN-35 to SN-44, SN-79 to SN-84).

All of that runs by itself and stops only for a choice of a thief.
"""

from backroom.games.sneaks import board as at
from backroom.games.sneaks import decisions, telling
from backroom.games.sneaks.cards import (
    CARTE_BLANCHE,
    DOCUMENTS,
    INTRIGUES,
    ITEM,
    SAFE_CRACKING,
)
from backroom.games.sneaks.dealing import fill_sites
from backroom.games.sneaks.loot import (
    collapse,
    crack_safe,
    draw_stash,
    open_intrigues,
    owe,
    pay_out,
)
from backroom.games.sneaks.planning import open_plans
from backroom.games.sneaks.state import Table, destination
from backroom.kernel.numbers import i64


def evaluate(table: Table) -> None:
    """SN-35, SN-36: site after site, each settled before the next."""
    b = table.b
    while b[at.SITE_AT] < b[at.SITES_OPEN]:
        settle(table, b[at.SITE_AT])
        if b[at.WAITING] != 0:
            return
        b[at.SITE_AT] += 1
    end_round(table)


def settle(table: Table, site: i64) -> None:
    b = table.b
    sneaks: i64 = (b[at.SNEAKS] >> site) & at.ONE_SITE
    if (b[at.SNITCHES] >> site) & at.ONE_SITE != 0:  # SN-37, SN-38
        if table.journal is not None:
            telling.guarded(table.journal, table, site, "SN-37")
    elif sneaks == 0:
        vanish(table, site)
    elif sneaks & (sneaks - 1) == 0:
        steal(table, site, sneaks)
    else:
        contest(table, site, sneaks)


def vanish(table: Table, site: i64) -> None:
    """SN-43, SN-65."""
    b = table.b
    loot: i64 = b[at.loot_at(site)]
    if table.journal is not None:
        rule = "SN-65" if table.cards.kind[loot] == DOCUMENTS else "SN-43"
        telling.vanished(table.journal, table, site, loot, rule)
    b[at.loot_at(site)] = at.NOTHING
    b[at.fate(table.cards, loot)] = at.DISCARDED


def contest(table: Table, site: i64, sneaks: i64) -> None:
    """SN-41, SN-42; with too few cards for all of them nobody draws (SN-75, SN-77)."""
    b = table.b
    rivals: i64 = 0
    for seat in range(table.seats):
        rivals += (sneaks >> destination(seat, 0)) & 1
    if table.journal is not None:
        enough = b[at.STASH_LEFT] >= rivals
        rule = "SN-41" if enough else "SN-75"
        telling.contested(table.journal, table, site, enough, rule)
    if b[at.STASH_LEFT] < rivals:
        return
    for seat in range(table.seats):
        if (sneaks >> destination(seat, 0)) & 1 == 1:
            draw_stash(table, seat, 1, "SN-41")


def steal(table: Table, site: i64, sneaks: i64) -> None:
    """SN-39, SN-40: the one seat whose sneaks came gets the loot."""
    b = table.b
    cards = table.cards
    seat: i64 = 0
    while (sneaks >> destination(seat, 0)) & 1 == 0:
        seat += 1
    loot: i64 = b[at.loot_at(site)]
    kind: i64 = cards.kind[loot]
    if table.journal is not None:
        rule = "SN-59" if kind == ITEM else "SN-39"
        telling.stole(table.journal, table, seat, site, loot, rule)
    b[at.loot_at(site)] = at.NOTHING  # SN-60
    b[at.fate(cards, loot)] = at.KEPT + seat if kind == ITEM else at.DISCARDED  # SN-59
    if kind == SAFE_CRACKING:
        crack_safe(table, seat)
    elif kind == INTRIGUES:
        open_intrigues(table, seat, loot)
    elif kind == DOCUMENTS:
        collapse(table, seat, cards.colour[loot])
    elif kind == CARTE_BLANCHE:
        owe(table, seat, loot, cards.carte_blanche_tokens)  # SN-47
    elif kind != ITEM:
        pay_out(table, seat, loot)


def end_round(table: Table) -> None:
    """Destinations go back to hand (SN-44), the ally changes hands, and sites are refilled."""
    b = table.b
    past: i64 = b[at.ROUND] - 1
    b[at.sent(table.cards, past, at.OF_SNEAKS)] = b[at.SNEAKS]  # SN-91
    b[at.sent(table.cards, past, at.OF_SNITCHES)] = b[at.SNITCHES]
    at.clear_plans(b)
    b[at.SITE_AT] = at.NOTHING
    if b[at.ALLY] != at.NOTHING:
        b[at.ALLY] = 1 - b[at.ALLY]  # SN-123
    holes: i64 = 0
    for site in range(b[at.SITES_OPEN]):
        if b[at.loot_at(site)] == at.NOTHING:
            holes += 1
    if holes > b[at.LOOT_LEFT]:
        finish(table, holes)  # SN-82, SN-83
        return
    if table.journal is not None:
        telling.refilled(table.journal, table, "SN-79")
    fill_sites(b)  # SN-79, SN-84
    b[at.ROUND] += 1
    open_plans(table)
    if table.journal is not None:
        rule = "SN-25" if b[at.ALLY] == at.NOTHING else "SN-123"
        telling.round_began(table.journal, table, rule)


def finish(table: Table, holes: i64) -> None:
    b = table.b
    b[at.DECISION] = decisions.OVER
    b[at.WAITING] = 0
    if table.journal is not None:
        telling.scored(table.journal, table, holes)

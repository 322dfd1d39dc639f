"""REP, ranks and what they bring (group 4.9; with El Chapo 4.28 and Crime Lord 4.29)."""

from typing import Final

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import telling
from backroom.games.animalcatraz.state import Table, has_left, rival_of
from backroom.kernel.numbers import bit, i64

LOWEST: Final[i64] = -1  # AZ-179, AZ-180
RIOT_AT: Final[i64] = 13  # AZ-463
HIGHEST: Final[i64] = 14  # AZ-001
RANKS: Final[i64] = 5
KINGPIN: Final[i64] = 4

# Why REP changes, for the journal; telling.REASONS has their names in this order.
FOR_THEFT: Final[i64] = 0
FOR_CORRUPTION: Final[i64] = 1
FOR_FIGHT: Final[i64] = 2
FOR_ABANDONING: Final[i64] = 3
FOR_TRAP: Final[i64] = 4
FOR_WING: Final[i64] = 5
FOR_CRIME: Final[i64] = 6
FOR_TAGS: Final[i64] = 7
FOR_EVENT: Final[i64] = 8
FOR_RECRUITING: Final[i64] = 9
FOR_GANGSTERS: Final[i64] = 10
FOR_TRASH_TAGS: Final[i64] = 11
FOR_RIOT: Final[i64] = 12


def rank_at(table: Table, rep: i64) -> i64:
    """AZ-182, AZ-183: 0 Lowlife .. 4 Kingpin."""
    rank: i64 = 0
    while rank + 1 < RANKS and rep >= table.cards.rank_from[rank + 1]:
        rank += 1
    return rank


def rank_of(table: Table, rival: i64) -> i64:
    return rank_at(table, table.b[at.rep(rival)])


def change(table: Table, rival: i64, by: i64, reason: i64, rule: str) -> None:
    """Gains stop at 13 (AZ-192), losses at -1 (AZ-181); a rival that has left has no REP to change
    (AZ-768)."""
    if by == 0 or has_left(table, rival):
        return
    b = table.b
    before: i64 = b[at.rep(rival)]
    if by > 0:
        if before >= RIOT_AT:
            if before == RIOT_AT:
                b[at.RIOT_DUE] |= bit(rival)  # AZ-470, AZ-722
            return
        set_to(table, rival, min(before + by, ceiling(table, rival)), reason, rule)
    else:
        set_to(table, rival, max(before + by, LOWEST), reason, rule)


def ceiling(table: Table, rival: i64) -> i64:
    """The highest REP without winning a Riot (AZ-192, AZ-726, AZ-727)."""
    if (
        table.options.crime_lord
        and table.b[at.crime_points(rival)] < table.cards.crime_points_needed
    ):
        return RIOT_AT - 1
    return RIOT_AT


def set_to(table: Table, rival: i64, rep: i64, reason: i64, rule: str) -> None:
    b = table.b
    before: i64 = b[at.rep(rival)]
    b[at.rep(rival)] = rep
    if table.journal is not None and rep != before:
        telling.turns.rep_changed(table.journal, table, rival, before, reason, rule)
    if rep == HIGHEST:
        b[at.CHALLENGES] |= bit(at.CROWNED)
    if rep == RIOT_AT and before < RIOT_AT:
        b[at.RIOT_DUE] |= bit(rival)  # AZ-463, AZ-721
    if rep > before:
        reward_ranks(table, rival)


def reward_ranks(table: Table, rival: i64) -> None:
    """AZ-184 to AZ-187: every rank reached for the first time."""
    b = table.b
    cards = table.cards
    for rank in range(rank_of(table, rival) + 1):
        if (cards.rank_rewarded >> rank) & 1 == 1 and (b[at.reached(rival)] >> rank) & 1 == 0:
            b[at.reached(rival)] |= bit(rank)
            b[at.bases(rival)] += cards.reward_bases
            if table.options.trash_tags:
                b[at.trash_free(rival)] += cards.reward_trash_tags
            if table.journal is not None:
                telling.turns.rank_reached(
                    table.journal,
                    table,
                    rival,
                    rank,
                    "AZ-185" if table.options.trash_tags else "AZ-184",
                )


def guards_owned(table: Table, rival: i64) -> i64:
    count: i64 = 0
    for guard in range(at.GUARDS):
        if table.b[at.owner(guard)] == rival:
            count += 1
    return count


def free_bases(table: Table, rival: i64) -> i64:
    """AZ-330; the Warden of Pablo stands on one too (AZ-653)."""
    b = table.b
    free: i64 = b[at.bases(rival)] - guards_owned(table, rival)
    owner: i64 = b[at.WARDEN_OWNER]
    if owner != at.NOBODY and rival_of(table, owner) == rival:
        free -= 1
    return free

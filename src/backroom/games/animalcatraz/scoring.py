"""Who wins, and the standings (groups 4.1, 4.19, 4.28, 4.30)."""

from backroom.games.animalcatraz import telling
from backroom.games.animalcatraz.board import (
    AT,
    DEPTH,
    FELL,
    NOBODY,
    OUT_SINCE,
    OUTSIDE,
    PLAYED_ROUNDS,
    REP,
    RIOT_DUE,
    RIVALS,
    STAGE,
    WAITING,
    WINNER,
)
from backroom.games.animalcatraz.inmates import roll_dice
from backroom.games.animalcatraz.state import Table, first_of
from backroom.kernel.numbers import bit, i64, zeros
from backroom.kernel.state import Standing


def win(table: Table, rival: i64) -> None:
    """The game ends at once, and all that was still to happen is dropped (AZ-009)."""
    b = table.b
    b[WINNER] = rival
    b[WAITING] = 0
    b[RIOT_DUE] = 0
    while b[DEPTH] > 0:
        table.pop()
    if table.journal is not None:
        telling.turns.won(table.journal, table, rival)


# The end by time or by the last Riot.


def time_is_up(table: Table) -> bool:
    """AZ-723, AZ-748: only these two variants have no end of their own."""
    if not table.options.el_chapo and not table.options.fugitive:
        return False
    return table.b[PLAYED_ROUNDS] >= table.cards.max_playing_rounds


def decide(table: Table) -> None:
    """When time is up: the fugitive furthest along (AZ-748), else the most REP (AZ-723)."""
    if table.options.fugitive:
        ahead: i64 = furthest(table)
        if ahead != NOBODY:
            win(table, table.rival_of(ahead))
            return
    win_by_rep(table)


def furthest(table: Table) -> i64:
    """The fugitive in the highest deck, of several the one that escaped first; NOBODY if none."""
    b = table.b
    best: i64 = NOBODY
    for inmate in range(table.inmates):
        if b[AT + inmate] == OUTSIDE and (best == NOBODY or is_ahead(table, inmate, best)):
            best = inmate
    return best


def is_ahead(table: Table, inmate: i64, other: i64) -> bool:
    b = table.b
    if b[STAGE + inmate] != b[STAGE + other]:
        return b[STAGE + inmate] > b[STAGE + other]
    return b[OUT_SINCE + inmate] < b[OUT_SINCE + other]


def win_by_rep(table: Table) -> None:
    """AZ-003, AZ-483 to AZ-485: the most REP, then the Riot's winner or who fell later, then dice.
    Who has left the prison cannot win by REP (AZ-747)."""
    b = table.b
    worth = zeros(RIVALS)
    best: i64 = -1
    for rival in range(table.rivals):
        worth[rival] = -1
        if not table.has_left(rival):
            # REP is -1 .. 14; a rival that did not fall stands above all that fell.
            later: i64 = RIVALS + 1 if b[FELL + rival] == 0 else b[FELL + rival]
            worth[rival] = (b[REP + rival] + 1) * 8 + later
            best = max(best, worth[rival])
    tied: i64 = 0
    for rival in range(table.rivals):
        if worth[rival] == best:
            tied |= bit(rival)
    while tied & (tied - 1) != 0:
        tied = highest_roll(table, tied)
    win(table, first_of(tied))


def highest_roll(table: Table, rivals: i64) -> i64:
    """Two dice for each of these rivals, as bits; those with the highest (AZ-074, AZ-075)."""
    best: i64 = 0
    highest: i64 = 0
    for rival in range(table.rivals):
        if (rivals >> rival) & 1 == 1:
            dice: i64 = roll_dice(table, 2)
            if table.journal is not None:
                telling.turns.tie_rolled(table.journal, table, rival, dice)
            if dice > best:
                best = dice
                highest = 0
            if dice == best:
                highest |= bit(rival)
    return highest


# Standings.


def standings(table: Table) -> list[Standing]:
    """The winner first, the others by REP; partners share a place (AZ-005)."""
    b = table.b
    in_teams = table.pairs and not table.options.two_cells
    rivals = [seat // 2 if in_teams else seat for seat in range(int(table.seats))]
    worth = [(rival == b[WINNER], int(b[REP + rival])) for rival in rivals]
    best_first = sorted(worth, reverse=True)
    return sorted(
        (
            Standing(seat, best_first.index(mine) + 1, mine[1], ())
            for seat, mine in enumerate(worth)
        ),
        key=lambda standing: (standing.place, standing.seat),
    )

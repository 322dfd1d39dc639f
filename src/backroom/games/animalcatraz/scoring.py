"""Who wins, and the standings (groups 4.1, 4.19, 4.28, 4.30)."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import telling
from backroom.games.animalcatraz.inmates import roll_dice
from backroom.games.animalcatraz.state import Table, first_of, has_left, pop, rival_for, rival_of
from backroom.kernel.numbers import bit, i64, zeros
from backroom.kernel.state import Standing


def win(table: Table, rival: i64, rule: str) -> None:
    """The game ends at once, and all that was still to happen is dropped (AZ-009)."""
    b = table.b
    b[at.WINNER] = rival
    b[at.WAITING] = 0
    b[at.RIOT_DUE] = 0
    while b[at.DEPTH] > 0:
        pop(table)
    if table.journal is not None:
        telling.turns.won(table.journal, table, rival, rule)


# The end by time or by the last Riot.


def time_is_up(table: Table) -> bool:
    """AZ-723, AZ-748: only these two variants have no end of their own."""
    if not table.options.el_chapo and not table.options.fugitive:
        return False
    return table.b[at.PLAYED_ROUNDS] >= table.cards.max_playing_rounds


def decide(table: Table) -> None:
    """When time is up: the fugitive furthest along (AZ-748), else the most REP (AZ-723)."""
    if table.options.fugitive:
        ahead: i64 = furthest(table)
        if ahead != at.NOBODY:
            win(table, rival_of(table, ahead), "AZ-748")
            return
    win_by_rep(table, "AZ-723")


def furthest(table: Table) -> i64:
    """The fugitive in the highest deck, of several the one that escaped first; NOBODY if none."""
    b = table.b
    best: i64 = at.NOBODY
    for inmate in range(table.inmates):
        if b[at.place(inmate)] == at.OUTSIDE and (
            best == at.NOBODY or is_ahead(table, inmate, best)
        ):
            best = inmate
    return best


def is_ahead(table: Table, inmate: i64, other: i64) -> bool:
    b = table.b
    if b[at.stage(inmate)] != b[at.stage(other)]:
        return b[at.stage(inmate)] > b[at.stage(other)]
    return b[at.out_since(inmate)] < b[at.out_since(other)]


def win_by_rep(table: Table, rule: str) -> None:
    """AZ-484, AZ-485: the most REP, then the Riot's winner or who fell later, then dice.
    Who has left the prison cannot win by REP (AZ-747)."""
    b = table.b
    worth = zeros(at.RIVALS)
    best: i64 = -1
    for rival in range(table.rivals):
        worth[rival] = -1
        if not has_left(table, rival):
            # REP is -1 .. 14; a rival that did not fall stands above all that fell.
            later: i64 = at.RIVALS + 1 if b[at.fell(rival)] == 0 else b[at.fell(rival)]
            worth[rival] = (b[at.rep(rival)] + 1) * 8 + later
            best = max(best, worth[rival])
    tied: i64 = 0
    for rival in range(table.rivals):
        if worth[rival] == best:
            tied |= bit(rival)
    while tied & (tied - 1) != 0:
        tied = highest_roll(table, tied, "AZ-485")
    win(table, first_of(tied), rule)


def highest_roll(table: Table, rivals: i64, rule: str) -> i64:
    """Two dice for each of these rivals, as bits; those with the highest (AZ-074, AZ-075)."""
    best: i64 = 0
    highest: i64 = 0
    for rival in range(table.rivals):
        if (rivals >> rival) & 1 == 1:
            dice: i64 = roll_dice(table, 2)
            if table.journal is not None:
                telling.turns.tie_rolled(table.journal, table, rival, dice, rule)
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
    rivals = [rival_for(table, seat) for seat in range(int(table.seats))]
    worth = [(rival == b[at.WINNER], int(b[at.rep(rival)])) for rival in rivals]
    best_first = sorted(worth, reverse=True)
    return sorted(
        (
            Standing(seat, best_first.index(mine) + 1, mine[1], ())
            for seat, mine in enumerate(worth)
        ),
        key=lambda standing: (standing.place, standing.seat),
    )

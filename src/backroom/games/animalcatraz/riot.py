"""Riots: at REP 13, and the one of the last Event (group 4.19; D8, D50)."""

from typing import Final

from backroom.games.animalcatraz import events, fights, reputation, scoring, telling
from backroom.games.animalcatraz.actions import INMATE, YES
from backroom.games.animalcatraz.board import (
    ACTIVE,
    AT,
    BOARD_GANG,
    BRUSH,
    EVENT,
    FELL,
    GANG,
    HOLE,
    LAST_ACTIVE,
    LEFT,
    LYING,
    NOBODY,
    NOWHERE,
    OWED,
    OWN_CELL,
    REP,
    REROLLED,
    RIOT_CHAIN,
    RIOT_DONE,
    RIOT_DUE,
    RIOT_INJURED,
    RIOT_LAST,
    RIOT_LEFT,
    RIOT_ROOM,
    RIVALS,
    YARD,
    fill,
)
from backroom.games.animalcatraz.cards import FREE_PRIMAL
from backroom.games.animalcatraz.frames import (
    END_GAME,
    FRENZY,
    RIOT,
    RIOT_NEXT,
    RIOT_OPPONENT,
    RIOT_OVER,
    TURN_OVER,
)
from backroom.games.animalcatraz.inmates import become_primal, is_primal
from backroom.games.animalcatraz.refusals import ALREADY_PRIMAL, ILLEGAL, NOT_A_RIVAL
from backroom.games.animalcatraz.reputation import FOR_RIOT, HIGHEST, LOWEST, RIOT_AT
from backroom.games.animalcatraz.state import Table, first_of
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

MOST_IN_A_ROW: Final[i64] = 3  # AZ-477


def carry_out(table: Table, task: i64, who: i64, x: i64, _y: i64) -> None:
    if task == RIOT:
        last_riot(table)
    elif task == RIOT_NEXT:
        go_on(table, who, x)
    elif task == RIOT_OVER:
        settle(table)
    else:
        scoring.win_by_rep(table)


# How a Riot begins.


def break_out(table: Table) -> None:
    """AZ-463, AZ-464: somebody has reached 13, and all that went on is settled."""
    b = table.b
    due: i64 = b[RIOT_DUE]
    b[RIOT_DUE] = 0
    rival: i64 = instigator(table, due)
    if rival == NOBODY:
        return
    room: i64 = riot_room(table, rival)
    if b[ACTIVE] != NOBODY:
        end_turn(table)
    begin(table, room)


def instigator(table: Table, due: i64) -> i64:
    """AZ-474: of several the toothbrush holder, else the first clockwise from it; one that has left
    in the meantime causes no Riot."""
    rival: i64 = table.b[BRUSH]
    for _ in range(table.rivals):
        if (due >> rival) & 1 == 1 and not table.has_left(rival):
            return rival
        rival = table.next_rival(rival)
    return NOBODY


def riot_room(table: Table, rival: i64) -> i64:
    """AZ-465 to AZ-467: where its inmate is, of a pair the one that played last."""
    b = table.b
    inmate: i64 = b[LAST_ACTIVE + rival]
    if inmate == NOBODY:
        inmate = table.first_inmate(rival)
    if not table.is_inside(inmate):
        inmate = table.partner_of(inmate)
    if b[AT + inmate] == HOLE:
        return YARD
    return table.wing_of(inmate) if b[AT + inmate] == OWN_CELL else b[AT + inmate]


def end_turn(table: Table) -> None:
    """AZ-472, AZ-473: the turn in progress is over, whoever's it is. The main choice or the end of
    that turn is on top of the stack."""
    b = table.b
    table.pop()
    table.push(TURN_OVER, b[ACTIVE])
    b[ACTIVE] = NOBODY
    b[LEFT] = 0


def last_riot(table: Table) -> None:
    """AZ-480, AZ-481: in the room on the last Event card. With nobody left inside there is none,
    and rounds go on (AZ-503, AZ-747)."""
    b = table.b
    b[RIOT_DONE] = 1
    if participants(table) == 0:
        return
    b[RIOT_LAST] = 1
    begin(table, table.cards.event_room[b[EVENT]])


def participants(table: Table) -> i64:
    """The rivals with an inmate in the prison, as bits (AZ-377)."""
    rivals: i64 = 0
    for rival in range(table.rivals):
        if not table.has_left(rival):
            rivals |= bit(rival)
    return rivals


def begin(table: Table, room: i64) -> None:
    """Everybody runs there; the toothbrush holder begins, whoever caused it (AZ-492, AZ-493)."""
    b = table.b
    b[RIOT_CHAIN] += 1
    b[RIOT_ROOM] = room
    b[RIOT_LEFT] = participants(table)
    b[REROLLED] = 0  # AZ-553
    fill(b, FELL, RIVALS, 0)
    if table.journal is not None:
        telling.turns.riot_began(table.journal, table)
    for inmate in range(table.inmates):
        if table.is_inside(inmate):
            gather(table, inmate, room)
        else:
            keep_out(table, inmate)
    table.push(RIOT_NEXT, b[BRUSH], NOBODY)
    if events.riot_rule(table) == FREE_PRIMAL:
        ask_for_frenzy(table)


def gather(table: Table, inmate: i64, room: i64) -> None:
    """AZ-465; whoever lay or was in the Hole owes nothing more (AZ-468, AZ-469)."""
    b = table.b
    if b[AT + inmate] == HOLE or b[LYING + inmate] != 0:
        b[OWED + inmate] = 0
    b[LYING + inmate] = 0
    b[AT + inmate] = room


def keep_out(table: Table, inmate: i64) -> None:
    """The board of one that is out does not fight (AZ-377)."""
    board: i64 = inmate - table.first_inmate(table.rival_of(inmate))
    table.b[RIOT_INJURED + table.rival_of(inmate)] |= 7 << (3 * board)


# Frenzy.


def ask_for_frenzy(table: Table) -> None:
    """AZ-489: clockwise from the toothbrush, before the first fight."""
    rival: i64 = table.b[BRUSH]
    for _ in range(table.rivals):
        rival = table.previous_rival(rival)
        first: i64 = table.first_inmate(rival)
        if table.pairs and table.is_inside(first + 1):
            table.push(FRENZY, first + 1)
        if table.is_inside(first):
            table.push(FRENZY, first)


def refusal(table: Table, decision: i64, who: i64, code: i64) -> i64:
    if decision == FRENZY:
        return ALREADY_PRIMAL if code == YES and is_primal(table, who) else ALLOWED  # AZ-172
    return opponent_refusal(table, who, code - INMATE)


def choose(table: Table, decision: i64, who: i64, _x: i64, _y: i64, code: i64) -> None:
    if decision == RIOT_OPPONENT:
        fights.begin_riot_fight(table, who, code - INMATE)
    elif code == YES:
        become_primal(table, who, table.cards.event_cunning[table.b[EVENT]], False)


# Fight by fight.


def go_on(table: Table, rival: i64, fallen: i64) -> None:
    """AZ-494 to AZ-496, AZ-498: who has nobody up is out; the winner of a fight chooses next."""
    b = table.b
    if fallen != NOBODY:
        fall(table, fallen)
    if not is_decided(table) and not stands(table, rival):
        fall(table, rival)  # its last member was the Assassin, who leaves after a fight (AZ-596)
    if is_decided(table):
        table.push(RIOT_OVER)  # AZ-503
        return
    while (b[RIOT_LEFT] >> rival) & 1 == 0:
        rival = table.next_rival(rival)
    table.push(RIOT_OPPONENT, rival)


def fall(table: Table, rival: i64) -> None:
    table.b[RIOT_LEFT] &= ~bit(rival)
    table.b[FELL + rival] = fallen_so_far(table) + 1


def is_decided(table: Table) -> bool:
    left: i64 = table.b[RIOT_LEFT]
    return left & (left - 1) == 0


def stands(table: Table, rival: i64) -> bool:
    """Whether a rival has an uninjured member left."""
    b = table.b
    injured: i64 = b[RIOT_INJURED + rival]
    first: i64 = table.first_inmate(rival)
    for board in range(2 if table.pairs else 1):
        if (injured >> (3 * board)) & 1 == 0:
            return True
        for place in range(BOARD_GANG):
            gangster: i64 = b[GANG + (first + board) * BOARD_GANG + place]
            if gangster != NOBODY and (injured >> (3 * board + 1 + place)) & 1 == 0:
                return True
    return False


def fallen_so_far(table: Table) -> i64:
    count: i64 = 0
    for rival in range(table.rivals):
        if table.b[FELL + rival] > 0:
            count += 1
    return count


def opponent_refusal(table: Table, rival: i64, inmate: i64) -> i64:
    """An inmate stands for its whole side (AZ-502): of a pair the first that is in the prison."""
    if inmate >= table.inmates or not table.is_inside(inmate):
        return ILLEGAL
    other: i64 = table.rival_of(inmate)
    if other == rival:
        return NOT_A_RIVAL
    first: i64 = table.first_inmate(other)
    if (table.b[RIOT_LEFT] >> other) & 1 == 0 or (inmate != first and table.is_inside(first)):
        return ILLEGAL
    return ALLOWED


# How it ends.


def settle(table: Table) -> None:
    """AZ-499 to AZ-501: all REP changes together, when it is over. With Crime Lord too the last one
    ends the game (AZ-729)."""
    b = table.b
    winner: i64 = first_of(b[RIOT_LEFT])
    if table.journal is not None:
        telling.turns.riot_won(table.journal, table, winner)
    for rival in range(table.rivals):
        if b[FELL + rival] > 0:
            rep: i64 = max(b[REP + rival] + table.cards.riot_lose, LOWEST)
            reputation.set_to(table, rival, cut(table, rep), FOR_RIOT)  # AZ-471
    reputation.set_to(table, winner, cut(table, winners_rep(table, winner)), FOR_RIOT)
    is_last: bool = b[RIOT_LAST] == 1
    clear(table)
    if b[REP + winner] == HIGHEST and not table.options.el_chapo:
        scoring.win(table, winner)  # AZ-001, AZ-002, AZ-717
    elif is_last and not table.options.el_chapo:
        b[RIOT_DUE] = 0  # AZ-476
        table.push(END_GAME)  # AZ-483, AZ-719, AZ-720


def winners_rep(table: Table, winner: i64) -> i64:
    """AZ-475, AZ-499; the reward leads past 13, but with Crime Lord not without the points
    (AZ-727)."""
    most: i64 = HIGHEST
    if reputation.ceiling(table, winner) < RIOT_AT:
        most = reputation.ceiling(table, winner)
    return max(min(table.b[REP + winner] + table.cards.riot_win, most), table.b[REP + winner])


def cut(table: Table, rep: i64) -> i64:
    """AZ-477: the third Riot in a row leaves nobody at 13."""
    return RIOT_AT - 1 if rep == RIOT_AT and table.b[RIOT_CHAIN] >= MOST_IN_A_ROW else rep


def clear(table: Table) -> None:
    """FELL stays, for ties at the end of the game (AZ-485)."""
    b = table.b
    b[RIOT_ROOM] = NOWHERE
    b[RIOT_LEFT] = 0
    b[RIOT_LAST] = 0
    b[REROLLED] = 0
    fill(b, RIOT_INJURED, RIVALS, 0)

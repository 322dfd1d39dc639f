"""Riots: at REP 13, and the one of the last Event (group 4.19; D8, D50)."""

from typing import Final

from backroom.games.animalcatraz import (
    actions,
    decisions,
    events,
    fights,
    reputation,
    scoring,
    subjects,
    telling,
)
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import FREE_PRIMAL
from backroom.games.animalcatraz.inmates import become_primal, is_primal
from backroom.games.animalcatraz.refusals import ALREADY_PRIMAL, ILLEGAL, NOT_A_RIVAL
from backroom.games.animalcatraz.reputation import FOR_RIOT, HIGHEST, LOWEST, RIOT_AT
from backroom.games.animalcatraz.state import (
    Table,
    first_inmate,
    first_of,
    has_left,
    is_inside,
    let_be,
    next_rival,
    partner_of,
    pop,
    previous_rival,
    push,
    rival_of,
    wing_of,
)
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

MOST_IN_A_ROW: Final[i64] = 3  # AZ-477


# How a Riot begins.


def break_out(table: Table) -> None:
    """AZ-463, AZ-464: somebody has reached 13, and all that went on is settled."""
    b = table.b
    due: i64 = b[at.RIOT_DUE]
    b[at.RIOT_DUE] = 0
    rival: i64 = instigator(table, due)
    if rival == at.NOBODY:
        return
    room: i64 = riot_room(table, rival)
    if b[at.ACTIVE] != at.NOBODY:
        end_turn(table)
    begin(table, room)


def instigator(table: Table, due: i64) -> i64:
    """AZ-474: of several the toothbrush holder, else the first clockwise from it; one that has left
    in the meantime causes no Riot."""
    rival: i64 = table.b[at.BRUSH]
    for _ in range(table.rivals):
        if (due >> rival) & 1 == 1 and not has_left(table, rival):
            return rival
        rival = next_rival(table, rival)
    return at.NOBODY


def riot_room(table: Table, rival: i64) -> i64:
    """AZ-465 to AZ-467: where its inmate is, of a pair the one that played last."""
    b = table.b
    inmate: i64 = b[at.last_active(rival)]
    if inmate == at.NOBODY:
        inmate = first_inmate(table, rival)
    if not is_inside(table, inmate):
        inmate = partner_of(table, inmate)
    if b[at.place(inmate)] == at.HOLE:
        return at.YARD
    return wing_of(table, inmate) if b[at.place(inmate)] == at.OWN_CELL else b[at.place(inmate)]


def end_turn(table: Table) -> None:
    """AZ-472, AZ-473: the turn in progress is over, whoever's it is. The main choice or the end of
    that turn is on top of the stack."""
    b = table.b
    pop(table)
    push(table, decisions.TURN_OVER, b[at.ACTIVE])
    b[at.ACTIVE] = at.NOBODY
    b[at.LEFT] = 0


def last_riot(table: Table) -> None:
    """AZ-480, AZ-481: in the room on the last Event card. With nobody left inside there is none,
    and rounds go on (AZ-503, AZ-747)."""
    b = table.b
    b[at.RIOT_DONE] = 1
    if participants(table) == 0:
        return
    b[at.RIOT_LAST] = 1
    begin(table, table.cards.event_room[b[at.EVENT]])


RIOT = Task("riot", last_riot)


def participants(table: Table) -> i64:
    """The rivals with an inmate in the prison, as bits (AZ-377)."""
    rivals: i64 = 0
    for rival in range(table.rivals):
        if not has_left(table, rival):
            rivals |= bit(rival)
    return rivals


def begin(table: Table, room: i64) -> None:
    """Everybody runs there; the toothbrush holder begins, whoever caused it (AZ-492, AZ-493)."""
    b = table.b
    b[at.RIOT_CHAIN] += 1
    b[at.RIOT_ROOM] = room
    b[at.RIOT_LEFT] = participants(table)
    at.clear_falls(b)
    if table.journal is not None:
        telling.turns.riot_began(
            table.journal, table, "AZ-480" if b[at.RIOT_LAST] == 1 else "AZ-463"
        )
    for inmate in range(table.inmates):
        if is_inside(table, inmate):
            gather(table, inmate, room)
        else:
            keep_out(table, inmate)
    push(table, decisions.RIOT_NEXT, b[at.BRUSH], at.NOBODY)
    if events.riot_rule(table) == FREE_PRIMAL:
        ask_for_frenzy(table)


def gather(table: Table, inmate: i64, room: i64) -> None:
    """AZ-465; whoever lay or was in the Hole owes nothing more (AZ-468, AZ-469)."""
    b = table.b
    if b[at.place(inmate)] == at.HOLE or b[at.lying(inmate)] != 0:
        b[at.owed(inmate)] = 0
    b[at.lying(inmate)] = 0
    b[at.place(inmate)] = room


def keep_out(table: Table, inmate: i64) -> None:
    """The board of one that is out does not fight (AZ-377)."""
    board: i64 = inmate - first_inmate(table, rival_of(table, inmate))
    table.b[at.riot_injured(rival_of(table, inmate))] |= 7 << (3 * board)


# Frenzy.


def ask_for_frenzy(table: Table) -> None:
    """AZ-489: clockwise from the toothbrush, before the first fight."""
    rival: i64 = table.b[at.BRUSH]
    for _ in range(table.rivals):
        rival = previous_rival(table, rival)
        first: i64 = first_inmate(table, rival)
        if table.pairs and is_inside(table, first + 1):
            push(table, decisions.FRENZY, first + 1)
        if is_inside(table, first):
            push(table, decisions.FRENZY, first)


def frenzy_refusal(table: Table, inmate: i64) -> i64:
    """AZ-172."""
    return ALREADY_PRIMAL if is_primal(table, inmate) else ALLOWED


def go_wild(table: Table, inmate: i64) -> None:
    cunning: i64 = table.cards.event_cunning[table.b[at.EVENT]]
    become_primal(table, inmate, cunning, False, "AZ-489")


FRENZY = Decision(
    "frenzy",
    [Answer(actions.YES, 1, go_wild, frenzy_refusal), Answer(actions.NO, 1, let_be)],
    public=False,
    about=(subjects.INMATE,),
)


# Fight by fight.


def go_on(table: Table, rival: i64, fallen: i64) -> None:
    """AZ-494 to AZ-496, AZ-498: who has nobody up is out; the winner of a fight chooses next."""
    b = table.b
    if fallen != at.NOBODY:
        fall(table, fallen)
    if not is_decided(table) and not stands(table, rival):
        fall(table, rival)  # its last member was the Assassin, who leaves after a fight (AZ-596)
    if is_decided(table):
        push(table, decisions.RIOT_OVER)  # AZ-503
        return
    while (b[at.RIOT_LEFT] >> rival) & 1 == 0:
        rival = next_rival(table, rival)
    push(table, decisions.RIOT_OPPONENT, rival)


RIOT_NEXT = Task("riot_next", go_on, about=(subjects.RIVAL, subjects.FALLEN))


def fall(table: Table, rival: i64) -> None:
    table.b[at.RIOT_LEFT] &= ~bit(rival)
    table.b[at.fell(rival)] = fallen_so_far(table) + 1


def is_decided(table: Table) -> bool:
    left: i64 = table.b[at.RIOT_LEFT]
    return left & (left - 1) == 0


def stands(table: Table, rival: i64) -> bool:
    """Whether a rival has an uninjured member left."""
    b = table.b
    injured: i64 = b[at.riot_injured(rival)]
    first: i64 = first_inmate(table, rival)
    for board in range(2 if table.pairs else 1):
        if (injured >> (3 * board)) & 1 == 0:
            return True
        for place in range(at.BOARD_GANG):
            gangster: i64 = b[at.gang(first + board, place)]
            if gangster != at.NOBODY and (injured >> (3 * board + 1 + place)) & 1 == 0:
                return True
    return False


def fallen_so_far(table: Table) -> i64:
    count: i64 = 0
    for rival in range(table.rivals):
        if table.b[at.fell(rival)] > 0:
            count += 1
    return count


def opponent_refusal(table: Table, rival: i64, inmate: i64) -> i64:
    """An inmate stands for its whole side (AZ-502): of a pair the first that is in the prison."""
    if inmate >= table.inmates or not is_inside(table, inmate):
        return ILLEGAL
    other: i64 = rival_of(table, inmate)
    if other == rival:
        return NOT_A_RIVAL
    first: i64 = first_inmate(table, other)
    if (table.b[at.RIOT_LEFT] >> other) & 1 == 0 or (inmate != first and is_inside(table, first)):
        return ILLEGAL
    return ALLOWED


RIOT_OPPONENT = Decision(
    "riot_opponent",
    [Answer(actions.INMATE, at.INMATES, fights.begin_riot_fight, opponent_refusal)],
    public=True,
    about=(subjects.RIVAL,),
)


# How it ends.


def settle(table: Table) -> None:
    """AZ-499 to AZ-501: all REP changes together, when it is over. With Crime Lord too the last one
    ends the game (AZ-729)."""
    b = table.b
    winner: i64 = first_of(b[at.RIOT_LEFT])
    if table.journal is not None:
        telling.turns.riot_won(table.journal, table, winner, "AZ-498")
    for rival in range(table.rivals):
        if b[at.fell(rival)] > 0:
            rep: i64 = max(b[at.rep(rival)] + table.cards.riot_lose, LOWEST)
            reputation.set_to(table, rival, cut(table, rep), FOR_RIOT, "AZ-500")  # AZ-471
    reputation.set_to(table, winner, cut(table, winners_rep(table, winner)), FOR_RIOT, "AZ-499")
    is_last: bool = b[at.RIOT_LAST] == 1
    clear(table)
    if b[at.rep(winner)] == HIGHEST and not table.options.el_chapo:
        scoring.win(table, winner, "AZ-001")  # AZ-002, AZ-717
    elif is_last and not table.options.el_chapo:
        b[at.RIOT_DUE] = 0  # AZ-476
        push(table, decisions.END_GAME)  # AZ-483, AZ-719, AZ-720


RIOT_OVER = Task("riot_over", settle)


def end_game(table: Table) -> None:
    scoring.win_by_rep(table, "AZ-003")


END_GAME = Task("end_game", end_game)


def winners_rep(table: Table, winner: i64) -> i64:
    """AZ-475, AZ-499; the reward leads past 13, but with Crime Lord not without the points
    (AZ-727)."""
    most: i64 = HIGHEST
    if reputation.ceiling(table, winner) < RIOT_AT:
        most = reputation.ceiling(table, winner)
    return max(min(table.b[at.rep(winner)] + table.cards.riot_win, most), table.b[at.rep(winner)])


def cut(table: Table, rep: i64) -> i64:
    """AZ-477: the third Riot in a row leaves nobody at 13."""
    return RIOT_AT - 1 if rep == RIOT_AT and table.b[at.RIOT_CHAIN] >= MOST_IN_A_ROW else rep


def clear(table: Table) -> None:
    """FELL stays, for ties at the end of the game (AZ-485)."""
    at.clear_riot(table.b)

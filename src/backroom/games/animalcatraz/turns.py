"""Turns: whose it is, how it opens and closes (groups 4.5, 4.22, 4.23)."""

from backroom.games.animalcatraz import events, hole, telling
from backroom.games.animalcatraz.actions import INMATE
from backroom.games.animalcatraz.board import (
    ACTIVE,
    BLEEDING,
    BRUSH,
    DEED_CELLS,
    FREE_STEPS,
    LAST_ACTIVE,
    LAST_RIVAL,
    LEFT,
    LYING,
    NOBODY,
    OWED,
    PLAYED,
    RIOT_CHAIN,
    RIOT_DONE,
    ROBBED_IN,
    ROUND,
    ROUNDS,
    SEAT_OF,
    TOLL_PAID,
    TRIP,
    TURN_ENDS,
    WAITING,
    fill,
)
from backroom.games.animalcatraz.cards import RIOT as RIOT_EVENT
from backroom.games.animalcatraz.frames import (
    BEGIN_ROUND,
    FUGITIVE,
    MAIN,
    MEET_WARDEN,
    NEXT_TURN,
    RIOT,
    ROUND_OVER,
    STEP_B,
    TURN,
    TURN_OVER,
    VISIT,
    WHO_PLAYS,
)
from backroom.games.animalcatraz.fugitive import is_running
from backroom.games.animalcatraz.inmates import (
    cure_bleeding,
    is_primal,
    lower_stat,
    pay_owed,
    primal_actions,
)
from backroom.games.animalcatraz.refusals import HAS_PLAYED, ILLEGAL
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def carry_out(table: Table, task: i64, who: i64, _x: i64, _y: i64) -> None:
    if task == NEXT_TURN:
        next_turn(table)
    elif task == TURN:
        begin_turn(table, who)
    elif task == TURN_OVER:
        end_turn(table, who)
    elif task == ROUND_OVER:
        end_round(table)
    else:
        stand_up(table, who)


# Whose turn it is.


def plays(table: Table, inmate: i64) -> bool:
    """Whether an inmate has a turn of its own to play in this round: once a round (AZ-610), in the
    prison or as a fugitive on its way (AZ-375, AZ-745)."""
    b = table.b
    if (b[PLAYED] >> inmate) & 1 == 1:
        return False
    return table.is_inside(inmate) or is_running(table, inmate)


def played_count(table: Table, rival: i64) -> i64:
    first: i64 = table.first_inmate(rival)
    played: i64 = table.b[PLAYED] >> first
    return (played & 1) + ((played >> 1) & 1) if table.pairs else played & 1


def is_due(table: Table, rival: i64) -> bool:
    """Whether it plays in this trip round the table (AZ-608)."""
    first: i64 = table.first_inmate(rival)
    if played_count(table, rival) > table.b[TRIP]:
        return False
    return plays(table, first) or (table.pairs and plays(table, first + 1))


def next_due(table: Table) -> i64:
    """Clockwise from whoever played last (AZ-101, AZ-473), at first the toothbrush (AZ-069);
    NOBODY if this trip is over."""
    b = table.b
    rival: i64 = b[BRUSH] if b[LAST_RIVAL] == NOBODY else table.next_rival(b[LAST_RIVAL])
    for _ in range(table.rivals):
        if is_due(table, rival):
            return rival
        rival = table.next_rival(rival)
    return NOBODY


def next_turn(table: Table) -> None:
    b = table.b
    rival: i64 = next_due(table)
    if rival == NOBODY and table.pairs and b[TRIP] == 0:
        b[TRIP] = 1  # AZ-609
        b[LAST_RIVAL] = NOBODY
        rival = next_due(table)
    if rival == NOBODY:
        table.push(ROUND_OVER)
        if is_last_riot_due(table):
            table.push(RIOT)  # AZ-480
        return
    table.push(NEXT_TURN)
    if table.pairs:
        table.push(WHO_PLAYS, rival)
    else:
        table.push(TURN, rival)


def refusal(table: Table, _decision: i64, rival: i64, code: i64) -> i64:
    """WHO_PLAYS: AZ-602, AZ-607, AZ-610."""
    inmate: i64 = code - INMATE
    if inmate >= table.inmates or table.rival_of(inmate) != rival:
        return ILLEGAL
    return ALLOWED if plays(table, inmate) else HAS_PLAYED


def choose(table: Table, _decision: i64, _rival: i64, _x: i64, _y: i64, code: i64) -> None:
    table.push(TURN, code - INMATE)


# Opening and closing.


def begin_turn(table: Table, inmate: i64) -> None:
    """AZ-096 to AZ-098, and the order of AZ-104."""
    b = table.b
    rival: i64 = table.rival_of(inmate)
    b[ACTIVE] = inmate
    b[PLAYED] |= bit(inmate)
    b[LAST_RIVAL] = rival
    b[LAST_ACTIVE + rival] = inmate
    b[RIOT_CHAIN] = 0
    if table.journal is not None:
        telling.turns.turn_began(table.journal, table, inmate)
    if not table.is_inside(inmate):
        table.push(TURN_OVER, inmate)
        table.push(FUGITIVE, inmate)  # AZ-745
        return
    b[LEFT] = table.cards.actions_per_round
    if is_primal(table, inmate):
        b[LEFT] += primal_actions(table, inmate)
    table.push(MAIN, inmate)
    table.push(MEET_WARDEN, inmate)
    table.push(VISIT, inmate)
    bleed(table, inmate)
    pay_owed(table, inmate)  # AZ-102, AZ-103
    stand_up(table, inmate)


def bleed(table: Table, inmate: i64) -> None:
    """AZ-593, AZ-595."""
    b = table.b
    cure_bleeding(table, inmate)
    wound: i64 = b[BLEEDING + inmate]
    if wound != 0:
        cards = table.cards
        lower_stat(table, inmate, cards.gang_stat_hit[wound - 1], cards.gang_n[wound - 1])


def stand_up(table: Table, inmate: i64) -> None:
    """AZ-434, AZ-216, AZ-767: as soon as nothing is owed."""
    b = table.b
    if b[OWED + inmate] > 0:
        return
    if b[LYING + inmate] != 0:
        b[LYING + inmate] = 0
        if table.journal is not None:
            telling.turns.stood_up(table.journal, table, inmate)
    hole.release_if_paid(table, inmate)


def end_turn(table: Table, inmate: i64) -> None:
    """AZ-099: what is left is lost; deeds count no more (AZ-282)."""
    b = table.b
    b[ACTIVE] = NOBODY
    b[LEFT] = 0
    b[FREE_STEPS] = 0
    b[TOLL_PAID] = 0
    b[TURN_ENDS] = 0
    fill(b, ROBBED_IN, DEED_CELLS, 0)
    if table.journal is not None:
        telling.turns.turn_ended(table.journal, table, inmate)


# The end of a round.


def is_last_riot_due(table: Table) -> bool:
    """AZ-480: at the end of the round after the one in which the last Event was turned."""
    b = table.b
    return b[RIOT_DONE] == 0 and b[ROUND] % 2 == 0 and events.effect(table) == RIOT_EVENT


def end_round(table: Table) -> None:
    """AZ-068: the Sun goes on; after round 4 come the steps B (AZ-085)."""
    if table.b[ROUND] < ROUNDS:
        table.b[ROUND] += 1
        table.push(BEGIN_ROUND)
    else:
        table.push(STEP_B)


# Somebody leaves the table.


def leave(table: Table, seat: i64) -> None:
    """AZ-024: the partner runs both inmates from now on. A seat without one stays (AZ-764)."""
    b = table.b
    for inmate in range(table.inmates):
        partner: i64 = table.partner_of(inmate)
        if b[SEAT_OF + inmate] == seat and partner != NOBODY and b[SEAT_OF + partner] != seat:
            b[SEAT_OF + inmate] = b[SEAT_OF + partner]
            if (b[WAITING] >> seat) & 1 == 1:
                b[WAITING] = (b[WAITING] & ~bit(seat)) | bit(b[SEAT_OF + partner])

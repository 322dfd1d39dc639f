"""Turns: whose it is, how it opens and closes (groups 4.5, 4.22, 4.23)."""

from backroom.games.animalcatraz import actions, decisions, events, hole, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.cards import RIOT as RIOT_EVENT
from backroom.games.animalcatraz.fugitive import is_running
from backroom.games.animalcatraz.inmates import (
    cure_bleeding,
    is_primal,
    lower_stat,
    pay_owed,
    primal_actions,
)
from backroom.games.animalcatraz.refusals import HAS_PLAYED, ILLEGAL
from backroom.games.animalcatraz.state import (
    Table,
    first_inmate,
    is_inside,
    next_rival,
    push,
    rival_of,
)
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# Whose turn it is.


def plays(table: Table, inmate: i64) -> bool:
    """Whether an inmate has a turn of its own to play in this round: once a round (AZ-610), in the
    prison or as a fugitive on its way (AZ-375, AZ-745)."""
    b = table.b
    if (b[at.PLAYED] >> inmate) & 1 == 1:
        return False
    return is_inside(table, inmate) or is_running(table, inmate)


def played_count(table: Table, rival: i64) -> i64:
    first: i64 = first_inmate(table, rival)
    played: i64 = table.b[at.PLAYED] >> first
    return (played & 1) + ((played >> 1) & 1) if table.pairs else played & 1


def is_due(table: Table, rival: i64) -> bool:
    """Whether it plays in this trip round the table (AZ-608)."""
    first: i64 = first_inmate(table, rival)
    if played_count(table, rival) > table.b[at.TRIP]:
        return False
    return plays(table, first) or (table.pairs and plays(table, first + 1))


def next_due(table: Table) -> i64:
    """Clockwise from whoever played last (AZ-101, AZ-473), at first the toothbrush (AZ-069);
    NOBODY if this trip is over."""
    b = table.b
    rival: i64 = (
        b[at.BRUSH] if b[at.LAST_RIVAL] == at.NOBODY else next_rival(table, b[at.LAST_RIVAL])
    )
    for _ in range(table.rivals):
        if is_due(table, rival):
            return rival
        rival = next_rival(table, rival)
    return at.NOBODY


def next_turn(table: Table) -> None:
    b = table.b
    rival: i64 = next_due(table)
    if rival == at.NOBODY and table.pairs and b[at.TRIP] == 0:
        b[at.TRIP] = 1  # AZ-609
        b[at.LAST_RIVAL] = at.NOBODY
        rival = next_due(table)
    if rival == at.NOBODY:
        push(table, decisions.ROUND_OVER)
        if is_last_riot_due(table):
            push(table, decisions.RIOT)  # AZ-480
        return
    push(table, decisions.NEXT_TURN)
    if table.pairs:
        push(table, decisions.WHO_PLAYS, rival)
    else:
        push(table, decisions.TURN, rival)


NEXT_TURN = Task("next_turn", next_turn)


def who_refusal(table: Table, rival: i64, inmate: i64) -> i64:
    """AZ-602, AZ-607, AZ-610."""
    if inmate >= table.inmates or rival_of(table, inmate) != rival:
        return ILLEGAL
    return ALLOWED if plays(table, inmate) else HAS_PLAYED


def choose_inmate(table: Table, inmate: i64) -> None:
    push(table, decisions.TURN, inmate)


WHO_PLAYS = Decision(
    "who_plays",
    [Answer(actions.INMATE, at.INMATES, choose_inmate, who_refusal)],
    public=True,
    about=(subjects.RIVAL,),
)


# Opening and closing.


def begin_turn(table: Table, inmate: i64) -> None:
    """AZ-096 to AZ-098, and the order of AZ-104."""
    b = table.b
    rival: i64 = rival_of(table, inmate)
    b[at.ACTIVE] = inmate
    b[at.PLAYED] |= bit(inmate)
    b[at.LAST_RIVAL] = rival
    b[at.last_active(rival)] = inmate
    b[at.RIOT_CHAIN] = 0
    if table.journal is not None:
        telling.turns.turn_began(table.journal, table, inmate, "AZ-096")
    if not is_inside(table, inmate):
        push(table, decisions.TURN_OVER, inmate)
        push(table, decisions.FUGITIVE, inmate)  # AZ-745
        return
    b[at.LEFT] = table.cards.actions_per_round
    if is_primal(table, inmate):
        b[at.LEFT] += primal_actions(table, inmate)
    push(table, decisions.MAIN, inmate)
    push(table, decisions.MEET_WARDEN, inmate)
    push(table, decisions.VISIT, inmate)
    bleed(table, inmate)
    pay_owed(table, inmate)  # AZ-102, AZ-103
    stand_up(table, inmate)


TURN = Task("turn", begin_turn, about=(subjects.INMATE,))


def bleed(table: Table, inmate: i64) -> None:
    """AZ-593, AZ-595."""
    b = table.b
    cure_bleeding(table, inmate)
    wound: i64 = b[at.bleeding(inmate)]
    if wound != 0:
        cards = table.cards
        notches: i64 = cards.gang_n[wound - 1]
        lower_stat(table, inmate, cards.gang_stat_hit[wound - 1], notches, "AZ-593")


def stand_up(table: Table, inmate: i64) -> None:
    """AZ-434, AZ-216, AZ-767: as soon as nothing is owed."""
    b = table.b
    if b[at.owed(inmate)] > 0:
        return
    if b[at.lying(inmate)] != 0:
        b[at.lying(inmate)] = 0
        if table.journal is not None:
            telling.turns.stood_up(table.journal, table, inmate, "AZ-434")
    hole.release_if_paid(table, inmate)


STAND_UP = Task("stand_up", stand_up, about=(subjects.INMATE,))


def end_turn(table: Table, inmate: i64) -> None:
    """AZ-099: what is left is lost; deeds count no more (AZ-282)."""
    at.clear_turn(table.b)
    if table.journal is not None:
        telling.turns.turn_ended(table.journal, table, inmate, "AZ-101")


TURN_OVER = Task("turn_over", end_turn, about=(subjects.INMATE,))


# The end of a round.


def is_last_riot_due(table: Table) -> bool:
    """AZ-480: at the end of the round after the one in which the last Event was turned."""
    b = table.b
    return b[at.RIOT_DONE] == 0 and b[at.ROUND] % 2 == 0 and events.effect(table) == RIOT_EVENT


def end_round(table: Table) -> None:
    """AZ-068: the Sun goes on; after round 4 come the steps B (AZ-085)."""
    if table.b[at.ROUND] < at.ROUNDS:
        table.b[at.ROUND] += 1
        push(table, decisions.BEGIN_ROUND)
    else:
        push(table, decisions.STEP_B)


ROUND_OVER = Task("round_over", end_round)

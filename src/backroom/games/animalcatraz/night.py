"""The end of a day: steps B, and Night with its steps C (group 4.4; D7)."""

from typing import Final

from backroom.games.animalcatraz import (
    gang_tags,
    reputation,
    rounds,
    scoring,
    telling,
    trash_tags,
    upgrades,
)
from backroom.games.animalcatraz.actions import STAT
from backroom.games.animalcatraz.board import (
    AT,
    BOARD_GANG,
    CUNNING,
    DAY,
    FORCE,
    GANG,
    INMATES,
    NIGHT,
    NIGHT_CUNNING,
    NIGHT_FORCE,
    NIGHT_LEFT,
    NOBODY,
    OWN_CELL,
    PILE_COUNT,
    ROUND,
    SEAT_OF,
    fill,
)
from backroom.games.animalcatraz.frames import BEGIN_ROUND, NIGHT_TRAINING, STEP_B, STEP_C
from backroom.games.animalcatraz.inmates import is_primal, raise_stat
from backroom.games.animalcatraz.refusals import ONLY_FORCE
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.supply import from_pile, to_chair
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

# The steps B (AZ-086).
MAJORITY: Final[i64] = 0
TAGS_RETURN: Final[i64] = 1
TRASH_PENALTY: Final[i64] = 2
TRASH_DISCARD: Final[i64] = 3
NIGHTFALL: Final[i64] = 4
# The steps C (AZ-089).
TO_CELLS: Final[i64] = 0
GANGSTER_REP: Final[i64] = 1
PILE_TO_CHAIR: Final[i64] = 2
TRAINING: Final[i64] = 3
SUNRISE: Final[i64] = 4


def carry_out(table: Table, task: i64, who: i64, _x: i64, _y: i64) -> None:
    """A Riot that a step causes is fought before the next one, when all its REP is applied
    (AZ-478)."""
    if task == STEP_B:
        step_b(table, who)
    else:
        step_c(table, who)


# Steps B.


def step_b(table: Table, number: i64) -> None:
    if number == NIGHTFALL:
        fall(table)
        return
    table.push(STEP_B, number + 1)
    if number == MAJORITY:
        reward_majority(table)
    elif number == TAGS_RETURN:
        gang_tags.collect(table)
    elif number == TRASH_PENALTY:
        trash_tags.punish(table)
    else:
        trash_tags.discard(table)


def reward_majority(table: Table) -> None:
    """AZ-290."""
    winner: i64 = gang_tags.majority(table)
    if winner != NOBODY:
        reputation.change(table, winner, table.cards.tag_majority, reputation.FOR_TAGS)


# Steps C.


def fall(table: Table) -> None:
    """AZ-067, AZ-088: nobody has a turn at Night."""
    if scoring.time_is_up(table):
        scoring.decide(table)
        return
    table.b[ROUND] = NIGHT
    if table.journal is not None:
        telling.turns.night_fell(table.journal, table)
    rounds.tick(table)
    table.push(STEP_C, TO_CELLS)


def step_c(table: Table, number: i64) -> None:
    if number == SUNRISE:
        rise(table)
        return
    table.push(STEP_C, number + 1)
    if number == TO_CELLS:
        send_to_cells(table)
    elif number == GANGSTER_REP:
        reward_gangsters(table)
    elif number == PILE_TO_CHAIR:
        send_to_cells(table)  # AZ-479: after a Riot at Night
        empty_pile(table)
    else:
        begin_training(table)


def send_to_cells(table: Table) -> None:
    """AZ-087; from the Hole too, with all that is owed (AZ-094); who lies stays lying (AZ-093)."""
    for inmate in range(table.inmates):
        if table.is_inside(inmate):
            table.b[AT + inmate] = OWN_CELL


def reward_gangsters(table: Table) -> None:
    """AZ-531; not for an inmate that is out (AZ-377)."""
    b = table.b
    for rival in range(table.rivals):
        count: i64 = 0
        for inmate in range(table.inmates):
            if table.rival_of(inmate) == rival and table.is_inside(inmate):
                for place in range(BOARD_GANG):
                    if b[GANG + inmate * BOARD_GANG + place] != NOBODY:
                        count += 1
        gain: i64 = count * table.cards.gangster_night
        reputation.change(table, rival, gain, reputation.FOR_GANGSTERS)


def empty_pile(table: Table) -> None:
    """AZ-439, AZ-440: oldest first."""
    while table.b[PILE_COUNT] > 0:
        to_chair(table, from_pile(table, 0))


def begin_training(table: Table) -> None:
    """AZ-090, AZ-091."""
    for inmate in range(table.inmates):
        if table.is_inside(inmate):
            table.b[NIGHT_LEFT + inmate] = table.cards.night_notches
    table.push(NIGHT_TRAINING)


def rise(table: Table) -> None:
    """AZ-095."""
    table.b[DAY] += 1
    table.b[ROUND] = 1
    table.push(BEGIN_ROUND)


# Training: all choose at once, notch by notch, and nobody sees it before the last has chosen.


def trainee(table: Table, seat: i64) -> i64:
    """The inmate for which a seat has to choose next, or NOBODY."""
    for inmate in range(table.inmates):
        if table.b[SEAT_OF + inmate] == seat and table.b[NIGHT_LEFT + inmate] > 0:
            return inmate
    return NOBODY


def waiting_for(table: Table) -> i64:
    waiting: i64 = 0
    for seat in range(table.seats):
        if trainee(table, seat) != NOBODY:
            waiting |= bit(seat)
    return waiting


def refusal(table: Table, _decision: i64, seat: i64, code: i64) -> i64:
    """NIGHT_TRAINING: AZ-092."""
    is_cunning: bool = code - STAT == CUNNING
    return ONLY_FORCE if is_cunning and is_primal(table, trainee(table, seat)) else ALLOWED


def answer(table: Table, seat: i64, code: i64) -> None:
    b = table.b
    inmate: i64 = trainee(table, seat)
    b[NIGHT_LEFT + inmate] -= 1
    if code - STAT == FORCE:
        b[NIGHT_FORCE + inmate] += 1
    else:
        b[NIGHT_CUNNING + inmate] += 1


def resolve(table: Table) -> None:
    b = table.b
    for inmate in range(table.inmates):
        train(table, inmate, FORCE, b[NIGHT_FORCE + inmate])
        train(table, inmate, CUNNING, b[NIGHT_CUNNING + inmate])
    fill(b, NIGHT_FORCE, INMATES, 0)
    fill(b, NIGHT_CUNNING, INMATES, 0)


def train(table: Table, inmate: i64, stat: i64, notches: i64) -> None:
    """An upgrade for the Night helps where at least one notch is trained (5.2)."""
    if notches > 0:
        raise_stat(table, inmate, stat, notches + upgrades.night_bonus(table, inmate, stat))

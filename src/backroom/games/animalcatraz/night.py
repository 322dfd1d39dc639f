"""The end of a day: steps B, and Night with its steps C (group 4.4; D7)."""

from typing import Final

from backroom.games.animalcatraz import (
    actions,
    decisions,
    gang_tags,
    reputation,
    rounds,
    scoring,
    subjects,
    telling,
    trash_tags,
    upgrades,
)
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.inmates import is_primal, raise_stat
from backroom.games.animalcatraz.refusals import ONLY_FORCE
from backroom.games.animalcatraz.state import Table, is_inside, push, rival_of
from backroom.games.animalcatraz.supply import from_pile, to_chair
from backroom.kernel.decisions import Answer, Decision, Task
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


# Steps B. A Riot that a step causes is fought before the next one, when all its REP is applied
# (AZ-478).


def step_b(table: Table, step: i64) -> None:
    if step == NIGHTFALL:
        fall(table)
        return
    push(table, decisions.STEP_B, step + 1)
    if step == MAJORITY:
        reward_majority(table)
    elif step == TAGS_RETURN:
        gang_tags.collect(table)
    elif step == TRASH_PENALTY:
        trash_tags.punish(table)
    else:
        trash_tags.discard(table)


STEP_B = Task("step_b", step_b, about=(subjects.STEP,))


def reward_majority(table: Table) -> None:
    """AZ-290."""
    winner: i64 = gang_tags.majority(table)
    if winner != at.NOBODY:
        reputation.change(table, winner, table.cards.tag_majority, reputation.FOR_TAGS, "AZ-290")


# Steps C.


def fall(table: Table) -> None:
    """AZ-067, AZ-088: nobody has a turn at Night."""
    if scoring.time_is_up(table):
        scoring.decide(table)
        return
    table.b[at.ROUND] = at.NIGHT
    if table.journal is not None:
        telling.turns.night_fell(table.journal, table, "AZ-087")
    rounds.tick(table)
    push(table, decisions.STEP_C, TO_CELLS)


def step_c(table: Table, step: i64) -> None:
    if step == SUNRISE:
        rise(table)
        return
    push(table, decisions.STEP_C, step + 1)
    if step == TO_CELLS:
        send_to_cells(table)
    elif step == GANGSTER_REP:
        reward_gangsters(table)
    elif step == PILE_TO_CHAIR:
        send_to_cells(table)  # AZ-479: after a Riot at Night
        empty_pile(table)
    else:
        begin_training(table)


STEP_C = Task("step_c", step_c, about=(subjects.STEP,))


def send_to_cells(table: Table) -> None:
    """AZ-087; from the Hole too, with all that is owed (AZ-094); who lies stays lying (AZ-093)."""
    for inmate in range(table.inmates):
        if is_inside(table, inmate):
            table.b[at.place(inmate)] = at.OWN_CELL


def reward_gangsters(table: Table) -> None:
    """AZ-531; not for an inmate that is out (AZ-377)."""
    b = table.b
    for rival in range(table.rivals):
        count: i64 = 0
        for inmate in range(table.inmates):
            if rival_of(table, inmate) == rival and is_inside(table, inmate):
                for place in range(at.BOARD_GANG):
                    if b[at.gang(inmate, place)] != at.NOBODY:
                        count += 1
        gain: i64 = count * table.cards.gangster_night
        reputation.change(table, rival, gain, reputation.FOR_GANGSTERS, "AZ-531")


def empty_pile(table: Table) -> None:
    """AZ-439, AZ-440: oldest first."""
    while table.b[at.PILE_COUNT] > 0:
        to_chair(table, from_pile(table, 0))


def begin_training(table: Table) -> None:
    """AZ-090, AZ-091."""
    for inmate in range(table.inmates):
        if is_inside(table, inmate):
            table.b[at.night_left(inmate)] = table.cards.night_notches
    push(table, decisions.NIGHT_TRAINING)


def rise(table: Table) -> None:
    """AZ-095."""
    table.b[at.DAY] += 1
    table.b[at.ROUND] = 1
    push(table, decisions.BEGIN_ROUND)


# Training: all choose at once, notch by notch, and nobody sees it before the last has chosen.


def trainee(table: Table, seat: i64) -> i64:
    """The inmate for which a seat has to choose next, or NOBODY."""
    for inmate in range(table.inmates):
        if table.b[at.seat(inmate)] == seat and table.b[at.night_left(inmate)] > 0:
            return inmate
    return at.NOBODY


def asks_trainees(table: Table) -> i64:
    waiting: i64 = 0
    for seat in range(table.seats):
        if trainee(table, seat) != at.NOBODY:
            waiting |= bit(seat)
    return waiting


def stat_refusal(table: Table, seat: i64, stat: i64) -> i64:
    """AZ-092."""
    is_barred: bool = stat == at.CUNNING and is_primal(table, trainee(table, seat))
    return ONLY_FORCE if is_barred else ALLOWED


def choose_stat(table: Table, seat: i64, stat: i64) -> None:
    b = table.b
    inmate: i64 = trainee(table, seat)
    b[at.night_left(inmate)] -= 1
    if stat == at.FORCE:
        b[at.night_force(inmate)] += 1
    else:
        b[at.night_cunning(inmate)] += 1
    push(table, decisions.NIGHT_TRAINING)


def train_all(table: Table) -> None:
    b = table.b
    for inmate in range(table.inmates):
        train(table, inmate, at.FORCE, b[at.night_force(inmate)])
        train(table, inmate, at.CUNNING, b[at.night_cunning(inmate)])
    at.clear_training(b)


NIGHT_TRAINING = Decision(
    "night_training",
    [Answer(actions.STAT, 2, choose_stat, stat_refusal)],
    public=False,
    marks=("at_once",),
    asks=asks_trainees,
    settled=train_all,
)


def train(table: Table, inmate: i64, stat: i64, notches: i64) -> None:
    """An upgrade for the Night helps where at least one notch is trained (5.2)."""
    if notches > 0:
        bonus: i64 = upgrades.night_bonus(table, inmate, stat)
        raise_stat(table, inmate, stat, notches + bonus, "AZ-091")

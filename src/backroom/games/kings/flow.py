"""From one choice to the next."""

from backroom.games.kings import board as at
from backroom.games.kings import decisions, dispatch, rounds, turns
from backroom.games.kings.prompts import first_waiting
from backroom.games.kings.state import Table, living
from backroom.kernel.numbers import i64


def run(table: Table) -> None:
    """Go on by itself until somebody has a real choice, or the game is over."""
    b = table.b
    while b[at.DECISION] != decisions.OVER:
        if b[at.DEATHS] > 0:
            if living(table) <= 1:
                rounds.finish(table)  # NK-344, NK-345
                return
            if is_turn_orphaned(table):
                turns.break_off_turn(table)  # NK-342
        if b[at.WAITING] == 0:
            dispatch.carry_out(table, b[at.NEXT])
        elif not choose_only_one(table):
            return


def is_turn_orphaned(table: Table) -> bool:
    """Whether the active seat is dead; a fight of others it leaves behind is fought out."""
    b = table.b
    is_dead = b[at.STAGE] > 0 and b[at.died(b[at.ACTIVE])] != 0
    return is_dead and b[at.FIGHT] == 0 and b[at.NEXT] != decisions.END_TURN


def choose_only_one(table: Table) -> bool:
    """NK-150: a choice with one answer is made by the engine, where that tells nothing."""
    decision: i64 = table.b[at.DECISION]
    seat: i64 = first_waiting(table)
    only: i64 = dispatch.only_answer(table, decision, seat)
    if only < 0:
        return False
    dispatch.choose(table, decision, seat, only)
    return True

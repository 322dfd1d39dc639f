"""Leaving the table (NK-347)."""

from backroom.games.kings import board as at
from backroom.games.kings import (
    decisions,
    dispatch,
    drafts,
    fights,
    flow,
    people,
    recruiting,
    windows,
)
from backroom.games.kings.prompts import first_waiting
from backroom.games.kings.state import Table, living, next_living
from backroom.kernel.numbers import bit, i64


def leave_fight(table: Table, seat: i64) -> None:
    """A pot goes to the other side, and an arrest of a dead seat is none."""
    b = table.b
    if b[at.FIGHT] == 0 or (b[at.fighter(0)] != seat and b[at.fighter(1)] != seat):
        return
    if b[at.FIGHT] == at.ARREST and b[at.fighter(0)] != seat:
        b[at.fighter(1)] = next_living(table, seat)  # NK-321
        return
    if b[at.LOSERS] & ~bit(seat) != 0:
        b[at.LOSERS] &= ~bit(seat)
        b[at.victim(seat)] = at.NOBODY
        return  # NK-272, NK-274: the dice have spoken, and the other one's loss stands
    if b[at.FIGHT] == at.PROVOCATION and b[at.POT] > 0:
        fights.win_pot(table, 1 if b[at.fighter(0)] == seat else 0, "NK-347")
    if b[at.window(at.IN_FIGHT)] != at.NOBODY:
        windows.close_window(table, at.IN_FIGHT)
    at.clear_rerolls(b)
    fights.end_fight(table)


def leave_talks(table: Table, seat: i64) -> None:
    """Nothing is proposed by, or to, a seat that has left."""
    b = table.b
    awaited: i64 = at.NOBODY
    if b[at.DECISION] == decisions.DEAL_ANSWER:
        awaited = b[at.OFFER_FROM]
    elif b[at.DECISION] == decisions.COUNTER:
        awaited = first_waiting(table)
    is_party = awaited != at.NOBODY and (awaited == seat or b[at.draft_to(awaited)] == seat)
    for other in range(table.seats):
        if other == seat or b[at.draft_to(other)] == seat:
            at.clear_draft(b, other)
    if is_party:
        drafts.close_talks(table, False, "NK-347")


def leave_table(table: Table, seat: i64) -> None:
    b = table.b
    leave_talks(table, seat)
    if b[at.person(seat, 0)] == at.BOSS:
        people.kill(table, seat, 0, "NK-347")
    else:
        people.eliminate(table, seat, "NK-347")


def give_up(table: Table, seat: i64) -> None:
    """NK-347: it counts as the death of the boss."""
    b = table.b
    b[at.DEATHS] += 1
    leave_fight(table, seat)
    decision: i64 = b[at.DECISION]
    was_asked = (b[at.WAITING] >> seat) & 1 == 1
    in_own_turn = b[at.STAGE] > 0 and b[at.ACTIVE] == seat
    leave_table(table, seat)
    was_asked = was_asked and b[at.DECISION] == decision  # talks that end with him ask nobody
    goes_on = not in_own_turn or b[at.FIGHT] != 0
    if living(table) > 1 and goes_on:
        if dispatch.is_poaching(decision) and b[at.PICKED_RIVAL] == seat:
            b[at.RECRUITED] = 1  # NK-111: the henchman is gone, or his price was named in vain
            recruiting.end_recruiting(table)
        elif was_asked:
            dispatch.leave(table, decision, seat)
    flow.run(table)

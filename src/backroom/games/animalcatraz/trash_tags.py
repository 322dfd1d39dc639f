"""Trash Tags: given to whoever comes in, paid for at the end of the day (group 4.26; D51). New ones
come with ranks (AZ-692)."""

from typing import Final

from backroom.games.animalcatraz import actions, decisions, reputation, subjects, telling
from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.state import Table, first_inmate, push, rival_of, seat_for
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64

SAID_YES: Final[i64] = 1
SAID_NO: Final[i64] = 2


def is_entitled(table: Table, rival: i64, entered: i64) -> bool:
    """AZ-683, AZ-693: with a tag, and an inmate in the very room that was entered; partners are no
    rivals (AZ-006)."""
    b = table.b
    if rival == rival_of(table, entered) or b[at.trash_free(rival)] == 0:
        return False
    first: i64 = first_inmate(table, rival)
    room: i64 = b[at.place(entered)]
    return b[at.place(first)] == room or (table.pairs and b[at.place(first + 1)] == room)


def asks_entitled(table: Table, victim: i64) -> i64:
    """AZ-684: all entitled rivals are asked at once."""
    waiting: i64 = 0
    for rival in range(table.rivals):
        if table.b[at.tag_answer(rival)] == 0 and is_entitled(table, rival, victim):
            waiting |= bit(seat_for(table, rival))
    return waiting


def say_yes(table: Table, seat: i64, victim: i64) -> None:
    note(table, seat, victim, SAID_YES)


def say_no(table: Table, seat: i64, victim: i64) -> None:
    note(table, seat, victim, SAID_NO)


def note(table: Table, seat: i64, victim: i64, answer: i64) -> None:
    """The question is put again until nobody is left to answer."""
    for rival in range(table.rivals):
        if seat_for(table, rival) == seat and is_entitled(table, rival, victim):
            table.b[at.tag_answer(rival)] = answer
    push(table, decisions.TRASH_TAG, victim)


def hand_over(table: Table, victim: i64) -> None:
    """AZ-685, AZ-686: one of each that said yes; it does not come back (AZ-691)."""
    b = table.b
    holder: i64 = rival_of(table, victim)
    for rival in range(table.rivals):
        if b[at.tag_answer(rival)] == SAID_YES:
            b[at.trash_free(rival)] -= 1
            b[at.trash_held(holder, rival)] += 1
            if table.journal is not None:
                telling.turns.trash_tag_given(table.journal, table, rival, holder, "AZ-683")
    at.clear_tag_answers(b)
    b[at.CHALLENGES] |= bit(at.MOST_TAGGED + tagged_rivals(table))  # AZ-702


TRASH_TAG = Decision(
    "trash_tag",
    [Answer(actions.YES, 1, say_yes), Answer(actions.NO, 1, say_no)],
    public=False,
    marks=("at_once",),
    about=(subjects.VICTIM,),
    asks=asks_entitled,
    settled=hand_over,
)


def held_by(table: Table, rival: i64) -> i64:
    """How many tags of others a rival holds."""
    count: i64 = 0
    for giver in range(table.rivals):
        count += table.b[at.trash_held(rival, giver)]
    return count


def tagged_rivals(table: Table) -> i64:
    count: i64 = 0
    for rival in range(table.rivals):
        if held_by(table, rival) > 0:
            count += 1
    return count


def fought(table: Table, rival: i64, other: i64) -> None:
    """AZ-614, AZ-688, AZ-689: one fight settles all tags between two rivals."""
    table.b[at.trash_held(rival, other)] = 0
    table.b[at.trash_held(other, rival)] = 0


def punish(table: Table) -> None:
    """AZ-687: at the end of round 4."""
    for rival in range(table.rivals):
        loss: i64 = held_by(table, rival) * table.cards.trash_tag_unfought
        reputation.change(table, rival, loss, reputation.FOR_TRASH_TAGS, "AZ-687")


def discard(table: Table) -> None:
    """AZ-690."""
    at.clear_trash_held(table.b)

"""Trash Tags: given to whoever comes in, paid for at the end of the day (group 4.26; D51). New ones
come with ranks (AZ-692)."""

from typing import Final

from backroom.games.animalcatraz import reputation, telling
from backroom.games.animalcatraz.actions import YES
from backroom.games.animalcatraz.board import (
    AT,
    CHALLENGES,
    MOST_TAGGED,
    RIVALS,
    TAG_ANSWER,
    TRASH_FREE,
    TRASH_HELD,
    fill,
)
from backroom.games.animalcatraz.state import Table
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

SAID_YES: Final[i64] = 1
SAID_NO: Final[i64] = 2


def is_entitled(table: Table, rival: i64, entered: i64) -> bool:
    """AZ-683, AZ-693: with a tag, and an inmate in the very room that was entered; partners are no
    rivals (AZ-006)."""
    b = table.b
    if rival == table.rival_of(entered) or b[TRASH_FREE + rival] == 0:
        return False
    first: i64 = table.first_inmate(rival)
    room: i64 = b[AT + entered]
    return b[AT + first] == room or (table.pairs and b[AT + first + 1] == room)


def waiting_for(table: Table) -> i64:
    """AZ-684: all entitled rivals are asked at once."""
    waiting: i64 = 0
    for rival in range(table.rivals):
        if table.b[TAG_ANSWER + rival] == 0 and is_entitled(table, rival, table.who()):
            waiting |= bit(table.seat_for(rival))
    return waiting


def refusal(_table: Table, _decision: i64, _seat: i64, _code: i64) -> i64:
    """YES or NO."""
    return ALLOWED


def answer(table: Table, seat: i64, code: i64) -> None:
    for rival in range(table.rivals):
        if table.seat_for(rival) == seat and is_entitled(table, rival, table.who()):
            table.b[TAG_ANSWER + rival] = SAID_YES if code == YES else SAID_NO


def resolve(table: Table, entered: i64) -> None:
    """AZ-685, AZ-686: one of each that said yes; it does not come back (AZ-691)."""
    b = table.b
    holder: i64 = table.rival_of(entered)
    for rival in range(table.rivals):
        if b[TAG_ANSWER + rival] == SAID_YES:
            b[TRASH_FREE + rival] -= 1
            b[TRASH_HELD + holder * RIVALS + rival] += 1
            if table.journal is not None:
                telling.turns.trash_tag_given(table.journal, table, rival, holder)
    fill(b, TAG_ANSWER, RIVALS, 0)
    b[CHALLENGES] |= bit(MOST_TAGGED + tagged_rivals(table))  # AZ-702


def held_by(table: Table, rival: i64) -> i64:
    """How many tags of others a rival holds."""
    count: i64 = 0
    for giver in range(table.rivals):
        count += table.b[TRASH_HELD + rival * RIVALS + giver]
    return count


def tagged_rivals(table: Table) -> i64:
    count: i64 = 0
    for rival in range(table.rivals):
        if held_by(table, rival) > 0:
            count += 1
    return count


def fought(table: Table, rival: i64, other: i64) -> None:
    """AZ-614, AZ-688, AZ-689: one fight settles all tags between two rivals."""
    table.b[TRASH_HELD + rival * RIVALS + other] = 0
    table.b[TRASH_HELD + other * RIVALS + rival] = 0


def punish(table: Table) -> None:
    """AZ-687: at the end of round 4."""
    for rival in range(table.rivals):
        loss: i64 = held_by(table, rival) * table.cards.trash_tag_unfought
        reputation.change(table, rival, loss, reputation.FOR_TRASH_TAGS)


def discard(table: Table) -> None:
    """AZ-690."""
    fill(table.b, TRASH_HELD, RIVALS * RIVALS, 0)

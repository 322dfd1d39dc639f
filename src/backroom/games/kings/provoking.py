"""Choosing whom to provoke (NK-254 to NK-257)."""

from backroom.games.kings import actions, decisions, fights, missions, refusals
from backroom.games.kings import board as at
from backroom.games.kings.prompts import ask
from backroom.games.kings.state import Table, is_alive, slots_at
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def provoker_refusal(table: Table, seat: i64, slot: i64) -> i64:
    refusal: i64 = missions.idle_refusal(table, seat, slot)
    if refusal != ALLOWED:
        return refusal
    b = table.b
    district: i64 = b[at.place(seat, slot)]
    answer: i64 = refusals.NO_RIVAL_HERE
    for rival in range(table.seats):
        if rival != seat and slots_at(table, rival, district) != 0:
            if (b[at.provoked(rival)] >> district) & 1 == 0:
                return ALLOWED
            answer = refusals.PROVOKED_ALREADY  # NK-257
    return answer


def provoke_refusal(table: Table, seat: i64) -> i64:
    answer: i64 = refusals.NO_RIVAL_HERE
    for slot in range(at.SLOTS):
        found: i64 = provoker_refusal(table, seat, slot)
        if found == ALLOWED:
            return ALLOWED
        if found == refusals.PROVOKED_ALREADY or (
            found == refusals.ACTED_ALREADY and answer == refusals.NO_RIVAL_HERE
        ):
            answer = found
    return answer


def begin_provoke(table: Table, seat: i64) -> None:
    ask(table, seat, decisions.PROVOKER)


def pick_provoker(table: Table, seat: i64, slot: i64) -> None:
    b = table.b
    b[at.PICKED] = bit(slot)
    b[at.PICKED_DISTRICT] = b[at.place(seat, slot)]
    ask(table, seat, decisions.VICTIM)


def victim_refusal(table: Table, seat: i64, rival: i64) -> i64:
    """NK-254, NK-255."""
    b = table.b
    if rival >= table.seats or not is_alive(table, rival) or rival == seat:
        return refusals.NO_SUCH_THING
    if (b[at.provoked(rival)] >> b[at.PICKED_DISTRICT]) & 1 == 1:
        return refusals.PROVOKED_ALREADY
    return refusals.NO_RIVAL_HERE if slots_at(table, rival, b[at.PICKED_DISTRICT]) == 0 else ALLOWED


def pick_victim(table: Table, seat: i64, rival: i64) -> None:
    b = table.b
    district: i64 = b[at.PICKED_DISTRICT]
    b[at.ACTED] |= b[at.PICKED]
    b[at.PICKED] = 0
    b[at.PICKED_DISTRICT] = at.NOWHERE
    b[at.provoked(rival)] |= bit(district)
    fights.provoke(table, seat, rival, district)


PROVOKER = Decision(
    "provoker",
    [Answer(actions.OWN, at.SLOTS, pick_provoker, provoker_refusal)],
    public=False,
    rule="NK-254",
    skipped=True,
)
VICTIM = Decision(
    "victim",
    [Answer(actions.SEAT, at.SEATS, pick_victim, victim_refusal)],
    public=False,
    rule="NK-255",
    skipped=True,
)

"""What a crook can do when it comes to a target (CR-74 to CR-113)."""

from backroom.games.crooks import actions, decisions, telling
from backroom.games.crooks import board as at
from backroom.games.crooks.cards import ACCOMPLICE, HITMAN, PICKPOCKET, SPYING, SWAPPER
from backroom.games.crooks.refusals import (
    NO_VICTIM,
    NOT_FREE,
    NOTHING_AT_HANGOUT,
    NOTHING_AT_TARGET,
    SPY_HANGOUT_CLOSED,
)
from backroom.games.crooks.state import Table, cell_place
from backroom.games.crooks.turns import end_turn, note_glimpse, note_look, pay
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def has_object(table: Table, seat: i64, target: i64, ability: i64) -> bool:
    b = table.b
    own_crooks_there = b[at.cell(seat, target)] > 0
    if ability == PICKPOCKET:
        return True  # CR-07, CR-77
    if ability == ACCOMPLICE:
        return own_crooks_there  # CR-78, CR-80
    if ability == SWAPPER:
        return own_crooks_there and b[at.filled(seat)] < at.TARGETS  # CR-85, CR-94, CR-95
    if ability == HITMAN:
        return anybody_at(table, target)  # CR-96, CR-98, CR-100
    return spy_has_object(table)


def use(table: Table, seat: i64, target: i64, ability: i64) -> None:
    """The crook in hand goes to the target, and acts."""
    if ability == SWAPPER:
        begin_swap(table, seat, target)
    elif ability == HITMAN:
        place_hitman(table, seat, target)
    elif ability == SPYING:
        put(table, seat, target)
        table.b[at.DECISION] = decisions.SPY  # CR-107
    else:
        put(table, seat, target)
        if ability == PICKPOCKET:
            pick_pocket(table, seat)
        end_turn(table)


def put(table: Table, seat: i64, target: i64) -> None:
    """The crook in hand goes into its seat's own cell (CR-57, CR-58)."""
    b = table.b
    b[at.place(b[at.HAND])] = cell_place(seat, target)
    b[at.HAND] = at.NOBODY
    if b[at.cell(seat, target)] == 0:
        b[at.filled(seat)] += 1
    b[at.cell(seat, target)] += 1


def pick_pocket(table: Table, seat: i64) -> None:
    gain: i64 = table.cards.pickpocket_gain
    pay(table, seat, -gain)  # CR-77
    if table.journal is not None:
        telling.picked_pocket(table.journal, seat, gain, "CR-77")


# A swap.


def begin_swap(table: Table, seat: i64, target: i64) -> None:
    """The crooks of a cell are on their way to another target (CR-86, CR-91)."""
    b = table.b
    lift(table, seat, target)
    put(table, seat, target)
    b[at.TARGET] = target
    b[at.DECISION] = decisions.SWAP  # CR-86


def lift(table: Table, seat: i64, target: i64) -> None:
    b = table.b
    for crook in range(1, at.CROOKS + 1):
        if b[at.place(crook)] == cell_place(seat, target):
            b[at.place(crook)] = at.IN_TRANSIT
            b[at.hidden(target)] -= b[at.down(crook)]
    b[at.cell(seat, target)] = 0
    b[at.filled(seat)] -= 1


def move_refusal(table: Table, seat: i64, target: i64) -> i64:
    return NOT_FREE if table.b[at.cell(seat, target)] > 0 else ALLOWED  # CR-87, CR-88


def move(table: Table, seat: i64, target: i64) -> None:
    """The lifted crooks arrive: nothing is turned over, paid or used (CR-89, CR-90, CR-93)."""
    b = table.b
    if table.journal is not None:
        telling.moved(table.journal, table, seat, target, "CR-86")
    for crook in range(1, at.CROOKS + 1):
        if b[at.place(crook)] == at.IN_TRANSIT:
            b[at.place(crook)] = cell_place(seat, target)
            b[at.hidden(target)] += b[at.down(crook)]
            b[at.cell(seat, target)] += 1
    b[at.filled(seat)] += 1
    end_turn(table)


SWAP = Decision(
    "swap",
    [Answer(actions.MOVE_TO, at.TARGETS, move, move_refusal)],
    public=True,  # CR-127
)


# A hitman.


def anybody_at(table: Table, target: i64) -> bool:
    b = table.b
    for seat in range(table.seats):
        if b[at.cell(seat, target)] > 0:
            return True
    return False


def place_hitman(table: Table, seat: i64, target: i64) -> None:
    b = table.b
    if b[at.cell(seat, target)] > 0:
        remove(table, seat, seat, target)  # CR-98, CR-99
        put(table, seat, target)
        end_turn(table)
    else:
        put(table, seat, target)
        b[at.TARGET] = target
        b[at.DECISION] = decisions.HIT  # CR-100


def victim_refusal(table: Table, seat: i64, victim: i64) -> i64:
    b = table.b
    if victim == seat or b[at.cell(victim, b[at.TARGET])] == 0:
        return NO_VICTIM  # CR-100
    return ALLOWED


def hit(table: Table, seat: i64, victim: i64) -> None:
    remove(table, seat, victim, table.b[at.TARGET])
    end_turn(table)


def remove(table: Table, seat: i64, victim: i64, target: i64) -> None:
    """All crooks of one seat at the target go to the box (CR-96, CR-97)."""
    b = table.b
    if table.journal is not None:
        rule = "CR-99" if victim == seat else "CR-96"
        telling.hit(table.journal, table, seat, victim, target, rule)
    for crook in range(1, at.CROOKS + 1):
        if b[at.place(crook)] == cell_place(victim, target):
            b[at.place(crook)] = at.IN_BOX
            b[at.hidden(target)] -= b[at.down(crook)]
    b[at.cell(victim, target)] = 0
    b[at.filled(victim)] -= 1


HIT = Decision(
    "hit",
    [Answer(actions.VICTIM, at.SEATS, hit, victim_refusal)],
    public=True,  # CR-127
)


# A spy.


def spy_has_object(table: Table) -> bool:
    b = table.b
    for target in range(at.TARGETS):
        if b[at.hidden(target)] > 0:
            return True  # CR-110
    for hangout in range(b[at.HANGOUTS_OPEN]):
        if b[at.size(hangout)] > 0:
            return True  # CR-111
    return False


def spy_target_refusal(table: Table, target: i64) -> i64:
    return ALLOWED if table.b[at.hidden(target)] > 0 else NOTHING_AT_TARGET  # CR-109, CR-110


def spy_on_target(table: Table, seat: i64, target: i64) -> None:
    b = table.b
    seen: i64 = 0
    for crook in range(1, at.CROOKS + 1):
        cell: i64 = b[at.place(crook)] - at.IN_CELLS
        if cell >= 0 and cell % at.TARGETS == target and b[at.down(crook)] == 1:
            seen |= bit(crook)
    b[at.known(seat)] |= seen
    b[at.glimpsed(seat)] = seen
    b[at.glimpsed_at(seat)] = at.IN_CELLS + target
    if table.journal is not None:
        telling.spied_on_target(table.journal, table, seat, target, "CR-107")
    end_turn(table)


def spy_hangout_refusal(table: Table, hangout: i64) -> i64:
    b = table.b
    if hangout >= b[at.HANGOUTS_OPEN]:
        return SPY_HANGOUT_CLOSED  # CR-111
    return ALLOWED if b[at.size(hangout)] > 0 else NOTHING_AT_HANGOUT  # CR-111


def spy_on_hangout(table: Table, seat: i64, hangout: i64) -> None:
    note_look(table, seat, hangout)
    note_glimpse(table, seat, hangout)
    if table.journal is not None:
        telling.spied_on_hangout(table.journal, table, seat, hangout, "CR-107")
    end_turn(table)


SPY = Decision(
    "spy",
    [
        Answer(actions.SPY_TARGET, at.TARGETS, spy_on_target, spy_target_refusal),
        Answer(actions.SPY_HANGOUT, at.HANGOUTS, spy_on_hangout, spy_hangout_refusal),
    ],
    public=False,
)

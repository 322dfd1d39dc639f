"""Police cars on the move: the first player's (NK-203 to NK-210) and raids (NK-122, NK-123)."""

from backroom.games.kings import actions, decisions, fights, refusals, telling, windows
from backroom.games.kings import board as at
from backroom.games.kings.cards import steps_between
from backroom.games.kings.prompts import ask, go_on
from backroom.games.kings.state import Table, is_alive, is_at_risk, slots_at
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def car_refusal(table: Table, seat: i64, car: i64) -> i64:
    b = table.b
    if b[at.car(car)] < 0:
        return refusals.NO_SUCH_THING
    if b[at.POLICE_OFF] == 1:
        return refusals.POLICE_STAND_STILL  # NK-210
    if seat != b[at.FIRST]:
        return refusals.NOT_FIRST  # NK-203
    if (b[at.CARS_MOVED] >> car) & 1 == 1:
        return refusals.CAR_MOVED_ALREADY  # NK-205
    return ALLOWED


def take_car(table: Table, seat: i64, car: i64) -> None:
    table.b[at.PICKED_CAR] = car
    ask(table, seat, decisions.POLICE_TO)


def car_move_refusal(table: Table, car: i64, district: i64) -> i64:
    steps: i64 = steps_between(table.cards, table.b[at.car(car)], district)
    if steps == 0:
        return refusals.STANDS_THERE  # NK-208
    return ALLOWED if steps <= 2 else refusals.TOO_FAR  # NK-203


def police_to_refusal(table: Table, district: i64) -> i64:
    return car_move_refusal(table, table.b[at.PICKED_CAR], district)


def move_picked_car(table: Table, seat: i64, district: i64) -> None:
    car: i64 = table.b[at.PICKED_CAR]
    move_car(table, seat, car, district, decisions.POLICE_DONE, "NK-203")


def move_car(table: Table, mover: i64, car: i64, district: i64, then: i64, rule: str) -> None:
    """NK-207, NK-311, NK-314: only where it ends does it look for somebody."""
    b = table.b
    b[at.CARS_MOVED] |= bit(car)
    b[at.PICKED_CAR] = at.NOBODY
    if table.journal is not None:
        telling.streets.car_moved(table.journal, table, mover, car, district, rule)
    b[at.car(car)] = district
    liable: i64 = liable_at(table, district)
    if liable == 0:
        go_on(table, then)
    elif liable & (liable - 1) == 0:
        seat: i64 = 0
        while (liable >> seat) & 1 == 0:
            seat += 1
        fights.try_arrest(table, seat, mover, district, then, at.NOBODY, "NK-310")
    else:
        b[at.PICKED_DISTRICT] = district
        b[at.LIABLE] = liable
        ask(table, mover, decisions.ARREST_WHOM)


def liable_at(table: Table, district: i64) -> i64:
    """The seats with an at-risk mission in a district (NK-316), as bits."""
    liable: i64 = 0
    for seat in range(table.seats):
        slots: i64 = slots_at(table, seat, district)
        if slots != 0 and is_at_risk(table, seat, slots):
            liable |= bit(seat)
    return liable


def arrest_whom_refusal(table: Table, suspect: i64) -> i64:
    if suspect >= table.seats or not is_alive(table, suspect):
        return refusals.NO_SUCH_THING
    return ALLOWED if (table.b[at.LIABLE] >> suspect) & 1 == 1 else refusals.ILLEGAL  # NK-315


def arrest_whom(table: Table, seat: i64, suspect: i64) -> None:
    b = table.b
    district: i64 = b[at.PICKED_DISTRICT]
    b[at.PICKED_DISTRICT] = at.NOWHERE
    b[at.LIABLE] = 0
    fights.try_arrest(table, suspect, seat, district, decisions.POLICE_DONE, at.NOBODY, "NK-314")


def somebody_else(table: Table, seat: i64) -> i64:
    """The first who can be stopped, but for the seat itself."""
    for suspect in range(table.seats):
        if suspect != seat and arrest_whom_refusal(table, suspect) == ALLOWED:
            return actions.SEAT + suspect
    return -1


POLICE_TO = Decision(
    "police_to",
    [Answer(actions.DISTRICT, at.DISTRICTS, move_picked_car, police_to_refusal)],
    public=False,
    rule="NK-203",
    skipped=True,
)
ARREST_WHOM = Decision(
    "arrest_whom",
    [Answer(actions.SEAT, at.SEATS, arrest_whom, arrest_whom_refusal)],
    public=False,
    rule="NK-314",
    absence=somebody_else,
    skipped=True,
)


# Raids.


def begin_raid(table: Table, seat: i64, rank: i64) -> None:
    table.b[at.RAID_RANK] = rank
    ask(table, seat, decisions.RAID_CAR)


def raid_car_refusal(table: Table, car: i64) -> i64:
    if table.b[at.car(car)] < 0:
        return refusals.NO_SUCH_THING
    return ALLOWED if raid_goals(table, car) != 0 else refusals.NOWHERE_TO_RAID


def pick_raid_car(table: Table, seat: i64, car: i64) -> None:
    table.b[at.PICKED_CAR] = car
    ask(table, seat, decisions.RAID_TO)


def raid_goals(table: Table, car: i64) -> i64:
    """Other districts with a character of the active seat, as bits."""
    b = table.b
    goals: i64 = 0
    seat: i64 = b[at.ACTIVE]
    for slot in range(at.SLOTS):
        if b[at.person(seat, slot)] != at.NOBODY and b[at.place(seat, slot)] < at.CELL:
            goals |= bit(b[at.place(seat, slot)])
    return goals & ~bit(b[at.car(car)])


def can_raid(table: Table) -> bool:
    for car in range(at.CARS):
        if table.b[at.car(car)] >= 0 and raid_goals(table, car) != 0:
            return True
    return False


def raid_to_refusal(table: Table, district: i64) -> i64:
    goals: i64 = raid_goals(table, table.b[at.PICKED_CAR])
    return ALLOWED if (goals >> district) & 1 == 1 else refusals.NOWHERE_TO_RAID


def raid(table: Table, seat: i64, district: i64) -> None:
    """NK-122, NK-123: the car may still make its normal move."""
    b = table.b
    car: i64 = b[at.PICKED_CAR]
    rank: i64 = b[at.RAID_RANK]
    b[at.PICKED_CAR] = at.NOBODY
    b[at.RAID_RANK] = at.NOBODY
    if table.journal is not None:
        telling.streets.car_moved(table.journal, table, seat, car, district, "NK-122")
    b[at.car(car)] = district
    b[at.window_passed(at.MAIN)] = 0
    active: i64 = b[at.ACTIVE]
    if is_at_risk(table, active, slots_at(table, active, district)):
        fights.try_arrest(table, active, seat, district, decisions.ASK_IN_WINDOW, rank, "NK-122")
    else:
        go_on(table, decisions.ASK_IN_WINDOW)


def break_off_raid(table: Table) -> None:
    b = table.b
    b[at.PICKED_CAR] = at.NOBODY
    b[at.RAID_RANK] = at.NOBODY
    windows.answered(table)


RAID_CAR = Decision(
    "raid_car",
    [Answer(actions.CAR_0, at.CARS, pick_raid_car, raid_car_refusal)],
    public=False,
    rule="NK-122",
    left=break_off_raid,
    skipped=True,
)
RAID_TO = Decision(
    "raid_to",
    [Answer(actions.DISTRICT, at.DISTRICTS, raid, raid_to_refusal)],
    public=False,
    rule="NK-122",
    left=break_off_raid,
    skipped=True,
)

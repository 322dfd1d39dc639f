"""Tells of drives, police and fights."""

from backroom.games.kings import board as at
from backroom.games.kings import sides
from backroom.games.kings.cards import RANK_WORDS
from backroom.games.kings.journal import streets as events
from backroom.games.kings.names import (
    STEP_NAMES,
    counting_names,
    district_name,
    group,
    hand_name,
    person_name,
    place_name,
    slot_name,
)
from backroom.games.kings.state import Table
from backroom.kernel.journal import Journal


def boarded(journal: Journal, table: Table, seat: int, slot: int, rule: str) -> None:
    where = district_name(table, table.b[at.place(seat, slot)])
    journal.tell(
        events.Boarded(rule=rule, seat=seat, who=slot_name(table, seat, slot), district=where)
    )


def dropped(journal: Journal, table: Table, seat: int, slot: int, rule: str) -> None:
    where = district_name(table, table.b[at.place(seat, slot)])
    journal.tell(
        events.Dropped(rule=rule, seat=seat, who=slot_name(table, seat, slot), district=where)
    )


def drove(journal: Journal, table: Table, seat: int, district: int, kind: int, rule: str) -> None:
    journal.tell(
        events.Drove(
            rule=rule,
            seat=seat,
            group=group(table, seat, table.b[at.ABOARD]),
            district=district_name(table, district),
            kind=STEP_NAMES[kind],
        )
    )


def took_metro(journal: Journal, seat: int, rule: str) -> None:
    journal.tell(events.TookMetro(rule=rule, seat=seat))


def flew(journal: Journal, seat: int, amount: int, rule: str) -> None:
    journal.tell(events.Flew(rule=rule, seat=seat, amount=amount))


def drive_ended(journal: Journal, seat: int, rule: str) -> None:
    journal.tell(events.DriveEnded(rule=rule, seat=seat))


def halted(journal: Journal, table: Table, seat: int, district: int, rule: str) -> None:
    journal.tell(events.Halted(rule=rule, seat=seat, district=district_name(table, district)))


def advanced(journal: Journal, table: Table, seat: int, slots: int, rule: str) -> None:
    places = [
        place_name(table, table.b[at.place(seat, slot)]) or ""
        for slot in range(at.SLOTS)
        if (slots >> slot) & 1
    ]
    journal.tell(
        events.Advanced(rule=rule, seat=seat, group=group(table, seat, slots), places=places)
    )


def car_moved(
    journal: Journal, table: Table, seat: int, car: int, district: int, rule: str
) -> None:
    journal.tell(
        events.CarMoved(rule=rule, seat=seat, car=car, district=district_name(table, district))
    )


# Fights.


def stopped_by_police(
    journal: Journal, table: Table, seat: int, roller: int, district: int, rule: str
) -> None:
    where = district_name(table, district)
    journal.tell(events.ArrestTried(rule=rule, seat=seat, roller=roller, district=where))


def rolled(journal: Journal, table: Table, rule: str) -> None:
    b = table.b
    dice = [
        [RANK_WORDS[b[at.die(side, die)]] for die in range(b[at.rolled(side)])] for side in range(2)
    ]
    first, second = (sides.strength_of(table, side) for side in range(2))
    journal.tell(
        events.Rolled(
            rule=rule,
            dice=dice[0],
            against=dice[1],
            hand=hand_name(first),
            counting=counting_names(first),
            other_hand=hand_name(second),
            other_counting=counting_names(second),
        )
    )


def got_away(journal: Journal, seat: int, rule: str) -> None:
    journal.tell(events.GotAway(rule=rule, seat=seat))


def resisted(journal: Journal, seat: int, resists: bool, rule: str) -> None:
    journal.tell(events.Resisted(rule=rule, seat=seat, yes=resists))


def broke_cars(journal: Journal, table: Table, seat: int, district: int, rule: str) -> None:
    journal.tell(events.CarsBroken(rule=rule, seat=seat, district=district_name(table, district)))


def lost_to_police(journal: Journal, seat: int, rule: str) -> None:
    journal.tell(events.LostToPolice(rule=rule, seat=seat))


def arrested(journal: Journal, table: Table, seat: int, slots: int, rule: str) -> None:
    journal.tell(events.Arrested(rule=rule, seat=seat, group=group(table, seat, slots)))


def provoked(
    journal: Journal, table: Table, seat: int, rival: int, district: int, rule: str
) -> None:
    journal.tell(
        events.Provoked(rule=rule, seat=seat, victim=rival, district=district_name(table, district))
    )


def staked(journal: Journal, seat: int, amount: int, due: int, rule: str) -> None:
    journal.tell(events.Staked(rule=rule, seat=seat, amount=amount, short=amount < due))


def folded(journal: Journal, seat: int, folds: bool, rule: str) -> None:
    journal.tell(events.Folded(rule=rule, seat=seat, yes=folds))


def took_pot(journal: Journal, seat: int, amount: int, rule: str) -> None:
    journal.tell(events.TookPot(rule=rule, seat=seat, amount=amount))


def shared_pot(journal: Journal, half: int, odd: int, rule: str) -> None:
    journal.tell(events.SharedPot(rule=rule, amount=half, odd=odd))


def killed(journal: Journal, table: Table, seat: int, person: int, rule: str) -> None:
    journal.tell(events.Killed(rule=rule, seat=seat, who=person_name(table, seat, person)))


def eliminated(journal: Journal, seat: int, rule: str) -> None:
    journal.tell(events.Eliminated(rule=rule, seat=seat))

"""Tells of drives, police and fights."""

from backroom.games.kings.board import ABOARD, DICE, DIE_OF, PLACE, ROLLED, SLOTS
from backroom.games.kings.journal import streets as events
from backroom.games.kings.names import (
    RANK_NAMES,
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


def boarded(journal: Journal, table: Table, seat: int, slot: int) -> None:
    where = district_name(table, table.b[PLACE + seat * SLOTS + slot])
    journal.tell(events.Boarded(seat=seat, who=slot_name(table, seat, slot), district=where))


def dropped(journal: Journal, table: Table, seat: int, slot: int) -> None:
    where = district_name(table, table.b[PLACE + seat * SLOTS + slot])
    journal.tell(events.Dropped(seat=seat, who=slot_name(table, seat, slot), district=where))


def drove(journal: Journal, table: Table, seat: int, district: int, kind: int) -> None:
    journal.tell(
        events.Drove(
            seat=seat,
            group=group(table, seat, table.b[ABOARD]),
            district=district_name(table, district),
            kind=STEP_NAMES[kind],
        )
    )


def took_metro(journal: Journal, seat: int) -> None:
    journal.tell(events.TookMetro(seat=seat))


def flew(journal: Journal, seat: int, amount: int) -> None:
    journal.tell(events.Flew(seat=seat, amount=amount))


def drive_ended(journal: Journal, seat: int) -> None:
    journal.tell(events.DriveEnded(seat=seat))


def halted(journal: Journal, table: Table, seat: int, district: int) -> None:
    journal.tell(events.Halted(seat=seat, district=district_name(table, district)))


def advanced(journal: Journal, table: Table, seat: int, slots: int) -> None:
    places = [
        place_name(table, table.b[PLACE + seat * SLOTS + slot]) or ""
        for slot in range(SLOTS)
        if (slots >> slot) & 1
    ]
    journal.tell(events.Advanced(seat=seat, group=group(table, seat, slots), places=places))


def car_moved(journal: Journal, table: Table, seat: int, car: int, district: int) -> None:
    journal.tell(events.CarMoved(seat=seat, car=car, district=district_name(table, district)))


# Fights.


def stopped_by_police(
    journal: Journal, table: Table, seat: int, roller: int, district: int
) -> None:
    where = district_name(table, district)
    journal.tell(events.ArrestTried(seat=seat, roller=roller, district=where))


def rolled(journal: Journal, table: Table) -> None:
    b = table.b
    dice = [
        [RANK_NAMES[b[DIE_OF + side * DICE + die]] for die in range(b[ROLLED + side])]
        for side in range(2)
    ]
    first, second = (table.strength_of(side) for side in range(2))
    journal.tell(
        events.Rolled(
            dice=dice[0],
            against=dice[1],
            hand=hand_name(first),
            counting=counting_names(first),
            other_hand=hand_name(second),
            other_counting=counting_names(second),
        )
    )


def got_away(journal: Journal, seat: int) -> None:
    journal.tell(events.GotAway(seat=seat))


def resisted(journal: Journal, seat: int, resists: bool) -> None:
    journal.tell(events.Resisted(seat=seat, yes=resists))


def broke_cars(journal: Journal, table: Table, seat: int, district: int) -> None:
    journal.tell(events.CarsBroken(seat=seat, district=district_name(table, district)))


def lost_to_police(journal: Journal, seat: int) -> None:
    journal.tell(events.LostToPolice(seat=seat))


def arrested(journal: Journal, table: Table, seat: int, slots: int) -> None:
    journal.tell(events.Arrested(seat=seat, group=group(table, seat, slots)))


def provoked(journal: Journal, table: Table, seat: int, rival: int, district: int) -> None:
    journal.tell(events.Provoked(seat=seat, victim=rival, district=district_name(table, district)))


def staked(journal: Journal, seat: int, amount: int, due: int) -> None:
    journal.tell(events.Staked(seat=seat, amount=amount, short=amount < due))


def folded(journal: Journal, seat: int, folds: bool) -> None:
    journal.tell(events.Folded(seat=seat, yes=folds))


def took_pot(journal: Journal, seat: int, amount: int) -> None:
    journal.tell(events.TookPot(seat=seat, amount=amount))


def shared_pot(journal: Journal, half: int, odd: int) -> None:
    journal.tell(events.SharedPot(amount=half, odd=odd))


def killed(journal: Journal, table: Table, seat: int, person: int) -> None:
    journal.tell(events.Killed(seat=seat, who=person_name(table, seat, person)))


def eliminated(journal: Journal, seat: int) -> None:
    journal.tell(events.Eliminated(seat=seat))

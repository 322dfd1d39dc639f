"""Cards that are drawn, traded, moved, used and stolen, told."""

from backroom.games.animalcatraz.actions import (
    CELL,
    INMATE,
    MY_CARD,
    MY_CELL,
    MY_GANG,
    MY_UPGRADE,
    PARTNER_CARD,
    PARTNER_UPGRADE,
    TO_CELL,
    TO_GANG,
    TO_INMATE,
    TO_PARTNER,
)
from backroom.games.animalcatraz.board import (
    BOARD_GANG,
    GANG,
    ITEMS,
    KNOWN,
    NOBODY,
    NOTHING,
    PUBLIC,
)
from backroom.games.animalcatraz.journal import cards as events
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.telling.things import (
    card_id,
    gangster_id,
    place_id,
    seats_of,
)
from backroom.games.animalcatraz.telling.who import inmate_id, rival_ids
from backroom.kernel.journal import Journal


def own_seats(table: Table, inmate: int) -> int:
    return seats_of(table, table.rival_of(inmate))


# Drawing and discarding.


def drew(journal: Journal, table: Table, inmate: int, card: int) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.Drew(inmate=who),
        events.Drew(inmate=who, card=card_id(table, card)),
        own_seats(table, inmate),
    )


def took_from_pile(journal: Journal, table: Table, inmate: int, card: int) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.TookFromPile(inmate=who),
        events.TookFromPile(inmate=who, card=card_id(table, card)),
        own_seats(table, inmate),
    )


def discarded(journal: Journal, table: Table, inmate: int, card: int) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.Discarded(inmate=who),
        events.Discarded(inmate=who, card=card_id(table, card)),
        own_seats(table, inmate),
    )


def discarded_from_cell(journal: Journal, table: Table, rival: int, card: int) -> None:
    who = rival_ids(table, rival)
    journal.whisper(
        events.DiscardedFromCell(rival=who),
        events.DiscardedFromCell(rival=who, card=card_id(table, card)),
        seats_of(table, rival),
    )


# Moving and using.


def source_name(code: int) -> str:
    if MY_CELL <= code < MY_CARD:
        return "cell"
    if MY_CARD <= code < MY_GANG:
        return "inmate"
    if MY_GANG <= code < MY_UPGRADE:
        return "gangster"
    if MY_UPGRADE <= code < PARTNER_CARD or code >= PARTNER_UPGRADE:
        return "upgrade"
    return "partner"


def destination_name(to: int) -> str:
    if TO_GANG <= to < TO_PARTNER:
        return "gangster"
    return {int(TO_CELL): "cell", int(TO_INMATE): "inmate", int(TO_PARTNER): "partner"}[to]


def shifted(journal: Journal, table: Table, inmate: int, code: int, to: int, card: int) -> None:
    who = inmate_id(table, inmate)
    source = source_name(code)
    dest = destination_name(to)
    journal.whisper(
        events.Shifted(inmate=who, source=source, goal=dest),
        events.Shifted(inmate=who, source=source, goal=dest, card=card_id(table, card)),
        own_seats(table, inmate),
    )


def swapped(
    journal: Journal, table: Table, inmate: int, code: int, to: int, card: int, back: int
) -> None:
    who = inmate_id(table, inmate)
    source = source_name(code)
    dest = destination_name(to)
    journal.whisper(
        events.Shifted(inmate=who, source=source, goal=dest, swapped=True),
        events.Shifted(
            inmate=who,
            source=source,
            goal=dest,
            card=card_id(table, card),
            back=card_id(table, back),
            swapped=True,
        ),
        own_seats(table, inmate),
    )


def gangsters_exchanged(
    journal: Journal, table: Table, giver: int, place: int, taker: int, to: int
) -> None:
    """After the exchange: who was given now stands with the taker."""
    given = table.b[GANG + taker * BOARD_GANG + to]
    back = table.b[GANG + giver * BOARD_GANG + place]
    journal.tell(
        events.GangstersExchanged(
            giver=inmate_id(table, giver),
            taker=inmate_id(table, taker),
            gangster=gangster_id(table, given),
            back=None if back == NOBODY else gangster_id(table, back),
        )
    )


def placed(journal: Journal, table: Table, inmate: int, card: int, old: int) -> None:
    journal.tell(
        events.Placed(
            inmate=inmate_id(table, inmate),
            card=card_id(table, card),
            old=None if old == NOTHING else card_id(table, old),
        )
    )


def consumed(journal: Journal, table: Table, inmate: int, card: int) -> None:
    journal.tell(events.Consumed(inmate=inmate_id(table, inmate), card=card_id(table, card)))


# Trade.


def item_ids(table: Table, items: int) -> list[str]:
    return [card_id(table, item) for item in range(ITEMS) if (items >> item) & 1]


def looked_through(journal: Journal, table: Table, inmate: int, room: int, items: int) -> None:
    who = inmate_id(table, inmate)
    where = place_id(room)
    seen = item_ids(table, items)
    journal.whisper(
        events.LookedThrough(inmate=who, room=where, count=len(seen)),
        events.LookedThrough(inmate=who, room=where, count=len(seen), items=seen),
        own_seats(table, inmate),
    )


def paid(journal: Journal, table: Table, inmate: int, card: int) -> None:
    journal.tell(events.Paid(inmate=inmate_id(table, inmate), card=card_id(table, card)))


def traded(journal: Journal, table: Table, inmate: int, room: int, items: int) -> None:
    who = inmate_id(table, inmate)
    where = place_id(room)
    taken = item_ids(table, items)
    journal.whisper(
        events.Traded(inmate=who, room=where, count=len(taken)),
        events.Traded(inmate=who, room=where, count=len(taken), items=taken),
        own_seats(table, inmate),
    )


# Theft.


def thief_id(table: Table, inmate: int, thief: int) -> str:
    return inmate_id(table, inmate) if thief == NOBODY else gangster_id(table, thief)


def theft_rolled(
    journal: Journal,
    table: Table,
    inmate: int,
    thief: int,
    target: int,
    dice: int,
    total: int,
    against_dice: int,
    against: int,
) -> None:
    journal.tell(
        events.TheftRolled(
            inmate=inmate_id(table, inmate),
            thief=thief_id(table, inmate, thief),
            dice=dice,
            total=total,
            against_dice=against_dice,
            against=against,
            success=total >= against,
            victim=inmate_id(table, target - INMATE) if target < CELL else None,
            cell=target - CELL + 1 if target >= CELL else None,
        )
    )


def second_theft(
    journal: Journal, table: Table, inmate: int, thief: int, dice: int, total: int, against: int
) -> None:
    journal.tell(
        events.SecondTheft(
            inmate=inmate_id(table, inmate),
            thief=thief_id(table, inmate, thief),
            dice=dice,
            total=total,
            against=against,
            success=total >= against,
        )
    )


def stole(journal: Journal, table: Table, inmate: int, owner: int, card: int) -> None:
    """AZ-457: what everybody knows was an upgrade that lay open, or a card it can follow."""
    who = inmate_id(table, inmate)
    victim = rival_ids(table, owner)
    seen = events.Stole(inmate=who, victim=victim, card=card_id(table, card))
    if table.b[KNOWN + card] == PUBLIC:
        journal.tell(seen)
        return
    journal.whisper(
        events.Stole(inmate=who, victim=victim),
        seen,
        own_seats(table, inmate) | seats_of(table, owner),
    )


def saw_two(
    journal: Journal, table: Table, inmate: int, owner: int, first: int, second: int
) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.SawTwo(inmate=who),
        events.SawTwo(inmate=who, cards=[card_id(table, first), card_id(table, second)]),
        own_seats(table, inmate) | seats_of(table, owner),
    )


def trap_drawn(journal: Journal, table: Table, inmate: int, card: int) -> None:
    journal.tell(events.TrapDrawn(inmate=inmate_id(table, inmate), card=card_id(table, card)))

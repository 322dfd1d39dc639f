"""Cards that are drawn, traded, moved, used and stolen, told."""

from backroom.games.animalcatraz import board as at
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
from backroom.games.animalcatraz.journal import cards as events
from backroom.games.animalcatraz.state import Table, rival_of
from backroom.games.animalcatraz.telling.things import card_id, gangster_id, place_id, seats_of
from backroom.games.animalcatraz.telling.who import inmate_id, rival_ids
from backroom.kernel.journal import Journal


def own_seats(table: Table, inmate: int) -> int:
    return seats_of(table, rival_of(table, inmate))


# Drawing and discarding.


def drew(journal: Journal, table: Table, inmate: int, card: int, rule: str) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.Drew(rule=rule, inmate=who),
        events.Drew(rule=rule, inmate=who, card=card_id(table, card)),
        own_seats(table, inmate),
    )


def took_from_pile(journal: Journal, table: Table, inmate: int, card: int, rule: str) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.TookFromPile(rule=rule, inmate=who),
        events.TookFromPile(rule=rule, inmate=who, card=card_id(table, card)),
        own_seats(table, inmate),
    )


def discarded(journal: Journal, table: Table, inmate: int, card: int, rule: str) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.Discarded(rule=rule, inmate=who),
        events.Discarded(rule=rule, inmate=who, card=card_id(table, card)),
        own_seats(table, inmate),
    )


def discarded_from_cell(journal: Journal, table: Table, rival: int, card: int, rule: str) -> None:
    who = rival_ids(table, rival)
    journal.whisper(
        events.DiscardedFromCell(rule=rule, rival=who),
        events.DiscardedFromCell(rule=rule, rival=who, card=card_id(table, card)),
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


def shifted(
    journal: Journal, table: Table, inmate: int, code: int, to: int, card: int, rule: str
) -> None:
    who = inmate_id(table, inmate)
    source = source_name(code)
    dest = destination_name(to)
    journal.whisper(
        events.Shifted(rule=rule, inmate=who, source=source, goal=dest),
        events.Shifted(rule=rule, inmate=who, source=source, goal=dest, card=card_id(table, card)),
        own_seats(table, inmate),
    )


def swapped(
    journal: Journal, table: Table, inmate: int, code: int, to: int, card: int, back: int, rule: str
) -> None:
    who = inmate_id(table, inmate)
    source = source_name(code)
    dest = destination_name(to)
    journal.whisper(
        events.Shifted(rule=rule, inmate=who, source=source, goal=dest, swapped=True),
        events.Shifted(
            rule=rule,
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
    journal: Journal, table: Table, giver: int, place: int, taker: int, to: int, rule: str
) -> None:
    """After the exchange: who was given now stands with the taker."""
    given = table.b[at.gang(taker, to)]
    back = table.b[at.gang(giver, place)]
    journal.tell(
        events.GangstersExchanged(
            rule=rule,
            giver=inmate_id(table, giver),
            taker=inmate_id(table, taker),
            gangster=gangster_id(table, given),
            back=None if back == at.NOBODY else gangster_id(table, back),
        )
    )


def placed(journal: Journal, table: Table, inmate: int, card: int, old: int, rule: str) -> None:
    journal.tell(
        events.Placed(
            rule=rule,
            inmate=inmate_id(table, inmate),
            card=card_id(table, card),
            old=None if old == at.NOTHING else card_id(table, old),
        )
    )


def consumed(journal: Journal, table: Table, inmate: int, card: int, rule: str) -> None:
    journal.tell(
        events.Consumed(rule=rule, inmate=inmate_id(table, inmate), card=card_id(table, card))
    )


# Trade.


def item_ids(table: Table, items: int) -> list[str]:
    return [card_id(table, item) for item in range(at.ITEMS) if (items >> item) & 1]


def looked_through(
    journal: Journal, table: Table, inmate: int, room: int, items: int, rule: str
) -> None:
    who = inmate_id(table, inmate)
    where = place_id(room)
    seen = item_ids(table, items)
    journal.whisper(
        events.LookedThrough(rule=rule, inmate=who, room=where, count=len(seen)),
        events.LookedThrough(rule=rule, inmate=who, room=where, count=len(seen), items=seen),
        own_seats(table, inmate),
    )


def paid(journal: Journal, table: Table, inmate: int, card: int, rule: str) -> None:
    journal.tell(events.Paid(rule=rule, inmate=inmate_id(table, inmate), card=card_id(table, card)))


def traded(journal: Journal, table: Table, inmate: int, room: int, items: int, rule: str) -> None:
    who = inmate_id(table, inmate)
    where = place_id(room)
    taken = item_ids(table, items)
    journal.whisper(
        events.Traded(rule=rule, inmate=who, room=where, count=len(taken)),
        events.Traded(rule=rule, inmate=who, room=where, count=len(taken), items=taken),
        own_seats(table, inmate),
    )


# Theft.


def thief_id(table: Table, inmate: int, thief: int) -> str:
    return inmate_id(table, inmate) if thief == at.NOBODY else gangster_id(table, thief)


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
    rule: str,
) -> None:
    journal.tell(
        events.TheftRolled(
            rule=rule,
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
    journal: Journal,
    table: Table,
    inmate: int,
    thief: int,
    dice: int,
    total: int,
    against: int,
    rule: str,
) -> None:
    journal.tell(
        events.SecondTheft(
            rule=rule,
            inmate=inmate_id(table, inmate),
            thief=thief_id(table, inmate, thief),
            dice=dice,
            total=total,
            against=against,
            success=total >= against,
        )
    )


def stole(journal: Journal, table: Table, inmate: int, owner: int, card: int, rule: str) -> None:
    """AZ-457: what everybody knows was an upgrade that lay open, or a card it can follow."""
    who = inmate_id(table, inmate)
    victim = rival_ids(table, owner)
    seen = events.Stole(rule=rule, inmate=who, victim=victim, card=card_id(table, card))
    if table.b[at.known(card)] == at.PUBLIC:
        journal.tell(seen)
        return
    journal.whisper(
        events.Stole(rule=rule, inmate=who, victim=victim),
        seen,
        own_seats(table, inmate) | seats_of(table, owner),
    )


def saw_two(
    journal: Journal, table: Table, inmate: int, owner: int, first: int, second: int, rule: str
) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.SawTwo(rule=rule, inmate=who),
        events.SawTwo(rule=rule, inmate=who, cards=[card_id(table, first), card_id(table, second)]),
        own_seats(table, inmate) | seats_of(table, owner),
    )


def trap_drawn(journal: Journal, table: Table, inmate: int, card: int, rule: str) -> None:
    journal.tell(
        events.TrapDrawn(rule=rule, inmate=inmate_id(table, inmate), card=card_id(table, card))
    )

"""Corruption, crimes, tags, wings, plans, escapes and fugitives, told."""

from backroom.games.animalcatraz.board import (
    CELL_RIVAL,
    CRIME_POINTS,
    FUGITIVE_CARD,
    LOCK_SHIFT,
    NOBODY,
    NOTHING,
    PLAN_OF,
    ROUND,
    STAGE,
)
from backroom.games.animalcatraz.journal import goals as events
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.telling.things import card_id, seats_of
from backroom.games.animalcatraz.telling.who import inmate_id, rival_ids
from backroom.kernel.journal import Journal

LOCKS = ["red", "green"]


def own_seats(table: Table, inmate: int) -> int:
    return seats_of(table, table.rival_of(inmate))


def corruption_tried(
    journal: Journal,
    table: Table,
    inmate: int,
    guard: int,
    bribe: int,
    dice: int,
    total: int,
    needed: int,
) -> None:
    journal.tell(
        events.CorruptionTried(
            inmate=inmate_id(table, inmate),
            guard=table.cards.guard_ids[guard],
            dice=dice,
            total=total,
            needed=needed,
            success=total >= needed,
            bribe=None if bribe == NOTHING else card_id(table, bribe),
        )
    )


# Crimes and tags.


def crime_drawn(journal: Journal, table: Table, inmate: int, crime: int) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.CrimeDrawn(inmate=who),
        events.CrimeDrawn(inmate=who, crime=table.cards.crime_ids[crime]),
        own_seats(table, inmate),
    )


def crime_given_up(journal: Journal, table: Table, inmate: int, crime: int) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.CrimeGivenUp(inmate=who),
        events.CrimeGivenUp(inmate=who, crime=table.cards.crime_ids[crime]),
        own_seats(table, inmate),
    )


def crime_completed(journal: Journal, table: Table, inmate: int, crime: int) -> None:
    points = None
    if table.options.crime_lord:
        points = table.b[CRIME_POINTS + table.rival_of(inmate)]
    journal.tell(
        events.CrimeCompleted(
            inmate=inmate_id(table, inmate), crime=table.cards.crime_ids[crime], points=points
        )
    )


def tag_placed(journal: Journal, table: Table, rival: int, replaced: int) -> None:
    journal.tell(
        events.TagPlaced(
            rival=rival_ids(table, rival),
            round=table.b[ROUND],
            replaced=None if replaced == NOBODY else rival_ids(table, replaced),
        )
    )


def tag_lifted(journal: Journal, table: Table, rival: int, place: int) -> None:
    journal.tell(events.TagLifted(rival=rival_ids(table, rival), round=place + 1))


# Wings.


def wing_claimed(journal: Journal, table: Table, cell: int) -> None:
    who = rival_ids(table, table.b[CELL_RIVAL + cell])
    journal.tell(events.WingClaimed(rival=who, cell=cell + 1))


def wing_lost(journal: Journal, table: Table, cell: int) -> None:
    who = rival_ids(table, table.b[CELL_RIVAL + cell])
    journal.tell(events.WingLost(rival=who, cell=cell + 1))


def card_put(journal: Journal, table: Table, inmate: int, cell: int, spare: int, card: int) -> None:
    who = inmate_id(table, inmate)
    seen = card_id(table, card)
    journal.whisper(
        events.CardPut(inmate=who, cell=cell + 1, spare=spare + 1),
        events.CardPut(inmate=who, cell=cell + 1, spare=spare + 1, card=seen),
        own_seats(table, inmate),
    )


def spare_taken(
    journal: Journal, table: Table, inmate: int, cell: int, spare: int, card: int
) -> None:
    journal.tell(
        events.SpareTaken(
            inmate=inmate_id(table, inmate),
            cell=cell + 1,
            spare=spare + 1,
            card=card_id(table, card),
        )
    )


# Plans and escapes.


def plan_drawn(journal: Journal, table: Table, inmate: int, plan: int, old: int) -> None:
    who = inmate_id(table, inmate)
    exchanged = old != NOTHING
    journal.whisper(
        events.PlanDrawn(inmate=who, exchanged=exchanged),
        events.PlanDrawn(inmate=who, exchanged=exchanged, plan=table.cards.plan_ids[plan]),
        own_seats(table, inmate),
    )


def plan_revealed(journal: Journal, table: Table, rival: int) -> None:
    plan = table.cards.plan_ids[table.b[PLAN_OF + rival]]
    journal.tell(events.PlanRevealed(rival=rival_ids(table, rival), plan=plan))


def tool_secured(journal: Journal, table: Table, inmate: int, card: int) -> None:
    journal.tell(events.ToolSecured(inmate=inmate_id(table, inmate), card=card_id(table, card)))


def tool_dropped(journal: Journal, table: Table, rival: int, card: int) -> None:
    journal.tell(events.ToolDropped(rival=rival_ids(table, rival), card=card_id(table, card)))


def tool_shown(journal: Journal, table: Table, inmate: int, card: int) -> None:
    journal.tell(events.ToolShown(inmate=inmate_id(table, inmate), card=card_id(table, card)))


def lock_tried(
    journal: Journal, table: Table, inmate: int, lock: int, dice: int, strength: int, needed: int
) -> None:
    total = strength + dice
    journal.tell(
        events.LockTried(
            inmate=inmate_id(table, inmate),
            lock=LOCKS[lock],
            dice=dice,
            total=total,
            needed=needed,
            success=total >= needed,
        )
    )


def escape_failed(journal: Journal, table: Table, inmate: int, cards: int) -> None:
    journal.tell(events.EscapeFailed(inmate=inmate_id(table, inmate), cards=cards))


def escaped(journal: Journal, table: Table, inmate: int) -> None:
    journal.tell(events.Escaped(inmate=inmate_id(table, inmate)))


# Fugitives.


def fugitive_card_turned(journal: Journal, table: Table, inmate: int) -> None:
    journal.tell(
        events.FugitiveCardTurned(
            inmate=inmate_id(table, inmate),
            deck=table.b[STAGE + inmate],
            card=table.cards.fugitive_ids[table.b[FUGITIVE_CARD]],
        )
    )


def guard_sacrificed(journal: Journal, table: Table, rival: int, guard: int) -> None:
    journal.tell(
        events.GuardSacrificed(
            rival=rival_ids(table, rival),
            guard=table.cards.guard_ids[guard],
            shift=table.b[LOCK_SHIFT],
        )
    )


def fugitive_passed(journal: Journal, table: Table, inmate: int) -> None:
    journal.tell(
        events.FugitivePassed(inmate=inmate_id(table, inmate), deck=table.b[STAGE + inmate] - 1)
    )

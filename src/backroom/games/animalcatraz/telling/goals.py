"""Corruption, crimes, tags, wings, plans, escapes and fugitives, told."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.journal import goals as events
from backroom.games.animalcatraz.state import Table, rival_of
from backroom.games.animalcatraz.telling.things import card_id, seats_of
from backroom.games.animalcatraz.telling.who import inmate_id, rival_ids
from backroom.kernel.journal import Journal

LOCKS = ["red", "green"]


def own_seats(table: Table, inmate: int) -> int:
    return seats_of(table, rival_of(table, inmate))


def corruption_tried(
    journal: Journal,
    table: Table,
    inmate: int,
    guard: int,
    bribe: int,
    dice: int,
    total: int,
    needed: int,
    rule: str,
) -> None:
    journal.tell(
        events.CorruptionTried(
            rule=rule,
            inmate=inmate_id(table, inmate),
            guard=table.cards.guard_ids[guard],
            dice=dice,
            total=total,
            needed=needed,
            success=total >= needed,
            bribe=None if bribe == at.NOTHING else card_id(table, bribe),
        )
    )


# Crimes and tags.


def crime_drawn(journal: Journal, table: Table, inmate: int, crime: int, rule: str) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.CrimeDrawn(rule=rule, inmate=who),
        events.CrimeDrawn(rule=rule, inmate=who, crime=table.cards.crime_ids[crime]),
        own_seats(table, inmate),
    )


def crime_given_up(journal: Journal, table: Table, inmate: int, crime: int, rule: str) -> None:
    who = inmate_id(table, inmate)
    journal.whisper(
        events.CrimeGivenUp(rule=rule, inmate=who),
        events.CrimeGivenUp(rule=rule, inmate=who, crime=table.cards.crime_ids[crime]),
        own_seats(table, inmate),
    )


def crime_completed(journal: Journal, table: Table, inmate: int, crime: int, rule: str) -> None:
    points = None
    if table.options.crime_lord:
        points = table.b[at.crime_points(rival_of(table, inmate))]
    journal.tell(
        events.CrimeCompleted(
            rule=rule,
            inmate=inmate_id(table, inmate),
            crime=table.cards.crime_ids[crime],
            points=points,
        )
    )


def tag_placed(journal: Journal, table: Table, rival: int, replaced: int, rule: str) -> None:
    journal.tell(
        events.TagPlaced(
            rule=rule,
            rival=rival_ids(table, rival),
            round=table.b[at.ROUND],
            replaced=None if replaced == at.NOBODY else rival_ids(table, replaced),
        )
    )


def tag_lifted(journal: Journal, table: Table, rival: int, place: int, rule: str) -> None:
    journal.tell(events.TagLifted(rule=rule, rival=rival_ids(table, rival), round=place + 1))


# Wings.


def wing_claimed(journal: Journal, table: Table, cell: int, rule: str) -> None:
    who = rival_ids(table, table.b[at.cell_rival(cell)])
    journal.tell(events.WingClaimed(rule=rule, rival=who, cell=cell + 1))


def wing_lost(journal: Journal, table: Table, cell: int, rule: str) -> None:
    who = rival_ids(table, table.b[at.cell_rival(cell)])
    journal.tell(events.WingLost(rule=rule, rival=who, cell=cell + 1))


def card_put(
    journal: Journal, table: Table, inmate: int, cell: int, spare: int, card: int, rule: str
) -> None:
    who = inmate_id(table, inmate)
    seen = card_id(table, card)
    journal.whisper(
        events.CardPut(rule=rule, inmate=who, cell=cell + 1, spare=spare + 1),
        events.CardPut(rule=rule, inmate=who, cell=cell + 1, spare=spare + 1, card=seen),
        own_seats(table, inmate),
    )


def spare_taken(
    journal: Journal, table: Table, inmate: int, cell: int, spare: int, card: int, rule: str
) -> None:
    journal.tell(
        events.SpareTaken(
            rule=rule,
            inmate=inmate_id(table, inmate),
            cell=cell + 1,
            spare=spare + 1,
            card=card_id(table, card),
        )
    )


# Plans and escapes.


def plan_drawn(journal: Journal, table: Table, inmate: int, plan: int, old: int, rule: str) -> None:
    who = inmate_id(table, inmate)
    exchanged = old != at.NOTHING
    journal.whisper(
        events.PlanDrawn(rule=rule, inmate=who, exchanged=exchanged),
        events.PlanDrawn(
            rule=rule, inmate=who, exchanged=exchanged, plan=table.cards.plan_ids[plan]
        ),
        own_seats(table, inmate),
    )


def plan_revealed(journal: Journal, table: Table, rival: int, rule: str) -> None:
    plan = table.cards.plan_ids[table.b[at.plan(rival)]]
    journal.tell(events.PlanRevealed(rule=rule, rival=rival_ids(table, rival), plan=plan))


def tool_secured(journal: Journal, table: Table, inmate: int, card: int, rule: str) -> None:
    journal.tell(
        events.ToolSecured(rule=rule, inmate=inmate_id(table, inmate), card=card_id(table, card))
    )


def tool_dropped(journal: Journal, table: Table, rival: int, card: int, rule: str) -> None:
    journal.tell(
        events.ToolDropped(rule=rule, rival=rival_ids(table, rival), card=card_id(table, card))
    )


def tool_shown(journal: Journal, table: Table, inmate: int, card: int, rule: str) -> None:
    journal.tell(
        events.ToolShown(rule=rule, inmate=inmate_id(table, inmate), card=card_id(table, card))
    )


def lock_tried(
    journal: Journal,
    table: Table,
    inmate: int,
    lock: int,
    dice: int,
    strength: int,
    needed: int,
    rule: str,
) -> None:
    total = strength + dice
    journal.tell(
        events.LockTried(
            rule=rule,
            inmate=inmate_id(table, inmate),
            lock=LOCKS[lock],
            dice=dice,
            total=total,
            needed=needed,
            success=total >= needed,
        )
    )


def escape_failed(journal: Journal, table: Table, inmate: int, cards: int, rule: str) -> None:
    journal.tell(events.EscapeFailed(rule=rule, inmate=inmate_id(table, inmate), cards=cards))


def escaped(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(events.Escaped(rule=rule, inmate=inmate_id(table, inmate)))


# Fugitives.


def fugitive_card_turned(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(
        events.FugitiveCardTurned(
            rule=rule,
            inmate=inmate_id(table, inmate),
            deck=table.b[at.stage(inmate)],
            card=table.cards.fugitive_ids[table.b[at.FUGITIVE_CARD]],
        )
    )


def guard_sacrificed(journal: Journal, table: Table, rival: int, guard: int, rule: str) -> None:
    journal.tell(
        events.GuardSacrificed(
            rule=rule,
            rival=rival_ids(table, rival),
            guard=table.cards.guard_ids[guard],
            shift=table.b[at.LOCK_SHIFT],
        )
    )


def fugitive_passed(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(
        events.FugitivePassed(
            rule=rule, inmate=inmate_id(table, inmate), deck=table.b[at.stage(inmate)] - 1
        )
    )

"""Gangsters, and the abilities of gangsters and inmates, told."""

from backroom.games.animalcatraz.board import AT, LETTER_OF, NOBODY
from backroom.games.animalcatraz.journal import gang as events
from backroom.games.animalcatraz.names import LETTERS
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.telling.things import card_id, gangster_id, place_id, seats_of
from backroom.games.animalcatraz.telling.who import inmate_id
from backroom.kernel.journal import Journal

ZONES = ["carried", "crimes", "plan"]

# Gangsters.


def invited(journal: Journal, table: Table, inmate: int, first: int, second: int) -> None:
    gangsters = [gangster_id(table, one) for one in (first, second) if one != NOBODY]
    journal.tell(events.Invited(inmate=inmate_id(table, inmate), gangsters=gangsters))


def moved_in(journal: Journal, table: Table, gangster: int, cell: int, spare: int) -> None:
    who = gangster_id(table, gangster)
    journal.tell(events.MovedIn(gangster=who, cell=cell + 1, spare=spare + 1))


def tried_to_recruit(
    journal: Journal,
    table: Table,
    inmate: int,
    gangster: int,
    dice: int,
    total: int,
    success: bool,
) -> None:
    journal.tell(
        events.TriedToRecruit(
            inmate=inmate_id(table, inmate),
            gangster=gangster_id(table, gangster),
            dice=dice,
            total=total,
            target=table.cards.gang_target[gangster],
            success=success,
        )
    )


def paid(journal: Journal, table: Table, inmate: int, card: int) -> None:
    journal.tell(events.PaidForGangster(inmate=inmate_id(table, inmate), card=card_id(table, card)))


def recruited(journal: Journal, table: Table, inmate: int, gangster: int) -> None:
    who = inmate_id(table, inmate)
    journal.tell(events.Recruited(inmate=who, gangster=gangster_id(table, gangster)))


def came_with(journal: Journal, table: Table, inmate: int, card: int) -> None:
    journal.tell(events.CameWith(inmate=inmate_id(table, inmate), card=card_id(table, card)))


def discarded(journal: Journal, table: Table, inmate: int, gangster: int) -> None:
    who = inmate_id(table, inmate)
    journal.tell(events.GangsterDiscarded(inmate=who, gangster=gangster_id(table, gangster)))


# Abilities of inmates.


def pushed(journal: Journal, table: Table, inmate: int, victim: int) -> None:
    journal.tell(
        events.Pushed(
            inmate=inmate_id(table, inmate),
            victim=inmate_id(table, victim),
            place=place_id(int(table.b[AT + victim])),
        )
    )


def guard_placed(journal: Journal, table: Table, inmate: int, guard: int) -> None:
    journal.tell(
        events.GuardPlaced(
            inmate=inmate_id(table, inmate),
            guard=table.cards.guard_ids[guard],
            letter=LETTERS[table.b[LETTER_OF + guard]],
        )
    )


def trained_in_cell(journal: Journal, table: Table, inmate: int) -> None:
    journal.tell(events.TrainedInCell(inmate=inmate_id(table, inmate)))


def tormented(journal: Journal, table: Table, inmate: int, victim: int) -> None:
    journal.tell(events.Tormented(inmate=inmate_id(table, inmate), victim=inmate_id(table, victim)))


def warden_taken(journal: Journal, table: Table, inmate: int) -> None:
    journal.tell(events.WardenTaken(inmate=inmate_id(table, inmate)))


# Abilities of gangsters.


def charmed(
    journal: Journal, table: Table, inmate: int, gangster: int, victim: int, die: int, actions: int
) -> None:
    journal.tell(
        events.Charmed(
            inmate=inmate_id(table, inmate),
            gangster=gangster_id(table, gangster),
            victim=inmate_id(table, victim),
            die=die,
            actions=actions,
        )
    )


def peeked(journal: Journal, table: Table, inmate: int, victim: int, zone: int, seen: int) -> None:
    cards = table.cards
    ids = [cards.kind_ids, cards.crime_ids, cards.plan_ids][zone]
    number = cards.kind_of[seen] if zone == 0 else seen
    who, whom = inmate_id(table, inmate), inmate_id(table, victim)
    journal.whisper(
        events.Peeked(inmate=who, victim=whom, zone=ZONES[zone]),
        events.Peeked(inmate=who, victim=whom, zone=ZONES[zone], seen=ids[number]),
        seats_of(table, int(table.rival_of(inmate))),
    )


def copied(journal: Journal, table: Table, inmate: int, source: int) -> None:
    who = inmate_id(table, inmate)
    journal.tell(events.AbilityCopied(inmate=who, gangster=gangster_id(table, source)))


def cell_blown(
    journal: Journal, table: Table, inmate: int, cell: int, die: int, cards: int
) -> None:
    who = inmate_id(table, inmate)
    journal.tell(events.CellBlown(inmate=who, cell=cell + 1, die=die, cards=cards))


def dealt(
    journal: Journal, table: Table, inmate: int, gangster: int, die: int, success: bool
) -> None:
    journal.tell(
        events.Dealt(
            inmate=inmate_id(table, inmate),
            gangster=gangster_id(table, gangster),
            die=die,
            success=success,
        )
    )


def scavenged(journal: Journal, table: Table, inmate: int, die: int, cards: int) -> None:
    journal.tell(events.Scavenged(inmate=inmate_id(table, inmate), die=die, cards=cards))


def scavenged_card(journal: Journal, table: Table, inmate: int, card: int) -> None:
    journal.whisper(
        None,
        events.ScavengedCard(inmate=inmate_id(table, inmate), card=card_id(table, card)),
        seats_of(table, int(table.rival_of(inmate))),
    )


def courier_sent(journal: Journal, table: Table, inmate: int, gangster: int) -> None:
    who = inmate_id(table, inmate)
    journal.tell(events.CourierSent(inmate=who, gangster=gangster_id(table, gangster)))

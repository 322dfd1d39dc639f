"""Gangsters, and the abilities of gangsters and inmates, told."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.journal import gang as events
from backroom.games.animalcatraz.names import LETTERS
from backroom.games.animalcatraz.state import Table, rival_of
from backroom.games.animalcatraz.telling.things import card_id, gangster_id, place_id, seats_of
from backroom.games.animalcatraz.telling.who import inmate_id
from backroom.kernel.journal import Journal

ZONES = ["carried", "crimes", "plan"]

# Gangsters.


def invited(
    journal: Journal, table: Table, inmate: int, first: int, second: int, rule: str
) -> None:
    gangsters = [gangster_id(table, one) for one in (first, second) if one != at.NOBODY]
    journal.tell(events.Invited(rule=rule, inmate=inmate_id(table, inmate), gangsters=gangsters))


def moved_in(
    journal: Journal, table: Table, gangster: int, cell: int, spare: int, rule: str
) -> None:
    who = gangster_id(table, gangster)
    journal.tell(events.MovedIn(rule=rule, gangster=who, cell=cell + 1, spare=spare + 1))


def tried_to_recruit(
    journal: Journal,
    table: Table,
    inmate: int,
    gangster: int,
    dice: int,
    total: int,
    success: bool,
    rule: str,
) -> None:
    journal.tell(
        events.TriedToRecruit(
            rule=rule,
            inmate=inmate_id(table, inmate),
            gangster=gangster_id(table, gangster),
            dice=dice,
            total=total,
            target=table.cards.gang_target[gangster],
            success=success,
        )
    )


def paid(journal: Journal, table: Table, inmate: int, card: int, rule: str) -> None:
    journal.tell(
        events.PaidForGangster(
            rule=rule, inmate=inmate_id(table, inmate), card=card_id(table, card)
        )
    )


def recruited(journal: Journal, table: Table, inmate: int, gangster: int, rule: str) -> None:
    who = inmate_id(table, inmate)
    journal.tell(events.Recruited(rule=rule, inmate=who, gangster=gangster_id(table, gangster)))


def came_with(journal: Journal, table: Table, inmate: int, card: int, rule: str) -> None:
    journal.tell(
        events.CameWith(rule=rule, inmate=inmate_id(table, inmate), card=card_id(table, card))
    )


def discarded(journal: Journal, table: Table, inmate: int, gangster: int, rule: str) -> None:
    who = inmate_id(table, inmate)
    journal.tell(
        events.GangsterDiscarded(rule=rule, inmate=who, gangster=gangster_id(table, gangster))
    )


# Abilities of inmates.


def pushed(journal: Journal, table: Table, inmate: int, victim: int, rule: str) -> None:
    journal.tell(
        events.Pushed(
            rule=rule,
            inmate=inmate_id(table, inmate),
            victim=inmate_id(table, victim),
            place=place_id(int(table.b[at.place(victim)])),
        )
    )


def guard_placed(journal: Journal, table: Table, inmate: int, guard: int, rule: str) -> None:
    journal.tell(
        events.GuardPlaced(
            rule=rule,
            inmate=inmate_id(table, inmate),
            guard=table.cards.guard_ids[guard],
            letter=LETTERS[table.b[at.letter(guard)]],
        )
    )


def trained_in_cell(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(events.TrainedInCell(rule=rule, inmate=inmate_id(table, inmate)))


def tormented(journal: Journal, table: Table, inmate: int, victim: int, rule: str) -> None:
    journal.tell(
        events.Tormented(
            rule=rule, inmate=inmate_id(table, inmate), victim=inmate_id(table, victim)
        )
    )


def warden_taken(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(events.WardenTaken(rule=rule, inmate=inmate_id(table, inmate)))


# Abilities of gangsters.


def charmed(
    journal: Journal,
    table: Table,
    inmate: int,
    gangster: int,
    victim: int,
    die: int,
    actions: int,
    rule: str,
) -> None:
    journal.tell(
        events.Charmed(
            rule=rule,
            inmate=inmate_id(table, inmate),
            gangster=gangster_id(table, gangster),
            victim=inmate_id(table, victim),
            die=die,
            actions=actions,
        )
    )


def peeked(
    journal: Journal, table: Table, inmate: int, victim: int, zone: int, seen: int, rule: str
) -> None:
    cards = table.cards
    ids = [cards.kind_ids, cards.crime_ids, cards.plan_ids][zone]
    number = cards.kind_of[seen] if zone == 0 else seen
    who, whom = inmate_id(table, inmate), inmate_id(table, victim)
    journal.whisper(
        events.Peeked(rule=rule, inmate=who, victim=whom, zone=ZONES[zone]),
        events.Peeked(rule=rule, inmate=who, victim=whom, zone=ZONES[zone], seen=ids[number]),
        seats_of(table, int(rival_of(table, inmate))),
    )


def copied(journal: Journal, table: Table, inmate: int, source: int, rule: str) -> None:
    who = inmate_id(table, inmate)
    journal.tell(events.AbilityCopied(rule=rule, inmate=who, gangster=gangster_id(table, source)))


def cell_blown(
    journal: Journal, table: Table, inmate: int, cell: int, die: int, cards: int, rule: str
) -> None:
    who = inmate_id(table, inmate)
    journal.tell(events.CellBlown(rule=rule, inmate=who, cell=cell + 1, die=die, cards=cards))


def dealt(
    journal: Journal, table: Table, inmate: int, gangster: int, die: int, success: bool, rule: str
) -> None:
    journal.tell(
        events.Dealt(
            rule=rule,
            inmate=inmate_id(table, inmate),
            gangster=gangster_id(table, gangster),
            die=die,
            success=success,
        )
    )


def scavenged(journal: Journal, table: Table, inmate: int, die: int, cards: int, rule: str) -> None:
    journal.tell(events.Scavenged(rule=rule, inmate=inmate_id(table, inmate), die=die, cards=cards))


def scavenged_card(journal: Journal, table: Table, inmate: int, card: int, rule: str) -> None:
    journal.whisper(
        None,
        events.ScavengedCard(rule=rule, inmate=inmate_id(table, inmate), card=card_id(table, card)),
        seats_of(table, int(rival_of(table, inmate))),
    )


def courier_sent(journal: Journal, table: Table, inmate: int, gangster: int, rule: str) -> None:
    who = inmate_id(table, inmate)
    journal.tell(events.CourierSent(rule=rule, inmate=who, gangster=gangster_id(table, gangster)))

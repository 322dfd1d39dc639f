"""Moving about the prison, told."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.journal import moves as events
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.telling.things import place_id
from backroom.games.animalcatraz.telling.who import inmate_id
from backroom.kernel.journal import Journal


def moved(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    to = place_id(table.b[at.place(inmate)])
    journal.tell(events.Moved(rule=rule, inmate=inmate_id(table, inmate), to=to))


def kept_out(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    room = place_id(table.b[at.place(inmate)])
    journal.tell(events.KeptOut(rule=rule, inmate=inmate_id(table, inmate), room=room))


def unsettled(journal: Journal, table: Table, inmate: int, by: int, rule: str) -> None:
    journal.tell(
        events.Unsettled(rule=rule, inmate=inmate_id(table, inmate), by=inmate_id(table, by))
    )


def bleeding_cured(journal: Journal, table: Table, inmate: int, rule: str) -> None:
    journal.tell(events.BleedingCured(rule=rule, inmate=inmate_id(table, inmate)))


def icon_used(journal: Journal, table: Table, inmate: int, index: int, rule: str) -> None:
    journal.tell(
        events.IconUsed(
            rule=rule,
            inmate=inmate_id(table, inmate),
            room=place_id(index // at.LETTERS),
            icon=table.cards.icon_ids[index],
        )
    )

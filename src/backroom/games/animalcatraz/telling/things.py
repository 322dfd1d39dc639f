"""What is what in the journal: cards, rooms, gangsters and members by their ids."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.names import PLACES
from backroom.games.animalcatraz.state import Table, first_inmate
from backroom.games.animalcatraz.telling.who import inmate_id


def card_id(table: Table, card: int) -> str:
    return table.cards.kind_ids[table.cards.kind_of[card]]


def place_id(place: int) -> str:
    """A room, or where else an inmate can be."""
    return PLACES[place]


def gangster_id(table: Table, gangster: int) -> str:
    return table.cards.gangster_ids[gangster]


def member_id(table: Table, inmate: int, role: int) -> str:
    """Who fights from a board: role 0 is the inmate, 1 and 2 are its gangsters."""
    if role == 0:
        return inmate_id(table, inmate)
    return gangster_id(table, int(table.b[at.gang(inmate, role - 1)]))


def seats_of(table: Table, rival: int) -> int:
    """The seats that see a rival's hidden cards, as bits (AZ-613)."""
    first = int(first_inmate(table, rival))
    seats = 1 << int(table.b[at.seat(first)])
    return seats | 1 << int(table.b[at.seat(first + 1)]) if table.pairs else seats

"""What is what in the journal: cards, rooms, gangsters and members by their ids."""

from backroom.games.animalcatraz.board import BOARD_GANG, GANG, SEAT_OF
from backroom.games.animalcatraz.names import PLACES
from backroom.games.animalcatraz.state import Table
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
    return gangster_id(table, int(table.b[GANG + inmate * BOARD_GANG + role - 1]))


def seats_of(table: Table, rival: int) -> int:
    """The seats that see a rival's hidden cards, as bits (AZ-613)."""
    first = int(table.first_inmate(rival))
    seats = 1 << int(table.b[SEAT_OF + first])
    return seats | 1 << int(table.b[SEAT_OF + first + 1]) if table.pairs else seats

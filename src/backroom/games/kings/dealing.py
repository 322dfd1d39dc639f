"""Set-up (NK-030 to NK-051), every draw in the order of the spec's table of random events."""

from typing import Final

from backroom.games.kings.board import (
    BAG,
    BAR,
    BARS,
    CAR,
    CARD_DECK,
    CARDS_LEFT,
    END_CARD,
    HENCH_DECK,
    HENCH_FATE,
    HENCH_LEFT,
    HENCHMEN,
    IN_BAR,
    MISSION_DECK,
    MISSIONS,
    MISSIONS_LEFT,
    PLACES,
    RESOURCES,
    START_TILES,
)
from backroom.games.kings.kinds import START
from backroom.games.kings.supply import Supply
from backroom.kernel.chance import shuffle
from backroom.kernel.numbers import i64, zeros
from backroom.kernel.refusals import SetupError

START_MONEY: Final[i64] = 16
BOTTOM: Final[i64] = 6  # the end card is one of the last six


def check_seats(seats: int) -> None:
    """NK-004."""
    if seats < 2 or seats > 5:
        raise SetupError("bad_player_count", f"New York Kings is for 2 to 5 seats, not {seats}")


def set_up(table: Supply) -> None:
    """Lay out a new game on an empty board; the bosses come with the start tiles."""
    for seat in range(table.seats):
        table.pay(seat, -START_MONEY)  # NK-032
    lay_out_henchmen(table)
    stack_missions(table)
    table.b[BAG] = table.cards.tiles  # NK-039
    for place in range(PLACES):
        table.turn_up(place)  # NK-040, NK-041
    stack_resources(table)
    table.b[CAR] = table.cards.broadway  # NK-044
    table.b[CAR + 1] = table.cards.broadway
    deal_start_tiles(table)


def lay_out_henchmen(table: Supply) -> None:
    """NK-036. In every deck the last card is the top one."""
    b = table.b
    for person in range(HENCHMEN):
        b[HENCH_DECK + person] = HENCHMEN - 1 - person
    shuffle(b, HENCH_DECK, HENCH_DECK + HENCHMEN, table.chance)
    b[HENCH_LEFT] = HENCHMEN
    for bar in range(BARS):
        person = table.next_henchman()
        b[BAR + bar] = person
        b[HENCH_FATE + person] = IN_BAR


def stack_missions(table: Supply) -> None:
    """NK-037, NK-038: the top five and the end card go below the others."""
    b = table.b
    shuffled = zeros(MISSIONS)
    for mission in range(MISSIONS):
        shuffled[mission] = MISSIONS - 1 - mission
    shuffle(shuffled, 0, MISSIONS, table.chance)
    above: i64 = MISSIONS - BOTTOM + 1
    for card in range(BOTTOM - 1):
        b[MISSION_DECK + card] = shuffled[above + card]
    b[MISSION_DECK + BOTTOM - 1] = END_CARD
    shuffle(b, MISSION_DECK, MISSION_DECK + BOTTOM, table.chance)
    for card in range(above):
        b[MISSION_DECK + BOTTOM + card] = shuffled[card]
    b[MISSIONS_LEFT] = MISSIONS + 1


def stack_resources(table: Supply) -> None:
    """NK-042."""
    b = table.b
    for card in range(RESOURCES):
        b[CARD_DECK + card] = RESOURCES - 1 - card
    shuffle(b, CARD_DECK, CARD_DECK + RESOURCES, table.chance)
    b[CARDS_LEFT] = RESOURCES


def start_tile_count(seats: i64) -> i64:
    """NK-045."""
    return 2 if seats == 5 else 3


def deal_start_tiles(table: Supply) -> None:
    """NK-045, NK-046: seat 0 first, without return."""
    b = table.b
    for seat in range(table.seats):
        for tile in range(start_tile_count(table.seats)):
            b[START_TILES + seat * 3 + tile] = table.tile_from_bag()
    table.ask_all_seats(START)

"""Set-up (NK-030 to NK-051), every draw in the order of the spec's table of random events."""

from typing import Final

from backroom.games.kings import board as at
from backroom.games.kings import decisions, fortunes, supply, tiles
from backroom.games.kings.prompts import ask_all_seats
from backroom.games.kings.state import Table
from backroom.kernel.chance import shuffle
from backroom.kernel.numbers import i64, zeros
from backroom.kernel.refusals import SetupError

START_MONEY: Final[i64] = 16
BOTTOM: Final[i64] = 6  # the end card is one of the last six


def check_seats(seats: int) -> None:
    """NK-004."""
    if seats < 2 or seats > 5:
        raise SetupError("bad_player_count", f"New York Kings is for 2 to 5 seats, not {seats}")


def set_up(table: Table) -> None:
    """Lay out a new game on an empty board; the bosses come with the start tiles."""
    for seat in range(table.seats):
        fortunes.pay(table, seat, -START_MONEY)  # NK-032
    lay_out_henchmen(table)
    stack_missions(table)
    table.b[at.BAG] = table.cards.tiles  # NK-039
    for place in range(at.PLACES):
        supply.turn_up(table, place, "NK-040")  # NK-041
    stack_resources(table)
    table.b[at.car(0)] = table.cards.broadway  # NK-044
    table.b[at.car(1)] = table.cards.broadway
    deal_start_tiles(table)


def lay_out_henchmen(table: Table) -> None:
    """NK-036. In every deck the last card is the top one."""
    b = table.b
    for person in range(at.HENCHMEN):
        b[at.hench_deck(person)] = at.HENCHMEN - 1 - person
    shuffle(b, at.hench_deck(0), at.hench_deck(at.HENCHMEN), table.chance)
    b[at.HENCH_LEFT] = at.HENCHMEN
    for bar in range(at.BARS):
        person = supply.next_henchman(table)
        b[at.guest(bar)] = person
        b[at.hench_fate(person)] = at.IN_BAR


def stack_missions(table: Table) -> None:
    """NK-037, NK-038: the top five and the end card go below the others."""
    b = table.b
    shuffled = zeros(at.MISSIONS)
    for mission in range(at.MISSIONS):
        shuffled[mission] = at.MISSIONS - 1 - mission
    shuffle(shuffled, 0, at.MISSIONS, table.chance)
    above: i64 = at.MISSIONS - BOTTOM + 1
    for card in range(BOTTOM - 1):
        b[at.mission_deck(card)] = shuffled[above + card]
    b[at.mission_deck(BOTTOM - 1)] = at.END_CARD
    shuffle(b, at.mission_deck(0), at.mission_deck(BOTTOM), table.chance)
    for card in range(above):
        b[at.mission_deck(BOTTOM + card)] = shuffled[card]
    b[at.MISSIONS_LEFT] = at.MISSIONS + 1


def stack_resources(table: Table) -> None:
    """NK-042."""
    b = table.b
    for card in range(at.RESOURCES):
        b[at.card_deck(card)] = at.RESOURCES - 1 - card
    shuffle(b, at.card_deck(0), at.card_deck(at.RESOURCES), table.chance)
    b[at.CARDS_LEFT] = at.RESOURCES


def start_tile_count(seats: i64) -> i64:
    """NK-045."""
    return 2 if seats == 5 else 3


def deal_start_tiles(table: Table) -> None:
    """NK-045, NK-046: seat 0 first, without return."""
    b = table.b
    for seat in range(table.seats):
        for tile in range(start_tile_count(table.seats)):
            b[at.start_tile(seat, tile)] = tiles.tile_from_bag(table)
    ask_all_seats(table, decisions.START_TILE)

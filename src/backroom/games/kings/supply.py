"""What is laid out anew: missions in the row, henchmen in the bars."""

from backroom.games.kings import board as at
from backroom.games.kings import telling, tiles
from backroom.games.kings.state import Table
from backroom.kernel.chance import shuffle
from backroom.kernel.numbers import i64


def refill_row(table: Table, gap: i64, rule: str) -> None:
    """NK-136: the cards left of a gap move right, and a new one is turned up."""
    b = table.b
    place: i64 = gap
    while place > 0:
        b[at.row(place)] = b[at.row(place - 1)]
        place -= 1
    b[at.row(0)] = at.NOBODY
    turn_up(table, 0, rule)


def turn_up(table: Table, place: i64, rule: str) -> None:
    """NK-132 to NK-134, NK-348 to NK-351."""
    b = table.b
    if b[at.LAST_ROUND] != 0 or b[at.MISSIONS_LEFT] == 0:
        return
    b[at.MISSIONS_LEFT] -= 1
    mission: i64 = b[at.mission_deck(b[at.MISSIONS_LEFT])]
    b[at.mission_deck(b[at.MISSIONS_LEFT])] = at.NOBODY
    if mission == at.END_CARD:
        b[at.LAST_ROUND] = b[at.ROUND] + 1
        if table.journal is not None:
            in_phase_3 = b[at.STAGE] > 0
            telling.business.end_card(table.journal, table, "NK-349" if in_phase_3 else "NK-350")
        return
    b[at.row(place)] = mission
    b[at.fate(mission)] = at.IN_ROW
    tiles.draw_tile(table, mission, 0)
    if table.cards.is_open[mission] == 1:
        tiles.draw_tile(table, mission, 1)
    if table.journal is not None:
        telling.business.turned_up(table.journal, table, mission, rule)


def remove_mission(table: Table, mission: i64, knower: i64) -> None:
    """NK-139, NK-140, NK-251: out of the game; who alone knows its goal, or NOBODY."""
    table.b[at.fate(mission)] = at.OUT
    tiles.free_tiles(table, mission, knower)


def knower_of_goal(table: Table, seat: i64, mission: i64) -> i64:
    """The seat that alone knows the destination of its mission, or NOBODY."""
    return at.NOBODY if table.cards.is_open[mission] == 1 else seat


# Bars.


def next_henchman(table: Table) -> i64:
    """The next of the deck, after a reshuffle if need be (NK-300, NK-432), or NOBODY."""
    b = table.b
    if b[at.HENCH_LEFT] == 0:
        count: i64 = 0
        for person in range(at.HENCHMEN):
            if b[at.hench_fate(person)] == at.DISCARDED:
                b[at.hench_fate(person)] = at.IN_DECK
                b[at.hench_deck(count)] = person
                count += 1
        if count == 0:
            return at.NOBODY  # NK-301
        shuffle(b, at.hench_deck(0), at.hench_deck(count), table.chance)
        b[at.HENCH_LEFT] = count
    b[at.HENCH_LEFT] -= 1
    top: i64 = at.hench_deck(b[at.HENCH_LEFT])
    next_one: i64 = b[top]
    b[top] = at.NOBODY
    return next_one


def fill_bars(table: Table, rule: str) -> None:
    """Empty bars get henchmen, in the order of the bars."""
    b = table.b
    for bar in range(at.BARS):
        if b[at.guest(bar)] == at.NOBODY:
            person: i64 = next_henchman(table)
            if person == at.NOBODY:
                return
            b[at.guest(bar)] = person
            b[at.hench_fate(person)] = at.IN_BAR
            if table.journal is not None:
                telling.business.waits(table.journal, table, bar, person, rule)

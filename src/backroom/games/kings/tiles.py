"""The bag and the tiles that lie on missions (NK-137 to NK-145)."""

from backroom.games.kings import board as at
from backroom.games.kings import telling
from backroom.games.kings.state import Table
from backroom.kernel.numbers import bit, i64


def draw_tile(table: Table, mission: i64, is_goal: i64) -> None:
    """A tile from the bag for a mission, or a place in the queue (NK-142, NK-143)."""
    b = table.b
    if b[at.BAG] == 0:
        for other in range(at.MISSIONS):
            if other != mission and can_free_address(table, other):
                if table.journal is not None:
                    telling.business.tile_freed(table.journal, table, other, "NK-142")
                put_back(table, b[at.address(other)], at.NOBODY)
                b[at.address(other)] = at.NOWHERE
        serve_waiting(table)  # NK-143: those who wait come first
    if b[at.BAG] == 0:
        b[at.wait(b[at.WAITS])] = 2 * mission + is_goal
        b[at.WAITS] += 1
        return
    lay_tile(table, mission, is_goal, tile_from_bag(table))


def can_free_address(table: Table, mission: i64) -> bool:
    """Whether the accept tile of a mission has no further use (NK-142)."""
    b = table.b
    return b[at.fate(mission)] == at.IN_PROGRESS and b[at.address(mission)] != at.NOWHERE


def lay_tile(table: Table, mission: i64, is_goal: i64, tile: i64) -> None:
    b = table.b
    if is_goal == 1:
        b[at.goal(mission)] = tile
        b[at.goal_since(mission)] = b[at.CLOCK]
    else:
        b[at.address(mission)] = tile


def tile_from_bag(table: Table) -> i64:
    b = table.b
    left: i64 = table.chance.below(tiles_in_bag(table))
    tile: i64 = 0
    while (b[at.BAG] >> tile) & 1 == 0 or left > 0:
        left -= (b[at.BAG] >> tile) & 1
        tile += 1
    b[at.BAG] &= ~bit(tile)
    b[at.CLOCK] += 1
    return tile


def tiles_in_bag(table: Table) -> i64:
    bag: i64 = table.b[at.BAG]
    count: i64 = 0
    while bag != 0:
        bag &= bag - 1
        count += 1
    return count


def put_back(table: Table, tile: i64, knower: i64) -> None:
    """A tile goes into the bag, seen by all, or by one seat only (NK-141)."""
    b = table.b
    if tile == at.NOWHERE:
        return
    b[at.CLOCK] += 1
    b[at.BAG] |= bit(tile)
    for row in range(at.SEATS + 1):
        if knower == at.NOBODY or knower == row:
            b[at.bag_since(row, tile)] = b[at.CLOCK]


def free_tiles(table: Table, mission: i64, knower: i64) -> None:
    """NK-138, NK-057: the tiles of a mission go back into the bag, and waiting places get
    theirs."""
    b = table.b
    waits: i64 = 0
    for place in range(b[at.WAITS]):
        if b[at.wait(place)] // 2 != mission:
            b[at.wait(waits)] = b[at.wait(place)]
            waits += 1
    clear_waits(table, waits)
    put_back(table, b[at.address(mission)], at.NOBODY)
    put_back(table, b[at.goal(mission)], knower)
    b[at.address(mission)] = at.NOWHERE
    b[at.goal(mission)] = at.NOWHERE
    if waits > 0:
        serve_waiting(table)


def clear_waits(table: Table, waits: i64) -> None:
    b = table.b
    for place in range(waits, b[at.WAITS]):
        b[at.wait(place)] = at.NOBODY
    b[at.WAITS] = waits


def serve_waiting(table: Table) -> None:
    """NK-143."""
    b = table.b
    waits: i64 = 0
    for place in range(b[at.WAITS]):
        mission: i64 = b[at.wait(place)] // 2
        if tiles_in_bag(table) < tiles_to_serve(table, place):
            b[at.wait(waits)] = b[at.wait(place)]
            waits += 1
        else:
            lay_tile(table, mission, b[at.wait(place)] % 2, tile_from_bag(table))
            if table.journal is not None:
                telling.business.tile_served(table.journal, table, mission, "NK-143")
    clear_waits(table, waits)


def tiles_to_serve(table: Table, place: i64) -> i64:
    """How many tiles the bag must hold for a place of the queue. A single returned tile would
    be known; and as long as the game lasts another one can come back, for all that are not in
    the bag lie on missions."""
    b = table.b
    is_goal = b[at.wait(place)] % 2 == 1
    return 2 if is_goal and table.cards.is_open[b[at.wait(place)] // 2] == 0 else 1


def tiles_after_waiting(table: Table, tiles: i64) -> i64:
    """How many of so many tiles are left when those who wait have theirs."""
    for place in range(table.b[at.WAITS]):
        if tiles >= tiles_to_serve(table, place):
            tiles -= 1
    return tiles

"""What the things of a table of New York Kings are called in journals, views and positions."""

from backroom.games.kings import board as at
from backroom.games.kings.cards import RANK_WORDS
from backroom.games.kings.hands import CATEGORY, counting
from backroom.games.kings.layout import CELL_WORDS
from backroom.games.kings.state import Table, held

HAND_NAMES = ["high_card", "pair", "two_pairs", "three", "straight", "full_house", "four"]
STEP_NAMES = ["none", "normal", "metro", "prepaid", "bonus", "landing"]


def place_name(table: Table, place: int) -> str | None:
    if place == at.NOWHERE:
        return None
    return CELL_WORDS[place - at.CELL] if place >= at.CELL else table.cards.district_ids[place]


def person_name(table: Table, seat: int, person: int) -> str:
    if person == at.BOSS:
        return table.cards.boss_ids[table.bosses[seat]]
    return table.cards.hench_ids[person]


def group(table: Table, seat: int, slots: int) -> list[str]:
    """The people in these slots."""
    return [slot_name(table, seat, slot) for slot in range(at.SLOTS) if (slots >> slot) & 1]


def hand_name(strength: int) -> str:
    return HAND_NAMES[strength // CATEGORY]


def counting_names(strength: int) -> list[str]:
    """The values that make a hand, its combination first."""
    return [RANK_WORDS[rank] for rank in counting(strength)]


def slot_name(table: Table, seat: int, slot: int) -> str:
    return person_name(table, seat, table.b[at.person(seat, slot)])


def mission_name(table: Table, mission: int) -> str:
    return table.cards.mission_ids[mission]


def card_name(table: Table, kind: int) -> str:
    return table.cards.kind_ids[kind]


def district_name(table: Table, district: int) -> str:
    return table.cards.district_ids[district]


def start_tiles(table: Table, seat: int) -> list[int]:
    """The districts whose tiles a seat has drawn at the start (NK-045)."""
    tiles = [int(table.b[at.start_tile(seat, tile)]) for tile in range(at.TILES_EACH)]
    return [tile for tile in tiles if tile != at.NOWHERE]


def cards_of_hand(table: Table, seat: int) -> list[str]:
    """The cards of a hand, in the order of the edition."""
    return [
        card_name(table, kind) for kind in range(at.KINDS) for _ in range(held(table, seat, kind))
    ]

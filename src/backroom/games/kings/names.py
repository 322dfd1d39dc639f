"""What the things of a table of New York Kings are called in journals, views and positions."""

from backroom.games.kings.board import BOSS, CELL, NOWHERE, PERSON, SLOTS
from backroom.games.kings.hands import CATEGORY, counting
from backroom.games.kings.state import Table

# By kind of decision.
PHASES = [
    "start_tile",
    "bid",
    "react",
    "discard",
    "moves",
    "drive",
    "police_to",
    "arrest_whom",
    "bonus_to",
    "heli_to",
    "actions",
    "carrier",
    "accomplish",
    "partner",
    "provoker",
    "victim",
    "fold",
    "resist",
    "casualty",
    "hesitation",
    "recruit_where",
    "offer",
    "reroll",
    "poach_answer",
    "dismiss",
    "joker_offer",
    "joker_with",
    "hire_where",
    "poach_from",
    "poach_whom",
    "poach_price",
    "remote_row",
    "redraw_which",
    "hit_whom",
    "raid_car",
    "raid_to",
    "counter",
    "deal_answer",
    "over",
]
RANK_NAMES = ["9", "10", "J", "Q", "K", "A"]
CELL_NAMES = ["cell 3", "cell 2", "cell 1"]
HAND_NAMES = ["high_card", "pair", "two_pairs", "three", "straight", "full_house", "four"]
STEP_NAMES = ["none", "normal", "metro", "prepaid", "bonus", "landing"]


def place_name(table: Table, place: int) -> str | None:
    if place == NOWHERE:
        return None
    return CELL_NAMES[place - CELL] if place >= CELL else table.cards.district_ids[place]


def person_name(table: Table, seat: int, person: int) -> str:
    if person == BOSS:
        return table.cards.boss_ids[table.bosses[seat]]
    return table.cards.hench_ids[person]


def group(table: Table, seat: int, slots: int) -> list[str]:
    """The people in these slots."""
    return [slot_name(table, seat, slot) for slot in range(SLOTS) if (slots >> slot) & 1]


def hand_name(strength: int) -> str:
    return HAND_NAMES[strength // CATEGORY]


def counting_names(strength: int) -> list[str]:
    """The values that make a hand, its combination first."""
    return [RANK_NAMES[rank] for rank in counting(strength)]


def slot_name(table: Table, seat: int, slot: int) -> str:
    return person_name(table, seat, table.b[PERSON + seat * SLOTS + slot])


def mission_name(table: Table, mission: int) -> str:
    return table.cards.mission_ids[mission]


def card_name(table: Table, kind: int) -> str:
    return table.cards.kind_ids[kind]


def district_name(table: Table, district: int) -> str:
    return table.cards.district_ids[district]

"""The map, people and cards of New York Kings, read from an edition file and checked (NK-029)."""

from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from backroom.games.kings import board as at
from backroom.games.kings import effects
from backroom.games.kings.actions import CARD_IDS, DISTRICT_IDS
from backroom.games.kings.cards import RANK_WORDS, Cards
from backroom.kernel.edition import (
    EditionHead,
    EditionText,
    Named,
    Sourced,
    check_head,
    check_ids,
    digest_of,
)

HOUSE_EDITION = Path(__file__).with_name("edition.toml")
SUITS = ["spade", "heart", "diamond", "club"]
TILES = 19  # NK-008

# The closed set, in the order of its numbers, with what each needs.
EFFECTS = {
    "bonus_reward": ["amount"],
    "recruit_fixed": ["prices"],
    "poach": ["min", "max"],
    "extra_steps": ["amount"],
    "ignore_police": [],
    "release_all": [],
    "accept_remote": [],
    "redraw_destination": [],
    "eliminate_henchman": [],
    "stop_drive": [],
    "cancel_action": ["on"],
    "police_raid": ["rank"],
    "limit_steps": ["amount"],
    "steal_card": ["amount"],
    "raise_bid": ["amount"],
    "reroll": ["amount"],
    "add_value": ["rank"],
    "no_loss": [],
    "draw": ["amount"],
}
EFFECT_FIELDS = ["amount", "prices", "min", "max", "rank", "on"]
# The moments at which an effect has something to work on.
IN_A_RIVALS_TURN = ["opp_turn_start", "opp_turn"]
MOMENTS = {
    "bonus_reward": ["own_accomplish"],
    "recruit_fixed": ["own_recruit"],
    "poach": ["own_recruit"],
    "extra_steps": ["own_move"],
    "ignore_police": ["own_move"],
    "release_all": ["own_move"],
    "accept_remote": ["own_accept"],
    "redraw_destination": ["own_turn", "own_move", "own_accept"],
    "eliminate_henchman": IN_A_RIVALS_TURN,
    "stop_drive": ["opp_move_step"],
    "cancel_action": ["opp_announce"],
    "police_raid": IN_A_RIVALS_TURN,
    "limit_steps": ["opp_turn_start"],
    "steal_card": IN_A_RIVALS_TURN,
    "raise_bid": ["bids_revealed"],
    "reroll": ["fight_after_roll"],
    "add_value": ["fight_after_roll", "fight_before_die"],
    "no_loss": ["shootout_lost"],
    "draw": ["resource_draw"],
}
MONEY_EFFECTS = ["bonus_reward", "raise_bid"]
ANNOUNCEMENTS = ["", "accept", "recruit_remote"]  # by number

# What the rulebook fixes; an edition cannot change it.
FIXED: dict[str, Any] = {
    "players": [2, 3, 4, 5],
    "start_money": 16000,
    "notes": {"0": 10, "1000": 25, "2000": 25, "5000": 30},
    "start_notes_each": 2,
    "bid_notes": 2,
    "bids": [0, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 10000],
    "ranks": RANK_WORDS,
    "suits": SUITS,
    "hand_limit": 5,
    "max_henchmen": 4,
    "steps": 2,
    "metro_steps": 3,
    "helicopter_price": 1000,
    "police": {"start": 2, "max": at.CARS, "steps": 2, "rank": "J"},
    "start_tiles": {"2": 3, "3": 3, "4": 3, "5": 2},
    "mission_slots": 3,
    "end_card_among_last": 6,
    "offer": {"min": 1000, "max": 10000, "hesitation": 1000},
    "provocation": {"ante": 2000, "fold": 2000, "raise": 1000},
    "dice": {"first": 3, "max": 5},
    "cells": [3, 2, 1],
    "deal_max_money": 20000,
    "deal_chains_per_turn": 2,
    "deal_chain_length": 4,
}

Source = Literal["rulebook", "source", "inferred", "house"]


class TileColours(Struct, forbid_unknown_fields=True):
    lower: str
    midtown: str
    upper: str
    source: Source


class District(Sourced):
    id: str
    name: str
    zone: Literal["lower", "midtown", "upper", "outer"]
    tile: bool
    special: Literal["", "heliport", "metro", "police", "bar"]
    x: int
    y: int


class Board(Struct, forbid_unknown_fields=True):
    tile_colours: TileColours
    districts: list[District]
    bars: list[str]
    links_source: Source
    links: list[tuple[str, str]]


class Boss(Sourced):
    id: str
    name: str
    rank: str


class Henchman(Sourced):
    id: str
    name: str
    suit: str
    rank: str


class People(Struct, forbid_unknown_fields=True):
    base_colours: list[str]
    bosses: list[Boss]
    henchmen: list[Henchman]


class Card(Named):
    id: str


class Mission(Card):
    people: int
    reward: int
    risk: bool
    open: bool


class AllMissions(Struct, forbid_unknown_fields=True):
    end_card: Card
    cards: list[Mission]


class Resource(Card):
    copies: int
    colour: str
    window: str
    effect: str
    amount: int | None = None
    prices: dict[str, int] | None = None
    min: int | None = None
    max: int | None = None
    rank: str | None = None
    on: list[str] | None = None


class Resources(Struct, forbid_unknown_fields=True):
    cards: list[Resource]


class Joker(Sourced):
    id: str
    name: str


class AllJokers(Struct, forbid_unknown_fields=True):
    cards: list[Joker]


class EditionData(Struct, forbid_unknown_fields=True):
    """The whole file."""

    edition: EditionHead
    rules: dict[str, Any]
    board: Board
    characters: People
    missions: AllMissions
    resources: Resources
    jokers: AllJokers


class KingsEdition:
    """A checked edition: its data for people, its numbers for the rules."""

    def __init__(self, data: EditionData) -> None:
        self.name = data.edition.name
        self.digest = digest_of(data)
        self.data = data
        self.cards = _numbers(data)
        self.missions = {mission.id: mission for mission in data.missions.cards}
        self.resources = {card.id: card for card in data.resources.cards}
        self.districts = {district.id: district for district in data.board.districts}
        people = data.characters
        self.people: dict[str, str] = {  # the names of bosses, henchmen and Jokers
            **{boss.id: boss.name for boss in people.bosses},
            **{henchman.id: henchman.name for henchman in people.henchmen},
            **{joker.id: joker.name for joker in data.jokers.cards},
        }


def parse_edition(text: EditionText) -> KingsEdition:
    """Check the text of an edition; raises BadEdition."""
    data = text.shaped(EditionData)
    check_head(text, data.edition, "kings")
    for name, value in FIXED.items():
        text.check(data.rules.get(name) == value, ["rules", name], f"{name} must be {value}")
    _check_board(text, data.board)
    _check_people(text, data.characters)
    _check_missions(text, data.missions)
    _check_resources(text, data.resources.cards)
    ids = [joker.id for joker in data.jokers.cards]
    text.check(len(set(ids)) == len(ids) == 2, ["jokers", "cards"], "there must be two Jokers")
    return KingsEdition(data)


def _check_board(text: EditionText, board: Board) -> None:
    """NK-006 to NK-011. The notation names the districts, so their ids and order are fixed."""
    check_ids(text, ["board", "districts"], [d.id for d in board.districts], DISTRICT_IDS)
    places: dict[str, list[str]] = {}
    for index, district in enumerate(board.districts):
        path: list[str | int] = ["board", "districts", index]
        places.setdefault(district.special, []).append(district.id)
        has_tile = district.zone != "outer" and district.special != "police"
        text.check(
            district.tile == has_tile,
            [*path, "tile"],
            "Manhattan but for the police station has tiles, the outer districts have none",
        )
        outer = district.zone == "outer"
        text.check(
            outer == (district.special == "bar"), [*path, "special"], "outer districts have bars"
        )
    for special in ("heliport", "metro", "police"):
        found = places.get(special, [])
        text.check(len(found) == 1, ["board", "districts"], f"there must be one {special}")
    bars = places.get("bar", [])
    text.check(
        len(bars) == 4 and sorted(board.bars) == sorted(bars),
        ["board", "bars"],
        "bars must name the four outer districts",
    )
    tiles = sum(district.tile for district in board.districts)
    text.check(tiles == TILES, ["board", "districts"], f"there must be {TILES} tiles, not {tiles}")
    _check_links(text, board)


def _check_links(text: EditionText, board: Board) -> None:
    known = {district.id for district in board.districts}
    near: dict[str, set[str]] = {district: set() for district in known}
    for index, (one, other) in enumerate(board.links):
        path: list[str | int] = ["board", "links", index]
        text.check(one in known and other in known, path, "a link joins two districts of the map")
        text.check(one != other and other not in near[one], path, "this link is there already")
        near[one].add(other)
        near[other].add(one)
    reached = {DISTRICT_IDS[0]}
    edge = [DISTRICT_IDS[0]]
    while edge:
        fresh = near[edge.pop()] - reached
        reached |= fresh
        edge.extend(fresh)
    text.check(reached == known, ["board", "links"], "the map is not connected")


def _check_people(text: EditionText, people: People) -> None:
    """NK-012, NK-014, NK-015."""
    text.check(
        len(set(people.base_colours)) == len(people.base_colours) == 5,
        ["characters", "base_colours"],
        "there must be five different colours",
    )
    ids = set()
    for index, boss in enumerate(people.bosses):
        path: list[str | int] = ["characters", "bosses", index]
        text.check(boss.rank == "A", [*path, "rank"], "a boss has rank A")
        text.check(boss.id not in ids, [*path, "id"], f"id {boss.id!r} is given twice")
        ids.add(boss.id)
    text.check(len(ids) == 5, ["characters", "bosses"], "there must be five bosses")
    kinds = set()
    for index, henchman in enumerate(people.henchmen):
        path = ["characters", "henchmen", index]
        text.check(henchman.id not in ids, [*path, "id"], f"id {henchman.id!r} is given twice")
        text.check(henchman.suit in SUITS, [*path, "suit"], f"unknown suit {henchman.suit!r}")
        text.check(
            henchman.rank in RANK_WORDS[:-1],
            [*path, "rank"],
            f"no henchman has rank {henchman.rank!r}",
        )
        kind = (henchman.suit, henchman.rank)
        text.check(kind not in kinds, path, f"there are two {henchman.rank} of {henchman.suit}")
        ids.add(henchman.id)
        kinds.add(kind)
    text.check(
        len(people.henchmen) == at.HENCHMEN,
        ["characters", "henchmen"],
        f"there must be {at.HENCHMEN} henchmen, not {len(people.henchmen)}",
    )


def _check_missions(text: EditionText, missions: AllMissions) -> None:
    """NK-017, NK-018."""
    ids = {missions.end_card.id}
    for index, mission in enumerate(missions.cards):
        path: list[str | int] = ["missions", "cards", index]
        text.check(mission.id not in ids, [*path, "id"], f"id {mission.id!r} is given twice")
        ids.add(mission.id)
        text.check(
            mission.people in (1, 2), [*path, "people"], "a mission is for one or two people"
        )
        text.check(
            4000 <= mission.reward <= 12000 and mission.reward % 1000 == 0,
            [*path, "reward"],
            "a reward is 4,000 to 12,000 in whole thousands",
        )
    text.check(
        len(missions.cards) == at.MISSIONS,
        ["missions", "cards"],
        f"there must be {at.MISSIONS} missions, not {len(missions.cards)}",
    )


def _check_resources(text: EditionText, cards: list[Resource]) -> None:
    """NK-019, NK-096. The notation names the kinds, so their ids and order are fixed."""
    check_ids(text, ["resources", "cards"], [card.id for card in cards], CARD_IDS)
    for index, card in enumerate(cards):
        path: list[str | int] = ["resources", "cards", index]
        text.check(1 <= card.copies <= 7, [*path, "copies"], "a kind has 1 to 7 copies")
        text.check(
            card.window in effects.WINDOWS, [*path, "window"], f"unknown window {card.window!r}"
        )
        text.check(card.effect in EFFECTS, [*path, "effect"], f"unknown effect {card.effect!r}")
        fits = card.window in MOMENTS[card.effect]
        text.check(fits, [*path, "window"], f"{card.effect} and {card.window} do not go together")
        colour = effects.WINDOWS[card.window]
        text.check(card.colour == colour, [*path, "colour"], f"{card.window} is {colour}")
        for name in EFFECT_FIELDS:
            wanted = name in EFFECTS[card.effect]
            given = getattr(card, name) is not None
            text.check(
                given == wanted, [*path, name], f"{card.effect} and {name} do not go together"
            )
        _check_effect(text, card, path)
    count = sum(card.copies for card in cards)
    text.check(
        count == at.RESOURCES,
        ["resources", "cards"],
        f"there must be {at.RESOURCES} resource cards, not {count}",
    )


def _check_effect(text: EditionText, card: Resource, path: list[str | int]) -> None:
    money = [card.min, card.max, *(card.prices or {}).values()]
    if card.effect in MONEY_EFFECTS:
        money.append(card.amount)
    for amount in money:
        whole = amount is None or (amount >= 0 and amount % 1000 == 0)
        text.check(whole, path, "money is in whole thousands")
    if card.amount is not None:
        text.check(card.amount > 0, [*path, "amount"], "an amount is at least 1")
        one = card.effect != "steal_card" or card.amount == 1
        text.check(one, [*path, "amount"], "two stolen cards could be too many for a hand")
    if card.rank is not None:
        text.check(card.rank in RANK_WORDS, [*path, "rank"], f"unknown rank {card.rank!r}")
    if card.prices is not None:
        text.check(list(card.prices) == RANK_WORDS[:-1], [*path, "prices"], "a price for each rank")
    if card.min is not None and card.max is not None:
        text.check(1000 <= card.min <= card.max <= 20000, [*path, "max"], "prices are 1 to 20")
    for kind in card.on or []:
        text.check(kind in ANNOUNCEMENTS[1:], [*path, "on"], f"nobody announces {kind!r}")


def _numbers(data: EditionData) -> Cards:
    board, people = data.board, data.characters
    missions, resources = data.missions.cards, data.resources.cards
    number = {district.id: index for index, district in enumerate(board.districts)}
    special = {district.special: number[district.id] for district in board.districts}
    links: list[list[int]] = [[] for _ in board.districts]
    for one, other in board.links:
        links[number[one]].append(number[other])
        links[number[other]].append(number[one])
    return Cards(
        district_ids=[district.id for district in board.districts],
        links=links,
        tiles=[district.tile for district in board.districts],
        bars=[number[bar] for bar in board.bars],
        broadway=special["police"],
        metro=special["metro"],
        heliport=special["heliport"],
        boss_ids=[boss.id for boss in people.bosses],
        hench_ids=[henchman.id for henchman in people.henchmen],
        ranks=[RANK_WORDS.index(henchman.rank) for henchman in people.henchmen]
        + [RANK_WORDS.index("A")],
        suits=[SUITS.index(henchman.suit) for henchman in people.henchmen],
        mission_ids=[mission.id for mission in missions],
        people=[mission.people for mission in missions],
        rewards=[mission.reward // 1000 for mission in missions],
        risks=[mission.risk for mission in missions],
        opens=[mission.open for mission in missions],
        kind_ids=[card.id for card in resources],
        copies=[card.copies for card in resources],
        windows=[list(effects.WINDOWS).index(card.window) for card in resources],
        effects=[list(EFFECTS).index(card.effect) for card in resources],
        amounts=[_amount(card) for card in resources],
        highs=[(card.max or 0) // 1000 for card in resources],
        prices=[price for card in resources for price in _prices(card)],
        on=[sum(1 << ANNOUNCEMENTS.index(kind) for kind in card.on or []) for card in resources],
        joker_ids=[joker.id for joker in data.jokers.cards],
    )


def _amount(card: Resource) -> int:
    """The one number of an effect: an amount, a rank, or the least price; money in thousands."""
    if card.rank is not None:
        return RANK_WORDS.index(card.rank)
    if card.min is not None:
        return card.min // 1000
    amount = card.amount or 0
    return amount // 1000 if card.effect in MONEY_EFFECTS else amount


def _prices(card: Resource) -> list[int]:
    given = card.prices or {}
    return [given.get(rank, 0) // 1000 for rank in RANK_WORDS]

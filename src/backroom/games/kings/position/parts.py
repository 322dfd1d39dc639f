"""The parts of a position of New York Kings, and the words they are written in."""

from typing import Any

from msgspec import Struct, field

from backroom.games.kings import decisions

# Moments between two decisions: the game runs on from there when the position is laid out.
MOMENTS = {
    "round": decisions.BEGIN_ROUND,
    "draw": decisions.NEXT_DRAWER,
    "turn": decisions.NEXT_TURN,
    "bids": decisions.SETTLE_FIRST,
}


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """Seats are written S0; a character is "who where", with its mission if it carries one: "eddy
    soho m15", "boss cell 2". Decks are given top first, money in thousands."""

    seats: int = 3
    phase: str = "moves"
    round: int = 1
    last_round: int = 0
    first: int = 0
    active: int = 0
    stage: int | None = None
    money: list[int] | None = None
    pot: int = 0
    characters: dict[str, list[str]] = field(default_factory=dict)  # by slot, "" for an empty one
    hands: dict[str, list[str]] = field(default_factory=dict)
    deck: list[str] | None = None  # resource cards; those not named are discarded
    discards: list[str] | None = None  # those not named are the deck
    row: list[str] = field(default_factory=list)  # "" for an empty place
    addresses: dict[str, str] = field(default_factory=dict)  # accept tiles, by mission
    goals: dict[str, str] = field(default_factory=dict)  # destination tiles, by mission
    bag: list[str] | None = None
    mission_deck: list[str] | None = None  # missions not named are out of the game
    bars: dict[str, str] = field(default_factory=dict)
    henchman_deck: list[str] | None = None  # henchmen not named are dead
    henchman_discards: list[str] = field(default_factory=list)
    cars: list[str] = field(default_factory=lambda: ["washington_heights", "bronx", "beside"])
    cars_moved: list[int] = field(default_factory=list)
    jokers: list[str] = field(default_factory=list)  # "", "S0 2" or "out"
    dead: list[int] = field(default_factory=list)  # by seat, the moment of its death
    start_tiles: dict[str, list[str]] = field(default_factory=dict)
    decisions: list[int] | None = None
    more: dict[str, Any] = field(default_factory=dict)  # what nothing above says, by part

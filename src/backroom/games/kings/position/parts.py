"""The parts of a position of New York Kings, and the words they are written in."""

from msgspec import Struct, field

from backroom.games.kings import board
from backroom.games.kings.board import BOARD_SIZE
from backroom.games.kings.kinds import NEXT_DRAWER, NEXT_FIRST, NEXT_ROUND, NEXT_TURN

# Moments between two decisions: the game runs on from there when the position is laid out.
MOMENTS = {"round": NEXT_ROUND, "draw": NEXT_DRAWER, "turn": NEXT_TURN, "bids": NEXT_FIRST}
BOSS_WORD = "boss"
END_WORD = "end"

# The places on the board, in their order.
NAMES = [
    "PHASE",
    "WAITING",
    "NEXT",
    "ROUND",
    "LAST_ROUND",
    "FIRST",
    "LEAD",
    "ACTIVE",
    "TAKEN",
    "STAGE",
    "DEATHS",
    "DIED",
    "LEFT_BEHIND",
    "LEFT_MEN",
    "BANK",
    "POT",
    "MONEY",
    "BIDS",
    "RAISED",
    "PERSON",
    "PLACE",
    "CARRIES",
    "ACTED",
    "MOVED",
    "ABOARD",
    "STEPPED",
    "STOPPED",
    "HALTED",
    "FRESH",
    "RECRUITED",
    "STEPS",
    "BEGAN",
    "STEP_LIMIT",
    "PROVOKED",
    "DRIVE_AT",
    "DRIVE_STEPS",
    "METRO_LEFT",
    "SPECIAL",
    "PREPAID",
    "SHIELDED",
    "PICKED",
    "PICK",
    "OTHER_PICK",
    "AMOUNT_PICK",
    "ANNOUNCED",
    "REMOTE",
    "BONUS_FROM",
    "WINDOW",
    "FIGHT_WINDOW",
    "IN_FIGHT_WINDOW",
    "FIGHT",
    "FIGHT_AT",
    "SIDE",
    "ROLLED",
    "DIE_OF",
    "EXTRA",
    "RESISTING",
    "SPEAKER",
    "SPOKEN",
    "GUARDED",
    "LOSERS",
    "VICTIMS",
    "FIGHT_THEN",
    "REROLL_LEFT",
    "REROLL_PICKED",
    "ROW",
    "FATE",
    "ACCEPT_AT",
    "GOAL",
    "GOAL_SINCE",
    "BAG",
    "BAG_SINCE",
    "CLOCK",
    "WAITS",
    "WAIT",
    "MISSIONS_LEFT",
    "MISSION_DECK",
    "START_TILES",
    "START_PICKS",
    "BAR",
    "HENCH_FATE",
    "HENCH_LEFT",
    "HENCH_DECK",
    "CAR",
    "CARS_MOVED",
    "POLICE_OFF",
    "HAND",
    "HAND_SIZE",
    "CARD_FATE",
    "CARD_EPOCH",
    "CARD_WITH",
    "CARDS_LEFT",
    "CARD_DECK",
    "EPOCH",
    "JOKER_OF",
    "JOKER_WITH_SLOT",
    "NUMBERS",
    "CHAINS",
    "CHAIN",
    "OFFER_FROM",
    "OFFER_TO",
    "LEEWAY",
    "DRAFT",
]
OFFSETS = {name.lower(): int(getattr(board, name)) for name in NAMES}
ENDS = dict(zip(OFFSETS, [*list(OFFSETS.values())[1:], int(BOARD_SIZE)], strict=True))


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
    more: dict[str, list[int]] = field(default_factory=dict)

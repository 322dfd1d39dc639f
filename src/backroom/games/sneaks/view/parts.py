"""What a seat of Sneaks & Snitches may see (SN-86 to SN-94), and what follows from it."""

from msgspec import Struct


class PlanView(Struct):
    """Where a seat sent its teams."""

    sneaks: list[str]
    snitches: list[str]


class SiteView(Struct, kw_only=True):
    letter: str
    loot: str | None
    losses: list[int] | None = None  # by seat, what open documents here would cost it (SN-61)


class SeatView(Struct, kw_only=True):
    seat: int
    colour: str  # of its boss (SN-03)
    tokens: dict[str, int]
    stash_count: int
    stash: dict[str, int] | None  # null: this seat may not see it (SN-86)
    items: list[str]
    item_points: int
    finished: bool  # whether its plan of this round is complete (SN-32)
    sneaks: int  # how many sneak and snitch sites its plan has
    snitches: int
    points_now: int  # as if scored now, items included; by tokens alone while stashes are hidden


class ColourView(Struct, kw_only=True):
    """A category. Lists are by seat, by tokens alone while stashes are hidden."""

    colour: str
    rank_points: list[int]  # the row of the VP card (SN-14)
    totals: list[int]
    places: list[int]
    points: list[int]
    best: list[int]  # the range of each place given the stash cards this seat has not seen
    worst: list[int]
    unseen: int  # stash cards of this colour that this seat has not seen


class LootDeckView(Struct, kw_only=True):
    count: int
    next_back: int | None  # the back of the top card (SN-89)
    cards: list[str] | None = None  # open once the game is scored, top first (SN-94)


class StashDeckView(Struct, kw_only=True):
    count: int
    cards: list[str] | None = None


class KindView(Struct):
    """How many loot cards of a kind are gone, lie open, and are still to come."""

    kind: str
    gone: int
    open: int
    to_come: int


class RoundsView(Struct):
    at_least: int
    at_most: int


class SettlingView(Struct):
    """The choice for which evaluation has stopped."""

    site: str
    loot: str
    thief: int
    left: int  # tokens still to take, or exchanges still allowed


class TradeView(Struct):
    """What an exchange would do to what is counted: places by seat, and points gained by seat."""

    partner: int
    taken: str
    given: str
    places: dict[str, list[int]]
    points: list[int]


class AllyView(Struct):
    """The two-player game's ally: who holds it, and the colour of its boss (SN-116)."""

    holder: int
    colour: str


class Place(Struct):
    seat: int
    place: int
    points: int


class SneaksView(Struct, kw_only=True, omit_defaults=True):
    """Everything that one seat may see."""

    you: int
    phase: str
    round: int
    waiting: list[int]
    decision: int | None
    sites: list[SiteView]
    seats: list[SeatView]
    colours: list[ColourView]
    bank: dict[str, int]
    loot_deck: LootDeckView
    stash_deck: StashDeckView
    discard: list[str]
    to_come: list[str]  # the loot cards still in the deck, in the order of the edition
    kinds: list[KindView]
    rounds_left: RoundsView
    history: list[list[PlanView]]  # by round and seat (SN-91)
    ally: AllyView | None = None
    hand: list[str] | None = None  # this seat's destinations that are not in its plan (SN-16)
    plan: PlanView | None = None  # this seat's plan
    plans: list[PlanView] | None = None  # all plans, once revealed (SN-33)
    settling: SettlingView | None = None
    trades: list[TradeView] | None = None
    result: list[Place] | None = None

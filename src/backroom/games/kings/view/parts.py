"""The parts of what a seat of New York Kings may see."""

from msgspec import Struct


class Odds(Struct):
    """Exact: in how many of all equally likely cases."""

    win: int
    tie: int
    of: int


class Way(Struct):
    """How far one of this seat's characters is from an address."""

    slot: int
    mission: str
    to: str  # "address" or "goal"
    steps: int


class CharacterView(Struct, kw_only=True, omit_defaults=True):
    slot: int
    who: str
    rank: str
    suit: str | None = None  # null: a boss, who is of every suit
    at: str  # a district, or "cell 3"
    mission: str | None = None
    acted: bool = False  # in this turn
    moved: bool = False
    steps: int | None = None  # normal steps left in this turn
    aboard: bool = False
    new_prisoner: bool = False


class SeatView(Struct, kw_only=True):
    seat: int
    boss: str
    alive: bool
    money: int | None  # null: this seat may not see it (NK-035)
    cards: int
    characters: list[CharacterView]
    draws: int  # cards it would draw now (NK-072)
    numbers: list[str]  # henchmen waiting whose number it has; bought ones only the buyer sees


class MissionView(Struct, kw_only=True, omit_defaults=True):
    mission: str
    people: int
    reward: int
    risk: bool
    address: str | None = None
    goal: str | None = None
    hidden: bool = False  # it has a destination that this seat may not see
    place: int | None = None  # in the row
    seat: int | None = None  # who carries it
    carriers: list[int] | None = None


class CarView(Struct):
    car: int
    at: str  # a district, "beside" the board or "out" of action
    moved: bool


class BarView(Struct):
    district: str
    who: str | None
    rank: str | None
    hire: list[Odds]  # by offer 1 .. 10: win is to accept, tie to hesitate


class SideView(Struct):
    seat: int
    dice: list[str]
    values: list[str]  # all values, dice included, Jokers not
    jokers: int
    hand: str
    counting: list[str]  # the values that make the hand, its combination first, Jokers too


class FightView(Struct):
    kind: str
    district: str
    sides: list[SideView]  # the second one of an arrest is the police
    pot: int
    resisting: bool
    odds: Odds  # of the first side, if nobody folds
    ahead: int | None  # the side whose hand is the stronger one now; none: they are level


class GroupView(Struct, kw_only=True):
    """What could happen to the characters of this seat in one district."""

    district: str
    slots: list[int]
    at_risk: bool
    arrest: list[Odds]  # by number of cars 1 .. 4: to get through
    duels: dict[str, Odds]  # against each other seat there, before any die


class SubjectView(Struct, kw_only=True, omit_defaults=True):
    """What the decision at hand is about: the choices made on the way to it."""

    district: str | None = None
    mission: str | None = None
    car: int | None = None
    seat: int | None = None
    slot: int | None = None  # of that seat


class DealView(Struct):
    seat: int
    other: int | None  # null: not chosen yet
    give: list[str] | None  # null: this seat is no party
    ask: list[str] | None


class Place(Struct):
    seat: int
    place: int
    points: int


class KingsView(Struct, kw_only=True, omit_defaults=True):
    """Everything that one seat may see. Money is in thousands."""

    you: int
    phase: str
    round: int
    last_round: int | None
    stage: str | None
    first: int | None
    active: int | None
    waiting: list[int]  # without those asked in secret (NK-103), unless all lies open
    awaited: str  # "", "bids", "reactions" or "seats"
    decision: int | None
    seats: list[SeatView]
    row: list[MissionView]
    missions: list[MissionView]  # in progress
    missions_left: int
    bars: list[BarView]
    henchmen_left: int
    henchman_discards: list[str]
    dead: list[str]
    cars: list[CarView]
    cards_left: int
    discards: list[str]
    bag_count: int
    unseen_tiles: list[str]  # in the bag, or a destination hidden from this seat
    hand: list[str] | None = None
    hands: list[list[str]] | None = None  # by seat, if all lies open
    drive: str | None = None  # the district where the open drive is
    metro_steps: int | None = None
    prepaid_steps: int | None = None
    recruited: bool = False
    bids: list[int | None] | None = None  # shown, by seat; null: dead, or not made yet
    own_bid: int | None = None
    start_tiles: list[str] | None = None
    start_pick: int | None = None
    window: str | None = None  # if this seat is asked to react, or all lies open
    fight: FightView | None = None
    subject: SubjectView | None = None
    offer: int | None = None  # the amount under discussion
    ways: list[Way] | None = None
    groups: list[GroupView] | None = None
    jokers: list[str] | None = None
    joker_odds: list[Odds] | None = None
    talks: DealView | None = None
    draft: DealView | None = None
    chains_left: int | None = None
    result: list[Place] | None = None

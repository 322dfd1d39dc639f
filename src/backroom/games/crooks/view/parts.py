"""What a seat of Crooks may see, and what it may remember (CR-114 to CR-128)."""

from msgspec import Struct

from backroom.games.crooks.journal import SeenCrook


class PlacedCrook(Struct, kw_only=True):
    """A crook at a target or in the box."""

    up: bool
    crook: int | None = None  # null: this seat does not know it
    origin: str | None = None  # the hangout it came from (CR-121)
    may_be: list[int] | None = None  # what it can be, if it came from a pile this seat saw


class Memory(Struct):
    """What this seat remembers of a pile (CR-123)."""

    crooks: list[int]  # its last look, less those that are elsewhere for certain
    gone: list[int]  # the others of that look: seen elsewhere since, or nowhere else to be
    taken_since: int
    certain: bool  # whether all of crooks are still there


class HangoutView(Struct):
    letter: str
    count: int
    price: int
    memory: Memory | None = None
    crooks: list[int] | None = None  # open once the game is scored (CR-128)


class Glimpse(Struct):
    """A look of this seat that no choice followed, kept in sight until its next turn (CR-125)."""

    crooks: list[SeenCrook]
    hangout: str | None = None
    target: int | None = None


class SeatView(Struct):
    seat: int
    money: int
    passed: bool
    row: list[list[PlacedCrook]]  # by target, lowest first; in a cell bottom first
    score_open: int  # points as if scored now, counting only the open crooks
    score_known: int  # the same, with the hidden crooks that this seat knows


class TargetView(Struct):
    """A target as far as this seat knows. Lists are by seat."""

    number: int
    value: int
    strengths: list[int]
    unknown: list[int]  # how many hidden crooks each seat has there
    leaders: list[int]
    points: list[int]


class GangView(Struct):
    """A gang as far as this seat knows. Lists are by seat."""

    gang: str
    members: list[int]
    unknown: list[int]
    leader: int | None
    points: int


class Place(Struct):
    seat: int
    place: int
    points: int
    money: int


class CrooksView(Struct, kw_only=True, omit_defaults=True):
    """Everything that one seat may see or remember."""

    you: int
    phase: str
    active: int
    waiting: list[int]
    decision: int | None
    memory_aid: bool
    bank: int
    seats: list[SeatView]
    hangouts: list[HangoutView]
    targets: list[TargetView]
    gangs: list[GangView]
    box: list[PlacedCrook]
    unseen: list[int] | None = None  # crooks this seat has never seen (memory aid)
    paid_at: str | None = None  # the hangout where the active seat is recruiting
    pile: list[int] | None = None  # the pile this seat is looking through, by slot
    holding: bool = False  # whether the active seat has a crook in its hand
    hand: int | None = None  # that crook, if this seat may see it
    acting_at: int | None = None  # the target of the swap or hitman at work
    moving: list[PlacedCrook] | None = None
    glimpse: Glimpse | None = None
    undealt: list[int] | None = None
    result: list[Place] | None = None

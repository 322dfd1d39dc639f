"""What happened at a table of Crooks, as typed events.

Seats are numbers, hangouts letters, targets their printed numbers, crooks their ids. A crook that
the reader may not see is null.
"""

from msgspec import Struct

from backroom.kernel.journal import Event


class Began(Event, tag="began"):
    """The deal is done."""

    seats: int
    first: int


class Passed(Event, tag="passed"):
    """A seat left the game for good. Forced: it had no other choice."""

    seat: int
    forced: bool


class Recruited(Event, tag="recruited"):
    """A seat paid to look through a pile."""

    seat: int
    hangout: str
    price: int


class SawPile(Event, tag="saw_pile"):
    """What that look showed."""

    seat: int
    hangout: str
    crooks: list[int]


class FoundNobody(Event, tag="found_nobody"):
    """The seat could take no crook of the pile."""

    seat: int
    hangout: str


class Took(Event, tag="took"):
    """A crook went from a pile into a hand."""

    seat: int
    hangout: str
    crook: int | None = None


class Placed(Event, tag="placed"):
    """A crook went from the hand to a target. Mode: up, use or down; a hidden one costs a fee."""

    seat: int
    target: int
    mode: str
    fee: int = 0
    crook: int | None = None


class PickedPocket(Event, tag="picked_pocket"):
    """A pickpocket took money from the bank."""

    seat: int
    gain: int


class Moved(Event, tag="moved"):
    """A swap sent the crooks of a cell, bottom first, to another target."""

    seat: int
    source: int
    target: int
    crooks: list[int | None]


class Hit(Event, tag="hit"):
    """A hitman sent all crooks of one seat at its target to the box."""

    seat: int
    target: int
    victim: int
    crooks: list[int | None]


class SeenCrook(Struct):
    """A crook that was seen, and the seat whose it is; null for one in a pile."""

    crook: int
    seat: int | None = None


class SpiedOnTarget(Event, tag="spied_on_target"):
    """A spy looked at a target. Only its own seat gets the face-down crooks there."""

    seat: int
    target: int
    crooks: list[SeenCrook] | None = None


class SpiedOnHangout(Event, tag="spied_on_hangout"):
    """A spy looked at a hangout. Only its own seat gets the crooks."""

    seat: int
    hangout: str
    crooks: list[int] | None = None


class Revealed(Event, tag="revealed"):
    """A face-down crook was turned up for scoring."""

    seat: int
    target: int
    crook: int


class TargetScored(Event, tag="target_scored"):
    """A target with crooks gave its points. Lists are by seat."""

    target: int
    value: int
    strengths: list[int]
    points: list[int]


class GangScored(Event, tag="gang_scored"):
    """A gang was counted. Winner null: nobody has most."""

    gang: str
    members: list[int]
    winner: int | None
    points: int


class Ended(Event, tag="ended"):
    """The result. Lists are by seat."""

    points: list[int]
    money: list[int]
    places: list[int]


CrooksEvent = (
    Began
    | Passed
    | Recruited
    | SawPile
    | FoundNobody
    | Took
    | Placed
    | PickedPocket
    | Moved
    | Hit
    | SpiedOnTarget
    | SpiedOnHangout
    | Revealed
    | TargetScored
    | GangScored
    | Ended
)

"""The bodies of the coach's part of the HTTP API. Chances, and what changes them, are in
ten-thousandths of a win."""

from msgspec import Struct

from backroom.coach.review import Balance
from backroom.server.messages import SeatNumber


class AskReview(Struct, forbid_unknown_fields=True):
    """Have a finished game reviewed from the eyes of a seat; ``open``: with what it could not
    know."""

    seat: SeatNumber
    open: bool = False


class ReviewMoment(Struct):
    """What every seat's chance was after a step, and which moment of the replay that is."""

    moment: int
    seat: int  # who chose
    chances: list[int]


class ToldCost(Struct):
    """A choice that was worse than another one: what it has cost, give or take ``within``."""

    moment: int  # of the replay, at which it was made
    chosen: str
    better: str
    cost: int
    within: int
    close: bool  # whether the difference lies within that
    says: list[str]


class ToldSwing(Struct):
    """A moment of the replay to which luck led."""

    moment: int
    luck: int
    text: str


class ToldReview(Struct, kw_only=True):
    """What a game was about, in words."""

    seat: int
    open: bool
    start: list[int]
    moments: list[ReviewMoment]
    balances: list[Balance]
    costs: list[ToldCost]  # the dearest first
    named: int  # of them, so many are shown with their reasons
    turns: list[int]  # moments of the replay that changed the seat's chance most, in their order
    lucky: list[ToldSwing]
    unlucky: list[ToldSwing]


class ReviewState(Struct):
    """How far a review is: ``done`` is a share, null if nobody has asked for it yet."""

    done: float | None
    review: ToldReview | None

"""The bodies of the coach's part of the HTTP API. Chances, and what changes them, are in
ten-thousandths of a win."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from backroom.coach.review import Balance
from backroom.server.messages import Choice, Seat, SeatNumber, SmallNumber


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


class AskWhatIf(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, from what a seat knew; ``real``: on the table as it
    was."""

    moment: SmallNumber
    seat: SeatNumber
    real: bool = False


class PuzzleName(Struct):
    """Which puzzle: of which game, and its number from 1 on."""

    game: str
    number: int


class AnsweredPuzzle(Struct):
    """A puzzle that the visitor has answered, and whether rightly."""

    number: int
    right: bool


class GamePuzzles(Struct):
    """The puzzles of a game."""

    game: str
    count: int
    answered: list[AnsweredPuzzle]


class PuzzleList(Struct):
    """The puzzle of the day (null: the visitor knows all there are), and those of every game."""

    day: PuzzleName | None
    games: list[GamePuzzles]


class PosedPuzzle(Struct, kw_only=True):
    """A position from the eyes of a seat: what is best? ``view`` is the game's view_type."""

    game: str
    number: int
    edition: str
    seat: int
    seats: list[Seat]
    view: Raw
    to_do: str
    choices: list[Choice]


class AnswerPuzzle(Struct, forbid_unknown_fields=True):
    """What is best, in notation."""

    choice: Annotated[str, Meta(min_length=1, max_length=200)]


class ToldAnswer(Struct):
    """A choice, and the seat's chance to win after it."""

    notation: str
    label: str
    chance: int


class Solution(Struct):
    """Whether the best choice was found; all choices, the best first; by how much the first one
    leads, give or take ``within``; and why."""

    right: bool
    answers: list[ToldAnswer]
    within: int
    says: list[str]


class Hint(Struct):
    """A choice, and the seat's chance to win after it."""

    notation: str
    chance: int


class HintList(Struct):
    """A seat's best choices at its decision, the best first."""

    decision: int
    hints: list[Hint]

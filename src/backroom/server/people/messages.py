"""What travels between the page and the server about people, as types.

A part of ``backroom.server.messages`` in a file of its own: bodies and answers of the HTTP API.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from backroom.server.messages import Body, Language, Name, Player, SeatNumber, TableCard

Secret = Annotated[str, Meta(min_length=1, max_length=64)]


# The same person on another device.


class PasskeyOptions(Struct):
    """What a browser is to be asked, as ``PublicKeyCredential`` takes it in JSON."""

    options: dict[str, Any]


class NewPasskey(Body):
    """What the browser answered, as ``PublicKeyCredential.toJSON`` gives it, and a name by which
    its owner knows the device."""

    name: Name
    credential: dict[str, Any]


class PasskeyName(Body):
    """Another name for a passkey."""

    name: Name


class PasskeyCard(Struct, kw_only=True):
    """A passkey as its owner finds it again."""

    passkey: str
    name: str
    made: float
    used: float | None  # when it was signed in with last
    synced: bool  # whether the device shares it with others
    copied: float | None  # when somebody came with what looked like a copy of it, and was refused


class RecoveryCard(Struct):
    """What may be said of a recovery code later."""

    made: float
    used: float | None


class WaysBack(Struct, kw_only=True):
    """How somebody can come back as the same player; with none of them they are a guest."""

    passkeys: list[PasskeyCard]
    recovery: RecoveryCard | None


class RecoveryCode(Struct):
    """A recovery code, shown this once."""

    code: str


class UsePasskey(Body):
    """Sign in: what the browser answered."""

    credential: dict[str, Any]


class UseRecoveryCode(Body):
    """Sign in with a recovery code, as it was written down."""

    code: Secret


class SignedIn(Struct, kw_only=True):
    """Who one is now. If a guest with tables plays in this browser, nothing has changed yet
    (``player`` is null): ``FinishSignIn`` says what becomes of both."""

    player: Player | None
    person: Player  # who one may be
    ticket: str | None = None
    tables: int = 0  # that the guest of this browser belongs to


class FinishSignIn(Body):
    """Take the tables, the history and the friends of this browser's guest along (``join``), or
    leave the guest behind, whom nobody can be again then (``leave``)."""

    ticket: Secret
    how: Literal["join", "leave"]


# What goes along.


class Preferences(Struct, kw_only=True, forbid_unknown_fields=True):
    """The settings of the page."""

    language: Language
    speed: Literal["off", "fast", "normal", "slow"]
    symbols: bool
    aids: bool
    sound: bool
    ask_always: bool


# One's own data.


class DeleteMe(Body):
    """Forget everything about me, for good."""

    sure: Literal["delete"]


class Deleted(Struct):
    """What is left: tables that are over, with a former player."""

    tables: int


# What people did.


class PlayedSeat(Struct, kw_only=True):
    """How a game ended for one seat."""

    seat: int
    player: Player | None
    bot: str | None
    place: int
    points: int
    left: bool  # in the end a bot played for the player


class PlayedGame(Struct, kw_only=True):
    """A game that is over, as histories show it."""

    table: str
    game: str
    began: float
    ended: float
    rated: bool
    may_see: bool  # whether the visitor may open its replay
    you: int  # the seat of whose history it is
    seats: list[PlayedSeat]


class PlayedGames(Struct):
    """A page of a history, the latest first; ``more`` names the last one if there are others."""

    games: list[PlayedGame]
    more: str | None


class Tally(Struct, kw_only=True):
    """Games of one kind, and how they ended."""

    games: int
    wins: int
    seconds: float  # that they took
    places: list[int]  # how often one came first, second ...


class GameTally(Struct, kw_only=True):
    """The games at one game, or with so many seats of it."""

    game: str
    seats: int
    tally: Tally


class RatingPoint(Struct):
    """A rating after a game."""

    ended: float
    rating: float
    low: float
    high: float


class RatingCard(Struct, kw_only=True):
    """How strong somebody is at a game. The interval holds 95 %."""

    game: str
    rating: float
    low: float
    high: float
    games: int
    provisional: bool  # before ten rated games
    points: list[RatingPoint]


class Duel(Struct, kw_only=True):
    """How often two have played a game with each other, and who was ahead."""

    game: str
    games: int
    ahead: int
    behind: int


class Opponent(Struct, kw_only=True):
    """Somebody one has played with: how often, and who was ahead, in all and game by game."""

    player: Player
    games: int
    ahead: int
    behind: int
    by_game: list[Duel]  # most games first


class EveningScore(Struct, kw_only=True):
    """What somebody has won at the tables of an evening."""

    player: Player | None
    bot: str | None
    seat: int  # of a bot, by which it has its name
    games: int
    wins: int


class Evening(Struct):
    """The finished games at which the same people stayed together, the latest first, and the score
    over all of them."""

    games: list[PlayedGame]
    scores: list[EveningScore]


class NewFriend(Body):
    """Somebody to be friends with."""

    player: Annotated[str, Meta(min_length=1, max_length=64)]


class InvitedFriend(Body):
    """A friend for whom a seat is kept; null: any that is free."""

    player: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: SeatNumber | None = None


class FriendList(Struct, kw_only=True):
    """One's friends, and who may become one."""

    friends: list[Player]
    asked: list[Player]  # who has not answered yet
    asking: list[Player]  # who waits for an answer
    met: list[Player]  # with whom one has played, and who is none of these
    tables: list[TableCard]  # public tables of friends that are not over


Shows = Literal["everybody", "friends", "nobody"]


class Profile(Struct, kw_only=True):
    """What somebody did here, as far as they let others see it."""

    player: Player
    mine: bool
    shown: bool  # false: the player does not show it, and nothing is told below
    shows: Shows
    all: Tally
    by_game: list[GameTally]  # by game and number of seats
    favourite: str | None
    streak: int  # games won in a row, up to the latest
    best_streak: int
    months: list["Month"]
    ratings: list[RatingCard]
    opponents: list[Opponent]  # most games first


class Month(Struct, kw_only=True):
    """The games of one month, such as 2026-11."""

    month: str
    games: int
    wins: int


class WhoSees(Body):
    """Who may see one's profile and history."""

    shows: Shows


class BoardRow(Struct, kw_only=True):
    """A line of a leaderboard: a person, or a bot that stands where it always stands."""

    rank: int | None  # of people whose rating is settled
    player: Player | None
    bot: str | None
    rating: float
    low: float
    high: float
    games: int
    provisional: bool


class Leaderboard(Struct):
    """The ratings at one game, the best first."""

    rows: list[BoardRow]

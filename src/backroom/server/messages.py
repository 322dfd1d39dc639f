"""Everything that travels between a server and its clients, as types.

Three families share one file, because the page's types and the API description are made from it:

* ``ClientMessage``: what a client says over the socket ``/api/socket``. The first is ``Hello``.
* ``ServerMessage``: what the server says there. Whatever concerns a table carries ``number``: how
  much of the table's history this client has now been told. A client that was cut off watches the
  table again with the last number it saw, and gets what it missed, or the whole table.
* The bodies of the HTTP API, from ``NewSession`` on.

Commands (everything with an ``id``) are carried out once however often they are sent: the client
chooses the id, repeats the command after a lost connection, and gets the same ``Ack`` again.

``view`` and ``event`` are plain data here. Their types are the game's own: ``Game.view_type`` and
``Game.event_type`` of the game that ``TableHead.game`` names. Texts are in the language of the
connection, and null for a client that asked for none.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

PROTOCOL = 1

Language = Literal["en", "fr", "it"]
Identifier = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=100)]
Luck = Identifier  # plain letters and digits, so that every program hashes the same bytes
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
FaceNumber = Annotated[int, Meta(ge=0, le=11)]
NoticeKind = Literal["turn", "invited", "over", "clock"]
SmallNumber = Annotated[int, Meta(ge=0, le=1_000_000)]


# What tables are made of.


class NoClock(Struct, tag_field="pace", tag="none", frozen=True, forbid_unknown_fields=True):
    """Nobody is hurried."""


class LiveClock(Struct, tag_field="pace", tag="live", frozen=True, forbid_unknown_fields=True):
    """A bank of seconds for each seat, and some more for each decision."""

    bank: Annotated[int, Meta(ge=10, le=36_000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class TurnClock(Struct, tag_field="pace", tag="turns", frozen=True, forbid_unknown_fields=True):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


Pace = NoClock | LiveClock | TurnClock


class Clock(Struct):
    """A seat's time, in seconds, when the message was sent (``time``)."""

    left: float
    running: bool


class Player(Struct):
    """Somebody who visits: a person, or a remote bot that came with a token."""

    player: str
    name: str
    bot: bool = False
    face: FaceNumber | None = None  # a face of the house; null: the one that comes of the name


class Seat(Struct, kw_only=True):
    """A chair and who sits on it."""

    seat: int
    player: Player | None = None  # null: free, held for somebody invited, or a bot's
    bot: str | None = None  # the level of the bot that sits here, such as search:hard
    alike: bool = False  # the player's name looks like that of another seat
    invited: bool = False  # an invitation for this seat is under way
    connected: bool = False
    stand_in: bool = False  # a bot plays for the player until the player takes the seat back
    luck: bool = False  # whether the player added randomness to the deal
    agrees: bool = False  # that the game counts for the ratings
    clock: Clock | None = None


class Standing(Struct):
    """A seat's place in the result."""

    seat: int
    place: int
    points: int


class Fairness(Struct, kw_only=True):
    """How anybody can check the deal: ``commitment`` is the SHA-256 of ``seed``, told before the
    first card; the seats' luck is added to it; the seed itself is told when the game is over."""

    commitment: str
    luck: list[str | None]  # by seat
    seed: str | None = None


class WhatIf(Struct, frozen=True):
    """A moment of a finished game from which another one is played, as a seat knew it; or ``real``:
    on the table as it was."""

    table: str
    moment: int
    seat: int
    real: bool


class TableHead(Struct, kw_only=True):
    """What was agreed when the table was opened. It never changes."""

    table: str
    game: str
    rules: int
    edition: str
    options: dict[str, Any]
    seats: int
    pace: Pace
    public: bool
    created: float
    what_if: WhatIf | None = None  # where it begins, if it is no game of its own


Phase = Literal["gathering", "playing", "over", "frozen", "closed"]


class Choice(Struct):
    """Something the seat may choose now. ``warning`` is what to confirm before."""

    code: int
    notation: str
    label: str | None = None
    warning: str | None = None


class Forbidden(Struct):
    """Something of the same kind that the seat may not choose now, and why."""

    code: int
    notation: str
    label: str | None
    refusal: str  # the error code
    rule: str  # the number of the rule
    why: str | None  # the sentence


class UndoRequest(Struct):
    """A seat asks to take its last choice back; every other person must agree."""

    seat: int
    agreed: list[int]
    missing: list[int]


class Scene(Struct, kw_only=True):
    """How the table stands now, as this client may see it.

    ``frozen`` is a table whose rules or edition this server no longer has: it can be looked at,
    and ``frozen_why`` says what happened. ``closed`` is one that nobody used for so long that it
    was ended without a result.
    """

    phase: Phase
    seats: list[Seat]
    owner: str  # the player who opened the table, and may start it and invite
    you: int | None  # the client's seat; null for a spectator
    spectators: int
    asked: list[int]  # the seats that must choose now, as far as this client may know
    decision: int | None  # of the client's seat if it may choose; to be named in ``Act``
    to_do: str | None  # what the client must do now, in one sentence
    choices: list[Choice]
    forbidden: list[Forbidden]
    always_ask: bool  # whether this seat is asked also where it has only one answer
    can_undo: bool  # whether ``AskUndo`` makes sense: this seat has made a choice
    can_ask_coach: bool  # whether a hint can be had for this choice
    can_leave: bool  # whether ``Leave`` makes sense: this seat is in the game
    leaves_to: (
        int | None
    )  # the seat that plays on for good if this one leaves; null: a bot, for now
    can_resign: bool
    undo: UndoRequest | None
    last_choice: int | None  # the number at which this seat chose last: "since your last turn"
    fairness: Fairness
    result: list[Standing] | None
    rematch: str | None  # the table where the same people play again
    rated: bool  # whether the game counts for the ratings; before it: whether anybody wants that
    frozen_why: str | None
    closes: float | None  # when the table is closed if nothing happens here, once that is told
    time: float  # the server's clock, in seconds since 1970
    view: Raw  # the game's view_type; null while the table gathers


# What happened at a table. All have the number under which this client learnt it, and a sentence.


class Told(Struct, tag_field="type", tag="told", kw_only=True):
    """The game's journal: what this seat sees of it."""

    number: int
    text: str | None
    event: Raw  # the game's event_type
    private: bool = False  # others read less of it, or nothing at all
    seats: list[int] = []  # whom the text is about; the first did it, or had it done to them


class Happening(Struct, tag_field="type", kw_only=True):
    """One thing that happened around the game, at a time of day."""

    number: int
    time: float
    text: str | None


class Given(Struct, tag_field="type", tag="given", kw_only=True):
    """The only answer that this seat had was given for it. Nobody else hears of it."""

    number: int
    text: str | None
    notation: str


class AskedAlways(Happening, tag="always_ask"):
    """This seat is asked also where it has one answer, or no longer. Nobody else hears of it."""

    seat: int
    always: bool


class Said(Happening, tag="said"):
    """Somebody spoke; ``seat`` null is a spectator."""

    player: Player
    seat: int | None
    said: str


class Opened(Happening, tag="opened"):
    """The table was opened."""

    player: Player


class Sat(Happening, tag="sat"):
    """A player took a seat."""

    seat: int
    player: Player


class Invited(Happening, tag="invited"):
    """A seat is kept for somebody who got an invitation."""

    seat: int


class BotSat(Happening, tag="bot_sat"):
    """A bot was put on a seat, or (``bot`` null) taken from it."""

    seat: int
    bot: str | None


class Left(Happening, tag="left"):
    """A player left the seat. In a game a stand-in plays on, and the player may come back."""

    seat: int
    player: Player


class Removed(Happening, tag="removed"):
    """The owner removed a player from a seat before the game."""

    seat: int
    player: Player


class LuckAdded(Happening, tag="luck_added"):
    """A seat added its own randomness to the deal."""

    seat: int


class Rated(Happening, tag="rated"):
    """A player agreed that the game counts for the ratings, or no longer."""

    seat: int
    agree: bool


class Hinted(Happening, tag="hinted"):
    """The coach has told a seat its best choices."""

    seat: int


class Started(Happening, tag="started"):
    """The cards were dealt."""


class StoodIn(Happening, tag="stood_in"):
    """From here on a bot plays for a seat: its player left, or ran out of time."""

    seat: int
    why: Literal["left", "time"]


class TookBack(Happening, tag="took_back"):
    """The player plays the seat again."""

    seat: int


class BotFailed(Happening, tag="bot_failed"):
    """A bot gave no answer in time; from here on greedy plays the seat."""

    seat: int


class UndoAsked(Happening, tag="undo_asked"):
    """A seat asked the others whether it may take its last choice back."""

    seat: int


class UndoAnswered(Happening, tag="undo_answered"):
    """Somebody answered that."""

    seat: int
    agree: bool


class Undone(Happening, tag="undone"):
    """A choice was taken back. A whole ``TableMessage`` comes with it: the journal is shorter."""

    seat: int


class RematchOpened(Happening, tag="rematch"):
    """The same people may play again, at that table."""

    table: str


class Warned(Happening, tag="warned"):
    """Nothing has happened here for long; after so many days more the table is closed."""

    days: int


class Hushed(Happening, tag="hushed"):
    """Whoever runs the house has taken a line out of sight. A whole ``TableMessage`` comes with it,
    in which the line says nothing."""


class Closed(Happening, tag="closed"):
    """The table was closed without a result, because nobody used it any more."""


Event = (
    Told
    | Given
    | AskedAlways
    | Said
    | Opened
    | Sat
    | Invited
    | BotSat
    | Left
    | Removed
    | LuckAdded
    | Rated
    | Hinted
    | Started
    | StoodIn
    | TookBack
    | BotFailed
    | UndoAsked
    | UndoAnswered
    | Undone
    | RematchOpened
    | Warned
    | Hushed
    | Closed
)


# What a client says over the socket.


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Something a client says."""


class Hello(FromClient, tag="hello"):
    """The first message: who one is has come with the cookie or the bot's token."""

    protocol: int
    language: Language | None = None  # null: no texts, only data


class SetLanguage(FromClient, tag="language"):
    """Speak another language from now on. Every watched table comes again, as a whole."""

    language: Language | None


class Ping(FromClient, tag="ping"):
    """Is anybody there? Answered with a ``Pong``."""


class Follow(FromClient, tag="follow"):
    """Say whenever a table begins to wait for this player, or waits no more, as ``Waits``."""


class Visible(FromClient, tag="visible"):
    """Whether somebody can see what this client shows. Until it says so it can be seen: nobody is
    told elsewhere of what happens before their eyes."""

    visible: bool


class Watch(FromClient, tag="watch"):
    """Send what happens at a table: from one's seat if one has one, else as a spectator."""

    table: Identifier
    since: SmallNumber | None = None  # the last number seen; null: send the whole table


class Earlier(FromClient, tag="earlier"):
    """Send the page of a watched table's log that comes before a number, as a ``Past``."""

    table: Identifier
    before: SmallNumber


class Unwatch(FromClient, tag="unwatch"):
    """Send no more of a table."""

    table: Identifier


class Command(FromClient):
    """Something that changes a table. Answered with an ``Ack`` once it is kept for good, or with a
    ``Problem``; sending it again, with the same id, changes nothing more."""

    id: Identifier
    table: Identifier


class Act(Command, tag="act"):
    """Choose: an action's code, for the decision with that number."""

    decision: SmallNumber
    action: SmallNumber


class Remove(Command, tag="remove"):
    """The owner removes a player before the game; only an invitation brings them back."""

    seat: SeatNumber


class Resign(Command, tag="resign"):
    """Leave the game for good, where its rules know that."""


class Sit(Command, tag="sit"):
    """Take a free seat of a public table; null: any."""

    seat: SeatNumber | None = None


class Leave(Command, tag="leave"):
    """Get up. In a game a bot stands in; where the rules give the seat to a partner, for good."""


class TakeBack(Command, tag="take_back"):
    """Play one's own seat again, instead of the stand-in."""


class PutBot(Command, tag="put_bot"):
    """The owner puts a bot on a free seat before the game, or (null) takes it away."""

    seat: SeatNumber
    bot: BotName | None


class AddLuck(Command, tag="luck"):
    """Add randomness of one's own to the deal, before the game, once."""

    luck: Luck


class Rate(Command, tag="rate"):
    """Agree before the game that it counts for the ratings, or no longer. It does if every player
    agrees; as long as one does and another does not, the game cannot start."""

    agree: bool


class Start(Command, tag="start"):
    """The owner starts the game; every seat must be taken."""


class AlwaysAsk(Command, tag="always_ask"):
    """Be asked also where there is only one answer, or have it given for one again."""

    always: bool


class Say(Command, tag="say"):
    """Talk to the table."""

    said: Annotated[str, Meta(min_length=1, max_length=500)]


class AskUndo(Command, tag="undo"):
    """Take one's last choice back. If nothing was revealed, rolled or answered since, that is done
    at once; else the others are asked if ``ask`` is true, and the command is refused with
    ``undo_needs_consent`` if it is false."""

    ask: bool = False


class AnswerUndo(Command, tag="answer_undo"):
    """Agree that another seat takes its choice back, or not."""

    agree: bool


class Rematch(Command, tag="rematch"):
    """Open a table with the same people and options, or go to the one already opened. ``game`` is
    what they play there, if it is another one, as it is usually played."""

    game: Identifier | None = None


class Mute(Command, tag="mute"):
    """Hear no more, or again, of what a player says, at any table."""

    player: Identifier
    muted: bool


ClientMessage = (
    Hello
    | SetLanguage
    | Ping
    | Follow
    | Visible
    | Watch
    | Earlier
    | Unwatch
    | Act
    | Resign
    | Sit
    | Leave
    | TakeBack
    | PutBot
    | Remove
    | AddLuck
    | Rate
    | Start
    | AlwaysAsk
    | Say
    | AskUndo
    | AnswerUndo
    | Rematch
    | Mute
)


# What the server says over the socket.


class FromServer(Struct, tag_field="type", kw_only=True):
    """Something the server says."""


class Welcome(FromServer, tag="welcome"):
    """The answer to ``Hello``."""

    protocol: int
    you: Player
    language: Language | None
    time: float


class You(FromServer, tag="you"):
    """Who one is from now on: the name or the face is another one."""

    you: Player


class Pong(FromServer, tag="pong"):
    """The answer to ``Ping``."""

    time: float


class TableMessage(FromServer, tag="table"):
    """A whole table: on ``Watch``, after a change of seat or language, and after an undo."""

    table: str
    number: int
    head: TableHead
    scene: Scene
    events: list[Event]  # the latest that this client may read, oldest first
    earlier: bool  # whether there may be more before it, to be asked for with ``Earlier``


class Past(FromServer, tag="past"):
    """Older lines of a table's log, oldest first: those before a number."""

    table: str
    before: int
    events: list[Event]
    earlier: bool  # whether there may be more before it


class News(FromServer, tag="news"):
    """What happened after ``since``, and how the table stands now."""

    table: str
    since: int
    number: int
    scene: Scene
    events: list[Event]


class Presence(FromServer, tag="presence"):
    """Who is there. Not part of the history: it counts from when the server started."""

    table: str
    number: int
    connected: list[int]
    spectators: int


class Waits(FromServer, tag="waits"):
    """A table has begun to wait for a choice of this player, or waits no more. Tables that are in
    use at another process only are not told of: whoever wants to be sure looks at the list."""

    table: str
    waits: bool


class ToldOf(FromServer, tag="notice"):
    """What a player who looks elsewhere is to be told, for pages that may show notices. One with
    the ``id`` of an earlier one is the same notice."""

    id: str
    table: str
    kind: NoticeKind
    title: str
    text: str


class Ack(FromServer, tag="ack"):
    """A command was carried out and is kept for good."""

    id: str
    table: str
    number: int  # a later one, if the command is an old one sent again
    opened: str | None = None  # the table that a rematch opened


class Problem(FromServer, tag="problem"):
    """Something was not done, and nothing has changed.

    ``code`` is a game's refusal (with its ``rule``), or one of the server's own: see
    ``backroom.server.problems``.
    """

    code: str
    text: str | None
    id: str | None = None  # of the command, if it had one
    table: str | None = None
    rule: str | None = None


ServerMessage = (
    Welcome | You | Pong | TableMessage | Past | News | Presence | Waits | ToldOf | Ack | Problem
)


# The bodies of the HTTP API.


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends."""


class NewSession(Body):
    """A guest's name and face, at the first visit or to change them."""

    name: Name
    face: FaceNumber | None = None


class EndSession(Body):
    """End one's session in this browser, in all ``others``, or everywhere. A guest without any
    session cannot come back as the same player."""

    where: Literal["here", "others", "everywhere"]


class OptionField(Struct, kw_only=True):
    """One option of a game, with what it may be."""

    name: str
    title: str
    help: str
    rule: str  # that stands behind it
    # On or off; one value; some things; another thing for each seat; the seats in an order.
    kind: Literal["switch", "one", "some", "each", "order"]
    default: Any
    choices: list["OptionChoice"]  # none of an order
    counts: list[int]  # how many things at once; empty: any number


class OptionChoice(Struct):
    """One of the values that an option may have, and the rule that forbids it where it does not go
    with what else is chosen."""

    value: Any
    title: str
    why: str | None = None
    rule: str | None = None


class PresetCard(Struct, kw_only=True):
    """Something to begin with: seats, bots and options."""

    preset: Literal["first", "book", "long"]
    title: str
    about: str
    seats: int
    bot: str
    options: dict[str, Any]


class Wanted(Body):
    """What somebody would like to agree on."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    edition: Annotated[str, Meta(max_length=64)] | None = None  # null: the house edition
    options: dict[str, Any] = {}


class Agreement(Struct, kw_only=True):
    """As much of it as can be played."""

    options: dict[str, Any]  # all of them, also those that were not named
    dropped: list[str]  # what does not go with the rest
    fields: list[OptionField]


class BotLevel(Struct):
    """A bot that can be put on a seat."""

    bot: str
    title: str


class GameCard(Struct, kw_only=True):
    """A game as the lobby shows it."""

    game: str
    title: str
    summary: str
    seats: list[int]
    rules: int
    editions: list[str]  # the house edition first
    options: list[OptionField]
    presets: list[PresetCard]
    bots: list[BotLevel]


class GameList(Struct):
    games: list[GameCard]


class NewTable(Body):
    """Open a table. ``bots`` are by seat from the last one on; the opener sits on seat 0 unless
    ``sit`` is false."""

    game: Identifier
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = {}
    edition: Annotated[str, Meta(max_length=64)] | None = None  # null: the house edition
    bots: Annotated[list[BotName], Meta(max_length=8)] = []
    public: bool = True
    pace: Pace = NoClock()
    sit: bool = True
    start: bool = False  # at once: "play now against bots"
    rated: bool = False  # the opener agrees that the game counts for the ratings
    hints: bool = False  # whoever plays alone against bots may ask the coach; never if it is rated


class TableCard(Struct, kw_only=True):
    """A table as lists show it."""

    table: str
    what_if: WhatIf | None = None  # where it begins, if it is no game of its own
    game: str
    seats: list[Seat]
    options: dict[str, Any]
    pace: Pace
    public: bool
    created: float
    phase: Phase
    asked: list[int]
    closes: float | None = None  # when it is closed if nothing happens there, once that is told
    left: float | None = None  # the seconds that the client has, if it is asked and has a clock
    you: int | None


class TableList(Struct):
    tables: list[TableCard]


class NewInvitation(Body):
    """Invite somebody to a seat; null: to any free one."""

    seat: SeatNumber | None = None


class PutAway(Body):
    """Put a finished table away, or (false) have it in one's list again."""

    away: bool


class Invitation(Struct):
    """A secret that can be exchanged once for a seat. It travels in the fragment of a link
    (``/#/join/SECRET``), which no server log or referrer ever sees."""

    secret: str
    fragment: str


class UseInvitation(Body):
    """Exchange an invitation for its seat."""

    secret: Annotated[str, Meta(min_length=1, max_length=64)]


class Joined(Struct):
    """Where one sits now."""

    table: str
    seat: int


class RulesChapter(Struct):
    title: str
    rules: list[str]


class RulesText(Struct):
    """The rules of a game: texts by number, and the chapters they stand in."""

    game: str
    title: str
    intro: str
    chapters: list[RulesChapter]
    texts: dict[str, str]


class ReplayMove(Struct):
    """One choice of a finished game, in notation, and the points by seat after it."""

    seat: int
    notation: str
    label: str | None
    points: list[int]


class ReplayOutline(Struct, kw_only=True):
    """A finished game at a glance. Moment 0 is the deal, moment n follows move n."""

    head: TableHead
    seats: list[Seat]
    fairness: Fairness
    result: list[Standing]
    start: list[int]  # points by seat after the deal
    moves: list[ReplayMove]


class ChanceCounts(Struct):
    """Of every outcome of chance in a finished game's record, from the set-up on: how many there
    could have been. With them the outcomes follow from the seed without the rules of the game."""

    counts: list[int]


class ReplayFrame(Struct, kw_only=True):
    """One moment of a finished game, from one seat's eyes, a spectator's, or with all open: then
    ``view`` is a spectator's with nothing hidden."""

    moment: int
    view: Raw
    events: list[Told]  # what the move before it brought
    asked: list[int]


class ReplayFrames(Struct):
    frames: list[ReplayFrame]


class NewToken(Body):
    """A token for a remote bot: with it a program plays under that name, marked as a bot."""

    name: Name
    scope: Literal["play", "watch"] = "play"
    table: Identifier | None = None  # good for one table only


class Token(Struct):
    """A bot's token, shown this once. It goes into the header ``Authorization: Bearer``."""

    token: str
    player: Player
    scope: Literal["play", "watch"]
    table: str | None


class TokenCard(Struct):
    """A token as its owner finds it again: whom it lets in, to do what, and when it was made."""

    player: Player
    scope: Literal["play", "watch"]
    table: str | None
    made: float


class TokenList(Struct):
    tokens: list[TokenCard]


class BotsHealth(Struct):
    """How the bots are. While they are not ``ok``, ``greedy`` thinks for all of them. The numbers
    are told on the machine itself alone: they move when a bot is asked in secret."""

    ok: bool
    processes: int | None  # in which bots think, or could at once
    waiting: int | None  # choices that wait for one


class Health(Struct):
    """How the server is. ``store``: whether what it should keep can be kept, or at least read."""

    ok: bool
    version: str
    tables_loaded: int
    store: Literal["ok", "cannot_write", "lost"]
    bots: BotsHealth


# What taps a player on the shoulder.


class Quiet(Struct, forbid_unknown_fields=True):
    """The hours in which nobody is told anything; it is told when they are over, if it still is
    so. Minutes of the day, where the player is."""

    first: Annotated[int, Meta(ge=0, le=1439)]
    last: Annotated[int, Meta(ge=0, le=1439)]
    zone: Annotated[str, Meta(max_length=64)]  # such as Europe/Paris


class NoticeWishes(Body):
    """Of what a player wants to be told, and when not."""

    kinds: Annotated[list[NoticeKind], Meta(max_length=4)]
    quiet: Quiet | None = None


class PushWay(Struct, tag_field="way", tag="push", forbid_unknown_fields=True):
    """A browser, wherever it is, by its maker's push service: what `PushSubscription` says."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=87, max_length=88)]
    auth: Annotated[str, Meta(min_length=22, max_length=24)]


class PageWay(Struct, tag_field="way", tag="page", forbid_unknown_fields=True):
    """A browser, while one of its tabs is open: its pages get a ``ToldOf``."""

    browser: Identifier  # so that one browser is one way


class MailWay(Struct, tag_field="way", tag="mail", forbid_unknown_fields=True):
    """An address; the first mail has a link that confirms it, and before that there is no other."""

    address: Annotated[
        str, Meta(max_length=200, pattern=r"^[^@\s<>\"(),:;\\]+@[^@\s<>\"(),:;\\]+$")
    ]


class HookWay(Struct, tag_field="way", tag="hook", forbid_unknown_fields=True):
    """A webhook: the house posts JSON to it. ``chat`` is the form that chat programs take. With a
    table it is told of that table's turns, as any spectator may know them, and of its end."""

    url: Annotated[str, Meta(max_length=1000)]
    form: Literal["plain", "chat"] = "plain"
    table: Identifier | None = None


class NewWay(Body):
    """One more way to tell a player something."""

    to: PushWay | PageWay | MailWay | HookWay
    language: Language = "en"


class WayCard(Struct, kw_only=True):
    """A way as its owner finds it again: nothing that others could use."""

    way: Identifier
    kind: Literal["push", "page", "mail", "hook"]
    to: str  # where it leads, in short: a host, an address
    tail: str  # how the address of a browser ends, by which that browser knows it for its own
    table: str | None
    made: float
    confirmed: bool
    failing: bool  # whether the last tries did not work


class NoticeSettings(Struct, kw_only=True):
    """How a player is told, and what the house offers: ``push_key`` for browsers (null: no Web
    Push here), mails, and webhooks at these origins."""

    kinds: list[NoticeKind]
    quiet: Quiet | None
    ways: list[WayCard]
    push_key: str | None
    mail: bool
    hooks: list[str]


class ConfirmMail(Body):
    """The secret of the link in the first mail."""

    secret: Annotated[str, Meta(min_length=1, max_length=64)]


# Order in the house.


class NewReport(Body):
    """Tell whoever runs the house of somebody at a table."""

    player: Identifier
    table: Identifier
    why: Literal["insults", "cheating", "name", "spam", "other"]
    said: Annotated[str, Meta(max_length=500)] = ""


class Block(Body):
    """Not meet somebody any more, or (false) again: they are not heard, and do not come to a table
    at which one sits."""

    player: Identifier
    blocked: bool


class BlockList(Struct):
    """Whom one has blocked."""

    players: list[str]


class HouseWarning(Struct):
    """What the house wants a visitor to read."""

    warning: str
    text: str


class HouseNews(Struct):
    """What the house has to say: to everybody, and to this visitor."""

    message: str | None
    warnings: list[HouseWarning]
    silenced_until: float | None


class ReadWarning(Body):
    """A warning was read."""

    warning: Identifier


class ReportCard(Struct, kw_only=True):
    """A report that nobody has settled yet."""

    report: str
    at: float
    by: str
    player: str
    table: str
    why: str
    said: str


class ReportList(Struct):
    """The reports, and how those whom they name are called."""

    reports: list[ReportCard]
    names: dict[str, str]


class Sanction(Struct):
    """What is imposed on somebody, until when, and why."""

    kind: str
    until: float
    why: str


class PlayerFile(Struct, kw_only=True):
    """What the house knows of a player."""

    player: str
    name: str
    tables: list[TableCard]
    sanctions: list[Sanction]


class SpokenLine(Struct):
    """A line that was said at a table, by the number of its row."""

    line: int
    time: float
    player: Player
    said: str


class SpokenLines(Struct):
    lines: list[SpokenLine]


class AuditLine(Struct, kw_only=True):
    """Something that was done in the name of the house: by a keeper, or (null) with its key."""

    at: float
    act: str
    what: dict[str, str]
    by: Player | None = None


class AuditLog(Struct):
    """What was done, and how those to whom it was done are called."""

    lines: list[AuditLine]
    names: dict[str, str]


class PlayerList(Struct):
    """People whom a keeper may be looking for."""

    players: list[Player]


class KeeperCard(Struct):
    """Somebody who keeps order from the page, and with how many passkeys."""

    player: Player
    passkeys: int
    since: float


class KeeperList(Struct):
    keepers: list[KeeperCard]


class Duty(Struct, kw_only=True):
    """Whether a visitor is a keeper, and until when the house is open to this browser; null: it is
    closed."""

    player: str
    keeper: bool
    until: float | None


class HouseFigures(Struct, kw_only=True):
    """How many tables the house has, and what the archive saves."""

    open: int
    over: int  # those in the archive too
    archived: int
    archived_rows: int
    bytes_before: int  # that these rows had in the log
    bytes_after: int
    archive_days: int  # after which a table goes there; 0: never


Allowed = Annotated[int, Meta(ge=0, le=1_000_000)]


class Allowances(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a house can allow; null: as much as anybody likes."""

    newcomers: Allowed | None = None  # in an hour, all together
    tables: Allowed | None = None  # that are not over, at which somebody may be and open one more
    lines: Allowed | None = None  # that somebody may say in a minute


class HouseLimits(Allowances, kw_only=True):
    """What the house allows beside the limits that always hold."""


Hours = Annotated[float, Meta(gt=0, le=87_600)]
Why = Annotated[str, Meta(max_length=500)]


class Warn(Struct, tag_field="act", tag="warn", forbid_unknown_fields=True):
    """Have a player read something."""

    player: Identifier
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Silence(Struct, tag_field="act", tag="silence", forbid_unknown_fields=True):
    """Have a player say nothing for a while."""

    player: Identifier
    hours: Hours
    why: Why = ""


class Ban(Struct, tag_field="act", tag="ban", forbid_unknown_fields=True):
    """Let a player in no more: for some hours, or (null) for good; with ``address`` nobody else
    either who comes from where the player came last, for a day at most."""

    player: Identifier
    hours: Hours | None = None
    address: bool = False
    why: Why = ""


class Pardon(Struct, tag_field="act", tag="pardon", forbid_unknown_fields=True):
    """Lift all that is imposed on a player."""

    player: Identifier


class CloseTable(Struct, tag_field="act", tag="close", forbid_unknown_fields=True):
    """End a table without a result."""

    table: Identifier


class DeleteLine(Struct, tag_field="act", tag="delete", forbid_unknown_fields=True):
    """Take a line that was said out of everybody's sight."""

    table: Identifier
    line: SmallNumber


class SettleReport(Struct, tag_field="act", tag="settle", forbid_unknown_fields=True):
    """A report was seen to."""

    report: Annotated[str, Meta(max_length=200)]


class Announce(Struct, tag_field="act", tag="announce", forbid_unknown_fields=True):
    """Have everybody read something; nothing: no more."""

    text: Annotated[str, Meta(max_length=500)]


class SetLimits(Allowances, kw_only=True, tag_field="act", tag="limits"):
    """Allow so much from now on."""


class Appoint(Struct, tag_field="act", tag="appoint", forbid_unknown_fields=True):
    """Make somebody a keeper, with the passkeys that they have now. This takes the key."""

    player: Identifier


class Dismiss(Struct, tag_field="act", tag="dismiss", forbid_unknown_fields=True):
    """Somebody is no keeper any more. This takes the key."""

    player: Identifier


class HouseAct(Body):
    """Something that whoever runs the house does, or a keeper; it is written down."""

    do: (
        Warn
        | Silence
        | Ban
        | Pardon
        | CloseTable
        | DeleteLine
        | SettleReport
        | Announce
        | SetLimits
        | Appoint
        | Dismiss
    )

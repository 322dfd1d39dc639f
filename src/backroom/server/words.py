"""A table put into words, in one language, with every sentence made once."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

from msgspec import Raw, json

from backroom.cli.boards import Board, board_of
from backroom.kernel.journal import Event
from backroom.kernel.text import Speaker, phrasebook
from backroom.server.log import (
    BotFailedRow,
    BotPutRow,
    InvitedRow,
    LeftRow,
    LogEvent,
    LuckRow,
    OpenedRow,
    RematchRow,
    SaidRow,
    SatRow,
    StartedRow,
    StoodInRow,
    TookBackRow,
    UndoAnsweredRow,
    UndoAskedRow,
    UndoneRow,
)
from backroom.server.messages import Player, Told
from backroom.server.play import Play
from backroom.server.problems import NotDone
from backroom.server.table import Table

_encode = json.Encoder().encode


class Words:
    """What a table says in one language."""

    def __init__(self, table: Table, language: str) -> None:
        self.language = language
        self._table = table
        self._say = phrasebook(language).say
        self._speaker: Speaker | None = None
        self._play: Play | None = None  # the game that the sentences below belong to
        self._events: dict[int, str] = {}  # by the entry of the journal; private ones from -1 down
        self._told: dict[tuple[int, int], Raw] = {}  # by the same and the number it is known under
        self._told_at = 0  # the latest row when these were made
        self._names: tuple[int, list[str]] = (0, [])  # of the seats, after so many happenings
        self._waiting: tuple[list[int], str] | None = None  # for whom, and what is said of it
        self.board: Board = board_of(table.head.game)

    def player(self, seat: int) -> str:
        """How a seat is called."""
        return self._seat_names()[seat]

    def _seat_names(self) -> list[str]:
        happened = len(self._table.happened)
        if self._names[0] != happened:
            self._names = (happened, seat_names(self._table.seats, self.language))
            self._waiting = None
        return self._names[1]

    # The game.

    def told(self, entry: int, event: Event, number: int) -> Raw:
        """An event of the journal as it is sent, made once for all who are told at one moment."""
        if self._told_at != self._table.number:
            self._told.clear()
            self._told_at = self._table.number
        speaker = self.speaker()
        assert self._play is not None
        # The same entry may read differently for the insiders.
        private = self._play.session.journal.entries[entry].private is event
        key = ~entry if private else entry
        told = self._told.get((key, number))
        if told is None:
            text = self._events.get(key)
            if text is None:
                text = self._events[key] = speaker.event(event)
            message = Told(number=number, text=text, event=cast(Any, event), private=private)
            told = self._told[key, number] = Raw(_encode(message))
        return told

    def to_do(self, view: Any) -> str:
        """What the seat of a view must choose now."""
        return self.board.ask(view, self.speaker())

    def waiting(self, asked: list[int]) -> str:
        """What somebody waits for who need not choose."""
        if self._table.phase == "playing":
            names = self._seat_names()
            if self._waiting is None or self._waiting[0] != asked:
                players = phrasebook(self.language).join([names[seat] for seat in asked])
                self._waiting = (asked, self._say("table-waiting", players=players))
            return self._waiting[1]
        if self._table.phase != "gathering":
            return self._say("table-over")
        free = any(seat.is_free() for seat in self._table.seats)
        return self._say("table-seats-free" if free else "table-ready")

    def problem(self, error: NotDone) -> str | None:
        """Why a command was refused, by the game or by the server."""
        if error.refusal is not None and self._table.play is not None:
            return self.speaker().refusal(error.refusal)
        return error.text(self.language)

    def speaker(self) -> Speaker:
        """Who puts the game into words; after an undo it is another game, with another journal."""
        play = self._table.play
        assert play is not None
        if self._play is not play or self._speaker is None:
            names = self._seat_names()
            self._speaker = play.game.speaker(play.session.edition, self.language, names)
            self._play = play
            self._events.clear()
        return self._speaker

    # Around the game.

    def happening(self, row: LogEvent) -> str:
        """What a row of the log says."""
        say = self._say
        match row:
            case OpenedRow(player=player):
                return say("table-opened", player=player.name)
            case SatRow(player=player, seat=seat):
                return say("table-sat", player=player.name, seat=seat + 1)
            case InvitedRow(seat=seat):
                return say("table-invited", seat=seat + 1)
            case BotPutRow(seat=seat, bot=None):
                return say("table-bot-gone", seat=seat + 1)
            case BotPutRow(seat=seat, bot=str() as bot):
                level = bot_title(bot, self.language)
                return say("table-bot-sat", seat=seat + 1, bot=level)
            case LeftRow(seat=seat, player=player):
                return say("table-left", player=player.name, seat=seat + 1)
            case LuckRow(seat=seat):
                return say("table-luck-added", player=self.player(seat))
            case StartedRow():
                return say("table-started")
            case StoodInRow(seat=seat, why=why):
                return say(f"table-stood-in-{why}", player=self.player(seat))
            case TookBackRow(seat=seat):
                return say("table-took-back", player=self.player(seat))
            case BotFailedRow(seat=seat):
                return say("table-bot-failed", player=self.player(seat))
            case UndoAskedRow(seat=seat):
                return say("table-undo-asked", player=self.player(seat))
            case UndoAnsweredRow(seat=seat, agree=agree):
                answer = "table-undo-agreed" if agree else "table-undo-refused"
                return say(answer, player=self.player(seat))
            case UndoneRow(seat=seat):
                return say("table-undone", player=self.player(seat))
            case RematchRow():
                return say("table-rematch")
            case SaidRow(said=said):
                return said
        raise AssertionError(row)

    def frozen(self) -> str | None:
        """Why a table can only be looked at."""
        if self._table.frozen is None:
            return None
        opened = self._table.opened
        if self._table.frozen == "rules":
            return self._say("frozen-rules", version=opened.rules)
        if self._table.frozen == "edition":
            return self._say("frozen-edition", edition=opened.edition)
        return self._say("frozen-replay")


class Taken(Protocol):
    """A chair, as far as its name goes."""

    player: Player | None
    bot: str | None


def seat_names(seats: Sequence[Taken], language: str) -> list[str]:
    """How the seats are called: players by their names, which may be the same, bots by number."""
    say = phrasebook(language).say
    names: list[str] = []
    for number, seat in enumerate(seats, 1):
        if seat.player is None:
            kind = "table-free-seat" if seat.bot is None else "table-bot-name"
            name = say(kind, number=number)
        else:
            name = seat.player.name
        names.append(say("table-same-name", name=name, number=number) if name in names else name)
    return names


def bot_title(bot: str, language: str) -> str:
    """What a bot of the server is called."""
    return phrasebook(language).say(f"bot-level-{bot.replace(':', '-')}")

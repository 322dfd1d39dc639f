"""A table put into words, in one language, with every sentence made once."""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, Protocol, cast

from msgspec import Raw, json

from backroom.kernel.asking import Asking
from backroom.kernel.journal import Event
from backroom.kernel.state import SPECTATOR
from backroom.kernel.text import NOTHING, Speaker, phrasebook
from backroom.server.log import (
    AlwaysAskRow,
    BotFailedRow,
    BotPutRow,
    ClosedRow,
    HintedRow,
    HushedRow,
    InvitedRow,
    LeftRow,
    LogEvent,
    LuckRow,
    OpenedRow,
    RatedRow,
    RematchRow,
    RemovedRow,
    SaidRow,
    SatRow,
    StartedRow,
    StoodInRow,
    TookBackRow,
    UndoAnsweredRow,
    UndoAskedRow,
    UndoneRow,
    WarnedRow,
)
from backroom.server.messages import Player, Told
from backroom.server.names import looks
from backroom.server.play import Play
from backroom.server.problems import NotDone
from backroom.server.regulars import regular
from backroom.server.sentences import Sentences
from backroom.server.table import Table

_encode = json.Encoder().encode
_sentences = Sentences()  # by a game's book, the entry of its journal, and the reader
_books = count()


class Words:
    """What a table says in one language."""

    def __init__(self, table: Table, language: str) -> None:
        self.language = language
        self._table = table
        self._say = phrasebook(language).say
        self._speaker: Speaker | None = None
        self._play: Play | None = None  # the game that the sentences below belong to
        self._book = next(_books)  # under which the sentences of the game are kept
        # By the entry of the journal (private ones from -1 down), the reader it is addressed to,
        # and the number it is known under.
        self._told: dict[tuple[int, int, int], Raw] = {}
        # By the entry alone, for all its readers: whom it is about, and what its sentence names.
        self._about: dict[int, list[int]] = {}
        self._values: dict[int, Mapping[str, object]] = {}
        self._told_at = 0  # the latest row when these were made
        self._names: tuple[int, list[str]] = (0, [])  # of the seats, after so many happenings
        self._waiting: tuple[list[int], str] | None = None  # for whom, and what is said of it

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

    def told(self, entry: int, event: Event, number: int, audience: int) -> Raw:
        """An event of the journal as it is sent, made once for all who are told at one moment."""
        speaker = self.speaker()
        assert self._play is not None
        if self._told_at != self._table.number:
            self._told.clear()
            self._about.clear()
            self._values.clear()
            self._told_at = self._table.number
            speaker.meet(self._play.state)
        # The same entry may read differently for the insiders, and for the one it speaks of.
        private = self._play.session.journal.entries[entry].private is event
        key = ~entry if private else entry
        about = self._about.get(key)
        if about is None:
            about = self._about[key] = speaker.about(event)
        reader = SPECTATOR
        if audience in about and speaker.role_of(audience, event) != NOTHING:
            reader = audience
        told = self._told.get((key, reader, number))
        if told is None:
            text = _sentences.get((self._book, key, reader))
            if text is None:
                values = self._values.get(key)
                if values is None:
                    values = self._values[key] = speaker.values_of(event)
                text = speaker.event_with(values, event, reader)
                _sentences.keep((self._book, key, reader), text)
            message = Told(
                number=number, text=text, event=cast(Any, event), private=private, seats=about
            )
            told = self._told[key, reader, number] = Raw(_encode(message))
        return told

    def to_do(self, view: Any) -> str:
        """What the seat of a view must choose now."""
        return self.asking(view).question()

    def asking(self, view: Any) -> Asking:
        """What the seat of a view is asked."""
        speaker = self.speaker()
        assert self._play is not None
        return self._play.game.asking(view, speaker)

    def waiting(self, asked: list[int]) -> str:
        """What somebody waits for who need not choose."""
        if asked:
            names = self._seat_names()
            if self._waiting is None or self._waiting[0] != asked:
                players = phrasebook(self.language).join([names[seat] for seat in asked])
                self._waiting = (asked, self._say("table-waiting", players=players))
            return self._waiting[1]
        if self._table.phase == "playing":
            return self._say("table-waiting-secret")
        if self._table.is_closed:
            return self._say("table-closed")
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
            self._speaker.meet(play.state)
            self._play = play
            self._book = next(_books)
        return self._speaker

    def given(self, do: str) -> str:
        """That the only answer was given for the one who reads this."""
        speaker = self.speaker()
        assert self._play is not None
        code = self._play.game.actions.code(do)
        return self._say("table-given", answer=do if code is None else speaker.action(code))

    # Around the game.

    def _sat(self, seat: int, bot: str) -> str:
        """That a bot took a seat: who it is, and what kind of player."""
        title, one = bot_title(bot, self.language), regular(bot, seat)
        if one is None or one.temperament is None:
            return self._say("table-bot-sat", seat=seat + 1, bot=title)
        nature = self._say(f"temperament-{one.temperament}")
        return self._say(
            "table-regular-sat", player=one.name, seat=seat + 1, bot=title, temperament=nature
        )

    def happening(self, row: LogEvent, audience: int) -> str:
        """What a row of the log says to a seat or a spectator."""
        say = self._say
        you = "yes" if self._is_own(row, audience) else "no"
        match row:
            case OpenedRow(player=player):
                return say("table-opened", player=self._called(player), you=you)
            case SatRow(player=player, seat=seat):
                return say("table-sat", player=self._called(player), seat=seat + 1, you=you)
            case InvitedRow(seat=seat):
                return say("table-invited", seat=seat + 1)
            case BotPutRow(seat=seat, bot=None):
                return say("table-bot-gone", seat=seat + 1)
            case BotPutRow(seat=seat, bot=str() as bot):
                return self._sat(seat, bot)
            case LeftRow(seat=seat, player=player):
                return say("table-left", player=self._called(player), seat=seat + 1, you=you)
            case RemovedRow(seat=seat, player=player):
                return say("table-removed", player=self._called(player), seat=seat + 1)
            case LuckRow(seat=seat):
                return say("table-luck-added", player=self.player(seat), you=you)
            case RatedRow(seat=seat, agree=agree):
                told = "table-rated" if agree else "table-unrated"
                return say(told, player=self.player(seat), you=you)
            case StartedRow():
                return say("table-started")
            case StoodInRow(seat=seat, why=why):
                return say(f"table-stood-in-{why}", player=self.player(seat), you=you)
            case TookBackRow(seat=seat):
                return say("table-took-back", player=self.player(seat), you=you)
            case BotFailedRow(seat=seat):
                return say("table-bot-failed", player=self.player(seat))
            case UndoAskedRow(seat=seat):
                return say("table-undo-asked", player=self.player(seat), you=you)
            case UndoAnsweredRow(seat=seat, agree=agree):
                answer = "table-undo-agreed" if agree else "table-undo-refused"
                return say(answer, player=self.player(seat), you=you)
            case UndoneRow(seat=seat):
                return say("table-undone", player=self.player(seat), you=you)
            case RematchRow():
                return say("table-rematch")
            case WarnedRow(days=days):
                return say("table-warned", days=days)
            case ClosedRow():
                return say("table-closed")
            case HintedRow(seat=seat):
                return say("table-hinted", player=self.player(seat), you=you)
            case AlwaysAskRow(always=always):
                return say("table-always-ask", always="yes" if always else "no")
            case SaidRow(said="") | HushedRow():
                return say("table-hushed")
            case SaidRow(said=said):
                return said
        raise AssertionError(row)

    def _called(self, player: Player) -> str:
        return called(player, self.language)

    def _is_own(self, row: LogEvent, audience: int) -> bool:
        """Whether somebody reads of what they did themselves."""
        if audience == SPECTATOR:
            return False
        match row:
            case OpenedRow(player=player) | SatRow(player=player) | LeftRow(player=player):
                own = self._table.seats[audience].player
                return own is not None and own.player == player.player
        return getattr(row, "seat", None) == audience

    def frozen(self) -> str | None:
        """Why a table can only be looked at."""
        if self._table.frozen is None:
            return None
        opened = self._table.opened
        if self._table.frozen == "rules":
            return self._say("frozen-rules", version=opened.rules)
        if self._table.frozen == "edition":
            return self._say("frozen-edition", edition=opened.edition)
        if self._table.frozen == "damaged":
            return self._say("frozen-damaged")
        return self._say("frozen-replay")


class Taken(Protocol):
    """A chair, as far as its name goes."""

    player: Player | None
    bot: str | None


def called(player: Player, language: str) -> str:
    """How a player is called; who wanted to be forgotten has no name."""
    return player.name or phrasebook(language).say("former-player")


def seat_names(seats: Sequence[Taken], language: str) -> list[str]:
    """How the seats are called: players by their names, which may look the same, bots by theirs."""
    say = phrasebook(language).say
    names: list[str] = []
    looked: set[str] = set()
    for number, seat in enumerate(seats, 1):
        if seat.player is not None:
            name = called(seat.player, language)
        elif seat.bot is None:
            name = say("table-free-seat", number=number)
        else:
            one = regular(seat.bot, number - 1)
            name = say("table-bot-name", number=number) if one is None else one.name
        is_alike = looks(name) in looked
        looked.add(looks(name))
        names.append(say("table-same-name", name=name, number=number) if is_alike else name)
    return names


def bot_title(bot: str, language: str) -> str:
    """What a bot of the server is called; one of others by its function or entry point."""
    phrases, level = phrasebook(language), f"bot-level-{bot.replace(':', '-')}"
    return phrases.say(level) if phrases.has(level) else bot.rpartition(":")[2]

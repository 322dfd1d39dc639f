"""A table: what comes of its log, row after row. No clock, no network, no store."""

from bisect import bisect_left
from collections.abc import Iterable

from msgspec import Struct

from backroom.kernel.fairness import commitment_to, deal_key
from backroom.kernel.refusals import Refused, SetupError
from backroom.kernel.state import SPECTATOR
from backroom.server.clocks import Clocks, Due
from backroom.server.library import LAST_RESORT, STAND_IN, Library
from backroom.server.log import (
    BotFailedRow,
    BotPutRow,
    ChosenRow,
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
from backroom.server.messages import Fairness, Phase, Player, TableHead
from backroom.server.play import Changed, Play, audiences


class SeatState(Struct):
    """Who sits on a chair."""

    player: Player | None = None
    bot: str | None = None
    bot_failed: bool = False
    stand_in: bool = False
    invited: bool = False
    held_for: str | None = None  # a player of the game before, at a rematch
    luck: str | None = None

    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return self.player is None and self.bot is None

    def driver(self) -> str | None:
        """The bot that chooses for this seat now; None if a player does."""
        if self.bot_failed:
            return LAST_RESORT
        return STAND_IN if self.stand_in else self.bot


class Undo(Struct):
    """A seat wants to take its last choice back and has asked."""

    seat: int
    agreed: set[int]


class Table:
    """One table, from its first row on."""

    def __init__(self, library: Library, opened: OpenedRow) -> None:
        self.opened = opened
        self.head = TableHead(
            table=opened.table,
            game=opened.game,
            rules=opened.rules,
            edition=opened.edition,
            options=opened.options,
            seats=opened.seats,
            pace=opened.pace,
            public=opened.public,
            created=opened.at,
        )
        self.owner = opened.player.player
        self.seats = [SeatState(held_for=opened.held.get(i)) for i in range(opened.seats)]
        self.clocks = Clocks(opened.pace, opened.seats, _decision_seconds(opened))
        self.play: Play | None = None
        self.undo: Undo | None = None
        self.rematch: str | None = None
        self.frozen: str | None = None  # why the game cannot be gone on with here
        self.number = 1
        self.happened: list[tuple[int, LogEvent]] = [(1, opened)]  # all but choices
        self.commands: dict[str, int] = {opened.command: 1}
        # By audience: the rows that it could notice. Their count is the number that clients see.
        self.noticed: dict[int, list[int]] = {who: [1] for who in audiences(opened.seats)}
        self._seat_of: dict[str, int] = {}  # by player
        self._library = library
        self._commitment = commitment_to(opened.seed)
        self.state_then = ""  # the fingerprint that the last row of the game keeps

    def note_players(self) -> None:
        """Who sits where may have changed."""
        taken = enumerate(self.seats)
        self._seat_of = {seat.player.player: i for i, seat in taken if seat.player is not None}

    # Questions.

    @property
    def phase(self) -> Phase:
        if self.frozen is not None:
            return "frozen"
        if self.play is None:
            return "gathering"
        return "over" if self.play.is_over() else "playing"

    def asked(self) -> list[int]:
        """The seats that must choose now."""
        return [] if self.play is None or self.frozen else self.play.state.asked()

    def seat_of(self, player: str) -> int | None:
        """Where a player sits."""
        return self._seat_of.get(player)

    def audience_of(self, player: str) -> int:
        """With whose eyes a player sees the table."""
        seat = self.seat_of(player)
        return SPECTATOR if seat is None else seat

    def is_member(self, player: str) -> bool:
        """Whether a player belongs to the table: has opened it, sits there, or is expected."""
        expected = any(seat.held_for == player for seat in self.seats)
        return expected or player == self.owner or self.seat_of(player) is not None

    def is_person(self, seat: int) -> bool:
        """Whether a player chooses for a seat, and no bot does."""
        return self.seats[seat].player is not None and self.seats[seat].driver() is None

    def running(self) -> list[int]:
        """The seats whose clocks run: those of players who are asked."""
        return [seat for seat in self.asked() if self.is_person(seat)]

    def due(self) -> Due | None:
        """Whose time runs out first, if nothing happens."""
        return self.clocks.next_due(self.running()) if self.clocks.ticks else None

    def plays_defaults(self) -> bool:
        """Whether the game itself says what is played for a seat that has no time left."""
        return _decision_seconds(self.opened) is not None

    def seen_number(self, audience: int) -> int:
        """The number that an audience knows the latest state under."""
        return len(self.noticed[audience])

    def has_noticed(self, audience: int, number: int) -> bool:
        """Whether an audience could notice what a row says."""
        noticed = self.noticed[audience]
        place = bisect_left(noticed, number)
        return place < len(noticed) and noticed[place] == number

    def number_seen(self, audience: int, number: int) -> int:
        """The number under which an audience knows a row that it could notice."""
        return bisect_left(self.noticed[audience], number) + 1

    def row_seen_as(self, audience: int, number: int) -> int | None:
        """The row behind a number of an audience; None if there is no such number."""
        noticed = self.noticed[audience]
        return noticed[number - 1] if 1 <= number <= len(noticed) else None

    def fairness(self) -> Fairness:
        """What may be told of the deal now."""
        over = self.phase == "over"
        luck = [seat.luck for seat in self.seats]
        return Fairness(
            commitment=self._commitment,
            # Luck that is known early could be answered with luck that was chosen for it.
            luck=luck if self.play is not None else [None] * len(luck),
            seed=self.opened.seed if over else None,
        )

    # The log.

    def apply(self, row: LogEvent) -> None:
        """One more thing has happened. A new choice gets its outcomes and fingerprint filled in.

        Raises Refused, before anything has changed, for a new choice that is against the rules.
        """
        running = self.running()
        self._happen(row, self.number + 1)
        self.number += 1
        self.clocks.advance(row.clock, running)
        if isinstance(row, ChosenRow):
            if not row.unaware:
                self.clocks.chose(row.seat)  # time for a hidden choice would show on the clock
            self._notice(who for who in self.noticed if who not in row.unaware)
        else:
            self.happened.append((self.number, row))
            self.note_players()
            self._notice(who for who in self.noticed if self._can_notice(who, row))
        if row.command:
            self.commands[row.command] = self.number

    def check(self) -> None:
        """The state must be the one that the log says; if not, nobody plays on with another."""
        if self.play is None or self.frozen is not None or not self.state_then:
            return
        if self.play.fingerprint() != self.state_then:
            self._freeze("replay")

    def _notice(self, who: Iterable[int]) -> None:
        for audience in who:
            self.noticed[audience].append(self.number)

    def _can_notice(self, audience: int, row: LogEvent) -> bool:
        """Whoever could not know of a choice cannot know that it was taken back."""
        if not isinstance(row, UndoneRow):
            return True
        return any(self.has_noticed(audience, number) for number in row.choices)

    def _happen(self, row: LogEvent, number: int) -> None:
        match row:
            case SatRow():
                seat = self.seats[row.seat]
                seat.player, seat.invited, seat.held_for = row.player, False, None
            case LeftRow():
                self._leave(row.seat)
            case InvitedRow():
                self.seats[row.seat].invited = True
            case BotPutRow():
                self.seats[row.seat].bot = row.bot
            case LuckRow():
                self.seats[row.seat].luck = row.luck
            case StartedRow():
                self.start(row, number)
            case ChosenRow():
                self._choose(row, number)
            case StoodInRow():
                self.seats[row.seat].stand_in = True
            case TookBackRow():
                self.seats[row.seat].stand_in = self.seats[row.seat].bot_failed = False
                self.clocks.came_back(row.seat)
            case BotFailedRow():
                self.seats[row.seat].bot_failed = True
            case UndoAskedRow():
                self.undo = Undo(row.seat, set())
            case UndoAnsweredRow():
                self._answer_undo(row)
            case UndoneRow():
                self._take_back(row)
            case RematchRow():
                self.rematch = row.table
            case SaidRow() | OpenedRow():
                pass

    def _leave(self, seat: int) -> None:
        """Somebody gets up before the game; the table passes to whoever sits there still."""
        player = self.seats[seat].player
        self.seats[seat] = SeatState()
        people = [other.player for other in self.seats if other.player is not None]
        if player is not None and player.player == self.owner and people:
            self.owner = people[0].player

    def start(self, row: StartedRow, number: int) -> None:
        """Deal the cards."""
        opened = self.opened
        kept = self._library.kept(opened.game, opened.digest)
        if kept is None:
            self._freeze("edition")
            return
        game = self._library.game(opened.game)
        if game.rules_version != opened.rules:
            self._freeze("rules")
            return
        key = deal_key(opened.table, opened.seed, [seat.luck for seat in self.seats])
        try:
            options = game.options(opened.options)
            self.play = Play(game, kept.edition, opened.seats, options, key, number)
        except SetupError:
            self._freeze("replay")
            return
        self._keep_or_check(row.setup, self.play.session.setup)
        row.setup = self.play.session.setup
        self._remember_state(row)

    def _choose(self, row: ChosenRow, number: int) -> None:
        if self.play is None or self.frozen is not None:
            return
        is_new = not row.state
        try:
            outcomes = self.play.choose(number, row.seat, row.do)
        except Refused:
            if is_new:
                raise
            self._freeze("replay")
            return
        if is_new:
            row.unaware = self.play.unaware()
        else:
            self._keep_or_check(row.chance, outcomes)
        row.chance = outcomes
        self.undo = None  # what was asked for before is no longer the latest choice
        self._remember_state(row)

    def _take_back(self, row: UndoneRow) -> None:
        self.undo = None
        if self.play is None or self.frozen is not None:
            return
        try:
            self.play = self.play.without(row.choices)
        except Changed:
            self._freeze("replay")
            return
        self._remember_state(row)

    def _answer_undo(self, row: UndoAnsweredRow) -> None:
        if self.undo is None:
            return
        if row.agree:
            self.undo.agreed.add(row.seat)
        else:
            self.undo = None

    def _remember_state(self, row: StartedRow | ChosenRow | UndoneRow) -> None:
        if not row.state and self.play is not None:
            row.state = self.play.fingerprint()
        self.state_then = row.state

    def _keep_or_check(self, kept: list[int], now: list[int]) -> None:
        if kept and kept != now:
            self._freeze("replay")

    def _freeze(self, why: str) -> None:
        self.frozen = why
        self.undo = None


def _decision_seconds(opened: OpenedRow) -> int | None:
    """A game may have a clock of its own among its options; the pace of the table goes before."""
    seconds = opened.options.get("clock")
    return seconds if isinstance(seconds, int) and not _has_clock(opened) else None


def _has_clock(opened: OpenedRow) -> bool:
    return type(opened.pace).__struct_config__.tag != "none"

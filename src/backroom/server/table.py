"""A table: what comes of its log, row after row. No clock, no network, no store."""

from bisect import bisect_left
from collections.abc import Iterable

from backroom.kernel.fairness import commitment_to, deal_key
from backroom.kernel.refusals import Refused, SetupError
from backroom.kernel.state import SPECTATOR
from backroom.server.chairs import SeatState, Undo
from backroom.server.clocks import Clocks, Due
from backroom.server.library import Library
from backroom.server.log import (
    AlwaysAskRow,
    BotFailedRow,
    BotPutRow,
    ChosenRow,
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
    command_parts,
)
from backroom.server.messages import Fairness, Phase, TableHead
from backroom.server.pauses import pause_at
from backroom.server.play import ONLY, Changed, Play, audiences, can_be_checked

PLAYER = "player"


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
            what_if=opened.what_if,
        )
        self.owner = opened.player.player
        self.seats = [SeatState(held_for=opened.held.get(i)) for i in range(opened.seats)]
        self.clocks = Clocks(opened.pace, opened.seats, _decision_seconds(opened))
        self.play: Play | None = None
        self.undo: Undo | None = None
        self.rematch: str | None = None
        self.frozen: str | None = None  # why the game cannot be gone on with here
        self.is_rated = False  # whether the game counts for the ratings
        self.is_closed = False  # because nobody used it any more
        self.active_at = opened.clock  # when something happened last, on the clock of the house
        self.visited_at = opened.clock  # when a visitor did something last
        self.warned_at: float | None = None  # since when everybody can know that it will be closed
        self.number = 1
        self.happened: list[tuple[int, LogEvent]] = [(1, opened)]  # all but choices
        self.commands: dict[str, str] = {}  # that were carried out: the mark of each
        # By audience: the rows that it could notice. Their count is the number that clients see.
        self.noticed: dict[int, list[int]] = {who: [1] for who in audiences(opened.seats)}
        self._seat_of: dict[str, int] = {}  # by player
        self.library = library
        self._commitment = commitment_to(opened.seed)
        self.moment, self.moment_at = 0, 0.0  # the last move of the game that all could notice
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
        if self.is_closed:
            return "closed"
        if self.play is None:
            return "gathering"
        return "over" if self.play.is_over() else "playing"

    def asked(self) -> list[int]:
        """The seats that must choose now."""
        if self.play is None or self.frozen or self.is_closed:
            return []
        return self.play.state.asked()

    def asked_seen_by(self, audience: int) -> list[int]:
        """The seats of which an audience may know that they must choose now."""
        if self.play is None or self.frozen or self.is_closed:
            return []
        return self.play.state.asked_seen_by(audience)

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

    def is_removed(self, player: str) -> bool:
        """Whether the owner has removed a player, who was not invited back since."""
        for _, row in reversed(self.happened):
            if isinstance(row, SatRow | RemovedRow) and row.player.player == player:
                return isinstance(row, RemovedRow)
        return False

    def is_person(self, seat: int) -> bool:
        """Whether a player chooses for a seat, and no bot does."""
        return self.seats[seat].player is not None and self.seats[seat].driver() is None

    def has_people(self) -> bool:
        """Whether a player chooses for any seat; if not, bots play among themselves."""
        return any(self.is_person(seat) for seat in range(len(self.seats)))

    def has_coach(self) -> bool:
        """Whether the coach may be asked: one person plays against bots, and nothing depends on
        it."""
        people = sum(seat.player is not None for seat in self.seats)
        return self.opened.hints and people == 1 and not self.is_rated

    def awaited(self) -> frozenset[str]:
        """The people whose choice the table waits for. Programs look for themselves."""
        seats = [self.seats[seat] for seat in self.asked()]
        people = [one.player for one in seats if one.player is not None and one.driver() is None]
        return frozenset([person.player for person in people if not person.bot])

    def awaited_in_sight(self) -> tuple[str, ...]:
        """The names of those of them of whom everybody may know."""
        seats = [self.seats[seat] for seat in self.asked_seen_by(SPECTATOR)]
        people = [one.player for one in seats if one.player is not None and one.driver() is None]
        return tuple([person.name for person in people if not person.bot])

    def is_answered_for(self, seat: int) -> bool:
        """Whether the only answer that a seat has is given for it: programs want to be asked."""
        one = self.seats[seat]
        return (
            self.is_person(seat)
            and one.player is not None
            and not (one.player.bot or one.always_ask)
        )

    def answer_at(self, pace: float, thinking: float = 0.0) -> float:
        """When an answer comes, on the clock of the house, whose options are a secret."""
        pause = pace * max(pause_at(self.opened.seed, self.moment), thinking)
        return self.moment_at + pause

    def running(self) -> list[int]:
        """The seats whose clocks run: those of players who are asked, for all to see."""
        return [seat for seat in self.asked_seen_by(SPECTATOR) if self.is_person(seat)]

    def asked_in_secret(self) -> list[int]:
        """The seats of players who are asked, of which spectators know nothing."""
        if self.play is None or self.frozen or self.is_closed:
            return []
        state = self.play.state
        secret = int(state.waiting() & ~state.waiting_seen_by(SPECTATOR))
        if secret == 0:
            return []
        seats = range(len(self.seats))
        return [seat for seat in seats if secret >> seat & 1 and self.is_person(seat)]

    def due(self) -> Due | None:
        """Whose time runs out first, if nothing happens."""
        if not self.clocks.ticks:
            return None
        return self.clocks.next_due(self.running(), self.asked_in_secret())

    def runs_out(self) -> dict[int, float]:
        """By asked seat of a player: when its time is over, on the clock of the house."""
        if not self.clocks.ticks:
            return {}
        return self.clocks.runs_out(self.running(), self.asked_in_secret())

    def has_decision_clock(self) -> bool:
        """Whether the game's own clock runs, which gives every decision time of its own."""
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
        running, in_secret = self.running(), self.asked_in_secret()
        self._happen(row, self.number + 1)
        self.number += 1
        self.clocks.advance(row.clock, running, in_secret)
        if isinstance(row, ChosenRow):
            # Time for a hidden choice would show on the clock.
            if not row.unaware and row.seat not in in_secret:
                self.clocks.chose(row.seat, self.number, row.by in (PLAYER, ONLY))
            self._end_secret_times(row.seat, in_secret)
            self._notice(who for who in self.noticed if who not in row.unaware)
        else:
            if isinstance(row, UndoneRow):
                self.clocks.undo(row.choices)
            elif isinstance(row, StoodInRow):
                if row.seat in running or row.seat in in_secret:
                    self.clocks.get_up(row.seat)
            elif isinstance(row, TookBackRow):
                self.clocks.come_back(row.seat, row.seat in self.asked_in_secret())
            self.happened.append((self.number, row))
            self.note_players()
            self._notice(who for who in self.noticed if self._can_notice(who, row))
        if self.clocks.got_up:
            asked = self.asked()
            if isinstance(row, ChosenRow):
                asked = [seat for seat in asked if seat != row.seat]
            self.clocks.note_asked(asked)
        if isinstance(row, WarnedRow):
            self.warned_at = row.clock
        elif self.noticed[SPECTATOR][-1] == self.number:  # what else happens must show nowhere
            self.active_at, self.warned_at = row.clock, None
            if isinstance(row, StartedRow | ChosenRow | UndoneRow):
                self.moment, self.moment_at = self.number, row.clock
        if row.command:
            name, mark = command_parts(row.command)
            self.commands[name] = mark
            self.visited_at = row.clock

    def note_damage(self, number: int) -> None:
        """A row cannot be used, or some are missing: the log goes on behind this number."""
        self.number = number
        self._freeze("damaged")

    def _end_secret_times(self, chose: int, in_secret: list[int]) -> None:
        """Whoever was asked in secret has answered, or need not any more."""
        now = self.asked_in_secret() if in_secret else []
        self.clocks.ask_anew([seat for seat in in_secret if seat == chose or seat not in now])

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
        if isinstance(row, AlwaysAskRow) or (isinstance(row, HintedRow) and row.secret):
            return audience == row.seat
        if not isinstance(row, UndoneRow):
            return True
        return any(self.has_noticed(audience, number) for number in row.choices)

    def _happen(self, row: LogEvent, number: int) -> None:
        match row:
            case SatRow():
                seat = self.seats[row.seat]
                seat.player, seat.invited, seat.held_for = row.player, False, None
            case LeftRow() | RemovedRow():
                self._leave(row.seat)
            case InvitedRow():
                self.seats[row.seat].invited = True
                self.seats[row.seat].held_for = None if row.player is None else row.player.player
            case BotPutRow():
                self.seats[row.seat].bot = row.bot
            case LuckRow():
                self.seats[row.seat].luck = row.luck
            case RatedRow():
                self.seats[row.seat].agrees = row.agree
            case StartedRow():
                self.start(row, number)
            case AlwaysAskRow():
                self.seats[row.seat].always_ask = row.always
            case ChosenRow():
                self._choose(row, number)
            case StoodInRow():
                self.seats[row.seat].stand_in = True
            case TookBackRow():
                self.seats[row.seat].stand_in = self.seats[row.seat].bot_failed = False
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
            case HushedRow(line=line):
                self._hush(line)
            case ClosedRow():
                self.is_closed = True
            case SaidRow() | OpenedRow() | WarnedRow():
                pass

    def _hush(self, line: int) -> None:
        """What was said is in the log and nowhere else."""
        for number, row in self.happened:
            if number == line and isinstance(row, SaidRow):
                row.said = ""

    def _leave(self, seat: int) -> None:
        """Somebody gets up before the game; the table passes to whoever sits there still."""
        player = self.seats[seat].player
        self.seats[seat] = SeatState()
        people = [other.player for other in self.seats if other.player is not None]
        if player is not None and player.player == self.owner and people:
            self.owner = people[0].player

    def start(self, row: StartedRow, number: int) -> None:
        """Deal the cards."""
        self.is_rated = row.rated
        opened = self.opened
        kept = self.library.kept(opened.game, opened.digest)
        if kept is None:
            self._freeze("edition")
            return
        game = self.library.game(opened.game)
        if game.rules_version != opened.rules:
            self._freeze("rules")
            return
        key = deal_key(opened.table, opened.seed, [seat.luck for seat in self.seats])
        try:
            options = game.options(opened.options)
            begins = opened.position
            self.play = Play(game, kept.edition, opened.seats, options, key, number, begins)
        except SetupError:
            self._freeze("replay")
            return
        self._keep_or_check(row.setup, self.play.session.setup)
        row.setup = self.play.session.setup
        self._remember_state(row)

    def _choose(self, row: ChosenRow, number: int) -> None:
        if self.frozen is not None:
            return
        if self.play is None:
            self._freeze("damaged")
            return
        is_new = not row.state
        try:
            outcomes = self.play.choose(number, row.seat, row.do, row.by)
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
        # A hash of before cannot be made again. It has to do then that every choice was legal and
        # chance gave the same outcomes; from here on the table keeps hashes of today.
        if self.play is not None and not can_be_checked(row.state):
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

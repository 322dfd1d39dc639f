"""What players may do at a table: every command becomes rows of the log, or is refused.

Nothing here changes a table. ``Table.apply`` does, with the rows.
"""

from collections.abc import Sequence
from hashlib import blake2b

from backroom.kernel.record import RESIGN
from backroom.kernel.refusals import ALLOWED, GAME_OVER
from backroom.kernel.state import NO_SEAT
from backroom.server import undo
from backroom.server.anchors import anchor
from backroom.server.log import (
    AlwaysAskRow,
    BotPutRow,
    ChosenRow,
    InvitedRow,
    LeftRow,
    LogEvent,
    LuckRow,
    RatedRow,
    RemovedRow,
    SaidRow,
    SatRow,
    StartedRow,
    StoodInRow,
    TookBackRow,
    UndoAnsweredRow,
    UndoAskedRow,
    UndoneRow,
    command_parts,
    encode,
)
from backroom.server.messages import (
    Act,
    AddLuck,
    AlwaysAsk,
    AnswerUndo,
    AskUndo,
    Command,
    Leave,
    Player,
    PutBot,
    Rate,
    Remove,
    Resign,
    Say,
    Sit,
    Start,
    TakeBack,
)
from backroom.server.play import Changed, Play
from backroom.server.problems import NotDone, refused
from backroom.server.table import Table

# How much can be said at a table; a line has at most 500 characters.
LINES_OF_SEATS = 2000  # of which each player has an equal share
LINES_OF_SPECTATORS = 500
LINES_OF_A_SPECTATOR = 100
KEPT_SECONDS = 300.0  # for which people keep their seats at a rematch


class Order:
    """A command of one player at one table."""

    def __init__(self, table: Table, player: Player, command: Command, clock: float) -> None:
        self.table = table
        self.player = player
        self.command = command
        self.clock = clock  # of the house

    def rows(self) -> list[LogEvent]:
        """What happens; raises NotDone."""
        _still_open(self.table)
        if self.table.frozen is not None and not isinstance(self.command, Say):
            raise NotDone("frozen")
        match self.command:
            case Act(decision=decision, action=action):
                return [self._choice(decision, action)]
            case Resign():
                return [self._resignation()]
            case Sit(seat=seat):
                return [self._sit(seat)]
            case Leave():
                return [self._leave()]
            case TakeBack():
                return [self._take_back()]
            case PutBot(seat=seat, bot=bot):
                return [self._put_bot(seat, bot)]
            case Remove(seat=seat):
                return [self._remove(seat)]
            case AddLuck(luck=luck):
                return [self._add_luck(luck)]
            case Rate(agree=agree):
                return [self._rate(agree)]
            case Start():
                return [self._start()]
            case AlwaysAsk(always=always):
                return [AlwaysAskRow(seat=self._own_seat(), always=always)]
            case Say(said=said):
                return [self._say(said)]
            case AskUndo(ask=ask):
                return self._ask_undo(ask)
            case AnswerUndo(agree=agree):
                return self._answer_undo(agree)
        raise NotDone("bad_message")

    # In the game.

    def _choice(self, decision: int, action: int) -> LogEvent:
        seat, play = self._own_seat(), self._game()
        if self.table.seats[seat].stand_in:
            raise NotDone("stand_in_plays")
        refusal = play.state.refusal(seat, action, decision)
        if refusal is not None:
            raise refused(refusal)
        do = play.game.actions.words(action)
        return ChosenRow(seat=seat, do=do)

    def _resignation(self) -> LogEvent:
        seat, play = self._own_seat(), self._game()
        number = resign_refusal(play, seat)
        if number != ALLOWED:
            raise refused(play.state.explain(number))
        return ChosenRow(seat=seat, do=RESIGN)

    def _take_back(self) -> LogEvent:
        seat = self._own_seat()
        if not self.table.seats[seat].stand_in:
            raise NotDone("no_stand_in")
        if self.table.clocks.is_out(seat):
            raise NotDone("no_time")
        return TookBackRow(seat=seat)

    def _ask_undo(self, ask: bool) -> list[LogEvent]:
        seat = self._own_seat()
        self._game()
        table = self.table
        if not undo.can_ask(table, seat):
            raise NotDone("nothing_to_undo")
        if undo.is_free(table, seat):
            choice = undo.choices_since(table, seat)[:1]
            return [self._undone(seat, choice)]
        if table.is_rated:
            raise NotDone("rated_no_undo")
        if not ask:
            raise NotDone("undo_needs_consent")
        if table.undo is not None and table.undo.seat != seat:
            raise NotDone("undo_asked")
        asked = UndoAskedRow(seat=seat)
        if undo.missing_consent(table, seat):
            return [asked]
        return [asked, self._undone(seat, undo.choices_since(table, seat))]

    def _answer_undo(self, agree: bool) -> list[LogEvent]:
        seat = self._own_seat()
        request = self.table.undo
        if request is None or request.seat == seat:
            raise NotDone("no_undo_asked")
        answer = UndoAnsweredRow(seat=seat, agree=agree)
        missing = undo.missing_consent(self.table, request.seat)
        if not agree or missing not in ([seat], []):
            return [answer]
        choices = undo.choices_since(self.table, request.seat)
        return [answer, self._undone(request.seat, choices)]

    def _undone(self, seat: int, choices: list[int]) -> LogEvent:
        try:
            self._game().without(choices)
        except Changed as error:  # somebody built on them
            raise NotDone("nothing_to_undo") from error
        return UndoneRow(seat=seat, choices=choices)

    # Around the game.

    def _sit(self, wanted: int | None) -> LogEvent:
        return sit_down(self.table, self.player, wanted, self.clock)

    def _leave(self) -> LogEvent:
        seat = self._own_seat()
        if self.table.phase == "gathering":
            return LeftRow(seat=seat, player=self.player)
        if self.table.phase == "over":
            raise NotDone("game_over")
        if self.table.seats[seat].stand_in:
            raise NotDone("stand_in_plays")
        state = self._game().state
        if state.is_gone(seat):
            raise refused(state.explain(state.give_up_refusal(seat)))
        if state.successor(seat) != NO_SEAT:
            return ChosenRow(seat=seat, do=RESIGN)
        return StoodInRow(seat=seat, why="left")

    def _put_bot(self, seat: int, bot: str | None) -> LogEvent:
        self._owners_only()
        self._not_started()
        if bot is not None:
            self.table.library.check_bot(bot)
        if seat >= len(self.table.seats):
            raise NotDone("bad_seats")
        if self.table.seats[seat].player is not None:
            raise NotDone("seat_taken")
        return BotPutRow(seat=seat, bot=bot)

    def _remove(self, seat: int) -> LogEvent:
        self._owners_only()
        self._not_started()
        if seat >= len(self.table.seats):
            raise NotDone("bad_seats")
        player = self.table.seats[seat].player
        if player is None:
            raise NotDone("nobody_there")
        if player.player == self.player.player:
            return self._leave()
        return RemovedRow(seat=seat, player=player)

    def _add_luck(self, luck: str) -> LogEvent:
        seat = self._own_seat()
        self._not_started()
        if self.table.seats[seat].luck is not None:
            raise NotDone("luck_added")
        return LuckRow(seat=seat, luck=luck)

    def _rate(self, agree: bool) -> LogEvent:
        seat = self._own_seat()
        self._not_started()
        return RatedRow(seat=seat, agree=agree)

    def _start(self) -> LogEvent:
        self._owners_only()
        self._not_started()
        if any(seat.is_free() for seat in self.table.seats):
            raise NotDone("seats_free")
        return StartedRow(rated=is_rated(self.table))

    def _say(self, said: str) -> LogEvent:
        clean = "".join(letter for letter in said if letter.isprintable()).strip()
        if not clean:
            raise NotDone("bad_message")
        seat = self.table.seat_of(self.player.player)
        self._may_speak(seat)
        return SaidRow(
            player=self.player,
            seat=seat,
            said=clean,
        )

    def _may_speak(self, seat: int | None) -> None:
        """So many lines a table: those who only watch cannot use up those of the players, and none
        of the players those of the others."""
        is_seated = seat is not None
        said = [row for _, row in self.table.happened if isinstance(row, SaidRow)]
        lines = [row.player.player for row in said if (row.seat is not None) == is_seated]
        at_most, share = LINES_OF_SPECTATORS, LINES_OF_A_SPECTATOR
        if is_seated:
            at_most, share = LINES_OF_SEATS, LINES_OF_SEATS // len(self.table.seats)
        if len(lines) >= at_most or lines.count(self.player.player) >= share:
            raise NotDone("talk_full")

    def _own_seat(self) -> int:
        seat = self.table.seat_of(self.player.player)
        if seat is None:
            raise NotDone("not_seated")
        return seat

    def _game(self) -> Play:
        if self.table.play is None:
            raise NotDone("not_started")
        return self.table.play

    def _owners_only(self) -> None:
        if self.player.player != self.table.owner:
            raise NotDone("not_owner")

    def _not_started(self) -> None:
        if self.table.play is not None:
            raise NotDone("started")


def is_rated(table: Table) -> bool:
    """Whether a game that starts now counts for the ratings; raises NotDone where that is not
    settled: somebody wants it and somebody else does not, or it cannot count as it is.

    People are rated against people, or one of them against bots alone; programs of others play
    among themselves.
    """
    people = [seat for seat in table.seats if seat.player is not None]
    if not any(seat.agrees for seat in people):
        return False
    if not all(seat.agrees for seat in people):
        raise NotDone("rating_not_agreed")
    if table.opened.hints:
        raise NotDone("rating_with_hints")
    programs = sum(seat.player is not None and seat.player.bot for seat in people)
    if programs not in (0, len(people)) or (not programs and 1 < len(people) < len(table.seats)):
        raise NotDone("rating_with_bots")
    if any(anchor(table.head.game, seat.bot) is None for seat in table.seats if seat.bot):
        raise NotDone("rating_with_bots")
    if table.head.edition != table.library.edition(table.head.game, None).name:
        raise NotDone("rating_other_edition")
    return True


def command_key(player: Player, command: Command) -> str:
    """How the log names a command: whose it is, because two players may choose the same id, and a
    mark of what it asks for."""
    mark = blake2b(encode(command), digest_size=6).hexdigest()
    return f"{player.player}/{command.id}/{mark}"


def is_done(table: Table, key: str) -> bool:
    """Whether a command was carried out already; raises NotDone if its id was another one's."""
    name, mark = command_parts(key)
    known = table.commands.get(name)
    if known is None:
        return False
    if known not in ("", mark):
        raise NotDone("id_used")
    return True


def resign_refusal(play: Play, seat: int) -> int:
    """The number of the rule against leaving the game for good, or ALLOWED."""
    return int(GAME_OVER if play.is_over() else play.state.give_up_refusal(seat))


def sit(table: Table, player: Player, wanted: int | None, free: Sequence[int]) -> SatRow:
    """A player takes one of the free seats, the wanted one if one is named."""
    _still_open(table)
    if table.play is not None:
        raise NotDone("started")
    if table.seat_of(player.player) is not None:
        raise NotDone("already_seated")
    if wanted is not None and wanted >= len(table.seats):
        raise NotDone("bad_seats")
    if not free:
        raise NotDone("no_free_seat")
    if wanted is not None and wanted not in free:
        raise NotDone("seat_taken")
    return SatRow(seat=free[0] if wanted is None else wanted, player=player)


def sit_down(table: Table, player: Player, wanted: int | None, clock: float) -> SatRow:
    """A player takes the seat that is kept for them, or one that anybody may take."""
    held = [
        number
        for number, seat in enumerate(table.seats)
        if seat.held_for == player.player and seat.is_free()
    ]
    if not table.head.public and not held:
        raise NotDone("not_allowed")
    if table.is_removed(player.player):
        raise NotDone("removed")
    return sit(table, player, wanted, held or _open_seats(table, clock))


def sit_again(table: Table, player: Player, bots: list[LogEvent], clock: float) -> list[LogEvent]:
    """A player comes to the table of a rematch, and takes a seat if the game has not begun. Whoever
    comes first brings the bots of the game before; who is alone with them need not wait."""
    rows = bots if table.number == 1 else []
    if table.seat_of(player.player) is None and table.phase == "gathering":
        rows = [*rows, sit_down(table, player, None, clock)]
        if table.number == 1 and len(bots) == len(table.seats) - 1:
            rows.append(StartedRow())
    return rows


def sit_invited(table: Table, player: Player, invited_to: int) -> SatRow:
    """A player takes the seat of an invitation."""
    free = [invited_to] if table.seats[invited_to].is_free() else []
    return sit(table, player, invited_to, free)


def invite(
    table: Table, player: Player, wanted: int | None, friend: Player | None = None
) -> InvitedRow:
    """The owner keeps a seat for somebody who gets an invitation, or for a friend."""
    _still_open(table)
    if table.frozen is not None:
        raise NotDone("frozen")
    if player.player != table.owner:
        raise NotDone("not_owner")
    if table.play is not None:
        raise NotDone("started")
    if wanted is not None and wanted >= len(table.seats):
        raise NotDone("bad_seats")
    free = [seat for seat in range(len(table.seats)) if table.seats[seat].is_free()]
    fresh = [seat for seat in free if not table.seats[seat].invited]
    if not free:
        raise NotDone("no_free_seat")
    if wanted is not None and wanted not in free:
        raise NotDone("seat_taken")
    if friend is not None and table.is_member(friend.player):
        raise NotDone("already_seated")
    # An invitation may have been lost, so a seat can be offered again.
    seat = wanted if wanted is not None else (fresh or free)[0]
    return InvitedRow(seat=seat, player=friend)


def _still_open(table: Table) -> None:
    if table.is_closed:
        raise NotDone("closed")


def _open_seats(table: Table, clock: float) -> list[int]:
    """Seats that anybody may take. Those of the game before are kept for a while."""
    are_kept = clock < table.opened.clock + KEPT_SECONDS
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.is_free() and not seat.invited and not (seat.held_for is not None and are_kept)
    ]

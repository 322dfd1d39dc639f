"""What players may do at a table: every command becomes rows of the log, or is refused.

Nothing here changes a table. ``Table.apply`` does, with the rows.
"""

from collections.abc import Sequence

from backroom.kernel.record import RESIGN
from backroom.kernel.refusals import ALLOWED, GAME_OVER
from backroom.server import undo
from backroom.server.library import check_bot
from backroom.server.log import (
    BotPutRow,
    ChosenRow,
    InvitedRow,
    LeftRow,
    LogEvent,
    LuckRow,
    SaidRow,
    SatRow,
    StartedRow,
    StoodInRow,
    TookBackRow,
    UndoAnsweredRow,
    UndoAskedRow,
    UndoneRow,
)
from backroom.server.messages import (
    Act,
    AddLuck,
    AnswerUndo,
    AskUndo,
    Command,
    Leave,
    Player,
    PutBot,
    Resign,
    Say,
    Sit,
    Start,
    TakeBack,
)
from backroom.server.play import Play
from backroom.server.problems import NotDone, refused
from backroom.server.table import Table


class Order:
    """A command of one player at one table."""

    def __init__(self, table: Table, player: Player, command: Command) -> None:
        self.table = table
        self.player = player
        self.command = command

    def rows(self) -> list[LogEvent]:
        """What happens; raises NotDone."""
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
            case AddLuck(luck=luck):
                return [self._add_luck(luck)]
            case Start():
                return [self._start()]
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
        return UndoneRow(seat=seat, choices=choices)

    # Around the game.

    def _sit(self, wanted: int | None) -> LogEvent:
        table = self.table
        held = [i for i, seat in enumerate(table.seats) if seat.held_for == self.player.player]
        if not table.head.public and not held:
            raise NotDone("not_allowed")
        return sit(table, self.player, wanted, held or _open_seats(table))

    def _leave(self) -> LogEvent:
        seat = self._own_seat()
        if self.table.phase == "gathering":
            return LeftRow(seat=seat, player=self.player)
        if self.table.phase == "over":
            raise NotDone("game_over")
        if self.table.seats[seat].stand_in:
            raise NotDone("stand_in_plays")
        return StoodInRow(seat=seat, why="left")

    def _put_bot(self, seat: int, bot: str | None) -> LogEvent:
        self._owners_only()
        self._not_started()
        if bot is not None:
            check_bot(bot)
        if seat >= len(self.table.seats):
            raise NotDone("bad_seats")
        if self.table.seats[seat].player is not None:
            raise NotDone("seat_taken")
        return BotPutRow(seat=seat, bot=bot)

    def _add_luck(self, luck: str) -> LogEvent:
        seat = self._own_seat()
        self._not_started()
        if self.table.seats[seat].luck is not None:
            raise NotDone("luck_added")
        return LuckRow(seat=seat, luck=luck)

    def _start(self) -> LogEvent:
        self._owners_only()
        self._not_started()
        if any(seat.is_free() for seat in self.table.seats):
            raise NotDone("seats_free")
        return StartedRow()

    def _say(self, said: str) -> LogEvent:
        clean = "".join(letter for letter in said if letter.isprintable()).strip()
        if not clean:
            raise NotDone("bad_message")
        seat = self.table.seat_of(self.player.player)
        return SaidRow(
            player=self.player,
            seat=seat,
            said=clean,
        )

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


def command_key(player: Player, command: Command) -> str:
    """Two players may choose the same id."""
    return f"{player.player}/{command.id}"


def resign_refusal(play: Play, seat: int) -> int:
    """The number of the rule against leaving the game for good, or ALLOWED."""
    return int(GAME_OVER if play.is_over() else play.state.give_up_refusal(seat))


def sit(table: Table, player: Player, wanted: int | None, free: Sequence[int]) -> SatRow:
    """A player takes one of the free seats, the wanted one if one is named."""
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


def sit_invited(table: Table, player: Player, invited_to: int) -> SatRow:
    """A player takes the seat of an invitation."""
    free = [invited_to] if table.seats[invited_to].is_free() else []
    return sit(table, player, invited_to, free)


def invite(table: Table, player: Player, wanted: int | None) -> InvitedRow:
    """The owner keeps a seat for somebody who gets an invitation."""
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
    # An invitation may have been lost, so a seat can be offered again.
    return InvitedRow(seat=wanted if wanted is not None else (fresh or free)[0])


def _open_seats(table: Table) -> list[int]:
    """Seats that anybody may take."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.is_free() and not seat.invited and seat.held_for is None
    ]

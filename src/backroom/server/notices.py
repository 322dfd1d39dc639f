"""What is worth telling players who look elsewhere: their turn, an invitation, the end of a game, a
clock that has nearly run out.

A notice is left for the ``Courier`` in the same transaction as the choice that it tells of. It says
at which table something happens, and nothing of the game: it may lie on a lock screen.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct, json

from backroom.server.log import InvitedRow, LogEvent, Moment, OpenedRow, command_parts
from backroom.server.messages import LiveClock, NoticeKind, TurnClock
from backroom.server.store import NewNotice, Notices
from backroom.server.table import Table

# What a bot or a rule settles at once needs no notice; and those who look see it by themselves,
# unless their connection is dead, which shows after a while.
AT_ONCE = 0.4  # seconds
LOOKING = 45.0
PART_LEFT = 6  # a clock has nearly run out when so much of its time is left: one part of so many,
MOST_LEFT = 12 * 3600.0  # but no more than this,
LEAST_LEFT = 20.0  # and no less: nobody comes sooner


class NoticeData(Struct, omit_defaults=True):
    """What a notice says; whoever reads it finds the rest at the table."""

    game: str
    private: bool = False
    players: list[str] = []  # whom a table waits for, as everybody may know: for those who watch it


class Awaited(NamedTuple):
    """What can change so that somebody is to be told."""

    awaited: frozenset[str]
    seen_awaited: tuple[str, ...]  # their names, as far as spectators may know
    is_over: bool


encode_data = json.Encoder().encode
decode_data = json.Decoder(NoticeData).decode


def awaited_at(table: Table) -> Awaited:
    """Whom a table waits for now."""
    return Awaited(table.awaited(), table.awaited_in_sight(), table.phase == "over")


def watchers_of(table: str) -> str:
    """Under which name the ways are kept of those who are told of a table whoever they are."""
    return f"table-{table}"


def notices_after(
    before: Awaited,
    table: Table,
    rows: Sequence[LogEvent],
    moment: Moment,
    looking: frozenset[str],
) -> Notices:
    """What is to be told, and what needs not be told any more, after some rows."""
    after = awaited_at(table)
    acting = {command_parts(row.command)[0].partition("/")[0] for row in rows if row.command}
    told = _News(table, moment, looking)
    told.add_friends(rows)
    if before == after and not acting:
        return Notices(new=told.notices)
    for player in after.awaited:
        if player not in before.awaited and player not in acting:
            told.add(player, "turn")
        if player not in before.awaited or player in acting:
            told.add_clock(player)
    if after.is_over and not before.is_over:
        for seat in table.seats:
            if seat.player is not None and not seat.player.bot and seat.player.player not in acting:
                told.add(seat.player.player, "over")
    watchers = watchers_of(table.head.table)
    is_news = before.seen_awaited != after.seen_awaited
    if is_news and after.seen_awaited:
        told.add(watchers, "turn", after.seen_awaited)
    if after.is_over and not before.is_over:
        told.add(watchers, "over")
    answered = before.awaited - after.awaited - acting
    return Notices(
        looked=sorted(acting),
        answered=sorted(answered | ({watchers} if is_news else set())),
        new=told.notices,
    )


def invitations(opened: OpenedRow, moment: Moment) -> list[NewNotice]:
    """Those for whom a seat is kept at a new table are invited to it."""
    data = encode_data(NoticeData(opened.game, not opened.public))
    invited = sorted(set(opened.held.values()) - {opened.player.player})
    return [NewNotice(player, "invited", moment.clock + AT_ONCE, data) for player in invited]


class _News:
    """The notices that one change of a table brings."""

    def __init__(self, table: Table, moment: Moment, looking: frozenset[str]) -> None:
        self._table = table
        self._clock = moment.clock
        self._looking = looking
        self.notices: list[NewNotice] = []

    def add(self, player: str, kind: NoticeKind, players: Sequence[str] = ()) -> None:
        due = self._clock + (LOOKING if player in self._looking else AT_ONCE)
        self._leave(player, kind, due, players)

    def add_friends(self, rows: Sequence[LogEvent]) -> None:
        """Friends for whom a seat is kept are invited."""
        for row in rows:
            if isinstance(row, InvitedRow) and row.player is not None:
                self.add(row.player.player, "invited")

    def add_clock(self, player: str) -> None:
        """Before somebody's time runs out they are told, if there is any time before."""
        seat = self._table.seat_of(player)
        runs_out = self._table.runs_out()
        if seat is None or seat not in runs_out or seat in self._table.asked_in_secret():
            return
        due = runs_out[seat] - nearly_out(self._table)
        if due > self._clock:
            self._leave(player, "clock", due)

    def _leave(
        self, player: str, kind: NoticeKind, due: float, players: Sequence[str] = ()
    ) -> None:
        head = self._table.head
        data = encode_data(NoticeData(head.game, not head.public, list(players)))
        self.notices.append(NewNotice(player, kind, due, data))


def nearly_out(table: Table) -> float:
    """With how many seconds left a clock of this table has nearly run out."""
    match table.head.pace:
        case TurnClock(days=days):
            whole = days * 86_400.0
        case LiveClock(bank=bank):
            whole = float(bank)
        case _:
            whole = 0.0
    return min(MOST_LEFT, max(LEAST_LEFT, whole / PART_LEFT))

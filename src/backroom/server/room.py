"""A table that is in use: its state in memory, its place in the store, and who watches it."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from backroom.kernel.refusals import Refused
from backroom.kernel.state import SPECTATOR
from backroom.server.abandon import next_step_at
from backroom.server.cards import NOBODY, encode_card
from backroom.server.clocks import DAY
from backroom.server.connection import TABLES_AT_ONCE, Connection
from backroom.server.library import Library
from backroom.server.log import (
    ChosenRow,
    HushedRow,
    InvitedRow,
    LogEvent,
    Moment,
    OpenedRow,
    SaidRow,
    SatRow,
    UndoneRow,
    decode,
    encode,
    stamp,
)
from backroom.server.messages import Presence
from backroom.server.notices import awaited_at, invitations, notices_after
from backroom.server.problems import NotDone, problem_of, refused
from backroom.server.scenes import Eyes, Present, Scenes
from backroom.server.snapshots import restored, snapshot_of
from backroom.server.store import (
    NEVER,
    Change,
    Conflict,
    LogRow,
    Notices,
    Store,
    StoreLost,
)
from backroom.server.table import Table
from backroom.server.world import steady

# What reading a damaged row can lead to: no JSON, no row, or a seat, a bot or a choice of no game.
DAMAGED = (ValueError, LookupError, ArithmeticError, TypeError, AttributeError, Refused)
ROWS_BETWEEN_SNAPSHOTS = 200
ROWS_WORTH_A_SNAPSHOT = 20  # when a table is put away
ROWS_TO_RESUME = 50  # after more than that a client starts anew
NOTHING_NEW = Notices()
BOT_GRACE = 5.0  # seconds after which a bot's move that nobody made is taken up again


class Beside(NamedTuple):
    """What the store keeps beside the log: for the lobby, and for whoever minds the clocks."""

    card: bytes
    open: bool
    wake: float

    def change_from(
        self, before: "Beside | None", players: Sequence[str], notices: Notices = NOTHING_NEW
    ) -> Change:
        """What must be written; most choices change none of it."""
        return Change(
            head=None if before is not None and before.card == self.card else self.card,
            open=None if before is not None and before.open == self.open else self.open,
            wake=None if before is not None and before.wake == self.wake else self.wake,
            players=players,
            notices=notices,
        )


class Use:
    """Somebody's turn with a table. (Quicker than a generator, for something so frequent.)"""

    def __init__(self, room: "Room") -> None:
        self._room = room

    async def __aenter__(self) -> Table:
        return await self._room.begin_use()

    async def __aexit__(self, *_: object) -> None:
        self._room.end_use()


class Room:
    """One table in use. Whoever reads or changes it does so within ``use``.

    Rows are applied first and kept then. Until they are kept nobody is told anything; if they
    cannot be kept, or nobody knows whether they were, the table is read from the store again
    before anybody else uses it.
    """

    def __init__(
        self,
        table: Table,
        store: Store,
        library: Library,
        moment: Callable[[], Moment],
        tell_others: Callable[["Room", bool], None],
        tell_waits: Callable[[str, str, bool], None],
        note_end: Callable[[str], None],
    ) -> None:
        self.table = table
        self.scenes = Scenes(table)
        self._lock = asyncio.Lock()
        self.is_sound = True  # whether the table in memory is the one that is kept
        self.watchers: set[Connection] = set()
        self._here: tuple[Table, int, Present] | None = None  # who watches, and since when
        self._elsewhere: dict[str, Present] = {}  # by process of the house: who is connected there
        self._told_others: Present | None = None
        self._tell_others = tell_others
        self._tell_waits = tell_waits
        self._note_end = note_end
        self.used_at = steady()
        self._store = store
        self._library = library
        self._moment = moment
        self._beside: Beside | None = None
        self._saved_at = table.number  # the row after which the last snapshot was taken
        self._saving: asyncio.Task[None] | None = None
        self._awaited = table.awaited()  # of whom it was told last

    @property
    def name(self) -> str:
        return self.table.head.table

    # The log.

    async def keep(self, rows: Sequence[LogEvent], command: str = "") -> None:
        """Carry out new rows and keep them, within ``use``; raises NotDone, or Conflict if another
        process was first.

        Everybody who watches has been told when this returns.
        """
        table, before, asked_before = self.table, self.table.number, self.table.asked()
        awaited = awaited_at(table)
        stamp(rows, self._moment(), command)
        self.is_sound = False
        try:
            for row in rows:
                table.apply(row)
        except Refused as error:
            raise refused(error.refusal) from error
        # Whoever only speaks belongs to it too: one's words are found and forgotten with the rest.
        named = [row.player for row in rows if isinstance(row, SatRow | SaidRow | InvitedRow)]
        players = [player.player for player in named if player is not None]
        beside = self._beside_now(asked_before, rows)
        notices = notices_after(awaited, table, rows, self._moment(), self.looking())
        change = beside.change_from(self._beside, players, notices)
        await self._store.append(self.name, before, [encode(row) for row in rows], change)
        self.is_sound = True
        if not beside.open and (self._beside is None or self._beside.open):
            self._note_end(self.name)
        self._beside = beside
        self.tell_everybody(any(isinstance(row, UndoneRow | HushedRow) for row in rows))
        self._save_if_newer_by(ROWS_BETWEEN_SNAPSHOTS)

    def _beside_now(self, asked_before: list[int], rows: Sequence[LogEvent]) -> Beside:
        """What is kept beside the log after some rows. A choice alone changes the card only if
        others are asked then, or have another time left; nobody is at the end of the game."""
        table, before = self.table, self._beside
        is_choice = all(isinstance(row, ChosenRow) for row in rows)
        is_same = table.asked() == asked_before and not table.clocks.ticks
        if before is not None and is_choice and is_same:
            return before._replace(wake=self._wake())
        is_open = table.phase in ("gathering", "playing")
        return Beside(encode_card(table, self._moment()), is_open, self._wake())

    def put_away(self) -> None:
        """Nobody needs the table for a while."""
        self._save_if_newer_by(ROWS_WORTH_A_SNAPSHOT)

    def _save_if_newer_by(self, rows: int) -> None:
        """Keep a snapshot, if so many rows have come since the last one. Nobody waits for it."""
        table = self.table
        if self.is_sound and table.frozen is None and table.number - self._saved_at >= rows:
            self._saved_at = table.number
            self._saving = asyncio.create_task(self._save(table.number, snapshot_of(table)))

    async def _save(self, number: int, data: bytes) -> None:
        with suppress(StoreLost):  # the log is kept, and is enough
            await self._store.save_snapshot(self.name, number, data)

    async def put_off(self) -> None:
        """Nothing is to be done now: keep when somebody should look again."""
        async with self.use() as table:
            self._beside = None
            change = self._beside_now([], []).change_from(None, [])
            with suppress(Conflict):  # another process has looked
                await self._store.append(self.name, table.number, [], change)

    def use(self) -> "Use":
        """The table, for one at a time, and as it is kept."""
        return Use(self)

    async def begin_use(self) -> Table:
        """Wait for one's turn with the table."""
        await self._lock.acquire()
        if not self.is_sound:
            try:
                await self._reload()
            except BaseException:
                self._lock.release()
                raise
        return self.table

    def end_use(self) -> None:
        """Let the next one have the table."""
        self._lock.release()

    @property
    def is_in_use(self) -> bool:
        return self._lock.locked()

    async def _reload(self) -> None:
        """Read the table from the store again, and tell of what others have added meanwhile."""
        self.table = await load(self._store, self._library, self.name)
        self.scenes = Scenes(self.table)
        self._beside = None
        self.is_sound = True
        self.tell_everybody(undone=True)

    async def reread(self) -> None:
        """Somebody is somebody else now, also in rows of before: read all of them again, and show
        the whole table to everybody."""
        async with self.use():
            self.is_sound = False
            await self._reload()
            for watcher in list(self.watchers):
                audience = self.table.audience_of(watcher.player.player)
                watcher.watching[self.name] = (audience, self.table.seen_number(audience))
                self.send_whole(watcher)

    async def catch_up(self) -> None:
        """Read what other processes have added; within ``use``."""
        self.is_sound = False
        before = self.table.number
        rows = await self._store.read(self.name, before)
        follow(self.table, rows)
        self.is_sound = True
        if rows:
            self._beside = None
            self.tell_everybody(self._was_undone_since(before))

    def _wake(self) -> float:
        """When somebody should look after the table, though nobody asks, on the house's clock."""
        due, now = self.table.due(), self._moment().clock
        deadline = min(NEVER if due is None else due.clock, self._step_at(now))
        if any(self.table.seats[seat].driver() is not None for seat in self.table.asked()):
            return min(deadline, now + BOT_GRACE)
        return deadline

    def _step_at(self, now: float) -> float:
        """When to see whether anybody still uses the table. It may be up to a day early, so that
        not every choice moves it."""
        step_at = next_step_at(self.table)
        if step_at is None:
            return NEVER
        early = step_at // DAY * DAY
        return early if early > now else step_at

    # Those who watch.

    def watch(self, connection: Connection, since: int | None) -> None:
        """A client wants to see what happens: from a number on, or from scratch."""
        is_new = self.name not in connection.watching
        if is_new and len(connection.watching) >= TABLES_AT_ONCE:
            raise NotDone("too_many_tables")
        connection.visitor.check_may_see(self.table)
        player = connection.player.player
        self.watchers.add(connection)
        self._here = None
        audience = self.table.audience_of(player)
        number = self.table.seen_number(audience)
        connection.watching[self.name] = (audience, number)
        if is_new:
            self.tell_presence(apart_from=connection)
            self._spread(self.present_here())
        eyes, moment = connection.eyes(audience), self._moment()
        if since is None or not self._can_resume(audience, since):
            connection.send(self.scenes.whole(eyes, self.present(), moment))
        else:
            connection.send(self.scenes.news(eyes, since, self.present(), moment))

    async def unwatch(self, connection: Connection) -> None:
        """A client looks away, or is gone. That needs no store."""
        async with self._lock:
            self.watchers.discard(connection)
            self._here = None
            if connection.watching.pop(self.name, None) is not None:
                self.used_at = steady()
                self.tell_presence()
                self._spread(self.present_here())

    def present(self) -> Present:
        """Who is connected, here or at another process."""
        return self._with_elsewhere(self.present_here())

    def _with_elsewhere(self, here: Present) -> Present:
        if not self._elsewhere:
            return here
        everywhere = [here, *self._elsewhere.values()]
        seats = frozenset().union(*(present.seats for present in everywhere))
        looking = frozenset().union(*(present.looking for present in everywhere))
        return Present(seats, sum(present.spectators for present in everywhere), looking)

    def note_elsewhere(self, process: str, present: Present) -> None:
        """Another process has told who is connected there."""
        if present == self._elsewhere.get(process, NOBODY):
            return
        if present == NOBODY:
            del self._elsewhere[process]
        else:
            self._elsewhere[process] = present
        self.tell_presence()

    def _spread(self, here: Present) -> None:
        """Let other processes know, if they do not; the first time, ask them too."""
        if here != self._told_others:
            is_first, self._told_others = self._told_others is None, here
            self._tell_others(self, is_first)

    def present_here(self) -> Present:
        """Who is connected to this process. A choice does not change it."""
        table, happened = self.table, len(self.table.happened)
        if self._here is None or self._here[0] is not table or self._here[1] != happened:
            audiences = [table.audience_of(one.player.player) for one in self.watchers]
            seats = frozenset(seat for seat in audiences if seat != SPECTATOR)
            seeing = [one.player.player for one in self.watchers if one.is_visible]
            looking = frozenset(map(table.audience_of, seeing)) - {SPECTATOR}
            present = Present(seats, audiences.count(SPECTATOR), looking)
            self._here = (table, happened, present)
        return self._here[2]

    def looking(self) -> frozenset[str]:
        """The players at this table who see it now, here or at another process."""
        here = [one.player.player for one in self.watchers if one.is_visible]
        seats = frozenset().union(*(present.looking for present in self._elsewhere.values()))
        elsewhere = [
            self.table.seats[seat].player for seat in seats if seat < len(self.table.seats)
        ]
        return frozenset([*here, *(one.player for one in elsewhere if one is not None)])

    def note_sight(self) -> None:
        """Somebody looks at the page again, or away from it."""
        self._here = None
        self._spread(self.present_here())

    def tell_presence(self, apart_from: Connection | None = None) -> None:
        """Tell everybody who is connected now."""
        present = self.present()
        for watcher in self.watchers:
            if watcher is not apart_from:
                _, number = watcher.watching[self.name]
                watcher.tell(
                    Presence(
                        table=self.name,
                        number=number,
                        connected=sorted(present.seats),
                        spectators=present.spectators,
                    )
                )

    def tell_everybody(self, undone: bool = False) -> None:
        """Send every client what is new to it; what several clients see is made once."""
        self._see_off()
        self._tell_awaited()
        here = self.present_here()
        self._spread(here)
        made: dict[tuple[Eyes, int], bytes] = {}
        present, moment = self._with_elsewhere(here), self._moment()
        for watcher in self.watchers:
            seen_with, since = watcher.watching[self.name]
            audience = self.table.audience_of(watcher.player.player)
            number = self.table.seen_number(audience)
            if audience == seen_with and number == since:
                continue  # nothing that this client could notice
            # Another seat's numbers mean nothing, and an undo makes the journal shorter.
            since = 0 if undone or audience != seen_with else since
            watcher.watching[self.name] = (audience, number)
            eyes = watcher.eyes(audience)
            data = made.get((eyes, since))
            if data is None:
                data = made[eyes, since] = self._message(eyes, since, present, moment)
            watcher.send(data)

    def _tell_awaited(self) -> None:
        """Tell the people for whom the table begins to wait, or waits no more."""
        before, self._awaited = self._awaited, self.table.awaited()
        for player in before ^ self._awaited:
            self._tell_waits(player, self.name, player in self._awaited)

    def _see_off(self) -> None:
        """Whoever has got up from a private table sees no more of it."""
        if self.table.head.public:
            return
        for watcher in list(self.watchers):
            if not watcher.visitor.may_see(self.table):
                self.watchers.discard(watcher)
                self._here = None
                watcher.watching.pop(self.name, None)
                error = NotDone("not_allowed")
                watcher.tell(problem_of(error, error.text(watcher.language), table=self.name))

    def send_whole(self, connection: Connection) -> None:
        """Send a watching client everything, in a language that may be new."""
        audience, _ = connection.watching[self.name]
        whole = self.scenes.whole(connection.eyes(audience), self.present(), self._moment())
        connection.send(whole)

    def _message(self, eyes: Eyes, since: int, present: Present, moment: Moment) -> bytes:
        if since == 0:
            return self.scenes.whole(eyes, present, moment)
        return self.scenes.news(eyes, since, present, moment)

    def show_past(self, connection: Connection, before: int) -> None:
        """Send a watching client older lines of the log; raises NotDone."""
        if self.name not in connection.watching:
            raise NotDone("not_watching")
        audience, _ = connection.watching[self.name]
        connection.send(self.scenes.past(connection.eyes(audience), before))

    def _can_resume(self, audience: int, since: int) -> bool:
        """Whether the journal has only grown since a number that the client has seen, and not by
        so much that the latest page of it is better."""
        row = self.table.row_seen_as(audience, since)
        if row is None or self.table.number - row > ROWS_TO_RESUME:
            return False
        return not self._was_undone_since(row)

    def _was_undone_since(self, row: int) -> bool:
        return any(
            number > row and isinstance(event, UndoneRow | HushedRow)
            for number, event in self.table.happened
        )


async def load(store: Store, library: Library, name: str) -> Table:
    """A table from its snapshot and the rows after it, or from its whole log; raises NotDone if
    there is none."""
    kept = await store.snapshot(name)
    if kept is not None:
        table = restored(library, kept.data)
        rows = await store.read(name, kept.number - 1)
        if table is not None and table.number == kept.number and rows:
            follow(table, rows[1:])
            if table.frozen is None:
                return table
    rows = await store.read(name)
    if not rows:
        raise NotDone("no_table")
    table = _begun(library, rows[0])
    follow(table, rows[1:])
    return table


def _begun(library: Library, first: LogRow) -> Table:
    """A table from its first row; without one nobody knows what is played there."""
    try:
        opened = decode(first.data)
        if first.number == 1 and isinstance(opened, OpenedRow):
            return Table(library, opened)
    except DAMAGED:
        pass
    raise NotDone("damaged")


def follow(table: Table, rows: Sequence[LogRow]) -> None:
    """Let a table go on with rows that were kept. One that cannot be read, or does not fit, or is
    missing, freezes the table: nobody knows what happened. What was said later is still shown."""
    for row in rows:
        if row.number != table.number + 1:
            table.note_damage(row.number - 1)
        try:
            table.apply(decode(row.data))
        except DAMAGED:
            table.note_damage(row.number)
    table.check()


async def make(
    store: Store, library: Library, opened: OpenedRow, moment: Moment, command: str
) -> Table:
    """A new table; raises Conflict if its name is taken."""
    stamp([opened], moment, command)
    table = Table(library, opened)
    card = encode_card(table, moment)
    players = [opened.player.player, *opened.held.values()]
    what = (card, opened.public, encode(opened), players, invitations(opened, moment))
    try:
        await store.create_table(opened.table, *what)
    except StoreLost:
        if not await store.read(opened.table):
            raise
    return table

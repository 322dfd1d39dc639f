"""A table that is in use: its state in memory, its place in the store, and who watches it."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from backroom.kernel.refusals import Refused
from backroom.kernel.state import SPECTATOR
from backroom.server.connection import TABLES_AT_ONCE, Connection
from backroom.server.library import Library
from backroom.server.log import (
    ChosenRow,
    LogEvent,
    Moment,
    OpenedRow,
    SatRow,
    UndoneRow,
    decode,
    encode,
    stamp,
)
from backroom.server.messages import Presence, TableCard
from backroom.server.problems import NotDone, problem_of, refused
from backroom.server.scenes import Eyes, Present, Scenes, card_of
from backroom.server.snapshots import restored, snapshot_of
from backroom.server.store import NEVER, Change, Conflict, LogRow, Store, StoreLost
from backroom.server.table import Table

NOBODY = Present(frozenset(), 0)
ROWS_BETWEEN_SNAPSHOTS = 200
ROWS_WORTH_A_SNAPSHOT = 20  # when a table is put away
BOT_GRACE = 5.0  # seconds after which a bot's move that nobody made is taken up again


class Beside(NamedTuple):
    """What the store keeps beside the log: for the lobby, and for whoever minds the clocks."""

    card: bytes
    open: bool
    wake: float

    def change_from(self, before: "Beside | None", players: Sequence[str]) -> Change:
        """What must be written; most choices change none of it."""
        return Change(
            head=None if before is not None and before.card == self.card else self.card,
            open=None if before is not None and before.open == self.open else self.open,
            wake=None if before is not None and before.wake == self.wake else self.wake,
            players=players,
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
    ) -> None:
        self.table = table
        self.scenes = Scenes(table)
        self._lock = asyncio.Lock()
        self._is_sound = True  # whether the table in memory is the one that is kept
        self.watchers: set[Connection] = set()
        self._elsewhere: dict[str, Present] = {}  # by process of the house: who is connected there
        self._told_others: Present | None = None
        self._tell_others = tell_others
        self.used_at = moment().at
        self._store = store
        self._library = library
        self._moment = moment
        self._beside: Beside | None = None
        self._saved_at = table.number  # the row after which the last snapshot was taken
        self._saving: asyncio.Task[None] | None = None

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
        stamp(rows, self._moment(), command)
        self._is_sound = False
        try:
            for row in rows:
                table.apply(row)
        except Refused as error:
            raise refused(error.refusal) from error
        players = [row.player.player for row in rows if isinstance(row, SatRow)]
        beside = self._beside_now(asked_before, rows)
        change = beside.change_from(self._beside, players)
        await self._store.append(self.name, before, [encode(row) for row in rows], change)
        self._is_sound = True
        self._beside = beside
        self.tell_everybody(any(isinstance(row, UndoneRow) for row in rows))
        self._save_if_newer_by(ROWS_BETWEEN_SNAPSHOTS)

    def _beside_now(self, asked_before: list[int], rows: Sequence[LogEvent]) -> Beside:
        """What is kept beside the log after some rows. A choice alone changes the card only if
        others are asked then; nobody is at the end of the game."""
        table, before = self.table, self._beside
        is_choice = all(isinstance(row, ChosenRow) for row in rows)
        if before is not None and is_choice and table.asked() == asked_before:
            return before._replace(wake=self._wake())
        is_open = table.phase in ("gathering", "playing")
        return Beside(encode_card(table, self._moment()), is_open, self._wake())

    def put_away(self) -> None:
        """Nobody needs the table for a while."""
        self._save_if_newer_by(ROWS_WORTH_A_SNAPSHOT)

    def _save_if_newer_by(self, rows: int) -> None:
        """Keep a snapshot, if so many rows have come since the last one. Nobody waits for it."""
        table = self.table
        if self._is_sound and table.frozen is None and table.number - self._saved_at >= rows:
            self._saved_at = table.number
            self._saving = asyncio.create_task(self._save(table.number, snapshot_of(table)))

    async def _save(self, number: int, data: bytes) -> None:
        with suppress(StoreLost):  # the log is kept, and is enough
            await self._store.save_snapshot(self.name, number, data)

    async def put_off(self) -> None:
        """Nothing is to be done now: keep when somebody should look again."""
        async with self.use() as table:
            try:
                await self._store.append(self.name, table.number, [], Change(wake=self._wake()))
            except Conflict:
                return  # another process has looked
            self._beside = None

    def use(self) -> "Use":
        """The table, for one at a time, and as it is kept."""
        return Use(self)

    async def begin_use(self) -> Table:
        """Wait for one's turn with the table."""
        await self._lock.acquire()
        if not self._is_sound:
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
        self._is_sound = True
        self.tell_everybody(undone=True)

    async def catch_up(self) -> None:
        """Read what other processes have added; within ``use``."""
        rows = await self._store.read(self.name, self.table.number)
        if not rows:
            return
        events = [decode(row.data) for row in rows]
        self._is_sound = False
        for event in events:
            self.table.apply(event)
        self.table.check()
        self._is_sound = True
        self._beside = None
        self.tell_everybody(any(isinstance(event, UndoneRow) for event in events))

    def _wake(self) -> float:
        """When somebody should look after the table, though nobody asks, on the house's clock."""
        due = self.table.due()
        deadline = NEVER if due is None else due.clock
        if any(self.table.seats[seat].driver() is not None for seat in self.table.asked()):
            return min(deadline, self._moment().clock + BOT_GRACE)
        return deadline

    # Those who watch.

    def watch(self, connection: Connection, since: int | None) -> None:
        """A client wants to see what happens: from a number on, or from scratch."""
        is_new = self.name not in connection.watching
        if is_new and len(connection.watching) >= TABLES_AT_ONCE:
            raise NotDone("too_many_tables")
        player = connection.player.player
        if not self.table.head.public and not self.table.is_member(player):
            raise NotDone("not_allowed")
        self.watchers.add(connection)
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

    def unwatch(self, connection: Connection) -> None:
        """A client looks away, or is gone."""
        self.watchers.discard(connection)
        if connection.watching.pop(self.name, None) is not None:
            self.used_at = self._moment().at
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
        return Present(seats, sum(present.spectators for present in everywhere))

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
        """Who is connected to this process."""
        audiences = [self.table.audience_of(one.player.player) for one in self.watchers]
        seats = frozenset(seat for seat in audiences if seat != SPECTATOR)
        return Present(seats, audiences.count(SPECTATOR))

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

    def _see_off(self) -> None:
        """Whoever has got up from a private table sees no more of it."""
        if self.table.head.public:
            return
        for watcher in list(self.watchers):
            if not self.table.is_member(watcher.player.player):
                self.watchers.discard(watcher)
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

    def _can_resume(self, audience: int, since: int) -> bool:
        """Whether the journal has only grown since a number that the client has seen."""
        row = self.table.row_seen_as(audience, since)
        return row is not None and not any(
            number > row and isinstance(event, UndoneRow) for number, event in self.table.happened
        )


async def load(store: Store, library: Library, name: str) -> Table:
    """A table from its snapshot and the rows after it, or from its whole log; raises NotDone if
    there is none."""
    kept = await store.snapshot(name)
    if kept is not None:
        table = restored(library, kept.data)
        rows = await store.read(name, kept.number - 1)
        if table is not None and table.number == kept.number and rows:
            _apply(table, rows[1:])
            if table.frozen is None:
                return table
    rows = await store.read(name)
    if not rows:
        raise NotDone("no_table")
    opened = decode(rows[0].data)
    assert isinstance(opened, OpenedRow)
    table = Table(library, opened)
    _apply(table, rows[1:])
    return table


def _apply(table: Table, rows: Sequence[LogRow]) -> None:
    for row in rows:
        table.apply(decode(row.data))
    table.check()


async def make(
    store: Store, library: Library, opened: OpenedRow, moment: Moment, command: str
) -> Table:
    """A new table; raises Conflict if its name is taken."""
    stamp([opened], moment, command)
    table = Table(library, opened)
    card = encode_card(table, moment)
    players = [opened.player.player, *opened.held.values()]
    await store.create_table(opened.table, card, opened.public, encode(opened), players)
    return table


def encode_card(table: Table, moment: Moment) -> bytes:
    """What the lists of the lobby say of a table. It is kept, so it has no clock that runs on."""
    card: TableCard = card_of(table, NOBODY, moment)
    for seat in card.seats:
        seat.clock = None
    return encode(card)

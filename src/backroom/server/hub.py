"""All tables of one process: found when wanted, changed by commands, minded by time."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextlib import suppress
from contextvars import copy_context
from typing import Any

from msgspec import Struct

from backroom.server import commands, opening
from backroom.server.allowance import Allowance
from backroom.server.archivist import Archivist
from backroom.server.bots import Thinker
from backroom.server.connection import Connection, Door, Visitor
from backroom.server.courier import Courier
from backroom.server.crew import CrewHealth
from backroom.server.driving import Driver
from backroom.server.houseclock import HouseClock
from backroom.server.library import Library
from backroom.server.log import ClosedRow, LogEvent, Moment, OpenedRow, RematchRow
from backroom.server.messages import (
    Ack,
    Act,
    AnswerUndo,
    AskUndo,
    Command,
    NewTable,
    Player,
    Rematch,
    Say,
    Sit,
    Start,
    ToldOf,
    WhatIf,
)
from backroom.server.metrics import Metrics
from backroom.server.people.history import Historian
from backroom.server.presence import Grapevine
from backroom.server.problems import NotDone
from backroom.server.rewriting import Anew, rewrite_kept
from backroom.server.room import Room, load, make
from backroom.server.store import NEVER, Change, Conflict, Store, StoreLost
from backroom.server.table import Table
from backroom.server.watchman import Watchman
from backroom.server.world import now, steady

TRIES = 8  # when other processes append to the same table
IDLE_SECONDS = 120.0  # after which a table that nobody watches is put away
HEARTBEAT = 1.0
PATIENCE = 10.0  # seconds
LOADS_A_HEARTBEAT = 100  # tables read because their time has come
BOTS_ONLY_AT_MOST = 3  # tables of one visitor at which bots play among themselves, at a time
ADDRESSES_REMEMBERED = 10_000

logger = logging.getLogger("backroom.server")


class Settings(Struct, frozen=True):
    """How this server behaves."""

    answer_pace: float | None = 1.0  # of the pauses that hide something; None: nothing is given
    bot_pause: float = 0.9  # seconds between two choices of bots, so that people can follow
    idle_seconds: float = IDLE_SECONDS
    patience: float = PATIENCE  # in which a request must have come whole, and a socket's greeting
    archive_days: int = 0  # after which tables that are over go into the archive; 0: never


class Hub:
    """The tables of this process."""

    def __init__(
        self,
        store: Store,
        library: Library,
        thinker: Thinker,
        settings: Settings | None = None,
        threads: Executor | None = None,
        courier: Courier | None = None,
    ) -> None:
        self.store = store
        self.library = library
        self.metrics = Metrics()
        self.thinker = thinker
        self._courier = courier  # None: nobody is told elsewhere
        self._threads = threads  # for what takes long; None: those of the loop
        self.settings = settings or Settings()
        self._clock = HouseClock(store)
        self._is_in_trouble = False  # whether the store has failed and not worked since
        self._rooms: dict[str, Room] = {}
        self._drivers: dict[str, Driver] = {}  # of the same tables: who makes their bots' moves
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._minding: set[str] = set()  # tables that are being looked after
        self._minded: tuple[float, str] | None = None  # the last one of the due list, if it goes on
        self._opening_bots_only = asyncio.Lock()
        self._addresses: dict[str, str] = {}  # by player: where they come from, the latest last
        self.door = Door()
        self.watchman = Watchman(store)
        self.allowance = Allowance(store)
        self.historian = Historian(store, library)
        self.archivist = Archivist(store, self.settings.archive_days, self.moment)
        self.rewritings = 0  # how often somebody became somebody else at a table
        self._grapevine = Grapevine(
            store,
            self._rooms.get,
            self.door.end_visits,
            self.door.tell_of,
            self.door.rename,
            self._heard_of_rewriting,
        )

    # From start to end.

    async def start(self) -> None:
        """Begin to mind the tables."""
        await self._clock.start()
        self.store.listen(self._heard, self._missed, self._announced)
        self._run(self._mind())
        if self._courier is not None:
            self._run(self._courier.run(self))
        self.historian.start()
        self.archivist.start()

    async def stop(self) -> None:
        """End what runs by itself. Everything is kept already."""
        await self.archivist.stop()
        await self.historian.stop()
        for driver in self._drivers.values():
            driver.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def moment(self) -> Moment:
        """Now."""
        return Moment(now(), self._clock.read())

    @property
    def bots(self) -> CrewHealth:
        """How the bots are."""
        return self.thinker.health

    @property
    def tables_loaded(self) -> int:
        return len(self._rooms)

    # Tables.

    async def room(self, name: str) -> Room:
        """A table in use; raises NotDone if there is none."""
        room = self._rooms.get(name)
        if room is not None:
            return room
        task = self._loading.get(name)
        if task is None:
            task = self._loading[name] = asyncio.create_task(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Room:
        return self._put(await load(self.store, self.library, name))

    def _put(self, table: Table) -> Room:
        tellers = self._tell_others, self.door.tell_waits, self.historian.note_end
        room = Room(table, self.store, self.library, self.moment, *tellers)
        pause = self.settings.bot_pause
        pace = self.settings.answer_pace
        driver = Driver(room, self.library, self.thinker, self.moment, pause, self._account, pace)
        self._rooms[room.name], self._drivers[room.name] = room, driver
        driver.drive()
        return room

    def _drive(self, room: Room) -> None:
        """See to it that a table plays on, unless it has been put away meanwhile."""
        driver = self._drivers.get(room.name)
        if driver is not None:
            driver.drive()

    async def open(self, visitor: Visitor, wanted: NewTable) -> str:
        """A new table; its name. Raises NotDone."""
        opened = opening.opened_row(self.library, visitor.player, wanted)
        visitor.check(opened.table, playing=True)
        await self.allowance.check_may_open(visitor.player.player)
        rows = opening.first_rows(self.library, visitor.player, wanted)
        self._note_address(visitor)
        if wanted.start and not wanted.sit:
            async with self._opening_bots_only:  # so that nobody opens many at once
                self._check_bots_only(visitor.player.player)
                await self._open(opened, rows)
        else:
            await self._open(opened, rows)
        self.metrics.count("tables_opened")
        return opened.table

    async def open_what_if(self, visitor: Visitor, before: Room, begins: WhatIf, at: Any) -> str:
        """A table that goes on from a position of a finished game; its name. Raises NotDone."""
        player = visitor.player
        async with before.use() as table:
            opened = opening.what_if_row(table, player, begins, at)
            rows = opening.what_if_rows(table, player, begins.seat)
        self._note_address(visitor)
        await self._open(opened, rows)
        self.metrics.count("tables_opened")
        return opened.table

    async def _open(self, opened: OpenedRow, rows: list[LogEvent]) -> None:
        room = self._put(await make(self.store, self.library, opened, self.moment(), ""))
        if rows:
            await self._keep(room, lambda _: rows)

    def _check_bots_only(self, player: str) -> None:
        """Raises NotDone if a visitor has enough tables at which bots play among themselves."""
        visitor = self._visitor(player)
        playing = [
            room.name
            for room in self._rooms.values()
            if room.table.phase == "playing"
            and not room.table.has_people()
            and self._visitor(room.table.owner) == visitor
        ]
        if len(playing) >= BOTS_ONLY_AT_MOST:
            raise NotDone("too_many_bot_tables")

    def _note_address(self, visitor: Visitor) -> None:
        player = visitor.player.player
        self._addresses.pop(player, None)
        self._addresses[player] = visitor.address or player
        if len(self._addresses) > ADDRESSES_REMEMBERED:
            del self._addresses[next(iter(self._addresses))]

    def _visitor(self, player: str) -> str:
        """Who somebody counts as: all that come from one address are one visitor."""
        return self._addresses.get(player, player)

    def address_of(self, player: str) -> str | None:
        """Where somebody came from last, as far as is known here."""
        return self._addresses.get(player)

    def _account(self, table: Table) -> tuple[str, ...]:
        """For whom the bots of a table think."""
        return self._visitor(table.owner), table.owner

    # Commands.

    async def command(self, visitor: Visitor, command: Command) -> Ack:
        """Carry out a command, once however often it is sent; raises NotDone."""
        visitor.check(command.table, playing=True)
        room = await self.room(command.table)
        player = visitor.player
        key = commands.command_key(player, command)
        visitor.check_may_see(room.table)
        self._note_address(visitor)
        if isinstance(command, Rematch):
            commands.is_done(
                room.table, key
            )  # it leaves no row of its own, and takes no other's id
            return await self._rematch(room, player, command)
        if isinstance(command, Say):
            await self.watchman.check_may_speak(player.player)
            await self.allowance.spend_line(player.player)
        if isinstance(command, Sit):
            await self._check_company(room, player.player)

        def rows(table: Table) -> list[LogEvent]:
            if commands.is_done(table, key):
                return []
            if isinstance(command, Start) and not table.has_people():
                self._check_bots_only(player.player)
            return commands.Order(table, player, command, self.moment().clock).rows()

        seat = room.table.seat_of(player.player)
        if player.bot and seat is not None and isinstance(command, Act):
            await self._drivers[room.name].hold(seat)
        takes_long = isinstance(command, AskUndo | AnswerUndo)
        number = await self._keep(room, rows, key, player, beside=takes_long)
        return Ack(id=command.id, table=command.table, number=number)

    async def write(self, table: str, row: LogEvent) -> None:
        """Something happens at a table in the name of the house; raises NotDone."""

        def rows(table: Table) -> list[LogEvent]:
            if isinstance(row, ClosedRow) and table.phase not in ("gathering", "playing"):
                raise NotDone("closed")
            return [row]

        await self._keep(await self.room(table), rows)

    async def _check_company(self, room: Room, player: str) -> None:
        """Raises NotDone for somebody whom one of those who sit at a table has blocked."""
        table = room.table
        people = [seat.player.player for seat in table.seats if seat.player is not None]
        await self.watchman.check_company(player, frozenset([table.owner, *people]))

    async def sit_invited(self, visitor: Visitor, table: str, seat: int) -> None:
        """Take the seat of an invitation; raises NotDone."""
        visitor.check(table, playing=True)
        room = await self.room(table)
        await self._check_company(room, visitor.player.player)
        await self._keep(room, lambda table: [commands.sit_invited(table, visitor.player, seat)])

    async def invite(
        self, visitor: Visitor, table: str, wanted: int | None, friend: Player | None = None
    ) -> int:
        """Keep a seat for somebody; which one. Raises NotDone."""
        visitor.check(table, playing=True)
        room = await self.room(table)
        chosen: list[int] = []

        def rows(table: Table) -> list[LogEvent]:
            row = commands.invite(table, visitor.player, wanted, friend)
            chosen.append(row.seat)
            return [row]

        await self._keep(room, rows)
        return chosen[-1]

    async def _keep(
        self,
        room: Room,
        rows: Callable[[Table], list[LogEvent]],
        command: str = "",
        player: Player | None = None,
        *,
        beside: bool = False,
    ) -> int:
        """Ask for rows and keep them; if another process was first, look again and ask again.

        If the store fails, the table is read again: either the command is in its log, or it can be
        made again. Returns the number under which the player now knows the table.
        """
        in_doubt: StoreLost | None = None
        for _ in range(TRIES):
            async with room.use() as table:
                if in_doubt is not None and not (command and commands.is_done(table, command)):
                    raise in_doubt
                wanted = await self._beside(rows, table) if beside else rows(table)
                try:
                    if wanted:
                        await room.keep(wanted, command)
                except Conflict:
                    self.metrics.count("conflicts")
                    continue
                except StoreLost as error:
                    in_doubt = error
                    continue
                number = table.seen_number(table.audience_of(player.player if player else ""))
            if wanted:
                self.metrics.count("rows_kept", len(wanted))
                room.used_at = steady()
                self._drive(room)
            return number
        raise NotDone("too_many_requests")

    async def _beside(
        self, rows: Callable[[Table], list[LogEvent]], table: Table
    ) -> list[LogEvent]:
        """Find out beside the loop what is to be kept: only those at this table wait for it."""
        around = copy_context()  # the world, for one thing
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: around.run(rows, table))

    async def _rematch(self, room: Room, player: Player, command: Rematch) -> Ack:
        """Sit down at the table where the same people play again; whoever is first opens it. All
        find the same one, at whatever process, so nothing is left over if two open it at once."""
        async with room.use() as table:
            opened = opening.rematch_row(self.library, table, player, command.game)
            bots = opening.rematch_rows(table)
            name = table.rematch
        if name is None:
            name = opened.table
            with suppress(Conflict):  # somebody else was first
                await make(self.store, self.library, opened, self.moment(), "")
        again = await self.room(name)
        await self._keep(
            again, lambda table: commands.sit_again(table, player, bots, self.moment().clock)
        )

        def tell(table: Table) -> list[LogEvent]:
            return [] if table.rematch is not None else [RematchRow(table=name)]

        number = await self._keep(room, tell, player=player)
        return Ack(id=command.id, table=command.table, number=number, opened=name)

    # Those who watch.

    async def watch(self, connection: Connection, table: str, since: int | None) -> None:
        """Show a table to a client from now on; raises NotDone."""
        connection.visitor.check(table, playing=False)
        room = await self.room(table)
        async with room.use():
            if connection.is_open:
                room.watch(connection, since)
                if connection.is_visible:
                    await self.store.saw_table(connection.player.player, table, room.table.number)
                self._drive(room)

    async def note_sight(self, connection: Connection, visible: bool) -> None:
        """A client says whether somebody can see it; who does can be told of its tables anew."""
        connection.is_visible = visible
        for table in list(connection.watching):
            room = self._rooms[table]  # who watches keeps it in use
            room.note_sight()
            if visible:
                await self.store.saw_table(connection.player.player, table, room.table.number)

    def is_looking(self, player: str, table: str) -> bool:
        """Whether a player sees a table now, as far as is known here."""
        room = self._rooms.get(table)
        return room is not None and player in room.looking()

    async def tell_pages(self, player: str, notice: ToldOf) -> None:
        """Tell all pages of a player, at all processes."""
        self.door.tell_of(player, notice)
        await self._grapevine.tell_of_notice(player, notice)

    async def show_past(self, connection: Connection, table: str, before: int) -> None:
        """Show older lines of the log of a table that is watched; raises NotDone."""
        room = await self.room(table)
        async with room.use():
            room.show_past(connection, before)

    async def unwatch(self, connection: Connection, table: str) -> None:
        """Show it no longer."""
        if table in connection.watching and table in self._rooms:
            room = self._rooms[table]
            await room.unwatch(connection)
            self._drive(room)  # nothing is given for somebody who is gone

    async def leave(self, connection: Connection) -> None:
        """A client is gone."""
        connection.is_open = False
        for table in list(connection.watching):
            await self.unwatch(connection, table)

    async def show_again(self, connection: Connection) -> None:
        """Send a client all its tables as a whole: its language is another one."""
        for table in list(connection.watching):
            room = await self.room(table)
            async with room.use():
                if table in connection.watching:
                    room.send_whole(connection)
            await asyncio.sleep(0)  # others go on between two tables

    async def end_visits(self, player: str, session: str | None = None) -> None:
        """A session of a player, or every one, is over: whoever came with it is let go, here and
        at the other processes."""
        self.door.end_visits(player, session)
        await self._grapevine.tell_of_end(player, session)

    # Those who are somebody else now.

    async def rename(self, player: Player) -> None:
        """A player is called otherwise: whoever is connected as this player, at any process."""
        self.door.rename(player)
        await self._grapevine.tell_of_name(player)

    async def rewrite(self, table: str, player: str, becomes: str | None, anew: Anew) -> None:
        """Say of a player at one table who they are now, in all that is kept of it. Whoever has
        the table in use reads it again, here and at the other processes."""
        room = self._rooms.get(table)
        if room is None:
            await rewrite_kept(self.store, table, player, becomes, anew)
        else:
            async with room.use():  # nobody else writes meanwhile
                await rewrite_kept(self.store, table, player, becomes, anew)
        self.rewritings += player != becomes
        await self._reread(table)
        await self._grapevine.tell_of_rewriting(table)

    async def _reread(self, table: str) -> None:
        if table in self._loading or table in self._rooms:
            with suppress(NotDone):
                await (await self.room(table)).reread()

    def _heard_of_rewriting(self, table: str) -> None:
        self.rewritings += 1
        self._run(self._reread_of_others(table))

    async def _reread_of_others(self, table: str) -> None:
        with suppress(StoreLost):  # it is read again when the store is back
            await self._reread(table)
            room = self._rooms.get(table)
            if room is not None:
                await room.put_off()  # the card that is kept may be of before

    # What happens by itself.

    async def _mind(self) -> None:
        while True:
            try:
                await self._mind_once()
                self._tell_operator(None)
            except StoreLost as error:
                self._tell_operator(error)  # clocks are minded when it is back
            except Exception:
                logger.exception("the tables could not be minded")
            await asyncio.sleep(HEARTBEAT)

    def _tell_operator(self, trouble: StoreLost | None) -> None:
        """One line when the store fails, and one when it works again."""
        if trouble is not None and not self._is_in_trouble:
            logger.error("the store cannot be written: %s", trouble)
        elif trouble is None and self._is_in_trouble:
            logger.warning("the store can be written again")
        self._is_in_trouble = trouble is not None

    async def _mind_once(self) -> None:
        await self._clock.keep()
        await self._read_again()
        await self._mind_due()
        await self._grapevine.mind(list(self._rooms.values()), steady())
        self._put_away_idle()

    async def _read_again(self) -> None:
        """Tables of which nobody knew what was kept, when the store had failed."""
        for room in list(self._rooms.values()):
            if not room.is_sound and not room.is_in_use:
                async with room.use():
                    pass  # it is as it is kept, and everybody has been told
                self._drive(room)

    async def _mind_due(self) -> None:
        """Look after the tables whose time has come, from where we stopped the last time, so that
        none of them keeps us from the others; nor do those that take long."""
        moment, loads = self.moment().clock, 0
        begun: list[asyncio.Task[None]] = []
        while loads < LOADS_A_HEARTBEAT:
            page = await self.store.due(moment, after=self._minded)
            self._minded = (page[-1].wake, page[-1].id) if page else None
            if not page:
                break
            for row in page:
                loads += row.id not in self._rooms
                if row.id not in self._minding:
                    self._minding.add(row.id)
                    begun.append(self._run(self._look_after(row.id)))
        if begun:
            await asyncio.wait(begun, timeout=HEARTBEAT)

    async def _look_after(self, name: str) -> None:
        try:
            await self._see_to(name)
        except StoreLost:
            return  # the next sign of life tells of it, and we come back
        except Exception:
            logger.exception("table %s could not be looked after", name)
        finally:
            self._minding.discard(name)

    async def _see_to(self, name: str) -> None:
        """A table's time has come: somebody's clock has run out, or a bot's move is missing."""
        try:
            room = await self.room(name)
        except NotDone:
            await self._let_sleep(name)
            return
        driver = self._drivers[name]
        await driver.mind_clock()
        await driver.mind_quiet()
        driver.drive()
        await room.put_off()

    async def _let_sleep(self, name: str) -> None:
        """Nothing can be done for a table that cannot be read at all."""
        logger.error("the log of table %s is damaged", name)
        rows = await self.store.read(name)
        last = rows[-1].number if rows else 0
        with suppress(Conflict):
            await self.store.append(name, last, [], Change(open=False, wake=NEVER))

    def _put_away_idle(self) -> None:
        long_ago = steady() - self.settings.idle_seconds
        idle = [
            name
            for name, room in self._rooms.items()
            if not room.watchers
            and room.used_at < long_ago
            and not self._drivers[name].is_busy
            and not room.is_in_use
        ]
        for name in idle:
            del self._drivers[name]
            self._rooms.pop(name).put_away()

    def _heard(self, table: str, number: int) -> None:
        """Another process has appended to a table."""
        room = self._rooms.get(table)
        if room is not None and room.table.number < number:
            self._run(self._catch_up(room))

    def _missed(self) -> None:
        """We may not have heard of some appends, or of who came and went."""
        for room in self._rooms.values():
            self._run(self._catch_up(room))
            if room.watchers:
                self._run(self._grapevine.tell_of(room, asks=True))

    def _tell_others(self, room: Room, asks: bool) -> None:
        self._run(self._grapevine.tell_of(room, asks=asks))

    def _announced(self, word: str) -> None:
        """A process has said something that is not kept."""
        self._run(self._grapevine.hear(word, steady()))

    async def _catch_up(self, room: Room) -> None:
        with suppress(StoreLost):  # it is read again when the store is back
            async with room.use():
                await room.catch_up()

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

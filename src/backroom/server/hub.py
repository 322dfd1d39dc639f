"""All tables of one process: found when wanted, changed by commands, minded by time."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextlib import suppress
from contextvars import copy_context
from typing import Any, NamedTuple

from msgspec import Struct

from backroom.server import commands, opening
from backroom.server.bots import Thinker
from backroom.server.connection import Connection, Door, Visitor
from backroom.server.crew import CrewHealth
from backroom.server.driving import Driver
from backroom.server.houseclock import HouseClock
from backroom.server.library import Library
from backroom.server.log import LogEvent, Moment, OpenedRow, RematchRow
from backroom.server.messages import (
    Ack,
    Act,
    AnswerUndo,
    AskUndo,
    Command,
    NewTable,
    Player,
    Rematch,
    Start,
)
from backroom.server.metrics import Metrics
from backroom.server.presence import Grapevine
from backroom.server.problems import NotDone
from backroom.server.room import Room, load, make
from backroom.server.store import NEVER, Change, Conflict, Store, StoreLost
from backroom.server.table import Table
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


class Place(NamedTuple):
    """A table in use, and whoever makes its bots' moves."""

    room: Room
    driver: Driver


class Hub:
    """The tables of this process."""

    def __init__(
        self,
        store: Store,
        library: Library,
        thinker: Thinker,
        settings: Settings | None = None,
        threads: Executor | None = None,
    ) -> None:
        self.store = store
        self.library = library
        self.metrics = Metrics()
        self._thinker = thinker
        self._threads = threads  # for what takes long; None: those of the loop
        self.settings = settings or Settings()
        self._clock = HouseClock(store)
        self._is_in_trouble = False  # whether the store has failed and not worked since
        self._places: dict[str, Place] = {}
        self._loading: dict[str, asyncio.Task[Place]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._minding: set[str] = set()  # tables that are being looked after
        self._minded: tuple[float, str] | None = None  # the last one of the due list, if it goes on
        self._opening_bots_only = asyncio.Lock()
        self._addresses: dict[str, str] = {}  # by player: where they come from, the latest last
        self.door = Door()
        self._grapevine = Grapevine(store, self._room, self.door.end_visits)

    # From start to end.

    async def start(self) -> None:
        """Begin to mind the tables."""
        await self._clock.start()
        self.store.listen(self._heard, self._missed, self._announced)
        self._run(self._mind())

    async def stop(self) -> None:
        """End what runs by itself. Everything is kept already."""
        for place in self._places.values():
            place.driver.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def moment(self) -> Moment:
        """Now."""
        return Moment(now(), self._clock.read())

    @property
    def bots(self) -> CrewHealth:
        """How the bots are."""
        return self._thinker.health

    @property
    def tables_loaded(self) -> int:
        return len(self._places)

    # Tables.

    async def place(self, name: str) -> Place:
        """A table in use; raises NotDone if there is none."""
        place = self._places.get(name)
        if place is not None:
            return place
        task = self._loading.get(name)
        if task is None:
            task = self._loading[name] = asyncio.create_task(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Place:
        return self._put(await load(self.store, self.library, name))

    def _put(self, table: Table) -> Place:
        room = Room(table, self.store, self.library, self.moment, self._tell_others)
        pause = self.settings.bot_pause
        pace = self.settings.answer_pace
        driver = Driver(room, self.library, self._thinker, self.moment, pause, self._account, pace)
        place = self._places[room.name] = Place(room, driver)
        driver.drive()
        return place

    async def open(self, visitor: Visitor, wanted: NewTable) -> str:
        """A new table; its name. Raises NotDone."""
        opened = opening.opened_row(self.library, visitor.player, wanted)
        visitor.check(opened.table, playing=True)
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

    async def _open(self, opened: OpenedRow, rows: list[LogEvent]) -> None:
        place = self._put(await make(self.store, self.library, opened, self.moment(), ""))
        if rows:
            await self._keep(place, lambda _: rows)

    def _check_bots_only(self, player: str) -> None:
        """Raises NotDone if a visitor has enough tables at which bots play among themselves."""
        visitor = self._visitor(player)
        playing = [
            room.name
            for room, _ in self._places.values()
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

    def _account(self, table: Table) -> tuple[str, ...]:
        """For whom the bots of a table think."""
        return self._visitor(table.owner), table.owner

    # Commands.

    async def command(self, visitor: Visitor, command: Command) -> Ack:
        """Carry out a command, once however often it is sent; raises NotDone."""
        visitor.check(command.table, playing=True)
        place = await self.place(command.table)
        player = visitor.player
        if isinstance(command, Rematch):
            return await self._rematch(place, visitor, command)
        key = commands.command_key(player, command)
        visitor.check_may_see(place.room.table)
        self._note_address(visitor)

        def rows(table: Table) -> list[LogEvent]:
            if commands.is_done(table, key):
                return []
            if isinstance(command, Start) and not table.has_people():
                self._check_bots_only(player.player)
            return commands.Order(table, player, command).rows()

        seat = place.room.table.seat_of(player.player)
        if player.bot and seat is not None and isinstance(command, Act):
            await place.driver.hold(seat)
        takes_long = isinstance(command, AskUndo | AnswerUndo)
        number = await self._keep(place, rows, key, player, beside=takes_long)
        return Ack(id=command.id, table=command.table, number=number)

    async def sit_invited(self, visitor: Visitor, table: str, seat: int) -> None:
        """Take the seat of an invitation; raises NotDone."""
        visitor.check(table, playing=True)
        place = await self.place(table)
        await self._keep(place, lambda table: [commands.sit_invited(table, visitor.player, seat)])

    async def invite(self, visitor: Visitor, table: str, wanted: int | None) -> int:
        """Keep a seat for somebody; which one. Raises NotDone."""
        visitor.check(table, playing=True)
        place = await self.place(table)
        chosen: list[int] = []

        def rows(table: Table) -> list[LogEvent]:
            row = commands.invite(table, visitor.player, wanted)
            chosen.append(row.seat)
            return [row]

        await self._keep(place, rows)
        return chosen[-1]

    async def _keep(
        self,
        place: Place,
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
            async with place.room.use() as table:
                if in_doubt is not None and not (command and commands.is_done(table, command)):
                    raise in_doubt
                wanted = await self._beside(rows, table) if beside else rows(table)
                try:
                    if wanted:
                        await place.room.keep(wanted, command)
                except Conflict:
                    self.metrics.count("conflicts")
                    continue
                except StoreLost as error:
                    in_doubt = error
                    continue
                number = table.seen_number(table.audience_of(player.player if player else ""))
            if wanted:
                self.metrics.count("rows_kept", len(wanted))
                place.room.used_at = steady()
                place.driver.drive()
            return number
        raise NotDone("too_many_requests")

    async def _beside(
        self, rows: Callable[[Table], list[LogEvent]], table: Table
    ) -> list[LogEvent]:
        """Find out beside the loop what is to be kept: only those at this table wait for it."""
        around = copy_context()  # the world, for one thing
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: around.run(rows, table))

    async def _rematch(self, place: Place, visitor: Visitor, command: Command) -> Ack:
        """Sit down at the table where the same people play again; whoever is first opens it. All
        find the same one, at whatever process, so nothing is left over if two open it at once."""
        player = visitor.player
        self._note_address(visitor)
        async with place.room.use() as table:
            opened = opening.rematch_row(table, player)
            bots = opening.rematch_rows(table)
            name = table.rematch
        if name is None:
            name = opened.table
            with suppress(Conflict):  # somebody else was first
                await make(self.store, self.library, opened, self.moment(), "")
        again = await self.place(name)
        await self._keep(again, lambda table: commands.sit_again(table, player, bots))

        def tell(table: Table) -> list[LogEvent]:
            return [] if table.rematch is not None else [RematchRow(table=name)]

        number = await self._keep(place, tell, player=player)
        return Ack(id=command.id, table=command.table, number=number, opened=name)

    # Those who watch.

    async def watch(self, connection: Connection, table: str, since: int | None) -> None:
        """Show a table to a client from now on; raises NotDone."""
        connection.visitor.check(table, playing=False)
        place = await self.place(table)
        async with place.room.use():
            if connection.is_open:
                place.room.watch(connection, since)
                place.driver.drive()

    async def show_past(self, connection: Connection, table: str, before: int) -> None:
        """Show older lines of the log of a table that is watched; raises NotDone."""
        place = await self.place(table)
        async with place.room.use():
            place.room.show_past(connection, before)

    async def unwatch(self, connection: Connection, table: str) -> None:
        """Show it no longer."""
        if table in connection.watching and table in self._places:
            await self._places[table].room.unwatch(connection)

    async def leave(self, connection: Connection) -> None:
        """A client is gone."""
        connection.is_open = False
        for table in list(connection.watching):
            await self.unwatch(connection, table)

    async def show_again(self, connection: Connection) -> None:
        """Send a client all its tables as a whole: its language is another one."""
        for table in list(connection.watching):
            place = await self.place(table)
            async with place.room.use():
                if table in connection.watching:
                    place.room.send_whole(connection)

    async def end_visits(self, player: str, session: str | None = None) -> None:
        """A session of a player, or every one, is over: whoever came with it is let go, here and
        at the other processes."""
        self.door.end_visits(player, session)
        await self._grapevine.tell_of_end(player, session)

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
        await self._grapevine.mind([place.room for place in self._places.values()], steady())
        self._put_away_idle()

    async def _read_again(self) -> None:
        """Tables of which nobody knew what was kept, when the store had failed."""
        for room, driver in list(self._places.values()):
            if not room.is_sound and not room.is_in_use:
                async with room.use():
                    pass  # it is as it is kept, and everybody has been told
                driver.drive()

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
                loads += row.id not in self._places
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
            place = await self.place(name)
        except NotDone:
            await self._let_sleep(name)
            return
        await place.driver.mind_clock()
        await place.driver.mind_quiet()
        place.driver.drive()
        await place.room.put_off()

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
            for name, (room, driver) in self._places.items()
            if not room.watchers
            and room.used_at < long_ago
            and not driver.is_busy
            and not room.is_in_use
        ]
        for name in idle:
            self._places.pop(name).room.put_away()

    def _heard(self, table: str, number: int) -> None:
        """Another process has appended to a table."""
        place = self._places.get(table)
        if place is not None and place.room.table.number < number:
            self._run(self._catch_up(place))

    def _missed(self) -> None:
        """We may not have heard of some appends, or of who came and went."""
        for place in self._places.values():
            self._run(self._catch_up(place))
            if place.room.watchers:
                self._run(self._grapevine.tell_of(place.room, asks=True))

    def _tell_others(self, room: Room, asks: bool) -> None:
        self._run(self._grapevine.tell_of(room, asks=asks))

    def _announced(self, word: str) -> None:
        """A process has said something that is not kept."""
        self._run(self._grapevine.hear(word, steady()))

    def _room(self, name: str) -> Room | None:
        place = self._places.get(name)
        return None if place is None else place.room

    async def _catch_up(self, place: Place) -> None:
        with suppress(StoreLost):  # it is read again when the store is back
            async with place.room.use():
                await place.room.catch_up()

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

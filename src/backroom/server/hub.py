"""All tables of one process: found when wanted, changed by commands, minded by time."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from msgspec import Struct

from backroom.server import commands, opening
from backroom.server.bots import Thinker
from backroom.server.connection import Connection, Visitor
from backroom.server.driving import Driver
from backroom.server.library import Library
from backroom.server.log import LogEvent, Moment, RematchRow, SatRow
from backroom.server.messages import Ack, Command, Joined, NewTable, Player, Rematch
from backroom.server.metrics import Metrics
from backroom.server.presence import Grapevine
from backroom.server.problems import NotDone
from backroom.server.room import Room, load, make
from backroom.server.store import Conflict, Store
from backroom.server.table import Table

TRIES = 8  # when other processes append to the same table
IDLE_SECONDS = 120.0  # after which a table that nobody watches is put away
HEARTBEAT = 1.0

logger = logging.getLogger("backroom.server")


class Settings(Struct, frozen=True):
    """How this server behaves."""

    bot_pause: float = 0.9  # seconds between two choices of bots, so that people can follow
    idle_seconds: float = IDLE_SECONDS


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
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.library = library
        self.metrics = Metrics()
        self._thinker = thinker
        self._settings = settings or Settings()
        self._now = now
        self._away = 0.0  # seconds in all in which no server was running
        self._places: dict[str, Place] = {}
        self._loading: dict[str, asyncio.Task[Place]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._grapevine = Grapevine(store, self._room)

    # From start to end.

    async def start(self) -> None:
        """Begin to mind the tables."""
        self._away = await self.store.now_alive(self._now(), starting=True)
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
        at = self._now()
        return Moment(at, at - self._away)

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
        driver = Driver(room, self.library, self._thinker, self.moment, self._settings.bot_pause)
        place = self._places[room.name] = Place(room, driver)
        driver.drive()
        return place

    async def open(self, visitor: Visitor, wanted: NewTable) -> str:
        """A new table; its name. Raises NotDone."""
        opened = opening.opened_row(self.library, visitor.player, wanted)
        visitor.check(opened.table, playing=True)
        rows = opening.first_rows(visitor.player, wanted)
        place = self._put(await make(self.store, self.library, opened, self.moment(), ""))
        if rows:
            await self._keep(place, lambda _: rows)
        self.metrics.count("tables_opened")
        return opened.table

    # Commands.

    async def command(self, visitor: Visitor, command: Command) -> Ack:
        """Carry out a command, once however often it is sent; raises NotDone."""
        visitor.check(command.table, playing=True)
        place = await self.place(command.table)
        player = visitor.player
        if isinstance(command, Rematch):
            return await self._rematch(place, visitor, command)
        key = commands.command_key(player, command)
        self._check_may_see(place.room, player)

        def rows(table: Table) -> list[LogEvent]:
            if key in table.commands:
                return []
            return commands.Order(table, player, command).rows()

        number = await self._keep(place, rows, key, player)
        return Ack(id=command.id, table=command.table, number=number)

    async def sit_invited(self, visitor: Visitor, table: str, seat: int) -> Joined:
        """Take the seat of an invitation; raises NotDone."""
        visitor.check(table, playing=True)
        place = await self.place(table)
        await self._keep(place, lambda table: [commands.sit_invited(table, visitor.player, seat)])
        return Joined(table, seat)

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
    ) -> int:
        """Ask for rows and keep them; if another process was first, look again and ask again.

        Returns the number under which the player now knows the table.
        """
        for _ in range(TRIES):
            async with place.room.use() as table:
                wanted = rows(table)
                try:
                    if wanted:
                        await place.room.keep(wanted, command)
                except Conflict:
                    self.metrics.count("conflicts")
                    continue
                number = table.seen_number(table.audience_of(player.player if player else ""))
            if wanted:
                self.metrics.count("rows_kept", len(wanted))
                place.room.used_at = self._now()
                place.driver.drive()
            return number
        raise NotDone("too_many_requests")

    async def _rematch(self, place: Place, visitor: Visitor, command: Command) -> Ack:
        player = visitor.player
        async with place.room.use():
            table = place.room.table
            if table.phase != "over":
                raise NotDone("not_over")
            seat = table.seat_of(player.player)
            if seat is None:
                raise NotDone("not_seated")
            name = table.rematch
            if name is None:
                opened = opening.rematch_row(table, player)
                bots = opening.rematch_rows(table)
                made = await make(self.store, self.library, opened, self.moment(), "")
                await place.room.keep([RematchRow(table=opened.table)])
                again = self._put(made)
                if bots:
                    await self._keep(again, lambda _: bots)
                name = opened.table
        again = await self.place(name)

        def sit(table: Table) -> list[LogEvent]:
            taken = table.seat_of(player.player) is not None or table.play is not None
            return [] if taken else [SatRow(seat=seat, player=player)]

        await self._keep(again, sit)
        number = await self._keep(place, lambda _: [], player=player)
        return Ack(id=command.id, table=command.table, number=number, opened=name)

    def _check_may_see(self, room: Room, player: Player) -> None:
        if not room.table.head.public and not room.table.is_member(player.player):
            raise NotDone("not_allowed")

    # Those who watch.

    async def watch(self, connection: Connection, table: str, since: int | None) -> None:
        """Show a table to a client from now on; raises NotDone."""
        connection.visitor.check(table, playing=False)
        place = await self.place(table)
        async with place.room.use():
            if connection.is_open:
                place.room.watch(connection, since)

    async def unwatch(self, connection: Connection, table: str) -> None:
        """Show it no longer."""
        if table in connection.watching and table in self._places:
            place = self._places[table]
            async with place.room.use():
                place.room.unwatch(connection)

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

    # What happens by itself.

    async def _mind(self) -> None:
        while True:
            try:
                await self._mind_once()
            except Exception:
                # The store may be away for a while; clocks are minded when it is back.
                logger.exception("the tables could not be minded")
            await asyncio.sleep(HEARTBEAT)

    async def _mind_once(self) -> None:
        self._away = await self.store.now_alive(self._now())
        for row in await self.store.due(self.moment().clock):
            try:
                await self._look_after(row.id)
            except Exception:
                logger.exception("table %s could not be looked after", row.id)
        await self._grapevine.mind([place.room for place in self._places.values()], self._now())
        self._put_away_idle()

    async def _look_after(self, name: str) -> None:
        """A table's time has come: somebody's clock has run out, or a bot's move is missing."""
        place = await self.place(name)
        await place.driver.mind_clock()
        place.driver.drive()
        if not place.driver.is_busy:
            await place.room.put_off()

    def _put_away_idle(self) -> None:
        long_ago = self._now() - self._settings.idle_seconds
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
        self._run(self._grapevine.hear(word, self._now()))

    def _room(self, name: str) -> Room | None:
        place = self._places.get(name)
        return None if place is None else place.room

    async def _catch_up(self, place: Place) -> None:
        async with place.room.use():
            await place.room.catch_up()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

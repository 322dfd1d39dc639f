"""One story: some tables, some players, an hour of trouble, and a happy end that must come."""

import asyncio
import logging
import tempfile
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from backroom.server.connection import Visitor
from backroom.server.log import OpenedRow, decode
from backroom.server.messages import LiveClock, NewTable, NoClock, Pace, Sit, Start, TurnClock
from backroom.server.store import Store
from backroom.server.store.sqlite import SqliteStore
from simulation.checks import check_all
from simulation.disk import Script, ScriptedDisk
from simulation.lines import Database, Line
from simulation.loop import run
from simulation.players import AtTable, Broken, SimulatedPlayer
from simulation.processes import Process

SECONDS = 3600.0  # of trouble
SECONDS_TO_GO_ON = 3600.0  # after it, for every table
GAMES = ("crooks",) * 6 + ("sneaks", "sneaks", "kings", "animalcatraz")
MEMORY = Path("/dev/shm")  # where there is one, files need no real disk


class Ending(Struct):
    """How a story came out."""

    seed: int
    broken: str | None
    trace: list[str]
    table_hours: float = 0.0
    acked: int = 0
    rows: int = 0
    crashes: int = 0
    faults: int = 0  # of the disk

    def fingerprint(self) -> str:
        """Of everything that happened, to compare two tellings of a story."""
        return blake2b("\n".join(self.trace).encode(), digest_size=8).hexdigest()


def tell(seed: int, seconds: float = SECONDS, fault: tuple[int, str, str] | None = None) -> Ending:
    """What happens with this seed, with so many seconds of trouble: always the same. With a fault
    there is one table only, and that fault is all the trouble."""
    logging.getLogger("backroom.server").setLevel(logging.CRITICAL + 1)  # there is much trouble
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        file = Path(folder) / "tables.db"
        story = (
            Story(seed, file, seconds) if fault is None else QuietStory(seed, file, seconds, fault)
        )
        ending = Ending(seed, None, story.trace)
        try:
            took = run(story.happen)
        except Exception as error:
            ending.broken = f"{type(error).__name__}: {error}"
            story.note(ending.broken)
            return ending
    ending.table_hours = len(story.tables) * took / 3600
    ending.acked = sum(len(player.acked) for player in story.players)
    ending.rows, ending.crashes, ending.faults = story.rows, story.crashes, story.faults
    return ending


class Story:
    """Everything that there is in one story."""

    def __init__(self, seed: int, file: Path, seconds: float) -> None:
        self._seconds = seconds
        self.chance = Random(seed)
        self.trace: list[str] = []
        self.tables: list[str] = []
        self.players: list[SimulatedPlayer] = []
        self.crashes = self.faults = self.rows = 0
        self._file = file
        self._script = Script(Random(self.chance.random()))
        self._disk = ScriptedDisk(self._script)
        self._count = self.chance.choice([1, 1, 2, 3])  # processes; one alone has its own file
        self._processes: list[Process | None] = [None] * self._count
        self._lines: list[Line | None] = [None] * self._count
        self._store: Store
        self._database: Database
        self._seeds: dict[str, str] = {}
        self._restarts: list[asyncio.Task[None]] = []

    def note(self, what: str) -> None:
        """Remember what happened, and when."""
        try:
            now = f"{asyncio.get_running_loop().time():12.6f}"
        except RuntimeError:
            now = " " * 12
        self.trace.append(f"{now} {what}")

    async def happen(self) -> None:
        """From the first player to the last check."""
        await self._open_store()
        for number in range(self._count):
            await self._start(number)
        await self._set_tables()
        living = [asyncio.create_task(player.live()) for player in self.players]
        try:
            await self._among(living, self._trouble())
            await self._mend()
            await self._among(living, self._everybody_goes_on())
        finally:
            for task in living:
                task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        self.rows = await check_all(self._store, self.tables, self.players)
        self.faults = self._script.failed
        for player in self.players:
            self.note(f"{player.player} was told {len(player.told)}, {dict(player.problems)}")
        self.note(f"{self.rows} rows are kept")

    async def _among(self, living: "list[asyncio.Task[None]]", work: Any) -> None:
        """Do something while the players live; if one of them meets a defect, the story ends."""
        task = asyncio.create_task(work)
        await asyncio.wait([task, *living], return_when=asyncio.FIRST_COMPLETED)
        for player in living:
            if player.done():
                task.cancel()
                player.result()
                raise Broken("a player has left")
        task.result()

    # How it begins.

    async def _open_store(self) -> None:
        self._disk = ScriptedDisk(self._script)
        self._store = await SqliteStore.opened(str(self._file), self._disk)
        self._database = Database(self._store)

    async def _start(self, number: int) -> None:
        store: Any = self._store
        if self._count > 1:
            store = self._lines[number] = Line(self._database, Random(self.chance.random()))
        process = Process(f"process {number}", store, self.chance)
        await process.start()
        self._processes[number] = process
        self.note(f"{process.name} has started")

    async def _set_tables(self) -> None:
        process = self._processes[0]
        assert process is not None
        people = []
        for number in range(self.chance.randint(3, 5)):
            secret, player = await process.begin(
                process.desk.identity.new_session(f"Player {number}")
            )
            people.append((secret, Visitor(player)))
        at: dict[str, list[AtTable]] = {visitor.player.player: [] for _, visitor in people}
        for _ in range(self.chance.randint(5, 9)):
            seated = self.chance.sample(
                [visitor for _, visitor in people], self.chance.randint(1, 3)
            )
            pace, game = self._pace(), self.chance.choice(GAMES)
            counts = process.hub.library.game(game).seat_counts
            fitting = [n for n in counts if len(seated) <= n <= 4] or [max(counts)]
            seats = self.chance.choice(fitting)
            name = await process.begin(self._set_table(process, seated, pace, game, seats))
            for visitor in seated:
                at[visitor.player.player].append(AtTable(name, isinstance(pace, TurnClock)))
        for number, (secret, visitor) in enumerate(people):
            chance = Random(self.chance.random())
            name = visitor.player.player
            self.players.append(
                SimulatedPlayer(name, secret, at[name], self._door_for(number), chance, self._seeds)
            )

    def _pace(self) -> Pace:
        live = LiveClock(bank=self.chance.randint(60, 300), increment=self.chance.randint(3, 20))
        paces: list[Pace] = [NoClock(), live, live, TurnClock(days=1)]
        return self.chance.choice(paces)

    async def _set_table(
        self, process: Process, seated: list[Visitor], pace: Pace, game: str, seats: int
    ) -> str:
        hub = process.hub
        bots = ["greedy"] * (seats - len(seated))
        wanted = NewTable(game=game, seats=seats, pace=pace, bots=bots)
        name = await hub.open(seated[0], wanted)
        for visitor in seated[1:]:
            await hub.command(visitor, Sit(id="sit", table=name))
        await hub.command(seated[0], Start(id="start", table=name))
        opened = decode((await self._store.read(name))[0].data)
        assert isinstance(opened, OpenedRow)
        self._seeds[name] = opened.seed
        self.tables.append(name)
        self.note(f"{name}: {game}, {len(seated)} people, {len(bots)} bots, {pace}")
        return name

    def _door_for(self, number: int) -> Any:
        def find() -> Process | None:
            alive = [process for process in self._processes if process is not None]
            return alive[number % len(alive)] if alive else None

        return find

    # What goes wrong.

    async def _trouble(self) -> None:
        loop = asyncio.get_running_loop()
        while loop.time() < self._seconds:
            await asyncio.sleep(self.chance.expovariate(1 / 45))
            troubles = [self._crash, self._disk_trouble, self._cut_wires, self._set_clock]
            troubles += [self._bots_trouble, self._line_trouble][: 2 if self._count > 1 else 1]
            self.chance.choice(troubles)()

    def _some(self) -> tuple[int, Process] | None:
        alive = [(i, one) for i, one in enumerate(self._processes) if one is not None]
        return self.chance.choice(alive) if alive else None

    def _later(self, least: float, most: float, what: Any) -> None:
        asyncio.get_running_loop().call_later(self.chance.uniform(least, most), what)

    def _crash(self) -> None:
        found = self._some()
        if found is None:
            return
        number, process = found
        self.crashes += 1
        self.note(f"{process.name} crashes")
        self._processes[number] = None
        process.crash()
        line = self._lines[number]
        if line is not None:
            line.is_dead = True
            self._database.lines.remove(line)
        else:
            self._let_go_of_store()
        for player in self.players:
            if player.wire is not None and player.wire.process is process:
                player.wire.cut()
        seconds = self.chance.uniform(0, 60)
        self._restarts.append(asyncio.create_task(self._start_again(number, seconds)))

    def _let_go_of_store(self) -> None:
        """As the system does for a process that has ended."""
        self._disk.crash()
        self._store._lock.close()  # type: ignore[attr-defined]

    async def _start_again(self, number: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        while True:  # as systemd would
            try:
                if self._count == 1:
                    await self._open_store()
                await self._start(number)
            except Exception as error:
                self.note(f"process {number} cannot start: {error}")
                if self._count == 1:
                    self._let_go_of_store()
                await asyncio.sleep(1)
            else:
                return

    def _disk_trouble(self) -> None:
        self._script.trouble = self.chance.choice(["full", "broken", "locked"])
        self._script.share = self.chance.choice([0.02, 0.3, 1.0])
        self.note(f"the disk is {self._script.trouble} ({self._script.share})")
        self._later(0.1, 60, self._disk_well)

    def _disk_well(self) -> None:
        self._script.trouble = None

    def _cut_wires(self) -> None:
        share = self.chance.choice([0.3, 1.0])
        cut = [player for player in self.players if self.chance.random() < share]
        self.note(f"{len(cut)} connections break")
        for player in cut:
            if player.wire is not None:
                player.wire.cut()

    def _set_clock(self) -> None:
        found = self._some()
        if found is not None:
            _, process = found
            process.clock_set_by += self.chance.choice([-3600, -60, -5, 5, 60, 3600])
            self.note(f"{process.name}: the clock is wrong by {process.clock_set_by}")

    def _bots_trouble(self) -> None:
        found = self._some()
        if found is not None:
            _, process = found
            process.thinker.wicked = self.chance.choice([0.1, 0.5, 1.0])
            self.note(f"{process.name}: the bots fail ({process.thinker.wicked})")

            def well() -> None:
                process.thinker.wicked = 0.0

            self._later(1, 120, well)

    def _line_trouble(self) -> None:
        found = self._some()
        line = None if found is None else self._lines[found[0]]
        if line is not None:
            line.is_cut = self.chance.random() < 0.5
            line.loses = self.chance.choice([0.05, 0.5])
            self.note(f"process {self._lines.index(line)}: its line to the database is bad")
            self._later(0.1, 60, line.mend)

    # How it ends.

    async def _mend(self) -> None:
        self.note("all is well again")
        self._disk_well()
        for line in self._lines:
            if line is not None:
                line.mend()
        await asyncio.gather(*self._restarts)
        for process in self._processes:
            assert process is not None
            process.thinker.wicked = 0.0

    async def _everybody_goes_on(self) -> None:
        """Every table gets somewhere, and all of them know it."""
        await asyncio.sleep(60)
        before = {name: await self._number(name) for name in self.tables}
        for player in self.players:
            player.hurry()
        loop = asyncio.get_running_loop()
        give_up = loop.time() + SECONDS_TO_GO_ON
        waiting = set(self.tables)
        while waiting:
            if loop.time() > give_up:
                raise Broken(f"{sorted(waiting)} do not go on")
            await asyncio.sleep(5)
            for name in sorted(waiting):
                if await self._number(name) > before[name] or self._is_over(name):
                    waiting.discard(name)
        self.note("every table goes on")

    async def _number(self, name: str) -> int:
        return (await self._store.read(name))[-1].number

    def _is_over(self, name: str) -> bool:
        tables = [player.tables[name] for player in self.players if name in player.tables]
        sights = [table.sight for table in tables]
        return all(sight is not None and sight.phase in ("over", "closed") for sight in sights)


class QuietStory(Story):
    """Two people and a bot at one table of a lone server, and one fault of its disk."""

    def __init__(self, seed: int, file: Path, seconds: float, fault: tuple[int, str, str]) -> None:
        super().__init__(seed, file, seconds)
        self._fault = fault
        self._count = 1
        self._processes, self._lines = [None], [None]

    async def _set_tables(self) -> None:
        process = self._processes[0]
        assert process is not None
        identity = process.desk.identity
        people = [await process.begin(identity.new_session(name)) for name in ("Ann", "Bob")]
        seated = [Visitor(player) for _, player in people]
        name = await process.begin(
            self._set_table(process, seated, LiveClock(bank=60, increment=5), "crooks", 3)
        )
        self.players = [
            SimulatedPlayer(
                player.player,
                secret,
                [AtTable(name, slow=False)],
                self._door_for(0),
                Random(self.chance.random()),
                self._seeds,
            )
            for secret, player in people
        ]

    async def _trouble(self) -> None:
        self._script.fail_once(*self._fault)
        for player in self.players:
            player.hurry()
        await asyncio.sleep(self._seconds)
        self._script.fail_at = None

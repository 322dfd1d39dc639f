"""The server beside a peer and a bare socket, in one run: processor time, latency, memory.

    make bench-server
    python benchmarks/server.py --seconds 5      # a quick look

The peer is a boardgame.io server (``boardgameio/``) with a game of the same load: four seats, a
view of 4 KB for each with what others may not see taken out, websockets only; in memory, and with
its own file storage. Servers run on one core, clients on another. Every client reads English,
as a page does. The bars; the last two count where the bare socket itself stays under 20 ms:

1. A committed choice of Crooks, flat out at 50 tables, costs at most 0.6 of the processor time of a
   move of boardgame.io in memory, and 0.08 of one with its files.
2. One of New York Kings costs at most 1.5 times one of Crooks, and one of Animalcatraz 2.5 times.
   (One of Sneaks & Snitches is measured too, without a bar.)
3. 2,000 idle connections: at most 60 KB each.
4. 500 tables of Crooks, a choice a second at each: 99 % of the acknowledgements within 25 ms.
5. 270 tables of Animalcatraz in the same way: within 100 ms.
"""

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection

from backroom.server.messages import PROTOCOL, Hello, Language
from backroom.server.store import open_store
from crowd import Client, Diary, Group, Guest, gather_groups, say, visit
from processes import ServerProcess, backroom_server, free_port, on_core

SEATS = 4
FLAT_OUT_TABLES = 50
TABLES_EACH = {
    "crooks": 40,
    "sneaks": 40,
    "kings": 8,
    "animalcatraz": 8,
}  # so that no group runs out of games
IDLE_SOCKETS = 2000
IDLE_GUESTS = 100  # each with some of these sockets
SECONDS = 15.0
WARM_UP = 5.0
ARRIVALS_A_SECOND = 250
LANGUAGE: Language | None = "en"
NO_LIMIT = ("--rate", "1000000")  # a player of a load test is faster than any person
PEER = Path(__file__).with_name("boardgameio")

OF_PEER_IN_MEMORY = 0.6
OF_PEER_WITH_FILES = 0.08
OF_CROOKS = {"kings": 1.5, "animalcatraz": 2.5}
CALM = {"crooks": (500, 25.0), "animalcatraz": (270, 100.0)}  # tables, and milliseconds
ECHO_MILLISECONDS = 20.0
MOST_BYTES = 60_000

VERDICTS = {True: "met", False: "MISSED", None: ""}

NOBODY = Guest("nobody", "nothing")


class Latency(Struct):
    """Times to an answer, in milliseconds."""

    answers: int
    median: float
    p99: float
    waited: float  # seconds in which server or clients could have run, and others did


class Cost(Struct):
    """Choices made, and the processor time that the server spent on them."""

    choices: int
    cpu_seconds: float

    @property
    def milliseconds(self) -> float:
        """Of processor time, for each choice."""
        return 1000 * self.cpu_seconds / self.choices


class Calm(Struct):
    """What one choice a second at each table came to."""

    latency: Latency
    cpu_milliseconds: float  # of the server, for each choice
    table_bytes: float  # of memory, for each table with its players


class Bar(Struct):
    """One line of the result."""

    what: str
    beside: str  # what it is compared with
    server: str
    wanted: str = ""
    is_met: bool | None = None  # None: there is nothing to judge, or no way to


def latency_of(seconds: Sequence[float], waited: float) -> Latency:
    """What there is to say of some times."""
    ordered = [1000 * one for one in sorted(seconds)]
    middle, end = len(ordered) // 2, len(ordered) * 99 // 100
    return Latency(len(ordered), ordered[middle], ordered[end], waited)


async def arrive(people: Sequence[Callable[[], asyncio.Task[None]]]) -> list[asyncio.Task[None]]:
    """Let people in one after the other, not all through the door at once."""
    tasks = []
    for start in people:
        tasks.append(start())
        await asyncio.sleep(1 / ARRIVALS_A_SECOND)
    return tasks


async def send_home(tasks: Sequence[asyncio.Task[None]]) -> None:
    """End what some people do."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def wide_awake() -> AsyncIterator[None]:
    """Let no client sleep: waking a process on the same machine is work of the one who sends to it,
    and players have machines of their own. (The bare socket's clients have no time to sleep.)"""

    async def stay_awake() -> None:
        while True:
            await asyncio.sleep(0)

    staying = asyncio.create_task(stay_awake())
    try:
        yield
    finally:
        staying.cancel()


# The bare socket.


class EchoClient:
    """Asks the bare socket for answers, again and again."""

    def __init__(self, server: ServerProcess, answers: int, pause: float) -> None:
        self._server = server
        self._answers = answers
        self._pause = pause
        self.latencies: list[float] = []

    async def run(self) -> None:
        """Ask for ever; with no pause at all if it is 0."""
        async with visit(self._server.address, NOBODY) as socket:
            await asyncio.sleep(random.uniform(0, self._pause))
            while self._answers:
                await self._ask(socket)
                await asyncio.sleep(self._pause)
            await socket.wait_closed()  # only there to be connected

    async def _ask(self, socket: ClientConnection) -> None:
        began = time.perf_counter()
        await socket.send(str(self._answers))
        for _ in range(self._answers):
            await socket.recv()
        self.latencies.append(time.perf_counter() - began)


def echo_server(folder: Path) -> ServerProcess:
    """The bare socket, not started yet."""
    port = free_port()
    program = str(Path(__file__).with_name("echo.py"))
    return ServerProcess([sys.executable, program, str(port)], port, folder / "echo.log")


async def echo_clients(
    server: ServerProcess, asking: int, silent: int, answers: int, pause: float
) -> tuple[list[EchoClient], list[asyncio.Task[None]]]:
    """Connected clients, of which some ask and the others are only there."""
    clients = [
        EchoClient(server, answers if i < asking else 0, pause) for i in range(asking + silent)
    ]
    tasks = await arrive([lambda one=one: asyncio.create_task(one.run()) for one in clients])  # type: ignore[misc]
    return clients, tasks


async def echo_latency(server: ServerProcess, tables: int, seconds: float) -> Latency:
    """For each table one socket that asks, for an acknowledgement and four views."""
    clients, tasks = await echo_clients(server, tables, tables * (SEATS - 1), SEATS + 1, 1.0)
    await asyncio.sleep(WARM_UP)
    for client in clients:
        client.latencies.clear()
    waited = server.waited_seconds()
    await asyncio.sleep(seconds)
    latencies = [one for client in clients for one in client.latencies]
    found = latency_of(latencies, server.waited_seconds() - waited)
    await send_home(tasks)
    return found


# The peer.


async def peer_cost(folder: Path, seconds: float, files: bool) -> Cost:
    """What a move costs boardgame.io, in memory or with its files."""
    port, lobby = free_port(), free_port()
    storage = [str(folder / "matches")] if files else []
    command = ["node", str(PEER / "server.js"), str(port), str(lobby), *storage]
    server = await started(ServerProcess(command, port, folder / "peer.log"))
    clients = await asyncio.create_subprocess_exec(
        *("node", str(PEER / "clients.js"), str(port), str(lobby)),
        *(str(FLAT_OUT_TABLES), str(WARM_UP), str(seconds)),
        stdout=asyncio.subprocess.PIPE,
    )
    assert clients.stdout is not None
    assert (await clients.stdout.readline()).strip() == b"begin"
    cpu = server.cpu_seconds()
    _, moves, _ = (await clients.stdout.readline()).split()
    found = Cost(int(moves), server.cpu_seconds() - cpu)
    await clients.wait()
    server.stop()
    return found


# Our server.


def players(
    server: ServerProcess, groups: Sequence[Group], diary: Diary, think: Callable[[], float]
) -> list[Callable[[], asyncio.Task[None]]]:
    """Everybody of some groups, ready to arrive."""
    clients = [
        Client(guest, group.tables, lambda: server.address, diary, think=think, language=LANGUAGE)
        for group in groups
        for guest in group.guests
    ]
    return [lambda one=one: asyncio.create_task(one.play()) for one in clients]  # type: ignore[misc]


async def calm_play(server: ServerProcess, groups: Sequence[Group], seconds: float) -> Calm:
    """Times from a choice to its acknowledgement, at one choice a second and table."""
    diary, memory = Diary(), server.memory()
    tasks = await arrive(players(server, groups, diary, lambda: 1.0))
    await asyncio.sleep(WARM_UP)
    diary.latencies.clear()
    cpu, waited = server.cpu_seconds(), server.waited_seconds()
    await asyncio.sleep(seconds)
    found = Calm(
        latency_of(diary.latencies, server.waited_seconds() - waited),
        1000 * (server.cpu_seconds() - cpu) / len(diary.latencies),
        (server.memory() - memory) / len(groups),
    )
    await send_home(tasks)
    assert not diary.problems, diary.problems
    return found


async def flat_out(server: ServerProcess, groups: Sequence[Group], seconds: float) -> Cost:
    """What a choice costs when people choose as fast as they can."""
    diary = Diary()
    tasks = await arrive(players(server, groups, diary, lambda: 0.0))
    await asyncio.sleep(WARM_UP)
    before, cpu = len(diary.acked), server.cpu_seconds()
    await asyncio.sleep(seconds)
    found = Cost(len(diary.acked) - before, server.cpu_seconds() - cpu)
    await send_home(tasks)
    assert not diary.problems, diary.problems
    return found


async def idle_bytes(server: ServerProcess, guests: Sequence[Guest]) -> float:
    """What a connection costs that has said hello and is silent since."""
    before = server.memory()
    sockets = []
    for _ in range(IDLE_SOCKETS // len(guests)):
        for guest in guests:
            socket = await visit(server.address, guest)
            await say(socket, Hello(protocol=PROTOCOL, language=LANGUAGE))
            await socket.recv()
            sockets.append(socket)
    await asyncio.sleep(1)
    found = (server.memory() - before) / len(sockets)
    for socket in sockets:
        await socket.close()
    return found


# All together.


async def started(server: ServerProcess) -> ServerProcess:
    """A server that runs on the first core and listens."""
    server.start()
    await server.listening()
    on_core(0, server)
    return server


async def our_cost(game: str, folder: Path, seconds: float) -> Cost:
    """What a choice of a game costs our server, committed before it is told."""
    database = str(folder / f"fast-{game}.db")
    store = await open_store(database)
    each = TABLES_EACH[game]
    groups = await gather_groups(store, [game], FLAT_OUT_TABLES, tables_each=each)
    await store.close()
    server = await started(backroom_server(database, folder, game, *NO_LIMIT))
    async with wide_awake():
        found = await flat_out(server, groups, seconds)
    server.stop()
    return found


async def our_calm(game: str, folder: Path, seconds: float) -> tuple[Latency, Calm, float]:
    """The bare socket's latency and ours, at a choice a second; and what an idle socket takes."""
    tables, _ = CALM[game]
    database = str(folder / f"calm-{game}.db")
    store = await open_store(database)
    groups = await gather_groups(store, [game], tables)
    await store.close()
    echo = await started(echo_server(folder))
    bare = await echo_latency(echo, tables, seconds)
    echo.stop()
    server = await started(backroom_server(database, folder, f"calm-{game}", *NO_LIMIT))
    guests = [guest for group in groups for guest in group.guests][:IDLE_GUESTS]
    idle = await idle_bytes(server, guests)
    calm = await calm_play(server, groups, seconds)
    server.stop()
    return bare, calm, idle


async def measure(seconds: float, console: Console) -> list[Bar]:
    """All bars."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with console.status("boardgame.io"):
            memory = await peer_cost(folder, seconds, files=False)
            files = await peer_cost(folder, seconds, files=True)
        costs: dict[str, Cost] = {}
        for game in TABLES_EACH:
            with console.status(f"A choice of {game}"):
                costs[game] = await our_cost(game, folder, seconds)
        bars = cost_bars(memory, files, costs)
        for game in CALM:
            with console.status(f"{game} at a choice a second"):
                bare, calm, idle = await our_calm(game, folder, seconds)
            bars += calm_bars(game, bare, calm)
        bars.append(
            Bar(
                f"memory of an idle socket, {IDLE_SOCKETS} of them",
                "",
                f"{idle / 1000:.1f} KB",
                f"at most {MOST_BYTES / 1000:.0f} KB",
                idle <= MOST_BYTES,
            )
        )
    return bars


def cost_bars(memory: Cost, files: Cost, costs: dict[str, Cost]) -> list[Bar]:
    """A choice beside the peer's move, and the larger games beside Crooks."""
    crooks = costs["crooks"]
    beside: list[tuple[str, str, Cost, float | None]] = [
        ("crooks", "boardgame.io in memory", memory, OF_PEER_IN_MEMORY),
        ("crooks", "boardgame.io with files", files, OF_PEER_WITH_FILES),
        *((game, "crooks", crooks, OF_CROOKS.get(game)) for game in costs if game != "crooks"),
    ]
    return [
        Bar(
            f"processor time of a choice of {game}",
            f"{other}: {cost.milliseconds:.2f} ms",
            f"{costs[game].milliseconds:.2f} ms"
            f" ({costs[game].milliseconds / cost.milliseconds:.2f} x)",
            "" if most is None else f"at most {most:g} x",
            None if most is None else costs[game].milliseconds <= most * cost.milliseconds,
        )
        for game, other, cost, most in beside
    ]


def calm_bars(game: str, bare: Latency, calm: Calm) -> list[Bar]:
    """The latency of a game. A machine on which the bare socket is slow says nothing about us."""
    tables, most = CALM[game]
    ours = calm.latency
    return [
        Bar(
            f"99 % of {ours.answers} acks, {tables} tables of {game}",
            f"bare socket: {bare.p99:.1f} ms (median {bare.median:.1f})",
            f"{ours.p99:.1f} ms (median {ours.median:.1f})",
            f"under {most:.0f} ms, if that is under {ECHO_MILLISECONDS:.0f} ms",
            ours.p99 < most if bare.p99 < ECHO_MILLISECONDS else None,
        ),
        Bar("without a core meanwhile", f"{bare.waited:.1f} s", f"{ours.waited:.1f} s"),
        Bar("processor time of a choice", "", f"{calm.cpu_milliseconds:.2f} ms"),
        Bar("memory of a table in play", "", f"{calm.table_bytes / 1000:.0f} KB"),
    ]


def show(bars: Sequence[Bar], console: Console) -> None:
    """The result as a table."""
    table = Table("", "beside", "server", "wanted", "")
    for bar in bars:
        table.add_row(bar.what, bar.beside, bar.server, bar.wanted, VERDICTS[bar.is_met])
    console.print(table)


def main() -> int:
    """Measure; 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {1})
    gc.disable()  # four thousand clients are looked through for a tenth of a second each time
    console = Console()
    bars = asyncio.run(measure(asked.seconds, console))
    show(bars, console)
    return 1 if any(bar.is_met is False for bar in bars) else 0


if __name__ == "__main__":
    raise SystemExit(main())

"""The server beside a bare Starlette socket, in one run: latency, throughput, memory.

    make bench-server
    python benchmarks/server.py --tables 200      # a quick look

The server runs on one core and the clients on another. Every client reads English, as a page does.
Three bars (the first counts where the bare socket itself stays under 20 ms):

1. Four players at each of 1,000 tables of Crooks, one choice a second at each: 99 % of the
   acknowledgements within 50 ms. The bare socket gets as many messages and sends as many, of 4 KB.
2. The same players as fast as they can, at 50 tables: views delivered for each second of the
   server's processor time, at least 40 % of the 4 KB messages that the bare socket delivers.
3. 2,000 idle connections: at most 60 KB each.
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

TABLES = 1000
SEATS = 4
FLAT_OUT_TABLES = 50
IDLE_SOCKETS = 2000
IDLE_GUESTS = 100  # each with some of these sockets
SECONDS = 15.0
WARM_UP = 5.0
ARRIVALS_A_SECOND = 250
GAME = "crooks"
LANGUAGE: Language | None = "en"
NO_LIMIT = ("--rate", "1000000")  # a player of a load test is faster than any person

ACK_MILLISECONDS = 50.0
ECHO_MILLISECONDS = 20.0
LEAST_RATIO = 0.4
MOST_BYTES = 60_000

VERDICTS = {True: "met", False: "MISSED", None: ""}

NOBODY = Guest("nobody", "nothing")


class Latency(Struct):
    """Times to an answer, in milliseconds."""

    answers: int
    median: float
    p99: float
    waited: float  # seconds in which server or clients could have run, and others did


class Rate(Struct):
    """Messages delivered, and the processor time that the server spent on them."""

    messages: int
    cpu_seconds: float

    @property
    def per_second(self) -> float:
        """Messages for each second of processor time."""
        return self.messages / self.cpu_seconds


class Calm(Struct):
    """What one choice a second at each table came to."""

    latency: Latency
    cpu_milliseconds: float  # of the server, for each choice
    table_bytes: float  # of memory, for each table with its players


class Bar(Struct):
    """One line of the result."""

    what: str
    echo: str
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


async def echo_latency(server: ServerProcess, tables: int) -> Latency:
    """For each table one socket that asks, for an acknowledgement and four views."""
    clients, tasks = await echo_clients(server, tables, tables * (SEATS - 1), SEATS + 1, 1.0)
    await asyncio.sleep(WARM_UP)
    for client in clients:
        client.latencies.clear()
    waited = server.waited_seconds()
    await asyncio.sleep(SECONDS)
    latencies = [one for client in clients for one in client.latencies]
    found = latency_of(latencies, server.waited_seconds() - waited)
    await send_home(tasks)
    return found


async def echo_rate(server: ServerProcess) -> Rate:
    """As fast as it can."""
    clients, tasks = await echo_clients(server, FLAT_OUT_TABLES * SEATS, 0, 1, 0.0)
    before, cpu = sum(len(one.latencies) for one in clients), server.cpu_seconds()
    await asyncio.sleep(SECONDS)
    after = sum(len(one.latencies) for one in clients)
    found = Rate(after - before, server.cpu_seconds() - cpu)
    await send_home(tasks)
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


async def calm_play(server: ServerProcess, groups: Sequence[Group]) -> Calm:
    """Times from a choice to its acknowledgement, at one choice a second and table."""
    diary, memory = Diary(), server.memory()
    tasks = await arrive(players(server, groups, diary, lambda: 1.0))
    await asyncio.sleep(WARM_UP)
    diary.latencies.clear()
    cpu, waited = server.cpu_seconds(), server.waited_seconds()
    await asyncio.sleep(SECONDS)
    found = Calm(
        latency_of(diary.latencies, server.waited_seconds() - waited),
        1000 * (server.cpu_seconds() - cpu) / len(diary.latencies),
        (server.memory() - memory) / len(groups),
    )
    await send_home(tasks)
    assert not diary.problems, diary.problems
    return found


async def view_rate(server: ServerProcess, groups: Sequence[Group]) -> Rate:
    """Views delivered as fast as people can choose."""
    diary = Diary()
    tasks = await arrive(players(server, groups, diary, lambda: 0.0))
    await asyncio.sleep(WARM_UP)
    before, cpu = diary.views, server.cpu_seconds()
    await asyncio.sleep(SECONDS)
    found = Rate(diary.views - before, server.cpu_seconds() - cpu)
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


async def measure(tables: int, console: Console) -> list[Bar]:
    """The three bars."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = str(folder / "tables.db")
        with console.status("Dealing the cards"):
            store = await open_store(database)
            groups = await gather_groups(store, [GAME], tables)
            fast = await gather_groups(store, [GAME], FLAT_OUT_TABLES, tables_each=40)
            await store.close()
        with console.status("The bare socket"):
            echo = await started(echo_server(folder))
            calm_echo = await echo_latency(echo, tables)
            async with wide_awake():
                fast_echo = await echo_rate(echo)
            echo.stop()
        with console.status("The server"):
            server = await started(backroom_server(database, folder, "server", *NO_LIMIT))
            guests = [guest for group in groups for guest in group.guests][:IDLE_GUESTS]
            idle = await idle_bytes(server, guests)
            calm = await calm_play(server, groups)
            async with wide_awake():
                rate = await view_rate(server, fast)
            server.stop()
    return [
        latency_bar(tables, calm_echo, calm.latency),
        Bar(
            f"without a core meanwhile, of {SECONDS:.0f} s",
            f"{calm_echo.waited:.1f} s",
            f"{calm.latency.waited:.1f} s",
        ),
        rate_bar(fast_echo, rate),
        Bar(
            f"memory of an idle socket, {IDLE_SOCKETS} of them",
            "",
            f"{idle / 1000:.1f} KB",
            f"at most {MOST_BYTES / 1000:.0f} KB",
            idle <= MOST_BYTES,
        ),
        Bar("processor time of a choice", "", f"{calm.cpu_milliseconds:.2f} ms"),
        Bar("memory of a table in play", "", f"{calm.table_bytes / 1000:.0f} KB"),
    ]


def latency_bar(tables: int, echo: Latency, server: Latency) -> Bar:
    """The first bar. A machine on which the bare socket is slow says nothing about the server."""
    return Bar(
        f"99 % of {server.answers} acks, {tables} tables",
        f"{echo.p99:.1f} ms (median {echo.median:.1f})",
        f"{server.p99:.1f} ms (median {server.median:.1f})",
        f"under {ACK_MILLISECONDS:.0f} ms, if that is under {ECHO_MILLISECONDS:.0f} ms",
        server.p99 < ACK_MILLISECONDS if echo.p99 < ECHO_MILLISECONDS else None,
    )


def rate_bar(echo: Rate, server: Rate) -> Bar:
    """The second bar."""
    return Bar(
        "messages a processor second",
        f"{echo.per_second:,.0f}",
        f"{server.per_second:,.0f} ({server.per_second / echo.per_second:.0%})",
        f"at least {LEAST_RATIO:.0%}",
        server.per_second >= LEAST_RATIO * echo.per_second,
    )


def show(bars: Sequence[Bar], console: Console) -> None:
    """The result as a table."""
    table = Table("", "bare socket", "server", "wanted", "")
    for bar in bars:
        table.add_row(bar.what, bar.echo, bar.server, bar.wanted, VERDICTS[bar.is_met])
    console.print(table)


def main() -> int:
    """Measure; 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=TABLES, help="of the first bar")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {1})
    gc.disable()  # four thousand clients are looked through for a tenth of a second each time
    console = Console()
    bars = asyncio.run(measure(asked.tables, console))
    show(bars, console)
    return 1 if any(bar.is_met is False for bar in bars) else 0


if __name__ == "__main__":
    raise SystemExit(main())

"""A server for tests, on a port of its own, and guests who visit it."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psutil
import uvicorn
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect

from backroom import games
from backroom.bots import BotFailed
from backroom.kernel.chance import fast_chance
from backroom.server import world
from backroom.server.app import make_app
from backroom.server.coaching.work import CoachTask, reckon
from backroom.server.courier import Courier
from backroom.server.crew import CrewHealth
from backroom.server.endpoint import COOKIE, Desk
from backroom.server.hub import Hub, Settings
from backroom.server.identity import Identity, hashed
from backroom.server.library import Library
from backroom.server.limits import Limit, Limits
from backroom.server.line import Claim
from backroom.server.listening import listener
from backroom.server.store import Store, open_store
from backroom.server.ways import Outside
from backroom.server.worker import Job
from backroom.server.world import REAL, World

PATIENCE = 300.0  # seconds; a busy machine is no fault, and what hangs is found all the same
TEST_AT_MOST = 3600.0
STANDS_STILL = float  # a clock that always says 0.0: no limit grows back while a test is slow
LIBRARY = Library()
NOWHERE = Outside()
HOUSE_KEY = "open-sesame"


class QuickBots:
    """Bots that think in this process and take anything that is legal, or fail on request."""

    def __init__(self) -> None:
        self.broken: set[str] = set()
        self.asked: list[Job] = []

    @property
    def health(self) -> CrewHealth:
        return CrewHealth(True, 0, 0)

    async def choose(self, job: Job, claim: Claim) -> int | None:
        self.asked.append(job)
        if job.bot in self.broken:
            raise BotFailed("broken")
        return None if job.unasked else some_choice(job)

    async def reckon(self, task: CoachTask, claim: Claim) -> bytes:
        return await asyncio.to_thread(lambda: json.encode(reckon(task)))


def open_to(job: Job) -> list[int]:
    """What a bot may choose."""
    game = games.game(job.game)
    position = game.position(json.decode(job.position))
    options = game.options(job.options)
    edition = LIBRARY.edition(job.game, None)
    state = game.restore(edition, position, options, fast_chance(job.luck))
    return state.legal(job.seat)


def some_choice(job: Job) -> int:
    """What a bot that takes anything would choose."""
    legal = open_to(job)
    return legal[fast_chance(job.luck).below(len(legal))]


def workers(server: int) -> list[int]:
    """The processes of a server in which bots think, by the server's own."""
    children = psutil.Process(server).children()
    return [one.pid for one in children if "backroom.server.worker" in _command(one)]


def _command(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return ""  # it has ended


class House:
    """A running server."""

    def __init__(self, address: str, app: Any, hub: Hub, bots: QuickBots) -> None:
        self.address = address
        self.app = app
        self.hub = hub
        self.bots = bots
        self._guests: list[Guest] = []

    async def guest(self, name: str) -> "Guest":
        """Somebody new comes in."""
        guest = self.program()
        answer = await guest.post("/api/session", {"name": name})
        guest.player = answer["player"]
        return guest

    async def stranger(self) -> "Guest":
        """Somebody without a name."""
        return self.program()

    def program(self, token: str | None = None) -> "Guest":
        """A program with a token, or somebody who says nothing of themselves yet."""
        guest = Guest(self.address, token)
        self._guests.append(guest)
        return guest

    async def back(self, guest: "Guest") -> "Guest":
        """Somebody comes back who was at this house before it was closed, and calls."""
        again = self.program()
        again.http.cookies.set(COOKIE, guest.http.cookies[COOKIE])
        again.player = guest.player
        await again.call("en")
        return again

    async def send_home(self) -> None:
        for guest in self._guests:
            await guest.leave()


class Guest:
    """A client: HTTP with a cookie, and a socket."""

    def __init__(self, address: str, token: str | None = None) -> None:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE)
        self.address = address
        self.token = token
        self.player = ""
        self.socket: ClientConnection | None = None
        self.heard: list[dict[str, Any]] = []  # everything, decoded
        self.frames: list[str] = []  # everything, as it came
        self._next_id = 0

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any, status: int = 200) -> Any:
        answer = await self.http.post(path, content=json.encode(body))
        assert answer.status_code == status, answer.text
        return answer.json()

    async def call(self, language: str | None = None) -> None:
        """Open the socket and say hello."""
        await self.connect()
        await self.say(type="hello", protocol=1, language=language)
        assert (await self.hear("welcome"))["you"]["player"] == self.player or self.token

    async def connect(self, **headers: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        given = {**headers, **({"Cookie": cookie} if cookie else {})}
        if self.token is not None:
            given["Authorization"] = f"Bearer {self.token}"
        url = self.address.replace("http://", "ws://") + "/api/socket"
        self.socket = await connect(
            url,
            additional_headers=given,
            max_size=2**24,
            open_timeout=PATIENCE,
            ping_interval=None,  # a machine that stands still for a while is not gone
        )

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def leave(self) -> None:
        await self.hang_up()
        await self.http.aclose()

    async def say(self, **message: Any) -> None:
        await self.send(json.encode(message).decode())

    async def send(self, text: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def hear(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, or the next of a kind."""
        assert self.socket is not None
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(text, str)
            self.frames.append(text)
            message: dict[str, Any] = json.decode(text)
            self.heard.append(message)
            if kind is None or message["type"] == kind:
                return message

    async def watch(self, table: str, since: int | None = None) -> dict[str, Any]:
        """Look at a table: the table, or what happened since."""
        await self.say(type="watch", table=table, since=since)
        # News of before may still be on its way to somebody who has been watching.
        answers = ("table", "problem") if since is None else ("table", "news", "problem")
        while True:
            message = await self.hear()
            if message["type"] in answers:
                return message

    async def command(self, kind: str, table: str, **what: Any) -> dict[str, Any]:
        """Do something: the ack, or the problem."""
        self._next_id += 1
        return await self.repeat(f"c{self._next_id}", kind, table, **what)

    async def repeat(self, name: str, kind: str, table: str, **what: Any) -> dict[str, Any]:
        """The same with a name of one's own, as after a lost connection."""
        await self.say(type=kind, id=name, table=table, **what)
        while True:
            message = await self.hear()
            if message["type"] in ("ack", "problem") and message["id"] == name:
                return message

    async def open(self, game: str, seats: int, **more: Any) -> str:
        """Open a table; its name."""
        card = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        name: str = card["table"]
        return name


@asynccontextmanager
async def house(
    folder: Path,
    *,
    now: Callable[[], float] = time.time,
    steady: Callable[[], float] = time.monotonic,
    chance: Random = REAL.chance,
    bot_pause: float = 0.0,
    answer_pace: float | None = None,
    rate: float = 1000.0,
    limits_now: Callable[[], float] = time.monotonic,
    store: Store | None = None,
    bots: Any = None,
    library: Library = LIBRARY,
    origins: tuple[str, ...] = (),
    proxy: str | None = None,
    patience: float = PATIENCE,
    outside: Outside = NOWHERE,
) -> AsyncIterator[House]:
    """A server in this process, from start to end. Whoever gives it its ``chance`` gets the same
    deals each time."""
    world.enter(World(now=now, steady=steady, chance=chance))
    kept = store or await open_store(str(folder / "house.db"))
    quick = QuickBots()
    courier = Courier(kept, outside, Limit(1000.0, 1000.0, limits_now))
    hub = Hub(
        kept,
        library,
        bots or quick,
        Settings(bot_pause=bot_pause, answer_pace=answer_pace, patience=patience),
        courier=courier,
    )
    desk = Desk(hub, Identity(kept), Limits(limits_now, rate), courier, house_key=hashed(HOUSE_KEY))
    # Tests ask more in a second than people do; invitations keep their limit, which a test meets.
    for limit in (desk.limits.sessions, desk.limits.tables, desk.limits.requests):
        limit._burst = 100_000
    sock = socket.socket()
    sock.bind(("127.0.0.1", 0))
    app = make_app(desk, origins)
    config = listener(
        app,
        proxy=proxy,
        patience=patience,
        log_level="error",
        ws_ping_interval=None,
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    serving = asyncio.create_task(server.serve(sockets=[sock]))
    while not server.started:
        await asyncio.sleep(0.005)
    running = House(f"http://127.0.0.1:{sock.getsockname()[1]}", app, hub, quick)
    try:
        yield running
    finally:
        await running.send_home()
        server.should_exit = True
        await serving
        courier.close()
        await kept.close()


def in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """An asynchronous test."""

    @wraps(test)
    def run(*args: Any, **more: Any) -> None:
        asyncio.run(asyncio.wait_for(_awaited(test(*args, **more)), TEST_AT_MOST))

    return run


async def _awaited(work: Awaitable[None]) -> None:
    await work


async def finished_game(guest: Guest, game: str = "crooks") -> str:
    """A game of bots that is over."""
    bots = ["random", "random"]
    table = await guest.open(game, 2, bots=bots, sit=False, start=True)
    scene = (await guest.watch(table))["scene"]
    while scene["phase"] != "over":
        scene = (await guest.hear("news"))["scene"]
    return table


async def play_to_the_end(guest: Guest, table: str, seed: int = 0) -> dict[str, Any]:
    """A guest takes anything that is legal until the game is over; the last scene."""
    luck = fast_chance(seed)
    answered = -1
    message = await guest.watch(table)
    while True:
        if message["type"] in ("table", "news"):
            scene: dict[str, Any] = message["scene"]
            if scene["phase"] == "over":
                return scene
            is_new = scene["decision"] is not None and scene["decision"] > answered
            if is_new and scene["you"] in scene["asked"]:
                answered = scene["decision"]
                choice = scene["choices"][luck.below(len(scene["choices"]))]
                await guest.say(
                    type="act",
                    id=f"d{message['number']}",
                    table=table,
                    decision=scene["decision"],
                    action=choice["code"],
                )
        elif message["type"] == "problem":
            raise AssertionError(message)
        message = await guest.hear()

"""Connections to PostgreSQL: how they are made, how a lost one shows, and who said what on it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import asyncpg

from backroom.server.store import Announced, Condition, Heard, Missed, StoreLost

CHANNEL = "backroom"
ANNOUNCEMENTS = "backroom_announcements"
SCHEMA_NAME = "backroom"  # all that we keep lies in a schema of its own
PATIENCE = 30.0  # seconds for which a lost database is waited for
PAUSE = 0.2  # seconds between two tries to reach it
PULSE = 10.0  # seconds between two questions whether a listening connection still lives
NOTICE_BYTES = 7500  # PostgreSQL takes up to 8000

LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asked on a connection whose end had not been noticed yet
)
# What the database cannot do now and may do again in a moment: no space, too many connections, a
# fault of its disk, a standby that only reads, locks that are taken. Waiting here would hold
# everybody up, so whoever asked is told.
UNABLE = (
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TransactionRollbackError,
    asyncpg.ObjectNotInPrerequisiteStateError,
    asyncpg.InternalServerError,
)
SETTINGS = {
    "server_settings": {"search_path": SCHEMA_NAME, "synchronous_commit": "on"},
    "command_timeout": PATIENCE,
}

Result = TypeVar("Result")


def is_lost(error: BaseException) -> bool:
    """Whether the connection failed; asyncpg calls it a ValueError if what was asked did."""
    return isinstance(error, LOST) and not isinstance(error, ValueError)


async def persistently(work: Callable[[bool], Awaitable[Result]], condition: Condition) -> Result:
    """Do some work, and again while the connection is lost; raises StoreLost in the end, or at once
    if the database is there and cannot.

    The work is told whether it is done again, since a try whose answer was lost may have worked.
    """
    loop = asyncio.get_running_loop()
    give_up = loop.time() + PATIENCE
    again = False
    while True:
        try:
            return await work(again)
        except UNABLE as error:
            condition.note_failure()
            raise StoreLost(str(error)) from error
        except LOST as error:
            if not is_lost(error):
                raise
            condition.note_failure()
            if loop.time() > give_up:
                raise StoreLost(str(error)) from error
        again = True
        await asyncio.sleep(PAUSE)


class Line:
    """One connection that is made anew when it is lost."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Any = None

    async def connection(self) -> Any:
        """The connection, alive as far as can be known."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._url, **SETTINGS)
        return self._connection

    def pid(self) -> int | None:
        """How PostgreSQL calls this connection, while there is one."""
        if self._connection is None or self._connection.is_closed():
            return None
        return int(self._connection.get_server_pid())

    def drop(self) -> None:
        """Give a connection up that does not work any more."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


class Listener:
    """Hears what other processes append, for as long as it runs."""

    def __init__(self, url: str, own_pid: Callable[[], int | None]) -> None:
        self._line = Line(url)
        self._own_pid = own_pid
        self._task: asyncio.Task[None] | None = None

    def start(self, heard: Heard, missed: Missed, announced: Announced) -> None:
        """Call ``heard`` for each append of others, ``announced`` for what anybody announces, and
        ``missed`` after the line was lost."""
        self._task = asyncio.get_running_loop().create_task(self._run(heard, missed, announced))

    async def stop(self) -> None:
        """Hear no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._line.drop()

    async def _run(self, heard: Heard, missed: Missed, announced: Announced) -> None:
        def on_announcement(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            announced(payload)

        def on_notice(_connection: Any, pid: int, _channel: str, payload: str) -> None:
            if pid != self._own_pid():
                for table, number in parse_notice(payload):
                    heard(table, number)

        while True:
            try:
                connection = await self._line.connection()
                ended = asyncio.Event()
                connection.add_termination_listener(lambda _connection, e=ended: e.set())
                await connection.add_listener(CHANNEL, on_notice)
                await connection.add_listener(ANNOUNCEMENTS, on_announcement)
                missed()  # whatever was said before the line stood
                while not await _happens(ended, PULSE):
                    await connection.execute("SELECT 1")  # a cut cable ends nothing by itself
            except LOST:
                self._line.drop()
                await asyncio.sleep(PAUSE)


async def _happens(event: asyncio.Event, seconds: float) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()


def notices(ends: dict[str, int]) -> list[str]:
    """The ends of some logs, in as few messages as will carry them."""
    found: list[str] = []
    line = ""
    for table, number in ends.items():
        word = f"{table}:{number}"
        if line and len(line.encode()) + len(word.encode()) >= NOTICE_BYTES:
            found.append(line)
            line = ""
        line = f"{line} {word}" if line else word
    return [*found, line] if line else found


def parse_notice(payload: str) -> list[tuple[str, int]]:
    """The tables of a message, each with the number of its last row."""
    words = [word.rpartition(":") for word in payload.split(" ")]
    return [(table, int(number)) for table, _, number in words]

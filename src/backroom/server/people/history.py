"""What is told of games that are over: who played, who won, and what it is worth.

It is made from the log of a table and kept beside it, so that histories and ratings need not read
logs. If it is lost it is made again: every table that is over and of which nothing is kept is
looked at when the server starts, when a game ends, and now and then.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise

from msgspec import Struct, json

from backroom.server.library import Library
from backroom.server.log import LogEvent, StartedRow, StoodInRow, decode
from backroom.server.messages import Player
from backroom.server.problems import NotDone
from backroom.server.room import load
from backroom.server.store import LogRow, Store, StoreLost
from backroom.server.table import Table

SWEEP_SECONDS = 600.0
AWAY_SECONDS = 5.0  # for which the clock of the house stands still before the house counts as away
PAGE = 100
NEVER_ENDED = 0.0
BREATH = 0.01  # seconds between two tables: a game is played again for each

logger = logging.getLogger("backroom.server")


class FinishedSeat(Struct, kw_only=True, omit_defaults=True):
    """How a game ended for one seat."""

    player: Player | None = None
    bot: str | None = None
    place: int
    points: int
    left: bool = False  # in the end a bot played for whoever had left, or had no time any more


class Finished(Struct, kw_only=True, omit_defaults=True):
    """A game that is over."""

    table: str
    game: str
    edition: str
    began: float
    ended: float
    public: bool
    rated: bool = False
    evening: str  # the first table of those at which the same people stayed together
    seats: list[FinishedSeat]
    teams: list[list[int]]  # the seats of each team; a seat without partners is a team of one


def told_of(table: Table, ended: float) -> Finished | None:
    """What is told of a table whose last move was made at a time of day; None: nothing, because its
    game has no result, or asked what would have been."""
    play = table.play
    if table.phase != "over" or play is None or table.opened.what_if is not None:
        return None
    standings = {standing.seat: standing for standing in play.state.standings()}
    began = next(row.at for _, row in table.happened if isinstance(row, StartedRow))
    return Finished(
        table=table.head.table,
        game=table.head.game,
        edition=table.head.edition,
        began=began,
        ended=ended,
        public=table.head.public,
        rated=table.is_rated,
        evening=table.opened.evening or table.head.table,
        teams=play.game.teams(play.state),
        seats=[
            FinishedSeat(
                player=seat.player,
                bot=seat.bot,
                place=standings[number].place,
                points=standings[number].points,
                left=seat.player is not None and seat.stand_in,
            )
            for number, seat in enumerate(table.seats)
        ],
    )


def ran_out_while_away(rows: Sequence[LogEvent]) -> bool:
    """Whether somebody's time ran out when the house had just been away: between that row and the
    one before, the time of day went on and the clock of the house did not."""
    return any(
        isinstance(row, StoodInRow)
        and row.why == "time"
        and (row.at - row.clock) - (before.at - before.clock) > AWAY_SECONDS
        for before, row in pairwise(rows)
    )


class Historian:
    """Keeps it."""

    def __init__(self, store: Store, library: Library) -> None:
        self._store = store
        self._library = library
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Catch up, and then go on."""
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """End that."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def note_end(self, _table: str) -> None:
        """A game is over."""
        self._wanted.set()

    async def catch_up(self) -> None:
        """Tell of every game of which nothing is told yet."""
        while names := await self._store.unrecorded(PAGE):
            for name in names:
                await self._tell(name)
                await asyncio.sleep(BREATH)

    async def _go_on(self) -> None:
        while True:
            self._wanted.clear()
            try:
                await self.catch_up()
            except StoreLost:
                pass  # the next game or the next round tells of it
            except Exception:
                logger.exception("what is to be told of finished games could not be")
            with suppress(TimeoutError):
                async with asyncio.timeout(SWEEP_SECONDS):
                    await self._wanted.wait()

    async def _tell(self, name: str) -> None:
        """If somebody becomes somebody else meanwhile, what was told names them as before: then it
        is told again."""
        told_from: list[LogRow] | None = None
        while told_from != (kept := await self._store.read(name)):
            await self._tell_from(name, kept)
            told_from = kept

    async def _tell_from(self, name: str, kept: Sequence[LogRow]) -> None:
        try:
            table = await load(self._store, self._library, name)
            rows = [decode(row.data) for row in kept]
            last = rows[table.moment - 1]
            told = told_of(table, last.at)
            if told is not None and ran_out_while_away(rows):
                told.rated = False
            ended = last.clock if table.frozen is None else NEVER_ENDED
        except (NotDone, LookupError, ValueError):  # damaged: nobody knows how it ended
            told, ended = None, NEVER_ENDED
        await self._store.record(name, ended, b"" if told is None else json.encode(told))

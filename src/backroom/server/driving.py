"""What happens at a table by itself: bots choose, and time runs out."""

import asyncio
import logging
from collections.abc import Callable
from random import uniform
from typing import NamedTuple

from backroom.bots import BotFailed, Invitations
from backroom.server.bots import Thinker, job_for
from backroom.server.library import Library
from backroom.server.log import BotFailedRow, ChosenRow, LogEvent, Moment, StoodInRow
from backroom.server.play import Play
from backroom.server.room import Room
from backroom.server.store import Conflict
from backroom.server.table import Table
from backroom.server.worker import Job

logger = logging.getLogger("backroom.server")


class Question(NamedTuple):
    """What a bot is asked: which seat, for which of its decisions, in which game."""

    seat: int
    decision: int
    play: Play
    job: Job


class Driver:
    """Makes the moves of one table's bots, one at a time, and minds its clocks."""

    def __init__(
        self,
        room: Room,
        library: Library,
        thinker: Thinker,
        moment: Callable[[], Moment],
        pause: float,
    ) -> None:
        self._room = room
        self._library = library
        self._thinker = thinker
        self._moment = moment
        self._pause = pause
        self._invitations = Invitations()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def drive(self) -> None:
        """See to it that the bots of the table play on. Called whenever something happened."""
        if not self.is_busy and has_bot_to_move(self._room.table):
            self._task = asyncio.create_task(self._drive())

    def stop(self) -> None:
        """Make no more moves."""
        if self._task is not None:
            self._task.cancel()

    async def mind_clock(self) -> None:
        """Whoever has no time left is played for, by a bot or as the game's own rule says."""
        async with self._room.use():
            table = self._room.table
            due = table.due()
            if due is None or due.clock > self._moment().clock:
                return
            row: LogEvent = StoodInRow(seat=due.seat, why="time")
            if table.plays_defaults() and table.play is not None:
                play = table.play
                code = play.game.default_choice(play.state, due.seat)
                row = ChosenRow(seat=due.seat, do=play.game.actions.words(code), by="clock")
            try:
                await self._room.keep([row])
            except Conflict:
                return  # another process has seen to it
        self.drive()

    async def _drive(self) -> None:
        try:
            await self._play_on()
        except Exception:
            # The store may be away. Whoever looks after the tables takes it up again.
            logger.exception("the bots of table %s stopped", self._room.name)

    async def _play_on(self) -> None:
        while True:
            async with self._room.use():
                question = self._next_question()
            if question is None:
                return
            began = self._moment().at
            code, has_failed = await self._answer(question)
            rest = self._pause - (self._moment().at - began)
            if rest > 0 and self._room.watchers:
                await asyncio.sleep(rest)
            try:
                async with self._room.use():
                    await self._choose(question, code, has_failed)
            except Conflict:
                # Another process made the move. Both would go on in step, so one hangs back.
                await asyncio.sleep(uniform(0, 1))

    def _next_question(self) -> Question | None:
        """The next bot that must choose, or may speak unasked."""
        table = self._room.table
        play = table.play
        if play is None or table.phase != "playing":
            return None
        drivers = {seat: one.driver() for seat, one in enumerate(table.seats)}
        bots = {seat: bot for seat, bot in drivers.items() if bot is not None}
        speaker = None
        if play.state.has_invitations():
            speaker = self._invitations.next_speaker(play.state, bots)
        asked = [seat for seat in play.state.asked() if seat in bots]
        if speaker is None and not asked:
            return None
        seat = asked[0] if speaker is None else speaker
        kept = self._library.kept(table.head.game, table.opened.digest)
        job = job_for(
            play.game,
            play.state,
            seat,
            bots[seat],
            table.head.options,
            None if kept is None else kept.path,
            unasked=speaker is not None,
        )
        return Question(seat, int(play.state.decision(seat)), play, job)

    async def _answer(self, question: Question) -> tuple[int | None, bool]:
        """The bot's code, and whether it failed."""
        try:
            return await self._thinker.choose(question.job), False
        except BotFailed:
            return None, True

    async def _choose(self, question: Question, code: int | None, has_failed: bool) -> None:
        """Make the bot's choice, unless the table has moved on meanwhile."""
        table, seat = self._room.table, question.seat
        play = table.play
        if play is not question.play or play is None or table.phase != "playing":
            return
        if play.state.decision(seat) != question.decision or table.seats[seat].driver() is None:
            return
        if question.job.unasked and (code is None or has_failed):
            return
        rows: list[LogEvent] = []
        if has_failed or code is None or play.state.refusal(seat, code) is not None:
            if not play.state.is_asked(seat):
                return
            if not table.seats[seat].bot_failed:
                rows.append(BotFailedRow(seat=seat))
            code = play.game.default_choice(play.state, seat)
        rows.append(ChosenRow(seat=seat, do=play.game.actions.words(code), by="bot"))
        await self._room.keep(rows)


def has_bot_to_move(table: Table) -> bool:
    """Whether a bot must choose now, or may speak unasked."""
    play = table.play
    if play is None or table.phase != "playing":
        return False
    bots = [seat for seat, one in enumerate(table.seats) if one.driver() is not None]
    if any(play.state.is_asked(seat) for seat in bots):
        return True
    return bool(play.state.has_invitations()) and any(
        play.state.invitation(seat) != 0 for seat in bots
    )

"""What happens at a table by itself: bots choose, and time runs out."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from backroom.bots import BotFailed, Invitations
from backroom.kernel.temperament import Temperament
from backroom.server.abandon import next_step
from backroom.server.bots import Thinker, job_for
from backroom.server.library import Library
from backroom.server.line import Claim, Rank
from backroom.server.log import BotFailedRow, ChosenRow, LogEvent, Moment, StoodInRow
from backroom.server.pauses import share_of_pause, thinking_time
from backroom.server.play import ONLY, Play
from backroom.server.regulars import regular
from backroom.server.room import Room
from backroom.server.store import Conflict, StoreLost
from backroom.server.table import Table
from backroom.server.worker import Job
from backroom.server.world import between, steady

logger = logging.getLogger("backroom.server")


class Question(NamedTuple):
    """What a bot is asked: which seat, for which of its decisions, in which game."""

    seat: int
    decision: int
    play: Play
    job: Job
    claim: Claim


class Given(NamedTuple):
    """The only answer that a player has: for which decision, and when it is given."""

    seat: int
    decision: int
    play: Play
    code: int
    at: float  # on the clock of the house


class Driver:
    """Makes the moves of one table's bots, one at a time, and minds its clocks."""

    def __init__(
        self,
        room: Room,
        library: Library,
        thinker: Thinker,
        moment: Callable[[], Moment],
        pause: float,
        account: Callable[[Table], tuple[str, ...]],
        answer_pace: float | None,
    ) -> None:
        self._room = room
        self._library = library
        self._thinker = thinker
        self._moment = moment
        self._pause = pause
        self._account = account  # for whom the table's bots think
        self._answer_pace = answer_pace
        self._there_since: dict[int, float] = {}  # by seat of players who are connected
        self._stirred = asyncio.Event()  # set whenever something happened
        self._invitations = Invitations()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def drive(self) -> None:
        """See to it that the table plays on by itself. Called whenever something happened, and when
        somebody has come to look."""
        self._stirred.set()
        self._note_presence()
        if self.is_busy:
            return
        if has_bot_to_move(self._room.table) or self._next_given() is not None:
            self._task = asyncio.create_task(self._drive())

    def stop(self) -> None:
        """Make no more moves."""
        if self._task is not None:
            self._task.cancel()

    async def mind_clock(self) -> None:
        """Whoever has no time left is played for."""
        async with self._room.use():
            table = self._room.table
            due = table.due()
            if due is None or due.clock > self._moment().clock:
                return
            try:
                await self._room.keep(out_of_time(table, due.seat))
            except Conflict:
                return  # another process has seen to it
        self.drive()

    async def mind_quiet(self) -> None:
        """A table that nobody uses any more is warned of its end, and then closed."""
        async with self._room.use() as table:
            row = next_step(table, self._moment().clock)
            if row is not None:
                with suppress(Conflict):  # another process has seen to it
                    await self._room.keep([row])

    async def _drive(self) -> None:
        try:
            await self._play_on()
        except StoreLost:
            return  # the next sign of life tells of it; whoever minds the tables takes it up again
        except Exception:
            logger.exception("the bots of table %s stopped", self._room.name)

    async def _play_on(self) -> None:
        while True:
            self._stirred.clear()
            self._note_presence()
            async with self._room.use():
                given = self._next_given()
                is_due = given is not None and given.at <= self._moment().clock
                question = None if is_due else self._next_question()
            if given is not None and question is None:
                await (self._give(given) if is_due else self._wait_until(given.at))
                continue
            if question is None:
                return
            began = steady()
            code = await self._answer(question)
            rest = self._usual_pause(question) - (steady() - began)
            if not self._room.watchers and question.claim.rank != "bots_only":
                rest = 0.0  # nobody follows
            await asyncio.sleep(max(rest, self._secret_rest(question.seat, question.job.bot)))
            try:
                async with self._room.use():
                    await self._choose(question, code)
            except Conflict:
                # Another process made the move. Both would go on in step, so one hangs back.
                await asyncio.sleep(between(0, 1))

    # What is given for players.

    def _note_presence(self) -> None:
        present, clock = self._room.present().seats, self._moment().clock
        self._there_since = {seat: self._there_since.get(seat, clock) for seat in present}

    def _next_given(self) -> Given | None:
        """The answer that is given next for a player who has no other. Where everybody sees that,
        at once; where it is a secret, after a pause, and to those who are there: whoever is away
        could not have answered."""
        table, pace = self._room.table, self._answer_pace
        play = table.play
        if pace is None or play is None or table.phase != "playing":
            return None
        found = []
        for seat in filter(table.is_answered_for, play.state.asked()):
            code = play.state.only_answer_of(seat)
            if code is None:
                continue
            at = 0.0
            if not play.state.shows_options(seat):
                if seat not in self._there_since:
                    continue
                came = self._there_since[seat] - table.moment_at
                at = table.answer_at(pace) + max(0.0, came)
            found.append(Given(seat, int(play.state.decision(seat)), play, code, at))
        return min(found, key=lambda given: given.at, default=None)

    async def _wait_until(self, at: float) -> None:
        """Wait for a moment, or until something happens before. Whoever waits looks anew then: the
        player may be gone, and the clock of the house may have stood still."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), at - self._moment().clock)

    async def _give(self, given: Given) -> None:
        """Give an answer whose time has come, unless the table has moved on meanwhile."""
        async with self._room.use() as table:
            play = table.play
            if play is not given.play or table.phase != "playing":
                return
            is_asked = given.play.state.is_asked(given.seat)
            is_same = given.play.state.decision(given.seat) == given.decision
            if is_asked and is_same and table.is_answered_for(given.seat):
                do = given.play.game.actions.words(given.code)
                with suppress(Conflict):  # another process has given it
                    await self._room.keep([ChosenRow(seat=given.seat, do=do, by=ONLY)])

    def _usual_pause(self, question: Question) -> float:
        """How long a bot seems to think."""
        state, seat = question.play.state, question.seat
        if not state.is_asked(seat) or not state.shows_options(seat):
            return self._pause
        return self._pause * share_of_pause(len(state.legal(seat)))

    def _secret_rest(self, seat: int, bot: str = "") -> float:
        """How long an answer must still wait so that its time does not tell its options. Where bots
        play among themselves they have nothing to hide."""
        table = self._room.table
        play = table.play
        if self._answer_pace is None or play is None or not table.has_people():
            return 0.0
        if not play.state.is_asked(seat) or play.state.shows_options(seat):
            return 0.0
        at = table.answer_at(self._answer_pace, thinking_time(bot))
        return max(0.0, at - self._moment().clock)

    async def hold(self, seat: int) -> None:
        """A program that plays from elsewhere answers: not sooner than others would."""
        await asyncio.sleep(self._secret_rest(seat))

    # Bots.

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
            temperament=_temperament(table, seat),
            unasked=speaker is not None,
        )
        claim = Claim((*self._account(table), self._room.name), _rank(table, seat))
        return Question(seat, int(play.state.decision(seat)), play, job, claim)

    async def _answer(self, question: Question) -> int | None:
        """The bot's code; None if it kept silent or failed."""
        try:
            return await self._thinker.choose(question.job, question.claim)
        except BotFailed:
            return None

    async def _choose(self, question: Question, code: int | None) -> None:
        """Make the bot's choice, unless the table has moved on meanwhile."""
        table, seat = self._room.table, question.seat
        play = table.play
        if play is not question.play or play is None or table.phase != "playing":
            return
        if play.state.decision(seat) != question.decision or table.seats[seat].driver() is None:
            return
        if question.job.unasked and code is None:
            return
        rows: list[LogEvent] = []
        if code is None or play.state.refusal(seat, code) is not None:
            if not play.state.is_asked(seat):
                return
            code = play.game.default_choice(play.state, seat)
            if not table.seats[seat].bot_failed:
                rows.append(BotFailedRow(seat=seat))
                if code is None:
                    await self._room.keep(rows)
                    return  # the bot that plays on from here is asked next
            elif code is None:
                code = play.state.legal(seat)[0]
        rows.append(ChosenRow(seat=seat, do=play.game.actions.words(code), by="bot"))
        await self._room.keep(rows)


def out_of_time(table: Table, seat: int) -> list[LogEvent]:
    """What happens when an asked seat has no time left: a bot stands in, unless its next decision
    has time of its own, and this one is answered as the rules say, if they do. A stand-in would
    tell everybody that the seat was asked, so who is asked in secret gets none."""
    rows: list[LogEvent] = []
    play = table.play
    code = None if play is None else play.game.default_choice(play.state, seat)
    has_own_time = table.has_decision_clock() or seat in table.asked_in_secret()
    if code is None or not has_own_time:
        rows.append(StoodInRow(seat=seat, why="time"))
    if code is not None and play is not None:
        rows.append(ChosenRow(seat=seat, do=play.game.actions.words(code), by="clock"))
    return rows


def _temperament(table: Table, seat: int) -> Temperament | None:
    """That of the regular who sits there; a stand-in for somebody else has none."""
    sat = table.seats[seat]
    if sat.bot is None or sat.driver() != sat.bot:
        return None
    found = regular(sat.bot, seat)
    return None if found is None else found.temperament


def _rank(table: Table, seat: int) -> Rank:
    """How urgent it is that a bot chooses for a seat."""
    if not table.has_people():
        return "bots_only"
    return "stand_in" if table.seats[seat].stand_in else "people"


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

"""Finished games again: the record, the moves at a glance, and every moment from anybody's eyes.

To tell of a game it is played again, which takes long. So that is done in a process of its own
(``retell``); here it is only put together what that process must know (``Retelling``).
"""

import logging
from collections.abc import Iterator
from itertools import islice
from typing import Any, Literal

from msgspec import Raw, Struct, json

from backroom import games
from backroom.coach.review import Review
from backroom.coach.trace import Played, played_in
from backroom.kernel.chance import fast_chance
from backroom.kernel.fairness import Deal, commitment_to
from backroom.kernel.record import Record, Session, replay_steps
from backroom.kernel.state import SPECTATOR
from backroom.kernel.text import Speaker
from backroom.server.cards import NOBODY
from backroom.server.coaching.messages import ReviewState
from backroom.server.coaching.telling import told_review
from backroom.server.crew import CannotStart, Crew, Failed, Hire, Lost
from backroom.server.library import Library
from backroom.server.line import Claim
from backroom.server.log import Moment
from backroom.server.messages import (
    ChanceCounts,
    ReplayFrame,
    ReplayFrames,
    ReplayMove,
    ReplayOutline,
    Standing,
    Told,
)
from backroom.server.play import Play
from backroom.server.problems import NotDone
from backroom.server.scenes import seats_of
from backroom.server.table import Table
from backroom.server.words import seat_names
from backroom.server.worker import edition_of
from backroom.server.world import token_hex

FRAMES_AT_MOST = 50
SECONDS = 30.0  # for one answer
WAITING_AT_MOST = 8  # answers that one visitor waits for

logger = logging.getLogger("backroom.server")
_encode = json.Encoder().encode


class Retelling(Struct):
    """What is to be told of a game, and all that it takes. Of ``frames`` so many from the first,
    with the eyes of a seat or a spectator, or all open (``seat`` None)."""

    what: Literal["record", "chance", "outline", "frames", "review", "position"]
    record: Record
    edition: str | None  # the file; None: the house edition
    language: str = "en"
    names: list[str] = []
    outline: ReplayOutline | None = None  # without its moves
    first: int = 0
    count: int = 0
    seat: int | None = None
    review: Review | None = None
    luck: str = ""  # with which a table is dealt anew


class Replayer:
    """Retells games in a process of its own, a few at a time for each visitor."""

    def __init__(self, hire: Hire | None = None) -> None:
        self._crew = Crew("replay", 1, hire)

    async def retell(self, wanted: Retelling, visitor: str) -> bytes:
        """The answer, as it is sent; raises NotDone."""
        if self._crew.waiting_of(visitor) >= WAITING_AT_MOST:
            raise NotDone("too_many_requests")
        try:
            return await self._crew.work(_encode(wanted), SECONDS, Claim((visitor,)))
        except (CannotStart, Failed, Lost, TimeoutError) as error:
            logger.exception("a game could not be told again")
            raise NotDone("server_error") from error

    async def close(self) -> None:
        """Send the process home."""
        await self._crew.close()


# At the table.


def finished(table: Table) -> Play:
    """The game of a table that is over; raises NotDone: before that a record would tell all."""
    if table.play is None or table.phase != "over":
        if table.is_closed:
            raise NotDone("closed")
        raise NotDone("frozen" if table.frozen is not None else "not_over")
    return table.play


def record_of(table: Table) -> Record:
    """The whole game, with what it takes to check the deal."""
    record = finished(table).session.record()
    record.deal = Deal(
        table=table.head.table,
        commitment=commitment_to(table.opened.seed),
        seed=table.opened.seed,
        luck=[seat.luck for seat in table.seats],
    )
    return record


def record_wanted(library: Library, table: Table) -> Retelling:
    """The whole record."""
    return Retelling("record", record_of(table), edition_file(library, table))


def chance_wanted(library: Library, table: Table) -> Retelling:
    """What it takes to draw the outcomes of the record from its seed again."""
    return Retelling("chance", record_of(table), edition_file(library, table))


def outline_wanted(library: Library, table: Table, language: str, moment: Moment) -> Retelling:
    """The moves of a game, and the points after each."""
    standings = finished(table).state.standings()
    outline = ReplayOutline(
        head=table.head,
        seats=seats_of(table, NOBODY, moment),
        fairness=table.fairness(),
        result=[Standing(one.seat, one.place, one.points) for one in standings],
        start=[],
        moves=[],
    )
    return Retelling(
        "outline",
        record_of(table),
        edition_file(library, table),
        language,
        seat_names(table.seats, language),
        outline,
    )


def frames_wanted(
    library: Library, table: Table, language: str, first: int, count: int, seat: int | None
) -> Retelling:
    """Some moments of a game as a seat or a spectator saw them, or (``seat`` None) all open."""
    record = record_of(table)
    if seat is not None and seat not in range(SPECTATOR, table.head.seats):
        raise NotDone("bad_seats")
    return Retelling(
        "frames",
        record,
        edition_file(library, table),
        language,
        seat_names(table.seats, language),
        first=first,
        count=min(count, FRAMES_AT_MOST),
        seat=seat,
    )


def review_wanted(library: Library, table: Table, language: str, review: Review) -> Retelling:
    """A review in words."""
    return Retelling(
        "review",
        record_of(table),
        edition_file(library, table),
        language,
        seat_names(table.seats, language),
        review=review,
    )


def position_wanted(library: Library, table: Table, moment: int, seat: int | None) -> Retelling:
    """A moment of a game as a table to play on: as a seat knew it, or (None) as it was."""
    return Retelling(
        "position",
        record_of(table),
        edition_file(library, table),
        first=moment,
        seat=seat,
        luck=token_hex(16),
    )


def edition_file(library: Library, table: Table) -> str | None:
    """The file of a table's edition; None: the house edition."""
    kept = library.kept(table.head.game, table.opened.digest)
    return None if kept is None or kept.path is None else str(kept.path)


# In the process.


def retell(data: bytes) -> bytes:
    """What is wanted of a game, as it is sent."""
    wanted = json.decode(data, type=Retelling)
    match wanted.what:
        case "record":
            return wanted.record.to_json()
        case "chance":
            *_, session = _steps(wanted)
            return _encode(ChanceCounts(session.counts()))
        case "outline":
            return _encode(_outline(wanted))
        case "frames":
            return _encode(_frames(wanted))
        case "position":
            return _encode(_position(wanted))
        case "review":
            assert wanted.review is not None
            return _encode(
                ReviewState(1.0, told_review(wanted.review, _played(wanted), _speaker(wanted)))
            )


def _outline(wanted: Retelling) -> ReplayOutline:
    outline, speaker, steps = wanted.outline, _speaker(wanted), _steps(wanted)
    assert outline is not None
    outline.start = _points(next(steps))
    actions = games.game(wanted.record.game).actions
    for move, step in zip(wanted.record.moves, steps, strict=True):
        code = actions.code(move.do)
        label = None if code is None else speaker.action(code)
        outline.moves.append(ReplayMove(move.seat, move.do, label, _points(step)))
    return outline


def _frames(wanted: Retelling) -> ReplayFrames:
    speaker = _speaker(wanted)
    found = []
    entries = 0
    for moment, step in enumerate(islice(_steps(wanted), wanted.first + wanted.count)):
        if moment >= wanted.first:
            found.append(_frame(step, moment, entries, wanted.seat, speaker))
        entries = len(step.journal.entries)
    return ReplayFrames(found)


def _frame(
    step: Session, moment: int, since: int, seat: int | None, speaker: Speaker
) -> ReplayFrame:
    game, state = step.game, step.state
    all_open = seat is None
    eyes = SPECTATOR if seat is None else seat
    events = step.journal.seen_by(eyes, since=since, all_open=all_open)
    speaker.meet(state)
    return ReplayFrame(
        moment=moment,
        view=Raw(_encode(game.open_view(state) if all_open else game.view(state, eyes))),
        events=[
            Told(
                number=moment,
                text=speaker.event(event, eyes),
                event=Raw(_encode(event)),
                seats=speaker.about(event),
            )
            for event in events
        ],
        asked=state.asked() if all_open else state.asked_seen_by(eyes),
    )


def _steps(wanted: Retelling) -> Iterator[Session]:
    record = wanted.record
    return replay_steps(record, games.game(record.game), edition_of(record.game, wanted.edition))


def _position(wanted: Retelling) -> dict[str, Any] | None:
    """The table at a moment, dealt anew from what a seat knew or (``seat`` None) as it was; None if
    the game was over then."""
    *_, session = islice(_steps(wanted), wanted.first + 1)
    state = session.state
    if state.waiting() == 0:
        return None
    if wanted.seat is not None:
        state = state.redeal(wanted.seat, fast_chance(wanted.luck))
    return session.game.data_of(state)


def _played(wanted: Retelling) -> list[Played]:
    record = wanted.record
    return played_in(record, games.game(record.game), edition_of(record.game, wanted.edition))


def _points(session: Session) -> list[int]:
    by_seat = sorted(session.state.standings(), key=lambda standing: standing.seat)
    return [standing.points for standing in by_seat]


def _speaker(wanted: Retelling) -> Speaker:
    game = wanted.record.game
    edition = edition_of(game, wanted.edition)
    return games.game(game).speaker(edition, wanted.language, wanted.names)

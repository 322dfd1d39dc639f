"""Finished games again: the record, the moves at a glance, and every moment from anybody's eyes."""

from collections.abc import Iterator
from itertools import islice

from msgspec import Raw, json

from backroom.kernel.fairness import Deal, commitment_to
from backroom.kernel.record import Record, Session, replay_steps
from backroom.kernel.state import SPECTATOR
from backroom.kernel.text import Speaker
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
from backroom.server.room import NOBODY
from backroom.server.scenes import seats_of
from backroom.server.table import Table
from backroom.server.words import seat_names

FRAMES_AT_MOST = 50

_encode = json.Encoder().encode


def finished(table: Table) -> Play:
    """The game of a table that is over; raises NotDone: before that a record would tell all."""
    if table.play is None or table.phase != "over":
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


def counts_of(table: Table) -> ChanceCounts:
    """What it takes to draw the outcomes of the record from its seed again."""
    *_, session = _steps(finished(table))
    return ChanceCounts(session.counts())


def outline(table: Table, language: str, moment: Moment) -> ReplayOutline:
    """The moves of a game, and the points after each."""
    play = finished(table)
    speaker = _speaker(table, play, language)
    steps = _steps(play)
    start = _points(next(steps))
    moves = []
    for move, step in zip(play.session.moves, steps, strict=True):
        code = play.game.actions.code(move.do)
        label = None if code is None else speaker.action(code)
        moves.append(ReplayMove(move.seat, move.do, label, _points(step)))
    standings = play.state.standings()
    return ReplayOutline(
        head=table.head,
        seats=seats_of(table, NOBODY, moment),
        fairness=table.fairness(),
        result=[Standing(one.seat, one.place, one.points) for one in standings],
        start=start,
        moves=moves,
    )


def frames(table: Table, language: str, first: int, count: int, seat: int | None) -> ReplayFrames:
    """Some moments of a game as a seat or a spectator saw them, or (``seat`` None) all open."""
    play = finished(table)
    if seat is not None and seat not in range(SPECTATOR, table.head.seats):
        raise NotDone("bad_seats")
    speaker = _speaker(table, play, language)
    found = []
    entries = 0
    for moment, step in enumerate(islice(_steps(play), first + min(count, FRAMES_AT_MOST))):
        if moment >= first:
            found.append(_frame(step, moment, entries, seat, speaker))
        entries = len(step.journal.entries)
    return ReplayFrames(found)


def _frame(
    step: Session, moment: int, since: int, seat: int | None, speaker: Speaker
) -> ReplayFrame:
    game, state = step.game, step.state
    all_open = seat is None
    eyes = SPECTATOR if seat is None else seat
    events = step.journal.seen_by(eyes, since=since, all_open=all_open)
    return ReplayFrame(
        moment=moment,
        view=Raw(_encode(game.open_view(state) if all_open else game.view(state, eyes))),
        events=[
            Told(number=moment, text=speaker.event(event), event=Raw(_encode(event)))
            for event in events
        ],
        asked=state.asked(),
    )


def _steps(play: Play) -> Iterator[Session]:
    session = play.session
    return replay_steps(session.record(), session.game, session.edition)


def _points(session: Session) -> list[int]:
    by_seat = sorted(session.state.standings(), key=lambda standing: standing.seat)
    return [standing.points for standing in by_seat]


def _speaker(table: Table, play: Play, language: str) -> Speaker:
    return play.game.speaker(play.session.edition, language, seat_names(table.seats, language))

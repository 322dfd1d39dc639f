"""A finished game as one seat went through it, step by step: a step is whatever it could notice.

What others do in secret is no step, so that nobody can tell from a review how often they were
asked.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from msgspec import json

from backroom.kernel.game import Game
from backroom.kernel.journal import Entry
from backroom.kernel.record import RESIGN, Record, replay_steps
from backroom.kernel.state import State


class Played(NamedTuple):
    """One choice of a game, with the tables around it and what the journal tells of it."""

    seat: int
    code: int | None  # None: it left the game
    before: State
    after: State
    entries: Sequence[Entry]


class Step(NamedTuple):
    """Something that a seat noticed: a choice of its own, or one of somebody else."""

    played: Played
    move: int  # how many moves of the record are made when it is over
    mark: str  # of what the seat knew before: the same whatever it did not know
    next_mark: str
    is_plain: bool  # whether the seat has seen all that who chose has seen of it
    # The choices that came out in this step, each with its seat: several where seats chose at once.
    choices: Sequence[tuple[int, int]]


def played_in(record: Record, game: Game, edition: Any) -> list[Played]:
    """All choices of a record; raises BadRecord."""
    found: list[Played] = []
    before: State | None = None
    told = 0
    for session in replay_steps(record, game, edition):
        after = session.state.copy()
        if before is not None:
            move = session.moves[-1]
            code = None if move.do == RESIGN else game.actions.code(move.do)
            entries = session.journal.entries[told:]
            found.append(Played(move.seat, code, before, after, entries))
        before, told = after, len(session.journal.entries)
    return found


def steps_of(game: Game, played: Sequence[Played], seat: int) -> list[Step]:
    """What a seat noticed of the choices of a game."""
    if not played:
        return []
    steps: list[Step] = []
    mark = mark_of(game, played[0].before, seat)
    for number, one in enumerate(played):
        after = mark_of(game, one.after, seat)
        if one.seat == seat or after != mark:
            choices = _choices(game, played, number, seat)
            steps.append(Step(one, number + 1, mark, after, _is_plain(one, seat), choices))
        mark = after
    return steps


def mark_of(game: Game, state: State, seat: int) -> str:
    """A hash of what a seat sees."""
    return blake2b(json.encode(game.view(state, seat)), digest_size=16).hexdigest()


def _is_plain(played: Played, seat: int) -> bool:
    if played.seat == seat:
        return True
    seen = [entry.seen_by(seat, False) for entry in played.entries]
    return bool(seen) and seen == [entry.seen_by(played.seat, False) for entry in played.entries]


def _choices(game: Game, played: Sequence[Played], number: int, seat: int) -> list[tuple[int, int]]:
    """The latest choice; where it ends a moment at which seats choose at once, those of the others
    at this moment too. The seat's own earlier ones lie on its table already."""
    last = played[number]
    if last.code is None:
        return []
    moment = game.advice.moment(last.before)
    others: list[tuple[int, int]] = []
    if moment != 0 and game.advice.moment(last.after) != moment:
        for one in reversed(played[:number]):
            if game.advice.moment(one.before) != moment:
                break
            if one.seat != seat and one.code is not None:
                others.insert(0, (one.seat, one.code))
    latest = (last.seat, last.code)
    return [latest, *others] if last.seat == seat else [*others, latest]

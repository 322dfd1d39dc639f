"""What the processes of the bots are asked: for a bot's choice, or for something that the coach
wants to know.

A review is asked for in parts, each of a few seconds at most, so that bots choose in between. It is
of a game that is over, and has no secrets any more; a hint is asked at a position that was dealt
anew from what its seat knows, as a bot's choice is.
"""

from functools import lru_cache
from typing import Any

from msgspec import Struct, json

from backroom import games
from backroom.coach.hints import hints
from backroom.coach.review import About, Coach, Leg, Suspect
from backroom.coach.trace import played_in
from backroom.kernel.chance import fast_chance
from backroom.kernel.record import Record
from backroom.server.worker import Job, answer, at_most, edition_of, table_of

COACHES = 2  # reviews that a process remembers, as it is asked for one part after the other


class Case(Struct, frozen=True):
    """Whose game is reviewed."""

    record: bytes
    edition: str | None  # the file; None: the house edition
    seat: int
    is_open: bool = False


class LegTask(Struct, tag="leg"):
    """One of so many parts of the steps."""

    case: Case
    part: int
    parts: int
    seconds: float


class FoundLeg(Struct):
    """What was found there, and what it is about."""

    about: About
    leg: Leg


class ProofTask(Struct, tag="proof"):
    """What a choice has cost."""

    case: Case
    suspect: Suspect
    seconds: float


class HintTask(Struct, tag="hint"):
    """A seat's best choices."""

    job: Job
    seconds: float


CoachTask = LegTask | ProofTask | HintTask
_decoder: json.Decoder[Job | CoachTask] = json.Decoder(Job | LegTask | ProofTask | HintTask)


def think(data: bytes) -> bytes:
    """The answer: of a bot the code that it chooses, or null if it keeps silent."""
    task = _decoder.decode(data)
    with at_most(2 * task.seconds):
        return json.encode(answer(task) if isinstance(task, Job) else reckon(task))


def reckon(task: CoachTask) -> Any:
    """What the coach finds."""
    match task:
        case LegTask(case=case, part=part, parts=parts):
            coach = _coach(case)
            return FoundLeg(coach.about(), coach.leg(part, parts))
        case ProofTask(case=case, suspect=suspect):
            coach = _coach(case)
            return coach.proven(suspect, coach.calibration.proofs)
        case HintTask(job=job):
            chance = fast_chance(f"hint {job.luck}")
            return hints(games.game(job.game), table_of(job), job.seat, chance)


@lru_cache(maxsize=COACHES)
def _coach(case: Case) -> Coach:
    record = json.decode(case.record, type=Record)
    game = games.game(record.game)
    played = played_in(record, game, edition_of(record.game, case.edition))
    return Coach(game, played, case.seat, is_open=case.is_open)

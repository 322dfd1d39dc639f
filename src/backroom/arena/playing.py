"""One game of a plan, from its deal to its end."""

from collections.abc import Sequence
from hashlib import blake2b
from struct import pack
from time import perf_counter
from typing import NamedTuple

from backroom.arena.plan import RANDOM, LineUp, Plan, PreparedPlan
from backroom.bots import Chair, Failure, Invitations
from backroom.bots.steady import SteadyBot
from backroom.kernel.chance import Chance, fast_chance
from backroom.kernel.journal import Journal
from backroom.kernel.state import SEATS_AT_MOST, Standing, State

DIGEST_SIZE = 16


class Thought(NamedTuple):
    """How long a seat thought about the choices where it had one, in seconds."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def after(self, seconds: float) -> "Thought":
        """One more choice."""
        return Thought(self.choices + 1, self.seconds + seconds, max(self.longest, seconds))


class Finished(NamedTuple):
    """A game at its end. The log has its choices as a playout logs them; random bots, who do not
    think, are not timed."""

    state: State
    log: list[int]
    thoughts: list[Thought]
    failures: list[tuple[int, Failure]]  # seats whose bot was replaced


def play_game(
    plan: Plan, prepared: PreparedPlan, number: int, journal: Journal | None = None
) -> Finished:
    """Play game ``number`` of a plan, telling a journal if there is one."""
    choices = fast_chance(f"{plan.seed} choices {number}")
    chairs = fast_chance(f"{plan.seed} chairs {number}")
    state = prepared.deal(plan.seats, plan.seed, plan.deal(number))
    state.journal = journal
    line_up = plan.line_up(number)
    if not is_random(line_up) or state.has_invitations():
        return play_with_bots(line_up, prepared, state, choices, chairs)
    prepared.playout.run(state, choices)
    return Finished(state, list(prepared.playout.log), [Thought()] * plan.seats, [])


def is_random(line_up: LineUp) -> bool:
    """Whether every choice is left to chance, so that the fast playout serves."""
    return set(line_up) == {RANDOM}


def play_with_bots(
    line_up: LineUp, prepared: PreparedPlan, state: State, chance: Chance, chairs: Chance
) -> Finished:
    """Play to the end; with random bots this is move for move what a playout does, but for those
    who speak unasked."""
    players = [SteadyBot(name, prepared.game, prepared.edition) for name in line_up]
    thoughts = [Thought()] * len(players)
    invitations = Invitations()
    log = []
    try:
        while asked := state.asked():
            speaker = invitations.next_speaker(state, range(len(players)))
            seat = asked[0] if speaker is None else speaker
            chair = Chair(prepared.game, state, seat, chairs, prepared.options)
            player = players[seat]
            begin = perf_counter()
            code = player.choose(chair, chance) if speaker is None else player.speak(chair, chance)
            if len(chair.legal) > 1:
                thoughts[seat] = thoughts[seat].after(perf_counter() - begin)
            if code is not None:
                state.play(seat, code)
                log.append(seat + int(SEATS_AT_MOST) * code)
    finally:
        for player in players:
            player.leave()
    return Finished(state, log, thoughts, failures_of(players))


def failures_of(players: Sequence[SteadyBot]) -> list[tuple[int, Failure]]:
    """The seats whose bot was replaced, and why."""
    return [(seat, p.failure) for seat, p in enumerate(players) if p.failure is not None]


def digest_of_game(log: list[int], standings: list[Standing]) -> bytes:
    """A hash of a game's choices and of how it ended."""
    numbers = [len(log), *log]
    for seat, place, points, tiebreaks in standings:
        numbers += (seat, place, points, *tiebreaks)
    return blake2b(pack(f"<{len(numbers)}q", *numbers), digest_size=DIGEST_SIZE).digest()


def chained(chain: bytes, digest: bytes) -> bytes:
    """One checksum over all games so far and the next one."""
    return blake2b(chain + digest, digest_size=DIGEST_SIZE).digest()

"""How single games ended, where a tally is not enough."""

from collections.abc import Sequence

from msgspec import Struct

from backroom.arena.plan import Plan, prepare
from backroom.arena.playing import Thought, chained, digest_of_game, play_game
from backroom.bots import Failure


class Outcome(Struct, frozen=True):
    """The end of one game. Lists are by seat."""

    number: int
    digest: str
    places: list[int]
    points: list[int]
    choices: int
    thoughts: list[Thought]
    failures: list[tuple[int, Failure]]


def play_outcomes(plan: Plan, numbers: Sequence[int]) -> list[Outcome]:
    """Play some games."""
    return [play_outcome(plan, number) for number in numbers]


def play_outcome(plan: Plan, number: int) -> Outcome:
    """Play one game."""
    state, log, thoughts, failures = play_game(plan, prepare(plan), number)
    standings = state.standings()
    by_seat = sorted(standings)
    return Outcome(
        number,
        digest_of_game(log, standings).hex(),
        [standing.place for standing in by_seat],
        [standing.points for standing in by_seat],
        len(log),
        thoughts,
        failures,
    )


def checksum(outcomes: Sequence[Outcome]) -> str:
    """One checksum over games in their order."""
    chain = b""
    for outcome in outcomes:
        chain = chained(chain, bytes.fromhex(outcome.digest))
    return chain.hex()

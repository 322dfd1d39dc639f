"""Many games, on as many processes as wanted, with figures that only the seed decides.

A chunk's tally holds whole numbers only, and chunks are put together in their order. An interrupted
simulation is therefore the start of the whole one.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from backroom.arena.farm import Farm, harvest
from backroom.arena.plan import Plan, check, prepare
from backroom.arena.playing import chained, digest_of_game, play_game
from backroom.bots import Failure

HERE = Farm()


class Tally(NamedTuple):
    """What was counted, in whole numbers, so that it adds up the same in any grouping."""

    games: int
    wins: Counter[tuple[int, int]]  # by winner and number of winners
    points: Counter[tuple[int, int]]  # by seat and points
    lengths: Counter[int]  # by number of choices
    choices: Counter[int]  # by entry of a playout's log
    cards: Counter[str]
    failures: Counter[tuple[str, Failure]]  # by bot and why it was replaced

    def plus(self, other: "Tally") -> "Tally":
        return Tally(
            self.games + other.games,
            self.wins + other.wins,
            self.points + other.points,
            self.lengths + other.lengths,
            self.choices + other.choices,
            self.cards + other.cards,
            self.failures + other.failures,
        )


class Chunk(NamedTuple):
    """Some consecutive games: their tally, and a digest of each."""

    tally: Tally
    digests: list[bytes]


class Result(NamedTuple):
    """The first games of a plan; the chain is one checksum over all of them in order."""

    tally: Tally
    chain: bytes = b""
    interrupted: bool = False

    def followed_by(self, chunk: Chunk) -> "Result":
        chain = self.chain
        for digest in chunk.digests:
            chain = chained(chain, digest)
        return Result(self.tally.plus(chunk.tally), chain)


def run(plan: Plan, farm: Farm = HERE, progress: Callable[[int], object] | None = None) -> Result:
    """Play a plan, telling ``progress`` how many games are done; Ctrl-C ends it after a chunk.
    Raises SetupError if the plan cannot be played."""
    check(plan)
    farm.check()
    result = Result(empty_tally())

    def take(chunk: Chunk) -> None:
        # One assignment, so that an interrupt finds either all of a chunk or nothing of it.
        nonlocal result
        result = result.followed_by(chunk)
        if progress is not None:
            progress(result.tally.games)

    interrupted = harvest(farm.play(partial(play_chunk, plan), plan.chunks()), take)
    return result._replace(interrupted=interrupted)


def play_chunk(plan: Plan, numbers: Sequence[int]) -> Chunk:
    """Play some consecutive games."""
    prepared = prepare(plan)
    tally = empty_tally()
    digests = []
    for number in numbers:
        state, log, _, failures = play_game(plan, prepared, number)
        standings = state.standings()
        digests.append(digest_of_game(log, standings))
        winners = sum(standing.place == 1 for standing in standings)
        for seat, place, points, _ in standings:
            tally.points[seat, points] += 1
            if place == 1:
                tally.wins[seat, winners] += 1
        tally.lengths[len(log)] += 1
        tally.choices.update(log)
        tally.cards.update(prepared.game.cards_used(state))
        tally.failures.update((plan.line_up(number)[seat], why) for seat, why in failures)
    return Chunk(tally._replace(games=len(numbers)), digests)


def empty_tally() -> Tally:
    """Nothing counted yet."""
    return Tally(0, Counter(), Counter(), Counter(), Counter(), Counter(), Counter())

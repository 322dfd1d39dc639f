"""Many games, on as many processes as wanted, with figures that only the seed decides.

Game number i has generators of its own, made from (seed, i), so it is the same game whoever plays
it. Games are played in chunks; a chunk's tally holds whole numbers only, and chunks are put
together in their order. An interrupted simulation is therefore the start of the whole one.
"""

import signal
from collections import Counter
from collections.abc import Callable, Generator
from functools import lru_cache
from hashlib import blake2b
from struct import pack
from typing import Any, NamedTuple
from warnings import catch_warnings, simplefilter

from backroom import games
from backroom.bots import Chair, Invitations, make_bot
from backroom.kernel.chance import Chance, fast_chance
from backroom.kernel.edition import EditionText
from backroom.kernel.game import Game
from backroom.kernel.playout import Playout
from backroom.kernel.refusals import SetupError
from backroom.kernel.state import SEATS_AT_MOST, Standing, State

CHUNK = 100  # games; random ones take a moment
CHUNK_OF_BOTS = 5  # bots may think for long
DIGEST_SIZE = 16
RANDOM = "random"


class Plan(NamedTuple):
    """What to play. It travels between processes, so it holds the edition's text."""

    game: str
    edition_source: str
    edition_text: str
    options: tuple[tuple[str, str], ...]
    seats: int
    bots: tuple[str, ...]
    seed: int
    games: int


class Setting(NamedTuple):
    """What a process needs to play the games of a plan."""

    game: Game
    edition: Any
    options: Any
    playout: Playout


class Tally(NamedTuple):
    """What was counted, in whole numbers, so that it adds up the same in any grouping."""

    games: int
    wins: Counter[tuple[int, int]]  # by winner and number of winners
    points: Counter[tuple[int, int]]  # by seat and points
    lengths: Counter[int]  # by number of choices
    choices: Counter[int]  # by entry of a playout's log
    cards: Counter[str]

    def plus(self, other: "Tally") -> "Tally":
        return Tally(
            self.games + other.games,
            self.wins + other.wins,
            self.points + other.points,
            self.lengths + other.lengths,
            self.choices + other.choices,
            self.cards + other.cards,
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
            chain = blake2b(chain + digest, digest_size=DIGEST_SIZE).digest()
        return Result(self.tally.plus(chunk.tally), chain)


def run(plan: Plan, workers: int = 1, heed: Callable[[int], object] | None = None) -> Result:
    """Play a plan, telling ``heed`` how many games are done; Ctrl-C ends it after a chunk."""
    result = Result(empty_tally())
    chunks = play_chunks(plan, workers)
    try:
        for chunk in chunks:
            # One assignment, so that an interrupt finds either all of a chunk or nothing of it.
            result = result.followed_by(chunk)
            if heed is not None:
                heed(result.tally.games)
    except KeyboardInterrupt:
        with catch_warnings():
            simplefilter("ignore")  # joblib says that chunks were thrown away, which is meant
            chunks.close()
        return result._replace(interrupted=True)
    return result


def play_chunks(plan: Plan, workers: int) -> Generator[Chunk]:
    """All chunks of a plan, in order; raises SetupError before the first if it cannot be played."""
    check(plan)
    starts = range(0, plan.games, chunk_size(plan))
    if workers == 1:
        return (play_chunk(plan, start) for start in starts)
    from joblib import Parallel, delayed  # noqa: PLC0415  (slow to load, and seldom needed)

    pool = Parallel(n_jobs=workers, return_as="generator")
    chunks: Generator[Chunk] = pool(delayed(_play_chunk_in_worker)(plan, s) for s in starts)
    return chunks


def check(plan: Plan) -> None:
    """Whether a plan can be played; raises SetupError."""
    if plan.games < 1:
        raise SetupError("bad_games", f"at least one game must be played, not {plan.games}")
    setting = set_up(plan)
    setting.game.new(setting.edition, plan.seats, setting.options, fast_chance(plan.seed))
    check_bots(plan, setting)


def check_bots(plan: Plan, setting: Setting) -> None:
    """Whether there is one known bot for each seat; raises SetupError."""
    if len(plan.bots) != plan.seats:
        raise SetupError(
            "bad_bots", f"{plan.seats} seats need {plan.seats} bots, not {len(plan.bots)}"
        )
    for bot in plan.bots:
        make_bot(bot, setting.game, setting.edition)


def chunk_size(plan: Plan) -> int:
    """How many games a chunk has, with any number of workers."""
    return CHUNK if is_random(plan) else CHUNK_OF_BOTS


def is_random(plan: Plan) -> bool:
    """Whether every choice is left to chance, so that the fast playout serves."""
    return set(plan.bots) == {RANDOM}


def play_chunk(plan: Plan, start: int) -> Chunk:
    """Play the games of one chunk, from number ``start``."""
    setting = set_up(plan)
    tally = empty_tally()
    digests = []
    numbers = range(start, min(start + chunk_size(plan), plan.games))
    for number in numbers:
        state, log = play_game(plan, setting, number)
        standings = state.standings()
        digests.append(digest_of_game(log, standings))
        winners = sum(standing.place == 1 for standing in standings)
        for seat, place, points, _ in standings:
            tally.points[seat, points] += 1
            if place == 1:
                tally.wins[seat, winners] += 1
        tally.lengths[len(log)] += 1
        tally.choices.update(log)
        tally.cards.update(setting.game.cards_used(state))
    return Chunk(tally._replace(games=len(numbers)), digests)


def play_game(plan: Plan, setting: Setting, number: int) -> tuple[State, list[int]]:
    """Game ``number`` of a plan at its end, and its choices as a playout logs them."""
    deal = fast_chance(f"{plan.seed} deal {number}")
    choices = fast_chance(f"{plan.seed} choices {number}")
    chairs = fast_chance(f"{plan.seed} chairs {number}")
    state = setting.game.new(setting.edition, plan.seats, setting.options, deal)
    if not is_random(plan) or state.has_invitations():
        return state, play_with_bots(plan, setting, state, choices, chairs)
    setting.playout.run(state, choices)
    return state, list(setting.playout.log)


def play_with_bots(
    plan: Plan, setting: Setting, state: State, chance: Chance, chairs: Chance
) -> list[int]:
    """Play to the end; with random bots this is move for move what a playout does, but for those
    who speak unasked."""
    bots = [make_bot(name, setting.game, setting.edition) for name in plan.bots]
    invitations = Invitations()
    log = []
    while asked := state.asked():
        speaker = invitations.next_speaker(state, range(plan.seats))
        seat = asked[0] if speaker is None else speaker
        chair = Chair(setting.game, state, seat, chairs)
        bot = bots[seat]
        code = bot.choose(chair, chance) if speaker is None else bot.speak(chair, chance)
        if code is not None:
            state.play(seat, code)
            log.append(seat + int(SEATS_AT_MOST) * code)
    return log


def digest_of_game(log: list[int], standings: list[Standing]) -> bytes:
    """A hash of a game's choices and of how it ended."""
    numbers = [len(log), *log]
    for seat, place, points, tiebreaks in standings:
        numbers += (seat, place, points, *tiebreaks)
    return blake2b(pack(f"<{len(numbers)}q", *numbers), digest_size=DIGEST_SIZE).digest()


def empty_tally() -> Tally:
    """Nothing counted yet."""
    return Tally(0, Counter(), Counter(), Counter(), Counter(), Counter())


@lru_cache(maxsize=1)
def set_up(plan: Plan) -> Setting:
    """The setting of a plan, read once in each process."""
    game = games.game(plan.game)
    edition = game.parse_edition(EditionText(plan.edition_source, plan.edition_text))
    return Setting(game, edition, game.options(dict(plan.options)), Playout(len(game.actions)))


def _play_chunk_in_worker(plan: Plan, start: int) -> Chunk:
    # Ctrl-C reaches every process of a terminal; only the first one answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return play_chunk(plan, start)

"""How fast a game is: random playouts, copies, redeals and views a second.

Rates are per second of processor time, which other work on the machine disturbs least; on an idle
core that is the time on the wall. The garbage collector is left on, as in real use. A move is one
choice of a seat, forced ones included.
"""

import gc
import sys
from collections.abc import Callable
from itertools import repeat
from time import perf_counter, process_time
from typing import Any

from msgspec import Struct

from backroom.kernel.chance import fast_chance
from backroom.kernel.game import Game
from backroom.kernel.playout import Playout
from backroom.kernel.state import State

WARM_UP = 0.1  # the share of the asked time that is spent first and thrown away
CALLS_PER_CHECK = 100  # calls between two looks at the clock, which then costs next to nothing
SEED = 1


class Rate(Struct):
    """Both units, because games differ in length."""

    moves_per_second: float
    games_per_second: float


class GameSpeed(Struct):
    """All rates of one game with one number of seats."""

    game: str
    seats: int
    compiled: bool
    playouts: Rate
    copies_per_second: float
    redeals_per_second: float
    views_per_second: float


def measure(game: Game, seats: int, seconds: float) -> GameSpeed:
    """Measure a game for so many seconds, shared by its four rates."""
    share = seconds / 4
    state = mid_game(game, seats)
    chance = fast_chance(SEED)
    seat = 0
    return GameSpeed(
        game=game.name,
        seats=seats,
        compiled=is_compiled(state),
        playouts=random_playouts(game, seats, share),
        copies_per_second=calls_per_second(state.copy, share),
        redeals_per_second=calls_per_second(lambda: state.redeal(seat, chance), share),
        views_per_second=calls_per_second(lambda: game.view(state, seat), share),
    )


def is_compiled(state: State) -> bool:
    """Whether the rules of this state's game run compiled."""
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")


def random_playouts(game: Game, seats: int, seconds: float) -> Rate:
    """The rate of whole random games, set-up included."""
    edition, options = game.edition(), game.options({})
    playout, chance = Playout(len(game.actions)), fast_chance(SEED)
    moves = 0

    def play(_: int) -> None:
        nonlocal moves
        moves += playout.run(game.new(edition, seats, options, chance), chance)

    play_for(play, seconds * WARM_UP)
    moves = 0
    games, elapsed = play_for(play, seconds)
    return Rate(moves / elapsed, games / elapsed)


def mid_game(game: Game, seats: int) -> State:
    """The state after half of the choices of one random game."""
    edition, options = game.edition(), game.options({})
    playout = Playout(len(game.actions))
    playout.run(game.new(edition, seats, options, fast_chance(SEED)), fast_chance(SEED))
    moves = playout.moves()
    state = game.new(edition, seats, options, fast_chance(SEED))
    for seat, code in moves[: len(moves) // 2]:
        state.play(seat, code)
    return state


def play_for(play: Callable[[int], Any], seconds: float) -> tuple[int, float]:
    """Play game 0, 1, 2 ... until the time is up, at least one; the last one is played out.

    Returns the games played and the processor time they really took, so that a long last game
    does not bias the rate.
    """
    gc.collect()
    games = 0
    end = perf_counter() + seconds
    start = process_time()
    while games == 0 or perf_counter() < end:
        play(games)
        games += 1
    return games, process_time() - start


def calls_per_second(call: Callable[[], object], seconds: float) -> float:
    """The rate of a call too short to time one by one, after a warm-up."""
    _call_for(call, seconds * WARM_UP)
    gc.collect()
    calls, elapsed = _call_for(call, seconds)
    return calls / elapsed


def _call_for(call: Callable[[], object], seconds: float) -> tuple[int, float]:
    calls = 0
    end = perf_counter() + seconds
    start = process_time()
    while calls == 0 or perf_counter() < end:
        for _ in repeat(None, CALLS_PER_CHECK):
            call()
        calls += CALLS_PER_CHECK
    return calls, process_time() - start

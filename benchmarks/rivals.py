"""Speed of two public engines, measured the same way as ours so that the numbers compare.

OpenSpiel plays whole random games inside C++; Catanatron plays them in plain Python. Both come
with the `bench` extra only, so nothing here is imported before a function needs it. They are
loaded with `importlib` because neither ships types: the module then checks the same whether or
not the extra is installed.

A move is one action by a player, forced ones included. Chance outcomes are never counted, though
the time spent on them is part of a game. Rates are wall time, with the garbage collector left on
as it would be in real use; pin the process to one core before comparing.
"""

from __future__ import annotations

import gc
import importlib
from collections.abc import Callable
from dataclasses import dataclass
from itertools import repeat
from time import perf_counter
from types import ModuleType
from typing import Any

WARM_UP = 0.1
"""Share of the asked time that is played first and thrown away."""

COPIES_PER_CHECK = 100
"""Copies between two looks at the clock, so that the clock itself costs next to nothing."""

FIRST_SEED = 1
"""Not 0: Catanatron takes a seed of 0 for «no seed»."""

MID_GAME_SEED = 1
"""One game for the copy rates: the same in each run of OpenSpiel, not in those of Catanatron."""

PlayGame = Callable[[int], Any]
"""Plays one whole game from the given seed and returns what the engine left at its end."""


@dataclass(frozen=True)
class Rate:
    """Both units, because games differ in length from engine to engine."""

    moves_per_second: float
    games_per_second: float


def openspiel_playouts(game: str, seconds: float) -> Rate:
    """Rate of random games of OpenSpiel, such as `hearts` or `oh_hell(players=4)`.

    Only player moves are counted, not chance nodes: in a card game OpenSpiel deals each card as
    a chance node of its own, and counting those would nearly double hearts. Counting needs the
    history of each game, which is slow to read from Python, so the very same games are played
    a second time after the clock has stopped. The call takes three to four times `seconds`.
    """
    _play_for(_openspiel_player(game), seconds * WARM_UP)
    games, elapsed = _play_for(_openspiel_player(game), seconds)
    replay = _openspiel_player(game)
    seeds = range(FIRST_SEED, FIRST_SEED + games)
    moves = sum(_count_player_moves(replay(seed)) for seed in seeds)
    return Rate(moves / elapsed, games / elapsed)


def openspiel_clone(game: str, seconds: float) -> float:
    """Clones per second of a mid-game state of a sequential game, each asked for from Python."""
    return _calls_per_second(_openspiel_mid_game(game).clone, seconds)


def catanatron_playouts(seconds: float) -> Rate:
    """Rate of games of four `RandomPlayer`s, the making of the board included.

    Moves are the entries of the engine's own log, one for each decision, rolls and ends of turn
    included; dice and drawn cards are part of such an entry and not counted apart. A game that
    reaches the engine's limit of 1000 turns stops without a winner and counts like any other.
    The engine seeds and uses the global `random`. A seed fixes the game within one process only:
    the engine also follows hashes that change with each start of Python.
    """
    _play_for(_catanatron_play, seconds * WARM_UP)
    moves = 0

    def play_and_count(seed: int) -> None:
        nonlocal moves
        moves += len(_catanatron_play(seed).state.actions)

    games, elapsed = _play_for(play_and_count, seconds)
    return Rate(moves / elapsed, games / elapsed)


def catanatron_copy(seconds: float) -> float:
    """Copies per second of a mid-game `Game`."""
    return _calls_per_second(_catanatron_mid_game().copy, seconds)


def _load(module: str, package: str) -> ModuleType:
    """Import late and say what to install, since most who run the project lack the extra."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        message = f"{package} cannot be imported ({error}): pip install 'backroom[bench]'"
        raise RuntimeError(message) from error


def _play_for(play: PlayGame, seconds: float) -> tuple[int, float]:
    """Play at least one game, then more until the time is up; the last one is played out.

    Returns the games played and the time they really took, so that a long last game does not
    bias the rate.
    """
    gc.collect()
    games = 0
    start = perf_counter()
    elapsed = 0.0
    while games == 0 or elapsed < seconds:
        play(FIRST_SEED + games)
        games += 1
        elapsed = perf_counter() - start
    return games, elapsed


def _calls_per_second(call: Callable[[], object], seconds: float) -> float:
    """Rate of a call too short to time one by one, after a warm-up."""
    _call_for(call, seconds * WARM_UP)
    gc.collect()
    calls, elapsed = _call_for(call, seconds)
    return calls / elapsed


def _call_for(call: Callable[[], object], seconds: float) -> tuple[int, float]:
    """Call in batches until the time is up; returns the calls made and the time they took."""
    calls = 0
    start = perf_counter()
    elapsed = 0.0
    while calls == 0 or elapsed < seconds:
        for _ in repeat(None, COPIES_PER_CHECK):
            call()
        calls += COPIES_PER_CHECK
        elapsed = perf_counter() - start
    return calls, elapsed


def _openspiel_player(game: str) -> PlayGame:
    """A player of random games that returns final states.

    Bots keep their random stream from game to game, so each player starts with new ones: two
    players asked for the same seeds in the same order play the same games.
    """
    pyspiel: Any = _load("pyspiel", "open_spiel")
    loaded = pyspiel.load_game(game)
    seats = range(loaded.num_players())
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in seats]

    def play(seed: int) -> Any:
        state = loaded.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    return play


def _count_player_moves(state: Any) -> int:
    """Entries of the history made by a player; chance has a negative number there."""
    return sum(entry.player >= 0 for entry in state.full_history())


def _openspiel_mid_game(game: str) -> Any:
    """The state after half of the player moves of one random game, its deal included."""
    final = _openspiel_player(game)(MID_GAME_SEED)
    left = _count_player_moves(final) // 2
    state = final.get_game().new_initial_state()
    for entry in final.full_history():
        if left == 0 and entry.player >= 0:
            break
        if state.is_simultaneous_node():
            raise ValueError(f"{game} has simultaneous moves, which are not supported")
        state.apply_action(entry.action)
        left -= entry.player >= 0
    return state


def _catanatron_game(seed: int) -> Any:
    """A new game of four random players, one of each colour."""
    catanatron: Any = _load("catanatron", "catanatron")
    players = [catanatron.RandomPlayer(colour) for colour in catanatron.Color]
    return catanatron.Game(players, seed=seed)


def _catanatron_play(seed: int) -> Any:
    """Play a whole game and return it at its end."""
    game = _catanatron_game(seed)
    game.play()
    return game


def _catanatron_mid_game() -> Any:
    """The game after half of its moves: played once for its length, then again from its seed."""
    length = len(_catanatron_play(MID_GAME_SEED).state.actions)
    game = _catanatron_game(MID_GAME_SEED)
    for _ in range(length // 2):
        game.play_tick()
    return game

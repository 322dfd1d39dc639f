"""Speed of two public engines, measured by the same functions as ours so that numbers compare.

OpenSpiel plays whole random games inside C++; Catanatron plays them in plain Python. Both come
with the `bench` extra only, so nothing here is imported before a function needs it. They are
loaded with `importlib` because neither ships types: the module then checks the same whether or
not the extra is installed.

A move is one action by a player, forced ones included. Chance outcomes are never counted, though
the time spent on them is part of a game. Pin the process to one core before comparing.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from types import ModuleType
from typing import Any

from backroom.arena.speed import WARM_UP, Rate, calls_per_second, play_for

FIRST_SEED = 1
"""Not 0: Catanatron takes a seed of 0 for «no seed»."""

MID_GAME = 0
"""The game for the copy rates: the same in each run of OpenSpiel, not in those of Catanatron."""

PlayGame = Callable[[int], Any]
"""Plays one whole game by its number and returns what the engine left at its end."""


class MissingRival(Exception):
    """An engine to compare with is not installed."""


class OpenSpielPlayouts:
    """Random games of OpenSpiel, such as `hearts` or `oh_hell(players=4)`.

    Only player moves are counted, not chance nodes: in a card game OpenSpiel deals each card as
    a chance node of its own, and counting those would nearly double hearts. Counting needs the
    history of each game, which is slow to read from Python, so the very same games are played
    again after the clock has stopped. Every measurement starts again with the first game, so
    each game is counted once however often it is measured.
    """

    def __init__(self, game: str) -> None:
        self._game = game
        self._counted: list[int] = []
        self._replay = _openspiel_player(game)

    def measure(self, seconds: float) -> Rate:
        """The rate of random games; the first call takes three to four times `seconds`."""
        play_for(_openspiel_player(self._game), seconds * WARM_UP)
        games, elapsed = play_for(_openspiel_player(self._game), seconds)
        return Rate(self._moves_of_first(games) / elapsed, games / elapsed)

    def _moves_of_first(self, games: int) -> int:
        while len(self._counted) < games:
            self._counted.append(_count_player_moves(self._replay(len(self._counted))))
        return sum(self._counted[:games])


def openspiel_clone(game: str, seconds: float) -> float:
    """Clones per second of a mid-game state of a sequential game, each asked for from Python."""
    return calls_per_second(_openspiel_mid_game(game).clone, seconds)


def openspiel_simulations(game: str, simulations: int, seconds: float) -> float:
    """Simulations per second of OpenSpiel's IS-MCTS in C++, in searches of so many from the first
    decision of a game, each with one random rollout."""
    pyspiel: Any = _load("pyspiel", "open_spiel")
    state = _openspiel_opening(game)
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=FIRST_SEED)
    bot = pyspiel.ISMCTSBot(FIRST_SEED, rollouts, uct_c=2.0, max_simulations=simulations)
    play_for(lambda _: bot.step(state), seconds * WARM_UP)
    searches, elapsed = play_for(lambda _: bot.step(state), seconds)
    return simulations * searches / elapsed


def catanatron_playouts(seconds: float) -> Rate:
    """Rate of games of four `RandomPlayer`s, the making of the board included.

    Moves are the entries of the engine's own log, one for each decision, rolls and ends of turn
    included; dice and drawn cards are part of such an entry and not counted apart. A game that
    reaches the engine's limit of 1000 turns stops without a winner and counts like any other.
    The engine seeds and uses the global `random`. A seed fixes the game within one process only:
    the engine also follows hashes that change with each start of Python.
    """
    play_for(_catanatron_play, seconds * WARM_UP)
    moves = 0

    def play_and_count(number: int) -> None:
        nonlocal moves
        moves += len(_catanatron_play(number).state.actions)

    games, elapsed = play_for(play_and_count, seconds)
    return Rate(moves / elapsed, games / elapsed)


def catanatron_copy(seconds: float) -> float:
    """Copies per second of a mid-game `Game`."""
    return calls_per_second(_catanatron_mid_game().copy, seconds)


def _load(module: str, package: str) -> ModuleType:
    """Import late and say what to install, since most who run the project lack the extra."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        message = f"{package} cannot be imported ({error}): pip install 'backroom[bench]'"
        raise MissingRival(message) from error


def _openspiel_player(game: str) -> PlayGame:
    """A player of random games that returns final states.

    Bots keep their random stream from game to game, so each player starts with new ones: two
    players asked for the same numbers in the same order play the same games.
    """
    pyspiel: Any = _load("pyspiel", "open_spiel")
    loaded = pyspiel.load_game(game)
    seats = range(loaded.num_players())
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in seats]

    def play(number: int) -> Any:
        state = loaded.new_initial_state()
        pyspiel.evaluate_bots(state, bots, FIRST_SEED + number)
        return state

    return play


def _count_player_moves(state: Any) -> int:
    """Entries of the history made by a player; chance has a negative number there."""
    return sum(entry.player >= 0 for entry in state.full_history())


def _openspiel_opening(game: str) -> Any:
    """The first decision of a game, its deal that of the mid-game."""
    final = _openspiel_player(game)(MID_GAME)
    state = final.get_game().new_initial_state()
    for entry in final.full_history():
        if entry.player >= 0:
            break
        state.apply_action(entry.action)
    return state


def _openspiel_mid_game(game: str) -> Any:
    """The state after half of the player moves of one random game, its deal included."""
    final = _openspiel_player(game)(MID_GAME)
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


def _catanatron_game(number: int) -> Any:
    """A new game of four random players, one of each colour."""
    catanatron: Any = _load("catanatron", "catanatron")
    players = [catanatron.RandomPlayer(colour) for colour in catanatron.Color]
    return catanatron.Game(players, seed=FIRST_SEED + number)


def _catanatron_play(number: int) -> Any:
    """Play a whole game and return it at its end."""
    game = _catanatron_game(number)
    game.play()
    return game


def _catanatron_mid_game() -> Any:
    """The game after half of its moves: played once for its length, then again."""
    length = len(_catanatron_play(MID_GAME).state.actions)
    game = _catanatron_game(MID_GAME)
    for _ in range(length // 2):
        game.play_tick()
    return game

"""Our search against OpenSpiel's IS-MCTS at two-seat Crooks, with the same thinking time
(`make bench-search`).

Both play the same game: OpenSpiel's bot plays it as `python_backroom_crooks`. Each deal is played
twice, so that each sits once in each seat. OpenSpiel's Python bot counts simulations, not seconds:
before each of its choices it is given as many as it has made in that time on average so far, and
what both really took is shown. The exit code is 1 if our share of the wins misses the bar.
"""

import sys
from statistics import mean
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from cyclopts import App
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console
from rich.progress import track

from backroom import games
from backroom.arena.intervals import Interval, wilson
from backroom.bots import Chair, make_bot
from backroom.interop.openspiel import OUTCOMES, PREFIX
from backroom.kernel.chance import fast_chance

BAR = 0.65
EXPLORATION = 2.0  # of OpenSpiel's own examples; returns are -1 to 1
FIRST_GUESS = 500  # simulations a second, until choices have shown it

app = App(help=__doc__)
console = Console()


class Clock:
    """How long a bot has thought about choices that were its to make."""

    def __init__(self) -> None:
        self.choices = 0
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.choices += 1
        self.seconds += seconds

    def mean(self) -> float:
        return self.seconds / self.choices


class Ours:
    """The search of this project. It is handed a chair, as at every table."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.game = games.game("crooks")
        self.bot = make_bot(f"search:seconds={seconds}", self.game, self.game.edition())
        self.chance = fast_chance(f"ours {seed}")

    def choose(self, state: Any) -> int:
        chair = Chair(self.game, state.table, state.current_player(), self.chance)
        return self.bot.choose(chair, self.chance)


class Theirs:
    """OpenSpiel's IS-MCTS with plain random rollouts, in Python, as C++ cannot resample a game
    that is written in Python."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        self.game = game
        self.seconds = seconds
        self.random = np.random.RandomState(seed)
        self.made = FIRST_GUESS  # simulations so far, and the seconds they took
        self.took = 1.0

    def choose(self, state: Any) -> int:
        # The first simulation only makes the root of the tree.
        simulations = max(2, round(self.seconds * self.made / self.took))
        bot = ismcts.ISMCTSBot(
            self.game,
            mcts.RandomRolloutEvaluator(1, self.random),
            EXPLORATION,
            simulations,
            random_state=self.random,
        )
        start = perf_counter()
        choice = bot.step(state)
        self.took += perf_counter() - start
        self.made += simulations
        return int(choice)


class Duel(NamedTuple):
    """What came of all deals: our share of the wins in each, over both seats."""

    shares: list[float]
    ours: Clock
    theirs: Clock

    @property
    def share(self) -> float:
        return mean(self.shares)

    @property
    def interval(self) -> Interval:
        """Of 95 %, with deals as trials: the two games of a deal are not independent."""
        return wilson(sum(self.shares), len(self.shares))


@app.default
def duel(*, deals: int = 50, seconds: float = 0.1, seed: int = 1) -> int:
    """Play, and say whether the bar holds.

    Parameters
    ----------
    deals
        Each is played twice.
    seconds
        Thinking time of both for each choice.
    seed
        Of deals and bots; the time that thinking takes is not reproducible.
    """
    if deals < 1:
        raise ValueError(f"at least one deal must be played, not {deals}")
    game = pyspiel.load_game(f"{PREFIX}crooks(seats=2)")
    ours, theirs = Ours(seconds, seed), Theirs(game, seconds, seed)
    result = Duel([], Clock(), Clock())
    for number in track(range(deals), description="deals", console=console):
        luck = fast_chance(f"{seed} deal {number}")
        deal = [int(luck.below(OUTCOMES)) for _ in range(4)]
        result.shares.append(mean(play(game, deal, ours, theirs, s, result) for s in range(2)))
    low, high = result.interval
    console.print(
        f"ours wins {result.share:.1%} of {2 * deals} games on {deals} deals"
        f" (95 %: {low:.1%} to {high:.1%}); the bar is {BAR:.0%}\n"
        f"thinking: ours {result.ours.mean():.3f} s a choice, OpenSpiel's"
        f" {result.theirs.mean():.3f} s, at {theirs.made / theirs.took:,.0f} simulations a second",
        highlight=False,
    )
    return 0 if result.share >= BAR else 1


def play(
    game: Any, deal: list[int], ours: Ours, theirs: Theirs, our_seat: int, result: Duel
) -> float:
    """One game: 1 if we win, 0 if they do."""
    state = game.new_initial_state()
    for outcome in deal:
        state.apply_action(outcome)
    while not state.is_terminal():
        mine = state.current_player() == our_seat
        player, clock = (ours, result.ours) if mine else (theirs, result.theirs)
        legal = state.legal_actions()
        start = perf_counter()
        choice = player.choose(state) if len(legal) > 1 else legal[0]
        if len(legal) > 1:
            clock.add(perf_counter() - start)
        state.apply_action(choice)
    share: float = (1 + state.returns()[our_seat]) / 2
    return share


if __name__ == "__main__":
    sys.exit(app(result_action="return_value"))

"""The bot that searches: information-set Monte Carlo tree search under a budget.

``search:hard`` names a level, the same in every game; ``search:simulations=500`` and
``search:seconds=0.2`` set a budget. A budget in simulations is reproducible. Tables are judged as
``greedy`` judges them: ``search:hard:judgement=hand`` does without what was learned.
"""

from time import perf_counter
from typing import Any, NamedTuple

from backroom.bots import Bot, Chair
from backroom.bots.judgement import Judgement
from backroom.bots.mixture import Mixture
from backroom.bots.networks import check_judgement, judgement_of
from backroom.bots.settings import read_settings
from backroom.bots.tree import Tree
from backroom.bots.trials import Trials
from backroom.kernel.chance import Chance
from backroom.kernel.game import Game
from backroom.kernel.refusals import SetupError

Search = Tree | Mixture | Trials


class Budget(NamedTuple):
    """How long a bot may think about one choice: simulations, or seconds if there are none."""

    simulations: int = 0
    seconds: float = 0.0


LEVELS = {
    "easy": Budget(simulations=30),
    "normal": Budget(simulations=400),
    "hard": Budget(seconds=0.5),
    "expert": Budget(seconds=2.0),
}
USUAL = "normal"


class SearchBot(Bot):
    """Looks ahead, on tables that could be the real one."""

    def __init__(self, game: Game, edition: Any, told: str = "") -> None:
        super().__init__(game, edition, told)
        budget, _, settings = told.partition(":")
        if budget.startswith("judgement="):
            budget, settings = "", told
        self.budget = read_budget(budget or USUAL)
        self.named = read_settings("search", settings, ("judgement",)).get("judgement", "")
        check_judgement(game, edition, self.named)
        self._judgement: Judgement | None = None

    def choose(self, chair: Chair, chance: Chance) -> int:
        if len(chair.legal) == 1:
            return chair.legal[0]
        search = self._search(chair, chance)
        if self.budget.simulations:
            while search.simulations < self.budget.simulations and not search.is_decided:
                search.simulate(chair.sample(chance))
        else:
            think(search, chair, chance, self.budget.seconds)
        return search.answer()

    def _search(self, chair: Chair, chance: Chance) -> Search:
        advice, judgement = self.game.advice, self._judged(chair.seats)
        moment = advice.moment(chair.sample(chance))
        if moment != 0:
            return Mixture(chair.seat, moment, judgement, chance, len(self.game.actions))
        if advice.is_flat:
            return Trials(chair.seat, list(chair.legal), judgement, len(self.game.actions))
        return Tree(judgement, chance, len(self.game.actions))

    def _judged(self, seats: int) -> Judgement:
        if self._judgement is None:
            self._judgement = judgement_of(self.game, self.edition, seats, self.named)
        return self._judgement


def think(search: Search, chair: Chair, chance: Chance, seconds: float) -> None:
    """Simulate at least once, and as long as there is something to find out and the longest
    simulation so far would still be in time."""
    now = perf_counter()
    end = now + seconds
    longest = 0.0
    while not longest or (now + longest < end and not search.is_decided):
        search.simulate(chair.sample(chance))
        began, now = now, perf_counter()
        longest = max(longest, now - began)


def read_budget(told: str) -> Budget:
    """The budget of a level, or one given in numbers; raises SetupError."""
    if told in LEVELS:
        return LEVELS[told]
    name, _, number = told.partition("=")
    try:
        if name == "simulations" and int(number) > 0:
            return Budget(simulations=int(number))
        if name == "seconds" and float(number) > 0:
            return Budget(seconds=float(number))
    except ValueError:
        pass
    raise SetupError(
        "bad_bot",
        f"search:{told} is no budget; use {', '.join(LEVELS)}, simulations=N or seconds=S",
    )


BOT = SearchBot

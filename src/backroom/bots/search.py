"""The bot that searches: information-set Monte Carlo tree search under a budget.

``search:hard`` names a level, the same in every game; ``search:simulations=500`` and
``search:seconds=0.2`` set a budget. A budget in simulations is reproducible; one in seconds is of
the processor's time, so that a busy machine does not make anybody play worse. Tables are judged as
``greedy`` judges them: ``search:hard:judgement=hand`` does without what was learned.
``search:hard:temperament=careful`` likes some choices better than others that are about as good.

``search:easy`` does not search: it looks one step ahead, as a beginner does, and not too closely.
"""

from time import perf_counter, thread_time
from typing import Any, NamedTuple

from backroom.bots import Bot, Chair
from backroom.bots.glance import Glance, one_of_the_best
from backroom.bots.judgement import Judgement
from backroom.bots.mixture import Mixture
from backroom.bots.networks import BY_HAND, check_judgement, judgement_of
from backroom.bots.settings import read_settings
from backroom.bots.temper import FAVOUR, liked, read_temperament
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
    is_careless: bool = False  # no search, but a beginner's look


LEVELS = {
    "easy": Budget(is_careless=True),
    "normal": Budget(simulations=400),
    "hard": Budget(seconds=0.5),
    "expert": Budget(seconds=2.0),
}
USUAL = "normal"
PATIENCE = 4  # a choice ends after so many times its budget, however busy the machine is
GLANCES = 16  # tables of a careless look


class SearchBot(Bot):
    """Looks ahead, on tables that could be the real one."""

    def __init__(self, game: Game, edition: Any, told: str = "") -> None:
        super().__init__(game, edition, told)
        budget, _, settings = told.partition(":")
        if budget.startswith(("judgement=", "temperament=")):
            budget, settings = "", told
        self.budget = read_budget(budget or USUAL)
        given = read_settings("search", settings, ("judgement", "temperament"))
        self.named = given.get("judgement", "")
        self.temperament = read_temperament(given.get("temperament"))
        check_judgement(game, edition, self.named)
        self._judgement: Judgement | None = None
        self._glance = Glance(game, edition, BY_HAND, GLANCES)

    def choose(self, chair: Chair, chance: Chance) -> int:
        if len(chair.legal) == 1:
            return chair.legal[0]
        if self.budget.is_careless:
            return self._at_first_sight(chair, chance)
        search = self._search(chair, chance)
        for code in self._liked(chair, chance):
            search.favour[code] = FAVOUR
        if self.budget.simulations:
            while search.simulations < self.budget.simulations and not search.is_decided:
                search.simulate(chair.sample(chance))
        else:
            think(search, chair, chance, self.budget.seconds)
        return search.answer()

    def _at_first_sight(self, chair: Chair, chance: Chance) -> int:
        totals = self._glance.totals(chair, chance)
        likes = set(self._liked(chair, chance))
        for place, code in enumerate(chair.legal):
            totals[place] += GLANCES * FAVOUR * (code in likes)
        return one_of_the_best(chair, totals, self.game.carelessness, chance)

    def _liked(self, chair: Chair, chance: Chance) -> list[int]:
        if self.temperament is None:
            return []
        table = chair.sample(chance)
        return liked(self.game, table, chair.seat, chair.legal, self.temperament)

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


class Stopwatch:
    """The processor's time since it was started, or a share of all time where other work keeps the
    processor from us for long."""

    def __init__(self) -> None:
        self._of_processor, self._of_all = thread_time(), perf_counter()

    def seconds(self) -> float:
        processor, everything = thread_time() - self._of_processor, perf_counter() - self._of_all
        return max(processor, everything / PATIENCE)


def think(search: Search, chair: Chair, chance: Chance, seconds: float) -> None:
    """Simulate at least once, and as long as there is something to find out and the longest
    simulation so far would still be in time."""
    watch = Stopwatch()
    now = longest = 0.0
    while not longest or (now + longest < seconds and not search.is_decided):
        search.simulate(chair.sample(chance))
        began, now = now, watch.seconds()
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

"""The bot that looks one step ahead: it tries every choice on some tables that could be the real
one and takes the choice after which its prospects look best.

``greedy:judgement=hand`` judges as the game's advice does, without what was learned, and
``greedy:judgement=FILE`` with another network; ``greedy:samples=60`` looks at so many tables.
"""

from typing import Any

from backroom.bots import Bot, Chair
from backroom.bots.glance import Glance, one_of_the_best
from backroom.bots.networks import check_judgement
from backroom.bots.settings import read_settings, whole_setting
from backroom.kernel.chance import Chance
from backroom.kernel.game import Game


class GreedyBot(Bot):
    """Takes what looks best just after the choice."""

    def __init__(self, game: Game, edition: Any, told: str = "") -> None:
        super().__init__(game, edition, told)
        settings = read_settings("greedy", told, ("judgement", "samples"))
        judgement = settings.get("judgement", "")
        samples = whole_setting("greedy", settings, "samples", int(game.advice.samples))
        check_judgement(game, edition, judgement)
        self._glance = Glance(game, edition, judgement, samples)

    def choose(self, chair: Chair, chance: Chance) -> int:
        if len(chair.legal) == 1:
            return chair.legal[0]
        return one_of_the_best(chair, self._glance.totals(chair, chance), 0, chance)


BOT = GreedyBot

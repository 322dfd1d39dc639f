"""The bot that looks one step ahead: it tries every choice on some tables that could be the real
one and takes the choice after which its prospects look best.

``greedy:judgement=hand`` judges as the game's advice does, without what was learned, and
``greedy:judgement=FILE`` with another network; ``greedy:samples=60`` looks at so many tables.
"""

from typing import Any, Final

from backroom.bots import Bot, Chair
from backroom.bots.lookahead import Lookahead
from backroom.bots.networks import check_judgement, judgement_of
from backroom.bots.settings import read_settings, whole_setting
from backroom.kernel.chance import Chance
from backroom.kernel.game import Game

SAMPLES_AT_LEAST: Final = 4
TRIES: Final = 16_000  # where a choice may be followed by as many others


class GreedyBot(Bot):
    """Takes what looks best just after the choice."""

    def __init__(self, game: Game, edition: Any, told: str = "") -> None:
        super().__init__(game, edition, told)
        settings = read_settings("greedy", told, ("judgement", "samples"))
        self.judgement = settings.get("judgement", "")
        self.samples = whole_setting("greedy", settings, "samples", int(game.advice.samples))
        check_judgement(game, edition, self.judgement)
        self._lookahead: Lookahead | None = None

    def choose(self, chair: Chair, chance: Chance) -> int:
        if len(chair.legal) == 1:
            return chair.legal[0]
        lookahead = self._prepared(chair.seats)
        totals = [0] * len(chair.legal)
        for _ in range(self._samples(len(chair.legal))):
            table = chair.sample(chance)  # the same for every choice, and so is its luck
            self.game.advice.reopen(table, chair.seat)
            for i, code in enumerate(chair.legal):
                totals[i] += lookahead.prospects(table, chair.seat, code)
        best = max(totals)
        ties = [code for code, total in zip(chair.legal, totals, strict=True) if total == best]
        return ties[chance.below(len(ties))]

    def _prepared(self, seats: int) -> Lookahead:
        if self._lookahead is None:
            judgement = judgement_of(self.game, self.edition, seats, self.judgement)
            self._lookahead = Lookahead(judgement, len(self.game.actions))
        return self._lookahead

    def _samples(self, choices: int) -> int:
        most = max(TRIES // choices**2, SAMPLES_AT_LEAST)
        return min(most, self.samples)


BOT = GreedyBot

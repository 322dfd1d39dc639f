"""The bot that looks one step ahead: it tries every choice on some tables that could be the real
one and takes the choice after which its prospects look best."""

from typing import Any, Final

from backroom.bots import Bot, Chair
from backroom.bots.lookahead import Lookahead
from backroom.kernel.chance import Chance
from backroom.kernel.game import Game

SAMPLES_AT_LEAST: Final = 4
TRIES: Final = 16_000  # where a choice may be followed by as many others


class GreedyBot(Bot):
    """Takes what looks best just after the choice."""

    def __init__(self, game: Game, edition: Any, told: str = "") -> None:
        super().__init__(game, edition, told)
        self.lookahead = Lookahead(game.advice, len(game.actions))

    def choose(self, chair: Chair, chance: Chance) -> int:
        if len(chair.legal) == 1:
            return chair.legal[0]
        totals = [0] * len(chair.legal)
        for _ in range(self._samples(len(chair.legal))):
            table = chair.sample(chance)  # the same for every choice, and so is its luck
            self.game.advice.reopen(table, chair.seat)
            for i, code in enumerate(chair.legal):
                totals[i] += self.lookahead.prospects(table, chair.seat, code)
        best = max(totals)
        ties = [code for code, total in zip(chair.legal, totals, strict=True) if total == best]
        return ties[chance.below(len(ties))]

    def _samples(self, choices: int) -> int:
        most = max(TRIES // choices**2, SAMPLES_AT_LEAST)
        return min(most, int(self.game.advice.samples))


BOT = GreedyBot

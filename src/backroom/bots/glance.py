"""A look one step ahead at all choices, on some tables that could be the real one."""

from typing import Any, Final

from backroom.bots import Chair
from backroom.bots.lookahead import Lookahead
from backroom.bots.networks import judgement_of
from backroom.kernel.chance import Chance
from backroom.kernel.game import Game

SAMPLES_AT_LEAST: Final = 4
TRIES: Final = 16_000  # where a choice may be followed by as many others


class Glance:
    """What choices lead to at first sight."""

    def __init__(self, game: Game, edition: Any, judgement: str, samples: int) -> None:
        self.game = game
        self.edition = edition
        self.judgement = judgement  # by its name
        self.samples = samples
        self._lookahead: Lookahead | None = None

    def totals(self, chair: Chair, chance: Chance) -> list[int]:
        """By legal code: its seat's prospects, added up over tables that are the same for all."""
        lookahead = self._prepared(chair.seats)
        totals = [0] * len(chair.legal)
        for _ in range(self._tables(len(chair.legal))):
            table = chair.sample(chance)  # the same for every choice, and so is its luck
            self.game.advice.reopen(table, chair.seat)
            for i, code in enumerate(chair.legal):
                totals[i] += lookahead.prospects(table, chair.seat, code)
        return totals

    def _prepared(self, seats: int) -> Lookahead:
        if self._lookahead is None:
            judgement = judgement_of(self.game, self.edition, seats, self.judgement)
            self._lookahead = Lookahead(judgement, len(self.game.actions))
        return self._lookahead

    def _tables(self, choices: int) -> int:
        most = max(TRIES // choices**2, SAMPLES_AT_LEAST)
        return min(most, self.samples)


def one_of_the_best(chair: Chair, totals: list[int], carelessness: int, chance: Chance) -> int:
    """One of the choices that look best, or nearly: as far below the best as so many per cent of
    what lies between that and the worst."""
    best = max(totals)
    least = best - (best - min(totals)) * carelessness // 100
    good = [code for code, total in zip(chair.legal, totals, strict=True) if total >= least]
    return good[chance.below(len(good))]

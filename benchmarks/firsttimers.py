"""Players that sit down for the first time and do what the guide on the page tells them first.

    cd benchmarks; backroom match crooks --bots firsttimers:Crooks,search:easy --seats 2 --games 200

There is one for each game. They see no further than the choice itself: what the hint at it says is
done, and where it says nothing, anything.
"""

from abc import abstractmethod
from typing import Any

from backroom.bots import Bot, Chair
from backroom.games.animalcatraz import actions as prison_do
from backroom.games.crooks import actions as crooks_do
from backroom.games.crooks import board as crooks_at
from backroom.games.kings import actions as kings_do
from backroom.games.kings import board as kings_at
from backroom.games.kings import decisions as kings_asks
from backroom.games.kings.outlook import fight_now
from backroom.games.sneaks import actions as sneaks_do
from backroom.games.sneaks import board as sneaks_at
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import i64, vec, zeros


class FirstTimer(Bot):
    """Takes any of the choices that the guide speaks for most."""

    def choose(self, chair: Chair, chance: Chance) -> int:
        table = chair.sample(chance)
        told = [self.told_of(table, chair.seat, code) for code in chair.legal]
        best = [code for code, much in zip(chair.legal, told, strict=True) if much == max(told)]
        return best[chance.below(len(best))]

    @abstractmethod
    def told_of(self, table: Any, seat: int, code: int) -> float:
        """How much the guide speaks for a choice."""


class Crooks(FirstTimer):
    """Small piles are cheap; take whoever can win a target; face up is free; do not pass yet."""

    def told_of(self, table: Any, seat: int, code: int) -> float:
        b = table.b
        if code == crooks_do.PASS:
            return -100
        if crooks_do.RECRUIT <= code < crooks_do.TAKE_SLOT:
            return -int(b[crooks_at.size(code - crooks_do.RECRUIT)])
        if crooks_do.TAKE_SLOT <= code < crooks_do.PLACE_UP:
            place = crooks_at.pile(b[crooks_at.HANGOUT], code - crooks_do.TAKE_SLOT)
            return int(table.cards.level[b[place]])
        if crooks_do.PLACE_UP <= code < crooks_do.MOVE_TO:
            way, target = divmod(code - crooks_do.PLACE_UP, int(crooks_at.TARGETS))
            return self.gain(table, seat, target) + (0 if way < 2 else -0.5)
        return 0

    def gain(self, table: Any, seat: int, target: int) -> int:
        """What a target brings, if the seat would lead there."""
        tried = table.copy()
        tried.choose(seat, crooks_do.PLACE_UP + target)
        view: Any = self.game.view(tried, seat)
        shown = view.targets[target]
        number = int(shown.number)
        return number if seat in shown.leaders else -number


class Sneaks(FirstTimer):
    """Rob any site, betray any other; take a colour in which one more token lifts one."""

    def told_of(self, table: Any, seat: int, code: int) -> float:
        if sneaks_do.TAKE <= code < sneaks_do.STOP:
            colour = code - sneaks_do.TAKE
            own = int(table.b[sneaks_at.tokens(seat, colour)])
            others = [s for s in range(table.seats) if s != seat]
            return sum(int(table.b[sneaks_at.tokens(s, colour)]) == own for s in others)
        if code >= sneaks_do.TRADE:
            before = self.points(table, seat)
            tried = table.copy()
            tried.choose(seat, code)
            return self.points(tried, seat) - before
        return 0

    def points(self, table: Any, seat: int) -> int:
        view: Any = self.game.view(table, seat)
        return int(view.seats[seat].points_now)


class Kings(FirstTimer):
    """Bid little, go where a mission is, accept it, take it where it leads; fold behind."""

    def told_of(self, table: Any, seat: int, code: int) -> float:
        b = table.b
        if b[kings_at.DECISION] == kings_asks.BID:
            return -abs(code - int(kings_do.AMOUNT) - 0.5)
        if b[kings_at.DECISION] == kings_asks.FOLD:
            odds = fight_now(table).odds
            ahead = odds.win if b[kings_at.fighter(0)] == seat else odds.of - odds.win - odds.tie
            return float((2 * ahead >= odds.of) == (code == kings_do.NO))
        if b[kings_at.DECISION] == kings_asks.RESIST:
            return float(code == kings_do.NO)
        weights = zeros(1)
        self.game.advice.weigh(table, seat, vec[i64]([code]), 1, weights)  # what people usually do
        return int(weights[0])


class Animalcatraz(FirstTimer):
    """First grow: train, take part in Events, finish Crimes; leave others alone."""

    TOLD = (
        (prison_do.ATTEMPT, 4),
        (prison_do.CRIME, 4),
        (prison_do.EVENT, 4),
        (prison_do.STAT, 3),
        (prison_do.STAT + 1, 3),
        (prison_do.ICON, 3),
        (prison_do.ICON + 1, 3),
        (prison_do.ICON + 2, 3),
        (prison_do.CORRUPT, 2),
        (prison_do.TRADE, 2),
        (prison_do.DONE, -1),
        (prison_do.ATTACK, -1),
        (prison_do.SHIFT, -2),
        (prison_do.DRAW_PLAN, -2),
        (prison_do.REVEAL_PLAN, -2),
    )

    def told_of(self, table: Any, seat: int, code: int) -> float:
        return dict(self.TOLD).get(code, 0)

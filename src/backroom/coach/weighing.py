"""What the choices of a decision are worth to who made it: tried side by side, on the same tables
and with the same luck, so that it is the choices that make the difference."""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev

from backroom.coach.prospects import Prospects, means
from backroom.kernel.chance import Chance
from backroom.kernel.game import Game
from backroom.kernel.state import State

ENOUGH = 8  # tables before a choice can be dropped
DOUBT = 3.0  # standard errors by which a choice may fall behind before it is tried no more
FIGURES_AT_MOST = 200  # tables of which figures are noted
CERTAIN = 1.96  # standard errors: the half of a 95 % interval


class Tried:
    """A choice, and what it led to on every table on which it was tried."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.values: list[list[float]] = []
        self.own: list[float] = []
        self.figures: list[Mapping[str, int]] = []

    def try_on(self, table: State, prospects: Prospects) -> State | None:
        """Make the choice on a dealt table; what it led to."""
        values, end = prospects.after(table, self.code)
        self.values.append(values)
        self.own.append(values[prospects.seat])
        return end

    def mean(self) -> list[float]:
        """What it is worth to every seat."""
        return means(self.values)

    def mean_figures(self) -> dict[str, float]:
        """The figures that it leads to."""
        names = self.figures[0] if self.figures else {}
        return {name: fmean(figures[name] for figures in self.figures) for name in names}


def weigh(
    prospects: Prospects, state: State, chosen: int, samples: int, chance: Chance
) -> list[Tried]:
    """Try all choices of a decision on tables dealt anew; those worth most come first. What falls
    far behind is tried no more and comes last, but for the choice that was made."""
    tried = [Tried(code) for code in state.legal(prospects.seat)]
    dropped: list[Tried] = []
    for number, table in enumerate(prospects.dealt(state, samples, chance), 1):
        for one in tried:
            one.try_on(table, prospects)
        if number >= ENOUGH and number & (number - 1) == 0:
            best = max(tried, key=lambda one: fmean(one.own))
            behind = [one for one in tried if one.code != chosen and _is_behind(one, best)]
            tried = [one for one in tried if one not in behind]
            dropped += behind
    return [*_best_first(tried), *_best_first(dropped)]


def _best_first(tried: Sequence[Tried]) -> list[Tried]:
    return sorted(tried, key=lambda one: -fmean(one.own))


def compare(
    game: Game,
    prospects: Prospects,
    state: State,
    codes: Sequence[int],
    samples: int,
    chance: Chance,
) -> list[Tried]:
    """Some choices in the order in which they are given, with the figures that they lead to."""
    tried = [Tried(code) for code in codes]
    for number, table in enumerate(prospects.dealt(state, samples, chance)):
        for one in tried:
            end = one.try_on(table, prospects)
            if end is not None and number < FIGURES_AT_MOST:
                one.figures.append(game.figures(end, prospects.seat))
    return tried


def _is_behind(one: Tried, best: Tried) -> bool:
    gap, error = lead_of(best, one)
    return gap > DOUBT * error


def lead_of(one: Tried, other: Tried) -> tuple[float, float]:
    """By how much a choice was better than another on the same tables, and its standard error."""
    gaps = [mine - theirs for mine, theirs in zip(one.own, other.own, strict=True)]
    return fmean(gaps), (stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0)


def share_better(one: Tried, other: Tried) -> float:
    """On how many of the tables a choice was better than another; half of those where it was as
    good count."""
    pairs = list(zip(one.own, other.own, strict=True))
    return sum((mine > theirs) + 0.5 * (mine == theirs) for mine, theirs in pairs) / len(pairs)

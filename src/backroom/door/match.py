"""Bots against each other, with figures that one can trust."""

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from msgspec import Struct, to_builtins

from backroom.arena import match as arena
from backroom.arena.farm import Farm
from backroom.arena.figures import BotFigures
from backroom.arena.match import MatchReport
from backroom.arena.plan import Plan, check
from backroom.arena.statistics import speed_of
from backroom.bots.guests import is_known_elsewhere
from backroom.door.bots import BotFunction
from backroom.door.box import box
from backroom.kernel.edition import read_edition
from backroom.kernel.refusals import SetupError
from backroom.kernel.text import phrasebook

if TYPE_CHECKING:
    from matplotlib.figure import Figure


class MatchResult:
    """What a match found: ``bots`` with their figures, best first; ``report`` has everything.

    >>> import backroom
    >>> result = backroom.match("crooks", ["greedy", "random"], deals=10, seed=1)
    >>> best = result.bots[0]
    >>> best.bot, best.win_share.interval.low > 0.5
    ('greedy', True)
    >>> result
    <MatchResult of crooks, 10 deals: greedy 100.0%, random 0.0%>
    """

    def __init__(self, report: MatchReport) -> None:
        self.report = report

    @property
    def bots(self) -> list[BotFigures]:
        """The figures of every bot, best first: wins, points, thinking, each with its interval.

        >>> import backroom
        >>> result = backroom.match("sneaks", ["random", "random"], deals=5, seed=1)
        >>> [bot.win_share.value for bot in result.bots]
        [0.5]
        """
        return sorted(self.report.by_bot, key=lambda bot: -bot.win_share.value)

    def to_dict(self) -> dict[str, Any]:
        """All figures as plain data, fit for JSON or a data frame.

        >>> import backroom
        >>> backroom.match("crooks", ["random", "random"], deals=2, seed=1).to_dict()["games"]
        4
        """
        data: dict[str, Any] = to_builtins(self.report)
        return data

    def plot(self, lang: str = "en") -> "Figure":
        """The figures as a picture (needs ``backroom[plots]``), which a notebook shows and
        ``savefig`` writes.

        >>> import backroom
        >>> figure = backroom.match("crooks", ["random", "random"], deals=2, seed=1).plot()
        >>> len(figure.axes) > 0
        True
        """
        from backroom.arena.plots import figure_of  # noqa: PLC0415  (matplotlib is an extra)

        return figure_of(self.report, phrasebook(lang))

    def __repr__(self) -> str:
        shares = ", ".join(f"{bot.bot} {bot.win_share.value:.1%}" for bot in self.bots)
        return f"<MatchResult of {self.report.game}, {self.report.deals} deals: {shares}>"


def match(
    game: str,
    bots: Sequence[str | BotFunction[Any]],
    deals: int = 100,
    seed: int = 1,
    *,
    seats: int | None = None,
    options: Struct | None = None,
    edition: str | Path | None = None,
    workers: int = 1,
) -> MatchResult:
    """Play bots against each other in duplicate: every deal once for each way to go round the
    table, so that nobody owes a win to a seat or to its cards. There are as many seats as bots,
    unless seats play in teams. The seed decides everything. Raises SetupError.

    >>> import backroom
    >>> @backroom.bot
    ... def lazy(turn):
    ...     return "pass" if "pass" in map(str, turn.legal) else turn.legal[0]
    >>> result = backroom.match("crooks", ["random", lazy, lazy], deals=4, seed=1)
    >>> result.bots[0].bot
    'random'
    """
    names = [bot.name if isinstance(bot, BotFunction) else bot for bot in bots]
    plan = _plan(game, names, deals, seed, seats or len(names), options, edition)
    if workers > 1:
        _check_names(names)
    farm = Farm(workers)
    farm.check()
    begin = perf_counter()
    played = arena.play_match(plan, farm, lambda _: None)
    if played.interrupted:
        raise KeyboardInterrupt
    choices = sum(outcome.choices for outcome in played.outcomes)
    speed = speed_of(farm, perf_counter() - begin, len(played.outcomes), choices)
    return MatchResult(arena.report(plan, plan.games, played, speed))


def _plan(
    game: str,
    bots: Sequence[str],
    deals: int,
    seed: int,
    seats: int,
    options: Struct | None,
    edition: str | Path | None,
) -> Plan:
    rules = box(game).game
    text = read_edition(rules.house_edition if edition is None else Path(edition))
    given = to_builtins(rules.options({}) if options is None else options)
    told = tuple((name, _written(value)) for name, value in given.items() if value is not None)
    one = Plan(game, text.source, text.text, told, seats, (), seed, games=1)
    of_one_deal = arena.plan_match(one, bots)  # a deal is as many games as there are line-ups
    plan = of_one_deal._replace(games=deals * of_one_deal.games)
    check(plan)
    return plan


def _written(value: object) -> str:
    """The value of an option as a plan has it."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _check_names(names: Sequence[str]) -> None:
    """Other processes must find every bot; raises SetupError."""
    for name in names:
        if not is_known_elsewhere(name):
            raise SetupError(
                "bad_bot", f"{name} is in no module that other processes could import: workers=1"
            )

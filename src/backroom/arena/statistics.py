"""What many games say: shares with their intervals, means, and how often things appear."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Any

from msgspec import Struct, to_builtins

from backroom.arena.farm import Farm
from backroom.arena.intervals import Interval, wilson
from backroom.arena.plan import Plan, prepare
from backroom.arena.simulation import Result, Tally
from backroom.bots import Failure
from backroom.kernel.actions import ActionTable
from backroom.kernel.record import EditionName
from backroom.kernel.state import SEATS_AT_MOST


class Summary(Struct):
    """A whole number that each game gave: its mean, sample deviation, range and distribution."""

    mean: float
    sd: float
    min: int
    max: int
    histogram: dict[int, int]


class SeatFigures(Struct):
    """One seat's wins, a shared win counting as a share, and its points."""

    seat: int
    bot: str
    wins: float
    win_share: float
    interval: Interval
    points: Summary


class KindFigures(Struct):
    """How often a kind of action was chosen."""

    kind: str
    choices: int
    per_game: float
    share_of_choices: float


class CardFigures(Struct):
    """In how many games a card came into play."""

    card: str
    games: int
    share_of_games: float


class FailureFigures(Struct):
    """How often a bot was replaced for one reason."""

    bot: str
    times: int
    why: Failure


class Speed(Struct):
    """How long it took: the only figures that the seed does not decide."""

    backend: str
    workers: int
    seconds: float
    games_per_second: float
    choices_per_second: float


class Report(Struct):
    """Everything a simulation found."""

    game: str
    rules: int
    edition: EditionName
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    seed: int
    games_asked: int
    games: int
    interrupted: bool
    checksum: str
    by_seat: list[SeatFigures]
    lengths: Summary
    kinds: list[KindFigures]
    cards: list[CardFigures]
    failures: list[FailureFigures]
    speed: Speed


def summary(histogram: Mapping[int, int]) -> Summary:
    """The summary of how often each value came; it is exact until the last division."""
    count = sum(histogram.values())
    total = sum(value * times for value, times in histogram.items())
    squares = sum(value * value * times for value, times in histogram.items())
    scatter = count * squares - total * total
    return Summary(
        mean=total / count,
        sd=sqrt(scatter / (count * (count - 1))) if count > 1 else 0.0,
        min=min(histogram),
        max=max(histogram),
        histogram=dict(sorted(histogram.items())),
    )


def speed_of(farm: Farm, seconds: float, games: int, choices: int) -> Speed:
    """How fast some workers were."""
    return Speed(farm.backend, farm.workers, seconds, games / seconds, choices / seconds)


def failure_figures(failures: Mapping[tuple[str, Failure], int]) -> list[FailureFigures]:
    """The most frequent first."""
    return [
        FailureFigures(bot, times, why)
        for (bot, why), times in sorted(failures.items(), key=lambda item: (-item[1], item[0]))
    ]


def report(plan: Plan, result: Result, farm: Farm, seconds: float) -> Report:
    """All figures of a simulation of at least one game."""
    tally = result.tally
    prepared = prepare(plan)
    return Report(
        game=plan.game,
        rules=prepared.game.rules_version,
        edition=EditionName(prepared.edition.name, prepared.edition.digest),
        options=to_builtins(prepared.options),
        seats=plan.seats,
        bots=plan.line_ups[0],
        seed=plan.seed,
        games_asked=plan.games,
        games=tally.games,
        interrupted=result.interrupted,
        checksum=result.chain.hex(),
        by_seat=[_seat_figures(plan, tally, seat) for seat in range(plan.seats)],
        lengths=summary(tally.lengths),
        kinds=_kind_figures(prepared.game.actions, tally),
        cards=_card_figures(tally),
        failures=failure_figures(tally.failures),
        speed=speed_of(farm, seconds, tally.games, tally.choices.total()),
    )


def _seat_figures(plan: Plan, tally: Tally, seat: int) -> SeatFigures:
    wins = sum(times / winners for (winner, winners), times in tally.wins.items() if winner == seat)
    return SeatFigures(
        seat=seat,
        bot=plan.line_ups[0][seat],
        wins=wins,
        win_share=wins / tally.games,
        interval=wilson(wins, tally.games),
        points=summary({p: times for (s, p), times in tally.points.items() if s == seat}),
    )


def _kind_figures(actions: ActionTable, tally: Tally) -> list[KindFigures]:
    times = Counter(dict.fromkeys(actions.kinds, 0))
    for entry, count in tally.choices.items():
        times[actions[entry // int(SEATS_AT_MOST)].kind] += count
    choices = times.total()
    return [
        KindFigures(kind, count, count / tally.games, count / choices)
        for kind, count in times.items()
    ]


def _card_figures(tally: Tally) -> list[CardFigures]:
    """Most used first."""
    return [
        CardFigures(card, games, games / tally.games)
        for card, games in sorted(tally.cards.items(), key=lambda item: (-item[1], item[0]))
    ]

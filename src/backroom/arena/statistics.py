"""What many games say: shares with their intervals, means, and how often things appear."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

from msgspec import Struct, to_builtins

from backroom.arena.simulation import Plan, Result, Tally, set_up
from backroom.kernel.actions import ActionTable
from backroom.kernel.record import EditionName
from backroom.kernel.state import SEATS_AT_MOST

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """Where the true share lies, with the given confidence."""

    low: float
    high: float


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


class Speed(Struct):
    """How long it took: the only figures that the seed does not decide."""

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
    speed: Speed


def wilson(successes: float, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's score interval of a share; it stays within 0 and 1, also for few trials."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = successes / trials
    weight = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / weight
    margin = z / weight * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return Interval(max(0.0, middle - margin), min(1.0, middle + margin))


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


def report(plan: Plan, result: Result, workers: int, seconds: float) -> Report:
    """All figures of a simulation of at least one game."""
    tally = result.tally
    setting = set_up(plan)
    return Report(
        game=plan.game,
        rules=setting.game.rules_version,
        edition=EditionName(setting.edition.name, setting.edition.digest),
        options=to_builtins(setting.options),
        seats=plan.seats,
        bots=plan.bots,
        seed=plan.seed,
        games_asked=plan.games,
        games=tally.games,
        interrupted=result.interrupted,
        checksum=result.chain.hex(),
        by_seat=[_seat_figures(plan, tally, seat) for seat in range(plan.seats)],
        lengths=summary(tally.lengths),
        kinds=_kind_figures(setting.game.actions, tally),
        cards=_card_figures(tally),
        speed=Speed(workers, seconds, tally.games / seconds, sum(tally.choices.values()) / seconds),
    )


def _seat_figures(plan: Plan, tally: Tally, seat: int) -> SeatFigures:
    wins = sum(times / winners for (winner, winners), times in tally.wins.items() if winner == seat)
    return SeatFigures(
        seat=seat,
        bot=plan.bots[seat],
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

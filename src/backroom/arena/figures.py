"""What bots got out of games: wins, points, and the time they took."""

from collections import Counter
from collections.abc import Callable, Sequence

from msgspec import Struct

from backroom.arena.intervals import Estimate, Part, mean, share
from backroom.arena.outcomes import Outcome
from backroom.arena.plan import Plan
from backroom.arena.playing import Thought
from backroom.arena.seating import Teams
from backroom.arena.statistics import FailureFigures, Summary, failure_figures, summary


class Thinking(Struct):
    """How long a bot thought about a choice, in seconds; forced choices are left out."""

    choices: int
    mean: float
    longest: float


class BotFigures(Struct):
    """What a bot got at all seats it had. A shared win counts as a share; of a team, its win."""

    bot: str
    seats: int
    wins: float
    win_share: Estimate
    points: Estimate
    scores: Summary  # the points again, as they are distributed
    thinking: Thinking


def bot_figures(bot: str, plan: Plan, outcomes: Sequence[Outcome], teams: Teams) -> BotFigures:
    """All figures of one bot."""
    wins = parts_of(bot, plan, outcomes, teams, lambda outcome: wins_by_seat(outcome.places, teams))
    points = parts_of(bot, plan, outcomes, teams, lambda outcome: outcome.points)
    scores = Counter(
        score
        for outcome in outcomes
        for name, score in zip(plan.line_up(outcome.number), outcome.points, strict=True)
        if name == bot
    )
    return BotFigures(
        bot=bot,
        seats=max(line_up.count(bot) for line_up in plan.line_ups),
        wins=sum(part.sum for part in wins),
        win_share=share(wins),
        points=mean(points),
        scores=summary(scores),
        thinking=thinking_of(bot, plan, outcomes),
    )


def parts_of(
    bot: str,
    plan: Plan,
    outcomes: Sequence[Outcome],
    teams: Teams,
    value: Callable[[Outcome], Sequence[float]],
) -> list[Part]:
    """Some value by seat, summed over the seats of a bot, deal by deal; partners share a weight."""
    weights = {seat: 1 / len(team) for team in teams for seat in team}
    parts: dict[int, Part] = {}
    for outcome in outcomes:
        deal, values = plan.deal(outcome.number), value(outcome)
        for seat, name in enumerate(plan.line_up(outcome.number)):
            if name == bot:
                total, weight = parts.get(deal, Part(0.0, 0.0))
                parts[deal] = Part(total + weights[seat] * values[seat], weight + weights[seat])
    return list(parts.values())


def wins_by_seat(places: Sequence[int], teams: Teams) -> list[float]:
    """1 for the seats of the team that won; teams that won together share it."""
    won = {seat: places[team[0]] == 1 for team in teams for seat in team}
    winners = sum(won[team[0]] for team in teams)
    return [won[seat] / winners for seat in range(len(won))]


def thinking_of(bot: str, plan: Plan, outcomes: Sequence[Outcome]) -> Thinking:
    """A bot's thinking at all its seats."""
    thoughts: list[Thought] = [
        thought
        for outcome in outcomes
        for name, thought in zip(plan.line_up(outcome.number), outcome.thoughts, strict=True)
        if name == bot
    ]
    choices = sum(thought.choices for thought in thoughts)
    seconds = sum(thought.seconds for thought in thoughts)
    longest = max((thought.longest for thought in thoughts), default=0.0)
    return Thinking(choices, seconds / choices if choices else 0.0, longest)


def failures_of(plan: Plan, outcomes: Sequence[Outcome]) -> list[FailureFigures]:
    """How often each bot was replaced, and why."""
    return failure_figures(
        Counter(
            (plan.line_up(outcome.number)[seat], why)
            for outcome in outcomes
            for seat, why in outcome.failures
        )
    )

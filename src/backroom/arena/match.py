"""Bots against each other in duplicate play: every deal once for each way to go round the table, so
that nobody owes a win to a seat or to its cards."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec import Struct, to_builtins

from backroom.arena.farm import Farm, harvest
from backroom.arena.intervals import Estimate, Part, mean, share
from backroom.arena.outcomes import Outcome, checksum, play_outcomes
from backroom.arena.plan import Plan, check, set_up
from backroom.arena.playing import Thought
from backroom.arena.seating import Teams, by_team, rotations, teams_of
from backroom.arena.statistics import (
    FailureFigures,
    Speed,
    Summary,
    failure_figures,
    summary,
)
from backroom.kernel.record import EditionName


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
    thinking: Thinking


class MatchReport(Struct):
    """Everything a match found."""

    game: str
    rules: int
    edition: EditionName
    options: dict[str, Any]
    seats: int
    teams: Teams
    bots: tuple[str, ...]  # as they sit in the first game of a deal
    seed: int
    games_asked: int
    games: int
    deals: int
    interrupted: bool
    checksum: str
    even_share: float
    by_bot: list[BotFigures]
    lengths: Summary
    failures: list[FailureFigures]
    speed: Speed


class Played(NamedTuple):
    """The games of a plan that were played, in order, and whether it was broken off."""

    outcomes: list[Outcome]
    interrupted: bool = False


def plan_match(plan: Plan, bots: Sequence[str]) -> Plan:
    """The plan with all line-ups, and with so many games that the last deal is played by all;
    raises SetupError."""
    teams = teams_of(plan)
    line_ups = rotations(by_team(bots, teams), teams)
    whole = plan._replace(line_ups=line_ups, games=whole_deals(plan.games, len(line_ups)))
    check(whole)
    return whole


def whole_deals(games: int, line_ups: int) -> int:
    """So many games, or as few more as make the last deal whole."""
    return games + -games % line_ups


def play_match(plan: Plan, farm: Farm, heed: Callable[[int], object]) -> Played:
    """Play a plan, telling ``heed`` how many games are done; Ctrl-C ends it."""
    outcomes: list[Outcome] = []

    def take(portion: list[Outcome]) -> None:
        outcomes.extend(portion)
        heed(len(outcomes))

    interrupted = harvest(farm.play(play_outcomes, plan, plan.chunks(), ordered=True), take)
    # A deal that not all have played is no duplicate.
    del outcomes[len(outcomes) - len(outcomes) % len(plan.line_ups) :]
    return Played(outcomes, interrupted)


def report(plan: Plan, asked: int, played: Played, speed: Speed) -> MatchReport:
    """All figures of a match of at least one deal."""
    setting, teams = set_up(plan), teams_of(plan)
    outcomes = played.outcomes
    return MatchReport(
        game=plan.game,
        rules=setting.game.rules_version,
        edition=EditionName(setting.edition.name, setting.edition.digest),
        options=to_builtins(setting.options),
        seats=plan.seats,
        teams=teams,
        bots=plan.line_ups[0],
        seed=plan.seed,
        games_asked=asked,
        games=len(outcomes),
        deals=len(outcomes) // len(plan.line_ups),
        interrupted=played.interrupted,
        checksum=checksum(outcomes),
        even_share=1 / len(teams),
        by_bot=[bot_figures(bot, plan, outcomes, teams) for bot in dict.fromkeys(plan.line_ups[0])],
        lengths=summary(Counter(outcome.choices for outcome in outcomes)),
        failures=failure_figures(failures_by_bot(plan, outcomes)),
        speed=speed,
    )


def bot_figures(bot: str, plan: Plan, outcomes: Sequence[Outcome], teams: Teams) -> BotFigures:
    """All figures of one bot."""
    wins = parts_of(bot, plan, outcomes, teams, lambda outcome: wins_by_seat(outcome, teams))
    points = parts_of(bot, plan, outcomes, teams, lambda outcome: outcome.points)
    return BotFigures(
        bot=bot,
        seats=plan.line_ups[0].count(bot),
        wins=sum(part.sum for part in wins),
        win_share=share(wins),
        points=mean(points),
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


def wins_by_seat(outcome: Outcome, teams: Teams) -> list[float]:
    """1 for the seats of the team that won; teams that won together share it."""
    won = {seat: outcome.places[team[0]] == 1 for team in teams for seat in team}
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


def failures_by_bot(plan: Plan, outcomes: Sequence[Outcome]) -> Counter[Any]:
    """How often each bot was replaced, and why."""
    return Counter(
        (plan.line_up(outcome.number)[seat], why)
        for outcome in outcomes
        for seat, why in outcome.failures
    )

"""Bots against each other in duplicate play: every deal once for each way to go round the table, so
that nobody owes a win to a seat or to its cards."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec import Struct, to_builtins

from backroom.arena.farm import Farm, harvest
from backroom.arena.figures import BotFigures, bot_figures, failures_of
from backroom.arena.outcomes import Outcome, checksum, play_outcomes
from backroom.arena.plan import Plan, check, prepare
from backroom.arena.seating import Teams, by_team, rotations, teams_of
from backroom.arena.statistics import FailureFigures, Speed, Summary, summary
from backroom.kernel.record import EditionName


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


def play_match(plan: Plan, farm: Farm, progress: Callable[[int], object]) -> Played:
    """Play a plan, telling ``progress`` how many games are done; Ctrl-C ends it."""
    outcomes: list[Outcome] = []

    def take(portion: list[Outcome]) -> None:
        outcomes.extend(portion)
        progress(len(outcomes))

    interrupted = harvest(farm.play(partial(play_outcomes, plan), plan.chunks()), take)
    # A deal that not all have played is no duplicate.
    del outcomes[len(outcomes) - len(outcomes) % len(plan.line_ups) :]
    return Played(outcomes, interrupted)


def report(plan: Plan, asked: int, played: Played, speed: Speed) -> MatchReport:
    """All figures of a match of at least one deal."""
    prepared, teams = prepare(plan), teams_of(plan)
    outcomes = played.outcomes
    return MatchReport(
        game=plan.game,
        rules=prepared.game.rules_version,
        edition=EditionName(prepared.edition.name, prepared.edition.digest),
        options=to_builtins(prepared.options),
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
        failures=failures_of(plan, outcomes),
        speed=speed,
    )

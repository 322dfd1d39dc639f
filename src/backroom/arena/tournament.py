"""Every bot against every other: all tables that can be made of some bots, in duplicate play, with
ratings. The games are kept in a file as they are played, so that a tournament can go on later."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from typing import Any

from msgspec import Struct, to_builtins

from backroom.arena.farm import Farm, harvest
from backroom.arena.figures import BotFigures, bot_figures, failures_of
from backroom.arena.intervals import Estimate, Part, share
from backroom.arena.ledger import Ledger
from backroom.arena.match import whole_deals
from backroom.arena.outcomes import Outcome, checksum, play_outcomes
from backroom.arena.plan import Plan, check, prepare
from backroom.arena.ratings import ratings
from backroom.arena.seating import Teams, rotations, teams_of
from backroom.arena.statistics import FailureFigures, Speed, Summary, summary
from backroom.kernel.record import EditionName
from backroom.kernel.refusals import SetupError


class RatedBot(Struct):
    """A bot's rating, what it got, and how often it ended ahead of each bot it met."""

    rating: Estimate
    figures: BotFigures
    ahead_of: dict[str, Estimate]  # a shared place counts half


class TournamentReport(Struct):
    """Everything a tournament found, the strongest bot first."""

    game: str
    rules: int
    edition: EditionName
    options: dict[str, Any]
    seats: int
    teams: Teams
    bots: list[str]
    seed: int
    games_asked: int
    games_kept: int
    games: int  # of deals that all tables have played, which alone count
    deals: int
    tables: int
    interrupted: bool
    checksum: str
    even_share: float
    by_bot: list[RatedBot]
    lengths: Summary
    failures: list[FailureFigures]
    speed: Speed


def plan_tournament(plan: Plan, bots: Sequence[str]) -> Plan:
    """The plan with the line-ups of all tables, and with so many games that the last deal is
    played by all; raises SetupError."""
    teams = teams_of(plan)
    if len(set(bots)) < len(bots):
        raise SetupError("bad_bots", "a tournament needs different bots; one is named twice")
    if len(bots) < len(teams):
        raise SetupError(
            "bad_bots", f"a table for {len(teams)} needs {len(teams)} bots or more, not {len(bots)}"
        )
    line_ups = tuple(
        line_up
        for table in combinations(bots, len(teams))
        for line_up in rotations([(bot,) for bot in table], teams)
    )
    whole = plan._replace(line_ups=line_ups, games=whole_deals(plan.games, len(line_ups)))
    check(whole)
    return whole


def play_tournament(
    plan: Plan, ledger: Ledger, farm: Farm, progress: Callable[[int], object]
) -> bool:
    """Play the games that the ledger lacks, telling ``progress`` how many it has; Ctrl-C ends it.
    Whether that happened."""
    missing = [
        [number for number in chunk if number not in ledger.outcomes] for chunk in plan.chunks()
    ]
    chunks = [chunk for chunk in missing if chunk]
    before = plan.games - sum(map(len, chunks))
    progress(before)
    done = before

    def take(outcomes: list[Outcome]) -> None:
        nonlocal done
        ledger.add(outcomes)
        done += len(outcomes)
        progress(done)

    return harvest(farm.play(partial(play_outcomes, plan), chunks, ordered=False), take)


def complete_deals(plan: Plan, ledger: Ledger) -> list[Outcome]:
    """The games, in order, of all deals that every table has played."""
    outcomes = [ledger.outcomes[n] for n in range(plan.games) if n in ledger.outcomes]
    played = Counter(plan.deal(outcome.number) for outcome in outcomes)
    return [o for o in outcomes if played[plan.deal(o.number)] == len(plan.line_ups)]


def report(
    plan: Plan, asked: int, bots: Sequence[str], ledger: Ledger, interrupted: bool, speed: Speed
) -> TournamentReport:
    """All figures of a tournament of at least one complete deal."""
    prepared, teams = prepare(plan), teams_of(plan)
    outcomes = complete_deals(plan, ledger)
    rated = ratings(bots, plan, outcomes, teams)
    return TournamentReport(
        game=plan.game,
        rules=prepared.game.rules_version,
        edition=EditionName(prepared.edition.name, prepared.edition.digest),
        options=to_builtins(prepared.options),
        seats=plan.seats,
        teams=teams,
        bots=list(bots),
        seed=plan.seed,
        games_asked=asked,
        games_kept=sum(number < plan.games for number in ledger.outcomes),
        games=len(outcomes),
        deals=len(outcomes) // len(plan.line_ups),
        tables=len(plan.line_ups) // len(teams),
        interrupted=interrupted,
        checksum=checksum(outcomes),
        even_share=1 / len(teams),
        by_bot=[
            RatedBot(
                rated[bot],
                bot_figures(bot, plan, outcomes, teams),
                {
                    other: share(meetings(bot, other, plan, outcomes, teams))
                    for other in bots
                    if other != bot
                },
            )
            for bot in sorted(bots, key=lambda bot: -rated[bot].value)
        ],
        lengths=summary(Counter(outcome.choices for outcome in outcomes)),
        failures=failures_of(plan, outcomes),
        speed=speed,
    )


def meetings(
    bot: str, other: str, plan: Plan, outcomes: Sequence[Outcome], teams: Teams
) -> list[Part]:
    """How often a bot ended ahead of another, deal by deal."""
    parts: dict[int, Part] = {}
    for outcome in outcomes:
        line_up = plan.line_up(outcome.number)
        places = {line_up[team[0]]: outcome.places[team[0]] for team in teams}
        if bot in places and other in places:
            deal = plan.deal(outcome.number)
            total, weight = parts.get(deal, Part(0.0, 0.0))
            ahead = (places[bot] < places[other]) + (places[bot] == places[other]) / 2
            parts[deal] = Part(total + ahead, weight + 1)
    return list(parts.values())

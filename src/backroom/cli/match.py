"""`backroom match`: bots against each other in duplicate play."""

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from rich.table import Table

from backroom.arena import match as duplicate
from backroom.arena.farm import Farm
from backroom.arena.figures import BotFigures
from backroom.arena.match import MatchReport
from backroom.arena.plan import Plan
from backroom.arena.statistics import speed_of
from backroom.cli.arena import (
    Output,
    Workers,
    doing,
    edition_values,
    margin_of,
    names_in,
    print_failures,
    print_length,
    print_speed,
    print_table,
    print_teams,
    share_of,
    table_of,
    unseated_plan,
)
from backroom.cli.output import Language, console, voice
from backroom.cli.progress import late_progress

ALONE, AT_OUTPUT = Workers(), Output()


def match(
    game: str,
    /,
    *,
    bots: str,
    seats: int | None = None,
    games: int = 400,
    seed: int = 1,
    edition: Path | None = None,
    option: Sequence[str] = (),
    lang: Language = "en",
    work: Workers = ALONE,
    output: Output = AT_OUTPUT,
) -> None:
    """Play bots against each other: win shares, points and thinking times, with 95 % intervals.

    Every deal is played once for each way to go round the table, so that nobody owes a win to a
    seat or to its cards; the number of games is rounded up to whole deals. Ctrl-C stops and
    reports the deals that are complete.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    bots
        The bots by seat, such as search:hard,greedy,greedy,random. Where seats play in teams,
        one a seat, or one a team.
    seats
        The number of seats; without it as many as there are bots.
    games
        The number of games.
    seed
        The seed that decides all deals and all choices.
    edition
        An edition file; without it the house edition is played.
    option
        An option of the game, as name=value; may be given again.
    lang
        The language of the figures' headings.
    """
    voice.use(lang)
    names = names_in(bots)
    count = len(names) if seats is None else seats
    unseated = unseated_plan(game, edition, option, count, seed, games)
    plan = duplicate.plan_match(unseated, names)
    farm = work.farm()
    output.check()
    report = _run(plan, games, farm, output.is_for_people)
    output.give(report, _print)
    if report.interrupted:
        raise KeyboardInterrupt


def _run(plan: Plan, asked: int, farm: Farm, shown: bool) -> MatchReport:
    start = perf_counter()
    with late_progress(doing(plan), plan.games, shown) as progress:
        played = duplicate.play_match(plan, farm, progress)
    if not played.outcomes:
        raise KeyboardInterrupt
    choices = sum(outcome.choices for outcome in played.outcomes)
    speed = speed_of(farm, perf_counter() - start, len(played.outcomes), choices)
    return duplicate.report(plan, asked, played, speed)


def _print(report: MatchReport) -> None:
    voice.tell(
        "arena-match-head",
        style="bold",
        game=report.game,
        seats=report.seats,
        deals=report.deals,
        games=report.games,
        seed=str(report.seed),
        **edition_values(report.edition),
    )
    if report.interrupted:
        voice.tell("arena-match-interrupted", style="bold red", asked=report.games_asked)
    elif report.games != report.games_asked:
        voice.tell("arena-rounded", asked=report.games_asked, games=report.games)
    print_teams(report.teams)
    print_table(_bot_table(report.by_bot))
    console.print()
    voice.tell("arena-even-share", share=f"{report.even_share:.1%}")
    print_length(report.lengths)
    print_failures(report.failures)
    print_speed(report.speed, report.checksum)


def _bot_table(bots: Sequence[BotFigures]) -> Table:
    table = table_of(
        "bot", "seats", "wins", "share", "interval", "points", "margin", "thinking", "longest"
    )
    for bot in bots:
        table.add_row(
            bot.bot,
            str(bot.seats),
            f"{bot.wins:,.1f}",
            f"{bot.win_share.value:.1%}",
            share_of(bot.win_share.interval),
            f"{bot.points.value:.2f}",
            margin_of(bot.points),
            f"{1000 * bot.thinking.mean:,.1f} ms",
            f"{1000 * bot.thinking.longest:,.1f} ms",
        )
    return table

"""`backroom tournament`: every bot against every other, with ratings."""

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from rich.table import Table

from backroom import games as library
from backroom.arena import tournament as round_robin
from backroom.arena.farm import Farm
from backroom.arena.ledger import Ledger, heading_of
from backroom.arena.plan import Plan
from backroom.arena.statistics import speed_of
from backroom.arena.tournament import RatedBot, TournamentReport
from backroom.cli.arena import (
    Output,
    Workers,
    check_folder,
    doing,
    edition_values,
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


def tournament(
    game: str,
    /,
    *,
    bots: str,
    seats: int | None = None,
    games: int = 400,
    seed: int = 1,
    results: Path | None = None,
    edition: Path | None = None,
    option: Sequence[str] = (),
    lang: Language = "en",
    work: Workers = ALONE,
    output: Output = AT_OUTPUT,
) -> None:
    """Play every bot against every other, at all tables that can be made of them: ratings, win
    shares, and who ends ahead of whom, with 95 % intervals.

    Every table plays every deal once for each way to go round it. Every game is kept in a file as
    it ends. After Ctrl-C, or if anything else broke it off, the same command goes on where it
    stopped; with a larger --games it makes the tournament longer.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    bots
        The bots, such as search:easy,greedy,random.
    seats
        The number of seats of a table; without it the fewest of the game. Where seats play in
        teams, a bot plays all seats of its team.
    games
        The number of games of all tables; it is rounded up to whole deals.
    seed
        The seed that decides all deals and all choices.
    results
        The file that keeps the games; without it tournament-GAME.jsonl here.
    edition
        An edition file; without it the house edition is played.
    option
        An option of the game, as name=value; may be given again.
    lang
        The language of the figures' headings.
    """
    voice.use(lang)
    names = names_in(bots)
    count = min(library.game(game).seat_counts) if seats is None else seats
    unseated = unseated_plan(game, edition, option, count, seed, games)
    plan = round_robin.plan_tournament(unseated, names)
    farm = work.farm()
    output.check()
    file = results or Path(f"tournament-{game}.jsonl")
    check_folder(file)
    ledger = Ledger(file, heading_of(plan, names))
    try:
        report = _run(plan, games, names, ledger, farm, output.is_for_people)
    finally:
        ledger.close()
    if report is not None:
        output.give(report, _print)
    if report is None or report.interrupted:
        if output.is_for_people:
            kept = sum(number < plan.games for number in ledger.outcomes)
            voice.tell("arena-tournament-kept", games=kept, asked=plan.games, file=str(file))
        raise KeyboardInterrupt


def _run(
    plan: Plan, asked: int, bots: Sequence[str], ledger: Ledger, farm: Farm, shown: bool
) -> TournamentReport | None:
    """Play what is missing; None if not even one deal is complete."""
    start, before = perf_counter(), set(ledger.outcomes)
    with late_progress(doing(plan), plan.games, shown) as progress:
        interrupted = round_robin.play_tournament(plan, ledger, farm, progress)
    if not round_robin.complete_deals(plan, ledger):
        return None
    played = [ledger.outcomes[number] for number in ledger.outcomes.keys() - before]
    choices = sum(outcome.choices for outcome in played)
    speed = speed_of(farm, perf_counter() - start, len(played), choices)
    return round_robin.report(plan, asked, bots, ledger, interrupted, speed)


def _print(report: TournamentReport) -> None:
    voice.tell(
        "arena-tournament-head",
        style="bold",
        game=report.game,
        seats=report.seats,
        tables=report.tables,
        deals=report.deals,
        games=report.games,
        seed=str(report.seed),
        **edition_values(report.edition),
    )
    if not report.interrupted and report.games != report.games_asked:
        voice.tell("arena-rounded", asked=report.games_asked, games=report.games)
    print_teams(report.teams)
    print_table(_rating_table(report.by_bot))
    console.print()
    voice.tell("arena-even-share", share=f"{report.even_share:.1%}")
    console.print()
    voice.tell("arena-tournament-ahead", style="bold")
    print_table(_meeting_table(report.by_bot))
    console.print()
    print_length(report.lengths)
    print_failures(report.failures)
    print_speed(report.speed, report.checksum)


def _rating_table(bots: Sequence[RatedBot]) -> Table:
    table = table_of(
        "bot", "rating", "interval", "wins", "share", "interval", "points", "thinking", "longest"
    )
    for bot in bots:
        low, high = bot.rating.interval or (bot.rating.value, bot.rating.value)
        figures = bot.figures
        table.add_row(
            figures.bot,
            f"{bot.rating.value:.1f}",
            f"{low:.1f} .. {high:.1f}",
            f"{figures.wins:,.1f}",
            f"{figures.win_share.value:.1%}",
            share_of(figures.win_share.interval),
            f"{figures.points.value:.2f}",
            f"{1000 * figures.thinking.mean:,.1f} ms",
            f"{1000 * figures.thinking.longest:,.1f} ms",
        )
    return table


def _meeting_table(bots: Sequence[RatedBot]) -> Table:
    """By row and column: how often the bot of the row ended ahead of the bot of the column."""
    table = table_of("bot")
    for bot in bots:
        table.add_column(bot.figures.bot, justify="right")
    for bot in bots:
        shares = [bot.ahead_of.get(other.figures.bot) for other in bots]
        cells = ["" if share is None else f"{share.value:.1%}" for share in shares]
        table.add_row(bot.figures.bot, *cells)
    return table

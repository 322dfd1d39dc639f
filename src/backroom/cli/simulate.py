"""`backroom simulate`: many games by bots, and what they say."""

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from rich.columns import Columns
from rich.markup import escape
from rich.table import Table

from backroom.arena import simulation
from backroom.arena.farm import Farm
from backroom.arena.plan import RANDOM, Plan, check
from backroom.arena.statistics import CardFigures, Report, Summary
from backroom.arena.statistics import report as figures
from backroom.cli.arena import (
    Output,
    Workers,
    doing,
    edition_values,
    line_up_of,
    print_failures,
    print_length,
    print_speed,
    print_table,
    table_of,
    unseated_plan,
)
from backroom.cli.output import Language, console, voice
from backroom.cli.progress import late_progress

ALONE, AT_OUTPUT = Workers(), Output()


def simulate(
    game: str,
    /,
    *,
    seats: int = 4,
    games: int = 10_000,
    seed: int = 1,
    bots: str = RANDOM,
    edition: Path | None = None,
    option: Sequence[str] = (),
    lang: Language = "en",
    work: Workers = ALONE,
    output: Output = AT_OUTPUT,
) -> None:
    """Play many games by bots: wins, points, lengths, and how often actions and cards appear.

    The same seed gives the same figures and the same checksum, with any number of workers.
    Ctrl-C stops and reports what was done so far.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    seats
        The number of seats.
    games
        The number of games.
    seed
        The seed that decides all deals and all choices.
    bots
        The bots by seat, such as random,random; one name stands for all.
    edition
        An edition file; without it the house edition is played.
    option
        An option of the game, as name=value; may be given again.
    lang
        The language of the figures' headings.
    """
    voice.use(lang)
    unseated = unseated_plan(game, edition, option, seats, seed, games)
    plan = unseated._replace(line_ups=(line_up_of(bots, seats),))
    check(plan)
    farm = work.farm()
    output.check()
    report = _run(plan, farm, output.is_for_people)
    output.give(report, _print)
    if report.interrupted:
        raise KeyboardInterrupt


def _run(plan: Plan, farm: Farm, shown: bool) -> Report:
    start = perf_counter()
    with late_progress(doing(plan), plan.games, shown) as progress:
        result = simulation.run(plan, farm, progress)
    if result.tally.games == 0:
        raise KeyboardInterrupt
    return figures(plan, result, farm, perf_counter() - start)


def _print(report: Report) -> None:
    _print_head(report)
    print_table(_seat_table(report))
    console.print()
    print_length(report.lengths)
    console.print()
    print_table(_kind_table(report))
    console.print()
    voice.tell("cli-simulate-cards", style="bold")
    console.print(Columns([_card_cell(card) for card in report.cards], padding=(0, 3)))
    print_failures(report.failures)
    print_speed(report.speed, report.checksum)


def _print_head(report: Report) -> None:
    voice.tell(
        "cli-simulate-head",
        style="bold",
        game=report.game,
        seats=report.seats,
        games=report.games,
        seed=str(report.seed),
        **edition_values(report.edition),
    )
    if report.interrupted:
        voice.tell("cli-simulate-interrupted", style="bold red", asked=report.games_asked)


def _seat_table(report: Report) -> Table:
    table = table_of("seat", "bot", "wins", "share", "interval", "points", "sd", "min", "max")
    for seat in report.by_seat:
        low, high = seat.interval
        table.add_row(
            str(seat.seat),
            seat.bot,
            f"{seat.wins:,.1f}",
            f"{seat.win_share:.2%}",
            f"{low:.2%}-{high:.2%}",
            *_summary_cells(seat.points),
        )
    return table


def _summary_cells(summary: Summary) -> tuple[str, str, str, str]:
    return f"{summary.mean:.2f}", f"{summary.sd:.2f}", str(summary.min), str(summary.max)


def _kind_table(report: Report) -> Table:
    table = table_of("action", "choices", "a-game", "of-all")
    for kind in report.kinds:
        table.add_row(
            kind.kind, f"{kind.choices:,}", f"{kind.per_game:.2f}", f"{kind.share_of_choices:.2%}"
        )
    return table


def _card_cell(card: CardFigures) -> str:
    return f"{escape(card.card)} [dim]{card.share_of_games:.1%}[/]"

"""`backroom simulate`: many games by bots, and what they say."""

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.columns import Columns
from rich.markup import escape
from rich.table import Table

from backroom import games as library
from backroom.arena import plots, simulation
from backroom.arena.statistics import CardFigures, Report, Summary
from backroom.arena.statistics import report as figures
from backroom.cli.options import option_pairs
from backroom.cli.output import BadInput, Language, console, print_json, voice, write_file
from backroom.cli.progress import late_progress
from backroom.kernel.edition import read_edition

STANDARD_OUTPUT = Path("-")


def simulate(
    game: str,
    /,
    *,
    seats: int = 4,
    games: int = 10_000,
    seed: int = 1,
    bots: str = simulation.RANDOM,
    workers: int = 1,
    edition: Path | None = None,
    option: Sequence[str] = (),
    lang: Language = "en",
    json: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
    plot: Path | None = None,
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
    workers
        The number of processes that play.
    edition
        An edition file; without it the house edition is played.
    option
        An option of the game, as name=value; may be given again.
    lang
        The language of the figures' headings.
    json
        A file for all figures as JSON; with - they are printed, and nothing else.
    plot
        A file for a picture: .png, .svg or .pdf. Needs matplotlib.
    """
    voice.use(lang)
    names = tuple(bots.split(",")) if "," in bots else (bots,) * seats
    source = read_edition(edition or library.game(game).house_edition)
    plan = simulation.Plan(
        game, source.source, source.text, option_pairs(option), seats, names, seed, games
    )
    simulation.check(plan)
    _check(workers, json, plot)
    report = _run(plan, workers, shown=json != STANDARD_OUTPUT)
    if json == STANDARD_OUTPUT:
        print_json(report)
    else:
        _print(report)
        if json is not None:
            write_file(json, msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    if plot is not None:
        write_file(plot, plots.draw(report, _form(plot)))
    if report.interrupted:
        raise KeyboardInterrupt


def _check(workers: int, json: Path | None, plot: Path | None) -> None:
    """What would otherwise be found out only after the last game."""
    if workers < 1:
        raise BadInput(voice.say("cli-error-workers", workers=workers))
    for file in (json, plot):
        if file is not None and not file.parent.is_dir():
            raise BadInput(voice.say("cli-error-folder", file=str(file), folder=str(file.parent)))
    if plot is not None:
        if _form(plot) not in plots.FORMATS:
            forms = f".{', .'.join(plots.FORMATS)}"
            raise BadInput(voice.say("cli-error-plot", file=str(plot), forms=forms))
        try:
            plots.check_matplotlib()
        except plots.NoMatplotlib as error:
            raise BadInput(voice.say("cli-error-matplotlib")) from error


def _form(plot: Path) -> str:
    return plot.suffix.removeprefix(".").lower()


def _doing(plan: simulation.Plan) -> str:
    return voice.say("cli-simulate-doing", game=plan.game, games=plan.games)


def _run(plan: simulation.Plan, workers: int, shown: bool) -> Report:
    start = perf_counter()
    with late_progress(_doing(plan), plan.games, shown) as heed:
        result = simulation.run(plan, workers, heed)
    if result.tally.games == 0:
        raise KeyboardInterrupt
    return figures(plan, result, workers, perf_counter() - start)


def _print(report: Report) -> None:
    _print_head(report)
    console.print(_seat_table(report))
    mean, sd, least, most = _summary_cells(report.lengths)
    console.print()
    voice.tell("cli-simulate-length", mean=mean, sd=sd, least=least, most=most)
    console.print()
    console.print(_kind_table(report))
    console.print()
    voice.tell("cli-simulate-cards", style="bold")
    console.print(Columns([_card_cell(card) for card in report.cards], padding=(0, 3)))
    speed = report.speed
    console.print()
    voice.tell(
        "cli-simulate-speed",
        choices=round(speed.choices_per_second),
        games=round(speed.games_per_second),
        seconds=f"{speed.seconds:.2f}",
        workers=speed.workers,
    )
    voice.tell("cli-simulate-checksum", checksum=report.checksum)


def _print_head(report: Report) -> None:
    voice.tell(
        "cli-simulate-head",
        style="bold",
        game=report.game,
        seats=report.seats,
        games=report.games,
        seed=str(report.seed),
        edition=report.edition.name,
        digest=report.edition.digest,
    )
    if report.interrupted:
        voice.tell("cli-simulate-interrupted", style="bold red", asked=report.games_asked)


def _seat_table(report: Report) -> Table:
    table = _table("seat", "bot", "wins", "share", "interval", "points", "sd", "min", "max")
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
    table = _table("action", "choices", "a-game", "of-all")
    for kind in report.kinds:
        table.add_row(
            kind.kind, f"{kind.choices:,}", f"{kind.per_game:.2f}", f"{kind.share_of_choices:.2%}"
        )
    return table


def _card_cell(card: CardFigures) -> str:
    return f"{escape(card.card)} [dim]{card.share_of_games:.1%}[/]"


def _table(*headings: str) -> Table:
    """Words to the left, numbers to the right."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in headings:
        justify: Literal["left", "right"] = "left" if heading in ("bot", "action") else "right"
        table.add_column(voice.say(f"cli-simulate-{heading}"), justify=justify)
    return table

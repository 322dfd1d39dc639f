"""`backroom bench`: how fast the games run here."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.table import Table

from backroom import games as library
from backroom.arena.speed import GameSpeed, measure
from backroom.cli.output import BadInput, Language, console, print_json, voice, write_file
from backroom.cli.progress import late_progress

STANDARD_OUTPUT = Path("-")


def bench(
    *games: str,
    seconds: float = 2.0,
    lang: Language = "en",
    json: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
) -> None:
    """Measure random playouts, copies, redeals and views a second, on one core.

    Parameters
    ----------
    games
        The games, as `backroom games` lists them; without any all are measured.
    seconds
        The time for each line of the table.
    lang
        The language of the table.
    json
        A file for the rates as JSON; with - they are printed, and nothing else.
    """
    voice.use(lang)
    if not seconds > 0:
        raise BadInput(voice.say("cli-bench-seconds", seconds=seconds))
    speeds = _measure_all(games or library.names(), seconds, shown=json != STANDARD_OUTPUT)
    if json == STANDARD_OUTPUT:
        print_json(speeds)
        return
    console.print(_table(speeds))
    if json is not None:
        write_file(json, msgspec.json.format(msgspec.json.encode(speeds)) + b"\n")


def _measure_all(games: Sequence[str], seconds: float, shown: bool) -> list[GameSpeed]:
    lines = [(game, seats) for game in map(library.game, games) for seats in game.seat_counts]
    speeds: list[GameSpeed] = []
    with late_progress(voice.say("cli-bench-measuring"), len(lines), shown) as progress:
        for game, seats in lines:
            speeds.append(measure(game, seats, seconds))
            progress(len(speeds))
    return speeds


def _table(speeds: Sequence[GameSpeed]) -> Table:
    title = voice.say("cli-bench-title")
    table = Table(box=None, padding=(0, 2, 0, 0), title=title, title_justify="left")
    for heading in ("game", "seats", "build", "games", "moves", "copies", "redeals", "views"):
        justify: Literal["left", "right"] = "left" if heading in ("game", "build") else "right"
        table.add_column(voice.say(f"cli-bench-{heading}"), justify=justify)
    for speed in speeds:
        table.add_row(
            speed.game,
            str(speed.seats),
            voice.say("cli-bench-compiled" if speed.compiled else "cli-bench-interpreted"),
            f"{speed.playouts.games_per_second:,.0f}",
            f"{speed.playouts.moves_per_second:,.0f}",
            f"{speed.copies_per_second:,.0f}",
            f"{speed.redeals_per_second:,.0f}",
            f"{speed.views_per_second:,.0f}",
        )
    return table

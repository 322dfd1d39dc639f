"""`backroom review`: what a finished game was about, from the eyes of one seat."""

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

from babel.numbers import format_decimal
from cyclopts import Parameter
from rich.table import Table

from backroom import games as library
from backroom.arena.plots.paper import STYLE, colour
from backroom.cli.arena import Output
from backroom.cli.output import BadInput, Language, console, print_json, voice, write_file
from backroom.cli.progress import late_progress
from backroom.coach.calibration import WHOLE
from backroom.coach.review import Coach, Review, Swing, reviewed
from backroom.coach.trace import played_in
from backroom.coach.words import POINT, all_said, points_of, reasons_of, told_cost, told_step
from backroom.kernel.record import read_record
from backroom.kernel.record import replay as replay_record
from backroom.kernel.text import Speaker

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # signs of a line of chances


def review(
    record: Path,
    /,
    *,
    as_: Annotated[int, Parameter(name="--as")],
    lang: Language = "en",
    edition: Path | None = None,
    seed: int = 1,
    open_: Annotated[bool, Parameter(name="--open", negative=())] = False,
    json: bool = False,
    plot: Path | None = None,
) -> None:
    """Say what a finished game was about, from what one seat knew at every moment: how its chance
    to win went, what was luck, and which of its choices cost most.

    Parameters
    ----------
    record
        A record of a finished game, as `backroom play` saves it.
    as_
        The seat whose game is reviewed, counted from 0.
    lang
        The language of the text.
    edition
        The edition's file, if the game was not played with the house edition.
    seed
        The seed that decides on which tables choices are tried; the same one gives the same review.
    open_
        Review the game as if all cards had lain open, also those that the seat could not know.
    json
        Print the review as JSON.
    plot
        A file for a picture of the chances: .png, .svg or .pdf. Needs matplotlib.
    """
    voice.use(lang)
    Output(plot=plot).check()
    kept = read_record(record)
    game = library.game(kept.game)
    cards = game.edition(edition)
    if as_ not in range(kept.seats):
        raise BadInput(voice.say("cli-error-seat", seat=as_, last=kept.seats - 1))
    session = replay_record(kept, game, cards)
    if session.state.waiting() != 0:
        raise BadInput(voice.say("coach-unfinished", file=str(record)))
    coach = Coach(game, played_in(kept, game, cards), as_, seed, is_open=open_)
    with late_progress(voice.say("coach-thinking"), 1.0, not json) as progress:
        found = reviewed(coach, progress)
    speaker = game.speaker(cards, lang, [f"S{number}" for number in range(kept.seats)])
    speaker.meet(session.state)
    if plot is not None:
        write_file(plot, picture(found, plot.suffix.removeprefix(".").lower()))
    if json:
        print_json({"review": found, "words": all_said(found.costs, speaker)})
    else:
        _print(found, coach, speaker)


def _print(found: Review, coach: Coach, speaker: Speaker) -> None:
    game = voice.say(f"{found.game}-name")
    player = speaker.player(found.seat)
    voice.tell("coach-head", style="bold", game=game, seats=found.seats, player=player)
    known = "coach-knowledge-open" if found.is_open else "coach-knowledge"
    voice.tell(known, style="dim", player=player)
    console.print(_chances(found, speaker))
    console.print(_balance(found, speaker))
    if not found.mistakes:
        voice.tell("coach-no-mistakes", style="bold")
    else:
        voice.tell("coach-mistakes", style="bold")
    for number, cost in enumerate(found.costs):
        console.print(told_cost(cost, speaker), markup=False, highlight=False)
        if number < len(found.mistakes):
            for reason in reasons_of(cost, speaker):
                console.print(f"    {reason}", markup=False, highlight=False)
    _print_swings("coach-lucky", found.lucky, coach, speaker)
    _print_swings("coach-unlucky", found.unlucky, coach, speaker)


def _print_swings(heading: str, swings: Sequence[Swing], coach: Coach, speaker: Speaker) -> None:
    if not swings:
        return
    voice.tell(heading, style="bold")
    for swing in swings:
        what = told_step(coach.steps[swing.step - 1], coach.seat, speaker)
        voice.tell("coach-swing", step=swing.step, what=what, points=_signed(swing.luck))


def _chances(found: Review, speaker: Speaker) -> Table:
    """A line a seat: how its chance went, from the deal to the end."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("coach-seat", "coach-start", "coach-chances"):
        table.add_column(voice.say(heading))
    for seat in range(found.seats):
        chances = [found.start[seat], *(moment.chances[seat] for moment in found.moments)]
        table.add_row(speaker.player(seat), f"{chances[0] / POINT:.0f} %", spark_line(chances))
    return table


def spark_line(chances: Sequence[int]) -> str:
    """Chances as bars of eight heights; where there are many a bar shows the mean of some."""
    width = min(WIDTH, len(chances))
    edges = [len(chances) * column // width for column in range(width + 1)]
    means = [sum(chances[start:end]) / (end - start) for start, end in pairwise(edges)]
    return "".join(BARS[min(int(mean * len(BARS) / WHOLE), len(BARS) - 1)] for mean in means)


def _balance(found: Review, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), title=voice.say("coach-balance"))
    table.title_justify = "left"
    for heading in ("seat", "start", "own", "others", "luck", "result"):
        table.add_column(voice.say(f"coach-{heading}"), justify="right")
    for one in found.balances:
        changes = [_signed(one.own), _signed(one.others), _signed(one.luck)]
        start, result = (f"{amount / POINT:.0f} %" for amount in (one.start, one.result))
        table.add_row(speaker.player(one.seat), start, *changes, result)
    return table


def _signed(amount: int) -> str:
    return format_decimal(points_of(amount), "+0.0;-0.0", locale=voice.phrases.language)


def picture(found: Review, form: str) -> bytes:
    """The chances of all seats, step by step, with the choices that cost most."""
    from matplotlib import rc_context  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    with rc_context(STYLE):
        figure = Figure(figsize=(11, 5.5), layout="constrained")
        axes: Any = figure.subplots()
        for seat in range(found.seats):
            chances = [found.start[seat], *(moment.chances[seat] for moment in found.moments)]
            axes.plot(
                [chance / POINT for chance in chances],
                color=colour(seat),
                linewidth=2.5 if seat == found.seat else 1.2,
                label=f"S{seat}",
            )
        for cost in found.mistakes:
            axes.axvline(cost.step, color=colour(found.seat), linestyle=":")
            axes.annotate(f"-{points_of(cost.cost)}", (cost.step, 101), ha="center", fontsize=9)
        axes.set_ylim(0, 104)
        axes.set_title(
            voice.say("coach-plot", game=voice.say(f"{found.game}-name"), player=f"S{found.seat}")
        )
        axes.set_xlabel(voice.say("coach-plot-step"))
        axes.set_ylabel(voice.say("coach-plot-chance"))
        axes.legend(loc="upper left", ncols=found.seats)
        written = BytesIO()
        figure.savefig(written, format=form, dpi=120)
    return written.getvalue()

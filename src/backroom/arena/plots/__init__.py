"""Reports as pictures. matplotlib is an extra, so it is imported only when it is used."""

from importlib import import_module
from io import BytesIO
from typing import TYPE_CHECKING, Any

from backroom.arena.balance import BalanceReport
from backroom.arena.match import MatchReport
from backroom.arena.plots.balance import draw_balance
from backroom.arena.plots.match import draw_match
from backroom.arena.plots.paper import SIZE, STYLE
from backroom.arena.plots.simulation import draw_simulation
from backroom.arena.plots.tournament import draw_tournament
from backroom.arena.statistics import Report
from backroom.arena.tournament import TournamentReport
from backroom.kernel.text import Phrasebook

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS = ("png", "svg", "pdf")

AnyReport = Report | MatchReport | TournamentReport | BalanceReport


class NoMatplotlib(Exception):
    """matplotlib is not installed."""


def check_matplotlib() -> None:
    """Whether a picture can be drawn; raises NoMatplotlib."""
    try:
        import_module("matplotlib")
    except ModuleNotFoundError as error:
        raise NoMatplotlib(
            "plots need matplotlib, which is not installed: pip install 'backroom[plots]'"
        ) from error


def draw(report: AnyReport, form: str, phrases: Phrasebook) -> bytes:
    """The picture of a report, as a file of one of the FORMATS."""
    figure = figure_of(report, phrases)
    from matplotlib import rc_context  # noqa: PLC0415

    with rc_context(STYLE):
        picture = BytesIO()
        figure.savefig(picture, format=form, dpi=120)
    return picture.getvalue()


def figure_of(report: AnyReport, phrases: Phrasebook) -> "Figure":
    """The picture of a report, to be shown or saved; raises NoMatplotlib."""
    check_matplotlib()
    from matplotlib import rc_context  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    with rc_context(STYLE):
        figure = Figure(figsize=SIZE, layout="constrained")
        _draw_on(figure, report, phrases)
    return figure


def _draw_on(figure: "Figure", report: Any, phrases: Phrasebook) -> None:
    match report:
        case MatchReport():
            draw_match(figure, report, phrases)
        case TournamentReport():
            draw_tournament(figure, report, phrases)
        case BalanceReport():
            draw_balance(figure, report, phrases)
        case _:
            draw_simulation(figure, report, phrases)

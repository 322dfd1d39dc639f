"""A simulation as a picture. matplotlib is an extra, so it is imported only when it is used."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from io import BytesIO
from typing import TYPE_CHECKING, Any

from backroom.arena.statistics import CardFigures, Report, SeatFigures, Summary

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS = ("png", "svg", "pdf")
# Okabe and Ito's palette, without yellow: told apart by colour-blind readers, and on white paper.
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7", "#56B4E9", "#000000", "#999999")
LINES = ("-", "--", "-.", ":")
BARS_AT_MOST = 60
CARDS_AT_EACH_END = 10
STYLE: dict[Any, Any] = {
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "axes.titlepad": 10,
    "figure.constrained_layout.w_pad": 0.15,
    "figure.constrained_layout.h_pad": 0.15,
    "grid.color": "#dddddd",
    "legend.frameon": False,
    "svg.hashsalt": "backroom",
}


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


def draw(report: Report, form: str) -> bytes:
    """The picture of a simulation, as a file of one of the FORMATS."""
    check_matplotlib()
    from matplotlib import rc_context  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    with rc_context(STYLE):
        figure = Figure(figsize=(13, 9), layout="constrained")
        _draw_all(figure, report)
        picture = BytesIO()
        figure.savefig(picture, format=form, dpi=120)
    return picture.getvalue()


def _draw_all(figure: "Figure", report: Report) -> None:
    figure.suptitle(_title(report), fontsize=15, fontweight="bold")
    figure.supxlabel(_origin(report), fontsize=9, color="#555555")
    grid = figure.subplots(2, 2)
    _draw_wins(grid[0][0], report.by_seat)
    _draw_points(grid[0][1], report.by_seat)
    _draw_lengths(grid[1][0], report.lengths)
    _draw_cards(grid[1][1], report.cards)


def _title(report: Report) -> str:
    games = f"{report.games:,} games" if report.games > 1 else "1 game"
    title = f"{report.game.capitalize()}: {games} with {report.seats} seats"
    return f"{title} (interrupted, {report.games_asked:,} asked)" if report.interrupted else title


def _origin(report: Report) -> str:
    bots = ", ".join(dict.fromkeys(report.bots))
    return (
        f"seed {report.seed} | bots: {bots} | edition: {report.edition.name}"
        f" ({report.edition.digest}) | checksum {report.checksum}"
    )


def _draw_wins(axes: "Axes", seats: Sequence[SeatFigures]) -> None:
    shares = [100 * seat.win_share for seat in seats]
    below = [100 * (seat.win_share - seat.interval.low) for seat in seats]
    above = [100 * (seat.interval.high - seat.win_share) for seat in seats]
    places = range(len(seats))
    axes.bar(places, shares, color=[_colour(seat) for seat in places], width=0.6)
    axes.errorbar(places, shares, yerr=[below, above], fmt="none", color="black", capsize=7)
    fair = 100 / len(seats)
    axes.axhline(fair, color="#444444", linestyle="--", label=f"equal shares: {fair:.1f} %")
    for seat, share, high in zip(places, shares, above, strict=True):
        axes.annotate(
            f"{share:.1f} %",
            (seat, share + high),
            xytext=(0, 4),
            textcoords="offset points",
            ha="center",
        )
    axes.set_title("Wins, shared ones as shares (95 % intervals)")
    axes.set_xticks(places, [f"seat {seat.seat}\n{seat.bot}" for seat in seats])
    axes.set_ylabel("share of games (%)")
    axes.set_ylim(0, min(100, 1.25 * max(s + a for s, a in zip(shares, above, strict=True))))
    axes.grid(axis="x", visible=False)
    axes.legend(loc="upper right")


def _draw_points(axes: "Axes", seats: Sequence[SeatFigures]) -> None:
    lowest = min(seat.points.min for seat in seats)
    highest = max(seat.points.max for seat in seats)
    width = _bin_width(lowest, highest)
    for seat in seats:
        starts, shares = _binned(seat.points.histogram, lowest, highest, width)
        middles = [start + (width - 1) / 2 for start in starts]
        axes.plot(
            middles,
            shares,
            color=_colour(seat.seat),
            linestyle=LINES[seat.seat % len(LINES)],
            linewidth=2,
            marker=".",
            label=f"seat {seat.seat}: mean {seat.points.mean:.1f}, sd {seat.points.sd:.1f}",
        )
    axes.set_title("Points")
    axes.set_xlabel(_per_bin("points", width))
    axes.set_ylabel("share of games (%)")
    axes.set_ylim(bottom=0)
    axes.legend(loc="best")


def _draw_lengths(axes: "Axes", lengths: Summary) -> None:
    width = _bin_width(lengths.min, lengths.max)
    starts, shares = _binned(lengths.histogram, lengths.min, lengths.max, width)
    axes.bar(
        [start - 0.5 for start in starts], shares, width=0.9 * width, align="edge", color=COLOURS[0]
    )
    axes.axvline(
        lengths.mean,
        color=COLOURS[3],
        linewidth=2,
        label=f"mean {lengths.mean:.1f}, sd {lengths.sd:.1f}",
    )
    axes.set_title("Length of a game")
    axes.set_xlabel(_per_bin("choices of all seats", width))
    axes.set_ylabel("share of games (%)")
    axes.grid(axis="x", visible=False)
    axes.legend(loc="best")


def _draw_cards(axes: "Axes", cards: Sequence[CardFigures]) -> None:
    """The most used cards on top, the least used below, with a gap where some are left out."""
    left_out = max(0, len(cards) - 2 * CARDS_AT_EACH_END)
    most = list(cards[:CARDS_AT_EACH_END] if left_out else cards)
    least = list(cards[-CARDS_AT_EACH_END:] if left_out else [])
    rows = [*range(len(most)), *range(len(most) + 1, len(most) + 1 + len(least))]
    shares = [100 * card.share_of_games for card in most + least]
    colours = [COLOURS[0]] * len(most) + [COLOURS[1]] * len(least)
    bars = axes.barh(rows, shares, color=colours)
    axes.bar_label(bars, fmt="%.1f %%", padding=4, fontsize=8)
    if left_out:
        axes.text(
            0, len(most), f"  {left_out} cards between", va="center", fontsize=8, style="italic"
        )
    axes.set_yticks(rows, [card.card for card in most + least], fontsize=9)
    axes.invert_yaxis()
    axes.set_title("Cards that came into play" + (": most and least used" if left_out else ""))
    axes.set_xlabel("share of games (%)")
    axes.set_ylabel("card")
    axes.set_xlim(0, 1.12 * max(shares, default=100))
    axes.grid(axis="y", visible=False)


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def _bin_width(lowest: int, highest: int) -> int:
    """Whole numbers are binned only where there are too many of them."""
    return 1 + (highest - lowest) // BARS_AT_MOST


def _binned(
    histogram: Mapping[int, int], lowest: int, highest: int, width: int
) -> tuple[list[int], list[float]]:
    """The first value of each bin, and the share of games (%) in it."""
    starts = list(range(lowest, highest + 1, width))
    counts = [0] * len(starts)
    for value, games in histogram.items():
        counts[(value - lowest) // width] += games
    total = sum(counts)
    return starts, [100 * count / total for count in counts]


def _per_bin(what: str, width: int) -> str:
    return what if width == 1 else f"{what} (in steps of {width})"

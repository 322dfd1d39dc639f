"""What all pictures share: colours, headings, and the kinds of drawings they are made of."""

from collections.abc import Mapping, Sequence
from math import cbrt
from typing import TYPE_CHECKING, Any, NamedTuple

from backroom.arena.intervals import Estimate
from backroom.arena.statistics import Summary
from backroom.kernel.text import Phrasebook

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# Okabe and Ito's palette, without yellow: told apart by colour-blind readers, and on white paper.
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7", "#56B4E9", "#000000", "#999999")
LINES = ("-", "--", "-.", ":")
QUIET = "#555555"
BARS_AT_LEAST, BARS_AT_MOST = 10, 60
NAME_AT_MOST = 26  # signs of a bot's name, which may be a whole command
SIZE = (13, 9)
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


class Series(NamedTuple):
    """Something with a name that is drawn as one line."""

    name: str
    values: Summary


def head(figure: "Figure", title: str, origin: str) -> None:
    """What is shown, and below everything where it comes from."""
    figure.suptitle(title, fontsize=15, fontweight="bold")
    figure.supxlabel(origin, fontsize=9, color=QUIET)


def colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def short(name: str) -> str:
    """A name that fits beside a drawing; the end of a long one tells most."""
    return name if len(name) <= NAME_AT_MOST else f"…{name[1 - NAME_AT_MOST :]}"


def draw_shares(
    axes: "Axes",
    labels: Sequence[str],
    shares: Sequence[Estimate],
    fair: float,
    title: str,
    phrases: Phrasebook,
) -> None:
    """Win shares as bars to the right, with their intervals and the even share; the first is on
    top."""
    rows = range(len(labels))
    values = [100 * share.value for share in shares]
    errors = [margins(share, 100) for share in shares]
    axes.barh(rows, values, color=[colour(row) for row in rows], height=0.6)
    below, above = zip(*errors, strict=True)
    axes.errorbar(values, rows, xerr=[below, above], fmt="none", color="black", capsize=5)
    axes.axvline(100 * fair, color="#444444", linestyle="--")
    for row, value, more in zip(rows, values, above, strict=True):
        axes.annotate(
            f"{value:.1f} %",
            (value + more, row),
            xytext=(6, 0),
            textcoords="offset points",
            va="center",
        )
    axes.set_title(title)
    axes.set_yticks(rows, labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.set_xlim(0, 1.2 * max(v + a for v, a in zip(values, above, strict=True)) or 100)
    axes.set_xlabel(phrases.say("arena-plot-share-even", share=f"{100 * fair:.1f}"))
    axes.grid(axis="y", visible=False)


def margins(estimate: Estimate, scale: float = 1.0) -> tuple[float, float]:
    """How far an interval reaches below and above its value; not at all where there is none."""
    value, interval = estimate
    if interval is None:
        return 0.0, 0.0
    return scale * (value - interval.low), scale * (interval.high - value)


def draw_distributions(
    axes: "Axes", series: Sequence[Series], title: str, what: str, phrases: Phrasebook
) -> None:
    """How often each value came, a line for each series."""
    lowest = min(one.values.min for one in series)
    highest = max(one.values.max for one in series)
    width = _bin_width(lowest, highest, min(map(_games, (one.values for one in series))))
    for number, one in enumerate(series):
        starts, shares = _binned(one.values.histogram, lowest, highest, width)
        label = phrases.say(
            "arena-plot-series",
            name=short(one.name),
            mean=f"{one.values.mean:.1f}",
            sd=f"{one.values.sd:.1f}",
        )
        axes.plot(
            [start + (width - 1) / 2 for start in starts],
            shares,
            color=colour(number),
            linestyle=LINES[number % len(LINES)],
            linewidth=2,
            marker=".",
            label=label,
        )
    axes.set_title(title)
    axes.locator_params(axis="x", integer=True)
    axes.set_xlabel(_per_bin(what, width, phrases))
    axes.set_ylabel(phrases.say("arena-plot-share-of-games"))
    # Room for the legend above the lines.
    axes.set_ylim(bottom=0, top=axes.get_ylim()[1] * (1.2 + 0.12 * len(series)))
    axes.legend(loc="upper right")


def draw_lengths(axes: "Axes", lengths: Summary, phrases: Phrasebook) -> None:
    """How long the games were, as bars."""
    width = _bin_width(lengths.min, lengths.max, _games(lengths))
    starts, shares = _binned(lengths.histogram, lengths.min, lengths.max, width)
    axes.bar(
        [start - 0.5 for start in starts], shares, width=0.9 * width, align="edge", color=COLOURS[0]
    )
    axes.axvline(lengths.mean, color=COLOURS[3], linewidth=2)
    mean, sd = f"{lengths.mean:.1f}", f"{lengths.sd:.1f}"
    axes.set_title(phrases.say("arena-plot-lengths-mean", mean=mean, sd=sd))
    axes.set_xlabel(_per_bin(phrases.say("arena-plot-choices"), width, phrases))
    axes.set_ylabel(phrases.say("arena-plot-share-of-games"))
    axes.grid(axis="x", visible=False)


def _games(values: Summary) -> int:
    return sum(values.histogram.values())


def _bin_width(lowest: int, highest: int, games: int) -> int:
    """Whole numbers are binned only where there are too many of them, or too few games for them
    (Rice's rule)."""
    bars = min(BARS_AT_MOST, max(BARS_AT_LEAST, round(2 * cbrt(games))))
    return 1 + (highest - lowest) // bars


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


def _per_bin(what: str, width: int, phrases: Phrasebook) -> str:
    return what if width == 1 else phrases.say("arena-plot-binned", what=what, width=width)

"""The picture of a simulation."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from backroom.arena.intervals import Estimate
from backroom.arena.plots.paper import (
    COLOURS,
    Series,
    draw_distributions,
    draw_lengths,
    draw_shares,
    head,
    short,
)
from backroom.arena.statistics import CardFigures, Report
from backroom.kernel.text import Phrasebook

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

CARDS_AT_EACH_END = 10


def draw_simulation(figure: "Figure", report: Report, phrases: Phrasebook) -> None:
    """Wins and points by seat, lengths and cards."""
    say = phrases.say
    name = "arena-plot-interrupted" if report.interrupted else "arena-plot-simulation"
    title = say(
        name,
        game=say(f"{report.game}-name"),
        games=report.games,
        seats=report.seats,
        asked=report.games_asked,
    )
    head(figure, title, _origin(report, phrases))
    grid = figure.subplots(2, 2)
    seats = [say("arena-plot-seat", seat=seat.seat) for seat in report.by_seat]
    draw_shares(
        grid[0][0],
        [f"{seat}\n{short(one.bot)}" for seat, one in zip(seats, report.by_seat, strict=True)],
        [Estimate(one.win_share, one.interval) for one in report.by_seat],
        1 / report.seats,
        say("arena-plot-wins"),
        phrases,
    )
    points = [Series(seat, one.points) for seat, one in zip(seats, report.by_seat, strict=True)]
    title = say("arena-plot-points")
    draw_distributions(grid[0][1], points, title, say("arena-plot-points-axis"), phrases)
    draw_lengths(grid[1][0], report.lengths, phrases)
    _draw_cards(grid[1][1], report.cards, phrases)


def _origin(report: Report, phrases: Phrasebook) -> str:
    return phrases.say(
        "arena-plot-origin",
        seed=str(report.seed),
        bots=", ".join(dict.fromkeys(report.bots)),
        edition=report.edition.name,
        digest=report.edition.digest,
        checksum=report.checksum,
    )


def _draw_cards(axes: "Axes", cards: Sequence[CardFigures], phrases: Phrasebook) -> None:
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
        between = f"  {phrases.say('arena-plot-cards-between', count=left_out)}"
        axes.text(0, len(most), between, va="center", fontsize=8, style="italic")
    axes.set_yticks(rows, [card.card for card in most + least], fontsize=9)
    axes.invert_yaxis()
    axes.set_title(phrases.say("arena-plot-cards-ends" if left_out else "arena-plot-cards"))
    axes.set_xlabel(phrases.say("arena-plot-share-of-games"))
    axes.set_xlim(0, 1.12 * max(shares, default=100))
    axes.grid(axis="y", visible=False)

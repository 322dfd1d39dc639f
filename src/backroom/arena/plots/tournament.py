"""The picture of a tournament."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from backroom.arena.plots.paper import (
    Series,
    colour,
    draw_distributions,
    draw_lengths,
    head,
    margins,
    short,
)
from backroom.arena.tournament import RatedBot, TournamentReport
from backroom.kernel.text import Phrasebook

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

DARK = 0.3  # how far from one half a share's square is so dark that its figure is written in white


def draw_tournament(figure: "Figure", report: TournamentReport, phrases: Phrasebook) -> None:
    """Ratings, who ends ahead of whom, points and lengths."""
    say = phrases.say
    title = say(
        "arena-plot-tournament",
        game=say(f"{report.game}-name"),
        bots=len(report.bots),
        games=report.games,
        seats=report.seats,
    )
    origin = say(
        "arena-plot-origin-short",
        seed=str(report.seed),
        edition=report.edition.name,
        digest=report.edition.digest,
        checksum=report.checksum,
    )
    head(figure, title, origin)
    grid = figure.subplots(2, 2)
    _draw_ratings(grid[0][0], report.by_bot, phrases)
    _draw_meetings(grid[0][1], report.by_bot, phrases)
    scores = [Series(bot.figures.bot, bot.figures.scores) for bot in report.by_bot]
    title = say("arena-plot-points")
    draw_distributions(grid[1][0], scores, title, say("arena-plot-points-axis"), phrases)
    draw_lengths(grid[1][1], report.lengths, phrases)


def _draw_ratings(axes: "Axes", bots: Sequence[RatedBot], phrases: Phrasebook) -> None:
    for row, bot in enumerate(bots):
        below, above = margins(bot.rating)
        axes.errorbar(
            bot.rating.value,
            row,
            xerr=[[below], [above]],
            fmt="o",
            color=colour(row),
            markersize=9,
            linewidth=2.5,
            capsize=6,
        )
        axes.annotate(
            f"{bot.rating.value:.1f}",
            (bot.rating.value, row),
            xytext=(0, 9),
            textcoords="offset points",
            ha="center",
        )
    axes.set_title(phrases.say("arena-plot-ratings"))
    axes.set_xlabel(phrases.say("arena-plot-rating-axis"))
    axes.set_yticks(range(len(bots)), [short(bot.figures.bot) for bot in bots])
    axes.set_ylim(len(bots) - 0.5, -0.7)
    axes.grid(axis="y", visible=False)


def _draw_meetings(axes: "Axes", bots: Sequence[RatedBot], phrases: Phrasebook) -> None:
    """Orange where the bot of the column is ahead, violet where that of the row is: told apart by
    everybody, and the darker the clearer."""
    shares = [[bot.ahead_of.get(other.figures.bot) for other in bots] for bot in bots]
    values = [[0.5 if share is None else share.value for share in row] for row in shares]
    axes.imshow(values, cmap="PuOr", vmin=0, vmax=1, aspect="auto")
    for row, line in enumerate(shares):
        for column, share in enumerate(line):
            if share is not None:
                ink = "white" if abs(share.value - 0.5) > DARK else "black"
                text = f"{share.value:.0%}"
                axes.text(column, row, text, ha="center", va="center", color=ink)
    names = [short(bot.figures.bot) for bot in bots]
    axes.set_title(phrases.say("arena-plot-meetings"))
    axes.set_xticks(range(len(bots)), names, rotation=25, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(bots)), names)
    axes.grid(visible=False)
    axes.spines[:].set_visible(False)

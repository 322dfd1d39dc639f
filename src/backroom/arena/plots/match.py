"""The picture of a match."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from backroom.arena.figures import BotFigures
from backroom.arena.match import MatchReport
from backroom.arena.plots.paper import (
    Series,
    colour,
    draw_distributions,
    draw_lengths,
    draw_shares,
    head,
    short,
)
from backroom.kernel.text import Phrasebook

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


def draw_match(figure: "Figure", report: MatchReport, phrases: Phrasebook) -> None:
    """Wins, points and thinking times by bot, and lengths."""
    say = phrases.say
    title = say(
        "arena-plot-match",
        game=say(f"{report.game}-name"),
        games=report.games,
        deals=report.deals,
        seats=report.seats,
    )
    origin = say(
        "arena-plot-origin",
        seed=str(report.seed),
        bots=", ".join(map(short, report.bots)),
        edition=report.edition.name,
        digest=report.edition.digest,
        checksum=report.checksum,
    )
    head(figure, title, origin)
    grid = figure.subplots(2, 2)
    bots = report.by_bot
    shares = [bot.win_share for bot in bots]
    names = [short(bot.bot) for bot in bots]
    draw_shares(grid[0][0], names, shares, report.even_share, say("arena-plot-wins"), phrases)
    scores = [Series(bot.bot, bot.scores) for bot in bots]
    title = say("arena-plot-points")
    draw_distributions(grid[0][1], scores, title, say("arena-plot-points-axis"), phrases)
    draw_lengths(grid[1][0], report.lengths, phrases)
    draw_thinking(grid[1][1], bots, phrases)


def draw_thinking(axes: "Axes", bots: Sequence[BotFigures], phrases: Phrasebook) -> None:
    """The mean time of a choice as a dot, the longest as a bar, where there was anything to think
    about."""
    thinkers = [(row, bot) for row, bot in enumerate(bots) if bot.thinking.choices]
    for row, bot in thinkers:
        mean, longest = 1000 * bot.thinking.mean, 1000 * bot.thinking.longest
        axes.plot([mean, longest], [row, row], color=colour(row), linewidth=3)
        axes.plot(mean, row, "o", color=colour(row), markersize=9)
        axes.plot(longest, row, "|", color=colour(row), markersize=16, markeredgewidth=3)
        text = phrases.say("arena-plot-times", mean=f"{mean:.3g}", longest=f"{longest:.3g}")
        axes.annotate(text, (mean, row), xytext=(0, 10), textcoords="offset points", fontsize=9)
    if thinkers:
        axes.set_xscale("log")
    axes.margins(x=0.15)
    axes.set_title(phrases.say("arena-plot-thinking"))
    axes.set_xlabel(phrases.say("arena-plot-milliseconds"))
    axes.set_yticks(range(len(bots)), [short(bot.bot) for bot in bots])
    axes.set_ylim(len(bots) - 0.5, -0.7)
    axes.grid(axis="y", visible=False)

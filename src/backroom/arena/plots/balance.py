"""The picture of two editions."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from backroom.arena.balance import BalanceReport, Compared, clearest
from backroom.arena.plots.paper import (
    COLOURS,
    QUIET,
    Series,
    draw_distributions,
    head,
    margins,
)
from backroom.kernel.text import Phrasebook

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

CARDS_SHOWN = 16
WIDTH = 0.38  # of one of two bars side by side


def draw_balance(figure: "Figure", report: BalanceReport, phrases: Phrasebook) -> None:
    """Wins by seat, points and lengths with both editions; the cards by how much they differ."""
    say = phrases.say
    title = say(
        "arena-plot-balance",
        game=say(f"{report.game}-name"),
        ours=report.ours.name,
        theirs=report.theirs.name,
        games=report.games,
        seats=report.seats,
    )
    origin = say(
        "arena-plot-balance-origin",
        seed=str(report.seed),
        bots=", ".join(dict.fromkeys(report.bots)),
        ours=report.ours.digest,
        theirs=report.theirs.digest,
        checksum=report.checksum,
    )
    head(figure, title, origin)
    grid = figure.subplot_mosaic(
        [["seats", "played", "won"], ["points", "played", "won"], ["lengths", "played", "won"]],
        width_ratios=[1.25, 1, 1],
    )
    _draw_seats(grid["seats"], report, phrases)
    ours, theirs = report.our_distributions, report.their_distributions
    names = (report.ours.name, report.theirs.name)
    points = [Series(names[0], ours.points), Series(names[1], theirs.points)]
    title = say("arena-plot-points")
    draw_distributions(grid["points"], points, title, say("arena-plot-points-axis"), phrases)
    lengths = [Series(names[0], ours.lengths), Series(names[1], theirs.lengths)]
    title = say("arena-plot-lengths")
    draw_distributions(grid["lengths"], lengths, title, say("arena-plot-choices"), phrases)
    played = {card.card: card.played for card in report.cards if card.played is not None}
    won = {card.card: card.won for card in report.cards if card.won is not None}
    _draw_differences(grid["played"], clearest(played)[:CARDS_SHOWN], "played", phrases)
    _draw_differences(grid["won"], clearest(won)[:CARDS_SHOWN], "won", phrases)


def _draw_seats(axes: "Axes", report: BalanceReport, phrases: Phrasebook) -> None:
    for number, (name, shares) in enumerate(
        (
            (report.ours.name, [wins.ours for wins in report.wins]),
            (report.theirs.name, [wins.theirs for wins in report.wins]),
        )
    ):
        places = [seat + (number - 0.5) * WIDTH for seat in range(report.seats)]
        values = [100 * share.value for share in shares]
        below, above = zip(*(margins(share, 100) for share in shares), strict=True)
        axes.bar(places, values, width=WIDTH, color=COLOURS[number], label=name)
        axes.errorbar(places, values, yerr=[below, above], fmt="none", color="black", capsize=4)
    axes.axhline(100 / len(report.teams), color="#444444", linestyle="--")
    axes.set_title(phrases.say("arena-plot-wins"))
    axes.set_xticks(
        range(report.seats),
        [phrases.say("arena-plot-seat", seat=seat) for seat in range(report.seats)],
    )
    axes.set_ylabel(phrases.say("arena-plot-share-of-games"))
    axes.set_ylim(top=1.3 * axes.get_ylim()[1])
    axes.grid(axis="x", visible=False)
    axes.legend(loc="upper right", ncols=2)


def _draw_differences(
    axes: "Axes", cards: Sequence[tuple[str, Compared]], kind: str, phrases: Phrasebook
) -> None:
    """The differences with their intervals, the clearest on top; those that leave out 0 stand
    out."""
    for row, (_, figure) in enumerate(cards):
        below, above = margins(figure.difference, 100)
        axes.errorbar(
            100 * figure.difference.value,
            row,
            xerr=[[below], [above]],
            fmt="o" if figure.is_clear else ".",
            color=COLOURS[3] if figure.is_clear else QUIET,
            linewidth=2.5 if figure.is_clear else 1.2,
            capsize=4,
        )
    axes.axvline(0, color="black", linewidth=1)
    axes.set_title(phrases.say(f"arena-plot-{kind}"))
    axes.set_xlabel(phrases.say("arena-plot-difference"))
    axes.set_yticks(range(len(cards)), [card for card, _ in cards], fontsize=9)
    axes.set_ylim(max(len(cards), 1) - 0.5, -0.5)
    least, most = axes.get_xlim()
    axes.set_xlim(min(least, -1), max(most, 1))
    axes.locator_params(axis="x", nbins=6)
    axes.grid(axis="y", visible=False)

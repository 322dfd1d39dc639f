"""The picture of a training: how well the ends of games are foretold, and what it was good for."""

from io import BytesIO

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from backroom.arena.plots.paper import SIZE, STYLE, colour, head
from backroom.kernel.text import Phrasebook
from backroom.training.course import TrainingReport


def draw_training(report: TrainingReport, phrases: Phrasebook) -> bytes:
    """The picture as an SVG."""
    asked = report.training
    with rc_context(STYLE):
        figure = Figure(figsize=(SIZE[0], SIZE[1] / 2), layout="constrained")
        title = phrases.say("train-plot", game=phrases.say(f"{asked.game}-name"))
        origin = phrases.say("train-plot-origin", seed=str(asked.seed), games=asked.games)
        head(figure, title, origin)
        left, right = figure.subplots(1, 2)
        _draw_curves(left, report, phrases)
        _draw_shares(right, report, phrases)
        picture = BytesIO()
        figure.savefig(picture, format="svg")
    return picture.getvalue()


def _draw_curves(axes: Axes, report: TrainingReport, phrases: Phrasebook) -> None:
    for row, generation in enumerate(report.generations):
        epochs = [progress.epoch for progress in generation.curve]
        name = phrases.say("train-plot-generation", number=generation.number + 1)
        exam = [progress.exam for progress in generation.curve]
        taught = [progress.lessons for progress in generation.curve]
        axes.plot(epochs, exam, "o-", color=colour(row), label=name)
        axes.plot(epochs, taught, ":", color=colour(row))
    axes.set_title(phrases.say("train-plot-surprise"))
    axes.set_xlabel(phrases.say("train-plot-epochs"))
    axes.legend()


def _draw_shares(axes: Axes, report: TrainingReport, phrases: Phrasebook) -> None:
    for row, generation in enumerate(report.generations):
        for tried in generation.tried:
            share = tried.share
            if share.interval is not None:
                low, high = 100 * share.interval.low, 100 * share.interval.high
                axes.plot([low, high], [row, row], color=colour(row), linewidth=2)
            axes.plot(100 * share.value, row, "o", color=colour(row))
            axes.annotate(
                f"{tried.strength} %",
                (100 * share.value, row),
                xytext=(0, 6),
                textcoords="offset points",
            )
    axes.axvline(100 * report.even_share, linestyle="--", color="grey")
    names = [
        phrases.say("train-plot-generation", number=generation.number + 1)
        for generation in report.generations
    ]
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.7)
    axes.set_title(phrases.say("train-plot-shares"))
    axes.set_xlabel(phrases.say("arena-plot-share-of-games"))

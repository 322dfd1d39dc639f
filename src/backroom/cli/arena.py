"""What the commands that play many games share: what they are told, and how they answer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

from backroom import games as library
from backroom.arena import plots
from backroom.arena.farm import Backend, Farm
from backroom.arena.intervals import Estimate, Interval
from backroom.arena.plan import LineUp, Plan
from backroom.arena.seating import Teams
from backroom.arena.statistics import FailureFigures, Speed, Summary
from backroom.bots.steady import STAND_IN
from backroom.cli.options import option_pairs
from backroom.cli.output import BadInput, console, print_json, voice, write_file
from backroom.kernel.edition import read_edition
from backroom.kernel.record import EditionName

STANDARD_OUTPUT = Path("-")
WIDEST = 1000
WORDS = (
    "bot",
    "action",
    "card",
    "figure",
    "mark",
    "why",
    "position",
    "answers",
)  # columns of words; all others are of numbers


@Parameter(name="*")
@dataclass(frozen=True)
class Workers:
    """Who plays the games.

    Parameters
    ----------
    workers
        The number of processes that play; a cluster has its own.
    backend
        Where they play: local processes, or a cluster that is running already.
    address
        The cluster's address: of a Dask scheduler, such as tcp://10.0.0.1:8786, or of Ray.
    """

    workers: int = 1
    backend: Backend = "local"
    address: str | None = None

    def farm(self) -> Farm:
        """The workers, checked; raises BadInput or SetupError."""
        if self.workers < 1:
            raise BadInput(voice.say("cli-error-workers", workers=self.workers))
        farm = Farm(self.workers, self.backend, self.address)
        farm.check()
        return farm


@Parameter(name="*")
@dataclass(frozen=True)
class Output:
    """Where the figures go.

    Parameters
    ----------
    json
        A file for all figures as JSON; with - they are printed, and nothing else.
    plot
        A file for a picture: .png, .svg or .pdf. Needs matplotlib.
    """

    json: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None
    plot: Path | None = None

    @property
    def is_for_people(self) -> bool:
        """Whether anything but JSON may be printed."""
        return self.json != STANDARD_OUTPUT

    def check(self) -> None:
        """What would otherwise be found out only after the last game."""
        for file in (self.json, self.plot):
            if file is not None:
                check_folder(file)
        if self.plot is None:
            return
        if self._form not in plots.FORMATS:
            forms = f".{', .'.join(plots.FORMATS)}"
            raise BadInput(voice.say("cli-error-plot", file=str(self.plot), forms=forms))
        try:
            plots.check_matplotlib()
        except plots.NoMatplotlib as error:
            raise BadInput(voice.say("cli-error-matplotlib")) from error

    def give(self, report: Any, print_report: Callable[[Any], None]) -> None:
        """Show a report, and write the files that were asked for."""
        if not self.is_for_people:
            print_json(report)
        else:
            print_report(report)
            if self.json is not None:
                write_file(self.json, msgspec.json.format(msgspec.json.encode(report)) + b"\n")
        if self.plot is not None:
            write_file(self.plot, plots.draw(report, self._form, voice.phrases))

    @property
    def _form(self) -> str:
        return "" if self.plot is None else self.plot.suffix.removeprefix(".").lower()


def check_folder(file: Path) -> None:
    """A file can only be written where there is a folder."""
    if not file.parent.is_dir():
        raise BadInput(voice.say("cli-error-folder", file=str(file), folder=str(file.parent)))


def unseated_plan(
    game: str, edition: Path | None, option: Sequence[str], seats: int, seed: int, games: int
) -> Plan:
    """A plan in which nobody sits yet."""
    source = read_edition(edition or library.game(game).house_edition)
    return Plan(game, source.source, source.text, option_pairs(option), seats, (), seed, games)


def names_in(bots: str) -> list[str]:
    """The names of a list of bots."""
    return [name.strip() for name in bots.split(",")]


def line_up_of(bots: str, seats: int) -> LineUp:
    """The bots by seat; one name stands for all."""
    names = names_in(bots)
    return tuple(names) if len(names) > 1 else (names[0],) * seats


def doing(plan: Plan) -> str:
    """What a progress bar says."""
    return voice.say("cli-simulate-doing", game=plan.game, games=plan.games)


# Tables and sentences.


def table_of(*headings: str) -> Table:
    """Words to the left, numbers to the right."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in headings:
        justify: Literal["left", "right"] = "left" if heading in WORDS else "right"
        table.add_column(voice.say(f"arena-{heading}"), justify=justify)
    return table


def print_table(table: Table) -> None:
    """Print a table as wide as it is: no number may be cut off, least of all in a file. Bots are
    named as they are, whatever brackets a command has."""
    endless = console.options.update(max_width=WIDEST)
    width = Measurement.get(console, endless, table).maximum
    Console(width=max(width, console.width), markup=False).print(table)


def share_of(interval: Interval | None) -> str:
    """An interval of a share, if there is one."""
    return "" if interval is None else f"{interval.low:.1%}-{interval.high:.1%}"


def margin_of(estimate: Estimate) -> str:
    """Half the width of an interval around its value, if there is one."""
    return "" if estimate.interval is None else f"{estimate.interval.high - estimate.value:.2f}"


def print_teams(teams: Teams) -> None:
    """Which seats play together, if any do."""
    if any(len(team) > 1 for team in teams):
        seats = voice.phrases.join(["+".join(map(str, team)) for team in teams])
        voice.tell("arena-teams", teams=seats)


def print_length(lengths: Summary) -> None:
    """How long the games were."""
    voice.tell(
        "arena-length",
        mean=f"{lengths.mean:.2f}",
        sd=f"{lengths.sd:.2f}",
        least=str(lengths.min),
        most=str(lengths.max),
    )


def print_failures(failures: Sequence[FailureFigures]) -> None:
    """Which bots were replaced, how often and why."""
    if not failures:
        return
    console.print()
    voice.tell("arena-failures", style="bold red", stand_in=STAND_IN)
    table = table_of("bot", "times", "why")
    for failure in failures:
        table.add_row(failure.bot, str(failure.times), failure.why.told(voice.phrases))
    print_table(table)


def print_speed(speed: Speed, checksum: str) -> None:
    """How long it took, if anything had to be played, and the checksum of all games."""
    console.print()
    if speed.games_per_second > 0:
        voice.tell(
            "arena-speed" if speed.backend == "local" else "arena-speed-cluster",
            choices=round(speed.choices_per_second),
            games=f"{speed.games_per_second:.4g}",
            seconds=f"{speed.seconds:.2f}",
            workers=speed.workers,
            backend=speed.backend,
        )
    voice.tell("arena-checksum", checksum=checksum)


def edition_values(edition: EditionName) -> dict[str, str]:
    """How a headline names an edition."""
    return {"edition": edition.name, "digest": edition.digest}

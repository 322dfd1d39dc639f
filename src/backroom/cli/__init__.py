"""The `backroom` command."""

import sys
from importlib.metadata import PackageNotFoundError, version

from cyclopts import App, CycloptsError
from rich.console import Console
from rich.markup import escape

from backroom.cli import bench, editions, games, play, records, rules, scenarios, simulate
from backroom.cli.output import BAD_INPUT, FAILED, INTERRUPTED, BadInput, CheckFailed
from backroom.kernel import playout
from backroom.kernel.record import BadRecord
from backroom.kernel.refusals import SetupError

COMPILED = not playout.__file__.endswith(".py")


def _version() -> str:
    try:
        number = version("backroom")
    except PackageNotFoundError:
        number = "0+source"  # run from a checkout that is not installed
    return f"{number} ({'compiled' if COMPILED else 'interpreted'})"


app = App(
    name="backroom",
    help="Four crime board games, played exactly by their rules.",
    version=_version(),
)
for command in (
    games.games,
    rules.rules,
    play.play,
    simulate.simulate,
    records.replay,
    records.verify,
    scenarios.scenario,
    bench.bench,
):
    app.command(command)
app.command(editions.edition)


def main() -> None:
    """Run the command line; bad input is answered with one clear message, never a stack trace."""
    errors = Console(stderr=True)
    try:
        app(sys.argv[1:], exit_on_error=False, print_error=False)
    except (CycloptsError, SetupError, BadRecord, BadInput) as error:
        errors.print(
            f"[bold red]backroom:[/] {escape(str(error))}", highlight=False, soft_wrap=True
        )
        sys.exit(BAD_INPUT)
    except CheckFailed as failure:
        errors.print(
            f"[bold red]backroom:[/] {escape(str(failure))}", highlight=False, soft_wrap=True
        )
        sys.exit(FAILED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has closed it, as `head` does.
        sys.exit(FAILED)

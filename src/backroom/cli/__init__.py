"""The `backroom` command."""

import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version

from cyclopts import App, CycloptsError, Group, Parameter
from rich.console import Console
from rich.markup import escape

from backroom.cli import (
    balance,
    bench,
    campaigns,
    editions,
    games,
    match,
    play,
    records,
    rules,
    scenarios,
    simulate,
    tournament,
)
from backroom.cli.output import BAD_INPUT, FAILED, INTERRUPTED, BadInput, CheckFailed, voice
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


HELP = """Four crime board games, played exactly by their rules.

`backroom games` lists the games, `backroom play crooks` begins one against bots, and
`backroom play crooks --lang fr` does so in French. Every command explains itself with --help.
"""


def _shown_default(value: object) -> str | None:
    """A default that says nothing, an unset switch or an empty list, is not shown."""
    return str(value) if value not in (None, False, ()) else None


app = App(
    name="backroom",
    help=HELP,
    version=_version(),
    # A switch is set or not; no option needs an opposite.
    default_parameter=Parameter(negative=(), show_default=_shown_default),
)
FOR_PLAYERS = Group("For players", sort_key=1)
FOR_DESIGNERS = Group("For designers and researchers", sort_key=2)
ABOUT = Group("About this program", sort_key=3)
COMMANDS: dict[Group, Sequence[Callable[..., None]]] = {
    FOR_PLAYERS: (games.games, rules.rules, play.play, campaigns.campaign, records.replay),
    FOR_DESIGNERS: (
        simulate.simulate,
        match.match,
        tournament.tournament,
        balance.balance,
        bench.bench,
        records.verify,
        scenarios.scenario,
    ),
}
# What needs a server's libraries is loaded when it is used: every other command starts faster.
LATER = {
    "serve": "Run a server: people play in their browsers or with `backroom join`.",
    "join": "Play at a table on a server, at this terminal.",
}
for name, help_text in LATER.items():
    app.command(f"backroom.cli.{name}:{name}", name=name, group=FOR_PLAYERS, help=help_text)
for group, commands in COMMANDS.items():
    for command in commands:
        app.command(command, group=group)
editions.edition.group = (FOR_DESIGNERS,)
app.command(editions.edition)
for flag in ("--help", "--version"):
    app[flag].group = (ABOUT,)


def main() -> None:
    """Run the command line; bad input is answered with one clear message, never a stack trace."""
    try:
        app(sys.argv[1:], exit_on_error=False, print_error=False)
    except SetupError as error:
        headline = voice.say(f"setup-{error.code.replace('_', '-')}")
        _complain(voice.say("setup-error", headline=headline, detail=str(error)))
        sys.exit(BAD_INPUT)
    except BadRecord as error:
        _complain(error.told(voice.phrases))
        sys.exit(BAD_INPUT)
    except (CycloptsError, BadInput) as error:
        _complain(str(error))
        sys.exit(BAD_INPUT)
    except CheckFailed as failure:
        _complain(str(failure))
        sys.exit(FAILED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has closed it, as `head` does.
        sys.exit(FAILED)


def _complain(text: str) -> None:
    complaint = f"[bold red]backroom:[/] {escape(text)}"
    Console(stderr=True).print(complaint, highlight=False, soft_wrap=True)

"""The `backroom` command. What a command needs is imported when it is called, for a quick start."""

import sys
from importlib.util import find_spec

from cyclopts import App, Group, Parameter

from backroom import __version__

HELP = """Four crime board games, played exactly by their rules.

`backroom games` lists the games, `backroom play crooks` begins one against bots, and
`backroom play crooks --lang fr` does so in French. Every command explains itself with --help.
"""
FOR_PLAYERS = Group("For players", sort_key=1)
FOR_DESIGNERS = Group("For designers and researchers", sort_key=2)
ABOUT = Group("About this program", sort_key=3)

COMMANDS = {  # where each stands
    FOR_PLAYERS: (
        "backroom.cli.games:games",
        "backroom.cli.rules:rules",
        "backroom.cli.play:play",
        "backroom.cli.serve:serve",
        "backroom.cli.admin:admin",
        "backroom.cli.join:join",
        "backroom.cli.campaigns:campaign",
        "backroom.cli.records:replay",
        "backroom.cli.review:review",
        "backroom.cli.puzzles:puzzle",
    ),
    FOR_DESIGNERS: (
        "backroom.cli.simulate:simulate",
        "backroom.cli.match:match",
        "backroom.cli.tournament:tournament",
        "backroom.cli.balance:balance",
        "backroom.cli.bench:bench",
        "backroom.cli.features:features",
        "backroom.cli.records:verify",
        "backroom.cli.scenarios:scenario",
        "backroom.cli.manners:manners",
        "backroom.cli.puzzles:puzzles",
        "backroom.cli.train:train",
        "backroom.cli.editions:edition",
    ),
}


def is_compiled() -> bool:
    """Whether the rules were compiled when this was installed."""
    spec = find_spec("backroom.kernel.playout")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


def _version() -> str:
    return f"{__version__} ({'compiled' if is_compiled() else 'interpreted'})"


def _shown_default(value: object) -> str | None:
    """A default that says nothing, an unset switch or an empty list, is not shown."""
    return str(value) if value not in (None, False, ()) else None


app = App(
    name="backroom",
    help=HELP,
    version=_version,
    # A switch is set or not; no option needs an opposite.
    default_parameter=Parameter(negative=(), show_default=_shown_default),
)
for group, commands in COMMANDS.items():
    for where in commands:
        app.command(where, name=where.partition(":")[2], group=group)
for flag in ("--help", "--version"):
    app[flag].group = (ABOUT,)


def main() -> None:
    """Run the command line; bad input is answered with one clear message, never a stack trace."""
    try:
        if sys.argv[1:2] in ([], ["--help"], ["-h"]):
            app.resolved_commands()  # to list what each says of itself
        app(sys.argv[1:], exit_on_error=False, print_error=False)
    except (KeyboardInterrupt, Exception) as error:
        from backroom.cli.complaints import complain  # noqa: PLC0415

        sys.exit(complain(error))

"""`backroom scenario`: rules shown by a position, some choices, and what must hold."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape

from backroom import games as library
from backroom.cli.output import BadInput, CheckFailed, console
from backroom.kernel.scenario import ScenarioFailed, read_scenario, run_scenario


def scenario(
    *files: Path,
    game: str | None = None,
    quiet: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Play scenario files and say which hold.

    Parameters
    ----------
    files
        Scenario files, or folders of them.
    game
        The game; without it, it is the name of the folder that a file lies in.
    quiet
        Name only those that fail.
    """
    paths = [path for given in files for path in _scenarios_in(given)]
    if not paths:
        raise BadInput("name at least one scenario file or a folder with some")
    failed = sum(not _holds(path, game or path.resolve().parent.name, quiet) for path in paths)
    console.print(f"{len(paths) - failed} passed, {failed} failed", highlight=False)
    if failed:
        raise CheckFailed(f"{failed} of {len(paths)} scenarios do not hold")


def _scenarios_in(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(path.rglob("*.toml"))
    if not path.exists():
        raise BadInput(f"there is no file {path}")
    return [path]


def _holds(path: Path, game: str, quiet: bool) -> bool:
    try:
        scenario = read_scenario(path)
        run_scenario(library.game(game), scenario)
    except ScenarioFailed as failure:
        console.print(f"[bold red]FAILED[/]  {path}\n{escape(str(failure))}", highlight=False)
        return False
    if not quiet:
        vector = f"{scenario.vector}  " if scenario.vector else ""
        console.print(f"[green]passed[/]  {vector}{escape(scenario.title)}", highlight=False)
    return True

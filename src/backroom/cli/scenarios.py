"""`backroom scenario`: rules shown by a position, some choices, and what must hold."""

from pathlib import Path

from rich.markup import escape

from backroom import games as library
from backroom.cli.output import BadInput, CheckFailed, Language, console, voice
from backroom.kernel.scenario import ScenarioFailed, read_scenario, run_scenario
from backroom.kernel.text import NOTHING


def scenario(
    *files: Path,
    game: str | None = None,
    lang: Language = "en",
    quiet: bool = False,
) -> None:
    """Play scenario files and say which hold.

    Parameters
    ----------
    files
        Scenario files, or folders of them.
    game
        The game; without it, it is the name of the folder that a file lies in.
    lang
        The language of the answer; what does not hold is told in English.
    quiet
        Name only those that fail.
    """
    voice.use(lang)
    paths = [path for given in files for path in _scenarios_in(given)]
    if not paths:
        raise BadInput(voice.say("cli-scenario-none"))
    failed = sum(not _holds(path, game or path.resolve().parent.name, quiet) for path in paths)
    voice.tell("cli-scenario-counts", passed=len(paths) - failed, failed=failed)
    if failed:
        raise CheckFailed(voice.say("cli-scenario-not-all", failed=failed, count=len(paths)))


def _scenarios_in(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(path.rglob("*.toml"))
    if not path.exists():
        raise BadInput(voice.say("cli-scenario-no-file", file=str(path)))
    return [path]


def _holds(path: Path, game: str, quiet: bool) -> bool:
    try:
        scenario = read_scenario(path)
        run_scenario(library.game(game), scenario)
    except ScenarioFailed as failure:
        voice.tell("cli-scenario-failed", style="bold red", file=str(path))
        console.print(escape(str(failure)), highlight=False)
        return False
    if not quiet:
        vector = scenario.vector or NOTHING
        voice.tell("cli-scenario-passed", title=scenario.title, vector=vector)
    return True

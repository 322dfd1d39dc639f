"""`backroom manners`: does a bot give the obvious answer where there is one?"""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from backroom import games as library
from backroom.arena import manners as etiquette
from backroom.arena.manners import Manners, Question
from backroom.cli.arena import STANDARD_OUTPUT, Workers, check_folder, print_table, table_of
from backroom.cli.output import (
    BadInput,
    CheckFailed,
    Language,
    console,
    print_json,
    voice,
    write_file,
)
from backroom.cli.progress import late_progress

ALONE = Workers()
FOLDER = Path("tests", "manners")


def manners(
    game: str,
    /,
    *files: Path,
    bot: str = "search:normal",
    tries: int = 40,
    seed: int = 1,
    lang: Language = "en",
    work: Workers = ALONE,
    json: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
) -> None:
    """Put positions that have an obvious answer to a bot, and say how often it gives it.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    files
        Files of positions, or folders of them; without any, those of the sources, tests/manners.
    bot
        The bot, such as greedy or search:hard.
    tries
        How often each position is put to it, each time with other luck.
    seed
        The seed of that luck.
    lang
        The language of the figures' headings; what the positions say of themselves is in English.
    json
        A file for all answers as JSON; with - they are printed, and nothing else.
    """
    voice.use(lang)
    name = library.game(game).name
    paths = _files_in(files or [FOLDER / name])
    if tries < 1:
        raise BadInput(voice.say("cli-manners-tries", tries=tries))
    questions = [Question(name, str(path), bot, tries, seed) for path in paths]
    farm = work.farm()
    if json is not None:
        check_folder(json)
    doing = voice.say("cli-manners-doing", bot=bot, count=len(paths))
    with late_progress(doing, len(paths), json != STANDARD_OUTPUT) as progress:
        found = list(etiquette.ask_all(questions, farm, progress))
    if json == STANDARD_OUTPUT:
        print_json(found)
    else:
        _print(found)
        if json is not None:
            write_file(json, msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    failed = sum(not one.holds for one in found)
    if failed:
        raise CheckFailed(voice.say("cli-manners-not-all", failed=failed, count=len(found)))


def _files_in(given: Sequence[Path]) -> list[Path]:
    paths = [path for one in given for path in (sorted(one.rglob("*.toml")) or [one])]
    for path in paths:
        if not path.is_file():
            raise BadInput(voice.say("cli-manners-none", file=str(path)))
    return paths


def _print(found: Sequence[Manners]) -> None:
    table = table_of("good", "position", "answers")
    for one in found:
        answers = [f"{action} {times}" for action, times in one.answers.items()]
        table.add_row(f"{one.good / one.tries:.0%}", one.title, ", ".join(answers))
    print_table(table)
    console.print()
    holding = sum(one.holds for one in found)
    voice.tell(
        "cli-manners-counts", holding=holding, count=len(found), least=f"{etiquette.ENOUGH:.0%}"
    )

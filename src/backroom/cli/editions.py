"""`backroom edition`: check an edition file, or get one to start from."""

from pathlib import Path

from cyclopts import App

from backroom import games as library
from backroom.cli import saving
from backroom.cli.output import BadInput, Language, console, voice, write_file
from backroom.kernel.edition import read_edition

edition = App(name="edition", help="Check an edition file, or export one to correct.")


@edition.command
def check(file: Path, /, *, lang: Language = "en") -> None:
    """Check an edition file; a bad one is refused with its line and the reason.

    Parameters
    ----------
    file
        An edition, such as `backroom edition export` writes.
    lang
        The language of the answer; what is wrong with a line is told in English.
    """
    voice.use(lang)
    text = read_edition(file)
    head = text.data.get("edition")
    name = head.get("game") if isinstance(head, dict) else None
    if not isinstance(name, str):
        raise text.bad(["edition"], "the file must say which game it is for: [edition] game = ...")
    checked = library.game(name).parse_edition(text)
    voice.tell(
        "cli-edition-good",
        file=str(file),
        game=name,
        edition=checked.name,
        digest=checked.digest,
    )


@edition.command
def export(game: str, file: Path | None = None, /, *, lang: Language = "en") -> None:
    """Write the house edition of a game to a file, or print it.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    file
        Where to write it; an existing file is not overwritten.
    lang
        The language of the answer.
    """
    voice.use(lang)
    text = library.game(game).house_edition.read_bytes()
    if file is None:
        console.out(text.decode(), end="", highlight=False)
        return
    if file.exists():
        raise BadInput(voice.say("cli-edition-exists", file=str(file)))
    write_file(file, text)
    check_it = saving.command("edition", "check", str(file))
    voice.tell("cli-edition-written", file=str(file), command=check_it)

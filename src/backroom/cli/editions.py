"""`backroom edition`: check an edition file, or get one to start from."""

from pathlib import Path

from cyclopts import App

from backroom import games as library
from backroom.cli.output import BadInput, console, write_file
from backroom.kernel.edition import read_edition

edition = App(name="edition", help="Check an edition file, or export one to correct.")


@edition.command
def check(file: Path, /) -> None:
    """Check an edition file; a bad one is refused with its line and the reason.

    Parameters
    ----------
    file
        An edition, such as `backroom edition export` writes.
    """
    text = read_edition(file)
    head = text.data.get("edition")
    name = head.get("game") if isinstance(head, dict) else None
    if not isinstance(name, str):
        raise text.bad(["edition"], "the file must say which game it is for: [edition] game = ...")
    checked = library.game(name).parse_edition(text)
    console.print(
        f"{file} is a good edition of {name}: {checked.name} ({checked.digest})", highlight=False
    )


@edition.command
def export(game: str, file: Path | None = None, /) -> None:
    """Write the house edition of a game to a file, or print it.

    Parameters
    ----------
    game
        The game, as `backroom games` lists it.
    file
        Where to write it; an existing file is not overwritten.
    """
    text = library.game(game).house_edition.read_bytes()
    if file is None:
        console.out(text.decode(), end="", highlight=False)
        return
    if file.exists():
        raise BadInput(f"{file} is there already; name another file")
    write_file(file, text)
    console.print(f"{file} written; correct it, give it a name of its own, and check it with")
    console.print(f"  backroom edition check {file}", highlight=False)

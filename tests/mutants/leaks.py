"""``make leaks``: would a law notice if a seat were told what it may not know?"""

import sys
from pathlib import Path
from typing import Annotated

import pytest
from cyclopts import App, Parameter
from msgspec import Struct, toml
from rich.console import Console

from mutants import checks, patching, rooms

# The silence laws, in the order in which they are tried.
LAWS = [
    "test_a_seat_cannot_tell_a_redeal",
    "test_the_journal_tells_no_more_than_the_view",
    "test_the_beginning_tells_no_more_than_the_view",
    "test_no_scenario_tells_a_seat_what_it_may_not_know",
    "test_bytes_depend_on_nothing_that_an_audience_may_not_know",
]
PATHS = ["tests/laws", "tests/server/test_silence.py"]
app = App(help=__doc__)


class Leak(Struct, forbid_unknown_fields=True):
    """A change of a view, of what is told or of a journal, and what it tells."""

    tells: str
    file: str  # below the game's folder
    find: str
    put: str


def leaks() -> list[tuple[str, Leak]]:
    """All leaks of all games."""
    text = (Path(__file__).parent / "leaks.toml").read_bytes()
    listed = toml.decode(text, type=dict[str, list[Leak]])
    return [(game, leak) for game, found in listed.items() for leak in found]


def let_out(game: str, leak: Leak) -> None:
    """Make the change in the modules that are in use; raises LookupError if it has no place."""
    module = rooms.module(game, leak.file)
    if module.source.count(leak.find) != 1:
        raise LookupError(f"{game} {leak.file} has no one place with {leak.find!r}")
    changed = module.source.replace(leak.find, leak.put)
    patching.put(rooms.living(game, leak.file), compile(changed, str(module.path), "exec"))


class Guard(checks.Collected):
    """Tries leaks against the laws."""

    def __init__(self, tried: list[tuple[str, Leak]], console: Console) -> None:
        super().__init__(examples=None)
        self.tried = tried
        self.console = console
        self.through: list[tuple[str, Leak]] = []

    def use(self, items: list[pytest.Item]) -> None:
        for game in dict(self.tried):
            checks.warm_up(game)
        for game, leak in self.tried:
            laws = [item for item in items if _name(item) in LAWS and checks.belongs_to(item, game)]
            laws.sort(key=lambda item: LAWS.index(_name(item)))
            by = caught_by(game, leak, laws)
            found = "NOT CAUGHT" if by is None else f"caught by {by}"
            line = f"{game}: {leak.tells}: {found}"
            self.console.print(line, soft_wrap=True, markup=False, highlight=False)
            if by is None:
                self.through.append((game, leak))


def _name(item: pytest.Item) -> str:
    return str(getattr(item, "originalname", item.name))


def caught_by(game: str, leak: Leak, laws: list[pytest.Item]) -> str | None:
    """The first law that finds a leak, and by what it asserts: a crash finds nothing."""

    def try_laws() -> list[str]:
        let_out(game, leak)
        for law in laws:
            failure = checks.failure_of(law)
            if failure is not None:
                return [law.nodeid, type(failure).__name__]
        return []

    told, _, broke = checks.in_a_child(try_laws)
    if told is None:
        raise RuntimeError(f"{game}, {leak.tells}: it could not be tried: {broke}")
    if told and told[1] != "AssertionError":
        raise RuntimeError(f"{game}, {leak.tells}: {told[0]} breaks with {told[1]}")
    return told[0] if told else None


@app.default
def main(
    *,
    game: Annotated[list[str] | None, Parameter(consume_multiple=True)] = None,
    every: int = 1,
) -> None:
    """Let every leak out, one at a time, and see whether a silence law catches it.

    Parameters
    ----------
    game
        The games; all of them unless named.
    every
        Only one leak of so many.
    """
    tried = [found for found in leaks()[::every] if game is None or found[0] in game]
    guard = Guard(tried, Console())
    if checks.collected(PATHS, guard) != 0 or guard.through:
        sys.exit(f"{len(guard.through)} of {len(tried)} leaks were not caught")
    guard.console.print(f"all of {len(tried)} leaks were caught")


if __name__ == "__main__":
    app()

"""A command starts quickly because it imports what it uses, and nothing else."""

import subprocess
import sys

import pytest

LOADED = """
import sys
from backroom.cli import main
sys.argv = ["backroom", *sys.argv[1:]]
try:
    main()
except SystemExit:
    pass
print("loaded:", *sys.modules)
"""


def loaded_by(*words: str) -> set[str]:
    """The modules that a command has imported when it ends."""
    code = LOADED if words else "import sys, backroom; print('loaded:', *sys.modules)"
    said = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, check=True
    ).stdout
    return set(said.rpartition("loaded: ")[2].split())


@pytest.mark.parametrize(
    ("words", "unused"),
    [
        ([], ["backroom.door", "backroom.games", "backroom.kernel", "msgspec", "rich"]),
        (["--version"], ["backroom.games", "backroom.kernel.game", "fluent", "babel"]),
        (["games"], ["backroom.arena", "backroom.bots", "backroom.server", "numpy", "uvicorn"]),
    ],
)
def test_nothing_is_imported_that_is_not_used(words: list[str], unused: list[str]) -> None:
    assert loaded_by(*words).isdisjoint(unused)

"""The example bots of the docs play. (tests/bots tries mybot.py, tests/server remotebot.py.)"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import backroom
from backroom.bots import guests

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def run(folder: Path, *words: str | Path) -> str:
    """What a Python program says that is run in the folder of the examples."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=EXAMPLES,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TMPDIR": str(folder)},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    ).stdout


def test_a_bot_of_a_file_plays_at_the_terminal_and_in_a_match(tmp_path: Path) -> None:
    options = ["--seats", "2", "--humans", "0", "--seed", "1", "--plain"]
    words = ["-m", "backroom", "play", "crooks", "--bots", "thrifty:thrifty,random"]
    said = run(tmp_path, *words, *options)
    assert "thrifty:thrifty" in said
    assert said.splitlines()[-2].startswith("1. Bot")
    words = [
        "-m",
        "backroom",
        "match",
        "crooks",
        "--bots",
        "thrifty:thrifty,random",
        "--games",
        "8",
    ]
    assert "thrifty:thrifty" in run(tmp_path, *words)


@pytest.mark.parametrize("game", ["crooks", "sneaks"])
def test_the_bot_that_plays_tables_out_plays_any_game(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.setattr(guests, "_met", {})
    table = backroom.box(game).deal(seats=3, seed=1)
    choice = table.ask("playouts:playouts", seat=table.turn[0])
    assert choice in table.legal


def test_an_example_that_is_a_program_tells_how_it_went(tmp_path: Path) -> None:
    said = run(tmp_path, EXAMPLES / "playouts.py").splitlines()
    assert said[0].startswith("<MatchResult of crooks, 2 deals: __main__:playouts")
    assert len(said) == 3


def test_a_thousand_tables_are_stepped(tmp_path: Path) -> None:
    said = run(tmp_path, EXAMPLES / "thousand_tables.py", "80").splitlines()
    assert int(said[0].split()[0]) > 500
    assert said[3].startswith("  decision: ")

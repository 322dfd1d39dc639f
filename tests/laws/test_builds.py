"""The compiled and the interpreted build play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import json

from backroom import games

SOURCE = Path(__file__).parents[2] / "src"


def simulate(name: str, seats: int, **environment: str) -> tuple[str, str]:
    """Which build played 100 seeded games, and their checksum."""
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    program = [sys.executable, "-P", "-m", "backroom"]
    call = ["simulate", name, "--seats", str(seats), "--games", "100", "--seed", "1", "--json", "-"]
    outputs = [
        subprocess.run(
            [*program, *arguments], env=clean | environment, capture_output=True, check=True
        ).stdout
        for arguments in (["--version"], call)
    ]
    build = "compiled" if b"(compiled)" in outputs[0] else "interpreted"
    return build, str(json.decode(outputs[1])["checksum"])


@pytest.mark.parametrize("name", games.names())
def test_100_games_have_one_checksum_on_both_builds(name: str) -> None:
    seats = max(games.game(name).seat_counts)
    installed = simulate(name, seats)
    if installed[0] == "interpreted":
        pytest.skip("no compiled build is installed here, so there is nothing to compare")
    assert simulate(name, seats, PYTHONPATH=str(SOURCE)) == ("interpreted", installed[1])

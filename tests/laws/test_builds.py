"""The compiled and the interpreted build play the same games, and judge them alike."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import json

from backroom import games
from backroom.bots.networks import FOLDER

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


JUDGED = """
import sys
from backroom import games
from backroom.bots.networks import judgement_of
from backroom.kernel import playout
from backroom.kernel.chance import fast_chance
from backroom.kernel.numbers import zeros

game = games.game(sys.argv[1])
edition = game.edition()
state = game.new(edition, 4, game.options({}), fast_chance(5))
judgement = judgement_of(game, edition, 4)
luck, values = fast_chance(6), zeros(8)
print(playout.__file__.endswith(".py"), file=sys.stderr)
for _ in range(300):
    asked = state.asked()
    if not asked:
        break
    judgement.judge(state, asked[0], values)
    print(*map(int, values))
    legal = state.legal(asked[0])
    state.play(asked[0], legal[luck.below(len(legal))])
"""


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.net")))
def test_both_builds_judge_alike(name: str) -> None:
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    installed, interpreted = (
        subprocess.run(
            [sys.executable, "-P", "-c", JUDGED, name],
            env=environment,
            capture_output=True,
            check=True,
            text=True,
        )
        for environment in (clean, clean | {"PYTHONPATH": str(SOURCE)})
    )
    assert interpreted.stderr.split() == ["True"]
    if installed.stderr.split() == ["True"]:
        pytest.skip("no compiled build is installed here, so there is nothing to compare")
    assert installed.stdout == interpreted.stdout

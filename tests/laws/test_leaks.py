"""Some of the secrets that ``make leaks`` lets out are caught, on the interpreted build."""

import os
import subprocess
import sys
from pathlib import Path

from mutants.leaks import leaks

ROOT = Path(__file__).parent.parent.parent
ONE_OF = 17
AT_LEAST = 50


def test_there_are_enough_leaks_of_every_game() -> None:
    found = leaks()
    assert len(found) >= AT_LEAST
    assert len({(game, leak.file, leak.find, leak.put) for game, leak in found}) == len(found)


def test_a_sample_of_leaks_is_caught() -> None:
    """In a process of its own: compiled modules cannot be changed."""
    paths = [str(ROOT / "src"), str(ROOT / "tests")]
    done = subprocess.run(
        [sys.executable, "-m", "mutants.leaks", "--every", str(ONE_OF)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "BACKROOM_BUILD": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr

"""What ``make mutants`` relies on: a child that breaks says why, and equivalents are there."""

import os
import signal
import time

import pytest

from backroom import games
from mutants import checks, hunting


def fail() -> None:
    raise LookupError("no such line")


def spin() -> None:
    checks.stop_after(0.05)
    while True:
        pass


def test_a_child_tells_what_it_finds() -> None:
    assert checks.in_a_child(lambda: ["a test"]) == checks.Outcome(["a test"])


def test_a_child_that_breaks_says_why() -> None:
    assert checks.in_a_child(fail).broke == "LookupError: no such line"
    ended = checks.in_a_child(lambda: os.kill(os.getpid(), signal.SIGKILL))
    assert (ended.told, ended.stopped, ended.broke) == (None, False, "ended by SIGKILL")
    assert checks.in_a_child(lambda: os._exit(0)).broke == "it left without a word"


def test_a_child_that_computes_for_ever_is_stopped() -> None:
    """And one that only waits is not."""
    assert checks.in_a_child(spin).stopped

    def wait() -> str:
        checks.stop_after(0.05)
        time.sleep(0.1)
        return "done"

    assert checks.in_a_child(wait) == checks.Outcome("done")


@pytest.mark.parametrize("game", games.names())
def test_equivalents_are_mutants_that_are_there_and_have_a_reason(game: str) -> None:
    assert all(why.endswith(".") for why in hunting.equivalents(game).values())

"""The tests of a game that mutants are held against: its scenarios and its short laws.

They are pytest's own items, collected once. Each is run in a process forked for it, so that nothing
it leaves behind meets the next one.
"""

import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest
from _pytest.tmpdir import tmppath_result_key
from hypothesis import Phase, settings
from msgspec import msgpack

import support
from backroom import games
from backroom.kernel.text import LANGUAGES, messages, phrasebook
from mutants.rooms import folder
from support import Setting

TESTS = Path(__file__).parent.parent
MEMORY = 4 << 30  # bytes: a mutant that fills lists for ever is stopped


class Outcome(NamedTuple):
    """How a child ended: what it told, whether it had to be stopped, or what it broke with."""

    told: Any
    stopped: bool = False
    broke: str = ""


def in_a_child(work: Callable[[], Any]) -> Outcome:
    """What work tells when it is done in a process of its own."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        _do_and_leave(work, writing)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        by = signal.Signals(os.WTERMSIG(status))
        return Outcome(None, stopped=by == signal.SIGPROF, broke=f"ended by {by.name}")
    if not told:
        return Outcome(None, broke="it left without a word")
    return Outcome(**msgpack.decode(told))


def _do_and_leave(work: Callable[[], Any], writing: int) -> None:
    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, sys.stdout.fileno())
        os.dup2(silence, sys.stderr.fileno())
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.write(writing, msgpack.encode(_done(work)))
    finally:
        os._exit(0)


def _done(work: Callable[[], Any]) -> dict[str, Any]:
    try:
        return {"told": work()}
    except BaseException as error:
        return {"told": None, "broke": f"{type(error).__name__}: {error}"}


def stop_after(seconds: float) -> None:
    """Stop this process after so much computing; how busy the machine is does not count."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def failure_of(item: pytest.Item) -> BaseException | None:
    """What a test fails with; None if it holds."""
    item.stash.setdefault(tmppath_result_key, {})  # tmp_path asks for it, and pytest did not report
    try:
        item.session._setupstate.setup(item)
        item.runtest()
    except BaseException as error:
        return error
    finally:
        item.session._setupstate.teardown_exact(None)
    return None


class Collected:
    """pytest's items, kept instead of run."""

    def __init__(self, examples: int | None) -> None:
        """``examples``: of a law, instead of the usual ones."""
        self.examples = {} if examples is None else {"max_examples": examples}
        self.items: list[pytest.Item] = []

    def pytest_configure(self) -> None:
        """The same examples every time; nobody looks at a failure, so it is not made smaller."""
        settings.register_profile(
            "mutants",
            settings.get_profile("interpreted"),
            database=None,
            derandomize=True,
            phases=[Phase.explicit, Phase.generate],
            **self.examples,
        )
        settings.load_profile("mutants")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = list(session.items)
        self.use(self.items)
        return True

    def use(self, items: list[pytest.Item]) -> None:
        raise NotImplementedError


def collected(paths: Sequence[str], plugin: Collected) -> int:
    """Collect tests and let the plugin use them, inside pytest's session."""
    options = ["-q", "-s", "--disable-warnings", "-p", "no:cacheprovider"]
    return int(pytest.main([*options, *paths], plugins=[plugin]))


def belongs_to(item: pytest.Item, game: str) -> bool:
    """Whether a test is about this game."""
    params = getattr(getattr(item, "callspec", None), "params", {})
    path, setting = params.get("path"), params.get("setting")
    if isinstance(path, Path):
        return path.parent.name == game
    if isinstance(setting, Setting):
        return setting.game.name == game
    return item.path.name.startswith(f"test_{game}") or params.get("game") == game


def warm_up(game: str) -> None:
    """Load what every test would load for itself again and again, and no mutant changes."""
    for language in LANGUAGES:
        messages(language)
        phrasebook(language)
    games.game(game).edition()
    for setting in support.settings_of_all_editions(game):
        support.usual_length(setting)


class Trace:
    """The lines of a game that a test passes.

    A function of which every line was passed is not watched any more, which saves most of the time.
    """

    def __init__(self, game: str) -> None:
        self.root = f"{folder(game)}{os.sep}"
        self.passed: dict[CodeType, set[int]] = {}
        self.left: dict[CodeType, set[int]] = {}

    def run(self, item: pytest.Item) -> None:
        sys.settrace(self._enter)
        try:
            failure = failure_of(item)
        finally:
            sys.settrace(None)
        if failure is not None:
            raise failure

    def lines(self) -> dict[str, list[int]]:
        """By file."""
        found: dict[str, set[int]] = {}
        for code, lines in self.passed.items():
            found.setdefault(code.co_filename[len(self.root) :], set()).update(lines)
        return {file: sorted(lines) for file, lines in found.items()}

    def _enter(self, frame: FrameType, _event: str, _arg: Any) -> Any:
        code = frame.f_code
        if not code.co_filename.startswith(self.root):
            return None
        passed = self.passed.setdefault(code, set())
        if code not in self.left:
            self.left[code] = {line for _, _, line in code.co_lines() if line is not None}
        left = self.left[code]

        def local(inner: FrameType, _event: str, _arg: Any) -> Any:
            passed.add(inner.f_lineno)
            left.discard(inner.f_lineno)
            return local if left else None

        return local if left else None


def seconds_of(item: pytest.Item, at_most: float) -> float | None:
    """How much computing a test takes; None if it is more than that."""

    def measure() -> float:
        stop_after(at_most)
        start = time.process_time()
        failure = failure_of(item)
        if failure is not None:
            raise failure
        return time.process_time() - start

    told, stopped, broke = in_a_child(measure)
    if told is None and not stopped:
        raise RuntimeError(f"{item.nodeid} fails before anything is changed: {broke}")
    return None if told is None else float(told)


def lines_of(item: pytest.Item, game: str) -> dict[str, list[int]]:
    """The lines that a test passes, by file."""

    def trace() -> dict[str, list[int]]:
        found = Trace(game)
        found.run(item)
        return found.lines()

    told, _, broke = in_a_child(trace)
    if told is None:
        raise RuntimeError(f"{item.nodeid} fails while its lines are noted: {broke}")
    lines: dict[str, list[int]] = told
    return lines

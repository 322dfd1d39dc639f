"""Changes one thing after the other in a game, and asks whether a test notices."""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, json, toml
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mutants import checks, patching, rooms
from mutants.changes import Mutant, Site

KEPT = checks.TESTS.parent / ".mutants"  # what runs leave for the next one
SHORT = 1.5  # seconds of computing at most: a short law
AT_MOST = 10.0  # seconds of computing that tests are run for, if none of them notices
PATIENCE = 1.0  # seconds of computing that any test may take, however short it is otherwise ...
SLOWER = 8  # ... and beyond so many times as long as usual it will never end
EXAMPLES = 3
KEPT_EVERY = 25  # tests: what was noted about them is kept, should the run be stopped

KILLED, STOPPED, SURVIVED, EQUIVALENT = "killed", "stopped", "survived", "equivalent"
BROKEN = "broken"  # it could not be tried: neither killed nor survived


class Passed(Struct):
    """What a test passes through, as long as neither it nor the game is changed."""

    digest: str
    seconds: float | None  # None: it is not short
    lines: dict[str, list[int]]


class Result(Struct):
    """What became of a mutant, which test noticed it, or why it could not be tried."""

    mutant: Mutant
    line: int
    digest: str
    outcome: str
    by: str = ""
    why: str = ""


def sample(game: str, size: int, seed: str) -> list[Site]:
    """So many mutants of a game. A change somewhere else in the game changes few of them."""

    def lot(site: Site) -> bytes:
        return hashlib.sha256(f"{seed} {site.mutant}".encode()).digest()

    drawn = sorted(rooms.sites(game), key=lot)[:size]
    return sorted(drawn, key=lambda site: (site.mutant.file, site.line, site.mutant.change))


def digest_of(paths: Iterator[Path]) -> str:
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def sources(game: str) -> Iterator[Path]:
    package = Path(str(rooms.folder(game))).parent.parent
    yield from (package / "kernel").rglob("*.py")
    yield from (path for path in rooms.folder(game).rglob("*") if path.suffix in (".py", ".toml"))


def tests(game: str) -> Iterator[Path]:
    yield from (checks.TESTS / "rules" / game).glob("*.toml")
    yield from (checks.TESTS / "laws").glob("*.py")
    yield from checks.TESTS.glob("*.py")


class Hunt(checks.Collected):
    """A game's mutants and its tests."""

    def __init__(self, game: str, sites: Sequence[Site], console: Console) -> None:
        super().__init__(EXAMPLES)
        self.game = game
        self.sites = sites
        self.console = console
        self.results: list[Result] = []
        self.equivalent = equivalents(game)
        self.sources = digest_of(sources(game))
        self.digest = f"{self.sources} {digest_of(tests(game))}"
        KEPT.mkdir(exist_ok=True)

    def use(self, items: list[pytest.Item]) -> None:
        items = [item for item in items if checks.belongs_to(item, self.game)]
        checks.warm_up(self.game)
        passed = self.passed_by(items)
        earlier = self.earlier()
        with (KEPT / f"{self.game}.jsonl").open("ab") as kept:
            for site in self.with_progress("mutants", self.sites):
                before = earlier.get(site.mutant)
                result = self.result_of(site, items, passed, before)
                self.results.append(result)
                if result is not before:
                    kept.write(json.encode(result) + b"\n")
                    kept.flush()

    def with_progress(self, what: str, things: Sequence[Any]) -> Iterator[Any]:
        """The things one by one, with a bar that counts them."""
        columns = [
            *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()),
            *(TimeRemainingColumn(), TextColumn("{task.fields[lost]}")),
        ]
        # Without a thread of its own, which would be lost when a child is forked.
        with Progress(*columns, console=self.console, auto_refresh=False) as bar:
            task = bar.add_task(f"{self.game}: {what}", total=len(things), lost="")
            for thing in things:
                yield thing
                survived = sum(result.outcome == SURVIVED for result in self.results)
                bar.update(task, advance=1, lost=f"{survived} survive" if survived else "")
                bar.refresh()

    def earlier(self) -> dict[Mutant, Result]:
        """What became of mutants in runs before, the latest of each."""
        path = KEPT / f"{self.game}.jsonl"
        if not path.exists():
            return {}
        lines = path.read_bytes().splitlines()
        return {result.mutant: result for result in map(_result_in, lines) if result is not None}

    def passed_by(self, items: list[pytest.Item]) -> dict[str, Passed]:
        """What each test passes through; noted once, and again when it or the game changes."""
        path = KEPT / f"{self.game}-passed.json"
        before = json.decode(path.read_bytes(), type=dict[str, Passed]) if path.exists() else {}
        found: dict[str, Passed] = {}
        noted = 0
        for item in self.with_progress("tests", items):
            digest = f"{self.sources} {digest_of(_files_of(item))}"
            known = before.get(item.nodeid)
            if known is None or known.digest != digest:
                seconds = checks.seconds_of(item, SHORT)
                lines = {} if seconds is None else checks.lines_of(item, self.game)
                known = Passed(digest, seconds, lines)
                noted += 1
                if noted % KEPT_EVERY == 0:
                    path.write_bytes(json.encode(before | found))
            found[item.nodeid] = known
        path.write_bytes(json.encode(found))
        self.check_once_that_all_hold([item for item in items if found[item.nodeid].lines], found)
        return found

    def check_once_that_all_hold(self, items: list[pytest.Item], passed: dict[str, Passed]) -> None:
        """And again when a test or the game has changed."""
        path = KEPT / f"{self.game}-held.json"
        held = json.encode([[item.nodeid, passed[item.nodeid].digest] for item in items])
        if not path.exists() or path.read_bytes() != held:
            self.check_that_all_hold(items, passed)
            path.write_bytes(held)

    def check_that_all_hold(self, items: list[pytest.Item], passed: dict[str, Passed]) -> None:
        """One after the other, as when a mutant survives; or everything would seem to be killed."""
        by, _, broke = checks.in_a_child(lambda: first_to_notice(items, passed))
        if by != "":
            raise RuntimeError(
                f"nothing is changed, and {by or 'a test'} fails all the same {broke}"
            )

    def result_of(
        self,
        site: Site,
        items: list[pytest.Item],
        passed: dict[str, Passed],
        before: Result | None,
    ) -> Result:
        if site.mutant in self.equivalent:
            return Result(site.mutant, site.line, self.digest, EQUIVALENT)
        if before is not None and before.digest == self.digest and before.outcome != BROKEN:
            return before
        noticing = list(tests_through(site, items, passed))
        if before is not None:  # whoever noticed it last time is asked first
            noticing.sort(key=lambda item: item.nodeid != before.by)

        def change_and_try() -> str:
            module = rooms.module(self.game, site.mutant.file)
            patching.put(rooms.living(self.game, site.mutant.file), module.changed(site.mutant))
            return first_to_notice(noticing, passed)

        by, stopped, broke = checks.in_a_child(change_and_try)
        if stopped:
            return Result(site.mutant, site.line, self.digest, STOPPED)
        if by is None:
            return Result(site.mutant, site.line, self.digest, BROKEN, why=broke)
        return Result(site.mutant, site.line, self.digest, KILLED if by else SURVIVED, by)


def first_to_notice(items: list[pytest.Item], passed: dict[str, Passed]) -> str:
    """The name of the first test that fails; "" if all hold."""
    for item in items:
        checks.stop_after(PATIENCE + SLOWER * (passed[item.nodeid].seconds or 0))
        if checks.failure_of(item) is not None:
            return item.nodeid
    return ""


def _result_in(line: bytes) -> Result | None:
    """The result of a line; the last line of a run that was killed may be half a line."""
    try:
        return json.decode(line, type=Result)
    except ValueError:
        return None


def _files_of(item: pytest.Item) -> Iterator[Path]:
    yield item.path
    path = getattr(getattr(item, "callspec", None), "params", {}).get("path")
    if isinstance(path, Path):
        yield path


def tests_through(
    site: Site, items: list[pytest.Item], passed: dict[str, Passed]
) -> Iterator[pytest.Item]:
    """The short tests that pass a place, those about little else first, for as long as we have."""
    spent = 0.0
    for item in sorted(items, key=lambda item: _breadth(passed[item.nodeid])):
        known = passed[item.nodeid]
        if known.seconds is None or not _passes(known, site):
            continue
        spent += known.seconds
        if spent > AT_MOST:
            return
        yield item


def _passes(known: Passed, site: Site) -> bool:
    lines = known.lines.get(site.mutant.file, ())
    return not set(site.lines).isdisjoint(lines)


def _breadth(known: Passed) -> int:
    """How many lines of the game a test passes: few take little time, and fail for a reason."""
    return sum(len(lines) for lines in known.lines.values())


class Equivalent(Struct, forbid_unknown_fields=True):
    """A change that no test can notice, and why."""

    file: str
    function: str
    text: str
    change: str
    why: str
    nth: int = 0

    def mutant(self) -> Mutant:
        return Mutant(self.file, self.function, self.text, self.change, self.nth)


def equivalents(game: str) -> dict[Mutant, str]:
    """The mutants of a game that change nothing, with the reason; raises if there is no such."""
    listed = toml.decode(
        (Path(__file__).parent / "equivalent.toml").read_bytes(), type=dict[str, list[Equivalent]]
    ).get(game, [])
    known = {site.mutant for site in rooms.sites(game)}
    for entry in listed:
        if entry.mutant() not in known:
            raise LookupError(f"equivalent.toml lists a mutant that is not there: {entry.mutant()}")
    return {entry.mutant(): entry.why for entry in listed}

"""The file of a tournament: its first line says which tournament it is, each other line holds one
game. Lines are only ever added, so that whatever cuts a write short costs that line alone."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import DecodeError, Struct, ValidationError, json

from backroom.arena.outcomes import Outcome
from backroom.arena.plan import Plan, prepare
from backroom.kernel.record import EditionName
from backroom.kernel.refusals import SetupError

FORMAT = 1


class Heading(Struct, tag_field="backroom", tag="tournament", forbid_unknown_fields=True):
    """Which tournament it is: all that decides its games but their number, so that a tournament
    can be made longer."""

    format: int
    game: str
    rules: int
    edition: EditionName
    options: list[tuple[str, str]]
    seats: int
    bots: list[str]
    seed: int


def heading_of(plan: Plan, bots: Sequence[str]) -> Heading:
    """The first line of a tournament's file."""
    prepared = prepare(plan)
    return Heading(
        FORMAT,
        plan.game,
        prepared.game.rules_version,
        EditionName(prepared.edition.name, prepared.edition.digest),
        sorted(plan.options),
        plan.seats,
        list(bots),
        plan.seed,
    )


class Ledger:
    """The games of a tournament, by number, as they are kept in a file."""

    def __init__(self, path: Path, heading: Heading) -> None:
        """Open a file or begin it; raises SetupError for a file of anything else."""
        self.path = path
        self.outcomes: dict[int, Outcome] = {}
        first = json.encode(heading) + b"\n"
        try:
            kept = self._read(heading, first) if path.exists() else 0
            self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
            os.ftruncate(self._file, kept)  # what was being written when it was cut off
            if kept == 0:
                self._append(first)
        except OSError as error:
            raise SetupError("bad_results", f"{path}: {error.strerror}") from error

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Keep some more games; raises SetupError if they cannot be written."""
        try:
            self._append(b"".join(json.encode(outcome) + b"\n" for outcome in outcomes))
        except OSError as error:
            raise SetupError("bad_results", f"{self.path}: {error.strerror}") from error
        self.outcomes.update((outcome.number, outcome) for outcome in outcomes)

    def close(self) -> None:
        """Nothing more will be added."""
        os.close(self._file)

    def _append(self, lines: bytes) -> None:
        while lines:
            lines = lines[os.write(self._file, lines) :]
        os.fsync(self._file)

    def _read(self, heading: Heading, first: bytes) -> int:
        """Take in a file; how many of its bytes are whole lines."""
        content = self.path.read_bytes()
        whole = content.rfind(b"\n") + 1
        if whole == 0 and first.startswith(content):
            return 0  # it was cut off in its first line
        lines = content[:whole].splitlines()
        self._compare(lines[0] if lines else b"", heading)
        for number, line in enumerate(lines[1:], 2):
            outcome = self._outcome(line, number, heading.seats)
            self.outcomes[outcome.number] = outcome
        return whole

    def _compare(self, line: bytes, heading: Heading) -> None:
        try:
            found = json.decode(line, type=Heading)
        except (DecodeError, ValidationError) as error:
            raise self._bad("it is no file of a tournament; name another with --results") from error
        for field in heading.__struct_fields__:
            theirs, ours = getattr(found, field), getattr(heading, field)
            if theirs != ours:
                raise self._bad(
                    f"it holds another tournament, {field} {_shown(theirs)} and not "
                    f"{_shown(ours)}; name another file with --results"
                )

    def _outcome(self, line: bytes, number: int, seats: int) -> Outcome:
        try:
            outcome = json.decode(line, type=Outcome)
        except (DecodeError, ValidationError) as error:
            raise self._bad(f"line {number} is damaged: {error}") from error
        by_seat = (outcome.places, outcome.points, outcome.thoughts)
        if outcome.number < 0 or any(len(values) != seats for values in by_seat):
            raise self._bad(f"line {number} is damaged: it is no game of {seats} seats")
        return outcome

    def _bad(self, why: str) -> SetupError:
        return SetupError("bad_results", f"{self.path}: {why}")


def _shown(value: Any) -> str:
    return json.encode(value).decode()

"""`backroom review` as a person or a script calls it."""

import sys
from pathlib import Path

import pytest
from msgspec import json

from backroom import games
from backroom.cli import main
from backroom.coach import review as reviews
from backroom.coach.calibration import Calibration
from backroom.kernel.record import Record
from backroom.kernel.text import LANGUAGES
from support import Setting, random_session

QUICK = Calibration(sharpness=1.0, samples=4, tries=4, proofs=8)


class Call:
    """Runs the command on a record and keeps what it said."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch
        self.out = ""
        self.err = ""

    def __call__(self, *arguments: str | Path) -> int:
        self._monkeypatch.setattr(sys, "argv", ["backroom", "review", *map(str, arguments)])
        try:
            main()
            code = 0
        except SystemExit as end:
            code = int(end.code or 0)
        self.out, self.err = self._capsys.readouterr()
        assert "Traceback" not in self.err
        return code


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(reviews, "calibration_of", lambda _: QUICK)
    return Call(capsys, monkeypatch)


def record_of(choices: int) -> Record:
    return random_session(Setting(games.game("crooks"), 3), 5, choices).record()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(record_of(100_000).to_json())
    return path


def test_a_review_is_told_in_every_language(call: Call, record: Path) -> None:
    said = set()
    for language in LANGUAGES:
        assert call(record, "--as", "1", "--lang", language) == 0
        assert "S1" in call.out
        assert "100 %" in call.out.replace("\N{NO-BREAK SPACE}", " ")
        said.add(call.out)
    assert len(said) == len(LANGUAGES)


def test_a_program_gets_figures_and_sentences(call: Call, record: Path) -> None:
    assert call(record, "--as", "1", "--json") == 0
    first = call.out
    told = json.decode(first)
    assert told["review"]["seat"] == 1
    steps = [cost["step"] for cost in told["review"]["costs"]]
    assert [said["step"] for said in told["words"]] == steps
    assert call(record, "--as", "1", "--json") == 0
    assert call.out == first


def test_a_picture_is_drawn(call: Call, record: Path, tmp_path: Path) -> None:
    plot = tmp_path / "chances.svg"
    assert call(record, "--as", "0", "--plot", plot) == 0
    assert plot.read_text().startswith("<?xml")
    assert call(record, "--as", "0", "--plot", tmp_path / "chances.gif") == 2
    assert ".png" in call.err


def test_what_cannot_be_reviewed_is_said(call: Call, record: Path, tmp_path: Path) -> None:
    assert call(record, "--as", "3") == 2
    assert "0 to 2" in call.err
    interrupted = tmp_path / "interrupted.json"
    interrupted.write_bytes(record_of(10).to_json())
    assert call(interrupted, "--as", "0") == 2
    assert "is not over" in call.err
    assert call(tmp_path / "deleted.json", "--as", "0") == 2
    assert "cannot be read" in call.err
    kept = json.decode(record.read_bytes())
    for field, value, complaint in (
        ("game", "chess", "chess"),
        ("rules", 99, "99"),
        ("edition", {"name": "mine", "digest": "0"}, "mine"),
        ("digest", "0" * 32, "end"),  # as that of a table that was frozen
    ):
        changed = tmp_path / f"{field}.json"
        changed.write_bytes(json.encode({**kept, field: value}))
        assert call(changed, "--as", "0") == 2
        assert complaint in call.err


def test_a_review_with_all_open_says_so(call: Call, record: Path) -> None:
    assert call(record, "--as", "1", "--open") == 0
    assert "all cards lie open" in call.out
    assert call(record, "--as", "1", "--open", "--json") == 0
    assert json.decode(call.out)["review"]["is_open"]

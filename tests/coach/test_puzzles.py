"""`backroom puzzles` finds positions with one best choice, and `backroom puzzle` puts them."""

import io
import sys
from pathlib import Path

import pytest
from msgspec import json

from backroom import games
from backroom.cli import main
from backroom.coach import puzzles
from backroom.coach.calibration import Calibration
from backroom.coach.puzzles import GAP, Puzzle, kept_puzzles, table_of
from backroom.kernel.chance import fast_chance
from backroom.kernel.text import LANGUAGES, phrasebook
from support import view_bytes

QUICK = Calibration(sharpness=1.0, samples=4, tries=8, proofs=8)


def call(monkeypatch: pytest.MonkeyPatch, *arguments: str | Path) -> None:
    monkeypatch.setattr(sys, "argv", ["backroom", *map(str, arguments)])
    with pytest.raises(SystemExit) as end:
        main()
    assert not end.value.code


def test_puzzles_are_found_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "calibration_of", lambda _: QUICK)
    path = tmp_path / "puzzles.json"
    given: list[str | Path] = [
        "--games",
        "20",
        "--most",
        "2",
        "--seats",
        "3",
        "--bot",
        "random",
        "--to",
        path,
    ]
    call(monkeypatch, "puzzles", "crooks", *given)
    found = json.decode(path.read_bytes(), type=list[Puzzle])
    assert len(found) == 2
    game = games.game("crooks")
    for number, one in enumerate(found):
        assert one.answers[0].chance - one.answers[1].chance - one.within >= GAP
        state = table_of(one, game, game.edition(), fast_chance(number))
        again = table_of(one, game, game.edition(), fast_chance(number))
        assert view_bytes(game, state, one.seat) == view_bytes(game, again, one.seat)
        assert state.asked() == [one.seat]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_answered_in_the_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    best = kept_puzzles("crooks")[0].answers[0]
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"nonsense\n{best.choice}\n"))
    call(monkeypatch, "puzzle", "crooks", "1", "--plain", "--lang", language)
    said = capsys.readouterr().out
    assert f"{round(best.chance / 100)}" in said
    assert phrasebook(language).say("coach-puzzle-right") in said

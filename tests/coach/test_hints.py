"""Hints in terminal play: for who plays against bots alone, and counted."""

import io
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from backroom import cli, games
from backroom.coach import hints as coach
from backroom.coach.calibration import Calibration
from backroom.kernel.chance import fast_chance
from support import Setting, random_session

QUICK = Calibration(sharpness=1.0, samples=4, tries=4, proofs=8)


def played(
    typed: str, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch, *words: str
) -> str:
    patch.setattr(coach, "calibration_of", lambda _: QUICK)
    patch.setattr(sys, "argv", ["backroom", "play", "crooks", "--plain", "--seed", "3", *words])
    patch.setattr(sys, "stdin", io.StringIO(typed))
    with suppress(SystemExit):
        cli.main()
    return capsys.readouterr().out


def test_a_hint_names_choices_with_their_chances_and_is_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    said = played("hint\nlog\nquit\n\n", capsys, monkeypatch)
    assert "% to win" in said.replace("\N{NO-BREAK SPACE}", " ")
    assert "One hint was taken." in said


def test_where_other_people_play_there_are_no_hints(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    said = played("\nhint\nlog\nquit\n\n", capsys, monkeypatch, "--humans", "2")
    assert "no hints" in said
    assert "hint was taken" not in said


@pytest.mark.parametrize("name", games.names())
def test_a_hint_is_the_same_on_any_deal_that_the_seat_cannot_tell_apart(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "calibration_of", lambda _: QUICK)
    game = games.game(name)
    for seed in range(4):
        state = random_session(Setting(game, 4), seed, 9 * seed).state
        seat = state.asked()[0]
        other = state.redeal(seat, fast_chance(seed))
        if not other.is_asked(seat):
            continue
        told = [coach.hints(game, table, seat, fast_chance(7)) for table in (state, other)]
        assert told[0] == told[1]
        assert {hint.code for hint in told[0]} <= set(state.legal(seat))

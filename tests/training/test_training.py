"""`backroom train`, small: it learns, goes on where it stopped, and says what it found."""

import sys
from pathlib import Path

import pytest
from msgspec import json

from backroom import games
from backroom.bots.networks import judgement_of, read_weights
from backroom.cli import main
from backroom.cli.output import BAD_INPUT
from backroom.training import course

# We call it as the shell does, without handing it the words; that is meant.
pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked")

SMALL = {
    "--generations": 1,
    "--games": 6,
    "--samples": 1,
    "--kept": 8,
    "--epochs": 6,
    "--units": 8,
    "--later-units": 4,
    "--match-games": 2,
    "--seats": 2,
    "--speed": 0.01,
}


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> "Train":
    return Train(monkeypatch)


class Train:
    """The command, as it is typed."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch

    def __call__(self, folder: Path, **changes: object) -> int:
        """The exit code of a small training in a folder."""
        told = SMALL | {f"--{name}": value for name, value in changes.items()}
        words = [str(word) for pair in told.items() for word in pair]
        self._patch.setattr(sys, "argv", ["backroom", "train", "crooks", str(folder), *words])
        try:
            main()
        except SystemExit as end:
            return int(end.code or 0)
        return 0


def test_it_learns_and_goes_on_where_it_stopped(
    train: Train, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert train(tmp_path) == 0
    network = tmp_path / "generation-0-100.net"
    first = network.read_bytes()
    report = json.decode((tmp_path / "report.json").read_bytes())
    curve = report["generations"][0]["curve"]
    _, (_, first_time_through, _), *_, (_, last_time_through, _) = curve
    assert last_time_through < first_time_through
    game = games.game("crooks")
    assert judgement_of(game, game.edition(), 2, str(network)).is_learned
    assert read_weights(network).head.games == 6
    assert (tmp_path / "curve.svg").read_bytes().startswith(b"<?xml")

    for file in tmp_path.glob("generation-0*.[jn]*"):
        file.unlink()  # as if it had been broken off after the games
    monkeypatch.setattr(course, "play_lessons", pytest.fail)  # they are not played again
    assert train(tmp_path) == 0
    assert network.read_bytes() == first


@pytest.mark.parametrize("wrong", [{"units": 12}, {"games": 0}, {"errors": 101}, {"speed": 0}])
def test_numbers_that_make_no_training_are_refused(
    train: Train, tmp_path: Path, wrong: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    assert train(tmp_path / "new", **wrong) == BAD_INPUT
    assert "Traceback" not in capsys.readouterr().err
    assert not (tmp_path / "new").exists()

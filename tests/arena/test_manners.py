"""Positions with an obvious answer: each can be put to a bot, and a quick one answers a sample."""

from pathlib import Path

import pytest

from backroom import games
from backroom.arena.manners import Question, ask, pose, read_manner
from backroom.kernel.refusals import SetupError

FOLDER = Path(__file__).parents[1] / "manners"
FILES = sorted(FOLDER.rglob("*.toml"))
SAMPLE = FILES[::9]
WANTED = 30  # for each game


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_position_has_good_answers_and_bad_ones(path: Path) -> None:
    game = games.game(path.parent.name)
    pose(game, game.edition(), read_manner(path))


@pytest.mark.parametrize("name", sorted({path.parent.name for path in FILES}))
def test_every_game_has_enough_of_them(name: str) -> None:
    assert len(list((FOLDER / name).glob("*.toml"))) >= WANTED


@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_bots_have_manners(path: Path) -> None:
    """One try of a small search: no more is needed where the answer is obvious."""
    found = ask(Question(path.parent.name, str(path), "search:simulations=200", 1, 1))
    assert found.good == found.tries, found.answers


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("title = 'x'\nwhy = 'y'\nbest = ['fly']\n", "'fly' is none of"),
        ("title = 'x'\nwhy = 'y'\nnever = ['*']\n", "all are good, or none"),
        ("title = 'x'\nwhy = 'y'\nseat = 1\nbest = ['pass']\n", "S1 is not asked"),
        ("title = 'x'\nwhy = 'y'\nbset = ['pass']\n", "bset"),
        ("title = \n", "Invalid value"),
    ],
)
def test_a_file_that_could_never_fail_is_refused(text: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text)
    game = games.game("crooks")
    with pytest.raises(SetupError, match="bad_manner") as refused:
        pose(game, game.edition(), read_manner(path))
    assert why in str(refused.value)


def test_whoever_never_answers_well_is_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "pass.toml"
    path.write_text("title = 'x'\nwhy = 'y'\nbest = ['pass']\n[position]\nhangouts.A = [2]\n")
    found = ask(Question("crooks", str(path), "random", 40, 1))
    assert found.tries == sum(found.answers.values()) == 40
    assert 0 < found.good < 38
    assert not found.holds

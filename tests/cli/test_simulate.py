"""`backroom simulate` and `backroom bench`, as they are typed."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from backroom.cli import main
from backroom.cli.output import BAD_INPUT

# We call it as the shell does, without handing it the words; that is meant.
pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked")


def run(monkeypatch: pytest.MonkeyPatch, *words: object) -> int:
    """The exit code of a command."""
    monkeypatch.setattr(sys, "argv", ["backroom", *map(str, words)])
    try:
        main()
    except SystemExit as end:
        return int(end.code or 0)
    return 0


def figures_of(text: str | bytes) -> dict[str, Any]:
    """The figures that the seed decides."""
    figures: dict[str, Any] = json.decode(text)
    del figures["speed"]
    return figures


def test_json_on_standard_output_is_nothing_but_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("simulate", "crooks", "--seats", 2, "--games", 20, "--seed", 7, "--json", "-")
    assert run(monkeypatch, *words) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    figures = figures_of(printed.out)
    assert (figures["game"], figures["seats"], figures["games"]) == ("crooks", 2, 20)
    assert (figures["seed"], figures["interrupted"]) == (7, False)
    assert re.fullmatch("[0-9a-f]{32}", figures["checksum"])
    assert figures["options"] == {"memory_aid": True}
    assert [seat["bot"] for seat in figures["by_seat"]] == ["random", "random"]


def test_tables_json_and_a_picture_together(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    told, drawn = tmp_path / "figures.json", tmp_path / "figures.png"
    words = ("simulate", "crooks", "--games", 10, "--json", told, "--plot", drawn)
    assert run(monkeypatch, *words, "--option", "memory_aid=false") == 0
    printed = capsys.readouterr().out
    figures = figures_of(told.read_bytes())
    assert figures["checksum"] in printed
    assert figures["options"] == {"memory_aid": False}
    assert "place-down" in printed
    assert drawn.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess"], "unknown_game"),
        (["crooks", "--seats", "5"], "bad_player_count"),
        (["crooks", "--games", "0"], "bad_games"),
        (["crooks", "--games", "many"], "many"),
        (["crooks", "--bots", "random,random"], "4 seats need 4 bots, not 2"),
        (["crooks", "--bots", "psychic"], "there is no bot 'psychic'"),
        (["crooks", "--workers", "0"], "At least one worker"),
        (["crooks", "--option", "memory_aid"], "NAME=VALUE"),
        (["crooks", "--option", "memory_aid=perhaps"], "bad_option"),
        (["crooks", "--edition", "nowhere.toml"], "bad_edition"),
        (["crooks", "--plot", "figures.txt"], ".png"),
        (["crooks", "--plot", "nowhere/figures.png"], "no folder nowhere"),
        (["crooks", "--json", "nowhere/figures.json"], "no folder nowhere"),
    ],
)
def test_bad_input_is_refused_with_the_reason(
    words: list[str],
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(monkeypatch, "simulate", *words) == BAD_INPUT
    printed = capsys.readouterr()
    assert printed.out == ""
    assert why in printed.err


def test_without_matplotlib_a_plot_is_refused_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert run(monkeypatch, "simulate", "crooks", "--plot", "figures.png") == BAD_INPUT
    assert "pip install 'backroom[plots]'" in capsys.readouterr().err


def test_bench_measures_every_number_of_seats(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "bench", "crooks", "--seconds", 0.04, "--json", "-") == 0
    speeds = json.decode(capsys.readouterr().out)
    assert [speed["seats"] for speed in speeds] == [2, 3, 4]
    for speed in speeds:
        assert speed["playouts"]["moves_per_second"] > speed["playouts"]["games_per_second"] > 0
        assert speed["copies_per_second"] > 0
        assert speed["redeals_per_second"] > 0
        assert speed["views_per_second"] > 0


def test_bench_needs_some_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "bench", "crooks", "--seconds", 0) == BAD_INPUT
    assert "more than 0 seconds" in capsys.readouterr().err

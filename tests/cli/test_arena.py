"""`backroom match`, `tournament` and `balance`, as they are typed."""

import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from backroom import games
from backroom.arena import tournament
from backroom.arena.outcomes import play_outcomes
from backroom.cli import main
from backroom.cli.output import BAD_INPUT, INTERRUPTED
from backroom.kernel.text import LANGUAGES

# We call it as the shell does, without handing it the words; that is meant.
pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked")

DUEL = ("crooks", "--bots", "greedy,random")
LANDLORD = (
    '"The Landlord",      level =  9, mod = -2',
    '"The Landlord",      level =  1, mod =  0',
)


class Shell:
    """Runs commands and keeps what they print."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self._patch = patch
        self._capture = capture
        self.out = self.err = ""

    def run(self, *words: object) -> int:
        """The exit code of a command."""
        self._patch.setattr(sys, "argv", ["backroom", *map(str, words)])
        code = 0
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
        self.out, self.err = self._capture.readouterr()
        return code

    def figures(self, *words: object) -> dict[str, Any]:
        """What a command prints as JSON."""
        assert self.run(*words, "--json", "-") == 0
        assert self.err == ""
        found: dict[str, Any] = json.decode(self.out)
        return found


@pytest.fixture
def shell(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Shell:
    monkeypatch.chdir(tmp_path)
    return Shell(monkeypatch, capsys)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The house edition of Crooks with another Landlord."""
    text = games.game("crooks").house_edition.read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    text = text.replace(*LANDLORD).replace('name = "house-1"', 'name = "mine"')
    path.write_text(text, encoding="utf-8")
    return path


# Matches.


def test_a_match_as_json(shell: Shell) -> None:
    figures = shell.figures("match", *DUEL, "--games", 5, "--seed", 3)
    assert (figures["games_asked"], figures["games"], figures["deals"]) == (5, 6, 3)
    assert [bot["bot"] for bot in figures["by_bot"]] == ["greedy", "random"]
    assert (figures["seats"], figures["seed"], figures["even_share"]) == (2, 3, 0.5)
    again = shell.figures("match", *DUEL, "--games", 6, "--seed", 3)
    assert again["checksum"] == figures["checksum"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_in_every_language(shell: Shell, language: str) -> None:
    assert shell.run("match", *DUEL, "--games", 1, "--lang", language) == 0
    rounded = {
        "en": "1 games were asked for; whole deals make 2.",
        "fr": "On avait demandé 1 parties\xa0; des donnes entières en font 2.",
        "it": "Erano state chieste 1 partite; con smazzate intere sono 2.",
    }
    assert rounded[language] in shell.out
    assert "greedy" in shell.out


def test_no_figure_is_cut_off_on_a_narrow_screen(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert shell.run("match", *DUEL, "--games", 4) == 0
    assert "…" not in shell.out


def test_files_of_a_match(shell: Shell, tmp_path: Path) -> None:
    told, drawn = tmp_path / "match.json", tmp_path / "match.svg"
    assert shell.run("match", *DUEL, "--games", 2, "--json", told, "--plot", drawn) == 0
    assert json.decode(told.read_bytes())["checksum"] in shell.out
    assert drawn.read_bytes().startswith(b"<?xml")


def test_a_failing_bot_is_named_in_the_report(shell: Shell) -> None:
    words = ("match", "crooks", "--bots", "exec:./nobody[red],random", "--games", 2, "--lang", "it")
    assert shell.run(*words) == 0
    assert "Bot che hanno fallito e che greedy ha sostituito" in shell.out
    assert "./nobody[red] non si avvia" in shell.out


def test_a_failing_bot_is_named_in_a_simulation_too(shell: Shell) -> None:
    words = ("simulate", "crooks", "--seats", 2, "--bots", "exec:./nobody,random", "--games", 2)
    assert shell.run(*words) == 0
    assert "./nobody cannot be started" in shell.out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["crooks"], "--bots"),
        (["crooks", "--bots", "greedy"], "bad_player_count"),
        (["crooks", "--bots", "greedy,psychic"], "there is no bot 'psychic'"),
        (["crooks", "--bots", "greedy,random", "--seats", "3"], "3 seats need 3 bots, not 2"),
        (["crooks", "--bots", "greedy,random", "--games", "0"], "bad_games"),
        (["crooks", "--bots", "greedy,random", "--workers", "0"], "At least one worker"),
        (["crooks", "--bots", "greedy,random", "--backend", "dask"], "--address"),
        (["crooks", "--bots", "greedy,random", "--backend", "horse"], "horse"),
        (["crooks", "--bots", "greedy,random", "--plot", "match.txt"], ".png"),
    ],
)
def test_a_bad_match_is_refused(shell: Shell, words: list[str], why: str) -> None:
    assert shell.run("match", *words) == BAD_INPUT
    assert shell.out == ""
    assert why in shell.err


# Tournaments.


def test_a_tournament_goes_on_where_it_stopped(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("tournament", *DUEL, "--games", 6)
    with monkeypatch.context() as patch:
        stop_after(patch, 3)
        assert shell.run(*words) == INTERRUPTED
    assert "3 of 6 games are kept in tournament-crooks.jsonl" in shell.out
    assert Path("tournament-crooks.jsonl").read_bytes().count(b"\n") == 4
    resumed = shell.figures(*words)
    whole = shell.figures(*words, "--results", "another.jsonl")
    assert (resumed["games"], resumed["interrupted"]) == (6, False)
    assert resumed["checksum"] == whole["checksum"]


def stop_after(patch: pytest.MonkeyPatch, games_done: int) -> None:
    """Somebody presses Ctrl-C after so many games."""
    played: list[int] = []

    def interrupted(plan: Any, numbers: Any) -> Any:
        if len(played) == games_done:
            raise KeyboardInterrupt
        played.extend(numbers)
        return play_outcomes(plan, numbers)

    patch.setattr(tournament, "play_outcomes", interrupted)


def test_an_interrupt_before_the_first_deal_keeps_the_games_too(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_after(monkeypatch, 1)
    assert shell.run("tournament", *DUEL, "--games", 6, "--lang", "fr") == INTERRUPTED
    assert "1 parties sur 6 sont gardées" in shell.out


def test_the_tables_of_a_tournament(shell: Shell) -> None:
    assert shell.run("tournament", *DUEL, "--games", 4, "--results", "mine.jsonl") == 0
    assert "How often the bot of the row ended ahead" in shell.out
    assert Path("mine.jsonl").exists()


def test_a_file_of_another_tournament_is_refused(shell: Shell) -> None:
    assert shell.run("tournament", *DUEL, "--games", 2) == 0
    assert shell.run("tournament", *DUEL, "--games", 2, "--seed", 2) == BAD_INPUT
    assert "holds another tournament, seed 1 and not 2" in shell.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["crooks", "--bots", "greedy"], "needs 2 bots or more"),
        (["crooks", "--bots", "greedy,greedy"], "named twice"),
        (["crooks", "--bots", "greedy,random", "--results", "nowhere/a.jsonl"], "no folder"),
        (["crooks", "--bots", "greedy,random", "--results", "."], "bad_results"),
    ],
)
def test_a_bad_tournament_is_refused(shell: Shell, words: list[str], why: str) -> None:
    assert shell.run("tournament", *words) == BAD_INPUT
    assert shell.out == ""
    assert why in shell.err


# Editions.


def test_an_edition_against_the_house(shell: Shell, mine: Path) -> None:
    words = ("balance", "crooks", "--edition", mine, "--bots", "random", "--games", 30)
    assert shell.run(*words, "--against", "house-1") == 0
    assert "This edition: mine" in shell.out
    assert "The other: house-1" in shell.out
    assert "by how often those won who got them" in shell.out
    figures = shell.figures(*words)
    assert (figures["games"], figures["ours"]["name"]) == (30, "mine")
    assert figures["checksum"] in shell.out


def test_editions_of_two_files(shell: Shell, mine: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(mine.read_text(encoding="utf-8").replace('"mine"', '"other"'))
    words = ("balance", "crooks", "--edition", mine, "--against", other, "--bots", "random")
    assert shell.run(*words, "--games", 2, "--lang", "fr") == 0
    assert "autre\xa0: other" in shell.out


def test_an_edition_that_cannot_be_weighed_is_refused(shell: Shell, mine: Path) -> None:
    house = games.game("crooks").house_edition
    for words, why in (
        (["--edition", mine, "--against", "house-9"], "no edition house-9"),
        (["--edition", "nowhere.toml"], "bad_edition"),
        (["--edition", house], "the same cards"),
        (["--edition", mine, "--bots", "random,random"], "4 seats need 4 bots"),
        ([], "--edition"),
    ):
        assert shell.run("balance", "crooks", *words) == BAD_INPUT
        assert shell.out == ""
        assert why in shell.err

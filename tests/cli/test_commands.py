"""The commands as a person or a script calls them: output, exit codes, and no stack traces."""

import re
import sys
from pathlib import Path

import pytest
from msgspec import json

from backroom.cli import main
from backroom.games import game
from backroom.kernel.text import LANGUAGES, phrasebook
from support import Setting, random_session

SOURCE = Path(__file__).parents[2] / "src" / "backroom"
SCENARIOS = Path(__file__).parents[1] / "rules" / "crooks"


class Call:
    """Runs a command and keeps what it said."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch
        self.out = ""
        self.err = ""

    def __call__(self, *arguments: str | Path) -> int:
        self._monkeypatch.setattr(sys, "argv", ["backroom", *map(str, arguments)])
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
    return Call(capsys, monkeypatch)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(random_session(Setting(game("crooks"), 3), 5, 100_000).record().to_json())
    return path


def test_games_are_listed_for_people_and_programs(call: Call) -> None:
    assert call("games", "--lang", "fr") == 0
    assert "crooks" in call.out
    assert call("games", "--json") == 0
    listed = {entry["game"]: entry for entry in json.decode(call.out)}
    assert listed["crooks"]["seats"] == [2, 3, 4]
    assert listed["crooks"]["options"] == {"memory_aid": True}


def test_one_rule_or_all_of_them(call: Call) -> None:
    assert call("rules", "crooks", "cr-54", "--lang", "it") == 0
    assert call.out.startswith("CR-54")
    assert call("rules", "crooks") == 0
    assert "CR-01" in call.out
    assert "CR-155" in call.out
    assert call("rules", "crooks", "CR-54", "--json") == 0
    assert list(json.decode(call.out)) == ["CR-54"]
    assert call("rules", "crooks", "CR-156") == 2
    assert "the rules go from CR-01 to CR-155" in call.err


def test_replay_shows_a_seat_only_what_it_saw(call: Call, record: Path) -> None:
    assert call("replay", record, "--json") == 0
    everything = json.decode(call.out)["events"]
    assert call("replay", record, "--as", "1", "--json") == 0
    own = json.decode(call.out)["events"]
    looks = [event for event in own if event["event"] == "saw_pile"]
    assert {event["seat"] for event in looks} == {1}
    assert len(own) < len(everything)
    assert call("replay", record, "--as", "-1", "--json") == 0
    assert not [e for e in json.decode(call.out)["events"] if e["event"] == "saw_pile"]
    assert call("replay", record, "--lang", "fr") == 0
    assert call("replay", record, "--as", "7") == 2
    assert "There is no seat 7" in call.err


def test_verify_says_whether_a_record_holds(call: Call, record: Path) -> None:
    assert call("verify", record) == 0
    assert "holds" in call.out
    kept = json.decode(record.read_bytes())
    kept["moves"].pop()
    record.write_bytes(json.encode(kept))
    assert call("verify", record) == 1
    assert "do not lead to the state" in call.err
    record.write_text("no record at all")
    assert call("verify", record) == 2
    assert "this is no record" in call.err
    assert call("verify", record.with_name("nowhere.json")) == 2
    assert "cannot be read" in call.err


def test_an_edition_can_be_exported_corrected_and_checked(call: Call, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    assert call("edition", "export", "crooks", mine) == 0
    assert call("edition", "export", "crooks", mine) == 2
    assert "there already" in call.err
    assert call("edition", "check", mine) == 0
    assert "good edition of crooks" in call.out
    mine.write_text(mine.read_text().replace("level = 10", "level = 11"))
    assert call("edition", "check", mine) == 2
    assert "level 11 is not in 1..10" in call.err
    assert "line 73" in call.err
    assert call("edition", "check", tmp_path) == 2
    assert call("edition", "export", "crooks") == 0
    assert "[edition]" in call.out


def test_scenarios_say_what_holds_and_what_does_not(call: Call, tmp_path: Path) -> None:
    good = SCENARIOS / "cv02-three-crooks-at-d.toml"
    assert call("scenario", good) == 0
    assert "CV-02" in call.out
    assert "1 passed, 0 failed" in call.out
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text().replace("money = [15, 18]", "money = [16, 18]"))
    assert call("scenario", "--game", "crooks", bad, good) == 1
    assert "expected: 16" in call.out
    assert "got:      15" in call.out
    assert "1 passed, 1 failed" in call.out
    assert call("scenario", "--game", "crooks", bad, "--lang", "it") == 1
    assert "Riusciti: 0, falliti: 1" in call.out
    assert call("scenario", tmp_path / "nowhere.toml") == 2
    assert call("scenario") == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ["frobnicate"],
        ["rules", "poker"],
        ["rules"],
        ["games", "--lang", "de"],
        ["replay"],
        ["simulate", "crooks", "--seats", "many"],
        ["simulate", "crooks", "--seats", "9"],
        ["play", "crooks", "--seats", "1"],
        ["play", "crooks", "--option", "nonsense=1"],
    ],
    ids=" ".join,
)
def test_bad_calls_get_a_message_and_exit_code_2(call: Call, arguments: list[str]) -> None:
    assert call(*arguments) == 2
    assert call.err.startswith("backroom: ")


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["verify", "RECORD"], "est conforme\xa0: crooks, 3 joueurs"),
        (["edition", "export", "crooks", "NEW"], "Corrigez-le"),
        (
            ["scenario", str(SCENARIOS / "cv02-three-crooks-at-d.toml")],
            "Réussis\xa0: 1, échoués\xa0: 0",
        ),
        (["simulate", "crooks", "--games", "20"], "victoires"),
        (["bench", "crooks", "--seconds", "0.01"], "par seconde, sur un cœur"),
        (["games"], "Joueurs"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_every_tool_answers_in_the_language_asked_for(
    call: Call, record: Path, tmp_path: Path, words: list[str], answer: str
) -> None:
    files = {"RECORD": str(record), "NEW": str(tmp_path / "new.toml")}
    assert call(*(files.get(word, word) for word in words), "--lang", "fr") == 0
    assert answer in call.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["rules", "crooks", "CR-999"], "pas de règle CR-999"),
        (["rules", "poker"], "existe pas. (unknown_game: "),
        (["verify", "nowhere.json"], "nowhere.json ne peut pas être lu"),
        (["replay", "nowhere.json"], "nowhere.json ne peut pas être lu"),
        (["edition", "check", "nowhere.toml"], "Cette édition ne peut pas servir. (bad_edition: "),
        (["simulate", "crooks", "--option", "x"], "écrivez NOM=VALEUR"),
        (["simulate", "crooks", "--seats", "9"], "Le jeu ne se joue pas à ce nombre de joueurs."),
        (["simulate", "crooks", "--workers", "0"], "Il faut au moins un processus"),
        (["simulate", "crooks", "--bots", "x"], "existe pas. (unknown_bot: "),
        (["bench", "--seconds", "0"], "La durée doit dépasser 0 seconde"),
        (["scenario"], "Nommez au moins un fichier"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_complaints_come_in_the_language_asked_for(
    call: Call, words: list[str], complaint: str
) -> None:
    assert call(*words, "--lang", "fr") == 2
    assert complaint in call.err


def test_every_code_of_a_refused_set_up_has_words() -> None:
    # The server's problems have words of their own.
    paths = [path for path in SOURCE.rglob("*.py") if "server" not in path.parts]
    sources = [path.read_text(encoding="utf-8") for path in paths]
    codes = {
        code
        for text in sources
        for code in re.findall(r'(?:SetupError|__init__)\(\s*"((?:bad|unknown)_\w+)"', text)
    }
    assert len(codes) > 5
    for language in LANGUAGES:
        phrases = phrasebook(language)
        assert [c for c in codes if not phrases.has(f"setup-{c.replace('_', '-')}")] == []


def test_every_command_explains_itself(call: Call) -> None:
    assert call("--help") == 0
    for command in ("games", "rules", "play", "simulate", "replay", "verify", "scenario", "bench"):
        assert command in call.out
        assert call(command, "--help") == 0
        assert "Usage" in call.out
        call("--help")

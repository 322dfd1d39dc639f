"""Campaigns on the command line: games that follow each other, and what they unlock."""

import io
import shlex
import sys
from pathlib import Path

import pytest
from msgspec import json

from backroom.cli import main
from backroom.cli.output import BAD_INPUT
from backroom.games import game
from backroom.games.animalcatraz.legacy import LegacyCampaign
from backroom.kernel.text import LANGUAGES, in_print
from support import Setting, random_session

TO_THE_END = 100_000
BOTS = ("--humans", 0, "--seats", 3, "--plain")
FIRST_ENVELOPE = "snitch, fraudster, scapegoat, detonator"


class Shell:
    """Runs commands in a folder with a campaign, and keeps what they said."""

    def __init__(
        self, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch, folder: Path
    ) -> None:
        self._capture = capture
        self._patch = patch
        self.campaign = folder / "campaign.json"
        self.out = ""
        self.err = ""

    def __call__(self, *words: object, typed: str = "") -> int:
        self._patch.setattr(sys, "argv", ["backroom", *map(str, words)])
        self._patch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            main()
            code = 0
        except SystemExit as end:
            code = int(end.code or 0)
        self.out, self.err = self._capture.readouterr()
        assert "Traceback" not in self.err
        return code

    def play(self, *words: object, typed: str = "") -> int:
        return self("play", "animalcatraz", "--campaign", self.campaign, *words, typed=typed)

    def keep(self, **values: object) -> bytes:
        """Write a campaign's file."""
        head = {"game": "animalcatraz", "edition": "house-1"}
        self.campaign.write_bytes(json.encode(head | values))
        return self.campaign.read_bytes()

    def kept(self, part: str) -> object:
        return json.decode(self.campaign.read_bytes())[part]


@pytest.fixture
def shell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Shell:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return Shell(capsys, monkeypatch, tmp_path)


def test_games_follow_each_other(shell: Shell) -> None:
    assert shell.play(*BOTS, "--seed", 1) == 0
    assert "Campaign: one complete game." in shell.out
    assert "Envelope 1 is opened. It holds: Snitch" in shell.out
    assert (shell.kept("games"), shell.kept("envelopes")) == (1, [1])
    assert shell.play(*BOTS, "--seed", 1, "--lang", "fr") == 0
    assert "Campagne\xa0: 2 parties achevées." in shell.out
    assert "Elle contient\xa0: Gary" in shell.out
    assert "Enveloppe 1" not in shell.out
    assert (shell.kept("games"), shell.kept("envelopes")) == (2, [1, 2])


def test_a_challenge_is_told_once(shell: Shell) -> None:
    shell.keep(games=5, envelopes=[1, 2, 3, 4, 5])
    for told in (True, False):
        assert shell.play("--humans", 0, "--seats", 6, "--plain", "--seed", 1, "--lang", "it") == 0
        assert ("Sfida superata: Squadre in 6 o 8." in shell.out) == told
        assert "Busta" not in shell.out
        assert 2 in json.decode(shell.campaign.read_bytes())["challenges"]
    assert shell.kept("games") == 7


@pytest.mark.parametrize(
    ("option", "locked"),
    [(f"extra_gangsters={FIRST_ENVELOPE}", FIRST_ENVELOPE), ("fugitive=true", "fugitive")],
)
def test_what_is_locked_is_refused_and_nothing_is_begun(
    shell: Shell, option: str, locked: str
) -> None:
    words = ("--option", "mode=advanced", "--option", option)
    assert shell.play(*BOTS, *words) == BAD_INPUT
    assert f"bad_setup: still in a closed envelope: {locked}" in shell.err
    assert not shell.campaign.exists()


def test_what_is_unlocked_may_be_used(shell: Shell) -> None:
    shell.keep(games=1, envelopes=[1])
    words = ("--option", "mode=advanced", "--option", f"extra_gangsters={FIRST_ENVELOPE}")
    assert shell.play("--seats", 3, *words, typed="quit\n\n") == 0
    assert shell.kept("games") == 1  # nobody won


def test_a_saved_game_keeps_its_campaign(shell: Shell, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    assert shell.play("--plain", "--seats", 3, "--seed", 1, typed=f"save {saved}\nquit\n") == 0
    assert shell.kept("games") == 0
    command = next(line for line in shell.out.splitlines() if "backroom play" in line)
    program, *words = shlex.split(command[command.index("backroom play") :])
    assert program == "backroom"
    assert words[words.index("--campaign") + 1] == str(shell.campaign)
    assert shell(*words, "--humans", 0) == 0
    assert shell.kept("games") == 1


def test_a_saved_game_counts_once(shell: Shell, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    assert shell.play("--plain", "--seats", 3, typed=f"save {saved}\nquit\n") == 0
    words = ("--plain", "--resume", saved, "--humans", 0, "--bots", "random")
    assert shell.play(*words) == 0
    kept = shell.campaign.read_bytes()
    assert shell.play(*words) == BAD_INPUT
    assert "it counts only once" in shell.err
    assert shell.campaign.read_bytes() == kept
    assert shell.kept("games") == 1


def test_a_game_that_is_over_does_not_count_again(shell: Shell, tmp_path: Path) -> None:
    over = tmp_path / "over.json"
    session = random_session(Setting(game("animalcatraz"), 3), 1, TO_THE_END)
    over.write_bytes(session.record().to_json())
    assert shell.play("--resume", over) == BAD_INPUT
    assert "is over" in shell.err
    assert not shell.campaign.exists()


@pytest.mark.parametrize(
    "content", [b"nonsense", b'{"game": "crooks"}', b'{"game": "animalcatraz", "edition": "mine"}']
)
def test_a_wrong_file_is_refused_and_left_alone(shell: Shell, content: bytes) -> None:
    shell.campaign.write_bytes(content)
    assert shell.play(*BOTS) == BAD_INPUT
    assert "bad_campaign" in shell.err
    assert str(shell.campaign) in shell.err
    assert shell.campaign.read_bytes() == content


def test_a_file_that_cannot_be_written_is_refused_before_the_game(
    shell: Shell, tmp_path: Path
) -> None:
    (tmp_path / "file").write_bytes(b"")
    shell.campaign = tmp_path / "file" / "campaign.json"
    assert shell.play(*BOTS) == BAD_INPUT
    assert "bad_campaign" in shell.err
    assert shell.out == ""


def test_a_file_that_is_damaged_during_the_game_is_told(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LegacyCampaign, "begin", lambda *_: shell.campaign.write_bytes(b"nonsense"))
    assert shell.play(*BOTS, "--seed", 1) == 0
    assert "The game is not counted in the campaign: bad_campaign" in shell.out
    assert shell.campaign.read_bytes() == b"nonsense"


def test_other_games_have_no_campaign(shell: Shell) -> None:
    assert shell("play", "crooks", "--campaign", shell.campaign, "--lang", "fr") == BAD_INPUT
    assert "pas de campagne" in shell.err
    assert not shell.campaign.exists()
    shell.campaign.write_bytes(b'{"game": "crooks"}')
    assert shell("campaign", shell.campaign) == BAD_INPUT
    assert "has no campaign" in shell.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_is_shown(shell: Shell, language: str) -> None:
    content = shell.keep(games=2, envelopes=[1, 2], challenges=[10])
    assert shell("campaign", shell.campaign, "--lang", language) == 0
    legacy = game("animalcatraz").edition().data.legacy
    for named in [*legacy.envelopes, *legacy.challenges]:
        assert in_print(getattr(named, language)) in shell.out
    assert len(shell.out.splitlines()) == 1 + len(legacy.envelopes) + len(legacy.challenges)
    assert shell.campaign.read_bytes() == content


def test_a_closed_envelope_keeps_its_secret(shell: Shell) -> None:
    shell.keep(games=2, envelopes=[1, 2], challenges=[10])
    shell("campaign", shell.campaign)
    assert "Campaign: 2 complete games." in shell.out
    assert "Envelope 2, open: Gary" in shell.out
    assert "Envelope 5, closed: it opens after 5 complete games" in shell.out
    assert "Fugitive" not in shell.out
    assert "Challenge 1, still open: " in shell.out
    assert "Challenge 5, not to be met in this edition: " in shell.out
    assert "Challenge 10, met: Win with El Chapo" in shell.out


def test_there_must_be_a_campaign_to_show(shell: Shell) -> None:
    assert shell("campaign", shell.campaign) == BAD_INPUT
    assert f"bad_campaign: there is no file {shell.campaign}" in shell.err

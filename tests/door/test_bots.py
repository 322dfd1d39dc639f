"""Bots from outside the package: functions, entry points, modules."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import backroom
from backroom.bots import BotFailed, guests, make_bot
from backroom.bots.steady import SteadyBot
from backroom.games import game

OUTSIDE = """
import backroom
from backroom.bots import Bot


@backroom.bot
def last(turn):
    return turn.legal[-1]


@backroom.bot
def wrong(turn):
    return "steal the moon"


class Told(Bot):
    def choose(self, chair, chance):
        assert self.told == "be quick"
        return chair.legal[0]


PLAIN = 1
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of bots, in which somebody stands."""
    (tmp_path / "outside_bots.py").write_text(OUTSIDE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "outside_bots", raising=False)
    monkeypatch.setattr(guests, "_met", {})
    return tmp_path


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(folder)
    point = EntryPoint("latecomer", "outside_bots:last", guests.GROUP)
    monkeypatch.setattr(guests, "entry_points", lambda group: [point] * (group == guests.GROUP))


@pytest.mark.usefixtures("folder")
def test_a_bot_of_a_module_beside_is_named_by_it() -> None:
    table = backroom.crooks.deal(seats=2, seed=7)
    assert table.ask("outside_bots:last") == table.legal[-1]
    assert table.ask("outside_bots:Told:be quick") == table.legal[0]


def test_an_installed_bot_is_named_by_its_entry_point(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(folder, monkeypatch)
    table = backroom.crooks.deal(seats=2, seed=7)
    assert table.ask("latecomer") == table.legal[-1]
    with pytest.raises(backroom.SetupError, match="greedy, random, search, latecomer"):
        table.ask("nobody")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", "there is no bot 'nobody'"),
        ("no_such_module:last", "ModuleNotFoundError"),
        ("outside_bots:missing", "AttributeError"),
        ("outside_bots:PLAIN", "neither a function"),
    ],
)
def test_a_name_that_leads_nowhere_is_refused(name: str, why: str) -> None:
    with pytest.raises(backroom.SetupError, match=why):
        make_bot(name, game("crooks"), game("crooks").edition())


@pytest.mark.usefixtures("folder")
def test_a_function_that_answers_wrongly_is_replaced() -> None:
    rules = game("crooks")
    table = backroom.crooks.deal(seats=2, seed=7)
    with pytest.raises(BotFailed):
        table.ask("outside_bots:wrong")
    result = backroom.match("crooks", ["outside_bots:wrong", "random"], deals=1, seed=1)
    assert [failure.bot for failure in result.report.failures] == ["outside_bots:wrong"]
    assert SteadyBot("outside_bots:last", rules, rules.edition()).failure is None


@pytest.mark.usefixtures("folder")
def test_bots_of_a_module_play_matches_in_other_processes() -> None:
    names = ["outside_bots:last", "random"]
    alone = backroom.match("crooks", names, deals=2, seed=1)
    together = backroom.match("crooks", names, deals=2, seed=1, workers=2)
    assert together.report.checksum == alone.report.checksum


def test_a_function_of_a_notebook_plays_in_its_own_process_only() -> None:
    @backroom.bot
    def fickle(turn: backroom.Turn[Any]) -> backroom.Choice:
        return turn.random.choice(turn.legal)

    first = backroom.match("crooks", [fickle, "random"], deals=3, seed=1)
    again = backroom.match("crooks", [fickle, "random"], deals=3, seed=1)
    assert first.report.checksum == again.report.checksum
    assert first.to_dict()["deals"] == 3
    with pytest.raises(backroom.SetupError, match="workers=1"):
        backroom.match("crooks", [fickle, "random"], deals=1, workers=2)


def test_a_turn_holds_what_the_seat_knows_and_nothing_else() -> None:
    table = backroom.kings.deal(seats=3, seed=2, options=backroom.kings.Options(jokers="on"))
    met = []

    @backroom.bot
    def watcher(turn: backroom.Turn[Any]) -> str:
        met.append(turn)
        guess = turn.guess()
        assert guess.options == table.options
        assert guess.view(turn.seat) == turn.view == table.view(turn.seat)
        guess.do(turn.legal[0])
        return turn.legal[0].words

    seat = table.turn[-1]
    before = table.position()
    assert table.ask(watcher, seat=seat) == table.choices(seat)[0]
    assert table.position() == before
    assert met[0].legal[0].text("it") == table.choices(seat)[0].text("it")


def test_a_match_of_teams_and_options() -> None:
    options = backroom.animalcatraz.Options(mode="advanced", teams="on")
    result = backroom.match(
        "animalcatraz", ["random", "random"], deals=1, seats=4, seed=1, options=options
    )
    assert result.report.teams == [[0, 1], [2, 3]]
    assert result.report.options["mode"] == "advanced"
    assert result.bots[0].win_share.value == 0.5

"""The tables of the front door: the same for all games."""

import pickle
from copy import copy, deepcopy
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

import backroom
from backroom import games
from backroom.kernel.chance import fast_chance

CHOICES = 12
AnyTable = backroom.Table[Any, Any, Any]


def played(game: str, choices: int = CHOICES, seats: int = 3) -> AnyTable:
    """A table after some random choices."""
    table: AnyTable = backroom.box(game).deal(seats=seats, seed=5)
    luck = fast_chance("choices")
    for _ in range(choices):
        if legal := table.legal:
            table.do(legal[luck.below(len(legal))])
    return table


def play_on(table: AnyTable) -> list[str]:
    """Which choices the first legal one leads to, for a while."""
    found = []
    for _ in range(CHOICES):
        if not table.over:
            found += [str(table.legal)]
            table.do(table.legal[-1])
    return found


def test_every_game_has_a_box_at_the_door() -> None:
    boxes = [name for name in backroom.__all__ if isinstance(getattr(backroom, name), backroom.Box)]
    assert boxes == games.names()
    assert set(dir(backroom)) == set(backroom.__all__)
    with pytest.raises(AttributeError, match="poker"):
        _ = backroom.poker  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", games.names())
def test_a_position_lays_out_the_same_table(game: str, tmp_path: Path) -> None:
    table = played(game)
    again = backroom.load(table.position())
    assert again == table
    assert again.digest == table.digest
    assert [c.words for c in again.legal] == [c.words for c in table.legal]
    file = tmp_path / "position.json"
    file.write_bytes(json.encode(table.position()))
    assert backroom.load(file) == table
    again.do(again.legal[0])
    assert again != table
    assert again.digest != table.digest


@pytest.mark.parametrize("game", games.names())
def test_a_table_travels_with_its_luck_and_its_past(game: str) -> None:
    dealt = played(game)
    for table in (dealt, dealt.copy(), dealt.redeal(0, seed=3)):
        again = pickle.loads(pickle.dumps(table))
        assert again == table
        for seat in (backroom.SPECTATOR, 0, 1, 2):
            assert again.events(seat) == table.events(seat)
        assert play_on(again) == play_on(table)
        assert again == table


@pytest.mark.parametrize("game", games.names())
def test_what_is_tried_on_a_copy_leaves_the_table_alone(game: str) -> None:
    table = played(game)
    before = table.position()
    for other in (copy(table), deepcopy(table), table.copy(), table.redeal(1)):
        assert other.events(1) == table.events(1)
        play_on(other)
    assert table.position() == before


@pytest.mark.parametrize("game", games.names())
def test_a_seat_cannot_tell_a_redealt_table_from_its_own(game: str) -> None:
    table = played(game)
    other = table.redeal(0, seed=1)
    assert other.view(0) == table.view(0)
    assert other.log(0, "fr") == table.log(0, "fr")
    assert other == table.redeal(0, seed=1)


@pytest.mark.parametrize("game", games.names())
def test_a_saved_game_is_replayed_step_by_step(game: str, tmp_path: Path) -> None:
    table = played(game)
    table.save(tmp_path / "game.json")
    steps = list(backroom.replay(tmp_path / "game.json"))
    assert len(steps) == len(table.record().moves) + 1
    assert steps[-1] == table
    assert len({step.digest for step in steps}) > CHOICES // 2
    with pytest.raises(ValueError, match="from its deal on"):
        steps[0].record()


@pytest.mark.parametrize("game", games.names())
def test_a_table_is_shown_as_text_and_in_a_notebook(game: str) -> None:
    table = played(game)
    assert str(table) == str(table.picture(backroom.SPECTATOR))
    assert "\x1b" not in str(table)
    assert all(len(line) <= 100 for line in str(table).splitlines())
    assert table._repr_svg_().startswith("<svg")
    assert table._repr_html_().startswith("<pre")
    assert f"<Table of {game}, 3 seats, turn of" in repr(table)


def test_choices_are_made_in_words_by_code_and_as_they_are() -> None:
    tables = [backroom.crooks.deal(seats=2, seed=7) for _ in range(3)]
    choice = tables[0].legal[1]
    ways: list[backroom.Choice | str | int] = [choice, choice.words, choice.code]
    for table, given in zip(tables, ways, strict=True):
        table.do(given)
    assert tables[0] == tables[1] == tables[2]
    assert {choice} == {backroom.crooks.deal(seats=2, seed=7).legal[1]}
    assert {choice.text(lang) for lang in ("en", "fr", "it")} != {choice.text()}


def test_a_refusal_changes_nothing_and_says_why() -> None:
    table = backroom.crooks.deal(seats=2, seed=7)
    before = table.position()
    tries: dict[str | int, str] = {
        "recruit I": "hangout_closed",
        "bribe": "unknown_action",
        -1: "unknown_action",
    }
    for given, why in tries.items():
        with pytest.raises(backroom.Refused, match=rf"^{why} \(CR-\d+\): [A-Z].*\.$"):
            table.do(given)
    with pytest.raises(backroom.Refused, match="not_asked"):
        table.do("pass", seat=1)
    assert table.position() == before


def test_where_several_seats_choose_at_once_the_one_is_named() -> None:
    table = backroom.sneaks.deal(seats=3, seed=1)
    with pytest.raises(ValueError, match=r"\[0, 1, 2\] are asked at once"):
        table.do("sneak A")
    table.do("sneak A", seat=1)
    assert {choice.seat for choice in table.legal} == {0, 1, 2}


def test_options_and_editions_are_part_of_what_a_table_is(tmp_path: Path) -> None:
    forgetful = backroom.crooks.Options(memory_aid=False)
    table = backroom.crooks.deal(seats=2, seed=7, options=forgetful)
    assert backroom.load(table.position()).options == forgetful
    assert table != backroom.crooks.deal(seats=2, seed=7)
    text = backroom.crooks.game.house_edition.read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('name = "house-1"', 'name = "mine"'), encoding="utf-8")
    mine = backroom.crooks.with_edition(file)
    other = mine.deal(seats=2, seed=7)
    assert pickle.loads(pickle.dumps(other)) == other
    assert backroom.load(other.position(), edition=file) == other
    with pytest.raises(backroom.SetupError, match="edition mine"):
        backroom.load(other.position())


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"game": "poker", "position": {}},
        {"game": "crooks"},
        {"game": "crooks", "position": {"seats": 2}, "luck": 1},
        {"game": "crooks", "position": {"seats": 99}},
        {"game": "crooks", "position": {"seats": 2}, "options": {"cheat": True}},
        "nowhere.json",
    ],
)
def test_a_bad_position_is_refused(given: Any) -> None:
    with pytest.raises(backroom.SetupError):
        backroom.load(given)


def test_without_a_seed_nobody_foretells_the_deal() -> None:
    assert backroom.crooks.deal(seats=2) != backroom.crooks.deal(seats=2)


def test_rules_are_found_by_number() -> None:
    rules = backroom.rules("crooks")
    assert rules["cr-54"].text("fr") != rules["CR-54"].text("en")
    assert next(iter(rules)) == "CR-01"
    with pytest.raises(KeyError, match="CR-999"):
        rules["CR-999"]

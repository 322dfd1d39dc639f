"""Bad input of any kind while a table is set up gets a clear error."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from backroom.games import game, names
from backroom.kernel.actions import ActionTable, Kind
from backroom.kernel.chance import fast_chance
from backroom.kernel.edition import BadEdition, EditionText, read_edition
from backroom.kernel.refusals import SetupError
from backroom.kernel.text import LANGUAGES, Phrasebook
from support import Setting, random_session

every_game = pytest.mark.parametrize("name", names())
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=8,
)


def test_there_is_no_other_game() -> None:
    with pytest.raises(SetupError, match="there is no game 'poker'; there are"):
        game("poker")


@every_game
@pytest.mark.parametrize("given_options", [{"nonsense": 1}, {"memory_aid": "perhaps"}])
def test_unknown_options_and_values_are_refused(name: str, given_options: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match="bad_option"):
        game(name).options(given_options)


@every_game
def test_the_words_of_every_action_lead_back_to_its_code(name: str) -> None:
    found = game(name)
    players = [f"Player {number}" for number in range(8)]
    for language in LANGUAGES:
        speaker = found.speaker(found.edition(), language, players)
        for action in found.actions.actions:
            assert found.actions.code(action.words) == action.code
            assert speaker.code(action.words) == action.code
            assert speaker.code(speaker.action(action.code)) == action.code
        assert speaker.code("nonsense") is None


def test_a_table_of_actions_must_count_right() -> None:
    with pytest.raises(ValueError, match="starts at 1, not 2"):
        ActionTable([Kind(0, "pass"), Kind(2, "stop")])


@every_game
@given(data=st.data())
def test_a_damaged_position_is_refused_or_a_table_one_can_play(
    name: str, data: st.DataObject
) -> None:
    found = game(name)
    seats = data.draw(st.sampled_from(found.seat_counts))
    state = random_session(Setting(found, seats), data.draw(st.integers(0, 99)), 25).state
    position = json.decode(json.encode(found.position_of(state)))
    key = data.draw(st.sampled_from(sorted(position)))
    position[key] = data.draw(JSON_VALUES)
    try:
        restored = found.restore(
            found.edition(), found.position(position), found.options({}), fast_chance(0)
        )
    except SetupError as error:
        assert error.code in ("bad_position", "bad_player_count")
        return
    for seat in range(restored.seats):
        assert bool(restored.legal(seat)) == restored.is_asked(seat)


@every_game
@given(data=st.data())
def test_a_damaged_edition_is_refused_with_its_line(name: str, data: st.DataObject) -> None:
    found = game(name)
    lines = found.house_edition.read_text(encoding="utf-8").splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    lines[number] = data.draw(st.sampled_from(["", "= 3", "x = 1", lines[number] * 2, "]"]))
    try:
        found.parse_edition(EditionText("mine.toml", "\n".join(lines)))
    except BadEdition as error:
        assert error.code == "bad_edition"
        assert str(error).startswith("bad_edition: mine.toml, line ")
        assert 1 <= error.line <= len(lines)


def test_an_edition_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="cannot be read"):
        read_edition(tmp_path / "nowhere.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadEdition, match="cannot be read"):
        read_edition(tmp_path / "binary.toml")


@every_game
def test_an_edition_of_another_game_is_refused(name: str) -> None:
    text = '[edition]\ngame = "poker"\nname = "mine"\nformat = 1\n'
    with pytest.raises(BadEdition):
        game(name).parse_edition(EditionText("mine.toml", text))


@every_game
def test_the_hash_of_an_edition_is_of_what_it_says(name: str) -> None:
    found = game(name)
    text = found.house_edition.read_text(encoding="utf-8")
    same = found.parse_edition(EditionText("a", "# a comment\n" + text))
    assert same.digest == found.edition().digest
    other = found.parse_edition(EditionText("b", text.replace('name = "house-1"', 'name = "mine"')))
    assert other.digest != same.digest


def test_a_language_we_do_not_speak() -> None:
    with pytest.raises(ValueError, match="no language 'de'"):
        Phrasebook("de")

"""The names of an edition stand in sentences with the apostrophe that these have."""

import pytest

from backroom import games
from backroom.kernel.text import LANGUAGES

PLAIN, PRINTED = "'", "\N{RIGHT SINGLE QUOTATION MARK}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_no_choice_has_a_typewriter_apostrophe(name: str, language: str) -> None:
    game = games.game(name)
    speaker = game.speaker(game.edition(), language, ["Ann", "Bob"])
    codes = range(len(game.actions))
    assert not [speaker.action(code) for code in codes if PLAIN in speaker.action(code)]


def test_a_choice_is_understood_with_either_apostrophe() -> None:
    game = games.game("kings")
    speaker = game.speaker(game.edition(), "en", ["Ann", "Bob"])
    code = game.actions.code("to hells_kitchen")
    assert code is not None
    said = speaker.action(code)
    assert PRINTED in said
    assert speaker.code(said) == speaker.code(said.replace(PRINTED, PLAIN)) == code

"""The Fluent files: the same messages with the same values in every language, and all of them can
say what the games need."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from backroom import games
from backroom.kernel.record import Session
from backroom.kernel.refusals import Refusal
from backroom.kernel.text import LANGUAGES
from support import Setting, random_session, settings

FOLDER = files("backroom") / "locale"
FILES = sorted(
    {
        item.name
        for language in LANGUAGES
        for item in (FOLDER / language).iterdir()
        if item.name.endswith(".ftl")
    }
)
GAMES_TO_PLAY = 60
TO_THE_END = 100_000


class Variables(Visitor):  # type: ignore[misc]
    """Collects the values that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages_of(language: str, name: str) -> dict[str, set[str]]:
    """The messages of a file, each with its variables."""
    entries = FluentParser().parse((FOLDER / language / name).read_text(encoding="utf-8")).body
    found: dict[str, set[str]] = {}
    for entry in entries:
        assert not isinstance(entry, Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("name", FILES)
def test_all_languages_have_the_same_messages(name: str) -> None:
    english = messages_of("en", name)
    for language in LANGUAGES:
        assert messages_of(language, name).keys() == english.keys()


@pytest.mark.parametrize("name", FILES)
def test_messages_ask_for_the_same_values_in_all_languages(name: str) -> None:
    english = messages_of("en", name)
    for language in LANGUAGES:
        assert messages_of(language, name) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_hides_another(language: str) -> None:
    names = [message for name in FILES for message in messages_of(language, name)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_action_has_words_of_its_own(name: str, language: str) -> None:
    game = games.game(name)
    players = [f"P{seat}" for seat in range(max(game.seat_counts))]
    speaker = game.speaker(game.edition(), language, players)
    words = [speaker.action(code) for code in range(len(game.actions))]
    assert len(set(words)) == len(words)
    for code, text in enumerate(words):
        assert speaker.code(text) == code
        assert speaker.code(game.actions.words(code)) == code


def refusals(session: Session) -> Iterator[Refusal]:
    """Every refusal that a game knows."""
    for number in range(1, 256):
        try:
            yield session.state.explain(number)
        except LookupError:
            continue


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_refusal_has_words(name: str, language: str) -> None:
    game = games.game(name)
    session = random_session(Setting(game, min(game.seat_counts)), 0, 0)
    speaker = game.speaker(session.edition, language, ["Ann", "Bob", "Cy", "Di", "Ed"])
    found = list(refusals(session))
    assert len(found) > 5
    for refusal in found:
        assert refusal.rule in speaker.refusal(refusal)
        assert speaker.phrases.has(refusal.rule)


@pytest.fixture(scope="module")
def events_of() -> dict[str, list[Any]]:
    """What happened in many random games, once as all see it and once as the insiders do."""
    found: dict[str, list[Any]] = {name: [] for name in games.names()}
    for setting in settings():
        for seed in range(GAMES_TO_PLAY):
            journal = random_session(setting, seed, TO_THE_END).journal
            for entry in journal.entries:
                found[setting.game.name] += [entry.public, entry.private]
    return {name: [event for event in events if event] for name, events in found.items()}


@pytest.mark.parametrize("name", games.names())
def test_every_event_happened(name: str, events_of: dict[str, list[Any]]) -> None:
    """Or else the next test would not have tried its words."""
    kinds = set(games.game(name).event_type.__args__)
    assert kinds == {type(event) for event in events_of[name]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_event_has_words(name: str, language: str, events_of: dict[str, list[Any]]) -> None:
    game = games.game(name)
    speaker = game.speaker(game.edition(), language, ["Ann", "Bob", "Cy", "Di", "Ed"])
    for event in events_of[name]:
        text = speaker.event(event)
        assert text
        assert "{" not in text
        assert "None" not in text

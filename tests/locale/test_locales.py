"""The Fluent files: the same messages with the same values in every language, and all of them can
say what the games need."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    MessageReference,
    SelectExpression,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from backroom import games
from backroom.games.animalcatraz.journal.turns import InmateTaken as TAKEN  # noqa: N814
from backroom.games.sneaks.journal import Contested
from backroom.kernel.record import Session
from backroom.kernel.refusals import Refusal
from backroom.kernel.text import LANGUAGES, NOTHING, Speaker, messages, phrasebook
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
VALUES = ("none", "yes", "Ann & { $x }", 1, 999, 12345)
GAMES_TO_PLAY = 8
COUNTED = re.compile(r"\b(?:un|une|le|la|cette|dernier|dernière|seul|1)\b", re.IGNORECASE)
# French messages that say "one" of a number that is never 0, or that is not told at all then.
NEVER_NONE = {
    "animalcatraz-board-actions-left",
    "animalcatraz-board-primal",
    "animalcatraz-campaign-closed",
    "animalcatraz-effect-blow-cell",
    "animalcatraz-effect-deal-primal",
    "animalcatraz-effect-draw-chair",
    "animalcatraz-effect-gangster-injured",
    "animalcatraz-effect-lose-cell-item",
    "animalcatraz-effect-scavenge",
    "arena-balance-more",
    "arena-plot-cards-between",
    "arena-plot-interrupted",
    "arena-plot-simulation",
    "cli-line-stopped",
    "cli-manners-not-all",
    "cli-news-left-out",
    "cli-scenario-not-all",
    "crooks-board-unseen",
    "crooks-plain-hangout",
    "ending-crooks-story",
    "ending-kings-story",
    "fair-good",
    "gather-rate-agreed",
    "keeping-act-hours",
    "kings-board-cars-beside",
    "kings-board-cars-out",
    "kings-card-draw",
    "kings-card-extra-steps",
    "kings-card-limit-steps",
    "kings-card-reroll",
    "kings-card-steal-card",
    "kings-journal-reshuffled",
    "kings-page-cost",
    "kings-page-missions-left",
    "kings-page-stake",
    "learn-bots",
    "lobby-away",
    "new-dropped",
    "new-pace-help",
    "pace-turns",
    "preview-free",
    "record-duel",
    "record-rating-chart",
    "record-seat-count",
    "sneaks-board-ask-colour",
    "sneaks-board-ask-exchange",
    "sneaks-board-deck",
    "sneaks-journal-forfeited",
    "sneaks-journal-paid",
    "sneaks-journal-ran-out",
    "sneaks-page-loot-left",
    "table-spectators",
    "table-warned",
    "whose-question",
}
TO_THE_END = 100_000


class Variables(Visitor):
    """Collects the values that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Ones(Visitor):
    """Collects what is said of one where 0 has no words of its own, unless it tells the number."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        variants = {
            variant.key.name if isinstance(variant.key, Identifier) else variant.key.value: variant
            for variant in node.variants
        }
        if "one" in variants and "0" not in variants:
            names = Variables()
            names.visit(variants["one"].value)
            if not isinstance(node.selector, VariableReference) or (
                node.selector.id.name not in names.names
            ):
                elements = variants["one"].value.elements
                texts = [one.value for one in elements if isinstance(one, TextElement)]
                self.said.append(" ".join(texts))
        self.generic_visit(node)


class References(Visitor):
    """The other messages and terms that a message refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.append(node.id.name)


@cache
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
def test_no_line_begins_with_a_mark_that_belongs_to_the_word_before(name: str) -> None:
    """French sets a space before some marks, and all languages before %: it must not break."""
    for language in LANGUAGES:
        marks = " [?!;:»]|« |[}0-9] %" if language == "fr" else "[}0-9] %"
        text = (FOLDER / language / name).read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        assert not [line for line in lines if re.search(marks, line)]


@pytest.mark.parametrize("name", FILES)
def test_all_languages_have_the_same_messages(name: str) -> None:
    english = messages_of("en", name)
    for language in LANGUAGES:
        assert messages_of(language, name).keys() == english.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_way_to_a_sentence_says_what_fluent_says(language: str) -> None:
    phrases = phrasebook(language)
    for name in FILES:
        for message, names in messages_of(language, name).items():
            for value in VALUES:
                values: dict[str, object] = dict.fromkeys(names, value)
                assert phrases.say(message, **values) == phrases.by_fluent(message, **values)


@pytest.mark.parametrize("name", FILES)
def test_messages_ask_for_the_same_values_in_all_languages(name: str) -> None:
    """All but ``$you``: a language may say the same to everybody."""
    english = {message: names - {"you"} for message, names in messages_of("en", name).items()}
    for language in LANGUAGES:
        said = {message: names - {"you"} for message, names in messages_of(language, name).items()}
        assert said == english


def test_none_is_not_one_in_french() -> None:
    """French counts 0 like 1: *une place libre* would be said of a full table."""
    found = set()
    for name in FILES:
        text = (FOLDER / "fr" / name).read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message):
                ones = Ones()
                ones.visit(entry)
                if any(COUNTED.search(said) for said in ones.said):
                    found.add(entry.id.name)
    assert found == NEVER_NONE


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_may_have_words_of_its_own(language: str) -> None:
    kings = games.game("kings")
    speaker = kings.speaker(kings.edition(), language, ["Ann", "Bob"])
    carried, other = (Refusal("no_such_thing", rule) for rule in ("NK-241", "NK-425"))
    assert "mission" in speaker.refusal(carried)
    assert "mission" not in speaker.refusal(other)


def events_of(name: str) -> list[Any]:
    """Events of every kind and shape: what happened in random games, as all see it and as the
    insiders do. What is too rare to happen is made up from the values of the others."""
    by_shape: dict[Any, Any] = {}
    values: dict[str, Any] = {}
    for event in _played_events(name):
        fields = {field: getattr(event, field) for field in event.__struct_fields__}
        values.update({field: value for field, value in fields.items() if value is not None})
        hidden = tuple(field for field, value in fields.items() if value is None)
        flags = tuple(value for value in fields.values() if isinstance(value, bool | str))
        by_shape[type(event), hidden, flags] = event
    happened = {kind for kind, _, _ in by_shape}
    never = [kind for kind in games.game(name).event_type.__args__ if kind not in happened]
    made_up = [
        kind(**{field: values.get(field, 1) for field in kind.__struct_fields__}) for kind in never
    ]
    return [*by_shape.values(), *made_up]


def _played_events(name: str) -> Iterator[Any]:
    for setting in settings(name):
        for seed in range(GAMES_TO_PLAY):
            for entry in random_session(setting, seed, TO_THE_END).journal.entries:
                yield from (event for event in (entry.public, entry.private) if event is not None)


@pytest.mark.parametrize("name", games.names())
def test_every_event_has_words(name: str) -> None:
    game = games.game(name)
    players = ["Ann", "Bob", "Cy", "Di", "Ed"]
    speakers = [game.speaker(game.edition(), language, players) for language in LANGUAGES]
    events = events_of(name)
    assert {type(event) for event in events} == set(game.event_type.__args__)
    for speaker in speakers:
        for event in events:
            text = speaker.event(event)
            assert text
            assert "{" not in text
            assert "None" not in text


# The journal speaks to its reader.

PEOPLE = ["Anouk", "Bohdan", "Cyrille", "Dorian", "Edwige", "Fatou", "Gilda", "Hamid"]


def addressed(name: str, session: Session) -> Iterator[tuple[Any, int]]:
    """What happened in a game, each thing with every seat that it names and that may read it."""
    game = games.game(name)
    speaker = game.speaker(session.edition, "en", PEOPLE)
    speaker.meet(session.state)
    for entry in session.journal.entries:
        for reader in range(int(session.state.seats)):
            event = entry.seen_by(reader, False)
            if event is not None and speaker.role_of(reader, event) != NOTHING:
                yield event, reader


def own_names(name: str, speaker: Speaker, session: Session, reader: int) -> list[str]:
    """What a reader is called in the sentences for others."""
    if name != "animalcatraz":
        return [PEOPLE[reader]]
    view = games.game(name).view(session.state, reader)
    cards = [inmate.card for inmate in view.inmates if inmate.seat == reader]  # type: ignore[attr-defined]
    return [str(speaker.name("inmate", card)) for card in cards]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_the_journal_says_you_to_its_reader(name: str, language: str) -> None:
    game = games.game(name)
    speaker = game.speaker(game.edition(), language, PEOPLE)
    told = 0
    for setting in settings(name):
        session = random_session(setting, 3, TO_THE_END)
        speaker.meet(session.state)
        for event, reader in addressed(name, session):
            text = speaker.event(event, reader)
            told += 1
            if isinstance(event, TAKEN):  # the one line that says by name who runs whom
                assert str(speaker.name("inmate", event.inmate)) in text
                continue
            for own in own_names(name, speaker, session, reader):
                # Figures of all seats stand beside the names.
                assert not re.search(rf"\b{re.escape(own)}(?! \(\d)", text), f"{event}: {text}"
            assert text != speaker.event(event), event
    assert told > 50


@pytest.mark.parametrize("name", games.names())
def test_choices_for_a_table_name_those_who_sit_there(name: str) -> None:
    """No exchange with a seat that does not exist is explained: actions know the fullest table."""
    game = games.game(name)
    few = min(game.seat_counts)
    speaker = game.speaker(game.edition(), "en", PEOPLE[:few])
    codes = range(len(game.actions))
    named = [speaker.action(code) for code in codes if speaker.is_for_this_table(code)]
    assert not [words for words in named if re.search(r"\bS\d\b", words)]
    full = game.speaker(game.edition(), "en", PEOPLE)
    assert all(full.is_for_this_table(code) for code in codes)


@pytest.mark.parametrize(
    ("language", "together"),
    [("en", "You, Ann, and Cy meet"), ("fr", "Vous, Ann et Cy"), ("it", "Tu, Ann e Cy")],
)
def test_a_reader_among_several_is_one_of_them(language: str, together: str) -> None:
    game = games.game("sneaks")
    speaker = game.speaker(game.edition(), language, ["Ann", "Bob", "Cy"])
    event = Contested(rule="SN-41", site="C", sneaks=[0, 1, 2], enough=True)
    assert speaker.event(event, 1).startswith(together)


@pytest.mark.parametrize("name", FILES)
def test_a_message_read_alone_says_the_same(name: str) -> None:
    """Sentences are read one by one when they are first said; so none may refer to another."""
    for language in LANGUAGES:
        text = (FOLDER / language / name).read_text(encoding="utf-8")
        whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
        for entry in whole:
            (alone,) = [
                one
                for one in FluentParser().parse(messages(language)[entry.id.name]).body
                if isinstance(one, Message)
            ]
            assert alone.equals(entry, ["span", "comment"]), entry.id.name
            references = References()
            references.visit(entry)
            assert references.names == []

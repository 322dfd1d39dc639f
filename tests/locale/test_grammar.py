"""Small words before names. The page passes the same cases (web/test/grammar.test.ts)."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from backroom.kernel.grammar import functions_of
from backroom.kernel.templates import filled, template_of
from backroom.kernel.text import LANGUAGES

CASES = json.loads(Path(__file__).with_name("grammar_cases.json").read_text(encoding="utf-8"))


def test_every_language_has_cases_for_all_its_functions() -> None:
    assert set(CASES) == set(LANGUAGES)
    for language, cases in CASES.items():
        for function in functions_of(language).keys() - {"CAP"}:
            assert any(f"{function}(" in pattern for pattern, _, _ in cases), function


@pytest.mark.parametrize(
    ("language", "pattern", "name", "said"),
    [(language, *case) for language, cases in CASES.items() for case in cases],
)
def test_small_words_fit_the_name(language: str, pattern: str, name: str, said: str) -> None:
    functions = functions_of(language)
    resource = FluentResource(f"message = {pattern}\n")
    bundle = FluentBundle([language], dict(functions), use_isolating=False)
    bundle.add_resource(resource)
    pattern_of_bundle = bundle.get_message("message").value
    assert pattern_of_bundle is not None
    by_fluent, errors = bundle.format_pattern(pattern_of_bundle, {"name": name})
    assert (by_fluent, errors) == (said, [])
    (message,) = resource.body
    assert isinstance(message, Message)
    assert message.value is not None
    quick = template_of(message.value, functions)
    assert quick is not None
    assert filled(quick, {"name": name}) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_needs_no_small_word(language: str) -> None:
    assert all(function(7) == 7 for function in functions_of(language).values())


@pytest.mark.parametrize(("language", "word", "function"), [("fr", "de", "DE"), ("it", "a", "A")])
def test_no_small_word_stands_bare_before_a_name(language: str, word: str, function: str) -> None:
    """*de Alice*, *a Anna*: what is a name in one sentence is a name in all."""
    folder = files("backroom") / "locale" / language
    texts = {
        item.name: item.read_text(encoding="utf-8")
        for item in folder.iterdir()
        if item.name.endswith(".ftl")
    }
    names = {
        name
        for text in texts.values()
        for name in re.findall(rf"{{ {function}\((?:\w+\()*\$(\w+)\)", text)
    }
    assert {"player", "victim"} <= names
    bare = re.compile(rf"\b{word} {{ \$(\w+)", re.IGNORECASE)
    wrong = [
        f"{file}: {found[0]}"
        for file, text in texts.items()
        for found in bare.finditer(text)
        if found[1] in names
    ]
    assert not wrong

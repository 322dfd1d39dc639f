"""One word for one thing: the Fluent files keep to docs/glossary.md."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

FOLDER = files("backroom") / "locale"
PAGE = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\w+) \| ([^|]+) \| ([^|]+) \|([^|]*)\| ([^|]+) \|([^|]*)\|$", re.MULTILINE)


class Forbidden(NamedTuple):
    """A word that must not stand for a thing, and the file in which it means something else."""

    language: str
    game: str
    word: str
    but_in: str


class Texts(Visitor):
    """Collects what a message says, without what it asks for."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


def forbidden() -> list[Forbidden]:
    """The "not" columns of the glossary."""
    found = []
    for game, _, _, french, _, italian in ROW.findall(PAGE):
        if game == "game":
            continue
        for language, column in (("fr", french), ("it", italian)):
            for entry in filter(None, (part.strip() for part in column.split(","))):
                word, _, but_in = entry.partition(" (")
                found.append(Forbidden(language, game, word, but_in.removesuffix(")")))
    return found


@cache
def said_in(language: str, name: str) -> list[tuple[str, str]]:
    entries = FluentParser().parse((FOLDER / language / name).read_text(encoding="utf-8")).body
    found = []
    for entry in entries:
        if isinstance(entry, Message):
            texts = Texts()
            texts.visit(entry)
            found.append((entry.id.name, " ".join(texts.said)))
    return found


def test_the_glossary_forbids_words_in_both_languages() -> None:
    assert {one.language for one in forbidden()} == {"fr", "it"}
    assert len(forbidden()) > 25


@pytest.mark.parametrize(
    "one", forbidden(), ids=lambda one: f"{one.language}-{one.game}-{one.word}"
)
def test_a_thing_is_called_by_its_one_word(one: Forbidden) -> None:
    names = [item.name for item in (FOLDER / one.language).iterdir() if item.name.endswith(".ftl")]
    pattern = re.compile(rf"\b{re.escape(one.word)}\b", re.IGNORECASE)
    wrong = [
        f"{name}: {message}: {text}"
        for name in names
        if name != f"{one.but_in}.ftl"
        for message, text in said_in(one.language, name)
        if one.game in ("all", *name.removesuffix(".ftl").split("-"), *message.split("-"))
        and pattern.search(text)
    ]
    assert not wrong

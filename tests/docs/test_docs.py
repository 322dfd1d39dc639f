"""The docs say what the program says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from backroom import games
from backroom.kernel.rulebook import rulebook
from backroom.kernel.text import LANGUAGES, phrasebook

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_the_rules_in_docs_are_up_to_date(name: str, language: str) -> None:
    suffix = ".md" if language == "en" else f".{language}.md"
    written = (ROOT / "docs" / "rules" / f"{name}{suffix}").read_text(encoding="utf-8")
    assert written == rulebook(games.game(name), language).to_markdown(), "run: make docs"


@pytest.mark.parametrize("name", games.names())
def test_every_rule_stands_once_in_every_language(name: str) -> None:
    books = [rulebook(games.game(name), language) for language in LANGUAGES]
    numbers = [number for chapter in books[0].chapters for number in chapter.numbers]
    assert len(numbers) == len(set(numbers)) == len(books[0].texts)
    for book in books[1:]:
        assert [n for chapter in book.chapters for n in chapter.numbers] == numbers


def _notation_of(name: str, part: str) -> str:
    """The section of a game in one part of the notation."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    title = phrasebook("en").say(f"{name}-name")
    return (
        text.split(f"\n## {part}\n")[1]
        .split("\n## ")[0]
        .split(f"\n### {title}\n")[1]
        .split("\n### ")[0]
    )


@pytest.mark.parametrize("name", games.names())
def test_the_notation_names_every_action(name: str) -> None:
    """Code by code: the table's rows follow each other, and begin and end with the right words."""
    actions = games.game(name).actions
    rows = re.findall(r"^\| ([\d., ]+) \| (.+?) \|", _notation_of(name, "Actions"), re.MULTILINE)
    following = 0
    for codes, words in rows:
        first, last = int(re.findall(r"\d+", codes)[0]), int(re.findall(r"\d+", codes)[-1])
        assert first == following
        named = re.findall("`(.+?)`", words)
        if len(named) == 1:
            assert actions.code(named[0]) in range(first, last + 1)
        else:
            assert (actions.code(named[0]), actions.code(named[-1])) == (first, last)
        following = last + 1
    assert following == len(actions)


@pytest.mark.parametrize("name", games.names())
def test_the_notation_names_every_field_of_a_position(name: str) -> None:
    rows = re.findall(r"^\| (`.+?) \|", _notation_of(name, "Positions"), re.MULTILINE)
    named = [field for row in rows for field in re.findall("`(.+?)`", row)]
    assert sorted(named) == sorted(games.game(name).position_type.__struct_fields__)


def test_links_in_the_docs_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    for page in pages:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_the_example_of_the_readme_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    finished = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=True
    )
    assert "Crooks" in finished.stdout
    assert finished.stdout.splitlines()[-1].startswith("<MatchResult of crooks, 10 deals: ")


@pytest.mark.parametrize("page", ["interop.md", "tutorial-training.md"])
def test_the_examples_of_a_page_run(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        exec(example, {})

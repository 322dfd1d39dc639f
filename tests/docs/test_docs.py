"""The docs say what the program says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from backroom import games
from backroom.kernel.rulebook import rulebook
from backroom.kernel.text import LANGUAGES

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


def test_links_in_the_docs_lead_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    for page in pages:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_the_example_of_the_readme_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    finished = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=True
    )
    assert finished.stdout.startswith("[(")

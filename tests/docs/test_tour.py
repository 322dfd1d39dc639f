"""The tour of the library is true."""

from pathlib import Path

import pytest

from docs.tour import printed, told_anew

DOCS = Path(__file__).parents[2] / "docs"


def test_the_tour_prints_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    pieces = list(printed((DOCS / "tour.md").read_text(encoding="utf-8")))
    assert len(pieces) > 10
    for out, shown in pieces:
        assert out == (shown or ""), "run: make docs"
    drawn = Path("tour-table.svg").read_text(encoding="utf-8")
    assert drawn == (DOCS / "tour-table.svg").read_text(encoding="utf-8"), "run: make docs"
    for folder in (Path(), DOCS):  # a plot shows how long bots thought, and is never the same
        assert "</svg>" in (folder / "tour-match.svg").read_text(encoding="utf-8")


def test_what_a_page_prints_is_found_and_put_right() -> None:
    page = "Sum:\n\n```python\nprint(1 + 1)\n```\n\n```text\n3\n```\n\n```python\nx = 1\n```\n"
    assert list(printed(page)) == [("2\n", "3\n"), ("", None)]
    assert told_anew(page) == page.replace("3", "2")

"""Runs the Python of a page from top to bottom, and puts what it prints and draws into its place.

python tests/docs/tour.py docs/tour.md
"""

import re
import sys
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from typing import Any

# A piece of Python, and what it prints if the page shows it.
PIECE = re.compile(r"```python\n(.*?)```\n(?:\n```text\n(.*?)```\n)?", re.DOTALL)


def printed(page: str) -> Iterator[tuple[str, str | None]]:
    """What each piece prints, and what the page says that it prints, if it does."""
    names: dict[str, Any] = {"__name__": "tour"}
    for code, shown in PIECE.findall(page):
        out = StringIO()
        with redirect_stdout(out):
            exec(compile(code, "the tour", "exec"), names)
        yield out.getvalue(), shown or None


def told_anew(page: str) -> str:
    """The page with what its pieces print now."""
    found = iter([out for out, _ in printed(page)])

    def put(piece: re.Match[str]) -> str:
        out = next(found)
        shown = f"\n```text\n{out}```\n" if out else ""
        return f"```python\n{piece[1]}```\n{shown}"

    return PIECE.sub(put, page)


if __name__ == "__main__":
    page = Path(sys.argv[1]).resolve()
    with TemporaryDirectory() as folder, chdir(folder):
        page.write_text(told_anew(page.read_text(encoding="utf-8")), encoding="utf-8")
        for picture in Path().glob("*.svg"):
            copy(picture, page.parent)

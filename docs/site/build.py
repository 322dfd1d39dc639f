"""Builds the documentation as a site: the guide, the rules in three languages, the reference of
`import backroom`, and the plots.

    python docs/site/build.py build/site

The pages are those of the repository; only links that leave docs/ are changed on the way. A link
that leads nowhere is an error.
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from inspect import isfunction, unwrap
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree
from urllib.parse import unquote, urlsplit

import backroom
from backroom import games
from backroom.kernel.text import LANGUAGES

ROOT = Path(__file__).parents[2]
# Files of the repository's root that are pages of the site.
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "security.md",
    "LICENSE": "licence.md",
    "compose.yaml": "compose.yaml",
}
RULES = [
    f"rules/{game}" if language == "en" else f"rules/{game}.{language}"
    for game in games.names()
    for language in LANGUAGES
]
CHAPTERS = {
    "The library": [
        "tour",
        "reference",
        "bots",
        "training",
        "arena",
        "interop",
        "tutorial-training",
    ],
    "Rules": [*RULES, "rulings", "notation"],
    "The table": ["page", "coach", "server", "operations"],
    "Figures": ["strength", "benchmarks"],
    "The house": [
        "architecture",
        "contributing",
        "testing",
        "glossary",
        "changes",
        "security",
        "releasing",
        "licence",
    ],
}


def main(site: Path) -> None:
    """Gather the pages, build the site, and follow its links."""
    pages = site.with_name(f"{site.name}-pages")
    for folder in (site, pages):
        rmtree(folder, ignore_errors=True)
    gather(pages)
    sphinx = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet"]
    subprocess.run([*sphinx, "-c", str(ROOT / "docs" / "site"), str(pages), str(site)], check=True)
    dead = [f"{page}: {link}" for page, link in dead_links(site)]
    if dead:
        sys.exit("These links lead nowhere:\n" + "\n".join(dead))


# Pages.


def gather(pages: Path) -> None:
    """Put all pages where Sphinx finds them."""
    copytree(ROOT / "docs", pages, ignore=ignore_patterns("site", "__pycache__"))
    for page in pages.rglob("*.md"):
        page.write_text(inside(page.read_text(encoding="utf-8")), encoding="utf-8")
    for name, page_name in OUTSIDE.items():
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
        (pages / page_name).write_text(inside(text), encoding="utf-8")
    licence = pages / "licence.md"
    licence.write_text(f"# Licence\n\n{licence.read_text(encoding='utf-8')}", encoding="utf-8")
    with (pages / "index.md").open("a", encoding="utf-8") as index:
        index.writelines(contents(title, names) for title, names in CHAPTERS.items())
    (pages / "reference.rst").write_text(reference(), encoding="utf-8")


def inside(text: str) -> str:
    """A page whose links to files of the repository's root lead to their pages."""
    link = rf"\]\((?:\.\./)?({'|'.join(map(re.escape, OUTSIDE))})\)"
    return re.sub(link, lambda found: f"]({OUTSIDE[found[1]]})", text)


def contents(title: str, names: Sequence[str]) -> str:
    """A chapter of the list that stands beside every page."""
    return f"\n```{{toctree}}\n:hidden:\n:caption: {title}\n\n" + "\n".join(names) + "\n```\n"


def reference() -> str:
    """Everything that the front door offers, told by its docstrings."""
    lines = [
        "Reference",
        "=========",
        "",
        "Everything that ``import backroom`` offers; :doc:`the tour <tour>` shows it at work. The",
        f"games are {', '.join(f'``backroom.{name}``' for name in games.names())}, each a ``Box``.",
        "",
    ]
    for title, kind, names in sections():
        lines += [title, "-" * len(title), ""]
        for name in names:
            thing = getattr(backroom, name)
            where = f"{thing.__module__}.{thing.__qualname__}"
            lines += [f"``backroom.{name}``", "^" * (len(name) + 13), ""]
            lines += [f".. auto{kind}:: {where}", *(["   :members:"] * (kind == "class")), ""]
    return "\n".join(lines)


def sections() -> Iterator[tuple[str, str, list[str]]]:
    """What is offered, by kind. Views are data: the tour shows them."""
    names = [name for name in backroom.__all__ if not name.endswith("View")]
    classes = [name for name in names if isinstance(getattr(backroom, name), type)]
    errors = [name for name in classes if issubclass(getattr(backroom, name), Exception)]
    yield "Functions", "function", [n for n in names if isfunction(unwrap(getattr(backroom, n)))]
    yield "Classes", "class", [name for name in classes if name not in errors]
    yield "Errors", "exception", errors


# Links.


class Anchors(HTMLParser):
    """The places that a page has, and where it leads."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.links: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name in ("id", "name"):
                self.names.add(value)
            elif value and name in ("href", "src"):
                self.links.append(value)


def dead_links(site: Path) -> Iterator[tuple[Path, str]]:
    """The links of all pages to a file or a place that is not there; other sites are not asked."""
    pages = {page.resolve(): Anchors(page) for page in site.rglob("*.html")}
    for page, anchors in pages.items():
        for link in anchors.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            place = unquote(parts.fragment)
            is_there = target.exists() and (
                not place or target not in pages or place in pages[target].names
            )
            if not is_there:
                yield page.relative_to(site.resolve()), link


if __name__ == "__main__":
    main(Path(sys.argv[1]))

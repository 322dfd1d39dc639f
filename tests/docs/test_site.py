"""The documentation as a site: every page is there, and every link leads somewhere."""

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

pytest.importorskip("sphinx", reason="backroom[docs] is not installed")
ROOT = Path(__file__).parents[2]
BUILD = ROOT / "docs" / "site" / "build.py"


def test_the_site_is_built_and_no_link_is_dead(tmp_path: Path) -> None:
    """Sphinx and our own check of links end with an error if there is anything to say."""
    ended = subprocess.run(
        [sys.executable, BUILD, tmp_path / "site"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},  # compiled classes have no docstring
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert ended.returncode == 0, ended.stderr
    pages = {str(page.relative_to(tmp_path / "site")) for page in tmp_path.rglob("site/**/*.html")}
    written = {
        str(page.relative_to(ROOT / "docs").with_suffix(".html"))
        for page in (ROOT / "docs").rglob("*.md")
    }
    assert written | {"index.html", "reference.html", "changes.html"} <= pages
    assert "backroom.Table" in (tmp_path / "site" / "reference.html").read_text(encoding="utf-8")


def test_dead_links_are_found(tmp_path: Path) -> None:
    spec = spec_from_file_location("build_site", BUILD)
    assert spec is not None
    assert spec.loader is not None
    build = module_from_spec(spec)
    spec.loader.exec_module(build)
    page = (
        '<a id="x" href="#x">1</a><a href="#y">2</a><a href="b.html">3</a><a href="http://x">4</a>'
    )
    (tmp_path / "a.html").write_text(f'{page}<img src="a.html#x"><a href="a.html#z">5</a>')
    assert [link for _, link in build.dead_links(tmp_path)] == ["#y", "b.html", "a.html#z"]

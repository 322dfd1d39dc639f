"""The wheel in a bare environment, where there is neither a compiler nor Node.js."""

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from urllib.parse import urljoin
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
WHEELS = list((ROOT / "dist").glob("*.whl"))
PATIENCE = 600
MOST_BYTES = 160 * 1000**2

pytestmark = pytest.mark.skipif(not WHEELS, reason="there is no wheel: make wheel")


class Bare:
    """An environment with the package and what it needs, and nothing else on the path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", folder], check=True, timeout=PATIENCE)
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        constraints = ["--constraint", str(ROOT / "constraints.txt")]
        self.run("pip", "install", "--quiet", "--only-binary=:all:", *constraints, str(WHEELS[0]))

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**kept, "PATH": str(self.bin)}

    def run(self, command: str, *words: str) -> str:
        return subprocess.run(
            [self.bin / command, *words],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        ).stdout


def test_the_wheel_plays_a_game_and_serves_the_page(tmp_path: Path) -> None:
    """One test, because the environment is the slow part of it."""
    bare = Bare(tmp_path / "bare")
    plays_a_game(bare)
    serves_the_page(bare)
    files = [path for path in bare.folder.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) < MOST_BYTES  # as `make play` installs it


def plays_a_game(bare: Bare) -> None:
    options = ["--seats", "2", "--humans", "0", "--seed", "1", "--plain"]
    said = bare.run("backroom", "play", "crooks", *options)
    assert re.findall(r"^\d\. Bot \d: \d+ points", said, re.MULTILINE)
    ways = "import backroom; print(backroom.crooks.deal(seats=2, seed=7).legal[0])"
    assert bare.run("python", "-c", ways) == "pass\n"


def serves_the_page(bare: Bare) -> None:
    serving = subprocess.Popen(
        [bare.bin / "backroom", "serve", "--port", "0", "--data", bare.folder / "data"],
        cwd=bare.folder,
        env=bare.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert serving.stdout is not None
        (address,) = re.findall(r"http://\S+", serving.stdout.readline())
        page = urlopen(address, timeout=PATIENCE).read().decode()
        (script,) = re.findall(r'<script[^>]* src="([^"]+)"', page)
        assert len(urlopen(urljoin(address, script), timeout=PATIENCE).read()) > 10_000
    finally:
        serving.terminate()
        serving.wait(PATIENCE)


def test_the_sources_hold_what_a_wheel_is_built_from(tmp_path: Path) -> None:
    build = "from setuptools.build_meta import build_sdist; build_sdist({!r})"
    subprocess.run(
        [sys.executable, "-c", build.format(str(tmp_path))],
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=PATIENCE,
    )
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    source = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and path.suffix in (".py", ".toml", ".ftl", ".json", ".html", ".js")
    }
    assert source | {"setup.py", "pyproject.toml", "README.md", "LICENSE"} <= names
    assert not [name for name in names if name.endswith((".c", ".so"))]

"""Packages point one way: as docs/architecture.md draws them, and never in a circle."""

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "backroom"
DRAWN = ROOT / "docs" / "architecture.md"
HOUSE = "backroom"  # what `import backroom` offers itself


def test_packages_use_each_other_as_drawn() -> None:
    assert used() == drawn()


def test_no_package_leads_back_to_itself() -> None:
    TopologicalSorter(used()).prepare()  # raises CycleError


def test_no_game_uses_another() -> None:
    for game in games():
        others = {f"backroom.games.{other}" for other in games() - {game}}
        for path in SOURCE.joinpath("games", game).rglob("*.py"):
            foreign = [name for name in imports(path) if name.startswith(tuple(others))]
            assert foreign == [], path


def test_a_circle_would_be_noticed(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text("def late():\n    from backroom.cli.menu import Menu\n")
    assert {package_of(name) for name in imports(path)} == {"cli"}
    with pytest.raises(ValueError, match="cycle"):
        TopologicalSorter(used() | {"kernel": {"cli"}}).prepare()


def games() -> set[str]:
    return {path.parent.name for path in SOURCE.glob("games/*/rules.py")}


def drawn() -> dict[str, set[str]]:
    """The lines ``package -> those that it uses`` of the drawing."""
    arrows = re.findall(r"^(\w+) +-> ([a-z ]+)$", DRAWN.read_text(), re.MULTILINE)
    return {package: set(others.split()) for package, others in arrows}


def used() -> dict[str, set[str]]:
    """By package: the others that it imports, wherever in a module."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).parts
        package = parts[0] if len(parts) > 1 else HOUSE
        if path.name != "__main__.py":  # which is the command
            found.setdefault(package, set()).update(map(package_of, imports(path)))
    return {package: others - {package} for package, others in found.items() if others - {package}}


def imports(path: Path) -> list[str]:
    """The modules of ours that a file imports, by their whole names."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            assert node.level == 0, f"{path}: a relative import"
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return [name for name in names if name.split(".")[0] == HOUSE]


def package_of(name: str) -> str:
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and SOURCE.joinpath(parts[1]).is_dir() else HOUSE

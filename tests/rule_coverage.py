"""Which rules are shown by a scenario, and which by a law that is marked with them.

``make coverage`` prints the lists; tests/rules/test_coverage.py fails while a rule is in neither.
"""

import importlib.util
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from backroom import games
from backroom.kernel.scenario import Scenario, read_scenario
from backroom.kernel.text import messages

TESTS = Path(__file__).parent
RULES = files("backroom") / "locale" / "en"
GAMES = [name for name in games.names() if (RULES / f"{name}-rules.ftl").is_file()]


class Shown(NamedTuple):
    """The rules of a game, by what shows them."""

    rules: list[str]  # all of them, in order
    scenarios: set[str]
    laws: set[str]
    display_only: dict[str, str]  # about display alone, with the reason

    def uncovered(self) -> list[str]:
        covered = self.scenarios | self.laws | set(self.display_only)
        return [rule for rule in self.rules if rule not in covered]


def shown(game: str) -> Shown:
    prefix = f"{games.game(game).rule_prefix}-"
    listed = tomllib.loads((TESTS / "rules" / "display_only.toml").read_text("utf-8"))
    return Shown(
        rules=all_rules(game),
        scenarios={rule for scenario in scenarios(game).values() for rule in scenario.shows},
        laws={rule for rule in rules_of_laws() if rule.startswith(prefix)},
        display_only={rule: why for rule, why in listed.items() if rule.startswith(prefix)},
    )


def all_rules(game: str) -> list[str]:
    """The numbers of all rules, in order, from the English rules text."""
    number = re.compile(rf"{games.game(game).rule_prefix}-\d+")
    return [name for name in messages("en") if number.fullmatch(name)]


@cache
def scenarios(game: str) -> dict[str, Scenario]:
    paths = sorted((TESTS / "rules" / game).glob("*.toml"))
    return {path.stem: read_scenario(path) for path in paths}


@cache
def rules_of_laws() -> set[str]:
    """The rules that laws are marked with, of all games."""
    return {rule for path in sorted((TESTS / "laws").glob("test_*.py")) for rule in _marks_in(path)}


def _marks_in(path: Path) -> Iterator[str]:
    spec = importlib.util.spec_from_file_location(f"marks_in_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, function in vars(module).items():
        if name.startswith("test_"):
            for mark in getattr(function, "pytestmark", []):
                if mark.name == "shows":
                    yield from mark.args


def main(*names: str) -> None:
    for game in names or GAMES:
        found = shown(game)
        by_laws = [rule for rule in found.rules if rule in found.laws]
        print_list(f"{game}: {len(found.rules)} rules; shown by scenarios", found.scenarios)
        print_list("  held by laws", by_laws)
        print_list("  held by laws alone", [r for r in by_laws if r not in found.scenarios])
        print_list("  about display alone", found.display_only)
        print_list("  uncovered", found.uncovered())


def print_list(title: str, rules: set[str] | dict[str, str] | list[str]) -> None:
    print(f"{title}: {len(rules)}")  # noqa: T201
    if rules:
        print(f"    {' '.join(sorted(rules))}")  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Every rule of a game is shown by a scenario, held by a law, or about display alone."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from backroom import games
from backroom.kernel.scenario import Scenario, read_scenario
from backroom.kernel.text import messages

HERE = Path(__file__).parent
LAWS = HERE.parent / "laws"
RULES = files("backroom") / "locale" / "en"
GAMES = [name for name in games.names() if (RULES / f"{name}-rules.ftl").is_file()]
VECTOR = re.compile(r"([A-Z]{1,2}V|B|T)-\d{2,3}")
VECTOR_FILE = re.compile(r"(?P<vector>([a-z]{1,2}v|b|t)\d{2,3})[b-z]?-[a-z0-9-]+")


def all_rules(game: str) -> list[str]:
    """The numbers of all rules, in order, from the English rules text."""
    number = re.compile(rf"{games.game(game).rule_prefix}-\d+")
    return [name for name in messages("en") if number.fullmatch(name)]


def scenarios(game: str) -> dict[str, Scenario]:
    return {path.stem: read_scenario(path) for path in sorted((HERE / game).glob("*.toml"))}


def rules_of_scenarios(game: str) -> set[str]:
    return {rule for scenario in scenarios(game).values() for rule in scenario.shows}


def rules_of_laws(game: str) -> set[str]:
    """The rule numbers named in the code of the laws."""
    number = re.compile(rf"\b{games.game(game).rule_prefix}-\d+\b")
    return {rule for path in LAWS.rglob("*.py") for rule in number.findall(path.read_text("utf-8"))}


def display_only(game: str) -> dict[str, str]:
    """Rules about display alone, with the reason."""
    prefix = f"{games.game(game).rule_prefix}-"
    listed = tomllib.loads((HERE / "display_only.toml").read_text("utf-8"))
    return {rule: reason for rule, reason in listed.items() if rule.startswith(prefix)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown(game: str) -> None:
    assert all_rules(game), f"the English texts hold no rules of {game}"
    shown = rules_of_scenarios(game) | rules_of_laws(game) | set(display_only(game))
    missing = [rule for rule in all_rules(game) if rule not in shown]
    assert not missing, f"rules of {game} that nothing shows: {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_scenarios_name_rules_that_exist(game: str) -> None:
    known = set(all_rules(game))
    unknown = [
        f"{name}: {rule}"
        for name, scenario in scenarios(game).items()
        for rule in scenario.shows
        if rule not in known
    ]
    assert not unknown, f"there are no such rules of {game}: {', '.join(unknown)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_shows_something_once(game: str) -> None:
    wrong = [
        name
        for name, scenario in scenarios(game).items()
        if not scenario.shows or len(set(scenario.shows)) < len(scenario.shows)
    ]
    assert not wrong, f"scenarios that show nothing, or a rule twice: {', '.join(wrong)}"


@pytest.mark.parametrize("game", GAMES)
def test_display_only_rules_exist_and_are_not_shown(game: str) -> None:
    listed = display_only(game)
    assert set(listed) <= set(all_rules(game))
    assert all(reason.strip() for reason in listed.values())
    shown = sorted(set(listed) & rules_of_scenarios(game))
    assert not shown, f"listed as display only, but a scenario shows them: {', '.join(shown)}"


@pytest.mark.parametrize("game", GAMES)
def test_vectors_are_well_formed(game: str) -> None:
    """CV-09 is told in cv09-..., cv09b-... and so on, and nowhere else. Animalcatraz numbers the
    examples of its rulebook B-01 ... and its own T-01 ..."""
    wrong = []
    for name, scenario in scenarios(game).items():
        of_file = VECTOR_FILE.fullmatch(name)
        vector = scenario.vector
        well_formed = vector is None or VECTOR.fullmatch(vector) is not None
        named = None if vector is None else vector.lower().replace("-", "")
        if not well_formed or named != (of_file and of_file["vector"]):
            wrong.append(f"{name}: {vector}")
    assert not wrong, f"file name and vector do not agree: {', '.join(wrong)}"


@pytest.mark.parametrize("game", GAMES)
def test_titles_differ(game: str) -> None:
    titles = [scenario.title for scenario in scenarios(game).values()]
    twice = sorted({title for title in titles if titles.count(title) > 1})
    assert not twice, f"titles used twice: {', '.join(twice)}"

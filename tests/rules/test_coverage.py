"""Every rule of a game is shown by a scenario, held by a law, or about display alone."""

import re
from functools import cache

import pytest

from rule_coverage import GAMES, Shown, rules_of_laws, scenarios
from rule_coverage import shown as rules_shown

VECTOR = re.compile(r"([A-Z]{1,2}V|B|T)-\d{2,3}")
VECTOR_FILE = re.compile(r"(?P<vector>([a-z]{1,2}v|b|t)\d{2,3})[b-z]?-[a-z0-9-]+")


@cache
def shown(game: str) -> Shown:
    return rules_shown(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown(game: str) -> None:
    found = shown(game)
    assert found.rules, f"the English texts hold no rules of {game}"
    assert not found.uncovered(), (
        f"rules of {game} that no scenario shows and no law is marked with "
        f"(of {len(found.rules)}, {len(found.scenarios)} are shown by scenarios, "
        f"{len(found.laws)} by laws): {', '.join(found.uncovered())}"
    )


def test_laws_are_marked_with_rules_that_exist() -> None:
    known = {rule for game in GAMES for rule in shown(game).rules}
    unknown = sorted(rules_of_laws() - known)
    assert not unknown, f"laws are marked with rules that do not exist: {', '.join(unknown)}"


@pytest.mark.parametrize("game", GAMES)
def test_scenarios_name_rules_that_exist(game: str) -> None:
    known = set(shown(game).rules)
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
    found = shown(game)
    assert set(found.display_only) <= set(found.rules)
    assert all(reason.strip() for reason in found.display_only.values())
    wrong = sorted(set(found.display_only) & (found.scenarios | found.laws))
    assert not wrong, f"listed as display only, but something shows them: {', '.join(wrong)}"


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

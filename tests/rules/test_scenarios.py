"""Every scenario holds; and a scenario that does not hold says so plainly."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from backroom import games
from backroom.kernel.scenario import ScenarioFailed, read_scenario, run_scenario

HERE = Path(__file__).parent
SCENARIOS = sorted(HERE.glob("*/*.toml"))

PASSING = """
title = "S0 pays for hangout D"
shows = ["CR-46"]

[position]
hangouts.D = [9, 13]

[[step]]
do = "recruit D"
money = [16, 18]
"""
START = '[start]\nphase = "turn"\n'
NEW_GAME = """
title = "A new game"
shows = ["CR-26"]
seats = 2
"""


def run(path: Path, game: str) -> None:
    run_scenario(games.game(game), read_scenario(path))


def failure_of(folder: Path, text: str) -> str:
    """What a scenario of Crooks says when it fails."""
    path = folder / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioFailed) as failed:
        run(path, "crooks")
    return str(failed.value)


def test_there_are_scenarios() -> None:
    assert SCENARIOS


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario_holds(path: Path) -> None:
    run(path, path.parent.name)


def test_the_scenario_changed_below_holds(tmp_path: Path) -> None:
    path = tmp_path / "right.toml"
    path.write_text(PASSING, encoding="utf-8")
    run(path, "crooks")


def test_wrong_state_says_where_and_what(tmp_path: Path) -> None:
    message = failure_of(tmp_path, PASSING.replace("[16, 18]", "[15, 18]"))
    assert message.startswith("step 1 (recruit D): money.0\n")
    assert "expected: 15" in message
    assert "got:      16" in message


# What is added to the passing scenario's step, and what its failure must say.
WRONG: Mapping[str, tuple[str, list[str]]] = {
    "unknown part of the state": (
        "purses = [16, 18]",
        ["purses", "expected: [16, 18]", "got:      no such thing"],
    ),
    "unknown part of a part": ("hangouts.X = []", ["hangouts.X", "expected: []", "no such thing"]),
    "unknown seat in a view": ("view.S2.phase = 'take'", ["the seat", "got:      S2"]),
    "unknown seat in hidden": ("hidden.S7 = ['pile']", ["the seat", "got:      S7"]),
    "wrong view": ("view.S0.pile = [9]", ["view.S0.pile", "expected: [9]", "got:      [9, 13]"]),
    "not hidden": ("hidden.S0 = ['pile']", ["view.S0.pile", "expected: hidden", "[9, 13]"]),
    "wrong legal choices": (
        "legal = ['take 0']",
        ["legal choices of S0", "expected: ['take 0']", "got:      ['take 0', 'take 1']"],
    ),
    "missing legal choice": ("legal_has = ['pass']", ["expected: with ['pass']", "take 1"]),
    "superfluous legal choice": ("legal_lacks = ['take 0']", ["expected: without ['take 0']"]),
    "wrong seat waits": ("waiting = [1]", ["waiting", "expected: 1", "got:      0"]),
    "wrong points": ("points = [1, 0]", ["points.0", "expected: 1", "got:      0"]),
    "wrong places": ("places = [1, 2]", ["places.0", "expected: 1", "got:      2"]),
    "wrong journal": (
        "journal.S1 = []",
        ["journal.S1", "expected: []", "'event': 'recruited'"],
    ),
    "wrong words": (
        "text.en.S1 = ['S0 smiles.']",
        ["text.en.S1.0", "expected: S0 smiles.", "got:      S0 pays $2"],
    ),
    "refused, but it is legal": (
        "refuses = { 'take 0' = 'no_place' }",
        ["the choice take 0", "expected: refused with no_place", "got:      accepted"],
    ),
    "refused with another code": (
        "refuses = { 'take 2' = 'no_place' }",
        ["the refusal of take 2", "expected: no_place", "got:      no_such_slot (CR-50)"],
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_expectation_fails(tmp_path: Path, name: str) -> None:
    added, parts = WRONG[name]
    message = failure_of(tmp_path, PASSING + added)
    assert message.startswith("step 1 (recruit D): ")
    for part in parts:
        assert part in message


def test_refused_choice_that_is_accepted_fails(tmp_path: Path) -> None:
    text = PASSING.replace("money = [16, 18]", 'refused = "cannot_afford"')
    message = failure_of(tmp_path, text)
    assert "expected: refused with cannot_afford" in message
    assert "got:      accepted" in message


def test_refusal_by_another_rule_fails(tmp_path: Path) -> None:
    message = failure_of(
        tmp_path,
        PASSING + '\n[[step]]\ndo = "take 2"\nrefused = "no_such_slot"\nrule = "CR-54"\n',
    )
    assert message.startswith("step 2 (take 2): ")
    assert "expected: CR-54" in message
    assert "got:      CR-50" in message


def test_choice_that_is_refused_fails(tmp_path: Path) -> None:
    message = failure_of(tmp_path, PASSING.replace('"recruit D"', '"recruit A"'))
    assert "expected: accepted" in message
    assert "got:      refused with hangout_empty (CR-45)" in message


def test_too_few_outcomes_of_chance_fail(tmp_path: Path) -> None:
    message = failure_of(tmp_path, NEW_GAME + "chance = [3, 2]\n" + START)
    assert "the script has 2 outcomes, and the rules ask for one more" in message


def test_impossible_outcome_of_chance_fails(tmp_path: Path) -> None:
    message = failure_of(tmp_path, NEW_GAME + "chance = [32]\n" + START)
    assert "outcome 1 of the script is 32, and the rules ask for 0 to 31" in message


def test_unused_outcomes_of_chance_fail(tmp_path: Path) -> None:
    message = failure_of(tmp_path, NEW_GAME + f"chance = {[0] * 34}\n" + START)
    assert "2 scripted outcomes of chance were never asked for" in message


def test_set_up_that_is_not_refused_fails(tmp_path: Path) -> None:
    message = failure_of(tmp_path, NEW_GAME + 'seed = 1\nrefused = "bad_player_count"\n')
    assert "expected the set-up to be refused with bad_player_count" in message


def test_set_up_refused_otherwise_fails(tmp_path: Path) -> None:
    text = NEW_GAME.replace("seats = 2", "seats = 5") + 'seed = 1\nrefused = "bad_edition"\n'
    message = failure_of(tmp_path, text)
    assert "expected the set-up to be refused with bad_edition" in message
    assert "bad_player_count" in message


def test_edition_refused_on_another_line_fails(tmp_path: Path) -> None:
    change = '[{ find = "start_money = 18", put = "start_money = -1" }]'
    refused = 'refused = "bad_edition"\nrefused_line = "piles"\n'
    message = failure_of(tmp_path, NEW_GAME + f"seed = 1\nedition = {change}\n" + refused)
    assert "expected the line with 'piles'" in message
    assert "start_money = -1" in message


def test_change_of_text_that_the_edition_lacks_fails(tmp_path: Path) -> None:
    change = '[{ find = "no such text", put = "" }]'
    message = failure_of(tmp_path, NEW_GAME + f"seed = 1\nedition = {change}\n" + START)
    assert "no text 'no such text'" in message


def test_position_that_cannot_be_fails(tmp_path: Path) -> None:
    message = failure_of(tmp_path, PASSING.replace("[9, 13]", "[9, 9]"))
    assert "bad_position" in message
    assert "crook 9 lies somewhere else already" in message


def test_file_that_is_no_scenario_fails(tmp_path: Path) -> None:
    assert "colour" in failure_of(tmp_path, 'colour = "red"\n' + PASSING)
    assert "this is no scenario" in failure_of(tmp_path, "title = \n")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (NEW_GAME + "seed = 1\n", "it expects nothing"),
        (NEW_GAME + "seed = 1\n[[step]]\nseat = 0\ndo = 'pass'\n", "it expects nothing"),
        (NEW_GAME + "seed = 1\nchance = [1]\n" + START, "not both"),
        (NEW_GAME + "seed = 1\nrefused_line = 'x'\n" + START, "belongs to refused"),
        (NEW_GAME + "seed = 1\nrefused = 'bad_edition'\n" + START, "no start and no steps"),
        (NEW_GAME + "seed = 1\n[[step]]\nrefused = 'stale'\n", "belong to a choice"),
        (NEW_GAME + "seed = 1\n[[step]]\ndo = 'pass'\nrule = 'CR-01'\n", "rule belongs to"),
    ],
)
def test_scenario_that_shows_nothing_fails(tmp_path: Path, text: str, why: str) -> None:
    assert why in failure_of(tmp_path, text)


def test_misspelt_hidden_path_fails(tmp_path: Path) -> None:
    hidden = "seed = 1\n[start]\nhidden.S1 = ['pille']\n"
    assert "no such path" in failure_of(tmp_path, NEW_GAME + hidden)

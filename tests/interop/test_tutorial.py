"""The agent of the tutorial trains, where the libraries for it are installed."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("sb3_contrib", reason="backroom[tutorial] is not installed")
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "train_crooks.py"


@pytest.fixture(scope="module")
def tutorial() -> ModuleType:
    spec = spec_from_file_location("train_crooks", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_agent_trains_and_its_progress_is_plotted(tutorial: ModuleType, tmp_path: Path) -> None:
    plot = tmp_path / "training.svg"
    scores = tutorial.train(quick=True, plot=plot)
    assert [(score.steps, score.opponent) for score in scores] == [
        (0, "greedy"),
        (0, "random"),
        (64, "greedy"),
        (64, "random"),
    ]
    assert all(0 <= score.wins <= 1 for score in scores)
    assert "<svg" in plot.read_text(encoding="utf-8")


def test_a_seat_of_a_table_is_an_environment_of_gymnasium(tutorial: ModuleType) -> None:
    env = tutorial.OneSeat("random", 1)
    observation, _ = env.reset(seed=1, options={"seat": 1})
    assert observation in env.observation_space
    assert env.seat == 1
    total, over = 0.0, False
    while not over:
        action = env.action_space.sample(env.action_masks())
        observation, reward, over, truncated, _ = env.step(action)
        assert not truncated
        total += reward
    assert total == pytest.approx(round(total))

"""The network of the tutorial learns, and its progress is plotted."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "train.py"


@pytest.fixture(scope="module")
def tutorial() -> ModuleType:
    spec = spec_from_file_location("train", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def small(tutorial: ModuleType) -> object:
    return tutorial.Settings(tables=8, length=12, hidden=16, batch=32)


def test_a_network_trains_and_its_progress_is_plotted(
    tutorial: ModuleType, small: object, tmp_path: Path
) -> None:
    plot, file = tmp_path / "training.svg", tmp_path / "network.npz"
    scores = tutorial.train(
        minutes=1e-6, measurements=1, games=2, plot=plot, save=file, settings=small
    )
    told = [(score.choices, score.opponent) for score in scores]
    assert told == [(0, "greedy"), (0, "random"), (96, "greedy"), (96, "random")]
    assert all(score.interval.low <= score.wins <= score.interval.high for score in scores)
    assert "<svg" in plot.read_text(encoding="utf-8")
    assert len(np.load(file).files) == 8


def test_results_are_those_of_the_seat_that_chose(tutorial: ModuleType, small: object) -> None:
    school = tutorial.School("sneaks", 3, small, 1)
    school.settings.patience = 1.0
    for _ in range(100):
        school.play()
        if school.ends.any():
            break
    results = school.results()
    step, table = next(zip(*np.nonzero(school.ends), strict=True))
    before = school.ends[:step, table].nonzero()[0]
    for earlier in range(before[-1] + 1 if len(before) else 0, step + 1):
        seat = school.seats[earlier, table]
        assert results[earlier, table] == school.rewards[step, table, seat]


def test_slopes_are_those_of_the_loss(tutorial: ModuleType) -> None:
    """What is learned from a choice that went well makes it likelier, and one that went badly
    rarer."""
    luck = np.random.default_rng(1)
    seen = luck.random((2, 10)).astype(np.float32)
    masks = np.array([[True, True, False]] * 2)
    for gain in (1.0, -1.0):
        network = tutorial.Network(10, 3, 8, seed=3)
        before = network.look(seen, masks)[2]
        assert (before[:, 2] == 0).all()
        lesson = tutorial.Lesson(
            seen,
            masks,
            np.zeros(2, np.int64),
            before[:, 0],
            np.full(2, 0.5, np.float32),
            np.full(2, gain, np.float32),
        )
        expected = network.look(seen, masks)[3]
        for _ in range(20):
            network.learn(lesson, tutorial.Settings(curiosity=0.0, clip=10.0), 0.01)
        after = network.look(seen, masks)
        assert np.sign(after[2][:, 0] - before[:, 0]).tolist() == [gain, gain]
        assert (abs(after[3] - 0.5) < abs(expected - 0.5)).all()

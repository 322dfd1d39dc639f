"""The network of the tutorial learns, and its progress is plotted."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

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
    assert len(np.load(file).files) == 12


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


@pytest.mark.parametrize("parts", [(), (0, 1)], ids=["no places", "two places"])
def test_slopes_are_those_of_the_loss(tutorial: ModuleType, parts: tuple[int, ...]) -> None:
    """What is learned from a choice that went well makes it likelier, and one that went badly
    rarer."""
    luck = np.random.default_rng(1)
    seen = luck.random((2, 10)).astype(np.float32)
    masks = np.array([[True, True, False]] * 2)
    columns = np.array([[3 * part, 3 * part + 1] for part in parts], np.int64, ndmin=2)
    places = tutorial.Places(columns, np.array([[part] for part in parts], np.int64, ndmin=2))
    for gain in (1.0, -1.0):
        network = tutorial.Network(10, 3, 8, 3, places)
        before = network.look(seen, masks)
        assert (before.odds[:, 2] == 0).all()
        lesson = tutorial.Lesson(
            seen,
            masks,
            np.zeros(2, np.int64),
            before.odds[:, 0],
            np.full(2, 0.5, np.float32),
            np.full(2, gain, np.float32),
        )
        for _ in range(20):
            network.learn(lesson, tutorial.Settings(curiosity=0.0, clip=10.0), 0.01)
        after = network.look(seen, masks)
        assert np.sign(after.odds[:, 0] - before.odds[:, 0]).tolist() == [gain, gain]
        assert (abs(after.expected - 0.5) < abs(before.expected - 0.5)).all()


def test_slopes_are_those_of_differences(tutorial: ModuleType) -> None:
    """A little more of any weight changes the loss as much as its slope says."""
    luck = np.random.default_rng(2)
    places = tutorial.Places(np.array([[0, 1], [2, 3]]), np.array([[0, 1], [2, 3]]))
    settings = tutorial.Settings(curiosity=0.3, clip=10.0)
    network = tutorial.Network(6, 5, 8, 1, places)
    network.layers = [luck.normal(0, 0.5, layer.shape) for layer in network.layers]
    masks = np.ones((3, 5), np.bool_)
    seen, codes, rows = luck.random((3, 6)), np.array([0, 2, 4]), np.arange(3)
    results, gain = luck.random(3) - 0.5, luck.random(3) - 0.5
    chosen = network.look(seen, masks).odds[rows, codes]

    def loss() -> float:
        look = network.look(seen, masks)
        entropy = -(look.odds * np.log(look.odds)).sum(1)
        won = gain * look.odds[rows, codes] / chosen
        return float((-won + (look.expected - results) ** 2 / 2 - 0.3 * entropy).mean())

    slopes: list[Any] = []
    network._descend = lambda found, _: slopes.extend(found)
    network.learn(tutorial.Lesson(seen, masks, codes, chosen, results, gain), settings, 0.0)
    for layer, slope in zip(network.layers, slopes, strict=True):
        place = tuple(luck.integers(layer.shape))
        kept, measured = layer[place], []
        for step in (1e-5, -1e-5):
            layer[place] = kept + step
            measured.append(loss())
        layer[place] = kept
        assert slope[place] == pytest.approx((measured[0] - measured[1]) / 2e-5, abs=1e-6)


def test_places_are_told_of_alike(tutorial: ModuleType) -> None:
    tables = tutorial.Tables("sneaks", 1, 4)
    places = tutorial.places_of(tables, "site")
    assert places.codes.tolist() == [[site, 8 + site] for site in range(8)]
    for site, columns in zip("ABCDEFGH", places.columns, strict=True):
        told = [tables.columns[column] for column in columns]
        assert all(site in column.where for column in told)
        like_the_first = [tables.columns[column] for column in places.columns[0]]
        assert [(one.slot, one.says) for one in told] == [
            (one.slot, one.says) for one in like_the_first
        ]
    with pytest.raises(ValueError, match="no choice of crooks names a site"):
        tutorial.places_of(tutorial.Tables("crooks", 1, 2), "site")

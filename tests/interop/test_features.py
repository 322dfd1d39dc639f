"""An observation is made of everything in a view, and of nothing else."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from msgspec import Struct

from backroom.interop.features import LIMIT, Features
from backroom.kernel.chance import fast_chance
from support import Setting, everybody, session_at, settings


class Pile(Struct):
    letter: str
    cards: list[int]


class Sight(Struct):
    you: int
    phase: str
    over: bool
    money: int | None
    piles: list[Pile]


SIGHT = Sight(1, "take", False, None, [Pile("A", [3, 3])])


def test_everything_in_a_view_has_a_name() -> None:
    assert Features().named(SIGHT) == {
        "you": 0.25,
        "you=1": 1.0,
        "phase=take": 1.0,
        "piles.0.letter=A": 1.0,
        "piles.0.cards.0": 0.5,
        "piles.0.cards.0=3": 1.0,
        "piles.0.cards.1": 0.5,
        "piles.0.cards.1=3": 1.0,
        "piles.0.cards=3": 2.0,
    }


def test_every_name_counts_in_its_cell() -> None:
    features = Features(32)
    expected = np.zeros(32, np.float32)
    for name, amount in features.named(SIGHT).items():
        cell, sign = features.cell(name)
        expected[cell] += sign * amount
    assert np.array_equal(features.encode(SIGHT), expected)


def test_cells_are_the_same_everywhere_and_for_ever() -> None:
    assert [Features(1024).cell(name) for name in ("phase=take", "box.0.up")] == [
        (595, 1),
        (918, -1),
    ]


def test_a_cell_has_a_limit() -> None:
    crowded = Features(1).encode(Sight(0, "", True, 1 << 40, [Pile("A", [5] * 100)]))
    assert np.abs(crowded) <= LIMIT


@pytest.mark.parametrize("size", [0, -3])
def test_an_observation_has_cells(size: int) -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        Features(size)


@pytest.mark.parametrize("setting", settings(), ids=repr)
@examples(max_examples=4)
@given(seed=st.integers(0, 1000), moment=st.integers(0, 100))
def test_a_seat_observes_the_same_on_every_table_it_cannot_tell_apart(
    setting: Setting, seed: int, moment: int
) -> None:
    features = Features()
    state = session_at(setting, seed, moment).state
    seen = [features.encode(setting.game.view(state, seat)) for seat in everybody(state)]
    for seat, observation in zip(everybody(state), seen, strict=True):
        other = state.redeal(seat, fast_chance(seed))
        again = features.encode(setting.game.view(other, seat))
        assert np.array_equal(observation, again)
        assert observation.any()
        assert np.isfinite(observation).all()
    assert len({observation.tobytes() for observation in seen}) == len(seen)

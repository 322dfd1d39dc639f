"""Many tables side by side: the same games as one at a time, and nothing that must not happen."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from backroom.interop.rewards import by_place
from backroom.interop.vector import LEARNER, Tables
from backroom.kernel.chance import fast_chance
from backroom.kernel.encoding import amounts_of
from backroom.kernel.refusals import Refused, SetupError
from support import Setting, settings

SETTINGS = settings()
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=repr)
STEPS = 130
LONG_GAMES = ("kings", "animalcatraz")


def some(tables: Tables, luck: np.random.Generator) -> NDArray[np.int64]:
    """A random code for every table; 0 where nobody is asked."""
    codes: NDArray[np.int64] = (tables.masks * luck.random(tables.masks.shape)).argmax(1)
    return codes


@every_setting
def test_rows_say_what_the_table_does(setting: Setting) -> None:
    """A table played by hand beside the second of three."""
    tables = Tables(setting.game.name, 3, setting.seats)
    tables.reset(seed=5)
    luck, played = np.random.default_rng(1), 0
    columns, encoder = len(tables.columns), setting.game.encoder()
    state = tables.setting.deal(fast_chance("6 0"))
    for _ in range(STEPS):
        seat = state.asked()[0]
        row = np.zeros(columns, np.int8)
        for column, amount in amounts_of(encoder, state, seat, False, columns).items():
            row[column] = amount
        assert tables.asked[1] == seat
        assert (tables.observations[1] == row).all()
        assert np.flatnonzero(tables.masks[1]).tolist() == sorted(state.legal(seat))
        assert tables.choices[1] == len(state.legal(seat))
        codes = some(tables, luck)
        tables.step(codes)
        state.play(seat, int(codes[1]))
        assert tables.ends[1] == (not state.asked())
        expected = by_place(state.standings()) if tables.ends[1] else [0.0] * setting.seats
        assert tables.rewards[1] == pytest.approx(expected)
        if tables.ends[1]:
            played += 1
            state = tables.setting.deal(fast_chance(f"6 {played}"))


@every_setting
def test_a_table_plays_the_same_games_whatever_stands_beside_it(setting: Setting) -> None:
    few, many = (Tables(setting.game.name, count, setting.seats) for count in (2, 7))
    few.reset(seed=3)
    many.reset(seed=3)
    for step in range(STEPS):
        luck = np.random.default_rng(step)
        codes = np.array(
            [np.flatnonzero(mask)[int(luck.integers(99)) % mask.sum()] for mask in many.masks]
        )
        few.step(codes[:2])
        many.step(codes)
        for name in ("observations", "masks", "asked", "rewards", "ends"):
            assert (getattr(few, name) == getattr(many, name)[:2]).all(), name


@every_setting
def test_the_sparse_form_and_float32_say_the_same(setting: Setting) -> None:
    whole = Tables(setting.game.name, 4, setting.seats)
    scaled = Tables(setting.game.name, 4, setting.seats, dtype="float32")
    for tables in (whole, scaled):
        tables.reset(seed=8)
    luck = np.random.default_rng(2)
    units = np.array([column.unit for column in whole.columns], np.float32)
    for _ in range(60):
        codes = some(whole, luck)
        whole.step(codes)
        scaled.step(codes)
        assert scaled.observations.dtype == np.float32
        assert np.allclose(scaled.observations, whole.observations / units)
        sparse, again = whole.sparse(), np.zeros_like(whole.observations)
        ends = [*sparse.offsets[1:], len(sparse.columns)]
        for table, (first, end) in enumerate(zip(sparse.offsets, ends, strict=True)):
            again[table, sparse.columns[first:end]] = sparse.amounts[first:end]
        assert (again == whole.observations).all()
        assert whole.decode(whole.observations[1]) == scaled.decode(scaled.observations[1])


BAD_CODES: list[Any] = [
    [0, 0],
    [[0], [0], [0]],
    [0.0, 0.0, 0.0],
    ["0", "0", "0"],
    [True, True, True],
    None,
    [0, 0, 10**30],
]


@pytest.mark.parametrize("codes", BAD_CODES, ids=str)
def test_what_is_no_code_is_refused(codes: Any) -> None:
    tables = Tables("crooks", 3)
    tables.reset(seed=1)
    before = snapshot(tables)
    with pytest.raises(ValueError, match="whole number for each of 3 tables"):
        tables.step(codes)
    assert snapshot(tables) == before


@pytest.mark.parametrize("code", [-1, 9, 40, 67, 68, 10**12])
def test_a_choice_that_is_not_legal_changes_nothing(code: int) -> None:
    tables = Tables("crooks", 3, seats=2)
    tables.reset(seed=1)
    codes = some(tables, np.random.default_rng(0))
    codes[2] = code
    before = snapshot(tables)
    with pytest.raises(Refused) as error:
        tables.step(codes)
    assert error.value.__notes__[0].startswith("table 2, seat ")
    assert snapshot(tables) == before


def snapshot(tables: Tables) -> list[Any]:
    states = [bytes(memoryview(state.b)) for state in tables._herd.states]
    arrays = (tables.observations, tables.masks, tables.asked, tables.rewards, tables.ends)
    return [*states, *(array.tobytes() for array in arrays)]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"count": 0}, "at least one table"),
        ({"dtype": "float64"}, "dtype is"),
        ({"players": ["learner"]}, "as many players"),
        ({"players": ["random"] * 4}, "must be 'learner'"),
        ({"players": ["learner", "random", "random", "nobody"]}, "nobody"),
        ({"seats": 9}, "bad_player_count"),
    ],
)
def test_tables_that_cannot_be_are_refused(given: Mapping[str, Any], reason: str) -> None:
    with pytest.raises((ValueError, SetupError), match=reason):
        Tables(**{"game": "crooks", "count": 2, **given})


def test_nothing_is_chosen_before_a_deal() -> None:
    with pytest.raises(ValueError, match=r"before reset\(\)"):
        Tables("crooks", 2).step([0, 0])


def test_as_many_seeds_as_tables() -> None:
    tables = Tables("crooks", 2)
    with pytest.raises(ValueError, match="need as many seeds"):
        tables.reset(seed=[1, 2, 3])
    tables.reset(seed=[4, 4])
    assert (tables.observations[0] == tables.observations[1]).all()


def lowest(observations: NDArray[Any], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    assert len(observations) == len(masks)
    codes: NDArray[np.int64] = masks.argmax(1)
    return codes


@pytest.mark.parametrize(
    "players",
    [[LEARNER, "random", lowest], [LEARNER, LEARNER, "random"], [LEARNER, lowest, lowest]],
    ids=["bot and policy", "two learners", "policies"],
)
@pytest.mark.parametrize("game", sorted({setting.game.name for setting in SETTINGS}))
def test_others_play_their_own_seats(game: str, players: Sequence[Any]) -> None:
    tables = Tables(game, 5, 3, players=players)
    tables.reset(seed=2)
    luck, ended = np.random.default_rng(5), 0
    for _ in range(STEPS):
        for table, seat in enumerate(tables.asked):
            assert tables.player_at(table, int(seat)) == LEARNER
        tables.step(some(tables, luck))
        assert (tables.rewards[~tables.ends] == 0).all()
        assert np.allclose(tables.rewards.sum(1), 0)
        ended += int(tables.ends.sum())
    assert ended > 0 or game in LONG_GAMES


def test_players_move_on_by_a_seat() -> None:
    tables = Tables("crooks", 4, 4, players=[LEARNER, "random", "random", "random"])
    tables.reset(seed=1)
    assert tables.asked.tolist() == [0, 1, 2, 3]
    fixed = Tables("crooks", 4, 4, players=[LEARNER, *["random"] * 3], rotate=False)
    fixed.reset(seed=1)
    assert fixed.asked.tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED])
def test_a_table_that_is_over_waits_as_it_was_told(mode: AutoresetMode) -> None:
    tables = Tables("crooks", 4, 2, autoreset=mode)
    tables.reset(seed=1)
    luck = np.random.default_rng(3)
    while not tables.ends.any():
        tables.step(some(tables, luck))
    over = int(np.flatnonzero(tables.ends)[0])
    assert tables.asked[over] == -1
    assert not tables.masks[over].any()
    assert abs(tables.rewards[over]).sum() in (0, 2)
    tables.step(some(tables, luck))
    assert (tables.asked[over] >= 0) == (mode == AutoresetMode.NEXT_STEP)
    assert (tables.rewards[over] == 0).all()
    while not tables.ends.all() and mode == AutoresetMode.DISABLED:
        tables.step(some(tables, luck))
    tables.reset()
    assert (tables.asked >= 0).all()

"""The laws of a game's encodings: what a seat knows, and the whole table, in numbers."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json, to_builtins

from backroom.kernel.chance import fast_chance
from backroom.kernel.encoding import Column, Encoding, amounts_of, readings
from backroom.kernel.state import State
from support import (
    SECRETIVE,
    Setting,
    everybody,
    play_on,
    random_session,
    session_at,
    settings_of_all_editions,
    usual_length,
)

SEEDS = st.integers(0, 2**32)
MOMENTS = st.integers(0, 115)
GAMES_COMPARED = 8
MOMENTS_COMPARED = 20  # of a game
every_setting = pytest.mark.parametrize("setting", settings_of_all_editions(), ids=repr)


def encoding_of(setting: Setting) -> Encoding:
    return setting.game.encoding


@cache
def columns_of(setting: Setting, whole: bool) -> list[Column]:
    return encoding_of(setting).columns(setting.edition.cards, setting.seats, whole)


def amounts(setting: Setting, state: State, seat: int, whole: bool = False) -> dict[int, int]:
    columns = len(columns_of(setting, whole))
    return amounts_of(setting.game.encoder(), state, seat, whole, columns)


def options_of(setting: Setting, secretive: bool) -> dict[str, Any]:
    return SECRETIVE.get(setting.game.name, {}) if secretive else {}


@every_setting
@given(seed=SEEDS, moment=MOMENTS, dealt=SEEDS, secretive=st.booleans())
def test_a_redeal_looks_the_same_in_numbers(
    setting: Setting, seed: int, moment: int, dealt: int, secretive: bool
) -> None:
    state = session_at(setting, seed, moment, **options_of(setting, secretive)).state
    for seat in everybody(state):
        other = state.redeal(seat, fast_chance(dealt))
        assert amounts(setting, other, seat) == amounts(setting, state, seat)


@every_setting
@given(seed=SEEDS, moment=MOMENTS, secretive=st.booleans(), whole=st.booleans())
def test_every_column_is_written_once(
    setting: Setting, seed: int, moment: int, secretive: bool, whole: bool
) -> None:
    """And those that are told stand in columns that the encoding declares."""
    state = session_at(setting, seed, moment, **options_of(setting, secretive)).state
    columns = columns_of(setting, whole)
    encoder = setting.game.encoder()
    for seat in everybody(state):
        told = amounts(setting, state, seat, whole)
        assert all(0 <= column < len(columns) for column in told)
        assert all(told.values())
        for column, amount in told.items():
            assert amount == 1 or columns[column].form == "Scaled"
        assert readings(columns, told)
        again = amounts_of(encoder, state, seat, whole, len(columns))  # one that was used before
        assert again == told


@every_setting
@pytest.mark.parametrize("whole", [False, True], ids=["seat", "whole"])
def test_what_is_told_can_be_told_apart(setting: Setting, whole: bool) -> None:
    """Where the columns of the slots that tell a field are the same, so is the view's field."""
    game, fields = setting.game, fields_told(encoding_of(setting), whole)
    slots = [column.slot.split(".")[0] for column in columns_of(setting, whole)]
    known: dict[Any, Any] = {}
    for number, (secretive, state) in enumerate(moments(setting)):
        for seat in (number % setting.seats, (number + 1) % setting.seats):
            view = to_builtins(game.open_view(state) if whole else game.view(state, seat))
            told: dict[str, list[tuple[int, int]]] = defaultdict(list)
            for column, amount in amounts(setting, state, seat, whole).items():
                told[slots[column]].append((column, amount))
            for field, telling in fields.items():
                part = tuple(tuple(told.get(slot, ())) for slot in telling)
                value = json.encode(field_of(view, field.split(".")))
                assert known.setdefault((secretive, seat, field, part), value) == value, field


def moments(setting: Setting) -> Iterator[tuple[bool, State]]:
    """Tables along random games, with the usual options and with those that hide more."""
    step = max(1, usual_length(setting) // MOMENTS_COMPARED)
    for seed in range(GAMES_COMPARED):
        secretive = seed % 2 == 1
        session = random_session(setting, seed, seed % step, **options_of(setting, secretive))
        while session.state.waiting():
            yield secretive, session.state
            play_on(session, seed + len(session.moves), step)
        yield secretive, session.state


def fields_told(encoding: Encoding, whole: bool) -> dict[str, set[str]]:
    """By field of the view: the slots that tell it."""
    told: dict[str, set[str]] = defaultdict(set)
    for slot in encoding.slots:
        if not (whole and slot.remembered):
            for field in slot.tells:
                told[field].add(slot.name)
    return told


def field_of(data: Any, path: list[str]) -> Any:
    """A field of plain data; lists are gone through, and sorted where their order is not told."""
    if isinstance(data, list):
        if path and path[0] == "{}" and not any(isinstance(one, list) for one in data):
            return sorted((field_of(one, path[1:]) for one in data), key=repr)
        return [field_of(one, path) for one in data]
    if not path or data is None:
        return data
    return field_of(data.get(path[0]), path[1:])


@every_setting
def test_columns_have_names_of_their_own(setting: Setting) -> None:
    for whole in (False, True):
        columns = columns_of(setting, whole)
        names = [(column.name, column.form) for column in columns]
        assert len(set(names)) == len(names)

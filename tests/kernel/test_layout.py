"""What is made from the declaration of a table."""

import os
import sys
from dataclasses import replace
from pathlib import Path
from subprocess import run

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom import games
from backroom.kernel.layout import (
    Board,
    CountsOf,
    Hasher,
    Layout,
    Number,
    Part,
    SetOf,
    Things,
    product,
)
from backroom.kernel.numbers import i64, vec

ROOT = Path(__file__).parents[2]
DECLARED = [name for name in games.names() if games.game(name).layout is not None]
COIN = Things("coin", ["copper", "silver", "gold"])
BOX = Things("box", {0: "left", 2: "right"})
PARTS = [
    Part("purse", SetOf(COIN), by=(Things("seat", ["S0", "S1"]),)),
    Part("prize", COIN, empty=-1),
    Part("price", Number(9), by=(COIN, COIN.called("other"))),
    Part("where", BOX, by=(COIN,), empty=-1),
    Part("heap", CountsOf(COIN, 3), by=(COIN,)),
]


def test_what_is_written_from_the_declarations_is_up_to_date() -> None:
    script = ROOT / "tools" / "generate_boards.py"
    command = [sys.executable, str(script), "--check"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def empty(layout: Layout) -> list[int]:
    spans = layout.spans(None).values()
    return [span.part.empty for span in spans for _ in range(product(span.shape))]


def cells_of(part: Part) -> st.SearchStrategy[list[int]]:
    count = product(part.shape())
    match part.holds:
        case Number():
            numbers = st.integers(part.holds.least, part.holds.most)
        case SetOf():
            numbers = st.integers(0, 2 ** part.holds.things.count(None) - 1)
        case CountsOf():
            numbers = st.integers(0, 2 ** (part.holds.bits * part.holds.things.count(None)) - 1)
        case Things():
            numbers = st.sampled_from([part.empty, *part.holds.by_number(None)])
    return st.lists(numbers, min_size=count, max_size=count)


@given(st.tuples(*map(cells_of, PARTS)))
def test_a_board_is_told_in_words_and_laid_out_again(cells: tuple[list[int], ...]) -> None:
    layout = Layout(PARTS)
    b = vec[i64]([number for part in cells for number in part])
    told = {part.name: Board(layout, None, b, {}).told(part.name) for part in PARTS}
    again = vec[i64](empty(layout))
    for name, words in told.items():
        Board(layout, None, again, {}).lay(name, words)
    assert list(again) == list(b)


class Edition:
    """The cards of an edition, of which there are always two."""

    card_ids = ("ace", "king")


def test_things_that_an_edition_names_may_be_always_as_many() -> None:
    card = Things("card", ids="card_ids", always=2)
    assert card.count(None) == card.count(Edition) == 2
    assert card.word(1, Edition) == "king"


@pytest.mark.parametrize("wrong", [3, {"lead": 1}, {"gold": 8}, {"gold": -1}, {"gold": True}])
def test_counts_that_cannot_be_are_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"is no|is not in|does not say"):
        CountsOf(COIN, 3).number(wrong, None)


@given(st.tuples(*map(cells_of, PARTS)), st.permutations(range(len(PARTS))))
def test_a_hash_does_not_depend_on_the_order_of_parts(
    cells: tuple[list[int], ...], order: list[int]
) -> None:
    board = vec[i64]([number for part in cells for number in part])
    other = vec[i64]([number for place in order for number in cells[place]])
    moved = Layout([PARTS[place] for place in order])
    assert Hasher(Layout(PARTS), None).hash(board) == Hasher(moved, None).hash(other)


def test_a_new_part_that_is_empty_changes_no_hash() -> None:
    grown = Layout([*PARTS, Part("clock", Number(9), by=(COIN,), empty=7)])
    before = Hasher(Layout(PARTS), None).hash(vec[i64](empty(Layout(PARTS))))
    assert Hasher(grown, None).hash(vec[i64](empty(grown))) == before


def test_every_cell_counts_in_a_hash() -> None:
    layout = Layout(PARTS)
    hashes = set()
    for cell in range(len(empty(layout))):
        board = empty(layout)
        board[cell] += 1
        hashes.add(Hasher(layout, None).hash(vec[i64](board)))
    assert len(hashes) == len(empty(layout))


def test_things_that_are_numbered_anew_keep_their_hash() -> None:
    mood = Things("mood", ["calm", "angry", "sad"], hashed_by_word=True)
    part = Part("mood", mood, by=(COIN,))
    anew = replace(part, holds=replace(mood, words=["calm", "sad", "angry"]))
    before = Hasher(Layout([part]), None).hash(vec[i64]([1, 0, 2]))
    assert Hasher(Layout([anew]), None).hash(vec[i64]([2, 0, 1])) == before


@pytest.mark.parametrize("name", DECLARED)
def test_no_part_is_declared_twice(name: str) -> None:
    layout = games.game(name).layout
    assert layout is not None
    names = [part.name for part in layout.parts]
    assert sorted(set(names)) == sorted(names)

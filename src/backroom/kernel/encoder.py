"""Puts tables into numbers, for learners and for evaluations.

An encoding is a row of columns (see ``kernel/encoding.py``, which names them), and nearly all of
them are 0. What is not is told as **marks**: one number each, made of the column and of the amount
that stands there, -128 to 127. A list of marks is the sparse form of an encoding; written out into
a row of bytes it is the dense one.
"""

from typing import Final

from backroom.kernel.numbers import i64, vec
from backroom.kernel.state import State

AMOUNT_BITS: Final[i64] = 8  # of a mark; the column stands above them
AMOUNTS: Final[i64] = 255


class Encoder:
    """Puts the tables of one game into numbers; every game's ``encoding.py`` has one."""

    def encode(self, state: State, seat: i64, whole: bool, marks: vec[i64]) -> i64:
        """Write the marks of a table as a seat sees it, or of the whole table with this seat first;
        how many there are. For a spectator's eyes (seat -1), seat 0 comes first."""
        raise NotImplementedError

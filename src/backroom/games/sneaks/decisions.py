"""Decisions and tasks by number.

Written by tools/generate_boards.py (make layout) from the topics that declare them. Do not edit.
"""

from typing import Final

from backroom.kernel.numbers import i64

OVER: Final[i64] = 0
COLOUR: Final[i64] = 1
EXCHANGE: Final[i64] = 2
PLAN: Final[i64] = 3

NAMES: Final = [
    "over",
    "colour",
    "exchange",
    "plan",
]

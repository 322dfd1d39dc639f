"""Decisions and tasks by number.

Written by tools/generate_boards.py (make layout) from the topics that declare them. Do not edit.
"""

from typing import Final

from backroom.kernel.numbers import i64

OVER: Final[i64] = 0
SWAP: Final[i64] = 1
HIT: Final[i64] = 2
SPY: Final[i64] = 3
PLACE: Final[i64] = 4
TURN: Final[i64] = 5
TAKE: Final[i64] = 6

NAMES: Final = [
    "over",
    "swap",
    "hit",
    "spy",
    "place",
    "turn",
    "take",
]

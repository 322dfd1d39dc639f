"""What can be chosen in Sneaks & Snitches: 101 codes and their words."""

from typing import Final

from backroom.kernel.actions import ActionTable, Kind
from backroom.kernel.numbers import i64

SNEAK: Final[i64] = 0
SNITCH: Final[i64] = 8
TAKE: Final[i64] = 16
STOP: Final[i64] = 20
TRADE: Final[i64] = 21  # + 16 x partner + 4 x colour taken + colour given
ACTION_COUNT: Final[i64] = 101

SITE_LETTERS: Final = "ABCDEFGH"
COLOUR_LETTERS: Final = "bgry"
SEAT_WORDS: Final = [f"S{seat}" for seat in range(5)]

ACTIONS: Final = ActionTable(
    [
        Kind(SNEAK, "sneak {site}", site=SITE_LETTERS),
        Kind(SNITCH, "snitch {site}", site=SITE_LETTERS),
        Kind(TAKE, "take {colour}", colour=COLOUR_LETTERS),
        Kind(STOP, "stop"),
        Kind(
            TRADE,
            "trade {partner} {taken} for {given}",
            partner=SEAT_WORDS,
            taken=COLOUR_LETTERS,
            given=COLOUR_LETTERS,
        ),
    ]
)

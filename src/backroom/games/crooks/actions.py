"""What can be chosen in Crooks: 68 codes and their words."""

from typing import Final

from backroom.kernel.actions import ActionTable, Kind
from backroom.kernel.numbers import i64

PASS: Final[i64] = 0
RECRUIT: Final[i64] = 1
TAKE_SLOT: Final[i64] = 10
PLACE_UP: Final[i64] = 15
PLACE_USE: Final[i64] = 23
PLACE_DOWN: Final[i64] = 31
MOVE_TO: Final[i64] = 39
VICTIM: Final[i64] = 47
SPY_TARGET: Final[i64] = 51
SPY_HANGOUT: Final[i64] = 59
ACTION_COUNT: Final[i64] = 68

HANGOUT_LETTERS: Final = "ABCDEFGHI"
TARGET_WORDS: Final = [f"T{printed}" for printed in range(2, 10)]
SEAT_WORDS: Final = [f"S{seat}" for seat in range(4)]

ACTIONS: Final = ActionTable(
    [
        Kind(PASS, "pass"),
        Kind(RECRUIT, "recruit {hangout}", hangout=HANGOUT_LETTERS),
        Kind(TAKE_SLOT, "take {slot}", slot="01234"),
        Kind(PLACE_UP, "place {target} up", name="place-up", target=TARGET_WORDS),
        Kind(PLACE_USE, "place {target} use", name="place-use", target=TARGET_WORDS),
        Kind(PLACE_DOWN, "place {target} down", name="place-down", target=TARGET_WORDS),
        Kind(MOVE_TO, "move {target}", target=TARGET_WORDS),
        Kind(VICTIM, "hit {seat}", seat=SEAT_WORDS),
        Kind(SPY_TARGET, "spy {target}", name="spy-target", target=TARGET_WORDS),
        Kind(SPY_HANGOUT, "spy {hangout}", name="spy-hangout", hangout=HANGOUT_LETTERS),
    ]
)

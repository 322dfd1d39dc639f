"""Why a choice is refused in Crooks: numbers, their error codes and rules."""

from typing import Final

from backroom.kernel.numbers import i64
from backroom.kernel.refusals import (
    GAME_OVER,
    NOT_ASKED,
    STALE,
    UNKNOWN_ACTION,
    WRONG_PHASE,
    Refusal,
)

# In the order of the tests (CR-153); numbers below 16 are the kernel's.
HANGOUT_CLOSED: Final[i64] = 16
SPY_HANGOUT_CLOSED: Final[i64] = 17
HANGOUT_EMPTY: Final[i64] = 18
CANNOT_AFFORD_HANGOUT: Final[i64] = 19
NO_SUCH_SLOT: Final[i64] = 20
KINGPIN_NOT_LAST: Final[i64] = 21
NO_PLACE: Final[i64] = 22
FACE_UP_ONLY: Final[i64] = 23
HAS_NO_ABILITY: Final[i64] = 24
KINGPIN_HAS_NO_USE: Final[i64] = 25
CELL_OCCUPIED: Final[i64] = 26
ABILITY_USELESS: Final[i64] = 27
CANNOT_AFFORD_HIDING: Final[i64] = 28
NOT_FREE: Final[i64] = 29
NO_VICTIM: Final[i64] = 30
NOTHING_AT_TARGET: Final[i64] = 31
NOTHING_AT_HANGOUT: Final[i64] = 32

REFUSALS: Final = {
    int(GAME_OVER): Refusal("game_over", "CR-43"),
    int(UNKNOWN_ACTION): Refusal("unknown_action", "CR-151"),
    int(NOT_ASKED): Refusal("not_asked", "CR-32"),
    int(STALE): Refusal("stale", "CR-154"),
    int(WRONG_PHASE): Refusal("wrong_phase", "CR-34"),
    int(HANGOUT_CLOSED): Refusal("hangout_closed", "CR-44"),
    int(SPY_HANGOUT_CLOSED): Refusal("hangout_closed", "CR-111"),
    int(HANGOUT_EMPTY): Refusal("hangout_empty", "CR-45"),
    int(CANNOT_AFFORD_HANGOUT): Refusal("cannot_afford", "CR-48"),
    int(NO_SUCH_SLOT): Refusal("no_such_slot", "CR-50"),
    int(KINGPIN_NOT_LAST): Refusal("kingpin_not_last", "CR-104"),
    int(NO_PLACE): Refusal("no_place", "CR-54"),
    int(FACE_UP_ONLY): Refusal("face_up_only", "CR-103"),
    int(HAS_NO_ABILITY): Refusal("no_ability", "CR-73"),
    int(KINGPIN_HAS_NO_USE): Refusal("no_ability", "CR-106"),
    int(CELL_OCCUPIED): Refusal("cell_occupied", "CR-63"),
    int(ABILITY_USELESS): Refusal("ability_useless", "CR-74"),
    int(CANNOT_AFFORD_HIDING): Refusal("cannot_afford", "CR-61"),
    int(NOT_FREE): Refusal("not_free", "CR-87"),
    int(NO_VICTIM): Refusal("no_victim", "CR-100"),
    int(NOTHING_AT_TARGET): Refusal("nothing_to_see", "CR-110"),
    int(NOTHING_AT_HANGOUT): Refusal("nothing_to_see", "CR-111"),
}

"""Why a choice is refused in Sneaks & Snitches: numbers, their error codes and rules."""

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

# In the order of the tests (SN-131); numbers below 16 are the kernel's. ALREADY_PLANNED answers in
# the place of NOT_ASKED.
ALREADY_PLANNED: Final[i64] = 16
SITE_CLOSED: Final[i64] = 17
DESTINATION_USED: Final[i64] = 18
DESTINATION_USED_BY_TWO: Final[i64] = 19
COLOUR_OUT: Final[i64] = 20
CARTE_BLANCHE_COLOUR_OUT: Final[i64] = 21
NO_SUCH_PARTNER: Final[i64] = 22
PARTNER_LACKS: Final[i64] = 23
YOU_LACK: Final[i64] = 24
SAME_COLOUR: Final[i64] = 25

REFUSALS: Final = {
    int(GAME_OVER): Refusal("game_over", "SN-82"),
    int(UNKNOWN_ACTION): Refusal("unknown_action", "SN-129"),
    int(ALREADY_PLANNED): Refusal("already_planned", "SN-31"),
    int(NOT_ASKED): Refusal("not_asked", "SN-36"),
    int(STALE): Refusal("stale", "SN-132"),
    int(WRONG_PHASE): Refusal("wrong_phase", "SN-25"),
    int(SITE_CLOSED): Refusal("site_closed", "SN-16"),
    int(DESTINATION_USED): Refusal("destination_used", "SN-29"),
    int(DESTINATION_USED_BY_TWO): Refusal("destination_used", "SN-120"),
    int(COLOUR_OUT): Refusal("colour_out", "SN-69"),
    int(CARTE_BLANCHE_COLOUR_OUT): Refusal("colour_out", "SN-73"),
    int(NO_SUCH_PARTNER): Refusal("no_such_partner", "SN-51"),
    int(PARTNER_LACKS): Refusal("partner_lacks", "SN-51"),
    int(YOU_LACK): Refusal("you_lack", "SN-51"),
    int(SAME_COLOUR): Refusal("same_colour", "SN-57"),
}

"""Why a choice is refused in New York Kings, in the order of the tests (NK-427)."""

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

ELIMINATED: Final[i64] = 16
DEALS_OFF: Final[i64] = 17
JOKERS_OFF: Final[i64] = 18
NO_SUCH_THING: Final[i64] = 19
NOT_FIRST: Final[i64] = 20
NOT_HELD: Final[i64] = 21
BAD_AMOUNT: Final[i64] = 22
CANNOT_AFFORD: Final[i64] = 23
IN_CUSTODY: Final[i64] = 24
MOVED_ALREADY: Final[i64] = 25
ACTED_ALREADY: Final[i64] = 26
NOT_CONNECTED: Final[i64] = 27
TOO_FAR: Final[i64] = 28
IS_STOPPED: Final[i64] = 29
NO_STEPS: Final[i64] = 30
STEP_LEFT: Final[i64] = 31
NOT_FROM_HERE: Final[i64] = 32
AT_RISK: Final[i64] = 33
WRONG_PLACE: Final[i64] = 34
POLICE_HERE: Final[i64] = 35
TOO_FEW: Final[i64] = 36
ON_MISSION: Final[i64] = 37
NO_SLOT: Final[i64] = 38
WRONG_WINDOW: Final[i64] = 39
NO_TARGET: Final[i64] = 40
DEAL_CLOSED: Final[i64] = 41
DEAL_QUOTA: Final[i64] = 42
DEAL_ITEM: Final[i64] = 43
DEAL_UNABLE: Final[i64] = 44
ILLEGAL: Final[i64] = 45

REFUSALS: Final = {
    int(GAME_OVER): Refusal("game_over", "NK-352"),
    int(UNKNOWN_ACTION): Refusal("unknown_action", "NK-425"),
    int(ELIMINATED): Refusal("eliminated", "NK-338"),
    int(NOT_ASKED): Refusal("not_asked", "NK-054"),
    int(STALE): Refusal("stale", "NK-429"),
    int(DEALS_OFF): Refusal("deals_off", "NK-361"),
    int(JOKERS_OFF): Refusal("jokers_off", "NK-408"),
    int(WRONG_PHASE): Refusal("wrong_phase", "NK-146"),
    int(NO_SUCH_THING): Refusal("no_such_thing", "NK-425"),
    int(NOT_FIRST): Refusal("not_first", "NK-203"),
    int(NOT_HELD): Refusal("not_held", "NK-085"),
    int(BAD_AMOUNT): Refusal("bad_amount", "NK-063"),
    int(CANNOT_AFFORD): Refusal("cannot_afford", "NK-285"),
    int(IN_CUSTODY): Refusal("in_custody", "NK-220"),
    int(MOVED_ALREADY): Refusal("moved_already", "NK-155"),
    int(ACTED_ALREADY): Refusal("acted_already", "NK-223"),
    int(NOT_CONNECTED): Refusal("not_connected", "NK-152"),
    int(TOO_FAR): Refusal("too_far", "NK-203"),
    int(IS_STOPPED): Refusal("stopped", "NK-167"),
    int(NO_STEPS): Refusal("no_steps", "NK-162"),
    int(STEP_LEFT): Refusal("step_left", "NK-198"),
    int(NOT_FROM_HERE): Refusal("not_from_here", "NK-173"),
    int(AT_RISK): Refusal("at_risk", "NK-179"),
    int(WRONG_PLACE): Refusal("wrong_place", "NK-228"),
    int(POLICE_HERE): Refusal("police_here", "NK-239"),
    int(TOO_FEW): Refusal("too_few", "NK-229"),
    int(ON_MISSION): Refusal("on_mission", "NK-306"),
    int(NO_SLOT): Refusal("no_slot", "NK-304"),
    int(WRONG_WINDOW): Refusal("wrong_window", "NK-087"),
    int(NO_TARGET): Refusal("no_target", "NK-095"),
    int(DEAL_CLOSED): Refusal("deal_closed", "NK-364"),
    int(DEAL_QUOTA): Refusal("deal_quota", "NK-381"),
    int(DEAL_ITEM): Refusal("deal_item", "NK-369"),
    int(DEAL_UNABLE): Refusal("deal_unable", "NK-376"),
    int(ILLEGAL): Refusal("illegal", "NK-425"),
}

"""Why a choice is refused in New York Kings, in the order of the tests (NK-427)."""

from typing import Final

from backroom.kernel.numbers import i64
from backroom.kernel.refusals import (
    GAME_OVER,
    NOT_ASKED,
    STALE,
    UNKNOWN_ACTION,
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
DEAL_CLOSED: Final[i64] = 41
DEAL_QUOTA: Final[i64] = 42
DEAL_ITEM: Final[i64] = 43
DEAL_UNABLE: Final[i64] = 44
ILLEGAL: Final[i64] = 45

# The same codes, where another rule is against it.
BID_TOO_HIGH: Final[i64] = 46
FLIGHT_TOO_DEAR: Final[i64] = 47
CANNOT_ADD: Final[i64] = 48
CANNOT_KEEP_HIM: Final[i64] = 49
PRICE_TOO_HIGH: Final[i64] = 50
FIXED_PRICE_TOO_HIGH: Final[i64] = 51
CANNOT_GIVE: Final[i64] = 52
BAD_OFFER: Final[i64] = 53
BAD_PRICE: Final[i64] = 54
BAD_GIFT: Final[i64] = 55
CAR_MOVED_ALREADY: Final[i64] = 56
RECRUITED_ALREADY: Final[i64] = 57
PROVOKED_ALREADY: Final[i64] = 58
CAUGHT_NOW: Final[i64] = 59
PRISONER_STAYS: Final[i64] = 60
NOT_ON_THE_MAP: Final[i64] = 61
NOT_TO_POACH: Final[i64] = 62
NO_JOKER_IN_CELLS: Final[i64] = 63
STANDS_THERE: Final[i64] = 64
IS_HALTED: Final[i64] = 65
NOT_ABOARD_LONG_ENOUGH: Final[i64] = 66
METRO_LEAVES: Final[i64] = 67
NO_HELICOPTER: Final[i64] = 68
NO_ADDRESS: Final[i64] = 69
NOT_IN_THE_DISTRICT: Final[i64] = 70
NO_RIVAL_HERE: Final[i64] = 71
NO_BAR_NO_NUMBER: Final[i64] = 72
NOT_AT_THE_GOAL: Final[i64] = 73
POLICE_AT_THE_GOAL: Final[i64] = 74
TOO_FEW_AT_THE_GOAL: Final[i64] = 75
HAS_A_MISSION: Final[i64] = 76
CARRIES_ANOTHER: Final[i64] = 77
POACHED_ON_A_MISSION: Final[i64] = 78
POLICE_STAND_STILL: Final[i64] = 79
CHAIN_IS_LONG: Final[i64] = 80
NO_NUMBER_TO_PASS: Final[i64] = 81
NO_MOVE_TO_PASS: Final[i64] = 82
NO_MISSION_CARRIED: Final[i64] = 83
NOT_IN_A_PROPOSAL: Final[i64] = 84
RECRUITED_BEFORE_THE_CARD: Final[i64] = 85
NO_SLOT_FOR_THE_CARD: Final[i64] = 86

# What the moment of a card waits for.
NOT_YOUR_TURN: Final[i64] = 87
OTHER_STAGE: Final[i64] = 88
NO_DRIVE_OPEN: Final[i64] = 89
DRIVE_IS_OPEN: Final[i64] = 90
NOTHING_PAID_NOW: Final[i64] = 91
NOT_ANOTHERS_TURN: Final[i64] = 92
TURN_HAS_BEGUN: Final[i64] = 93
NOT_BETWEEN_ACTIONS: Final[i64] = 94
NO_STEP_MADE_NOW: Final[i64] = 95
NOTHING_ANNOUNCED: Final[i64] = 96
NO_BIDS_OPEN: Final[i64] = 97
NOTHING_DRAWN_NOW: Final[i64] = 98
NO_FIGHT: Final[i64] = 99
NO_SHOOTOUT_LOST: Final[i64] = 100

# What the effect of a card has to work on, and has not.
NOBODY_TO_HIRE: Final[i64] = 101
NOBODY_TO_POACH: Final[i64] = 102
IS_SHIELDED: Final[i64] = 103
NOBODY_IN_CUSTODY: Final[i64] = 104
NOTHING_TO_ACCEPT: Final[i64] = 105
NO_GOAL_TO_CHANGE: Final[i64] = 106
NO_TILE_TO_DRAW: Final[i64] = 107
NO_HENCHMAN_ON_THE_MAP: Final[i64] = 108
DRIVE_IS_OVER: Final[i64] = 109
NOTHING_TO_CANCEL: Final[i64] = 110
NOWHERE_TO_RAID: Final[i64] = 111
STEPS_ARE_LIMITED: Final[i64] = 112
HAND_IS_EMPTY: Final[i64] = 113
IS_GUARDED: Final[i64] = 114
NOBODY_FOR_A_JOKER: Final[i64] = 115

REFUSALS: Final = {
    int(GAME_OVER): Refusal("game_over", "NK-352"),
    int(UNKNOWN_ACTION): Refusal("unknown_action", "NK-425"),
    int(ELIMINATED): Refusal("eliminated", "NK-338"),
    int(NOT_ASKED): Refusal("not_asked", "NK-054"),
    int(STALE): Refusal("stale", "NK-429"),
    int(DEALS_OFF): Refusal("deals_off", "NK-361"),
    int(JOKERS_OFF): Refusal("jokers_off", "NK-408"),
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
    int(DEAL_CLOSED): Refusal("deal_closed", "NK-364"),
    int(DEAL_QUOTA): Refusal("deal_quota", "NK-381"),
    int(DEAL_ITEM): Refusal("deal_item", "NK-369"),
    int(DEAL_UNABLE): Refusal("deal_unable", "NK-376"),
    int(ILLEGAL): Refusal("illegal", "NK-425"),
    int(BID_TOO_HIGH): Refusal("cannot_afford", "NK-063"),
    int(FLIGHT_TOO_DEAR): Refusal("cannot_afford", "NK-191"),
    int(CANNOT_ADD): Refusal("cannot_afford", "NK-290"),
    int(CANNOT_KEEP_HIM): Refusal("cannot_afford", "NK-110"),
    int(PRICE_TOO_HIGH): Refusal("cannot_afford", "NK-109"),
    int(FIXED_PRICE_TOO_HIGH): Refusal("cannot_afford", "NK-108"),
    int(CANNOT_GIVE): Refusal("cannot_afford", "NK-370"),
    int(BAD_OFFER): Refusal("bad_amount", "NK-284"),
    int(BAD_PRICE): Refusal("bad_amount", "NK-109"),
    int(BAD_GIFT): Refusal("bad_amount", "NK-369"),
    int(CAR_MOVED_ALREADY): Refusal("moved_already", "NK-205"),
    int(RECRUITED_ALREADY): Refusal("acted_already", "NK-224"),
    int(PROVOKED_ALREADY): Refusal("acted_already", "NK-257"),
    int(CAUGHT_NOW): Refusal("in_custody", "NK-217"),
    int(PRISONER_STAYS): Refusal("in_custody", "NK-306"),
    int(NOT_ON_THE_MAP): Refusal("in_custody", "NK-119"),
    int(NOT_TO_POACH): Refusal("in_custody", "NK-109"),
    int(NO_JOKER_IN_CELLS): Refusal("in_custody", "NK-414"),
    int(STANDS_THERE): Refusal("too_far", "NK-208"),
    int(IS_HALTED): Refusal("stopped", "NK-120"),
    int(NOT_ABOARD_LONG_ENOUGH): Refusal("no_steps", "NK-160"),
    int(METRO_LEAVES): Refusal("not_from_here", "NK-182"),
    int(NO_HELICOPTER): Refusal("not_from_here", "NK-185"),
    int(NO_ADDRESS): Refusal("wrong_place", "NK-144"),
    int(NOT_IN_THE_DISTRICT): Refusal("wrong_place", "NK-159"),
    int(NO_RIVAL_HERE): Refusal("wrong_place", "NK-254"),
    int(NO_BAR_NO_NUMBER): Refusal("wrong_place", "NK-283"),
    int(NOT_AT_THE_GOAL): Refusal("wrong_place", "NK-241"),
    int(POLICE_AT_THE_GOAL): Refusal("police_here", "NK-247"),
    int(TOO_FEW_AT_THE_GOAL): Refusal("too_few", "NK-242"),
    int(HAS_A_MISSION): Refusal("on_mission", "NK-233"),
    int(CARRIES_ANOTHER): Refusal("on_mission", "NK-249"),
    int(POACHED_ON_A_MISSION): Refusal("on_mission", "NK-109"),
    int(POLICE_STAND_STILL): Refusal("not_first", "NK-210"),
    int(CHAIN_IS_LONG): Refusal("deal_quota", "NK-380"),
    int(NO_NUMBER_TO_PASS): Refusal("deal_item", "NK-372"),
    int(NO_MOVE_TO_PASS): Refusal("deal_item", "NK-373"),
    int(NO_MISSION_CARRIED): Refusal("no_such_thing", "NK-241"),
    int(NOT_IN_A_PROPOSAL): Refusal("wrong_phase", "NK-369"),
    int(RECRUITED_BEFORE_THE_CARD): Refusal("acted_already", "NK-111"),
    int(NO_SLOT_FOR_THE_CARD): Refusal("no_slot", "NK-112"),
    int(NOT_YOUR_TURN): Refusal("wrong_window", "NK-088"),
    int(OTHER_STAGE): Refusal("wrong_window", "NK-146"),
    int(NO_DRIVE_OPEN): Refusal("wrong_window", "NK-158"),
    int(DRIVE_IS_OPEN): Refusal("wrong_window", "NK-163"),
    int(NOTHING_PAID_NOW): Refusal("wrong_window", "NK-107"),
    int(NOT_ANOTHERS_TURN): Refusal("wrong_window", "NK-089"),
    int(TURN_HAS_BEGUN): Refusal("wrong_window", "NK-147"),
    int(NOT_BETWEEN_ACTIONS): Refusal("wrong_window", "NK-096"),
    int(NO_STEP_MADE_NOW): Refusal("wrong_window", "NK-120"),
    int(NOTHING_ANNOUNCED): Refusal("wrong_window", "NK-100"),
    int(NO_BIDS_OPEN): Refusal("wrong_window", "NK-126"),
    int(NOTHING_DRAWN_NOW): Refusal("wrong_window", "NK-130"),
    int(NO_FIGHT): Refusal("wrong_window", "NK-090"),
    int(NO_SHOOTOUT_LOST): Refusal("wrong_window", "NK-129"),
    int(NOBODY_TO_HIRE): Refusal("no_target", "NK-108"),
    int(NOBODY_TO_POACH): Refusal("no_target", "NK-109"),
    int(IS_SHIELDED): Refusal("no_target", "NK-115"),
    int(NOBODY_IN_CUSTODY): Refusal("no_target", "NK-116"),
    int(NOTHING_TO_ACCEPT): Refusal("no_target", "NK-117"),
    int(NO_GOAL_TO_CHANGE): Refusal("no_target", "NK-118"),
    int(NO_TILE_TO_DRAW): Refusal("no_target", "NK-143"),
    int(NO_HENCHMAN_ON_THE_MAP): Refusal("no_target", "NK-119"),
    int(DRIVE_IS_OVER): Refusal("no_target", "NK-120"),
    int(NOTHING_TO_CANCEL): Refusal("no_target", "NK-121"),
    int(NOWHERE_TO_RAID): Refusal("no_target", "NK-122"),
    int(STEPS_ARE_LIMITED): Refusal("no_target", "NK-124"),
    int(HAND_IS_EMPTY): Refusal("no_target", "NK-125"),
    int(IS_GUARDED): Refusal("no_target", "NK-129"),
    int(NOBODY_FOR_A_JOKER): Refusal("no_target", "NK-414"),
}

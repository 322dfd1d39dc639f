"""Why a choice is refused in Animalcatraz: the families of AZ-766 and the rule behind each.

Several numbers may share a code, where different rules forbid the same kind of thing.
"""

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

NO_ACTIONS: Final[i64] = 16
ICON_BLOCKED: Final[i64] = 17
ICON_USED: Final[i64] = 18
NOT_ADJACENT: Final[i64] = 19
DOOR_BLOCKED: Final[i64] = 20
CLOSED_ROOM: Final[i64] = 21
NO_BASE: Final[i64] = 22
OWN_GUARD: Final[i64] = 23
NO_GUARD_HERE: Final[i64] = 24
NOTHING_TO_STEAL: Final[i64] = 25
TARGET_LYING: Final[i64] = 26
TARGET_IN_HOLE: Final[i64] = 27
NOT_A_RIVAL: Final[i64] = 28
NOT_HERE: Final[i64] = 29
NOT_ENOUGH_VALUE: Final[i64] = 30
ABILITY_LOCKED: Final[i64] = 32
ABILITY_BLOCKED: Final[i64] = 33
ABILITY_USED: Final[i64] = 34
CANNOT_ACT: Final[i64] = 35
NO_SUCH_CARD: Final[i64] = 36
WRONG_CARD: Final[i64] = 37
ALREADY_PRIMAL: Final[i64] = 38
TOO_MANY_STEPS: Final[i64] = 39
NO_GANGSTER: Final[i64] = 40
NOT_FULFILLED: Final[i64] = 41
EMPTY_DECK: Final[i64] = 42
ILLEGAL: Final[i64] = 43
CARD_TAKEN: Final[i64] = 44
NOT_YOUR_CELL: Final[i64] = 45
HAS_PLAYED: Final[i64] = 46
NO_EVENT: Final[i64] = 47
TOOK_PART: Final[i64] = 48
ONLY_FORCE: Final[i64] = 49
NOTHING_TO_SWAP: Final[i64] = 50
WEAPONS_BARRED: Final[i64] = 51
CANNOT_ABANDON: Final[i64] = 52
NO_SPARE_CELL: Final[i64] = 53
NO_ABILITY: Final[i64] = 54
OWNED_GUARD: Final[i64] = 55
NOTHING_TO_COPY: Final[i64] = 56
NO_ERRAND: Final[i64] = 57
NOT_YOUR_WING: Final[i64] = 58
SPARE_TAKEN: Final[i64] = 59
SPARE_EMPTY: Final[i64] = 60
CRIME_LIMIT: Final[i64] = 61
NO_PLAN: Final[i64] = 62
PLAN_IS_OPEN: Final[i64] = 63
NOT_KINGPIN: Final[i64] = 64
OTHERS_GUARD: Final[i64] = 65
NORMAL_GAME: Final[i64] = 66
NO_ICON_HERE: Final[i64] = 67
NOT_IN_EVENT_ROOM: Final[i64] = 68
NOT_IN_CELL: Final[i64] = 69
NOT_TOGETHER: Final[i64] = 70
NOT_WITHIN_REACH: Final[i64] = 71
EMPTY_PLAN_PILE: Final[i64] = 72
NO_PLACE_FOR_ITEMS: Final[i64] = 73
WRONG_BRIBE: Final[i64] = 74
WRONG_TOOL: Final[i64] = 75
NOT_IN_POOL: Final[i64] = 76
ESCAPE_USED: Final[i64] = 77
NOT_YOUR_TAG: Final[i64] = 78
NOT_HIS_CARD: Final[i64] = 79
CANNOT_ATTACK_HERE: Final[i64] = 80
CELL_OUT_OF_REACH: Final[i64] = 81
NOBODY_TO_PUSH: Final[i64] = 82
CLOSED_TO_VICTIM: Final[i64] = 83
NO_GUARD_TO_PLACE: Final[i64] = 84
NOT_AT_HOME: Final[i64] = 85
NOBODY_LIES_HERE: Final[i64] = 86
NOBODY_TO_CHARM: Final[i64] = 87
NOBODY_TO_WATCH: Final[i64] = 88
NOBODY_TO_COPY: Final[i64] = 89
NOT_TO_COPY: Final[i64] = 90
NO_CELL_TO_BLOW: Final[i64] = 91
NO_DEED: Final[i64] = 92
NOBODY_LEFT_TO_COME: Final[i64] = 93
CANNOT_AFFORD: Final[i64] = 94
NOT_FOR_A_CLASH: Final[i64] = 95
NOT_ARMOUR: Final[i64] = 96
CANNOT_SWAP_AGAIN: Final[i64] = 97
NO_SCAPEGOAT: Final[i64] = 98
NO_PARTNER: Final[i64] = 99
HAS_LEFT: Final[i64] = 100
CELL_BEHIND_WING: Final[i64] = 101
YARD_BEHIND_WINGS: Final[i64] = 102
WINGS_APART: Final[i64] = 103
CORNER_BETWEEN_WINGS: Final[i64] = 104
DOOR_SHUT_TO_BILL: Final[i64] = 105
NOTHING_TO_PUT: Final[i64] = 106

REFUSALS: Final = {
    int(GAME_OVER): Refusal("game_over", "AZ-759"),
    int(UNKNOWN_ACTION): Refusal("unknown_action", "AZ-757"),
    int(NOT_ASKED): Refusal("not_asked", "AZ-755"),
    int(STALE): Refusal("stale", "AZ-758"),
    int(WRONG_PHASE): Refusal("wrong_phase", "AZ-756"),
    int(NO_ACTIONS): Refusal("no_actions", "AZ-096"),
    int(ICON_BLOCKED): Refusal("icon_blocked", "AZ-125"),
    int(ICON_USED): Refusal("icon_used", "AZ-133"),
    int(NOT_ADJACENT): Refusal("not_adjacent", "AZ-106"),
    int(DOOR_BLOCKED): Refusal("door_blocked", "AZ-126"),
    int(CLOSED_ROOM): Refusal("closed_room", "AZ-108"),
    int(NO_BASE): Refusal("no_base", "AZ-330"),
    int(OWN_GUARD): Refusal("own_guard", "AZ-331"),
    int(NO_GUARD_HERE): Refusal("no_guard_here", "AZ-339"),
    int(NOTHING_TO_STEAL): Refusal("nothing_to_steal", "AZ-446"),
    int(TARGET_LYING): Refusal("target_lying", "AZ-435"),
    int(TARGET_IN_HOLE): Refusal("target_in_hole", "AZ-222"),
    int(NOT_A_RIVAL): Refusal("not_a_rival", "AZ-006"),
    int(NOT_HERE): Refusal("not_here", "AZ-379"),
    int(NOT_ENOUGH_VALUE): Refusal("not_enough_value", "AZ-235"),
    int(ABILITY_LOCKED): Refusal("ability_locked", "AZ-150"),
    int(ABILITY_BLOCKED): Refusal("ability_blocked", "AZ-168"),
    int(ABILITY_USED): Refusal("ability_used", "AZ-154"),
    int(CANNOT_ACT): Refusal("cannot_act", "AZ-767"),
    int(NO_SUCH_CARD): Refusal("no_such_card", "AZ-756"),
    int(WRONG_CARD): Refusal("wrong_card", "AZ-247"),
    int(ALREADY_PRIMAL): Refusal("already_primal", "AZ-172"),
    int(TOO_MANY_STEPS): Refusal("too_many_steps", "AZ-105"),
    int(NO_GANGSTER): Refusal("no_gangster", "AZ-756"),
    int(NOT_FULFILLED): Refusal("not_fulfilled", "AZ-282"),
    int(EMPTY_DECK): Refusal("empty_deck", "AZ-279"),
    int(ILLEGAL): Refusal("illegal", "AZ-756"),
    int(CARD_TAKEN): Refusal("illegal", "AZ-035"),
    int(NOT_YOUR_CELL): Refusal("illegal", "AZ-021"),
    int(HAS_PLAYED): Refusal("illegal", "AZ-608"),
    int(NO_EVENT): Refusal("illegal", "AZ-206"),
    int(TOOK_PART): Refusal("illegal", "AZ-195"),
    int(ONLY_FORCE): Refusal("illegal", "AZ-092"),
    int(NOTHING_TO_SWAP): Refusal("illegal", "AZ-398"),
    int(WEAPONS_BARRED): Refusal("wrong_card", "AZ-488"),
    int(CANNOT_ABANDON): Refusal("illegal", "AZ-402"),
    int(NO_SPARE_CELL): Refusal("illegal", "AZ-508"),
    int(NO_ABILITY): Refusal("no_deed", "AZ-756"),
    int(OWNED_GUARD): Refusal("illegal", "AZ-643"),
    int(NOTHING_TO_COPY): Refusal("no_gangster", "AZ-564"),
    int(NO_ERRAND): Refusal("no_errand", "AZ-582"),
    int(NOT_YOUR_WING): Refusal("not_here", "AZ-309"),
    int(SPARE_TAKEN): Refusal("too_many_cards", "AZ-296"),
    int(SPARE_EMPTY): Refusal("spare_empty", "AZ-305"),
    int(CRIME_LIMIT): Refusal("too_many_cards", "AZ-276"),
    int(NO_PLAN): Refusal("no_such_card", "AZ-365"),
    int(PLAN_IS_OPEN): Refusal("illegal", "AZ-353"),
    int(NOT_KINGPIN): Refusal("not_kingpin", "AZ-718"),
    int(OTHERS_GUARD): Refusal("illegal", "AZ-735"),
    int(NORMAL_GAME): Refusal("illegal", "AZ-015"),
    int(NO_ICON_HERE): Refusal("not_here", "AZ-136"),
    int(NOT_IN_EVENT_ROOM): Refusal("not_here", "AZ-206"),
    int(NOT_IN_CELL): Refusal("not_here", "AZ-260"),
    int(NOT_TOGETHER): Refusal("not_here", "AZ-262"),
    int(NOT_WITHIN_REACH): Refusal("not_here", "AZ-282"),
    int(EMPTY_PLAN_PILE): Refusal("empty_deck", "AZ-350"),
    int(NO_PLACE_FOR_ITEMS): Refusal("too_many_cards", "AZ-242"),
    int(WRONG_BRIBE): Refusal("wrong_card", "AZ-332"),
    int(WRONG_TOOL): Refusal("wrong_card", "AZ-356"),
    int(NOT_IN_POOL): Refusal("illegal", "AZ-038"),
    int(ESCAPE_USED): Refusal("icon_used", "AZ-345"),
    int(NOT_YOUR_TAG): Refusal("illegal", "AZ-289"),
    int(NOT_HIS_CARD): Refusal("wrong_card", "AZ-585"),
    int(CANNOT_ATTACK_HERE): Refusal("not_here", "AZ-420"),
    int(CELL_OUT_OF_REACH): Refusal("not_here", "AZ-445"),
    int(NOBODY_TO_PUSH): Refusal("not_here", "AZ-617"),
    int(CLOSED_TO_VICTIM): Refusal("not_adjacent", "AZ-617"),
    int(NO_GUARD_TO_PLACE): Refusal("not_here", "AZ-642"),
    int(NOT_AT_HOME): Refusal("not_here", "AZ-635"),
    int(NOBODY_LIES_HERE): Refusal("not_here", "AZ-660"),
    int(NOBODY_TO_CHARM): Refusal("not_here", "AZ-546"),
    int(NOBODY_TO_WATCH): Refusal("not_here", "AZ-558"),
    int(NOBODY_TO_COPY): Refusal("not_here", "AZ-564"),
    int(NOT_TO_COPY): Refusal("no_deed", "AZ-568"),
    int(NO_CELL_TO_BLOW): Refusal("not_here", "AZ-576"),
    int(NO_DEED): Refusal("no_deed", "AZ-536"),
    int(NOBODY_LEFT_TO_COME): Refusal("empty_deck", "AZ-508"),
    int(CANNOT_AFFORD): Refusal("not_enough_value", "AZ-519"),
    int(NOT_FOR_A_CLASH): Refusal("wrong_card", "AZ-381"),
    int(NOT_ARMOUR): Refusal("wrong_card", "AZ-391"),
    int(CANNOT_SWAP_AGAIN): Refusal("wrong_card", "AZ-105"),
    int(NO_SCAPEGOAT): Refusal("no_gangster", "AZ-572"),
    int(NO_PARTNER): Refusal("no_partner", "AZ-764"),
    int(HAS_LEFT): Refusal("has_left", "AZ-024"),
    int(CELL_BEHIND_WING): Refusal("not_adjacent", "AZ-112"),
    int(YARD_BEHIND_WINGS): Refusal("not_adjacent", "AZ-111"),
    int(WINGS_APART): Refusal("not_adjacent", "AZ-113"),
    int(CORNER_BETWEEN_WINGS): Refusal("not_adjacent", "AZ-110"),
    int(DOOR_SHUT_TO_BILL): Refusal("door_blocked", "AZ-620"),
    int(NOTHING_TO_PUT): Refusal("nothing_to_put", "AZ-294"),
}

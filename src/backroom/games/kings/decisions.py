"""Decisions and tasks by number.

Written by tools/generate_boards.py (make layout) from the topics that declare them. Do not edit.
"""

from typing import Final

from backroom.kernel.numbers import i64

OVER: Final[i64] = 0
DEAL_ANSWER: Final[i64] = 1
FOLD: Final[i64] = 2
CASUALTY: Final[i64] = 3
RESIST: Final[i64] = 4
JOKER_OFFER: Final[i64] = 5
JOKER_WITH: Final[i64] = 6
REMOTE_ROW: Final[i64] = 7
CARRIER: Final[i64] = 8
ACCOMPLISH: Final[i64] = 9
PARTNER: Final[i64] = 10
REDRAW_WHICH: Final[i64] = 11
HELI_TO: Final[i64] = 12
BONUS_TO: Final[i64] = 13
HIRE_WHERE: Final[i64] = 14
POACH_FROM: Final[i64] = 15
POACH_WHOM: Final[i64] = 16
POACH_PRICE: Final[i64] = 17
POACH_ANSWER: Final[i64] = 18
POLICE_TO: Final[i64] = 19
ARREST_WHOM: Final[i64] = 20
RAID_CAR: Final[i64] = 21
RAID_TO: Final[i64] = 22
DRAFT: Final[i64] = 23
COUNTER: Final[i64] = 24
PROVOKER: Final[i64] = 25
VICTIM: Final[i64] = 26
REACT: Final[i64] = 27
RECRUIT_WHERE: Final[i64] = 28
OFFER: Final[i64] = 29
HESITATION: Final[i64] = 30
DISMISS: Final[i64] = 31
HIT_WHOM: Final[i64] = 32
REROLL: Final[i64] = 33
START_TILE: Final[i64] = 34
BID: Final[i64] = 35
DISCARD: Final[i64] = 36
MOVES: Final[i64] = 37
DRIVE: Final[i64] = 38
ACTIONS: Final[i64] = 39
ROLLED: Final[i64] = 40
NEXT_DIE: Final[i64] = 41
NAME_CASUALTIES: Final[i64] = 42
STEP_OVER: Final[i64] = 43
GO_ON_DRIVING: Final[i64] = 44
ASK_IN_WINDOW: Final[i64] = 45
ASK_IN_FIGHT: Final[i64] = 46
BEGIN_ROUND: Final[i64] = 47
SETTLE_FIRST: Final[i64] = 48
NEXT_DRAWER: Final[i64] = 49
CHECK_SURPLUS: Final[i64] = 50
NEXT_TURN: Final[i64] = 51
OPEN_MOVES: Final[i64] = 52
POLICE_DONE: Final[i64] = 53
OPEN_ACTIONS: Final[i64] = 54
AFTER_ACTION: Final[i64] = 55
CARRY_OUT_ANNOUNCED: Final[i64] = 56
END_TURN: Final[i64] = 57

NAMES: Final = [
    "over",
    "deal_answer",
    "fold",
    "casualty",
    "resist",
    "joker_offer",
    "joker_with",
    "remote_row",
    "carrier",
    "accomplish",
    "partner",
    "redraw_which",
    "heli_to",
    "bonus_to",
    "hire_where",
    "poach_from",
    "poach_whom",
    "poach_price",
    "poach_answer",
    "police_to",
    "arrest_whom",
    "raid_car",
    "raid_to",
    "draft",
    "counter",
    "provoker",
    "victim",
    "react",
    "recruit_where",
    "offer",
    "hesitation",
    "dismiss",
    "hit_whom",
    "reroll",
    "start_tile",
    "bid",
    "discard",
    "moves",
    "drive",
    "actions",
    "rolled",
    "next_die",
    "name_casualties",
    "step_over",
    "go_on_driving",
    "ask_in_window",
    "ask_in_fight",
    "begin_round",
    "settle_first",
    "next_drawer",
    "check_surplus",
    "next_turn",
    "open_moves",
    "police_done",
    "open_actions",
    "after_action",
    "carry_out_announced",
    "end_turn",
]
TASKS: Final[i64] = ROLLED  # the first one
# By decision: the rule that puts the question.
RULES: Final = {
    int(DEAL_ANSWER): "NK-375",
    int(FOLD): "NK-264",
    int(CASUALTY): "NK-279",
    int(RESIST): "NK-329",
    int(JOKER_OFFER): "NK-410",
    int(JOKER_WITH): "NK-413",
    int(REMOTE_ROW): "NK-117",
    int(CARRIER): "NK-232",
    int(ACCOMPLISH): "NK-241",
    int(PARTNER): "NK-249",
    int(REDRAW_WHICH): "NK-118",
    int(HELI_TO): "NK-187",
    int(BONUS_TO): "NK-198",
    int(HIRE_WHERE): "NK-108",
    int(POACH_FROM): "NK-109",
    int(POACH_WHOM): "NK-109",
    int(POACH_PRICE): "NK-109",
    int(POACH_ANSWER): "NK-109",
    int(POLICE_TO): "NK-203",
    int(ARREST_WHOM): "NK-314",
    int(RAID_CAR): "NK-122",
    int(RAID_TO): "NK-122",
    int(COUNTER): "NK-379",
    int(PROVOKER): "NK-254",
    int(VICTIM): "NK-255",
    int(REACT): "NK-098",
    int(RECRUIT_WHERE): "NK-283",
    int(OFFER): "NK-284",
    int(HESITATION): "NK-289",
    int(DISMISS): "NK-306",
    int(HIT_WHOM): "NK-119",
    int(REROLL): "NK-127",
    int(START_TILE): "NK-047",
    int(BID): "NK-061",
    int(DISCARD): "NK-076",
    int(MOVES): "NK-146",
    int(DRIVE): "NK-158",
    int(ACTIONS): "NK-146",
}

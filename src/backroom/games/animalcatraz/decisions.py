"""Decisions and tasks by number.

Written by tools/generate_boards.py (make layout) from the topics that declare them. Do not edit.
"""

from typing import Final

from backroom.kernel.numbers import i64

OVER: Final[i64] = 0
PUSH_WHOM: Final[i64] = 1
PUSH_WHERE: Final[i64] = 2
PLACE_GUARD: Final[i64] = 3
TORMENT_WHOM: Final[i64] = 4
BET: Final[i64] = 5
BET_CARD_TO: Final[i64] = 6
EXCESS_CELL: Final[i64] = 7
EXCESS_CARRIED: Final[i64] = 8
CELL_FOR_CARD: Final[i64] = 9
CONSUME_WHAT: Final[i64] = 10
CELLBLOCK: Final[i64] = 11
PUT_WHAT: Final[i64] = 12
PUT_WHERE: Final[i64] = 13
TAKE_WHERE: Final[i64] = 14
WHO_FIGHTS: Final[i64] = 15
FIGHT_WHOM: Final[i64] = 16
CHEMIST: Final[i64] = 17
REROLL: Final[i64] = 18
ARMOUR: Final[i64] = 19
CORRUPT_HOW: Final[i64] = 20
COURIER: Final[i64] = 21
COURIER_ROOM: Final[i64] = 22
COURIER_ITEM: Final[i64] = 23
COURIER_GUARD: Final[i64] = 24
GIVE_UP_CRIME: Final[i64] = 25
CRIME_WHICH: Final[i64] = 26
CRIME_DISCARD: Final[i64] = 27
CRIME_VICTIM: Final[i64] = 28
PICK_INMATE: Final[i64] = 29
KEEP_INMATE: Final[i64] = 30
START_CRIME: Final[i64] = 31
START_CELL: Final[i64] = 32
SECURE_WHAT: Final[i64] = 33
ESCAPE: Final[i64] = 34
COUNTER_OR_ABANDON: Final[i64] = 35
ATTACK_WHOM: Final[i64] = 36
PURSUE: Final[i64] = 37
RUN: Final[i64] = 38
GANG_TARGET: Final[i64] = 39
PEEK_ZONE: Final[i64] = 40
COPY_WHOM: Final[i64] = 41
COPY_WHAT: Final[i64] = 42
MOVE_TAG: Final[i64] = 43
INVITE_HOW_MANY: Final[i64] = 44
INVITE_WHERE: Final[i64] = 45
RECRUIT_WHERE: Final[i64] = 46
RECRUIT_PAY: Final[i64] = 47
REPLACE_WHOM: Final[i64] = 48
SCAPEGOAT_FOR_HOLE: Final[i64] = 49
MAIN: Final[i64] = 50
NIGHT_TRAINING: Final[i64] = 51
REVEAL: Final[i64] = 52
FRENZY: Final[i64] = 53
RIOT_OPPONENT: Final[i64] = 54
SHIFT_WHAT: Final[i64] = 55
SHIFT_TO: Final[i64] = 56
SHIFT_SWAP: Final[i64] = 57
SWAP_WHAT: Final[i64] = 58
SWAP_TO: Final[i64] = 59
SWAP_WITH: Final[i64] = 60
ATTACK_OR_STEAL: Final[i64] = 61
STEAL_WHERE: Final[i64] = 62
STEAL_WITH: Final[i64] = 63
MAGPIE_KEEPS: Final[i64] = 64
TRADE_TAKE: Final[i64] = 65
TRADE_PAY: Final[i64] = 66
WORK: Final[i64] = 67
TRASH_TAG: Final[i64] = 68
WHO_PLAYS: Final[i64] = 69
PLACE_WHAT: Final[i64] = 70
TOLL: Final[i64] = 71
ASK_BETS: Final[i64] = 72
SETTLE_BETS: Final[i64] = 73
CLASH: Final[i64] = 74
ROLL: Final[i64] = 75
CLASH_RESULT: Final[i64] = 76
CLASH_LOSSES: Final[i64] = 77
VISIT: Final[i64] = 78
AFTER_CLASH: Final[i64] = 79
END_FIGHT: Final[i64] = 80
FUGITIVE: Final[i64] = 81
FUGITIVE_ROLL: Final[i64] = 82
COPY_OVER: Final[i64] = 83
RECRUITED: Final[i64] = 84
GO_TO_HOLE: Final[i64] = 85
ENTERED: Final[i64] = 86
STEP_B: Final[i64] = 87
STEP_C: Final[i64] = 88
RIOT: Final[i64] = 89
RIOT_NEXT: Final[i64] = 90
RIOT_OVER: Final[i64] = 91
END_GAME: Final[i64] = 92
BEGIN_ROUND: Final[i64] = 93
STEP_A: Final[i64] = 94
DRAW_CONTRABAND: Final[i64] = 95
STEAL: Final[i64] = 96
NEXT_TURN: Final[i64] = 97
TURN: Final[i64] = 98
STAND_UP: Final[i64] = 99
TURN_OVER: Final[i64] = 100
ROUND_OVER: Final[i64] = 101
MEET_WARDEN: Final[i64] = 102
CLAIM_WING: Final[i64] = 103

NAMES: Final = [
    "over",
    "push_whom",
    "push_where",
    "place_guard",
    "torment_whom",
    "bet",
    "bet_card_to",
    "excess_cell",
    "excess_carried",
    "cell_for_card",
    "consume_what",
    "cellblock",
    "put_what",
    "put_where",
    "take_where",
    "who_fights",
    "fight_whom",
    "chemist",
    "reroll",
    "armour",
    "corrupt_how",
    "courier",
    "courier_room",
    "courier_item",
    "courier_guard",
    "give_up_crime",
    "crime_which",
    "crime_discard",
    "crime_victim",
    "pick_inmate",
    "keep_inmate",
    "start_crime",
    "start_cell",
    "secure_what",
    "escape",
    "counter_or_abandon",
    "attack_whom",
    "pursue",
    "run",
    "gang_target",
    "peek_zone",
    "copy_whom",
    "copy_what",
    "move_tag",
    "invite_how_many",
    "invite_where",
    "recruit_where",
    "recruit_pay",
    "replace_whom",
    "scapegoat_for_hole",
    "main",
    "night_training",
    "reveal",
    "frenzy",
    "riot_opponent",
    "shift_what",
    "shift_to",
    "shift_swap",
    "swap_what",
    "swap_to",
    "swap_with",
    "attack_or_steal",
    "steal_where",
    "steal_with",
    "magpie_keeps",
    "trade_take",
    "trade_pay",
    "work",
    "trash_tag",
    "who_plays",
    "place_what",
    "toll",
    "ask_bets",
    "settle_bets",
    "clash",
    "roll",
    "clash_result",
    "clash_losses",
    "visit",
    "after_clash",
    "end_fight",
    "fugitive",
    "fugitive_roll",
    "copy_over",
    "recruited",
    "go_to_hole",
    "entered",
    "step_b",
    "step_c",
    "riot",
    "riot_next",
    "riot_over",
    "end_game",
    "begin_round",
    "step_a",
    "draw_contraband",
    "steal",
    "next_turn",
    "turn",
    "stand_up",
    "turn_over",
    "round_over",
    "meet_warden",
    "claim_wing",
]
TASKS: Final[i64] = ASK_BETS  # the first one

# What each is about, and how many of those there are.
ABOUT: Final[dict[str, dict[str, int]]] = {
    "push_whom": {"inmate": 8},
    "push_where": {"inmate": 8, "victim": 8},
    "place_guard": {"inmate": 8},
    "torment_whom": {"inmate": 8},
    "bet": {"inmate": 8},
    "bet_card_to": {"inmate": 8, "winnings": 96},
    "excess_cell": {"cell": 4},
    "excess_carried": {"inmate": 8},
    "cell_for_card": {"rival": 4, "cards": 96, "by_event": 2},
    "consume_what": {"inmate": 8},
    "cellblock": {"inmate": 8},
    "put_what": {"inmate": 8, "cards": 96},
    "put_where": {"inmate": 8, "cards": 96, "slot": 202},
    "take_where": {"inmate": 8},
    "who_fights": {"side": 2},
    "fight_whom": {"side": 2},
    "chemist": {"side": 2},
    "reroll": {"side": 2},
    "armour": {"side": 2},
    "corrupt_how": {"inmate": 8, "guard": 9, "courier": 3},
    "courier": {"inmate": 8, "gangster": 17},
    "courier_room": {"inmate": 8, "gangster": 17},
    "courier_item": {"inmate": 8, "gangster": 17, "room": 4},
    "courier_guard": {"inmate": 8, "gangster": 17},
    "give_up_crime": {"inmate": 8},
    "crime_which": {"inmate": 8},
    "crime_discard": {"inmate": 8, "crime": 202, "value": 96},
    "crime_victim": {"inmate": 8, "crime": 202},
    "pick_inmate": {"inmate": 8},
    "secure_what": {"inmate": 8, "courier": 3},
    "escape": {"inmate": 8},
    "counter_or_abandon": {"side": 2},
    "attack_whom": {"inmate": 8},
    "pursue": {"rival": 4, "victim": 8},
    "run": {"inmate": 8},
    "gang_target": {"inmate": 8, "gangster": 17},
    "peek_zone": {"inmate": 8, "gangster": 17, "victim": 8},
    "copy_whom": {"inmate": 8, "gangster": 17},
    "copy_what": {"inmate": 8, "gangster": 17, "victim": 8},
    "move_tag": {"rival": 4, "cell": 4},
    "invite_how_many": {"inmate": 8},
    "invite_where": {"inmate": 8, "gangster": 17},
    "recruit_where": {"inmate": 8},
    "recruit_pay": {"inmate": 8, "spare": 3, "value": 96},
    "replace_whom": {"inmate": 8, "spare": 3},
    "scapegoat_for_hole": {"inmate": 8, "with_partner": 2, "why": 3},
    "main": {"inmate": 8},
    "reveal": {"side": 2, "cards": 2},
    "frenzy": {"inmate": 8},
    "riot_opponent": {"rival": 4},
    "shift_what": {"inmate": 8},
    "shift_to": {"inmate": 8, "slot": 202},
    "shift_swap": {"inmate": 8, "slot": 202, "goal": 202},
    "swap_what": {"side": 2},
    "swap_to": {"side": 2, "slot": 202},
    "swap_with": {"side": 2, "slot": 202, "goal": 202},
    "attack_or_steal": {"inmate": 8, "gangster": 17},
    "steal_where": {"inmate": 8, "verb": 202, "gangster": 17},
    "steal_with": {"inmate": 8, "verb": 202, "target": 202},
    "magpie_keeps": {"inmate": 8, "first_card": 96, "second_card": 96},
    "trade_take": {"inmate": 8, "room": 4},
    "trade_pay": {"inmate": 8, "room": 4},
    "work": {"inmate": 8, "cards": 96, "from_pile": 96},
    "trash_tag": {"victim": 8},
    "who_plays": {"rival": 4},
    "place_what": {"inmate": 8},
    "toll": {"inmate": 8},
    "settle_bets": {"attacker_won": 2},
    "clash_losses": {"asked_before": 2},
    "visit": {"inmate": 8},
    "end_fight": {"loser": 2, "how": 3},
    "fugitive": {"inmate": 8},
    "fugitive_roll": {"inmate": 8},
    "recruited": {"inmate": 8, "spare": 3, "replaced": 2},
    "go_to_hole": {"inmate": 8, "with_partner": 2, "why": 3},
    "entered": {"inmate": 8},
    "step_b": {"step": 20},
    "step_c": {"step": 20},
    "riot_next": {"rival": 4, "fallen": 4},
    "step_a": {"step": 20},
    "draw_contraband": {"rival": 4, "cards": 96, "by_event": 2},
    "steal": {"inmate": 8, "gangster": 17, "target": 202},
    "turn": {"inmate": 8},
    "stand_up": {"inmate": 8},
    "turn_over": {"inmate": 8},
    "meet_warden": {"inmate": 8},
    "claim_wing": {"cell": 4},
}

"""The frames of Animalcatraz: every decision that somebody may have to answer, and every task that
the game carries out by itself, as numbers. state.py says how they are stacked.
"""

from typing import Final

from backroom.kernel.numbers import i64

# Frames: decisions, with their numbers in the spec's chapter 6 and their arguments. Each module's
# stand together; rules.py leads to the module.
# draft.py
PICK_INMATE: Final[i64] = 10  # D1: (inmate)
KEEP_INMATE: Final[i64] = 11  # D1 "two": all at once
START_CELL: Final[i64] = 12  # D2: all at once
START_CRIME: Final[i64] = 13  # D3: all at once
# carrying.py
CELL_FOR_CARD: Final[i64] = 20  # D4: (rival, cards still to draw)
EXCESS_CELL: Final[i64] = 21  # D5: (cell)
EXCESS_CARRIED: Final[i64] = 22  # D6: (inmate)
SHIFT_WHAT: Final[i64] = 23  # D13: (inmate)
SHIFT_TO: Final[i64] = 24  # (inmate, slot token)
SHIFT_SWAP: Final[i64] = 25  # (inmate, slot token, destination token)
PLACE_WHAT: Final[i64] = 26  # D14: (inmate)
CONSUME_WHAT: Final[i64] = 27  # D15: (inmate)
# turns.py
WHO_PLAYS: Final[i64] = 30  # D10: (rival)
MAIN: Final[i64] = 31  # D12: (inmate)
# night.py
NIGHT_TRAINING: Final[i64] = 35  # D7: all at once
# warden.py
TOLL: Final[i64] = 36  # D11, D52: (inmate)
# hole.py
SCAPEGOAT_FOR_HOLE: Final[i64] = 37  # D49: (inmate, 1 if its partner is sent too)
# trash_tags.py
TRASH_TAG: Final[i64] = 38  # D51: (inmate that entered), all at once
# gang_tags.py
MOVE_TAG: Final[i64] = 39  # D26: (rival, cell to claim, or NOBODY for the round of a Crime)
# trade.py
TRADE_TAKE: Final[i64] = 40  # D16: (inmate, room)
TRADE_PAY: Final[i64] = 41  # (inmate, room)
WORK: Final[i64] = 42  # D17: (inmate, cards left to take, taken from the pile)
# theft.py
ATTACK_OR_STEAL: Final[i64] = 50  # D18: (inmate, gangster that must steal or NOBODY)
STEAL_WHERE: Final[i64] = 51  # (inmate, PICKPOCKET or ROB, gangster that must steal or NOBODY)
STEAL_WITH: Final[i64] = 52  # (inmate, verb token, token of an inmate or cell)
MAGPIE_KEEPS: Final[i64] = 53  # D34: (inmate, place of the first card, of the second)
# cellblock.py
CELLBLOCK: Final[i64] = 60  # D19: (inmate)
PUT_WHAT: Final[i64] = 61  # (inmate, cards put)
PUT_WHERE: Final[i64] = 62  # (inmate, cards put, slot token)
TAKE_WHERE: Final[i64] = 63  # (inmate)
# gangsters.py
RECRUIT_WHERE: Final[i64] = 70  # D19: (inmate)
RECRUIT_PAY: Final[i64] = 71  # D20: (inmate, spare cell, paid so far)
REPLACE_WHOM: Final[i64] = 72  # (inmate, spare cell)
INVITE_HOW_MANY: Final[i64] = 73  # D21: (inmate)
INVITE_WHERE: Final[i64] = 74  # (inmate, gangster)
# escape.py
ESCAPE: Final[i64] = 80  # D22: (inmate)
SECURE_WHAT: Final[i64] = 81  # (inmate, 1 + place of the Courier or 0)
# fugitive.py
PURSUE: Final[i64] = 85  # D53: (rival, fugitive)
RUN: Final[i64] = 86  # D54: (fugitive)
# crimes.py
GIVE_UP_CRIME: Final[i64] = 90  # D23: (inmate)
CRIME_WHICH: Final[i64] = 91  # D25: (inmate)
CRIME_DISCARD: Final[i64] = 92  # (inmate, crime token, value so far)
CRIME_VICTIM: Final[i64] = 93  # (inmate, crime token)
# corruption.py
CORRUPT_HOW: Final[i64] = 100  # D24: (inmate, guard, 1 + place of the Courier or 0)
# abilities.py
PUSH_WHOM: Final[i64] = 101  # D28: (inmate)
PUSH_WHERE: Final[i64] = 102  # (inmate, victim)
PLACE_GUARD: Final[i64] = 103  # D29: (inmate)
TORMENT_WHOM: Final[i64] = 104  # D30: (inmate)
# gang_abilities.py
GANG_TARGET: Final[i64] = 110  # D31: (inmate, gangster that acts)
PEEK_ZONE: Final[i64] = 111  # (inmate, gangster that acts, victim)
COPY_WHOM: Final[i64] = 112  # D32: (inmate, gangster that acts)
COPY_WHAT: Final[i64] = 113  # (inmate, gangster that acts, victim)
# courier.py
COURIER: Final[i64] = 115  # D33: (inmate, gangster that acts)
COURIER_ROOM: Final[i64] = 116  # (inmate, gangster that acts)
COURIER_ITEM: Final[i64] = 117  # (inmate, gangster that acts, room)
COURIER_GUARD: Final[i64] = 118  # (inmate, gangster that acts)
# bets.py
BET: Final[i64] = 120  # D45: (inmate)
BET_CARD_TO: Final[i64] = 121  # D35: (inmate)
# fights.py
ATTACK_WHOM: Final[i64] = 130  # D18: (inmate)
WHO_FIGHTS: Final[i64] = 131  # D40: (side)
FIGHT_WHOM: Final[i64] = 132  # (side)
CHEMIST: Final[i64] = 133  # D41: (side)
REVEAL: Final[i64] = 134  # D42, D43: (side, cards revealed so far)
REROLL: Final[i64] = 135  # D46: (side)
ARMOUR: Final[i64] = 136  # D47: (side)
COUNTER_OR_ABANDON: Final[i64] = 137  # D48: (side)
# swaps.py
SWAP_WHAT: Final[i64] = 140  # D44: (side); the places moved so far are in SWAPPED
SWAP_TO: Final[i64] = 141  # (side, slot token)
SWAP_WITH: Final[i64] = 142  # (side, slot token, destination token)
# riot.py
RIOT_OPPONENT: Final[i64] = 150  # D50: (rival)
FRENZY: Final[i64] = 151  # D8: (inmate)
LAST_DECISION: Final[i64] = 199
# Frames: tasks.
# rounds.py
BEGIN_ROUND: Final[i64] = 200
STEP_A: Final[i64] = 201  # (step)
DRAW_CONTRABAND: Final[i64] = 202  # (rival, cards): the Trafficker's with the normal one
# events.py
VISIT: Final[i64] = 211  # (inmate): AZ-205
# turns.py
NEXT_TURN: Final[i64] = 220
TURN: Final[i64] = 221  # (inmate)
TURN_OVER: Final[i64] = 222  # (inmate)
STAND_UP: Final[i64] = 223  # (inmate): if nothing is owed any more (AZ-767)
ROUND_OVER: Final[i64] = 224
# night.py
STEP_B: Final[i64] = 230  # (step)
STEP_C: Final[i64] = 231  # (step)
# movement.py
ENTERED: Final[i64] = 240  # (inmate): AZ-116
# warden.py
MEET_WARDEN: Final[i64] = 245  # (inmate)
# hole.py
GO_TO_HOLE: Final[i64] = 250  # (inmate, 1 if its partner is sent too)
# theft.py
STEAL: Final[i64] = 260  # (inmate, gangster or NOBODY, token of an inmate or cell): after the bets
# cellblock.py
CLAIM_WING: Final[i64] = 270  # (cell)
# gangsters.py
RECRUITED: Final[i64] = 275  # (inmate, spare cell, place of the one replaced or NOBODY)
COPY_OVER: Final[i64] = 276  # the Fraudster has used what he borrowed
# fugitive.py
FUGITIVE: Final[i64] = 280  # (inmate): turn a card
FUGITIVE_ROLL: Final[i64] = 281  # (inmate)
# bets.py
ASK_BETS: Final[i64] = 285
SETTLE_BETS: Final[i64] = 286  # (1 if the attacker or thief won)
# fights.py
CLASH: Final[i64] = 290
ROLL: Final[i64] = 291
CLASH_RESULT: Final[i64] = 292
CLASH_LOSSES: Final[i64] = 293  # (1 if armour has been asked for)
AFTER_CLASH: Final[i64] = 294
END_FIGHT: Final[i64] = 295  # (side that lost, 1 abandoned, 2 by the Scapegoat)
# riot.py
RIOT: Final[i64] = 300  # of the last Event
RIOT_NEXT: Final[i64] = 301  # (rival that chooses, rival that has just fallen or NOBODY)
RIOT_OVER: Final[i64] = 302
END_GAME: Final[i64] = 303

MAIN_VERBS: Final[i64] = (
    27  # the main choice is about the codes below this one, and of pairs GIVE ...
)

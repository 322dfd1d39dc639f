"""Kinds of decisions, windows, effects, fights and moments of New York Kings, as numbers."""

from typing import Final

from backroom.kernel.numbers import i64

# Kinds of decision.
START: Final[i64] = 0
BID: Final[i64] = 1
REACT: Final[i64] = 2
DISCARD: Final[i64] = 3
MOVES: Final[i64] = 4
DRIVE: Final[i64] = 5
POLICE_TO: Final[i64] = 6
ARREST_WHOM: Final[i64] = 7
BONUS_TO: Final[i64] = 8
HELI_TO: Final[i64] = 9
ACTIONS: Final[i64] = 10
CARRIER: Final[i64] = 11
ACCOMPLISH_WHICH: Final[i64] = 12
PARTNER: Final[i64] = 13
PROVOKER: Final[i64] = 14
VICTIM: Final[i64] = 15
FOLD: Final[i64] = 16
RESIST: Final[i64] = 17
CASUALTY: Final[i64] = 18
HESITATION: Final[i64] = 19
RECRUIT_WHERE: Final[i64] = 20
OFFER: Final[i64] = 21
REROLL: Final[i64] = 22
POACH_ANSWER: Final[i64] = 23
DISMISS_WHOM: Final[i64] = 24
JOKER_OFFER: Final[i64] = 25
JOKER_WITH: Final[i64] = 26
HIRE_WHERE: Final[i64] = 27
POACH_FROM: Final[i64] = 28
POACH_WHOM: Final[i64] = 29
POACH_PRICE: Final[i64] = 30
REMOTE_ROW: Final[i64] = 31
REDRAW_WHICH: Final[i64] = 32
HIT_WHOM: Final[i64] = 33
RAID_CAR: Final[i64] = 34
RAID_TO: Final[i64] = 35
DEAL_COUNTER: Final[i64] = 36
DEAL_ANSWER: Final[i64] = 37
OVER: Final[i64] = 38

# Windows, in the order of the spec's table (NK-096).
OWN_TURN: Final[i64] = 0
OWN_MOVE: Final[i64] = 1
OWN_ACCEPT: Final[i64] = 2
OWN_RECRUIT: Final[i64] = 3
OWN_ACCOMPLISH: Final[i64] = 4
OPP_TURN_START: Final[i64] = 5
OPP_TURN: Final[i64] = 6
OPP_MOVE_STEP: Final[i64] = 7
OPP_ANNOUNCE: Final[i64] = 8
BIDS_REVEALED: Final[i64] = 9
RESOURCE_DRAW: Final[i64] = 10
FIGHT_AFTER_ROLL: Final[i64] = 11
FIGHT_BEFORE_DIE: Final[i64] = 12
SHOOTOUT_LOST: Final[i64] = 13

# Effects of resource cards, in the order of NK-107 to NK-130.
BONUS_REWARD: Final[i64] = 0
RECRUIT_FIXED: Final[i64] = 1
POACH: Final[i64] = 2
EXTRA_STEPS: Final[i64] = 3
IGNORE_POLICE: Final[i64] = 4
RELEASE_ALL: Final[i64] = 5
ACCEPT_REMOTE: Final[i64] = 6
REDRAW_DESTINATION: Final[i64] = 7
ELIMINATE_HENCHMAN: Final[i64] = 8
STOP_DRIVE: Final[i64] = 9
CANCEL_ACTION: Final[i64] = 10
POLICE_RAID: Final[i64] = 11
LIMIT_STEPS: Final[i64] = 12
STEAL_CARD: Final[i64] = 13
RAISE_BID: Final[i64] = 14
REROLL_DICE: Final[i64] = 15
ADD_VALUE: Final[i64] = 16
NO_LOSS: Final[i64] = 17
DRAW_CARDS: Final[i64] = 18

# What an action announces (NK-100).
ACCEPTING: Final[i64] = 1
CALLING: Final[i64] = 2

# Kinds of fight, and what an arrest attempt interrupted.
PROVOCATION: Final[i64] = 1
ARREST: Final[i64] = 2

# What happens next while nobody has to choose.
NEXT_ROUND: Final[i64] = 0
NEXT_FIRST: Final[i64] = 1
NEXT_DRAWER: Final[i64] = 2
NEXT_SURPLUS: Final[i64] = 3
NEXT_TURN: Final[i64] = 4
NEXT_MOVES: Final[i64] = 5
NEXT_ARRIVED: Final[i64] = 6
NEXT_STEP_OVER: Final[i64] = 7
NEXT_DRIVE: Final[i64] = 8
NEXT_ACTIONS: Final[i64] = 9
NEXT_AFTER_ACTION: Final[i64] = 10
NEXT_CARRY_OUT: Final[i64] = 11
NEXT_WINDOW: Final[i64] = 12
NEXT_FIGHT_WINDOW: Final[i64] = 13
NEXT_ROLLED: Final[i64] = 14
NEXT_DIE: Final[i64] = 15
NEXT_CASUALTIES: Final[i64] = 16
NEXT_END_TURN: Final[i64] = 17
NEXT_POLICE_DONE: Final[i64] = 18
NEXT_NOTHING: Final[i64] = 19

"""When a resource card can be played, and what it does: its window and its effect, as numbers."""

from typing import Final

from backroom.kernel.numbers import i64

# Windows, in the order of the spec's table (NK-096), and the colour of the cards in each.
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

WINDOWS: Final = {
    "own_turn": "blue",
    "own_move": "blue",
    "own_accept": "blue",
    "own_recruit": "blue",
    "own_accomplish": "blue",
    "opp_turn_start": "red",
    "opp_turn": "red",
    "opp_move_step": "red",
    "opp_announce": "red",
    "bids_revealed": "black",
    "resource_draw": "black",
    "fight_after_roll": "black",
    "fight_before_die": "black",
    "shootout_lost": "black",
}

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
EFFECT_RULES: Final = [
    "NK-107",
    "NK-108",
    "NK-109",
    "NK-114",
    "NK-115",
    "NK-116",
    "NK-117",
    "NK-118",
    "NK-119",
    "NK-120",
    "NK-121",
    "NK-122",
    "NK-124",
    "NK-125",
    "NK-126",
    "NK-127",
    "NK-128",
    "NK-129",
    "NK-130",
]

"""What can be chosen in New York Kings: 144 codes and their words."""

from typing import Final

from backroom.kernel.actions import ActionTable, Kind
from backroom.kernel.numbers import i64

PASS: Final[i64] = 0
YES: Final[i64] = 1
NO: Final[i64] = 2
AMOUNT: Final[i64] = 3
DISTRICT: Final[i64] = 24
OWN: Final[i64] = 48
DROP: Final[i64] = 53
THEIR: Final[i64] = 58  # THEIR 1 is this code
SEAT: Final[i64] = 62
CARD: Final[i64] = 67
BONUS: Final[i64] = 86
ROW_1: Final[i64] = 105
CAR_0: Final[i64] = 108
CELL_3: Final[i64] = 112
DIE: Final[i64] = 115
TILE: Final[i64] = 120
END_DRIVE: Final[i64] = 123
END_MOVES: Final[i64] = 124
END_TURN: Final[i64] = 125
METRO: Final[i64] = 126
HELI: Final[i64] = 127
ACCOMPLISH: Final[i64] = 128
PROVOKE: Final[i64] = 129
RECRUIT: Final[i64] = 130
DISMISS: Final[i64] = 131
JOKER: Final[i64] = 132
DEAL: Final[i64] = 134
COUNTER: Final[i64] = 135
SEND: Final[i64] = 136
WITHDRAW: Final[i64] = 137
MONEY_GIVE: Final[i64] = 138
MONEY_ASK: Final[i64] = 139
CARD_GIVE: Final[i64] = 140
CARD_ASK: Final[i64] = 141
NUMBER: Final[i64] = 142
POLICE: Final[i64] = 143
ACTION_COUNT: Final[i64] = 144

# The notation names districts and cards by the ids that every edition keeps, in their order.
DISTRICT_IDS: Final = [
    "financial",
    "tribeca",
    "chinatown",
    "soho",
    "little_italy",
    "greenwich_village",
    "east_village",
    "chelsea",
    "gramercy",
    "hells_kitchen",
    "broadway",
    "murray_hill",
    "grand_central",
    "sutton_place",
    "upper_west_side",
    "lenox_hill",
    "yorkville",
    "harlem",
    "east_harlem",
    "washington_heights",
    "brooklyn",
    "union_city",
    "bronx",
    "queens",
]
CARD_IDS: Final = [
    "big_tip",
    "family_business",
    "loyalty_price",
    "night_rider",
    "fake_plates",
    "good_lawyer",
    "inside_man",
    "change_of_plans",
    "undercover_cop",
    "fast_food",
    "low_battery",
    "call_the_swat",
    "traffic_jam",
    "pickpocket",
    "dirty_cop",
    "loaded_dice",
    "hidden_gun",
    "bulletproof_vest",
    "old_favour",
]
CELLS: Final = ["3", "2", "1"]
SEAT_WORDS: Final = [f"S{seat}" for seat in range(5)]


def _numbers(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


ACTIONS: Final = ActionTable(
    [
        Kind(PASS, "pass"),
        Kind(YES, "yes"),
        Kind(NO, "no"),
        Kind(AMOUNT, "amount {amount}", amount=_numbers(0, 20)),
        Kind(DISTRICT, "to {district}", district=DISTRICT_IDS),
        Kind(OWN, "own {slot}", slot=_numbers(0, 4)),
        Kind(DROP, "drop {slot}", slot=_numbers(0, 4)),
        Kind(THEIR, "their {slot}", slot=_numbers(1, 4)),
        Kind(SEAT, "seat {seat}", seat=SEAT_WORDS),
        Kind(CARD, "card {card}", card=CARD_IDS),
        Kind(BONUS, "bonus {card}", card=CARD_IDS),
        Kind(ROW_1, "row {place}", place=_numbers(1, 3)),
        Kind(CAR_0, "car {car}", car=_numbers(0, 3)),
        Kind(CELL_3, "cell {cell}", cell=CELLS),
        Kind(DIE, "die {die}", die=_numbers(0, 4)),
        Kind(TILE, "tile {tile}", tile=_numbers(0, 2)),
        Kind(END_DRIVE, "end drive", name="end-drive"),
        Kind(END_MOVES, "end moves", name="end-moves"),
        Kind(END_TURN, "end turn", name="end-turn"),
        Kind(METRO, "metro"),
        Kind(HELI, "heli"),
        Kind(ACCOMPLISH, "accomplish"),
        Kind(PROVOKE, "provoke"),
        Kind(RECRUIT, "recruit"),
        Kind(DISMISS, "dismiss"),
        Kind(JOKER, "joker {joker}", joker=_numbers(0, 1)),
        Kind(DEAL, "deal"),
        Kind(COUNTER, "counter"),
        Kind(SEND, "send"),
        Kind(WITHDRAW, "withdraw"),
        Kind(MONEY_GIVE, "money give", name="money-give"),
        Kind(MONEY_ASK, "money ask", name="money-ask"),
        Kind(CARD_GIVE, "card give", name="card-give"),
        Kind(CARD_ASK, "card ask", name="card-ask"),
        Kind(NUMBER, "number"),
        Kind(POLICE, "police"),
    ]
)

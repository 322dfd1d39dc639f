"""What can be chosen in Animalcatraz: 202 codes and their words. What one means depends on the
decision that is open (spec, chapter 11)."""

from typing import Final

from backroom.kernel.actions import ActionTable, Kind
from backroom.kernel.numbers import i64

DONE: Final[i64] = 0
YES: Final[i64] = 1
NO: Final[i64] = 2
ROOM: Final[i64] = 3  # the nine rooms, then the own cell
TO_OWN_CELL: Final[i64] = 12
ICON: Final[i64] = 13  # letters A, B, C
CORRUPT: Final[i64] = 16
SHIFT: Final[i64] = 17
PLACE: Final[i64] = 18
CONSUME: Final[i64] = 19
REVEAL_PLAN: Final[i64] = 20
EVENT: Final[i64] = 21
CRIME: Final[i64] = 22
ABILITY: Final[i64] = 23  # 1, 2
GANG: Final[i64] = 25  # 1, 2
ATTACK: Final[i64] = 27
PICKPOCKET: Final[i64] = 28
ROB: Final[i64] = 29
PUT: Final[i64] = 30
TAKE: Final[i64] = 31
RECRUIT: Final[i64] = 32
DRAW_PLAN: Final[i64] = 33
SECURE: Final[i64] = 34
ATTEMPT: Final[i64] = 35
ONE: Final[i64] = 36
TWO: Final[i64] = 37
CHAIR: Final[i64] = 38
SWAP: Final[i64] = 39
COUNTER: Final[i64] = 40
ABANDON: Final[i64] = 41
SCAPEGOAT: Final[i64] = 42
TRADE: Final[i64] = 43
DRAW_CRIME: Final[i64] = 44
STAT: Final[i64] = 45  # Force, Cunning
CARRIED: Final[i64] = 47
CRIMES: Final[i64] = 48
PLAN: Final[i64] = 49
INMATE: Final[i64] = 50  # the eight inmates on the table
OWN: Final[i64] = 58  # members of the own side
RIVAL: Final[i64] = 64  # members of the other side
CELL: Final[i64] = 70  # the four cells
SPARE: Final[i64] = 74  # the spare cells of a wing
MY_CELL: Final[i64] = 77  # own card slots: six of the cell,
MY_CARD: Final[i64] = 83  # five of the inmate,
MY_GANG: Final[i64] = 88  # two of its gangsters,
MY_UPGRADE: Final[i64] = 90  # its inmate upgrade and its cell upgrade
PARTNER_CARD: Final[i64] = 92  # the partner's: three of the inmate,
PARTNER_GANG: Final[i64] = 95  # two of its gangsters,
PARTNER_UPGRADE: Final[i64] = 97  # its upgrades
GIVE: Final[i64] = 99  # gangster 1, 2 to the partner
TAKE_GANG: Final[i64] = 101  # gangster 1, 2 of the partner
TO_CELL: Final[i64] = 103
TO_INMATE: Final[i64] = 104
TO_GANG: Final[i64] = 105  # 1, 2
TO_PARTNER: Final[i64] = 107
KIND: Final[i64] = 108  # 48 prison items, then 17 kinds of contraband
CRIME_CARD: Final[i64] = 173  # own two, then the partner's two
GUARD: Final[i64] = 177
ROUND: Final[i64] = 186
INMATE_CARD: Final[i64] = 190
ACTION_COUNT: Final[i64] = 202

# The notation names rooms, cards, guards and inmates by the ids that every edition keeps.
ROOM_IDS: Final = [
    "library",
    "infirmary",
    "cafeteria",
    "laundry",
    "yard",
    "wing_a",
    "wing_b",
    "wing_c",
    "wing_d",
]
ITEM_IDS: Final = [
    "pencil_shiv",
    "dictionary_sock",
    "letter_opener",
    "lamp_shard",
    "blueprint",
    "guard_rota",
    "forged_pass",
    "dummy_head",
    "paper_vest",
    "trap_library",
    "reading_glasses",
    "bookshelf",
    "syringe",
    "crutch",
    "scalpel",
    "bone_saw",
    "plaster_saw",
    "crutch_hook",
    "sedative",
    "surgical_tape",
    "spiked_splint",
    "trap_infirmary",
    "latex_gloves",
    "first_aid_kit",
    "fork",
    "ladle",
    "boiling_oil",
    "cleaver",
    "sharpened_spoon",
    "grease",
    "delivery_crate",
    "oil_drum",
    "tray_plate",
    "trap_cafeteria",
    "cook_badge",
    "false_bottom",
    "hanger_wire",
    "soap_sock",
    "hot_iron",
    "bleach",
    "dirt_bags",
    "sheet_rope",
    "guard_uniform",
    "raincoat_raft",
    "padded_jacket",
    "trap_laundry",
    "lifting_belt",
    "home_dumbbells",
]
CONTRABAND_IDS: Final = [
    "magazine",
    "lottery",
    "alcohol",
    "cigars",
    "pills",
    "sketch",
    "donuts",
    "coffee",
    "comics",
    "primal_drug",
    "boost",
    "cigarettes",
    "ramen",
    "stamps",
    "radio",
    "phone",
    "gold_watch",
]
GUARD_IDS: Final = [
    "lieutenant",
    "gambler",
    "drunk",
    "smoker",
    "pill_popper",
    "matron",
    "glutton",
    "sleeper",
    "greenhorn",
]
INMATE_IDS: Final = [
    "big_bill",
    "sticky_fingers",
    "g_jackson",
    "sick_barger",
    "cold_cuts",
    "rob_z",
    "dandy_dufresne",
    "vinnie",
    "natas_elpicsid",
    "pablo_eskoalar",
    "animal_hector",
    "rookie",
]


def _numbers(last: int) -> list[str]:
    return [str(number) for number in range(1, last + 1)]


ACTIONS: Final = ActionTable(
    [
        Kind(DONE, "done"),
        Kind(YES, "yes"),
        Kind(NO, "no"),
        Kind(ROOM, "to {room}", room=ROOM_IDS),
        Kind(TO_OWN_CELL, "to own cell", name="to-own-cell"),
        Kind(ICON, "icon {letter}", letter=["A", "B", "C"]),
        Kind(CORRUPT, "corrupt"),
        Kind(SHIFT, "shift"),
        Kind(PLACE, "place"),
        Kind(CONSUME, "consume"),
        Kind(REVEAL_PLAN, "reveal plan", name="reveal-plan"),
        Kind(EVENT, "event"),
        Kind(CRIME, "crime"),
        Kind(ABILITY, "ability {star}", star=_numbers(2)),
        Kind(GANG, "gangster {place}", place=_numbers(2)),
        Kind(ATTACK, "attack"),
        Kind(PICKPOCKET, "pickpocket"),
        Kind(ROB, "rob"),
        Kind(PUT, "put"),
        Kind(TAKE, "take"),
        Kind(RECRUIT, "recruit"),
        Kind(DRAW_PLAN, "draw plan", name="draw-plan"),
        Kind(SECURE, "secure"),
        Kind(ATTEMPT, "attempt"),
        Kind(ONE, "one"),
        Kind(TWO, "two"),
        Kind(CHAIR, "chair"),
        Kind(SWAP, "swap"),
        Kind(COUNTER, "counter"),
        Kind(ABANDON, "abandon"),
        Kind(SCAPEGOAT, "scapegoat"),
        Kind(TRADE, "trade"),
        Kind(DRAW_CRIME, "draw crime", name="draw-crime"),
        Kind(STAT, "train {stat}", stat=["force", "cunning"]),
        Kind(CARRIED, "look at cards", name="look-at-cards"),
        Kind(CRIMES, "look at crimes", name="look-at-crimes"),
        Kind(PLAN, "look at plan", name="look-at-plan"),
        Kind(INMATE, "inmate {inmate}", inmate=_numbers(8)),
        Kind(OWN, "own {member}", member=_numbers(6)),
        Kind(RIVAL, "rival {member}", member=_numbers(6)),
        Kind(CELL, "cell {cell}", cell=_numbers(4)),
        Kind(SPARE, "spare {spare}", spare=_numbers(3)),
        Kind(MY_CELL, "cell card {slot}", name="cell-card", slot=_numbers(6)),
        Kind(MY_CARD, "card {slot}", slot=_numbers(5)),
        Kind(MY_GANG, "gangster card {slot}", name="gangster-card", slot=_numbers(2)),
        Kind(MY_UPGRADE, "upgrade {upgrade}", upgrade=["inmate", "cell"]),
        Kind(PARTNER_CARD, "partner card {slot}", name="partner-card", slot=_numbers(3)),
        Kind(
            PARTNER_GANG,
            "partner gangster card {slot}",
            name="partner-gangster-card",
            slot=_numbers(2),
        ),
        Kind(
            PARTNER_UPGRADE,
            "partner upgrade {upgrade}",
            name="partner-upgrade",
            upgrade=["inmate", "cell"],
        ),
        Kind(GIVE, "give gangster {place}", name="give-gangster", place=_numbers(2)),
        Kind(TAKE_GANG, "take gangster {place}", name="take-gangster", place=_numbers(2)),
        Kind(TO_CELL, "into cell", name="into-cell"),
        Kind(TO_INMATE, "onto inmate", name="onto-inmate"),
        Kind(TO_GANG, "onto gangster {place}", name="onto-gangster", place=_numbers(2)),
        Kind(TO_PARTNER, "to partner", name="to-partner"),
        Kind(KIND, "pick {kind}", kind=[*ITEM_IDS, *CONTRABAND_IDS]),
        Kind(CRIME_CARD, "crime {crime}", name="crime-card", crime=_numbers(4)),
        Kind(GUARD, "guard {guard}", guard=GUARD_IDS),
        Kind(ROUND, "round {round}", round=_numbers(4)),
        Kind(INMATE_CARD, "choose {card}", card=INMATE_IDS),
    ]
)

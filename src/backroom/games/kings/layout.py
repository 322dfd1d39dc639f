"""What lies on a table of New York Kings. ``make layout`` writes ``board.py`` from this."""

from backroom.games.kings import effects
from backroom.games.kings.actions import (
    CARD_ASK,
    CARD_GIVE,
    CARD_IDS,
    CELLS,
    DISTRICT_IDS,
    MONEY_ASK,
    MONEY_GIVE,
    NUMBER,
    POLICE,
    SEAT_WORDS,
)
from backroom.games.kings.cards import RANK_WORDS
from backroom.games.kings.decisions import NAMES
from backroom.kernel.layout import (
    CHOICES_MADE,
    FLAG,
    Clearing,
    CountsOf,
    Layout,
    Number,
    Part,
    SetOf,
    Things,
)

SEATS = 5
SLOTS = 5  # NK-015: the boss in slot 0, henchmen in 1 .. 4
HENCH_SLOTS = 4
DISTRICTS = 24  # NK-006
BARS = 4  # NK-011
HENCHMEN = 20  # NK-014
BOSS = 20  # the person in slot 0; the henchmen are 0 .. 19
MISSIONS = 24  # NK-017
END_CARD = 24
PLACES = 3  # of the row, NK-027
RESOURCES = 32  # NK-019
KINDS = 19
CARS = 4  # NK-025
RANKS = 6
JACK = 2
ACE = 5
SIDES = 2
DICE = 5
JOKERS = 2
TILES_EACH = 3  # at the start
AMOUNTS = 21  # that can be named: 0 to 20 thousand
SALES_AT_MOST = 10  # two chains of each seat (NK-381)
ALL_MONEY = 225  # NK-020: the worth of all notes, in thousands
NOBODY = -1
NOWHERE = -1

# Where a character is: a district 0 .. 23, or a cell; the first cell is cell 3 (NK-211).
CELL = 24
OUTSIDE = 27  # one step past cell 1

# What becomes of things.
IN_DECK = 0
IN_ROW = 1  # a mission
IN_PROGRESS = 2
OUT = 3
DISCARDED = 1  # a henchman or a resource card
IN_BAR = 2
CONTROLLED = 3
DEAD = 4
HELD = 2  # a resource card in the hand of seat - HELD
BESIDE = -1  # a police car that waits beside the board
BROKEN = -2  # one put out of action (NK-333)
JOKER_FREE = -1
JOKER_OUT = -2

# The stages of a turn.
NO_STAGE = 0
MOVING = 1
ACTING = 2

# What takes a drive on without steps of its own, and what a bonus step is for.
BY_METRO = 1
BY_HELICOPTER = 2
FOR_DRIVE = 1
FOR_CELLS = 2

# What an action announces (NK-100); less than 0: it was cancelled.
ACCEPTING = 1
CALLING = 2

# Windows: the main one, and one inside a fight.
MAIN = 0
IN_FIGHT = 1

# Kinds of fight. Side 0 provokes or is under arrest; side 1 is provoked or rolls for the police.
PROVOCATION = 1
ARREST = 2

CHOOSING = -2  # the other party of a draft is still to be named

DECISION = Things("decision", NAMES, hashed_by_word=True)
TASK = Things("task", NAMES, hashed_by_word=True)
SEAT = Things("seat", SEAT_WORDS, are_seats=True)
OBSERVER = Things("observer", [*SEAT_WORDS, "others"])
SLOT = Things("slot", range(SLOTS))
DISTRICT = Things("district", DISTRICT_IDS)
CELL_WORDS = [f"cell {cell}" for cell in CELLS]
PLACE = Things("place", {NOWHERE: "nowhere", **dict(enumerate([*DISTRICT_IDS, *CELL_WORDS]))})
BAR = Things("bar", range(BARS))
HENCHMAN = Things("henchman", ids="hench_ids", always=HENCHMEN)
PERSON = Things("person", ids="person_ids", always=HENCHMEN + 1)
MISSION = Things("mission", ids="mission_ids", always=MISSIONS)
MISSION_CARD = Things("card", ids="mission_card_ids", always=MISSIONS + 1)
TILE_OF_MISSION = Things("tile", ids="mission_tile_ids", always=2 * MISSIONS)
ROW_PLACE = Things("place", range(1, PLACES + 1))
RESOURCE = Things("card", ids="resource_ids", always=RESOURCES)
KIND = Things("kind", CARD_IDS)
CAR = Things("car", range(CARS))
RANK = Things("rank", RANK_WORDS)
DIE = Things("die", range(DICE))
SIDE = Things("side", ["provoking", "provoked"])
JOKER = Things("joker", range(JOKERS))
TILE = Things("tile", range(TILES_EACH))
SALE = Things("sale", range(SALES_AT_MOST))
WINDOW_PLACE = Things("window", ["main", "in fight"])
SIGHTING = Things("sighting", [f"{one} {other}" for one in SEAT_WORDS for other in SEAT_WORDS])
MONEY = Number(ALL_MONEY)
COUNT = Number(1_000_000_000)
ITEM_WORDS = {
    int(MONEY_GIVE): "money give",
    int(MONEY_ASK): "money ask",
    int(CARD_GIVE): "card give",
    int(CARD_ASK): "card ask",
    int(NUMBER): "number",
    int(POLICE): "police",
}

LAYOUT = Layout(
    parts=[
        CHOICES_MADE,
        Part("decision", DECISION),
        Part("waiting", SetOf(SEAT), note="the seats that must choose now"),
        Part("next", TASK, note="what happens when nobody has to choose"),
        Part("round", COUNT),
        Part("last_round", COUNT, note="0 until the end card is turned up (NK-349)"),
        Part("first", SEAT, note="the first player or his stand-in"),
        Part("lead", SEAT, note="the seat that began this round's draws and turns"),
        Part("active", SEAT, note="the seat that draws, or whose turn it is"),
        Part("taken", Number(SEATS), note="how many seats have drawn, or had their turn"),
        Part("stage", Things("stage", ["none", "moves", "actions"]), note="of a turn"),
        Part("deaths", COUNT, note="moments at which bosses died"),
        Part("died", COUNT, by=(SEAT,), note="at which of those moments, 0 for the living"),
        Part("left_behind", MONEY, by=(SEAT,), note="its fortune when it died (NK-345)"),
        Part("left_men", COUNT, by=(SEAT,), note="the ranks of its henchmen then"),
        Part("bank", MONEY, empty=ALL_MONEY),
        Part("pot", MONEY),
        Part("money", MONEY, by=(SEAT,)),
        Part("bid", MONEY, by=(SEAT,), empty=NOBODY, note="NOBODY while it is not made"),
        Part("raised", MONEY, by=(SEAT,), note="what cards add to its bid"),
        # Characters.
        Part("person", PERSON, by=(SEAT, SLOT), empty=NOBODY),
        Part("place", PLACE, by=(SEAT, SLOT), empty=NOWHERE),
        Part("carries", MISSION, by=(SEAT, SLOT), empty=NOBODY),
        # The turn of the active seat.
        Part("acted", SetOf(SLOT)),
        Part("moved", SetOf(SLOT), note="whose movement is over"),
        Part("aboard", SetOf(SLOT)),
        Part("stepped", SetOf(SLOT), note="who made a step in this drive"),
        Part("stopped", SetOf(SLOT), note="whom the police stopped in this drive"),
        Part("halted", SetOf(SLOT), note="whom stop_drive hit"),
        Part("fresh", SetOf(SLOT), note="who was arrested in this turn"),
        Part("recruited", FLAG, note="whether the recruit action is spent"),
        Part("steps", COUNT, by=(SLOT,), note="normal steps left"),
        Part("began", PLACE, by=(SLOT,), empty=NOWHERE, note="where he was when the turn began"),
        Part("step_limit", COUNT),
        Part("provoked", SetOf(DISTRICT), by=(SEAT,), note="where it was provoked in this turn"),
        Part("drive_at", DISTRICT, empty=NOWHERE, note="NOWHERE while no drive is open"),
        Part("drive_steps", COUNT, note="steps made"),
        Part("metro_left", COUNT),
        Part("special", Things("means", {BY_METRO: "metro", BY_HELICOPTER: "helicopter"})),
        Part("prepaid", COUNT, note="steps that a card has paid for"),
        Part("shielded", FLAG, note="whether a card makes the police look away"),
        Part("bonus_from", Things("bonus", {FOR_DRIVE: "drive", FOR_CELLS: "cells"})),
        # What was picked on the way to a decision.
        Part("picked", SetOf(SLOT)),
        Part("picked_mission", MISSION, empty=NOBODY),
        Part("picked_district", DISTRICT, empty=NOWHERE),
        Part("picked_bar", BAR, empty=NOBODY),
        Part("picked_rival", SEAT, empty=NOBODY),
        Part("picked_slot", SLOT, empty=NOBODY, note="of the rival"),
        Part("picked_kind", KIND, empty=NOBODY, note="the card that recruits"),
        Part("picked_car", CAR, empty=NOBODY),
        Part("picked_joker", JOKER, empty=NOBODY),
        Part("raid_rank", RANK, empty=NOBODY, note="what a raid adds to the police's hand"),
        Part("liable", SetOf(SEAT), note="whom the police can stop"),
        Part("offered", MONEY, note="the amount under discussion"),
        Part(
            "announced",
            Things(
                "announcement",
                {
                    ACCEPTING: "accepting",
                    CALLING: "calling",
                    -ACCEPTING: "accepting, cancelled",
                    -CALLING: "calling, cancelled",
                },
            ),
        ),
        Part("remote", FLAG, note="whether a card lets the mission be accepted from afar"),
        # Windows.
        Part("window", Things("window", list(effects.WINDOWS)), by=(WINDOW_PLACE,), empty=NOBODY),
        Part("window_at", SEAT, by=(WINDOW_PLACE,), empty=NOBODY, note="the seat to ask next"),
        Part("window_passed", SetOf(SEAT), by=(WINDOW_PLACE,)),
        Part("window_then", TASK, by=(WINDOW_PLACE,)),
        Part("in_fight_window", FLAG, note="which of the two is asked"),
        # Fights.
        Part("fight", Things("fight", {PROVOCATION: "provocation", ARREST: "arrest"})),
        Part("fight_at", DISTRICT, empty=NOWHERE),
        Part("fighter", SEAT, by=(SIDE,), empty=NOBODY),
        Part("rolled", Number(DICE), by=(SIDE,), note="how many dice"),
        Part("die", RANK, by=(SIDE, DIE)),
        Part("extra", CountsOf(RANK, 4), by=(SIDE,), note="values added by cards"),
        Part("resisting", FLAG),
        Part("speaker", SIDE, note="the side asked to fold"),
        Part("spoken", FLAG),
        Part("guarded", SetOf(SEAT), note="who loses nobody, thanks to a card"),
        Part("losers", SetOf(SEAT)),
        Part(
            "victim",
            Things(
                "victim",
                [f"own {slot}" for slot in range(SLOTS)] + [f"joker {j}" for j in range(JOKERS)],
            ),
            by=(SEAT,),
            empty=NOBODY,
            note="the slot named, or SLOTS + a Joker",
        ),
        Part("fight_then", TASK),
        Part("reroll_left", Number(DICE)),
        Part("reroll_picked", SetOf(DIE)),
        # Missions, the row and the tiles.
        Part("row", MISSION, by=(ROW_PLACE,), empty=NOBODY),
        Part("fate", Things("fate", ["deck", "row", "in progress", "out"]), by=(MISSION,)),
        Part("address", DISTRICT, by=(MISSION,), empty=NOWHERE, note="its accept tile"),
        Part("goal", DISTRICT, by=(MISSION,), empty=NOWHERE, note="its destination tile"),
        Part("goal_since", COUNT, by=(MISSION,), note="when that tile was drawn"),
        Part("bag", SetOf(DISTRICT)),
        Part(
            "bag_since",
            COUNT,
            by=(OBSERVER, DISTRICT),
            note="when its tile came into the bag, as far as they know",
        ),
        Part("clock", COUNT, note="counts the draws and returns of tiles"),
        Part("waits", Number(2 * MISSIONS), note="how many places wait for a tile (NK-143)"),
        Part(
            "wait",
            TILE_OF_MISSION,
            by=(Things("turn", range(2 * MISSIONS)),),
            empty=NOBODY,
            note="2 x mission, + 1 for its destination",
        ),
        # In a deck the last card is the top one, and a drawn card leaves NOBODY behind.
        Part("missions_left", Number(MISSIONS + 1)),
        Part("mission_deck", MISSION_CARD, by=(Things("card", range(MISSIONS + 1)),), empty=NOBODY),
        Part("start_tile", DISTRICT, by=(SEAT, TILE), empty=NOWHERE),
        Part("start_pick", TILE, by=(SEAT,), empty=NOBODY),
        # Henchmen and police.
        Part("guest", HENCHMAN, by=(BAR,), empty=NOBODY, note="who waits in a bar"),
        Part(
            "hench_fate",
            Things("fate", ["deck", "discarded", "bar", "controlled", "dead"]),
            by=(HENCHMAN,),
        ),
        Part("hench_left", Number(HENCHMEN)),
        Part("hench_deck", HENCHMAN, by=(Things("card", range(HENCHMEN)),), empty=NOBODY),
        Part(
            "car",
            Things(
                "place of a car", {**dict(enumerate(DISTRICT_IDS)), BESIDE: "beside", -2: "out"}
            ),
            by=(CAR,),
            empty=BESIDE,
        ),
        Part("cars_moved", SetOf(CAR)),
        Part("police_off", FLAG, note="NK-210"),
        # Resource cards.
        Part("hand", CountsOf(KIND, 3), by=(SEAT,)),
        Part("hand_size", Number(RESOURCES), by=(SEAT,)),
        Part("card_fate", Things("fate", ["deck", "discards", *SEAT_WORDS]), by=(RESOURCE,)),
        Part("card_epoch", COUNT, by=(RESOURCE,), note="which deck it was drawn from"),
        Part(
            "card_with",
            SetOf(SIGHTING),
            by=(RESOURCE,),
            note="in whose hands it can be, as far as each seat knows; none: it knows nothing",
        ),
        Part("cards_left", Number(RESOURCES)),
        Part("card_deck", RESOURCE, by=(Things("card", range(RESOURCES)),), empty=NOBODY),
        Part("epoch", COUNT, note="how often the discards became the deck"),
        # Jokers.
        Part(
            "joker_of",
            Things("owner", {**dict(enumerate(SEAT_WORDS)), JOKER_FREE: "free", JOKER_OUT: "out"}),
            by=(JOKER,),
            empty=JOKER_FREE,
        ),
        Part("joker_slot", SLOT, by=(JOKER,), note="beside whom he stands"),
        # Deals.
        Part("numbers", SetOf(HENCHMAN), note="whose number was bought in this turn"),
        Part("sales", Number(SALES_AT_MOST), note="how often a number was sold in this turn"),
        Part("sale_lender", SEAT, by=(SALE,), empty=NOBODY),
        Part("sale_person", HENCHMAN, by=(SALE,), empty=NOBODY),
        Part(
            "sale_choice",
            SetOf(HENCHMAN),
            by=(SALE,),
            note="all whose number the lender had: others see no more (NK-388)",
        ),
        Part("chains", COUNT, by=(SEAT,), note="chains started in this turn"),
        Part("sent", COUNT, by=(SEAT,), note="those of which the others know"),
        Part("chain", COUNT, note="proposals in the present chain"),
        Part("offer_from", SEAT, empty=NOBODY),
        Part("offer_to", SEAT, empty=NOBODY),
        Part(
            "leeway",
            Number(1_000_000_000, least=-1_000_000_000),
            by=(SEAT.called("giver"), SEAT.called("taker")),
            note="how much more one may have given another in deals, for all that others know",
        ),
        # Proposals that are being put together.
        Part(
            "draft_to",
            Things("party", {**dict(enumerate(SEAT_WORDS)), CHOOSING: "to be named"}),
            by=(SEAT,),
            empty=NOBODY,
            note="NOBODY: no draft",
        ),
        Part(
            "draft_item", Things("item", ITEM_WORDS), by=(SEAT,), empty=NOBODY, note="being named"
        ),
        Part("draft_give", MONEY, by=(SEAT,), empty=NOBODY),
        Part("draft_ask", MONEY, by=(SEAT,), empty=NOBODY),
        Part("draft_card_give", KIND, by=(SEAT,), empty=NOBODY),
        Part("draft_card_ask", KIND, by=(SEAT,), empty=NOBODY),
        Part("draft_number", DISTRICT, by=(SEAT,), empty=NOBODY, note="of whom in which bar"),
        Part("draft_car", CAR, by=(SEAT,), empty=NOBODY),
        Part("draft_car_to", DISTRICT, by=(SEAT,), empty=NOBODY),
    ],
    clearings=[
        Clearing(
            "picks",
            (
                *("picked_mission", "picked_district", "picked_bar", "picked_rival"),
                *("picked_slot", "picked_kind", "picked_car", "picked_joker"),
                *("raid_rank", "liable", "offered"),
            ),
        ),
        Clearing(
            "drive",
            (
                *("aboard", "stepped", "stopped", "drive_at", "drive_steps"),
                *("metro_left", "special", "prepaid", "shielded"),
            ),
        ),
        Clearing(
            "turn",
            (
                *("acted", "moved", "halted", "fresh", "recruited", "numbers", "sales"),
                *("sale_lender", "sale_person", "sale_choice", "picked", "remote", "bonus_from"),
                *("step_limit", "steps", "began", "provoked", "chains", "sent"),
            ),
        ),
        Clearing(
            "window",
            ("window", "window_at", "window_passed", "window_then"),
            of=(WINDOW_PLACE,),
        ),
        Clearing(
            "fight",
            (
                *("fight", "fight_at", "fighter", "rolled", "die", "extra", "resisting"),
                *("speaker", "spoken", "guarded", "losers", "fight_then", "victim"),
            ),
        ),
        Clearing("rerolls", ("reroll_left", "reroll_picked")),
        Clearing(
            "draft",
            (
                *("draft_to", "draft_item", "draft_give", "draft_ask", "draft_card_give"),
                *("draft_card_ask", "draft_number", "draft_car", "draft_car_to"),
            ),
            of=(SEAT,),
        ),
        Clearing("offer", ("offer_from", "offer_to", "chain")),
    ],
)

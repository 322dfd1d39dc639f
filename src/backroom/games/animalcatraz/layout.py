"""What lies on a table of Animalcatraz. ``make layout`` writes ``board.py`` from this."""

from backroom.games.animalcatraz import names
from backroom.games.animalcatraz.actions import GUARD_IDS, ITEM_IDS, ROOM_IDS
from backroom.games.animalcatraz.decisions import NAMES
from backroom.games.animalcatraz.names import (
    ANSWERS,
    BETS,
    CELL_IDS,
    FATES,
    FIGHTS,
    ICONS,
    PLACES,
    RANKS,
    STATS,
)
from backroom.kernel.layout import (
    CHOICES_MADE,
    FLAG,
    Clearing,
    Layout,
    Number,
    Part,
    SetOf,
    Things,
)

NOBODY = -1
NOWHERE = -1
NOTHING = -1

INMATES = 8  # on the table; the inmate *cards* are twelve
RIVALS = 4
ROOMS = 9
CORNERS = 4
LETTERS = 3
GUARDS = 9
CELLS = 4
SPARE = 3  # spare cells of a wing
GANGSTERS = 17
BOARD_GANG = 2  # gangsters of a board
CARDS = 96
ITEMS = 48  # cards 0 .. 47 are the prison items, the others contraband
CRIMES = 16
BOARD_CRIMES = 2
PLANS = 4
TOOLS = 4  # of a plan
EVENT_CARDS = 7  # of a game, at most
ROUNDS = 4  # played ones; the fifth is Night
NIGHT = 5
MEMBERS = 6  # of a side: inmate, gangster, gangster, and the partner's three
TILES = 6
PUBLIC = 31  # everybody knows: four rivals and those who watch

# Where an inmate is: one of the rooms, or
INFIRMARY = 1  # where the pile is (AZ-229)
YARD = 4
WING = 5  # wing of cell c is WING + c
OWN_CELL = 9
HOLE = 10
OUTSIDE = 11  # escaped

# The two stats.
FORCE = 0
CUNNING = 1

# The places of cards on one board and in one cell.
BOARD_SLOTS = 9
CARRY = 5  # 0 .. 4: carried by the inmate, three and for a moment two more
GANG_SLOT = 5  # 5, 6: carried by its gangsters
INMATE_UPGRADE_SLOT = 7
CELL_UPGRADE_SLOT = 8
CELL_SLOTS = 6  # three, and for a moment three more

# What becomes of a gangster.
IN_EXECUTION_DECK = 0
IN_SPARE_CELL = 1
ON_BOARD = 2
DISCARDED = 3
NOT_IN_GAME = 4

# For the campaign's tests, as bits of ``challenges``.
MOST_TAGGED = 0  # bit 0 + n: n rivals held enemy Trash Tags at once (AZ-702)
TOOLS_USED = 8  # bit 8 + n: an inmate escaped using n tools (AZ-701)
CROWNED = 15  # bit 15: a rival became Kingpin (AZ-699)

FRAMES = 64  # that the stack can hold
ALL_ITEMS = 0xFFFF_FFFF_FFFF  # as bits

FRAME = Things("frame", NAMES, hashed_by_word=True)
SEAT = Things("seat", [f"S{seat}" for seat in range(INMATES)])
INMATE: Things = Things("inmate", range(INMATES))
RIVAL: Things = Things("rival", range(RIVALS))
WITNESS = Things("witness", [*range(RIVALS), "w"])  # the last one for all who watch
ROOM = Things("room", ROOM_IDS)
PLACE = Things("place", PLACES)
CELL: Things = Things("cell", CELL_IDS)
GUARD: Things = Things("guard", GUARD_IDS)
LETTER = Things("letter", ["A", "B", "C"])
STAT = Things("stat", STATS)
RANK = Things("rank", RANKS)
SIDE: Things = Things("side", range(2))
BOARD_PLACE = Things("place", names.BOARD_PLACES)
MEMBER = Things("member", names.MEMBERS)
CARD = Things("card", range(CARDS))
ITEM = Things("item", ITEM_IDS)
INMATE_CARD = Things("inmate card", ids="inmate_ids")
GANGSTER: Things = Things("gangster", ids="gangster_ids", always=GANGSTERS)
CRIME = Things("crime", ids="crime_ids", always=CRIMES)
PLAN = Things("plan", ids="plan_ids", always=PLANS)
EVENT_CARD = Things("event", ids="event_ids")
FUGITIVE = Things("fugitive card", ids="fugitive_ids")
PLAYED_ROUND = Things("place", range(ROUNDS))
SPARE_CELL = Things("spare", range(SPARE))
PLAN_PILE = Things("pile", ["wing_b", "wing_d"])
FUGITIVE_DECK = Things("deck", range(3))
FIRST_OR_SECOND = Things("which", range(2))
DEPTH = Things("depth", range(FRAMES))
ARGUMENT = Number(1_000_000, least=-1)
COUNT = Number(1_000_000_000)

DEEDS = (
    "robbed_in",
    "pickpocketed_in",
    "won_fight_in",
    "corrupted",
    "from_pile",
    "turned_primal",
    "gang_injured",
)
FIGHT = (
    "fight",
    "fight_room",
    "side",
    "injured",
    "to_attack",
    "fighter",
    "revealed",
    "dice",
    "total",
    "fight_rank",
    "with_chemist",
    "fought",
    "damage",
    "clash_loser",
    "clashes",
)

LAYOUT = Layout(
    parts=[
        CHOICES_MADE,
        Part("waiting", SetOf(SEAT), note="the seats that must choose now"),
        # The stack: what each frame is, and its arguments.
        Part("depth", Number(FRAMES)),
        Part("frame", FRAME, by=(DEPTH,)),
        Part("frame_first", ARGUMENT, by=(DEPTH,)),
        Part("frame_second", ARGUMENT, by=(DEPTH,)),
        Part("frame_third", ARGUMENT, by=(DEPTH,)),
        Part("winner", RIVAL, empty=NOBODY, note="once the game is over"),
        # Time.
        Part("day", COUNT),
        Part("round", Number(NIGHT), note="1 .. 4, 5 is Night"),
        Part("clock", COUNT, note="counts all rounds, Nights too"),
        Part("played_rounds", COUNT, note="rounds begun, Nights not counted"),
        Part("played", SetOf(INMATE), note="inmates that had their turn in this round"),
        Part("last_rival", RIVAL, empty=NOBODY, note="whose turn was the last, for their order"),
        Part("trip", Number(1), note="0 or 1 in pair games (AZ-609)"),
        Part("brush", RIVAL, note="the rival with the toothbrush"),
        # The turn of one inmate.
        Part("active", INMATE, empty=NOBODY),
        Part("left", COUNT, note="Actions left"),
        Part("free_steps", COUNT, note="AZ-105"),
        Part("toll_paid", FLAG, note="AZ-673, AZ-678"),
        Part("turn_ends", FLAG, note="by a Crime, a Riot or an escape; MAIN asks no more"),
        # Deeds of this turn (AZ-282, AZ-283).
        Part("robbed_in", SetOf(ROOM)),
        Part("pickpocketed_in", SetOf(ROOM)),
        Part("won_fight_in", SetOf(ROOM)),
        Part("corrupted", SetOf(GUARD)),
        Part("from_pile", COUNT, note="most cards of one Work out of the Infirmary pile"),
        Part("turned_primal", FLAG),
        Part("gang_injured", COUNT),
        # Inmates.
        Part("seat", SEAT, by=(INMATE,)),
        Part("inmate_card", INMATE_CARD, by=(INMATE,), empty=NOTHING),
        Part("home", CELL, by=(INMATE,), empty=NOWHERE),
        Part("place", PLACE, by=(INMATE,), empty=OWN_CELL, note="where an inmate is"),
        Part("notch", COUNT, by=(INMATE, STAT)),
        Part("lying", Number(2), by=(INMATE,), note="1; 2 if after a fight (AZ-660)"),
        Part("primal_from", COUNT, by=(INMATE,), note="clock at which it began, 0 if normal"),
        Part("primal_debt", COUNT, by=(INMATE,), note="notches of Cunning to pay when it ends"),
        Part("owed", COUNT, by=(INMATE,)),
        Part("bleeding", Number(GANGSTERS), by=(INMATE,), note="1 + the gangster (AZ-593)"),
        Part("icons_used", SetOf(Things("icon", ICONS)), by=(INMATE,), note="AZ-133, AZ-345"),
        Part("ability_used", SetOf(FIRST_OR_SECOND), by=(INMATE,), note="in this round"),
        Part("tormented", SetOf(INMATE), by=(INMATE,), note="by Hector in this round"),
        Part("took_part", FLAG, by=(INMATE,), note="in the Event in force"),
        Part("night_left", COUNT, by=(INMATE,), note="notches still to choose"),
        Part("night_force", COUNT, by=(INMATE,), note="notches chosen"),
        Part("night_cunning", COUNT, by=(INMATE,)),
        Part("pending", CARD, by=(INMATE, FIRST_OR_SECOND), empty=NOTHING, note="see draft.py"),
        Part("gang", GANGSTER, by=(INMATE, FIRST_OR_SECOND), empty=NOBODY),
        Part("crime", CRIME, by=(INMATE, FIRST_OR_SECOND), empty=NOTHING),
        Part("stage", Number(4), by=(INMATE,), note="of a fugitive: deck 1 .. 3, 4 passed"),
        Part("out_since", COUNT, by=(INMATE,), note="order of escapes, 0 inside"),
        # Rivals: what a pair has in common (AZ-603, AZ-612).
        Part("rep", Number(14, least=-1), by=(RIVAL,)),
        Part("reached", SetOf(RANK), by=(RIVAL,), note="rewarded, or held from the start"),
        Part("bases", COUNT, by=(RIVAL,), note="in the game: free, under guards, under the Warden"),
        Part("trash_free", COUNT, by=(RIVAL,)),
        Part("trash_held", COUNT, by=(RIVAL.called("holder"), RIVAL.called("giver"))),
        Part("claimed_once", FLAG, by=(RIVAL,)),
        Part("crime_points", COUNT, by=(RIVAL,)),
        Part("crimes_kept", SetOf(CRIME), by=(RIVAL,), note="Crime Lord"),
        Part("plan", PLAN, by=(RIVAL,), empty=NOTHING),
        Part("plan_open", FLAG, by=(RIVAL,)),
        Part("secured", CARD, by=(RIVAL, Things("tool", range(TOOLS))), empty=NOTHING),
        Part("look", SetOf(ITEM), by=(RIVAL,), empty=ALL_ITEMS, note="may be in the corner decks"),
        Part("fell", Number(RIVALS), by=(RIVAL,), note="in the latest Riot: 1 first, 0 not"),
        # Time track, wings, guards.
        Part("tag", RIVAL, by=(PLAYED_ROUND,), empty=NOBODY, note="rounds count from 0 here"),
        Part("wing_tag", FLAG, by=(CELL,), note="whether its wing is claimed"),
        Part("cell_rival", RIVAL, by=(CELL,), empty=NOBODY, note="who lives there"),
        Part("spare_card", CARD, by=(CELL, SPARE_CELL), empty=NOTHING),
        Part("spare_gang", GANGSTER, by=(CELL, SPARE_CELL), empty=NOBODY),
        Part("spare_by", RIVAL, by=(CELL, SPARE_CELL), empty=NOBODY, note="who put the card"),
        Part("guard", GUARD, by=(ROOM,), empty=NOBODY),
        Part("letter", LETTER, by=(GUARD,)),
        Part("owner", RIVAL, by=(GUARD,), empty=NOBODY),
        Part("warden_in", ROOM, empty=NOWHERE, note="nowhere without him"),
        Part("warden_owner", INMATE, empty=NOBODY, note="AZ-653"),
        # Cards.
        Part("slot", CARD, by=(INMATE, BOARD_PLACE), empty=NOTHING),
        Part("cell_slot", CARD, by=(CELL, Things("place", range(CELL_SLOTS))), empty=NOTHING),
        Part("deck", SetOf(ITEM), empty=ALL_ITEMS, note="items in corner decks"),
        Part("taken", SetOf(ITEM), note="picked in the trade that is going on"),
        Part("paid", COUNT, note="value paid in it"),
        Part("chair_head", CARD),
        Part("chair_count", Number(CARDS)),
        Part("chair", CARD, by=(CARD.called("place"),), empty=NOTHING, note="a ring"),
        Part("pile_count", Number(CARDS)),
        Part("pile", CARD, by=(CARD.called("place"),), empty=NOTHING, note="oldest first"),
        Part("known", SetOf(WITNESS), by=(CARD,), note="who knows where it is"),
        # Events, crimes, plans, gangsters, fugitives, tiles. Decks have their top card first, and
        # nothing after their last.
        Part("event", EVENT_CARD, empty=NOTHING, note="in force"),
        Part("events_turned", SetOf(EVENT_CARD), note="so far"),
        Part("events_left", Number(EVENT_CARDS)),
        Part("event_deck", EVENT_CARD, by=(Things("place", range(EVENT_CARDS)),), empty=NOTHING),
        Part("crimes_left", Number(CRIMES)),
        Part("crime_deck", CRIME, by=(CRIME.called("place"),), empty=NOTHING),
        Part("crime_known", SetOf(WITNESS), by=(CRIME,), note="who knows where it is"),
        Part("plan_count", Number(PLANS), by=(PLAN_PILE,)),
        Part("plan_pile", PLAN, by=(PLAN_PILE, PLAN.called("place")), empty=NOTHING),
        Part("plan_known", SetOf(WITNESS), by=(PLAN,)),
        Part("execution_left", Number(GANGSTERS)),
        Part("execution_deck", GANGSTER, by=(GANGSTER.called("place"),), empty=NOTHING),
        Part("gang_fate", Things("fate", FATES), by=(GANGSTER,), empty=NOT_IN_GAME),
        Part("gang_lost", COUNT, by=(GANGSTER,), note="levels of Force"),
        Part("gang_used", COUNT, by=(GANGSTER,), note="in this round"),
        Part("thefts", SetOf(ROOM), by=(GANGSTER,), note="rooms of its thefts in this round"),
        Part("copied", GANGSTER, empty=NOBODY, note="whose ability the Fraudster borrows now"),
        Part("fugitive_deck", FUGITIVE, by=(FUGITIVE_DECK, Things("place", range(3))), empty=-1),
        Part("fugitive_seen", Number(3), by=(FUGITIVE_DECK,), note="cards turned so far"),
        Part("lock_shift", Number(1_000_000, least=-1_000_000)),
        Part("fugitive_card", FUGITIVE, empty=NOTHING, note="turned for the try that is going on"),
        Part("sacrificed", SetOf(GUARD)),
        Part("tile", Things("face", range(TILES)), by=(Things("place", range(TILES)),), empty=-1),
        Part("tiles_turned", Number(TILES)),
        # The fight that is going on. Side 0 attacked first.
        Part("fight", Things("fight", FIGHTS), note="0 none, 1 fight, 2 fight of a Riot"),
        Part("fight_room", ROOM, empty=NOWHERE),
        Part("side", INMATE, by=(SIDE,), empty=NOBODY, note="whose board fights; of a pair both"),
        Part("injured", SetOf(MEMBER), by=(SIDE,)),
        Part("to_attack", SIDE, note="who attacks in this clash"),
        Part("fighter", MEMBER, by=(SIDE,), empty=NOBODY),
        Part("revealed", CARD, by=(SIDE, FIRST_OR_SECOND), empty=NOTHING),
        Part("dice", COUNT, by=(SIDE,), note="the sum of its dice"),
        Part("total", COUNT, by=(SIDE,)),
        Part("fight_rank", RANK, by=(SIDE,), note="before the fight"),
        Part("with_chemist", FLAG, by=(SIDE,)),
        Part("rerolled", SetOf(GANGSTER), note="in this fight or Riot"),
        Part("fought", SetOf(GANGSTER), note="those that fought a clash in this fight"),
        Part("damage", COUNT, by=(SIDE, FIRST_OR_SECOND), note="Actions its inmates will lose"),
        Part("clash_loser", SIDE),
        Part("clashes", COUNT),
        Part("swapped", SetOf(BOARD_PLACE), note="moved in this SWAP"),
        Part("bet", Things("bet", BETS), by=(INMATE,), note="on the attacker or thief, or not"),
        Part("tag_answer", Things("answer", ANSWERS), by=(RIVAL,)),
        # Riots.
        Part("riot_due", SetOf(RIVAL), note="those that have reached 13"),
        Part("riot_room", ROOM, empty=NOWHERE),
        Part("riot_left", SetOf(RIVAL), note="those still in it"),
        Part("riot_injured", SetOf(MEMBER), by=(RIVAL,)),
        Part("riot_chain", COUNT, note="Riots since the last turn"),
        Part("riot_last", FLAG, note="whether it is the one of the last Event"),
        Part("riot_done", FLAG, note="once the last Event's Riot is over (El Chapo)"),
        Part("last_active", INMATE, by=(RIVAL,), empty=NOBODY, note="who played last (AZ-466)"),
        Part("challenges", SetOf(Things("challenge", names.CHALLENGES))),
    ],
    clearings=[
        Clearing("frame", ("frame", "frame_first", "frame_second", "frame_third"), of=(DEPTH,)),
        Clearing("turn", ("active", "left", "free_steps", "toll_paid", "turn_ends", *DEEDS)),
        Clearing("uses", ("icons_used", "ability_used", "tormented", "gang_used", "thefts")),
        Clearing("part_taken", ("took_part",)),
        Clearing("training", ("night_force", "night_cunning")),
        Clearing("pending", ("pending",)),
        Clearing("tag_answers", ("tag_answer",)),
        Clearing("trash_held", ("trash_held",)),
        Clearing("spare_cell", ("spare_card", "spare_gang", "spare_by"), of=(CELL, SPARE_CELL)),
        Clearing("clash", ("fighter", "revealed", "dice", "total")),
        Clearing("fight", FIGHT),
        Clearing("falls", ("fell",)),
        Clearing("riot", ("riot_room", "riot_left", "riot_last", "rerolled", "riot_injured")),
    ],
)

"""Where on the board everything stands.

Written by tools/generate_boards.py (make layout) from layout.py. Do not edit.
"""

from typing import Final

from backroom.kernel.numbers import i64, vec, zeros

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
NOTHING: Final[i64] = -1
INMATES: Final[i64] = 8  # on the table; the inmate *cards* are twelve
RIVALS: Final[i64] = 4
ROOMS: Final[i64] = 9
CORNERS: Final[i64] = 4
LETTERS: Final[i64] = 3
GUARDS: Final[i64] = 9
CELLS: Final[i64] = 4
SPARE: Final[i64] = 3  # spare cells of a wing
GANGSTERS: Final[i64] = 17
BOARD_GANG: Final[i64] = 2  # gangsters of a board
CARDS: Final[i64] = 96
ITEMS: Final[i64] = 48  # cards 0 .. 47 are the prison items, the others contraband
CRIMES: Final[i64] = 16
BOARD_CRIMES: Final[i64] = 2
PLANS: Final[i64] = 4
TOOLS: Final[i64] = 4  # of a plan
EVENT_CARDS: Final[i64] = 7  # of a game, at most
ROUNDS: Final[i64] = 4  # played ones; the fifth is Night
NIGHT: Final[i64] = 5
MEMBERS: Final[i64] = 6  # of a side: inmate, gangster, gangster, and the partner's three
TILES: Final[i64] = 6
PUBLIC: Final[i64] = 31  # everybody knows: four rivals and those who watch
INFIRMARY: Final[i64] = 1  # where the pile is (AZ-229)
YARD: Final[i64] = 4
WING: Final[i64] = 5  # wing of cell c is WING + c
OWN_CELL: Final[i64] = 9
HOLE: Final[i64] = 10
OUTSIDE: Final[i64] = 11  # escaped
FORCE: Final[i64] = 0
CUNNING: Final[i64] = 1
BOARD_SLOTS: Final[i64] = 9
CARRY: Final[i64] = 5  # 0 .. 4: carried by the inmate, three and for a moment two more
GANG_SLOT: Final[i64] = 5  # 5, 6: carried by its gangsters
INMATE_UPGRADE_SLOT: Final[i64] = 7
CELL_UPGRADE_SLOT: Final[i64] = 8
CELL_SLOTS: Final[i64] = 6  # three, and for a moment three more
IN_EXECUTION_DECK: Final[i64] = 0
IN_SPARE_CELL: Final[i64] = 1
ON_BOARD: Final[i64] = 2
DISCARDED: Final[i64] = 3
NOT_IN_GAME: Final[i64] = 4
MOST_TAGGED: Final[i64] = 0  # bit 0 + n: n rivals held enemy Trash Tags at once (AZ-702)
TOOLS_USED: Final[i64] = 8  # bit 8 + n: an inmate escaped using n tools (AZ-701)
CROWNED: Final[i64] = 15  # bit 15: a rival became Kingpin (AZ-699)
FRAMES: Final[i64] = 64  # that the stack can hold
ALL_ITEMS: Final[i64] = 281474976710655  # as bits

WAITING: Final[i64] = 8  # the seats that must choose now
DEPTH: Final[i64] = 9
WINNER: Final[i64] = 266  # once the game is over
DAY: Final[i64] = 267
ROUND: Final[i64] = 268  # 1 .. 4, 5 is Night
CLOCK: Final[i64] = 269  # counts all rounds, Nights too
PLAYED_ROUNDS: Final[i64] = 270  # rounds begun, Nights not counted
PLAYED: Final[i64] = 271  # inmates that had their turn in this round
LAST_RIVAL: Final[i64] = 272  # whose turn was the last, for their order
TRIP: Final[i64] = 273  # 0 or 1 in pair games (AZ-609)
BRUSH: Final[i64] = 274  # the rival with the toothbrush
ACTIVE: Final[i64] = 275
LEFT: Final[i64] = 276  # Actions left
FREE_STEPS: Final[i64] = 277  # AZ-105
TOLL_PAID: Final[i64] = 278  # AZ-673, AZ-678
TURN_ENDS: Final[i64] = 279  # by a Crime, a Riot or an escape; MAIN asks no more
ROBBED_IN: Final[i64] = 280
PICKPOCKETED_IN: Final[i64] = 281
WON_FIGHT_IN: Final[i64] = 282
CORRUPTED: Final[i64] = 283
FROM_PILE: Final[i64] = 284  # most cards of one Work out of the Infirmary pile
TURNED_PRIMAL: Final[i64] = 285
GANG_INJURED: Final[i64] = 286
WARDEN_IN: Final[i64] = 646  # nowhere without him
WARDEN_OWNER: Final[i64] = 647  # AZ-653
DECK: Final[i64] = 744  # items in corner decks
TAKEN: Final[i64] = 745  # picked in the trade that is going on
PAID: Final[i64] = 746  # value paid in it
CHAIR_HEAD: Final[i64] = 747
CHAIR_COUNT: Final[i64] = 748
PILE_COUNT: Final[i64] = 845
EVENT: Final[i64] = 1038  # in force
EVENTS_TURNED: Final[i64] = 1039  # so far
EVENTS_LEFT: Final[i64] = 1040
CRIMES_LEFT: Final[i64] = 1048
EXECUTION_LEFT: Final[i64] = 1095
COPIED: Final[i64] = 1181  # whose ability the Fraudster borrows now
LOCK_SHIFT: Final[i64] = 1194
FUGITIVE_CARD: Final[i64] = 1195  # turned for the try that is going on
SACRIFICED: Final[i64] = 1196
TILES_TURNED: Final[i64] = 1203
FIGHT: Final[i64] = 1204  # 0 none, 1 fight, 2 fight of a Riot
FIGHT_ROOM: Final[i64] = 1205
TO_ATTACK: Final[i64] = 1210  # who attacks in this clash
REROLLED: Final[i64] = 1225  # in this fight or Riot
FOUGHT: Final[i64] = 1226  # those that fought a clash in this fight
CLASH_LOSER: Final[i64] = 1231
CLASHES: Final[i64] = 1232
SWAPPED: Final[i64] = 1233  # moved in this SWAP
RIOT_DUE: Final[i64] = 1246  # those that have reached 13
RIOT_ROOM: Final[i64] = 1247
RIOT_LEFT: Final[i64] = 1248  # those still in it
RIOT_CHAIN: Final[i64] = 1253  # Riots since the last turn
RIOT_LAST: Final[i64] = 1254  # whether it is the one of the last Event
RIOT_DONE: Final[i64] = 1255  # once the last Event's Riot is over (El Chapo)
CHALLENGES: Final[i64] = 1260


def frame(depth: i64) -> i64:
    return 10 + depth


def frame_first(depth: i64) -> i64:
    return 74 + depth


def frame_second(depth: i64) -> i64:
    return 138 + depth


def frame_third(depth: i64) -> i64:
    return 202 + depth


def seat(inmate: i64) -> i64:
    return 287 + inmate


def inmate_card(inmate: i64) -> i64:
    return 295 + inmate


def home(inmate: i64) -> i64:
    return 303 + inmate


def place(inmate: i64) -> i64:
    """Where an inmate is."""
    return 311 + inmate


def notch(inmate: i64, stat: i64) -> i64:
    return 319 + inmate * 2 + stat


def lying(inmate: i64) -> i64:
    """1; 2 if after a fight (AZ-660)."""
    return 335 + inmate


def primal_from(inmate: i64) -> i64:
    """Clock at which it began, 0 if normal."""
    return 343 + inmate


def primal_debt(inmate: i64) -> i64:
    """Notches of Cunning to pay when it ends."""
    return 351 + inmate


def owed(inmate: i64) -> i64:
    return 359 + inmate


def bleeding(inmate: i64) -> i64:
    """1 + the gangster (AZ-593)."""
    return 367 + inmate


def icons_used(inmate: i64) -> i64:
    """AZ-133, AZ-345."""
    return 375 + inmate


def ability_used(inmate: i64) -> i64:
    """In this round."""
    return 383 + inmate


def tormented(inmate: i64) -> i64:
    """By Hector in this round."""
    return 391 + inmate


def took_part(inmate: i64) -> i64:
    """In the Event in force."""
    return 399 + inmate


def night_left(inmate: i64) -> i64:
    """Notches still to choose."""
    return 407 + inmate


def night_force(inmate: i64) -> i64:
    """Notches chosen."""
    return 415 + inmate


def night_cunning(inmate: i64) -> i64:
    return 423 + inmate


def pending(inmate: i64, which: i64) -> i64:
    """See draft.py."""
    return 431 + inmate * 2 + which


def gang(inmate: i64, which: i64) -> i64:
    return 447 + inmate * 2 + which


def crime(inmate: i64, which: i64) -> i64:
    return 463 + inmate * 2 + which


def stage(inmate: i64) -> i64:
    """Of a fugitive: deck 1 .. 3, 4 passed."""
    return 479 + inmate


def out_since(inmate: i64) -> i64:
    """Order of escapes, 0 inside."""
    return 487 + inmate


def rep(rival: i64) -> i64:
    return 495 + rival


def reached(rival: i64) -> i64:
    """Rewarded, or held from the start."""
    return 499 + rival


def bases(rival: i64) -> i64:
    """In the game: free, under guards, under the Warden."""
    return 503 + rival


def trash_free(rival: i64) -> i64:
    return 507 + rival


def trash_held(holder: i64, giver: i64) -> i64:
    return 511 + holder * 4 + giver


def claimed_once(rival: i64) -> i64:
    return 527 + rival


def crime_points(rival: i64) -> i64:
    return 531 + rival


def crimes_kept(rival: i64) -> i64:
    """Crime Lord."""
    return 535 + rival


def plan(rival: i64) -> i64:
    return 539 + rival


def plan_open(rival: i64) -> i64:
    return 543 + rival


def secured(rival: i64, tool: i64) -> i64:
    return 547 + rival * 4 + tool


def look(rival: i64) -> i64:
    """May be in the corner decks."""
    return 563 + rival


def fell(rival: i64) -> i64:
    """In the latest Riot: 1 first, 0 not."""
    return 567 + rival


def tag(place: i64) -> i64:
    """Rounds count from 0 here."""
    return 571 + place


def wing_tag(cell: i64) -> i64:
    """Whether its wing is claimed."""
    return 575 + cell


def cell_rival(cell: i64) -> i64:
    """Who lives there."""
    return 579 + cell


def spare_card(cell: i64, spare: i64) -> i64:
    return 583 + cell * 3 + spare


def spare_gang(cell: i64, spare: i64) -> i64:
    return 595 + cell * 3 + spare


def spare_by(cell: i64, spare: i64) -> i64:
    """Who put the card."""
    return 607 + cell * 3 + spare


def guard(room: i64) -> i64:
    return 619 + room


def letter(guard: i64) -> i64:
    return 628 + guard


def owner(guard: i64) -> i64:
    return 637 + guard


def slot(inmate: i64, place: i64) -> i64:
    return 648 + inmate * 9 + place


def cell_slot(cell: i64, place: i64) -> i64:
    return 720 + cell * 6 + place


def chair(place: i64) -> i64:
    """A ring."""
    return 749 + place


def pile(place: i64) -> i64:
    """Oldest first."""
    return 846 + place


def known(card: i64) -> i64:
    """Who knows where it is."""
    return 942 + card


def event_deck(place: i64) -> i64:
    return 1041 + place


def crime_deck(place: i64) -> i64:
    return 1049 + place


def crime_known(crime: i64) -> i64:
    """Who knows where it is."""
    return 1065 + crime


def plan_count(pile: i64) -> i64:
    return 1081 + pile


def plan_pile(pile: i64, place: i64) -> i64:
    return 1083 + pile * 4 + place


def plan_known(plan: i64) -> i64:
    return 1091 + plan


def execution_deck(place: i64) -> i64:
    return 1096 + place


def gang_fate(gangster: i64) -> i64:
    return 1113 + gangster


def gang_lost(gangster: i64) -> i64:
    """Levels of Force."""
    return 1130 + gangster


def gang_used(gangster: i64) -> i64:
    """In this round."""
    return 1147 + gangster


def thefts(gangster: i64) -> i64:
    """Rooms of its thefts in this round."""
    return 1164 + gangster


def fugitive_deck(deck: i64, place: i64) -> i64:
    return 1182 + deck * 3 + place


def fugitive_seen(deck: i64) -> i64:
    """Cards turned so far."""
    return 1191 + deck


def tile(place: i64) -> i64:
    return 1197 + place


def side(side: i64) -> i64:
    """Whose board fights; of a pair both."""
    return 1206 + side


def injured(side: i64) -> i64:
    return 1208 + side


def fighter(side: i64) -> i64:
    return 1211 + side


def revealed(side: i64, which: i64) -> i64:
    return 1213 + side * 2 + which


def dice(side: i64) -> i64:
    """The sum of its dice."""
    return 1217 + side


def total(side: i64) -> i64:
    return 1219 + side


def fight_rank(side: i64) -> i64:
    """Before the fight."""
    return 1221 + side


def with_chemist(side: i64) -> i64:
    return 1223 + side


def damage(side: i64, which: i64) -> i64:
    """Actions its inmates will lose."""
    return 1227 + side * 2 + which


def bet(inmate: i64) -> i64:
    """On the attacker or thief, or not."""
    return 1234 + inmate


def tag_answer(rival: i64) -> i64:
    return 1242 + rival


def riot_injured(rival: i64) -> i64:
    return 1249 + rival


def last_active(rival: i64) -> i64:
    """Who played last (AZ-466)."""
    return 1256 + rival


def empty_board() -> vec[i64]:
    """A board with nothing on it."""
    b = zeros(1261)
    b[WINNER] = -1
    b[LAST_RIVAL] = -1
    b[ACTIVE] = -1
    for cell in range(8):  # inmate_card
        b[295 + cell] = -1
    for cell in range(8):  # home
        b[303 + cell] = -1
    for cell in range(8):  # place
        b[311 + cell] = 9
    for cell in range(16):  # pending
        b[431 + cell] = -1
    for cell in range(16):  # gang
        b[447 + cell] = -1
    for cell in range(16):  # crime
        b[463 + cell] = -1
    for cell in range(4):  # plan
        b[539 + cell] = -1
    for cell in range(16):  # secured
        b[547 + cell] = -1
    for cell in range(4):  # look
        b[563 + cell] = 281474976710655
    for cell in range(4):  # tag
        b[571 + cell] = -1
    for cell in range(4):  # cell_rival
        b[579 + cell] = -1
    for cell in range(12):  # spare_card
        b[583 + cell] = -1
    for cell in range(12):  # spare_gang
        b[595 + cell] = -1
    for cell in range(12):  # spare_by
        b[607 + cell] = -1
    for cell in range(9):  # guard
        b[619 + cell] = -1
    for cell in range(9):  # owner
        b[637 + cell] = -1
    b[WARDEN_IN] = -1
    b[WARDEN_OWNER] = -1
    for cell in range(72):  # slot
        b[648 + cell] = -1
    for cell in range(24):  # cell_slot
        b[720 + cell] = -1
    b[DECK] = 281474976710655
    for cell in range(96):  # chair
        b[749 + cell] = -1
    for cell in range(96):  # pile
        b[846 + cell] = -1
    b[EVENT] = -1
    for cell in range(7):  # event_deck
        b[1041 + cell] = -1
    for cell in range(16):  # crime_deck
        b[1049 + cell] = -1
    for cell in range(8):  # plan_pile
        b[1083 + cell] = -1
    for cell in range(17):  # execution_deck
        b[1096 + cell] = -1
    for cell in range(17):  # gang_fate
        b[1113 + cell] = 4
    b[COPIED] = -1
    for cell in range(9):  # fugitive_deck
        b[1182 + cell] = -1
    b[FUGITIVE_CARD] = -1
    for cell in range(6):  # tile
        b[1197 + cell] = -1
    b[FIGHT_ROOM] = -1
    for cell in range(2):  # side
        b[1206 + cell] = -1
    for cell in range(2):  # fighter
        b[1211 + cell] = -1
    for cell in range(4):  # revealed
        b[1213 + cell] = -1
    b[RIOT_ROOM] = -1
    for cell in range(4):  # last_active
        b[1256 + cell] = -1
    return b


def clear_frame(b: vec[i64], depth: i64) -> None:
    b[10 + depth] = 0
    b[74 + depth] = 0
    b[138 + depth] = 0
    b[202 + depth] = 0


def clear_turn(b: vec[i64]) -> None:
    b[ACTIVE] = -1
    b[LEFT] = 0
    b[FREE_STEPS] = 0
    b[TOLL_PAID] = 0
    b[TURN_ENDS] = 0
    b[ROBBED_IN] = 0
    b[PICKPOCKETED_IN] = 0
    b[WON_FIGHT_IN] = 0
    b[CORRUPTED] = 0
    b[FROM_PILE] = 0
    b[TURNED_PRIMAL] = 0
    b[GANG_INJURED] = 0


def clear_uses(b: vec[i64]) -> None:
    for cell in range(8):  # icons_used
        b[375 + cell] = 0
    for cell in range(8):  # ability_used
        b[383 + cell] = 0
    for cell in range(8):  # tormented
        b[391 + cell] = 0
    for cell in range(17):  # gang_used
        b[1147 + cell] = 0
    for cell in range(17):  # thefts
        b[1164 + cell] = 0


def clear_part_taken(b: vec[i64]) -> None:
    for cell in range(8):  # took_part
        b[399 + cell] = 0


def clear_training(b: vec[i64]) -> None:
    for cell in range(8):  # night_force
        b[415 + cell] = 0
    for cell in range(8):  # night_cunning
        b[423 + cell] = 0


def clear_pending(b: vec[i64]) -> None:
    for cell in range(16):  # pending
        b[431 + cell] = -1


def clear_tag_answers(b: vec[i64]) -> None:
    for cell in range(4):  # tag_answer
        b[1242 + cell] = 0


def clear_trash_held(b: vec[i64]) -> None:
    for cell in range(16):  # trash_held
        b[511 + cell] = 0


def clear_spare_cell(b: vec[i64], cell: i64, spare: i64) -> None:
    b[583 + cell * 3 + spare] = -1
    b[595 + cell * 3 + spare] = -1
    b[607 + cell * 3 + spare] = -1


def clear_clash(b: vec[i64]) -> None:
    for cell in range(2):  # fighter
        b[1211 + cell] = -1
    for cell in range(4):  # revealed
        b[1213 + cell] = -1
    for cell in range(2):  # dice
        b[1217 + cell] = 0
    for cell in range(2):  # total
        b[1219 + cell] = 0


def clear_fight(b: vec[i64]) -> None:
    b[FIGHT] = 0
    b[FIGHT_ROOM] = -1
    for cell in range(2):  # side
        b[1206 + cell] = -1
    for cell in range(2):  # injured
        b[1208 + cell] = 0
    b[TO_ATTACK] = 0
    for cell in range(2):  # fighter
        b[1211 + cell] = -1
    for cell in range(4):  # revealed
        b[1213 + cell] = -1
    for cell in range(2):  # dice
        b[1217 + cell] = 0
    for cell in range(2):  # total
        b[1219 + cell] = 0
    for cell in range(2):  # fight_rank
        b[1221 + cell] = 0
    for cell in range(2):  # with_chemist
        b[1223 + cell] = 0
    b[FOUGHT] = 0
    for cell in range(4):  # damage
        b[1227 + cell] = 0
    b[CLASH_LOSER] = 0
    b[CLASHES] = 0


def clear_falls(b: vec[i64]) -> None:
    for cell in range(4):  # fell
        b[567 + cell] = 0


def clear_riot(b: vec[i64]) -> None:
    b[RIOT_ROOM] = -1
    b[RIOT_LEFT] = 0
    b[RIOT_LAST] = 0
    b[REROLLED] = 0
    for cell in range(4):  # riot_injured
        b[1249 + cell] = 0

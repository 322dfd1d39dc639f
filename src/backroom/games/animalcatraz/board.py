"""Where on the flat board of Animalcatraz everything stands, and how large it is."""

from typing import Final

from backroom.kernel.numbers import bit, i64, vec, zeros

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
EVENT_CARDS: Final[i64] = 7  # of a game, at most
ROUNDS: Final[i64] = 4  # played ones; the fifth is Night
NIGHT: Final[i64] = 5
MEMBERS: Final[i64] = 6  # of a side: inmate, gangster, gangster, and the partner's three
TILES: Final[i64] = 6
PUBLIC: Final[i64] = 31  # everybody knows: four rivals and those who watch

# Where an inmate is: one of the rooms, or
INFIRMARY: Final[i64] = 1  # where the pile is (AZ-229)
YARD: Final[i64] = 4
WING: Final[i64] = 5  # wing of cell c is WING + c
OWN_CELL: Final[i64] = 9
HOLE: Final[i64] = 10
OUTSIDE: Final[i64] = 11  # escaped

# The two stats.
FORCE: Final[i64] = 0
CUNNING: Final[i64] = 1

# The places of cards on one board and in one cell.
BOARD_SLOTS: Final[i64] = 9
CARRY: Final[i64] = 5  # 0 .. 4: carried by the inmate, three and for a moment two more
GANG_SLOT: Final[i64] = 5  # 5, 6: carried by its gangsters
INMATE_UPGRADE_SLOT: Final[i64] = 7
CELL_UPGRADE_SLOT: Final[i64] = 8
CELL_SLOTS: Final[i64] = 6  # three, and for a moment three more

# What becomes of a gangster.
IN_EXECUTION_DECK: Final[i64] = 0
IN_SPARE_CELL: Final[i64] = 1
ON_BOARD: Final[i64] = 2
DISCARDED: Final[i64] = 3
NOT_IN_GAME: Final[i64] = 4

FRAME_CELLS: Final[i64] = 4
FRAMES: Final[i64] = 64

# Offsets into the board, after the kernel's SEATS_AT_MOST cells. The sum starts with a plain
# number: mypyc folds constants only within one module.
WAITING: Final[i64] = 8  # the seats that must choose now, as bits
DEPTH: Final[i64] = WAITING + 1
FRAME: Final[i64] = DEPTH + 1
WINNER: Final[i64] = FRAME + FRAMES * FRAME_CELLS  # a rival, once the game is over
# Time.
DAY: Final[i64] = WINNER + 1
ROUND: Final[i64] = DAY + 1  # 1 .. 4, 5 is Night
CLOCK: Final[i64] = ROUND + 1  # counts all rounds, Nights too
PLAYED_ROUNDS: Final[i64] = CLOCK + 1  # rounds begun, Nights not counted
PLAYED: Final[i64] = PLAYED_ROUNDS + 1  # inmates that had their turn in this round
LAST_RIVAL: Final[i64] = PLAYED + 1  # the rival whose turn was the last, for the order of turns
TRIP: Final[i64] = LAST_RIVAL + 1  # 0 or 1 in pair games (AZ-609)
BRUSH: Final[i64] = TRIP + 1  # the rival with the toothbrush
# The turn of one inmate.
ACTIVE: Final[i64] = BRUSH + 1
LEFT: Final[i64] = ACTIVE + 1  # Actions left
FREE_STEPS: Final[i64] = LEFT + 1  # AZ-105
TOLL_PAID: Final[i64] = FREE_STEPS + 1  # AZ-673, AZ-678
TURN_ENDS: Final[i64] = TOLL_PAID + 1  # 1: by a Crime, a Riot or an escape; MAIN asks no more
# Deeds of this turn (AZ-282, AZ-283); rooms as bits.
ROBBED_IN: Final[i64] = TURN_ENDS + 1
PICKPOCKETED_IN: Final[i64] = ROBBED_IN + 1
WON_FIGHT_IN: Final[i64] = PICKPOCKETED_IN + 1
CORRUPTED: Final[i64] = WON_FIGHT_IN + 1  # guards, as bits
FROM_PILE: Final[i64] = CORRUPTED + 1  # most cards of one Work out of the Infirmary pile
TURNED_PRIMAL: Final[i64] = FROM_PILE + 1
GANG_INJURED: Final[i64] = TURNED_PRIMAL + 1
DEED_CELLS: Final[i64] = 7
# Inmates.
SEAT_OF: Final[i64] = GANG_INJURED + 1
CARD_OF: Final[i64] = SEAT_OF + INMATES  # which inmate card
HOME: Final[i64] = CARD_OF + INMATES  # its cell
AT: Final[i64] = HOME + INMATES
NOTCH: Final[i64] = AT + INMATES  # by inmate and stat
LYING: Final[i64] = NOTCH + 2 * INMATES  # 1; 2 if after a fight (AZ-660)
PRIMAL_FROM: Final[i64] = LYING + INMATES  # CLOCK at which it began, 0 if normal
PRIMAL_DEBT: Final[i64] = PRIMAL_FROM + INMATES  # notches of Cunning to pay when it ends
OWED: Final[i64] = PRIMAL_DEBT + INMATES
BLEEDING: Final[i64] = OWED + INMATES  # 1 + the gangster that did it (AZ-593)
ICONS_USED: Final[i64] = BLEEDING + INMATES  # bits 3 * room + letter; bit 27: Escape (AZ-345)
ABILITY_USED: Final[i64] = ICONS_USED + INMATES  # bits: ability 0, 1 in this round
TORMENTED: Final[i64] = ABILITY_USED + INMATES  # by Hector: inmates, as bits, in this round
TOOK_PART: Final[i64] = TORMENTED + INMATES  # in the Event in force
NIGHT_LEFT: Final[i64] = TOOK_PART + INMATES  # notches still to choose
NIGHT_FORCE: Final[i64] = NIGHT_LEFT + INMATES  # notches chosen
NIGHT_CUNNING: Final[i64] = NIGHT_FORCE + INMATES
PENDING: Final[i64] = NIGHT_CUNNING + INMATES  # two by inmate: what it chooses from at set-up
GANG: Final[i64] = PENDING + 2 * INMATES  # two gangsters by inmate
CRIME_AT: Final[i64] = GANG + BOARD_GANG * INMATES
STAGE: Final[i64] = CRIME_AT + BOARD_CRIMES * INMATES  # of a fugitive: deck 1 .. 3, 4 passed
OUT_SINCE: Final[i64] = STAGE + INMATES  # order of escapes, 0 inside
# Rivals: what a pair has in common (AZ-603, AZ-612).
REP: Final[i64] = OUT_SINCE + INMATES
REACHED: Final[i64] = REP + RIVALS  # ranks that have been rewarded or held from the start
BASES: Final[i64] = REACHED + RIVALS  # in the game: free, under guards, under the Warden
TRASH_FREE: Final[i64] = BASES + RIVALS
TRASH_HELD: Final[i64] = TRASH_FREE + RIVALS  # by holder and giver
CLAIMED_ONCE: Final[i64] = TRASH_HELD + RIVALS * RIVALS
CRIME_POINTS: Final[i64] = CLAIMED_ONCE + RIVALS
CRIMES_KEPT: Final[i64] = CRIME_POINTS + RIVALS  # Crime Lord: crimes, as bits
PLAN_OF: Final[i64] = CRIMES_KEPT + RIVALS
PLAN_OPEN: Final[i64] = PLAN_OF + RIVALS
SECURED: Final[i64] = PLAN_OPEN + RIVALS  # four cards by rival
LOOK: Final[i64] = SECURED + 4 * RIVALS  # items that may be in the corner decks, for all it knows
FELL: Final[i64] = LOOK + RIVALS  # in the latest Riot: 1 fell first ... 0 did not fall
# Time track, wings, guards.
TAG_AT: Final[i64] = FELL + RIVALS  # by round 1 .. 4: a rival or NOBODY
WING_TAG: Final[i64] = TAG_AT + ROUNDS  # by cell: 1 if its wing is claimed
CELL_RIVAL: Final[i64] = WING_TAG + CELLS  # by cell: its rival or NOBODY
SPARE_CARD: Final[i64] = CELL_RIVAL + CELLS  # by cell and spare cell
SPARE_GANG: Final[i64] = SPARE_CARD + CELLS * SPARE
SPARE_BY: Final[i64] = SPARE_GANG + CELLS * SPARE  # the rival that put the card there
GUARD_IN: Final[i64] = SPARE_BY + CELLS * SPARE  # by room
LETTER_OF: Final[i64] = GUARD_IN + ROOMS  # by guard
OWNER_OF: Final[i64] = LETTER_OF + GUARDS  # by guard: a rival or NOBODY
WARDEN_IN: Final[i64] = OWNER_OF + GUARDS  # a room, NOWHERE without him
WARDEN_OWNER: Final[i64] = WARDEN_IN + 1  # an inmate (AZ-653) or NOBODY
# Cards.
SLOT: Final[i64] = WARDEN_OWNER + 1  # BOARD_SLOTS by inmate, then CELL_SLOTS by cell
DECK: Final[i64] = SLOT + BOARD_SLOTS * INMATES + CELL_SLOTS * CELLS  # items in corner decks, bits
TAKEN: Final[i64] = DECK + 1  # items picked in the trade that is going on, bits of DECK
PAID: Final[i64] = TAKEN + 1  # value paid in it
CHAIR_HEAD: Final[i64] = PAID + 1
CHAIR_COUNT: Final[i64] = CHAIR_HEAD + 1
CHAIR: Final[i64] = CHAIR_COUNT + 1  # a ring
PILE_COUNT: Final[i64] = CHAIR + CARDS
PILE: Final[i64] = PILE_COUNT + 1  # of the Infirmary, oldest first
KNOWN: Final[i64] = PILE + CARDS  # by card: rivals that know where it is, as bits; PUBLIC
# Events, crimes, plans, gangsters, fugitives, tiles. Decks have their top card first, and NOTHING
# after their last.
EVENT: Final[i64] = KNOWN + CARDS  # in force, or NOTHING
EVENTS_TURNED: Final[i64] = EVENT + 1  # all Events turned so far, as bits
EVENTS_LEFT: Final[i64] = EVENTS_TURNED + 1
EVENT_DECK: Final[i64] = EVENTS_LEFT + 1
CRIMES_LEFT: Final[i64] = EVENT_DECK + EVENT_CARDS
CRIME_DECK: Final[i64] = CRIMES_LEFT + 1
CRIME_KNOWN: Final[i64] = CRIME_DECK + CRIMES  # by crime: rivals that know where it is
PLAN_COUNT: Final[i64] = CRIME_KNOWN + CRIMES  # of the piles at wings B and D
PLAN_PILE: Final[i64] = PLAN_COUNT + 2
PLAN_KNOWN: Final[i64] = PLAN_PILE + 2 * PLANS
EXECUTION_LEFT: Final[i64] = PLAN_KNOWN + PLANS
EXECUTION_DECK: Final[i64] = EXECUTION_LEFT + 1
GANG_FATE: Final[i64] = EXECUTION_DECK + GANGSTERS
GANG_LOST: Final[i64] = GANG_FATE + GANGSTERS  # levels of Force
GANG_USED: Final[i64] = GANG_LOST + GANGSTERS  # once in this round
THEFTS: Final[i64] = GANG_USED + GANGSTERS  # by gangster: rooms of its thefts in this round, bits
COPIED: Final[i64] = THEFTS + GANGSTERS  # the gangster whose ability the Fraudster borrows now
FUGITIVE_DECK: Final[i64] = COPIED + 1  # three decks of three
FUGITIVE_SEEN: Final[i64] = FUGITIVE_DECK + 9  # by deck: cards turned so far, at most three
LOCK_SHIFT: Final[i64] = FUGITIVE_SEEN + 3
FUGITIVE_CARD: Final[i64] = LOCK_SHIFT + 1  # the card turned for the try that is going on
SACRIFICED: Final[i64] = FUGITIVE_CARD + 1  # guards, as bits
TILE: Final[i64] = SACRIFICED + 1  # faces of the guard die in the order of the tiles
TILES_TURNED: Final[i64] = TILE + TILES
# The fight that is going on. Side 0 attacked first.
FIGHT: Final[i64] = TILES_TURNED + 1  # 0 none, 1 fight, 2 fight of a Riot
FIGHT_ROOM: Final[i64] = FIGHT + 1
SIDE: Final[i64] = FIGHT_ROOM + 1  # the inmate whose board fights; of a pair in a Riot, its first
INJURED: Final[i64] = SIDE + 2  # by side: members, as bits
TO_ATTACK: Final[i64] = INJURED + 2  # the side that attacks in this clash
FIGHTER: Final[i64] = TO_ATTACK + 1  # by side: a member
REVEALED: Final[i64] = FIGHTER + 2  # two cards by side
DICE: Final[i64] = REVEALED + 4  # by side: the sum of its dice
TOTAL: Final[i64] = DICE + 2
FIGHT_RANK: Final[i64] = TOTAL + 2  # by side, before the fight
WITH_CHEMIST: Final[i64] = FIGHT_RANK + 2  # by side
REROLLED: Final[i64] = WITH_CHEMIST + 2  # by gangster id, bits: in this fight or Riot
FOUGHT: Final[i64] = REROLLED + 1  # gangsters that fought a clash in this fight, as bits
DAMAGE: Final[i64] = FOUGHT + 1  # by side and board: Actions that its injured inmate will lose
CLASH_LOSER: Final[i64] = DAMAGE + 4  # a side
CLASHES: Final[i64] = CLASH_LOSER + 1
SWAPPED: Final[i64] = CLASHES + 1  # places moved in the SWAP that is going on, as bits
BET_BY: Final[i64] = SWAPPED + 1  # by inmate: 0 none, 1 on the attacker or thief, 2 on the other
TAG_ANSWER: Final[i64] = BET_BY + INMATES  # by rival: 0 no answer yet, 1 yes, 2 no
# Riots.
RIOT_DUE: Final[i64] = TAG_ANSWER + RIVALS  # rivals that have reached 13, as bits
RIOT_ROOM: Final[i64] = RIOT_DUE + 1
RIOT_LEFT: Final[i64] = RIOT_ROOM + 1  # rivals still in it, as bits
RIOT_INJURED: Final[i64] = RIOT_LEFT + 1  # by rival: members, as bits
RIOT_CHAIN: Final[i64] = RIOT_INJURED + RIVALS  # Riots since the last turn
RIOT_LAST: Final[i64] = RIOT_CHAIN + 1  # 1 if it is the one of the last Event
RIOT_DONE: Final[i64] = RIOT_LAST + 1  # 1 once the last Event's Riot is over (El Chapo)
LAST_ACTIVE: Final[i64] = RIOT_DONE + 1  # by rival: its inmate that played last (AZ-466)
CHALLENGES: Final[i64] = LAST_ACTIVE + RIVALS  # for the campaign's tests, as bits:
MOST_TAGGED: Final[i64] = 0  # bit 0 + n: n rivals held enemy Trash Tags at once (AZ-702)
TOOLS_USED: Final[i64] = 8  # bit 8 + n: an inmate escaped using n tools (AZ-701)
CROWNED: Final[i64] = 15  # bit 15: a rival became Kingpin (AZ-699)
BOARD_SIZE: Final[i64] = CHALLENGES + 1


def slot_of(inmate: i64, slot: i64) -> i64:
    """The cell of the board that holds what is in this place of a board."""
    return SLOT + inmate * BOARD_SLOTS + slot


def cell_slot(cell: i64, slot: i64) -> i64:
    return SLOT + BOARD_SLOTS * INMATES + cell * CELL_SLOTS + slot


def empty_board() -> vec[i64]:
    """A board with nothing on it."""
    b = zeros(BOARD_SIZE)
    b[WINNER] = NOBODY
    b[ACTIVE] = NOBODY
    b[LAST_RIVAL] = NOBODY
    b[WARDEN_IN] = NOWHERE
    b[WARDEN_OWNER] = NOBODY
    b[EVENT] = NOTHING
    b[FUGITIVE_CARD] = NOTHING
    b[RIOT_ROOM] = NOWHERE
    b[FIGHT_ROOM] = NOWHERE
    b[COPIED] = NOBODY
    fill(b, CARD_OF, INMATES, NOTHING)
    fill(b, HOME, INMATES, NOWHERE)
    fill(b, AT, INMATES, OWN_CELL)
    fill(b, PENDING, 2 * INMATES, NOTHING)
    fill(b, GANG, BOARD_GANG * INMATES, NOBODY)
    fill(b, CRIME_AT, BOARD_CRIMES * INMATES, NOTHING)
    fill(b, PLAN_OF, RIVALS, NOTHING)
    fill(b, SECURED, 4 * RIVALS, NOTHING)
    fill(b, LOOK, RIVALS, bit(ITEMS) - 1)
    fill(b, TAG_AT, ROUNDS, NOBODY)
    fill(b, CELL_RIVAL, CELLS, NOBODY)
    fill(b, SPARE_CARD, CELLS * SPARE, NOTHING)
    fill(b, SPARE_GANG, CELLS * SPARE, NOBODY)
    fill(b, SPARE_BY, CELLS * SPARE, NOBODY)
    fill(b, GUARD_IN, ROOMS, NOBODY)
    fill(b, OWNER_OF, GUARDS, NOBODY)
    fill(b, SLOT, BOARD_SLOTS * INMATES + CELL_SLOTS * CELLS, NOTHING)
    fill(b, CHAIR, CARDS, NOTHING)
    fill(b, PILE, CARDS, NOTHING)
    fill(b, EVENT_DECK, EVENT_CARDS, NOTHING)
    fill(b, CRIME_DECK, CRIMES, NOTHING)
    fill(b, PLAN_PILE, 2 * PLANS, NOTHING)
    fill(b, EXECUTION_DECK, GANGSTERS, NOTHING)
    fill(b, FUGITIVE_DECK, 9, NOTHING)
    fill(b, TILE, TILES, NOTHING)
    fill(b, GANG_FATE, GANGSTERS, NOT_IN_GAME)
    fill(b, SIDE, 2, NOBODY)
    fill(b, FIGHTER, 2, NOBODY)
    fill(b, REVEALED, 4, NOTHING)
    fill(b, LAST_ACTIVE, RIVALS, NOBODY)
    b[DECK] = bit(ITEMS) - 1
    return b


def fill(b: vec[i64], start: i64, count: i64, value: i64) -> None:
    for cell in range(start, start + count):
        b[cell] = value

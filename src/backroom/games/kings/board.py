"""The board of New York Kings: one flat array, and where on it everything stands."""

from typing import Final

from backroom.kernel.numbers import i64, vec, zeros

SEATS: Final[i64] = 5
SLOTS: Final[i64] = 5  # NK-015: the boss in slot 0, henchmen in 1 .. 4
DISTRICTS: Final[i64] = 24  # NK-006
BARS: Final[i64] = 4  # NK-011
HENCHMEN: Final[i64] = 20  # NK-014
BOSS: Final[i64] = 20  # the person in slot 0; the henchmen are 0 .. 19
MISSIONS: Final[i64] = 24  # NK-017
END_CARD: Final[i64] = 24
PLACES: Final[i64] = 3  # of the row, NK-027
RESOURCES: Final[i64] = 32  # NK-019
KINDS: Final[i64] = 19
CARS: Final[i64] = 4  # NK-025
RANKS: Final[i64] = 6
JACK: Final[i64] = 2
ACE: Final[i64] = 5
DICE: Final[i64] = 5
JOKERS: Final[i64] = 2
ALL_MONEY: Final[i64] = 225  # NK-020: the worth of all notes, in thousands
NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1

# Where a character is: a district 0 .. 23, or a cell; the first cell is cell 3 (NK-211).
CELL: Final[i64] = 24
OUTSIDE: Final[i64] = 27  # one step past cell 1

# What becomes of things.
IN_DECK: Final[i64] = 0
IN_ROW: Final[i64] = 1  # a mission
IN_PROGRESS: Final[i64] = 2
OUT: Final[i64] = 3
DISCARDED: Final[i64] = 1  # a henchman or a resource card
IN_BAR: Final[i64] = 2
CONTROLLED: Final[i64] = 3
DEAD: Final[i64] = 4
HELD: Final[i64] = 2  # a resource card in the hand of seat - HELD
BESIDE: Final[i64] = -1  # a police car that waits beside the board
BROKEN: Final[i64] = -2  # one put out of action (NK-333)
JOKER_FREE: Final[i64] = -1
JOKER_OUT: Final[i64] = -2

# Offsets into the board, after the kernel's SEATS_AT_MOST cells. The sum starts with a plain
# number: mypyc folds constants only within one module.
PHASE: Final[i64] = 8
WAITING: Final[i64] = PHASE + 1  # the seats that must choose now, as bits
NEXT: Final[i64] = WAITING + 1
ROUND: Final[i64] = NEXT + 1
LAST_ROUND: Final[i64] = ROUND + 1  # 0 until the end card is turned up (NK-349)
FIRST: Final[i64] = LAST_ROUND + 1  # the first player or his stand-in
LEAD: Final[i64] = FIRST + 1  # the seat that began this round's draws and turns
ACTIVE: Final[i64] = LEAD + 1  # the seat that draws, or whose turn it is
TAKEN: Final[i64] = ACTIVE + 1  # how many seats have drawn, or had their turn
STAGE: Final[i64] = TAKEN + 1  # 0 outside turns, 1 movements, 2 actions
DEATHS: Final[i64] = STAGE + 1  # moments at which bosses died
DIED: Final[i64] = DEATHS + 1  # by seat: at which of those moments, 0 for the living
LEFT_BEHIND: Final[i64] = DIED + SEATS  # by seat: its fortune when it died (NK-345)
LEFT_MEN: Final[i64] = LEFT_BEHIND + SEATS  # by seat: the ranks of its henchmen then
BANK: Final[i64] = LEFT_MEN + SEATS
POT: Final[i64] = BANK + 1
MONEY: Final[i64] = POT + 1
BIDS: Final[i64] = MONEY + SEATS  # by seat, NOBODY while it is not made
RAISED: Final[i64] = BIDS + SEATS  # by seat: what cards add to its bid
# Characters, by seat and slot.
PERSON: Final[i64] = RAISED + SEATS
PLACE: Final[i64] = PERSON + SEATS * SLOTS
CARRIES: Final[i64] = PLACE + SEATS * SLOTS
# The turn of the active seat; masks are of slots.
ACTED: Final[i64] = CARRIES + SEATS * SLOTS
MOVED: Final[i64] = ACTED + 1  # whose movement is over
ABOARD: Final[i64] = MOVED + 1
STEPPED: Final[i64] = ABOARD + 1  # who made a step in this drive
STOPPED: Final[i64] = STEPPED + 1  # whom the police stopped in this drive
HALTED: Final[i64] = STOPPED + 1  # whom stop_drive hit
FRESH: Final[i64] = HALTED + 1  # who was arrested in this turn
RECRUITED: Final[i64] = FRESH + 1  # whether the recruit action is spent
STEPS: Final[i64] = RECRUITED + 1  # by slot: normal steps left
BEGAN: Final[i64] = STEPS + SLOTS  # by slot: where he was when the turn began
STEP_LIMIT: Final[i64] = BEGAN + SLOTS
PROVOKED: Final[i64] = STEP_LIMIT + 1  # by seat: the districts where it was provoked this turn
DRIVE_AT: Final[i64] = PROVOKED + SEATS  # NOWHERE while no drive is open
DRIVE_STEPS: Final[i64] = DRIVE_AT + 1  # steps made
METRO_LEFT: Final[i64] = DRIVE_STEPS + 1
SPECIAL: Final[i64] = METRO_LEFT + 1  # 1 metro, 2 helicopter
PREPAID: Final[i64] = SPECIAL + 1
SHIELDED: Final[i64] = PREPAID + 1  # ignore_police
PICKED: Final[i64] = SHIELDED + 1  # slots picked so far for what is being done
PICK: Final[i64] = PICKED + 1  # a mission, district, seat, car or Joker that was picked
OTHER_PICK: Final[i64] = PICK + 1
AMOUNT_PICK: Final[i64] = OTHER_PICK + 1
ANNOUNCED: Final[i64] = AMOUNT_PICK + 1
REMOTE: Final[i64] = ANNOUNCED + 1  # whether a card lets the mission be accepted from afar
BONUS_FROM: Final[i64] = REMOTE + 1  # 1 a drive, 2 the cells
# Windows: the main one, and one inside a fight.
WINDOW: Final[i64] = BONUS_FROM + 1
WINDOW_AT: Final[i64] = WINDOW + 1  # the seat to ask next
WINDOW_PASSED: Final[i64] = WINDOW_AT + 1
WINDOW_THEN: Final[i64] = WINDOW_PASSED + 1
WINDOW_CELLS: Final[i64] = 4
FIGHT_WINDOW: Final[i64] = WINDOW_THEN + 1
IN_FIGHT_WINDOW: Final[i64] = FIGHT_WINDOW + WINDOW_CELLS  # which of the two is asked
# Fights. Side A provokes or is under arrest; side B is provoked or rolls for the police.
FIGHT: Final[i64] = IN_FIGHT_WINDOW + 1
FIGHT_AT: Final[i64] = FIGHT + 1
SIDE: Final[i64] = FIGHT_AT + 1  # the two seats
ROLLED: Final[i64] = SIDE + 2  # how many dice of each side
DIE_OF: Final[i64] = ROLLED + 2
EXTRA: Final[i64] = DIE_OF + 2 * DICE  # by side: values added by cards, four bits a rank
RESISTING: Final[i64] = EXTRA + 2
SPEAKER: Final[i64] = RESISTING + 1  # the side asked to fold
SPOKEN: Final[i64] = SPEAKER + 1
GUARDED: Final[i64] = SPOKEN + 1  # seats with no_loss
LOSERS: Final[i64] = GUARDED + 1
VICTIMS: Final[i64] = LOSERS + 1  # by seat: the slot named, or SLOTS + a Joker; NOBODY
FIGHT_THEN: Final[i64] = VICTIMS + SEATS
REROLL_LEFT: Final[i64] = FIGHT_THEN + 1
REROLL_PICKED: Final[i64] = REROLL_LEFT + 1
# Missions, the row and the tiles.
ROW: Final[i64] = REROLL_PICKED + 1
FATE: Final[i64] = ROW + PLACES
ACCEPT_AT: Final[i64] = FATE + MISSIONS  # by mission: its accept tile, or NOWHERE
GOAL: Final[i64] = ACCEPT_AT + MISSIONS  # by mission: its destination tile, or NOWHERE
GOAL_SINCE: Final[i64] = GOAL + MISSIONS  # when that tile was drawn
BAG: Final[i64] = GOAL_SINCE + MISSIONS  # districts, as bits
# By seat, spectators last, and district: when its tile came into the bag, as far as they know.
BAG_SINCE: Final[i64] = BAG + 1
CLOCK: Final[i64] = BAG_SINCE + (SEATS + 1) * DISTRICTS  # counts the draws and returns of tiles
WAITS: Final[i64] = CLOCK + 1  # how many places wait for a tile (NK-143)
WAIT: Final[i64] = WAITS + 1  # 2 x mission, + 1 for its destination
MISSIONS_LEFT: Final[i64] = WAIT + 2 * MISSIONS
MISSION_DECK: Final[i64] = MISSIONS_LEFT + 1
START_TILES: Final[i64] = MISSION_DECK + MISSIONS + 1  # by seat, three each
START_PICKS: Final[i64] = START_TILES + 3 * SEATS
# Henchmen and police.
BAR: Final[i64] = START_PICKS + SEATS
HENCH_FATE: Final[i64] = BAR + BARS
HENCH_LEFT: Final[i64] = HENCH_FATE + HENCHMEN
HENCH_DECK: Final[i64] = HENCH_LEFT + 1
CAR: Final[i64] = HENCH_DECK + HENCHMEN
CARS_MOVED: Final[i64] = CAR + CARS
POLICE_OFF: Final[i64] = CARS_MOVED + 1  # NK-210
# Resource cards. Kinds in hands are counted in three bits each.
HAND: Final[i64] = POLICE_OFF + 1
HAND_SIZE: Final[i64] = HAND + SEATS
CARD_FATE: Final[i64] = HAND_SIZE + SEATS
CARD_EPOCH: Final[i64] = CARD_FATE + RESOURCES  # which deck it was drawn from
# By card in a hand, five bits for each other seat: in whose hands it can be, as far as that seat
# knows; 0 if it has not seen the card there.
CARD_WITH: Final[i64] = CARD_EPOCH + RESOURCES
CARDS_LEFT: Final[i64] = CARD_WITH + RESOURCES
CARD_DECK: Final[i64] = CARDS_LEFT + 1
EPOCH: Final[i64] = CARD_DECK + RESOURCES  # how often the discards became the deck
# Jokers.
JOKER_OF: Final[i64] = EPOCH + 1  # the seat that has him
JOKER_WITH_SLOT: Final[i64] = JOKER_OF + JOKERS
# Deals.
NUMBERS: Final[i64] = JOKER_WITH_SLOT + JOKERS  # henchmen whose number was bought this turn
CHAINS: Final[i64] = NUMBERS + 1  # by seat: chains started in this turn
CHAIN: Final[i64] = CHAINS + SEATS  # proposals in the present chain
OFFER_FROM: Final[i64] = CHAIN + 1
OFFER_TO: Final[i64] = OFFER_FROM + 1
# By giver and taker: how much more money than it did, in deals, the one may have given the other,
# as far as seats outside these deals can know.
LEEWAY: Final[i64] = OFFER_TO + 1
# Drafts, by seat: a cell for each part.
DRAFT: Final[i64] = LEEWAY + SEATS * SEATS
DRAFT_TO: Final[i64] = 0  # NOBODY: no draft
DRAFT_SUB: Final[i64] = 1  # the item being named
DRAFT_GIVE: Final[i64] = 2
DRAFT_ASK: Final[i64] = 3
DRAFT_CARD_GIVE: Final[i64] = 4
DRAFT_CARD_ASK: Final[i64] = 5
DRAFT_NUMBER: Final[i64] = 6
DRAFT_CAR: Final[i64] = 7
DRAFT_CAR_TO: Final[i64] = 8
DRAFT_CELLS: Final[i64] = 9
BOARD_SIZE: Final[i64] = DRAFT + SEATS * DRAFT_CELLS


def empty_board() -> vec[i64]:
    """A board with nothing on it."""
    b = zeros(BOARD_SIZE)
    b[BANK] = ALL_MONEY
    b[DRIVE_AT] = NOWHERE
    b[WINDOW] = NOBODY
    b[FIGHT_WINDOW] = NOBODY
    b[FIGHT_AT] = NOWHERE
    b[OFFER_FROM] = NOBODY
    b[OFFER_TO] = NOBODY
    for cell in range(SEATS * SLOTS):
        b[PERSON + cell] = NOBODY
        b[PLACE + cell] = NOWHERE
        b[CARRIES + cell] = NOBODY
    for seat in range(SEATS):
        b[BIDS + seat] = NOBODY
        b[VICTIMS + seat] = NOBODY
        b[START_PICKS + seat] = NOBODY
        for cell in range(DRAFT_CELLS):
            b[DRAFT + seat * DRAFT_CELLS + cell] = NOBODY
    for cell in range(3 * SEATS):
        b[START_TILES + cell] = NOWHERE
    for place in range(PLACES):
        b[ROW + place] = NOBODY
    for mission in range(MISSIONS):
        b[ACCEPT_AT + mission] = NOWHERE
        b[GOAL + mission] = NOWHERE
    for bar in range(BARS):
        b[BAR + bar] = NOBODY
    for car in range(CARS):
        b[CAR + car] = BESIDE
    for joker in range(JOKERS):
        b[JOKER_OF + joker] = JOKER_FREE
    b[PICK] = NOBODY
    b[OTHER_PICK] = NOBODY
    return b

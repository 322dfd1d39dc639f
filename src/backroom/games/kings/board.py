"""Where on the board everything stands.

Written by tools/generate_boards.py (make layout) from layout.py. Do not edit.
"""

from typing import Final

from backroom.kernel.numbers import i64, vec, zeros

SEATS: Final[i64] = 5
SLOTS: Final[i64] = 5  # NK-015: the boss in slot 0, henchmen in 1 .. 4
HENCH_SLOTS: Final[i64] = 4
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
SIDES: Final[i64] = 2
DICE: Final[i64] = 5
JOKERS: Final[i64] = 2
TILES_EACH: Final[i64] = 3  # at the start
AMOUNTS: Final[i64] = 21  # that can be named: 0 to 20 thousand
SALES_AT_MOST: Final[i64] = 10  # two chains of each seat (NK-381)
ALL_MONEY: Final[i64] = 225  # NK-020: the worth of all notes, in thousands
NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
CELL: Final[i64] = 24
OUTSIDE: Final[i64] = 27  # one step past cell 1
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
NO_STAGE: Final[i64] = 0
MOVING: Final[i64] = 1
ACTING: Final[i64] = 2
BY_METRO: Final[i64] = 1
BY_HELICOPTER: Final[i64] = 2
FOR_DRIVE: Final[i64] = 1
FOR_CELLS: Final[i64] = 2
ACCEPTING: Final[i64] = 1
CALLING: Final[i64] = 2
MAIN: Final[i64] = 0
IN_FIGHT: Final[i64] = 1
PROVOCATION: Final[i64] = 1
ARREST: Final[i64] = 2
CHOOSING: Final[i64] = -2  # the other party of a draft is still to be named

DECISION: Final[i64] = 8
WAITING: Final[i64] = 9  # the seats that must choose now
NEXT: Final[i64] = 10  # what happens when nobody has to choose
ROUND: Final[i64] = 11
LAST_ROUND: Final[i64] = 12  # 0 until the end card is turned up (NK-349)
FIRST: Final[i64] = 13  # the first player or his stand-in
LEAD: Final[i64] = 14  # the seat that began this round's draws and turns
ACTIVE: Final[i64] = 15  # the seat that draws, or whose turn it is
TAKEN: Final[i64] = 16  # how many seats have drawn, or had their turn
STAGE: Final[i64] = 17  # of a turn
DEATHS: Final[i64] = 18  # moments at which bosses died
BANK: Final[i64] = 34
POT: Final[i64] = 35
ACTED: Final[i64] = 126
MOVED: Final[i64] = 127  # whose movement is over
ABOARD: Final[i64] = 128
STEPPED: Final[i64] = 129  # who made a step in this drive
STOPPED: Final[i64] = 130  # whom the police stopped in this drive
HALTED: Final[i64] = 131  # whom stop_drive hit
FRESH: Final[i64] = 132  # who was arrested in this turn
RECRUITED: Final[i64] = 133  # whether the recruit action is spent
STEP_LIMIT: Final[i64] = 144
DRIVE_AT: Final[i64] = 150  # NOWHERE while no drive is open
DRIVE_STEPS: Final[i64] = 151  # steps made
METRO_LEFT: Final[i64] = 152
SPECIAL: Final[i64] = 153
PREPAID: Final[i64] = 154  # steps that a card has paid for
SHIELDED: Final[i64] = 155  # whether a card makes the police look away
BONUS_FROM: Final[i64] = 156
PICKED: Final[i64] = 157
PICKED_MISSION: Final[i64] = 158
PICKED_DISTRICT: Final[i64] = 159
PICKED_BAR: Final[i64] = 160
PICKED_RIVAL: Final[i64] = 161
PICKED_SLOT: Final[i64] = 162  # of the rival
PICKED_KIND: Final[i64] = 163  # the card that recruits
PICKED_CAR: Final[i64] = 164
PICKED_JOKER: Final[i64] = 165
RAID_RANK: Final[i64] = 166  # what a raid adds to the police's hand
LIABLE: Final[i64] = 167  # whom the police can stop
OFFERED: Final[i64] = 168  # the amount under discussion
ANNOUNCED: Final[i64] = 169
REMOTE: Final[i64] = 170  # whether a card lets the mission be accepted from afar
IN_FIGHT_WINDOW: Final[i64] = 179  # which of the two is asked
FIGHT: Final[i64] = 180
FIGHT_AT: Final[i64] = 181
RESISTING: Final[i64] = 198
SPEAKER: Final[i64] = 199  # the side asked to fold
SPOKEN: Final[i64] = 200
GUARDED: Final[i64] = 201  # who loses nobody, thanks to a card
LOSERS: Final[i64] = 202
FIGHT_THEN: Final[i64] = 208
REROLL_LEFT: Final[i64] = 209
REROLL_PICKED: Final[i64] = 210
BAG: Final[i64] = 310
CLOCK: Final[i64] = 455  # counts the draws and returns of tiles
WAITS: Final[i64] = 456  # how many places wait for a tile (NK-143)
MISSIONS_LEFT: Final[i64] = 505
HENCH_LEFT: Final[i64] = 575
CARS_MOVED: Final[i64] = 600
POLICE_OFF: Final[i64] = 601  # NK-210
CARDS_LEFT: Final[i64] = 708
EPOCH: Final[i64] = 741  # how often the discards became the deck
NUMBERS: Final[i64] = 746  # whose number was bought in this turn
SALES: Final[i64] = 747  # how often a number was sold in this turn
CHAIN: Final[i64] = 788  # proposals in the present chain
OFFER_FROM: Final[i64] = 789
OFFER_TO: Final[i64] = 790


def died(seat: i64) -> i64:
    """At which of those moments, 0 for the living."""
    return 19 + seat


def left_behind(seat: i64) -> i64:
    """Its fortune when it died (NK-345)."""
    return 24 + seat


def left_men(seat: i64) -> i64:
    """The ranks of its henchmen then."""
    return 29 + seat


def money(seat: i64) -> i64:
    return 36 + seat


def bid(seat: i64) -> i64:
    """NOBODY while it is not made."""
    return 41 + seat


def raised(seat: i64) -> i64:
    """What cards add to its bid."""
    return 46 + seat


def person(seat: i64, slot: i64) -> i64:
    return 51 + seat * 5 + slot


def place(seat: i64, slot: i64) -> i64:
    return 76 + seat * 5 + slot


def carries(seat: i64, slot: i64) -> i64:
    return 101 + seat * 5 + slot


def steps(slot: i64) -> i64:
    """Normal steps left."""
    return 134 + slot


def began(slot: i64) -> i64:
    """Where he was when the turn began."""
    return 139 + slot


def provoked(seat: i64) -> i64:
    """Where it was provoked in this turn."""
    return 145 + seat


def window(window: i64) -> i64:
    return 171 + window


def window_at(window: i64) -> i64:
    """The seat to ask next."""
    return 173 + window


def window_passed(window: i64) -> i64:
    return 175 + window


def window_then(window: i64) -> i64:
    return 177 + window


def fighter(side: i64) -> i64:
    return 182 + side


def rolled(side: i64) -> i64:
    """How many dice."""
    return 184 + side


def die(side: i64, die: i64) -> i64:
    return 186 + side * 5 + die


def extra(side: i64) -> i64:
    """Values added by cards."""
    return 196 + side


def victim(seat: i64) -> i64:
    """The slot named, or SLOTS + a Joker."""
    return 203 + seat


def row(place: i64) -> i64:
    return 211 + place


def fate(mission: i64) -> i64:
    return 214 + mission


def address(mission: i64) -> i64:
    """Its accept tile."""
    return 238 + mission


def goal(mission: i64) -> i64:
    """Its destination tile."""
    return 262 + mission


def goal_since(mission: i64) -> i64:
    """When that tile was drawn."""
    return 286 + mission


def bag_since(observer: i64, district: i64) -> i64:
    """When its tile came into the bag, as far as they know."""
    return 311 + observer * 24 + district


def wait(turn: i64) -> i64:
    """2 x mission, + 1 for its destination."""
    return 457 + turn


def mission_deck(card: i64) -> i64:
    return 506 + card


def start_tile(seat: i64, tile: i64) -> i64:
    return 531 + seat * 3 + tile


def start_pick(seat: i64) -> i64:
    return 546 + seat


def guest(bar: i64) -> i64:
    """Who waits in a bar."""
    return 551 + bar


def hench_fate(henchman: i64) -> i64:
    return 555 + henchman


def hench_deck(card: i64) -> i64:
    return 576 + card


def car(car: i64) -> i64:
    return 596 + car


def hand(seat: i64) -> i64:
    return 602 + seat


def hand_size(seat: i64) -> i64:
    return 607 + seat


def card_fate(card: i64) -> i64:
    return 612 + card


def card_epoch(card: i64) -> i64:
    """Which deck it was drawn from."""
    return 644 + card


def card_with(card: i64) -> i64:
    """In whose hands it can be, as far as each seat knows; none: it knows nothing."""
    return 676 + card


def card_deck(card: i64) -> i64:
    return 709 + card


def joker_of(joker: i64) -> i64:
    return 742 + joker


def joker_slot(joker: i64) -> i64:
    """Beside whom he stands."""
    return 744 + joker


def sale_lender(sale: i64) -> i64:
    return 748 + sale


def sale_person(sale: i64) -> i64:
    return 758 + sale


def sale_choice(sale: i64) -> i64:
    """All whose number the lender had: others see no more (NK-388)."""
    return 768 + sale


def chains(seat: i64) -> i64:
    """Chains started in this turn."""
    return 778 + seat


def sent(seat: i64) -> i64:
    """Those of which the others know."""
    return 783 + seat


def leeway(giver: i64, taker: i64) -> i64:
    """How much more one may have given another in deals, for all that others know."""
    return 791 + giver * 5 + taker


def draft_to(seat: i64) -> i64:
    """NOBODY: no draft."""
    return 816 + seat


def draft_item(seat: i64) -> i64:
    """Being named."""
    return 821 + seat


def draft_give(seat: i64) -> i64:
    return 826 + seat


def draft_ask(seat: i64) -> i64:
    return 831 + seat


def draft_card_give(seat: i64) -> i64:
    return 836 + seat


def draft_card_ask(seat: i64) -> i64:
    return 841 + seat


def draft_number(seat: i64) -> i64:
    """Of whom in which bar."""
    return 846 + seat


def draft_car(seat: i64) -> i64:
    return 851 + seat


def draft_car_to(seat: i64) -> i64:
    return 856 + seat


def empty_board() -> vec[i64]:
    """A board with nothing on it."""
    b = zeros(861)
    b[BANK] = 225
    for cell in range(5):  # bid
        b[41 + cell] = -1
    for cell in range(25):  # person
        b[51 + cell] = -1
    for cell in range(25):  # place
        b[76 + cell] = -1
    for cell in range(25):  # carries
        b[101 + cell] = -1
    for cell in range(5):  # began
        b[139 + cell] = -1
    b[DRIVE_AT] = -1
    b[PICKED_MISSION] = -1
    b[PICKED_DISTRICT] = -1
    b[PICKED_BAR] = -1
    b[PICKED_RIVAL] = -1
    b[PICKED_SLOT] = -1
    b[PICKED_KIND] = -1
    b[PICKED_CAR] = -1
    b[PICKED_JOKER] = -1
    b[RAID_RANK] = -1
    for cell in range(2):  # window
        b[171 + cell] = -1
    for cell in range(2):  # window_at
        b[173 + cell] = -1
    b[FIGHT_AT] = -1
    for cell in range(2):  # fighter
        b[182 + cell] = -1
    for cell in range(5):  # victim
        b[203 + cell] = -1
    for cell in range(3):  # row
        b[211 + cell] = -1
    for cell in range(24):  # address
        b[238 + cell] = -1
    for cell in range(24):  # goal
        b[262 + cell] = -1
    for cell in range(48):  # wait
        b[457 + cell] = -1
    for cell in range(25):  # mission_deck
        b[506 + cell] = -1
    for cell in range(15):  # start_tile
        b[531 + cell] = -1
    for cell in range(5):  # start_pick
        b[546 + cell] = -1
    for cell in range(4):  # guest
        b[551 + cell] = -1
    for cell in range(20):  # hench_deck
        b[576 + cell] = -1
    for cell in range(4):  # car
        b[596 + cell] = -1
    for cell in range(32):  # card_deck
        b[709 + cell] = -1
    for cell in range(2):  # joker_of
        b[742 + cell] = -1
    for cell in range(10):  # sale_lender
        b[748 + cell] = -1
    for cell in range(10):  # sale_person
        b[758 + cell] = -1
    b[OFFER_FROM] = -1
    b[OFFER_TO] = -1
    for cell in range(5):  # draft_to
        b[816 + cell] = -1
    for cell in range(5):  # draft_item
        b[821 + cell] = -1
    for cell in range(5):  # draft_give
        b[826 + cell] = -1
    for cell in range(5):  # draft_ask
        b[831 + cell] = -1
    for cell in range(5):  # draft_card_give
        b[836 + cell] = -1
    for cell in range(5):  # draft_card_ask
        b[841 + cell] = -1
    for cell in range(5):  # draft_number
        b[846 + cell] = -1
    for cell in range(5):  # draft_car
        b[851 + cell] = -1
    for cell in range(5):  # draft_car_to
        b[856 + cell] = -1
    return b


def clear_picks(b: vec[i64]) -> None:
    b[PICKED_MISSION] = -1
    b[PICKED_DISTRICT] = -1
    b[PICKED_BAR] = -1
    b[PICKED_RIVAL] = -1
    b[PICKED_SLOT] = -1
    b[PICKED_KIND] = -1
    b[PICKED_CAR] = -1
    b[PICKED_JOKER] = -1
    b[RAID_RANK] = -1
    b[LIABLE] = 0
    b[OFFERED] = 0


def clear_drive(b: vec[i64]) -> None:
    b[ABOARD] = 0
    b[STEPPED] = 0
    b[STOPPED] = 0
    b[DRIVE_AT] = -1
    b[DRIVE_STEPS] = 0
    b[METRO_LEFT] = 0
    b[SPECIAL] = 0
    b[PREPAID] = 0
    b[SHIELDED] = 0


def clear_turn(b: vec[i64]) -> None:
    b[ACTED] = 0
    b[MOVED] = 0
    b[HALTED] = 0
    b[FRESH] = 0
    b[RECRUITED] = 0
    b[NUMBERS] = 0
    b[SALES] = 0
    for cell in range(10):  # sale_lender
        b[748 + cell] = -1
    for cell in range(10):  # sale_person
        b[758 + cell] = -1
    for cell in range(10):  # sale_choice
        b[768 + cell] = 0
    b[PICKED] = 0
    b[REMOTE] = 0
    b[BONUS_FROM] = 0
    b[STEP_LIMIT] = 0
    for cell in range(5):  # steps
        b[134 + cell] = 0
    for cell in range(5):  # began
        b[139 + cell] = -1
    for cell in range(5):  # provoked
        b[145 + cell] = 0
    for cell in range(5):  # chains
        b[778 + cell] = 0
    for cell in range(5):  # sent
        b[783 + cell] = 0


def clear_window(b: vec[i64], window: i64) -> None:
    b[171 + window] = -1
    b[173 + window] = -1
    b[175 + window] = 0
    b[177 + window] = 0


def clear_fight(b: vec[i64]) -> None:
    b[FIGHT] = 0
    b[FIGHT_AT] = -1
    for cell in range(2):  # fighter
        b[182 + cell] = -1
    for cell in range(2):  # rolled
        b[184 + cell] = 0
    for cell in range(10):  # die
        b[186 + cell] = 0
    for cell in range(2):  # extra
        b[196 + cell] = 0
    b[RESISTING] = 0
    b[SPEAKER] = 0
    b[SPOKEN] = 0
    b[GUARDED] = 0
    b[LOSERS] = 0
    b[FIGHT_THEN] = 0
    for cell in range(5):  # victim
        b[203 + cell] = -1


def clear_rerolls(b: vec[i64]) -> None:
    b[REROLL_LEFT] = 0
    b[REROLL_PICKED] = 0


def clear_draft(b: vec[i64], seat: i64) -> None:
    b[816 + seat] = -1
    b[821 + seat] = -1
    b[826 + seat] = -1
    b[831 + seat] = -1
    b[836 + seat] = -1
    b[841 + seat] = -1
    b[846 + seat] = -1
    b[851 + seat] = -1
    b[856 + seat] = -1


def clear_offer(b: vec[i64]) -> None:
    b[OFFER_FROM] = -1
    b[OFFER_TO] = -1
    b[CHAIN] = 0

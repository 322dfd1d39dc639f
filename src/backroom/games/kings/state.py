"""What lies on a table of New York Kings: the flat board, its offsets, and small questions."""

from typing import Final

from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64, vec, zeros
from backroom.kernel.state import State

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
BANK: Final[i64] = LEFT_BEHIND + SEATS
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
BAG_SINCE: Final[i64] = BAG + 1  # by district: when its tile came into the bag
CLOCK: Final[i64] = BAG_SINCE + DISTRICTS  # counts the draws and returns of tiles
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
CARD_KNOWN: Final[i64] = CARD_EPOCH + RESOURCES  # other seats that know where it is
CARDS_LEFT: Final[i64] = CARD_KNOWN + RESOURCES
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
# Drafts, by seat: a cell for each part.
DRAFT: Final[i64] = OFFER_TO + 1
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


class Cards:
    """What an edition says, as flat numbers, in the order of the file. Money is in thousands."""

    def __init__(
        self,
        district_ids: list[str],
        links: list[list[int]],
        tiles: list[bool],
        bars: list[int],
        broadway: int,
        metro: int,
        heliport: int,
        boss_ids: list[str],
        hench_ids: list[str],
        ranks: list[int],
        suits: list[int],
        mission_ids: list[str],
        people: list[int],
        rewards: list[int],
        risks: list[bool],
        opens: list[bool],
        kind_ids: list[str],
        copies: list[int],
        windows: list[int],
        effects: list[int],
        amounts: list[int],
        highs: list[int],
        prices: list[int],
        on: list[int],
        joker_ids: list[str],
    ) -> None:
        self.district_ids = district_ids
        self.links = vec[i64]([sum(1 << other for other in others) for others in links])
        self.distance = zeros(DISTRICTS * DISTRICTS)
        self.tiles: i64 = sum(1 << d for d in range(len(tiles)) if tiles[d])
        self.bars = vec[i64](bars)
        self.broadway: i64 = broadway
        self.metro: i64 = metro
        self.heliport: i64 = heliport
        self.boss_ids = boss_ids
        self.hench_ids = hench_ids
        self.rank = vec[i64](ranks)  # by person, the boss last
        self.suit = vec[i64](suits)
        self.mission_ids = mission_ids
        self.people = vec[i64](people)
        self.reward = vec[i64](rewards)
        self.risk = vec[i64]([1 if risk else 0 for risk in risks])
        self.is_open = vec[i64]([1 if shown else 0 for shown in opens])
        self.kind_ids = kind_ids
        self.copies = vec[i64](copies)
        self.window = vec[i64](windows)
        self.effect = vec[i64](effects)
        self.amount = vec[i64](amounts)  # amount, least price or rank, whatever the effect needs
        self.high = vec[i64](highs)  # the highest price of poach
        self.prices = vec[i64](prices)  # by kind and rank
        self.on = vec[i64](on)  # by kind: the announcements it answers, as bits
        self.joker_ids = joker_ids
        kind_of: list[int] = []
        for kind in range(len(copies)):
            kind_of += [kind] * copies[kind]
        self.kind_of = vec[i64](kind_of)
        self._measure()

    def _measure(self) -> None:
        """The distance between every two districts."""
        for start in range(DISTRICTS):
            seen: i64 = bit(start)
            edge: i64 = seen
            steps: i64 = 0
            while edge != 0:
                reached: i64 = 0
                for district in range(DISTRICTS):
                    if (edge >> district) & 1 == 1:
                        self.distance[start * DISTRICTS + district] = steps
                        reached |= self.links[district]
                edge = reached & ~seen
                seen |= edge
                steps += 1


class Table(State):
    """The board of New York Kings and small questions about it; the rules build on it."""

    def __init__(
        self,
        cards: Cards,
        seats: i64,
        b: vec[i64],
        chance: Chance,
        deals: bool = False,
        jokers: bool = False,
        ask_all: bool = False,
        elders: list[int] | None = None,
        bosses: list[int] | None = None,
    ) -> None:
        super().__init__(seats, b, chance)
        self.cards = cards
        self.deals = deals
        self.jokers = jokers
        self.ask_all = ask_all
        self.elders: list[int] = elders if elders is not None else list(range(int(seats)))
        self.bosses: list[int] = bosses if bosses is not None else list(range(int(seats)))

    def strength_of(self, side: i64) -> i64:
        """How strong the hand of a side of the present fight is."""
        raise NotImplementedError

    def is_alive(self, seat: i64) -> bool:
        return self.b[DIED + seat] == 0

    def held(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat holds."""
        return (self.b[HAND + seat] >> (3 * kind)) & 7

    def cars_at(self, district: i64) -> i64:
        b = self.b
        count: i64 = 0
        for car in range(CARS):
            if b[CAR + car] == district:
                count += 1
        return count

    def is_linked(self, one: i64, other: i64) -> bool:
        return (self.cards.links[one] >> other) & 1 == 1

    def slots_at(self, seat: i64, district: i64) -> i64:
        """The slots of a seat's characters in a district, as bits."""
        b = self.b
        mask: i64 = 0
        first: i64 = seat * SLOTS
        for slot in range(SLOTS):
            if b[PERSON + first + slot] != NOBODY and b[PLACE + first + slot] == district:
                mask |= bit(slot)
        return mask

    def is_at_risk(self, seat: i64, slots: i64) -> bool:
        """Whether one of these characters carries an at-risk mission."""
        b = self.b
        for slot in range(SLOTS):
            if (slots >> slot) & 1 == 1:
                mission: i64 = b[CARRIES + seat * SLOTS + slot]
                if mission != NOBODY and self.cards.risk[mission] == 1:
                    return True
        return False

    def carriers(self, seat: i64, mission: i64) -> i64:
        """The slots that carry a mission."""
        b = self.b
        mask: i64 = 0
        for slot in range(SLOTS):
            if b[CARRIES + seat * SLOTS + slot] == mission:
                mask |= bit(slot)
        return mask

    def seat_of_mission(self, mission: i64) -> i64:
        b = self.b
        for cell in range(self.seats * SLOTS):
            if b[CARRIES + cell] == mission:
                return cell // SLOTS
        return NOBODY

    def free_slot(self, seat: i64) -> i64:
        """The lowest free slot of henchmen (NK-016), or NOBODY."""
        b = self.b
        for slot in range(1, SLOTS):
            if b[PERSON + seat * SLOTS + slot] == NOBODY:
                return slot
        return NOBODY

    def jokers_at(self, seat: i64, district: i64) -> i64:
        """How many Jokers stand with a seat's characters in a district."""
        if not self.jokers:
            return 0
        b = self.b
        count: i64 = 0
        for joker in range(JOKERS):
            beside: i64 = seat * SLOTS + b[JOKER_WITH_SLOT + joker]
            if b[JOKER_OF + joker] == seat and b[PLACE + beside] == district:
                count += 1
        return count

    def living(self) -> i64:
        count: i64 = 0
        for seat in range(self.seats):
            if self.b[DIED + seat] == 0:
                count += 1
        return count

    def next_living(self, seat: i64) -> i64:
        """The next living seat clockwise (NK-055)."""
        other: i64 = (seat + 1) % self.seats
        while other != seat and self.b[DIED + other] != 0:
            other = (other + 1) % self.seats
        return other

    def draw_count(self, seat: i64) -> i64:
        """How many resource cards a seat draws (NK-072 to NK-074)."""
        b = self.b
        suits: i64 = 0
        boss: i64 = 0
        first: i64 = seat * SLOTS
        for slot in range(SLOTS):
            person: i64 = b[PERSON + first + slot]
            if person == NOBODY or b[PLACE + first + slot] >= CELL:
                continue
            if person == BOSS:
                boss = 1
            else:
                suits += bit(4 * self.cards.suit[person])
        most: i64 = 0
        for suit in range(4):
            most = max(most, (suits >> (4 * suit)) & 15)
        return most + boss

    def bar_at(self, district: i64) -> i64:
        """Which bar is in this district, or NOBODY."""
        for bar in range(BARS):
            if self.cards.bars[bar] == district:
                return bar
        return NOBODY


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

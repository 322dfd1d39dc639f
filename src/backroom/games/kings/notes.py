"""What the encodings of a table of New York Kings tell and no single number on its board says.

``Notes`` holds what takes a walk over many cards or characters; it is taken once for each encoding.
The functions look at one thing at a time. What a seat may not know is said only of a whole table.
"""

from typing import Final

from backroom.games.kings import (
    actions,
    decisions,
    drafts,
    effects,
    people,
    recruiting,
    sides,
    windows,
)
from backroom.games.kings import board as at
from backroom.games.kings.cards import steps_between
from backroom.games.kings.deck import hands_known
from backroom.games.kings.hands import ENTRIES, STRENGTHS, entry_of, order, pack
from backroom.games.kings.odds import ARREST_DICE, count_duel
from backroom.games.kings.state import Table, draw_count, held, is_alive, jokers_at
from backroom.kernel.numbers import bit, i64, vec, zeros

NONE: Final[i64] = -1
SURE: Final[i64] = 120  # what is said in shares is said in 120ths
ODDS_BITS: Final[i64] = 8  # for each of the odds that are kept in one number
LARGEST: Final[i64] = 127  # that one column holds
COPIES: Final[i64] = 3  # of a card that are told apart


class Notes:
    """What is noted of one table before it is told."""

    def __init__(self) -> None:
        self.whole = False
        # Kinds of cards as bits, by how many of each there are at least.
        self.discards = zeros(COPIES)
        self.surely_held = zeros(at.SEATS * COPIES)  # as far as the seat knows
        self.perhaps_held = zeros(at.SEATS * COPIES)  # or in another hand
        # Of the seat's own cards.
        self.for_window = zeros(len(effects.WINDOWS))
        self.with_effect = zeros(len(effects.EFFECT_RULES))
        # Of characters.
        self.group_hand = zeros(at.SEATS * at.SLOTS)  # of who stands there together, packed
        self.arrests = zeros(at.SLOTS)  # odds by number of cars, packed
        self.known_arrests = zeros(ENTRIES)  # the same by hand, once they have been counted
        # Of a fight.
        self.fight_odds: i64 = 0
        self.fight_ties: i64 = 0

    def take(self, table: Table, seat: i64, whole: bool) -> None:
        self.whole = whole
        self.note_cards(table, seat)
        self.note_own_cards(table, seat)
        self.note_groups(table)
        self.note_arrests(table, max(seat, 0))
        if table.b[at.FIGHT] != 0:
            self.note_fight(table)

    def note_cards(self, table: Table, seat: i64) -> None:
        b = table.b
        surely, perhaps, discards = self.surely_held, self.perhaps_held, self.discards
        for cell in range(COPIES):
            discards[cell] = 0
        for cell in range(at.SEATS * COPIES):
            surely[cell] = 0
            perhaps[cell] = 0
        for card in range(at.RESOURCES):
            fate: i64 = b[at.card_fate(card)]
            if fate == at.DISCARDED:
                add_copy(discards, 0, table.cards.kind_of[card])
            elif seat >= 0 and fate >= at.HELD and b[at.card_with(card)] != 0:
                hands: i64 = hands_known(table, seat, card)
                held_by = surely if hands & (hands - 1) == 0 else perhaps
                for owner in range(table.seats):
                    if (hands >> owner) & 1 == 1:
                        add_copy(held_by, owner * COPIES, table.cards.kind_of[card])

    def note_own_cards(self, table: Table, seat: i64) -> None:
        cards = table.cards
        windows, effects = self.for_window, self.with_effect
        for window in range(len(windows)):
            windows[window] = 0
        for effect in range(len(effects)):
            effects[effect] = 0
        if seat < 0 or table.b[at.hand_size(seat)] == 0:
            return
        for kind in range(at.KINDS):
            copies: i64 = held(table, seat, kind)
            if copies > 0:
                windows[cards.window[kind]] += copies
                effects[cards.effect[kind]] += copies

    def note_groups(self, table: Table) -> None:
        """With every character all of his seat in the same district."""
        b = table.b
        hands = self.group_hand
        for seat in range(table.seats):
            for slot in range(at.SLOTS):
                place: i64 = b[at.place(seat, slot)]
                hand: i64 = 0
                if b[at.person(seat, slot)] != at.NOBODY and place < at.CELL:
                    for other in range(at.SLOTS):
                        person: i64 = b[at.person(seat, other)]
                        if person != at.NOBODY and b[at.place(seat, other)] == place:
                            hand += pack(table.cards.rank[person])
                hands[seat * at.SLOTS + slot] = hand

    def note_arrests(self, table: Table, seat: i64) -> None:
        for slot in range(at.SLOTS):
            hand: i64 = self.group_hand[seat * at.SLOTS + slot]
            odds: i64 = 0
            if hand != 0:
                jokers: i64 = jokers_at(table, seat, table.b[at.place(seat, slot)])
                odds = self.arrest_odds(hand, jokers)
            self.arrests[slot] = odds

    def arrest_odds(self, hand: i64, jokers: i64) -> i64:
        """In shares, by number of cars."""
        entry: i64 = entry_of(hand)
        if jokers == 0 and self.known_arrests[entry] != 0:
            return self.known_arrests[entry]
        odds: i64 = 0
        for cars in range(at.CARS):
            police: i64 = (cars + 1) * pack(at.JACK)
            wins, _, cases = count_duel(hand, jokers, ARREST_DICE, police, 0, ARREST_DICE)
            odds |= (SURE * wins // cases) << (ODDS_BITS * cars)
        if jokers == 0:
            self.known_arrests[entry] = odds
        return odds

    def note_fight(self, table: Table) -> None:
        """If nobody folds."""
        dice: i64 = dice_of_fight(table)
        wins, ties, cases = count_duel(
            sides.hand_of(table, 0),
            sides.jokers_of_side(table, 0),
            max(dice - table.b[at.rolled(0)], 0),
            sides.hand_of(table, 1),
            sides.jokers_of_side(table, 1),
            max(dice - table.b[at.rolled(1)], 0),
        )
        self.fight_odds = SURE * wins // cases
        self.fight_ties = SURE * ties // cases


def add_copy(copies: vec[i64], first: i64, kind: i64) -> None:
    """One more card of a kind."""
    for cell in range(first, first + COPIES):
        if (copies[cell] >> kind) & 1 == 0:
            copies[cell] |= bit(kind)
            return


# Who may know.


def is_own(seat: i64, owner: i64) -> bool:
    return seat == owner


def is_seen_by_nobody() -> bool:
    return False


def sees_money(table: Table, seat: i64, owner: i64) -> bool:
    """NK-035, NK-352."""
    return seat == owner or (table.b[at.DECISION] == decisions.OVER and is_alive(table, owner))


def sees_numbers(table: Table, seat: i64) -> bool:
    """NK-384, NK-388."""
    return table.b[at.STAGE] > 0 and seat == table.b[at.ACTIVE]


# The question and the round.


def number(seat: i64) -> i64:
    return seat


def waiting(table: Table, seat: i64, notes: Notes) -> i64:
    return table.b[at.WAITING] if notes.whole else table.waiting_seen_by(seat)


def options(table: Table) -> i64:
    """As bits."""
    found: i64 = 0
    if table.deals:
        found |= bit(0)
    if table.jokers:
        found |= bit(1)
    if table.ask_all:
        found |= bit(2)
    return found


def first_player(table: Table) -> i64:
    """None is known before the bids of the first round are settled."""
    b = table.b
    if b[at.ROUND] > 1 or (b[at.ROUND] > 0 and people.is_first_settled(table)):
        return b[at.FIRST]
    return NONE


def active(table: Table) -> i64:
    return table.b[at.ACTIVE] if table.b[at.STAGE] > 0 else NONE


def window(table: Table, seat: i64, notes: Notes) -> i64:
    """The one in which the seat is asked (NK-103)."""
    b = table.b
    if b[at.DECISION] != decisions.REACT:
        return NONE
    if notes.whole or (seat >= 0 and (b[at.WAITING] >> seat) & 1 == 1):
        return windows.window_now(table)
    return NONE


def bids_are_shown(table: Table) -> bool:
    b = table.b
    return b[at.DECISION] == decisions.REACT and b[at.window(at.MAIN)] == effects.BIDS_REVEALED


def bid_is_made(table: Table, seat: i64, owner: i64, notes: Notes) -> i64:
    """Its own, or everybody's once they are shown."""
    b = table.b
    if b[at.DECISION] == decisions.BID and (notes.whole or seat == owner):
        return 1 if b[at.bid(owner)] != at.NOBODY else 0
    return 1 if bids_are_shown(table) and is_alive(table, owner) else 0


def bid(table: Table, seat: i64, owner: i64, notes: Notes) -> i64:
    if bid_is_made(table, seat, owner, notes) == 0:
        return 0
    b = table.b
    return b[at.bid(owner)] + b[at.raised(owner)] if bids_are_shown(table) else b[at.bid(owner)]


# What was picked on the way to the question.


def subject_district(table: Table) -> i64:
    b = table.b
    decision: i64 = b[at.DECISION]
    if decision == decisions.OFFER or decision == decisions.HESITATION:
        return NONE if b[at.PICKED_BAR] == at.NOBODY else table.cards.bars[b[at.PICKED_BAR]]
    if decision == decisions.VICTIM or decision == decisions.ARREST_WHOM:
        return b[at.PICKED_DISTRICT]
    return NONE


def subject_mission(table: Table) -> i64:
    decision: i64 = table.b[at.DECISION]
    is_about = decision == decisions.CARRIER or decision == decisions.PARTNER
    return table.b[at.PICKED_MISSION] if is_about else NONE


def subject_car(table: Table) -> i64:
    decision: i64 = table.b[at.DECISION]
    is_about = decision == decisions.POLICE_TO or decision == decisions.RAID_TO
    return table.b[at.PICKED_CAR] if is_about else NONE


def is_about_price(table: Table) -> bool:
    decision: i64 = table.b[at.DECISION]
    return decision == decisions.POACH_PRICE or decision == decisions.POACH_ANSWER


def subject_seat(table: Table) -> i64:
    is_about = is_about_price(table) or table.b[at.DECISION] == decisions.POACH_WHOM
    return table.b[at.PICKED_RIVAL] if is_about else NONE


def subject_slot(table: Table) -> i64:
    return table.b[at.PICKED_SLOT] if is_about_price(table) else NONE


def offer(table: Table) -> i64:
    """The amount under discussion."""
    b = table.b
    decision: i64 = b[at.DECISION]
    is_named = decision == decisions.HESITATION or decision == decisions.POACH_ANSWER
    return b[at.OFFERED] if is_named or b[at.ANNOUNCED] == at.CALLING else 0


def announced(table: Table) -> i64:
    """What an action announces, if it has not been cancelled."""
    return max(table.b[at.ANNOUNCED], 0)


# Seats.


def is_in_play(table: Table, owner: i64) -> i64:
    return 1 if is_alive(table, owner) else 0


def money_beyond(table: Table, owner: i64) -> i64:
    """What is more than one column holds."""
    return max(table.b[at.money(owner)] - LARGEST, 0)


def draws(table: Table, owner: i64) -> i64:
    return draw_count(table, owner)


def hand(table: Table, owner: i64, copies: i64) -> i64:
    """The kinds of which a seat holds at least 1 + copies, as bits."""
    counts: i64 = table.b[at.hand(owner)]
    kinds: i64 = 0
    kind: i64 = 0
    while counts != 0:
        if counts & 7 > copies:
            kinds |= bit(kind)
        counts >>= 3
        kind += 1
    return kinds


def surely_held(notes: Notes, owner: i64, copies: i64) -> i64:
    return notes.surely_held[owner * COPIES + copies]


def perhaps_held(notes: Notes, owner: i64, copies: i64) -> i64:
    return notes.perhaps_held[owner * COPIES + copies]


def discards(notes: Notes, copies: i64) -> i64:
    return notes.discards[copies]


def own_cards_for(notes: Notes, window: i64) -> i64:
    return notes.for_window[window]


def own_cards_with(notes: Notes, effect: i64) -> i64:
    return notes.with_effect[effect]


def numbers(table: Table, seat: i64, owner: i64, notes: Notes) -> i64:
    """The bars whose guest has a number that this seat has, as bits (NK-293, NK-384)."""
    b = table.b
    found: i64 = 0
    has_bought: bool = b[at.STAGE] > 0 and owner == b[at.ACTIVE] and (notes.whole or seat == owner)
    for bar in range(at.BARS):
        person: i64 = b[at.guest(bar)]
        if person == at.NOBODY:
            continue
        is_bought: bool = has_bought and (b[at.NUMBERS] >> person) & 1 == 1
        if is_bought or recruiting.knows_number(table, owner, person):
            found |= bit(bar)
    return found


# Characters.


def suit(table: Table, owner: i64, slot: i64) -> i64:
    """A boss is of every suit."""
    person: i64 = table.b[at.person(owner, slot)]
    return NONE if person == at.NOBODY or person == at.BOSS else table.cards.suit[person]


def place(table: Table, owner: i64, slot: i64) -> i64:
    return table.b[at.place(owner, slot)]


def goal_seen(table: Table, seat: i64, owner: i64, slot: i64, notes: Notes) -> i64:
    """Where the mission leads that he carries, if the seat may know (NK-237)."""
    mission: i64 = table.b[at.carries(owner, slot)]
    sees: bool = notes.whole or seat == owner or table.cards.is_open[mission] == 1
    return table.b[at.goal(mission)] if sees else NONE


def goal_is_hidden(table: Table, seat: i64, owner: i64, slot: i64, notes: Notes) -> i64:
    goal: i64 = table.b[at.goal(table.b[at.carries(owner, slot)])]
    return 1 if goal != goal_seen(table, seat, owner, slot, notes) else 0


def steps_to_goal(table: Table, seat: i64, owner: i64, slot: i64, notes: Notes) -> i64:
    return steps_to(table, owner, slot, goal_seen(table, seat, owner, slot, notes))


def steps_to_first(table: Table, owner: i64, slot: i64) -> i64:
    return steps_to(table, owner, slot, row_address(table, 0))


def steps_to_second(table: Table, owner: i64, slot: i64) -> i64:
    return steps_to(table, owner, slot, row_address(table, 1))


def steps_to_third(table: Table, owner: i64, slot: i64) -> i64:
    return steps_to(table, owner, slot, row_address(table, 2))


def steps_to(table: Table, seat: i64, slot: i64, district: i64) -> i64:
    """How far a character is from somewhere; 0 if one of them is nowhere on the map."""
    where: i64 = table.b[at.place(seat, slot)]
    if district == at.NOWHERE or where == at.NOWHERE or where >= at.CELL:
        return 0
    return steps_between(table.cards, where, district)


def strength_of_group(notes: Notes, owner: i64, slot: i64) -> i64:
    """What he and those with him would roll their dice with, in shares of the best hand."""
    hand: i64 = notes.group_hand[owner * at.SLOTS + slot]
    return 0 if hand == 0 else SURE * order(hand, 0) // (STRENGTHS - 1)


def steps(table: Table, slot: i64) -> i64:
    """Normal steps that are left to a character of the active seat."""
    return table.b[at.steps(slot)] if table.b[at.STAGE] == at.MOVING else 0


def arrest_odds(notes: Notes, slot: i64, cars: i64) -> i64:
    """Of one's own characters: to get past so many cars."""
    return (notes.arrests[slot] >> (ODDS_BITS * cars)) & (bit(ODDS_BITS) - 1)


# The map.


def row_address(table: Table, place: i64) -> i64:
    mission: i64 = table.b[at.row(place)]
    return NONE if mission == at.NOBODY else table.b[at.address(mission)]


def car_place(table: Table, car: i64) -> i64:
    """A district, or NONE."""
    return max(table.b[at.car(car)], NONE)


def car_is_out(table: Table, car: i64) -> i64:
    return 1 if table.b[at.car(car)] == at.BROKEN else 0


def bag_count(table: Table) -> i64:
    return count_bits(table.b[at.BAG])


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def unseen_tiles(table: Table, seat: i64) -> i64:
    """In the bag, or where this seat may not look, as bits."""
    b = table.b
    tiles: i64 = b[at.BAG]
    for owner in range(table.seats):
        if owner != seat:
            for slot in range(at.SLOTS):
                mission: i64 = b[at.carries(owner, slot)]
                if mission == at.NOBODY or table.cards.is_open[mission] == 1:
                    continue
                if b[at.goal(mission)] != at.NOWHERE:
                    tiles |= bit(b[at.goal(mission)])
            for tile in range(at.TILES_EACH):
                if b[at.start_tile(owner, tile)] != at.NOWHERE:
                    tiles |= bit(b[at.start_tile(owner, tile)])
    return tiles


# Fights.


def dice_of_fight(table: Table) -> i64:
    """How many dice each side rolls: who is arrested and gives in rolls no more."""
    b = table.b
    is_short: bool = (
        b[at.FIGHT] == at.ARREST and b[at.RESISTING] == 0 and b[at.DECISION] != decisions.RESIST
    )
    return 0 if is_short else at.DICE


def die(table: Table, side: i64, die: i64) -> i64:
    return table.b[at.die(side, die)] if die < table.b[at.rolled(side)] else NONE


def fight_values(table: Table, side: i64, rank: i64) -> i64:
    """All that a side has of a rank, its dice included."""
    return 0 if table.b[at.FIGHT] == 0 else (sides.hand_of(table, side) >> (4 * rank)) & 15


def fight_jokers(table: Table, side: i64) -> i64:
    return 0 if table.b[at.FIGHT] == 0 else sides.jokers_of_side(table, side)


def fight_strength(table: Table, side: i64) -> i64:
    """The hand as it lies there, in shares of the best."""
    if table.b[at.FIGHT] == 0:
        return 0
    reached: i64 = order(sides.hand_of(table, side), sides.jokers_of_side(table, side))
    return SURE * reached // (STRENGTHS - 1)


def fight_odds(table: Table, notes: Notes) -> i64:
    """Of the side that provokes, or is arrested."""
    return 0 if table.b[at.FIGHT] == 0 else notes.fight_odds


def fight_ties(table: Table, notes: Notes) -> i64:
    return 0 if table.b[at.FIGHT] == 0 else notes.fight_ties


# Start tiles, deals, Jokers.


def sees_start_tiles(table: Table, seat: i64, owner: i64) -> bool:
    return seat == owner and table.b[at.DECISION] == decisions.START_TILE


def joker_owner(table: Table, joker: i64) -> i64:
    return max(table.b[at.joker_of(joker)], NONE) if table.jokers else NONE


def joker_is_out(table: Table, joker: i64) -> i64:
    return 1 if table.b[at.joker_of(joker)] == at.JOKER_OUT else 0


def joker_beside(table: Table, joker: i64) -> i64:
    """The slot of the character beside whom he stands."""
    return NONE if joker_owner(table, joker) == NONE else table.b[at.joker_slot(joker)]


def draft(table: Table, seat: i64, owner: i64, notes: Notes) -> i64:
    """Whether there is a proposal of which the seat may know: everybody knows its own; the one that
    is made its two parties, and no other (NK-388)."""
    b = table.b
    if not drafts.has_draft(table, owner):
        return 0
    if notes.whole:
        return 1
    if b[at.DECISION] != decisions.DEAL_ANSWER:
        return 1 if seat == owner else 0
    is_party: bool = seat == owner or seat == b[at.OFFER_TO]
    return 1 if owner == b[at.OFFER_FROM] and is_party else 0


def draft_to(table: Table, owner: i64) -> i64:
    """The other party, once it has been named."""
    return max(table.b[at.draft_to(owner)], NONE)


def draft_item(table: Table, owner: i64) -> i64:
    """What is being named."""
    return max(table.b[at.draft_item(owner)] - actions.MONEY_GIVE, NONE)


def draft_money(table: Table, owner: i64) -> i64:
    """What is given, less than 0 if it is asked for."""
    b = table.b
    if b[at.draft_give(owner)] != at.NOBODY:
        return b[at.draft_give(owner)]
    return 0 if b[at.draft_ask(owner)] == at.NOBODY else -b[at.draft_ask(owner)]


def draft_card_given(table: Table, owner: i64) -> i64:
    return table.b[at.draft_card_give(owner)]


def draft_card_asked(table: Table, owner: i64) -> i64:
    return table.b[at.draft_card_ask(owner)]


def draft_number(table: Table, owner: i64) -> i64:
    """The bar whose guest's number is passed on."""
    return table.b[at.draft_number(owner)]


def draft_car(table: Table, owner: i64) -> i64:
    return table.b[at.draft_car(owner)]


def draft_car_to(table: Table, owner: i64) -> i64:
    return table.b[at.draft_car_to(owner)]

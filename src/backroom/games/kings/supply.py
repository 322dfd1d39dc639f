"""What decks, bag, row and bank do by themselves: money, resource cards, tiles, missions, bars."""

from backroom.games.kings import telling
from backroom.games.kings.board import (
    ACCEPT_AT,
    BAG,
    BAG_SINCE,
    BANK,
    BAR,
    BARS,
    BESIDE,
    CAR,
    CARD_DECK,
    CARD_EPOCH,
    CARD_FATE,
    CARD_WITH,
    CARDS_LEFT,
    CARS,
    CLOCK,
    DISCARDED,
    DISTRICTS,
    END_CARD,
    EPOCH,
    FATE,
    GOAL,
    GOAL_SINCE,
    HAND,
    HAND_SIZE,
    HELD,
    HENCH_DECK,
    HENCH_FATE,
    HENCH_LEFT,
    HENCHMEN,
    IN_BAR,
    IN_DECK,
    IN_PROGRESS,
    IN_ROW,
    LAST_ROUND,
    LEEWAY,
    MISSION_DECK,
    MISSIONS,
    MISSIONS_LEFT,
    MONEY,
    NEXT,
    NOBODY,
    NOWHERE,
    OUT,
    PHASE,
    RESOURCES,
    ROUND,
    ROW,
    SEATS,
    STAGE,
    WAIT,
    WAITING,
    WAITS,
)
from backroom.games.kings.kinds import ACTIONS, MOVES
from backroom.games.kings.state import Table
from backroom.kernel.chance import shuffle
from backroom.kernel.numbers import bit, i64


class Supply(Table):
    """The stock of the table."""

    def ask(self, seat: i64, phase: i64) -> None:
        """The game waits for this seat."""
        b = self.b
        b[PHASE] = phase
        b[WAITING] = bit(seat)

    def ask_all_seats(self, phase: i64) -> None:
        """The game waits for everybody at once."""
        self.b[PHASE] = phase
        self.b[WAITING] = bit(self.seats) - 1

    def go_on(self, then: i64) -> None:
        """Nobody has to choose; this happens next."""
        b = self.b
        b[WAITING] = 0
        b[NEXT] = then

    def first_waiting(self) -> i64:
        """The lowest seat that must choose; somebody must."""
        seat: i64 = 0
        while (self.b[WAITING] >> seat) & 1 == 0:
            seat += 1
        return seat

    def back_to_menu(self, seat: i64) -> None:
        """To the movement menu or the action menu, whichever this turn is at."""
        self.ask(seat, MOVES if self.b[STAGE] == 1 else ACTIONS)

    # Money.

    def pay(self, seat: i64, amount: i64) -> None:
        """From a seat to the bank (NK-034); less than nothing is paid to the seat."""
        self.b[MONEY + seat] -= amount
        self.b[BANK] += amount
        self.note_fortune(seat, 0)

    def note_fortune(self, seat: i64, least: i64) -> None:
        """Everybody sees that a seat has so much, whatever passed between seats in secret."""
        b = self.b
        if not self.deals:
            return
        for other in range(SEATS):
            way: i64 = LEEWAY + seat * SEATS + other
            b[way] = min(b[way], b[MONEY + seat] - least)

    def show_fortune(self, seat: i64) -> None:
        """Everybody sees how much a seat has, exactly."""
        for other in range(SEATS):
            self.b[LEEWAY + seat * SEATS + other] = 0
            self.b[LEEWAY + other * SEATS + seat] = 0

    # Resource cards.

    def draw_cards(self, seat: i64, count: i64) -> None:
        """NK-071, NK-079 to NK-083: the reshuffle comes the moment the last card is taken."""
        b = self.b
        cards = self.cards
        for _ in range(count):
            if b[CARDS_LEFT] == 0:
                self.reshuffle_cards()
                if b[CARDS_LEFT] == 0:
                    return  # NK-083
            b[CARDS_LEFT] -= 1
            card: i64 = b[CARD_DECK + b[CARDS_LEFT]]
            b[CARD_DECK + b[CARDS_LEFT]] = NOBODY
            self.take_card(seat, card)
            b[CARD_WITH + card] = 0
            b[CARD_EPOCH + card] = b[EPOCH]
            if self.journal is not None:
                telling.rounds.drew(self.journal, self, seat, cards.kind_of[card])
            if b[CARDS_LEFT] == 0:
                self.reshuffle_cards()

    def reshuffle_cards(self) -> None:
        """NK-079, NK-080, NK-082."""
        b = self.b
        count: i64 = 0
        for card in range(RESOURCES):
            if b[CARD_FATE + card] == DISCARDED:
                b[CARD_FATE + card] = IN_DECK
                b[CARD_DECK + count] = card
                count += 1
        if count == 0:
            return
        shuffle(b, CARD_DECK, CARD_DECK + count, self.chance)
        b[CARDS_LEFT] = count
        b[EPOCH] += 1
        if self.journal is not None:
            telling.rounds.reshuffled(self.journal, count)
        for car in range(CARS):
            if b[CAR + car] == BESIDE:
                b[CAR + car] = self.cards.broadway  # NK-084: no arrest attempt
                if self.journal is not None:
                    telling.rounds.car_came(self.journal, self, car)
                return

    def take_card(self, seat: i64, card: i64) -> None:
        """A card comes into a hand."""
        b = self.b
        b[CARD_FATE + card] = HELD + seat
        b[HAND + seat] += bit(3 * self.cards.kind_of[card])
        b[HAND_SIZE + seat] += 1

    def card_of_kind(self, seat: i64, kind: i64) -> i64:
        """A card of this kind in a hand."""
        b = self.b
        card: i64 = 0
        while b[CARD_FATE + card] != HELD + seat or self.cards.kind_of[card] != kind:
            card += 1
        return card

    def leave_hand(self, seat: i64, card: i64) -> None:
        b = self.b
        b[HAND + seat] -= bit(3 * self.cards.kind_of[card])
        b[HAND_SIZE + seat] -= 1

    def discard_card(self, seat: i64, kind: i64) -> None:
        """NK-078, NK-093: face up on the discards."""
        b = self.b
        card: i64 = self.card_of_kind(seat, kind)
        self.leave_hand(seat, card)
        if self.held(seat, kind) > 0:
            self.forget_copies(seat, card)
        b[CARD_FATE + card] = DISCARDED
        b[CARD_WITH + card] = 0

    # What seats know of other hands.

    def hands_known(self, observer: i64, card: i64) -> i64:
        """In whose hands a card can be as far as a seat knows, as bits; 0 if it knows nothing."""
        return (self.b[CARD_WITH + card] >> (SEATS * observer)) & (bit(SEATS) - 1)

    def note_hands(self, observer: i64, card: i64, hands: i64) -> None:
        b = self.b
        others: i64 = b[CARD_WITH + card] & ~((bit(SEATS) - 1) << (SEATS * observer))
        b[CARD_WITH + card] = others | (hands << (SEATS * observer))

    def forget_copies(self, seat: i64, played: i64) -> None:
        """Of two cards of a kind one is played: who knew of one only cannot tell which it was, and
        knows of none any more."""
        for observer in range(self.seats):
            if self.hands_known(observer, played) == 0:
                copy: i64 = self.card_known(observer, seat, self.cards.kind_of[played])
                if copy != NOBODY:
                    self.note_hands(observer, copy, 0)

    def card_known(self, observer: i64, seat: i64, kind: i64) -> i64:
        """A card of this kind that somebody knows to be in a hand, or NOBODY."""
        for card in range(RESOURCES):
            if self.cards.kind_of[card] == kind and self.hands_known(observer, card) == bit(seat):
                return card
        return NOBODY

    def pass_card(self, giver: i64, taker: i64, card: i64) -> None:
        """From hand to hand, before the eyes of the two. For others any card that they knew to be
        there may be the one."""
        b = self.b
        for other in range(RESOURCES):
            if b[CARD_FATE + other] == HELD + giver and b[CARD_WITH + other] != 0:
                self.blur(giver, taker, other)
        self.leave_hand(giver, card)
        self.take_card(taker, card)
        self.note_hands(giver, card, bit(taker))
        self.note_hands(taker, card, 0)

    def blur(self, giver: i64, taker: i64, card: i64) -> None:
        for observer in range(self.seats):
            hands: i64 = self.hands_known(observer, card)
            if observer != giver and observer != taker and (hands >> giver) & 1 == 1:
                if self.b[HAND_SIZE + giver] == 1:
                    hands &= ~bit(giver)
                self.note_hands(observer, card, hands | bit(taker))

    # Tiles.

    def draw_tile(self, mission: i64, is_goal: i64) -> None:
        """A tile from the bag for a mission, or a place in the queue (NK-142, NK-143)."""
        b = self.b
        if b[BAG] == 0:
            for other in range(MISSIONS):
                if other != mission and self.can_free_address(other):
                    if self.journal is not None:
                        telling.business.tile_freed(self.journal, self, other)
                    self.put_back(b[ACCEPT_AT + other], NOBODY)
                    b[ACCEPT_AT + other] = NOWHERE
            self.serve_waiting()  # NK-143: those who wait come first
        if b[BAG] == 0:
            b[WAIT + b[WAITS]] = 2 * mission + is_goal
            b[WAITS] += 1
            return
        self.lay_tile(mission, is_goal, self.tile_from_bag())

    def can_free_address(self, mission: i64) -> bool:
        """Whether the accept tile of a mission has no further use (NK-142)."""
        b = self.b
        return b[FATE + mission] == IN_PROGRESS and b[ACCEPT_AT + mission] != NOWHERE

    def lay_tile(self, mission: i64, is_goal: i64, tile: i64) -> None:
        b = self.b
        if is_goal == 1:
            b[GOAL + mission] = tile
            b[GOAL_SINCE + mission] = b[CLOCK]
        else:
            b[ACCEPT_AT + mission] = tile

    def tile_from_bag(self) -> i64:
        b = self.b
        left: i64 = self.chance.below(self.tiles_in_bag())
        tile: i64 = 0
        while (b[BAG] >> tile) & 1 == 0 or left > 0:
            left -= (b[BAG] >> tile) & 1
            tile += 1
        b[BAG] &= ~bit(tile)
        b[CLOCK] += 1
        return tile

    def tiles_in_bag(self) -> i64:
        bag: i64 = self.b[BAG]
        count: i64 = 0
        while bag != 0:
            bag &= bag - 1
            count += 1
        return count

    def put_back(self, tile: i64, knower: i64) -> None:
        """A tile goes into the bag, seen by all, or by one seat only (NK-141)."""
        b = self.b
        if tile == NOWHERE:
            return
        b[CLOCK] += 1
        b[BAG] |= bit(tile)
        for row in range(SEATS + 1):
            if knower == NOBODY or knower == row:
                b[BAG_SINCE + row * DISTRICTS + tile] = b[CLOCK]

    def free_tiles(self, mission: i64, knower: i64) -> None:
        """NK-138, NK-057: the tiles of a mission go back into the bag, and waiting places get
        theirs."""
        b = self.b
        waits: i64 = 0
        for place in range(b[WAITS]):
            if b[WAIT + place] // 2 != mission:
                b[WAIT + waits] = b[WAIT + place]
                waits += 1
        self.clear_waits(waits)
        self.put_back(b[ACCEPT_AT + mission], NOBODY)
        self.put_back(b[GOAL + mission], knower)
        b[ACCEPT_AT + mission] = NOWHERE
        b[GOAL + mission] = NOWHERE
        if waits > 0:
            self.serve_waiting()

    def clear_waits(self, waits: i64) -> None:
        b = self.b
        for place in range(waits, b[WAITS]):
            b[WAIT + place] = 0
        b[WAITS] = waits

    def serve_waiting(self) -> None:
        """NK-143."""
        b = self.b
        waits: i64 = 0
        for place in range(b[WAITS]):
            mission: i64 = b[WAIT + place] // 2
            if self.tiles_in_bag() < self.tiles_to_serve(place):
                b[WAIT + waits] = b[WAIT + place]
                waits += 1
            else:
                self.lay_tile(mission, b[WAIT + place] % 2, self.tile_from_bag())
                if self.journal is not None:
                    telling.business.tile_served(self.journal, self, mission)
        self.clear_waits(waits)

    def tiles_to_serve(self, place: i64) -> i64:
        """How many tiles the bag must hold for a place of the queue. A single returned tile would
        be known; and as long as the game lasts another one can come back, for all that are not in
        the bag lie on missions."""
        b = self.b
        is_goal = b[WAIT + place] % 2 == 1
        return 2 if is_goal and self.cards.is_open[b[WAIT + place] // 2] == 0 else 1

    def tiles_after_waiting(self, tiles: i64) -> i64:
        """How many of so many tiles are left when those who wait have theirs."""
        for place in range(self.b[WAITS]):
            if tiles >= self.tiles_to_serve(place):
                tiles -= 1
        return tiles

    # Missions.

    def refill_row(self, gap: i64) -> None:
        """NK-135, NK-136: the cards left of a gap move right, and a new one is turned up."""
        b = self.b
        place: i64 = gap
        while place > 0:
            b[ROW + place] = b[ROW + place - 1]
            place -= 1
        b[ROW] = NOBODY
        self.turn_up(0)

    def turn_up(self, place: i64) -> None:
        """NK-132 to NK-134, NK-348 to NK-351."""
        b = self.b
        if b[LAST_ROUND] != 0 or b[MISSIONS_LEFT] == 0:
            return
        b[MISSIONS_LEFT] -= 1
        mission: i64 = b[MISSION_DECK + b[MISSIONS_LEFT]]
        b[MISSION_DECK + b[MISSIONS_LEFT]] = NOBODY
        if mission == END_CARD:
            b[LAST_ROUND] = b[ROUND] + 1
            if self.journal is not None:
                telling.business.end_card(self.journal, self)
            return
        b[ROW + place] = mission
        b[FATE + mission] = IN_ROW
        self.draw_tile(mission, 0)
        if self.cards.is_open[mission] == 1:
            self.draw_tile(mission, 1)
        if self.journal is not None:
            telling.business.turned_up(self.journal, self, mission)

    def remove_mission(self, mission: i64, knower: i64) -> None:
        """NK-139, NK-140, NK-251: out of the game; who alone knows its goal, or NOBODY."""
        self.b[FATE + mission] = OUT
        self.free_tiles(mission, knower)

    def knower_of_goal(self, seat: i64, mission: i64) -> i64:
        """The seat that alone knows the destination of its mission, or NOBODY."""
        return NOBODY if self.cards.is_open[mission] == 1 else seat

    # Bars.

    def next_henchman(self) -> i64:
        """The next of the deck, after a reshuffle if need be (NK-300, NK-432), or NOBODY."""
        b = self.b
        if b[HENCH_LEFT] == 0:
            count: i64 = 0
            for person in range(HENCHMEN):
                if b[HENCH_FATE + person] == DISCARDED:
                    b[HENCH_FATE + person] = IN_DECK
                    b[HENCH_DECK + count] = person
                    count += 1
            if count == 0:
                return NOBODY  # NK-301
            shuffle(b, HENCH_DECK, HENCH_DECK + count, self.chance)
            b[HENCH_LEFT] = count
        b[HENCH_LEFT] -= 1
        top: i64 = HENCH_DECK + b[HENCH_LEFT]
        next_one: i64 = b[top]
        b[top] = NOBODY
        return next_one

    def fill_bars(self) -> None:
        """NK-299, NK-302: empty bars get henchmen, in the order of the bars."""
        b = self.b
        for bar in range(BARS):
            if b[BAR + bar] == NOBODY:
                person: i64 = self.next_henchman()
                if person == NOBODY:
                    return
                b[BAR + bar] = person
                b[HENCH_FATE + person] = IN_BAR
                if self.journal is not None:
                    telling.business.waits(self.journal, self, bar, person)

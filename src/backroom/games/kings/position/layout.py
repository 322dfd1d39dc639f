"""Lays out a position of New York Kings on a board."""

from backroom.games.kings.board import (
    ACCEPT_AT,
    ACTIVE,
    ALL_MONEY,
    BAG,
    BANK,
    BAR,
    BEGAN,
    BOSS,
    BROKEN,
    CAR,
    CARD_DECK,
    CARD_FATE,
    CARDS_LEFT,
    CARRIES,
    CARS,
    CARS_MOVED,
    CELL,
    CONTROLLED,
    DEAD,
    DEATHS,
    DIED,
    DISCARDED,
    DISTRICTS,
    END_CARD,
    FATE,
    FIRST,
    GOAL,
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
    JOKER_OF,
    JOKER_OUT,
    JOKER_WITH_SLOT,
    JOKERS,
    LAST_ROUND,
    LEAD,
    MISSION_DECK,
    MISSIONS,
    MISSIONS_LEFT,
    MONEY,
    NEXT,
    NOBODY,
    OUT,
    PERSON,
    PHASE,
    PLACE,
    PLACES,
    POT,
    RESOURCES,
    ROUND,
    ROW,
    SLOTS,
    STAGE,
    START_TILES,
    STEP_LIMIT,
    STEPS,
    TAKEN,
    WAITING,
    empty_board,
)
from backroom.games.kings.kinds import ACTIONS, BID, MOVES, OVER, START
from backroom.games.kings.names import CELL_NAMES, PHASES
from backroom.games.kings.position.parts import (
    BOSS_WORD,
    END_WORD,
    ENDS,
    MOMENTS,
    OFFSETS,
    Position,
)
from backroom.games.kings.state import Cards
from backroom.kernel.position import Restorer


class Layout(Restorer):
    """Lays out a position, one part after another, and refuses what cannot be."""

    def __init__(self, cards: Cards, position: Position) -> None:
        super().__init__(position.seats, empty_board())
        self.cards = cards
        self.position = position
        self._note_moment()
        self._note_money()
        self._place_characters()
        self._lay_out_missions()
        self._lay_out_tiles()
        self._lay_out_henchmen()
        self._lay_out_cards()
        self._place_cars()
        self._begin_turn()

    def note_more(self, more: dict[str, list[int]]) -> None:
        """What no readable part says."""
        for name, numbers in more.items():
            fits = name in OFFSETS and len(numbers) == ENDS[name] - OFFSETS[name]
            self.need(fits, f"more.{name}", "no such place on the board")
            for index, number in enumerate(numbers):
                self.b[OFFSETS[name] + index] = number

    def _note_moment(self) -> None:
        position, b = self.position, self.b
        if position.phase in MOMENTS:
            b[NEXT] = MOMENTS[position.phase]
            phase = int(BID) if position.phase != "turn" else int(MOVES)
        else:
            self.need(position.phase in PHASES, "phase", f"there is no {position.phase!r}")
            phase = PHASES.index(position.phase)
        b[PHASE] = phase
        b[ROUND] = position.round
        b[LAST_ROUND] = position.last_round
        seats = range(position.seats)
        for name in ("first", "active"):
            number = getattr(position, name)
            self.need(number in seats, name, f"there is no seat {number}")
        b[FIRST] = b[LEAD] = position.first
        b[ACTIVE] = position.active
        early = phase < MOVES and phase != 2
        b[STAGE] = 0 if early or phase == OVER else 2 if phase >= ACTIONS else 1
        if position.stage is not None:
            b[STAGE] = position.stage
        for seat, moment in enumerate(position.dead):
            self.need(seat in seats, "dead", "there are fewer seats")
            b[DIED + seat] = moment
            b[DEATHS] = max(b[DEATHS], moment)
        if phase in (int(START), int(BID)):
            b[WAITING] = sum(1 << seat for seat in seats if b[DIED + seat] == 0)
        elif phase != OVER:
            b[WAITING] = 1 << position.active
        if position.phase in MOMENTS:
            b[WAITING] = 0
        self.note_decisions(position.decisions)

    def _note_money(self) -> None:
        position, b = self.position, self.b
        money = position.money
        if money is None:
            money = [0 if b[DIED + seat] else 10 for seat in range(position.seats)]
        self.by_seat(money, "money", int(MONEY))
        b[POT] = position.pot
        b[BANK] = ALL_MONEY - sum(money) - position.pot

    def _place_characters(self) -> None:
        b = self.b
        for word, people in self.position.characters.items():
            seat = self.seat(word, "characters")
            path = f"characters.{word}"
            self.need(len(people) <= SLOTS, path, "there are five slots")
            for slot, text in enumerate(people):
                if text:
                    self._place_character(seat * int(SLOTS) + slot, text, path)
        if self.position.phase == PHASES[START]:
            return
        for seat in range(self.position.seats):
            if b[DIED + seat] == 0 and b[PERSON + seat * SLOTS] == NOBODY:
                b[PERSON + seat * SLOTS] = BOSS
                b[PLACE + seat * SLOTS] = 16 + seat if seat < 3 else seat  # somewhere quiet
        for seat in range(self.position.seats):
            held = b[PERSON + seat * SLOTS] == BOSS
            self.need(held == (b[DIED + seat] == 0), "characters", "slot 0 is the living boss")

    def _place_character(self, cell: int, text: str, path: str) -> None:
        b = self.b
        who, *rest = text.split()
        self.need(bool(rest), path, f"{text!r} says nowhere")
        if rest[0] == "cell":
            where = f"cell {rest[1] if len(rest) > 1 else ''}"
            rest = rest[2:]
            self.need(where in CELL_NAMES, path, f"there is no {where}")
            b[PLACE + cell] = CELL + CELL_NAMES.index(where)
        else:
            b[PLACE + cell] = self._find(self.cards.district_ids, rest[0], path)
            rest = rest[1:]
        if who == BOSS_WORD:
            b[PERSON + cell] = BOSS
        else:
            person = self._find(self.cards.hench_ids, who, path)
            self.need(b[HENCH_FATE + person] == IN_DECK, path, f"{who} is there twice")
            b[PERSON + cell] = person
            b[HENCH_FATE + person] = CONTROLLED
        if rest:
            mission = self._find(self.cards.mission_ids, rest[0], path)
            b[CARRIES + cell] = mission
            b[FATE + mission] = IN_PROGRESS

    def _lay_out_missions(self) -> None:
        position, b, ids = self.position, self.b, self.cards.mission_ids
        self.need(len(position.row) <= PLACES, "row", "there are three places")
        for place, word in enumerate(position.row):
            if word:
                mission = self._find(ids, word, "row")
                self.need(b[FATE + mission] == IN_DECK, "row", f"{word} lies elsewhere already")
                b[ROW + place] = mission
                b[FATE + mission] = IN_ROW
        free = [m for m in range(int(MISSIONS)) if b[FATE + m] == IN_DECK]
        deck = [*free, int(END_CARD)] if position.last_round == 0 else free
        if position.mission_deck is not None:
            deck = [
                self._find([*ids, END_WORD], word, "mission_deck") for word in position.mission_deck
            ]
            self.need(
                len(set(deck)) == len(deck) and set(deck) <= {*free, int(END_CARD)},
                "mission_deck",
                "these are not missions that lie nowhere else",
            )
        for mission in free:
            if mission not in deck:
                b[FATE + mission] = OUT
        self._stack(MISSION_DECK, MISSIONS_LEFT, deck, int(MISSIONS) + 1)

    def _lay_out_tiles(self) -> None:
        position, b = self.position, self.b
        laid: list[int] = []
        for name, first in (("addresses", ACCEPT_AT), ("goals", GOAL)):
            for word, district in getattr(position, name).items():
                mission = self._find(self.cards.mission_ids, word, name)
                laid.append(self._find(self.cards.district_ids, district, name))
                b[first + mission] = laid[-1]
        for word, districts in position.start_tiles.items():
            seat = self.seat(word, "start_tiles")
            for index, district in enumerate(districts):
                laid.append(self._find(self.cards.district_ids, district, "start_tiles"))
                b[START_TILES + 3 * seat + index] = laid[-1]
        self.need(len(set(laid)) == len(laid), "addresses", "a tile lies in two places")
        tiles = [t for t in range(int(DISTRICTS)) if (self.cards.tiles >> t) & 1]
        self.need(set(laid) <= set(tiles), "addresses", "there is no such tile")
        bag = [tile for tile in tiles if tile not in laid]
        if position.bag is not None:
            bag = [self._find(self.cards.district_ids, word, "bag") for word in position.bag]
            self.need(not set(bag) & set(laid), "bag", "a tile lies in two places")
        b[BAG] = sum(1 << tile for tile in bag)

    def _lay_out_henchmen(self) -> None:
        position, b, ids = self.position, self.b, self.cards.hench_ids
        for district, word in position.bars.items():
            bars = [self.cards.district_ids[bar] for bar in self.cards.bars]
            bar = self._find(bars, district, "bars")
            person = self._take_henchman(word, "bars", int(IN_BAR))
            b[BAR + bar] = person
        for word in position.henchman_discards:
            self._take_henchman(word, "henchman_discards", int(DISCARDED))
        free = [p for p in range(int(HENCHMEN)) if b[HENCH_FATE + p] == IN_DECK]
        deck = free
        if position.henchman_deck is not None:
            deck = [self._find(ids, word, "henchman_deck") for word in position.henchman_deck]
            self.need(set(deck) <= set(free), "henchman_deck", "some are somewhere else")
        for person in free:
            if person not in deck:
                b[HENCH_FATE + person] = DEAD
        self._stack(HENCH_DECK, HENCH_LEFT, deck, int(HENCHMEN))

    def _take_henchman(self, word: str, path: str, fate: int) -> int:
        person = self._find(self.cards.hench_ids, word, path)
        self.need(self.b[HENCH_FATE + person] == IN_DECK, path, f"{word} is there twice")
        self.b[HENCH_FATE + person] = fate
        return person

    def _lay_out_cards(self) -> None:
        position, b = self.position, self.b
        free = list(range(int(RESOURCES)))
        for word, kinds in position.hands.items():
            seat = self.seat(word, "hands")
            for kind in kinds:
                card = self._card(free, kind, f"hands.{word}")
                b[CARD_FATE + card] = HELD + seat
                b[HAND + seat] += 1 << (3 * int(self.cards.kind_of[card]))
                b[HAND_SIZE + seat] += 1
        if position.deck is None:
            for kind in position.discards or []:
                b[CARD_FATE + self._card(free, kind, "discards")] = DISCARDED
            deck = free
        else:
            deck = [self._card(free, kind, "deck") for kind in position.deck]
            for card in free:
                b[CARD_FATE + card] = DISCARDED
        self._stack(CARD_DECK, CARDS_LEFT, deck, int(RESOURCES))

    def _card(self, free: list[int], word: str, path: str) -> int:
        kind = self._find(self.cards.kind_ids, word, path)
        copies = [card for card in free if self.cards.kind_of[card] == kind]
        self.need(bool(copies), path, f"there are fewer cards {word}")
        free.remove(copies[0])
        return copies[0]

    def _place_cars(self) -> None:
        position, b = self.position, self.b
        self.need(len(position.cars) <= CARS, "cars", "there are four cars")
        for car, word in enumerate(position.cars):
            if word == "out":
                b[CAR + car] = BROKEN
            elif word != "beside":
                b[CAR + car] = self._find(self.cards.district_ids, word, "cars")
        for car in position.cars_moved:
            self.need(car in range(CARS), "cars_moved", f"there is no car {car}")
            b[CARS_MOVED] |= 1 << car
        self.need(len(position.jokers) <= JOKERS, "jokers", f"there are {JOKERS} Jokers")
        slots = [str(slot) for slot in range(SLOTS)]
        for joker, word in enumerate(position.jokers):
            if word == "out":
                b[JOKER_OF + joker] = JOKER_OUT
            elif word:
                owner, _, slot = word.partition(" ")
                self.need(slot in slots, "jokers", f"{word!r} is not a seat and a slot: S0 1")
                b[JOKER_OF + joker] = self.seat(owner, "jokers")
                b[JOKER_WITH_SLOT + joker] = int(slot)

    def _begin_turn(self) -> None:
        """Nobody has moved or acted yet."""
        b, position = self.b, self.position
        if position.phase == "turn":
            b[TAKEN] = (position.active - position.first) % position.seats
            b[STAGE] = 0
            return
        if b[STAGE] == 0:
            return
        b[TAKEN] = (position.active - position.first) % position.seats + 1
        b[STEP_LIMIT] = 2
        for slot in range(int(SLOTS)):
            b[STEPS + slot] = 2
            b[BEGAN + slot] = b[PLACE + position.active * SLOTS + slot]

    def _stack(self, first: int, size: int, deck: list[int], room: int) -> None:
        """A deck is given top first and lies with its top at the end."""
        b = self.b
        for index in range(room):
            b[first + index] = NOBODY
        for index, card in enumerate(reversed(deck)):
            b[first + index] = card
        b[size] = len(deck)

    def _find(self, words: list[str], word: str, where: str) -> int:
        self.need(word in words, where, f"there is no {word!r}")
        return words.index(word)

"""Lays out a position of New York Kings on a board."""

from collections.abc import Mapping
from typing import Any

from backroom.games.kings import board as at
from backroom.games.kings import decisions
from backroom.games.kings.cards import BOSS_WORD, Cards
from backroom.games.kings.decisions import NAMES, TASKS
from backroom.games.kings.layout import CELL_WORDS, LAYOUT
from backroom.games.kings.position.parts import MOMENTS, Position
from backroom.kernel.layout import Board
from backroom.kernel.position import Restorer

# Decisions outside turns, and those of the movements; all others belong to actions.
OUTSIDE_TURNS = (decisions.OVER, decisions.START_TILE, decisions.BID, decisions.DISCARD)
OF_MOVEMENTS = (
    decisions.REACT,
    decisions.MOVES,
    decisions.DRIVE,
    decisions.POLICE_TO,
    decisions.ARREST_WHOM,
    decisions.BONUS_TO,
    decisions.HELI_TO,
)


class Layer(Restorer):
    """Lays out a position, one part after another, and refuses what cannot be."""

    def __init__(self, cards: Cards, position: Position) -> None:
        super().__init__(position.seats, at.empty_board())
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

    def note_more(self, more: Mapping[str, Any]) -> None:
        """What no readable part says: a part is laid out whole."""
        board = Board(LAYOUT, self.cards, self.b, {})
        for name, given in more.items():
            self.need(name in board.spans, f"more.{name}", "there is no such part of the table")
            span = board.spans[name]
            for cell in range(span.first, span.end):
                self.b[cell] = span.part.empty
            self.lay(board, name, given)

    def _note_moment(self) -> None:
        position, b = self.position, self.b
        if position.phase in MOMENTS:
            b[at.NEXT] = MOMENTS[position.phase]
            decision = int(decisions.BID) if position.phase != "turn" else int(decisions.MOVES)
        else:
            known = NAMES[:TASKS]
            self.need(position.phase in known, "phase", f"there is no {position.phase!r}")
            decision = known.index(position.phase)
        b[at.DECISION] = decision
        b[at.ROUND] = position.round
        b[at.LAST_ROUND] = position.last_round
        seats = range(position.seats)
        for name in ("first", "active"):
            number = getattr(position, name)
            self.need(number in seats, name, f"there is no seat {number}")
        b[at.FIRST] = b[at.LEAD] = position.first
        b[at.ACTIVE] = position.active
        if decision not in OUTSIDE_TURNS:
            b[at.STAGE] = at.MOVING if decision in OF_MOVEMENTS else at.ACTING
        if position.stage is not None:
            b[at.STAGE] = position.stage
        for seat, moment in enumerate(position.dead):
            self.need(seat in seats, "dead", "there are fewer seats")
            b[at.died(seat)] = moment
            b[at.DEATHS] = max(b[at.DEATHS], moment)
        if decision in (decisions.START_TILE, decisions.BID):
            b[at.WAITING] = sum(1 << seat for seat in seats if b[at.died(seat)] == 0)
        elif decision != decisions.OVER:
            b[at.WAITING] = 1 << position.active
        if position.phase in MOMENTS:
            b[at.WAITING] = 0
        self.note_decisions(position.decisions)

    def _note_money(self) -> None:
        position, b = self.position, self.b
        money = position.money
        if money is None:
            money = [0 if b[at.died(seat)] else 10 for seat in range(position.seats)]
        self.by_seat(money, "money", int(at.money(0)))
        b[at.POT] = position.pot
        b[at.BANK] = at.ALL_MONEY - sum(money) - position.pot

    def _place_characters(self) -> None:
        b = self.b
        for word, people in self.position.characters.items():
            seat = self.seat(word, "characters")
            path = f"characters.{word}"
            self.need(len(people) <= at.SLOTS, path, "there are five slots")
            for slot, text in enumerate(people):
                if text:
                    self._place_character(seat, slot, text, path)
        if self.position.phase == NAMES[decisions.START_TILE]:
            return
        for seat in range(self.position.seats):
            if b[at.died(seat)] == 0 and b[at.person(seat, 0)] == at.NOBODY:
                b[at.person(seat, 0)] = at.BOSS
                b[at.place(seat, 0)] = 16 + seat if seat < 3 else seat  # somewhere quiet
        for seat in range(self.position.seats):
            held = b[at.person(seat, 0)] == at.BOSS
            self.need(held == (b[at.died(seat)] == 0), "characters", "slot 0 is the living boss")

    def _place_character(self, seat: int, slot: int, text: str, path: str) -> None:
        b = self.b
        who, *rest = text.split()
        self.need(bool(rest), path, f"{text!r} says nowhere")
        if rest[0] == "cell":
            where = f"cell {rest[1] if len(rest) > 1 else ''}"
            rest = rest[2:]
            self.need(where in CELL_WORDS, path, f"there is no {where}")
            b[at.place(seat, slot)] = at.CELL + CELL_WORDS.index(where)
        else:
            b[at.place(seat, slot)] = self._find(self.cards.district_ids, rest[0], path)
            rest = rest[1:]
        if who == BOSS_WORD:
            b[at.person(seat, slot)] = at.BOSS
        else:
            person = self._find(self.cards.hench_ids, who, path)
            self.need(b[at.hench_fate(person)] == at.IN_DECK, path, f"{who} is there twice")
            b[at.person(seat, slot)] = person
            b[at.hench_fate(person)] = at.CONTROLLED
        if rest:
            mission = self._find(self.cards.mission_ids, rest[0], path)
            b[at.carries(seat, slot)] = mission
            b[at.fate(mission)] = at.IN_PROGRESS

    def _lay_out_missions(self) -> None:
        position, b, ids = self.position, self.b, self.cards.mission_ids
        self.need(len(position.row) <= at.PLACES, "row", "there are three places")
        for place, word in enumerate(position.row):
            if word:
                mission = self._find(ids, word, "row")
                self.need(
                    b[at.fate(mission)] == at.IN_DECK, "row", f"{word} lies elsewhere already"
                )
                b[at.row(place)] = mission
                b[at.fate(mission)] = at.IN_ROW
        free = [m for m in range(int(at.MISSIONS)) if b[at.fate(m)] == at.IN_DECK]
        deck = [*free, int(at.END_CARD)] if position.last_round == 0 else free
        if position.mission_deck is not None:
            deck = [
                self._find(self.cards.mission_card_ids, word, "mission_deck")
                for word in position.mission_deck
            ]
            self.need(
                len(set(deck)) == len(deck) and set(deck) <= {*free, int(at.END_CARD)},
                "mission_deck",
                "these are not missions that lie nowhere else",
            )
        for mission in free:
            if mission not in deck:
                b[at.fate(mission)] = at.OUT
        self._stack(at.mission_deck(0), at.MISSIONS_LEFT, deck, int(at.MISSIONS) + 1)

    def _lay_out_tiles(self) -> None:
        position, b = self.position, self.b
        laid: list[int] = []
        for word, district in position.addresses.items():
            mission = self._find(self.cards.mission_ids, word, "addresses")
            laid.append(self._find(self.cards.district_ids, district, "addresses"))
            b[at.address(mission)] = laid[-1]
        for word, district in position.goals.items():
            mission = self._find(self.cards.mission_ids, word, "goals")
            laid.append(self._find(self.cards.district_ids, district, "goals"))
            b[at.goal(mission)] = laid[-1]
            # It was drawn at some time, when the whole bag may have been there.
            b[at.goal_since(mission)] = b[at.CLOCK] = 1
        for word, districts in position.start_tiles.items():
            seat = self.seat(word, "start_tiles")
            for index, district in enumerate(districts):
                laid.append(self._find(self.cards.district_ids, district, "start_tiles"))
                b[at.start_tile(seat, index)] = laid[-1]
        self.need(len(set(laid)) == len(laid), "addresses", "a tile lies in two places")
        tiles = [t for t in range(int(at.DISTRICTS)) if (self.cards.tiles >> t) & 1]
        self.need(set(laid) <= set(tiles), "addresses", "there is no such tile")
        bag = [tile for tile in tiles if tile not in laid]
        if position.bag is not None:
            bag = [self._find(self.cards.district_ids, word, "bag") for word in position.bag]
            self.need(not set(bag) & set(laid), "bag", "a tile lies in two places")
        b[at.BAG] = sum(1 << tile for tile in bag)

    def _lay_out_henchmen(self) -> None:
        position, b, ids = self.position, self.b, self.cards.hench_ids
        for district, word in position.bars.items():
            bars = [self.cards.district_ids[bar] for bar in self.cards.bars]
            bar = self._find(bars, district, "bars")
            person = self._take_henchman(word, "bars", int(at.IN_BAR))
            b[at.guest(bar)] = person
        for word in position.henchman_discards:
            self._take_henchman(word, "henchman_discards", int(at.DISCARDED))
        free = [p for p in range(int(at.HENCHMEN)) if b[at.hench_fate(p)] == at.IN_DECK]
        deck = free
        if position.henchman_deck is not None:
            deck = [self._find(ids, word, "henchman_deck") for word in position.henchman_deck]
            self.need(set(deck) <= set(free), "henchman_deck", "some are somewhere else")
        for person in free:
            if person not in deck:
                b[at.hench_fate(person)] = at.DEAD
        self._stack(at.hench_deck(0), at.HENCH_LEFT, deck, int(at.HENCHMEN))

    def _take_henchman(self, word: str, path: str, fate: int) -> int:
        person = self._find(self.cards.hench_ids, word, path)
        self.need(self.b[at.hench_fate(person)] == at.IN_DECK, path, f"{word} is there twice")
        self.b[at.hench_fate(person)] = fate
        return person

    def _lay_out_cards(self) -> None:
        position, b = self.position, self.b
        free = list(range(int(at.RESOURCES)))
        for word, kinds in position.hands.items():
            seat = self.seat(word, "hands")
            for kind in kinds:
                card = self._card(free, kind, f"hands.{word}")
                b[at.card_fate(card)] = at.HELD + seat
                b[at.hand(seat)] += 1 << (3 * int(self.cards.kind_of[card]))
                b[at.hand_size(seat)] += 1
        if position.deck is None:
            for kind in position.discards or []:
                b[at.card_fate(self._card(free, kind, "discards"))] = at.DISCARDED
            deck = free
        else:
            deck = [self._card(free, kind, "deck") for kind in position.deck]
            for card in free:
                b[at.card_fate(card)] = at.DISCARDED
        self._stack(at.card_deck(0), at.CARDS_LEFT, deck, int(at.RESOURCES))

    def _card(self, free: list[int], word: str, path: str) -> int:
        kind = self._find(self.cards.kind_ids, word, path)
        copies = [card for card in free if self.cards.kind_of[card] == kind]
        self.need(bool(copies), path, f"there are fewer cards {word}")
        free.remove(copies[0])
        return copies[0]

    def _place_cars(self) -> None:
        position, b = self.position, self.b
        self.need(len(position.cars) <= at.CARS, "cars", "there are four cars")
        for car, word in enumerate(position.cars):
            if word == "out":
                b[at.car(car)] = at.BROKEN
            elif word != "beside":
                b[at.car(car)] = self._find(self.cards.district_ids, word, "cars")
        for car in position.cars_moved:
            self.need(car in range(at.CARS), "cars_moved", f"there is no car {car}")
            b[at.CARS_MOVED] |= 1 << car
        self.need(len(position.jokers) <= at.JOKERS, "jokers", f"there are {at.JOKERS} Jokers")
        slots = [str(slot) for slot in range(at.SLOTS)]
        for joker, word in enumerate(position.jokers):
            if word == "out":
                b[at.joker_of(joker)] = at.JOKER_OUT
            elif word:
                owner, _, slot = word.partition(" ")
                self.need(slot in slots, "jokers", f"{word!r} is not a seat and a slot: S0 1")
                b[at.joker_of(joker)] = self.seat(owner, "jokers")
                b[at.joker_slot(joker)] = int(slot)

    def _begin_turn(self) -> None:
        """Nobody has moved or acted yet."""
        b, position = self.b, self.position
        if position.phase == "turn":
            b[at.TAKEN] = (position.active - position.first) % position.seats
            b[at.STAGE] = at.NO_STAGE
            return
        if b[at.STAGE] == at.NO_STAGE:
            return
        b[at.TAKEN] = (position.active - position.first) % position.seats + 1
        b[at.STEP_LIMIT] = 2
        for slot in range(int(at.SLOTS)):
            b[at.steps(slot)] = 2
            b[at.began(slot)] = b[at.place(position.active, slot)]

    def _stack(self, first: int, size: int, deck: list[int], room: int) -> None:
        """A deck is given top first and lies with its top at the end."""
        b = self.b
        for index in range(room):
            b[first + index] = at.NOBODY
        for index, card in enumerate(reversed(deck)):
            b[first + index] = card
        b[size] = len(deck)

    def _find(self, words: list[str], word: str, where: str) -> int:
        self.need(word in words, where, f"there is no {word!r}")
        return words.index(word)

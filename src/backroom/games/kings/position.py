"""A table of New York Kings as readable data, and back.

A position may be given in part. What it leaves out takes its default: nobody has cards, the
missions, henchmen, resource cards and tiles that are not named are in their decks and the bag, in
the order of the edition. What no readable part says (dice, windows, what a seat has seen) stands in
``more``, as numbers by the name of their place on the board.
"""

from typing import NoReturn

from msgspec import Struct, field

from backroom.games.kings import state as places
from backroom.games.kings.dealing import check_seats
from backroom.games.kings.rules import Kings
from backroom.games.kings.state import (
    ACCEPT_AT,
    ACTIONS,
    ACTIVE,
    ALL_MONEY,
    BAG,
    BANK,
    BAR,
    BARS,
    BEGAN,
    BESIDE,
    BID,
    BOARD_SIZE,
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
    JOKER_FREE,
    JOKER_OF,
    JOKER_OUT,
    JOKER_WITH_SLOT,
    JOKERS,
    KINDS,
    LAST_ROUND,
    LEAD,
    MISSION_DECK,
    MISSIONS,
    MISSIONS_LEFT,
    MONEY,
    MOVES,
    NEXT,
    NEXT_DRAWER,
    NEXT_FIRST,
    NEXT_ROUND,
    NEXT_TURN,
    NOBODY,
    NOWHERE,
    OUT,
    OVER,
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
    START,
    START_TILES,
    STEP_LIMIT,
    STEPS,
    TAKEN,
    WAITING,
)
from backroom.games.kings.telling import CELL_NAMES
from backroom.kernel.numbers import i64, vec
from backroom.kernel.refusals import SetupError

PHASES = [
    "start_tile",
    "bid",
    "react",
    "discard",
    "moves",
    "drive",
    "police_to",
    "arrest_whom",
    "bonus_to",
    "heli_to",
    "actions",
    "carrier",
    "accomplish",
    "partner",
    "provoker",
    "victim",
    "fold",
    "resist",
    "casualty",
    "hesitation",
    "recruit_where",
    "offer",
    "reroll",
    "poach_answer",
    "dismiss",
    "joker_offer",
    "joker_with",
    "hire_where",
    "poach_from",
    "poach_whom",
    "poach_price",
    "remote_row",
    "redraw_which",
    "hit_whom",
    "raid_car",
    "raid_to",
    "counter",
    "deal_answer",
    "over",
]
# Moments between two decisions: the game runs on from there when the position is laid out.
MOMENTS = {"round": NEXT_ROUND, "draw": NEXT_DRAWER, "turn": NEXT_TURN, "bids": NEXT_FIRST}
BOSS_WORD = "boss"
END_WORD = "end"

# The places on the board, in their order.
NAMES = [
    "PHASE",
    "WAITING",
    "NEXT",
    "ROUND",
    "LAST_ROUND",
    "FIRST",
    "LEAD",
    "ACTIVE",
    "TAKEN",
    "STAGE",
    "DEATHS",
    "DIED",
    "LEFT_BEHIND",
    "BANK",
    "POT",
    "MONEY",
    "BIDS",
    "RAISED",
    "PERSON",
    "PLACE",
    "CARRIES",
    "ACTED",
    "MOVED",
    "ABOARD",
    "STEPPED",
    "STOPPED",
    "HALTED",
    "FRESH",
    "RECRUITED",
    "STEPS",
    "BEGAN",
    "STEP_LIMIT",
    "PROVOKED",
    "DRIVE_AT",
    "DRIVE_STEPS",
    "METRO_LEFT",
    "SPECIAL",
    "PREPAID",
    "SHIELDED",
    "PICKED",
    "PICK",
    "OTHER_PICK",
    "AMOUNT_PICK",
    "ANNOUNCED",
    "REMOTE",
    "BONUS_FROM",
    "WINDOW",
    "FIGHT_WINDOW",
    "IN_FIGHT_WINDOW",
    "FIGHT",
    "FIGHT_AT",
    "SIDE",
    "ROLLED",
    "DIE_OF",
    "EXTRA",
    "RESISTING",
    "SPEAKER",
    "SPOKEN",
    "GUARDED",
    "LOSERS",
    "VICTIMS",
    "FIGHT_THEN",
    "REROLL_LEFT",
    "REROLL_PICKED",
    "ROW",
    "FATE",
    "ACCEPT_AT",
    "GOAL",
    "GOAL_SINCE",
    "BAG",
    "BAG_SINCE",
    "CLOCK",
    "WAITS",
    "WAIT",
    "MISSIONS_LEFT",
    "MISSION_DECK",
    "START_TILES",
    "START_PICKS",
    "BAR",
    "HENCH_FATE",
    "HENCH_LEFT",
    "HENCH_DECK",
    "CAR",
    "CARS_MOVED",
    "POLICE_OFF",
    "HAND",
    "HAND_SIZE",
    "CARD_FATE",
    "CARD_EPOCH",
    "CARD_KNOWN",
    "CARDS_LEFT",
    "CARD_DECK",
    "EPOCH",
    "JOKER_OF",
    "JOKER_WITH_SLOT",
    "NUMBERS",
    "CHAINS",
    "CHAIN",
    "OFFER_FROM",
    "OFFER_TO",
    "DRAFT",
]
OFFSETS = {name.lower(): int(getattr(places, name)) for name in NAMES}
ENDS = dict(zip(OFFSETS, [*list(OFFSETS.values())[1:], int(BOARD_SIZE)], strict=True))


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """Seats are written S0; a character is "who where", with its mission if it carries one: "eddy
    soho m15", "boss cell 2". Decks are given top first, money in thousands."""

    seats: int = 3
    phase: str = "moves"
    round: int = 1
    last_round: int = 0
    first: int = 0
    active: int = 0
    stage: int | None = None
    money: list[int] | None = None
    pot: int = 0
    characters: dict[str, list[str]] = field(default_factory=dict)  # by slot, "" for an empty one
    hands: dict[str, list[str]] = field(default_factory=dict)
    deck: list[str] | None = None  # resource cards; those not named are discarded
    discards: list[str] | None = None  # those not named are the deck
    row: list[str] = field(default_factory=list)  # "" for an empty place
    addresses: dict[str, str] = field(default_factory=dict)  # accept tiles, by mission
    goals: dict[str, str] = field(default_factory=dict)  # destination tiles, by mission
    bag: list[str] | None = None
    mission_deck: list[str] | None = None  # missions not named are out of the game
    bars: dict[str, str] = field(default_factory=dict)
    henchman_deck: list[str] | None = None  # henchmen not named are dead
    henchman_discards: list[str] = field(default_factory=list)
    cars: list[str] = field(default_factory=lambda: ["washington_heights", "bronx", "beside"])
    cars_moved: list[int] = field(default_factory=list)
    jokers: list[str] = field(default_factory=list)  # "", "S0 2" or "out"
    dead: list[int] = field(default_factory=list)  # by seat, the moment of its death
    start_tiles: dict[str, list[str]] = field(default_factory=dict)
    decisions: list[int] | None = None
    more: dict[str, list[int]] = field(default_factory=dict)


def position_of(table: Kings) -> Position:
    """Everything that lies on a table."""
    position = _readable(table)
    told = _Restorer(table, position).b
    position.more = {
        name: [int(table.b[cell]) for cell in range(first, ENDS[name])]
        for name, first in OFFSETS.items()
        if any(table.b[cell] != told[cell] for cell in range(first, ENDS[name]))
    }
    return position


def restore(table: Kings, position: Position) -> Kings:
    """The table that a position describes; raises SetupError where it cannot be one."""
    check_seats(position.seats)
    restorer = _Restorer(table, position)
    for name, numbers in position.more.items():
        if name not in OFFSETS or len(numbers) != ENDS[name] - OFFSETS[name]:
            raise SetupError("bad_position", f"more.{name}: no such place on the board")
        for index, number in enumerate(numbers):
            restorer.b[OFFSETS[name] + index] = number
    restored = table.on_board(restorer.b, table.chance)
    _check(restored)
    if position.phase in MOMENTS:
        restored.run()
    return restored


def _check(table: Kings) -> None:
    """What cannot be: an asked seat without an answer."""
    if table.b[PHASE] == OVER or table.b[WAITING] == 0:
        return
    for seat in range(table.seats):
        if (table.b[WAITING] >> seat) & 1 and not table.legal(seat):
            raise SetupError("bad_position", f"phase: S{seat} is asked and has no answer")


def character_word(table: Kings, seat: int, slot: int) -> str:
    b, cards = table.b, table.cards
    cell = seat * SLOTS + slot
    person = b[PERSON + cell]
    if person == NOBODY:
        return ""
    where = b[PLACE + cell]
    words = [
        BOSS_WORD if person == BOSS else cards.hench_ids[person],
        CELL_NAMES[where - CELL] if where >= CELL else cards.district_ids[where],
    ]
    if b[CARRIES + cell] != NOBODY:
        words.append(cards.mission_ids[b[CARRIES + cell]])
    return " ".join(words)


def _readable(table: Kings) -> Position:
    b, cards = table.b, table.cards
    seats = range(int(table.seats))
    districts = cards.district_ids
    car_words = {int(BESIDE): "beside", int(BROKEN): "out"}
    missions = range(int(MISSIONS))
    return Position(
        seats=int(table.seats),
        phase=PHASES[b[PHASE]],
        round=b[ROUND],
        last_round=b[LAST_ROUND],
        first=b[FIRST],
        active=b[ACTIVE],
        stage=b[STAGE],
        money=[b[MONEY + seat] for seat in seats],
        pot=b[POT],
        characters={
            f"S{seat}": [character_word(table, seat, slot) for slot in range(int(SLOTS))]
            for seat in seats
        },
        hands={f"S{seat}": hand_of(table, seat) for seat in seats},
        deck=[
            cards.kind_ids[cards.kind_of[b[CARD_DECK + b[CARDS_LEFT] - 1 - card]]]
            for card in range(b[CARDS_LEFT])
        ],
        discards=[
            cards.kind_ids[cards.kind_of[card]]
            for card in range(int(RESOURCES))
            if b[CARD_FATE + card] == DISCARDED
        ],
        row=[
            "" if b[ROW + place] == NOBODY else cards.mission_ids[b[ROW + place]]
            for place in range(int(PLACES))
        ],
        addresses={
            cards.mission_ids[m]: districts[b[ACCEPT_AT + m]]
            for m in missions
            if b[ACCEPT_AT + m] != NOWHERE
        },
        goals={
            cards.mission_ids[m]: districts[b[GOAL + m]] for m in missions if b[GOAL + m] != NOWHERE
        },
        bag=[districts[tile] for tile in range(int(DISTRICTS)) if (b[BAG] >> tile) & 1],
        mission_deck=[
            END_WORD if mission == END_CARD else cards.mission_ids[mission]
            for mission in (
                b[MISSION_DECK + b[MISSIONS_LEFT] - 1 - card] for card in range(b[MISSIONS_LEFT])
            )
        ],
        bars={
            districts[cards.bars[bar]]: cards.hench_ids[b[BAR + bar]]
            for bar in range(int(BARS))
            if b[BAR + bar] != NOBODY
        },
        henchman_deck=[
            cards.hench_ids[b[HENCH_DECK + b[HENCH_LEFT] - 1 - card]]
            for card in range(b[HENCH_LEFT])
        ],
        henchman_discards=[
            cards.hench_ids[person]
            for person in range(int(HENCHMEN))
            if b[HENCH_FATE + person] == DISCARDED
        ],
        cars=[
            car_words.get(int(b[CAR + car])) or districts[b[CAR + car]] for car in range(int(CARS))
        ],
        cars_moved=[car for car in range(int(CARS)) if (b[CARS_MOVED] >> car) & 1],
        jokers=[_joker_word(b, joker) for joker in range(int(JOKERS))],
        dead=[b[DIED + seat] for seat in seats],
        start_tiles={
            f"S{seat}": [
                districts[b[cell]]
                for cell in range(START_TILES + 3 * seat, START_TILES + 3 * seat + 3)
                if b[cell] != NOWHERE
            ]
            for seat in seats
        },
        decisions=[b[seat] for seat in seats],
    )


def hand_of(table: Kings, seat: int) -> list[str]:
    """The cards of a hand, in the order of the edition."""
    return [
        table.cards.kind_ids[kind]
        for kind in range(int(KINDS))
        for _ in range(table.held(seat, kind))
    ]


def _joker_word(b: vec[i64], joker: int) -> str:
    owner = b[JOKER_OF + joker]
    if owner == JOKER_FREE:
        return ""
    return "out" if owner == JOKER_OUT else f"S{owner} {b[JOKER_WITH_SLOT + joker]}"


class _Restorer:
    """Lays out a position, one part after another, and refuses what cannot be."""

    def __init__(self, table: Kings, position: Position) -> None:
        self.b = places.empty_board()
        self.cards = table.cards
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

    def _note_moment(self) -> None:
        position, b = self.position, self.b
        if position.phase in MOMENTS:
            b[NEXT] = MOMENTS[position.phase]
            phase = int(BID) if position.phase != "turn" else int(MOVES)
        else:
            self._need(position.phase in PHASES, "phase", f"there is no {position.phase!r}")
            phase = PHASES.index(position.phase)
        b[PHASE] = phase
        b[ROUND] = position.round
        b[LAST_ROUND] = position.last_round
        seats = range(position.seats)
        for name in ("first", "active"):
            number = getattr(position, name)
            self._need(number in seats, name, f"there is no seat {number}")
        b[FIRST] = b[LEAD] = position.first
        b[ACTIVE] = position.active
        early = phase < MOVES and phase != 2
        b[STAGE] = 0 if early or phase == OVER else 2 if phase >= ACTIONS else 1
        if position.stage is not None:
            b[STAGE] = position.stage
        for seat, moment in enumerate(position.dead):
            self._need(seat in seats, "dead", "there are fewer seats")
            b[DIED + seat] = moment
            b[DEATHS] = max(b[DEATHS], moment)
        if phase in (int(START), int(BID)):
            b[WAITING] = sum(1 << seat for seat in seats if b[DIED + seat] == 0)
        elif phase != OVER:
            b[WAITING] = 1 << position.active
        if position.phase in MOMENTS:
            b[WAITING] = 0
        if position.decisions is not None:
            self._need(len(position.decisions) == position.seats, "decisions", "one for each seat")
            for seat, made in enumerate(position.decisions):
                b[seat] = made

    def _note_money(self) -> None:
        position, b = self.position, self.b
        money = position.money
        if money is None:
            money = [0 if b[DIED + seat] else 10 for seat in range(position.seats)]
        self._need(
            len(money) == position.seats and min(money) >= 0, "money", "one fortune for each seat"
        )
        for seat, amount in enumerate(money):
            b[MONEY + seat] = amount
        b[POT] = position.pot
        b[BANK] = ALL_MONEY - sum(money) - position.pot

    def _place_characters(self) -> None:
        b = self.b
        for word, people in self.position.characters.items():
            seat = self._seat(word, "characters")
            path = f"characters.{word}"
            self._need(len(people) <= SLOTS, path, "there are five slots")
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
            self._need(held == (b[DIED + seat] == 0), "characters", "slot 0 is the living boss")

    def _place_character(self, cell: int, text: str, path: str) -> None:
        b = self.b
        who, *rest = text.split()
        self._need(bool(rest), path, f"{text!r} says nowhere")
        if rest[0] == "cell":
            where = f"cell {rest[1] if len(rest) > 1 else ''}"
            rest = rest[2:]
            self._need(where in CELL_NAMES, path, f"there is no {where}")
            b[PLACE + cell] = CELL + CELL_NAMES.index(where)
        else:
            b[PLACE + cell] = self._find(self.cards.district_ids, rest[0], path)
            rest = rest[1:]
        if who == BOSS_WORD:
            b[PERSON + cell] = BOSS
        else:
            person = self._find(self.cards.hench_ids, who, path)
            self._need(b[HENCH_FATE + person] == IN_DECK, path, f"{who} is there twice")
            b[PERSON + cell] = person
            b[HENCH_FATE + person] = CONTROLLED
        if rest:
            mission = self._find(self.cards.mission_ids, rest[0], path)
            b[CARRIES + cell] = mission
            b[FATE + mission] = IN_PROGRESS

    def _lay_out_missions(self) -> None:
        position, b, ids = self.position, self.b, self.cards.mission_ids
        self._need(len(position.row) <= PLACES, "row", "there are three places")
        for place, word in enumerate(position.row):
            if word:
                mission = self._find(ids, word, "row")
                self._need(b[FATE + mission] == IN_DECK, "row", f"{word} lies elsewhere already")
                b[ROW + place] = mission
                b[FATE + mission] = IN_ROW
        free = [m for m in range(int(MISSIONS)) if b[FATE + m] == IN_DECK]
        deck = [*free, int(END_CARD)] if position.last_round == 0 else free
        if position.mission_deck is not None:
            deck = [
                self._find([*ids, END_WORD], word, "mission_deck") for word in position.mission_deck
            ]
            self._need(
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
            seat = self._seat(word, "start_tiles")
            for index, district in enumerate(districts):
                laid.append(self._find(self.cards.district_ids, district, "start_tiles"))
                b[START_TILES + 3 * seat + index] = laid[-1]
        self._need(len(set(laid)) == len(laid), "addresses", "a tile lies in two places")
        tiles = [t for t in range(int(DISTRICTS)) if (self.cards.tiles >> t) & 1]
        self._need(set(laid) <= set(tiles), "addresses", "there is no such tile")
        bag = [tile for tile in tiles if tile not in laid]
        if position.bag is not None:
            bag = [self._find(self.cards.district_ids, word, "bag") for word in position.bag]
            self._need(not set(bag) & set(laid), "bag", "a tile lies in two places")
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
            self._need(set(deck) <= set(free), "henchman_deck", "some are somewhere else")
        for person in free:
            if person not in deck:
                b[HENCH_FATE + person] = DEAD
        self._stack(HENCH_DECK, HENCH_LEFT, deck, int(HENCHMEN))

    def _take_henchman(self, word: str, path: str, fate: int) -> int:
        person = self._find(self.cards.hench_ids, word, path)
        self._need(self.b[HENCH_FATE + person] == IN_DECK, path, f"{word} is there twice")
        self.b[HENCH_FATE + person] = fate
        return person

    def _lay_out_cards(self) -> None:
        position, b = self.position, self.b
        free = list(range(int(RESOURCES)))
        for word, kinds in position.hands.items():
            seat = self._seat(word, "hands")
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
        self._need(bool(copies), path, f"there are fewer cards {word}")
        free.remove(copies[0])
        return copies[0]
        return None

    def _place_cars(self) -> None:
        position, b = self.position, self.b
        self._need(len(position.cars) <= CARS, "cars", "there are four cars")
        for car, word in enumerate(position.cars):
            if word == "out":
                b[CAR + car] = BROKEN
            elif word != "beside":
                b[CAR + car] = self._find(self.cards.district_ids, word, "cars")
        for car in position.cars_moved:
            self._need(car in range(CARS), "cars_moved", f"there is no car {car}")
            b[CARS_MOVED] |= 1 << car
        self._need(len(position.jokers) <= JOKERS, "jokers", f"there are {JOKERS} Jokers")
        slots = [str(slot) for slot in range(SLOTS)]
        for joker, word in enumerate(position.jokers):
            if word == "out":
                b[JOKER_OF + joker] = JOKER_OUT
            elif word:
                owner, _, slot = word.partition(" ")
                self._need(slot in slots, "jokers", f"{word!r} is not a seat and a slot: S0 1")
                b[JOKER_OF + joker] = self._seat(owner, "jokers")
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

    def _seat(self, word: str, path: str) -> int:
        words = [f"S{seat}" for seat in range(self.position.seats)]
        return self._find(words, word, path)

    def _find(self, words: list[str], word: str, path: str) -> int:
        if word not in words:
            self._bad(path, f"there is no {word!r}")
        return words.index(word)

    def _need(self, holds: bool, path: str, why: str) -> None:
        if not holds:
            self._bad(path, why)

    def _bad(self, path: str, why: str) -> NoReturn:
        raise SetupError("bad_position", f"{path}: {why}")

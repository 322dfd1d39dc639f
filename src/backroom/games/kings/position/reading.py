"""What lies on a table of New York Kings, as words."""

from backroom.games.kings.board import (
    ACCEPT_AT,
    ACTIVE,
    BAG,
    BAR,
    BARS,
    BESIDE,
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
    DIED,
    DISCARDED,
    DISTRICTS,
    END_CARD,
    FIRST,
    GOAL,
    HENCH_DECK,
    HENCH_FATE,
    HENCH_LEFT,
    HENCHMEN,
    JOKER_FREE,
    JOKER_OF,
    JOKER_OUT,
    JOKER_WITH_SLOT,
    JOKERS,
    KINDS,
    LAST_ROUND,
    MISSION_DECK,
    MISSIONS,
    MISSIONS_LEFT,
    MONEY,
    NOBODY,
    NOWHERE,
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
)
from backroom.games.kings.names import CELL_NAMES, PHASES
from backroom.games.kings.position.layout import Layout
from backroom.games.kings.position.parts import (
    BOSS_WORD,
    END_WORD,
    ENDS,
    OFFSETS,
    Position,
)
from backroom.games.kings.rules import Kings
from backroom.kernel.numbers import i64, vec


def position_of(table: Kings) -> Position:
    """Everything that lies on a table."""
    position = _readable(table)
    told = Layout(table.cards, position).b
    position.more = {
        name: [int(table.b[cell]) for cell in range(first, ENDS[name])]
        for name, first in OFFSETS.items()
        if any(table.b[cell] != told[cell] for cell in range(first, ENDS[name]))
    }
    return position


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

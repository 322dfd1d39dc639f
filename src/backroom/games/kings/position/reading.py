"""What lies on a table of New York Kings, as words."""

from backroom.games.kings import board as at
from backroom.games.kings.decisions import NAMES
from backroom.games.kings.layout import LAYOUT
from backroom.games.kings.names import (
    cards_of_hand,
    mission_name,
    place_name,
    start_tiles,
)
from backroom.games.kings.position.laying import Layer
from backroom.games.kings.position.parts import Position
from backroom.games.kings.rules import Kings
from backroom.kernel.layout import CHOICES_MADE, Board
from backroom.kernel.numbers import i64, vec


def position_of(table: Kings) -> Position:
    """Everything that lies on a table."""
    position = readable(table)
    laid = Layer(table.cards, position).b
    board = Board(LAYOUT, table.cards, table.b, {})
    position.more = {
        name: board.told(name)
        for name, span in board.spans.items()
        if name != CHOICES_MADE.name
        and table.b[span.first : span.end] != laid[span.first : span.end]
    }
    return position


def character_word(table: Kings, seat: int, slot: int) -> str:
    b, cards = table.b, table.cards
    if b[at.person(seat, slot)] == at.NOBODY:
        return ""
    words = [
        cards.person_ids[b[at.person(seat, slot)]],
        place_name(table, b[at.place(seat, slot)]) or "",
    ]
    if b[at.carries(seat, slot)] != at.NOBODY:
        words.append(mission_name(table, b[at.carries(seat, slot)]))
    return " ".join(words)


def readable(table: Kings) -> Position:
    """What the readable parts say."""
    b, cards = table.b, table.cards
    seats = range(int(table.seats))
    districts = cards.district_ids
    car_words = {int(at.BESIDE): "beside", int(at.BROKEN): "out"}
    missions = range(int(at.MISSIONS))
    return Position(
        seats=int(table.seats),
        phase=NAMES[b[at.DECISION]],
        round=b[at.ROUND],
        last_round=b[at.LAST_ROUND],
        first=b[at.FIRST],
        active=b[at.ACTIVE],
        stage=b[at.STAGE],
        money=[b[at.money(seat)] for seat in seats],
        pot=b[at.POT],
        characters={
            f"S{seat}": [character_word(table, seat, slot) for slot in range(int(at.SLOTS))]
            for seat in seats
        },
        hands={f"S{seat}": cards_of_hand(table, seat) for seat in seats},
        deck=[
            cards.kind_ids[cards.kind_of[b[at.card_deck(b[at.CARDS_LEFT] - 1 - card)]]]
            for card in range(b[at.CARDS_LEFT])
        ],
        discards=[
            cards.kind_ids[cards.kind_of[card]]
            for card in range(int(at.RESOURCES))
            if b[at.card_fate(card)] == at.DISCARDED
        ],
        row=[
            "" if b[at.row(place)] == at.NOBODY else cards.mission_ids[b[at.row(place)]]
            for place in range(int(at.PLACES))
        ],
        addresses={
            cards.mission_ids[m]: districts[b[at.address(m)]]
            for m in missions
            if b[at.address(m)] != at.NOWHERE
        },
        goals={
            cards.mission_ids[m]: districts[b[at.goal(m)]]
            for m in missions
            if b[at.goal(m)] != at.NOWHERE
        },
        bag=[districts[tile] for tile in range(int(at.DISTRICTS)) if (b[at.BAG] >> tile) & 1],
        mission_deck=[
            cards.mission_card_ids[b[at.mission_deck(b[at.MISSIONS_LEFT] - 1 - card)]]
            for card in range(b[at.MISSIONS_LEFT])
        ],
        bars={
            districts[cards.bars[bar]]: cards.hench_ids[b[at.guest(bar)]]
            for bar in range(int(at.BARS))
            if b[at.guest(bar)] != at.NOBODY
        },
        henchman_deck=[
            cards.hench_ids[b[at.hench_deck(b[at.HENCH_LEFT] - 1 - card)]]
            for card in range(b[at.HENCH_LEFT])
        ],
        henchman_discards=[
            cards.hench_ids[person]
            for person in range(int(at.HENCHMEN))
            if b[at.hench_fate(person)] == at.DISCARDED
        ],
        cars=[
            car_words.get(int(b[at.car(car)])) or districts[b[at.car(car)]]
            for car in range(int(at.CARS))
        ],
        cars_moved=[car for car in range(int(at.CARS)) if (b[at.CARS_MOVED] >> car) & 1],
        jokers=[_joker_word(b, joker) for joker in range(int(at.JOKERS))],
        dead=[b[at.died(seat)] for seat in seats],
        start_tiles={
            f"S{seat}": [districts[tile] for tile in start_tiles(table, seat)] for seat in seats
        },
        decisions=[b[seat] for seat in seats],
    )


def _joker_word(b: vec[i64], joker: int) -> str:
    owner = b[at.joker_of(joker)]
    if owner == at.JOKER_FREE:
        return ""
    return "out" if owner == at.JOKER_OUT else f"S{owner} {b[at.joker_slot(joker)]}"

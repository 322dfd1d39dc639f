"""What lies on a table of New York Kings, and small questions about it."""

from backroom.games.kings import board as at
from backroom.games.kings import refusals
from backroom.games.kings.cards import Cards
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64, vec
from backroom.kernel.refusals import ALLOWED
from backroom.kernel.state import State


class Table(State):
    """The board, the cards and what was agreed; the rules are functions over it."""

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


def is_alive(table: Table, seat: i64) -> bool:
    return table.b[at.died(seat)] == 0


def held(table: Table, seat: i64, kind: i64) -> i64:
    """How many cards of a kind a seat holds."""
    return (table.b[at.hand(seat)] >> (3 * kind)) & 7


def cars_at(table: Table, district: i64) -> i64:
    b = table.b
    count: i64 = 0
    for car in range(at.CARS):
        if b[at.car(car)] == district:
            count += 1
    return count


def is_linked(table: Table, one: i64, other: i64) -> bool:
    return (table.cards.links[one] >> other) & 1 == 1


def slots_at(table: Table, seat: i64, district: i64) -> i64:
    """The slots of a seat's characters in a district, as bits."""
    b = table.b
    mask: i64 = 0
    for slot in range(at.SLOTS):
        if b[at.person(seat, slot)] != at.NOBODY and b[at.place(seat, slot)] == district:
            mask |= bit(slot)
    return mask


def is_at_risk(table: Table, seat: i64, slots: i64) -> bool:
    """Whether one of these characters carries an at-risk mission."""
    b = table.b
    for slot in range(at.SLOTS):
        if (slots >> slot) & 1 == 1:
            mission: i64 = b[at.carries(seat, slot)]
            if mission != at.NOBODY and table.cards.risk[mission] == 1:
                return True
    return False


def carriers_of(table: Table, seat: i64, mission: i64) -> i64:
    """The slots that carry a mission."""
    b = table.b
    mask: i64 = 0
    for slot in range(at.SLOTS):
        if b[at.carries(seat, slot)] == mission:
            mask |= bit(slot)
    return mask


def seat_of_mission(table: Table, mission: i64) -> i64:
    b = table.b
    for seat in range(table.seats):
        for slot in range(at.SLOTS):
            if b[at.carries(seat, slot)] == mission:
                return seat
    return at.NOBODY


def free_slot(table: Table, seat: i64) -> i64:
    """The lowest free slot of henchmen (NK-016), or NOBODY."""
    b = table.b
    for slot in range(1, at.SLOTS):
        if b[at.person(seat, slot)] == at.NOBODY:
            return slot
    return at.NOBODY


def jokers_at(table: Table, seat: i64, district: i64) -> i64:
    """How many Jokers stand with a seat's characters in a district."""
    if not table.jokers:
        return 0
    b = table.b
    count: i64 = 0
    for joker in range(at.JOKERS):
        if b[at.joker_of(joker)] == seat and b[at.place(seat, b[at.joker_slot(joker)])] == district:
            count += 1
    return count


def jokers_refusal(table: Table) -> i64:
    """NK-408."""
    return ALLOWED if table.jokers else refusals.JOKERS_OFF


def living(table: Table) -> i64:
    count: i64 = 0
    for seat in range(table.seats):
        if table.b[at.died(seat)] == 0:
            count += 1
    return count


def next_living(table: Table, seat: i64) -> i64:
    """The next living seat clockwise (NK-055)."""
    other: i64 = (seat + 1) % table.seats
    while other != seat and table.b[at.died(other)] != 0:
        other = (other + 1) % table.seats
    return other


def draw_count(table: Table, seat: i64) -> i64:
    """How many resource cards a seat draws (NK-072 to NK-074)."""
    b = table.b
    suits: i64 = 0
    boss: i64 = 0
    for slot in range(at.SLOTS):
        person: i64 = b[at.person(seat, slot)]
        if person == at.NOBODY or b[at.place(seat, slot)] >= at.CELL:
            continue
        if person == at.BOSS:
            boss = 1
        else:
            suits += bit(4 * table.cards.suit[person])
    most: i64 = 0
    for suit in range(4):
        most = max(most, (suits >> (4 * suit)) & 15)
    return most + boss


def ranks_of_men(table: Table, seat: i64) -> i64:
    """The ranks of a seat's henchmen, prisoners too (NK-356), one octal digit each, the highest
    first: so more of them are a larger number (NK-354), then higher ranks (NK-355)."""
    b = table.b
    worth: i64 = 0
    for rank in range(at.RANKS - 1, -1, -1):
        for slot in range(1, at.SLOTS):
            person: i64 = b[at.person(seat, slot)]
            if person != at.NOBODY and table.cards.rank[person] == rank:
                worth = worth * 8 + rank + 1
    return worth


def bar_at(table: Table, district: i64) -> i64:
    """Which bar is in this district, or NOBODY."""
    for bar in range(at.BARS):
        if table.cards.bars[bar] == district:
            return bar
    return at.NOBODY

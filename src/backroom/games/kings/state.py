"""What lies on a table of New York Kings: what the edition says, and small questions."""

from backroom.games.kings.board import (
    BARS,
    BOSS,
    CAR,
    CARRIES,
    CARS,
    CELL,
    DIED,
    DISTRICTS,
    HAND,
    JOKER_OF,
    JOKER_WITH_SLOT,
    JOKERS,
    NOBODY,
    PERSON,
    PLACE,
    RANKS,
    SLOTS,
)
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64, vec, zeros
from backroom.kernel.state import State


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

    def ranks_of_men(self, seat: i64) -> i64:
        """The ranks of a seat's henchmen, prisoners too (NK-356), one octal digit each, the highest
        first: so more of them are a larger number (NK-354), then higher ranks (NK-355)."""
        b = self.b
        worth: i64 = 0
        for rank in range(RANKS - 1, -1, -1):
            for slot in range(1, SLOTS):
                person: i64 = b[PERSON + seat * SLOTS + slot]
                if person != NOBODY and self.cards.rank[person] == rank:
                    worth = worth * 8 + rank + 1
        return worth

    def bar_at(self, district: i64) -> i64:
        """Which bar is in this district, or NOBODY."""
        for bar in range(BARS):
            if self.cards.bars[bar] == district:
                return bar
        return NOBODY

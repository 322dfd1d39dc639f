"""What a seat of New York Kings may see, and what follows from it."""

from msgspec import Struct

from backroom.games.kings.board import (
    ABOARD,
    ACCEPT_AT,
    ACTED,
    ACTIVE,
    AMOUNT_PICK,
    ANNOUNCED,
    BAG,
    BAR,
    BARS,
    BESIDE,
    BIDS,
    BROKEN,
    CAR,
    CARD_FATE,
    CARDS_LEFT,
    CARRIES,
    CARS,
    CARS_MOVED,
    CHAINS,
    DEAD,
    DISCARDED,
    DISTRICTS,
    DRAFT_TO,
    DRIVE_AT,
    FATE,
    FIGHT,
    FIRST,
    FRESH,
    GOAL,
    HAND_SIZE,
    HENCH_FATE,
    HENCH_LEFT,
    HENCHMEN,
    IN_PROGRESS,
    JOKER_FREE,
    JOKER_OF,
    JOKER_OUT,
    JOKER_WITH_SLOT,
    JOKERS,
    LAST_ROUND,
    METRO_LEFT,
    MISSIONS,
    MISSIONS_LEFT,
    MONEY,
    MOVED,
    NOBODY,
    NOWHERE,
    OFFER_FROM,
    OFFER_TO,
    OTHER_PICK,
    PERSON,
    PHASE,
    PICK,
    PLACE,
    PLACES,
    PREPAID,
    RAISED,
    RECRUITED,
    RESOURCES,
    ROUND,
    ROW,
    SLOTS,
    STAGE,
    START_PICKS,
    START_TILES,
    STEPS,
    WAITING,
    WINDOW,
)
from backroom.games.kings.edition import SUITS, WINDOWS
from backroom.games.kings.kinds import (
    BID,
    BIDS_REVEALED,
    CALLING,
    DEAL_ANSWER,
    HESITATION,
    OVER,
    POACH_ANSWER,
    REACT,
    START,
)
from backroom.games.kings.names import PHASES, RANK_NAMES, person_name, place_name
from backroom.games.kings.outlook import fight_now, groups_of, hiring_odds, joker_odds, ways_of
from backroom.games.kings.position.reading import hand_of
from backroom.games.kings.rules import Kings
from backroom.games.kings.scoring import standings
from backroom.games.kings.telling.business import terms
from backroom.games.kings.view.parts import (
    BarView,
    CarView,
    CharacterView,
    DealView,
    FightView,
    GroupView,
    MissionView,
    Odds,
    Place,
    SeatView,
    SubjectView,
    Way,
)
from backroom.kernel.state import SPECTATOR


class KingsView(Struct, kw_only=True, omit_defaults=True):
    """Everything that one seat may see. Money is in thousands."""

    you: int
    phase: str
    round: int
    last_round: int | None
    stage: str | None
    first: int | None
    active: int | None
    waiting: list[int]  # without those asked in secret (NK-103), unless all lies open
    awaited: str  # "", "bids", "reactions" or "seats"
    decision: int | None
    seats: list[SeatView]
    row: list[MissionView]
    missions: list[MissionView]  # in progress
    missions_left: int
    bars: list[BarView]
    henchmen_left: int
    henchman_discards: list[str]
    dead: list[str]
    cars: list[CarView]
    cards_left: int
    discards: list[str]
    bag_count: int
    unseen_tiles: list[str]  # in the bag, or a destination hidden from this seat
    hand: list[str] | None = None
    hands: list[list[str]] | None = None  # by seat, if all lies open
    drive: str | None = None  # the district where the open drive is
    metro_steps: int | None = None
    prepaid_steps: int | None = None
    recruited: bool = False
    bids: list[int | None] | None = None  # shown, by seat; null: dead, or not made yet
    own_bid: int | None = None
    start_tiles: list[str] | None = None
    start_pick: int | None = None
    window: str | None = None  # if this seat is asked to react, or all lies open
    fight: FightView | None = None
    subject: SubjectView | None = None
    offer: int | None = None  # the amount under discussion
    ways: list[Way] | None = None
    groups: list[GroupView] | None = None
    jokers: list[str] | None = None
    joker_odds: list[Odds] | None = None
    talks: DealView | None = None
    draft: DealView | None = None
    chains_left: int | None = None
    result: list[Place] | None = None


def view(table: Kings, seat: int) -> KingsView:
    """All that this seat may see."""
    return _Viewer(table, seat).view()


def open_view(table: Kings) -> KingsView:
    """The table with everybody's money, cards, bids, terms and destinations."""
    return _Viewer(table, SPECTATOR, all_open=True).view()


class _Viewer:
    """Looks at a table with the eyes of one seat."""

    def __init__(self, table: Kings, seat: int, all_open: bool = False) -> None:
        self.table = table
        self.b = table.b
        self.cards = table.cards
        self.seat = seat
        self.all_open = all_open
        self.seats = range(int(table.seats))
        self.phase = int(table.b[PHASE])
        self.over = self.phase == OVER
        self.in_turn = table.b[STAGE] > 0

    def view(self) -> KingsView:
        b, table = self.b, self.table
        secret = {int(REACT): "reactions", int(BID): "bids"}
        waiting = [seat for seat in self.seats if (b[WAITING] >> seat) & 1]
        if self.phase in secret and not self.all_open:
            waiting = [seat for seat in waiting if seat == self.seat]
        asked = table.is_asked(self.seat)
        playing = self.seat != SPECTATOR
        started = b[ROUND] > 0
        return KingsView(
            you=self.seat,
            phase=PHASES[self.phase],
            round=b[ROUND],
            last_round=b[LAST_ROUND] or None,
            stage=[None, "moves", "actions"][b[STAGE]],
            first=b[FIRST] if b[ROUND] > 1 or (started and table.is_first_settled()) else None,
            active=b[ACTIVE] if self.in_turn else None,
            waiting=waiting,
            awaited=secret.get(self.phase, "")
            if self.phase in secret
            else "seats" * (not self.over),
            decision=table.decision(self.seat) if asked else None,
            seats=[self._seat(seat) for seat in self.seats],
            row=[
                self._mission(b[ROW + place], place + 1)
                for place in range(int(PLACES))
                if b[ROW + place] != NOBODY
            ],
            missions=[
                self._mission(mission, None)
                for mission in range(int(MISSIONS))
                if b[FATE + mission] == IN_PROGRESS
            ],
            missions_left=b[MISSIONS_LEFT],
            bars=[self._bar(bar) for bar in range(int(BARS))],
            henchmen_left=b[HENCH_LEFT],
            henchman_discards=self._henchmen(int(DISCARDED)),
            dead=self._henchmen(int(DEAD)),
            cars=[self._car(car) for car in range(int(CARS))],
            cards_left=b[CARDS_LEFT],
            discards=[
                self.cards.kind_ids[self.cards.kind_of[card]]
                for card in range(int(RESOURCES))
                if b[CARD_FATE + card] == DISCARDED
            ],
            bag_count=int(b[BAG]).bit_count(),
            unseen_tiles=self._unseen_tiles(),
            hand=hand_of(table, self.seat) if playing else None,
            hands=[hand_of(table, seat) for seat in self.seats] if self.all_open else None,
            drive=place_name(table, b[DRIVE_AT]),
            metro_steps=b[METRO_LEFT] or None,
            prepaid_steps=b[PREPAID] or None,
            recruited=b[RECRUITED] == 1,
            bids=self._bids(),
            own_bid=self._own_bid(),
            start_tiles=self._start_tiles(),
            start_pick=self._start_pick(),
            window=self._window() if self._sees_window(waiting) else None,
            fight=fight_now(table) if b[FIGHT] != 0 else None,
            subject=self._subject(),
            offer=self._offer(),
            ways=ways_of(table, self.seat) if playing else None,
            groups=groups_of(table, self.seat) if playing and not self.over else None,
            jokers=[self._joker(j) for j in range(int(JOKERS))] if table.jokers else None,
            joker_odds=joker_odds() if table.jokers else None,
            talks=self._talks(),
            draft=self._draft(),
            chains_left=2 - b[CHAINS + self.seat] if table.deals and playing else None,
            result=[Place(s.seat, s.place, s.points) for s in standings(table)]
            if self.over
            else None,
        )

    # Seats.

    def _sees_as(self, seat: int | None) -> bool:
        """Whether the view shows what a seat keeps to itself."""
        return self.all_open or seat == self.seat

    def _seat(self, seat: int) -> SeatView:
        b, table = self.b, self.table
        alive = table.is_alive(seat)
        waiting = [int(b[BAR + bar]) for bar in range(int(BARS)) if b[BAR + bar] != NOBODY]
        sees = self._sees_as(seat)
        buyer = sees and self.in_turn and seat == b[ACTIVE]  # NK-384, NK-388
        knows = table.has_number if buyer else table.knows_number
        known = [p for p in waiting if knows(seat, p)]
        return SeatView(
            seat=seat,
            boss=self.cards.boss_ids[table.bosses[seat]],
            alive=alive,
            money=b[MONEY + seat] if sees or (self.over and alive) else None,  # NK-035, NK-352
            cards=b[HAND_SIZE + seat],
            characters=[
                self._character(seat, slot)
                for slot in range(int(SLOTS))
                if b[PERSON + seat * SLOTS + slot] != NOBODY
            ],
            draws=table.draw_count(seat),
            numbers=[self.cards.hench_ids[person] for person in known],
        )

    def _character(self, seat: int, slot: int) -> CharacterView:
        b, cards = self.b, self.cards
        cell = seat * int(SLOTS) + slot
        person = int(b[PERSON + cell])
        mission = b[CARRIES + cell]
        turn = self.in_turn and seat == b[ACTIVE]
        return CharacterView(
            slot=slot,
            who=person_name(self.table, seat, person),
            rank=RANK_NAMES[cards.rank[person]],
            suit=None if slot == 0 else SUITS[cards.suit[person]],
            at=place_name(self.table, b[PLACE + cell]) or "",
            mission=None if mission == NOBODY else cards.mission_ids[mission],
            acted=bool(turn and (b[ACTED] >> slot) & 1),
            moved=bool(turn and (b[MOVED] >> slot) & 1),
            steps=b[STEPS + slot] if turn and b[STAGE] == 1 else None,
            aboard=bool(turn and (b[ABOARD] >> slot) & 1),
            new_prisoner=bool(turn and (b[FRESH] >> slot) & 1),
        )

    # Missions and tiles.

    def _mission(self, mission: int, place: int | None) -> MissionView:
        b, cards, table = self.b, self.cards, self.table
        seat = None if place is not None else int(table.seat_of_mission(mission))
        goal = place_name(table, b[GOAL + mission])
        sees = cards.is_open[mission] == 1 or self._sees_as(seat)
        carriers = 0 if seat is None else int(table.carriers(seat, mission))
        return MissionView(
            mission=cards.mission_ids[mission],
            people=cards.people[mission],
            reward=cards.reward[mission],
            risk=cards.risk[mission] == 1,
            address=place_name(table, b[ACCEPT_AT + mission]),
            goal=goal if sees else None,
            hidden=goal is not None and not sees,  # NK-237
            place=place,
            seat=seat,
            carriers=None
            if seat is None
            else [slot for slot in range(int(SLOTS)) if (carriers >> slot) & 1],
        )

    def _unseen_tiles(self) -> list[str]:
        b = self.b
        tiles = {tile for tile in range(int(DISTRICTS)) if (b[BAG] >> tile) & 1}
        for mission in range(int(MISSIONS)):
            hidden = b[FATE + mission] == IN_PROGRESS and self.cards.is_open[mission] == 0
            unseen = hidden and not self._sees_as(int(self.table.seat_of_mission(mission)))
            if unseen and b[GOAL + mission] != NOWHERE:
                tiles.add(int(b[GOAL + mission]))
        for seat in self.seats:
            if seat != self.seat:
                cells = range(START_TILES + 3 * seat, START_TILES + 3 * seat + 3)
                tiles |= {int(b[cell]) for cell in cells if b[cell] != NOWHERE}
        return [self.cards.district_ids[tile] for tile in sorted(tiles)]

    # Bars, cars, henchmen.

    def _henchmen(self, fate: int) -> list[str]:
        people = range(int(HENCHMEN))
        return [self.cards.hench_ids[p] for p in people if self.b[HENCH_FATE + p] == fate]

    def _bar(self, bar: int) -> BarView:
        person = int(self.b[BAR + bar])
        district = self.cards.district_ids[self.cards.bars[bar]]
        if person == NOBODY:
            return BarView(district, None, None, [])
        rank = int(self.cards.rank[person])
        return BarView(
            district,
            self.cards.hench_ids[person],
            RANK_NAMES[rank],
            hiring_odds(rank),
        )

    def _car(self, car: int) -> CarView:
        at = int(self.b[CAR + car])
        words = {int(BESIDE): "beside", int(BROKEN): "out"}
        return CarView(
            car,
            words.get(at) or self.cards.district_ids[at],
            bool((self.b[CARS_MOVED] >> car) & 1),
        )

    def _joker(self, joker: int) -> str:
        owner = self.b[JOKER_OF + joker]
        if owner == JOKER_FREE:
            return "free"
        return "out" if owner == JOKER_OUT else f"S{owner} {self.b[JOKER_WITH_SLOT + joker]}"

    # Bids, start tiles, windows.

    def _bids(self) -> list[int | None] | None:
        b = self.b
        if self.phase == BID and self.all_open:
            return [None if b[BIDS + s] == NOBODY else b[BIDS + s] for s in self.seats]
        if self.phase != REACT or b[WINDOW] != BIDS_REVEALED:
            return None
        return [
            b[BIDS + seat] + b[RAISED + seat] if self.table.is_alive(seat) else None
            for seat in self.seats
        ]

    def _own_bid(self) -> int | None:
        if self.phase != BID or self.seat == SPECTATOR or self.b[BIDS + self.seat] == NOBODY:
            return None
        return int(self.b[BIDS + self.seat])

    def _start_tiles(self) -> list[str] | None:
        if self.phase != START or self.seat == SPECTATOR:
            return None
        cells = range(START_TILES + 3 * self.seat, START_TILES + 3 * self.seat + 3)
        return [self.cards.district_ids[self.b[cell]] for cell in cells if self.b[cell] != NOWHERE]

    def _start_pick(self) -> int | None:
        if self.phase != START or self.seat == SPECTATOR:
            return None
        pick = self.b[START_PICKS + self.seat]
        return None if pick == NOBODY else int(pick)

    def _sees_window(self, waiting: list[int]) -> bool:
        return self.phase == REACT and (self.all_open or self.seat in waiting)

    def _window(self) -> str:
        return list(WINDOWS)[self.table.window_now()]

    def _subject(self) -> SubjectView | None:
        pick, other = int(self.b[PICK]), int(self.b[OTHER_PICK])
        if pick == NOBODY:
            return None
        match PHASES[self.phase]:
            case "offer" | "hesitation":
                bar = self.cards.bars[pick]
                return SubjectView(district=self.cards.district_ids[bar])
            case "carrier" | "partner":
                return SubjectView(mission=self.cards.mission_ids[pick])
            case "victim" | "arrest_whom":
                return SubjectView(district=self.cards.district_ids[pick])
            case "police_to" | "raid_to":
                return SubjectView(car=pick)
            case "poach_whom":
                return SubjectView(seat=pick)
            case "poach_price" | "poach_answer":
                return SubjectView(seat=pick, slot=other)
        return None

    def _offer(self) -> int | None:
        named = self.phase in (HESITATION, POACH_ANSWER) or self.b[ANNOUNCED] == CALLING
        return int(self.b[AMOUNT_PICK]) if named else None

    # Deals.

    def _talks(self) -> DealView | None:
        b = self.b
        if self.phase != DEAL_ANSWER:
            return None
        parties = (int(b[OFFER_FROM]), int(b[OFFER_TO]))
        give, ask = terms(self.table, parties[0])
        if not any(self._sees_as(party) for party in parties):
            return DealView(*parties, None, None)  # NK-388
        return DealView(*parties, give, ask)

    def _draft(self) -> DealView | None:
        if self.seat == SPECTATOR or self.phase == DEAL_ANSWER:
            return None
        if not self.table.has_draft(self.seat):
            return None
        give, ask = terms(self.table, self.seat)
        other = int(self.table.part(self.seat, DRAFT_TO))
        return DealView(self.seat, other if other in self.seats else None, give, ask)

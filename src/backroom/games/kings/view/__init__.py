"""What a seat of New York Kings may see, and what follows from it."""

from backroom.games.kings import board as at
from backroom.games.kings import decisions, drafts, effects, people, recruiting, windows
from backroom.games.kings.cards import RANK_WORDS
from backroom.games.kings.decisions import NAMES
from backroom.games.kings.edition import SUITS
from backroom.games.kings.names import cards_of_hand, person_name, place_name, start_tiles
from backroom.games.kings.outlook import fight_now, groups_of, hiring_odds, joker_odds, ways_of
from backroom.games.kings.rules import Kings
from backroom.games.kings.scoring import standings
from backroom.games.kings.state import carriers_of, draw_count, is_alive, seat_of_mission
from backroom.games.kings.telling.business import terms
from backroom.games.kings.view.parts import (
    BarView,
    CarView,
    CharacterView,
    DealView,
    KingsView,
    MissionView,
    Place,
    SeatView,
    SubjectView,
)
from backroom.kernel.state import SPECTATOR


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
        self.decision = int(table.b[at.DECISION])
        self.over = self.decision == decisions.OVER
        self.in_turn = table.b[at.STAGE] > 0

    def view(self) -> KingsView:
        b, table = self.b, self.table
        secret = {int(decisions.REACT): "reactions", int(decisions.BID): "bids"}
        waiting = table.asked() if self.all_open else table.asked_seen_by(self.seat)
        asked = table.is_asked(self.seat)
        playing = self.seat != SPECTATOR
        started = b[at.ROUND] > 0
        return KingsView(
            you=self.seat,
            phase=NAMES[self.decision],
            round=b[at.ROUND],
            last_round=b[at.LAST_ROUND] or None,
            stage=[None, "moves", "actions"][b[at.STAGE]],
            first=b[at.FIRST]
            if b[at.ROUND] > 1 or (started and people.is_first_settled(table))
            else None,
            active=b[at.ACTIVE] if self.in_turn else None,
            waiting=waiting,
            awaited=secret.get(self.decision, "")
            if self.decision in secret
            else "seats" * (not self.over),
            decision=table.decision(self.seat) if asked else None,
            seats=[self._seat(seat) for seat in self.seats],
            row=[
                self._mission(b[at.row(place)], place + 1)
                for place in range(int(at.PLACES))
                if b[at.row(place)] != at.NOBODY
            ],
            missions=[
                self._mission(mission, None)
                for mission in range(int(at.MISSIONS))
                if b[at.fate(mission)] == at.IN_PROGRESS
            ],
            missions_left=b[at.MISSIONS_LEFT],
            bars=[self._bar(bar) for bar in range(int(at.BARS))],
            henchmen_left=b[at.HENCH_LEFT],
            henchman_discards=self._henchmen(int(at.DISCARDED)),
            dead=self._henchmen(int(at.DEAD)),
            cars=[self._car(car) for car in range(int(at.CARS))],
            cards_left=b[at.CARDS_LEFT],
            discards=[
                self.cards.kind_ids[self.cards.kind_of[card]]
                for card in range(int(at.RESOURCES))
                if b[at.card_fate(card)] == at.DISCARDED
            ],
            bag_count=int(b[at.BAG]).bit_count(),
            unseen_tiles=self._unseen_tiles(),
            hand=cards_of_hand(table, self.seat) if playing else None,
            hands=[cards_of_hand(table, seat) for seat in self.seats] if self.all_open else None,
            drive=place_name(table, b[at.DRIVE_AT]),
            metro_steps=b[at.METRO_LEFT] or None,
            prepaid_steps=b[at.PREPAID] or None,
            recruited=b[at.RECRUITED] == 1,
            bids=self._bids(),
            own_bid=self._own_bid(),
            start_tiles=self._start_tiles(),
            start_pick=self._start_pick(),
            window=self._window() if self._sees_window(waiting) else None,
            fight=fight_now(table) if b[at.FIGHT] != 0 else None,
            subject=self._subject(),
            offer=self._offer(),
            ways=ways_of(table, self.seat) if playing else None,
            groups=groups_of(table, self.seat) if playing and not self.over else None,
            jokers=[self._joker(j) for j in range(int(at.JOKERS))] if table.jokers else None,
            joker_odds=joker_odds() if table.jokers else None,
            talks=self._talks(),
            draft=self._draft(),
            chains_left=2 - b[at.chains(self.seat)] if table.deals and playing else None,
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
        alive = is_alive(table, seat)
        waiting = [
            int(b[at.guest(bar)]) for bar in range(int(at.BARS)) if b[at.guest(bar)] != at.NOBODY
        ]
        sees = self._sees_as(seat)
        buyer = sees and self.in_turn and seat == b[at.ACTIVE]  # NK-384, NK-388
        knows = recruiting.has_number if buyer else recruiting.knows_number
        known = [p for p in waiting if knows(table, seat, p)]
        return SeatView(
            seat=seat,
            boss=self.cards.boss_ids[table.bosses[seat]],
            alive=alive,
            money=b[at.money(seat)] if sees or (self.over and alive) else None,  # NK-035, NK-352
            cards=b[at.hand_size(seat)],
            characters=[
                self._character(seat, slot)
                for slot in range(int(at.SLOTS))
                if b[at.person(seat, slot)] != at.NOBODY
            ],
            draws=draw_count(table, seat),
            numbers=[self.cards.hench_ids[person] for person in known],
        )

    def _character(self, seat: int, slot: int) -> CharacterView:
        b, cards = self.b, self.cards
        person = int(b[at.person(seat, slot)])
        mission = b[at.carries(seat, slot)]
        turn = self.in_turn and seat == b[at.ACTIVE]
        return CharacterView(
            slot=slot,
            who=person_name(self.table, seat, person),
            rank=RANK_WORDS[cards.rank[person]],
            suit=None if slot == 0 else SUITS[cards.suit[person]],
            at=place_name(self.table, b[at.place(seat, slot)]) or "",
            mission=None if mission == at.NOBODY else cards.mission_ids[mission],
            acted=bool(turn and (b[at.ACTED] >> slot) & 1),
            moved=bool(turn and (b[at.MOVED] >> slot) & 1),
            steps=b[at.steps(slot)] if turn and b[at.STAGE] == 1 else None,
            aboard=bool(turn and (b[at.ABOARD] >> slot) & 1),
            new_prisoner=bool(turn and (b[at.FRESH] >> slot) & 1),
        )

    # Missions and tiles.

    def _mission(self, mission: int, place: int | None) -> MissionView:
        b, cards, table = self.b, self.cards, self.table
        seat = None if place is not None else int(seat_of_mission(table, mission))
        goal = place_name(table, b[at.goal(mission)])
        sees = cards.is_open[mission] == 1 or self._sees_as(seat)
        carriers = 0 if seat is None else int(carriers_of(table, seat, mission))
        return MissionView(
            mission=cards.mission_ids[mission],
            people=cards.people[mission],
            reward=cards.reward[mission],
            risk=cards.risk[mission] == 1,
            address=place_name(table, b[at.address(mission)]),
            goal=goal if sees else None,
            hidden=goal is not None and not sees,  # NK-237
            place=place,
            seat=seat,
            carriers=None
            if seat is None
            else [slot for slot in range(int(at.SLOTS)) if (carriers >> slot) & 1],
        )

    def _unseen_tiles(self) -> list[str]:
        b = self.b
        tiles = {tile for tile in range(int(at.DISTRICTS)) if (b[at.BAG] >> tile) & 1}
        for mission in range(int(at.MISSIONS)):
            hidden = b[at.fate(mission)] == at.IN_PROGRESS and self.cards.is_open[mission] == 0
            unseen = hidden and not self._sees_as(int(seat_of_mission(self.table, mission)))
            if unseen and b[at.goal(mission)] != at.NOWHERE:
                tiles.add(int(b[at.goal(mission)]))
        for seat in self.seats:
            if seat != self.seat:
                tiles |= set(start_tiles(self.table, seat))
        return [self.cards.district_ids[tile] for tile in sorted(tiles)]

    # Bars, cars, henchmen.

    def _henchmen(self, fate: int) -> list[str]:
        people = range(int(at.HENCHMEN))
        return [self.cards.hench_ids[p] for p in people if self.b[at.hench_fate(p)] == fate]

    def _bar(self, bar: int) -> BarView:
        person = int(self.b[at.guest(bar)])
        district = self.cards.district_ids[self.cards.bars[bar]]
        if person == at.NOBODY:
            return BarView(district, None, None, [])
        rank = int(self.cards.rank[person])
        return BarView(
            district,
            self.cards.hench_ids[person],
            RANK_WORDS[rank],
            hiring_odds(rank),
        )

    def _car(self, car: int) -> CarView:
        where = int(self.b[at.car(car)])
        words = {int(at.BESIDE): "beside", int(at.BROKEN): "out"}
        return CarView(
            car,
            words.get(where) or self.cards.district_ids[where],
            bool((self.b[at.CARS_MOVED] >> car) & 1),
        )

    def _joker(self, joker: int) -> str:
        owner = self.b[at.joker_of(joker)]
        if owner == at.JOKER_FREE:
            return "free"
        return "out" if owner == at.JOKER_OUT else f"S{owner} {self.b[at.joker_slot(joker)]}"

    # Bids, start tiles, windows.

    def _bids(self) -> list[int | None] | None:
        b = self.b
        if self.decision == decisions.BID and self.all_open:
            return [None if b[at.bid(s)] == at.NOBODY else b[at.bid(s)] for s in self.seats]
        if self.decision != decisions.REACT or b[at.window(at.MAIN)] != effects.BIDS_REVEALED:
            return None
        return [
            b[at.bid(seat)] + b[at.raised(seat)] if is_alive(self.table, seat) else None
            for seat in self.seats
        ]

    def _own_bid(self) -> int | None:
        if (
            self.decision != decisions.BID
            or self.seat == SPECTATOR
            or self.b[at.bid(self.seat)] == at.NOBODY
        ):
            return None
        return int(self.b[at.bid(self.seat)])

    def _start_tiles(self) -> list[str] | None:
        if self.decision != decisions.START_TILE or self.seat == SPECTATOR:
            return None
        return [self.cards.district_ids[tile] for tile in start_tiles(self.table, self.seat)]

    def _start_pick(self) -> int | None:
        if self.decision != decisions.START_TILE or self.seat == SPECTATOR:
            return None
        pick = self.b[at.start_pick(self.seat)]
        return None if pick == at.NOBODY else int(pick)

    def _sees_window(self, waiting: list[int]) -> bool:
        return self.decision == decisions.REACT and (self.all_open or self.seat in waiting)

    def _window(self) -> str:
        return list(effects.WINDOWS)[windows.window_now(self.table)]

    def _subject(self) -> SubjectView | None:
        b, cards = self.b, self.cards
        match NAMES[self.decision]:
            case "offer" | "hesitation" if b[at.PICKED_BAR] != at.NOBODY:
                bar = cards.bars[b[at.PICKED_BAR]]
                return SubjectView(district=cards.district_ids[bar])
            case "carrier" | "partner" if b[at.PICKED_MISSION] != at.NOBODY:
                return SubjectView(mission=cards.mission_ids[b[at.PICKED_MISSION]])
            case "victim" | "arrest_whom" if b[at.PICKED_DISTRICT] != at.NOWHERE:
                return SubjectView(district=cards.district_ids[b[at.PICKED_DISTRICT]])
            case "police_to" | "raid_to" if b[at.PICKED_CAR] != at.NOBODY:
                return SubjectView(car=b[at.PICKED_CAR])
            case "poach_whom" if b[at.PICKED_RIVAL] != at.NOBODY:
                return SubjectView(seat=b[at.PICKED_RIVAL])
            case "poach_price" | "poach_answer" if b[at.PICKED_RIVAL] != at.NOBODY:
                return SubjectView(seat=b[at.PICKED_RIVAL], slot=b[at.PICKED_SLOT])
        return None

    def _offer(self) -> int | None:
        named = (
            self.decision in (decisions.HESITATION, decisions.POACH_ANSWER)
            or self.b[at.ANNOUNCED] == at.CALLING
        )
        return int(self.b[at.OFFERED]) if named else None

    # Deals.

    def _talks(self) -> DealView | None:
        b = self.b
        if self.decision != decisions.DEAL_ANSWER:
            return None
        parties = (int(b[at.OFFER_FROM]), int(b[at.OFFER_TO]))
        give, ask = terms(self.table, parties[0])
        if not any(self._sees_as(party) for party in parties):
            return DealView(*parties, None, None)  # NK-388
        return DealView(*parties, give, ask)

    def _draft(self) -> DealView | None:
        if self.seat == SPECTATOR or self.decision == decisions.DEAL_ANSWER:
            return None
        if not drafts.has_draft(self.table, self.seat):
            return None
        give, ask = terms(self.table, self.seat)
        other = int(self.table.b[at.draft_to(self.seat)])
        return DealView(self.seat, other if other in self.seats else None, give, ask)

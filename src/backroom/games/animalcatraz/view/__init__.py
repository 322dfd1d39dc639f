"""What a seat of Animalcatraz may see, and what follows from it. All numbers count from 0."""

from msgspec import Struct

from backroom.games.animalcatraz.actions import ITEM_IDS, ROOM_IDS
from backroom.games.animalcatraz.board import (
    ACTIVE,
    BRUSH,
    CELLS,
    DAY,
    DECK,
    DISCARDED,
    EVENT,
    EVENT_DECK,
    EVENTS_LEFT,
    EVENTS_TURNED,
    EXECUTION_DECK,
    EXECUTION_LEFT,
    FREE_STEPS,
    FUGITIVE_CARD,
    FUGITIVE_DECK,
    FUGITIVE_SEEN,
    GANG_FATE,
    GANGSTERS,
    ITEMS,
    LEFT,
    LOCK_SHIFT,
    NOBODY,
    NOTHING,
    PAID,
    PENDING,
    PLAYED_ROUNDS,
    ROOMS,
    ROUND,
    ROUNDS,
    TAG_AT,
    TAKEN,
    TILE,
    TILES_TURNED,
    TOLL_PAID,
    TOOK_PART,
    TRIP,
    WAITING,
    WARDEN_OWNER,
    WINNER,
)
from backroom.games.animalcatraz.cards import NONE
from backroom.games.animalcatraz.frames import (
    CELL_FOR_CARD,
    COURIER_ITEM,
    KEEP_INMATE,
    START_CELL,
    START_CRIME,
    TRADE_PAY,
    TRADE_TAKE,
)
from backroom.games.animalcatraz.rules import Animalcatraz
from backroom.games.animalcatraz.scoring import standings
from backroom.games.animalcatraz.supply import front_of_chair
from backroom.games.animalcatraz.turns import plays
from backroom.games.animalcatraz.view.fights import FightView, RiotView, fight_view, riot_view
from backroom.games.animalcatraz.view.people import (
    InmateView,
    RivalView,
    inmate_view,
    rival_view,
)
from backroom.games.animalcatraz.view.prison import (
    CellView,
    DeckView,
    PileView,
    RoomView,
    cell_view,
    chair_view,
    crime_deck_view,
    deck_views,
    infirmary_view,
    plan_pile_view,
    room_view,
)
from backroom.games.animalcatraz.view.prospects import Prospect, prospects
from backroom.games.animalcatraz.view.questions import arguments, name_of
from backroom.games.animalcatraz.view.sight import Sight
from backroom.kernel.numbers import bit
from backroom.kernel.state import SPECTATOR

PARTS = ["none", "optional", "mandatory"]  # of Events, by number
EVENT_DECKS = "XYZ"
FACES = ["A", "B", "C"]
ARROW = ">"  # of a guard tile


class Question(Struct):
    """The decision that is open: its name, and what it is about as far as this seat may know."""

    ask: str
    about: dict[str, int | str]


class TurnView(Struct):
    inmate: int
    actions: int  # left
    free_steps: int  # left (AZ-105)
    toll_paid: bool


class EventView(Struct):
    event: str
    part: str
    room: str | None
    took_part: list[int]  # inmates


class TradeView(Struct):
    """A trade of one's own: what the deck holds, what has been picked and paid."""

    room: str
    deck: list[str]
    taken: list[str]
    price: int
    paid: int


class FugitiveView(Struct):
    """A deck of the Fugitive: the cards that everybody has seen, in the order they will come."""

    left: int  # never seen
    seen: list[str]


class FugitiveTry(Struct):
    card: str
    shift: int  # of every lock


class Place(Struct):
    seat: int
    place: int
    points: int


class AnimalcatrazView(Struct, kw_only=True, omit_defaults=True):
    """Everything that one seat may see."""

    you: int
    rival: int | None  # this seat's; null: it only watches
    your_inmates: list[int]
    eyes: int  # the inmate for which icons and doors are shown
    advanced: bool
    pairs: bool
    waiting: list[int]
    question: Question | None
    decision: int | None
    winner: int | None
    day: int
    round: int  # 1 .. 4, 5 is Night; 0 before the first
    second_half: bool  # of a round with pairs (AZ-609)
    played_rounds: int
    toothbrush: int
    to_play: list[int]  # inmates whose turn is still to come in this round
    turn: TurnView | None
    event: EventView | None
    events_left: int
    next_event: str | None  # the letter on its back
    events_turned: list[str]  # so far
    tags: list[int | None]  # by round: whose Gang Tag lies there
    rooms: list[RoomView]
    cells: list[CellView]
    inmates: list[InmateView]
    rivals: list[RivalView]
    decks: list[DeckView]
    chair: PileView
    infirmary_pile: PileView
    crime_deck: PileView
    plan_piles: list[PileView]  # at wings B and D
    prospects: list[Prospect]
    warden_owner: int | None = None  # an inmate (AZ-653)
    execution_deck: list[str] | None = None  # in no order: gangsters that can still come
    gangsters_discarded: list[str] | None = None
    offers: dict[str, list[str]] | None = None  # what one's inmates choose from, or cards for cells
    trade: TradeView | None = None
    fight: FightView | None = None
    riot: RiotView | None = None
    tiles_turned: list[str] | None = None
    fugitive_decks: list[FugitiveView] | None = None
    fugitive_try: FugitiveTry | None = None
    result: list[Place] | None = None


def view(table: Animalcatraz, seat: int) -> AnimalcatrazView:
    """All that this seat may see."""
    return _Viewer(table, seat).view()


def open_view(table: Animalcatraz) -> AnimalcatrazView:
    """The table with all cards, plans and piles, and Crimes as their owners see them."""
    return _Viewer(table, SPECTATOR, all_open=True).view()


class _Viewer:
    """Looks at a table with the eyes of one seat."""

    def __init__(self, table: Animalcatraz, seat: int, all_open: bool = False) -> None:
        self.table = table
        self.b = table.b
        self.cards = table.cards
        self.seat = seat
        self.sight = Sight(table, seat, all_open)
        self.inmates = range(int(table.inmates))
        self.over = table.is_over()
        self.top = 0 if self.over else int(table.top())

    def view(self) -> AnimalcatrazView:
        b, table, sight = self.b, self.table, self.sight
        eyes = self._eyes()
        options = table.options
        return AnimalcatrazView(
            you=self.seat,
            rival=None if sight.rival == NOBODY else sight.rival,
            your_inmates=sight.inmates,
            eyes=eyes,
            advanced=options.advanced,
            pairs=options.pairs,
            waiting=[seat for seat in range(int(table.seats)) if (b[WAITING] >> seat) & 1],
            question=self._question(),
            decision=table.decision(self.seat) if table.is_asked(self.seat) else None,
            winner=None if b[WINNER] == NOBODY else b[WINNER],
            day=b[DAY],
            round=b[ROUND],
            second_half=b[TRIP] == 1,
            played_rounds=b[PLAYED_ROUNDS],
            toothbrush=b[BRUSH],
            to_play=[i for i in self.inmates if plays(table, i)],
            turn=self._turn(),
            event=self._event(),
            events_left=b[EVENTS_LEFT],
            next_event=self._next_event(),
            events_turned=self._events_turned(),
            tags=[self._rival_or_none(b[TAG_AT + number]) for number in range(int(ROUNDS))],
            rooms=[room_view(sight, eyes, room) for room in range(int(ROOMS))],
            cells=[cell_view(sight, cell) for cell in range(int(CELLS))],
            inmates=[inmate_view(sight, inmate) for inmate in self.inmates],
            rivals=[rival_view(sight, rival) for rival in range(int(table.rivals))],
            decks=deck_views(sight),
            chair=chair_view(sight),
            infirmary_pile=infirmary_view(sight),
            crime_deck=crime_deck_view(sight),
            plan_piles=[plan_pile_view(sight, pile) for pile in range(2)],
            prospects=[] if self.over else prospects(sight),
            warden_owner=None if b[WARDEN_OWNER] == NOBODY else b[WARDEN_OWNER],
            execution_deck=self._execution_deck() if options.advanced else None,
            gangsters_discarded=self._discarded() if options.advanced else None,
            offers=self._offers(),
            trade=self._trade(),
            fight=fight_view(table),
            riot=riot_view(table),
            tiles_turned=self._tiles() if options.guard_tiles else None,
            fugitive_decks=self._fugitive_decks() if options.fugitive else None,
            fugitive_try=self._fugitive_try(),
            result=[Place(s.seat, s.place, s.points) for s in standings(table)]
            if self.over
            else None,
        )

    def _eyes(self) -> int:
        """The inmate in turn if it is this seat's or nobody's, else this seat's first."""
        active = int(self.b[ACTIVE])
        own = self.sight.inmates
        if active != NOBODY and (active in own or not own):
            return active
        return own[0] if own else 0

    def _rival_or_none(self, rival: int) -> int | None:
        return None if rival == NOBODY else rival

    # The decision and the turn.

    def _question(self) -> Question | None:
        if self.over or self.b[WAITING] == 0:
            return None
        sees = self.sight.all_open or self._is_asked_side()
        return Question(name_of(self.top), arguments(self.table, sees))

    def _is_asked_side(self) -> bool:
        """Whether this seat or its partner is asked."""
        asked = [s for s in range(int(self.table.seats)) if (self.b[WAITING] >> s) & 1]
        mine = self.sight.rival
        return mine != NOBODY and any(Sight(self.table, seat).rival == mine for seat in asked)

    def _turn(self) -> TurnView | None:
        b = self.b
        if b[ACTIVE] == NOBODY or self.over:
            return None
        steps = self.cards.free_steps - b[FREE_STEPS]
        return TurnView(b[ACTIVE], b[LEFT], steps, b[TOLL_PAID] == 1)

    def _event(self) -> EventView | None:
        event = int(self.b[EVENT])
        if event == NOTHING:
            return None
        room = int(self.cards.event_room[event])
        return EventView(
            event=self.cards.event_ids[event],
            part=PARTS[self.cards.event_part[event]],
            room=None if room == NONE else ROOM_IDS[room],
            took_part=[i for i in self.inmates if self.b[TOOK_PART + i] != 0],
        )

    def _next_event(self) -> str | None:
        if self.b[EVENTS_LEFT] == 0:
            return None
        return EVENT_DECKS[self.cards.event_deck[self.b[EVENT_DECK]]]

    def _events_turned(self) -> list[str]:
        ids = self.cards.event_ids
        return [ids[e] for e in range(len(ids)) if (self.b[EVENTS_TURNED] >> e) & 1]

    # Cards that are being chosen.

    def _offers(self) -> dict[str, list[str]] | None:
        """Cards to keep at set-up: inmates, contraband for cells, Crimes; later every card that is
        drawn for one of two cells (AZ-082)."""
        if not self.sight.all_open:
            return self._offers_to(self.sight)
        seats = range(int(self.table.seats))
        by_seat = [self._offers_to(Sight(self.table, seat)) or {} for seat in seats]
        return {inmate: cards for offers in by_seat for inmate, cards in offers.items()} or None

    def _offers_to(self, sight: Sight) -> dict[str, list[str]] | None:
        if self.top == CELL_FOR_CARD and self.table.who() == sight.rival:
            drawn = int(front_of_chair(self.table))
            return {str(sight.inmates[0]): [self._offered(drawn)]}
        if self.top not in (KEEP_INMATE, START_CELL, START_CRIME) or not sight.inmates:
            return None
        found = {}
        for inmate in sight.inmates:
            pair = [int(self.b[PENDING + 2 * inmate + place]) for place in range(2)]
            if self.top == START_CELL:
                # The second inmate's places hold the cells chosen for the first one's cards.
                chosen = [int(self.b[PENDING + 2 * inmate + 2 + place]) for place in range(2)]
                cards = [c for c, cell in zip(pair, chosen, strict=True) if cell == NOTHING]
                return {str(inmate): [self._offered(card) for card in cards]}
            if pair[1] != NOTHING:
                found[str(inmate)] = [self._offered(card) for card in pair]
        return found

    def _offered(self, card: int) -> str:
        if self.top == KEEP_INMATE:
            return self.cards.inmate_ids[card]
        if self.top == START_CRIME:
            return self.cards.crime_ids[card]
        return self.cards.kind_ids[self.cards.kind_of[card]]

    def _trade(self) -> TradeView | None:
        if self.top not in (TRADE_TAKE, TRADE_PAY, COURIER_ITEM):
            return None
        table, b = self.table, self.b
        if not self.sight.sees_for(int(table.who())):
            return None
        room = int(table.y() if self.top == COURIER_ITEM else table.x())
        items = [item for item in range(int(ITEMS)) if self.cards.item_room[item] == room]
        taken = [item for item in items if b[TAKEN] & bit(item)]
        return TradeView(
            room=ROOM_IDS[room],
            deck=[ITEM_IDS[item] for item in items if b[DECK] & bit(item) and item not in taken],
            taken=[ITEM_IDS[item] for item in taken],
            price=sum(int(self.cards.value[item]) for item in taken),
            paid=b[PAID],
        )

    # Gangsters, tiles, fugitives.

    def _execution_deck(self) -> list[str]:
        deck = [int(self.b[EXECUTION_DECK + place]) for place in range(self.b[EXECUTION_LEFT])]
        return [self.cards.gangster_ids[gangster] for gangster in sorted(deck)]

    def _discarded(self) -> list[str]:
        gangsters = range(int(GANGSTERS))
        return [self.cards.gangster_ids[g] for g in gangsters if self.b[GANG_FATE + g] == DISCARDED]

    def _tiles(self) -> list[str]:
        faces = [int(self.b[TILE + place]) for place in range(self.b[TILES_TURNED])]
        arrows = ["", ARROW]
        return [
            FACES[self.cards.die_letter[face]] + arrows[self.cards.die_arrow[face]]
            for face in faces
        ]

    def _fugitive_decks(self) -> list[FugitiveView]:
        """Those turned lie under the others (AZ-740)."""
        decks = []
        for deck in range(3):
            cards = [int(self.b[FUGITIVE_DECK + 3 * deck + place]) for place in range(3)]
            seen = cards[3 - int(self.b[FUGITIVE_SEEN + deck]) :]
            names = [self.cards.fugitive_ids[card] for card in seen]
            decks.append(FugitiveView(3 - len(names), names))
        return decks

    def _fugitive_try(self) -> FugitiveTry | None:
        card = int(self.b[FUGITIVE_CARD])
        if card == NOTHING:
            return None
        return FugitiveTry(self.cards.fugitive_ids[card], self.b[LOCK_SHIFT])

"""What a seat of Animalcatraz may see, and what follows from it. All numbers count from 0."""

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz import decisions
from backroom.games.animalcatraz.actions import ITEM_IDS, ROOM_IDS
from backroom.games.animalcatraz.cards import NONE
from backroom.games.animalcatraz.rules import Animalcatraz
from backroom.games.animalcatraz.scoring import standings
from backroom.games.animalcatraz.state import asked, asked_first, asked_second, asked_third, is_over
from backroom.games.animalcatraz.supply import front_of_chair
from backroom.games.animalcatraz.turns import plays
from backroom.games.animalcatraz.view.fights import fight_view, riot_view
from backroom.games.animalcatraz.view.parts import (
    AnimalcatrazView,
    EventView,
    FugitiveTry,
    FugitiveView,
    Place,
    Question,
    TradeView,
    TurnView,
)
from backroom.games.animalcatraz.view.people import inmate_view, rival_view
from backroom.games.animalcatraz.view.prison import (
    cell_view,
    chair_view,
    crime_deck_view,
    deck_views,
    infirmary_view,
    plan_pile_view,
    room_view,
)
from backroom.games.animalcatraz.view.prospects import prospects
from backroom.games.animalcatraz.view.questions import arguments, name_of
from backroom.games.animalcatraz.view.sight import Sight
from backroom.kernel.numbers import bit
from backroom.kernel.state import SPECTATOR

PARTS = ["none", "optional", "mandatory"]  # of Events, by number
EVENT_DECKS = "XYZ"
FACES = ["A", "B", "C"]
ARROW = ">"  # of a guard tile


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
        self.over = is_over(table)
        self.top = 0 if self.over else int(asked(table))

    def view(self) -> AnimalcatrazView:
        b, table, sight = self.b, self.table, self.sight
        eyes = self._eyes()
        options = table.options
        return AnimalcatrazView(
            you=self.seat,
            rival=None if sight.rival == at.NOBODY else sight.rival,
            your_inmates=sight.inmates,
            eyes=eyes,
            advanced=options.advanced,
            pairs=options.pairs,
            waiting=table.asked_seen_by(self.seat),
            question=self._question(),
            decision=table.decision(self.seat) if table.is_asked(self.seat) else None,
            winner=None if b[at.WINNER] == at.NOBODY else b[at.WINNER],
            day=b[at.DAY],
            round=b[at.ROUND],
            second_half=b[at.TRIP] == 1,
            played_rounds=b[at.PLAYED_ROUNDS],
            toothbrush=b[at.BRUSH],
            to_play=[i for i in self.inmates if plays(table, i)],
            turn=self._turn(),
            event=self._event(),
            events_left=b[at.EVENTS_LEFT],
            next_event=self._next_event(),
            events_turned=self._events_turned(),
            tags=[self._rival_or_none(b[at.tag(number)]) for number in range(int(at.ROUNDS))],
            rooms=[room_view(sight, eyes, room) for room in range(int(at.ROOMS))],
            cells=[cell_view(sight, cell) for cell in range(int(at.CELLS))],
            inmates=[inmate_view(sight, inmate) for inmate in self.inmates],
            rivals=[rival_view(sight, rival) for rival in range(int(table.rivals))],
            decks=deck_views(sight),
            chair=chair_view(sight),
            infirmary_pile=infirmary_view(sight),
            crime_deck=crime_deck_view(sight),
            plan_piles=[plan_pile_view(sight, pile) for pile in range(2)],
            prospects=[] if self.over else prospects(sight),
            warden_owner=None if b[at.WARDEN_OWNER] == at.NOBODY else b[at.WARDEN_OWNER],
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
        active = int(self.b[at.ACTIVE])
        own = self.sight.inmates
        if active != at.NOBODY and (active in own or not own):
            return active
        return own[0] if own else 0

    def _rival_or_none(self, rival: int) -> int | None:
        return None if rival == at.NOBODY else rival

    # The decision and the turn.

    def _question(self) -> Question | None:
        if self.over or self.b[at.WAITING] == 0:
            return None
        sees = self.sight.all_open or self._is_asked_side()
        return Question(name_of(self.top), arguments(self.table, sees))

    def _is_asked_side(self) -> bool:
        """Whether this seat or its partner is asked."""
        asked = self.table.asked_seen_by(self.seat)
        mine = self.sight.rival
        return mine != at.NOBODY and any(Sight(self.table, seat).rival == mine for seat in asked)

    def _turn(self) -> TurnView | None:
        b = self.b
        if b[at.ACTIVE] == at.NOBODY or self.over:
            return None
        steps = self.cards.free_steps - b[at.FREE_STEPS]
        return TurnView(b[at.ACTIVE], b[at.LEFT], steps, b[at.TOLL_PAID] == 1)

    def _event(self) -> EventView | None:
        event = int(self.b[at.EVENT])
        if event == at.NOTHING:
            return None
        room = int(self.cards.event_room[event])
        return EventView(
            event=self.cards.event_ids[event],
            part=PARTS[self.cards.event_part[event]],
            room=None if room == NONE else ROOM_IDS[room],
            took_part=[i for i in self.inmates if self.b[at.took_part(i)] != 0],
        )

    def _next_event(self) -> str | None:
        if self.b[at.EVENTS_LEFT] == 0:
            return None
        return EVENT_DECKS[self.cards.event_deck[self.b[at.event_deck(0)]]]

    def _events_turned(self) -> list[str]:
        ids = self.cards.event_ids
        return [ids[e] for e in range(len(ids)) if (self.b[at.EVENTS_TURNED] >> e) & 1]

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
        if self.top == decisions.CELL_FOR_CARD and asked_first(self.table) == sight.rival:
            drawn = int(front_of_chair(self.table))
            return {str(sight.inmates[0]): [self._offered(drawn)]}
        if (
            self.top not in (decisions.KEEP_INMATE, decisions.START_CELL, decisions.START_CRIME)
            or not sight.inmates
        ):
            return None
        found = {}
        for inmate in sight.inmates:
            pair = [int(self.b[at.pending(inmate, place)]) for place in range(2)]
            if self.top == decisions.START_CELL:
                # The second inmate's places hold the cells chosen for the first one's cards.
                chosen = [int(self.b[at.pending(inmate, 2 + place)]) for place in range(2)]
                cards = [c for c, cell in zip(pair, chosen, strict=True) if cell == at.NOTHING]
                return {str(inmate): [self._offered(card) for card in cards]}
            if pair[1] != at.NOTHING:
                found[str(inmate)] = [self._offered(card) for card in pair]
        return found

    def _offered(self, card: int) -> str:
        if self.top == decisions.KEEP_INMATE:
            return self.cards.inmate_ids[card]
        if self.top == decisions.START_CRIME:
            return self.cards.crime_ids[card]
        return self.cards.kind_ids[self.cards.kind_of[card]]

    def _trade(self) -> TradeView | None:
        if self.top not in (decisions.TRADE_TAKE, decisions.TRADE_PAY, decisions.COURIER_ITEM):
            return None
        table, b = self.table, self.b
        if not self.sight.sees_for(int(asked_first(table))):
            return None
        room = int(
            asked_third(table) if self.top == decisions.COURIER_ITEM else asked_second(table)
        )
        items = [item for item in range(int(at.ITEMS)) if self.cards.item_room[item] == room]
        taken = [item for item in items if b[at.TAKEN] & bit(item)]
        return TradeView(
            room=ROOM_IDS[room],
            deck=[ITEM_IDS[item] for item in items if b[at.DECK] & bit(item) and item not in taken],
            taken=[ITEM_IDS[item] for item in taken],
            price=sum(int(self.cards.value[item]) for item in taken),
            paid=b[at.PAID],
        )

    # Gangsters, tiles, fugitives.

    def _execution_deck(self) -> list[str]:
        deck = [int(self.b[at.execution_deck(place)]) for place in range(self.b[at.EXECUTION_LEFT])]
        return [self.cards.gangster_ids[gangster] for gangster in sorted(deck)]

    def _discarded(self) -> list[str]:
        gangsters = range(int(at.GANGSTERS))
        return [
            self.cards.gangster_ids[g] for g in gangsters if self.b[at.gang_fate(g)] == at.DISCARDED
        ]

    def _tiles(self) -> list[str]:
        faces = [int(self.b[at.tile(place)]) for place in range(self.b[at.TILES_TURNED])]
        arrows = ["", ARROW]
        return [
            FACES[self.cards.die_letter[face]] + arrows[self.cards.die_arrow[face]]
            for face in faces
        ]

    def _fugitive_decks(self) -> list[FugitiveView]:
        """Those turned lie under the others (AZ-740)."""
        decks = []
        for deck in range(3):
            cards = [int(self.b[at.fugitive_deck(deck, place)]) for place in range(3)]
            seen = cards[3 - int(self.b[at.fugitive_seen(deck)]) :]
            names = [self.cards.fugitive_ids[card] for card in seen]
            decks.append(FugitiveView(3 - len(names), names))
        return decks

    def _fugitive_try(self) -> FugitiveTry | None:
        card = int(self.b[at.FUGITIVE_CARD])
        if card == at.NOTHING:
            return None
        return FugitiveTry(self.cards.fugitive_ids[card], self.b[at.LOCK_SHIFT])

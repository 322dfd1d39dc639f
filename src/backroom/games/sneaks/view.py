"""What a seat of Sneaks & Snitches may see (SN-86 to SN-94), and what follows from it."""

from msgspec import Struct

from backroom.games.sneaks.actions import COLOUR_LETTERS, SITE_LETTERS, TRADE
from backroom.games.sneaks.edition import KIND_IDS
from backroom.games.sneaks.outlook import StashOutlook, TradeOutlook, rounds_left
from backroom.games.sneaks.position import PHASES
from backroom.games.sneaks.scoring import Score, standings
from backroom.games.sneaks.state import (
    ALLY,
    BANK,
    COLOURS,
    DISCARDED,
    DOCUMENTS,
    EXCHANGE,
    LEFT,
    LOOT_DECK,
    LOOT_LEFT,
    NOTHING,
    OVER,
    PHASE,
    PLAN,
    ROUND,
    SEATS,
    SITE,
    SITE_AT,
    SITE_BITS,
    SITES_OPEN,
    STASH_LEFT,
    STOLEN,
    THIEF,
    Table,
)
from backroom.games.sneaks.telling import letters
from backroom.kernel.state import SPECTATOR


class PlanView(Struct):
    """Where a seat sent its teams."""

    sneaks: list[str]
    snitches: list[str]


class SiteView(Struct, kw_only=True):
    letter: str
    loot: str | None
    losses: list[int] | None = None  # by seat, what open documents here would cost it (SN-61)


class SeatView(Struct, kw_only=True):
    seat: int
    colour: str  # of its boss (SN-03)
    tokens: dict[str, int]
    stash_count: int
    stash: dict[str, int] | None  # null: this seat may not see it (SN-86)
    items: list[str]
    item_points: int
    finished: bool  # whether its plan of this round is complete (SN-32)
    sneaks: int  # how many sneak and snitch sites its plan has
    snitches: int
    points_now: int  # as if scored now, items included; by tokens alone while stashes are hidden


class ColourView(Struct, kw_only=True):
    """A category. Lists are by seat, by tokens alone while stashes are hidden."""

    colour: str
    rank_points: list[int]  # the row of the VP card (SN-14)
    totals: list[int]
    places: list[int]
    points: list[int]
    best: list[int]  # the range of each place given the stash cards this seat has not seen
    worst: list[int]
    unseen: int  # stash cards of this colour that this seat has not seen


class LootDeckView(Struct, kw_only=True):
    count: int
    next_back: int | None  # the back of the top card (SN-89)
    cards: list[str] | None = None  # open once the game is scored, top first (SN-94)


class StashDeckView(Struct, kw_only=True):
    count: int
    cards: list[str] | None = None


class KindView(Struct):
    """How many loot cards of a kind are gone, lie open, and are still to come."""

    kind: str
    gone: int
    open: int
    to_come: int


class RoundsView(Struct):
    at_least: int
    at_most: int


class SettlingView(Struct):
    """The choice for which evaluation has stopped."""

    site: str
    loot: str
    thief: int
    left: int  # tokens still to take, or exchanges still allowed


class TradeView(Struct):
    """What an exchange would do to what is counted: places by seat, and points gained by seat."""

    partner: int
    taken: str
    given: str
    places: dict[str, list[int]]
    points: list[int]


class AllyView(Struct):
    """The two-player game's ally: who holds it, and the colour of its boss (SN-116)."""

    holder: int
    colour: str


class Place(Struct):
    seat: int
    place: int
    points: int


class SneaksView(Struct, kw_only=True, omit_defaults=True):
    """Everything that one seat may see."""

    you: int
    phase: str
    round: int
    waiting: list[int]
    decision: int | None
    sites: list[SiteView]
    seats: list[SeatView]
    colours: list[ColourView]
    bank: dict[str, int]
    loot_deck: LootDeckView
    stash_deck: StashDeckView
    discard: list[str]
    to_come: list[str]  # the loot cards still in the deck, in the order of the edition
    kinds: list[KindView]
    rounds_left: RoundsView
    history: list[list[PlanView]]  # by round and seat (SN-91)
    ally: AllyView | None = None
    hand: list[str] | None = None  # this seat's destinations that are not in its plan (SN-16)
    plan: PlanView | None = None  # this seat's plan
    plans: list[PlanView] | None = None  # all plans, once revealed (SN-33)
    settling: SettlingView | None = None
    trades: list[TradeView] | None = None
    result: list[Place] | None = None


def view(table: Table, seat: int) -> SneaksView:
    """All that this seat may see; after scoring everybody sees everything."""
    return _Viewer(table, seat).view()


def open_view(table: Table) -> SneaksView:
    """Everything, as after scoring, with the plans as far as they are made."""
    return _Viewer(table, SPECTATOR, all_open=True).view()


class _Viewer:
    """Looks at a table with the eyes of one seat."""

    def __init__(self, table: Table, seat: int, all_open: bool = False) -> None:
        self.table = table
        self.b = table.b
        self.seat = seat
        self.over = table.phase() == OVER
        self.sees_all = all_open or self.over  # SN-94
        self.seats = range(table.seats)
        self.sites = range(table.b[SITES_OPEN])
        self.score = Score(table, self.sees_all)
        self.stash = StashOutlook(table, [self._sees_stash(seat) for seat in self.seats])
        self.in_deck = sorted(table.loot_deck())

    def view(self) -> SneaksView:
        b, table = self.b, self.table
        waiting = [seat for seat in self.seats if table.is_asked(seat)]
        asked = self.seat in waiting
        settling = b[THIEF] != NOTHING
        sees_plans = settling or (self.sees_all and not self.over)
        return SneaksView(
            you=self.seat,
            phase=PHASES[b[PHASE]],
            round=b[ROUND],
            waiting=waiting,
            decision=table.decision(self.seat) if asked else None,
            sites=[self._site_view(site) for site in self.sites],
            seats=[self._seat_view(seat) for seat in self.seats],
            colours=[self._colour_view(colour) for colour in range(COLOURS)],
            bank=_by_colour([b[BANK + colour] for colour in range(COLOURS)]),
            loot_deck=self._loot_deck(),
            stash_deck=self._stash_deck(),
            discard=self._ids(table.loot_with_fate(DISCARDED)),
            to_come=self._ids(self.in_deck),
            kinds=[self._kind_view(kind) for kind in range(len(KIND_IDS))],
            rounds_left=RoundsView(*rounds_left(table)),
            history=[self._past(number) for number in range(table.past_rounds())],
            ally=self._ally(),
            hand=self._hand(),
            plan=None if self.seat == SPECTATOR or self.over else self._plan(self.seat),
            plans=[self._plan(seat) for seat in self.seats] if sees_plans else None,
            settling=self._settling() if settling else None,
            trades=self._trades() if b[PHASE] == EXCHANGE else None,
            result=self._result() if self.over else None,
        )

    def _sees_stash(self, seat: int) -> bool:
        """SN-86."""
        return self.sees_all or seat == self.seat

    def _ids(self, loot: list[int]) -> list[str]:
        return [self.table.cards.loot_ids[card] for card in loot]

    def _plan(self, seat: int) -> PlanView:
        table = self.table
        return PlanView(letters(table.sneaks_of(seat)), letters(table.snitches_of(seat)))

    def _past(self, number: int) -> list[PlanView]:
        first = self.table.cards.history_at + 2 * number
        sneaks, snitches = self.b[first], self.b[first + 1]
        return [
            PlanView(
                letters((sneaks >> (seat * SITE_BITS)) & 0xFF),
                letters((snitches >> (seat * SITE_BITS)) & 0xFF),
            )
            for seat in self.seats
        ]

    def _hand(self) -> list[str] | None:
        if self.seat == SPECTATOR:
            return None
        away = self.table.sneaks_of(self.seat) | self.table.snitches_of(self.seat)  # SN-44
        return [SITE_LETTERS[site] for site in self.sites if not (away >> site) & 1]

    def _site_view(self, site: int) -> SiteView:
        loot = self.b[SITE + site]
        if loot == NOTHING:
            return SiteView(letter=SITE_LETTERS[site], loot=None)
        cards = self.table.cards
        losses = None
        if cards.kind[loot] == DOCUMENTS and not self.over:
            losses = [self.table.documents_cost(seat, cards.colour[loot]) for seat in self.seats]
        return SiteView(letter=SITE_LETTERS[site], loot=cards.loot_ids[loot], losses=losses)

    def _seat_view(self, seat: int) -> SeatView:
        table = self.table
        stash = _by_colour([table.stash(seat, colour) for colour in range(COLOURS)])
        return SeatView(
            seat=seat,
            colour=table.cards.player_colours[seat],
            tokens=_by_colour([table.tokens(seat, colour) for colour in range(COLOURS)]),
            stash_count=table.stash_size(seat),
            stash=stash if self._sees_stash(seat) else None,
            items=self._ids(table.items(seat)),
            item_points=self.score.item_points[seat],
            finished=self.b[PHASE] == PLAN and table.has_finished(seat),
            sneaks=table.sneaks_owed(seat),
            snitches=table.snitches_owed(seat),
            points_now=self.score.result[seat],
        )

    def _colour_view(self, colour: int) -> ColourView:
        score, stash = self.score, self.stash
        cells = [seat * COLOURS + colour for seat in self.seats]
        row = (self.table.seats * COLOURS + colour) * SEATS
        return ColourView(
            colour=COLOUR_LETTERS[colour],
            rank_points=[self.table.cards.rank_points[row + rank] for rank in self.seats],
            totals=[score.total[cell] for cell in cells],
            places=[score.place[cell] for cell in cells],
            points=[score.points[cell] for cell in cells],
            best=[stash.best_place(seat, colour) for seat in self.seats],
            worst=[stash.worst_place(seat, colour) for seat in self.seats],
            unseen=stash.unseen[colour],
        )

    def _loot_deck(self) -> LootDeckView:
        count = self.b[LOOT_LEFT]
        back = self.table.cards.back[self.b[LOOT_DECK + count - 1]] if count else None
        cards = self._ids(self.table.loot_deck()) if self.sees_all else None
        return LootDeckView(count=count, next_back=back, cards=cards)

    def _stash_deck(self) -> StashDeckView:
        colours = [COLOUR_LETTERS[colour] for colour in self.table.stash_deck()]
        return StashDeckView(count=self.b[STASH_LEFT], cards=colours if self.sees_all else None)

    def _kind_view(self, kind: int) -> KindView:
        """Which cards are in the deck follows from those that were seen and the edition."""
        kinds = self.table.cards.kind
        every = sum(1 for loot in range(len(kinds)) if kinds[loot] == kind)
        to_come = sum(1 for loot in self.in_deck if kinds[loot] == kind)
        lying = [self.b[SITE + site] for site in self.sites if self.b[SITE + site] != NOTHING]
        lie_open = sum(1 for loot in lying if kinds[loot] == kind)
        return KindView(KIND_IDS[kind], every - to_come - lie_open, lie_open, to_come)

    def _ally(self) -> AllyView | None:
        holder = self.b[ALLY]
        if holder == NOTHING:
            return None
        return AllyView(holder, self.table.cards.player_colours[self.table.seats])

    def _settling(self) -> SettlingView:
        b = self.b
        return SettlingView(
            site=SITE_LETTERS[b[SITE_AT]],
            loot=self.table.cards.loot_ids[b[STOLEN]],
            thief=b[THIEF],
            left=b[LEFT],
        )

    def _trades(self) -> list[TradeView]:
        outlook = TradeOutlook(self.table, self.score)
        thief = self.b[THIEF]
        trades = []
        for code in self.table.legal(thief):
            if code >= TRADE:
                trade = code - TRADE
                places, points = outlook.after(trade)
                trades.append(
                    TradeView(
                        partner=trade >> 4,
                        taken=COLOUR_LETTERS[(trade >> 2) & 3],
                        given=COLOUR_LETTERS[trade & 3],
                        places={COLOUR_LETTERS[c]: by_seat for c, by_seat in places.items()},
                        points=points,
                    )
                )
        return trades

    def _result(self) -> list[Place]:
        return [Place(s.seat, s.place, s.points) for s in standings(self.table)]


def _by_colour(counts: list[int]) -> dict[str, int]:
    return dict(zip(COLOUR_LETTERS, counts, strict=True))

"""Looks at a table of Sneaks & Snitches with the eyes of one seat (SN-86 to SN-94).

A server does this for every seat after every choice. What is said in a view is in ``parts``.
"""

from backroom.games.sneaks import board as at
from backroom.games.sneaks import decisions
from backroom.games.sneaks.actions import COLOUR_LETTERS, SITE_LETTERS, TRADE
from backroom.games.sneaks.cards import DOCUMENTS
from backroom.games.sneaks.decisions import NAMES
from backroom.games.sneaks.edition import KIND_IDS
from backroom.games.sneaks.scoring import Score, standings
from backroom.games.sneaks.state import (
    Table,
    documents_cost,
    has_finished,
    items,
    loot_deck,
    loot_with_fate,
    past_rounds,
    sites_of,
    sneaks_of,
    sneaks_owed,
    snitches_of,
    snitches_owed,
    stash_deck,
    stash_size,
)
from backroom.games.sneaks.telling import letters
from backroom.games.sneaks.view.outlook import StashOutlook, TradeOutlook, rounds_left
from backroom.games.sneaks.view.parts import (
    AllyView,
    ColourView,
    KindView,
    LootDeckView,
    Place,
    PlanView,
    RoundsView,
    SeatView,
    SettlingView,
    SiteView,
    SneaksView,
    StashDeckView,
    TradeView,
)
from backroom.kernel.state import SPECTATOR


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
        self.over = table.b[at.DECISION] == decisions.OVER
        self.sees_all = all_open or self.over  # SN-94
        self.seats = range(table.seats)
        self.sites = range(table.b[at.SITES_OPEN])
        self.score = Score(table, self.sees_all)
        self.stash = StashOutlook(table, [self._sees_stash(seat) for seat in self.seats])
        self.in_deck = sorted(loot_deck(table))

    def view(self) -> SneaksView:
        b, table = self.b, self.table
        waiting = table.asked_seen_by(self.seat)
        asked = self.seat in waiting
        settling = b[at.THIEF] != at.NOTHING
        sees_plans = settling or (self.sees_all and not self.over)
        return SneaksView(
            you=self.seat,
            phase=NAMES[b[at.DECISION]],
            round=b[at.ROUND],
            waiting=waiting,
            decision=table.decision(self.seat) if asked else None,
            sites=[self._site_view(site) for site in self.sites],
            seats=[self._seat_view(seat) for seat in self.seats],
            colours=[self._colour_view(colour) for colour in range(at.COLOURS)],
            bank=_by_colour([b[at.bank(colour)] for colour in range(at.COLOURS)]),
            loot_deck=self._loot_deck(),
            stash_deck=self._stash_deck(),
            discard=self._ids(loot_with_fate(table, at.DISCARDED)),
            to_come=self._ids(self.in_deck),
            kinds=[self._kind_view(kind) for kind in range(len(KIND_IDS))],
            rounds_left=RoundsView(*rounds_left(table)),
            history=[self._past(number) for number in range(past_rounds(table))],
            ally=self._ally(),
            hand=self._hand(),
            plan=None if self.seat == SPECTATOR or self.over else self._plan(self.seat),
            plans=[self._plan(seat) for seat in self.seats] if sees_plans else None,
            settling=self._settling() if settling else None,
            trades=self._trades() if b[at.DECISION] == decisions.EXCHANGE else None,
            result=self._result() if self.over else None,
        )

    def _sees_stash(self, seat: int) -> bool:
        """SN-86."""
        return self.sees_all or seat == self.seat

    def _ids(self, loot: list[int]) -> list[str]:
        return [self.table.cards.loot_ids[card] for card in loot]

    def _plan(self, seat: int) -> PlanView:
        table = self.table
        return PlanView(letters(sneaks_of(table, seat)), letters(snitches_of(table, seat)))

    def _past(self, number: int) -> list[PlanView]:
        b, cards = self.b, self.table.cards
        sneaks = b[at.sent(cards, number, at.OF_SNEAKS)]
        snitches = b[at.sent(cards, number, at.OF_SNITCHES)]
        return [
            PlanView(letters(sites_of(sneaks, seat)), letters(sites_of(snitches, seat)))
            for seat in self.seats
        ]

    def _hand(self) -> list[str] | None:
        if self.seat == SPECTATOR:
            return None
        away = sneaks_of(self.table, self.seat) | snitches_of(self.table, self.seat)  # SN-44
        return [SITE_LETTERS[site] for site in self.sites if not (away >> site) & 1]

    def _site_view(self, site: int) -> SiteView:
        loot = self.b[at.loot_at(site)]
        if loot == at.NOTHING:
            return SiteView(letter=SITE_LETTERS[site], loot=None)
        cards = self.table.cards
        losses = None
        if cards.kind[loot] == DOCUMENTS and not self.over:
            losses = [documents_cost(self.table, seat, cards.colour[loot]) for seat in self.seats]
        return SiteView(letter=SITE_LETTERS[site], loot=cards.loot_ids[loot], losses=losses)

    def _seat_view(self, seat: int) -> SeatView:
        table = self.table
        stash = _by_colour([table.b[at.stash(seat, colour)] for colour in range(at.COLOURS)])
        return SeatView(
            seat=seat,
            colour=table.cards.player_colours[seat],
            tokens=_by_colour([table.b[at.tokens(seat, colour)] for colour in range(at.COLOURS)]),
            stash_count=stash_size(table, seat),
            stash=stash if self._sees_stash(seat) else None,
            items=self._ids(items(table, seat)),
            item_points=self.score.item_points[seat],
            finished=self.b[at.DECISION] == decisions.PLAN and has_finished(table, seat),
            sneaks=sneaks_owed(table, seat),
            snitches=snitches_owed(table, seat),
            points_now=self.score.result[seat],
        )

    def _colour_view(self, colour: int) -> ColourView:
        score, stash = self.score, self.stash
        cells = [seat * at.COLOURS + colour for seat in self.seats]
        row = (self.table.seats * at.COLOURS + colour) * at.SEATS
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
        count = self.b[at.LOOT_LEFT]
        back = self.table.cards.back[self.b[at.loot_deck(count - 1)]] if count else None
        cards = self._ids(loot_deck(self.table)) if self.sees_all else None
        return LootDeckView(count=count, next_back=back, cards=cards)

    def _stash_deck(self) -> StashDeckView:
        colours = [COLOUR_LETTERS[colour] for colour in stash_deck(self.table)]
        return StashDeckView(count=self.b[at.STASH_LEFT], cards=colours if self.sees_all else None)

    def _kind_view(self, kind: int) -> KindView:
        """Which cards are in the deck follows from those that were seen and the edition."""
        kinds = self.table.cards.kind
        every = sum(1 for loot in range(len(kinds)) if kinds[loot] == kind)
        to_come = sum(1 for loot in self.in_deck if kinds[loot] == kind)
        at_sites = [self.b[at.loot_at(site)] for site in self.sites]
        lie_open = sum(1 for loot in at_sites if loot != at.NOTHING and kinds[loot] == kind)
        return KindView(KIND_IDS[kind], every - to_come - lie_open, lie_open, to_come)

    def _ally(self) -> AllyView | None:
        holder = self.b[at.ALLY]
        if holder == at.NOTHING:
            return None
        return AllyView(holder, self.table.cards.player_colours[self.table.seats])

    def _settling(self) -> SettlingView:
        b = self.b
        return SettlingView(
            site=SITE_LETTERS[b[at.SITE_AT]],
            loot=self.table.cards.loot_ids[b[at.STOLEN]],
            thief=b[at.THIEF],
            left=b[at.LEFT],
        )

    def _trades(self) -> list[TradeView]:
        outlook = TradeOutlook(self.table, self.score)
        thief = self.b[at.THIEF]
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

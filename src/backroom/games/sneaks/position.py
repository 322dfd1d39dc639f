"""A table of Sneaks & Snitches as readable data, and back.

A position may be given in part. Tokens that are not named lie in the bank, stash cards in their
deck; a site that is not named holds the next free loot card in the order of the edition, and the
loot that is still free is the deck (the discard pile, where a deck is given). When the game is
over, sites that are not named are empty and the free loot is discarded.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from backroom.games.sneaks import board as at
from backroom.games.sneaks import decisions
from backroom.games.sneaks.actions import COLOUR_LETTERS, SITE_LETTERS
from backroom.games.sneaks.cards import (
    CARTE_BLANCHE,
    COLLECTION,
    INTRIGUES,
    ITEM,
    TOKENS_LOOT,
    Cards,
)
from backroom.games.sneaks.dealing import board_before_deal
from backroom.games.sneaks.decisions import NAMES
from backroom.games.sneaks.layout import LAYOUT
from backroom.games.sneaks.loot import can_trade
from backroom.games.sneaks.planning import open_plans
from backroom.games.sneaks.rules import Sneaks
from backroom.games.sneaks.state import (
    Table,
    bank_is_empty,
    destination,
    items,
    loot_deck,
    loot_with_fate,
    past_rounds,
    sites_of,
    sneaks_of,
    snitches_of,
    stash_deck,
)
from backroom.games.sneaks.telling import letters
from backroom.kernel.chance import Chance
from backroom.kernel.layout import Board
from backroom.kernel.position import Restorer

OVER_WORD = NAMES[decisions.OVER]
EMPTY = "empty"


class Plan(Struct, forbid_unknown_fields=True):
    """Where a seat sends its teams in a round."""

    sneaks: list[str] = field(default_factory=list)
    snitches: list[str] = field(default_factory=list)


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """Seats are written S0, sites A, colours b, loot by its id; decks are given top first."""

    seats: int = 4
    round: int = 1
    phase: str = "plan"
    ally: int | None = None  # with two seats: seat 0 if not given
    tokens: dict[str, dict[str, int]] = field(default_factory=dict)
    bank: dict[str, int] | None = None
    stash: dict[str, list[str]] = field(default_factory=dict)
    stash_deck: list[str] | None = None
    sites: dict[str, str] = field(default_factory=dict)  # loot, or "empty"
    deck: list[str] | None = None
    discard: list[str] | None = None
    items: dict[str, list[str]] = field(default_factory=dict)
    plans: dict[str, Plan] = field(default_factory=dict)
    history: list[dict[str, Plan]] = field(default_factory=list)  # by round; {} if unknown
    thief: int | None = None  # who chooses in phases colour and exchange, ...
    site: str | None = None  # ... at which site,
    loot: str | None = None  # for which stolen loot,
    left: int = 0  # and how many tokens or exchanges are left
    decisions: list[int] | None = None


def position_of(table: Table) -> Position:
    """Everything that lies on a table."""
    b, ids = table.b, table.cards.loot_ids
    told = Board(LAYOUT, table.cards, b, {}).told
    seats = range(table.seats)
    colours = range(at.COLOURS)
    loot = told("loot_at")
    return Position(
        seats=table.seats,
        round=b[at.ROUND],
        phase=NAMES[b[at.DECISION]],
        ally=None if b[at.ALLY] == at.NOTHING else b[at.ALLY],
        tokens={f"S{s}": {COLOUR_LETTERS[c]: b[at.tokens(s, c)] for c in colours} for s in seats},
        bank={COLOUR_LETTERS[c]: b[at.bank(c)] for c in colours},
        stash={
            f"S{s}": [COLOUR_LETTERS[c] for c in colours for _ in range(b[at.stash(s, c)])]
            for s in seats
        },
        stash_deck=[COLOUR_LETTERS[colour] for colour in stash_deck(table)],
        sites={letter: loot.get(letter, EMPTY) for letter in SITE_LETTERS[: b[at.SITES_OPEN]]},
        deck=[ids[loot] for loot in loot_deck(table)],
        discard=[ids[loot] for loot in loot_with_fate(table, at.DISCARDED)],
        items={f"S{s}": [ids[loot] for loot in items(table, s)] for s in seats},
        plans=_plans_of(table, b[at.SNEAKS], b[at.SNITCHES]),
        history=_history_of(table),
        thief=None if b[at.THIEF] == at.NOTHING else b[at.THIEF],
        site=told("site_at"),
        loot=told("stolen"),
        left=b[at.LEFT],
        decisions=[b[seat] for seat in seats],
    )


def _plans_of(table: Table, sneaks: int, snitches: int) -> dict[str, Plan]:
    plans = {}
    for seat in range(table.seats):
        plan = Plan(letters(sites_of(sneaks, seat)), letters(sites_of(snitches, seat)))
        if plan.sneaks or plan.snitches:
            plans[f"S{seat}"] = plan
    return plans


def _history_of(table: Table) -> list[dict[str, Plan]]:
    b, cards = table.b, table.cards
    return [
        _plans_of(
            table,
            b[at.sent(cards, past, at.OF_SNEAKS)],
            b[at.sent(cards, past, at.OF_SNITCHES)],
        )
        for past in range(past_rounds(table))
    ]


def restore(cards: Cards, position: Position, chance: Chance) -> Sneaks:
    """The table that a position describes; raises SetupError where it cannot be one."""
    return _Restorer(cards, position, chance).table


class _Restorer(Restorer):
    """Lays out a position, one part after another, and refuses what cannot be."""

    def __init__(self, cards: Cards, position: Position, chance: Chance) -> None:
        super().__init__(position.seats, board_before_deal(cards, position.seats))
        self.table = Sneaks(cards, position.seats, self.b, chance)
        self.cards = cards
        self.position = position
        self.placed: set[int] = set()  # loot that lies somewhere
        if position.phase not in NAMES:
            self.bad("phase", f"{position.phase!r} is none of {', '.join(NAMES)}")
        self._note_ally()
        self._lay_out_tokens()
        self._lay_out_stash()
        self._lay_out_loot()
        self._note_plans()
        self._note_rounds()
        self._note_evaluation()
        self._check_sites()

    def _note_ally(self) -> None:
        position = self.position
        if position.seats != 2:
            self.need(position.ally is None, "ally", "only two seats play with the ally")
            return
        holder = 0 if position.ally is None else position.ally
        self.need(holder in (0, 1), "ally", f"there is no seat {holder}")
        self.b[at.ALLY] = holder

    def _lay_out_tokens(self) -> None:
        for seat_word, counts in self.position.tokens.items():
            seat = self.seat(seat_word, "tokens")
            for colour, count in self._counts(counts, f"tokens.{seat_word}").items():
                self.b[at.tokens(seat, colour)] = count
                self.b[at.bank(colour)] -= count
        for colour, letter in enumerate(COLOUR_LETTERS):
            left = self.b[at.bank(colour)]
            self.need(left >= 0, "tokens", f"there are only {self.cards.supply[colour]} {letter}")
        if self.position.bank is not None:
            for colour, count in self._counts(self.position.bank, "bank").items():
                left = self.b[at.bank(colour)]
                letter = COLOUR_LETTERS[colour]
                self.need(
                    count == left, "bank", f"{left} {letter} lie with no seat, and not {count}"
                )

    def _lay_out_stash(self) -> None:
        left = [int(self.cards.stash[colour]) for colour in range(at.COLOURS)]
        for seat_word, held in self.position.stash.items():
            seat = self.seat(seat_word, "stash")
            for letter in held:
                colour = self._colour(letter, f"stash.{seat_word}")
                self.b[at.stash(seat, colour)] += 1
                left[colour] -= 1
        for letter, count in zip(COLOUR_LETTERS, left, strict=True):
            self.need(count >= 0, "stash", f"there are fewer stash cards of colour {letter}")
        deck = [colour for colour in range(at.COLOURS) for _ in range(left[colour])]
        if self.position.stash_deck is not None:
            given = [self._colour(letter, "stash_deck") for letter in self.position.stash_deck]
            self.need(sorted(given) == deck, "stash_deck", "these are not the cards no seat holds")
            deck = given
        self._stack(at.stash_deck(self.cards, 0), at.STASH_LEFT, deck)

    def _lay_out_loot(self) -> None:
        position, b = self.position, self.b
        for seat_word, ids in position.items.items():
            seat = self.seat(seat_word, "items")
            for loot in self._place(ids, f"items.{seat_word}"):
                kind = self.cards.kind[loot]
                self.need(kind == ITEM, f"items.{seat_word}", "only special items are kept")
                b[at.fate(self.cards, loot)] = at.KEPT + seat
        for letter, identifier in position.sites.items():
            site = self._site(letter, "sites")
            if identifier != EMPTY:
                (b[at.loot_at(site)],) = self._place([identifier], f"sites.{letter}")
        discard = self._place(position.discard or [], "discard")
        deck = self._place(position.deck or [], "deck")
        free = [loot for loot in range(self.cards.loot_count) if loot not in self.placed]
        if position.phase != OVER_WORD:
            free = self._fill_sites(free)
        if position.deck is not None or position.phase == OVER_WORD:
            self.need(not free or position.discard is None, "discard", "some loot lies nowhere")
            discard += free
        else:
            deck = sorted(free, key=lambda loot: int(self.cards.back[loot]))
        backs = [int(self.cards.back[loot]) for loot in deck]
        self.need(backs == sorted(backs), "deck", "back I lies above back II")  # SN-22
        self._stack(at.loot_deck(0), at.LOOT_LEFT, deck)
        for loot in discard:
            b[at.fate(self.cards, loot)] = at.DISCARDED

    def _fill_sites(self, free: list[int]) -> list[int]:
        """Sites that are not named get the next free loot; what is left of it."""
        unnamed = [
            site
            for site in range(self.b[at.SITES_OPEN])
            if SITE_LETTERS[site] not in self.position.sites
        ]
        self.need(len(unnamed) <= len(free), "sites", "there is not enough loot for all sites")
        for site, loot in zip(unnamed, free, strict=False):
            self.b[at.loot_at(site)] = loot
        return free[len(unnamed) :]

    def _note_plans(self) -> None:
        position, b = self.position, self.b
        open_plans(self.table)
        b[at.DECISION] = NAMES.index(position.phase)
        b[at.SNEAKS], b[at.SNITCHES] = self._destinations(position.plans, "plans")
        if b[at.DECISION] == decisions.OVER:
            b[at.WAITING] = 0
            self.need(not position.plans, "plans", "when the game is over there are none")
        for seat in range(position.seats):
            b[at.sneaks_due(seat)] -= int(sneaks_of(self.table, seat)).bit_count()
            b[at.snitches_due(seat)] -= int(snitches_of(self.table, seat)).bit_count()
            sneaks, snitches = b[at.sneaks_due(seat)], b[at.snitches_due(seat)]
            begun = snitches_of(self.table, seat) > 0
            self.need(sneaks >= 0 <= snitches, f"plans.S{seat}", "a plan has fewer sites")
            self.need(sneaks == 0 or not begun, f"plans.S{seat}", "sneaks are sent before snitches")
            if b[at.DECISION] == decisions.OVER:
                b[at.sneaks_due(seat)] = b[at.snitches_due(seat)] = 0
            elif snitches == 0:
                b[at.WAITING] ^= 1 << seat
        finished = b[at.WAITING] == 0
        self.need(
            finished == (b[at.DECISION] != decisions.PLAN),
            "plans",
            "they are all finished exactly when revealed",
        )

    def _note_rounds(self) -> None:
        position, b = self.position, self.b
        self.need(position.round >= 1, "round", "rounds are counted from 1")
        b[at.ROUND] = position.round
        # Each round takes some loot for good, so the loot that is gone limits the rounds played.
        lost = self.cards.loot_count - b[at.SITES_OPEN] - b[at.LOOT_LEFT]
        fewest = (position.round - 1) * self.cards.least_loss(position.seats)
        self.need(fewest <= lost, "round", "too much loot is left for so many rounds")
        past = past_rounds(self.table)
        self.need(len(position.history) <= past, "history", f"only {past} rounds are over")
        for number, plans in enumerate(position.history):
            sneaks, snitches = self._destinations(plans, f"history.{number}")
            b[at.sent(self.cards, number, at.OF_SNEAKS)] = sneaks
            b[at.sent(self.cards, number, at.OF_SNITCHES)] = snitches
            self._check_past(plans, f"history.{number}")
        self._note_decisions()

    def _check_past(self, plans: Mapping[str, Plan], where: str) -> None:
        """A finished plan has its number of teams; with two seats one of them had the ally."""
        teams = sorted((len(plan.sneaks), len(plan.snitches)) for plan in plans.values())
        fits = teams == [(1, 2), (2, 1)] if self.seats == 2 else set(teams) == {(1, 1)}
        self.need(not teams or (fits and len(teams) == self.seats), where, "no finished plans")

    def _note_decisions(self) -> None:
        """Every pick of a plan was a choice, so no seat can have made fewer."""
        picks = [
            len(plan.sneaks) + len(plan.snitches)
            for plan in (self.position.plans.get(f"S{s}", Plan()) for s in range(self.seats))
        ]
        self.note_decisions(self.position.decisions or picks)
        for seat, picked in enumerate(picks):
            self.need(self.b[seat] >= picked, "decisions", f"S{seat} has made more choices")

    def _note_evaluation(self) -> None:
        position, b = self.position, self.b
        given = (position.thief, position.site, position.loot)
        if b[at.DECISION] == decisions.PLAN or b[at.DECISION] == decisions.OVER:
            self.need(given == (None, None, None), "phase", "no loot is being settled now")
            self.need(position.left == 0, "left", "nobody has anything left to choose now")
            return
        if position.thief is None or position.site is None or position.loot is None:
            self.bad("phase", f"phase {position.phase} needs thief, site and loot")
        thief, loot = position.thief, self._loot(position.loot, "loot")
        self.need(thief in range(position.seats), "thief", f"there is no seat {thief}")
        b[at.SITE_AT] = self._site(position.site, "site")
        b[at.THIEF], b[at.STOLEN], b[at.LEFT] = thief, loot, position.left
        b[at.WAITING] = 1 << thief
        self._check_theft(thief, loot)

    def _check_theft(self, thief: int, loot: int) -> None:
        table, b, cards = self.table, self.b, self.cards
        site, seats = int(b[at.SITE_AT]), range(self.position.seats)
        sneaks = [seat for seat in seats if (sneaks_of(table, seat) >> site) & 1]
        guards = [seat for seat in seats if (snitches_of(table, seat) >> site) & 1]
        self.need(sneaks == [thief] and not guards, "thief", "this seat is no thief at this site")
        self.need(b[at.fate(cards, loot)] == at.DISCARDED, "loot", "stolen loot is discarded")
        kind = cards.kind[loot]
        if b[at.DECISION] == decisions.EXCHANGE:
            fits, most = kind == INTRIGUES, cards.intrigues_exchanges
        elif kind == CARTE_BLANCHE:
            fits, most = True, cards.carte_blanche_tokens
        else:
            fits = kind == TOKENS_LOOT or kind == COLLECTION
            most = sum(  # a printed colour is replaced only where the bank has none (SN-69)
                cards.tokens[loot * at.COLOURS + colour]
                for colour in range(at.COLOURS)
                if b[at.bank(colour)] == 0
            )
        self.need(fits, "loot", f"this loot asks for no {self.position.phase}")
        self.need(1 <= self.position.left <= most, "left", f"expected 1 to {most}")
        if b[at.DECISION] == decisions.EXCHANGE:
            able = can_trade(table, thief)
        else:
            able = not bank_is_empty(table)
        self.need(able, "phase", "the thief has nothing to choose")

    def _check_sites(self) -> None:
        """Sites that are not settled yet hold loot; the game is over when the deck is too small."""
        b = self.b
        sites = range(b[at.SITES_OPEN])
        empty = [site for site in sites if b[at.loot_at(site)] == at.NOTHING]
        if b[at.DECISION] == decisions.OVER:
            enough = len(empty) > b[at.LOOT_LEFT]
            self.need(enough, "phase", "there is loot for all empty sites")  # SN-82
            return
        for site in sites:
            settled = b[at.DECISION] != decisions.PLAN and site <= b[at.SITE_AT]
            keeps_loot = not settled or self._keeps_loot(site)
            self.need(
                keeps_loot == (site not in empty),
                f"sites.{SITE_LETTERS[site]}",
                "loot stays until a site is settled, and then where it is guarded or contested",
            )
        if b[at.DECISION] != decisions.PLAN:
            self.need(b[at.SITE_AT] in empty, "site", "the stolen loot has left its site")

    def _keeps_loot(self, site: int) -> bool:
        """Whether the loot of a site stays after it was settled (SN-37, SN-41)."""
        table, seats = self.table, range(self.seats)
        guarded = any((snitches_of(table, seat) >> site) & 1 for seat in seats)
        return guarded or sum((sneaks_of(table, seat) >> site) & 1 for seat in seats) > 1

    # Small steps that several parts share.

    def _stack(self, first: int, size: int, top_first: Sequence[int]) -> None:
        self.b[size] = len(top_first)
        for card, value in enumerate(reversed(top_first)):
            self.b[first + card] = value

    def _place(self, ids: Sequence[str], where: str) -> list[int]:
        """The numbers of loot cards that lie in a place, and nowhere else."""
        loot = [self._loot(identifier, where) for identifier in ids]
        for number in loot:
            twice = number in self.placed or self.b[at.fate(self.cards, number)] != at.IN_PLAY
            self.need(not twice, where, f"{self.cards.loot_ids[number]} lies somewhere else too")
            self.placed.add(number)
        return loot

    def _destinations(self, plans: Mapping[str, Plan], where: str) -> tuple[int, int]:
        """The sneaks and the snitches of all seats, as the board keeps them."""
        sneaks = snitches = 0
        for seat_word, plan in plans.items():
            seat = self.seat(seat_word, where)
            sites = [self._site(letter, where) for letter in plan.sneaks + plan.snitches]
            self.need(len(set(sites)) == len(sites), where, "a plan names a site once")  # SN-29
            for count, site in enumerate(sites):
                if count < len(plan.sneaks):
                    sneaks |= 1 << destination(seat, site)
                else:
                    snitches |= 1 << destination(seat, site)
        return sneaks, snitches

    def _counts(self, counts: Mapping[str, int], where: str) -> dict[int, int]:
        for letter, count in counts.items():
            self.need(count >= 0, f"{where}.{letter}", "there cannot be fewer than none")
        return {self._colour(letter, where): count for letter, count in counts.items()}

    def _loot(self, identifier: str, where: str) -> int:
        known = identifier in self.cards.loot_ids
        self.need(known, where, f"there is no loot {identifier!r}")
        return self.cards.loot_ids.index(identifier)

    def _site(self, letter: str, where: str) -> int:
        known = len(letter) == 1 and letter in SITE_LETTERS[: self.b[at.SITES_OPEN]]
        self.need(known, where, f"there is no site {letter!r} with this number of seats")
        return SITE_LETTERS.index(letter)

    def _colour(self, letter: str, where: str) -> int:
        known = len(letter) == 1 and letter in COLOUR_LETTERS
        self.need(known, where, f"{letter!r} is none of the colours b, g, r, y")
        return COLOUR_LETTERS.index(letter)

"""A table of Sneaks & Snitches as readable data, and back.

A position may be given in part. Tokens that are not named lie in the bank, stash cards in their
deck; a site that is not named holds the next free loot card in the order of the edition, and the
loot that is still free is the deck (the discard pile, where a deck is given). When the game is
over, sites that are not named are empty and the free loot is discarded.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from backroom.games.sneaks.actions import COLOUR_LETTERS, SITE_LETTERS
from backroom.games.sneaks.dealing import empty_board, open_plans
from backroom.games.sneaks.rules import Sneaks
from backroom.games.sneaks.state import (
    ALLY,
    BANK,
    CARTE_BLANCHE,
    COLLECTION,
    COLOUR,
    COLOURS,
    DISCARDED,
    EXCHANGE,
    IN_PLAY,
    INTRIGUES,
    ITEM,
    KEPT,
    LEFT,
    LOOT_DECK,
    LOOT_LEFT,
    NOTHING,
    OVER,
    PHASE,
    PLAN,
    ROUND,
    SITE,
    SITE_AT,
    SITE_BITS,
    SITES_OPEN,
    SNEAKS,
    SNEAKS_DUE,
    SNITCHES,
    SNITCHES_DUE,
    STASH,
    STASH_LEFT,
    STOLEN,
    THIEF,
    TOKENS,
    TOKENS_LOOT,
    WAITING,
    Cards,
    Table,
)
from backroom.games.sneaks.telling import letters
from backroom.kernel.chance import Chance
from backroom.kernel.position import Restorer

PHASES = ["plan", "colour", "exchange", "over"]
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
    seats = range(table.seats)
    colours = range(COLOURS)
    sites = range(b[SITES_OPEN])
    return Position(
        seats=table.seats,
        round=b[ROUND],
        phase=PHASES[b[PHASE]],
        ally=None if b[ALLY] == NOTHING else b[ALLY],
        tokens={f"S{s}": {COLOUR_LETTERS[c]: table.tokens(s, c) for c in colours} for s in seats},
        bank={COLOUR_LETTERS[c]: b[BANK + c] for c in colours},
        stash={
            f"S{s}": [COLOUR_LETTERS[c] for c in colours for _ in range(table.stash(s, c))]
            for s in seats
        },
        stash_deck=[COLOUR_LETTERS[colour] for colour in table.stash_deck()],
        sites={
            SITE_LETTERS[s]: EMPTY if b[SITE + s] == NOTHING else ids[b[SITE + s]] for s in sites
        },
        deck=[ids[loot] for loot in table.loot_deck()],
        discard=[ids[loot] for loot in table.loot_with_fate(DISCARDED)],
        items={f"S{s}": [ids[loot] for loot in table.items(s)] for s in seats},
        plans=_plans_of(table, b[SNEAKS], b[SNITCHES]),
        history=_history_of(table),
        thief=None if b[THIEF] == NOTHING else b[THIEF],
        site=None if b[SITE_AT] == NOTHING else SITE_LETTERS[b[SITE_AT]],
        loot=None if b[STOLEN] == NOTHING else ids[b[STOLEN]],
        left=b[LEFT],
        decisions=[b[seat] for seat in seats],
    )


def _plans_of(table: Table, sneaks: int, snitches: int) -> dict[str, Plan]:
    plans = {}
    for seat in range(table.seats):
        shift = seat * SITE_BITS
        plan = Plan(letters((sneaks >> shift) & 0xFF), letters((snitches >> shift) & 0xFF))
        if plan.sneaks or plan.snitches:
            plans[f"S{seat}"] = plan
    return plans


def _history_of(table: Table) -> list[dict[str, Plan]]:
    b, first = table.b, table.cards.history_at
    return [
        _plans_of(table, b[first + 2 * past], b[first + 2 * past + 1])
        for past in range(table.past_rounds())
    ]


def restore(cards: Cards, position: Position, chance: Chance) -> Sneaks:
    """The table that a position describes; raises SetupError where it cannot be one."""
    return _Restorer(cards, position, chance).table


class _Restorer(Restorer):
    """Lays out a position, one part after another, and refuses what cannot be."""

    def __init__(self, cards: Cards, position: Position, chance: Chance) -> None:
        super().__init__(position.seats, empty_board(cards, position.seats))
        self.table = Sneaks(cards, position.seats, self.b, chance)
        self.cards = cards
        self.position = position
        self.placed: set[int] = set()  # loot that lies somewhere
        if position.phase not in PHASES:
            self.bad("phase", f"{position.phase!r} is none of {', '.join(PHASES)}")
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
        self.b[ALLY] = holder

    def _lay_out_tokens(self) -> None:
        for seat_word, counts in self.position.tokens.items():
            seat = self.seat(seat_word, "tokens")
            for colour, count in self._counts(counts, f"tokens.{seat_word}").items():
                self.b[TOKENS + seat * COLOURS + colour] = count
                self.b[BANK + colour] -= count
        for colour, letter in enumerate(COLOUR_LETTERS):
            left = self.b[BANK + colour]
            self.need(left >= 0, "tokens", f"there are only {self.cards.supply[colour]} {letter}")
        if self.position.bank is not None:
            for colour, count in self._counts(self.position.bank, "bank").items():
                left = self.b[BANK + colour]
                letter = COLOUR_LETTERS[colour]
                self.need(
                    count == left, "bank", f"{left} {letter} lie with no seat, and not {count}"
                )

    def _lay_out_stash(self) -> None:
        left = [int(self.cards.stash[colour]) for colour in range(COLOURS)]
        for seat_word, held in self.position.stash.items():
            seat = self.seat(seat_word, "stash")
            for letter in held:
                colour = self._colour(letter, f"stash.{seat_word}")
                self.b[STASH + seat * COLOURS + colour] += 1
                left[colour] -= 1
        for letter, count in zip(COLOUR_LETTERS, left, strict=True):
            self.need(count >= 0, "stash", f"there are fewer stash cards of colour {letter}")
        deck = [colour for colour in range(COLOURS) for _ in range(left[colour])]
        if self.position.stash_deck is not None:
            given = [self._colour(letter, "stash_deck") for letter in self.position.stash_deck]
            self.need(sorted(given) == deck, "stash_deck", "these are not the cards no seat holds")
            deck = given
        self._stack(self.cards.stash_deck_at, STASH_LEFT, deck)

    def _lay_out_loot(self) -> None:
        position, b = self.position, self.b
        for seat_word, ids in position.items.items():
            seat = self.seat(seat_word, "items")
            for loot in self._place(ids, f"items.{seat_word}"):
                kind = self.cards.kind[loot]
                self.need(kind == ITEM, f"items.{seat_word}", "only special items are kept")
                b[self.cards.fate_at + loot] = KEPT + seat
        for letter, identifier in position.sites.items():
            site = self._site(letter, "sites")
            if identifier != EMPTY:
                (b[SITE + site],) = self._place([identifier], f"sites.{letter}")
        discard = self._place(position.discard or [], "discard")
        deck = self._place(position.deck or [], "deck")
        free = [loot for loot in range(self.cards.loot_count) if loot not in self.placed]
        if position.phase != PHASES[OVER]:
            free = self._fill_sites(free)
        if position.deck is not None or position.phase == PHASES[OVER]:
            self.need(not free or position.discard is None, "discard", "some loot lies nowhere")
            discard += free
        else:
            deck = sorted(free, key=lambda loot: int(self.cards.back[loot]))
        backs = [int(self.cards.back[loot]) for loot in deck]
        self.need(backs == sorted(backs), "deck", "back I lies above back II")  # SN-22
        self._stack(LOOT_DECK, LOOT_LEFT, deck)
        for loot in discard:
            b[self.cards.fate_at + loot] = DISCARDED

    def _fill_sites(self, free: list[int]) -> list[int]:
        """Sites that are not named get the next free loot; what is left of it."""
        unnamed = [
            site
            for site in range(self.b[SITES_OPEN])
            if SITE_LETTERS[site] not in self.position.sites
        ]
        self.need(len(unnamed) <= len(free), "sites", "there is not enough loot for all sites")
        for site, loot in zip(unnamed, free, strict=False):
            self.b[SITE + site] = loot
        return free[len(unnamed) :]

    def _note_plans(self) -> None:
        position, b = self.position, self.b
        open_plans(b, position.seats)
        b[PHASE] = PHASES.index(position.phase)
        b[SNEAKS], b[SNITCHES] = self._words(position.plans, "plans")
        if b[PHASE] == OVER:
            b[WAITING] = 0
            self.need(not position.plans, "plans", "when the game is over there are none")
        for seat in range(position.seats):
            b[SNEAKS_DUE + seat] -= int(self.table.sneaks_of(seat)).bit_count()
            b[SNITCHES_DUE + seat] -= int(self.table.snitches_of(seat)).bit_count()
            sneaks, snitches = b[SNEAKS_DUE + seat], b[SNITCHES_DUE + seat]
            begun = self.table.snitches_of(seat) > 0
            self.need(sneaks >= 0 <= snitches, f"plans.S{seat}", "a plan has fewer sites")
            self.need(sneaks == 0 or not begun, f"plans.S{seat}", "sneaks are sent before snitches")
            if b[PHASE] == OVER:
                b[SNEAKS_DUE + seat] = b[SNITCHES_DUE + seat] = 0
            elif snitches == 0:
                b[WAITING] ^= 1 << seat
        finished = b[WAITING] == 0
        self.need(
            finished == (b[PHASE] != PLAN), "plans", "they are all finished exactly when revealed"
        )

    def _note_rounds(self) -> None:
        position, b = self.position, self.b
        self.need(position.round >= 1, "round", "rounds are counted from 1")
        b[ROUND] = position.round
        # Each round takes some loot for good, so the loot that is gone limits the rounds played.
        lost = self.cards.loot_count - b[SITES_OPEN] - b[LOOT_LEFT]
        fewest = (position.round - 1) * self.cards.least_loss(position.seats)
        self.need(fewest <= lost, "round", "too much loot is left for so many rounds")
        past = self.table.past_rounds()
        self.need(len(position.history) <= past, "history", f"only {past} rounds are over")
        for number, plans in enumerate(position.history):
            first = self.cards.history_at + 2 * number
            b[first], b[first + 1] = self._words(plans, f"history.{number}")
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
        if b[PHASE] == PLAN or b[PHASE] == OVER:
            self.need(given == (None, None, None), "phase", "no loot is being settled now")
            self.need(position.left == 0, "left", "nobody has anything left to choose now")
            return
        if position.thief is None or position.site is None or position.loot is None:
            self.bad("phase", f"phase {position.phase} needs thief, site and loot")
        thief, loot = position.thief, self._loot(position.loot, "loot")
        self.need(thief in range(position.seats), "thief", f"there is no seat {thief}")
        b[SITE_AT] = self._site(position.site, "site")
        b[THIEF], b[STOLEN], b[LEFT] = thief, loot, position.left
        b[WAITING] = 1 << thief
        self._check_theft(thief, loot)

    def _check_theft(self, thief: int, loot: int) -> None:
        table, b, cards = self.table, self.b, self.cards
        site, seats = int(b[SITE_AT]), range(self.position.seats)
        sneaks = [seat for seat in seats if (table.sneaks_of(seat) >> site) & 1]
        guards = [seat for seat in seats if (table.snitches_of(seat) >> site) & 1]
        self.need(sneaks == [thief] and not guards, "thief", "this seat is no thief at this site")
        self.need(b[cards.fate_at + loot] == DISCARDED, "loot", "stolen loot is discarded")
        kind = cards.kind[loot]
        if b[PHASE] == EXCHANGE:
            fits, most = kind == INTRIGUES, cards.intrigues_exchanges
        elif kind == CARTE_BLANCHE:
            fits, most = True, cards.carte_blanche_tokens
        else:
            fits = b[PHASE] == COLOUR and (kind == TOKENS_LOOT or kind == COLLECTION)
            most = sum(  # a printed colour is replaced only where the bank has none (SN-69)
                cards.tokens[loot * COLOURS + colour]
                for colour in range(COLOURS)
                if b[BANK + colour] == 0
            )
        self.need(fits, "loot", f"this loot asks for no {self.position.phase}")
        self.need(1 <= self.position.left <= most, "left", f"expected 1 to {most}")
        able = table.can_trade(thief) if b[PHASE] == EXCHANGE else not table.bank_is_empty()
        self.need(able, "phase", "the thief has nothing to choose")

    def _check_sites(self) -> None:
        """Sites that are not settled yet hold loot; the game is over when the deck is too small."""
        b = self.b
        sites = range(b[SITES_OPEN])
        empty = [site for site in sites if b[SITE + site] == NOTHING]
        if b[PHASE] == OVER:
            enough = len(empty) > b[LOOT_LEFT]
            self.need(enough, "phase", "there is loot for all empty sites")  # SN-82
            return
        for site in sites:
            settled = b[PHASE] != PLAN and site <= b[SITE_AT]
            keeps_loot = not settled or self._keeps_loot(site)
            self.need(
                keeps_loot == (site not in empty),
                f"sites.{SITE_LETTERS[site]}",
                "loot stays until a site is settled, and then where it is guarded or contested",
            )
        if b[PHASE] != PLAN:
            self.need(b[SITE_AT] in empty, "site", "the stolen loot has left its site")

    def _keeps_loot(self, site: int) -> bool:
        """Whether the loot of a site stays after it was settled (SN-37, SN-41)."""
        table, seats = self.table, range(self.seats)
        guarded = any((table.snitches_of(seat) >> site) & 1 for seat in seats)
        return guarded or sum((table.sneaks_of(seat) >> site) & 1 for seat in seats) > 1

    # Small steps that several parts share.

    def _stack(self, first: int, size: int, top_first: Sequence[int]) -> None:
        self.b[size] = len(top_first)
        for card, value in enumerate(reversed(top_first)):
            self.b[first + card] = value

    def _place(self, ids: Sequence[str], where: str) -> list[int]:
        """The numbers of loot cards that lie in a place, and nowhere else."""
        loot = [self._loot(identifier, where) for identifier in ids]
        for number in loot:
            twice = number in self.placed or self.b[self.cards.fate_at + number] != IN_PLAY
            self.need(not twice, where, f"{self.cards.loot_ids[number]} lies somewhere else too")
            self.placed.add(number)
        return loot

    def _words(self, plans: Mapping[str, Plan], where: str) -> tuple[int, int]:
        """The sneaks and the snitches of all seats, as the board keeps them."""
        sneaks = snitches = 0
        for seat_word, plan in plans.items():
            shift = self.seat(seat_word, where) * SITE_BITS
            sites = [self._site(letter, where) for letter in plan.sneaks + plan.snitches]
            self.need(len(set(sites)) == len(sites), where, "a plan names a site once")  # SN-29
            for count, site in enumerate(sites):
                if count < len(plan.sneaks):
                    sneaks |= 1 << (shift + site)
                else:
                    snitches |= 1 << (shift + site)
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
        known = len(letter) == 1 and letter in SITE_LETTERS[: self.b[SITES_OPEN]]
        self.need(known, where, f"there is no site {letter!r} with this number of seats")
        return SITE_LETTERS.index(letter)

    def _colour(self, letter: str, where: str) -> int:
        known = len(letter) == 1 and letter in COLOUR_LETTERS
        self.need(known, where, f"{letter!r} is none of the colours b, g, r, y")
        return COLOUR_LETTERS.index(letter)

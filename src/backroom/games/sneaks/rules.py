"""What may happen in Sneaks & Snitches: who may choose what, and what a choice does."""

from typing import Final

from backroom.games.sneaks import telling
from backroom.games.sneaks.actions import ACTION_COUNT, SNEAK, SNITCH, STOP, TAKE, TRADE
from backroom.games.sneaks.dealing import dealt_board, fill_sites, open_plans
from backroom.games.sneaks.redeal import redealt
from backroom.games.sneaks.scoring import standings
from backroom.games.sneaks.state import (
    ALLY,
    BANK,
    CARTE_BLANCHE,
    COLOUR,
    COLOURS,
    DISCARDED,
    DOCUMENTS,
    EXCHANGE,
    INTRIGUES,
    ITEM,
    KEPT,
    LEFT,
    LOOT_LEFT,
    NOTHING,
    ONE_SITE,
    OVER,
    PHASE,
    PLAN,
    ROUND,
    SAFE_CRACKING,
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
    WAITING,
    Cards,
    Table,
)
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import (
    ALLOWED,
    GAME_OVER,
    NOT_ASKED,
    STALE,
    UNKNOWN_ACTION,
    WRONG_PHASE,
    Refusal,
)
from backroom.kernel.state import Standing, State

# Refusals, in the order of the tests (SN-131); the kernel's own come before FIRST_OF_GAME, but for
# ALREADY_PLANNED, which answers in the place of NOT_ASKED.
ALREADY_PLANNED: Final[i64] = 16
SITE_CLOSED: Final[i64] = 17
DESTINATION_USED: Final[i64] = 18
DESTINATION_USED_BY_TWO: Final[i64] = 19
COLOUR_OUT: Final[i64] = 20
CARTE_BLANCHE_COLOUR_OUT: Final[i64] = 21
NO_SUCH_PARTNER: Final[i64] = 22
PARTNER_LACKS: Final[i64] = 23
YOU_LACK: Final[i64] = 24
SAME_COLOUR: Final[i64] = 25

REFUSALS: Final = {
    int(GAME_OVER): Refusal("game_over", "SN-82"),
    int(UNKNOWN_ACTION): Refusal("unknown_action", "SN-129"),
    int(ALREADY_PLANNED): Refusal("already_planned", "SN-31"),
    int(NOT_ASKED): Refusal("not_asked", "SN-36"),
    int(STALE): Refusal("stale", "SN-132"),
    int(WRONG_PHASE): Refusal("wrong_phase", "SN-25"),
    int(SITE_CLOSED): Refusal("site_closed", "SN-16"),
    int(DESTINATION_USED): Refusal("destination_used", "SN-29"),
    int(DESTINATION_USED_BY_TWO): Refusal("destination_used", "SN-120"),
    int(COLOUR_OUT): Refusal("colour_out", "SN-69"),
    int(CARTE_BLANCHE_COLOUR_OUT): Refusal("colour_out", "SN-73"),
    int(NO_SUCH_PARTNER): Refusal("no_such_partner", "SN-51"),
    int(PARTNER_LACKS): Refusal("partner_lacks", "SN-51"),
    int(YOU_LACK): Refusal("you_lack", "SN-51"),
    int(SAME_COLOUR): Refusal("same_colour", "SN-57"),
}


class Sneaks(Table):
    """A table of Sneaks & Snitches."""

    # Who chooses, and among which kind of codes.

    def waiting(self) -> i64:
        return self.b[WAITING]

    def action_count(self) -> i64:
        return ACTION_COUNT

    def first_code(self, seat: i64) -> i64:
        b = self.b
        phase: i64 = b[PHASE]
        if phase == PLAN:
            return SNEAK if b[SNEAKS_DUE + seat] > 0 else SNITCH
        return TAKE if phase == COLOUR else STOP

    def end_code(self, seat: i64) -> i64:
        b = self.b
        phase: i64 = b[PHASE]
        if phase == PLAN:
            return SNITCH if b[SNEAKS_DUE + seat] > 0 else TAKE
        return STOP if phase == COLOUR else ACTION_COUNT

    def not_asked(self, seat: i64, code: i64) -> i64:
        return ALREADY_PLANNED if self.b[PHASE] == PLAN else NOT_ASKED  # SN-31

    def explain(self, number: i64) -> Refusal:
        return REFUSALS[number]

    # What the rules say to a choice.

    def rule_against(self, seat: i64, code: i64) -> i64:
        if code < SNITCH:
            return self.destination_refusal(seat, code - SNEAK)
        if code < TAKE:
            return self.destination_refusal(seat, code - SNITCH)
        if code < STOP:
            return self.colour_refusal(code - TAKE)
        if code == STOP:
            return ALLOWED  # SN-50
        return self.trade_refusal(seat, code - TRADE)

    def destination_refusal(self, seat: i64, site: i64) -> i64:
        b = self.b
        if site >= b[SITES_OPEN]:
            return SITE_CLOSED  # SN-13, SN-16, SN-115
        if ((b[SNEAKS] | b[SNITCHES]) >> (seat * SITE_BITS + site)) & 1 == 1:
            return DESTINATION_USED if self.seats > 2 else DESTINATION_USED_BY_TWO
        return ALLOWED

    def colour_refusal(self, colour: i64) -> i64:
        b = self.b
        if b[BANK + colour] == 0:
            if self.cards.kind[b[STOLEN]] == CARTE_BLANCHE:
                return CARTE_BLANCHE_COLOUR_OUT  # SN-73
            return COLOUR_OUT  # SN-69
        return ALLOWED

    def trade_refusal(self, seat: i64, trade: i64) -> i64:
        b = self.b
        partner: i64 = trade >> 4
        taken: i64 = (trade >> 2) & 3
        given: i64 = trade & 3
        if partner == seat or partner >= self.seats:
            return NO_SUCH_PARTNER  # SN-51, SN-121
        if b[TOKENS + partner * COLOURS + taken] == 0:
            return PARTNER_LACKS  # SN-51, SN-55
        if b[TOKENS + seat * COLOURS + given] == 0:
            return YOU_LACK  # SN-51, SN-55
        if taken == given:
            return SAME_COLOUR  # SN-57
        return ALLOWED

    def can_trade(self, seat: i64) -> bool:
        """Whether this seat could make any exchange at all (SN-58)."""
        for trade in range(self.seats * COLOURS * COLOURS):
            if self.trade_refusal(seat, trade) == ALLOWED:
                return True
        return False

    # What a choice does.

    def apply(self, seat: i64, code: i64) -> None:
        if code < SNITCH:
            self.send_sneaks(seat, code - SNEAK)
        elif code < TAKE:
            self.send_snitches(seat, code - SNITCH)
        elif code < STOP:
            self.take(seat, code - TAKE)
        elif code == STOP:
            self.stop(seat)
        else:
            self.trade(seat, code - TRADE)

    def send_sneaks(self, seat: i64, site: i64) -> None:
        """SN-26. Nothing is told: nobody may know that this plan has been begun (SN-32)."""
        b = self.b
        b[SNEAKS] |= bit(seat * SITE_BITS + site)
        b[SNEAKS_DUE + seat] -= 1

    def send_snitches(self, seat: i64, site: i64) -> None:
        """SN-27; the last snitches finish a plan, and the last plan sets off the rest (SN-33)."""
        b = self.b
        b[SNITCHES] |= bit(seat * SITE_BITS + site)
        b[SNITCHES_DUE + seat] -= 1
        if b[SNITCHES_DUE + seat] > 0:
            return
        b[WAITING] ^= bit(seat)
        if self.journal is not None:
            telling.planned(self.journal, self, seat)
        if b[WAITING] == 0:
            if self.journal is not None:
                telling.revealed(self.journal, self)  # SN-33; SN-34: no choice between
            b[SITE_AT] = 0
            self.evaluate()

    def take(self, seat: i64, colour: i64) -> None:
        """One token of carte blanche (SN-48), or in the place of one that is out (SN-70)."""
        b = self.b
        self.pay(seat, colour, 1)
        b[LEFT] -= 1
        if self.journal is not None:
            telling.took(self.journal, seat, colour)  # SN-92
        if b[LEFT] > 0 and not self.bank_is_empty():
            return
        self.forfeit(seat, b[LEFT])
        self.go_on()

    def trade(self, seat: i64, trade: i64) -> None:
        """One exchange (SN-51 to SN-54, SN-56).

        It can always be taken back, so that after it another one is possible (SN-58).
        """
        b = self.b
        partner: i64 = trade >> 4
        taken: i64 = (trade >> 2) & 3
        given: i64 = trade & 3
        b[TOKENS + partner * COLOURS + taken] -= 1
        b[TOKENS + seat * COLOURS + taken] += 1
        b[TOKENS + seat * COLOURS + given] -= 1
        b[TOKENS + partner * COLOURS + given] += 1
        b[LEFT] -= 1
        if self.journal is not None:
            telling.traded(self.journal, seat, partner, taken, given)  # SN-92
        if b[LEFT] == 0:
            self.go_on()

    def stop(self, seat: i64) -> None:
        if self.journal is not None:
            telling.stopped(self.journal, seat)
        self.go_on()

    # Evaluation: it runs through the sites by itself and stops only for a choice of a thief.

    def evaluate(self) -> None:
        """SN-35, SN-36: site after site, each settled before the next."""
        b = self.b
        while b[SITE_AT] < b[SITES_OPEN]:
            self.settle(b[SITE_AT])
            if b[WAITING] != 0:
                return
            b[SITE_AT] += 1
        self.end_round()

    def ask(self, seat: i64, phase: i64, loot: i64, left: i64) -> None:
        """Evaluation stops for this seat to choose."""
        b = self.b
        b[PHASE] = phase
        b[WAITING] = bit(seat)
        b[THIEF] = seat
        b[STOLEN] = loot
        b[LEFT] = left

    def go_on(self) -> None:
        """The thief has chosen; on to the next site."""
        b = self.b
        b[WAITING] = 0
        b[THIEF] = NOTHING
        b[STOLEN] = NOTHING
        b[LEFT] = 0
        b[SITE_AT] += 1
        self.evaluate()

    def settle(self, site: i64) -> None:
        b = self.b
        sneaks: i64 = (b[SNEAKS] >> site) & ONE_SITE
        if (b[SNITCHES] >> site) & ONE_SITE != 0:  # SN-37, SN-38
            if self.journal is not None:
                telling.guarded(self.journal, self, site)
        elif sneaks == 0:
            self.vanish(site)
        elif sneaks & (sneaks - 1) == 0:
            self.steal(site, sneaks)
        else:
            self.contest(site, sneaks)

    def vanish(self, site: i64) -> None:
        """SN-43, SN-65."""
        b = self.b
        loot: i64 = b[SITE + site]
        if self.journal is not None:
            telling.vanished(self.journal, self, site, loot)
        b[SITE + site] = NOTHING
        b[self.cards.fate_at + loot] = DISCARDED

    def contest(self, site: i64, sneaks: i64) -> None:
        """SN-41, SN-42; with too few cards for all of them nobody draws (SN-75, SN-77)."""
        b = self.b
        rivals: i64 = 0
        for seat in range(self.seats):
            rivals += (sneaks >> (seat * SITE_BITS)) & 1
        if self.journal is not None:
            telling.contested(self.journal, self, site, b[STASH_LEFT] >= rivals)
        if b[STASH_LEFT] < rivals:
            return
        for seat in range(self.seats):
            if (sneaks >> (seat * SITE_BITS)) & 1 == 1:
                self.draw_stash(seat, 1)

    def steal(self, site: i64, sneaks: i64) -> None:
        """SN-39, SN-40: the one seat whose sneaks came gets the loot."""
        b = self.b
        seat: i64 = 0
        while (sneaks >> (seat * SITE_BITS)) & 1 == 0:
            seat += 1
        loot: i64 = b[SITE + site]
        if self.journal is not None:
            telling.stole(self.journal, self, seat, site, loot)
        kind: i64 = self.cards.kind[loot]
        b[SITE + site] = NOTHING  # SN-60
        b[self.cards.fate_at + loot] = KEPT + seat if kind == ITEM else DISCARDED  # SN-59
        if kind == SAFE_CRACKING:
            self.draw_stash(seat, min(self.cards.safe_cracking_draw, b[STASH_LEFT]))  # SN-49, SN-74
        elif kind == INTRIGUES:
            self.open_intrigues(seat, loot)
        elif kind == DOCUMENTS:
            self.collapse(seat, self.cards.colour[loot])
        elif kind == CARTE_BLANCHE:
            self.owe(seat, loot, self.cards.carte_blanche_tokens)  # SN-47
        elif kind != ITEM:
            self.pay_out(seat, loot)

    def pay_out(self, seat: i64, loot: i64) -> None:
        """SN-45, SN-46; what the bank lacks is due in other colours (SN-69, SN-70)."""
        b = self.b
        cards = self.cards
        if self.journal is not None:
            telling.paid(self.journal, self, seat, loot)
        missing: i64 = 0
        for colour in range(COLOURS):
            printed: i64 = cards.tokens[loot * COLOURS + colour]
            paid: i64 = min(printed, b[BANK + colour])
            self.pay(seat, colour, paid)
            missing += printed - paid
        if missing > 0:
            self.owe(seat, loot, missing)

    def owe(self, seat: i64, loot: i64, tokens: i64) -> None:
        """This seat takes so many tokens of its choosing, or none if there are none (SN-72)."""
        if tokens > 0 and not self.bank_is_empty():
            self.ask(seat, COLOUR, loot, tokens)  # SN-71: there is no code to decline with
        else:
            self.forfeit(seat, tokens)

    def forfeit(self, seat: i64, tokens: i64) -> None:
        """SN-72: the bank is empty, and what is still due is lost."""
        if tokens > 0 and self.journal is not None:
            telling.forfeited(self.journal, seat, tokens)

    def open_intrigues(self, seat: i64, loot: i64) -> None:
        exchanges: i64 = self.cards.intrigues_exchanges
        if exchanges > 0 and self.can_trade(seat):
            self.ask(seat, EXCHANGE, loot, exchanges)  # SN-50
        elif self.journal is not None:
            telling.nothing_to_trade(self.journal, seat)  # SN-58

    def collapse(self, thief: i64, colour: i64) -> None:
        """SN-61 to SN-64, SN-67: all but the thief give half of their tokens of one colour."""
        if self.journal is not None:
            telling.collapsed(self.journal, self, thief, colour)
        for seat in range(self.seats):
            if seat != thief:
                self.pay(seat, colour, -self.documents_cost(seat, colour))

    def pay(self, seat: i64, colour: i64, tokens: i64) -> None:
        """Tokens go from the bank to a seat, or back if there are less than none."""
        b = self.b
        b[BANK + colour] -= tokens
        b[TOKENS + seat * COLOURS + colour] += tokens

    def bank_is_empty(self) -> bool:
        b = self.b
        return b[BANK] + b[BANK + 1] + b[BANK + 2] + b[BANK + 3] == 0

    def draw_stash(self, seat: i64, cards: i64) -> None:
        """Cards from the top of the stash deck, for this seat's eyes only (SN-88)."""
        b = self.b
        first: i64 = self.cards.stash_deck_at
        for _ in range(cards):
            b[STASH_LEFT] -= 1  # SN-78
            top: i64 = first + b[STASH_LEFT]
            if self.journal is not None:
                telling.drew_stash(self.journal, seat, b[top])
            b[STASH + seat * COLOURS + b[top]] += 1
            b[top] = NOTHING

    # The end of a round.

    def end_round(self) -> None:
        """Destinations go back to hand (SN-44), the ally changes hands, and sites are refilled."""
        b = self.b
        past: i64 = self.cards.history_at + 2 * (b[ROUND] - 1)
        b[past] = b[SNEAKS]  # SN-91
        b[past + 1] = b[SNITCHES]
        b[SNEAKS] = 0
        b[SNITCHES] = 0
        b[SITE_AT] = NOTHING
        if b[ALLY] != NOTHING:
            b[ALLY] = 1 - b[ALLY]  # SN-123
        holes: i64 = 0
        for site in range(b[SITES_OPEN]):
            if b[SITE + site] == NOTHING:
                holes += 1
        if holes > b[LOOT_LEFT]:
            self.finish(holes)  # SN-82, SN-83
            return
        if self.journal is not None:
            telling.refilled(self.journal, self)
        fill_sites(b)  # SN-79, SN-84
        b[ROUND] += 1
        open_plans(b, self.seats)
        if self.journal is not None:
            telling.round_began(self.journal, self)

    def finish(self, holes: i64) -> None:
        b = self.b
        b[PHASE] = OVER
        b[WAITING] = 0
        if self.journal is not None:
            telling.scored(self.journal, self, holes)

    # Other tables like this one.

    def copy(self) -> "Sneaks":
        return Sneaks(self.cards, self.seats, self.b[:], self.chance.fork())

    def redeal(self, seat: int, chance: Chance) -> State:
        return Sneaks(self.cards, self.seats, redealt(self, seat, chance), chance)

    def standings(self) -> list[Standing]:
        return standings(self)


def new_table(cards: Cards, seats: i64, chance: Chance) -> Sneaks:
    """A table after set-up."""
    return Sneaks(cards, seats, dealt_board(cards, seats, chance), chance)

"""What lies on a table of Sneaks & Snitches: the flat board, its offsets, and small questions."""

from typing import Final

from backroom.kernel.chance import Chance
from backroom.kernel.numbers import i64, vec
from backroom.kernel.state import State

SITES: Final[i64] = 8  # SN-01
COLOURS: Final[i64] = 4  # SN-05: blue, green, red, yellow
SEATS: Final[i64] = 5
NOTHING: Final[i64] = -1  # no loot, no seat, no site

# Phases. Evaluation is not one: it runs on by itself and stops only for a colour or an exchange.
PLAN: Final[i64] = 0
COLOUR: Final[i64] = 1
EXCHANGE: Final[i64] = 2
OVER: Final[i64] = 3

# Kinds of loot (SN-09).
TOKENS_LOOT: Final[i64] = 0
COLLECTION: Final[i64] = 1
CARTE_BLANCHE: Final[i64] = 2
SAFE_CRACKING: Final[i64] = 3
INTRIGUES: Final[i64] = 4
ITEM: Final[i64] = 5
DOCUMENTS: Final[i64] = 6

# What became of a loot card: it is in the deck or at a site, in the discard pile, or an item that
# a seat keeps (KEPT + the seat).
IN_PLAY: Final[i64] = 0
DISCARDED: Final[i64] = 1
KEPT: Final[i64] = 2

# The sneaks of all seats lie in one cell and the snitches in another: eight bits a seat, one for
# each site. ONE_SITE picks the same site out of every seat's bits.
SITE_BITS: Final[i64] = 8
ALL_SITES: Final[i64] = 0xFF
ONE_SITE: Final[i64] = 0x0101010101

# Offsets into the board, after the kernel's SEATS_AT_MOST cells. The sum starts with a plain
# number: mypyc folds constants only within one module.
PHASE: Final[i64] = 8
WAITING: Final[i64] = PHASE + 1  # the seats that must choose now, as bits
ROUND: Final[i64] = WAITING + 1
ALLY: Final[i64] = ROUND + 1  # the seat that holds the ally; NOTHING with three seats or more
SITES_OPEN: Final[i64] = ALLY + 1  # SN-13, SN-115
SITE_AT: Final[i64] = SITES_OPEN + 1  # the site being settled; NOTHING while plans are made
THIEF: Final[i64] = SITE_AT + 1  # the seat that must choose in evaluation, or NOTHING
STOLEN: Final[i64] = THIEF + 1  # the loot it chooses for, or NOTHING
LEFT: Final[i64] = STOLEN + 1  # how many tokens it may still take, or exchanges it may still make
LOOT_LEFT: Final[i64] = LEFT + 1  # cards in the loot deck
STASH_LEFT: Final[i64] = LOOT_LEFT + 1  # cards in the stash deck
SNEAKS: Final[i64] = STASH_LEFT + 1
SNITCHES: Final[i64] = SNEAKS + 1
SNEAKS_DUE: Final[i64] = SNITCHES + 1  # by seat: sneak sites its plan still lacks
SNITCHES_DUE: Final[i64] = SNEAKS_DUE + SEATS  # by seat: snitch sites its plan still lacks
BANK: Final[i64] = SNITCHES_DUE + SEATS  # by colour
TOKENS: Final[i64] = BANK + COLOURS  # by seat and colour
STASH: Final[i64] = TOKENS + SEATS * COLOURS  # by seat and colour: stash cards
SITE: Final[i64] = STASH + SEATS * COLOURS  # by site: its loot, or NOTHING
# From here on the size of the edition counts; Cards knows where the later parts begin. In a deck
# the last card is the top one, and a drawn card leaves NOTHING behind.
LOOT_DECK: Final[i64] = SITE + SITES


class Cards:
    """What an edition says, as flat numbers. Loot is counted in the order of the file."""

    def __init__(
        self,
        loot_ids: list[str],
        kind: list[int],
        back: list[int],
        tokens: list[int],
        colour: list[int],
        item_points: list[int],
        supply: list[int],
        stash: list[int],
        sites: list[int],
        rank_points: list[int],
        start_tokens: int,
        carte_blanche_tokens: int,
        safe_cracking_draw: int,
        intrigues_exchanges: int,
        two_player_margin: int,
        player_colours: list[str],
    ) -> None:
        self.loot_ids = loot_ids
        self.kind = vec[i64](kind)
        self.back = vec[i64](back)  # SN-08
        self.tokens = vec[i64](tokens)  # by loot and colour: what it pays
        self.colour = vec[i64](colour)  # of documents; NOTHING for other loot
        self.item_points = vec[i64](item_points)
        self.supply = vec[i64](supply)  # by colour
        self.stash = vec[i64](stash)  # by colour
        self.sites = vec[i64](sites)  # by number of seats
        self.rank_points = vec[i64](rank_points)  # by number of seats, colour and rank
        self.start_tokens: i64 = start_tokens
        self.carte_blanche_tokens: i64 = carte_blanche_tokens
        self.safe_cracking_draw: i64 = safe_cracking_draw
        self.intrigues_exchanges: i64 = intrigues_exchanges
        self.two_player_margin: i64 = two_player_margin
        self.player_colours = player_colours
        self.loot_count: i64 = len(kind)
        self.stash_count: i64 = sum(stash)
        # Parts of the board: what became of each loot card, the stash deck, and for each past
        # round the sneaks and the snitches of all seats.
        self.fate_at: i64 = LOOT_DECK + self.loot_count
        self.stash_deck_at: i64 = self.fate_at + self.loot_count
        self.history_at: i64 = self.stash_deck_at + self.stash_count

    def least_loss(self, seats: i64) -> i64:
        """How many sites lose their loot in a round at least: see the bounds of the spec."""
        guarded: i64 = 3 if seats == 2 else seats
        return self.sites[seats] - guarded - seats // 2

    def most_loss(self, seats: i64) -> i64:
        """How many sites lose their loot in a round at most: all but those surely guarded."""
        return self.sites[seats] - (2 if seats == 2 else 1)

    def most_rounds(self, seats: i64) -> i64:
        """How many rounds a game can last."""
        return (self.loot_count - self.sites[seats]) // self.least_loss(seats) + 1

    def board_size(self, seats: i64) -> i64:
        return self.history_at + 2 * self.most_rounds(seats)


class Table(State):
    """The board of Sneaks & Snitches and small questions about it; the rules build on it."""

    def __init__(self, cards: Cards, seats: i64, b: vec[i64], chance: Chance) -> None:
        super().__init__(seats, b, chance)
        self.cards = cards

    def phase(self) -> i64:
        return self.b[PHASE]

    def tokens(self, seat: i64, colour: i64) -> i64:
        return self.b[TOKENS + seat * COLOURS + colour]

    def stash(self, seat: i64, colour: i64) -> i64:
        return self.b[STASH + seat * COLOURS + colour]

    def stash_size(self, seat: i64) -> i64:
        b = self.b
        size: i64 = 0
        for colour in range(COLOURS):
            size += b[STASH + seat * COLOURS + colour]
        return size

    def has_finished(self, seat: i64) -> bool:
        """Whether the plan of this seat is complete."""
        return self.b[SNITCHES_DUE + seat] == 0

    def sneaks_of(self, seat: i64) -> i64:
        """The sites of this seat's sneaks in this round, as bits."""
        return (self.b[SNEAKS] >> (seat * SITE_BITS)) & ALL_SITES

    def snitches_of(self, seat: i64) -> i64:
        """The sites of this seat's snitches in this round, as bits."""
        return (self.b[SNITCHES] >> (seat * SITE_BITS)) & ALL_SITES

    def sneaks_owed(self, seat: i64) -> i64:
        """How many sneak sites a plan of this seat has (SN-26, SN-118, SN-119)."""
        return 2 if self.b[ALLY] == seat else 1

    def snitches_owed(self, seat: i64) -> i64:
        """How many snitch sites a plan of this seat has (SN-27, SN-118, SN-119)."""
        ally: i64 = self.b[ALLY]
        return 1 if ally == NOTHING or ally == seat else 2

    def past_rounds(self) -> i64:
        """How many rounds have been settled."""
        b = self.b
        return b[ROUND] if b[PHASE] == OVER else b[ROUND] - 1

    def documents_cost(self, seat: i64, colour: i64) -> i64:
        """What documents of this colour take from a seat that did not steal them (SN-61)."""
        return (self.b[TOKENS + seat * COLOURS + colour] + 1) // 2

    def deck(self, first: i64, size: i64) -> list[int]:
        """The cards of a deck that begins at this cell, top first."""
        return [int(self.b[first + size - 1 - card]) for card in range(size)]

    def loot_deck(self) -> list[int]:
        return self.deck(LOOT_DECK, self.b[LOOT_LEFT])

    def stash_deck(self) -> list[int]:
        return self.deck(self.cards.stash_deck_at, self.b[STASH_LEFT])

    def loot_with_fate(self, fate: i64) -> list[int]:
        """The loot cards of a fate, in the order of the edition."""
        first = self.cards.fate_at
        return [loot for loot in range(int(self.cards.loot_count)) if self.b[first + loot] == fate]

    def items(self, seat: i64) -> list[int]:
        """The special items that a seat keeps (SN-59)."""
        return self.loot_with_fate(KEPT + seat)

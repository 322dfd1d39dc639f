"""What lies on a table of Sneaks & Snitches, and small questions about it."""

from backroom.games.sneaks import board as at
from backroom.games.sneaks import decisions
from backroom.games.sneaks.cards import Cards
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import i64, vec
from backroom.kernel.state import State


class Table(State):
    """The board and the cards it is played with; the rules are functions over it."""

    def __init__(self, cards: Cards, seats: i64, b: vec[i64], chance: Chance) -> None:
        super().__init__(seats, b, chance)
        self.cards = cards


def asked(table: Table) -> i64:
    """The decision that everybody faces who must choose."""
    return table.b[at.DECISION]


def destination(seat: i64, site: i64) -> i64:
    """The number of a seat's destination card."""
    return seat * at.SITES + site


def sites_of(destinations: i64, seat: i64) -> i64:
    """The sites of a seat among destinations, as bits."""
    return (destinations >> destination(seat, 0)) & at.ALL_SITES


def sneaks_of(table: Table, seat: i64) -> i64:
    """The sites of this seat's sneaks in this round, as bits."""
    return sites_of(table.b[at.SNEAKS], seat)


def snitches_of(table: Table, seat: i64) -> i64:
    """The sites of this seat's snitches in this round, as bits."""
    return sites_of(table.b[at.SNITCHES], seat)


def sneaks_owed(table: Table, seat: i64) -> i64:
    """How many sneak sites a plan of this seat has (SN-26, SN-118, SN-119)."""
    return 2 if table.b[at.ALLY] == seat else 1


def snitches_owed(table: Table, seat: i64) -> i64:
    """How many snitch sites a plan of this seat has (SN-27, SN-118, SN-119)."""
    ally: i64 = table.b[at.ALLY]
    return 1 if ally == at.NOTHING or ally == seat else 2


def has_finished(table: Table, seat: i64) -> bool:
    """Whether the plan of this seat is complete."""
    return table.b[at.snitches_due(seat)] == 0


def past_rounds(table: Table) -> i64:
    """How many rounds have been settled."""
    b = table.b
    return b[at.ROUND] if b[at.DECISION] == decisions.OVER else b[at.ROUND] - 1


def stash_size(table: Table, seat: i64) -> i64:
    b = table.b
    size: i64 = 0
    for colour in range(at.COLOURS):
        size += b[at.stash(seat, colour)]
    return size


def documents_cost(table: Table, seat: i64, colour: i64) -> i64:
    """What documents of this colour take from a seat that did not steal them (SN-61)."""
    return (table.b[at.tokens(seat, colour)] + 1) // 2


def bank_is_empty(table: Table) -> bool:
    b = table.b
    for colour in range(at.COLOURS):
        if b[at.bank(colour)] > 0:
            return False
    return True


def loot_deck(table: Table) -> list[int]:
    """The loot deck, top first."""
    b = table.b
    return [int(b[at.loot_deck(slot)]) for slot in range(int(b[at.LOOT_LEFT]) - 1, -1, -1)]


def stash_deck(table: Table) -> list[int]:
    """The colours of the stash deck, top first."""
    b, cards = table.b, table.cards
    slots = range(int(b[at.STASH_LEFT]) - 1, -1, -1)
    return [int(b[at.stash_deck(cards, slot)]) for slot in slots]


def loot_with_fate(table: Table, fate: i64) -> list[int]:
    """The loot cards of a fate, in the order of the edition."""
    b, cards = table.b, table.cards
    return [loot for loot in range(int(cards.loot_count)) if b[at.fate(cards, loot)] == fate]


def items(table: Table, seat: i64) -> list[int]:
    """The special items that a seat keeps (SN-59)."""
    return loot_with_fate(table, at.KEPT + seat)

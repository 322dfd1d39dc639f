"""What stolen loot brings its thief, and what the thief chooses (SN-45 to SN-74)."""

from backroom.games.sneaks import actions, decisions, telling
from backroom.games.sneaks import board as at
from backroom.games.sneaks.cards import CARTE_BLANCHE, COLLECTION
from backroom.games.sneaks.refusals import (
    CARTE_BLANCHE_COLOUR_OUT,
    COLOUR_OUT,
    NO_SUCH_PARTNER,
    PARTNER_LACKS,
    SAME_COLOUR,
    YOU_LACK,
)
from backroom.games.sneaks.state import Table, bank_is_empty, documents_cost
from backroom.kernel.decisions import Answer, Decision
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED


def ask(table: Table, seat: i64, decision: i64, loot: i64, left: i64) -> None:
    """Evaluation stops for this seat to choose."""
    b = table.b
    b[at.DECISION] = decision
    b[at.WAITING] = bit(seat)
    b[at.THIEF] = seat
    b[at.STOLEN] = loot
    b[at.LEFT] = left


def be_done(table: Table) -> None:
    """The thief has chosen; the next site can be settled."""
    b = table.b
    b[at.WAITING] = 0
    at.clear_theft(b)
    b[at.SITE_AT] += 1


# Tokens.


def pay(table: Table, seat: i64, colour: i64, tokens: i64) -> None:
    """Tokens go from the bank to a seat, or back if there are less than none."""
    b = table.b
    b[at.bank(colour)] -= tokens
    b[at.tokens(seat, colour)] += tokens


def pay_out(table: Table, seat: i64, loot: i64) -> None:
    """SN-45, SN-46; what the bank lacks is due in other colours (SN-69, SN-70)."""
    b = table.b
    cards = table.cards
    if table.journal is not None:
        telling.paid(table.journal, table, seat, loot, pay_rule(table, loot))
    missing: i64 = 0
    for colour in range(at.COLOURS):
        printed: i64 = cards.tokens[loot * at.COLOURS + colour]
        paid: i64 = min(printed, b[at.bank(colour)])
        pay(table, seat, colour, paid)
        missing += printed - paid
    if missing > 0:
        owe(table, seat, loot, missing)


def pay_rule(table: Table, loot: i64) -> str:
    """Whether the bank lacks a token that the loot pays, and which kind of loot it is."""
    b = table.b
    for colour in range(at.COLOURS):
        if table.cards.tokens[loot * at.COLOURS + colour] > b[at.bank(colour)]:
            return "SN-69"
    return "SN-46" if table.cards.kind[loot] == COLLECTION else "SN-45"


def owe(table: Table, seat: i64, loot: i64, tokens: i64) -> None:
    """This seat takes so many tokens of its choosing, or none if there are none (SN-72)."""
    if tokens > 0 and not bank_is_empty(table):
        # SN-71: there is no code to decline with
        ask(table, seat, decisions.COLOUR, loot, tokens)
    else:
        forfeit(table, seat, tokens)


def forfeit(table: Table, seat: i64, tokens: i64) -> None:
    """SN-72: the bank is empty, and what is still due is lost."""
    if tokens > 0 and table.journal is not None:
        telling.forfeited(table.journal, seat, tokens, "SN-72")


def colour_refusal(table: Table, colour: i64) -> i64:
    b = table.b
    if b[at.bank(colour)] == 0:
        if table.cards.kind[b[at.STOLEN]] == CARTE_BLANCHE:
            return CARTE_BLANCHE_COLOUR_OUT  # SN-73
        return COLOUR_OUT  # SN-69
    return ALLOWED


def take(table: Table, seat: i64, colour: i64) -> None:
    """One token of carte blanche (SN-48), or in the place of one that is out (SN-70)."""
    b = table.b
    pay(table, seat, colour, 1)
    b[at.LEFT] -= 1
    if table.journal is not None:
        is_free_choice = table.cards.kind[b[at.STOLEN]] == CARTE_BLANCHE
        rule = "SN-47" if is_free_choice else "SN-69"
        telling.took(table.journal, seat, colour, rule)  # SN-92
    if b[at.LEFT] > 0 and not bank_is_empty(table):
        return
    forfeit(table, seat, b[at.LEFT])
    be_done(table)


COLOUR = Decision(
    "colour",
    [Answer(actions.TAKE, at.COLOURS, take, colour_refusal)],
    public=True,  # tokens are open to all
)


# Intrigues.


def open_intrigues(table: Table, seat: i64, loot: i64) -> None:
    exchanges: i64 = table.cards.intrigues_exchanges
    if exchanges > 0 and can_trade(table, seat):
        ask(table, seat, decisions.EXCHANGE, loot, exchanges)  # SN-50
    elif table.journal is not None:
        telling.nothing_to_trade(table.journal, seat, "SN-58")


def can_trade(table: Table, seat: i64) -> bool:
    """Whether this seat could make any exchange at all (SN-58)."""
    for trade in range(table.seats * at.COLOURS * at.COLOURS):
        if trade_refusal(table, seat, trade) == ALLOWED:
            return True
    return False


def trade_refusal(table: Table, seat: i64, trade: i64) -> i64:
    b = table.b
    partner: i64 = trade >> 4
    taken: i64 = (trade >> 2) & 3
    given: i64 = trade & 3
    if partner == seat or partner >= table.seats:
        return NO_SUCH_PARTNER  # SN-51, SN-121
    if b[at.tokens(partner, taken)] == 0:
        return PARTNER_LACKS  # SN-51, SN-55
    if b[at.tokens(seat, given)] == 0:
        return YOU_LACK  # SN-51, SN-55
    if taken == given:
        return SAME_COLOUR  # SN-57
    return ALLOWED


def exchange(table: Table, seat: i64, trade: i64) -> None:
    """One exchange (SN-51 to SN-54, SN-56).

    It can always be taken back, so that after it another one is possible (SN-58).
    """
    b = table.b
    partner: i64 = trade >> 4
    taken: i64 = (trade >> 2) & 3
    given: i64 = trade & 3
    b[at.tokens(partner, taken)] -= 1
    b[at.tokens(seat, taken)] += 1
    b[at.tokens(seat, given)] -= 1
    b[at.tokens(partner, given)] += 1
    b[at.LEFT] -= 1
    if table.journal is not None:
        telling.traded(table.journal, seat, partner, taken, given, "SN-51")  # SN-92
    if b[at.LEFT] == 0:
        be_done(table)


def stop(table: Table, seat: i64) -> None:
    if table.journal is not None:
        telling.stopped(table.journal, seat, "SN-58")
    be_done(table)


EXCHANGE = Decision(
    "exchange",
    [
        Answer(actions.STOP, 1, stop),  # SN-50
        Answer(actions.TRADE, at.SEATS * at.COLOURS * at.COLOURS, exchange, trade_refusal),
    ],
    public=True,  # tokens are open to all
)


# Documents and safes.


def collapse(table: Table, thief: i64, colour: i64) -> None:
    """SN-61 to SN-64, SN-67: all but the thief give half of their tokens of one colour."""
    if table.journal is not None:
        telling.collapsed(table.journal, table, thief, colour, "SN-61")
    for seat in range(table.seats):
        if seat != thief:
            pay(table, seat, colour, -documents_cost(table, seat, colour))


def crack_safe(table: Table, seat: i64) -> None:
    """SN-49; a deck with fewer cards yields just those (SN-74)."""
    wanted: i64 = table.cards.safe_cracking_draw
    left: i64 = table.b[at.STASH_LEFT]
    if wanted <= left:
        draw_stash(table, seat, wanted, "SN-49")
    else:
        draw_stash(table, seat, left, "SN-74")


def draw_stash(table: Table, seat: i64, cards: i64, rule: str) -> None:
    """Cards from the top of the stash deck, for this seat's eyes only (SN-88)."""
    b = table.b
    for _ in range(cards):
        b[at.STASH_LEFT] -= 1  # SN-78
        top: i64 = at.stash_deck(table.cards, b[at.STASH_LEFT])
        colour: i64 = b[top]
        if table.journal is not None:
            telling.drew_stash(table.journal, seat, colour, rule)
        b[at.stash(seat, colour)] += 1
        b[top] = at.NOTHING

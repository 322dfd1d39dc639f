"""Who is asked on another deal: in a window (NK-103) and while bids are made nobody else knows it.

A seat knows that it is asked itself; or that it has passed; or that its cards fit, so that somebody
before it must be asked. Everything else is drawn here, from hands and fortunes dealt anew.
"""

from backroom.games.kings import board as at
from backroom.games.kings import decisions, effects, reactions, windows
from backroom.games.kings.redeal import pick_bit
from backroom.games.kings.state import Table, is_alive
from backroom.kernel.chance import Chance
from backroom.kernel.numbers import bit, i64, vec


def redraw_asked(table: Table, seat: i64, chance: Chance) -> bool:
    """Draw who else is asked on a table dealt anew; False if on this deal nobody could be."""
    b = table.b
    if b[at.DECISION] != decisions.REACT:
        # Who plays a card is asked what it does; then all are asked again.
        b[at.window_passed(at.MAIN)] = 0
        b[at.window_passed(at.IN_FIGHT)] = 0
    if b[at.DECISION] == decisions.BID:
        return redraw_bids(table, seat, chance)
    return b[at.DECISION] != decisions.REACT or redraw_window(table, seat, chance, False)


def is_asked(table: Table, seat: i64) -> bool:
    return seat >= 0 and (table.b[at.WAITING] >> seat) & 1 == 1


# Bids.


def redraw_bids(table: Table, seat: i64, chance: Chance) -> bool:
    """NK-063, NK-065: any bid that the fortune allows, or none yet; nobody waits for the poor."""
    b = table.b
    able: i64 = 0
    for other in range(table.seats):
        if other != seat and is_alive(table, other) and b[at.money(other)] > 0:
            able |= bit(other)
    waiting: i64 = able & chance.below(bit(table.seats))
    if is_asked(table, seat):
        waiting |= bit(seat)
    elif able == 0:
        return False
    elif waiting == 0:
        waiting = bit(pick_bit(able, chance))
    b[at.WAITING] = waiting
    for other in range(table.seats):
        if other != seat and is_alive(table, other):
            is_awaited = (waiting >> other) & 1 == 1
            b[at.bid(other)] = at.NOBODY if is_awaited else some_bid(b, other, chance)
    return True


def some_bid(b: vec[i64], seat: i64, chance: Chance) -> i64:
    amounts: i64 = 0
    for amount in range(min(b[at.money(seat)], 10) + 1):
        if amount != 8 and amount != 9:
            amounts |= bit(amount)
    return pick_bit(amounts, chance)


# Windows.


def redraw_window(table: Table, seat: i64, chance: Chance, whoever: bool) -> bool:
    """Another seat that is asked, and others that have passed before it; whoever: if need be one
    whose cards do not fit.

    Seats are asked in the order in which the window was opened. (After a card it goes on from
    whoever played it; that the table does not remember.)
    """
    b = table.b
    which: i64 = b[at.IN_FIGHT_WINDOW]
    kind: i64 = b[at.window(which)]
    others: i64 = others_to_ask(table, kind, seat, whoever)
    if is_asked(table, seat):
        b[at.window_passed(which)] = others & asked_before(table, kind, seat)
        return True
    passed: i64 = 0
    able: i64 = others
    if seat >= 0 and (b[at.window_passed(which)] >> seat) & 1 == 1:
        passed = bit(seat)
        able = others & ~asked_before(table, kind, seat)
    elif seat >= 0 and reactions.is_to_ask(table, kind, seat):
        able = others & asked_before(table, kind, seat)
    if able == 0 and whoever:
        able = others
    if able == 0:
        return False
    asked: i64 = pick_bit(able, chance)
    b[at.WAITING] = bit(asked)
    b[at.window_at(which)] = asked
    b[at.window_passed(which)] = passed | (others & asked_before(table, kind, asked))
    return True


def others_to_ask(table: Table, kind: i64, seat: i64, whoever: bool) -> i64:
    """The other seats that are to be asked in a window, as bits; whoever: those entitled."""
    mask: i64 = 0
    for other in range(table.seats):
        if other == seat or table.b[at.hand_size(other)] == 0:
            continue
        is_one = windows.is_entitled(table, kind, other)
        if not whoever:
            is_one = reactions.is_to_ask(table, kind, other)
        if is_one:
            mask |= bit(other)
    return mask


def asked_before(table: Table, kind: i64, seat: i64) -> i64:
    """The seats whose turn in a window comes before this one's, as bits (NK-097)."""
    mask: i64 = 0
    other: i64 = table.b[at.FIRST] if kind == effects.BIDS_REVEALED else table.b[at.ACTIVE]
    while other != seat:
        mask |= bit(other)
        other = (other + 1) % table.seats
    return mask

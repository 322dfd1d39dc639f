"""Rounds: start tiles, bids, draws, the row at the end of a round, the end of the game."""

from typing import Final

from backroom.games.kings import (
    actions,
    decisions,
    deck,
    drafts,
    effects,
    fights,
    fortunes,
    refusals,
    supply,
    telling,
    windows,
)
from backroom.games.kings import board as at
from backroom.games.kings.prompts import ask, go_on
from backroom.games.kings.state import Table, draw_count, held, is_alive, living
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import bit, i64
from backroom.kernel.refusals import ALLOWED

HAND_LIMIT: Final[i64] = 5


# Start tiles (NK-045 to NK-051).


def tile_refusal(table: Table, seat: i64, tile: i64) -> i64:
    lies = table.b[at.start_tile(seat, tile)] != at.NOWHERE
    return ALLOWED if lies else refusals.NO_SUCH_THING


def pick_tile(table: Table, seat: i64, tile: i64) -> None:
    b = table.b
    b[at.start_pick(seat)] = tile
    b[at.WAITING] &= ~bit(seat)
    if b[at.WAITING] == 0:
        place_bosses(table)


def place_bosses(table: Table) -> None:
    """All picks are disclosed together, and the tiles go back (NK-047 to NK-049)."""
    b = table.b
    for seat in range(table.seats):
        if is_alive(table, seat):
            b[at.person(seat, 0)] = at.BOSS
            b[at.place(seat, 0)] = b[at.start_tile(seat, b[at.start_pick(seat)])]
        b[at.start_pick(seat)] = at.NOBODY
        for tile in range(at.TILES_EACH):
            if b[at.start_tile(seat, tile)] != at.NOWHERE:
                b[at.BAG] |= bit(b[at.start_tile(seat, tile)])
                b[at.start_tile(seat, tile)] = at.NOWHERE
    if table.journal is not None:
        telling.rounds.bosses_placed(table.journal, table, "NK-047")
    go_on(table, decisions.BEGIN_ROUND)


def leave_start(table: Table, seat: i64) -> None:
    table.b[at.WAITING] &= ~bit(seat)
    if table.b[at.WAITING] == 0:
        place_bosses(table)


START_TILE = Decision(
    "start_tile",
    [Answer(actions.TILE, at.TILES_EACH, pick_tile, tile_refusal)],
    public=False,
    rule="NK-047",
    left=leave_start,
    absence=actions.TILE,
)


# Corruption (NK-061 to NK-070).


def begin_round(table: Table) -> None:
    b = table.b
    b[at.ROUND] += 1
    b[at.CARS_MOVED] = 0
    b[at.POLICE_OFF] = 0
    if table.journal is not None:
        rule = "NK-349" if b[at.ROUND] == b[at.LAST_ROUND] else "NK-052"
        telling.rounds.round_began(table.journal, table, rule)
    for car in range(at.CARS):
        if b[at.car(car)] == at.BROKEN:
            b[at.car(car)] = table.cards.broadway  # NK-059
            if table.journal is not None:
                telling.rounds.car_came(table.journal, table, car, "NK-058")
    asked: i64 = 0
    for seat in range(table.seats):
        b[at.raised(seat)] = 0
        b[at.bid(seat)] = at.NOBODY
        if is_alive(table, seat):
            if b[at.money(seat)] == 0:
                b[at.bid(seat)] = 0  # NK-064, NK-150
            else:
                asked |= bit(seat)
    b[at.DECISION] = decisions.BID
    b[at.WAITING] = asked
    if asked == 0:
        reveal_bids(table)


def bid_refusal(table: Table, seat: i64, amount: i64) -> i64:
    if amount > 10 or amount == 8 or amount == 9:
        return refusals.BAD_AMOUNT  # NK-063
    return refusals.BID_TOO_HIGH if amount > table.b[at.money(seat)] else ALLOWED


def bid(table: Table, seat: i64, amount: i64) -> None:
    b = table.b
    b[at.bid(seat)] = amount
    b[at.WAITING] &= ~bit(seat)
    if table.journal is not None:
        telling.rounds.bid(table.journal, seat, amount, "NK-061")
    if b[at.WAITING] == 0:
        reveal_bids(table)


def leave_bids(table: Table, seat: i64) -> None:
    table.b[at.WAITING] &= ~bit(seat)
    if table.b[at.WAITING] == 0:
        reveal_bids(table)


BID = Decision(
    "bid",
    [Answer(actions.AMOUNT, at.AMOUNTS, bid, bid_refusal)],
    public=False,
    rule="NK-061",
    left=leave_bids,
    absence=actions.AMOUNT,
    marks=("secret",),
)


def reveal_bids(table: Table) -> None:
    """NK-065, NK-068."""
    b = table.b
    if table.journal is not None:
        telling.rounds.bids_revealed(table.journal, table, "NK-065")
    for seat in range(table.seats):
        if is_alive(table, seat):
            fortunes.pay(table, seat, b[at.bid(seat)])
    windows.open_window(table, effects.BIDS_REVEALED, b[at.FIRST], decisions.SETTLE_FIRST)


def settle_first(table: Table) -> None:
    """NK-066, NK-069, NK-070, NK-126."""
    b = table.b
    best: i64 = -1
    tied: i64 = 0
    for seat in range(table.seats):
        if is_alive(table, seat):
            worth: i64 = b[at.bid(seat)] + b[at.raised(seat)]
            if worth > best:
                best = worth
                tied = 0
            if worth == best:
                tied |= bit(seat)
    rule = "NK-066" if tied & (tied - 1) == 0 else "NK-069"
    while tied & (tied - 1) != 0:
        tied = roll_for_first(table, tied)
    first: i64 = 0
    while (tied >> first) & 1 == 0:
        first += 1
    for seat in range(table.seats):
        b[at.bid(seat)] = at.NOBODY
        b[at.raised(seat)] = 0
    b[at.FIRST] = first
    b[at.LEAD] = first
    b[at.TAKEN] = 0
    if table.journal is not None:
        telling.rounds.is_first(table.journal, first, best, rule)
    go_on(table, decisions.NEXT_DRAWER)


def roll_for_first(table: Table, tied: i64) -> i64:
    """One die each; the seats with the highest."""
    best: i64 = -1
    left: i64 = 0
    for seat in range(table.seats):
        if (tied >> seat) & 1 == 1:
            die: i64 = table.chance.below(at.RANKS)
            if table.journal is not None:
                telling.rounds.rolled_for_first(table.journal, seat, die, "NK-069")
            if die > best:
                best = die
                left = 0
            if die == best:
                left |= bit(seat)
    return left


BEGIN_ROUND = Task("begin_round", begin_round)
SETTLE_FIRST = Task("settle_first", settle_first)


# Resource cards (NK-071 to NK-078).


def next_drawer(table: Table) -> None:
    b = table.b
    while b[at.TAKEN] < table.seats:
        seat: i64 = (b[at.LEAD] + b[at.TAKEN]) % table.seats
        b[at.TAKEN] += 1
        if is_alive(table, seat):
            b[at.ACTIVE] = seat
            deck.draw_cards(table, seat, draw_count(table, seat), "NK-072")
            windows.open_window(table, effects.RESOURCE_DRAW, seat, decisions.CHECK_SURPLUS)
            return
    b[at.TAKEN] = 0
    go_on(table, decisions.NEXT_TURN)


def check_surplus(table: Table) -> None:
    b = table.b
    if b[at.hand_size(b[at.ACTIVE])] > HAND_LIMIT:
        ask(table, b[at.ACTIVE], decisions.DISCARD)
    else:
        go_on(table, decisions.NEXT_DRAWER)


def discard_refusal(table: Table, seat: i64, kind: i64) -> i64:
    return refusals.NOT_HELD if held(table, seat, kind) == 0 else ALLOWED


def discard(table: Table, seat: i64, kind: i64) -> None:
    deck.discard_card(table, seat, kind)
    if table.journal is not None:
        telling.rounds.discarded(table.journal, table, seat, kind, "NK-076")
    check_surplus(table)


def leave_draws(table: Table) -> None:
    go_on(table, decisions.NEXT_DRAWER)


DISCARD = Decision(
    "discard",
    [Answer(actions.CARD, at.KINDS, discard, discard_refusal)],
    public=False,
    rule="NK-076",
    left=leave_draws,
)
NEXT_DRAWER = Task("next_drawer", next_drawer)
CHECK_SURPLUS = Task("check_surplus", check_surplus)


# The end of a round, and of the game.


def end_round(table: Table) -> None:
    """NK-056, NK-057, NK-349 to NK-352."""
    b = table.b
    leaving: i64 = b[at.row(at.PLACES - 1)]
    if leaving != at.NOBODY:
        b[at.row(at.PLACES - 1)] = at.NOBODY
        if table.journal is not None:
            telling.business.expired(table.journal, table, leaving, "NK-056")
        supply.remove_mission(table, leaving, at.NOBODY)
    is_last = b[at.LAST_ROUND] != 0 and b[at.ROUND] >= b[at.LAST_ROUND]
    supply.refill_row(table, at.PLACES - 1, "NK-056")
    if is_last:
        finish(table)
    else:
        go_on(table, decisions.BEGIN_ROUND)


def finish(table: Table) -> None:
    b = table.b
    if b[at.FIGHT] != 0:
        fights.end_fight(table)  # its last rival has left the table
    if table.deals:
        drafts.forget_talks(table)
    b[at.DECISION] = decisions.OVER
    go_on(table, decisions.OVER)
    if table.journal is not None:
        telling.rounds.fortunes_shown(table.journal, table, "NK-352")
        telling.rounds.ended(table.journal, table, result_rule(table))


def result_rule(table: Table) -> str:
    """Whether the last round has decided, one seat is left, or nobody is."""
    left: i64 = living(table)
    if left == 0:
        return "NK-345"
    return "NK-344" if left == 1 else "NK-353"

"""Windows: the moments at which cards may be played (NK-096 to NK-106)."""

from backroom.games.kings import board as at
from backroom.games.kings import decisions, effects
from backroom.games.kings.prompts import go_on
from backroom.games.kings.state import Table, is_alive
from backroom.kernel.numbers import bit, i64


def open_window(table: Table, kind: i64, seat: i64, then: i64) -> None:
    """Ask from this seat on, clockwise (NK-097); afterwards the game goes on with then."""
    b = table.b
    which: i64 = at.IN_FIGHT if kind >= effects.FIGHT_AFTER_ROLL else at.MAIN
    b[at.window(which)] = kind
    b[at.window_at(which)] = seat
    b[at.window_passed(which)] = 0
    b[at.window_then(which)] = then
    go_on_asking(table, which)


def go_on_asking(table: Table, which: i64) -> None:
    go_on(table, decisions.ASK_IN_FIGHT if which == at.IN_FIGHT else decisions.ASK_IN_WINDOW)


def close_window(table: Table, which: i64) -> None:
    b = table.b
    then: i64 = b[at.window_then(which)]
    at.clear_window(b, which)
    b[at.IN_FIGHT_WINDOW] = 0
    go_on(table, then)


def is_entitled(table: Table, kind: i64, seat: i64) -> bool:
    b = table.b
    if not is_alive(table, seat):
        return False
    if kind == effects.BIDS_REVEALED:
        return True
    if kind == effects.OWN_ACCOMPLISH or kind == effects.RESOURCE_DRAW:
        return seat == b[at.ACTIVE]
    if kind == effects.SHOOTOUT_LOST:
        return (b[at.LOSERS] >> seat) & 1 == 1
    if kind >= effects.FIGHT_AFTER_ROLL:
        return seat == b[at.fighter(0)] or seat == b[at.fighter(1)]  # NK-104, NK-106
    return seat != b[at.ACTIVE]


def fits(table: Table, kind: i64, card: i64) -> bool:
    """Whether a card belongs into a window; the start of a turn serves both (NK-147)."""
    window: i64 = table.cards.window[card]
    return window == kind or (kind == effects.OPP_TURN_START and window == effects.OPP_TURN)


def window_now(table: Table) -> i64:
    b = table.b
    return b[at.window(b[at.IN_FIGHT_WINDOW])]


def pass_window(table: Table, seat: i64) -> None:
    b = table.b
    which: i64 = b[at.IN_FIGHT_WINDOW]
    b[at.window_passed(which)] |= bit(seat)
    go_on_asking(table, which)


def answered(table: Table) -> None:
    """A card was played: everybody may answer it (NK-098)."""
    b = table.b
    which: i64 = b[at.IN_FIGHT_WINDOW]
    b[at.window_passed(which)] = 0
    go_on_asking(table, which)


def answers_announcement(table: Table, card: i64, announced: i64) -> bool:
    return (
        window_now(table) == effects.OPP_ANNOUNCE and (table.cards.on[card] >> announced) & 1 == 1
    )

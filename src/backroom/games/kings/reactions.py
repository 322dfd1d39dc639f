"""Who is asked in a window, one after another (NK-097 to NK-103)."""

from backroom.games.kings import actions, decisions, effects, resources, windows
from backroom.games.kings import board as at
from backroom.games.kings.prompts import ask
from backroom.games.kings.state import Table, held
from backroom.kernel.decisions import Answer, Decision, Task
from backroom.kernel.numbers import i64
from backroom.kernel.refusals import ALLOWED


def ask_in_window(table: Table) -> None:
    ask_next(table, at.MAIN)


def ask_in_fight(table: Table) -> None:
    ask_next(table, at.IN_FIGHT)


def ask_next(table: Table, which: i64) -> None:
    """Ask the next seat, or close the window."""
    b = table.b
    b[at.IN_FIGHT_WINDOW] = which
    kind: i64 = b[at.window(which)]
    seat: i64 = b[at.window_at(which)]
    for _ in range(table.seats):
        if (b[at.window_passed(which)] >> seat) & 1 == 0 and is_to_ask(table, kind, seat):
            b[at.window_at(which)] = seat
            ask(table, seat, decisions.REACT)
            return
        seat += 1
        if seat == table.seats:
            seat = 0
    windows.close_window(table, which)


def is_to_ask(table: Table, kind: i64, seat: i64) -> bool:
    """NK-101, NK-102."""
    b = table.b
    if b[at.hand_size(seat)] == 0 or not windows.is_entitled(table, kind, seat):
        return False
    if (
        table.ask_all
        or kind == effects.OWN_ACCOMPLISH
        or kind == effects.RESOURCE_DRAW
        or kind == effects.SHOOTOUT_LOST
    ):
        return True
    for card in range(at.KINDS):
        can_answer = held(table, seat, card) > 0 and windows.fits(table, kind, card)
        if can_answer and resources.effect_refusal(table, seat, card) == ALLOWED:
            return True
    return False


REACT = Decision(
    "react",
    [Answer(actions.PASS, 1, windows.pass_window), resources.CARDS],
    public=False,
    rule="NK-098",
    left=windows.pass_window,
    absence=actions.PASS,
    marks=("secret",),  # NK-103
)
ASK_IN_WINDOW = Task("ask_in_window", ask_in_window)
ASK_IN_FIGHT = Task("ask_in_fight", ask_in_fight)

"""A table of New York Kings as readable data, and back.

A position may be given in part. What it leaves out takes its default: nobody has cards, the
missions, henchmen, resource cards and tiles that are not named are in their decks and the bag, in
the order of the edition. What no readable part says (dice, windows, what a seat has seen) stands in
``more``, as numbers by the name of their place on the board.
"""

from backroom.games.kings.board import PHASE, WAITING
from backroom.games.kings.kinds import OVER
from backroom.games.kings.position.layout import Layout
from backroom.games.kings.position.parts import MOMENTS, Position
from backroom.games.kings.position.reading import position_of
from backroom.games.kings.rules import Kings
from backroom.kernel.refusals import SetupError

__all__ = ["Position", "position_of", "restore"]


def restore(table: Kings, position: Position) -> Kings:
    """The table that a position describes; raises SetupError where it cannot be one."""
    layout = Layout(table.cards, position)
    layout.note_more(position.more)
    restored = table.on_board(layout.b, table.chance)
    _check(restored)
    if position.phase in MOMENTS:
        restored.run()
    return restored


def _check(table: Kings) -> None:
    """What cannot be: an asked seat without an answer."""
    if table.b[PHASE] == OVER or table.b[WAITING] == 0:
        return
    for seat in range(table.seats):
        if (table.b[WAITING] >> seat) & 1 and not table.legal(seat):
            raise SetupError("bad_position", f"phase: S{seat} is asked and has no answer")

"""A table of New York Kings as readable data, and back.

A position may be given in part. What it leaves out takes its default: nobody has cards, the
missions, henchmen, resource cards and tiles that are not named are in their decks and the bag, in
the order of the edition. What no readable part says (dice, windows, what a seat has seen) stands in
``more``, by the name of the part of the table and in words.
"""

from backroom.games.kings import board as at
from backroom.games.kings import decisions, flow
from backroom.games.kings.position.laying import Layer
from backroom.games.kings.position.parts import MOMENTS, Position
from backroom.games.kings.position.reading import position_of
from backroom.games.kings.rules import Kings
from backroom.kernel.refusals import SetupError

__all__ = ["Position", "position_of", "restore"]


def restore(table: Kings, position: Position) -> Kings:
    """The table that a position describes; raises SetupError where it cannot be one."""
    layer = Layer(table.cards, position)
    layer.note_more(position.more)
    restored = table.on_board(layer.b, table.chance)
    _check(restored)
    if position.phase in MOMENTS:
        flow.run(restored)
    return restored


def _check(table: Kings) -> None:
    """What cannot be: an asked seat without an answer."""
    if table.b[at.DECISION] == decisions.OVER or table.b[at.WAITING] == 0:
        return
    for seat in range(table.seats):
        if (table.b[at.WAITING] >> seat) & 1 and not table.legal(seat):
            raise SetupError("bad_position", f"phase: S{seat} is asked and has no answer")

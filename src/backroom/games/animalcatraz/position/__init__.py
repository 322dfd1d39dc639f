"""A table of Animalcatraz as readable data, and back."""

from backroom.games.animalcatraz.position.parts import Position
from backroom.games.animalcatraz.position.reading import position_of
from backroom.games.animalcatraz.position.restoring import lay_out
from backroom.games.animalcatraz.rules import Animalcatraz
from backroom.kernel.refusals import SetupError

__all__ = ["Position", "position_of", "restore"]


def restore(table: Animalcatraz, position: Position) -> Animalcatraz:
    """The table that a position describes, on an empty one for its seats and options; raises
    SetupError where it cannot be one."""
    lay_out(table, position)
    try:
        table.run()
        for seat in table.asked():
            if not table.legal(seat):
                raise SetupError("bad_position", f"stack: S{seat} is asked and has no answer")
    except IndexError as error:
        raise SetupError("bad_position", "stack: the game cannot go on from here") from error
    return table

"""What is played for a seat whose time runs out (AZ-763)."""

from backroom.games.animalcatraz.actions import DONE, NO
from backroom.games.animalcatraz.rules import Animalcatraz


def default_choice(table: Animalcatraz, seat: int) -> int:
    """The code for an asked seat that lets its time run out: DONE or no where that is an answer,
    else the first legal one."""
    legal = table.legal(seat)
    for code in (DONE, NO):
        if code in legal:
            return int(code)
    return legal[0]

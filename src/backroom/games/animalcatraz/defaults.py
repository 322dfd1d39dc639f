"""What is played for a seat whose time runs out (AZ-763)."""

from backroom.games.animalcatraz.actions import DONE, NO
from backroom.games.animalcatraz.rules import Animalcatraz


def default_choice(table: Animalcatraz, seat: int) -> int | None:
    """DONE or no where that is an answer, else the first legal one; None if nothing is awaited."""
    legal = table.legal(seat)
    for code in (DONE, NO):
        if code in legal:
            return int(code)
    return legal[0] if legal else None

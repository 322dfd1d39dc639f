"""What the positions of all games have in common: how one that cannot be is refused."""

from collections.abc import Sequence
from typing import Any, NoReturn

from backroom.kernel.layout import Board
from backroom.kernel.numbers import i64, vec
from backroom.kernel.refusals import SetupError


class Restorer:
    """Lays out a position on a board. A game subclasses it, one method for each part."""

    def __init__(self, seats: int, b: vec[i64]) -> None:
        self.seats = seats
        self.b = b

    def need(self, holds: bool, where: str, why: str) -> None:
        """Refuse the position unless it holds."""
        if not holds:
            self.bad(where, why)

    def bad(self, where: str, why: str) -> NoReturn:
        """Refuse the position because of this part."""
        raise SetupError("bad_position", f"{where}: {why}")

    def lay(self, board: Board, name: str, given: Any) -> None:
        """Lay a part out from its words."""
        try:
            board.lay(name, given)
        except ValueError as error:
            self.bad(name, str(error))

    def seat(self, word: str, where: str) -> int:
        """The number of a seat that is written S0, S1, ..."""
        known = word in [f"S{seat}" for seat in range(self.seats)]
        self.need(known, where, f"there is no seat {word!r}; they are written S0, S1, ...")
        return int(word[1:])

    def by_seat(self, numbers: Sequence[int], where: str, first_cell: int) -> None:
        """Note a number for each seat, none negative."""
        fits = len(numbers) == self.seats and min(numbers) >= 0
        self.need(fits, where, f"expected {self.seats} numbers, none negative")
        for seat, number in enumerate(numbers):
            self.b[first_cell + seat] = number

    def note_decisions(self, decisions: Sequence[int] | None) -> None:
        """How many choices each seat has made; the kernel keeps them in its own cells."""
        if decisions is not None:
            self.by_seat(decisions, "decisions", 0)

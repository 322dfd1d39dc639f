"""What seats observe of a table, as numpy's arrays: the game's encoding, written out."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from backroom.interop.setting import Setting
from backroom.kernel.encoding import amounts_of
from backroom.kernel.state import State

LEAST, MOST = -128, 127  # of a number


class Observations:
    """Writes out what seats observe at tables of one setting."""

    def __init__(self, setting: Setting) -> None:
        encoding, cards = setting.game.encoding, setting.edition.cards
        self.encoder = setting.game.encoder()
        self.columns = encoding.columns(cards, setting.seats)
        self.size = len(self.columns)
        self.units = np.array([column.unit for column in self.columns], np.float32)
        self.marks_at_most = encoding.marks_at_most(cards, setting.seats)

    def numbers(self, state: State, seat: int) -> NDArray[np.int8]:
        """The row of a seat, or of a spectator."""
        row = np.zeros(self.size, np.int8)
        told = amounts_of(self.encoder, state, seat, False, self.marks_at_most)
        row[list(told)] = list(told.values())
        return row

    def scaled(self, state: State, seat: int) -> NDArray[np.float32]:
        """The same with every number divided by its unit."""
        row: NDArray[Any] = self.numbers(state, seat) / self.units
        return row

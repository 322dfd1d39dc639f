"""A seat's view as an array of fixed length, for any game, edition and options.

A view has lists of any length and words of any edition, so nobody can say beforehand which columns
a table of it would have. Instead, everything in it has a name such as ``seats.1.money`` or
``phase=take``, and the hash of the name says in which cell of the array it counts, and whether up
or down (the "hashing trick" of Weinberger and others, 2009). The longer the array, the seldomer
two names meet in a cell.
"""

from hashlib import blake2b
from math import copysign, log2
from typing import Any

import numpy as np
from msgspec import Struct, to_builtins
from numpy.typing import NDArray

SIZE = 4096
LIMIT = 16.0  # of a cell, up and down


class Features:
    """Puts views into arrays of ``size`` cells."""

    def __init__(self, size: int = SIZE) -> None:
        if size < 1:
            raise ValueError(f"an observation has at least one cell, not {size}")
        self.size = size
        self._root = _Spot("", size)

    def encode(self, view: Struct) -> NDArray[np.float32]:
        """The array of a view."""
        spots, amounts = self._read(view)
        cells = [spot.cell for spot in spots]
        signed = [spot.sign * amount for spot, amount in zip(spots, amounts, strict=True)]
        sums = np.bincount(cells, signed, minlength=self.size)
        return np.clip(sums, -LIMIT, LIMIT).astype(np.float32)

    def named(self, view: Struct) -> dict[str, float]:
        """What ``encode`` counts, by name."""
        found: dict[str, float] = {}
        for spot, amount in zip(*self._read(view), strict=True):
            found[spot.name] = found.get(spot.name, 0.0) + amount
        return found

    def cell(self, name: str) -> tuple[int, int]:
        """The cell in which a name counts, and 1 or -1: whether up or down."""
        spot = _Spot(name, self.size)
        return spot.cell, spot.sign

    def _read(self, view: Struct) -> tuple[list["_Spot"], list[float]]:
        spots: list[_Spot] = []
        amounts: list[float] = []
        _read(to_builtins(view), self._root, spots, amounts)
        return spots, amounts


class _Spot:
    """A name and its cell. Those that follow from it are kept, for hashing takes long."""

    __slots__ = ("_below", "cell", "name", "sign", "size")

    def __init__(self, name: str, size: int) -> None:
        number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")
        self.name = name
        self.size = size
        self.cell = (number >> 1) % size
        self.sign = 1 if number & 1 else -1
        self._below: dict[tuple[str, object], _Spot] = {}

    def below(self, link: str, key: object) -> "_Spot":
        """The name that goes on with a link (a dot, an equals sign) and a key."""
        found = self._below.get((link, key))
        if found is None:
            found = _Spot(f"{self.name}{link}{key}" if self.name else str(key), self.size)
            self._below[link, key] = found
        return found


def _read(data: Any, spot: _Spot, spots: list[_Spot], amounts: list[float]) -> None:
    """Add everything that counts in plain data, and how much."""
    if isinstance(data, dict):
        for key, value in data.items():
            _read(value, spot.below(".", key), spots, amounts)
    elif isinstance(data, list):
        for place, value in enumerate(data):
            _read(value, spot.below(".", place), spots, amounts)
            if isinstance(value, (int, str)):
                spots.append(spot.below(" has ", value))
                amounts.append(1.0)
    elif isinstance(data, (int, str)):
        if data is True:
            spots.append(spot)
            amounts.append(1.0)
        elif data is not False:
            if isinstance(data, int):
                spots.append(spot)
                amounts.append(copysign(log2(1 + abs(data)), data) / 4)
            spots.append(spot.below("=", data))
            amounts.append(1.0)

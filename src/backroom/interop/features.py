"""A seat's view as an array of fixed length, for any game, edition and options.

A view has lists of any length and words of any edition, so nobody can say beforehand which columns
a table of it would have. Instead, everything in it has a name such as ``seats.1.money`` or
``phase=take``, and the hash of the name says in which cell of the array it counts, and whether up
or down (the "hashing trick" of Weinberger and others, 2009). The longer the array, the seldomer
two names meet in a cell.
"""

from functools import cache
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
    """A name with its cell, and the names that follow from it."""

    __slots__ = ("cell", "name", "parts", "sign", "values")

    def __init__(self, name: str, size: int) -> None:
        number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")
        self.name = name
        self.cell = (number >> 1) % size
        self.sign = 1 if number & 1 else -1
        self.parts = _Spots(f"{name}." if name else "", size)
        self.values = _Spots(f"{name}=", size)


class _Spots(dict[str | int, _Spot]):
    """Spots by the end of their names, made when first asked for, because hashing is slow."""

    __slots__ = ("_size", "_start")

    def __init__(self, start: str, size: int) -> None:
        super().__init__()
        self._start = start
        self._size = size

    def __missing__(self, key: str | int) -> _Spot:
        spot = _Spot(f"{self._start}{key}", self._size)
        self[key] = spot
        return spot


def _read(data: Any, spot: _Spot, spots: list[_Spot], amounts: list[float]) -> None:
    """Add everything that counts in plain data, and how much."""
    kind = type(data)
    if kind is dict:
        for key, value in data.items():
            _read(value, spot.parts[key], spots, amounts)
    elif kind is list:
        for place, value in enumerate(data):
            _read(value, spot.parts[place], spots, amounts)
            if type(value) is int or type(value) is str:
                spots.append(spot.values[value])
                amounts.append(1.0)
    elif kind is str:
        spots.append(spot.values[data])
        amounts.append(1.0)
    elif kind is int:
        spots += (spot, spot.values[data])
        amounts += (_scaled(data), 1.0)
    elif data is True:
        spots.append(spot)
        amounts.append(1.0)


@cache
def _scaled(number: int) -> float:
    """A number in the range of a network's inputs; larger ones differ less."""
    return copysign(log2(1 + abs(number)), number) / 4

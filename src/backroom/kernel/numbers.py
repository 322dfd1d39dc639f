"""The two number types of the hot path, imported from here and nowhere else.

``i64`` is a machine integer where mypyc compiles and an ``int`` where it does not; ``vec`` is a
flat array of them. librt is young: this one place is where it would be replaced.
"""

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

__all__ = ["append", "bit", "copy_of", "i64", "u8", "vec", "zeros"]


def zeros(length: i64) -> vec[i64]:
    """A flat array of ``length`` zeros."""
    return vec[i64]([0] * length)


def copy_of(numbers: vec[i64]) -> vec[i64]:
    """The same numbers in an array of its own. This moves memory as a whole, where a slice goes
    number by number, and a board has a thousand."""
    return extend(vec[i64](), numbers)


def bit(number: i64) -> i64:
    """A mask with one bit set, of 0 .. 62."""
    return _shifted(1, number)


def _shifted(value: i64, by: i64) -> i64:
    # mypyc writes a literal 1 as a C int, so that `1 << 32` would overflow; a parameter is an i64.
    return value << by

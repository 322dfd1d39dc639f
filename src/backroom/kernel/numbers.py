"""The two number types of the hot path, imported from here and nowhere else.

``i64`` is a machine integer where mypyc compiles and an ``int`` where it does not; ``vec`` is a
flat array of them. librt is young: this one place is where it would be replaced.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

__all__ = ["append", "i64", "vec", "zeros"]


def zeros(length: i64) -> vec[i64]:
    """A flat array of ``length`` zeros."""
    return vec[i64]([0] * length)

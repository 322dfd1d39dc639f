"""A whole log in one piece, as the archive keeps it: a quarter of what its rows take."""

from collections.abc import Sequence
from zlib import compress, decompress

from msgspec import msgpack

from backroom.server.store import LogRow

_decode = msgpack.Decoder(list[LogRow]).decode


def packed(rows: Sequence[LogRow]) -> bytes:
    """Rows of a log as the archive keeps them."""
    return compress(msgpack.encode(rows), 9)


def unpacked(data: bytes) -> list[LogRow]:
    """The same rows again, byte for byte."""
    return _decode(decompress(data))


def rows_of(found: Sequence[LogRow], after: int) -> list[LogRow]:
    """The rows of a log behind a number, where row 0 is the whole of it, from the archive."""
    if found and found[0].number == 0:
        return [row for row in unpacked(found[0].data) if row.number > after]
    return list(found)

"""Sentences that were made once and may be wanted again, up to so many bytes in one process."""

from collections import OrderedDict
from sys import getsizeof

MOST_BYTES = 32_000_000
BESIDE = 250  # bytes that an entry takes beside its text

Key = tuple[int, int, int]


class Sentences:
    """The sentences that were used last. Which table and which line a key means is the user's."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Key, str] = OrderedDict()
        self.bytes = 0

    def get(self, key: Key) -> str | None:
        """A sentence, if it is still there."""
        text = self._kept.get(key)
        if text is not None:
            self._kept.move_to_end(key)
        return text

    def keep(self, key: Key, text: str) -> None:
        """A new one; those that nobody wanted for longest make room for it."""
        self._kept[key] = text
        self.bytes += getsizeof(text) + BESIDE
        while self.bytes > self._most_bytes:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= getsizeof(oldest) + BESIDE

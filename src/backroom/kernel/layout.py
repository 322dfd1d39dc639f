"""A table is declared once: its parts by name, what their numbers mean, and what empty is.

A game declares its parts in ``layout.py``. From that ``make layout`` writes ``board.py`` (where
every part stands, index functions, the empty board, clearing); positions read and write parts in
words; the hash of a state goes over the parts by name. Nothing here is on the hot path.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from struct import pack, unpack
from typing import Any, NamedTuple

from backroom.kernel.numbers import i64, vec

Word = str | int
CELL_BYTES = 8
PIECE = 2047  # bytes; for more Python lets other threads run, and getting back costs far more


@dataclass(frozen=True)
class Things:
    """Things of one kind, told apart by a number: seats, cards, districts, decisions.

    Their words are those of a position: in a row, or by number where the numbers have gaps. If an
    edition has the words, ``ids`` names the list of its cards, and the number of things may differ
    from edition to edition, unless there are ``always`` so many.
    """

    name: str
    words: Sequence[Word] | Mapping[int, Word] = ()
    ids: str = ""
    always: int = 0
    hashed_by_word: bool = False  # where the next version may number them anew
    are_seats: bool = False  # of a table: encodings begin with the one that looks

    def called(self, name: str) -> "Things":
        """The same things in another part to play, as giver and taker are both seats."""
        return replace(self, name=name)

    def by_number(self, cards: object) -> Mapping[int, Word]:
        words = getattr(cards, self.ids) if self.ids else self.words
        return words if isinstance(words, Mapping) else dict(enumerate(words))

    def count(self, cards: object) -> int:
        return self.always or len(self.by_number(cards))

    def end(self, cards: object) -> int:
        """The number after the last one."""
        return self.always or max(self.by_number(cards), default=-1) + 1

    def word(self, number: int, cards: object) -> Any:
        return self.by_number(cards)[number]

    def number(self, word: object, cards: object) -> int:
        """The number behind a word; raises ValueError."""
        for number, known in self.by_number(cards).items():
            if word == known and type(word) is type(known):
                return number
        raise ValueError(f"{word!r} is no {self.name}")


@dataclass(frozen=True)
class Number:
    """A plain number: money, a count, a flag."""

    most: int
    least: int = 0

    def word(self, number: int, cards: object) -> Any:
        return number

    def number(self, word: object, cards: object) -> int:
        """The number as it is given; raises ValueError."""
        if isinstance(word, bool) or not isinstance(word, int):
            raise ValueError(f"{word!r} is no number")
        if not self.least <= word <= self.most:
            raise ValueError(f"{word} is not in {self.least}..{self.most}")
        return word


@dataclass(frozen=True)
class SetOf:
    """Several things of one kind, a bit for each."""

    things: Things

    def word(self, number: int, cards: object) -> Any:
        words = self.things.by_number(cards)
        return [words[bit] for bit in range(number.bit_length()) if (number >> bit) & 1]

    def number(self, word: object, cards: object) -> int:
        """The bits of a list of things; raises ValueError."""
        if not isinstance(word, list):
            raise ValueError(f"{word!r} is no list")
        return sum(1 << number for number in {self.things.number(one, cards) for one in word})


@dataclass(frozen=True)
class CountsOf:
    """How many there are of each of several things, so many bits for each."""

    things: Things
    bits: int

    def word(self, number: int, cards: object) -> Any:
        counts = {
            word: (number >> (self.bits * place)) & (2**self.bits - 1)
            for place, word in self.things.by_number(cards).items()
        }
        return {word: count for word, count in counts.items() if count}

    def number(self, word: object, cards: object) -> int:
        """The bits of counts by thing; raises ValueError."""
        if not isinstance(word, Mapping):
            raise ValueError(f"{word!r} does not say how many of what")
        known = Number(2**self.bits - 1)
        return sum(
            known.number(count, cards) << (self.bits * self.things.number(one, cards))
            for one, count in word.items()
        )


Meaning = Things | Number | SetOf | CountsOf
FLAG = Number(1)


@dataclass(frozen=True)
class Part:
    """One thing that a table remembers: a number, or as many as the things that it goes by."""

    name: str
    holds: Meaning
    by: tuple[Things, ...] = ()
    empty: int = 0
    note: str = ""

    def shape(self, cards: object = None) -> list[int]:
        return [things.count(cards) for things in self.by]


# The kernel's own part, the first on every board: how many choices each seat has made.
SEATS_AT_MOST = 8
CHOICES_MADE = Part(
    "choices_made",
    Number(1_000_000_000),
    by=(Things("seat", [f"S{seat}" for seat in range(SEATS_AT_MOST)]),),
)


@dataclass(frozen=True)
class Clearing:
    """Parts that the rules empty together: all of them, or those of one seat, one slot ..."""

    name: str
    parts: tuple[str, ...]
    of: tuple[Things, ...] = ()


@dataclass(frozen=True)
class Span:
    """Where a part stands on the board of an edition."""

    part: Part
    shape: list[int]
    first: int

    @property
    def end(self) -> int:
        return self.first + product(self.shape)


@dataclass(frozen=True)
class Layout:
    """All parts of a table, in the order in which they stand on the board."""

    parts: Sequence[Part]
    clearings: Sequence[Clearing] = field(default=())

    def spans(self, cards: object) -> dict[str, Span]:
        """Every part by name, on a board for these cards."""
        spans: dict[str, Span] = {}
        first = 0
        for part in self.parts:
            spans[part.name] = Span(part, part.shape(cards), first)
            first = spans[part.name].end
        return spans


def product(counts: Sequence[int]) -> int:
    result = 1
    for count in counts:
        result *= count
    return result


class Board:
    """A board and its parts in words, those that are empty left out.

    ``limits`` says, by the name of a kind of things, how many of them this table has.
    """

    def __init__(
        self, layout: Layout, cards: object, b: vec[i64], limits: Mapping[str, int]
    ) -> None:
        self.spans = layout.spans(cards)
        self.cards = cards
        self.b = b
        self.limits = limits

    def told(self, name: str) -> Any:
        """A part in words: one word, or words by the words of what the part goes by."""
        span = self.spans[name]
        return self._told(span.part, span.part.by, span.first)

    def _told(self, part: Part, by: Sequence[Things], cell: int) -> Any:
        if not by:
            number = int(self.b[cell])
            return None if number == part.empty else part.holds.word(number, self.cards)
        step = product([things.count(self.cards) for things in by[1:]])
        told = {
            word: self._told(part, by[1:], cell + number * step)
            for word, number in self._numbers(by[0]).items()
        }
        return {word: inner for word, inner in told.items() if inner not in (None, {})}

    def lay(self, name: str, given: Any) -> None:
        """Write a part from its words; what they leave out stays as it is. Raises ValueError."""
        span = self.spans[name]
        self._lay(span.part, span.part.by, span.first, given)

    def _lay(self, part: Part, by: Sequence[Things], cell: int, given: Any) -> None:
        if not by:
            if given is not None:
                self.b[cell] = part.holds.number(given, self.cards)
            return
        if not isinstance(given, Mapping):
            raise ValueError(f"expected something by {by[0].name}")
        step = product([things.count(self.cards) for things in by[1:]])
        numbers = self._numbers(by[0])
        for word, inner in given.items():
            if word not in numbers:
                raise ValueError(f"there is no {by[0].name} {word!r}")
            self._lay(part, by[1:], cell + numbers[word] * step, inner)

    def _numbers(self, things: Things) -> dict[str, int]:
        """The words of the things that this table has, and their numbers."""
        limit = self.limits.get(things.name, things.count(self.cards))
        by_number = things.by_number(self.cards)
        return {str(word): number for number, word in by_number.items() if number < limit}


class Hasher:
    """Hashes boards, part by part in the order of their names: a part may move on the board, and a
    new one that is empty may be added, and no hash changes."""

    def __init__(self, layout: Layout, cards: object) -> None:
        spans = sorted(layout.spans(cards).values(), key=lambda span: span.part.name)
        self._hashed = [_Hashed.of(span) for span in spans]

    def hash(self, b: vec[i64]) -> str:
        board = bytes(memoryview(b))
        told: list[bytes] = []
        for first, end, empty, name, words in self._hashed:
            cells = board[first:end]
            if cells != empty:
                told += (name, cells if words is None else _in_words(cells, words))
        whole = b"".join(told)
        found = blake2b(digest_size=8)
        for start in range(0, len(whole), PIECE):
            found.update(whole[start : start + PIECE])
        return found.hexdigest()


class _Hashed(NamedTuple):
    """A part as it is hashed: its bytes on the board, what empty is, and its name."""

    first: int
    end: int
    empty: bytes
    name: bytes
    words: Sequence[Word] | Mapping[int, Word] | None  # None: its numbers are hashed as they are

    @classmethod
    def of(cls, span: Span) -> "_Hashed":
        part, words = span.part, None
        if isinstance(part.holds, Things) and part.holds.hashed_by_word:
            words = part.holds.words
        return cls(
            span.first * CELL_BYTES,
            span.end * CELL_BYTES,
            pack("q", part.empty) * product(span.shape),
            part.name.encode(),
            words,
        )


def _in_words(cells: bytes, words: Sequence[Word] | Mapping[int, Word]) -> bytes:
    numbers = unpack(f"{len(cells) // CELL_BYTES}q", cells)
    return " ".join(str(words[number]) for number in numbers).encode()

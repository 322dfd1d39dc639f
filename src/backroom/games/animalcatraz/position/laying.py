"""Small steps that all parts of restoring a position of Animalcatraz share."""

from collections.abc import Collection, Iterable, Sequence

from backroom.games.animalcatraz import board as at
from backroom.games.animalcatraz.position.parts import Position
from backroom.games.animalcatraz.position.words import WATCHERS
from backroom.games.animalcatraz.state import Table, asked
from backroom.kernel.position import Restorer

MOST = 1000  # of anything that is counted


class Layer(Restorer):
    """Lays out a position on the board of an empty table."""

    def __init__(self, table: Table, position: Position) -> None:
        super().__init__(position.seats, table.b)
        self.table = table
        self.options = table.options
        self.cards = table.cards
        self.position = position
        self.inmates = int(table.inmates)
        self.rivals = int(table.rivals)

    def top(self) -> int:
        """The number of the frame on top; 0 when the game is over and nothing is to happen."""
        return int(asked(self.table)) if self.b[at.DEPTH] > 0 else 0

    def find(self, ids: Sequence[str], word: str, where: str) -> int:
        """The number of an id."""
        self.need(word in ids, where, f"there is no {word!r}")
        return ids.index(word)

    def find_or(self, ids: Sequence[str], word: str, where: str) -> int:
        """The number of an id, or -1 for none."""
        return self.find(ids, word, where) if word else -1

    def mask(self, ids: Sequence[str], words: Iterable[str], where: str) -> int:
        numbers = [self.find(ids, word, where) for word in words]
        self.need(len(set(numbers)) == len(numbers), where, "something is named twice")
        return sum(1 << number for number in numbers)

    def number(self, value: int, where: str, most: int = MOST, least: int = 0) -> int:
        self.need(least <= value <= most, where, f"{value} is none of {least} to {most}")
        return value

    def numbers(self, values: Sequence[int], count: int, where: str, most: int = MOST) -> list[int]:
        self.need(len(values) == count, where, f"expected {count} numbers")
        return [self.number(value, where, most) for value in values]

    def one_of(self, value: int | None, count: int, where: str) -> int:
        """An inmate, rival or the like below a count; -1 for none."""
        return -1 if value is None else self.number(value, where, count - 1)

    def mask_below(self, values: Collection[int], count: int, where: str) -> int:
        self.need(len(set(values)) == len(values), where, "something is named twice")
        return sum(1 << self.number(value, where, count - 1) for value in values)

    def known(self, word: str, where: str) -> int:
        """Who knows a card: rivals by their numbers, and those who watch."""
        mask = 0
        for letter in word:
            rivals = [str(rival) for rival in range(at.RIVALS)]
            bit = len(rivals) if letter == WATCHERS else self.find(rivals, letter, where)
            self.need((mask >> bit) & 1 == 0, where, f"{letter} is there twice")
            mask |= 1 << bit
        return mask

    def put(self, first: int, numbers: Iterable[int]) -> None:
        for cell, number in enumerate(numbers, first):
            self.b[cell] = number

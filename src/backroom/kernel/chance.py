"""Where luck comes from: one generator a table, never a module-level one.

Two generators share one interface. ``FastChance`` is for simulation and search;
``KeyedChance`` cannot be predicted from what it gave before and is for real tables.
``ScriptedChance`` says what a scenario wants, and ``RecordedChance`` remembers what another said.
"""

from hashlib import blake2b
from secrets import token_hex
from typing import Final

from backroom.kernel.numbers import i64, vec

WORD: Final[i64] = 0xFFFFFFFF
# Multiply with carry: MULTIPLIER * 2**32 - 1 is a safe prime, and MULTIPLIER * WORD + carry stays
# below 2**63, so that compiled and interpreted arithmetic agree.
MULTIPLIER: Final[i64] = 1791398085


class ChanceError(Exception):
    """A scripted or recorded outcome does not fit the question that the rules ask."""


class Chance:
    """A source of equally likely whole numbers."""

    def word(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError

    def below(self, count: i64) -> i64:
        """One of 0 .. count-1, each equally likely (Lemire's method, without bias)."""
        product: i64 = self.word() * count
        if product & WORD < count:
            threshold: i64 = (WORD + 1 - count) % count
            while product & WORD < threshold:
                product = self.word() * count
        return product >> 32

    def fork(self) -> "Chance":
        """Another generator for a copy of the table: look-ahead must not see the real next roll."""
        raise NotImplementedError


class FastChance(Chance):
    """Multiply with carry: a few machine instructions a number."""

    def __init__(self, low: i64, carry: i64) -> None:
        self._low: i64 = low & WORD
        # A carry of 1 .. MULTIPLIER-2 keeps the generator off its two fixed points.
        self._carry: i64 = carry % (MULTIPLIER - 2) + 1

    def word(self) -> i64:
        product: i64 = self._low * MULTIPLIER + self._carry
        self._low = product & WORD
        self._carry = product >> 32
        return self._low ^ self._carry

    def place(self) -> tuple[int, int]:
        """Where the generator stands."""
        return int(self._low), int(self._carry)

    def go_to(self, low: i64, carry: i64) -> None:
        """Go on where another one stood."""
        self._low = low
        self._carry = carry

    def fork(self) -> Chance:
        return FastChance(self._low * 40503 + self._carry, self._carry ^ self._low)


class KeyedChance(Chance):
    """A keyed hash in counter mode: without the key nobody can tell the next number."""

    def __init__(self, key: str) -> None:
        self._key = blake2b(key.encode(), digest_size=32).digest()
        self._counter = 0
        self._block = b""

    def word(self) -> i64:
        if not self._block:
            self._block = self._hash(b"outcome")
            self._counter += 1
        number = int.from_bytes(self._block[:4], "big")
        self._block = self._block[4:]
        return number

    def fork(self) -> Chance:
        return fast_chance(f"{self._hash(b'fork').hex()} {len(self._block)}")

    def _hash(self, purpose: bytes) -> bytes:
        counter = self._counter.to_bytes(8, "big")
        return blake2b(counter, key=self._key, person=purpose, digest_size=64).digest()


class ScriptedChance(Chance):
    """Gives the outcomes of a script in their order."""

    def __init__(self, outcomes: list[int]) -> None:
        self._outcomes = list(outcomes)
        self._next = 0

    def below(self, count: i64) -> i64:
        if self._next == len(self._outcomes):
            raise ChanceError(
                f"the script has {self._next} outcomes, and the rules ask for one more"
            )
        outcome = self._outcomes[self._next]
        if not 0 <= outcome < count:
            raise ChanceError(
                f"outcome {self._next + 1} of the script is {outcome},"
                f" and the rules ask for 0 to {count - 1}"
            )
        self._next += 1
        return outcome

    def fork(self) -> Chance:
        return fast_chance(f"script {self._next} {self._outcomes}")

    def left(self) -> int:
        """How many outcomes nobody has asked for yet."""
        return len(self._outcomes) - self._next


class RecordedChance(Chance):
    """Remembers what another generator gave, until somebody takes it down."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self._outcomes: list[int] = []
        self.counts: list[int] = []  # of all outcomes so far: how many there could have been

    def below(self, count: i64) -> i64:
        outcome = self._source.below(count)
        self._outcomes.append(outcome)
        self.counts.append(count)
        return outcome

    def fork(self) -> Chance:
        return self._source.fork()

    def take_down(self) -> list[int]:
        """The outcomes since the last call."""
        outcomes = self._outcomes
        self._outcomes = []
        return outcomes


def fast_chance(seed: int | str) -> FastChance:
    """The fast generator that this seed stands for."""
    digest = blake2b(str(seed).encode(), digest_size=8).digest()
    return FastChance(int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:], "big"))


def fresh_key() -> str:
    """A key for a real table, from the machine's own entropy."""
    return token_hex(16)


def shuffle(cells: vec[i64], start: i64, end: i64, chance: Chance) -> None:
    """Put cells start .. end-1 in random order, all orders equally likely."""
    last: i64 = end - 1
    while last > start:
        other: i64 = start + chance.below(last - start + 1)
        kept: i64 = cells[last]
        cells[last] = cells[other]
        cells[other] = kept
        last -= 1


def sort(cells: vec[i64], start: i64, end: i64) -> None:
    """Put cells start .. end-1 in rising order; there are few of them. Shuffled after that, they
    depend on chance alone."""
    for index in range(start, end):
        kept: i64 = cells[index]
        spot: i64 = index
        while spot > start and cells[spot - 1] > kept:
            cells[spot] = cells[spot - 1]
            spot -= 1
        cells[spot] = kept

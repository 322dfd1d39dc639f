"""Deals that anybody can check.

Before the first card the dealer tells the hash of a secret seed. Every seat may then add luck of
its own, and the cards come from both together: the dealer cannot choose the deal after the seats
have added theirs, and no seat can choose it without knowing the seed. At the end the seed is told.
"""

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct, json

SEED_BYTES = 32  # of chance, so that nobody can guess a seed


class Deal(Struct, forbid_unknown_fields=True, kw_only=True):
    """All that a deal came from, as it is told at the end. ``luck`` is by seat."""

    table: str
    commitment: str
    seed: str
    luck: list[str | None]

    def key(self) -> str:
        """The key of the generator that deals: the hash of everything that went into it."""
        return deal_key(self.table, self.seed, self.luck)

    def is_honest(self) -> bool:
        """Whether the seed is the one whose hash was told before."""
        return commitment_to(self.seed) == self.commitment


def commitment_to(seed: str) -> str:
    """What the dealer tells of a seed before the deal."""
    return sha256(seed.encode()).hexdigest()


def deal_key(table: str, seed: str, luck: Sequence[str | None]) -> str:
    """The SHA-256 of the JSON ``["table","seed",["luck of seat 0",null,...]]``."""
    return sha256(json.encode([table, seed, luck])).hexdigest()

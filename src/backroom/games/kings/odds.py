"""Exact odds in New York Kings, by counting all rolls of the dice still to come."""

from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from backroom.games.kings.hands import pack, strength_with_jokers

RANKS = 6


@cache
def rolls(dice: int) -> list[tuple[int, int]]:
    """Every multiset of so many dice as a packed hand, with how many rolls give it."""
    found = []
    for ranks in combinations_with_replacement(range(RANKS), dice):
        ways = factorial(dice)
        for rank in range(RANKS):
            ways //= factorial(ranks.count(rank))
        found.append((sum(pack(rank) for rank in ranks), ways))
    return found


@cache
def outcomes(hand: int, jokers: int, dice: int) -> dict[int, int]:
    """How many rolls lead to each strength."""
    found: dict[int, int] = {}
    for rolled, ways in rolls(dice):
        strength = int(strength_with_jokers(hand + rolled, jokers))
        found[strength] = found.get(strength, 0) + ways
    return found


@cache
def duel(
    hand: int, jokers: int, dice: int, other: int, other_jokers: int, other_dice: int
) -> tuple[int, int, int]:
    """In how many cases the first side wins, how many are level, and how many there are."""
    wins = ties = 0
    right = outcomes(other, other_jokers, other_dice)
    for strength, ways in outcomes(hand, jokers, dice).items():
        wins += ways * sum(count for against, count in right.items() if against < strength)
        ties += ways * right.get(strength, 0)
    return wins, ties, RANKS ** (dice + other_dice)


def hiring(rank: int, offer: int) -> tuple[int, int, int]:
    """In how many rolls of an offer a henchman accepts, in how many he hesitates, of how many."""
    lower, not_higher = rank**offer, (rank + 1) ** offer
    return RANKS**offer - not_higher, not_higher - lower, RANKS**offer


def joker_hiring(offer: int) -> tuple[int, int, int]:
    """The same for a Joker, who never hesitates (NK-410, NK-411)."""
    return RANKS**offer - (RANKS - 1) ** offer, 0, RANKS**offer

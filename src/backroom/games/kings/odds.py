"""Exact odds in New York Kings, by counting all rolls of the dice still to come."""

from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from backroom.games.kings import board as at
from backroom.games.kings.hands import STRENGTHS, order, pack
from backroom.kernel.numbers import i64, vec, zeros

RANKS: Final[i64] = 6
ARREST_DICE: Final[i64] = 3


class _Rolls:
    """Every multiset of 0, 1, 2 ... 5 dice as a packed hand, and how many rolls give it."""

    def __init__(self) -> None:
        hands: list[int] = []
        ways: list[int] = []
        first = [0]
        for dice in range(at.DICE + 1):
            for ranks in combinations_with_replacement(range(RANKS), dice):
                hands.append(sum(int(pack(rank)) for rank in ranks))
                ways.append(factorial(dice))
                for rank in range(RANKS):
                    ways[-1] //= factorial(ranks.count(rank))
            first.append(len(hands))
        self.hands = vec[i64](hands)
        self.ways = vec[i64](ways)
        self.first = vec[i64](first)  # by number of dice


ROLLS: Final = _Rolls()


def count_duel(
    hand: i64, jokers: i64, dice: i64, other: i64, other_jokers: i64, other_dice: i64
) -> tuple[i64, i64, i64]:
    """In how many cases the first side wins, how many are level, and how many there are."""
    below = zeros(STRENGTHS + 1)  # by strength: how many rolls of the other side come to less
    for roll in range(ROLLS.first[other_dice], ROLLS.first[other_dice + 1]):
        below[order(other + ROLLS.hands[roll], other_jokers) + 1] += ROLLS.ways[roll]
    for strength in range(STRENGTHS):
        below[strength + 1] += below[strength]
    wins: i64 = 0
    ties: i64 = 0
    cases: i64 = 0
    for roll in range(ROLLS.first[dice], ROLLS.first[dice + 1]):
        reached: i64 = order(hand + ROLLS.hands[roll], jokers)
        wins += ROLLS.ways[roll] * below[reached]
        ties += ROLLS.ways[roll] * (below[reached + 1] - below[reached])
        cases += ROLLS.ways[roll] * below[STRENGTHS]
    return wins, ties, cases


@cache
def duel(
    hand: int, jokers: int, dice: int, other: int, other_jokers: int, other_dice: int
) -> tuple[int, int, int]:
    """The same, remembered for the views of a table, which ask it again and again."""
    wins, ties, cases = count_duel(hand, jokers, dice, other, other_jokers, other_dice)
    return int(wins), int(ties), int(cases)


def hiring(rank: int, offer: int) -> tuple[int, int, int]:
    """In how many rolls of an offer a henchman accepts, in how many he hesitates, of how many."""
    lower, not_higher = rank**offer, (rank + 1) ** offer
    return RANKS**offer - not_higher, not_higher - lower, RANKS**offer


def joker_hiring(offer: int) -> tuple[int, int, int]:
    """The same for a Joker, who never hesitates (NK-410, NK-411)."""
    return RANKS**offer - (RANKS - 1) ** offer, 0, RANKS**offer

"""Exact odds in Animalcatraz, by counting all rolls of the dice still to come."""

from functools import cache

FACES = 6
DICE = 2  # of nearly every roll


@cache
def ways(dice: int) -> dict[int, int]:
    """How many rolls of so many dice give each sum."""
    sums = {0: 1}
    for _ in range(dice):
        rolled: dict[int, int] = {}
        for total, count in sums.items():
            for face in range(1, FACES + 1):
                rolled[total + face] = rolled.get(total + face, 0) + count
        sums = rolled
    return sums


@cache
def reaching(needed: int, dice: int = DICE) -> tuple[int, int]:
    """How many rolls sum up to at least what is needed, and how many there are."""
    wins = sum(count for total, count in ways(dice).items() if total >= needed)
    return wins, FACES**dice


@cache
def holding(lead: int, dice: int = DICE, other_dice: int = DICE) -> tuple[int, int]:
    """In how many cases who leads by so much before the dice is not beaten, and of how many: a tie
    goes to attackers (AZ-388) and thieves (AZ-448)."""
    wins = sum(
        count * other_count
        for total, count in ways(dice).items()
        for other, other_count in ways(other_dice).items()
        if total + lead >= other
    )
    return wins, FACES ** (dice + other_dice)


def not_above(limit: int) -> tuple[int, int]:
    """How many faces of one die are not above a number (AZ-405)."""
    return min(max(limit, 0), FACES), FACES


def both(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """Two rolls that must both succeed."""
    return one[0] * other[0], one[1] * other[1]

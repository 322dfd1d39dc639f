"""Where the truth lies, with 95 % confidence.

Games that share a deal resemble each other, so every figure is put together from what the deals
brought, and only the deals are taken to be independent.
"""

from collections.abc import Iterable, Sequence
from math import pi, sqrt, tan
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Interval(NamedTuple):
    """Where the true value lies, with the given confidence."""

    low: float
    high: float


class Part(NamedTuple):
    """What one deal brought: a sum, and over how much it was summed."""

    sum: float
    weight: float


class Estimate(NamedTuple):
    """A value and its interval; one deal alone has none."""

    value: float
    interval: Interval | None


def wilson(successes: float, trials: float, z: float = Z) -> Interval:
    """Wilson's score interval of a share; it stays within 0 and 1, also for few trials."""
    share = successes / trials
    weight = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / weight
    margin = z / weight * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return Interval(max(0.0, middle - margin), min(1.0, middle + margin))


def share(parts: Sequence[Part]) -> Estimate:
    """A share, with Wilson's interval for as many independent trials as would scatter like these
    deals; where they do not scatter at all, every deal is one trial."""
    value, deals = ratio(parts), _deals(parts)
    if deals < 2:
        return Estimate(value, None)
    error = _scatter(_residuals(parts), deals)
    trials = value * (1 - value) / error**2 if error > 0 and 0 < value < 1 else float(deals)
    return Estimate(value, wilson(value * trials, trials, student(deals - 1)))


def mean(parts: Sequence[Part]) -> Estimate:
    """A mean, with Student's interval."""
    return _around(ratio(parts), _residuals(parts), _deals(parts))


def difference(ours: Sequence[Part], theirs: Sequence[Part]) -> Estimate:
    """How much larger our mean or share is than theirs, deal against deal."""
    both = zip(_residuals(ours), _residuals(theirs), strict=True)
    deals = min(_deals(ours), _deals(theirs))
    return _around(ratio(ours) - ratio(theirs), [a - b for a, b in both], deals)


def ratio(parts: Iterable[Part]) -> float:
    """The sum of all deals over all that it was summed over."""
    total = weight = 0.0
    for part in parts:
        total += part.sum
        weight += part.weight
    return total / weight


def student(freedom: int) -> float:
    """The quantile of Student's distribution for our confidence: exact for 1 and 2 degrees of
    freedom, else by Cornish and Fisher's expansion, which is off by less than 0.005."""
    if freedom == 1:
        return tan(pi * CONFIDENCE / 2)
    if freedom == 2:
        return CONFIDENCE * sqrt(2 / (1 - CONFIDENCE**2))
    return (
        Z
        + (Z**3 + Z) / 4 / freedom
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96 / freedom**2
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384 / freedom**3
        + (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160 / freedom**4
    )


def _residuals(parts: Sequence[Part]) -> list[float]:
    """By how much each deal moves the ratio away from what all say (its linearisation)."""
    value = ratio(parts)
    weights = sum(part.weight for part in parts)
    return [(part.sum - value * part.weight) / weights for part in parts]


def _deals(parts: Sequence[Part]) -> int:
    """How many deals have something to say."""
    return sum(part.weight > 0 for part in parts)


def _scatter(residuals: Sequence[float], deals: int) -> float:
    """The standard error of a value that so many independent deals have moved."""
    return sqrt(deals / (deals - 1) * sum(residual * residual for residual in residuals))


def _around(value: float, residuals: Sequence[float], deals: int) -> Estimate:
    if deals < 2:
        return Estimate(value, None)
    margin = student(deals - 1) * _scatter(residuals, deals)
    return Estimate(value, Interval(value - margin, value + margin))

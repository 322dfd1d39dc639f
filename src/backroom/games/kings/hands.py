"""How strong a hand is (NK-389 to NK-407): one lookup in a table of all counts of the six ranks.

A hand is packed into one number, four bits for each rank. More than five of a rank are no better
than five, so the table has six entries for each rank.
"""

from typing import Final

from backroom.kernel.numbers import i64, vec, zeros

RANKS: Final[i64] = 6
ENTRIES: Final[i64] = 46656  # 6 ** RANKS
MOST: Final[i64] = 5  # of one rank that matter
FIVE: Final[i64] = 5  # values that count at most (NK-390)
SIDE_OF_FIVE: Final[i64] = 7  # above an A (NK-405)

HIGH_CARD: Final[i64] = 0
PAIR: Final[i64] = 1
TWO_PAIRS: Final[i64] = 2
THREE: Final[i64] = 3
STRAIGHT: Final[i64] = 4
FULL_HOUSE: Final[i64] = 5
FOUR: Final[i64] = 6
CATEGORY: Final[i64] = 32768  # 8 ** 5: below it are five digits, rank + 1 each, 0 for none
# By category: how many values each digit stands for; a straight has only its top rank.
ALIKE: Final = [[1, 1, 1, 1, 1], [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], [], [3, 2], [4, 1]]


def pack(rank: i64) -> i64:
    """One value of this rank, to be added to a packed hand."""
    one: i64 = 1
    return one << (4 * rank)


def strength(hand: i64) -> i64:
    """The strength of a packed hand."""
    return TABLE[entry_of(hand)]


def entry_of(hand: i64) -> i64:
    """Where a packed hand stands in the tables."""
    entry: i64 = 0
    rank: i64 = RANKS
    while rank > 0:
        rank -= 1
        entry = entry * 6 + min((hand >> (4 * rank)) & 15, MOST)
    return entry


def order(hand: i64, jokers: i64) -> i64:
    """How many strengths are below that of a hand; Jokers count for whatever is best (NK-418)."""
    if jokers == 0:
        return ORDER[entry_of(hand)]
    best: i64 = 0
    for rank in range(RANKS):
        best = max(best, order(hand + pack(rank), jokers - 1))
    return best


def counting(strength: i64) -> list[i64]:
    """The ranks of the values that a strength comes from, its combination first (NK-390)."""
    digits: i64 = strength % CATEGORY
    if strength // CATEGORY == STRAIGHT:
        return [digits - below for below in range(FIVE)]
    ranks: list[i64] = []
    for alike in reversed(ALIKE[strength // CATEGORY]):
        digit: i64 = digits % 8
        digits = digits // 8
        if digit == SIDE_OF_FIVE:
            digit = digits  # one more of the four
        if digit > 0:
            ranks = [digit - 1] * alike + ranks
    return ranks


def strength_with_jokers(hand: i64, jokers: i64) -> i64:
    """The best that Jokers of any rank can make of a hand (NK-418)."""
    if jokers == 0:
        return strength(hand)
    best: i64 = 0
    for rank in range(RANKS):
        best = max(best, strength_with_jokers(hand + pack(rank), jokers - 1))
    return best


def _counted(counts: vec[i64], rank_from: i64, least: i64, but: i64, other: i64) -> i64:
    """The highest rank below rank_from with so many values, but for two ranks; -1 if none."""
    rank: i64 = rank_from - 1
    while rank >= 0:
        if counts[rank] >= least and rank != but and rank != other:
            return rank
        rank -= 1
    return -1


def _sides(counts: vec[i64], number: i64, but: i64, other: i64) -> i64:
    """The highest values outside a combination, as digits."""
    digits: i64 = 0
    found: i64 = 0
    rank: i64 = RANKS
    while found < number:
        rank = _counted(counts, rank, 1, but, other)
        digits = digits * 8 + rank + 1
        rank = max(rank, 0)
        found += 1
    return digits


def _rate(counts: vec[i64]) -> i64:
    total: i64 = 0
    for rank in range(RANKS):
        total += counts[rank]
    four: i64 = _counted(counts, RANKS, 4, -1, -1)
    if four >= 0:  # NK-401, NK-405
        side: i64 = SIDE_OF_FIVE if counts[four] >= 5 else _sides(counts, 1, four, -1)
        return FOUR * CATEGORY + (four + 1) * 8 + side
    three: i64 = _counted(counts, RANKS, 3, -1, -1)
    if three >= 0:
        pair: i64 = _counted(counts, RANKS, 2, three, -1)
        if pair >= 0:  # NK-400
            return FULL_HOUSE * CATEGORY + (three + 1) * 8 + pair + 1
    top: i64 = _top_of_straight(counts)
    if top >= 0:  # NK-398, NK-399
        return STRAIGHT * CATEGORY + top
    if three >= 0:  # NK-397
        return THREE * CATEGORY + (three + 1) * 64 + _sides(counts, 2, three, -1)
    high: i64 = _counted(counts, RANKS, 2, -1, -1)
    if high < 0:  # NK-394
        return HIGH_CARD * CATEGORY + _sides(counts, 5, -1, -1)
    low: i64 = _counted(counts, high, 2, -1, -1)
    if low >= 0:  # NK-396, NK-403
        digits: i64 = (high + 1) * 8 + low + 1
        return TWO_PAIRS * CATEGORY + digits * 8 + _sides(counts, 1, high, low)
    return PAIR * CATEGORY + (high + 1) * 512 + _sides(counts, 3, high, -1)  # NK-395


def _top_of_straight(counts: vec[i64]) -> i64:
    top: i64 = RANKS - 1
    while top >= 4:
        rank: i64 = top - 4
        while rank <= top and counts[rank] > 0:
            rank += 1
        if rank > top:
            return top
        top -= 1
    return -1


def _build() -> vec[i64]:
    table = zeros(ENTRIES)
    counts = zeros(RANKS)
    for index in range(ENTRIES):
        rest: i64 = index
        for rank in range(RANKS):
            counts[rank] = rest % 6
            rest = rest // 6
        table[index] = _rate(counts)
    return table


def _in_order(strengths: list[int]) -> vec[i64]:
    """By entry, how many strengths are below its own."""
    place = {strength: index for index, strength in enumerate(strengths)}
    return vec[i64]([place[int(strength)] for strength in TABLE])


TABLE: Final = _build()
ALL_STRENGTHS: Final = sorted({int(strength) for strength in TABLE})
STRENGTHS: Final[i64] = len(ALL_STRENGTHS)
ORDER: Final = _in_order(ALL_STRENGTHS)

"""How fights will end: exact odds, by counting all rolls still to come, and the tables that they
lead to. Bots judge a fight by this instead of by a handful of dice."""

from typing import Final

from backroom.games.kings import board as at
from backroom.games.kings import decisions, fights
from backroom.games.kings.odds import RANKS, count_duel
from backroom.games.kings.rules import Kings
from backroom.games.kings.sides import hand_of, jokers_of_side
from backroom.kernel.numbers import bit, i64, zeros

# Odds that are remembered: a prime, so that hands that differ little lie apart.
KEPT: Final[i64] = 4093


class Odds:
    """In how many of all cases side 0 wins, and in how many nobody does: those of the latest fights
    are remembered."""

    def __init__(self) -> None:
        self.wins: i64 = 0
        self.ties: i64 = 0
        self.cases: i64 = 1
        self.known = zeros(KEPT)
        self.known_wins = zeros(KEPT)
        self.known_ties = zeros(KEPT)

    def find(self, table: Kings) -> None:
        """The odds of a table's fight if it is fought to its end."""
        left: i64 = at.DICE - table.b[at.rolled(0)]
        hand: i64 = hand_of(table, 0)
        jokers: i64 = jokers_of_side(table, 0)
        other: i64 = hand_of(table, 1)
        other_jokers: i64 = jokers_of_side(table, 1)
        key: i64 = ((hand * bit(24) + other) * 9 + 3 * jokers + other_jokers) * 6 + left + 1
        place: i64 = key % KEPT
        if self.known[place] != key:
            wins, ties, _ = count_duel(hand, jokers, left, other, other_jokers, left)
            self.known[place] = key
            self.known_wins[place] = wins
            self.known_ties[place] = ties
        self.wins = self.known_wins[place]
        self.ties = self.known_ties[place]
        self.cases = 1
        for _ in range(2 * left):
            self.cases *= RANKS


# Tables that a fight can lead to; each is made by the rules on a copy.


def after_fold(table: Kings, side: i64) -> Kings:
    """One side folds."""
    ended = table.copy()
    ended.b[at.SPEAKER] = side
    fights.fold(ended, ended.b[at.fighter(side)])
    return ended


def after_shoot_out(table: Kings, winner: i64) -> Kings:
    """Both stay to the end, and a side wins; nobody if that is at.NOBODY."""
    ended = table.copy()
    b = ended.b
    raises: i64 = at.DICE - b[at.rolled(0)]
    for side in range(2):
        fights.stake(ended, side, raises * fights.RAISE, "NK-269")
    if winner == at.NOBODY:
        fights.share_pot(ended)
        b[at.LOSERS] = bit(b[at.fighter(0)]) | bit(b[at.fighter(1)])
    else:
        fights.win_pot(ended, winner, "NK-271")
        b[at.LOSERS] = bit(b[at.fighter(1 - winner)])
    bury_losers(ended)
    return ended


def after_losses(table: Kings) -> Kings:
    """The losers have named whom they lose."""
    ended = table.copy()
    bury_losers(ended)
    return ended


def after_arrest(table: Kings) -> Kings:
    """The police take everybody along."""
    ended = table.copy()
    fights.surrender(ended, ended.b[at.fighter(0)])
    return ended


def after_escape(table: Kings) -> Kings:
    """The police are beaten, or have found nothing."""
    ended = table.copy()
    if ended.b[at.RESISTING] == 1 or ended.b[at.DECISION] == decisions.RESIST:
        fights.break_cars(ended)
    fights.end_fight(ended)
    return ended


def after_resistance(table: Kings) -> Kings:
    """The police win after somebody has resisted."""
    ended = table.copy()
    ended.b[at.LOSERS] = bit(ended.b[at.fighter(0)])
    bury_losers(ended)
    return ended


def bury_losers(table: Kings) -> None:
    b = table.b
    for seat in range(table.seats):
        b[at.victim(seat)] = at.NOBODY
        if (b[at.LOSERS] >> seat) & 1 == 1 and (b[at.GUARDED] >> seat) & 1 == 0:
            b[at.victim(seat)] = whom_to_lose(table, seat)
    fights.bury(table)


def whom_to_lose(table: Kings, seat: i64) -> i64:
    """A henchman, if there is one, and rather one who carries nothing."""
    b = table.b
    lost: i64 = at.NOBODY
    for slot in range(1, at.SLOTS):
        is_free: bool = lost == at.NOBODY or b[at.carries(seat, slot)] == at.NOBODY
        if is_there(table, seat, slot) and is_free:
            lost = slot
    return 0 if lost == at.NOBODY and is_there(table, seat, 0) else lost


def is_there(table: Kings, seat: i64, slot: i64) -> bool:
    b = table.b
    return b[at.person(seat, slot)] != at.NOBODY and b[at.place(seat, slot)] == b[at.FIGHT_AT]

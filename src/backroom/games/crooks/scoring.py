"""Who gets what for the crooks at the targets (CR-130 to CR-149).

The same count serves the end of the game, where every crook is seen, and the running score of a
view, where only some are.
"""

from typing import Final

from backroom.games.crooks import board as at
from backroom.games.crooks.cards import GANGS
from backroom.games.crooks.state import Table
from backroom.kernel.numbers import i64, zeros
from backroom.kernel.state import Standing, ranked

EVERYBODY: Final[i64] = (1 << 33) - 1


class Score:
    """The count over the crooks of a mask. Arrays are by seat and then target or gang."""

    def __init__(self, table: Table, seen: i64) -> None:
        self.strength = zeros(at.SEATS * at.TARGETS)
        self.value = zeros(at.TARGETS)
        self.target_points = zeros(at.SEATS * at.TARGETS)
        self.members = zeros(at.SEATS * GANGS)
        self.gang_points = zeros(at.SEATS * GANGS)
        self.total = zeros(at.SEATS)
        self._add_up(table, seen)
        for target in range(at.TARGETS):  # CR-130
            self._score_target(table.seats, target)
        for gang in range(GANGS):  # CR-139
            self._score_gang(table.seats, gang, table.cards.gang_points[table.seats])

    def _add_up(self, table: Table, seen: i64) -> None:
        b = table.b
        cards = table.cards
        for target in range(at.TARGETS):
            self.value[target] = at.LOWEST_TARGET + target
        for crook in range(1, at.CROOKS + 1):
            cell: i64 = b[at.place(crook)] - at.IN_CELLS
            if cell < 0 or (seen >> crook) & 1 == 0:  # CR-140
                continue
            seat: i64 = cell // at.TARGETS
            self.strength[cell] += cards.level[crook]  # CR-79
            self.value[cell % at.TARGETS] += cards.modifier[crook]  # CR-84, CR-135, CR-136
            for gang in range(GANGS):
                self.members[seat * GANGS + gang] += (cards.gangs[crook] >> gang) & 1  # CR-145

    def _score_target(self, seats: i64, target: i64) -> None:
        self.value[target] = max(self.value[target], 0)  # CR-137, CR-138
        # Every level is at least 1, so a seat competes exactly if its strength is above 0 (CR-132).
        best: i64 = 1
        tied: i64 = 0
        for seat in range(seats):
            strength: i64 = self.strength[seat * at.TARGETS + target]
            if strength > best:
                best = strength
                tied = 1
            elif strength == best:
                tied += 1
        for seat in range(seats):
            if self.strength[seat * at.TARGETS + target] == best:
                share: i64 = self.value[target] // tied  # CR-131, CR-133, CR-134
                self.target_points[seat * at.TARGETS + target] = share
                self.total[seat] += share

    def _score_gang(self, seats: i64, gang: i64, points: i64) -> None:
        leader = self.gang_leader(seats, gang)
        if leader >= 0:
            self.gang_points[leader * GANGS + gang] = points  # CR-141, CR-144
            self.total[leader] += points

    def gang_leader(self, seats: i64, gang: i64) -> i64:
        """The one seat with more members than each other seat, or -1 (CR-142, CR-143)."""
        leader: i64 = -1
        most: i64 = 0
        for seat in range(seats):
            members: i64 = self.members[seat * GANGS + gang]
            if members > most:
                leader = seat
                most = members
            elif members == most:
                leader = -1
        return leader

    # Which rule gives the points.

    def target_rule(self, seats: i64, target: i64) -> str:
        strengths = [self.strength[seat * at.TARGETS + target] for seat in range(seats)]
        return "CR-133" if strengths.count(max(strengths)) > 1 else "CR-131"

    def gang_rule(self, seats: i64, gang: i64) -> str:
        return "CR-141" if self.gang_leader(seats, gang) >= 0 else "CR-142"


def standings(table: Table) -> list[Standing]:
    """Places by points, then money; equal seats share one (CR-146 to CR-150)."""
    total = Score(table, EVERYBODY).total
    return ranked([(int(total[s]), int(table.b[at.money(s)])) for s in range(int(table.seats))])


def result_rule(result: list[Standing]) -> str:
    """What made the winner: points, money, or neither."""
    best = max(standing.points for standing in result)
    if sum(standing.place == 1 for standing in result) > 1:
        return "CR-148"
    return "CR-147" if sum(standing.points == best for standing in result) > 1 else "CR-146"

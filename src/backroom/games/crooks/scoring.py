"""Who gets what for the crooks at the targets (CR-130 to CR-149).

The same count serves the end of the game, where every crook is seen, and the running score of a
view, where only some are.
"""

from typing import Final

from backroom.games.crooks.state import (
    CROOKS,
    GANGS,
    IN_CELLS,
    LOWEST_TARGET,
    MONEY,
    PLACE_OF,
    SEATS,
    TARGETS,
    Table,
)
from backroom.kernel.numbers import i64, zeros
from backroom.kernel.state import Standing, ranked

EVERYBODY: Final[i64] = (1 << 33) - 1


class Score:
    """The count over the crooks of a mask. Arrays are by seat and then target or gang."""

    def __init__(self, table: Table, seen: i64) -> None:
        self.strength = zeros(SEATS * TARGETS)
        self.value = zeros(TARGETS)
        self.target_points = zeros(SEATS * TARGETS)
        self.members = zeros(SEATS * GANGS)
        self.gang_points = zeros(SEATS * GANGS)
        self.total = zeros(SEATS)
        self._add_up(table, seen)
        for target in range(TARGETS):  # CR-130
            self._score_target(table.seats, target)
        for gang in range(GANGS):  # CR-139
            self._score_gang(table.seats, gang, table.cards.gang_points[table.seats])

    def _add_up(self, table: Table, seen: i64) -> None:
        b = table.b
        cards = table.cards
        for target in range(TARGETS):
            self.value[target] = LOWEST_TARGET + target
        for crook in range(1, CROOKS + 1):
            cell: i64 = b[PLACE_OF + crook] - IN_CELLS
            if cell < 0 or (seen >> crook) & 1 == 0:  # CR-140
                continue
            seat: i64 = cell // TARGETS
            self.strength[cell] += cards.level[crook]  # CR-79
            self.value[cell % TARGETS] += cards.modifier[crook]  # CR-84, CR-135, CR-136
            for gang in range(GANGS):
                self.members[seat * GANGS + gang] += (cards.gangs[crook] >> gang) & 1  # CR-145

    def _score_target(self, seats: i64, target: i64) -> None:
        self.value[target] = max(self.value[target], 0)  # CR-137, CR-138
        # Every level is at least 1, so a seat competes exactly if its strength is above 0 (CR-132).
        best: i64 = 1
        tied: i64 = 0
        for seat in range(seats):
            strength: i64 = self.strength[seat * TARGETS + target]
            if strength > best:
                best = strength
                tied = 1
            elif strength == best:
                tied += 1
        for seat in range(seats):
            if tied > 0 and self.strength[seat * TARGETS + target] == best:
                share: i64 = self.value[target] // tied  # CR-131, CR-133, CR-134
                self.target_points[seat * TARGETS + target] = share
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


def standings(table: Table) -> list[Standing]:
    """Places by points, then money; equal seats share one (CR-146 to CR-150)."""
    total = Score(table, EVERYBODY).total
    return ranked([(int(total[s]), int(table.b[MONEY + s])) for s in range(int(table.seats))])

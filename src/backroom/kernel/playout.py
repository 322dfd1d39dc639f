"""Random games at full speed: the loop that simulation, search and benchmarks share."""

from backroom.kernel.chance import Chance
from backroom.kernel.numbers import append, i64, vec, zeros
from backroom.kernel.state import SEATS_AT_MOST, State


class Playout:
    """Plays states to their end, choosing each legal action with equal chance.

    ``log`` keeps the choices of the last game as seat + SEATS_AT_MOST * code.
    """

    def __init__(self, action_count: int) -> None:
        self._codes = zeros(action_count)
        self.log = vec[i64]()

    def run(self, state: State, chance: Chance) -> i64:
        """Play to the end; how many choices it took."""
        codes = self._codes
        log = vec[i64](capacity=128)
        waiting: i64 = state.waiting()
        while waiting != 0:
            seat: i64 = 0
            while (waiting >> seat) & 1 == 0:
                seat += 1
            code: i64 = codes[chance.below(state.fill_legal(seat, codes))]
            state.choose(seat, code)
            log = append(log, seat + SEATS_AT_MOST * code)
            waiting = state.waiting()
        self.log = log
        return len(log)

    def moves(self) -> list[tuple[int, int]]:
        """Seat and code of each choice of the last game."""
        return [(int(entry % SEATS_AT_MOST), int(entry // SEATS_AT_MOST)) for entry in self.log]

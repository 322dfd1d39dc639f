"""What a table is worth to every seat, as far as one seat knows it: the one place where the coach's
figures come from. A better judgement of tables (``Advice``) makes a better coach.

A table is dealt anew for the seat many times and played on by the policy of the game's advice.
"""

from collections.abc import Iterator, Sequence

from backroom.bots.guide import Guide
from backroom.bots.judgement import Judgement
from backroom.bots.lookahead import Lookahead
from backroom.kernel.advice import WIN, first_seat
from backroom.kernel.chance import Chance
from backroom.kernel.game import Game
from backroom.kernel.numbers import zeros
from backroom.kernel.state import SEATS_AT_MOST, State

MOVE_AT_MOST = 40  # choices


class Prospects:
    """Judges tables of one game from the eyes of one seat. Values are shares of a win."""

    def __init__(self, game: Game, seat: int, *, is_open: bool = False) -> None:
        self.seat = seat
        self.is_open = is_open  # the tables are as they really were
        self.advice = game.advice
        self._guide = Guide(game.advice, len(game.actions))
        self._lookahead = Lookahead(Judgement(game.advice), len(game.actions))
        self._values = zeros(SEATS_AT_MOST)

    def dealt(self, state: State, samples: int, chance: Chance) -> Iterator[State]:
        """Tables that the seat cannot tell from this one; with all open the table itself, but for
        its luck. What others have chosen at the same moment is open again: it is better guessed
        than drawn blindly."""
        for _ in range(samples):
            table = state.copy() if self.is_open else state.redeal(self.seat, chance)
            if self.is_open:
                chance.word()
                table.chance = chance.fork()
            self.advice.reopen(table, self.seat)
            yield table

    def now(self, state: State, samples: int, chance: Chance) -> list[float]:
        """What a table is worth to every seat, as this one knows it."""
        moment = self.advice.moment(state)
        tables = self.dealt(state, samples, chance)
        return means([self.worth(table.copy(), moment) for table in tables])

    def after(self, table: State, code: int) -> tuple[list[float], State | None]:
        """What a dealt table will be worth after a choice of the seat, with the luck that every
        other choice would meet there; and what it leads to, unless that is reckoned at once."""
        if self.advice.reckon(table, self.seat, code, self._values):
            return self._read(table), None
        moment = self.advice.moment(table)
        tried = table.copy()
        tried.choose(self.seat, code)
        return self.worth(tried, moment), tried

    def worth(self, table: State, moment: int) -> list[float]:
        """What a dealt table is worth once all who choose at this moment have chosen; the table is
        played on."""
        while moment != 0 and self.advice.moment(table) == moment:
            self._guide.step(table, table.waiting(), table.chance)
        if self.advice.horizon == 0:
            self._end_move(table)
        self._guide.roll_out(table, self.advice.horizon, table.chance)
        self.advice.judge(table, self._values)
        return self._read(table)

    def _end_move(self, table: State) -> None:
        """Where tables are judged as they are, a move must be over first: who is at it goes on with
        what looks best at once."""
        waiting = table.waiting()
        for _ in range(MOVE_AT_MOST):
            if waiting == 0 or table.waiting() != waiting or waiting & (waiting - 1) != 0:
                return
            seat = first_seat(waiting)
            table.choose(seat, self._lookahead.best_at_once(table, seat))

    def _read(self, table: State) -> list[float]:
        return [int(self._values[seat]) / int(WIN) for seat in range(int(table.seats))]


def result(state: State) -> list[float]:
    """By seat: its share of the win of a game that is over; partners have it together."""
    standings = state.standings()
    winners = [standing.seat for standing in standings if standing.place == 1]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(int(state.seats))]


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    """The means of columns."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]

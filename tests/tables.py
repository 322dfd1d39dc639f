"""Tables without a server: rows go straight into a log, on a clock that only the test moves."""

from typing import Any

from backroom.kernel.chance import fast_chance
from backroom.server import commands, opening
from backroom.server.library import Library
from backroom.server.log import ChosenRow, LogEvent, Moment, decode, encode, stamp
from backroom.server.messages import (
    Act,
    AnswerUndo,
    AskUndo,
    Command,
    NewTable,
    NoClock,
    Pace,
    Player,
    Sit,
    Start,
)
from backroom.server.table import Table

LIBRARY = Library()
NAMES = ["Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]


def player(seat: int) -> Player:
    return Player(f"p{seat}", NAMES[seat])


class TestTable:
    """A table and its log."""

    __test__ = False

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        people: int | None = None,
        pace: Pace | None = None,
        options: dict[str, Any] | None = None,
        public: bool = True,
        start: bool = True,
    ) -> None:
        self.clock = 1000.0
        self.people = seats if people is None else people
        wanted = NewTable(
            game=game,
            seats=seats,
            pace=pace or NoClock(),
            options=options or {},
            bots=["random"] * (seats - self.people),
            public=public,
        )
        opened = opening.opened_row(LIBRARY, player(0), wanted)
        stamp([opened], self.moment())
        self.table = Table(LIBRARY, opened)
        self.log: list[bytes] = [encode(opened)]
        self._ids = 0
        self.keep(opening.first_rows(LIBRARY, player(0), wanted))
        if start:
            for seat in range(1, self.people):
                self.do(seat, Sit, seat=seat)
            self.do(0, Start)

    def moment(self) -> Moment:
        return Moment(self.clock, self.clock)

    def keep(self, rows: list[LogEvent], command: str = "") -> None:
        stamp(rows, self.moment(), command)
        for row in rows:
            self.table.apply(row)
            self.log.append(encode(row))

    def do(self, who: int, kind: type[Command], **what: Any) -> list[LogEvent]:
        """A player's command; raises NotDone."""
        self._ids += 1
        command = kind(id=f"c{self._ids}", table=self.table.head.table, **what)
        rows = commands.Order(self.table, player(who), command, 0.0).rows()
        self.keep(rows, commands.command_key(player(who), command))
        return rows

    def act(self, seat: int, action: str | int) -> None:
        """A choice by its notation or its code."""
        assert self.table.play is not None
        state = self.table.play.state
        code = action if isinstance(action, int) else self.table.play.game.actions.code(action)
        self.do(seat, Act, decision=int(state.decision(seat)), action=code)

    def act_somehow(self, seat: int) -> None:
        """The first choice that is legal, whatever was dealt."""
        assert self.table.play is not None
        self.act(seat, self.table.play.state.legal(seat)[0])

    def play_on(self, choices: int, seed: int = 0) -> None:
        """Random choices, of people and bots alike."""
        assert self.table.play is not None
        luck = fast_chance(seed)
        for _ in range(choices):
            state = self.table.play.state
            able = [seat for seat in range(len(self.table.seats)) if state.legal(seat)]
            if not able:
                return
            seat = able[luck.below(len(able))]
            legal = state.legal(seat)
            code = legal[luck.below(len(legal))]
            self.keep([ChosenRow(seat=seat, do=self.table.play.game.actions.words(code))])

    def undo(self, seat: int, ask: bool = False) -> list[LogEvent]:
        return self.do(seat, AskUndo, ask=ask)

    def answer_undo(self, seat: int, agree: bool) -> list[LogEvent]:
        return self.do(seat, AnswerUndo, agree=agree)

    def reloaded(self) -> Table:
        """The table as another process would find it."""
        opened = decode(self.log[0])
        table = Table(LIBRARY, opened)  # type: ignore[arg-type]
        for data in self.log[1:]:
            table.apply(decode(data))
        table.check()
        return table

"""Tables that nobody uses any more: they are closed, after so many days, and that is told before.

Time runs on the clock of the house, so nobody loses a table because the server was away.
"""

from typing import NamedTuple

from backroom.server.clocks import DAY
from backroom.server.log import ClosedRow, LogEvent, WarnedRow
from backroom.server.messages import LiveClock, Pace, TurnClock
from backroom.server.table import Table


class Patience(NamedTuple):
    """How many days a table waits in which nothing happens: until it is told that it will be
    closed, and then until it is."""

    quiet: int
    warned: int


def patience(pace: Pace) -> Patience:
    """Who plays live comes back soon or not at all; who plays by turns takes days anyway."""
    if isinstance(pace, LiveClock):
        return Patience(1, 1)
    if isinstance(pace, TurnClock):
        return Patience(23 + pace.days, 7)
    return Patience(23, 7)


def next_step_at(table: Table) -> float | None:
    """When that is told or done, if nothing happens; None if the table is over or frozen."""
    if table.phase not in ("gathering", "playing"):
        return None
    if _is_left_to_bots(table):
        return table.visited_at + DAY
    quiet, warned = patience(table.head.pace)
    if table.warned_at is not None:
        return table.warned_at + warned * DAY
    return table.active_at + quiet * DAY


def next_step(table: Table, clock: float) -> LogEvent | None:
    """What is to be told or done about a table now."""
    step_at = next_step_at(table)
    if step_at is None or clock < step_at:
        return None
    if table.warned_at is not None or _is_left_to_bots(table):
        return ClosedRow()
    return WarnedRow(days=patience(table.head.pace).warned)


def closes_at(table: Table) -> float | None:
    """When a table is closed if nothing happens, once that was told."""
    return None if table.warned_at is None else next_step_at(table)


def _is_left_to_bots(table: Table) -> bool:
    """Whether bots play among themselves. Their game is over within hours, unless games of people
    take all their time; then it ends like this, and nobody need be told."""
    return table.phase == "playing" and not table.has_people()

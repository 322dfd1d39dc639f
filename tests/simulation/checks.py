"""What was told, compared with what is kept."""

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from itertools import pairwise

from backroom.server.log import ChosenRow, OpenedRow, command_parts, decode
from backroom.server.messages import LiveClock
from backroom.server.store import Store
from backroom.server.table import Table
from simulation.players import Broken, SimulatedPlayer, Told
from simulation.processes import LIBRARY

SLACK = 15.0  # seconds by which clocks may go back when a server was cut off or is another one


async def check_all(store: Store, tables: Sequence[str], players: Sequence[SimulatedPlayer]) -> int:
    """Raises Broken; how many rows there are."""
    rows = 0
    for name in tables:
        kept = [decode(row.data) for row in await store.read(name)]
        rows += len(kept)
        commands = Counter(_first_of_each([row.command for row in kept]))
        _check_commands(name, commands, players)
        told = [one for player in players for one in player.told if one.table == name]
        _check_told(name, kept, told)
    return rows


def _first_of_each(commands: Sequence[str]) -> list[str]:
    """A command may lead to several rows, one right after the other."""
    return [
        command_parts(command)[0]
        for number, command in enumerate(commands)
        if command and (number == 0 or commands[number - 1] != command)
    ]


def _check_commands(table: str, kept: Counter[str], players: Sequence[SimulatedPlayer]) -> None:
    """Acknowledged: kept once. Refused: not kept. Nothing twice."""
    twice = [command for command, times in kept.items() if times > 1]
    if twice:
        raise Broken(f"{table}: {twice} were carried out more than once")
    for player in players:
        for of_table, command in player.acked:
            if of_table == table and not kept[command]:
                raise Broken(f"{table}: {command} was acknowledged and is lost")
        for of_table, command in player.refused:
            if of_table == table and kept[command]:
                raise Broken(f"{table}: {command} was refused and is kept")


def _check_told(name: str, rows: Sequence[object], told: Sequence[Told]) -> None:
    """Every view is the one that the log gives, for those eyes and at that number."""
    by_number: dict[tuple[int, int], list[Told]] = {}
    for one in told:
        by_number.setdefault((one.audience, one.number), []).append(one)
    opened = rows[0]
    assert isinstance(opened, OpenedRow)
    table = Table(LIBRARY, opened)
    for row in rows[1:]:
        table.apply(row)  # type: ignore[arg-type]
        for audience in table.noticed:
            number = table.seen_number(audience)
            for one in by_number.pop((audience, number), ()):
                _compare(name, table, one)
    table.check()
    if table.frozen is not None:
        raise Broken(f"{name} is frozen: {table.frozen}")
    late = [key for key in by_number if key[1] > 1]
    if late:
        raise Broken(f"{name}: (audience, number) {late[:3]} were told and are not in the log")
    if isinstance(opened.pace, LiveClock):
        _check_clocks(name, table, rows, told, opened.pace)


def _compare(name: str, table: Table, one: Told) -> None:
    play = table.play
    expected = b"null" if play is None else bytes(play.seen(one.audience))
    if blake2b(expected, digest_size=8).digest() != one.view:
        raise Broken(f"{name}: seat {one.audience} saw another table at {one.number} than is kept")
    if one.phase != table.phase:
        raise Broken(f"{name}: it was told to be {one.phase} and is {table.phase}")
    if play is None or one.decision is None:
        return
    decision = int(play.state.decision(one.audience))
    if (one.decision, one.codes) != (decision, list(play.state.legal(one.audience))):
        raise Broken(f"{name}: seat {one.audience} was offered {one.codes} at {one.number}")


def _check_clocks(
    name: str, table: Table, rows: Sequence[object], told: Sequence[Told], pace: LiveClock
) -> None:
    """A bank grows by the increment with every choice of its owner, and by nothing else. (One's own
    clock may show the time for an answer in secret, which is another.)"""
    for audience in table.noticed:
        seen = sorted(
            (one for one in told if one.audience == audience), key=lambda one: (one.number, one.at)
        )
        for before, after in pairwise(seen):
            first = table.noticed[audience][before.number - 1]
            last = table.noticed[audience][after.number - 1]
            between = rows[first:last]
            for seat, left in enumerate(after.clocks):
                choices = [r for r in between if isinstance(r, ChosenRow) and r.seat == seat]
                most = before.clocks[seat] + pace.increment * len(choices) + SLACK
                if left > most and seat != audience:
                    raise Broken(
                        f"{name}: the clock of seat {seat} rose from {before.clocks[seat]} to"
                        f" {left} between {first} and {last}"
                    )

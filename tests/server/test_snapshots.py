"""Snapshots: a table that goes on from one is the table that its log makes, byte for byte."""

import asyncio
import re
from pathlib import Path
from random import Random

import pytest
from msgspec import json, structs

from backroom import games
from backroom.server import room, snapshots
from backroom.server.commands import Order
from backroom.server.connection import Visitor
from backroom.server.hub import Hub
from backroom.server.library import Library
from backroom.server.log import (
    ChosenRow,
    LogEvent,
    LuckRow,
    Moment,
    OpenedRow,
    SaidRow,
    SatRow,
    StartedRow,
    UndoneRow,
    decode,
    encode,
    stamp,
)
from backroom.server.messages import (
    Act,
    AnswerUndo,
    AskUndo,
    Command,
    LiveClock,
    NewTable,
    Player,
    Say,
)
from backroom.server.opening import opened_row
from backroom.server.play import audiences
from backroom.server.problems import NotDone
from backroom.server.room import load
from backroom.server.scenes import Eyes, Present, Scenes
from backroom.server.snapshots import restored, snapshot_of
from backroom.server.store import open_store
from backroom.server.table import Table
from crowd import NoBots, gather_groups
from house import PATIENCE

LIBRARY = Library()
SEATS = 3
CHOICES = 50
PRESENT = Present(frozenset({0}), 1)


class Life:
    """A table that grows by random choices, undone ones and talk among them, with its log."""

    def __init__(self, game: str, seed: int) -> None:
        self.chance = Random(seed)
        self.players = [Player(f"p{seat}", f"Player {seat}") for seat in range(SEATS)]
        wanted = NewTable(game=game, seats=SEATS, pace=LiveClock(bank=600, increment=5))
        opened = opened_row(LIBRARY, self.players[0], wanted)
        self.moment = Moment(1000.0, 900.0)
        stamp([opened], self.moment)
        self.table = Table(LIBRARY, opened)
        self.log = [encode(opened)]
        for seat in range(SEATS):
            self.add([SatRow(seat=seat, player=self.players[seat])])
        self.add([LuckRow(seat=1, luck="clover")])
        self.add([StartedRow()])

    def add(self, rows: list[LogEvent]) -> None:
        self.moment = Moment(self.moment.at + 1.5, self.moment.clock + 1.25)
        stamp(rows, self.moment, f"p/{len(self.log)}")
        for row in rows:
            self.table.apply(row)
            self.log.append(encode(row))

    def grow(self, choices: int) -> None:
        """Some more choices; now and then somebody speaks, or takes a choice back."""
        for _ in range(choices):
            if self.table.phase != "playing":
                return
            seat = self.chance.choice(self.table.asked())
            self.add(self._choice(seat))
            if self.chance.random() < 0.1:
                self.add([SaidRow(player=self.players[seat], seat=seat, said="Well, well.")])
            if self.chance.random() < 0.2 and self.table.phase == "playing":
                self._take_back(seat)

    def _choice(self, seat: int) -> list[LogEvent]:
        assert self.table.play is not None
        state = self.table.play.state
        code = self.chance.choice(state.legal(seat))
        act = Act(id="a", table="t", decision=int(state.decision(seat)), action=code)
        return Order(self.table, self.players[seat], act, 0.0).rows()

    def _take_back(self, seat: int) -> None:
        """Ask for it; all others agree."""
        self._try(seat, AskUndo(id="u", table="t", ask=True))
        for other in range(SEATS):
            if other != seat:
                self._try(other, AnswerUndo(id="y", table="t", agree=True))

    def _try(self, seat: int, command: Command) -> None:
        try:
            rows = Order(self.table, self.players[seat], command, 0.0).rows()
        except NotDone:
            return
        self.add(rows)


def replayed(log: list[bytes]) -> Table:
    """A table from its whole log."""
    opened = decode(log[0])
    assert isinstance(opened, OpenedRow)
    table = Table(LIBRARY, opened)
    for row in log[1:]:
        table.apply(decode(row))
    table.check()
    return table


def everything(table: Table, moment: Moment) -> list[bytes]:
    """What everybody can be told of a table, and what it would keep."""
    told = [
        Scenes(table).whole(Eyes(who, language), PRESENT, moment)
        for who in audiences(SEATS)
        for language in (None, "en")
    ]
    return [*told, snapshot_of(table)]


@pytest.mark.parametrize("game", games.names())
def test_a_table_goes_on_from_a_snapshot_as_from_its_log(game: str) -> None:
    life = Life(game, 1)
    for choices in (0, 7, CHOICES):
        life.grow(choices)
        table = restored(LIBRARY, snapshot_of(life.table))
        assert table is not None
        assert everything(table, life.moment) == everything(replayed(life.log), life.moment)
        known = len(life.log)
        life.grow(10)  # also what chance gives next is the same
        for row in life.log[known:]:
            event = decode(row)
            if isinstance(event, ChosenRow):
                event.chance, event.state, event.unaware = [], "", []
            table.apply(event)
            assert encode(event) == row
        assert everything(table, life.moment) == everything(life.table, life.moment)


def test_undone_choices_were_among_them() -> None:
    life = Life("crooks", 1)
    life.grow(7)
    life.grow(CHOICES)
    assert any(isinstance(row, UndoneRow) for _, row in life.table.happened)


def test_a_damaged_snapshot_is_none() -> None:
    life = Life("crooks", 3)
    life.grow(20)
    data = snapshot_of(life.table)
    assert restored(LIBRARY, data) is not None
    for place in (0, 20, len(data) // 2, len(data) - 1):
        damaged = bytearray(data)
        damaged[place] ^= 1
        assert restored(LIBRARY, bytes(damaged)) is None
    for damaged_data in (b"", data[:10], data[:-1]):
        assert restored(LIBRARY, damaged_data) is None


def signed(snapshot: snapshots.Snapshot) -> bytes:
    body = json.encode(snapshot)
    return snapshots._hash(body) + body


def test_a_snapshot_that_leads_elsewhere_is_none() -> None:
    life = Life("crooks", 4)
    life.grow(20)
    kept = snapshots._decoder.decode(snapshot_of(life.table)[snapshots.HASH_BYTES :])
    assert restored(LIBRARY, signed(kept)) is not None
    assert restored(LIBRARY, signed(structs.replace(kept, state="0123456789abcdef"))) is None
    assert kept.game is not None
    kept.game.bookmark.board[10] += 1
    assert restored(LIBRARY, signed(kept)) is None
    kept.game.bookmark.board[10] -= 1
    started = next(row for _, row in kept.happened if isinstance(row, StartedRow))
    started.state = "dealt by another program"
    assert restored(LIBRARY, signed(kept)) is None
    body = b'{"of":"another version"}'
    assert restored(LIBRARY, snapshots._hash(body) + body) is None


def test_a_snapshot_from_before_events_named_their_rules_is_none() -> None:
    """The log has no events, so the table is made from it anew."""
    life = Life("kings", 4)
    life.grow(20)
    body = snapshot_of(life.table)[snapshots.HASH_BYTES :]
    old = re.sub(rb'"rule":"NK-\d+",?', b"", body)
    assert old != body
    assert restored(LIBRARY, snapshots._hash(old) + old) is None


@pytest.mark.parametrize("damage", ["none", "bytes", "too new"])
def test_loading_takes_the_snapshot_or_the_log(tmp_path: Path, damage: str) -> None:
    life = Life("sneaks", 5)
    life.grow(10)
    data, number = snapshot_of(life.table), life.table.number
    life.grow(10)
    if damage == "bytes":
        data = data[:-1]
    if damage == "too new":
        number += 1000

    async def through_the_store() -> Table:
        store = await open_store(str(tmp_path / "tables.db"))
        await store.create_table("t", b"{}", True, life.log[0])
        await store.append("t", 1, life.log[1:])
        await store.save_snapshot("t", number, data)
        table = await load(store, LIBRARY, "t")
        await store.close()
        return table

    table = asyncio.run(through_the_store())
    assert everything(table, life.moment) == everything(life.table, life.moment)


def test_a_server_keeps_snapshots_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def say_and_put_away() -> list[int]:
        store = await open_store(str(tmp_path / "tables.db"))
        (group,) = await gather_groups(store, ["crooks"], 1)
        hub, name = Hub(store, LIBRARY, NoBots()), group.tables[0]
        used = await hub.room(name)
        visitor = Visitor(Player(group.guests[0].player, "Player 1"))
        kept = []
        for worth in ("BETWEEN_SNAPSHOTS", "WORTH_A_SNAPSHOT"):
            await hub.command(visitor, Say(id=worth, table=name, said="Hello"))
            monkeypatch.setattr(room, f"ROWS_{worth}", 1)
            await hub.command(visitor, Say(id=f"{worth}2", table=name, said="Hello"))
            monkeypatch.setattr(room, "ROWS_BETWEEN_SNAPSHOTS", 1000)
            used.put_away()
            async with asyncio.timeout(PATIENCE):
                snapshot = await store.snapshot(name)
                while snapshot is None or snapshot.number < used.table.number:
                    await asyncio.sleep(0.01)
                    snapshot = await store.snapshot(name)
            assert snapshot.data == snapshot_of(used.table)
            kept.append(snapshot.number)
        await store.close()
        return kept

    first, second = asyncio.run(say_and_put_away())
    assert second == first + 2

"""A fault at each statement of a story in turn: whatever was asked for is kept and acknowledged, or
refused and can be asked for again, and no table needs a restart.

All stories are told at one server, one after the other, which meets one fault in each: at its first
statement, then at its second, until the story has no more. Which fault it is, and whether it comes
before, instead of or after the statement, goes round; ``BACKROOM_SWEEP=whole`` tries all of them.
"""

import asyncio
import os
from contextlib import suppress
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from backroom.server import hub
from backroom.server.log import command_parts, decode
from backroom.server.room import load
from backroom.server.store import Store, open_store, postgres_link
from backroom.server.store import postgres as postgres_store
from backroom.server.store.disk import Disk
from backroom.server.store.sqlite import SqliteStore
from house import LIBRARY, Guest, house, in_loop
from simulation import postgres
from simulation.disk import EVERY_FAULT, Script, ScriptedConnection

Fault = tuple[str, str]  # of which kind, and where it meets the statement
ON_A_LINE = [(kind, place) for kind in postgres.FAULTS for place in ("before", "after")]
CHOICES = 3
LOOKS = 100
TRIES = 3  # a fault may end a connection, and what was asked for over it
FEWEST_STATEMENTS = 60
IS_WHOLE = os.environ.get("BACKROOM_SWEEP") == "whole"


class FaultyDisk(Disk):
    """The real one, with connections that fail as a script says."""

    def __init__(self, script: Script) -> None:
        self._script = script

    def connect(self, file: Path) -> Any:
        connection = ScriptedConnection(file, isolation_level=None, check_same_thread=False)
        connection.script = self._script
        return connection


class Kept:
    """What was acknowledged at one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.commands: list[str] = []


class Telling:
    """One story: two people open a table, sit down, play, talk, take back and come again."""

    def __init__(self, ann: Guest, bob: Guest, name: str) -> None:
        self._ann = ann
        self._bob = bob
        self._name = name
        self._done = 0

    async def tell(self) -> Kept:
        card = await self._asked(self._ann, "/api/tables", {"game": "crooks", "seats": 2})
        kept = Kept(card["table"])
        invitations = f"/api/tables/{kept.table}/invitations"
        secret = (await self._asked(self._ann, invitations, {"seat": 1}))["secret"]
        joined = await self._asked(self._bob, "/api/invitations", {"secret": secret})
        assert joined == {"table": kept.table, "seat": 1}
        await self._do(kept, self._ann, "start")
        for _ in range(CHOICES):
            await self._choose(kept)
        await self._do(kept, self._bob, "say", said="Well, well.")
        await self._come_again(self._bob)
        await self._do(kept, self._bob, "leave")
        await self._do(kept, self._bob, "take_back")
        await self._choose(kept)
        return kept

    async def _asked(self, guest: Guest, path: str, body: Any) -> Any:
        """The answer to a request, which may be refused at first."""
        for _ in range(TRIES):
            answer = await guest.http.post(path, json=body)
            if answer.status_code == 200:
                return answer.json()
            assert answer.json()["code"] == "store_lost", answer.text
        raise AssertionError(f"{path} is never answered")

    async def _do(self, kept: Kept, guest: Guest, kind: str, **what: Any) -> None:
        """A command, which may be refused at first; it is sent again with its id."""
        self._done += 1
        name = f"{self._name}-{self._done}"
        for _ in range(TRIES):
            answer = await guest.repeat(name, kind, kept.table, **what)
            if answer["type"] == "ack":
                kept.commands.append(f"{guest.player}/{name}")
                return
            assert answer["code"] == "store_lost", answer
        raise AssertionError(f"{kind} is never carried out")

    async def _choose(self, kept: Kept) -> None:
        for _ in range(LOOKS):
            for guest in (self._ann, self._bob):
                scene = (await self._seen(guest, kept.table))["scene"]
                if scene["decision"] is not None and scene["choices"]:
                    code = scene["choices"][-1]["code"]  # the first would be to pass
                    await self._do(kept, guest, "act", decision=scene["decision"], action=code)
                    return
            await asyncio.sleep(0.05)  # an only answer is being given for somebody
        raise AssertionError("nobody is asked")

    async def _seen(self, guest: Guest, table: str) -> dict[str, Any]:
        """The table as it is now, which may not be shown at first."""
        for _ in range(TRIES):
            await guest.say(type="watch", table=table)
            while (seen := await guest.hear())["type"] not in ("table", "problem"):
                pass  # what was told before
            await guest.say(type="unwatch", table=table)
            if seen["type"] == "table":
                return seen
            assert seen["code"] == "store_lost", seen
        raise AssertionError("the table is never shown")

    async def _come_again(self, guest: Guest) -> None:
        """Over a new connection, which may be refused at first."""
        for _ in range(TRIES):
            await guest.hang_up()
            await guest.connect()
            with suppress(ConnectionClosed):  # before we have said anything
                await guest.say(type="hello", protocol=1, language=None)
            first = await guest.hear()
            if first["type"] == "welcome":
                return
            assert first["code"] == "store_lost"
        raise AssertionError("nobody is let in")


async def check(store: Store, kept: Kept) -> None:
    """Acknowledged: kept once. Nothing else is, and the log gives the table that it says."""
    rows = [decode(row.data) for row in await store.read(kept.table)]
    commands = [command_parts(row.command)[0] for row in rows if row.command]
    assert commands == kept.commands
    table = await load(store, LIBRARY, kept.table)
    assert table.frozen is None
    assert [seat.player is not None for seat in table.seats] == [True, True]


async def faulty_store(url: str, script: Script, monkeypatch: pytest.MonkeyPatch) -> Store:
    if not url.startswith("postgres"):
        return await SqliteStore.opened(url, FaultyDisk(script))
    monkeypatch.setattr(postgres.ScriptedConnection, "script", script, raising=False)
    settings = {**postgres_link.SETTINGS, "connection_class": postgres.ScriptedConnection}
    for module in (postgres_link, postgres_store):
        monkeypatch.setattr(module, "SETTINGS", settings)
    monkeypatch.setattr(postgres_link, "PAUSE", 0.0)
    monkeypatch.setattr(postgres_link, "PULSE", 3600.0)
    return await open_store(url)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_fault_at_every_store_call(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = str(tmp_path / "tables.db")
    if kind == "postgres":
        url = str(request.getfixturevalue("empty_postgres"))
    # Signs of life would come at any moment, and are a story of their own.
    monkeypatch.setattr(hub, "HEARTBEAT", 3600.0)
    in_loop(sweep)(url, ON_A_LINE if kind == "postgres" else EVERY_FAULT, monkeypatch)


async def sweep(url: str, faults: list[Fault], monkeypatch: pytest.MonkeyPatch) -> None:
    script, going_round = Script(Random(1)), cycle(faults)
    told: list[Kept] = []
    store = await faulty_store(url, script, monkeypatch)
    hours = count()  # between any two requests, so that no limit is met
    async with house(Path(), store=store, limits_now=lambda: 3600.0 * next(hours)) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        await ann.call()
        await bob.call()
        for statement in count(1):
            for fault in faults if IS_WHOLE else [next(going_round)]:
                script.fail_once(statement, *fault)
                kept = await Telling(ann, bob, f"story{len(told)}").tell()
                script.fail_at = None
                await check(store, kept)
                told.append(kept)
            if not script.failed:
                break  # the story was over before
        assert statement > FEWEST_STATEMENTS
        for kept in told:  # whatever has happened at other tables since
            await check(store, kept)

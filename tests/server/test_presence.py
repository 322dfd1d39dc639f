"""Who is connected, also at other processes of the same house."""

from pathlib import Path
from typing import Any

from msgspec import json

from backroom.server.presence import SILENT_AFTER, Word
from backroom.server.store import open_store
from house import Guest, house, in_loop


async def hear_presence(guest: Guest, connected: list[int], spectators: int = 0) -> dict[str, Any]:
    """Wait until the server says that these are there."""
    while True:
        message = await guest.hear("presence")
        if (message["connected"], message["spectators"]) == (connected, spectators):
            return message


@in_loop
async def test_two_processes_tell_each_other_who_is_there(
    tmp_path: Path, empty_postgres: str
) -> None:
    one, other = await open_store(empty_postgres), await open_store(empty_postgres)
    async with house(tmp_path, store=one) as here:
        ann = await here.guest("Ann")
        table = await ann.open("crooks", 3)
        await ann.call()
        await ann.watch(table)
        async with house(tmp_path, store=other) as there:
            bob, cid = await there.guest("Bob"), await there.guest("Cid")
            for guest in (bob, cid):
                await guest.call()
            await bob.watch(table)
            await hear_presence(ann, [0], 1)
            await hear_presence(bob, [0], 1)  # the process of Bob has asked
            await bob.command("sit", table, seat=2)
            await hear_presence(ann, [0, 2])
            await cid.watch(table)
            await hear_presence(ann, [0, 2], 1)
            await bob.hang_up()
            await hear_presence(ann, [0], 1)
        await hear_presence(ann, [0])


@in_loop
async def test_a_process_that_falls_silent_is_forgotten(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        table = await ann.open("crooks", 2)
        await ann.call()
        await ann.watch(table)
        hub = server.hub
        hub._announced(json.encode(Word("another", table, seats=[1], spectators=2)).decode())
        hub._announced("something of another version")
        await hear_presence(ann, [0, 1], 2)
        room = await hub.room(table)
        later = hub.moment().at + SILENT_AFTER + 1
        await hub._grapevine.mind([room], later)
        await hear_presence(ann, [0])

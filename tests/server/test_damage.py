"""A damaged row freezes one table, and nothing else."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from house import Guest, House, house, in_loop

# What may become of a row: garbage, half of it, JSON that is no row, a row that cannot have been.
DAMAGES = {
    "garbage": b"\xff\x00\x13",
    "nothing": b"",
    "half a row": b'{"row":"chosen","seat":0,"do":"pa',
    "no row": b'{"precious":true}',
    "an unknown row": b'{"row":"earthquake"}',
    "a seat too many": b'{"row":"stood_in","seat":77,"why":"left"}',
    "a seat below none": b'{"row":"luck","seat":-9,"luck":"x"}',
    "an unknown choice": b'{"row":"chosen","seat":0,"do":"fly away","state":"aa"}',
    "a choice of nobody": b'{"row":"chosen","seat":6,"do":"pass","state":"aa"}',
    "a second start": b'{"row":"opened","table":"x"}',
}
TRIES: list[tuple[str, dict[str, Any]]] = [
    ("act", {"decision": 0, "action": 0}),
    ("resign", {}),
    ("leave", {}),
]


async def two_tables(server: House) -> tuple[Guest, str, str]:
    """One guest at two tables with some choices, with a bot each."""
    ann = await server.guest("Ann")
    await ann.call("en")
    tables = [await ann.open("crooks", 2, bots=["greedy"], start=True) for _ in range(2)]
    for table in tables:
        await play_some(ann, table, 3)
    return ann, tables[0], tables[1]


async def play_some(guest: Guest, table: str, choices: int) -> None:
    """Answer the next decisions, whoever else chooses in between."""
    await guest.say(type="watch", table=table)
    answered = -1
    while choices:
        message = await guest.hear()
        scene = message.get("scene")
        if scene is None or message["table"] != table:
            assert message["type"] != "problem", message
            continue
        if scene["decision"] is not None and scene["decision"] > answered:
            answered = scene["decision"]
            choices -= 1
            code = scene["choices"][-1]["code"]
            await guest.say(
                type="act", id=f"{table}-{answered}", table=table, decision=answered, action=code
            )
    while (await guest.hear("ack"))["id"] != f"{table}-{answered}":
        pass


def damage(folder: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(folder / "house.db") as connection:
        assert connection.execute(statement, values).rowcount == 1
    connection.close()


async def come_back(server: House, before: Guest) -> Guest:
    guest = await server.stranger()
    guest.http.cookies = before.http.cookies
    guest.player = before.player
    await guest.call("en")
    return guest


async def check_the_others(guest: Guest, sound: str) -> None:
    listed = [card["table"] for card in (await guest.get("/api/tables"))["tables"]]
    assert sound in listed
    assert sound in [card["table"] for card in (await guest.get("/api/tables/mine"))["tables"]]
    await play_some(guest, sound, 2)
    assert (await guest.get("/health"))["ok"]


@pytest.mark.parametrize("number", [2, 5, 7])
@pytest.mark.parametrize("what", DAMAGES)
@in_loop
async def test_a_damaged_row_freezes_its_table(tmp_path: Path, what: str, number: int) -> None:
    async with house(tmp_path) as server:
        ann, hurt, sound = await two_tables(server)
    statement = "UPDATE log SET data = ? WHERE table_id = ? AND number = ?"
    damage(tmp_path, statement, DAMAGES[what], hurt, number)
    await check_frozen(tmp_path, ann, hurt, sound)


@in_loop
async def test_a_row_that_is_missing_freezes_its_table(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, hurt, sound = await two_tables(server)
    damage(tmp_path, "DELETE FROM log WHERE table_id = ? AND number = ?", hurt, 6)
    await check_frozen(tmp_path, ann, hurt, sound)


async def check_frozen(folder: Path, before: Guest, hurt: str, sound: str) -> None:
    async with house(folder) as server:
        ann = await come_back(server, before)
        message = await ann.watch(hurt)
        assert message["scene"]["phase"] == "frozen"
        assert "log" in message["scene"]["frozen_why"]
        for kind, more in TRIES:
            assert (await ann.command(kind, hurt, **more))["code"] == "frozen"
        assert (await ann.command("say", hurt, said="What happened?"))["type"] == "ack"
        await check_the_others(ann, sound)
    async with house(folder) as server:  # and what was said stays
        ann = await come_back(server, before)
        said = [event.get("said") for event in (await ann.watch(hurt))["events"]]
        assert "What happened?" in said


@pytest.mark.parametrize("what", DAMAGES)
@in_loop
async def test_a_table_without_its_beginning_is_told_as_such(tmp_path: Path, what: str) -> None:
    async with house(tmp_path) as server:
        ann, hurt, sound = await two_tables(server)
    statement = "UPDATE log SET data = ? WHERE table_id = ? AND number = 1"
    damage(tmp_path, statement, DAMAGES[what], hurt)
    damage(tmp_path, "UPDATE tables SET wake = 0 WHERE id = ?", hurt)
    async with house(tmp_path) as server:
        ann = await come_back(server, ann)
        assert (await ann.watch(hurt))["code"] == "damaged"
        assert (await ann.command("say", hurt, said="Hello?"))["code"] == "damaged"
        assert (await ann.get(f"/api/tables/{hurt}", 410))["code"] == "damaged"
        await check_the_others(ann, sound)
        while hurt in [row.id for row in await server.hub.store.due(1.0)]:
            await ann.say(type="ping")  # nobody tries to look after it again and again
            await ann.hear("pong")


@pytest.mark.parametrize("what", ["garbage", "nothing", "no row"])
@in_loop
async def test_a_damaged_card_hides_one_table_until_its_next_row(tmp_path: Path, what: str) -> None:
    async with house(tmp_path) as server:
        ann, hurt, sound = await two_tables(server)
        damage(tmp_path, "UPDATE tables SET head = ? WHERE id = ?", DAMAGES[what], hurt)
        listed = [card["table"] for card in (await ann.get("/api/tables"))["tables"]]
        assert (hurt in listed, sound in listed) == (False, True)
    async with house(tmp_path) as server:
        ann = await come_back(server, ann)
        await check_the_others(ann, sound)
        await play_some(ann, hurt, 1)
        assert hurt in [card["table"] for card in (await ann.get("/api/tables"))["tables"]]


@in_loop
async def test_damage_while_a_table_is_in_use_is_noticed_when_it_is_read(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, hurt, sound = await two_tables(server)
        room = await server.hub.room(hurt)
        damage(
            tmp_path,
            "UPDATE log SET data = ? WHERE table_id = ? AND number = ?",
            *(DAMAGES["garbage"], hurt, room.table.number),
        )
        room.is_sound = False  # as after a failed write
        while (message := await ann.hear())["type"] != "table" or message["table"] != hurt:
            pass
        assert message["scene"]["phase"] == "frozen"
        await check_the_others(ann, sound)

"""A name is another one everywhere at once; what is kept of a person is all told, and all goes."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from msgspec import json

from authenticator import Device, make
from backroom.server.keepers import Keepers
from backroom.server.messages import Player
from backroom.server.people.everywhere import Errand
from backroom.server.people.passkeys import Passkeys
from backroom.server.store import open_store
from backroom.server.store.packing import unpacked
from backroom.server.store.postgres_link import SCHEMA_NAME
from house import STANDS_STILL, Guest, House, house, in_loop, play_to_the_end


@asynccontextmanager
async def also_at(server: House, guest: Guest) -> AsyncIterator[Guest]:
    """The same guest, connected to another process, or once more to this one."""
    twin = server.program()
    twin.http.cookies, twin.player = guest.http.cookies, guest.player
    await twin.call("en")
    yield twin


async def two_at_a_table(server: House) -> tuple[Guest, Guest, str]:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    for guest in (ann, bob):
        await guest.call("en")
    table = await ann.open("crooks", 2)
    await bob.command("sit", table)
    return ann, bob, table


def names_in(message: dict[str, Any]) -> list[str]:
    return [seat["player"]["name"] for seat in message["scene"]["seats"]]


# Names.


@in_loop
async def test_a_new_name_is_seen_at_once_by_everybody(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob, table = await two_at_a_table(server)
        await bob.watch(table)
        await ann.command("say", table, said="Hello")
        await bob.hear("news")
        async with also_at(server, ann) as other_tab:
            await ann.post("/api/session", {"name": "Anna", "face": 3})
            whole = await bob.hear("table")
            assert names_in(whole) == ["Anna", "Bob"]
            assert whole["events"][0]["text"] == "Anna opened the table."
            assert whole["events"][-1]["player"]["name"] == "Anna"  # who spoke before
            assert (await other_tab.hear("you"))["you"]["name"] == "Anna"
            # A socket that was open before speaks under the new name.
            await other_tab.repeat("tab", "say", table, said="It is me")
            news = await bob.hear("news")
            assert news["events"][-1]["player"] == {
                "player": ann.player,
                "name": "Anna",
                "bot": False,
                "face": 3,
            }
        [card] = (await bob.get("/api/tables"))["tables"]
        assert card["seats"][0]["player"]["name"] == "Anna"


@in_loop
async def test_a_new_name_is_seen_after_the_game_and_at_the_rematch(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        await ann.call("en")
        table = await ann.open("crooks", 2, bots=["random"], start=True)
        await play_to_the_end(ann, table)
        await ann.post("/api/session", {"name": "Anna"})
        again = (await ann.command("rematch", table))["opened"]
        for one in (table, again):
            card = await ann.get(f"/api/tables/{one}")
            assert card["seats"][0]["player"]["name"] == "Anna"
        outline = await ann.get(f"/api/tables/{table}/replay?language=en")
        assert outline["seats"][0]["player"]["name"] == "Anna"
        # What is kept says so too: the deal can still be checked, and a snapshot is made anew.
        record = await ann.get(f"/api/tables/{table}/record")
        assert record["deal"]


@in_loop
async def test_a_new_name_is_heard_by_other_processes(tmp_path: Path, empty_postgres: str) -> None:
    one, other = await open_store(empty_postgres), await open_store(empty_postgres)
    async with house(tmp_path, store=one) as here, house(tmp_path, store=other) as there:
        ann, bob, table = await two_at_a_table(here)
        async with also_at(there, bob) as bob_there, also_at(there, ann) as ann_there:
            await bob_there.watch(table)
            await ann.post("/api/session", {"name": "Anna"})
            assert names_in(await bob_there.hear("table")) == ["Anna", "Bob"]
            assert (await ann_there.hear("you"))["you"]["name"] == "Anna"
            await ann_there.repeat("there", "say", table, said="It is me")
            news = await bob_there.hear("news")
            assert news["events"][-1]["player"]["name"] == "Anna"


@in_loop
async def test_a_server_that_was_killed_goes_on_with_a_name(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, _, table = await two_at_a_table(server)
        errand = Errand("rename", ann.player, Player(ann.player, "Anna"))
        # The server ends when this is kept, and no table is written yet.
        await server.hub.store.put("errand", f"of/{ann.player}", json.encode(errand))
    async with house(tmp_path) as server:
        ann = await server.back(ann)
        assert names_in(await ann.watch(table)) == ["Anna", "Bob"]
        assert await server.hub.store.find("errand", "of/") == {}


@in_loop
async def test_nobody_changes_their_name_all_the_time(tmp_path: Path) -> None:
    async with house(tmp_path, limits_now=STANDS_STILL) as server:
        ann = await server.guest("Ann")
        for number in range(20):
            await ann.post("/api/session", {"name": f"Ann {number}"})
        await ann.post("/api/session", {"name": "Ann 20"}, 429)


# Everything that is kept of somebody.


async def contents(url: str) -> dict[str, list[dict[str, Any]]]:
    """Every table of a store, with all its rows."""
    if url.startswith("postgresql://"):
        connection = await asyncpg.connect(url)
        names = await connection.fetch(
            "SELECT tablename FROM pg_tables WHERE schemaname = $1", SCHEMA_NAME
        )
        await connection.execute(f"SET search_path = {SCHEMA_NAME}")
        found = {
            row[0]: [
                dict(one) for one in await connection.fetch(f"SELECT * FROM {SCHEMA_NAME}.{row[0]}")
            ]
            for row in names
        }
        await connection.close()
        return found
    file = sqlite3.connect(url)
    file.row_factory = sqlite3.Row
    names = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    found = {
        row["name"]: [dict(one) for one in file.execute(f"SELECT * FROM {row['name']}")]
        for row in names
    }
    file.close()
    return found


def whole_logs(kept: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """The same, with what lies in the archive where it came from."""
    for row in kept.pop("archive"):
        for one in unpacked(row["data"]):
            own = {"table_id": row["table_id"], "number": one.number, "data": one.data}
            kept["log"].append(own)
    return kept


def naming(rows: list[dict[str, Any]], word: str) -> list[dict[str, Any]]:
    """The rows in which a word stands anywhere."""
    return [row for row in rows if any(word.encode() in _bytes(cell) for cell in row.values())]


def _bytes(cell: object) -> bytes:
    return cell if isinstance(cell, bytes) else str(cell).encode()


async def a_full_life(server: House) -> tuple[Guest, Guest, list[str]]:
    """Somebody who has done everything that a person can do here; a friend; and their tables."""
    ann, bob = await server.guest("Annabella"), await server.guest("Bob")
    for guest in (ann, bob):
        await guest.call("en")
    await make(ann, Device(server.address), "Annabella's phone")
    await ann.post("/api/me/recovery", None)
    settings = {"language": "it", "speed": "fast"}
    switches = {"symbols": True, "aids": True, "sound": True, "ask_always": False}
    await ann.post("/api/me/settings", {**settings, **switches})
    await ann.post("/api/tokens", {"name": "Annabella Bot"})
    await ann.post("/api/me/passkeys/options", None)  # and then she does not go on
    over = await ann.open("crooks", 2, bots=["random"], start=True)
    await play_to_the_end(ann, over)
    rematch = (await ann.command("rematch", over))["opened"]
    playing = await ann.open("sneaks", 2)
    await bob.command("sit", playing)
    await ann.command("start", playing)
    await bob.command("mute", playing, player=ann.player, muted=True)
    gathering = await ann.open("kings", 3)
    await ann.post(f"/api/tables/{gathering}/invitations", {"seat": 1})
    watched = await bob.open("crooks", 2, bots=["random"], start=True)
    await ann.watch(watched)
    await ann.command("say", watched, said="A word of Annabella's")
    with_people = await live_among_people(server, ann, bob, playing)
    await ann.post(f"/api/tables/{over}/away", {"away": True})
    await server.hub.store.archive(over)
    return ann, bob, [over, rematch, playing, gathering, watched, *with_people]


async def live_among_people(server: House, ann: Guest, bob: Guest, table: str) -> list[str]:
    """All that two can have to do with each other and with the house."""
    together = await ann.open("crooks", 2)
    await bob.command("sit", together)
    await ann.command("start", together)
    await asyncio.gather(play_to_the_end(ann, together), play_to_the_end(bob, together))
    await server.hub.historian.catch_up()
    eve = await server.guest("Eve")
    for one, other in ((ann, bob), (bob, ann)):
        await one.post("/api/me/friends", {"player": other.player})
        await one.post("/api/blocks", {"player": eve.player, "blocked": True})
        await eve.post("/api/blocks", {"player": one.player, "blocked": True})
        report = {"player": other.player, "table": table, "why": "other", "said": "So."}
        await one.post("/api/reports", report)
        await one.post("/api/notices/ways", {"to": {"way": "page", "browser": "b" * 16}})
    # A notice that she has not looked at.
    kept_for_ann = await bob.open("sneaks", 2)
    await bob.post(f"/api/tables/{kept_for_ann}/friends", {"player": ann.player})
    await ann.post("/api/notices", {"kinds": ["turn"], "quiet": None})
    await ann.post("/api/me/shows", {"shows": "friends"})
    watchman = server.hub.watchman
    await watchman.warn(ann.player, "Be kind.")
    await watchman.impose("silence", ann.player, 60.0, "a test")
    await watchman.note("silence", {"player": ann.player}, None)
    keepers = Keepers(server.hub.store, Passkeys(server.hub.store))
    await keepers.appoint(Player(ann.player, "Annabella"))
    await server.hub.store.put("duty", "of-a-browser", ann.player.encode())
    return [together, kept_for_ann]


def url_of(tmp_path: Path, request: pytest.FixtureRequest, kind: str) -> str:
    if kind == "sqlite":
        return str(tmp_path / "house.db")
    return str(request.getfixturevalue("empty_postgres"))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_everything_kept_of_a_person_is_told_and_all_of_it_goes(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    url = url_of(tmp_path, request, kind)

    @in_loop
    async def run() -> None:
        async with house(tmp_path, store=await open_store(url)) as server:
            ann, bob, tables = await a_full_life(server)
            kept = whole_logs(await contents(url))
            everything_is_told(kept, await ann.get("/api/me/data"), ann.player)
            said = await ann.post("/api/me/delete", {"sure": "delete"})
            assert said["tables"] == len(tables)
            assert await ann.get("/api/session") is None
            left = whole_logs(await contents(url))
            for name, rows in left.items():
                for word in (ann.player, "Annabella"):
                    assert naming(rows, word) == [], name
            # The others' tables are as they were, with a former player.
            over, _, playing, _, watched, *_ = tables
            await bob.hang_up()
            await bob.call("en")
            whole = await bob.watch(playing)
            assert whole["scene"]["seats"][0]["stand_in"]
            assert whole["events"][0]["text"] == "Former player opened the table."
            eve = await server.guest("Eve")  # Bob does not hear her
            await eve.call()
            [line] = [e for e in (await eve.watch(watched))["events"] if e["type"] == "said"]
            assert (line["player"]["name"], line["said"]) == ("", "…")
            assert (await server.hub.room(over)).table.phase == "over"

    run()


@in_loop
async def test_who_is_forgotten_while_the_history_is_written_does_not_stand_in_it(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Annabella")
        await ann.call("en")
        store, record = server.hub.store, server.hub.store.record
        is_forgotten = asyncio.Event()

        async def forget_first(table: str, ended: float, data: bytes) -> None:
            if not is_forgotten.is_set():
                is_forgotten.set()
                await ann.post("/api/me/delete", {"sure": "delete"})
            await record(table, ended, data)

        store.record = forget_first  # type: ignore[method-assign]
        table = await ann.open("crooks", 2, bots=["random"], start=True)
        await play_to_the_end(ann, table)
        await is_forgotten.wait()
        await server.hub.historian.catch_up()
        while (told := await store.recorded(table)) is None or b"Annabella" in told.data:
            await asyncio.sleep(0.01)
        assert ann.player.encode() not in told.data


def everything_is_told(
    kept: dict[str, list[dict[str, Any]]], told: dict[str, Any], player: str
) -> None:
    """Whatever stands in a store is in the export; what is made of the logs for speed need not."""
    rows = {name: naming(rows, player) for name, rows in kept.items()}
    of_others = [row for row in rows["kept"] if is_of_others(row, player)]
    # Bob does not want to hear her and has reported her, Eve does neither want to hear her nor to
    # meet her, and the house has silenced her.
    of_whom = ["audit", "block", "player", "player", "report"]
    assert sorted(row["kind"] for row in of_others) == of_whom
    assert sorted(one["kind"] for one in told["kept"]) == sorted(
        row["kind"] for row in rows.pop("kept") if row not in of_others
    )
    tables = {table["table"]: table for table in told["tables"]}
    assert sorted(tables) == sorted(row["table_id"] for row in rows.pop("member"))
    assert {(t, row["number"]) for t, one in tables.items() for row in one["rows"]} == {
        (row["table_id"], row["number"]) for row in rows.pop("log")
    }
    for row in rows.pop("tables"):
        assert tables[row["id"]]["card"]
    assert {t for t, one in tables.items() if one["finished"]} == {
        row["table_id"] for row in rows.pop("finished")
    }
    notices = {(one["table"], one["kind"], one["way"]) for one in told["notices"]}
    assert notices == {(row["table_id"], row["kind"], row["way"]) for row in rows.pop("notice")}
    assert notices
    rows.pop("snapshot")
    assert not any(rows.values())


def is_of_others(row: dict[str, Any], player: str) -> bool:
    """Whether something names a player and is none of theirs."""
    kind, key = row["kind"], row["key"]
    if kind in ("block", "report"):
        return not key.startswith(f"{player}/")
    return bool(kind == "audit" or (kind == "player" and key != player))


@in_loop
async def test_an_export_tells_nothing_of_the_houses_secrets(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, _, tables = await a_full_life(server)
        answer = await ann.http.get("/api/me/data")
        seeds = [(await server.hub.room(table)).table.opened.seed for table in tables]
        for secret in [*seeds, "argon2", ann.http.cookies["backroom"], '"chance"', '"state"']:
            assert secret not in answer.text
        assert "A word of Annabella's" in answer.text

"""A rematch, asked for by everybody at once, or by somebody whose seat is gone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from backroom.server.store import open_store
from house import Guest, House, house, in_loop, play_to_the_end


async def finished_table(guests: list[Guest], seats: int, **more: Any) -> str:
    """A game that is over; the guests sit on the first seats."""
    table = await guests[0].open("crooks", seats, **more)
    for seat, guest in enumerate(guests[1:], 1):
        assert (await guest.command("sit", table, seat=seat))["type"] == "ack"
    await guests[0].command("start", table)
    await asyncio.gather(*(play_to_the_end(guest, table) for guest in guests))
    return table


async def players_at(guest: Guest, table: str) -> list[str | None]:
    seats = (await guest.get(f"/api/tables/{table}"))["seats"]
    return [None if seat["player"] is None else seat["player"]["player"] for seat in seats]


async def guests_of(server: House, *names: str) -> list[Guest]:
    guests = [await server.guest(name) for name in names]
    for guest in guests:
        await guest.call()
    return guests


@asynccontextmanager
async def also_at(server: House, guest: Guest) -> AsyncIterator[Guest]:
    """The same guest, connected to another process too."""
    twin = Guest(server.address)
    twin.http.cookies, twin.player = guest.http.cookies, guest.player
    await twin.call()
    yield twin
    await twin.leave()


@in_loop
async def test_all_ask_at_once_at_two_processes_and_get_one_table(
    tmp_path: Path, empty_postgres: str
) -> None:
    one, other = await open_store(empty_postgres), await open_store(empty_postgres)
    async with house(tmp_path, store=one) as here, house(tmp_path, store=other) as there:
        guests = await guests_of(here, "Ann", "Bob")
        for number in range(1, 4):
            table = await finished_table(guests, 3, bots=["random"])
            async with also_at(there, guests[0]) as ann, also_at(there, guests[1]) as bob:
                everybody = [*guests, ann, bob]
                answers = await asyncio.gather(
                    *(one.repeat("again", "rematch", table) for one in everybody)
                )
            assert {answer["type"] for answer in answers} == {"ack"}, answers
            [again] = {answer["opened"] for answer in answers}
            assert await players_at(guests[0], again) == [guests[0].player, guests[1].player, None]
            seats = (await guests[0].get(f"/api/tables/{again}"))["seats"]
            assert [seat["bot"] for seat in seats] == [None, None, "random"]
            mine = (await guests[0].get("/api/tables/mine"))["tables"]
            assert len(mine) == 2 * number  # no table is left over
            happened = (await guests[0].watch(table))["events"]
            assert [event["type"] for event in happened].count("rematch") == 1


@in_loop
async def test_nobody_is_evicted_by_a_rematch(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob, eve = await guests_of(server, "Ann", "Bob", "Eve")
        table = await finished_table([ann, bob], 2)
        again = (await ann.command("rematch", table))["opened"]
        # Ann gives the seat that was kept for Bob to Eve.
        secret = (await ann.post(f"/api/tables/{again}/invitations", {"seat": 1}))["secret"]
        await eve.post("/api/invitations", {"secret": secret})
        assert (await bob.command("rematch", table))["code"] == "no_free_seat"
        assert await players_at(ann, again) == [ann.player, eve.player]


@in_loop
async def test_a_bot_on_a_kept_seat_stays_there_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await guests_of(server, "Ann", "Bob")
        table = await finished_table([ann, bob], 2)
        again = (await ann.command("rematch", table))["opened"]
        assert (await ann.command("put_bot", again, seat=1, bot="random"))["type"] == "ack"
        for _ in range(2):
            assert (await bob.command("rematch", table))["code"] == "no_free_seat"
        assert (await bob.command("sit", again, seat=1))["type"] == "problem"
        assert await players_at(ann, again) == [ann.player, None]


@in_loop
async def test_whoever_got_up_sits_down_where_there_is_room(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob, eve = await guests_of(server, "Ann", "Bob", "Eve")
        table = await finished_table([ann, bob, eve], 3)
        again = (await ann.command("rematch", table))["opened"]
        await bob.command("rematch", table)
        await bob.command("leave", again)
        dan = (await guests_of(server, "Dan"))[0]
        assert (await dan.command("sit", again, seat=1))["type"] == "ack"
        assert (await bob.command("rematch", table))["code"] == "no_free_seat"
        assert (await eve.command("rematch", table))["opened"] == again
        assert await players_at(ann, again) == [ann.player, dan.player, eve.player]

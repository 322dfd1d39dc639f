"""Tables that have been over for long lie in the archive, and nobody who looks at them notices."""

from pathlib import Path
from typing import Any

from backroom.server.archivist import Archivist
from backroom.server.log import Moment
from house import Guest, House, house, in_loop, play_to_the_end

MONTH = 31 * 86_400.0


async def played(server: House, ann: Guest) -> str:
    """A game that is over and told of."""
    table = await ann.open("crooks", 2, bots=["random"], start=True)
    await play_to_the_end(ann, table)
    await server.hub.historian.catch_up()
    return table


def archivist(server: House, later: float, days: int = 30) -> Archivist:
    """One who comes some time later."""

    def moment() -> Moment:
        now = server.hub.moment()
        return Moment(now.at + later, now.clock + later)

    return Archivist(server.hub.store, days, moment)


async def all_told(ann: Guest, table: str) -> list[Any]:
    """What can be asked of a table that is over."""
    pages = ("", "/record", "/chance", "/replay?language=en", "/evening")
    told = [await ann.get(f"/api/tables/{table}{page}") for page in pages]
    told.append(await ann.get(f"/api/people/{ann.player}"))
    told.append(await ann.get(f"/api/people/{ann.player}/games"))
    data = await ann.get("/api/me/data")
    return [*told, data["tables"]]


@in_loop
async def test_after_some_days_a_table_takes_less_room_and_says_the_same(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        await ann.call("en")
        table = await played(server, ann)
        await ann.hang_up()  # a card tells who is connected
        before = await all_told(ann, table)
        assert await archivist(server, MONTH, days=32).sweep() == 0
        assert await archivist(server, MONTH).sweep() == 1
        assert await archivist(server, MONTH).sweep() == 0
        figures = await server.hub.store.figures()
        assert (figures.archived, figures.over) == (1, 1)
        assert figures.bytes_after < figures.bytes_before / 2
        assert await all_told(ann, table) == before
    async with house(tmp_path) as server:  # where nobody has it in memory
        ann = await server.back(ann)
        await ann.hang_up()
        assert await all_told(ann, table) == before
        assert (await server.hub.store.figures()).archived == 1


@in_loop
async def test_who_speaks_there_is_renamed_or_plays_again_takes_it_out(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        await ann.call("en")
        table = await played(server, ann)
        late = archivist(server, MONTH)
        await late.sweep()
        assert (await ann.command("say", table, said="Do you remember?"))["type"] == "ack"
        assert (await server.hub.store.figures()).archived == 0
        await late.sweep()
        await ann.post("/api/session", {"name": "Anna"})
        assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["player"]["name"] == "Anna"
        await late.sweep()
        assert (await ann.command("rematch", table))["opened"]


@in_loop
async def test_a_table_in_play_and_a_damaged_one_stay_where_they_are(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        await ann.call("en")
        await ann.open("crooks", 2, bots=["random"], start=True)
        hurt = await played(server, ann)
        await server.hub.store.record(hurt, 0.0, b"")  # as for a log that cannot be read
        assert await archivist(server, 10 * MONTH).sweep() == 0

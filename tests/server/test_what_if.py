"""Another choice at a moment of a finished game, and what comes of it at a table of its own."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from backroom import games
from backroom.kernel.chance import fast_chance
from backroom.kernel.record import parse_record, replay
from house import Guest, finished_game, house, in_loop, play_to_the_end


async def view_then(guest: Guest, table: str, moment: int, eyes: str) -> Any:
    path = f"/api/tables/{table}/replay/frames?first={moment}&count=1&eyes={eyes}"
    return (await guest.get(path))["frames"][0]["view"]


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("real", [False, True])
@in_loop
async def test_a_game_goes_on_from_what_a_seat_knew(tmp_path: Path, name: str, real: bool) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        await ann.call()
        table = await finished_game(ann, name)
        moves = (await ann.get(f"/api/tables/{table}/replay"))["moves"]
        moment = len(moves) // 2
        seat = moves[moment]["seat"]
        asked = {"moment": moment, "seat": seat, "real": real}
        joined = await ann.post(f"/api/tables/{table}/what-if", asked)
        assert joined["seat"] == seat
        message = await ann.watch(joined["table"])
        assert message["head"]["what_if"] == {"table": table, **asked}
        assert not message["scene"]["rated"]
        bots = [one["bot"] for one in message["scene"]["seats"] if one["seat"] != seat]
        assert bots == ["random"]
        # It began where the seat knew no other.
        opened = (await server.hub.room(joined["table"])).table.opened
        assert opened.position is not None
        game = games.game(name)
        options = game.options(opened.options)
        position = game.position(opened.position)
        state = game.restore(game.edition(), position, options, fast_chance(1))
        then = await view_then(ann, table, moment, str(seat))
        assert json.decode(json.encode(game.view(state, seat))) == then
        assert moves[moment]["notation"] in map(game.actions.words, state.legal(seat))
        laid_open = json.decode(json.encode(game.open_view(state)))
        assert (laid_open == await view_then(ann, table, moment, "open")) or not real
        # It is played to its end, can be looked at again, and is told of nobody.
        await play_to_the_end(ann, joined["table"])
        record = parse_record(json.encode(await ann.get(f"/api/tables/{joined['table']}/record")))
        assert replay(record, game, game.edition()).state.waiting() == 0
        await server.hub.historian.catch_up()
        told = await server.hub.store.finished_of(ann.player)
        assert joined["table"] not in [one.table for one in told]
    async with house(tmp_path) as server:
        again = await server.back(ann)
        assert (await again.watch(joined["table"]))["scene"]["phase"] == "over"


@in_loop
async def test_where_nothing_could_have_been_otherwise(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        await ann.call()
        table = await finished_game(ann)
        path = f"/api/tables/{table}/what-if"
        over = {"moment": 10_000, "seat": 0}
        assert (await ann.post(path, over, 409))["code"] == "game_over"
        nobody = {"moment": 0, "seat": 5}
        assert (await ann.post(path, nobody, 409))["code"] == "bad_seats"
        going_on = await ann.open("crooks", 2, bots=["random"], start=True, public=False)
        path = f"/api/tables/{going_on}/what-if"
        begin = {"moment": 0, "seat": 0}
        assert (await ann.post(path, begin, 409))["code"] == "not_over"
        assert (await eve.post(path, begin, 403))["code"] == "not_allowed"

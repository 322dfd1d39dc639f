"""Another choice at a moment of a finished game, and what comes of it at a table of its own."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from backroom import games
from backroom.kernel.record import parse_record, replay
from house import Guest, finished_game, house, in_loop, play_to_the_end


async def frame_of(guest: Guest, table: str, moment: int, seat: int) -> Any:
    path = f"/api/tables/{table}/replay/frames?first={moment}&count=1&eyes={seat}"
    return (await guest.get(path))["frames"][0]


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
        scene = message["scene"]
        assert scene["view"] == (await frame_of(ann, table, moment, seat))["view"]
        assert moves[moment]["notation"] in [one["notation"] for one in scene["choices"]]
        assert not scene["rated"]
        assert [one["bot"] for one in scene["seats"] if one["seat"] != seat] == ["random"]
        open_then = await frame_of_all(ann, table, moment)
        room = await server.hub.room(joined["table"])
        play = room.table.play
        assert play is not None
        is_same = json.decode(json.encode(play.game.open_view(play.state))) == open_then
        assert is_same or not real
        # It is played to its end, can be looked at again, and is told of nobody.
        await play_to_the_end(ann, joined["table"])
        record = parse_record(json.encode(await ann.get(f"/api/tables/{joined['table']}/record")))
        game = games.game(name)
        assert replay(record, game, game.edition()).state.waiting() == 0
        await server.hub.historian.catch_up()
        kept = await server.hub.store.recorded(joined["table"])
        assert kept is not None
        assert kept.data == b""
    async with house(tmp_path) as server:
        again = await server.back(ann)
        assert (await again.watch(joined["table"]))["scene"]["phase"] == "over"


async def frame_of_all(guest: Guest, table: str, moment: int) -> Any:
    path = f"/api/tables/{table}/replay/frames?first={moment}&count=1"
    return (await guest.get(path))["frames"][0]["view"]


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

"""Friends, and people who stay together: asked for, said yes to, invited, and seated again."""

import asyncio
from pathlib import Path
from typing import Any

from backroom.server.commands import KEPT_SECONDS
from house import STANDS_STILL, Guest, House, house, in_loop, play_to_the_end


async def called(server: House, *names: str) -> list[Guest]:
    guests = [await server.guest(name) for name in names]
    for guest in guests:
        await guest.call("en")
    return guests


async def together(server: House, guests: list[Guest], **more: Any) -> str:
    """A game among people, to its end, and told of."""
    table = await guests[0].open("crooks", len(guests), **more)
    for guest in guests[1:]:
        await guest.command("sit", table)
    await guests[0].command("start", table)
    await asyncio.gather(*(play_to_the_end(guest, table) for guest in guests))
    await server.hub.historian.catch_up()
    return table


async def befriend(one: Guest, other: Guest) -> None:
    await one.post("/api/me/friends", {"player": other.player})
    await other.post("/api/me/friends", {"player": one.player})


def names(players: list[dict[str, Any]]) -> list[str]:
    return [player["name"] for player in players]


@in_loop
async def test_two_who_have_played_become_friends_if_both_want(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob, eve = await called(server, "Ann", "Bob", "Eve")
        await together(server, [ann, bob])
        assert names((await ann.get("/api/me/friends"))["met"]) == ["Bob"]
        said = await ann.post("/api/me/friends", {"player": eve.player}, 403)
        assert said["code"] == "not_met"
        asked = await ann.post("/api/me/friends", {"player": bob.player})
        assert (names(asked["asked"]), asked["met"], asked["friends"]) == (["Bob"], [], [])
        assert names((await bob.get("/api/me/friends"))["asking"]) == ["Ann"]
        both = await bob.post("/api/me/friends", {"player": ann.player})
        assert names(both["friends"]) == ["Ann"]
        assert names((await ann.get("/api/me/friends"))["friends"]) == ["Bob"]
        gone = await bob.post(f"/api/me/friends/{ann.player}/remove", None)
        assert gone["friends"] == []
        assert (await ann.get("/api/me/friends"))["friends"] == []


@in_loop
async def test_friends_see_what_one_shows_them_and_each_others_tables(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob, eve = await called(server, "Ann", "Bob", "Eve")
        await together(server, [ann, bob])
        await ann.post("/api/me/shows", {"shows": "friends"})
        assert not (await bob.get(f"/api/people/{ann.player}"))["shown"]
        await befriend(ann, bob)
        assert (await bob.get(f"/api/people/{ann.player}"))["shown"]
        assert not (await eve.get(f"/api/people/{ann.player}"))["shown"]
        table = await ann.open("crooks", 3)
        await ann.open("crooks", 3, public=False)
        tables = (await bob.get("/api/me/friends"))["tables"]
        assert [card["table"] for card in tables] == [table]


@in_loop
async def test_a_friend_is_invited_in_one_click(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob, eve = await called(server, "Ann", "Bob", "Eve")
        await together(server, [ann, bob])
        table = await ann.open("crooks", 3, public=False)
        path = f"/api/tables/{table}/friends"
        assert (await ann.post(path, {"player": bob.player}, 403))["code"] == "no_friend"
        await befriend(ann, bob)
        seat = (await ann.post(path, {"player": bob.player}))["seat"]
        assert (await ann.post(path, {"player": bob.player}, 409))["code"] == "already_seated"
        [card] = [
            card
            for card in (await bob.get("/api/tables/mine"))["tables"]
            if card["phase"] == "gathering"
        ]
        assert card["table"] == table
        assert (await eve.command("sit", table))["code"] == "not_allowed"
        assert (await bob.command("sit", table))["type"] == "ack"
        assert (await bob.watch(table))["scene"]["you"] == seat
        assert (await bob.post(path, {"player": ann.player}, 403))["code"] == "not_owner"


@in_loop
async def test_whom_one_has_blocked_is_no_friend_and_does_not_become_one(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await called(server, "Ann", "Bob")
        await together(server, [ann, bob])
        await ann.post("/api/me/friends", {"player": bob.player})
        await bob.post("/api/me/friends", {"player": ann.player})
        await ann.post("/api/blocks", {"player": bob.player, "blocked": True})
        assert (await bob.get("/api/me/friends"))["friends"] == []
        answer = await bob.post("/api/me/friends", {"player": ann.player}, 403)
        assert answer["code"] == "blocked"
        assert (await ann.get("/api/me/friends"))["asking"] == []
        await ann.post("/api/blocks", {"player": bob.player, "blocked": False})
        await bob.post("/api/me/friends", {"player": ann.player})
        [asking] = (await ann.get("/api/me/friends"))["asking"]
        assert asking["player"] == bob.player


@in_loop
async def test_there_is_a_limit_to_asking(tmp_path: Path) -> None:
    async with house(tmp_path, limits_now=STANDS_STILL) as server:
        (ann,) = await called(server, "Ann")
        codes = []
        for _ in range(32):
            answer = await ann.http.post("/api/me/friends", json={"player": "somebody"})
            codes.append(answer.status_code)
        assert codes == [403] * 30 + [429] * 2


# Playing again.


@in_loop
async def test_alone_with_bots_a_rematch_begins_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        (ann,) = await called(server, "Ann")
        table = await ann.open("crooks", 2, bots=["random"], start=True)
        await play_to_the_end(ann, table)
        again = (await ann.command("rematch", table))["opened"]
        assert (await ann.watch(again))["scene"]["phase"] == "playing"


@in_loop
async def test_people_keep_their_seats_for_five_minutes(tmp_path: Path) -> None:
    moment = [1_800_000_000.0]
    async with house(tmp_path, now=lambda: moment[0], steady=lambda: moment[0]) as server:
        ann, bob, eve = await called(server, "Ann", "Bob", "Eve")
        table = await together(server, [ann, bob])
        again = (await ann.command("rematch", table))["opened"]
        assert (await eve.command("sit", again))["code"] == "no_free_seat"
        for _ in range(int(KEPT_SECONDS) // 5 + 1):
            moment[0] += 5
            await server.hub._clock.keep()
        assert (await eve.command("sit", again))["type"] == "ack"
        assert (await bob.command("rematch", table))["code"] == "no_free_seat"


@in_loop
async def test_a_seat_that_nobody_took_is_still_ones_own_later(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await called(server, "Ann", "Bob")
        table = await together(server, [ann, bob])
        again = (await ann.command("rematch", table))["opened"]
        assert (await bob.command("rematch", table))["opened"] == again
        scene = (await bob.watch(again))["scene"]
        assert scene["you"] == 1
        assert scene["phase"] == "gathering"  # whoever opened it begins when all are there


@in_loop
async def test_the_score_of_an_evening_goes_over_several_games(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await called(server, "Ann", "Bob")
        first = await together(server, [ann, bob])
        second = (await ann.command("rematch", first))["opened"]
        await bob.command("rematch", first)
        await ann.command("start", second)
        await asyncio.gather(*(play_to_the_end(guest, second) for guest in (ann, bob)))
        third = (await bob.command("rematch", second, game="sneaks"))["opened"]
        assert (await ann.command("rematch", second))["opened"] == third  # whoever was first chose
        card = await ann.get(f"/api/tables/{third}")
        assert card["game"] == "sneaks"
        assert [seat["player"]["name"] for seat in card["seats"]] == ["Ann", "Bob"]
        told = await ann.get(f"/api/tables/{third}/evening")
        assert [game["table"] for game in told["games"]] == [second, first]
        assert {score["player"]["name"]: score["games"] for score in told["scores"]} == {
            "Ann": 2,
            "Bob": 2,
        }
        wins = {score["player"]["name"]: score["wins"] for score in told["scores"]}
        won = [
            seat["player"]["name"]
            for game in told["games"]
            for seat in game["seats"]
            if seat["place"] == 1
        ]
        assert wins == {"Ann": won.count("Ann"), "Bob": won.count("Bob")}

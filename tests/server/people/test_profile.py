"""What somebody did: counted from finished games, told as far as they allow; and rated tables."""

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from backroom.server.log import ChosenRow, LogEvent, StoodInRow
from backroom.server.people.history import Finished, FinishedSeat, ran_out_while_away
from backroom.server.people.profile import Own, months_of
from backroom.server.store import open_store
from house import Guest, House, house, in_loop, play_to_the_end


async def called(server: House, *names: str) -> list[Guest]:
    guests = [await server.guest(name) for name in names]
    for guest in guests:
        await guest.call("en")
    return guests


async def games_of(server: House, guest: Guest, query: str = "", who: Guest | None = None) -> Any:
    """A history, once all is told of the games that are over."""
    await server.hub.historian.catch_up()
    return await (who or guest).get(f"/api/people/{guest.player}/games{query}")


async def against_bots(guest: Guest, game: str = "crooks", **more: Any) -> str:
    table = await guest.open(game, 2, bots=["random"], start=True, **more)
    await play_to_the_end(guest, table)
    return table


async def together(guests: list[Guest], *, rated: bool = False) -> str:
    """A game of Crooks among people, to its end."""
    table = await guests[0].open("crooks", len(guests), rated=rated)
    for guest in guests[1:]:
        assert (await guest.command("sit", table))["type"] == "ack"
        if rated:
            assert (await guest.command("rate", table, agree=True))["type"] == "ack"
    assert (await guests[0].command("start", table))["type"] == "ack"
    import asyncio  # noqa: PLC0415

    await asyncio.gather(*(play_to_the_end(guest, table) for guest in guests))
    return table


@in_loop
async def test_a_history_with_filters_and_pages(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await called(server, "Ann", "Bob")
        first = await against_bots(ann)
        second = await against_bots(ann, "sneaks")
        third = await together([ann, bob])
        told = await games_of(server, ann)
        assert [game["table"] for game in told["games"]] == [third, second, first]
        assert told["more"] is None
        places = [game["seats"][game["you"]]["place"] for game in told["games"]]
        won = [
            game["table"] for game, place in zip(told["games"], places, strict=True) if place == 1
        ]
        for query, tables in (
            ("?game=sneaks", [second]),
            ("?seats=2", [third, second, first]),
            ("?seats=3", []),
            (f"?against={bob.player}", [third]),
            (f"?after={third}", [second, first]),
            ("?result=won", won),
        ):
            told = await games_of(server, ann, query)
            assert [game["table"] for game in told["games"]] == tables, query
        [played] = (await games_of(server, bob))["games"]
        assert played["ended"] >= played["began"] > 1_700_000_000


@in_loop
async def test_a_profile_adds_up(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await called(server, "Ann", "Bob")
        for _ in range(2):
            await against_bots(ann)
        await against_bots(ann, "sneaks")
        await together([ann, bob])
        games = (await games_of(server, ann))["games"]
        profile = await ann.get(f"/api/people/{ann.player}")
        wins = [game["seats"][game["you"]]["place"] == 1 for game in reversed(games)]
        assert profile["all"]["games"] == 4
        assert profile["all"]["wins"] == sum(wins)
        assert sum(profile["all"]["places"]) == 4
        assert profile["favourite"] == "crooks"
        assert [(one["game"], one["tally"]["games"]) for one in profile["by_game"]] == [
            ("crooks", 3),
            ("sneaks", 1),
        ]
        assert profile["best_streak"] == max(
            map(len, "".join("x" if w else " " for w in wins).split()), default=0
        )
        assert sum(month["games"] for month in profile["months"]) == 4
        [opponent] = profile["opponents"]
        assert (opponent["player"]["name"], opponent["games"]) == ("Bob", 1)
        mirrored = (await ann.get(f"/api/people/{bob.player}"))["opponents"][0]
        assert (mirrored["ahead"], mirrored["behind"]) == (opponent["behind"], opponent["ahead"])
        await against_bots(ann, "sneaks")  # with nobody
        await together([ann, bob])
        await games_of(server, ann)
        [opponent] = (await ann.get(f"/api/people/{ann.player}"))["opponents"]
        [duel] = opponent["by_game"]
        counted = {key: opponent[key] for key in ("games", "ahead", "behind")}
        assert duel == {"game": "crooks", **counted}
        assert duel["games"] == 2


@in_loop
async def test_others_see_as_much_as_one_lets_them(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, eve = await called(server, "Ann", "Eve")
        await against_bots(ann, public=False)
        [private] = (await games_of(server, ann, who=eve))["games"]
        assert not private["may_see"]
        assert (await games_of(server, ann))["games"][0]["may_see"]
        await ann.post("/api/me/shows", {"shows": "nobody"})
        profile = await eve.get(f"/api/people/{ann.player}")
        assert not profile["shown"]
        assert profile["all"]["games"] == 0
        assert profile["opponents"] == profile["ratings"] == profile["months"] == []
        said = await eve.get(f"/api/people/{ann.player}/games", 403)
        assert said["code"] == "not_shown"
        assert (await ann.get(f"/api/people/{ann.player}"))["shown"]
        assert (await eve.get("/api/people/nobody", 404))["code"] == "no_person"


@in_loop
async def test_history_is_made_again_from_the_logs(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        (ann,) = await called(server, "Ann")
        await against_bots(ann)
        before = await games_of(server, ann)
    store = await open_store(str(tmp_path / "house.db"))
    await store.close()
    import sqlite3  # noqa: PLC0415

    file = sqlite3.connect(tmp_path / "house.db")
    file.execute("DELETE FROM finished")
    file.commit()
    file.close()
    async with house(tmp_path) as server:
        ann = await server.back(ann)
        assert await games_of(server, ann) == before


def test_months_without_a_game_stand_between_the_others_and_none_are_too_old() -> None:
    days = {"2023-12-31": 1, "2026-01-15": 2, "2026-04-01": 1}
    own = []
    for day, games in days.items():
        ended = datetime.fromisoformat(f"{day}T12:00:00+00:00").timestamp()
        seat = FinishedSeat(place=1, points=0)
        game = Finished(
            table="t",
            game="crooks",
            edition="house-1",
            began=ended,
            ended=ended,
            public=True,
            evening="t",
            seats=[seat],
            teams=[[0]],
        )
        own += [Own(game, 0)] * games
    months = months_of(own)
    assert [(one.month, one.games) for one in months][-5:] == [
        ("2025-12", 0),
        ("2026-01", 2),
        ("2026-02", 0),
        ("2026-03", 0),
        ("2026-04", 1),
    ]
    assert len(months) == 24
    assert months_of([]) == []


# Rated tables.


@in_loop
async def test_a_game_counts_if_all_agree(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await called(server, "Ann", "Bob")
        table = await ann.open("crooks", 2, rated=True)
        await bob.command("sit", table)
        scene = (await bob.watch(table))["scene"]
        assert scene["rated"]
        assert [seat["agrees"] for seat in scene["seats"]] == [True, False]
        assert (await ann.command("start", table))["code"] == "rating_not_agreed"
        await ann.command("rate", table, agree=False)
        assert (await ann.command("start", table))["type"] == "ack"  # nobody wants it any more
        assert not (await server.hub.room(table)).table.is_rated
        await together([ann, bob], rated=True)
        told = await games_of(server, ann)
        assert [game["rated"] for game in told["games"]] == [True]
        board = (await ann.get("/api/games/crooks/leaderboard"))["rows"]
        people = {row["player"]["name"]: row for row in board if row["player"]}
        assert set(people) == {"Ann", "Bob"}
        assert all(row["provisional"] and row["rank"] is None for row in people.values())
        assert {row["bot"] for row in board} >= {"random", "greedy", "search:hard"}
        [rating] = (await ann.get(f"/api/people/{ann.player}"))["ratings"]
        assert rating["games"] == len(rating["points"]) == 1
        assert rating["low"] < rating["rating"] < rating["high"]
        # Who shows nothing is on no board.
        await bob.post("/api/me/shows", {"shows": "nobody"})
        board = (await ann.get("/api/games/crooks/leaderboard"))["rows"]
        assert [row["player"]["name"] for row in board if row["player"]] == ["Ann"]


@in_loop
async def test_bots_are_rated_against_one_person_only(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await called(server, "Ann", "Bob")
        table = await ann.open("crooks", 3, rated=True, bots=["random"])
        await bob.command("sit", table)
        await bob.command("rate", table, agree=True)
        assert (await ann.command("start", table))["code"] == "rating_with_bots"
        alone = await ann.open("crooks", 2, rated=True, bots=["random"])
        assert (await ann.command("start", alone))["type"] == "ack"
        assert (await server.hub.room(alone)).table.is_rated


@in_loop
async def test_in_a_rated_game_nothing_revealed_is_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        (ann,) = await called(server, "Ann")
        table = await ann.open("crooks", 2, rated=True, bots=["random"])
        await ann.command("start", table)
        message = await ann.watch(table)
        while "scene" not in message or not message["scene"]["choices"]:
            message = await ann.hear()  # the bot begins
        scene = message["scene"]
        looks = [one for one in scene["choices"] if one["notation"].startswith("recruit")]
        assert looks, scene["choices"]
        look = looks[-1]["code"]  # into a pile, which cannot be unseen
        await ann.command("act", table, decision=scene["decision"], action=look)
        assert (await ann.command("undo", table, ask=True))["code"] == "rated_no_undo"


@in_loop
async def test_a_rated_table_comes_back_from_its_snapshot(tmp_path: Path) -> None:
    from backroom.server.snapshots import restored, snapshot_of  # noqa: PLC0415

    async with house(tmp_path) as server:
        (ann,) = await called(server, "Ann")
        table = await ann.open("crooks", 2, rated=True, bots=["random"])
        await ann.command("start", table)
        kept = (await server.hub.room(table)).table
        again = restored(server.hub.library, snapshot_of(kept))
        assert again is not None
        assert again.is_rated


@pytest.mark.parametrize(("away", "counts"), [(0.0, True), (3600.0, False)])
def test_whose_time_ran_out_while_the_house_was_away_loses_nothing(
    away: float, *, counts: bool
) -> None:
    rows: list[LogEvent] = [
        ChosenRow(seat=0, do="pass", at=100.0, clock=10.0),
        StoodInRow(seat=1, why="time", at=160.0 + away, clock=70.0),
    ]
    assert ran_out_while_away(rows) is not counts

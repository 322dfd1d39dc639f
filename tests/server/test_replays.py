"""Finished games told again, in a process of its own, while others play."""

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from backroom.server import replays, undo
from house import PATIENCE, STANDS_STILL, TEST_AT_MOST, finished_game, house, in_loop, workers

WANTED = 40


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGSTOP")
@in_loop
async def test_nobody_waits_while_somebody_asks_for_replays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "SECONDS", TEST_AT_MOST)  # the process stands still for some time
    async with house(tmp_path) as server:
        mallory, ann = await server.guest("Mallory"), await server.guest("Ann")
        for guest in (mallory, ann):
            await guest.call()
        table = await finished_game(mallory)
        await mallory.get(f"/api/tables/{table}/replay")
        [process] = workers(os.getpid())
        os.kill(process, signal.SIGSTOP)  # as if each of them took for ever
        try:
            path = f"/api/tables/{table}/replay/frames?count=50"
            asked = [asyncio.create_task(mallory.http.get(path)) for _ in range(WANTED)]
            refused = 0
            while refused < WANTED - 9:  # one is being told, and eight may wait
                done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
                assert {one.result().json()["code"] for one in done} == {"too_many_requests"}
                refused += len(done)
                asked = [one for one in asked if one not in done]
            # Others play on meanwhile, also at the table whose game is told.
            own = await ann.open("crooks", 2, bots=["random"], start=True)
            assert (await ann.watch(own))["scene"]["phase"] in ("playing", "over")
            assert (await ann.command("say", table, said="well played"))["type"] == "ack"
        finally:
            os.kill(process, signal.SIGCONT)
        answers = [one.json() for one in await asyncio.gather(*asked)]
        assert all(answer == answers[0] for answer in answers)
        assert answers[0]["frames"]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@in_loop
async def test_the_process_that_tells_may_die(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        await ann.call()
        table = await finished_game(ann)
        outlines: list[Any] = []
        for _ in range(3):
            outlines.append(await ann.get(f"/api/tables/{table}/replay"))
            for process in workers(os.getpid()):
                os.kill(process, signal.SIGKILL)
        assert outlines[0] == outlines[1] == outlines[2]


@in_loop
async def test_a_visitor_gets_so_many_replays_and_others_theirs(tmp_path: Path) -> None:
    async with house(tmp_path, limits_now=STANDS_STILL, proxy="127.0.0.1") as server:
        ann = await server.guest("Ann")
        await ann.call()
        table = await finished_game(ann)

        async def asked_from(address: str) -> int:
            path = f"/api/tables/{table}/replay"
            answer = await ann.http.get(path, headers={"X-Forwarded-For": address})
            return answer.status_code

        # Whatever name Mallory comes under, and from whichever address of her home.
        answers = [await asked_from(f"2001:db8::{number:x}") for number in range(101)]
        assert answers == [200] * 100 + [429]
        assert await asked_from("2001:db8:0:1::1") == 200


@in_loop
async def test_others_play_on_while_a_long_game_is_played_again_to_take_a_choice_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end = threading.Event(), threading.Event()
    in_time: list[bool] = []

    def as_long_as_it_takes(*_: object) -> bool:
        begun.set()
        in_time.append(may_end.wait(PATIENCE))
        return False

    monkeypatch.setattr(undo, "can_ask", lambda *_: True)
    monkeypatch.setattr(undo, "is_free", as_long_as_it_takes)
    async with house(tmp_path) as server:
        mallory, ann = await server.guest("Mallory"), await server.guest("Ann")
        for guest in (mallory, ann):
            await guest.call()
        table = await mallory.open("crooks", 2, bots=["random"], start=True)
        taking_back = asyncio.create_task(mallory.command("undo", table))
        await asyncio.to_thread(begun.wait, PATIENCE)
        own = await ann.open("crooks", 2, bots=["random"], start=True)
        assert (await ann.command("say", own, said="hello"))["type"] == "ack"
        may_end.set()
        assert (await taking_back)["code"] == "undo_needs_consent"
        assert in_time == [True]  # and not given up, because nobody else was served meanwhile


@in_loop
async def test_choices_are_not_taken_back_again_and_again(tmp_path: Path) -> None:
    """A whole game is played again for each."""
    async with house(tmp_path, limits_now=STANDS_STILL) as server:
        mallory = await server.guest("Mallory")
        await mallory.call()
        table = await mallory.open("crooks", 2, bots=["random"], start=True)
        answers = [await mallory.command("undo", table) for _ in range(11)]
        assert answers[-1]["code"] == "too_many_requests"
        assert {answer.get("code") for answer in answers[:10]} != {"too_many_requests"}

"""Bots in processes of their own, the hanging kind included."""

import asyncio
import os
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import json

from backroom.bots import BotFailed
from backroom.server import worker
from backroom.server.bots import BotPool, job_for
from backroom.server.line import Claim
from backroom.server.pauses import AT_ONCE
from house import PATIENCE, house, in_loop
from tables import TestTable

ANYBODY = Claim(("here", "somebody", "table"))


def job(bot: str, seconds: float = PATIENCE) -> worker.Job:
    house = TestTable("crooks", 2)
    play = house.table.play
    assert play is not None
    seat = house.table.asked()[0]
    made = job_for(play.game, play.state, seat, bot, {}, None, temperament=None, unasked=False)
    made.seconds = seconds
    return made


def test_a_question_to_a_bot_holds_another_deal() -> None:
    """What reaches a bot's process cannot tell what the seat does not know."""
    house = TestTable("crooks", 4)
    play = house.table.play
    assert play is not None
    real = play.game.position_of(play.state)
    seen = {
        job_for(
            play.game, play.state, 0, "random", {}, None, temperament=None, unasked=False
        ).position
        for _ in range(5)
    }
    assert len(seen) == 5
    assert json.encode(real) not in seen


@in_loop
async def test_bots_think_in_their_processes_and_a_hanging_one_is_ended() -> None:
    pool = BotPool(1)
    try:
        question = job("greedy")
        assert await pool.choose(question, ANYBODY) is not None
        hanging = job("search:seconds=1000", seconds=0.5)
        with pytest.raises(BotFailed):
            await pool.choose(
                hanging, ANYBODY
            )  # in_loop would end a test that waited for its answer
        # The pool goes on, for those who waited and those who come later.
        assert await asyncio.gather(pool.choose(question, ANYBODY), pool.choose(question, ANYBODY))
        with pytest.raises(BotFailed):
            await pool.choose(job("nobody"), ANYBODY)
    finally:
        await pool.close()


@in_loop
async def test_bots_are_paced_while_somebody_watches(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pause=0.4) as server:
        ann = await server.guest("Ann")
        await ann.call()
        table = await ann.open("crooks", 4, bots=["random"] * 3, start=True)
        scene = (await ann.watch(table))["scene"]
        while scene["asked"] != [0]:
            scene = (await ann.hear("news"))["scene"]
        await ann.command("act", table, decision=scene["decision"], action=0)  # pass for good
        moments: list[float] = []  # by the server's clock: we may hear of two at once
        while scene["phase"] == "playing" and len(moments) < 4:
            scene = (await ann.hear("news"))["scene"]
            moments.append(scene["time"])
        assert all(later - sooner > 0.4 * AT_ONCE * 0.9 for sooner, later in pairwise(moments))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_bots_do_not_outlive_a_server_that_is_killed() -> None:
    program = (
        "import asyncio, os, signal, house, test_bots as t\n"
        "async def run():\n"
        "    pool = t.BotPool(1)\n"
        "    await pool.choose(t.job('random'), t.ANYBODY)\n"
        "    print(*house.workers(os.getpid()), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "if __name__ == '__main__': asyncio.run(run())\n"
    )
    path = os.pathsep.join([*sys.path, str(Path(__file__).parent)])
    died = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    (worker_process,) = map(int, died.stdout.split())
    deadline = time.monotonic() + PATIENCE
    while _is_running(worker_process):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True

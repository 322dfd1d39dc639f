"""What a finished game was about: made once, by the bots, and kept with the game."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from backroom.bots import BotFailed
from backroom.coach import review as reviews
from backroom.coach.calibration import WHOLE, Calibration
from backroom.server.coaching.work import CoachTask
from backroom.server.line import Claim
from house import Guest, QuickBots, finished_game, house, in_loop

QUICK = Calibration(sharpness=1.0, samples=4, tries=4, proofs=8)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "calibration_of", lambda _: QUICK)


class SlowCoach(QuickBots):
    """Answers what the coach wants to know only when it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may_go_on = asyncio.Event()
        self.parts = 0
        self.fails = False

    async def reckon(self, task: CoachTask, claim: Claim) -> bytes:
        if self.fails:
            raise BotFailed("ended")
        self.parts += 1
        if self.parts > 1:
            await self.may_go_on.wait()
        return await super().reckon(task, claim)


async def made(guest: Guest, table: str, seat: int = 0, language: str = "en") -> Any:
    """A review, asked for until it is made."""
    path = f"/api/tables/{table}/review?language={language}"
    state = await guest.post(path, {"seat": seat})
    while state["review"] is None:
        await asyncio.sleep(0.01)
        state = await guest.get(f"{path}&seat={seat}")
    return state["review"]


@in_loop
async def test_a_review_is_made_once_and_told_in_every_language(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        await ann.call()
        table = await finished_game(ann)
        nothing = await ann.get(f"/api/tables/{table}/review?seat=0")
        assert nothing == {"done": None, "review": None}
        found = await made(ann, table)
        assert found["seat"] == 0
        assert not found["open"]
        assert all(sum(one["chances"]) == WHOLE for one in found["moments"])
        last = found["moments"][-1]["chances"]
        for one in found["balances"]:
            whole = one["start"] + one["own"] + one["others"] + one["luck"]
            assert whole == one["result"] == last[one["seat"]]
        outline = await ann.get(f"/api/tables/{table}/replay")
        for cost in found["costs"]:
            move = outline["moves"][cost["moment"]]
            assert (move["seat"], move["label"]) == (0, cost["chosen"])
        # Whoever else may see the replay gets the same, though nobody thinks any more.
        bob = await server.stranger()
        server.hub.thinker = None  # type: ignore[assignment]
        assert (await bob.get(f"/api/tables/{table}/review?seat=0"))["review"] == found
        french = await made(ann, table, language="fr")
        assert french["balances"] == found["balances"]
        if found["costs"]:
            assert french["costs"][0]["says"] != found["costs"][0]["says"]


@in_loop
async def test_a_review_is_still_there_when_the_house_opens_again(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        await ann.call()
        table = await finished_game(ann)
        found = await made(ann, table)
        with_all_open = await ann.post(f"/api/tables/{table}/review", {"seat": 0, "open": True})
        assert with_all_open["review"] is None  # that is another one
    async with house(tmp_path) as server:
        again = await server.stranger()
        assert (await again.get(f"/api/tables/{table}/review?seat=0"))["review"] == found


@in_loop
async def test_a_review_with_all_open_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        await ann.call()
        table = await finished_game(ann)
        path = f"/api/tables/{table}/review"
        state = await ann.post(path, {"seat": 1, "open": True})
        while state["review"] is None:
            await asyncio.sleep(0.01)
            state = await ann.get(f"{path}?seat=1&open=true")
        assert state["review"]["open"]


@in_loop
async def test_a_visitor_has_one_review_made_at_a_time_and_sees_how_far_it_is(
    tmp_path: Path,
) -> None:
    bots = SlowCoach()
    async with house(tmp_path, bots=bots) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        await ann.call()
        table = await finished_game(ann)
        path = f"/api/tables/{table}/review"
        await ann.post(path, {"seat": 0})
        while bots.parts < 2:
            await asyncio.sleep(0.01)
        assert 0 < (await ann.get(f"{path}?seat=0"))["done"] < 1
        assert (await ann.post(path, {"seat": 0}))["done"] > 0  # the same again is no other one
        assert (await ann.post(path, {"seat": 1}, 429))["code"] == "one_review"
        assert (await bob.post(path, {"seat": 1}))["done"] is not None
        bots.may_go_on.set()
        await made(bob, table, 1)
        await made(ann, table, 0)


@in_loop
async def test_a_review_that_could_not_be_made_can_be_asked_for_again(tmp_path: Path) -> None:
    bots = SlowCoach()
    bots.may_go_on.set()
    async with house(tmp_path, bots=bots) as server:
        ann = await server.guest("Ann")
        await ann.call()
        table = await finished_game(ann)
        path = f"/api/tables/{table}/review"
        bots.fails = True
        answer = await ann.http.post(path, json={"seat": 0})
        while answer.status_code == 200:
            await asyncio.sleep(0.01)
            answer = await ann.http.get(f"{path}?seat=0")
        assert answer.json()["code"] == "server_error"
        bots.fails = False
        await made(ann, table)


@in_loop
async def test_games_that_cannot_be_reviewed(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        await ann.call()
        table = await finished_game(ann)
        path = f"/api/tables/{table}/review"
        assert (await ann.post(path, {"seat": 2}, 409))["code"] == "bad_seats"
        stranger = await server.stranger()
        assert (await stranger.post(path, {"seat": 0}, 401))["code"] == "no_session"
        nowhere = "/api/tables/nowhere/review"
        assert (await ann.post(nowhere, {"seat": 0}, 404))["code"] == "no_table"
        going_on = await ann.open("crooks", 2, bots=["random"], start=True, public=False)
        path = f"/api/tables/{going_on}/review"
        assert (await ann.post(path, {"seat": 0}, 409))["code"] == "not_over"
        assert (await ann.get(f"{path}?seat=0", 409))["code"] == "not_over"
        assert (await eve.post(path, {"seat": 0}, 403))["code"] == "not_allowed"
        assert (await eve.get(f"{path}?seat=0", 403))["code"] == "not_allowed"

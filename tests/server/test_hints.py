"""A hint of the coach at a table: for whoever plays alone against bots, and never more than that
seat could know."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from backroom import games
from backroom.coach import hints as coach
from backroom.coach.calibration import Calibration
from backroom.server.coaching.work import CoachTask, HintTask
from backroom.server.line import Claim
from house import Guest, QuickBots, house, in_loop
from support import view_bytes

QUICK = Calibration(sharpness=1.0, samples=4, tries=2, proofs=8)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "calibration_of", lambda _: QUICK)


class Overheard(QuickBots):
    """Keeps what the coach was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.tasks: list[CoachTask] = []

    async def reckon(self, task: CoachTask, claim: Claim) -> bytes:
        self.tasks.append(task)
        return await super().reckon(task, claim)


async def table_with_hints(guest: Guest, game: str = "crooks", **more: Any) -> str:
    bots = ["random", "random"]
    return await guest.open(game, 3, bots=bots, start=True, hints=True, **more)


async def asked(guest: Guest, table: str) -> dict[str, Any]:
    """The scene of a table once its bots have chosen and the guest is asked."""
    message = await guest.watch(table)
    while not message["scene"]["can_ask_coach"]:
        message = await guest.hear("news")
    scene: dict[str, Any] = message["scene"]
    return scene


@pytest.mark.parametrize("name", games.names())
@in_loop
async def test_a_hint_names_choices_that_can_be_made_and_the_log_says_so(
    tmp_path: Path, name: str
) -> None:
    async with house(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        for guest in (ann, bob):
            await guest.call("en")
        table = await table_with_hints(ann, name)
        scene = await asked(ann, table)
        found = await ann.post(f"/api/tables/{table}/hint", None)
        assert found["decision"] == scene["decision"]
        named = [one["notation"] for one in found["hints"]]
        assert 1 <= len(named) <= 3
        assert set(named) <= {choice["notation"] for choice in scene["choices"]}
        chances = [one["chance"] for one in found["hints"]]
        assert chances == sorted(chances, reverse=True)
        told: list[Any] = []
        while not told:
            news = await ann.hear("news")
            told = [event["text"] for event in news["events"] if event["type"] == "hinted"]
        assert told == ["You asked the coach for a hint."]
        assert news["scene"]["decision"] == scene["decision"]  # one's choice is still to be made
        events = (await bob.watch(table))["events"]
        assert "Ann asked the coach for a hint." in [event["text"] for event in events]


@in_loop
async def test_the_coach_gets_nothing_that_the_seat_does_not_know(tmp_path: Path) -> None:
    bots = Overheard()
    async with house(tmp_path, bots=bots) as server:
        ann = await server.guest("Ann")
        await ann.call()
        table = await table_with_hints(ann)
        await asked(ann, table)
        await ann.post(f"/api/tables/{table}/hint", None)
        await ann.post(f"/api/tables/{table}/hint", None)
        play = (await server.hub.room(table)).table.play
        assert play is not None
        game, real = play.game, play.state
        positions = []
        for task in bots.tasks:
            assert isinstance(task, HintTask)
            position = game.position(json.decode(task.job.position))
            options = game.options(task.job.options)
            state = game.restore(game.edition(), position, options, real.chance.fork())
            assert view_bytes(game, state, 0) == view_bytes(game, real, 0)
            positions.append(task.job.position)
        assert positions[0] != positions[1]  # each was dealt anew
        assert json.encode(game.position_of(real)) not in positions


@in_loop
async def test_where_there_are_no_hints(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        for guest in (ann, bob):
            await guest.call()
        without = await ann.open("crooks", 2, bots=["random"], start=True)
        assert not (await ann.watch(without))["scene"]["can_ask_coach"]
        assert await why_not(ann, without) == "no_hints"
        with_people = await ann.open("crooks", 3, bots=["random"], hints=True)
        await bob.command("sit", with_people, seat=None)
        await ann.command("start", with_people)
        assert await why_not(ann, with_people) == "no_hints"
        alone = await table_with_hints(ann)
        assert await why_not(bob, alone) == "not_seated"
        private = await table_with_hints(ann, public=False)
        assert await why_not(bob, private) == "not_allowed"
        stranger = await server.stranger()
        assert await why_not(stranger, alone) == "no_session"


@in_loop
async def test_a_table_with_hints_is_never_rated(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        await ann.call()
        table = await ann.open("crooks", 2, bots=["greedy"], hints=True, rated=True)
        assert (await ann.command("start", table))["code"] == "rating_with_hints"
        await ann.command("rate", table, agree=False)
        assert (await ann.command("start", table))["type"] == "ack"


async def why_not(guest: Guest, table: str) -> str:
    answer = await guest.http.post(f"/api/tables/{table}/hint")
    code: str = answer.json()["code"]
    return code

"""Tables that nobody uses any more: told first, closed then, and never one that is in use."""

from math import inf
from pathlib import Path
from typing import Any

import pytest

from backroom.server.clocks import DAY
from backroom.server.room import load
from backroom.server.snapshots import restored, snapshot_of
from house import LIBRARY, Guest, house, in_loop

Clock = list[float]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time of day, which the test moves. However far it goes, the house has been open."""
    monkeypatch.setattr("backroom.server.houseclock.STALLED_AFTER", inf)
    return [1_800_000_000.0]


async def happening(guest: Guest, kind: str) -> dict[str, Any]:
    """The next news in which something of a kind happens."""
    while True:
        news = await guest.hear("news")
        if any(event["type"] == kind for event in news["events"]):
            return news


@pytest.mark.parametrize(
    ("pace", "quiet", "warned"),
    [
        ({"pace": "none"}, 23, 7),
        ({"pace": "live", "bank": 600}, 1, 1),
        ({"pace": "turns", "days": 14}, 37, 7),
    ],
)
@in_loop
async def test_a_table_that_nobody_uses_is_closed_after_it_was_told(
    tmp_path: Path, clock: Clock, pace: dict[str, Any], quiet: int, warned: int
) -> None:
    async with house(tmp_path, now=lambda: clock[0], steady=lambda: clock[0]) as server:
        ann = await server.guest("Ann")
        table = await ann.open("crooks", 3, pace=pace)
        await ann.call("en")
        await ann.watch(table)
        clock[0] += quiet * DAY - 60
        assert (await ann.watch(table))["scene"]["closes"] is None
        clock[0] += 60
        news = await happening(ann, "warned")
        assert news["scene"]["phase"] == "gathering"
        assert news["scene"]["closes"] == pytest.approx(clock[0] + warned * DAY, abs=1)
        assert ("a day" if warned == 1 else f"{warned} days") in news["events"][0]["text"]
        [card] = (await ann.get("/api/tables/mine"))["tables"]
        assert card["closes"] == news["scene"]["closes"]
        clock[0] += warned * DAY
        scene = (await happening(ann, "closed"))["scene"]
        assert (scene["phase"], scene["closes"]) == ("closed", None)
        for kind, more in (("say", {"said": "hello?"}), ("leave", {}), ("start", {})):
            assert (await ann.command(kind, table, **more))["code"] == "closed"
        invited = await ann.post(f"/api/tables/{table}/invitations", {}, 409)
        assert invited["code"] == "closed"
        assert (await ann.get("/api/tables"))["tables"] == []
        [card] = (await ann.get("/api/tables/mine"))["tables"]
        assert card["phase"] == "closed"
        kept = await load(server.hub.store, LIBRARY, table)
        assert kept.phase == "closed"
        again = restored(LIBRARY, snapshot_of(kept))
        assert again is not None
        assert again.phase == "closed"


@in_loop
async def test_a_game_that_somebody_comes_back_to_goes_on(tmp_path: Path, clock: Clock) -> None:
    async with house(tmp_path, now=lambda: clock[0], steady=lambda: clock[0]) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open("crooks", 2)
        await ann.call("en")
        await bob.call("en")
        await bob.command("sit", table)
        await ann.command("start", table)
        await ann.watch(table)
        await bob.watch(table)
        clock[0] += 23 * DAY
        await happening(ann, "warned")
        clock[0] += 7 * DAY - 60
        assert (await bob.command("say", table, said="Still there!"))["type"] == "ack"
        news = await happening(ann, "said")
        assert news["scene"]["closes"] is None
        clock[0] += 120
        assert (await ann.watch(table))["scene"]["phase"] == "playing"
        clock[0] += 23 * DAY
        await happening(ann, "warned")
        clock[0] += 7 * DAY
        scene = (await happening(bob, "closed"))["scene"]
        assert scene["asked"] == []
        assert scene["decision"] is None
        assert scene["fairness"]["seed"] is None  # what was hidden stays so
        assert scene["view"] is not None
        assert (await ann.get(f"/api/tables/{table}/record", 409))["code"] == "closed"
        acted = await ann.command("act", table, decision=0, action=0)
        assert acted["code"] == "closed"

"""Tables of which there is much to tell: what is sent at once is bounded, the rest on demand."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from backroom.kernel.state import SPECTATOR
from backroom.server import commands, world
from backroom.server.cards import encode_card
from backroom.server.commands import LINES_OF_A_SPECTATOR, LINES_OF_SEATS, LINES_OF_SPECTATORS
from backroom.server.happenings import happenings
from backroom.server.log import SaidRow
from backroom.server.store import Store, open_store
from backroom.server.world import World
from house import Guest, house, in_loop
from tables import TestTable, player

AT_FIRST = 256 * 1024  # bytes
LINE = "🂡" * 500  # as long as a line may be, in letters of four bytes


async def laid(store: Store, long: TestTable) -> str:
    """Put a table into a store; its name."""
    name = long.table.head.table
    card = encode_card(long.table, long.moment())
    await store.create_table(name, card, True, long.log[0])
    await store.append(name, 1, long.log[1:])
    return name


def talk(long: TestTable, lines: int, seat: int | None = 0) -> None:
    who = player(7 if seat is None else seat)
    for number in range(lines):
        said = f"{number} {LINE}"[:500]
        long.keep([SaidRow(player=who, seat=seat, said=said)])


async def read_back(guest: Guest, whole: dict[str, Any]) -> list[Any]:
    """Everything that happened at a table, page after page."""
    events: list[Any] = whole["events"]
    earlier: bool = whole["earlier"]
    while earlier:
        await guest.say(type="earlier", table=whole["table"], before=events[0]["number"])
        page = await guest.hear("past")
        assert len(guest.frames[-1].encode()) <= AT_FIRST
        assert page["events"][-1]["number"] < events[0]["number"]
        events, earlier = page["events"] + events, page["earlier"]
    return events


@in_loop
async def test_two_thousand_lines_and_moves_come_page_by_page(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "long.db"))
    world.enter(World(chance=Random(1)))  # a deal of which the game is long enough
    long = TestTable("kings", 5, options={"deals": "on"})
    assert long.table.play is not None
    talk(long, 1000)
    for part in range(40):
        long.play_on(60, seed=part)
        talk(long, 25)
    assert len(long.table.play.choices) >= 2000
    everything = [event.number for event in happenings(long.table, SPECTATOR, 0, None)]
    name = await laid(store, long)
    async with house(tmp_path, store=store) as server:
        for language in ("en", None):
            ann = await server.guest("Ann")
            await ann.call(language)
            whole = await ann.watch(name)
            assert len(ann.frames[-1].encode()) <= AT_FIRST
            assert whole["earlier"]
            events = await read_back(ann, whole)
            assert events[0]["type"] == "opened"
            assert [one["number"] for one in events] == everything
            said = [one["said"] for one in events if one["type"] == "said"]
            assert len(said) == 2000
            # Who was away for long starts anew, with as little.
            again = await ann.watch(name, since=2)
            assert again["type"] == "table"
            assert len(ann.frames[-1].encode()) <= AT_FIRST


@in_loop
async def test_old_lines_are_for_those_who_watch(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        table = await ann.open("crooks", 2, public=False)
        await ann.call("en")
        await eve.call("en")
        await eve.say(type="earlier", table=table, before=2)
        assert (await eve.hear("problem"))["code"] == "not_watching"
        await ann.watch(table)
        await ann.say(type="earlier", table=table, before=2)
        assert [one["type"] for one in (await ann.hear("past"))["events"]] == ["opened"]
        for nothing in (0, 99):
            await ann.say(type="earlier", table=table, before=nothing)
            assert (await ann.hear("problem"))["code"] == "bad_message"


@in_loop
async def test_talk_ends_somewhere_and_strangers_cannot_end_it(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "talk.db"))
    long = TestTable("crooks", 2, start=False)
    talk(long, LINES_OF_SPECTATORS - LINES_OF_A_SPECTATOR, seat=None)
    name = await laid(store, long)
    async with house(tmp_path, store=store, limits_now=Ticking()) as server:
        eve, ann = await server.guest("Eve"), await server.guest("Ann")
        await eve.call("en")
        await ann.call("en")
        for _ in range(LINES_OF_A_SPECTATOR):
            assert (await eve.command("say", name, said="spam"))["type"] == "ack"
        assert (await eve.command("say", name, said="spam"))["code"] == "talk_full"
        assert (await ann.command("say", name, said="hello"))["code"] == "talk_full"
        await ann.command("sit", name)
        assert (await ann.command("say", name, said="hello"))["type"] == "ack"
        too_long = await ann.command("say", name, said="x" * 501)
        assert too_long["code"] == "bad_message"


class Ticking:
    """A clock of the limits that goes on by a second at each look: nobody speaks too fast."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        self._now += 1.0
        return self._now


@in_loop
async def test_the_players_have_so_many_lines_too(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "talk.db"))
    long = TestTable("crooks", 2, start=False)
    talk(long, LINES_OF_SEATS)
    name = await laid(store, long)
    async with house(tmp_path, store=store) as server:
        ann = await server.guest("Ann")
        await ann.call("en")
        assert (await ann.command("say", name, said="as a spectator"))["type"] == "ack"
        await ann.command("sit", name)
        assert (await ann.command("say", name, said="as a player"))["code"] == "talk_full"


@in_loop
async def test_no_player_takes_the_word_from_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "LINES_OF_SEATS", 20)
    async with house(tmp_path, limits_now=Ticking()) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        await ann.call("en")
        await bob.call("en")
        table = await ann.open("crooks", 2)
        await bob.command("sit", table)
        answers = [await bob.command("say", table, said="spam") for _ in range(11)]
        assert [answer["type"] for answer in answers] == ["ack"] * 10 + ["problem"]
        assert answers[-1]["code"] == "talk_full"
        assert (await ann.command("say", table, said="hello"))["type"] == "ack"

"""`backroom join`: two terminals and bots play whole games through a running server."""

import asyncio
import re
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from backroom import games
from backroom.cli import join as command
from backroom.cli import wire
from backroom.cli.output import BadInput
from backroom.cli.terminal import Terminal
from backroom.cli.wire import Secrets
from backroom.kernel.chance import fast_chance
from backroom.kernel.record import parse_record
from backroom.server.log import SaidRow
from backroom.server.messages import Player
from house import House, house, in_loop

CHOICE = re.compile(r"(\d+): .* \[.+\]")
AT_MOST = 60  # lines of one person, so that long games end in time


class Typist(Terminal):
    """Somebody at a terminal: answers yes, picks any choice, and reads everything."""

    def __init__(self, seed: int, record: Path | None) -> None:
        super().__init__(plain=True)
        self.seen: list[str] = []
        self.typed: list[str] = []
        self._luck = fast_chance(seed)
        self._record = record
        self.asides = ["help", "?", "rule 1", "log", "board", "say hello there", "nonsense"]

    def line(self, text: str | Text = "", style: str = "") -> None:
        self.seen.append(str(text))

    def read(self, prompt: str) -> str:
        answer = self._answer(prompt)
        self.typed.append(answer)
        return answer

    def _answer(self, prompt: str) -> str:
        if "(yes/no)" in prompt:
            return "yes"
        if prompt == ">":
            return "" if self._record is None else str(self._record)
        if self.asides:
            return self.asides.pop()
        if len(self.typed) > AT_MOST:
            return "leave"  # and a bot plays on, so that nobody waits
        shown: list[str] = []
        for text in reversed(self.seen):
            found = CHOICE.fullmatch(text)
            if found is None and shown:
                break
            if found is not None:
                shown.append(found[1])
        return shown[self._luck.below(len(shown))]


AT_TERMINAL: ContextVar[Typist] = ContextVar("at_terminal")


@pytest.fixture(autouse=True)
def terminals(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every thread has a terminal and a home of its own."""

    class OwnSecrets(Secrets):
        def __init__(self) -> None:
            super().__init__()
            self._path = tmp_path / f"{id(AT_TERMINAL.get())}.json"

    monkeypatch.setattr(command, "Terminal", lambda **_: AT_TERMINAL.get())
    monkeypatch.setattr(wire, "Secrets", OwnSecrets)


async def sit(typist: Typist, address: str, **more: Any) -> None:
    """Run the command in a thread, as in a terminal of its own."""
    AT_TERMINAL.set(typist)
    await asyncio.to_thread(command.join, address, **more)


async def open_table(server: House, opening: asyncio.Task[None]) -> str:
    """The first table that somebody opens."""
    while not (rows := await server.hub.store.tables()) and not opening.done():
        await asyncio.sleep(0.02)
    return rows[0].id


@pytest.mark.parametrize("game", games.names())
@in_loop
async def test_two_terminals_and_bots_play_a_game(game: str, tmp_path: Path) -> None:
    async with house(tmp_path, answer_pace=0.0) as server:
        ann, bob = Typist(1, tmp_path / "record.json"), Typist(2, None)
        opening = asyncio.create_task(
            sit(ann, server.address, name="Ann", open_game=game, bots="random,random", seats=4)
        )
        table = await open_table(server, opening)
        await asyncio.gather(opening, sit(bob, f"{server.address}/#/table/{table}", name="Bob"))
        room = await server.hub.room(table)
        assert room.table.play is not None
        assert len(room.table.play.choices) > 20
        # In long games both get up, and the stand-ins may end the game without them.
        stayed = [typist for typist in (ann, bob) if "leave" not in typist.typed]
        assert stayed or game in ("kings", "animalcatraz")
        for typist in stayed:
            assert any("The deal was fair" in text for text in typist.seen)
        if ann in stayed:
            parse_record((tmp_path / "record.json").read_bytes())
        assert any("hello there" in text for text in ann.seen)


@in_loop
async def test_who_leaves_a_team_at_the_terminal_leaves_to_its_partner(tmp_path: Path) -> None:
    """AZ-024."""
    async with house(tmp_path, answer_pace=0.0) as server:
        typist = Typist(1, None)
        typist.asides = ["leave"]
        opening = sit(
            typist,
            server.address,
            name="Ann",
            open_game="animalcatraz",
            option=["teams=on"],
            bots="random,random,random",
            seats=4,
        )
        await opening
        (row,) = await server.hub.store.tables()
        play = (await server.hub.room(row.id)).table.play
        assert play is not None
        assert [choice.do for choice in play.choices if choice.seat == 0] == ["resign"]
        assert any(text.startswith("You have left this game; ") for text in typist.seen)
        assert not any("Your seat is kept" in text for text in typist.seen)


@in_loop
async def test_who_resigns_at_the_terminal_is_out_and_sees_the_end(tmp_path: Path) -> None:
    """NK-347."""
    async with house(tmp_path, answer_pace=0.0) as server:
        typist = Typist(1, None)
        typist.asides = ["resign", "help"]
        bots = {"bots": "random,random", "seats": 3}
        opening = asyncio.create_task(
            sit(typist, server.address, name="Ann", open_game="kings", **bots)
        )
        table = await open_table(server, opening)
        await opening
        play = (await server.hub.room(table)).table.play
        assert play is not None
        assert [choice.do for choice in play.choices if choice.seat == 0] == ["resign"]
        assert any(text.startswith("resign — ") for text in typist.seen)
        assert any("The deal was fair" in text for text in typist.seen)


@in_loop
async def test_an_invitation_leads_to_its_seat(tmp_path: Path) -> None:
    async with house(tmp_path, answer_pace=0.0) as server:
        host = await server.guest("Host")
        table = await host.open("crooks", 2, public=False)
        link = (await host.post(f"/api/tables/{table}/invitations", {}))["fragment"]
        typist = Typist(1, None)
        joining = asyncio.create_task(sit(typist, f"{server.address}/{link}", name="Bob"))
        room = await server.hub.room(table)
        while room.table.seats[1].luck is None:
            await asyncio.sleep(0.02)
        assert [one.player and one.player.name for one in room.table.seats] == ["Host", "Bob"]
        await host.call()
        await host.command("start", table)
        await host.command("leave", table)  # a bot plays on
        await joining
        assert room.table.play is not None
        assert room.table.play.choices


@in_loop
async def test_the_log_is_read_back_to_its_beginning_when_asked_for(tmp_path: Path) -> None:
    async with house(tmp_path, answer_pace=0.0) as server:
        host = await server.guest("Host")
        table = await host.open("crooks", 2, public=False)
        link = (await host.post(f"/api/tables/{table}/invitations", {}))["fragment"]
        await host.call()
        room = await server.hub.room(table)
        who = Player(host.player, "Host")
        for number in range(300):
            async with room.use():
                await room.keep([SaidRow(player=who, seat=0, said=f"{number} " + "x" * 400)])
        typist = Typist(1, None)
        typist.asides = ["quit", "log"]
        joining = asyncio.create_task(sit(typist, f"{server.address}/{link}", name="Bob"))
        while room.table.seats[1].luck is None:
            await asyncio.sleep(0.02)
        await host.command("start", table)
        await host.command("leave", table)
        await joining
        news = typist.seen.index(next(line for line in typist.seen if line.startswith("299 x")))
        read = typist.seen[news + 1 :]
        assert not any("opened the table" in line for line in typist.seen[:news])
        assert [line.split()[0] for line in read if " xxx" in line] == [str(n) for n in range(300)]
        assert any("opened the table" in line for line in read)


@in_loop
async def test_bad_addresses_are_explained(tmp_path: Path) -> None:
    async with house(tmp_path, answer_pace=0.0) as server:
        for address, reason in [
            ("crooks", "is not the address of a server"),
            ("http://127.0.0.1:9/", "No server answers"),
            (f"{server.address}/#/table/nowhere", "There is no such table"),
            (f"{server.address}/#/join/guess", "This invitation was used already"),
            (server.address, "No table is open there"),
        ]:
            with pytest.raises(BadInput, match=reason):
                await sit(Typist(1, None), address, name="Ann")

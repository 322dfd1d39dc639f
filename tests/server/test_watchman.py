"""Reports, blocks, and what whoever runs the house can do; all of it is written down."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from backroom.cli import admin as commands
from backroom.cli.output import BadInput
from backroom.server.identity import Identity
from backroom.server.log import SaidRow
from backroom.server.store import open_store
from house import HOUSE_KEY, STANDS_STILL, Guest, House, house, in_loop


async def come_in(server: House, *names: str) -> list[Guest]:
    guests = [await server.guest(name) for name in names]
    for guest in guests:
        await guest.call()
    return guests


async def keeper(server: House, path: str, body: Any = None, status: int = 200) -> Any:
    """What the house is asked with its key."""
    stranger = await server.stranger()
    headers = {"Authorization": f"Bearer {HOUSE_KEY}"}
    url = f"/api/admin/{path}"
    if body is None:
        answer = await stranger.http.get(url, headers=headers)
    else:
        answer = await stranger.http.post(url, json={"do": body}, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


@in_loop
async def test_nobody_opens_the_house_without_its_key(tmp_path: Path) -> None:
    async with house(tmp_path, limits_now=STANDS_STILL) as server:
        (ann,) = await come_in(server, "Ann")
        for path in ("reports", "tables", "audit", "tables/none/lines", "players/none"):
            assert (await ann.get(f"/api/admin/{path}", 403))["code"] == "not_allowed"
        act = {"do": {"act": "announce", "text": "mine now"}}
        assert (await ann.post("/api/admin/acts", act, 403))["code"] == "not_allowed"
        headers = {"Authorization": "Bearer a-guess"}
        codes = [
            (await ann.http.get("/api/admin/audit", headers=headers)).status_code for _ in range(8)
        ]
        assert codes[-1] == 429
        assert (await keeper(server, "audit"))["lines"] == []


@in_loop
async def test_somebody_at_ones_table_can_be_reported_and_that_is_settled(tmp_path: Path) -> None:
    async with house(tmp_path, limits_now=STANDS_STILL) as server:
        ann, bob, eve = await come_in(server, "Ann", "Bob", "Eve")
        table = await ann.open("crooks", 2)
        wanted = {"player": bob.player, "table": table, "why": "insults", "said": "He shouts."}
        assert (await ann.post("/api/reports", wanted, 409))["code"] == "nobody_there"
        await bob.command("sit", table, seat=1)
        await ann.post("/api/reports", wanted)
        await ann.post("/api/reports", wanted)  # the same once more is no other
        (card,) = (await keeper(server, "reports"))["reports"]
        assert (card["by"], card["player"], card["said"]) == (ann.player, bob.player, "He shouts.")
        await eve.post("/api/reports", {**wanted, "table": "none"}, 404)
        await keeper(server, "acts", {"act": "settle", "report": card["report"]})
        await keeper(server, "acts", {"act": "settle", "report": card["report"]}, 404)
        assert (await keeper(server, "reports"))["reports"] == []
        codes = [(await ann.http.post("/api/reports", json=wanted)).status_code for _ in range(6)]
        assert codes[-1] == 429


@in_loop
async def test_whom_one_has_blocked_is_not_heard_and_does_not_sit_down(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await come_in(server, "Ann", "Bob")
        blocked = {"player": bob.player, "blocked": True}
        assert (await ann.post("/api/blocks", blocked))["players"] == [bob.player]
        table = await ann.open("crooks", 2)
        assert (await bob.command("sit", table, seat=1))["code"] == "blocked"
        assert bob.player in await Identity(server.hub.store).muted(ann.player)
        assert (await ann.post("/api/blocks", {**blocked, "blocked": False}))["players"] == []
        assert (await bob.command("sit", table, seat=1))["type"] == "ack"
        for number in range(200):
            await server.hub.watchman.block(ann.player, f"p{number}", True)
        assert (await ann.post("/api/blocks", blocked, 429))["code"] == "too_many_blocked"


@in_loop
async def test_who_is_silenced_plays_on_without_a_word(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await come_in(server, "Ann", "Bob")
        table = await ann.open("crooks", 2)
        await bob.command("sit", table, seat=1)
        await keeper(server, "acts", {"act": "silence", "player": bob.player, "hours": 1})
        assert (await bob.command("say", table, said="Psst."))["code"] == "silenced"
        assert (await ann.command("start", table))["type"] == "ack"
        assert (await bob.get("/api/house"))["silenced_until"] is not None
        found = await keeper(server, f"players/{bob.player}")
        assert [one["kind"] for one in found["sanctions"]] == ["silence"]
        assert [card["table"] for card in found["tables"]] == [table]
        await keeper(server, "acts", {"act": "pardon", "player": bob.player})
        assert (await bob.command("say", table, said="Thanks."))["type"] == "ack"
        await keeper(server, "acts", {"act": "silence", "player": "nobody", "hours": 1}, 404)


@in_loop
async def test_who_is_banned_is_let_go_and_not_let_in_again(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await come_in(server, "Ann", "Bob")
        await keeper(server, "acts", {"act": "ban", "player": bob.player, "why": "shouting"})
        assert (await bob.get("/api/session", 403))["code"] == "banned"
        assert (await ann.get("/api/session"))["name"] == "Ann"
        lines = (await keeper(server, "audit"))["lines"]
        assert [(one["act"], one["what"]["why"]) for one in lines] == [("ban", "shouting")]
        await keeper(server, "acts", {"act": "pardon", "player": bob.player})
        assert (await bob.get("/api/session"))["name"] == "Bob"
        answer = {"act": "ban", "player": bob.player, "address": True}
        assert (await keeper(server, "acts", answer, 409))["code"] == "no_address"
        await bob.open("crooks", 2)  # now it is known where they come from
        await keeper(server, "acts", {**answer, "hours": 1})
        assert (await ann.get("/api/session", 403))["code"] == "banned"


@in_loop
async def test_a_line_is_taken_out_of_sight_and_a_table_closed(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await come_in(server, "Ann", "Bob")
        table = await ann.open("crooks", 2)
        await bob.command("sit", table, seat=1)
        await bob.command("say", table, said="Something nasty.")
        (line,) = (await keeper(server, f"tables/{table}/lines"))["lines"]
        assert line["said"] == "Something nasty."
        await keeper(server, "acts", {"act": "delete", "table": table, "line": line["line"]})
        await keeper(server, "acts", {"act": "delete", "table": table, "line": 1}, 404)
        shown = await ann.watch(table)
        assert "nasty" not in str(shown)
        assert [one["said"] for one in shown["events"] if one["type"] == "said"] == [""]
        # Also after a restart; in the log it stays, for whoever runs the house.
        rows = await server.hub.store.read(table)
        assert b"nasty" in b"".join(row.data for row in rows)
        happened = (await server.hub.room(table)).table.happened
        assert [row.said for _, row in happened if isinstance(row, SaidRow)] == [""]
        await keeper(server, "acts", {"act": "close", "table": table})
        await keeper(server, "acts", {"act": "close", "table": table}, 409)
        assert (await ann.get(f"/api/tables/{table}"))["phase"] == "closed"


@in_loop
async def test_the_house_speaks_to_one_and_to_all(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await come_in(server, "Ann", "Bob")
        await keeper(server, "acts", {"act": "warn", "player": bob.player, "text": "Be kind."})
        await keeper(server, "acts", {"act": "announce", "text": "Closed on Sunday."})
        assert await ann.get("/api/house") == {
            "message": "Closed on Sunday.",
            "warnings": [],
            "silenced_until": None,
        }
        (warning,) = (await bob.get("/api/house"))["warnings"]
        assert warning["text"] == "Be kind."
        news = await bob.post("/api/house/read", {"warning": warning["warning"]})
        assert news["warnings"] == []
        await keeper(server, "acts", {"act": "announce", "text": ""})
        assert (await ann.get("/api/house"))["message"] is None


@in_loop
async def test_the_house_sets_limits_and_lifts_them(tmp_path: Path) -> None:
    async with house(tmp_path, steady=STANDS_STILL) as server:
        ann, bob = await come_in(server, "Ann", "Bob")
        free = {"newcomers": None, "tables": None, "lines": None}
        assert await keeper(server, "limits") == free
        await keeper(server, "acts", {"act": "limits", "newcomers": 1, "tables": 2, "lines": 2})
        await server.guest("Eve")
        eve = await server.stranger()
        assert (await eve.post("/api/session", {"name": "Mallory"}, 429))["code"] == "no_newcomers"
        await ann.post("/api/session", {"name": "Anna"})  # who is here already stays
        table = await ann.open("crooks", 2)
        await ann.open("crooks", 2)
        wanted = {"game": "crooks", "seats": 2}
        assert (await ann.post("/api/tables", wanted, 429))["code"] == "enough_tables"
        assert (await bob.command("sit", table))["type"] == "ack"
        for said in ("One", "Two"):
            assert (await ann.command("say", table, said=said))["type"] == "ack"
        assert (await ann.command("say", table, said="Three"))["code"] == "enough_said"
        assert (await bob.command("say", table, said="Mine"))["type"] == "ack"
        await keeper(server, "acts", {"act": "limits", **free, "lines": 0})
        assert (await bob.command("say", table, said="More"))["code"] == "enough_said"
        await keeper(server, "acts", {"act": "limits", **free})
        await eve.post("/api/session", {"name": "Mallory"})
        await ann.open("crooks", 2)
        assert (await ann.command("say", table, said="Three"))["type"] == "ack"
        bad = {"act": "limits", **free, "lines": -1}
        assert (await keeper(server, "acts", bad, 400))["code"] == "bad_message"
        acts = [line["act"] for line in (await keeper(server, "audit"))["lines"]]
        assert acts == ["limits"] * 3


@in_loop
async def test_what_one_process_is_told_of_limits_the_others_know(
    tmp_path: Path, empty_postgres: str
) -> None:
    moment = [1000.0]
    one, other = await open_store(empty_postgres), await open_store(empty_postgres)
    async with (
        house(tmp_path, store=one) as here,
        house(tmp_path, store=other, steady=lambda: moment[0]) as there,
    ):
        await there.guest("Ann")
        await keeper(here, "acts", {"act": "limits", "newcomers": 0})
        moment[0] += 2
        stranger = await there.stranger()
        await stranger.post("/api/session", {"name": "Eve"}, 429)


@in_loop
async def test_the_command_asks_a_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with house(tmp_path) as server:
        (ann,) = await come_in(server, "Ann")
        table = await ann.open("crooks", 2)
        where: dict[str, Any] = {"address": server.address, "data": tmp_path}
        with pytest.raises(BadInput, match=r"house\.key"):
            commands.reports(**where)
        (tmp_path / "house.key").write_text(HOUSE_KEY)

        def all_commands() -> None:
            commands.warn(ann.player, "Be kind.", **where)
            commands.silence(ann.player, **where)
            commands.player(ann.player, **where)
            commands.pardon(ann.player, **where)
            commands.tables(**where)
            commands.lines(table, **where)
            commands.reports(**where)
            commands.announce("Hello.", **where)
            commands.limits(lines=7, **where)
            commands.limits(newcomers=50, lines=-1, **where)
            commands.limits(**where)
            commands.close(table, **where)
            commands.audit(**where)
            with pytest.raises(BadInput, match="no such line"):
                commands.delete(table, 1, **where)
            with pytest.raises(BadInput, match="no such report"):
                commands.settle("none", **where)
            commands.ban(ann.player, hours=1, **where)

        await asyncio.to_thread(all_commands)
        said = capsys.readouterr().out
        assert f"{ann.player}  Ann" in said
        assert said.count(table) >= 3
        assert "silence" in said
        assert "close  table=" in said
        assert said.count("newcomers  50\ntables  no limit\nlines  no limit\n") == 2
        assert "lines  7\n" in said

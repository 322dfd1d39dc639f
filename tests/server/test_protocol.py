"""What clients and the server say to each other."""

import asyncio
import sys
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

from backroom.kernel.chance import KeyedChance
from backroom.kernel.record import Session
from backroom.server.store import Change, Store, StoreLost, open_store
from house import Guest, House, house, in_loop


async def table_of_two(server: House, **more: Any) -> tuple[str, Guest, Guest]:
    """Two guests at a table of Crooks that has started: first the one who is asked."""
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.open("crooks", 2, **more)
    await ann.call("en")
    await bob.call("fr")
    assert (await bob.command("sit", table))["type"] == "ack"
    assert (await ann.command("start", table))["type"] == "ack"
    await bob.watch(table)
    scene = (await ann.watch(table))["scene"]
    return (table, ann, bob) if scene["asked"] == [scene["you"]] else (table, bob, ann)


async def decision(guest: Guest, table: str) -> int:
    number: int = (await guest.watch(table))["scene"]["decision"]
    return number


@in_loop
async def test_a_choice_is_made_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, first, second = await table_of_two(server)
        what = {"decision": await decision(first, table), "action": 1}
        ack = await first.repeat("once", "act", table, **what)
        assert ack["type"] == "ack"
        again = await first.repeat("once", "act", table, **what)
        assert again == ack
        await first.hang_up()
        await first.call()
        assert (await first.repeat("once", "act", table, **what))["number"] == ack["number"]
        # Another player's command of the same name is another command.
        other = await second.repeat("once", "act", table, **what)
        assert other["code"] == "not_asked"
        play = (await server.hub.room(table)).table.play
        assert play is not None
        assert len(play.choices) == 1


@in_loop
async def test_many_copies_at_the_same_time_are_one_choice(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, first, _ = await table_of_two(server)
        number = await decision(first, table)
        for _ in range(20):
            await first.say(type="act", id="x", table=table, decision=number, action=1)
        for _ in range(20):
            assert (await first.hear("ack"))["id"] == "x"
        play = (await server.hub.room(table)).table.play
        assert play is not None
        assert len(play.choices) == 1


@in_loop
async def test_refusals_have_code_rule_and_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, first, second = await table_of_two(server)
        number = await decision(first, table)
        stale = await first.command("act", table, decision=number + 1, action=1)
        assert (stale["code"], stale["rule"][:3]) == ("stale", "CR-")
        assert stale["rule"] in stale["text"]
        closed = await first.command("act", table, decision=number, action=9)
        assert closed["type"] == "problem"
        assert closed["rule"] in closed["text"]
        waiting = await second.command("act", table, decision=number, action=1)
        assert waiting["code"] == "not_asked"
        unknown = await second.command("act", "nowhere", decision=0, action=0)
        assert unknown["code"] == "no_table"


@in_loop
async def test_choices_come_with_words_and_reasons(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, first, second = await table_of_two(server)
        scene = (await first.watch(table))["scene"]
        assert [choice["notation"] for choice in scene["choices"]][:2] == ["pass", "recruit A"]
        assert all(choice["label"] for choice in scene["choices"])
        assert scene["choices"][0]["warning"]  # for good
        assert all(item["rule"] in item["why"] for item in scene["forbidden"])
        assert {item["code"] for item in scene["choices"]}.isdisjoint(
            item["code"] for item in scene["forbidden"]
        )
        assert scene["to_do"]
        waiting = (await second.watch(table))["scene"]
        assert (waiting["choices"], waiting["forbidden"], waiting["decision"]) == ([], [], None)


@in_loop
async def test_a_client_that_was_cut_off_gets_what_it_missed(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, first, second = await table_of_two(server)
        seen = (await second.watch(table))["number"]
        await second.hang_up()
        number = await decision(first, table)
        await first.command("act", table, decision=number, action=1)
        await first.command("say", table, said="your turn soon")
        await second.call("en")
        news = await second.watch(table, seen)
        assert (news["type"], news["since"], news["number"]) == ("news", seen, seen + 2)
        assert [event["type"] for event in news["events"]] == ["told", "said"]
        assert [event["number"] for event in news["events"]] == [seen + 1, seen + 2]
        nothing = await second.watch(table, news["number"])
        assert (nothing["type"], nothing["events"]) == ("news", [])
        whole = await second.watch(table, 1_000_000)
        assert whole["type"] == "table"
        assert whole["events"][-2:] == news["events"]


@in_loop
async def test_news_reaches_everybody_and_numbers_have_no_gaps(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, first, second = await table_of_two(server)
        number = (await second.watch(table))["number"]
        for text in ("a", "b", "c"):
            await first.command("say", table, said=text)
        for text in ("a", "b", "c"):
            news = await second.hear("news")
            assert (news["since"], news["number"]) == (number, number + 1)
            number += 1
            assert news["events"][0]["said"] == text


@in_loop
async def test_a_language_is_switched_live(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, first, _ = await table_of_two(server)
        await first.watch(table)
        texts = []
        for language in ("en", "fr", "it", None):
            await first.say(type="language", language=language)
            texts.append((await first.hear("table"))["scene"]["to_do"])
        assert texts[-1] is None
        assert len({*texts}) == 4


@in_loop
async def test_spectators_see_what_spectators_may_see(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, first, _ = await table_of_two(server)
        eve = await server.guest("Eve")
        await eve.call("en")
        scene = (await eve.watch(table))["scene"]
        assert scene["you"] is None
        assert scene["view"]["you"] == -1
        while (await first.hear("presence"))["spectators"] != 1:
            pass  # earlier news of who is there
        refused = await eve.command("act", table, decision=0, action=0)
        assert refused["code"] == "not_seated"
        await eve.hang_up()
        assert (await first.hear("presence"))["spectators"] == 0


@in_loop
async def test_a_private_table_is_for_those_who_are_invited(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.open("crooks", 2, public=False)
        invitation = await ann.post(f"/api/tables/{table}/invitations", {})
        assert invitation["fragment"] == f"#/join/{invitation['secret']}"
        for guest in (bob, eve):
            await guest.call("en")
            assert (await guest.watch(table))["code"] == "not_allowed"
            assert (await guest.command("sit", table))["code"] == "not_allowed"
            assert (await guest.command("say", table, said="hi"))["code"] == "not_allowed"
        assert (await eve.get(f"/api/tables/{table}", 403))["code"] == "not_allowed"
        assert (await eve.get("/api/tables"))["tables"] == []
        joined = await bob.post("/api/invitations", {"secret": invitation["secret"]})
        assert joined == {"table": table, "seat": 1}
        assert (await bob.watch(table))["scene"]["you"] == 1
        assert (await bob.command("leave", table))["type"] == "ack"
        assert bob.heard[-2]["code"] == "not_allowed"  # he sees no more of it, and is told
        used = await eve.post("/api/invitations", {"secret": invitation["secret"]}, 404)
        assert used["code"] == "no_invitation"
        mine = await ann.get("/api/tables/mine")
        assert [card["table"] for card in mine["tables"]] == [table]
        assert mine["tables"][0]["you"] == 0


@in_loop
async def test_an_invitation_is_used_once_even_by_many_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        others = [await server.guest(f"Guest {i}") for i in range(6)]
        table = await ann.open("sneaks", 4, public=False)
        secret = (await ann.post(f"/api/tables/{table}/invitations", {"seat": 2}))["secret"]
        answers = await asyncio.gather(
            *(guest.http.post("/api/invitations", json={"secret": secret}) for guest in others)
        )
        codes = Counter(answer.json().get("code") for answer in answers)
        assert codes[None] == 1
        assert codes["no_free_seat"] + codes["no_invitation"] == len(others) - 1
        seats = (await server.hub.room(table)).table.seats
        assert [seat.player is not None for seat in seats] == [True, False, True, False]


@in_loop
async def test_muted_people_are_not_heard(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, first, second = await table_of_two(server)
        await second.watch(table)
        ack = await second.command("mute", table, player=first.player, muted=True)
        assert ack["type"] == "ack"
        await first.command("say", table, said="spam")
        news = await second.hear("news")
        assert news["events"] == []
        assert "spam" not in "".join(second.frames)
        await second.hang_up()
        await second.call("en")  # it lasts
        whole = await second.watch(table)
        assert not any(event["type"] == "said" for event in whole["events"])
        await second.command("mute", table, player=first.player, muted=False)
        assert any(event["type"] == "said" for event in (await second.watch(table))["events"])


@in_loop
async def test_whoever_leaves_is_stood_in_for_and_may_come_back(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, first, second = await table_of_two(server)
        await second.watch(table)
        await first.command("leave", table)
        while True:
            news = await second.hear("news")
            if news["scene"]["asked"] == [news["scene"]["you"]]:
                break
        assert {"search:normal"} == {job.bot for job in server.bots.asked}
        assert (await first.command("take_back", table))["type"] == "ack"
        seats = (await first.watch(table))["scene"]["seats"]
        assert not any(seat["stand_in"] for seat in seats)


@in_loop
async def test_a_partner_is_asked_what_a_leaver_was_asked(tmp_path: Path) -> None:
    """AZ-024, by the commands of people: everybody is told, and nobody comes back."""
    async with house(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open("animalcatraz", 4, options={"teams": "on"}, bots=["random"] * 2)
        await ann.call("en")
        await bob.call("fr")
        assert (await bob.command("sit", table))["type"] == "ack"
        assert (await ann.command("start", table))["type"] == "ack"
        scene = (await ann.watch(table))["scene"]
        assert (scene["can_leave"], scene["leaves_to"], scene["can_resign"]) == (True, 1, True)
        scene = (await bob.watch(table))["scene"]
        late = {"decision": scene["decision"], "action": scene["choices"][0]["code"]}
        assert (await ann.command("leave", table))["type"] == "ack"
        whole = await bob.watch(table)
        assert whole["scene"]["seats"][0]["stand_in"] is False
        (told,) = [e for e in whole["events"] if e.get("event", {}).get("event") == "taken_over"]
        inmate = told["event"]["inmate"]
        assert told["event"] == {
            "event": "taken_over",
            "rule": "AZ-024",
            "seat": 0,
            "partner": 1,
            "inmate": inmate,
        }
        assert told["text"].startswith("Ann quitte la table\u00a0; vous jouez désormais aussi ")
        assert (await bob.command("act", table, **late))["code"] == "stale"
        scene = (await ann.watch(table))["scene"]
        assert (scene["can_leave"], scene["leaves_to"], scene["can_resign"]) == (False, None, False)
        assert (scene["choices"], scene["decision"]) == ([], None)
        assert (await ann.command("take_back", table))["code"] == "no_stand_in"
        assert (await bob.watch(table))["scene"]["leaves_to"] is None


@in_loop
async def test_bots_that_fail_in_prison_get_the_answers_of_the_rules(tmp_path: Path) -> None:
    """AZ-763: a whole game of failing bots, and of one that stands in."""
    async with house(tmp_path) as server:
        server.bots.broken |= {"search:easy", "search:normal", "greedy"}
        ann = await server.guest("Ann")
        table = await ann.open("animalcatraz", 3, bots=["search:easy"] * 2, start=True)
        await ann.call("en")
        await ann.watch(table)
        await ann.command("leave", table)
        while (await ann.hear("news"))["scene"]["phase"] != "over":
            pass
        play = (await server.hub.room(table)).table.play
        assert play is not None
        game, played = play.game, play.session
        again = Session(game, played.edition, 3, played.options, played.seed, "keyed")
        for move in played.moves:
            code = cast(int, game.actions.code(move.do))
            assert code == game.default_choice(again.state, move.seat)
            again.play(move.seat, code)


@in_loop
async def test_time_runs_out_in_prison_and_the_rules_answer(tmp_path: Path) -> None:
    """AZ-763 on a running server."""
    now = [1_000_000.0]
    async with house(tmp_path, now=lambda: now[0]) as server:
        ann = await server.guest("Ann")
        pace = {"pace": "live", "bank": 30}
        table = await ann.open("animalcatraz", 3, bots=["random"] * 2, pace=pace, start=True)
        await ann.call("en")
        await ann.watch(table)
        for _ in range(5):  # a longer silence would mean that no server was running
            now[0] += 7
            await server.hub._mind_once()
        news = await ann.hear("news")
        while not any(event["type"] == "stood_in" for event in news["events"]):
            news = await ann.hear("news")
        play = (await server.hub.room(table)).table.play
        assert play is not None
        assert next(choice.do for choice in play.choices if choice.seat == 0) == "one"


@in_loop
async def test_a_bot_that_fails_is_replaced_and_the_table_is_told(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        server.bots.broken.add("search:easy")
        ann = await server.guest("Ann")
        table = await ann.open("crooks", 2, bots=["search:easy"], start=True)
        await ann.call("en")
        message = await ann.watch(table)
        while message["scene"]["asked"] != [0]:
            message = await ann.hear("news")
        choice = message["scene"]["choices"][0]["code"]  # pass: the bot plays on alone
        await ann.command("act", table, decision=message["scene"]["decision"], action=choice)
        while not any(event["type"] == "bot_failed" for event in message["events"]):
            message = await ann.watch(table)
        assert {job.bot for job in server.bots.asked} <= {"search:easy", "greedy"}


@in_loop
async def test_a_rematch_brings_the_same_people_together(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, first, second = await table_of_two(server)
        assert (await first.command("rematch", table))["code"] == "not_over"
        room = await server.hub.room(table)
        for guest in (first, second):
            scene = (await guest.watch(table))["scene"]
            while scene["asked"] != [scene["you"]] and scene["phase"] == "playing":
                scene = (await guest.hear("news"))["scene"]
            await guest.command("act", table, decision=scene["decision"], action=0)
        assert room.table.phase == "over"
        opened = {(await guest.command("rematch", table))["opened"] for guest in (first, second)}
        assert len(opened) == 1
        again = (await server.hub.room(opened.pop())).table
        assert [seat.player for seat in again.seats] == [seat.player for seat in room.table.seats]
        assert again.phase == "gathering"


@in_loop
async def test_remote_bots_come_with_a_token_and_are_marked(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        table = await ann.open("crooks", 2)
        token = await ann.post("/api/tokens", {"name": "Robo", "table": table})
        robo = Guest(server.address, token["token"])
        await robo.call()
        assert (await robo.command("sit", table))["type"] == "ack"
        await ann.call("en")
        seats = (await ann.watch(table))["scene"]["seats"]
        assert seats[1]["player"] == {
            "player": token["player"]["player"],
            "name": "Robo",
            "bot": True,
            "face": None,
        }
        other = await ann.open("crooks", 2)
        assert (await robo.command("sit", other))["code"] == "not_allowed"
        watcher = Guest(
            server.address,
            (await ann.post("/api/tokens", {"name": "Eyes", "scope": "watch"}))["token"],
        )
        await watcher.call()
        assert (await watcher.watch(table))["type"] == "table"
        assert (await watcher.command("say", table, said="hi"))["code"] == "not_allowed"
        denied = await robo.http.post("/api/tokens", json={"name": "Child"})
        assert denied.status_code == 403
        await robo.leave()
        await watcher.leave()


@in_loop
async def test_a_server_that_starts_again_goes_on_where_it_was(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, first, _ = await table_of_two(server, pace={"pace": "live", "bank": 60})
        number = await decision(first, table)
        ack = await first.repeat("last", "act", table, decision=number, action=1)
        cookies = first.http.cookies
        player = first.player
    async with house(tmp_path) as server:
        back = await server.stranger()
        back.http.cookies, back.player = cookies, player
        await back.call("en")
        assert (await back.repeat("last", "act", table, decision=number, action=1)) == ack
        scene = (await back.watch(table))["scene"]
        assert scene["decision"] == number + 1
        assert scene["seats"][scene["you"]]["clock"]["left"] > 55


@in_loop
async def test_time_runs_out_and_a_stand_in_plays(tmp_path: Path) -> None:
    now = [1_000_000.0]
    async with house(tmp_path, steady=lambda: now[0]) as server:
        table, first, second = await table_of_two(server, pace={"pace": "live", "bank": 30})
        await second.watch(table)
        for _ in range(4):  # who is silent for longer is not running
            now[0] += 7
            await server.hub._mind_once()
        scene = (await first.watch(table))["scene"]
        assert scene["seats"][scene["you"]]["clock"] == {"left": 2.0, "running": True}
        now[0] += 3
        await server.hub._mind_once()
        news = await second.hear("news")
        while not any(event["type"] == "stood_in" for event in news["events"]):
            news = await second.hear("news")
        stood_in = next(event for event in news["events"] if event["type"] == "stood_in")
        assert stood_in["why"] == "time"
        while news["scene"]["asked"] != [news["scene"]["you"]]:
            news = await second.hear("news")


@in_loop
async def test_a_table_where_nothing_is_to_be_done_is_left_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, _, _ = await table_of_two(server)
        room = await server.hub.room(table)
        await server.hub.store.append(table, room.table.number, [], Change(wake=1.0))
        assert [row.id for row in await server.hub.store.due(2.0)] == [table]
        await server.hub._mind_once()
        assert await server.hub.store.due(2.0) == []


@in_loop
async def test_nobody_lost_time_while_no_server_was_running(tmp_path: Path) -> None:
    now = [1_000_000.0]
    async with house(tmp_path, now=lambda: now[0], steady=lambda: now[0]) as server:
        table, first, _ = await table_of_two(server, pace={"pace": "live", "bank": 30})
        now[0] += 5
        await server.hub._mind_once()
        cookies, player = first.http.cookies, first.player
    now[0] += 10_000
    async with house(tmp_path, now=lambda: now[0], steady=lambda: now[0]) as server:
        back = await server.stranger()
        back.http.cookies, back.player = cookies, player
        await back.call()
        scene = (await back.watch(table))["scene"]
        assert scene["seats"][scene["you"]]["clock"] == {"left": 25.0, "running": True}


@in_loop
async def test_a_finished_game_can_be_replayed_and_checked(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        table, ann, _ = await table_of_two(server)
        for path in ("record", "chance", "replay", "replay/frames"):
            await ann.get(f"/api/tables/{table}/{path}", 409)
        table = await ann.open("crooks", 2, bots=["random", "random"], sit=False, start=True)
        room = await server.hub.room(table)
        while room.table.phase != "over":
            await asyncio.sleep(0.02)
        outline = await ann.get(f"/api/tables/{table}/replay?language=it")
        assert outline["fairness"]["seed"]
        last = len(outline["moves"])
        frames = await ann.get(f"/api/tables/{table}/replay/frames?first={last - 2}&count=50")
        assert [frame["moment"] for frame in frames["frames"]] == [last - 2, last - 1, last]
        piles = frames["frames"][0]["view"]["hangouts"]
        assert all(len(pile["crooks"]) == pile["count"] for pile in piles)
        eyes = await ann.get(f"/api/tables/{table}/replay/frames?eyes=1&count=3")
        assert all(frame["view"]["you"] == 1 for frame in eyes["frames"])
        assert not any(pile["crooks"] for pile in eyes["frames"][0]["view"]["hangouts"])
        for unknown in ("-2", "-1", "8", "all_open", "null"):
            await ann.get(f"/api/tables/{table}/replay/frames?eyes={unknown}", 400)
        record = await ann.get(f"/api/tables/{table}/record")
        assert record["deal"]["seed"] == outline["fairness"]["seed"]
        counts = (await ann.get(f"/api/tables/{table}/chance"))["counts"]
        outcomes = [
            *record["setup"],
            *(one for m in record["moves"] for one in m.get("chance", [])),
        ]
        chance = KeyedChance(record["seed"])
        assert [chance.below(count) for count in counts] == outcomes


class LostOnce:
    """A store that keeps one append and then says that it may not have; so many reads fail too."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fails = False
        self.reads_fail = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, *args: Any) -> int:
        number = await self._store.append(*args)
        if self.fails:
            self.fails = False
            raise StoreLost("the answer was lost")
        return number

    async def read(self, *args: Any) -> Any:
        if self.reads_fail and not self.fails:
            self.reads_fail -= 1
            raise StoreLost("nothing can be read")
        return await self._store.read(*args)


@pytest.mark.parametrize("reads_fail", [0, 1])
@in_loop
async def test_a_choice_that_may_be_lost_is_neither_lost_nor_made_twice(
    tmp_path: Path, reads_fail: int
) -> None:
    store = LostOnce(await open_store(str(tmp_path / "lost.db")))
    async with house(tmp_path, store=store) as server:
        table, first, second = await table_of_two(server)
        number = await decision(first, table)
        store.fails, store.reads_fail = True, reads_fail
        what = {"decision": number, "action": 1}
        if reads_fail:  # the server cannot know; else it looks before it answers
            assert (await first.repeat("x", "act", table, **what))["code"] == "store_lost"
        assert (await first.repeat("x", "act", table, **what))["type"] == "ack"
        play = (await server.hub.room(table)).table.play
        assert play is not None
        assert len(play.choices) == 1
        assert (await second.watch(table))["scene"]["asked"]


@in_loop
async def test_the_remote_bot_of_the_docs_plays_a_game(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        table = await ann.open("crooks", 2, bots=["random"], sit=False)
        token = (await ann.post("/api/tokens", {"name": "Robo"}))["token"]
        program = str(Path(__file__).parents[2] / "docs" / "examples" / "remotebot.py")
        running = await asyncio.create_subprocess_exec(
            sys.executable, program, server.address, table, token, stdout=asyncio.subprocess.PIPE
        )
        room = await server.hub.room(table)
        while room.table.seats[0].player is None:
            await asyncio.sleep(0.02)
        await ann.call()
        assert (await ann.command("start", table))["type"] == "ack"
        output, _ = await running.communicate()
        assert b"place" in output
        assert room.table.phase == "over"

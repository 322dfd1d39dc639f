"""The HTTP API: what it promises in its OpenAPI file, and the headers that protect people."""

import asyncio
import threading
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from msgspec import json
from schemathesis.specs.openapi.checks import positive_data_acceptance

from backroom.kernel.refusals import SetupError
from backroom.server.library import Library
from backroom.server.openapi import openapi
from backroom.server.problems import STATUS, NotDone
from house import PATIENCE, house, in_loop

schema = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The address of a server in another thread, and the cookie of a guest."""
    folder = tmp_path_factory.mktemp("api")
    ready, done = threading.Event(), threading.Event()
    found: list[str] = []

    async def run() -> None:
        async with house(folder) as server:
            ann = await server.guest("Ann")
            found.extend([server.address, ann.http.cookies["backroom"]])
            ready.set()
            while not done.is_set():
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(PATIENCE)
    yield found[0], found[1]
    done.set()
    thread.join()


@schema.parametrize()
@settings(
    max_examples=3,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    deadline=None,
)
def test_the_api_keeps_its_promises(case: schemathesis.Case[Any], running: tuple[str, str]) -> None:
    address, cookie = running
    response = case.call(base_url=address, cookies={"backroom": cookie})
    # JSON Schema takes 449.0 for a whole number, and our messages do not.
    case.validate_response(response, excluded_checks=[positive_data_acceptance])
    assert response.status_code < 500


@in_loop
async def test_every_answer_has_the_headers_that_protect_people(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        for path in ("/", "/api/games", "/nothing", "/api/tables/none/record", "/metrics"):
            headers = (await ann.http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


@in_loop
async def test_a_session_is_a_cookie_that_scripts_cannot_read(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        stranger = await server.stranger()
        assert await stranger.get("/api/session") is None
        answer = await stranger.http.post("/api/session", json={"name": "  Ann \n B. "})
        assert answer.json()["name"] == "Ann B."
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        secret = cookie.split("=", 1)[1].split(";")[0]
        assert await server.hub.store.get("session", secret) is None  # kept as a hash only
        renamed = await stranger.post("/api/session", {"name": "Anna", "face": 3})
        assert (renamed["name"], renamed["face"]) == ("Anna", 3)
        assert (await stranger.get("/api/session")) == renamed
        nobody = await server.stranger()
        assert (await nobody.post("/api/session", {"name": " \u200b "}, 400))["code"] == "bad_name"


@in_loop
async def test_bodies_have_a_limit(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        answer = await ann.http.post("/api/tables", content=b" " * 20_000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@in_loop
async def test_lists_show_tables_without_reading_their_logs(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        names = [await ann.open("sneaks", 3, bots=["random"]) for _ in range(3)]
        found = (await ann.get("/api/tables"))["tables"]
        assert [card["table"] for card in found] == names[::-1]
        assert found[0]["seats"][0]["player"]["name"] == "Ann"
        assert found[0]["you"] == 0
        rest = (await ann.get(f"/api/tables?after={names[1]}"))["tables"]
        assert [card["table"] for card in rest] == names[:1]


def house_edition_as(name: str, folder: Path) -> Path:
    """A file with the cards of Crooks under another name."""
    text = (files("backroom") / "games" / "crooks" / "edition.toml").read_text(encoding="utf-8")
    file = folder / f"{name}.toml"
    file.write_text(text.replace('name = "house-1"', f'name = "{name}"', 1), encoding="utf-8")
    return file


@in_loop
async def test_a_table_can_be_opened_with_another_edition(tmp_path: Path) -> None:
    library = Library([house_edition_as("mine", tmp_path)])
    async with house(tmp_path, library=library) as server:
        ann = await server.guest("Ann")
        games = (await ann.get("/api/games"))["games"]
        assert [card["editions"] for card in games if card["game"] == "crooks"] == [
            ["house-1", "mine"]
        ]
        await ann.call()
        table = await ann.open("crooks", 2, edition="mine", bots=["random"], start=True)
        message = await ann.watch(table)
        assert message["head"]["edition"] == "mine"
        assert message["scene"]["phase"] == "playing"
        assert await ann.get("/api/games/crooks/editions/mine")


def test_two_editions_of_a_game_need_two_names(tmp_path: Path) -> None:
    other = house_edition_as("house-1", tmp_path)
    other.write_text(other.read_text(encoding="utf-8").replace("Ironjaw", "Tinjaw"))
    with pytest.raises(SetupError, match="same name"):
        Library([other]).check()


@in_loop
async def test_tables_that_cannot_be_set_up_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        for body, code in [
            ({"game": "chess", "seats": 2}, "unknown_game"),
            ({"game": "crooks", "seats": 7}, "bad_seats"),
            ({"game": "crooks", "seats": 2, "options": {"speed": 3}}, "bad_options"),
            ({"game": "crooks", "seats": 2, "edition": "mine"}, "unknown_edition"),
            ({"game": "crooks", "seats": 2, "bots": ["exec:rm"]}, "unknown_bot"),
            ({"game": "crooks", "seats": 2, "bots": ["random"] * 2}, "no_free_seat"),
            ({"game": "crooks", "seats": 2, "start": True}, "seats_free"),
            ({"game": "crooks", "seats": "2"}, "bad_message"),
        ]:
            answer = await ann.http.post("/api/tables", content=json.encode(body))
            assert answer.json()["code"] == code
            assert 400 <= answer.status_code < 500
        assert (await ann.get("/api/tables"))["tables"] == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_problem_has_a_sentence(language: str) -> None:
    for code in STATUS:
        assert NotDone(code).text(language)
        assert NotDone(code, detail="x = 1").text(language)


@in_loop
async def test_games_and_rules_are_told_in_every_language(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        for language, game in [("en", "crooks"), ("fr", "sneaks"), ("it", "kings")]:
            found = (await ann.get(f"/api/games?language={language}"))["games"]
            assert len(found) == 4
            for card in found:
                assert all(option["title"] and option["help"] for option in card["options"])
            rules = await ann.get(f"/api/games/{game}/rules?language={language}")
            assert rules["texts"]
        assert (await ann.get("/api/games/chess/rules", 404))["code"] == "unknown_game"
        page = await ann.http.get("/")
        assert page.status_code == 200

"""Puzzles on the page: the same for everybody, and never twice for anybody."""

from pathlib import Path
from typing import Any

import pytest

from backroom import games
from backroom.coach.puzzles import GAP, kept_puzzles, table_of
from backroom.kernel.chance import fast_chance
from backroom.kernel.text import LANGUAGES
from backroom.server.coaching.puzzles import DAY
from house import Guest, house, in_loop

PUZZLES = {"crooks": 30, "sneaks": 26, "kings": 30, "animalcatraz": 30}


@pytest.mark.parametrize("name", games.names())
def test_the_puzzles_of_the_package(name: str) -> None:
    game = games.game(name)
    edition = game.edition()
    puzzles = kept_puzzles(name)
    assert len(puzzles) == len({str(puzzle.position) for puzzle in puzzles}) == PUZZLES[name]
    for number, puzzle in enumerate(puzzles):
        assert puzzle.edition == edition.digest
        best, next_best, *_ = puzzle.answers
        assert best.chance - next_best.chance - puzzle.within >= GAP
        state = table_of(puzzle, game, edition, fast_chance(number))
        legal = {game.actions.words(code) for code in state.legal(puzzle.seat)}
        assert {answer.choice for answer in puzzle.answers} == legal


def best_of(path: str) -> tuple[str, str]:
    """The best choice of a puzzle, and another one, as the package has them."""
    _, _, _, game, number = path.split("/")
    answers = kept_puzzles(game)[int(number) - 1].answers
    return answers[0].choice, answers[-1].choice


@pytest.mark.parametrize("name", games.names())
@in_loop
async def test_a_puzzle_is_put_and_solved_in_every_language(tmp_path: Path, name: str) -> None:
    path = f"/api/puzzles/{name}/1"
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        best, _ = best_of(path)
        said = set()
        for language in LANGUAGES:
            posed = await ann.get(f"{path}?language={language}")
            solved = await ann.post(f"{path}?language={language}", {"choice": best})
            assert solved["right"]
            chances = [one["chance"] for one in solved["answers"]]
            assert chances[0] - chances[1] >= GAP
            said.add((posed["to_do"], *(one["label"] for one in solved["answers"])))
        assert len(said) == len(LANGUAGES)


@in_loop
async def test_what_is_answered_is_remembered_and_the_first_answer_counts(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        path = "/api/puzzles/crooks/3"
        posed = await ann.get(path)
        best, other = best_of(path)
        assert {best, other} <= {choice["notation"] for choice in posed["choices"]}
        wrong = await ann.post(path, {"choice": other})
        assert not wrong["right"]
        assert (await ann.post(path, {"choice": best}))["right"]
        assert await answered(ann, "crooks") == [{"number": 3, "right": False}]
        assert await answered(bob, "crooks") == []
    async with house(tmp_path) as server:
        again = await server.back(ann)
        assert await answered(again, "crooks") == [{"number": 3, "right": False}]


async def answered(guest: Guest, game: str) -> Any:
    found = await guest.get("/api/puzzles")
    return next(one["answered"] for one in found["games"] if one["game"] == game)


@in_loop
async def test_the_puzzle_of_the_day_is_never_one_that_was_known_before(tmp_path: Path) -> None:
    today = [100 * DAY]
    async with house(tmp_path, now=lambda: today[0]) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        seen = []
        for _ in range(6):
            day = (await ann.get("/api/puzzles"))["day"]
            path = f"/api/puzzles/{day['game']}/{day['number']}"
            best, _ = best_of(path)
            await ann.post(path, {"choice": best})
            assert (await ann.get("/api/puzzles"))["day"] == day  # for the rest of the day
            seen.append(path)
            today[0] += DAY
        assert len(set(seen)) == len(seen)
        # Tomorrow's puzzle is known to Ann already, so she gets another one; Bob gets it.
        for_all = (await bob.get("/api/puzzles"))["day"]
        path = f"/api/puzzles/{for_all['game']}/{for_all['number']}"
        today[0] -= DAY
        best, _ = best_of(path)
        await ann.post(path, {"choice": best})
        today[0] += DAY
        assert (await bob.get("/api/puzzles"))["day"] == for_all
        assert (await ann.get("/api/puzzles"))["day"] != for_all


@in_loop
async def test_what_a_puzzle_refuses(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann, stranger = await server.guest("Ann"), await server.stranger()
        for path in ("crooks/0", "crooks/31", "crooks/x", "crooks/99999"):
            assert (await ann.get(f"/api/puzzles/{path}", 404))["code"] == "no_puzzle"
        assert (await ann.get("/api/puzzles/chess/1", 404))["code"] == "unknown_game"
        nonsense = await ann.post("/api/puzzles/crooks/1", {"choice": "castle"}, 400)
        assert nonsense["code"] == "bad_message"
        best, _ = best_of("/api/puzzles/crooks/1")
        refused = await stranger.post("/api/puzzles/crooks/1", {"choice": best}, 401)
        assert refused["code"] == "no_session"
        assert (await ann.get("/api/puzzles"))["games"][0]["answered"] == []


@in_loop
async def test_answers_go_along_and_are_forgotten(tmp_path: Path) -> None:
    async with house(tmp_path) as server:
        ann = await server.guest("Ann")
        best, _ = best_of("/api/puzzles/kings/2")
        await ann.post("/api/puzzles/kings/2", {"choice": best})
        kept = (await ann.get("/api/me/data"))["kept"]
        assert [one["data"] for one in kept if one["kind"] == "puzzle"] != []
        await ann.post("/api/me/delete", {"sure": "delete"})
        assert await server.hub.store.mentions(ann.player) == []

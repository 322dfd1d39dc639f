"""The coach's part of the HTTP API."""

import asyncio
from typing import Annotated

from msgspec import Meta, Struct, json

from backroom.kernel.record import Record
from backroom.server import replays
from backroom.server.coaching import hinting
from backroom.server.coaching.messages import (
    AnswerPuzzle,
    AskReview,
    AskWhatIf,
    HintList,
    PosedPuzzle,
    PuzzleList,
    ReviewState,
    Solution,
)
from backroom.server.coaching.reviews import key_of
from backroom.server.coaching.work import Case
from backroom.server.endpoint import Call, InLanguage, Reply, get, post
from backroom.server.line import Claim
from backroom.server.messages import Joined, Language, WhatIf
from backroom.server.problems import NotDone
from backroom.server.table import Table
from backroom.server.world import now

DIGITS = 4  # of a puzzle's number, at most

# Reviews. Whoever may see a replay may see what it was about: the game has no secrets any more.


class WhichReview(Struct, forbid_unknown_fields=True):
    """Of which seat; ``open``: with what it could not know."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    open: bool = False
    language: Language = "en"


async def review(call: Call) -> Reply:
    return await _review(call, call.query.seat, call.query.open)


async def ask_review(call: Call) -> Reply:
    visitor, body = call.who(), call.body
    room = await call.room()
    key = key_of(room.name, body.seat, is_open=body.open)
    async with room.use() as table:
        case = _case(call, table, body)
    if await call.desk.reviews.kept(key) is None:
        player = visitor.player.player
        claim = Claim((call.address, player, room.name), "bots_only")
        call.desk.reviews.begin(key, case, claim, player)
    return await _review(call, body.seat, body.open)


def _case(call: Call, table: Table, asked: AskReview) -> Case:
    record: Record = replays.record_of(table)
    if asked.seat >= record.seats:
        raise NotDone("bad_seats")
    edition = replays.edition_file(call.hub.library, table)
    return Case(json.encode(record), edition, asked.seat, asked.open)


async def _review(call: Call, seat: int, is_open: bool) -> Reply:
    """How far it is, or all of it in words."""
    room = await call.room()
    replays.finished(room.table)
    key = key_of(room.name, seat, is_open=is_open)
    kept = await call.desk.reviews.kept(key)
    if kept is None:
        return Reply(ReviewState(call.desk.reviews.done(key), None))
    async with (await call.room_to_replay()).use() as table:
        wanted = replays.review_wanted(call.hub.library, table, call.query.language, kept)
    return Reply(await call.desk.replayer.retell(wanted, call.address))


# What if.


async def what_if(call: Call) -> Joined:
    """At a table of one's own, against bots."""
    visitor, body = call.person(), call.body
    visitor.check(call.path["table"], playing=True)
    call.desk.limits.tables.spend(visitor.player.player)
    room = await call.room_to_replay()
    async with room.use() as table:
        play = replays.finished(table)
        if body.seat >= table.head.seats:
            raise NotDone("bad_seats")
        if body.moment >= len(play.choices):
            raise NotDone("game_over")
        seat = None if body.real else body.seat
        wanted = replays.position_wanted(call.hub.library, table, body.moment, seat)
    position = json.decode(await call.desk.replayer.retell(wanted, call.address))
    if position is None:
        raise NotDone("game_over")
    begins = WhatIf(room.name, body.moment, body.seat, body.real)
    return Joined(await call.hub.open_what_if(visitor, room, begins, position), body.seat)


# Hints.


async def hint(call: Call) -> HintList:
    visitor = call.who()
    call.desk.limits.hints.spend(visitor.player.player)
    return await hinting.hint(call.hub, visitor, call.path["table"])


# Puzzles.


async def puzzles(call: Call) -> PuzzleList:
    return await call.desk.puzzles.list(_player(call), now())


async def puzzle(call: Call) -> PosedPuzzle:
    game, number = _which_puzzle(call)
    return await asyncio.to_thread(call.desk.puzzles.posed, game, number, call.query.language)


async def answer_puzzle(call: Call) -> Solution:
    player, (game, number) = call.who().player.player, _which_puzzle(call)
    found = await asyncio.to_thread(
        call.desk.puzzles.solution, game, number, call.body.choice, call.query.language
    )
    await call.desk.puzzles.note(player, game, number, found.right, now())
    return found


def _player(call: Call) -> str:
    return "" if call.visitor is None else call.visitor.player.player


def _which_puzzle(call: Call) -> tuple[str, int]:
    call.desk.limits.looks.spend(call.address)
    number = call.path["number"]
    if not number.isdecimal() or len(number) > DIGITS:
        raise NotDone("no_puzzle")
    return call.hub.library.game(call.path["game"]).name, int(number)


ENDPOINTS = (
    post(
        "/api/tables/{table}/what-if",
        "whatIf",
        what_if,
        AskWhatIf,
        Joined,
        "Play on from a moment of a finished game, at a table of one's own against bots.",
    ),
    post(
        "/api/tables/{table}/hint",
        "hint",
        hint,
        None,
        HintList,
        "The best choices of one's seat, where one plays alone against bots; the log says so.",
    ),
    get(
        "/api/puzzles",
        "puzzles",
        puzzles,
        PuzzleList,
        "The puzzle of the day, and those of every game.",
        needs_session=False,
    ),
    get(
        "/api/puzzles/{game}/{number}",
        "puzzle",
        puzzle,
        PosedPuzzle,
        "A position of a game of bots, from the eyes of a seat.",
        query=InLanguage,
        needs_session=False,
    ),
    post(
        "/api/puzzles/{game}/{number}",
        "answerPuzzle",
        answer_puzzle,
        AnswerPuzzle,
        Solution,
        "What is best there; whether it is, and why.",
        query=InLanguage,
    ),
    get(
        "/api/tables/{table}/review",
        "review",
        review,
        ReviewState,
        "What a finished game was about for a seat, if somebody has asked for it.",
        query=WhichReview,
        needs_session=False,
    ),
    post(
        "/api/tables/{table}/review",
        "askReview",
        ask_review,
        AskReview,
        ReviewState,
        "Have a finished game reviewed; how far that is.",
        query=InLanguage,
    ),
)

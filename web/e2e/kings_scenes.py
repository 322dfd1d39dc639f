"""Scenes of New York Kings that rarely come about, for the tests of its board: played at random
until each has been met, and written as JSON to standard output."""

import sys
from typing import Any

from msgspec import json

from backroom import games
from backroom.cli.boards import board_of
from backroom.games.kings.view import KingsView
from backroom.kernel.chance import fast_chance
from backroom.kernel.record import Session
from backroom.server.scenes import OTHER_DECISION

SEATS = 3
GAMES = 12
CHOICES = 900  # of a game at most
PLAYERS = ["Ann", "Bot 2", "Bot 3"]
# What a random player does rarely, or there would be few people, fights and deals.
DULL = {"withdraw", "end-moves", "end-turn", "dismiss", "no", "pass"}
WANTED = {
    "bid",
    "deal_answer",
    "discard",
    "draft",
    "fold",
    "moves",
    "offer",
    "react",
    "reroll",
    "resist",
}

GAME = games.game("kings")
BOARD = board_of("kings")


def kind_of(view: KingsView) -> str:
    return "draft" if view.draft is not None else view.phase


def scene(session: Session, seat: int, view: KingsView) -> dict[str, Any]:
    """What the server would send of this moment to this seat."""
    state = session.state
    speaker = GAME.speaker(GAME.edition(), "en", PLAYERS)
    choices, forbidden = [], []
    for code in state.legal(seat):
        choices.append(
            {
                "code": code,
                "notation": GAME.actions.words(code),
                "label": BOARD.choice(view, speaker, code),
                "warning": None,
            }
        )
    for code in range(int(state.first_code(seat)), int(state.end_code(seat))):
        refusal = state.refusal(seat, code)
        if refusal is not None and refusal.code != OTHER_DECISION:
            forbidden.append(
                {
                    "code": code,
                    "notation": GAME.actions.words(code),
                    "label": BOARD.choice(view, speaker, code),
                    "refusal": refusal.code,
                    "rule": refusal.rule,
                    "why": speaker.refusal(refusal),
                }
            )
    return {
        "you": seat,
        "asked": [seat],
        "to_do": BOARD.ask(view, speaker),
        "choices": choices,
        "forbidden": forbidden,
        "view": view,
    }


def play(seed: int, found: dict[str, dict[str, Any]]) -> None:
    """Play one game and note the first scene of every kind that is still wanted."""
    options = GAME.options({"deals": "on", "jokers": "on"})
    session = Session(GAME, GAME.edition(), SEATS, options, seed)
    chance = fast_chance(f"scenes {seed}")
    for _ in range(CHOICES):
        able = [seat for seat in range(SEATS) if session.state.legal(seat)]
        if not able or found.keys() >= WANTED:
            return
        for seat in able:
            view = GAME.view(session.state, seat)
            assert isinstance(view, KingsView)
            kind = kind_of(view)
            if kind in WANTED and kind not in found and session.state.is_asked(seat):
                found[kind] = scene(session, seat, view)
        seat = able[chance.below(len(able))]
        legal = session.state.legal(seat)
        lively = [code for code in legal if GAME.actions[code].kind not in DULL]
        pool = lively if lively and chance.below(4) > 0 else legal
        session.play(seat, pool[chance.below(len(pool))])


def main() -> None:
    found: dict[str, dict[str, Any]] = {}
    for seed in range(GAMES):
        play(seed, found)
    sys.stdout.buffer.write(json.encode(found))


if __name__ == "__main__":
    main()

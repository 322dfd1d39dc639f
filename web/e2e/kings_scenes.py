"""Scenes of New York Kings that rarely come about, for the tests of its board: played at random
until each has been met, and written as JSON to standard output."""

import sys
from typing import Any

from moments import moment
from msgspec import json

from backroom import games
from backroom.games.kings.view.parts import KingsView
from backroom.kernel.chance import fast_chance
from backroom.kernel.record import Session

SEATS = 3
GAMES = 12
CHOICES = 900  # of a game at most
# What a random player does rarely, or there would be few people, fights and deals.
DULL = {"withdraw", "end-moves", "end-turn", "dismiss", "no", "pass"}
GRAVE = "grave"  # a fight in which a choice may cost a boss who is alone
WANTED = {
    "bid",
    "deal_answer",
    "discard",
    "draft",
    "fold",
    GRAVE,
    "moves",
    "offer",
    "react",
    "reroll",
    "resist",
}

GAME = games.game("kings")


def kind_of(view: KingsView) -> str:
    return "draft" if view.draft is not None else view.phase


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
                found[kind] = moment(session, seat)
            if GRAVE not in found and kind in ("fold", "resist") and session.state.is_asked(seat):
                scene = moment(session, seat)
                if any(choice["warning"] for choice in scene["choices"]):
                    found[GRAVE] = scene
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

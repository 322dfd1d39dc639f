"""Plays random Advanced games of Animalcatraz for teams and prints a moment for each question that
was asked, as JSON by question: rare screens for the browser tests."""

import sys
from typing import Any

from moments import moment
from msgspec import json

from backroom import games
from backroom.games.animalcatraz.view import AnimalcatrazView
from backroom.kernel.chance import fast_chance
from backroom.kernel.record import Session

SEATS = 4
GAMES = 3
RESTLESS = 7  # once in so many choices a random player may also be done
DONE = 0

GAME = games.game("animalcatraz")


def play(seed: int, found: dict[str, Any]) -> None:
    """Play a game and keep the moments with the most choices."""
    session = Session(GAME, GAME.edition(), SEATS, GAME.options({"teams": "on"}), seed)
    state, chance = session.state, fast_chance(f"scenes {seed}")
    while state.waiting():
        seat = next(seat for seat in range(SEATS) if state.is_asked(seat))
        view = GAME.view(state, seat)
        assert isinstance(view, AnimalcatrazView)
        assert view.question is not None
        ask = f"{view.question.ask}_in_riot" if view.riot is not None else view.question.ask
        codes = list(state.legal(seat))
        if ask not in found or len(codes) > len(found[ask]["choices"]):
            found[ask] = moment(session, seat)
        lively = [code for code in codes if code != DONE]
        pool = lively if lively and chance.below(RESTLESS) > 0 else codes
        session.play(seat, pool[chance.below(len(pool))])


def main() -> None:
    found: dict[str, Any] = {}
    for seed in range(GAMES):
        play(seed, found)
    sys.stdout.buffer.write(json.encode(found))


if __name__ == "__main__":
    main()

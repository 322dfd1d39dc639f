"""Plays random Advanced games of Animalcatraz for teams and prints a scene for each question that
was asked, as JSON by question: rare screens for the browser tests."""

import random
import sys
from typing import Any

from msgspec import json

from backroom import games
from backroom.cli.boards import board_of
from backroom.games.animalcatraz.options import Options
from backroom.games.animalcatraz.view import AnimalcatrazView
from backroom.games.animalcatraz.wording import AnimalcatrazSpeaker
from backroom.kernel.record import Session

SEATS = 4
SEEDS = range(3)
EAGER = 0.85  # how often something else is chosen than to be done
DONE = 0


def scene(session: Session, speaker: AnimalcatrazSpeaker, seat: int) -> dict[str, Any]:
    """What a seat is sent when it is asked."""
    game, board = session.game, board_of("animalcatraz")
    view = game.view(session.state, seat)
    choices = [
        {
            "code": code,
            "notation": game.actions.words(code),
            "label": board.choice(view, speaker, code),
        }
        for code in session.state.legal(seat)
    ]
    return {"you": seat, "to_do": board.ask(view, speaker), "choices": choices, "view": view}


def play(seed: int, found: dict[str, Any]) -> None:
    """Play a game and keep the scenes with the most choices."""
    game = games.game("animalcatraz")
    edition = game.edition()
    session = Session(game, edition, SEATS, Options(teams="on"), str(seed), "keyed")
    speaker = AnimalcatrazSpeaker(edition, "en", ["Ann", "Bea", "Cleo", "Dora"])
    chance = random.Random(seed)
    while session.state.waiting():
        seat = next(s for s in range(SEATS) if session.state.waiting() >> s & 1)
        codes = list(session.state.legal(seat))
        view = game.view(session.state, seat)
        assert isinstance(view, AnimalcatrazView)
        assert view.question is not None
        ask = view.question.ask
        if len(codes) > len(found.get(ask, {"choices": []})["choices"]):
            found[ask] = scene(session, speaker, seat)
        eager = [code for code in codes if code != DONE] or codes
        session.play(seat, chance.choice(eager if chance.random() < EAGER else codes))


def main() -> None:
    found: dict[str, Any] = {}
    for seed in SEEDS:
        play(seed, found)
    sys.stdout.buffer.write(json.encode(found))


if __name__ == "__main__":
    main()

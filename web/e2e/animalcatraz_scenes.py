"""Plays random Advanced games of Animalcatraz and prints a moment for each question that was asked,
as JSON by question: rare screens for the browser tests."""

import sys
from collections.abc import Iterator
from typing import Any

from moments import moment
from msgspec import json

from backroom import games
from backroom.games.animalcatraz.view import AnimalcatrazView
from backroom.kernel.chance import fast_chance
from backroom.kernel.record import Session

RESTLESS = 7  # once in so many choices a random player may also be done
FICKLE = 3  # once in so many choices it forgets what it likes
DONE = 0
LIKED = {"recruit", "gangster", "take-gangster"}  # without gangsters their questions are not asked
TEAMS = {
    "teams": "on",
    "fugitive": True,
    "extra_inmates": ["animal_hector", "pablo_eskoalar"],
    "extra_gangsters": [
        *("gary", "mad_chemist", "fraudster", "snitch"),
        *("scapegoat", "detonator", "trafficker", "scavenger"),
    ],
}
SINGLES = TEAMS | {"teams": "off", "mode": "advanced", "inmates": "chosen"}
TWO = TEAMS | {"teams": "auto", "inmates": "two"}
# Seats, options and seeds of games in which all these questions come up.
GAMES: list[tuple[int, dict[str, Any], list[int]]] = [
    (4, TEAMS, [219, 138, 98, 16, 27, 44, 130]),
    (4, SINGLES, [118, 126]),
    (2, TWO, [2]),
]

GAME = games.game("animalcatraz")


def play(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[str, Session, int]]:
    """Play a game; before each choice the question, and whose it is."""
    session = Session(GAME, GAME.edition(), seats, GAME.options(options), seed)
    state, chance = session.state, fast_chance(f"scenes {seed}")
    while state.waiting():
        seat = next(seat for seat in range(seats) if state.is_asked(seat))
        view = GAME.view(state, seat)
        assert isinstance(view, AnimalcatrazView)
        assert view.question is not None
        ask = f"{view.question.ask}_in_riot" if view.riot is not None else view.question.ask
        yield ask, session, seat
        pool = list(state.legal(seat))
        liked = [code for code in pool if GAME.actions[code].kind in LIKED]
        lively = [code for code in pool if code != DONE]
        if liked and chance.below(FICKLE) > 0:
            pool = liked
        elif lively and chance.below(RESTLESS) > 0:
            pool = lively
        session.play(seat, pool[chance.below(len(pool))])


def main() -> None:
    """Of each question the moment with the most choices."""
    found: dict[str, Any] = {}
    for seats, options, seeds in GAMES:
        for seed in seeds:
            for ask, session, seat in play(seats, options, seed):
                choices = len(found[ask]["choices"]) if ask in found else 0
                if len(session.state.legal(seat)) > choices:
                    found[ask] = moment(session, seat)
    sys.stdout.buffer.write(json.encode(found))


if __name__ == "__main__":
    main()

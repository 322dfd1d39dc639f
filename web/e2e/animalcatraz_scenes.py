"""Plays random Advanced games of Animalcatraz and prints a moment for each question that was asked,
as JSON by question: rare screens for the browser tests. What random games never ask is posed."""

import sys
from collections.abc import Iterator
from typing import Any

from moments import Posed, moment, posed
from msgspec import json

from backroom import games
from backroom.games.animalcatraz.view.parts import AnimalcatrazView
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
    (4, TEAMS, [180, 99, 182, 24]),
    (4, SINGLES, [231, 129, 118, 187, 170, 96]),
    (2, TWO, [12, 3]),
]

GAME = games.game("animalcatraz")


POSED = [
    Posed(
        seats=3,
        position={
            "letter": "B",
            "inmates": [
                {
                    "card": "big_bill",
                    "at": "cafeteria",
                    "carried": ["ramen", "pills"],
                    "crimes": ["poisoner"],
                },
                {"card": "vinnie", "at": "cafeteria", "force": 3},
                {"card": "rob_z", "at": "cafeteria"},
            ],
        },
        choices=["crime", "crime 1", "card 2"],
    ),
    Posed(
        seats=4,
        options={"teams": "on", "extra_inmates": ["animal_hector"]},
        position={
            "letter": "B",
            "inmates": [
                {"card": "animal_hector", "at": "wing_b", "cunning": 6},
                {"card": "rob_z"},
                {"card": "vinnie", "cunning": 4, "lying": True, "after_fight": True},
                {"card": "big_bill", "cunning": 4, "lying": True, "after_fight": True},
            ],
        },
        choices=["ability 2"],
    ),
]


def play(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[str, Session, int]]:
    """Play a game; before each choice the question, and whose it is."""
    session = Session(GAME, GAME.edition(), seats, GAME.options(options), seed)
    state, chance = session.state, fast_chance(f"scenes {seed}")
    while state.waiting():
        seat = next(seat for seat in range(seats) if state.is_asked(seat))
        yield question(session, seat), session, seat
        pool = list(state.legal(seat))
        liked = [code for code in pool if GAME.actions[code].kind in LIKED]
        lively = [code for code in pool if code != DONE]
        if liked and chance.below(FICKLE) > 0:
            pool = liked
        elif lively and chance.below(RESTLESS) > 0:
            pool = lively
        session.play(seat, pool[chance.below(len(pool))])


def question(session: Session, seat: int) -> str:
    view = GAME.view(session.state, seat)
    assert isinstance(view, AnimalcatrazView)
    assert view.question is not None
    return f"{view.question.ask}_in_riot" if view.riot is not None else view.question.ask


def main() -> None:
    """Of each question the moment with the most choices."""
    found: dict[str, Any] = {}
    for seats, options, seeds in GAMES:
        for seed in seeds:
            for ask, session, seat in play(seats, options, seed):
                choices = len(found[ask]["choices"]) if ask in found else 0
                if len(session.state.legal(seat)) > choices:
                    found[ask] = moment(session, seat)
    for session in (posed(GAME, scene) for scene in POSED):
        found[question(session, 0)] = moment(session, 0)
    sys.stdout.buffer.write(json.encode(found))


if __name__ == "__main__":
    main()

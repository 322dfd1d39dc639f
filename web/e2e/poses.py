"""The moments of which the pictures of the boards are taken: games played at random from fixed
seeds, or positions that random games do not come to, written as JSON to standard output.

Usage: poses.py GAME LANGUAGE

A board gets its pictures by an entry in GAMES.
"""

import sys
from collections.abc import Callable, Iterator
from typing import Any

from moments import Posed, ending, moment, posed
from msgspec import Struct, field, json

from backroom import games
from backroom.kernel.chance import fast_chance
from backroom.kernel.record import Session

FICKLE = 4  # once in so many choices a random player also does what it finds dull
SEEDS = 200
OVER = "over"


class Pose(Struct):
    """A question that is put to seat 0 once so many choices have been made; or the end."""

    seats: int
    question: str
    after: int = 0
    options: dict[str, Any] = field(default_factory=dict)


class Posing(Struct):
    """How a game comes to its poses."""

    question: Callable[[Any], str]  # what a view asks
    dull: set[str]  # kinds of choices after which little is left to see
    poses: dict[str, Pose | Posed]


GAMES = {
    "crooks": Posing(
        question=lambda view: str(view.phase),
        dull={"pass"},
        poses={
            "two-begin": Pose(2, "turn"),
            "two-take": Pose(2, "take", 12),
            "two-place": Pose(2, "place", 24),
            "two-late": Pose(2, "turn", 30),
            "three-spy": Pose(3, "spy"),
            "three-take": Pose(3, "take", 40),
            "three-late": Pose(3, "turn", 50),
            "four-begin": Pose(4, "turn", 3),
            "four-take": Pose(4, "take", 30),
            "four-place": Pose(4, "place", 40),
            "four-swap": Pose(4, "swap", 20),
            "four-hit": Pose(4, "hit", 20),
            "two-end": Pose(2, OVER),
            "four-end": Pose(4, OVER),
        },
    ),
    "sneaks": Posing(
        question=lambda view: str(view.phase),
        dull={"stop"},
        poses={
            "two-begin": Pose(2, "plan"),
            "two-late": Pose(2, "plan", 30),
            "two-trade": Pose(2, "exchange", 8),
            "three-plan": Pose(3, "plan", 24),
            "three-colour": Pose(3, "colour"),
            "three-trade": Pose(3, "exchange", 16),
            "four-plan": Pose(4, "plan", 30),
            "four-trade": Pose(4, "exchange", 30),
            "four-late": Pose(4, "plan", 60),
            "five-begin": Pose(5, "plan"),
            "five-trade": Pose(5, "exchange", 40),
            "five-late": Pose(5, "plan", 70),
            "three-end": Pose(3, OVER),
            "five-end": Pose(5, OVER),
        },
    ),
    "kings": Posing(
        question=lambda view: str(view.phase),
        dull={"pass", "end-moves", "end-turn", "dismiss", "withdraw", "no", "deal"},
        poses={
            "three-start": Pose(3, "start_tile"),
            "three-bid": Pose(3, "bid", 20),
            "three-moves": Pose(3, "moves", 60),
            "three-offer": Pose(3, "offer"),
            "three-deal": Pose(3, "deal_answer", 60, {"deals": "on"}),
            "three-discard": Pose(3, "discard"),
            "four-drive": Pose(4, "drive", 120),
            "four-fold": Pose(4, "fold"),
            "four-resist": Pose(4, "resist"),
            "four-actions": Pose(4, "actions", 200),
            "five-moves": Pose(5, "moves", 300),
            "five-react": Pose(5, "react", 100),
            "three-end": Pose(3, OVER),
        },
    ),
    "animalcatraz": Posing(
        question=lambda view: str(view.question.ask) if view.question else "",
        dull={"done", "shift", "swap"},
        poses={
            "three-crime": Pose(3, "start_crime"),
            "three-main": Pose(3, "main", 10),
            "three-trade": Pose(3, "trade_take", 10),
            "three-bribe": Pose(3, "corrupt_how"),
            "three-quarrel": Pose(3, "attack_or_steal"),
            "three-fight": Pose(3, "reveal"),
            "three-night": Pose(3, "night_training"),
            "three-escape": Pose(3, "escape", 20),
            "four-main": Pose(4, "main", 150),
            "four-riot": Pose(4, "riot_opponent"),
            "teams-main": Pose(4, "main", 200, {"teams": "on"}),
            "eight-main": Pose(8, "main", 200, {"teams": "on"}),
            "three-end": Pose(3, OVER),
            "three-raft": Posed(
                seats=3,
                position={
                    "left": 5,
                    "letter": "A",
                    "inmates": [
                        {"card": "big_bill", "at": "wing_b", "force": 5, "cunning": 5},
                        {"card": "vinnie"},
                        {"card": "rob_z"},
                    ],
                    "rivals": [
                        {
                            "plan": "raft",
                            "secured": ["dummy_head", "surgical_tape", "oil_drum"],
                            "plan_open": True,
                        }
                    ],
                },
                choices=["icon B", "attempt"],
                outcomes=[5, 5, 5, 5],
            ),
        },
    ),
}


def play(name: str, pose: Pose, seed: int) -> Iterator[tuple[int, Session, int | None]]:
    """Play a game; before each choice its number and whose it is, which is nobody's in the end."""
    game = games.game(name)
    session = Session(game, game.edition(), pose.seats, game.options(pose.options), seed)
    state, chance = session.state, fast_chance(f"look {seed}")
    number = 0
    while state.waiting():
        seat = next(seat for seat in range(pose.seats) if state.is_asked(seat))
        yield number, session, seat
        pool = list(state.legal(seat))
        lively = [code for code in pool if game.actions[code].kind not in GAMES[name].dull]
        if lively and chance.below(FICKLE) > 0:
            pool = lively
        session.play(seat, pool[chance.below(len(pool))])
        number += 1
    yield number, session, None


def find(name: str, pose: Pose | Posed, language: str) -> dict[str, Any]:
    """The first moment as wished; seat 0 is asked, as the person at the screen mostly is."""
    if isinstance(pose, Posed):
        session = posed(games.game(name), pose)
        shown = moment if session.state.waiting() else ending
        return shown(session, 0, language)
    for seed in range(1, SEEDS):
        for number, session, seat in play(name, pose, seed):
            if seat is None and pose.question == OVER:
                return ending(session, 0, language)
            if seat != 0 or number < pose.after:
                continue
            if GAMES[name].question(session.game.view(session.state, seat)) == pose.question:
                return moment(session, seat, language)
    raise LookupError(f"{name}: nobody comes to {pose}")


def main() -> None:
    name, language = sys.argv[1:]
    found = {called: find(name, pose, language) for called, pose in GAMES[name].poses.items()}
    sys.stdout.buffer.write(json.encode(found))


if __name__ == "__main__":
    main()

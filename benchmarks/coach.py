"""How good the coach is: its chances beside the wins that came, and its advice beside a longer search.

    python benchmarks/coach.py judge crooks --games 1000 --seed 1 --to judged.json
    python benchmarks/coach.py fit judged.json

`judge` lets bots of mixed levels play and notes what every seat's chances are from its own eyes, once a
turn, and who won. `fit` finds the sharpness that explains it best (``coach/calibration.toml``).
"""

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from msgspec import Struct, json

from backroom import games as library
from backroom.arena.farm import Farm
from backroom.bots import Chair, make_bot
from backroom.coach.prospects import Prospects, result
from backroom.kernel.chance import fast_chance

LEVELS = {
    "crooks": ["random", "greedy", "search:easy", "search:normal"],
    "sneaks": ["random", "search:easy", "search:normal"],
    "kings": ["random", "greedy", "search:simulations=6"],
    "animalcatraz": ["random", "greedy", "search:easy"],
}
A_ROUND = {"crooks": 8, "sneaks": 12, "kings": 40, "animalcatraz": 60}  # choices, about


class Case(Struct):
    """What a seat could expect at one moment, and what it got."""

    game: int
    seat: int
    choices: int  # that were made before
    values: list[float]
    result: list[float]
    teams: list[list[int]]


def judged_game(name: str, seats: int, samples: int, seed: int, number: int) -> list[Case]:
    game = library.game(name)
    edition, options = game.edition(), game.options({})
    chance = fast_chance(f"judge {seed} {number}")
    state = game.new(edition, seats, options, chance)
    levels = LEVELS[name]
    bots = [make_bot(levels[chance.below(len(levels))], game, edition) for _ in range(seats)]
    cases: list[Case] = []
    choices = 0
    judged = [-A_ROUND[name]] * seats
    while state.waiting():
        seat = state.asked()[0]
        if choices - judged[seat] >= A_ROUND[name]:
            values = Prospects(game, seat).now(state, samples, fast_chance(f"{seed} {number} {choices}"))
            cases.append(Case(number, seat, choices, values, [], game.teams(state)))
            judged[seat] = choices
        state.choose(seat, bots[seat].choose(Chair(game, state, seat, chance, options), chance))
        choices += 1
    for case in cases:
        case.result = result(state)
    return cases


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seats", type=int, nargs="*", default=[4])
    parser.add_argument("--samples", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path)
    given = parser.parse_args()
    with given.to.open("ab") as file:
        for number in range(given.first, given.first + given.games):
            seats = given.seats[number % len(given.seats)]
            for case in judged_game(given.game, seats, given.samples, given.seed, number):
                file.write(json.encode(case) + b"\n")
            file.flush()


if __name__ == "__main__":
    main()

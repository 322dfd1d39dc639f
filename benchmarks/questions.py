"""How many questions have one answer: those that people had to answer, and no longer do.

    python benchmarks/questions.py [GAMES]

plays so many games of every game at random (200 where nothing is said) and counts, a game: all
questions; those with one answer, all of which people once gave themselves; and of these, those of
which others may not know that, so that people who share one keyboard give them still.
"""

import sys
from random import Random

from backroom import games
from backroom.kernel.chance import fast_chance

GAMES = 200
SEATS = 4


def count(name: str, number: int, **options: str) -> tuple[int, int, int]:
    """All questions of some games, those with one answer, and those with one answer in secret."""
    game = games.game(name)
    edition = game.edition()
    questions = single = secret = 0
    for seed in range(number):
        luck = Random(seed)
        state = game.new(edition, SEATS, game.options(options), fast_chance(seed))
        while asked := state.asked():
            seat = asked[0]
            questions += 1
            if state.only_answer_of(seat) is not None:
                single += 1
                secret += not state.shows_options(seat)
            state.choose(seat, luck.choice(state.legal(seat)))
    return questions, single, secret


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    tables: list[tuple[str, dict[str, str]]] = [(name, {}) for name in games.names()]
    tables.append(("kings", {"reactions": "all"}))
    say = sys.stdout.write
    say("| game | questions | with one answer | of these in secret |\n|---|---|---|---|\n")
    for name, options in tables:
        found = count(name, number, **options)
        questions, single, secret = (one / number for one in found)
        title = " ".join([name, *(f"`{key}={value}`" for key, value in options.items())])
        say(f"| {title} | {questions:.1f} | {single:.1f} | {secret:.1f} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

"""A bot for any game: it tries each choice on tables that could be the real one, plays those to
their end at random, and takes the choice that was followed by the best places.

    python playouts.py
    backroom play sneaks --bots playouts:playouts
"""

from typing import Any

import backroom
from backroom.kernel.chance import fast_chance
from backroom.kernel.playout import Playout

GUESSES = 30


@backroom.bot
def playouts(turn: backroom.Turn[Any]) -> backroom.Choice:
    """Thousands of choices are made to find one, so this goes one layer below: states and codes."""
    guesses = [turn.guess() for _ in range(GUESSES)]
    playout = Playout(len(guesses[0].box.game.actions))
    luck = fast_chance(turn.random.getrandbits(64))

    def places(choice: backroom.Choice) -> int:
        total = 0
        for guess in guesses:
            state = guess.state.copy()
            state.play(turn.seat, choice.code)
            playout.run(state, luck)
            total += next(s.place for s in state.standings() if s.seat == turn.seat)
        return total

    return min(turn.legal, key=places)


if __name__ == "__main__":
    result = backroom.match("crooks", [playouts, "random"], deals=2, seed=1)
    print(result)
    for bot in result.bots:
        print(bot.bot, f"{bot.win_share.value:.0%}", bot.win_share.interval)

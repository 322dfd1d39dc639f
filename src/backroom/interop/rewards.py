"""What a game brings each seat, in numbers that add up to nothing over all seats."""

from collections.abc import Sequence

from backroom.kernel.advice import WIN
from backroom.kernel.chance import Chance
from backroom.kernel.game import Game
from backroom.kernel.numbers import zeros
from backroom.kernel.state import SEATS_AT_MOST, Standing, State

SAMPLES = 8  # tables that could be the real one, to judge a seat's prospects by


def by_place(standings: Sequence[Standing]) -> list[float]:
    """By seat: the share of the others it has beaten less the share that has beaten it.

    Who has the same place, as partners do, has the same reward.
    """
    places = {standing.seat: standing.place for standing in standings}
    return [
        sum((mine < other) - (mine > other) for other in places.values()) / (len(places) - 1)
        for _, mine in sorted(places.items())
    ]


def prospects(game: Game, state: State, seat: int, chance: Chance) -> float:
    """What the game's advice expects for a seat, 1 for a sure win and 0 for an even game.

    It judges tables that the seat cannot tell from the real one, so that the number tells the seat
    nothing which its view does not.
    """
    values = zeros(SEATS_AT_MOST)
    total = 0
    for _ in range(SAMPLES):
        game.advice.evaluate(state.redeal(seat, chance), values)
        total += int(values[seat])
    share = total / (SAMPLES * int(WIN))
    seats = int(state.seats)
    return (share * seats - 1) / (seats - 1)

"""Tables for the laws: random games of every game and number of seats."""

from typing import Any, NamedTuple

from msgspec import json

from backroom import games
from backroom.kernel.chance import fast_chance
from backroom.kernel.game import Game
from backroom.kernel.record import Session
from backroom.kernel.state import SPECTATOR, State


class Setting(NamedTuple):
    """A game and a number of seats."""

    game: Game
    seats: int

    def __repr__(self) -> str:
        return f"{self.game.name}-{self.seats}"


def settings(*names: str) -> list[Setting]:
    """Every game with every number of seats."""
    return [
        Setting(game, seats)
        for game in map(games.game, names or games.names())
        for seats in game.seat_counts
    ]


def random_session(setting: Setting, seed: int, choices: int, **options: Any) -> Session:
    """A game played at random for that many choices, or to its end."""
    game = setting.game
    session = Session(game, game.edition(), setting.seats, game.options(options), seed)
    play_on(session, seed, choices)
    return session


def play_on(session: Session, seed: int, choices: int) -> None:
    """Make random choices; with several seats asked, a random one answers first."""
    chance = fast_chance(f"choices {seed}")
    for _ in range(choices):
        asked = session.state.asked()
        if not asked:
            return
        seat = asked[chance.below(len(asked))]
        legal = session.state.legal(seat)
        session.play(seat, legal[chance.below(len(legal))])


def everybody(state: State) -> list[int]:
    """All seats, and the spectators."""
    return [SPECTATOR, *range(state.seats)]


def view_bytes(game: Game, state: State, seat: int) -> bytes:
    """What a seat sees, byte for byte."""
    return json.encode(game.view(state, seat))


def snapshot(game: Game, state: State) -> bytes:
    """Everything that lies on a table, byte for byte."""
    return json.encode(game.position_of(state))

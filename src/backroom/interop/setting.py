"""What is played at a table: a game with its edition, its options and a number of seats."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from backroom.door.box import box
from backroom.kernel.chance import Chance, fast_chance
from backroom.kernel.state import State


class Setting:
    """Tables of one kind; raises SetupError, or BadEdition, if there can be none."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, object], edition: str | Path | None
    ) -> None:
        self._given = (game, seats, dict(options), edition)
        self._box = box(game).with_edition(edition) if edition else box(game)
        self.game = self._box.game
        self.edition = self._box.edition
        self.options = self.game.options(options)
        self.seats = seats
        self.has_invitations = self.deal(fast_chance(0)).has_invitations()

    def __reduce__(self) -> tuple[type["Setting"], tuple[object, ...]]:
        """To be made again elsewhere: what an edition holds cannot travel."""
        return Setting, self._given

    def deal(self, chance: Chance) -> State:
        """A table after set-up."""
        return self.game.new(self.edition, self.seats, self.options, chance)

    def view(self, state: State, seat: int) -> Struct:
        """All that a seat may see or remember."""
        return self.game.view(state, seat)

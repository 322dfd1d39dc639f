"""Who sits where, as a table and its snapshots keep it.

Apart from the table, because the compiler leaves nothing of the types that a snapshot is read by.
"""

from msgspec import Struct

from backroom.server.library import LAST_RESORT, STAND_IN
from backroom.server.messages import Player


class SeatState(Struct):
    """Who sits on a chair."""

    player: Player | None = None
    bot: str | None = None
    bot_failed: bool = False
    stand_in: bool = False
    invited: bool = False
    held_for: str | None = None  # a player of the game before, at a rematch
    luck: str | None = None
    always_ask: bool = False
    agrees: bool = False  # that the game counts for the ratings

    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return self.player is None and self.bot is None

    def driver(self) -> str | None:
        """The bot that chooses for this seat now; None if a player does."""
        if self.bot_failed:
            return LAST_RESORT
        return STAND_IN if self.stand_in else self.bot


class Undo(Struct):
    """A seat wants to take its last choice back and has asked."""

    seat: int
    agreed: set[int]

"""A bot at a table that must go on: one that fails is replaced, and the table is told."""

from typing import Any

from backroom.bots import Bot, BotFailed, Chair, make_bot
from backroom.kernel.chance import Chance
from backroom.kernel.game import Game

STAND_IN = "greedy"


class Player:
    """A bot by name, and whoever sits in for it once it has failed."""

    def __init__(self, name: str, game: Game, edition: Any) -> None:
        self.name = name
        self._game = game
        self._edition = edition
        self._bot: Bot = make_bot(name, game, edition)
        self.failure: str | None = None  # why the bot was replaced

    def choose(self, chair: Chair, chance: Chance) -> int:
        """One of the legal codes, whatever happens to the bot."""
        try:
            code = self._bot.choose(chair, chance)
            if code in chair.legal:
                return code
            raise BotFailed(f"{code} is not one of the legal codes")
        except Exception as error:  # a bot may be anybody's program
            if self.failure is not None:
                raise  # the stand-in itself is at fault
            self.failure = str(error) or type(error).__name__
            self._bot.leave()
            self._bot = make_bot(STAND_IN, self._game, self._edition)
            return self._bot.choose(chair, chance)

    def leave(self) -> None:
        """The game is over."""
        self._bot.leave()

"""Players that are programs. A bot sits where a person sits: it sees its seat's view, its legal
actions and nothing else. A module of this folder is a bot; nothing lists them.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from msgspec import Struct

from backroom.kernel.chance import Chance
from backroom.kernel.game import Game
from backroom.kernel.refusals import SetupError


class Bot(ABC):
    """A player of one seat. A bot's module calls its own subclass ``BOT``."""

    def __init__(self, game: Game, edition: Any) -> None:
        self.game = game
        self.edition = edition

    @abstractmethod
    def choose(self, view: Struct, legal: Sequence[int], chance: Chance) -> int:
        """One of the legal codes; luck comes only from ``chance``."""


def bot_names() -> list[str]:
    """The names of all bots."""
    return sorted(module.name for module in iter_modules(__path__))


def make_bot(name: str, game: Game, edition: Any) -> Bot:
    """A bot for one seat; raises SetupError if there is none of this name."""
    if name not in bot_names():
        raise SetupError(
            "unknown_bot", f"there is no bot {name!r}; there are {', '.join(bot_names())}"
        )
    bot = import_module(f"{__name__}.{name}").BOT(game, edition)
    assert isinstance(bot, Bot)
    return bot

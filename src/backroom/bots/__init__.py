"""Players that are programs. A bot sits where a person sits: it is handed its seat's view, its
legal actions and tables that could be the real one, never the real one.

A module of this folder with a ``BOT`` is a bot; nothing lists them. A bot is named by its module
and, after a colon, by what it is told: ``search:hard``, ``search:seconds=2``, ``exec:./mybot``.
Bots of others are named by an entry point of theirs, or as ``module:function`` (``guests.py``).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple

from msgspec import Struct

from backroom.kernel.chance import Chance
from backroom.kernel.game import Game
from backroom.kernel.state import State
from backroom.kernel.text import Phrasebook

PARTS = {  # modules here, no bots
    "glance",
    "guests",
    "guide",
    "judgement",
    "lookahead",
    "mixture",
    "networks",
    "settings",
    "steady",
    "temper",
    "tree",
    "trials",
}
EXTERNAL = "exec"  # is a word of Python; the module is called after what it is


class Failure(NamedTuple):
    """Why a bot was replaced: ``bot-failed-<code>`` of the locale files, and its values."""

    code: str
    values: tuple[tuple[str, str | int | float], ...] = ()

    def told(self, phrases: Phrasebook) -> str:
        """The reason in words."""
        return phrases.say(f"bot-failed-{self.code}", **dict(self.values))


class BotFailed(Exception):
    """A bot gave no answer that counts."""

    def __init__(self, code: str, **values: str | int | float) -> None:
        self.failure = Failure(code, tuple(values.items()))
        super().__init__(code, *values.values())


class Chair:
    """What a bot is handed at one decision.

    It is made from a re-dealt table, on which the seat sees the same and may do the same as on the
    real one. So a bot could turn it inside out and still find nothing that its seat does not know.
    """

    def __init__(
        self, game: Game, state: State, seat: int, chance: Chance, options: Struct | None = None
    ) -> None:
        self.seat = seat
        self.options = game.options({}) if options is None else options
        self._game = game
        self._table = state.redeal(seat, chance)
        self.seats = int(self._table.seats)
        self.legal: Sequence[int] = self._table.legal(seat)
        self.decision = int(self._table.decision(seat))

    @cached_property
    def view(self) -> Struct:
        """All that this seat may see or remember."""
        return self._game.view(self._table, self.seat)

    def default(self) -> int | None:
        """What the rules let this seat choose if it does not answer; None if they say nothing."""
        return self._game.default_choice(self._table, self.seat)

    def sample(self, chance: Chance) -> State:
        """A table that the seat cannot tell from the real one; its luck comes from ``chance``."""
        return self._table.redeal(self.seat, chance)


class Bot(ABC):
    """A player of one seat. A bot's module calls its own subclass ``BOT``."""

    def __init__(self, game: Game, edition: Any, told: str = "") -> None:
        self.game = game
        self.edition = edition
        self.told = told

    @abstractmethod
    def choose(self, chair: Chair, chance: Chance) -> int:
        """One of the legal codes; luck comes only from ``chance``."""

    def speak(self, chair: Chair, chance: Chance) -> int | None:
        """One of the legal codes where nobody has asked (``State.invitation``), or None to keep
        silent, as bots do that have nothing to say."""
        return None

    def leave(self) -> None:  # noqa: B027  (most bots hold nothing)
        """The game is over, or the bot is replaced: give back what it holds."""


class BotMaker(ABC):
    """What makes a bot for a seat where a class of its own is not at hand."""

    @abstractmethod
    def seated(self, game: Game, edition: Any, told: str) -> Bot:
        """A bot for one seat."""


class Invitations:
    """Whom the driver of a table has asked to speak unasked (``State.invitation``)."""

    def __init__(self) -> None:
        self._met: set[tuple[int, int]] = set()

    def next_speaker(self, state: State, seats: Iterable[int]) -> int | None:
        """The next of these seats that may speak unasked and was not asked at this occasion."""
        for seat in seats:
            occasion = state.invitation(seat)
            if occasion != 0 and (seat, occasion) not in self._met:
                self._met.add((seat, occasion))
                return seat
        return None


def bot_names() -> list[str]:
    """The names of all bots."""
    modules = [module.name for module in iter_modules(__path__) if module.name not in PARTS]
    return sorted(EXTERNAL if name == "external" else name for name in modules)


def make_bot(name: str, game: Game, edition: Any) -> Bot:
    """A bot for one seat; raises SetupError if there is none of this name."""
    kind, _, told = name.partition(":")
    if kind not in bot_names():
        guests = import_module(f"{__name__}.guests")
        bot = guests.seat_guest(name, game, edition)
    else:
        module = import_module(f"{__name__}.{'external' if kind == EXTERNAL else kind}")
        bot = module.BOT(game, edition, told)
    assert isinstance(bot, Bot)
    return bot

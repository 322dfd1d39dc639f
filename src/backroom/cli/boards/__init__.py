"""How the games look in a terminal: one module a game, found by the game's name.

A module shows the view of one seat, never the state, and offers the functions of ``Board``.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol, cast

from rich.color import Color, ColorParseError
from rich.console import RenderableType


class Board(Protocol):
    """What the module of a game offers."""

    def board(self, view: Any, speaker: Any) -> RenderableType:
        """The table as this seat sees it, drawn."""

    def plain(self, view: Any, speaker: Any) -> list[str]:
        """The same in sentences, one a line, for screen readers and pipes."""

    def ask(self, view: Any, speaker: Any) -> str:
        """What this seat must choose now."""

    def choice(self, view: Any, speaker: Any, code: int) -> str:
        """A choice of the decision at hand, in words, with all that helps to choose."""

    def choices(self, view: Any, speaker: Any, numbers: Mapping[int, int]) -> RenderableType | None:
        """The choices (code -> number) drawn in a way of their own, if a list would not do."""

    def warning(self, view: Any, speaker: Any, code: int) -> str | None:
        """What to confirm before this choice is made, if anything."""

    def legend(self, speaker: Any) -> list[str]:
        """What the signs of the drawing mean."""


def has_board(game: str) -> bool:
    """Whether this game can be shown in a terminal."""
    return game in {module.name for module in iter_modules(__path__)}


def board_of(game: str) -> Board:
    """The board of a game that has one."""
    return cast(Board, import_module(f"{__name__}.{game}"))


def style_of(colour: str) -> str:
    """An edition's colour, if the terminal knows it."""
    try:
        Color.parse(colour)
    except ColorParseError:
        return ""
    return colour

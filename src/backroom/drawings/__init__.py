"""How the games look in a terminal: one module a game, found by the game's name.

A module shows the view of one seat, never the state, and offers the functions of ``Drawing``.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol, cast

from rich.color import Color, ColorParseError
from rich.console import RenderableType
from rich.text import Text


class Drawing(Protocol):
    """What the module of a game offers."""

    def drawn(self, view: Any, speaker: Any) -> RenderableType:
        """The table as this seat sees it, drawn."""

    def plain(self, view: Any, speaker: Any) -> list[str]:
        """The same in sentences, one a line, for screen readers and pipes."""

    def choices(self, view: Any, speaker: Any, numbers: Mapping[int, int]) -> RenderableType | None:
        """The choices (code -> number) drawn in a way of their own, if a list would not do."""

    def legend(self, speaker: Any) -> list[str]:
        """What the signs of the drawing mean."""

    def mark(self, view: Any, speaker: Any, seat: int) -> Text:
        """The sign of a seat in its colour."""


def has_drawing(game: str) -> bool:
    """Whether this game can be shown in a terminal."""
    return game in {module.name for module in iter_modules(__path__)}


def drawing_of(game: str) -> Drawing:
    """The drawing of a game that has one."""
    return cast(Drawing, import_module(f"{__name__}.{game}"))


def style_of(colour: str) -> str:
    """An edition's colour, if the terminal knows it."""
    try:
        Color.parse(colour)
    except ColorParseError:
        return ""
    return colour

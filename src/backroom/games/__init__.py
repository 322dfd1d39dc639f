"""The games: one folder each, all with the same rooms. A folder is a game; nothing lists them."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from backroom.kernel.game import Game
from backroom.kernel.refusals import SetupError


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def game(name: str) -> Game:
    """The game of this name; raises SetupError if there is none."""
    if name not in names():
        raise SetupError(
            "unknown_game", f"there is no game {name!r}; there are {', '.join(names())}"
        )
    found = import_module(f"{__name__}.{name}").GAME
    assert isinstance(found, Game)
    return found

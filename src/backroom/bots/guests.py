"""Bots that were written outside this package, by name.

An installed package names its bots as entry points of the group ``backroom.bots``; any other is
named as ``module:function``, from the Python path or the folder one stands in. What a name leads
to is a subclass of ``Bot``, or a function under ``@backroom.bot``. After the name, and a colon, a
bot may be told something.
"""

import os
import sys
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from backroom.bots import Bot, BotMaker, bot_names
from backroom.kernel.game import Game
from backroom.kernel.refusals import SetupError

GROUP = "backroom.bots"

_met: dict[str, BotMaker] = {}  # makers of this process, by name


def meet(name: str, maker: BotMaker) -> None:
    """Know a maker that its name may not lead to: in a notebook, a function has no module that
    could be imported."""
    _met[name] = maker


def seat_guest(name: str, game: Game, edition: Any) -> Bot:
    """A bot for one seat by its name; raises SetupError."""
    found, told = _found(name)
    if isinstance(found, BotMaker):
        return found.seated(game, edition, told)
    if isinstance(found, type) and issubclass(found, Bot):
        return found(game, edition, told)
    raise SetupError("bad_bot", f"{name} is neither a function under @backroom.bot nor a Bot")


def is_known_elsewhere(name: str) -> bool:
    """Whether other processes find this bot by its name too."""
    if name not in _met:
        return True
    try:
        return not name.startswith("__main__:") and _in_module(name) == (_met[name], "")
    except SetupError:
        return False


def _found(name: str) -> tuple[object, str]:
    """What a name leads to, and what the bot is told."""
    if name in _met:
        return _met[name], ""
    kind, _, told = name.partition(":")
    installed = _entry_points()
    if kind in installed:
        return installed[kind].load(), told
    found = _in_module(name)
    if found is None:
        known = ", ".join([*bot_names(), *sorted(installed)])
        raise SetupError("unknown_bot", f"there is no bot {kind!r}; there are {known}")
    return found


def _entry_points() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _in_module(name: str) -> tuple[object, str] | None:
    """What ``module:function:told`` leads to; None for a name without a function."""
    module, _, rest = name.partition(":")
    function, _, told = rest.partition(":")
    if not function:
        return None
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: object = import_module(module)
        for part in function.split("."):
            found = getattr(found, part)
    except Exception as error:  # the module of others may fail in any way
        raise SetupError("unknown_bot", f"{name}: {type(error).__name__}: {error}") from error
    return found, told
